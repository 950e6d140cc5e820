//! `/match`: shows the terms of a match and its score sheet.

use kafenio_board::table;

use super::games::open_line;
use super::share;
use crate::command::{Command, Target};
use crate::manager::clocks::with_current_clock;
use crate::manager::request::Request;
use crate::manager::select::select_played;
use crate::manager::stop::Answer;
use crate::manager::table_lines::match_line;
use crate::speech;

pub(in crate::manager) async fn run(request: &mut Request<'_>, target: &Target, is_shared: bool) -> Answer {
    let mut stored = select_played(request, target).await?;
    let is_shared = share::begin(request, is_shared).await?;
    let lines = table::score_sheet(&request.store.events(stored.id, 0).await?);
    let sheet = speech::sheet(&request.view(&stored), &lines);
    let id = stored.id;
    let line = if is_shared {
        // Not as the author reads it, who may have a move of their own to confirm.
        stored.table = with_current_clock(request, &stored).await?;
        let view = request.view(&stored);
        let state = speech::status(&view, None).then(" ", speech::time_left(&view, None));
        match_line(request, &stored).then("", state)
    } else {
        open_line(request, stored).await?
    };
    let replies = request.reply(line.then("\n", sheet));
    share::answer(request, replies, is_shared, Command::Match { is_shared: true }, Some(id)).await
}
