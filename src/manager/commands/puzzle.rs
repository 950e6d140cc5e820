//! `/puzzle`: shows a position with a roll, judges the answer and explains it.
//!
//! A puzzle names itself in its buttons, so that an answer works at any time and in any place. What is stored about a person
//! is which puzzle they were shown last, so that a typed answer needs no number and the next puzzle is another one.

use kafenio_board::rules::{LegalPlay, Variant};
use kafenio_board::table::{GameChoice, TavliGames};
use kafenio_engine::RankedPlay;
use kafenio_engine::puzzle::{self, Numbered};

use super::daily;
use super::rules::ask_which_game;
use crate::chat::{Account, Text};
use crate::command::{Command, PuzzleInput};
use crate::locale::id;
use crate::manager::replies::private_reply;
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::present::{next_puzzle_choice, puzzle_board, puzzle_choices, puzzle_command, solution_board};
use crate::speech::{self, Arg};
use crate::store::{GameProgress, PuzzleAnswer};

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, input: &PuzzleInput) -> Answer {
    if input.standings {
        return daily::standings(unit).await;
    }
    let with_game = |game| Command::Puzzle(PuzzleInput { game: Some(game), ..input.clone() });
    let variant = match input.game {
        Some(GameChoice::Tavli) => {
            return Ok(ask_which_game(unit, &TavliGames::USUAL.map(GameChoice::Of), with_game));
        }
        Some(GameChoice::Of(variant)) => Some(variant),
        None => None,
    };
    if input.daily.is_some() || input.hour.is_some() {
        return daily::set(unit, input, variant).await;
    }
    let progress = unit.store.puzzle_progress(&unit.account()).await?;
    let (number, answer) = match (variant, input.number, &input.answer) {
        // "/puzzle 2" answers the puzzle that was shown last.
        (None, Some(number), None) => (None, Some(number.to_string())),
        (_, number, answer) => (number, answer.clone()),
    };
    let Some(variant) = variant.or(progress.game) else {
        if answer.is_some() {
            return Err(unit.refuse(id!("refused-no-puzzle-shown"), &[]));
        }
        return Ok(ask_which_game(unit, &Variant::ALL.map(GameChoice::Of), with_game));
    };
    let last = progress.games.get(variant.key()).map(|game| game.number);
    match (number, answer) {
        (None, None) => {
            let next = next_number(&unit.account(), variant, last);
            let shown = find(unit, variant, next)?;
            show_new(unit, &shown).await
        }
        (Some(number), None) => {
            let shown = find(unit, variant, number)?;
            show_new(unit, &shown).await
        }
        (number, Some(answer)) => {
            let Some(number) = number.or(last) else { return Err(unit.refuse(id!("refused-no-puzzle-shown"), &[])) };
            let shown = find(unit, variant, number)?;
            judge(unit, &shown, &answer).await
        }
    }
}

fn find(unit: &Unit<'_>, variant: Variant, number: u32) -> Result<Numbered, Stop> {
    puzzle::find(variant, number).ok_or_else(|| {
        let game = speech::game_name(unit.language, GameChoice::Of(variant));
        let args = [("game", Arg::Text(&game)), ("of", Arg::Number(puzzle::count(variant)))];
        unit.refuse(id!("refused-no-such-puzzle"), &args)
    })
}

