//! `/match`: shows the terms of a match and its score sheet.

use kafenio_board::table;

use super::games::open_line;
use super::share;
use crate::command::{Command, Target};
use crate::manager::lifecycle::clocks::with_current_clock;
use crate::manager::replies::table_lines::{SEPARATOR, match_line};
use crate::manager::select::select_played;
use crate::manager::stop::Answer;
use crate::manager::tournaments::turns::match_of_tournament;
use crate::manager::unit::Unit;
use crate::speech;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target, is_shared: bool) -> Answer {
    let mut stored = select_played(unit, target).await?;
    let is_shared = share::begin(unit, is_shared).await?;
    let lines = table::score_sheet(&unit.store.events(stored.id, 0).await?);
    let sheet = speech::sheet(&unit.view(&stored), &lines);
    let id = stored.id;
    let line = if is_shared {
        // Not as the author reads it, who may have a move of their own to confirm.
        stored.table = with_current_clock(unit, &stored).await?;
        let view = unit.view(&stored);
        let state = speech::line_state(&view, None).then(SEPARATOR, speech::line_time(&view, None));
        match_line(unit, &stored).then(SEPARATOR, state)
    } else {
        open_line(unit, stored).await?
    };
    let line = match_of_tournament(unit, id).await?.then("\n", line);
    let replies = unit.reply(line.then("\n", sheet));
    share::answer(unit, replies, is_shared, Command::Match { is_shared: true }, Some(id)).await
}
