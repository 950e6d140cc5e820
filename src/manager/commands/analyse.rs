//! `/analyse`: says how well a finished game was played and how lucky its players were.

use kafenio_board::table::{score_sheet, without_undone};

use super::share;
use crate::command::{Command, Target};
use crate::locale::id;
use crate::manager::analyses::message::{About, Analysed, latest, numbers};
use crate::manager::analyses::sent_match::NoMatch;
use crate::manager::select::{
    MAX_SEARCHED_TABLES, ended_tables, select_played, table_of_replied_message, table_refusal,
};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech;
use crate::store::TableRecord;

pub(in crate::manager) async fn run(
    unit: &mut Unit<'_>,
    target: &Target,
    game: Option<u32>,
    is_shared: bool,
) -> Answer {
    let stored = select_finished(unit, target).await?;
    let events = without_undone(&unit.store.events(stored.id, 0).await?);
    let mut finished = score_sheet(&events);
    // Of a match that is over, all games together; of another one, the latest.
    match game {
        Some(number) => finished.retain(|record| record.number == number),
        None if stored.table.is_open() => finished = finished.pop().into_iter().collect(),
        None => {}
    }
    let (games, left_out) = latest(finished);
    let [.., record] = &games[..] else {
        let why = unit.text(id!("refused-analyse"), &[speech::yes_or_no("given", game.is_some())]);
        return Err(table_refusal(unit, &stored, why).await);
    };
    let is_shared = share::begin(unit, is_shared).await?;
    let judgements = unit.analysis(stored.id, &numbers(&games), &events).await?.concat();
    let preferences = unit.preferences().await?;
    let analysed = Analysed {
        view: unit.view(&stored),
        events: &events,
        games: &games,
        judgements: &judgements,
        left_out,
        about: unit.seat_at(&stored).filter(|_| !is_shared).map_or(About::Both, About::Reader),
        played_in: None,
        preferences: &preferences,
    };
    let replies = vec![analysed.reply(unit, &stored)];
    let command = Command::Analyse { game: Some(record.number).filter(|_| games.len() == 1), is_shared: true };
    share::answer(unit, replies, is_shared, command, Some(stored.id)).await
}

/// Returns whether the command comes with a file, or replies to one.
async fn is_about_file(unit: &mut Unit<'_>) -> Result<bool, Stop> {
    let Some(message) = unit.message else { return Ok(false) };
    if message.replies_to.is_none() || table_of_replied_message(unit).await?.is_some() {
        return Ok(message.brings_file());
    }
    Ok(matches!(&*unit.sent_match()?, Ok(_) | Err(NoMatch::Unreadable(_))))
}

/// Selects the table whose finished games the author means. While the first game of a match is played, that is their last
/// match; for somebody who has not played here, it is the last match of anybody.
pub(super) async fn select_finished(unit: &mut Unit<'_>, target: &Target) -> Result<TableRecord, Stop> {
    if is_about_file(unit).await? {
        return Err(unit.refuse(id!("refused-analyse-file"), &[]));
    }
    let stored = select_played(unit, target).await?;
    let is_finished = |stored: &TableRecord| {
        stored.table.has_finished_game() || !stored.table.is_open() && stored.table.shown_game().is_some()
    };
    if target.table.is_some() || is_finished(&stored) {
        return Ok(stored);
    }
    if let Some(own) = ended_tables(unit).await?.into_iter().find(is_finished) {
        return Ok(own);
    }
    let here = unit.store.closed_tables_here(&unit.place, MAX_SEARCHED_TABLES).await?;
    Ok(here.into_iter().find(is_finished).unwrap_or(stored))
}
