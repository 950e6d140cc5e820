//! The puzzles of the program.

use std::collections::HashSet;

use kafenio_board::legal;
use kafenio_board::rules::{ByPlayer, Numbering, Player, Scoring, Variant};
use kafenio_engine::puzzle::{self, LEAST_MARGIN, Puzzle};
use kafenio_engine::{Engine, Networks};
use serde_json::json;

/// Every so many puzzles of a game are judged again; each takes a second in a development build.
const JUDGED: usize = 150;

/// How much a margin may differ, in points.
const TOLERANCE: f32 = 0.002;

fn puzzles(variant: Variant) -> Vec<Puzzle> {
    let read =
        |number| puzzle::find(variant, number).unwrap_or_else(|| panic!("{variant:?} {number} is damaged")).puzzle;
    (1..=puzzle::count(variant)).map(read).collect()
}

/// Returns the position as `kafenio legal` reads it.
fn as_json(puzzle: &Puzzle) -> String {
    let position = &puzzle.state.position;
    let pins = |player| (1..25).filter(|point| position.is_pinned(player, *point)).collect::<Vec<u8>>();
    let mut line = json!({
        "variant": puzzle.variant.key(),
        "dice": [puzzle.roll.first(), puzzle.roll.second()],
        "player": position.checkers.white,
        "opponent": position.checkers.black,
        "player_pinned": pins(Player::White),
        "opponent_pinned": pins(Player::Black),
    });
    if puzzle.state.doublets.white > 0 {
        line["doublets"] = puzzle.state.doublets.white.into();
    }
    line.to_string()
}

#[test]
fn every_puzzle_is_legal_and_clear_and_occurs_once() {
    for variant in Variant::ALL {
        let mut seen = HashSet::new();
        let puzzles = puzzles(variant);
        // Puff is a race, in which few plays are that much better than others.
        let least = if variant == Variant::Puff { 9 } else { 300 };
        assert!(puzzles.len() >= least, "{variant:?} has {} puzzles", puzzles.len());
        for (puzzle, number) in puzzles.iter().zip(1..) {
            let what = format!("{variant:?} {number}: {}", puzzle.line());
            legal::read(as_json(puzzle).as_bytes()).unwrap_or_else(|error| panic!("{what}: {error}"));
            let legal = puzzle.ruleset().plays(&puzzle.situation());
            assert!(puzzle.plays.iter().all(|play| legal.contains(&play.legal)), "{what}: each play is legal");
            assert!((3..=4).contains(&puzzle.plays.len()), "{what}: a few plays to choose from");
            assert!(puzzle.plays.is_sorted_by(|one, other| one.equity >= other.equity), "{what}: the best is first");
            assert!(puzzle.margin() >= LEAST_MARGIN - 0.001, "{what}: {} is not clear", puzzle.margin());
            assert!(seen.insert((puzzle.state.position, puzzle.roll)), "{what}: it occurs twice");
            assert_eq!(Puzzle::parse(variant, &puzzle.line()).as_ref(), Some(puzzle), "{what}");
            let has_points = variant.rules().scoring != Scoring::Nothing;
            assert!(has_points || puzzle.state.points == ByPlayer::default(), "{what}: it has no points");
        }
    }
}

#[test]
fn every_answer_to_choose_is_judged_by_its_number_and_by_its_notation() {
    for variant in Variant::ALL {
        let mut first_is_best = 0;
        let puzzles = puzzles(variant);
        for puzzle in &puzzles {
            for (number, choice) in (1..).zip(puzzle.choices()) {
                for numbering in [Numbering::Own, Numbering::Printed] {
                    let typed = puzzle.notation_in(numbering, &choice.legal);
                    for answer in [typed, number.to_string()] {
                        let played = puzzle.parse_answer(&answer, numbering).expect("a legal answer");
                        assert_eq!(puzzle.known(&played), Some(choice), "{}: {answer}", puzzle.line());
                    }
                }
            }
            first_is_best += usize::from(puzzle.choices()[0] == puzzle.best());
        }
        let share = 100 * first_is_best / puzzles.len();
        assert!(
            puzzles.len() < 100 || (15..=55).contains(&share),
            "{variant:?}: the first answer is right in {share} % of the puzzles"
        );
    }
}

#[test]
fn engine_agrees_with_a_sample_of_the_puzzles() {
    let networks = Networks::builtin().expect("the networks are whole");
    for variant in Variant::ALL {
        for puzzle in puzzles(variant).iter().step_by(JUDGED) {
            let mut engine = Engine::new(variant.into(), networks.of(variant));
            // The plays that a search leaves out seem worse by more than the margin.
            let ranked = engine.ranked(&puzzle.state, puzzle.roll, 1);
            assert!(ranked.iter().any(|play| play.legal == puzzle.best().legal));
            let [best, second] = [0, 1].map(|index| puzzle.judge(&networks, puzzle.plays[index].legal.clone()));
            let lost = best.equity - second.equity;
            assert!((lost - puzzle.margin()).abs() < TOLERANCE, "{}: {lost}", puzzle.line());
        }
    }
}
