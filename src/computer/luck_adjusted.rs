//! What players won, less what the dice gave them.

use super::analysis::{Judged, Judgement};
use super::decision::stakes;
use crate::engine::{RestOfMatch, Stakes};
use crate::table::{Crawford, EndReason, Event, Seat, Table};

/// A luck-adjusted result, from the view of the inviter: on average it is what they gained by deciding better than the opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LuckAdjusted {
    /// In points.
    Points(f32),
    /// By how much the chance to win the match rose, where 1 stands for certainty.
    MatchChance(f32),
}

/// Returns the luck-adjusted result of the games `numbers`, which have these `judgements`. `events` are those of the whole table.
/// `None` if one of the games ended because a player ran out of time or left.
#[must_use]
pub fn luck_adjusted(events: &[Event], numbers: &[u32], judgements: &[Judgement]) -> Option<LuckAdjusted> {
    let (mut gained, mut is_match) = (0.0, false);
    for (before, event, after) in Table::steps(events) {
        let Event::GameEnded { reason, .. } = event else { continue };
        if !before.game().is_some_and(|game| numbers.contains(&game.number)) {
            continue;
        }
        if !matches!(reason, EndReason::Played | EndReason::Dropped | EndReason::Resigned) {
            return None;
        }
        is_match = before.terms.length.points().is_some();
        gained += worth_of_score(&after) - worth_of_score(&before);
    }
    gained -= judgements.iter().map(luck_of_inviter).sum::<f32>();
    Some(if is_match { LuckAdjusted::MatchChance(gained) } else { LuckAdjusted::Points(gained) })
}

/// Returns what the score is worth to the inviter between two games: points, or the chance to win the match.
#[expect(clippy::cast_precision_loss, reason = "no score has millions of points")]
fn worth_of_score(table: &Table) -> f32 {
    let Some(length) = table.terms.length.points() else {
        return table.score.inviter as f32 - table.score.invited as f32;
    };
    let rest = match (table.terms.cube, table.crawford) {
        (false, _) => RestOfMatch::NoCube,
        (true, Crawford::Before | Crawford::Now) => RestOfMatch::BeforeCrawford,
        (true, Crawford::After) => RestOfMatch::AfterCrawford,
    };
    let [mine, theirs] = Seat::BOTH.map(|seat| length.saturating_sub(table.score[seat]));
    Stakes::Match { mine, theirs, rest }.worth(0)
}

/// Returns what a roll gave the inviter, in points or as a chance to win the match.
#[expect(clippy::cast_precision_loss, reason = "the cube is at most 1024")]
fn luck_of_inviter(judgement: &Judgement) -> f32 {
    let (Judged::Roll { luck, .. }, Some(game)) = (&judgement.judged, judgement.before.game()) else { return 0.0 };
    let points = stakes(&judgement.before, judgement.seat).unit(game.cube.value) / game.cube.value as f32;
    let own = luck * points;
    if judgement.seat == Seat::Inviter { own } else { -own }
}
