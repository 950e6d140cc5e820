//! Counts of legal plays, as data.

use std::fmt::Write;

use kafenio::rules::{Generator, Player, Position, Roll, Ruleset, Situation, Variant};

/// The 21 rolls, the higher number first.
fn rolls() -> impl Iterator<Item = Roll> {
    (1..=6).flat_map(|high| (1..=high).filter_map(move |low| Roll::new(high, low)))
}

fn count(ruleset: Ruleset, position: Position, roll: Roll) -> usize {
    ruleset.plays(&Situation { position, player: Player::White, roll, doublets: 0 }).len()
}

/// From the start position, as GNU Backgammon counts them.
#[test]
fn backgammon_begins_with_as_many_plays_as_known() {
    let known = "65:7 64:14 63:14 62:14 61:10 54:9 53:9 52:8 51:8 43:17 42:18 41:14 32:17 31:16 21:15 \
                 66:11 55:4 44:52 33:73 22:75 11:42";
    let ruleset = Ruleset::from(Variant::Backgammon);
    for entry in known.split_whitespace() {
        let (dice, plays) = entry.split_once(':').unwrap();
        let digit = |index: usize| dice.as_bytes()[index] - b'0';
        let roll = Roll::new(digit(0), digit(1)).unwrap();
        assert_eq!(count(ruleset, ruleset.start(), roll).to_string(), plays, "{roll}");
    }
}

/// The number of plays so many plies deep over all 21 rolls, each counted once; a turn without a play counts as one.
fn perft(generator: &mut Generator, ruleset: Ruleset, position: Position, player: Player, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut total = 0;
    for roll in rolls() {
        let situation = Situation { position, player, roll, doublets: 0 };
        if depth == 1 {
            total += generator.outcomes(&ruleset, &situation).len().max(1) as u64;
            continue;
        }
        let plays = ruleset.plays(&situation);
        if plays.is_empty() {
            total += perft(generator, ruleset, position, player.opponent(), depth - 1);
        }
        for legal in plays {
            total += match legal.ends {
                Some(_) => 1,
                None => perft(generator, ruleset, legal.after, player.opponent(), depth - 1),
            };
        }
    }
    total
}

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules/perft.txt");

/// `tests/rules/perft.txt`: game, depth, plays; `UPDATE=1` writes it anew. Puff's first doublets alone fill the third ply.
#[test]
fn plays_are_as_many_as_checked_in() {
    let mut counted = String::new();
    let mut generator = Generator::default();
    for variant in Variant::ALL {
        let ruleset = Ruleset::from(variant);
        for depth in 1..=3 {
            let plays = perft(&mut generator, ruleset, ruleset.start(), Player::White, depth);
            writeln!(counted, "{} {depth} {plays}", variant.key()).unwrap();
        }
    }
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(FILE, &counted).unwrap();
    }
    assert_eq!(counted, std::fs::read_to_string(FILE).unwrap());
}
