//! The score sheet of a match.

use super::{BySeat, Event, How, Seat, Table};
use crate::rules::Variant;

/// A game that has ended, as the score sheet shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// 1 for the first game of the match.
    pub number: u32,
    pub variant: Variant,
    /// Nobody where it was drawn.
    pub winner: Option<Seat>,
    /// 1 single, 2 gammon, 3 backgammon; 0 drawn.
    pub level: u8,
    /// The value of the cube at the end; 1 without a cube.
    pub cube: u32,
    /// What the winner scored.
    pub points: u32,
    pub how: How,
    /// Whether it counted single by the Jacoby rule.
    pub jacoby: bool,
    /// The score after it.
    pub score: BySeat<u32>,
}

/// The games that ended in `events`, all of a table's.
#[must_use]
pub fn sheet(events: &[Event]) -> Vec<Line> {
    let mut lines = Vec::new();
    let Some((Event::Invited { terms }, rest)) = events.split_first() else { return lines };
    let mut table = Table::new(*terms);
    for event in rest {
        let ended = table.game().map(|game| (game.number, game.ruleset.variant, game.cube.value));
        table.apply(event);
        if let (Event::GameEnded { winner, level, points, how, jacoby }, Some((number, variant, cube))) = (event, ended)
        {
            let (winner, level, points, how, jacoby) = (*winner, *level, *points, *how, *jacoby);
            lines.push(Line { number, variant, winner, level, cube, points, how, jacoby, score: table.score });
        }
    }
    lines
}
