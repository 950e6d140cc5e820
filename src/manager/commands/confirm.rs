//! `/confirm`: plays what the author has entered.

use super::enter::{draft_in_progress, target_in_progress};
use crate::command::Target;
use crate::manager::act::act_on_table;
use crate::manager::drafts::show_draft;
use crate::manager::request::Request;
use crate::manager::select::SeatedTable;
use crate::manager::stop::Answer;
use crate::table::Action;

pub(in crate::manager) async fn run(request: &mut Request<'_>, target: &Target) -> Answer {
    let target = target_in_progress(request, target).await?;
    let draft = draft_in_progress(request, &target).await?;
    if let Some(complete) = &draft.partial.complete {
        let action = Action::Play(complete.play.clone());
        return act_on_table(request, SeatedTable { stored: draft.stored, seat: draft.seat }, &action).await;
    }
    let why = request.text("refused-not-whole", &[]);
    Ok(show_draft(request, &draft, None, why).await?)
}
