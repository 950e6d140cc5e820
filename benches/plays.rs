//! Measures the generator of legal plays: distinct plays per second on one core, for every game over 10,000 fixed
//! random positions, beside the crate `bkgm` (which has wildbg's generator) on the same Backgammon positions in the
//! same run.
//!
//! Run it with `cargo bench --bench plays --no-default-features`. It fails if a promise is broken: Backgammon is at
//! least three times as fast as `bkgm`; every other game takes at most four times Backgammon's time per position.
//! Puff's doublets are excluded, because one of them can have 80,000 results; each takes at most 100 ms.

#![expect(clippy::cast_precision_loss, reason = "a report rounds far more")]

use std::collections::HashMap;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use bkgm::dice::Dice;
use bkgm::{ClassicRules, State, legal_positions_with};
use kafenio_board::rules::{BAR, Doublet, Generator, Ruleset, Situation, Variant};

#[path = "../crates/board/tests/all/chance.rs"]
mod chance;
#[path = "../crates/board/tests/all/playing.rs"]
mod playing;

const POSITIONS: usize = 10_000;
/// The number of rounds; each has one pass per game. Only the fastest pass counts, because other programs slow the rest
/// down.
const ROUNDS: usize = 60;
/// The least speed of Backgammon, as a multiple of that of `bkgm`.
const LEAST_TIMES_BKGM: f64 = 3.0;
/// The most time per position of the other games, as a multiple of Backgammon's.
const MAX_TIMES_BACKGAMMON: f64 = 4.0;
const LONGEST_ROLL: Duration = Duration::from_millis(100);

/// A measurement: its name, the number of positions in a pass, and the pass, which returns the number of plays found.
struct Measurement {
    name: String,
    positions: usize,
    pass: Box<dyn FnMut() -> usize>,
    plays: usize,
    fastest: Duration,
}

impl Measurement {
    fn new(name: &str, positions: usize, pass: impl FnMut() -> usize + 'static) -> Measurement {
        Measurement { name: name.to_owned(), positions, pass: Box::new(pass), plays: 0, fastest: Duration::MAX }
    }

    fn run(&mut self) {
        let (took, plays) = timed(&mut self.pass);
        self.plays = plays;
        self.fastest = self.fastest.min(took);
    }

    fn nanos_a_position(&self) -> f64 {
        self.fastest.as_secs_f64() * 1e9 / self.positions as f64
    }

    fn report(&self) {
        println!(
            "{:<20} {:>6.1} million plays/s  {:>6.0} ns a position  {:>5.1} plays a position",
            self.name,
            self.plays as f64 / self.fastest.as_secs_f64() / 1e6,
            self.nanos_a_position(),
            self.plays as f64 / self.positions as f64,
        );
    }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn timed(pass: &mut dyn FnMut() -> usize) -> (Duration, usize) {
    let start = Instant::now();
    let plays = black_box(pass());
    (start.elapsed(), plays)
}

fn main() -> ExitCode {
    let mut reference = measurement_of_bkgm();
    let mut games = Variant::ALL.map(measurement_of);
    for _ in 0..ROUNDS {
        reference.run();
        games.iter_mut().for_each(Measurement::run);
    }
    let [backgammon, others @ ..] = &games;
    let times = reference.nanos_a_position() / backgammon.nanos_a_position();
    [&reference, backgammon].into_iter().chain(others).for_each(Measurement::report);
    println!("backgammon is {times:.2} times as fast as bkgm");
    let (longest, plays) = longest_roll();
    println!("puff's longest doublet takes {:.1} ms for {plays} plays", longest.as_secs_f64() * 1e3);

    let most = MAX_TIMES_BACKGAMMON * backgammon.nanos_a_position();
    let promises = [
        ("backgammon is at least three times as fast as bkgm", times >= LEAST_TIMES_BKGM),
        ("the others take at most four times as long", others.iter().all(|other| other.nanos_a_position() <= most)),
        ("no doublet takes more than 100 ms", longest <= LONGEST_ROLL),
    ];
    for (promise, kept) in promises {
        println!("{:<8} {promise}", if kept { "kept" } else { "NOT KEPT" });
    }
    if promises.iter().all(|(_, kept)| *kept) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn measurement_of(variant: Variant) -> Measurement {
    let ruleset = Ruleset::from(variant);
    let mut situations = playing::situations(ruleset, 2026, POSITIONS);
    // Puff's doublets have their own promise.
    if ruleset.variant.rules().doublet == Doublet::TopThenBottom {
        situations.retain(|situation| !situation.roll.is_doublet());
    }
    let mut generator = Generator::default();
    Measurement::new(variant.key(), situations.len(), move || {
        situations.iter().map(|situation| black_box(generator.outcomes(&ruleset, situation)).len()).sum()
    })
}

fn measurement_of_bkgm() -> Measurement {
    let situations = playing::situations(Variant::Backgammon.into(), 2026, POSITIONS);
    let theirs: Vec<(Dice, bkgm::Position<15>)> = situations.iter().map(as_bkgm).collect();
    Measurement::new("bkgm (backgammon)", theirs.len(), move || {
        theirs
            .iter()
            .map(|(dice, position)| {
                let found = black_box(legal_positions_with::<ClassicRules, 15>(*position, dice));
                // If nothing can be played, it returns the unchanged position.
                if found.as_slice() == [position.flip()] { 0 } else { found.len() }
            })
            .sum()
    })
}

fn as_bkgm(situation: &Situation) -> (Dice, bkgm::Position<15>) {
    let (mine, theirs) = (situation.player, situation.player.opponent());
    let places = |player, place: &dyn Fn(usize) -> usize| -> HashMap<usize, u8> {
        let checkers: &[u8; 26] = &situation.position.checkers[player];
        (1..=BAR as usize).filter(|&own| checkers[own] > 0).map(|own| (place(own), checkers[own])).collect()
    };
    let position = bkgm::Position::from_hash_maps(&places(mine, &|own| own), &places(theirs, &|own| 25 - own));
    let [first, second] = <[u8; 2]>::from(situation.roll);
    (Dice::new(first as usize, second as usize), position)
}

/// Returns the time and the number of results of the doublet of Puff with the most results.
fn longest_roll() -> (Duration, usize) {
    let ruleset = Ruleset::from(Variant::Puff);
    let situations = playing::situations(ruleset, 2026, POSITIONS / 4);
    let mut generator = Generator::default();
    situations
        .iter()
        .filter(|situation| situation.roll.is_doublet())
        .map(|situation| timed(&mut || generator.outcomes(&ruleset, situation).len()))
        .max_by_key(|(_, plays)| *plays)
        .unwrap_or_default()
}
