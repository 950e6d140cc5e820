//! Reads positions from standard input and writes their legal plays, their worth or their pictures, for other programs.
//! Layer 5.

use std::fs;
use std::io::{self, IsTerminal as _, Write as _};

use anyhow::{Context as _, Result, anyhow, ensure};
use kafenio_board::legal;
use kafenio_board::rules::{ByPlayer, Numbering, Scoring, Situation, Variant};
use kafenio_engine::Networks;
use kafenio_engine::evaluation::{Evaluator, Strength};
use kafenio_picture::{self as picture, BoardView, Words};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};

use crate::input::{Line, MAX_LINE, read_line};
use crate::settings::{EvaluateOptions, Home, InvalidSetting, Numbers, Pair, PictureOptions};

/// Writes the legal plays of each position.
///
/// # Errors
/// Returns an error if standard input or output fails.
pub fn legal() -> Result<()> {
    answer_lines(legal::legal)
}

/// Writes what the engine thinks of each position.
///
/// # Errors
/// Returns an error if standard input or output fails.
pub fn evaluate(networks: Networks, options: &EvaluateOptions) -> Result<()> {
    let strength = Strength { ply: options.ply, level: options.level };
    let mut evaluator = Evaluator::new(networks, strength, random_unit);
    answer_lines(|line| evaluator.answer(line))
}

/// Returns the number, at least 0 and less than 1, that `seed` determines. Without the factor, the same seed would give other
/// plays than it has always given.
fn random_unit(seed: u64) -> f32 {
    Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)).random_range(0.0..1.0)
}

/// Answers every line of standard input with one line, before it reads the next, until the input ends or nobody reads
/// the output any more.
fn answer_lines(mut answer: impl FnMut(&[u8]) -> String) -> Result<()> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut line = Vec::new();
    loop {
        let answer = match read_line(&mut input, &mut line).context("standard input cannot be read")? {
            Line::Whole => answer(&line),
            Line::Cut => legal::error(&too_long()),
            Line::End => break,
        };
        // Standard output is flushed at the end of every line.
        match output.write_all((answer + "\n").as_bytes()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            written => written.context("standard output cannot be written")?,
        }
    }
    Ok(())
}

/// Draws the position on the first line of standard input and writes the PNG to a file, or else to standard output.
///
/// # Errors
/// Returns an error if the line is not a position, an option does not fit the game, or standard output is a terminal.
pub fn picture(options: &PictureOptions) -> Result<()> {
    let to_terminal = options.out.is_none() && io::stdout().is_terminal();
    ensure!(!to_terminal, "a terminal cannot show the PNG file: expected --out FILE");
    let score = options.score()?;
    let points = options.points()?;
    let mut line = Vec::new();
    let read = read_line(&mut io::stdin().lock(), &mut line).context("standard input cannot be read")?;
    ensure!(read != Line::Cut, "not a position: {}", too_long());
    let (ruleset, situation) = legal::read(&line).map_err(|error| anyhow!("not a position: {error}"))?;
    let rules = ruleset.variant.rules();
    let key = ruleset.variant.key();
    let unused_options = [
        ("--cube", options.cube.is_some() && !rules.cube),
        ("--points", points.is_some() && rules.scoring == Scoring::Nothing),
    ];
    if let Some((option, _)) = unused_options.into_iter().find(|(_, is_unused)| *is_unused) {
        return Err(InvalidSetting::new(format!("{option} cannot be used: {key} is played without")).into());
    }
    // The player who moves is White.
    let scene = BoardView {
        score: score.map(|Pair(white, black)| ByPlayer { white, black }),
        points: points.map(|[white, black]| ByPlayer { white, black }),
        ..scene(ruleset.variant, &situation, options)
    };
    let png = picture::png(&scene);
    match &options.out {
        Some(file) => fs::write(file, &png.file).with_context(|| format!("cannot write {}", file.display())),
        None => io::stdout().write_all(&png).context("standard output cannot be written"),
    }
}

fn too_long() -> String {
    format!("the line is longer than {MAX_LINE} bytes, expected a position on one line")
}

/// Builds the view of the position, with as much about its game as the options give.
fn scene(variant: Variant, situation: &Situation, options: &PictureOptions) -> BoardView {
    let mover = situation.player;
    let doublets = situation.doublets + u8::from(situation.roll.is_doublet());
    BoardView {
        roll: Some(situation.roll),
        cube: options.cube.map(|cube| cube.0),
        names: ByPlayer::from_fn(|player| if player == mover { &options.player } else { &options.opponent }.clone()),
        // The words that the JSON lines use.
        stand_ins: ByPlayer::from_fn(|player| if player == mover { "player" } else { "opponent" }.to_owned()),
        words: Words {
            score: if options.length.is_some() { "match score" } else { "score" }.to_owned(),
            ..Words::default()
        },
        match_length: options.length,
        doublets: ByPlayer::from_fn(
            |player| if player == mover && variant.rules().doublet.is_counted() { doublets } else { 0 },
        ),
        mirrored: options.home == Home::Left,
        numbering: match options.numbers {
            Numbers::Own => Numbering::Own,
            Numbers::Ravensburger => Numbering::Printed,
        },
        theme: options.theme.clone(),
        ..BoardView::new(variant, situation.position, mover)
    }
}
