//! The terms of a match, with what its games show beyond what the file says.

use super::record::{Record, RecordedGame, What};
use crate::table::{Beavers, BySeat, Crawford, Length, Seat, Start, Terms};

/// The highest score at which a match may begin.
const MAX_SCORE: u32 = 10_000;

/// Returns the terms of the match, with what the games show.
pub(super) fn shown_terms(record: &Record) -> Terms {
    let mut terms = record.terms;
    let raccoons = record.games.iter().flat_map(|game| &game.entries).filter_map(|entry| match entry.what {
        What::Beaver { raccoon, .. } => Some(raccoon),
        _ => None,
    });
    if let Length::Money(money) = &mut terms.length {
        for raccoon in raccoons {
            let shown = if raccoon { Beavers::Twice } else { Beavers::Once };
            if money.beavers != Beavers::Twice {
                money.beavers = shown;
            }
        }
    }
    let first = record.games.first().and_then(|game| start(game, &terms));
    terms.start = terms.start.or(first).filter(|start| Seat::BOTH.iter().all(|seat| start.score[*seat] <= MAX_SCORE));
    terms
}

/// Returns where a match begins whose first game in the file is this one; `None` at 0-0.
fn start(game: &RecordedGame, terms: &Terms) -> Option<Start> {
    let score = game.score.filter(|score| *score != BySeat::default())?;
    let length = terms.length.points().filter(|_| terms.cube).unwrap_or(0);
    let away = |seat: Seat| score[seat] + 1 == length;
    let doubles = game.entries.iter().any(|entry| matches!(entry.what, What::Double { .. }));
    let crawford = match (away(Seat::Inviter), away(Seat::Invited)) {
        (false, false) => Crawford::Before,
        (true, true) => Crawford::After,
        _ if game.crawford.unwrap_or(!doubles) => Crawford::Now,
        _ => Crawford::After,
    };
    Some(Start { score, crawford })
}

/// Returns who begins the first game without a roll for it, as the winner of the match before does.
pub(super) fn first(record: &Record, terms: &Terms) -> Option<Seat> {
    let first = record.games.first()?.entries.first()?;
    let rolls = matches!(first.what, What::Opening(_) | What::OpeningPairs(..));
    (terms.ruleset(1).variant.rules().winner_opens && !rolls).then_some(first.seat)
}

/// Returns the value of the cube before the first roll. Most files do not say that it was doubled automatically, but show it
/// by the first double.
pub(super) fn stake(recorded: &RecordedGame) -> u32 {
    let first = recorded.entries.iter().find_map(|entry| match entry.what {
        What::Double { to } => Some(to),
        _ => None,
    });
    match first.flatten() {
        Some(to) if recorded.stake == 1 => to / 2,
        _ => recorded.stake,
    }
}
