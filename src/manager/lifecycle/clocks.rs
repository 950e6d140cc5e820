//! The clocks of a table: pauses, due times, and the time left.

use kafenio_board::table::{DAY, Pauses, Seat, Stage, Table};

use crate::chat::Text;
use crate::language::Language;
use crate::locale::id;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::TableRecord;

/// How long an invitation is open, in milliseconds.
const INVITATION_PERIOD: i64 = 7 * DAY;
/// How long the winner of a game of Tric-Trac may choose how the next one begins, in milliseconds.
const CHOICE_PERIOD: i64 = DAY;

/// After how many days of a suspension the other player may close a game in two places.
pub(in crate::manager) const ABANDONED_DAYS: u32 = 7;

/// Returns whether the opponent of the player here could not be reached for so long that this player may close the game.
pub(in crate::manager) fn is_abandoned(stored: &TableRecord, now: i64) -> bool {
    let is_away = stored.unreachable.is_some() && stored.unreachable == stored.only_seat().map(Seat::other);
    is_away && stored.suspended_at.is_some_and(|since| since + i64::from(ABANDONED_DAYS) * DAY <= now)
}

/// Returns whether the table is an invitation that nobody answered in time.
pub(in crate::manager) fn has_lapsed(stored: &TableRecord, now: i64) -> bool {
    stored.table.stage == Stage::Inviting && stored.opened_at + INVITATION_PERIOD <= now
}

/// Returns the first of a table's due times after `now`.
pub(in crate::manager) fn next_due(times: Option<[i64; 2]>, now: i64) -> Option<i64> {
    times.and_then(|times| times.into_iter().find(|time| *time > now))
}

/// Returns when the table needs attention if nobody acts from now on, or an earlier time if one is stored already:
/// leaving the column unchanged spares the database an index update.
pub(in crate::manager) async fn due_at(unit: &mut Unit<'_>, stored: &TableRecord) -> anyhow::Result<Option<i64>> {
    Ok(match &stored.table.stage {
        _ if stored.suspended_at.is_some() && !stored.clock_runs_on() => None,
        Stage::Inviting => Some(stored.opened_at + INVITATION_PERIOD),
        Stage::Playing(game) if game.chooser.is_some() => Some(unit.now + CHOICE_PERIOD),
        // While the same clock runs on, the due time stays.
        Stage::Playing(_) if stored.table.clock.is_some_and(|clock| clock.since < unit.now) => stored.due_at,
        Stage::Playing(_) => {
            let next = next_due(stored.table.due_times(&pauses(unit, stored).await?), unit.now);
            let earlier = stored.due_at.filter(|due| *due > unit.now);
            next.map(|next| earlier.unwrap_or(next).min(next))
        }
        Stage::Closed(_) | Stage::Over { .. } => None,
    })
}

/// Returns the spans in which the table's running clock was paused.
pub(in crate::manager) async fn pauses(unit: &mut Unit<'_>, stored: &TableRecord) -> anyhow::Result<Pauses> {
    let (Some(seat), Some(clock)) = (stored.table.clock_runs_for(), stored.table.clock) else {
        return Ok(Pauses::default());
    };
    let mut spans = match stored.players[seat].account() {
        Some(account) => unit.store.pauses(account, clock.since, unit.now).await?,
        None => Vec::new(),
    };
    // Otherwise whoever is about to lose could leave, and nobody would win.
    if stored.unreachable != Some(seat) {
        spans.extend(stored.suspended_at.map(|from| [from, unit.now]));
    }
    Ok(Pauses::new(spans))
}

/// Returns how long the table's running clock was paused since it was last updated, in milliseconds.
pub(in crate::manager) async fn paused_for(unit: &mut Unit<'_>, stored: &TableRecord) -> anyhow::Result<i64> {
    let since = stored.table.clock.map_or(unit.now, |clock| clock.since);
    Ok(pauses(unit, stored).await?.paused_between(since, unit.now))
}

