//! The messages about a tournament: one shows how it stands and is edited, the last one says who has won.

use kafenio_board::table::{self, Event, Seat};

use crate::chat::{Choice, Post, Text};
use crate::command::{Command, ParsedCommand, Target, TournamentAction, TournamentInput};
use crate::language::Language;
use crate::locale::{Id, id};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::{Lane, LaneKind, PostKind, TableRecord, TournamentRecord};
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

/// Says how many lives the loser of a match has left in the cup, as the message about `events` does if they end it; empty for any
/// other message.
pub(in crate::manager) async fn lives_left(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    events: &[Event],
    language: Language,
) -> anyhow::Result<Text> {
    let table::Stage::Over { winner: Some(winner), .. } = stored.table.stage else { return Ok(Text::default()) };
    if !events.iter().any(|event| matches!(event, Event::GameEnded { .. })) {
        return Ok(Text::default());
    }
    let record = unit.store.tournament_of_table(stored.id).await?;
    let Some(record) =
        record.filter(|found| matches!(found.state.format, Format::Cup { .. }) && found.state.is_going_on())
    else {
        return Ok(Text::default());
    };
    let pairing = record.state.pairings.iter().find(|found| found.table == stored.id);
    let Some(pairing) = pairing else { return Ok(Text::default()) };
    let loser = &record.state.entrants[pairing.entrant(winner.other())];
    // The result is stored after the message about it.
    let lives = if pairing.is_over { loser.lives } else { loser.lives.saturating_sub(1) };
    let seats = stored.seats();
    let args = [("who", Arg::Occupant(&seats[winner.other()])), ("lives", Arg::Number(lives.into()))];
    Ok(speech::say(language, id!("tournament-lives-left"), &args))
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
