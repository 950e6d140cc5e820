//! The messages by which tournaments call people to several matches at once and to their first turns, or say that matches do not count.

use kafenio_board::table::TableId;

use super::posts::{admitted, enqueue, language, post_notice};
use super::turns::{MOST_SILENCE_HOURS, hours};
use crate::chat::Place;
use crate::language::Language;
use crate::locale::id;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::TournamentRecord;
use crate::tournament::{Pairing, Withdrawal};

/// Somebody who has made no first turn for a while.
pub(super) struct Silent {
    pub(super) entrant: usize,
    pub(super) table: TableId,
    /// How long they may still take, in milliseconds.
    pub(super) left: i64,
}

/// Calls people to the matches of a league from the one with the index `first` on: in each place, one message for each division.
pub(super) async fn post_calls(unit: &mut Unit<'_>, record: &TournamentRecord, first: usize) -> anyhow::Result<()> {
    for place in record.places() {
        let seen = record.seen_from(&place);
        let language = language(unit, record, &place).await?;
        let is_here = |entrant: &usize| record.people[*entrant].place == place;
        for division in &record.state.divisions {
            let is_read = |found: &&Pairing| division.contains(&found.pair[0]) && found.pair.iter().any(is_here);
            let pairings: Vec<&Pairing> = record.state.pairings[first..].iter().filter(is_read).collect();
            let mut pinged = Vec::new();
            let is_called = |entrant: &&usize| pairings.iter().any(|found| found.pair.contains(entrant));
            for entrant in division.iter().filter(is_called).filter(|entrant| is_here(entrant)) {
                pinged.extend(admitted(unit, record.people[*entrant].player.account()).await?);
            }
            if !pairings.is_empty() {
                let name = speech::tournament_name(language, record);
                let args = [("name", Arg::Text(&name)), ("hours", Arg::Number(MOST_SILENCE_HOURS))];
                let text = speech::say(language, id!("tournament-call"), &args);
                let text = text.then("\n", speech::pairs(language, &seen, pairings.into_iter()));
                enqueue(unit, record, &place, text, pinged).await?;
            }
        }
    }
    Ok(())
}

/// Reminds somebody of their first turns in matches.
pub(super) async fn post_reminder(
    unit: &mut Unit<'_>,
    record: &TournamentRecord,
    silent: &[Silent],
) -> anyhow::Result<()> {
    let Some(first) = silent.first() else { return Ok(()) };
    let place = record.people[first.entrant].place.clone();
    let seen = record.seen_from(&place);
    let who = &seen.people[first.entrant].player;
    let language = unit.public_language(&place, who.account()).await?;
    let name = speech::tournament_name(language, record);
    let left = silent.iter().map(|silent| silent.left).min().unwrap_or(0);
    let args = [("name", Arg::Text(&name)), ("who", Arg::Occupant(who)), ("hours", hours(left))];
    let is_meant = |found: &&Pairing| silent.iter().any(|silent| silent.table == found.table);
    let pairs = speech::pairs(language, &seen, seen.state.pairings.iter().filter(is_meant));
    let text = speech::say(language, id!("tournament-reminder"), &args).then(" ", pairs);
    let pinged = admitted(unit, who.account()).await?.into_iter().collect();
    enqueue(unit, record, &place, text, pinged).await
}

/// Says, in each place, that somebody is out of a league and that their matches do not count.
pub(super) async fn post_withdrawal(
    unit: &mut Unit<'_>,
    record: &TournamentRecord,
    entrant: usize,
    reason: Withdrawal,
) -> anyhow::Result<()> {
    let words = |language: Language, place: &Place| {
        let name = speech::tournament_name(language, record);
        let who = &record.seen_from(place).people[entrant].player;
        let why = ("why", Arg::Case(speech::withdrawal_key(reason)));
        let args = [("name", Arg::Text(&name)), ("who", Arg::Occupant(who)), why];
        speech::say(language, id!("told-tournament-annulled"), &args)
    };
    post_notice(unit, record, words).await
}
