//! Floor 5. Positions from standard input for other programs: their legal plays, and their pictures.

use std::fs;
use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::path::Path;

use anyhow::{Context as _, Result, anyhow, ensure};

use crate::legal;
use crate::picture::{self, Scene};
use crate::rules::{ByPlayer, Numbering, Situation, Variant};

/// Answers every line of standard input with a line, each before the next is read, until there is no more to read or
/// nobody who reads the answers.
///
/// # Errors
/// When standard input or output fails.
pub fn legal() -> Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line).context("standard input cannot be read")? > 0 {
        let answer = legal::legal(&line);
        // Standard output is flushed at the end of every line.
        match output.write_all((answer + "\n").as_bytes()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            written => written.context("standard output cannot be written")?,
        }
        line.clear();
    }
    Ok(())
}

/// Draws the position on the first line of standard input in `theme` and writes the PNG to `out`, or else to standard
/// output.
///
/// # Errors
/// When the line is no position, or the picture has nowhere to go.
pub fn picture(theme: &str, out: Option<&Path>) -> Result<()> {
    ensure!(out.is_some() || !io::stdout().is_terminal(), "a picture is nothing for a terminal: expected --out FILE");
    let mut line = Vec::new();
    io::stdin().lock().read_until(b'\n', &mut line).context("standard input cannot be read")?;
    let (ruleset, situation) = legal::read(&line).map_err(|error| anyhow!("no position: {error}"))?;
    let png = picture::png(&scene(ruleset.variant, &situation, theme));
    match out {
        Some(file) => fs::write(file, png).with_context(|| format!("cannot write {}", file.display())),
        None => io::stdout().write_all(&png).context("standard output cannot be written"),
    }
}

/// A position without the story of its game.
fn scene(variant: Variant, situation: &Situation, theme: &str) -> Scene {
    Scene {
        variant,
        position: situation.position,
        viewer: situation.player,
        to_move: Some(situation.player),
        roll: Some(situation.roll),
        used_dice: 0,
        last_play: None,
        cube: None,
        // As the lines call them.
        names: ByPlayer::from_fn(|player| if player == situation.player { "player" } else { "opponent" }.to_owned()),
        score: ByPlayer::default(),
        match_length: None,
        points: None,
        crawford: false,
        clock: None,
        mirrored: false,
        numbering: Numbering::Own,
        theme: theme.to_owned(),
    }
}
