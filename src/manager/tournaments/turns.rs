//! The first turns of a match of a tournament, for which there is a time, and what its messages say because it belongs to one.

use kafenio_board::table::{Event, HOUR, Seat, Stage, TableId};

use crate::chat::Text;
use crate::language::Language;
use crate::locale::id;
use crate::manager::lifecycle::clocks::pauses;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::{TableRecord, TournamentRecord};
use crate::tournament::{Format, TournamentEvent};

/// How long the first turn of a match may take, in hours.
pub(super) const MOST_SILENCE_HOURS: u32 = 48;
pub(super) const MOST_SILENCE: i64 = MOST_SILENCE_HOURS as i64 * HOUR;
/// After so many turns of a match both players have made one, so nobody looks.
const FIRST_TURNS: u32 = 8;

/// Returns who has made no turn yet in a match in which it is theirs, and for how long, in milliseconds. Pauses do not count.
pub(super) async fn silence(unit: &mut Unit<'_>, stored: &TableRecord) -> anyhow::Result<Option<(Seat, i64)>> {
    let Some(awaited) = stored.table.to_decide().filter(|_| stored.table.game().is_some()) else { return Ok(None) };
    let events = unit.store.events(stored.id, 0).await?;
    if events.iter().any(|event| is_turn(event, awaited)) {
        return Ok(None);
    }
    let since = unit.store.event_times(stored.id).await?.last().copied().unwrap_or(unit.now);
    let paused = pauses(unit, stored).await?.paused_between(since, unit.now);
    Ok(Some((awaited, unit.now - since - paused)))
}

/// Returns who has to make their first turn in a match of a tournament that goes on, and how long they may still take, in
/// milliseconds; `None` if there is nobody, or their clock runs out sooner. `events` have just happened and may not be saved yet.
async fn first_turn(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    events: &[Event],
) -> anyhow::Result<Option<(Seat, i64)>> {
    let Some((seat, silence)) = silence(unit, stored).await? else { return Ok(None) };
    let has_turn = events.iter().any(|event| is_turn(event, seat));
    if has_turn || stored.table.time_left(seat).is_some_and(|left| left <= MOST_SILENCE) {
        return Ok(None);
    }
    let silence = if events.is_empty() { silence } else { 0 };
    Ok(Some((seat, (MOST_SILENCE - silence).max(0))))
}

/// Returns whether `seat` has done this itself.
pub(super) fn is_turn(event: &Event, seat: Seat) -> bool {
    match event {
        Event::Played { seat: by, automatic: None, .. }
        | Event::Doubled { seat: by, .. }
        | Event::Taken { seat: by, .. }
        | Event::OfferRefused { seat: by } => *by == seat,
        offer => offer.offered_by() == Some(seat),
    }
}

/// What a message about a match says because it belongs to a tournament.
#[derive(Default)]
pub(in crate::manager) struct OfTournament {
    /// What the result means, such as how many lives the loser has left.
    pub(in crate::manager) result: Text,
    /// What the winner does next; `None` if the match is not over, or belongs to no tournament that goes on.
    pub(in crate::manager) next: Option<Text>,
    /// By when the player to decide has to make their first turn.
    pub(in crate::manager) first_turn: Text,
}

/// Returns what a message about `events` of a match says because it belongs to a tournament.
pub(in crate::manager) async fn of_tournament(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    events: &[Event],
    language: Language,
) -> anyhow::Result<OfTournament> {
    let ends = events.iter().any(|event| matches!(event, Event::GameEnded { .. }));
    let is_concerned = match &stored.table.stage {
        Stage::Over { .. } => ends,
        // An offer is a question of its own.
        Stage::Playing(game) => game.offer.is_none() && stored.table.turn <= FIRST_TURNS,
        Stage::Inviting | Stage::Closed(_) => false,
    };
    if !is_concerned {
        return Ok(OfTournament::default());
    }
    let record = unit.store.tournament_of_table(stored.id).await?;
    let Some(record) = record.filter(|record| record.state.is_going_on()) else { return Ok(OfTournament::default()) };
    if let Stage::Over { winner, .. } = stored.table.stage {
        return Ok(after_match(stored, record, winner, language));
    }
    let seats = stored.seats();
    let first = first_turn(unit, stored, events).await?.filter(|(seat, _)| seats[*seat].account().is_some());
    let Some((seat, left)) = first else { return Ok(OfTournament::default()) };
    let [who, other] = [seat, seat.other()].map(|seat| Arg::Occupant(&seats[seat]));
    let args = [("who", who), ("other", other), ("hours", hours(left))];
    Ok(OfTournament {
        first_turn: speech::say(language, id!("tournament-first-turn"), &args),
        ..OfTournament::default()
    })
}

/// Returns what follows a match for its players.
fn after_match(
    stored: &TableRecord,
    mut record: TournamentRecord,
    winner: Option<Seat>,
    language: Language,
) -> OfTournament {
    let pairing = record.state.pairings.iter().find(|found| found.table == stored.id).cloned();
    let (Some(pairing), Some(winner), Format::Cup { .. }) = (pairing, winner, record.state.format) else {
        return OfTournament { next: Some(Text::default()), ..OfTournament::default() };
    };
    let [won, lost] = [winner, winner.other()].map(|seat| pairing.entrant(seat));
    // The result is stored after the message about it.
    let decided = TournamentEvent::Decided { table: stored.id, winner: Some(won), points: 1 };
    if !pairing.is_over && !record.state.apply(&decided) {
        return OfTournament::default();
    }
    let seats = stored.seats();
    let [who, loser] = [winner, winner.other()].map(|seat| Arg::Occupant(&seats[seat]));
    let lives = Arg::Number(record.state.entrants[lost].lives.into());
    let result = speech::say(language, id!("tournament-lives-left"), &[("who", loser), ("lives", lives)]);
    let goes_on = record.state.takes_part(won) && record.state.remaining().count() > 1;
    let next = goes_on.then(|| speech::say(language, id!("tournament-goes-on"), &[("who", who)]));
    OfTournament { result, next: Some(next.unwrap_or_default()), ..OfTournament::default() }
}

/// Says how long the player to decide may still take for their first turn in a match of a tournament; empty if that bounds nobody.
pub(in crate::manager) async fn first_turn_left(unit: &mut Unit<'_>, stored: &TableRecord) -> anyhow::Result<Text> {
    let record = unit.store.tournament_of_table(stored.id).await?;
    if !record.is_some_and(|record| record.state.is_going_on()) {
        return Ok(Text::default());
    }
    let Some((_, left)) = first_turn(unit, stored, &[]).await? else { return Ok(Text::default()) };
    Ok(unit.text(id!("time-first-turn"), &[("hours", hours(left))]))
}

/// Says in which tournament a match is played, and whether it is rated; empty if it belongs to none.
pub(in crate::manager) async fn match_of_tournament(unit: &mut Unit<'_>, table: TableId) -> anyhow::Result<Text> {
    let record = unit.store.tournament_of_table(table).await?;
    Ok(record.map(|record| speech::match_of_tournament(unit.language, &record)).unwrap_or_default())
}

/// Returns a time in whole hours, rounded up.
pub(super) fn hours(time: i64) -> Arg<'static> {
    Arg::Number(u32::try_from((time + HOUR - 1) / HOUR).unwrap_or(0).max(1))
}
