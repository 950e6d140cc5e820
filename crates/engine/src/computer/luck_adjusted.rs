//! What players won, less what the dice gave them.

use std::collections::BTreeMap;

use kafenio_board::table::{Crawford, EndReason, Event, Seat, Table};

use super::analysis::{Judged, Judgement};
use super::decision::stakes;
use crate::{RestOfMatch, Stakes};

/// What the inviter won in each finished game of a table.
pub struct Results {
    is_match: bool,
    /// In points, or as a change of the chance to win the match; `None` for a game that was not played to a result.
    gained: BTreeMap<u32, Option<f32>>,
}

/// A luck-adjusted result, from the view of the inviter, in points or as a change of the chance to win the match, where 1 stands for
/// certainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LuckAdjusted {
    /// What they gained.
    pub gained: f32,
    /// The same without luck: on average it is what they gained by deciding better than the opponent.
    pub adjusted: f32,
    pub is_match: bool,
}

impl Results {
    /// Returns the results of all finished games, from all `events` of a table but those that were undone.
    #[must_use]
    pub fn of(events: &[Event]) -> Results {
        let mut results = Results { is_match: false, gained: BTreeMap::new() };
        for (before, event, after) in Table::steps(events) {
            let (Event::GameEnded { reason, .. }, Some(game)) = (event, before.game()) else { continue };
            let is_played =
                matches!(reason, EndReason::Played | EndReason::Dropped | EndReason::Resigned | EndReason::Left);
            let gained = is_played.then(|| worth_of_score(&after) - worth_of_score(&before));
            results.gained.insert(game.number, gained);
            results.is_match = before.terms.length.points().is_some();
        }
        results
    }

    /// Returns the luck-adjusted result of the games `numbers`, which have these `judgements`. `None` if there is no such game, or
    /// if one of them ended because a player ran out of time or left for good.
    #[must_use]
    pub fn luck_adjusted(&self, numbers: &[u32], judgements: &[Judgement]) -> Option<LuckAdjusted> {
        let gained: Option<Vec<f32>> = numbers.iter().map(|number| *self.gained.get(number)?).collect();
        let gained = gained.filter(|gained| !gained.is_empty())?.iter().sum::<f32>();
        let adjusted = gained - judgements.iter().map(luck_of_inviter).sum::<f32>();
        Some(LuckAdjusted { gained, adjusted, is_match: self.is_match })
    }
}

/// Returns what the score is worth to the inviter before a game: points, or the chance to win the match.
#[expect(clippy::cast_precision_loss, reason = "no score has millions of points")]
fn worth_of_score(table: &Table) -> f32 {
    let Some(length) = table.terms.length.points() else {
        return table.score.inviter as f32 - table.score.invited as f32;
    };
    let rest = match (table.terms.cube, table.crawford) {
        (false, _) => RestOfMatch::NoCube,
        // The chances before the Crawford game count that nobody doubles in it.
        (true, Crawford::Before | Crawford::Now) => RestOfMatch::BeforeCrawford,
        (true, Crawford::After) => RestOfMatch::AfterCrawford,
    };
    let [mine, theirs] = Seat::BOTH.map(|seat| length.saturating_sub(table.score[seat]));
    Stakes::Match { mine, theirs, rest }.worth(0)
}

/// Returns what a roll gave the inviter, in points or as a chance to win the match.
#[expect(clippy::cast_precision_loss, reason = "24 bits hold every cube")]
fn luck_of_inviter(judgement: &Judgement) -> f32 {
    let (Judged::Roll { luck, .. } | Judged::Opening { luck }, Some(game)) =
        (&judgement.judged, judgement.before.game())
    else {
        return 0.0;
    };
    let unit = stakes(&judgement.before, judgement.seat).unit(game.cube.value);
    let own = luck / game.cube.value as f32 * unit;
    if judgement.seat == Seat::Inviter { own } else { -own }
}