/// Returns the number of the puzzle after the one that somebody was shown `last`. Everybody goes through all puzzles of a
/// game in the same order, but begins at another one.
fn next_number(account: &Account, variant: Variant, last: Option<u32>) -> u32 {
    let first = || account.id.bytes().fold(7, |sum: u32, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    last.unwrap_or_else(first) % puzzle::count(variant).max(1) + 1
}

/// Shows a puzzle, and records that it was shown.
async fn show_new(unit: &mut Unit<'_>, shown: &Numbered) -> Answer {
    let account = unit.account();
    let mut progress = unit.store.puzzle_progress(&account).await?;
    progress.game = Some(shown.puzzle.variant);
    let game = progress.games.entry(shown.puzzle.variant.key().to_owned()).or_default();
    // What is shown again after it was answered does not count again.
    game.is_open |= game.number != shown.number;
    game.number = shown.number;
    unit.store.set_puzzle_progress(&account, &progress).await?;
    show(unit, Text::default(), shown).await
}

/// Shows a puzzle, with `before` above it.
async fn show(unit: &mut Unit<'_>, before: Text, shown: &Numbered) -> Answer {
    let preferences = unit.preferences().await?;
    let has_buttons = unit.place.platform.capabilities().has_buttons;
    let question = speech::puzzle_question(unit.language, shown, preferences.numbering, has_buttons);
    let board = puzzle_board(unit.language, &shown.puzzle, &preferences);
    let mut replies = unit.show(before.then("\n\n", question), Some(board), &preferences);
    replies[0].choices = puzzle_choices(shown, preferences.numbering);
    Ok(replies)
}

/// Judges an answer and explains it. An answer to the puzzle of the day counts for the table of solvers.
async fn judge(unit: &mut Unit<'_>, shown: &Numbered, answer: &str) -> Answer {
    let puzzle = &shown.puzzle;
    let preferences = unit.preferences().await?;
    let legal = match puzzle.parse_answer(answer, preferences.numbering) {
        Ok(legal) => legal,
        Err(illegal) => {
            let count = Arg::Number(puzzle_choices(shown, preferences.numbering).len() as u32);
            let why = if answer.bytes().all(|letter| letter.is_ascii_digit()) {
                unit.text(id!("no-such-answer"), &[("count", count)])
            } else {
                speech::puzzle_illegal(unit.language, puzzle, answer, &illegal)
            };
            return show(unit, why, shown).await;
        }
    };
    let played = match puzzle.known(&legal) {
        Some(known) => known.clone(),
        None => unit.judged(puzzle, legal)?,
    };
    let is_solved = puzzle.is_solved_by(&played);
    let daily = record_daily(unit, shown, is_solved).await?;
    let game = record_progress(unit, shown, is_solved).await?;
    let compared = compared(shown, &played);
    // Beside the best play, the one that was played; if that was the best one, the next one.
    let (best, others) = compared.split_at(1);
    let other = others.iter().find(|(_, play)| play.legal == played.legal).or(others.first());
    let drawn: Vec<(u32, &LegalPlay)> = best.iter().chain(other).map(|(number, play)| (*number, &play.legal)).collect();
    let language = unit.language;
    let mut text = speech::puzzle_solution(language, shown, preferences.numbering, &played, &compared);
    text = match daily {
        Some(is_first) => {
            text.then("\n", unit.text(if is_first { id!("puzzle-counted") } else { id!("puzzle-again") }, &[]))
        }
        None if game.answered == 0 => text,
        None => text.then("\n", speech::puzzle_progress(language, &game)),
    };
    let capabilities = unit.place.platform.capabilities();
    if !capabilities.has_buttons {
        let next = Arg::Code(puzzle_command(Some(puzzle.variant), None, None));
        text = text.then("\n", unit.text(id!("puzzle-next"), &[("next", next)]));
    }
    let mut replies = unit.reply(text);
    replies[0].board = Some(solution_board(language, puzzle, &drawn, &preferences));
    replies[0].choices = vec![next_puzzle_choice(language, puzzle)];
    if daily.is_some() { private_reply::send(unit, replies, id!("puzzle-apart")).await } else { Ok(replies) }
}

/// Returns the plays to compare, the best one first, with the numbers under which they were offered. A play that was not
/// offered gets the next number.
fn compared<'a>(shown: &'a Numbered, played: &'a RankedPlay) -> Vec<(u32, &'a RankedPlay)> {
    let offered = shown.puzzle.choices();
    let own = Some(played).filter(|played| offered.iter().all(|play| play.legal != played.legal));
    let mut plays: Vec<(u32, &RankedPlay)> = (1..).zip(offered.into_iter().chain(own)).collect();
    let best = &shown.puzzle.best().legal;
    plays.sort_by(|(_, one), (_, other)| {
        (other.legal == *best).cmp(&(one.legal == *best)).then(other.equity.total_cmp(&one.equity))
    });
    plays
}

/// Counts an answer to the puzzle that was shown last, unless it was answered before. Returns how the author does.
async fn record_progress(unit: &mut Unit<'_>, shown: &Numbered, is_solved: bool) -> anyhow::Result<GameProgress> {
    let account = unit.account();
    let mut progress = unit.store.puzzle_progress(&account).await?;
    let game = progress.games.entry(shown.puzzle.variant.key().to_owned()).or_default();
    if game.is_open && game.number == shown.number {
        game.is_open = false;
        game.answered += 1;
        game.solved += u32::from(is_solved);
    }
    let game = *game;
    unit.store.set_puzzle_progress(&account, &progress).await?;
    Ok(game)
}

/// Records an answer to the puzzle of the day of this place. Returns whether it was the author's first one; `None` if it
/// answers another puzzle.
async fn record_daily(unit: &mut Unit<'_>, shown: &Numbered, is_solved: bool) -> anyhow::Result<Option<bool>> {
    let place = unit.place.clone();
    let Some(posted) = unit.store.posted_puzzles(&place, 1).await?.first().copied() else { return Ok(None) };
    if (posted.variant, posted.number) != (shown.puzzle.variant, shown.number) {
        return Ok(None);
    }
    let author = unit.author().clone();
    let answer = PuzzleAnswer {
        message: posted.message,
        account: author.account,
        name: author.name,
        is_solved,
        answered_at: unit.now,
    };
    unit.store.insert_puzzle_answer(&answer).await.map(Some)
}
