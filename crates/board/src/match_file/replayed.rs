//! Plays a record over again by the rules that the file states, or that its games show.

use super::fault::{Fault, Remark, Wrong};
use super::record::Record;
use super::replay::Replay;
use super::shown_terms::{over_at_start, shown_terms, without_crawford};
use crate::table::{Event, Length, NoDouble, Terms};

/// A match that was played over again.
pub(super) struct Replayed {
    /// As far as it can be played by the rules.
    pub events: Vec<Event>,
    /// What is wrong after the events.
    pub fault: Option<Fault>,
    /// What is wrong within them, or shows rules that the file does not state.
    pub remarks: Vec<Remark>,
}

/// Plays a match over again.
pub(super) fn replay(record: &Record) -> Replayed {
    let mut terms = shown_terms(record);
    if let (Some((score, length)), Some(first)) = (over_at_start(&terms), record.games.first()) {
        // No score of such a match is worth anything.
        let Replay { transition, .. } = Replay::new(record, Terms { start: None, ..terms });
        let fault = Fault { game: first.number, number: None, wrong: Wrong::StartsOver { score, length } };
        return Replayed { events: transition.events, fault: Some(fault), remarks: Vec::new() };
    }
    let mut replay = Replay::new(record, terms);
    let mut fault = replay.games();
    // Few files say whether the Jacoby rule is used, but a gammon that counts once shows it.
    if let (true, Length::Money(money)) = (replay.shows_jacoby, &mut terms.length) {
        money.jacoby = true;
        replay = Replay::new(record, terms);
        fault = replay.games();
    }
    let mut remarks = Vec::new();
    if let Some(game) = fault.as_ref().and_then(|fault| doubled_crawford(record, fault)) {
        let mut again = Replay::new(record, without_crawford(terms));
        let next = again.games();
        if counts_double(record, game, next.as_ref(), again.wrong_result.as_ref()) {
            (replay, fault) = (again, next);
            remarks.push(Remark::NoCrawford { game });
        }
    }
    remarks.extend(replay.wrong_result.map(Remark::Result));
    Replayed { events: replay.transition.events, fault, remarks }
}

/// Returns the game in which a match stops at a double because it is the Crawford game, although the file does not say that
/// there is one.
fn doubled_crawford(record: &Record, fault: &Fault) -> Option<u32> {
    let is_doubled = fault.wrong == Wrong::NoDouble(NoDouble::Crawford) && record.crawford.is_none();
    is_doubled.then_some(fault.game)
}

/// Returns whether the file counts a double in `game`, where the match is played without a Crawford game up to `fault`: the
/// double was answered, the game was played on to its end, and its result or the next score is that of the doubled game.
///
/// GNU Backgammon and some sites write no line about the Crawford rule, and whoever plays there without it finds the match
/// read. Whoever wrote a double by mistake still finds it named, as the rest of that game does not count it.
fn counts_double(record: &Record, game: u32, fault: Option<&Fault>, wrong_result: Option<&Fault>) -> bool {
    let Some(index) = record.games.iter().position(|recorded| recorded.number == game) else { return false };
    let next = record.games.get(index + 1);
    let is_next = |fault: &Fault| next.is_some_and(|next| next.number == fault.game);
    let is_wrong = |fault: &Fault| fault.game <= game || is_next(fault) && matches!(fault.wrong, Wrong::Score { .. });
    let has_end = record.games[index].end.is_some_and(|end| end.points.is_some());
    let has_result = has_end || next.is_some_and(|next| next.score.is_some());
    has_result && !fault.into_iter().chain(wrong_result).any(is_wrong)
}
