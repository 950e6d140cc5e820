//! The terms of a match, with what its games show beyond what the file says.

use super::record::{Record, RecordedGame, Unsaid, What};
use crate::table::{Beavers, BySeat, Crawford, Event, Length, MoneyRules, Seat, Start, Terms};

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
    let first = record.games.first().and_then(|game| start(record, game, &terms));
    terms.start = terms.start.or(first).filter(|start| Seat::BOTH.iter().all(|seat| start.score[*seat] <= MAX_SCORE));
    terms
}

/// Returns which rules of a money session neither the file nor its games tell.
pub(super) fn still_unsaid(record: &Record, events: &[Event]) -> Unsaid {
    let shown = match events.first() {
        Some(Event::Invited { terms, .. }) => terms.length.money().unwrap_or_default(),
        _ => MoneyRules::default(),
    };
    Unsaid {
        jacoby: record.unsaid.jacoby && !shown.jacoby,
        beavers: record.unsaid.beavers && shown.beavers == Beavers::Never,
    }
}

/// Returns whether the match can have a Crawford game.
fn can_have_crawford(terms: &Terms) -> bool {
    terms.cube && terms.length.points().is_some_and(|length| length > 1)
}

/// Returns the terms without a Crawford game: for a table, it is over when the match begins.
pub(super) fn without_crawford(terms: Terms) -> Terms {
    let score = terms.start.unwrap_or_default().score;
    Terms { start: Some(Start { score, crawford: Crawford::After }), ..terms }
}

/// Returns whether the match has no Crawford game, also where its score asks for one. Where it begins at a score that does,
/// nothing depends on whether that game was played before.
pub(super) fn has_no_crawford(terms: &Terms) -> bool {
    let asks = |score: BySeat<u32>, length: u32| Seat::BOTH.iter().any(|seat| score[*seat] + 1 >= length);
    match (terms.start, terms.length.points()) {
        (Some(Start { score, crawford: Crawford::After }), Some(length)) => !asks(score, length),
        _ => false,
    }
}

/// Returns the score at which the match begins, and its length, if it is over there.
pub(super) fn over_at_start(terms: &Terms) -> Option<(BySeat<u32>, u32)> {
    let (score, length) = (terms.start?.score, terms.length.points()?);
    Seat::BOTH.iter().any(|seat| score[*seat] >= length).then_some((score, length))
}

/// Returns where a match begins whose first game in the file is this one; `None` at 0-0.
fn start(record: &Record, game: &RecordedGame, terms: &Terms) -> Option<Start> {
    if record.crawford == Some(false) && can_have_crawford(terms) {
        return Some(Start { score: game.score.unwrap_or_default(), crawford: Crawford::After });
    }
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
