//! What `/puzzle` shows, answers or sets.

use kafenio_board::table::GameChoice;

use super::GAME;
use super::declare::arguments;
use super::spec::{OptionKind, choice, named, number, on_or_off, positional};

arguments! {
    /// What `/puzzle` shows, answers or sets.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct PuzzleInput {
        pub game: Option<GameChoice> = GAME,
        /// The number of the puzzle; without a game and an answer, the number of an answer.
        pub number: Option<u32> = number("number", 1, 9999),
        /// A play in notation, or its number in the list.
        pub answer: Option<String> = positional("answer", OptionKind::Line),
        /// Whether a puzzle is posted here every day.
        pub daily: Option<bool> = on_or_off("daily"),
        /// The hour at which it is posted (UTC).
        pub hour: Option<u8> = named("hour", OptionKind::Number { least: 0, most: 23 }),
        /// Shows how many puzzles of the day people have solved here.
        pub standings: bool = choice("standings", &["show"]),
    }
}
