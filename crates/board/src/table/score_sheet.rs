//! The score sheet of a match.

use super::Table;
use super::event::{EndReason, Event};
use super::seat::{BySeat, Seat};
use crate::rules::Variant;

/// A finished game on the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// 1 for the first game of the match.
    pub number: u32,
    pub variant: Variant,
    /// `None` for a drawn game.
    pub winner: Option<Seat>,
    /// 1 for a single game, 2 for a gammon, 3 for a backgammon, 0 for a draw.
    pub level: u8,
    /// The value of the cube at the end; 1 without a cube.
    pub cube: u32,
    /// The points that the winner scored.
    pub points: u32,
    pub reason: EndReason,
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
        let winner = *winner;
        let level = *level;
        let points = *points;
        let reason = *reason;
        let jacoby = *jacoby;
        let number = game.number;
        let variant = game.ruleset.variant;
        let cube = game.cube.value;
        Some(GameRecord { number, variant, winner, level, cube, points, reason, jacoby, score: after.score })
    };
    Table::steps(events).filter_map(line).collect()
}
