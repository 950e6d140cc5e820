//! Words puzzles: the question, the explanation of an answer, and the puzzles of the day.

use kafenio_board::rules::{Illegal, LegalPlay, Numbering};
use kafenio_board::table::GameChoice;
use kafenio_engine::RankedPlay;
use kafenio_engine::puzzle::{Numbered, Puzzle};

use super::advice::{EquityKind, equity_note, play_advice, points};
use super::illegal::illegal_in_tutorial;
use super::naming::{game_name, roll_text};
use super::wording::{Arg, say};
use crate::chat::{Span, Text};
use crate::language::Language;
use crate::locale::id;
use crate::store::GameProgress;

/// A player in the table of those who solve the puzzles of the day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    pub name: String,
    pub solved: u32,
    pub answered: u32,
    /// How many of the latest puzzles they have solved one after the other.
    pub streak: u32,
}

/// Returns what a puzzle asks. Without buttons it also lists the answers, and says how to choose one.
#[must_use]
pub fn puzzle_question(language: Language, shown: &Numbered, numbering: Numbering, has_buttons: bool) -> Text {
    let text = say(language, id!("puzzle-question"), &with_number(shown, &heading(language, &shown.puzzle)));
    if has_buttons {
        return text;
    }
    let last = shown.puzzle.plays.len();
    let args = [("example", Arg::Code(format!("/puzzle {last}"))), ("number", number(last))];
    text.then("\n", puzzle_list(&shown.puzzle, numbering)).then("\n", say(language, id!("puzzle-answer"), &args))
}

/// Returns the plays to choose from with their numbers, one on each line.
#[must_use]
pub fn puzzle_list(puzzle: &Puzzle, numbering: Numbering) -> Text {
    let line = |(number, play): (u32, &RankedPlay)| {
        Text::plain(format!("{number}. ")).then("", code(puzzle.notation_in(numbering, &play.legal)))
    };
    (1..).zip(puzzle.choices()).map(line).fold(Text::default(), |list, line| list.then("\n", line))
}

/// Explains why an answer is not a legal play.
#[must_use]
pub fn puzzle_illegal(language: Language, puzzle: &Puzzle, answer: &str, reason: &Illegal) -> Text {
    say(language, id!("tutorial-illegal"), &[]).then(" ", illegal_in_tutorial(language, puzzle.variant, answer, reason))
}

/// Says whether a play is right, and how the plays in `compared` differ. Each has the number under which it was offered.
#[must_use]
pub fn puzzle_solution(
    language: Language,
    shown: &Numbered,
    numbering: Numbering,
    played: &RankedPlay,
    compared: &[(u32, &RankedPlay)],
) -> Text {
    let puzzle = &shown.puzzle;
    let best = puzzle.best();
    let written = |legal: &LegalPlay| puzzle.notation_in(numbering, legal);
    let lost = points(language, best.equity - played.equity, 3);
    let args = [
        ("best", Arg::Code(written(&best.legal))),
        ("played", Arg::Code(written(&played.legal))),
        ("lost", Arg::Text(&lost)),
    ];
    let id = if puzzle.is_solved_by(played) { id!("puzzle-right") } else { id!("puzzle-wrong") };
    let verdict = say(language, id!("puzzle-heading"), &with_number(shown, &heading(language, puzzle)));
    let verdict = verdict.then(" ", say(language, id, &args));
    let lines = compared.iter().map(|&(number, play)| {
        let lost = (best.equity - play.equity).max(0.0);
        play_advice(language, puzzle.ruleset(), (number, &written(&play.legal)), play, lost)
    });
    let kind = EquityKind { with_cube: None, at_score: false, in_cubes: false };
    lines.fold(verdict, |text, line| text.then("\n", line)).then("\n", equity_note(language, kind))
}

/// Says how many puzzles of a game somebody has solved.
#[must_use]
pub fn puzzle_progress(language: Language, progress: &GameProgress) -> Text {
    let args = [("solved", Arg::Number(progress.solved)), ("answered", Arg::Number(progress.answered))];
    say(language, id!("puzzle-progress"), &args)
}

/// Returns the puzzle of the day for everybody in a place. Without buttons it also lists the answers.
#[must_use]
pub fn daily_puzzle(language: Language, shown: &Numbered, has_buttons: bool) -> Text {
    let text = say(language, id!("daily-puzzle"), &with_number(shown, &heading(language, &shown.puzzle)));
    if has_buttons {
        return text.then(" ", say(language, id!("daily-puzzle-buttons"), &[]));
    }
    let example = format!("/puzzle {} {} 1", shown.puzzle.variant.key(), shown.number);
    let how = say(language, id!("daily-puzzle-answer"), &[("example", Arg::Code(example))]);
    text.then("\n", puzzle_list(&shown.puzzle, Numbering::Own)).then("\n", how)
}

/// Says how the previous puzzle of the day went. `counts` are those who solved it, and all who answered.
#[must_use]
pub fn previous_puzzle(language: Language, counts: (u32, u32)) -> Text {
    say(language, id!("daily-puzzle-previous"), &solvers(counts))
}

/// Returns the line to which a puzzle of the day shrinks: what was best, and how many have solved it.
#[must_use]
pub fn closed_puzzle(language: Language, shown: &Numbered, counts: (u32, u32)) -> Text {
    let best = Arg::Code(shown.puzzle.notation(&shown.puzzle.best().legal));
    let [game, roll] = heading(language, &shown.puzzle);
    let args = [("game", Arg::Text(&game)), ("roll", Arg::Text(&roll)), ("best", best)];
    say(language, id!("daily-puzzle-closed"), &args)
        .then(" ", say(language, id!("daily-puzzle-solvers"), &solvers(counts)))
}

/// Returns the line about a player in the table of solvers.
#[must_use]
pub fn standing(language: Language, rank: u32, standing: &Standing) -> Text {
    let args = [
        ("rank", Arg::Number(rank)),
        ("who", Arg::Name(&standing.name)),
        ("solved", Arg::Number(standing.solved)),
        ("answered", Arg::Number(standing.answered)),
        ("streak", Arg::Number(standing.streak)),
    ];
    say(language, id!("puzzle-standing"), &args)
}

/// Returns an hour of the day in UTC, such as `09:00`.
#[must_use]
pub fn hour_of_day(hour: u8) -> String {
    format!("{hour:02}:00")
}

/// Returns the game and the roll of a puzzle.
fn heading(language: Language, puzzle: &Puzzle) -> [String; 2] {
    [game_name(language, GameChoice::Of(puzzle.variant)), roll_text(puzzle.roll)]
}

fn with_number<'a>(shown: &Numbered, [game, roll]: &'a [String; 2]) -> [(&'static str, Arg<'a>); 3] {
    [("game", Arg::Text(game)), ("number", Arg::Number(shown.number)), ("roll", Arg::Text(roll))]
}

fn solvers((solved, answered): (u32, u32)) -> [(&'static str, Arg<'static>); 2] {
    [("solved", Arg::Number(solved)), ("answered", Arg::Number(answered))]
}

fn code(text: String) -> Text {
    Text(vec![Span::Code(text)])
}

fn number(number: usize) -> Arg<'static> {
    Arg::Number(u32::try_from(number).unwrap_or(u32::MAX))
}
