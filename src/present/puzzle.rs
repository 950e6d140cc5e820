//! Shows puzzles: the board, the plays to choose from, and the boards after the best play and another one.

use kafenio_board::rules::{LegalPlay, Numbering, Scoring, Variant};
use kafenio_board::table::GameChoice;
use kafenio_engine::RankedPlay;
use kafenio_engine::puzzle::{Numbered, Puzzle};
use kafenio_picture::BoardView;

use super::board::{candidates_of, lesson};
use crate::chat::{Board, Choice, NUMBER_SIGNS};
use crate::command::{Command, PuzzleInput};
use crate::language::Language;
use crate::locale::id;
use crate::speech;
use crate::store::Preferences;

/// Returns the board of a puzzle with its roll, from White's side.
#[must_use]
pub fn puzzle_board(language: Language, puzzle: &Puzzle, preferences: &Preferences) -> Board {
    let scene = scene(language, puzzle, preferences);
    Board { alt: speech::alt(language, &scene), scene, album: None }
}

/// Returns the boards after these plays, with their numbers.
#[must_use]
pub fn solution_board(
    language: Language,
    puzzle: &Puzzle,
    plays: &[(u32, &LegalPlay)],
    preferences: &Preferences,
) -> Board {
    let text = |legal: &LegalPlay| puzzle.notation_in(preferences.numbering, legal);
    candidates_of(language, scene(language, puzzle, preferences), plays, text)
}

/// Returns the plays to choose from. Their commands name them by their numbers, which say nothing about their worth.
#[must_use]
pub fn puzzle_choices(shown: &Numbered, numbering: Numbering) -> Vec<Choice> {
    let choice = |((number, play), sign): ((u32, &RankedPlay), &str)| Choice {
        command: puzzle_command(Some(shown.puzzle.variant), Some(shown.number), Some(number.to_string())),
        label: shown.puzzle.notation_in(numbering, &play.legal),
        emoji: sign.to_owned(),
        primary: false,
    };
    (1..).zip(shown.puzzle.choices()).zip(NUMBER_SIGNS).map(choice).collect()
}

/// Returns the choice that shows the next puzzle of a game.
#[must_use]
pub fn next_puzzle_choice(language: Language, puzzle: &Puzzle) -> Choice {
    Choice {
        command: puzzle_command(Some(puzzle.variant), None, None),
        label: speech::say(language, id!("choice-puzzle-next"), &[]).to_string(),
        emoji: "➡️".to_owned(),
        primary: true,
    }
}

/// Returns the command that shows or answers a puzzle.
#[must_use]
pub fn puzzle_command(game: Option<Variant>, number: Option<u32>, answer: Option<String>) -> String {
    let input = PuzzleInput { game: game.map(GameChoice::Of), number, answer, ..PuzzleInput::default() };
    format!("/{}", Command::Puzzle(input))
}

fn scene(language: Language, puzzle: &Puzzle, preferences: &Preferences) -> BoardView {
    BoardView {
        variant: puzzle.variant,
        roll: Some(puzzle.roll),
        used_dice: 0,
        points: match puzzle.variant.rules().scoring {
            Scoring::Nothing => None,
            Scoring::HitsAndBridges => Some(puzzle.state.points),
        },
        doublets: puzzle.state.doublets,
        numbering: preferences.numbering,
        ..lesson(language, puzzle.state.position, preferences)
    }
}
