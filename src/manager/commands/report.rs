//! `/report`: sends the finished games of a match as a page for the browser, with what the engine thinks of each decision.

use kafenio_board::table::{GameRecord, score_sheet, without_undone};

use super::analyse::select_finished;
use crate::chat::{File, Text};
use crate::command::Target;
use crate::locale::id;
use crate::manager::analyses::message::{MOST_GAMES, numbers};
use crate::manager::select::table_refusal;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::present::{Frame, frames};
use crate::report::{self, Report};
use crate::speech::{self, Arg, yes_or_no};

/// The most positions in a report, which keep its size below 3 MB. A game has about fifty.
const MOST_POSITIONS: usize = 2000;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target) -> Answer {
    let stored = select_finished(unit, target).await?;
    let events = without_undone(&unit.store.events(stored.id, 0).await?);
    let mut finished = score_sheet(&events);
    if finished.is_empty() {
        let why = unit.text(id!("refused-report"), &[]);
        return Err(table_refusal(unit, &stored, why).await);
    }
    let left_out = left_out(&finished, &frames(&events));
    let shown: Vec<GameRecord> = finished.drain(left_out..).collect();
    let numbers = numbers(&shown);
    let judged = unit.analysis(stored.id, &numbers, &events).await?;
    let preferences = unit.preferences().await?;
    let report = Report {
        view: unit.view(&stored),
        events: &events,
        games: shown.into_iter().zip(judged).collect(),
        left_out,
        faults: Text::default(),
        reader: unit.seat_at(&stored),
        preferences: &preferences,
    };
    let is_open = yes_or_no("open", stored.table.is_open());
    let mut text = unit.text(id!("done-report"), &[("count", Arg::Number(numbers.len() as u32)), is_open]);
    if left_out > 0 {
        text = text.then(" ", speech::left_out(unit.language, left_out, numbers.len()));
    }
    let instead = unit.text(id!("done-report-not-sent"), &[]);
    let file = File::page(format!("{}.html", stored.id), report::html(&report), instead);
    let mut replies = unit.reply(unit.of_table(&stored, text));
    replies[0].file = Some(file);
    Ok(replies)
}

/// Returns how many games do not fit into a report, the first ones. The last one always does.
pub(super) fn left_out(finished: &[GameRecord], frames: &[Frame]) -> usize {
    let positions = |record: &GameRecord| {
        frames.iter().filter(|frame| frame.table.shown_game().is_some_and(|game| game.number == record.number)).count()
    };
    let mut rest = MOST_POSITIONS;
    let fitting = finished.iter().rev().take(MOST_GAMES).take_while(|record| {
        let needed = positions(record);
        let fits = needed <= rest;
        rest = rest.saturating_sub(needed);
        fits
    });
    finished.len() - fitting.count().max(1)
}
