//! How fast legal plays are found: distinct plays a second on one core, for every game over 10,000 fixed random positions,
//! beside the crate `bkgm` (whose generator is wildbg's) on the same Backgammon positions in the same run.
//!
//! `cargo bench --bench plays --no-default-features`. It fails where a promise is not kept: Backgammon at least as fast
//! as `bkgm`, every other game at most four times Backgammon's time for a position (Puff's doublets are left out of that:
//! one of them can have 80,000 results, and takes at most 100 ms).

use std::collections::HashMap;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use bkgm::dice::Dice;
use bkgm::{ClassicRules, State, legal_positions_with};
use kafenio::rules::{BAR, Generator, Ruleset, Situation, Variant};

#[path = "../tests/all/rules_play.rs"]
mod rules_play;

const POSITIONS: usize = 10_000;
/// The fastest of so many passes counts: the others were disturbed.
const PASSES: usize = 15;
/// What the other games may take for a position, in Backgammon's times.
const MOST_TIMES_BACKGAMMON: f64 = 4.0;
const LONGEST_ROLL: Duration = Duration::from_millis(100);

/// What the fastest pass found, and how long it took.
struct Pace {
    plays: usize,
    took: Duration,
    positions: usize,
}

impl Pace {
    /// Times `pass`, which returns how many plays it found among `positions` positions.
    fn of(positions: usize, mut pass: impl FnMut() -> usize) -> Pace {
        let mut paces: Vec<(Duration, usize)> = (0..PASSES).map(|_| timed(&mut pass)).collect();
        paces.sort_unstable();
        Pace { plays: paces[0].1, took: paces[0].0, positions }
    }

    fn per_second(&self) -> f64 {
        self.plays as f64 / self.took.as_secs_f64()
    }

    fn nanos_a_position(&self) -> f64 {
        self.took.as_secs_f64() * 1e9 / self.positions as f64
    }

    fn report(&self, name: &str) {
        println!(
            "{name:<22} {:>6.1} million plays/s  {:>7.0} ns a position  {:>5.1} plays a position",
            self.per_second() / 1e6,
            self.nanos_a_position(),
            self.plays as f64 / self.positions as f64,
        );
    }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn timed(pass: &mut impl FnMut() -> usize) -> (Duration, usize) {
    let begun = Instant::now();
    let plays = black_box(pass());
    (begun.elapsed(), plays)
}

fn main() -> ExitCode {
    let backgammon = pace_of(Variant::Backgammon, |_| true);
    backgammon.report("backgammon");
    let yardstick = pace_of_bkgm();
    yardstick.report("  the same by bkgm");
    let times = yardstick.nanos_a_position() / backgammon.nanos_a_position();
    println!("  backgammon is {times:.2} times as fast as bkgm");
    let mut kept = times >= 1.0 && yardstick.plays == backgammon.plays;
    for variant in Variant::ALL {
        let pace = match variant {
            Variant::Backgammon => continue,
            Variant::Puff => pace_of(variant, |situation| !situation.roll.is_doublet()),
            Variant::Portes | Variant::Plakoto | Variant::Fevga | Variant::TricTrac => pace_of(variant, |_| true),
        };
        pace.report(variant.key());
        kept &= pace.nanos_a_position() <= MOST_TIMES_BACKGAMMON * backgammon.nanos_a_position();
    }
    let (longest, plays) = longest_roll();
    println!("puff's longest doublet {:>6.1} ms for {plays} plays", longest.as_secs_f64() * 1e3);
    kept &= longest <= LONGEST_ROLL;
    println!("{}", if kept { "every promise is kept" } else { "a promise is NOT kept" });
    if kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn pace_of(variant: Variant, counts: impl Fn(&Situation) -> bool) -> Pace {
    let ruleset = Ruleset::from(variant);
    let situations = rules_play::situations(ruleset, 2026, POSITIONS);
    let situations: Vec<Situation> = situations.into_iter().filter(counts).collect();
    let mut generator = Generator::default();
    Pace::of(situations.len(), || {
        situations.iter().map(|situation| black_box(generator.outcomes(&ruleset, situation)).len()).sum()
    })
}

fn pace_of_bkgm() -> Pace {
    let situations = rules_play::situations(Variant::Backgammon.into(), 2026, POSITIONS);
    let theirs: Vec<(Dice, bkgm::Position<15>)> = situations.iter().map(as_bkgm).collect();
    Pace::of(theirs.len(), || {
        theirs
            .iter()
            .map(|(dice, position)| {
                let found = black_box(legal_positions_with::<ClassicRules, 15>(*position, dice));
                // Where nothing can be played it returns the position as it was.
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

/// The doublet with the most results among Puff's positions.
fn longest_roll() -> (Duration, usize) {
    let ruleset = Ruleset::from(Variant::Puff);
    let situations = rules_play::situations(ruleset, 2026, POSITIONS / 4);
    let mut generator = Generator::default();
    situations
        .iter()
        .filter(|situation| situation.roll.is_doublet())
        .map(|situation| timed(&mut || generator.outcomes(&ruleset, situation).len()))
        .max_by_key(|(_, plays)| *plays)
        .unwrap_or_default()
}
