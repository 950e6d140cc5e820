//! `/confirm`: plays what the author has entered.

use kafenio_board::table::{Action, Event, Table};

use super::enter::{draft_in_progress, target_in_progress};
use crate::chat::Reply;
use crate::command::Target;
use crate::locale::id;
use crate::manager::act::act_on_table;
use crate::manager::replies::drafts::show_draft;
use crate::manager::select::{SeatedTable, own_table_anywhere};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target) -> Answer {
    let target = target_in_progress(unit, target).await?;
    let draft = match draft_in_progress(unit, &target).await {
        Err(Stop::Refused(refusal)) => return already_played(unit, &target, refusal).await,
        draft => draft?,
    };
    if let Some(complete) = &draft.partial.complete {
        let action = Action::Play(complete.play.clone());
        return act_on_table(unit, SeatedTable { stored: draft.stored, seat: draft.seat }, &action).await;
    }
    let why = unit.text(id!("refused-not-whole"), &[]);
    Ok(show_draft(unit, &draft, None, why).await?)
}

/// Answers a click that was already carried out, such as the second one of a double tap. Otherwise returns `refusal`.
async fn already_played(unit: &mut Unit<'_>, target: &Target, refusal: Vec<Reply>) -> Answer {
    let (Some(name), Some(turn)) = (&target.table, target.turn) else { return Err(Stop::Refused(refusal)) };
    let Some(stored) = own_table_anywhere(unit, name).await? else { return Err(Stop::Refused(refusal)) };
    let seat = unit.seat_at(&stored);
    let events = unit.store.events(stored.id, 0).await?;
    // A play that was undone may be entered again.
    let undone = events.iter().rposition(|event| matches!(event, Event::Undone { .. })).map_or(0, |last| last + 1);
    let was_played = Table::steps(&events).skip(undone).any(|(before, event, _)| {
        before.turn == turn && matches!(event, Event::Played { seat: by, automatic: None, .. } if Some(*by) == seat)
    });
    if !was_played {
        return Err(Stop::Refused(refusal));
    }
    let now = speech::status(&unit.view(&stored), seat);
    Ok(unit.reply(unit.of_table(&stored, unit.text(id!("done-confirmed"), &[])).then(" ", now)))
}
