//! Decides matches of a tournament that nobody goes on with, so that no silence keeps a tournament open.

use anyhow::bail;
use kafenio_board::table::{Action, BySeat, DAY, Event, Pauses, Seat, Table};

use super::deadline;
use super::posts::{Before, before};
use super::turns::{MOST_SILENCE, MOST_SILENCE_HOURS, is_turn, silence};
use crate::chat::{Occupant, Reminders};
use crate::language::Language;
use crate::locale::id;
use crate::manager::announce::{Announcement, Pings, announce, remove_latest_choices};
use crate::manager::lifecycle::clocks::{paused_for, pauses};
use crate::manager::lifecycle::table_threads::archive_thread;
use crate::manager::ratings;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::{LaneKind, TableRecord, TournamentRecord};
use crate::tournament::Pairing;

/// After which silence its player is reminded, in milliseconds.
const REMINDED_AFTER: i64 = MOST_SILENCE / 2;
/// How long the winner of a match on time may wait before the bot claims it for them, in milliseconds.
const CLAIMED_AFTER: i64 = DAY;

/// How a match is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::manager) enum Verdict {
    /// This player has not made a first turn in time, and none in another match of the tournament.
    Silent(Seat),
    /// This player has not made a first turn in time, but plays other matches.
    Unbegun(Seat),
    /// This player's time has been up for a day.
    TimeUp(Seat),
    /// The match has taken too long, and this player has kept the other one waiting longer.
    Late(Seat),
}

/// Returns whether nobody can go on with a match.
pub(super) fn is_closed(stored: &TableRecord) -> bool {
    stored.suspended_at.is_some() && stored.unreachable.is_none()
}

/// Returns how the match with this index is decided now; `None` if it goes on. While the bot or a player cannot read the place, it
/// waits.
pub(super) async fn verdict(
    unit: &mut Unit<'_>,
    record: &TournamentRecord,
    index: usize,
    stored: &TableRecord,
) -> anyhow::Result<Option<Verdict>> {
    let Some(awaited) = stored.table.to_decide().filter(|_| stored.table.game().is_some()) else { return Ok(None) };
    if is_closed(stored) {
        return Ok(None);
    }
    let times = unit.store.event_times(stored.id).await?;
    let events = unit.store.events(stored.id, 0).await?;
    if unit.now >= deadline_of(unit, record, index, stored).await? {
        let waited = waited(&events, &times, unit.now);
        let longer = if waited.inviter == waited.invited { awaited } else { longer(&waited) };
        return Ok(Some(Verdict::Late(longer)));
    }
    let paused = pauses(unit, stored).await?;
    let up = stored.table.due_times(&paused).map(|[_, up]| up);
    if let Some(seat) = stored.table.clock_runs_for()
        && up.is_some_and(|up| up + CLAIMED_AFTER <= unit.now)
    {
        return Ok(Some(Verdict::TimeUp(seat)));
    }
    let silence = silence(unit, stored).await?.filter(|(_, silence)| *silence >= MOST_SILENCE);
    Ok(silence.map(|(seat, _)| Verdict::Silent(seat)))
}

/// Returns whether somebody has let half of the time for a first turn pass and has not been reminded: by this, or soon by the clock.
pub(super) async fn reminder_due(
    unit: &mut Unit<'_>,
    pairing: &Pairing,
    stored: &TableRecord,
) -> anyhow::Result<Option<(usize, i64)>> {
    let Some((seat, silence)) = silence(unit, stored).await? else { return Ok(None) };
    let entrant = pairing.entrant(seat);
    let left = MOST_SILENCE - silence;
    let clock = stored.table.due_times(&pauses(unit, stored).await?).is_some_and(|[due, _]| due <= unit.now + left);
    let is_read = stored.unreachable != Some(seat);
    let is_due = silence >= REMINDED_AFTER && !clock && is_read && !pairing.reminded.contains(&entrant);
    let reminders = unit.store.preferences_of(&stored.players[seat]).await?.reminders;
    Ok((is_due && reminders != Reminders::Off).then_some((entrant, left)))
}

