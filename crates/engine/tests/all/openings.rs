//! The openings of the program, and how they are found.

use std::collections::HashSet;

use kafenio_board::rules::{OpeningRoll, Player, Roll, Ruleset, Variant};
use kafenio_engine::opening::{self, Opening};
use kafenio_engine::{Engine, GameState, Networks};

/// How far the engine's estimate before the games may be from their mean, in points: much less than a game, but more than
/// what an average estimate errs.
const FAR: f32 = 0.3;

fn openings(variant: Variant) -> Vec<Opening> {
    let read = |roll| opening::find(variant, roll).unwrap_or_else(|| panic!("{variant:?} {roll} is damaged"));
    Roll::distinct().map(read).collect()
}

#[test]
fn every_roll_of_every_game_has_legal_plays_with_the_best_one_first() {
    for variant in Variant::ALL {
        for opening in openings(variant) {
            let what = format!("{variant:?}: {}", opening.line());
            let situation = opening.query().situation().expect("a roll");
            let legal = Ruleset::from(variant).plays(&situation);
            assert!(opening.plays.iter().all(|rolled| legal.contains(&rolled.play.legal)), "{what}: all are legal");
            let different: HashSet<_> = opening.plays.iter().map(|rolled| rolled.play.legal.after).collect();
            assert_eq!(different.len(), opening.plays.len(), "{what}: they differ");
            assert!((legal.len().min(2)..=4).contains(&opening.plays.len()), "{what}: one play cannot be compared");
            let equities = opening.plays.iter().map(|rolled| rolled.play.equity);
            assert!(equities.is_sorted_by(|one, other| one >= other), "{what}: the best is first");
            assert!(opening.plays.iter().all(|rolled| rolled.error <= 0.02), "{what}: too few games");
            assert_eq!(Opening::parse(variant, &opening.line()), Some(opening), "{what}");
        }
    }
}

#[test]
fn engine_agrees_with_the_games_that_it_has_played() {
    let networks = Networks::builtin().expect("the networks are whole");
    for variant in Variant::ALL {
        let mut engine = Engine::new(variant.into(), networks.of(variant));
        let state = GameState::start(engine.ruleset(), Player::White);
        for opening in openings(variant) {
            let ranked = engine.ranked(&state, opening.roll, 0);
            for rolled in &opening.plays {
                let estimate = ranked.iter().find(|play| play.legal == rolled.play.legal).expect("a legal play");
                let difference = (estimate.equity - rolled.play.equity).abs();
                assert!(difference < FAR, "{variant:?} {}: {difference} from the estimate", opening.line());
            }
        }
    }
}

#[test]
fn book_plays_are_among_the_best() {
    let book = [("31", "8/5 6/5"), ("42", "8/4 6/4"), ("61", "13/7 8/7"), ("65", "24/18/13"), ("53", "8/3 6/3")];
    for opening in openings(Variant::Backgammon) {
        let name = format!("{}{}", opening.roll.higher(), opening.roll.lower());
        let Some((_, play)) = book.iter().find(|(roll, _)| *roll == name) else { continue };
        let best = &opening.plays[0].play.legal.play;
        assert_eq!(Ruleset::from(Variant::Backgammon).notation(best), *play, "{name}");
    }
}

#[test]
fn damaged_lines_are_not_read() {
    let line = "31;8/5,6/5=158,55,17,13±4;24/23,13/10=-10,49,13,14±4";
    let read = Opening::parse(Variant::Backgammon, line).expect("a line");
    assert_eq!(read.line(), line);
    for (damaged, why) in [
        ("", "nothing"),
        ("71;8/5,6/5=158,55,17,13±4", "no roll"),
        ("31", "no play"),
        ("31;8/5,6/4=158,55,17,13±4", "an illegal play"),
        ("32;8/5,6/5=158,55,17,13±4", "a play of another roll"),
        ("31;8/5,6/5=158,55,17,13", "no error"),
        ("31;8/5,6/5=158,55,17±4", "a number is missing"),
        ("31;8/5,6/5=158,55,x,13±4", "a number that is none"),
    ] {
        assert_eq!(Opening::parse(Variant::Backgammon, damaged), None, "{why}");
    }
    assert_eq!(Opening::parse(Variant::Plakoto, line), None, "another game");
}

#[test]
fn files_begin_with_the_command_that_made_them() {
    for variant in Variant::ALL {
        let command = opening::command(variant).expect("the first line");
        let (key, rest) = (variant.key(), command.split_once(" --games ").map(|(_, rest)| rest));
        assert!(command.starts_with(&format!("kafenio-lab openings --game {key} --games ")), "{command}");
        assert!(rest.is_some_and(|rest| rest.ends_with(&format!(" --seed 1 --out {key}.txt"))), "{command}");
        assert_eq!(opening::file(command, &openings(variant)), opening::stock(variant), "{key}: nothing else is in it");
    }
}

#[test]
fn rolls_that_begin_no_game_are_known() {
    let cannot = |roll: OpeningRoll| Roll::distinct().filter(|one| !roll.can_be(*one)).count();
    let expected = |variant: Variant| match variant {
        Variant::Backgammon => 6,
        Variant::TricTrac => 1,
        Variant::Portes | Variant::Plakoto | Variant::Fevga | Variant::Puff => 0,
    };
    for variant in Variant::ALL {
        assert_eq!(cannot(variant.rules().opening_roll), expected(variant), "{variant:?}");
    }
    assert_eq!(Roll::distinct().collect::<HashSet<_>>().len(), 21);
}