/// Returns the table with its clock as of now, for showing it.
pub(in crate::manager) async fn with_current_clock(unit: &mut Unit<'_>, stored: &TableRecord) -> anyhow::Result<Table> {
    let paused = paused_for(unit, stored).await?;
    let mut table = stored.table.clone();
    table.update_clock(unit.now, paused);
    Ok(table)
}

/// Tells sentences whether a clock goes on that is not stopped with the others while a game is suspended.
pub(in crate::manager) fn clock_of_unreachable(stored: &TableRecord) -> Arg<'static> {
    Arg::Case(if stored.unreachable.is_some() && stored.table.clock.is_some() { "runs" } else { "no" })
}

/// Returns the sentence that the game is suspended, or that the player to decide is on vacation and for how long; empty
/// if neither is the case. `reader` is the seat of whoever reads it.
pub(in crate::manager) async fn absence(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    language: Language,
    reader: Option<Seat>,
) -> anyhow::Result<Text> {
    if stored.suspended_at.is_some() {
        let seats = stored.seats();
        let other = Arg::Occupant(&seats[stored.unreachable.unwrap_or(stored.here.other())]);
        let clock = clock_of_unreachable(stored);
        if stored.is_apart() && stored.unreachable != stored.only_seat() {
            let args = [("other", other), ("clock", clock), ("days", Arg::Number(ABANDONED_DAYS))];
            return Ok(speech::say(language, id!("time-resting-across"), &args));
        }
        let here = speech::here_command(stored.id);
        let across = speech::yes_or_no("across", stored.is_apart());
        let args = [("here", here), across, ("other", other), ("clock", clock)];
        return Ok(speech::say(language, id!("time-resting"), &args));
    }
    let Some((seat, time)) = away(unit, stored, language).await? else { return Ok(Text::default()) };
    let clock = speech::yes_or_no("clock", stored.table.clock_runs_for() == Some(seat));
    let reader = Arg::Case(if reader == Some(seat) { "mine" } else { "no" });
    let who = &stored.seats()[seat];
    let args = [("who", Arg::Occupant(who)), ("time", Arg::Text(&time)), clock, ("reader", reader)];
    Ok(speech::say(language, id!("time-away"), &args))
}

/// Does the same as [`absence`] where the table's earlier messages have said it already.
pub(in crate::manager) async fn known_absence(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    language: Language,
) -> anyhow::Result<Text> {
    if stored.suspended_at.is_some() {
        return Ok(speech::say(language, id!("time-paused"), &[]));
    }
    absence(unit, stored, language, None).await
}

/// Does the same as [`absence`] in a few words, for a list.
pub(in crate::manager) async fn absence_in_line(unit: &mut Unit<'_>, stored: &TableRecord) -> anyhow::Result<Text> {
    if stored.suspended_at.is_some() {
        return Ok(unit.text(id!("line-paused"), &[]));
    }
    let language = unit.language;
    let away = away(unit, stored, language).await?;
    Ok(away.map_or_else(Text::default, |(_, time)| unit.text(id!("line-away"), &[("time", Arg::Text(&time))])))
}

/// Returns the player for whom the others wait while they are away, and for how long; `None` if nobody waits for somebody who
/// is away.
async fn away(unit: &mut Unit<'_>, stored: &TableRecord, language: Language) -> anyhow::Result<Option<(Seat, String)>> {
    // Nobody waits in a game against the computer.
    let is_waited_for = |seat: &Seat| !stored.is_against_computer(*seat);
    let Some(seat) = stored.table.to_decide().filter(is_waited_for) else { return Ok(None) };
    let Some(account) = stored.players[seat].account() else { return Ok(None) };
    let spans = unit.store.pauses(account, unit.now, unit.now).await?;
    let Some(end) = Pauses::new(spans).end(unit.now) else { return Ok(None) };
    Ok(Some((seat, speech::duration_to_come(language, end - unit.now))))
}
