//! `/confirm`: plays what the author has entered.

use kafenio_board::table::{Action, Event, Table};

use super::enter::{draft_in_progress, target_in_progress};
use crate::chat::Reply;
use crate::command::Target;
use crate::manager::act::act_on_table;
use crate::manager::drafts::show_draft;
use crate::manager::request::Request;
use crate::manager::select::{SeatedTable, own_table_anywhere};
use crate::manager::stop::{Answer, Stop};
use crate::speech;

pub(in crate::manager) async fn run(request: &mut Request<'_>, target: &Target) -> Answer {
    let target = target_in_progress(request, target).await?;
    let draft = match draft_in_progress(request, &target).await {
        Err(Stop::Refused(refusal)) => return already_played(request, &target, refusal).await,
        draft => draft?,
    };
    if let Some(complete) = &draft.partial.complete {
        let action = Action::Play(complete.play.clone());
        return act_on_table(request, SeatedTable { stored: draft.stored, seat: draft.seat }, &action).await;
    }
    let why = request.text("refused-not-whole", &[]);
    Ok(show_draft(request, &draft, None, why).await?)
}

/// Answers a click that was already carried out, such as the second one of a double tap. Otherwise returns `refusal`.
async fn already_played(request: &mut Request<'_>, target: &Target, refusal: Vec<Reply>) -> Answer {
    let (Some(name), Some(turn)) = (&target.table, target.turn) else { return Err(Stop::Refused(refusal)) };
    let Some(stored) = own_table_anywhere(request, name).await? else { return Err(Stop::Refused(refusal)) };
    let seat = stored.seat(&request.message.author.account);
    let events = request.store.events(stored.id, 0).await?;
    // A play that was undone may be entered again.
    let undone = events.iter().rposition(|event| matches!(event, Event::Undone { .. })).map_or(0, |last| last + 1);
    let was_played = Table::steps(&events).skip(undone).any(|(before, event, _)| {
        before.turn == turn && matches!(event, Event::Played { seat: by, automatic: None, .. } if Some(*by) == seat)
    });
    if !was_played {
        return Err(Stop::Refused(refusal));
    }
    let now = speech::status(&request.view(&stored), seat);
    Ok(request.reply(request.of_table(&stored, request.text("done-confirmed", &[])).then(" ", now)))
}
