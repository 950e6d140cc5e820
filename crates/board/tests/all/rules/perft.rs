//! Counts of legal plays.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;

use kafenio_board::rules::{
    ByPlayer, CustomRule, Generator, Outcome, Player, Position, Roll, Ruleset, Situation, Variant,
};

/// Returns the 21 rolls, the higher number first.
fn rolls() -> impl Iterator<Item = Roll> {
    (1..=6).flat_map(|high| (1..=high).filter_map(move |low| Roll::new(high, low)))
}

fn count(ruleset: Ruleset, position: Position, roll: Roll) -> usize {
    ruleset.plays(&Situation::new(position, Player::White, roll)).len()
}

/// Compares the counts from the starting position with those of GNU Backgammon.
#[test]
fn backgammon_starts_with_the_counts_of_gnu_backgammon() {
    let counts = "65:7 64:14 63:14 62:14 61:10 54:9 53:9 52:8 51:8 43:17 42:18 41:14 32:17 31:16 21:15 \
                 66:11 55:4 44:52 33:73 22:75 11:42";
    let ruleset = Ruleset::from(Variant::Backgammon);
    for entry in counts.split_whitespace() {
        let (dice, plays) = entry.split_once(':').unwrap();
        let digit = |index: usize| dice.as_bytes()[index] - b'0';
        let roll = Roll::new(digit(0), digit(1)).unwrap();
        assert_eq!(count(ruleset, ruleset.start(), roll).to_string(), plays, "{roll}");
    }
}

/// Counts the ways to play each number of plies up to `depth` from `position`, over all 21 rolls, each counted once. A turn
/// without a play counts as one way.
fn perft(ruleset: Ruleset, position: Position, depth: usize) -> Vec<u64> {
    let mut generator = Generator::default();
    // Many ways lead to the same position, which is expanded only once per ply.
    let mut ways = HashMap::from([(position, 1_u64)]);
    let mut totals = Vec::new();
    for ply in 1..=depth {
        let player = Player::BOTH[(ply - 1) % 2];
        let (mut next, mut total) = (HashMap::new(), 0);
        for (position, count) in ways {
            for roll in rolls() {
                let situation = Situation::new(position, player, roll);
                if ply == depth {
                    total += count * generator.outcomes(&ruleset, &situation).len().max(1) as u64;
                    continue;
                }
                let plays = ruleset.plays(&situation);
                total += count * plays.len().max(1) as u64;
                let unplayed = plays.is_empty().then_some(position);
                for after in plays.iter().map(|legal| legal.after).chain(unplayed) {
                    *next.entry(after).or_insert(0) += count;
                }
            }
        }
        totals.push(total);
        ways = next;
    }
    totals
}

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/rules/perft.txt");

/// Returns a position in the middle of a game: at the start of Tric-Trac and Puff nobody meets, so that the counts say
/// little. A side's checkers are given as own points and counts.
fn middle(variant: Variant) -> Option<Position> {
    let [white, black]: [&[(usize, u8)]; 2] = match variant {
        // White comes out and builds the grand bridge; Black holds their corner. Both have single checkers that can be hit.
        Variant::TricTrac => [
            &[(24, 2), (21, 1), (18, 2), (17, 2), (16, 2), (14, 3), (11, 2), (5, 1)],
            &[(22, 3), (19, 1), (15, 1), (13, 4), (10, 2), (6, 3), (3, 1)],
        ],
        // All have entered, and both have single checkers that can be hit.
        Variant::Puff => [
            &[(22, 2), (18, 3), (14, 1), (10, 4), (7, 1), (5, 2), (3, 2)],
            &[(21, 1), (17, 3), (13, 2), (9, 1), (6, 5), (4, 1), (2, 2)],
        ],
        Variant::Backgammon | Variant::Portes | Variant::Plakoto | Variant::Fevga => return None,
    };
    let side = |places: &[(usize, u8)]| {
        let mut checkers = [0; 26];
        for &(place, count) in places {
            checkers[place] = count;
        }
        checkers
    };
    Some(Position { checkers: ByPlayer { white: side(white), black: side(black) }, pinned: ByPlayer::default() })
}

/// `tests/rules/perft.txt` has a game, plies and ways per line; `UPDATE=1` rewrites it. From the start no game can end
/// within three plies, and from the middle none within two.
#[test]
fn counts_match_the_checked_in_file() {
    let mut counted = String::new();
    for variant in Variant::ALL {
        let ruleset = Ruleset::from(variant);
        for (ply, ways) in (1..).zip(perft(ruleset, ruleset.start(), 3)) {
            writeln!(counted, "{} {ply} {ways}", variant.key()).unwrap();
        }
        for (ply, ways) in middle(variant).into_iter().flat_map(|position| (1..).zip(perft(ruleset, position, 2))) {
            writeln!(counted, "{}, middle {ply} {ways}", variant.key()).unwrap();
        }
    }
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(FILE, &counted).unwrap();
    }
    assert_eq!(counted, std::fs::read_to_string(FILE).unwrap());
}

/// Tapa is Plakoto with the higher die, and Tavla is Portes with the higher die and without hit and run. The counts are
/// those of a generator written for these games.
#[test]
fn custom_rules_lead_to_the_counts_of_tapa_and_tavla() {
    let counts = |variant: Variant, rules: &[CustomRule]| {
        let mut ruleset = Ruleset::from(variant);
        for rule in rules {
            ruleset.custom_rules.choose(*rule);
        }
        perft(ruleset, ruleset.start(), 2)
    };
    assert_eq!(counts(Variant::Plakoto, &[CustomRule::HigherDie]), [59, 3474]);
    assert_eq!(counts(Variant::Portes, &[CustomRule::HigherDie, CustomRule::NoHitAndRun]), [447, 200_516]);
}

/// A player of Puff who has had a doublet plays the top number four times, then the bottom number up to four times.
#[test]
fn samples_of_a_large_doublet_are_small_and_legal() {
    let ruleset = Ruleset::from(Variant::Puff);
    let mut position = ruleset.start();
    for player in Player::BOTH {
        let checkers = &mut position.checkers[player];
        *checkers = [0; 26];
        checkers[15..=22].fill(1);
        checkers[12] = 7;
    }
    let situation = Situation { doublets: 1, ..Situation::new(position, Player::White, Roll::new(1, 1).unwrap()) };
    let mut generator = Generator::default();
    let key = |outcome: &Outcome| outcome.sides();
    let all: HashSet<_> = generator.outcomes(&ruleset, &situation).iter().map(key).collect();
    assert!(all.len() > 2000, "{}", all.len());
    for most in [5, 100, 500] {
        let sample: HashSet<_> = generator.sample(&ruleset, &situation, most).iter().map(key).collect();
        assert!(sample.is_subset(&all), "{most}");
        assert!((most / 2..=most).contains(&sample.len()), "{most}: {}", sample.len());
    }
    assert_eq!(generator.sample(&ruleset, &situation, usize::MAX).len(), all.len());
}