/// Returns whether somebody has made a turn in any match of a tournament.
pub(super) async fn has_moved(unit: &mut Unit<'_>, record: &TournamentRecord, entrant: usize) -> anyhow::Result<bool> {
    for pairing in record.state.pairings.iter().filter(|found| found.pair.contains(&entrant)) {
        let seat = pairing.seat(entrant);
        if unit.store.events(pairing.table, 0).await?.iter().any(|event| is_turn(event, seat)) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns when the match with this index has to be over, in milliseconds since 1970. Time in which nobody could go on with it does not
/// count.
async fn deadline_of(
    unit: &mut Unit<'_>,
    record: &TournamentRecord,
    index: usize,
    stored: &TableRecord,
) -> anyhow::Result<i64> {
    let drawn_at = record.drawn_at[index];
    let mut downtimes = Vec::new();
    for platform in stored.seen_from_each_place().map(|seen| seen.place().platform) {
        downtimes.extend(unit.store.downtimes(platform, drawn_at, unit.now).await?);
    }
    let downtimes = Pauses::new(downtimes);
    let delay = record.state.pairings[index].delay + downtimes.paused_between(drawn_at, unit.now);
    Ok(deadline(record, index) + delay)
}

/// Returns how long each player has kept the other one waiting until `now`, in milliseconds. Pauses of the clock do not count.
fn waited(events: &[Event], times: &[i64], now: i64) -> BySeat<i64> {
    let mut waited = BySeat { inviter: 0, invited: 0 };
    let mut awaited = None;
    let ends = times.iter().skip(1).copied().chain([now]);
    for (((_, event, after), from), until) in Table::steps(events).zip(times).zip(ends) {
        if let (Event::ClockUpdated { paused, .. }, Some(seat)) = (event, awaited) {
            waited[seat] -= paused;
        }
        awaited = after.game().and(after.to_decide());
        if let Some(seat) = awaited {
            waited[seat] += until - from;
        }
    }
    waited
}

fn longer(waited: &BySeat<i64>) -> Seat {
    if waited.inviter > waited.invited { Seat::Inviter } else { Seat::Invited }
}

/// Decides a match like that, and says why.
pub(super) async fn play_out(
    unit: &mut Unit<'_>,
    record: &TournamentRecord,
    stored: TableRecord,
    verdict: Verdict,
) -> anyhow::Result<()> {
    let (loser, reason) = match verdict {
        Verdict::Silent(seat) => (seat, id!("tournament-silent")),
        Verdict::Unbegun(seat) => (seat, id!("tournament-unbegun")),
        Verdict::TimeUp(seat) => (seat, id!("tournament-time-up")),
        Verdict::Late(seat) => (seat, id!("tournament-late")),
    };
    let words = |language: Language, seats: &BySeat<Occupant>| {
        let name = speech::tournament_name(language, record);
        let [who, other] = [loser, loser.other()].map(|seat| Arg::Occupant(&seats[seat]));
        let hours = Arg::Number(MOST_SILENCE_HOURS);
        speech::say(language, reason, &[("name", Arg::Text(&name)), ("who", who), ("other", other), ("hours", hours)])
    };
    let before = before(unit, &stored, loser.other(), &[], words).await?;
    let (seat, action) = match verdict {
        Verdict::TimeUp(_) => (loser.other(), Action::Claim),
        Verdict::Silent(_) | Verdict::Unbegun(_) | Verdict::Late(_) => (loser, Action::Adjudicate),
    };
    let ending = Ending { seat, action: &action, called: BySeat { inviter: true, invited: true }, counts: true };
    end_match(unit, stored, ending, before).await
}

/// How a match ends that nobody goes on with.
pub(super) struct Ending<'a> {
    /// Who does `action`; it need not be possible to go on with the match.
    pub(super) seat: Seat,
    pub(super) action: &'a Action,
    /// Whom the message about it pings.
    pub(super) called: BySeat<bool>,
    /// Whether it counts for the tournament. Otherwise nothing is said at the table unless it changes ratings: the tournament says
    /// why, in one message.
    pub(super) counts: bool,
}

/// Ends a match, announced after what is said `before`.
pub(super) async fn end_match(
    unit: &mut Unit<'_>,
    mut stored: TableRecord,
    Ending { seat, action, called, counts }: Ending<'_>,
    Before { here, elsewhere }: Before,
) -> anyhow::Result<()> {
    let paused = paused_for(unit, &stored).await?;
    let events = match stored.table.act_with_clock(seat, action, &mut *unit.dice, unit.now, paused) {
        Ok(events) => events,
        Err(error) => bail!("a tournament cannot end the match at {}: {error:?}", stored.id),
    };
    (stored.suspended_at, stored.unreachable) = (None, None);
    let rated = Box::pin(ratings::outcome(unit, &stored, &events)).await?;
    let changes_ratings = rated.as_ref().is_some_and(|rated| rated.uncounted.is_none());
    unit.rated = rated.map(Box::new);
    if !counts && !changes_ratings {
        for seen in stored.seen_from_each_place() {
            remove_latest_choices(unit, &seen).await?;
            archive_thread(unit, &seen, LaneKind::Game).await?;
        }
        stored.due_at = None;
        return unit.record(&mut stored, &events).await;
    }
    let pings = Pings::OfTournament(called);
    let announcement = Announcement { events: &events, before: here, elsewhere, pings, ..Announcement::default() };
    announce(unit, &mut stored, announcement).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use kafenio_board::rules::{Roll, Variant};
    use kafenio_board::table::{GameChoice, Length, Terms};

    #[test]
    fn time_counts_for_whom_the_other_one_waits() {
        let terms = Terms::new(GameChoice::Of(Variant::Portes), Length::Single);
        let dice = Roll::new(3, 1).expect("two dice");
        let events = [
            Event::Invited { terms, first: None },
            Event::Accepted { checkers: BySeat::default() },
            Event::OpeningRolled { dice },
        ];
        // The invited player has waited ten days for the inviter, who has won the opening roll.
        let waited = waited(&events, &[0, DAY, DAY], 11 * DAY);
        assert_eq!([waited.inviter, waited.invited], [10 * DAY, 0]);
        assert_eq!(longer(&waited), Seat::Inviter);
    }
}
