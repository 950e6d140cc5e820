//! `/board`: shows a table's board, now or at an earlier turn, or the position of an id from another program.

use kafenio_board::table::{self, without_undone};

use super::share;
use crate::chat::{Board, Text};
use crate::command::{Command, Target};
use crate::locale::id;
use crate::manager::lifecycle::clocks::{absence, with_current_clock};
use crate::manager::replies::drafts::{own_draft, show_draft};
use crate::manager::select::select_to_view;
use crate::manager::stop::Answer;
use crate::manager::tournaments::turns::match_of_tournament;
use crate::manager::unit::Unit;
use crate::present::{board, board_of_ids, choices_below_board, claim_choice, frames, past_view, play_menu};
use crate::speech::{self, Arg};
use crate::store::TableRecord;

pub(in crate::manager) async fn run(
    unit: &mut Unit<'_>,
    target: &Target,
    turn: Option<u32>,
    id: Option<&str>,
    is_shared: bool,
) -> Answer {
    if let Some(id) = id {
        return position_of_id(unit, id, is_shared).await;
    }
    let stored = select_to_view(unit, target).await?;
    match turn {
        Some(turn) => past_board(unit, &stored, turn, is_shared).await,
        None => current_board(unit, stored, is_shared).await,
    }
}

async fn current_board(unit: &mut Unit<'_>, mut stored: TableRecord, is_shared: bool) -> Answer {
    if let Some(draft) = own_draft(unit, &stored).await?.filter(|_| !is_shared) {
        return Ok(show_draft(unit, &draft, None, Text::default()).await?);
    }
    let is_shared = share::begin(unit, is_shared).await?;
    let preferences = unit.preferences().await?;
    let seat = unit.seat_at(&stored);
    // Everybody reads what is shared.
    let reader = seat.filter(|_| !is_shared);
    let absence = absence(unit, &stored, unit.language, reader).await?;
    let tournament = match_of_tournament(unit, stored.id).await?;
    stored.table = with_current_clock(unit, &stored).await?;
    let view = unit.view(&stored);
    let text = unit.of_table(&stored, speech::status(&view, reader)).then(" ", absence).then("\n", tournament);
    let can_act = *stored.place() == unit.place && stored.table.to_decide().is_some_and(|to| Some(to) == seat);
    let has_buttons = stored.place().platform.capabilities().has_buttons && stored.table.is_open();
    let choices = match seat {
        _ if !has_buttons => Vec::new(),
        Some(_) if can_act => choices_below_board(&view),
        Some(seat) if stored.table.clock_runs_for() == Some(seat.other()) => claim_choice(&view).into_iter().collect(),
        _ => Vec::new(),
    };
    let mut replies = unit.show(text, board(&view, seat, &preferences), &preferences);
    replies[0].choices = choices;
    replies[0].menus = can_act.then(|| play_menu(&view, preferences.numbering)).flatten().into_iter().collect();
    let command = Command::Board { turn: None, id: None, is_shared: true };
    share::answer(unit, replies, is_shared, command, Some(stored.id)).await
}

async fn past_board(unit: &mut Unit<'_>, stored: &TableRecord, turn: u32, is_shared: bool) -> Answer {
    let is_shared = share::begin(unit, is_shared).await?;
    // The turns are numbered as in a replay, without plays that were undone.
    let frames = frames(&without_undone(&unit.store.events(stored.id, 0).await?));
    let preferences = unit.preferences().await?;
    let frame = frames.iter().rfind(|frame| frame.table.turn == turn);
    let viewer = unit.seat_at(stored);
    let scene = frame.and_then(|frame| past_view(&unit.view(stored), viewer, &frame.table, &preferences));
    let last = frames.last().map_or(1, |frame| frame.table.turn);
    let args = [("number", Arg::Number(turn)), ("last", Arg::Number(last))];
    let Some(scene) = scene else { return Err(unit.refuse(id!("refused-no-such-move"), &args)) };
    let alt = speech::alt(unit.language, &scene);
    let text = unit.of_table(stored, unit.text(id!("done-past-board"), &args));
    let replies = unit.show(text, Some(Board { scene, album: None, alt }), &preferences);
    let command = Command::Board { turn: Some(turn), id: None, is_shared: true };
    share::answer(unit, replies, is_shared, command, Some(stored.id)).await
}

async fn position_of_id(unit: &mut Unit<'_>, id: &str, is_shared: bool) -> Answer {
    let found = match table::parse_position_id(id) {
        Ok(found) => found,
        Err(fault) => return Ok(unit.reply(speech::bad_id(unit.language, id, &fault))),
    };
    let is_shared = share::begin(unit, is_shared).await?;
    let preferences = unit.preferences().await?;
    let board = board_of_ids(unit.language, &found, &preferences);
    let moment = if found.doubled { "doubled" } else { "roll" };
    let text = unit.text(id!("done-foreign-board"), &[("moment", Arg::Case(moment))]);
    let replies = unit.show(text, Some(board), &preferences);
    let command = Command::Board { turn: None, id: Some(id.to_owned()), is_shared: true };
    share::answer(unit, replies, is_shared, command, None).await
}
