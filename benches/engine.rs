//! Measures how fast the computer player thinks, on one core: how many positions it evaluates a second in each game, and how
//! long a decision of Backgammon takes without looking ahead, one roll ahead and two. The same run measures GNU
//! Backgammon's positions a second for comparison.
//!
//! Run it with `cargo bench --bench engine --no-default-features`. It needs Debian's `gnubg`, and fails without it or if a
//! promise is broken. The promises are for the reference machine; how fast another one is, GNU Backgammon shows, right before
//! and after each measurement.

#![expect(clippy::cast_precision_loss, reason = "a report rounds far more")]

use std::error::Error;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use kafenio_board::rules::{Player, Roll, Ruleset, Variant};
use kafenio_engine::{Engine, GameState, MAX_PLY, Networks, Next};

#[path = "../crates/board/tests/all/chance.rs"]
mod chance;
#[path = "shared/gnubg.rs"]
mod gnubg;
#[path = "../crates/board/tests/all/playing.rs"]
mod playing;

/// The decisions of each game that are measured without looking ahead, and with.
const DECISIONS: usize = 2000;
const SEARCHED: usize = 1000;
/// The number of rounds. Only the fastest counts, because other programs slow the rest down.
const ROUNDS: usize = 3;
/// How many positions GNU Backgammon evaluates a second on the reference machine.
const REFERENCE: f64 = 200_000.0;
/// The longest time of one evaluation, with the generation of its play, on the reference machine.
const LONGEST_EVALUATION: Duration = Duration::from_micros(10);
/// The longest mean time of a decision of Backgammon there, one roll ahead and two.
const LONGEST_SEARCHES: [Duration; MAX_PLY as usize] = [Duration::from_millis(1), Duration::from_millis(10)];
/// The least number of positions of Backgammon evaluated a second, as a multiple of GNU Backgammon's.
const LEAST_TIMES_GNUBG: f64 = 2.0;

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<bool, Box<dyn Error>> {
    let networks = Networks::builtin()?;
    let mut kept = true;
    let mut promise = |line: String, is_kept: bool| {
        println!("{:<8} {line}", if is_kept { "kept" } else { "NOT KEPT" });
        kept &= is_kept;
    };
    // The speed of a machine varies, so GNU Backgammon is measured before and after each measurement. Its faster round
    // counts, as ours does.
    let mut before = calibrated()?;
    let mut beside = |measured: (Duration, usize)| -> Result<_, Box<dyn Error>> {
        let after = calibrated()?;
        let theirs = before.max(after);
        before = after;
        Ok((measured, theirs))
    };
    println!("GNU Backgammon evaluates {REFERENCE:.0} positions a second on the reference machine");
    let there = |time: Duration, theirs: f64| time.mul_f64(theirs / REFERENCE);
    for variant in Variant::ALL {
        let ((time, count), theirs) = beside(fastest(&networks, variant, DECISIONS, 0))?;
        let each = time / u32::try_from(count)?;
        let line = format!(
            "{}: {each:.2?} an evaluation, {:.2?} on the reference machine (GNU Backgammon {theirs:.0} a second here)",
            variant.key(),
            there(each, theirs)
        );
        promise(line, there(each, theirs) <= LONGEST_EVALUATION);
        if variant == Variant::Backgammon {
            let times = count as f64 / time.as_secs_f64() / theirs;
            promise(
                format!("{times:.1} times as many positions a second as GNU Backgammon"),
                times >= LEAST_TIMES_GNUBG,
            );
        }
    }
    for (ply, longest) in (1..=MAX_PLY).zip(LONGEST_SEARCHES) {
        let ((time, _), theirs) = beside(fastest(&networks, Variant::Backgammon, SEARCHED, ply))?;
        let each = time / SEARCHED as u32;
        let line = format!(
            "a decision looking {ply} ahead: {each:.2?}, {:.2?} on the reference machine (at most {longest:?}, GNU Backgammon \
             {theirs:.0} a second here)",
            there(each, theirs)
        );
        promise(line, there(each, theirs) <= longest);
    }
    Ok(kept)
}

/// Returns the time for so many decisions, `ply` rolls ahead, and how many plays were evaluated.
fn fastest(networks: &Networks, variant: Variant, decisions: usize, ply: u8) -> (Duration, usize) {
    let ruleset = Ruleset::from(variant);
    let mut engine = Engine::new(ruleset, networks.of(variant)).sampling();
    let decisions = self_play(&mut engine, ruleset, decisions);
    (0..ROUNDS)
        .map(|_| timed(|| decisions.iter().map(|(state, roll)| engine.ranked(state, *roll, ply).len()).sum()))
        .min()
        .unwrap_or_default()
}

/// Returns decisions from games that the engine plays against itself.
fn self_play(engine: &mut Engine, ruleset: Ruleset, count: usize) -> Vec<(GameState, Roll)> {
    let mut state = GameState::start(&ruleset, Player::White);
    let rolls = playing::situations(ruleset, 2026, count).into_iter().map(|situation| situation.roll);
    rolls
        .map(|roll| {
            let best = engine.best(&state, roll).map(|(legal, _)| legal);
            let next = state.next(&ruleset, roll, best.as_ref());
            let next = if let Next::State(next) = next { next } else { GameState::start(&ruleset, Player::White) };
            (std::mem::replace(&mut state, next), roll)
        })
        .collect()
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn timed(work: impl FnOnce() -> usize) -> (Duration, usize) {
    let start = Instant::now();
    let result = black_box(work());
    (start.elapsed(), result)
}

/// Returns how many positions GNU Backgammon evaluates a second.
fn calibrated() -> Result<f64, Box<dyn Error>> {
    let output = gnubg::gnubg("calibrate 30\nquit\n")?;
    let output = String::from_utf8_lossy(&output.stdout).into_owned();
    let said = output.split("Calibration result: ").nth(1).and_then(|rest| rest.split(' ').next());
    Ok(said.ok_or("GNU Backgammon did not calibrate")?.parse()?)
}
