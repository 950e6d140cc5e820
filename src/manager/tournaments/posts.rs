//! The messages about a tournament: one shows how it stands and is edited, the last one says who has won.

use kafenio_board::table::Seat;

use crate::chat::{Choice, Post, Text};
use crate::command::{Command, ParsedCommand, Target, TournamentAction, TournamentInput};
use crate::language::Language;
use crate::locale::{Id, id};
use crate::manager::unit::Unit;
use crate::speech;
use crate::store::{Lane, LaneKind, PostKind, TournamentRecord};
use crate::tournament::Format;

/// Posts anew how a tournament stands. The message before it loses its choices.
pub(in crate::manager) async fn post_state(unit: &mut Unit<'_>, record: &mut TournamentRecord) -> anyhow::Result<()> {
    let post = state_post(unit, record).await?;
    let lane = lane(record);
    let message = unit.store.replace_latest(&lane, PostKind::New, &post, record.message, unit.now).await?;
    record.message = Some(message);
    unit.store.save_tournament(record, &[], unit.now).await
}

/// Shows how a tournament stands in the message about it. Where an edit would be posted like something new, that waits until somebody
/// asks.
pub(in crate::manager) async fn show_state(unit: &mut Unit<'_>, record: &TournamentRecord) -> anyhow::Result<()> {
    let edits_in_place = record.place.platform.capabilities().edits_in_place;
    let Some(target) = record.message.filter(|_| edits_in_place) else { return Ok(()) };
    let post = state_post(unit, record).await?;
    unit.store.enqueue(&lane(record), PostKind::Edit { target }, &post, unit.now).await?;
    Ok(())
}

/// Says who has won, and notifies the winner.
pub(in crate::manager) async fn post_result(unit: &mut Unit<'_>, record: &mut TournamentRecord) -> anyhow::Result<()> {
    let language = unit.public_language(&record.place, record.organiser.as_ref()).await?;
    let winners = record.state.winners();
    let ping = winners.first().and_then(|winner| record.people[*winner].account().cloned());
    let post = Post { ping, ..post(record, speech::tournament_result(language, record), Vec::new()) };
    let message = unit.store.replace_latest(&lane(record), PostKind::New, &post, record.message, unit.now).await?;
    record.message = Some(message);
    unit.store.save_tournament(record, &[], unit.now).await
}

/// Posts `text` about a tournament. The message that shows how it stands keeps its choices.
pub(in crate::manager) async fn post_notice(
    unit: &mut Unit<'_>,
    record: &TournamentRecord,
    text: Text,
) -> anyhow::Result<()> {
    unit.store.enqueue(&lane(record), PostKind::New, &post(record, text, Vec::new()), unit.now).await?;
    Ok(())
}

async fn state_post(unit: &mut Unit<'_>, record: &TournamentRecord) -> anyhow::Result<Post> {
    let language = unit.public_language(&record.place, record.organiser.as_ref()).await?;
    let text = speech::tournament_state(language, record, unit.now);
    let is_joinable = record.state.is_joinable();
    let has_buttons = record.place.platform.capabilities().has_buttons;
    let join = speech::join_tournament(language, record);
    let text = if is_joinable && !has_buttons { text.then("\n", join) } else { text };
    let choices = is_joinable.then(|| choice(language, record, TournamentAction::Join)).into_iter().collect();
    Ok(post(record, text, choices))
}

fn post(record: &TournamentRecord, text: Text, choices: Vec<Choice>) -> Post {
    let prefix = record.place.platform.capabilities().command_prefix;
    let thread = record.thread.clone();
    Post { thread, choices, ..Post::text_only(record.place.clone(), text.with_prefix(prefix)) }
}

fn lane(record: &TournamentRecord) -> Lane {
    Lane::Table(record.id, Seat::Inviter, LaneKind::Challenge)
}

/// Returns the choice to do this in a tournament.
pub(in crate::manager) fn choice(language: Language, record: &TournamentRecord, action: TournamentAction) -> Choice {
    let (label, emoji): (Id, &str) = match action {
        TournamentAction::Join => (id!("choice-join"), "🙋"),
        TournamentAction::Leave => (id!("choice-tournament-leave"), "👋"),
        TournamentAction::Start => (id!("choice-tournament-start"), "🏁"),
        TournamentAction::End | TournamentAction::Remove => (id!("choice-tournament-end"), "🛑"),
    };
    Choice {
        command: action_command(record.state.format, action),
        label: speech::say(language, label, &[]).to_string(),
        emoji: emoji.to_owned(),
        primary: action == TournamentAction::Join,
    }
}

/// Returns the command that does this in the tournament of a place.
pub(in crate::manager) fn action_command(format: Format, action: TournamentAction) -> String {
    let input = Box::new(TournamentInput { action: Some(action), ..TournamentInput::default() });
    let command = match format {
        Format::Cup { .. } => Command::Cup(input),
        Format::League { .. } => Command::League(input),
    };
    ParsedCommand { command, target: Target::default() }.to_string()
}
