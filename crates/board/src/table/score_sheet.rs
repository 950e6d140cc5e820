//! The score sheet of a match.

use super::Table;
use super::event::{EndReason, Event};
use super::game::{Game, Phase};
use super::seat::{BySeat, Seat};
use crate::rules::Variant;

/// A game on the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// 1 for the first game of the match.
    pub number: u32,
    pub variant: Variant,
    /// `None` for a game that is drawn or not finished.
    pub winner: Option<Seat>,
    /// 1 for a single game, 2 for a gammon, 3 for a backgammon, 0 if nobody has won.
    pub level: u8,
    /// The value of the cube at the end; 1 without a cube.
    pub cube: u32,
    /// The points that the winner scored.
    pub points: u32,
    /// How it ended; `None` if it is not finished.
    pub reason: Option<EndReason>,
    /// Whether the game counted as single by the Jacoby rule.
    pub jacoby: bool,
    /// The score after the game.
    pub score: BySeat<u32>,
}

/// Returns the finished games of a table, from all of its `events`.
#[must_use]
pub fn score_sheet(events: &[Event]) -> Vec<GameRecord> {
    let line = |(before, event, after): (Table, &Event, Table)| {
        let (Event::GameEnded { winner, level, points, reason, jacoby }, Some(game)) = (event, before.game()) else {
            return None;
        };
        Some(GameRecord {
            winner: *winner,
            level: *level,
            points: *points,
            reason: Some(*reason),
            jacoby: *jacoby,
            ..without_result(game, after.score)
        })
    };
    Table::steps(events).filter_map(line).collect()
}

/// Returns the game that is being played at `table`, as a line for the score sheet; `None` before its opening roll.
#[must_use]
pub fn unfinished_game(table: &Table) -> Option<GameRecord> {
    let game = table.game().filter(|game| game.phase != Phase::Opening && game.chooser.is_none())?;
    Some(without_result(game, table.score))
}

fn without_result(game: &Game, score: BySeat<u32>) -> GameRecord {
    GameRecord {
        number: game.number,
        variant: game.ruleset.variant,
        winner: None,
        level: 0,
        cube: game.cube.value,
        points: 0,
        reason: None,
        jacoby: false,
        score,
    }
}
