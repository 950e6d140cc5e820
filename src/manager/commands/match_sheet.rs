//! `/match`: shows the terms of a match and its score sheet.

use super::games::open_line;
use crate::command::Target;
use crate::manager::request::Request;
use crate::manager::select::select_played;
use crate::manager::stop::Answer;
use crate::{speech, table};

pub(in crate::manager) async fn run(request: &mut Request<'_>, target: &Target) -> Answer {
    let stored = select_played(request, target).await?;
    let lines = table::score_sheet(&request.store.events(stored.id, 0).await?);
    let sheet = speech::sheet(&request.view(&stored), &lines);
    let line = open_line(request, stored).await?;
    Ok(request.reply(line.then("\n", sheet)))
}
