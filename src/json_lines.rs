//! Floor 5. Positions from standard input for other programs: their legal plays, and their pictures.

use std::fs;
use std::io::{self, BufRead as _, IsTerminal as _, Write as _};

use anyhow::{Context as _, Result, anyhow, ensure};

use crate::legal;
use crate::picture::{self, BoardView, Words};
use crate::rules::{ByPlayer, Numbering, Scoring, Situation, Variant};
use crate::settings::{Drawing, Home, Numbers, Pair, Unusable};

/// Answers every line of standard input with a line, each before the next is read, until there is no more to read or
/// nobody who reads the answers.
///
/// # Errors
/// When standard input or output fails.
pub fn legal() -> Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line).context("standard input cannot be read")? > 0 {
        // Standard output is flushed at the end of every line.
        match output.write_all((legal::legal(&line) + "\n").as_bytes()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            written => written.context("standard output cannot be written")?,
        }
        line.clear();
    }
    Ok(())
}

/// Draws the position on the first line of standard input and writes the PNG to a file, or else to standard output.
///
/// # Errors
/// When the line is no position, the score ends the match, or the picture has nowhere to go.
pub fn picture(drawing: &Drawing) -> Result<()> {
    let nowhere = drawing.out.is_none() && io::stdout().is_terminal();
    ensure!(!nowhere, "a picture is nothing for a terminal: expected --out FILE");
    let (score, points) = (drawing.score()?, drawing.points()?);
    let mut line = Vec::new();
    io::stdin().lock().read_until(b'\n', &mut line).context("standard input cannot be read")?;
    let (ruleset, situation) = legal::read(&line).map_err(|error| anyhow!("no position: {error}"))?;
    let (rules, key) = (ruleset.variant.rules(), ruleset.variant.key());
    let needless = [
        ("--cube", drawing.cube.is_some() && !rules.cube),
        ("--points", points.is_some() && rules.scoring == Scoring::Nothing),
    ];
    if let Some((word, _)) = needless.into_iter().find(|(_, is_needless)| *is_needless) {
        return Err(Unusable::of(format!("{word}: {key} is played without")).into());
    }
    // The one to play stands as White.
    let scene = BoardView {
        score: score.map(|Pair(white, black)| ByPlayer { white, black }),
        points: points.map(|[white, black]| ByPlayer { white, black }),
        ..scene(ruleset.variant, &situation, drawing)
    };
    let png = picture::png(&scene);
    match &drawing.out {
        Some(file) => fs::write(file, png).with_context(|| format!("cannot write {}", file.display())),
        None => io::stdout().write_all(&png).context("standard output cannot be written"),
    }
}

/// A position with as much of the story of its game as was told.
fn scene(variant: Variant, situation: &Situation, drawing: &Drawing) -> BoardView {
    let mover = situation.player;
    let thrown = situation.doublets + u8::from(situation.roll.is_doublet());
    BoardView {
        variant,
        position: situation.position,
        viewer: mover,
        to_move: Some(mover),
        asked: None,
        roll: Some(situation.roll),
        used_dice: 0,
        last_play: None,
        cube: drawing.cube.map(|cube| cube.0),
        names: ByPlayer::from_fn(|player| if player == mover { &drawing.player } else { &drawing.opponent }.clone()),
        // As the lines call them.
        stand_ins: ByPlayer::from_fn(|player| if player == mover { "player" } else { "opponent" }.to_owned()),
        words: Words {
            score: if drawing.length.is_some() { "match score" } else { "score" }.to_owned(),
            ..Words::default()
        },
        score: None,
        match_length: drawing.length,
        points: None,
        doublets: ByPlayer::from_fn(
            |player| if player == mover && variant.rules().doublet.is_counted() { thrown } else { 0 },
        ),
        crawford: false,
        clock: None,
        mirrored: drawing.home == Home::Left,
        numbering: match drawing.numbers {
            Numbers::Own => Numbering::Own,
            Numbers::Ravensburger => Numbering::Printed,
        },
        number: None,
        caption: String::new(),
        theme: drawing.theme.clone(),
    }
}
