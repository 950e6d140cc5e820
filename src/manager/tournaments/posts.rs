//! The messages about a tournament: one shows how it stands and is edited, the last one says who has won.

use kafenio_board::table::{self, BySeat, Event, Seat};

use crate::chat::{Choice, Occupant, Place, Post, Text};
use crate::command::{Command, ParsedCommand, Target, TournamentAction, TournamentInput};
use crate::language::Language;
use crate::locale::{Id, id};
use crate::manager::ratings;
use crate::manager::unit::Unit;
use crate::present::tournament_board;
use crate::speech::{self, Arg};
use crate::store::{Lane, PostKind, Preferences, TableRecord, TournamentRecord};
use crate::tournament::Format;

/// Posts anew how a tournament stands. The message before it loses its choices.
pub(in crate::manager) async fn post_state(unit: &mut Unit<'_>, record: &mut TournamentRecord) -> anyhow::Result<()> {
    let post = state_post(unit, record).await?;
    post_as_latest(unit, record, &post).await
}

/// Posts a message about a tournament where it was opened. The message before it loses its choices.
async fn post_as_latest(unit: &mut Unit<'_>, record: &mut TournamentRecord, post: &Post) -> anyhow::Result<()> {
    let lane = lane(record, &post.place);
    let message = unit.store.replace_latest(&lane, PostKind::New, post, record.message, unit.now).await?;
    record.message = Some(message);
    unit.store.save_tournament(record, &[], unit.now).await
}

/// Shows how a tournament stands in the message about it. Where an edit would be posted like something new, that waits until somebody
/// asks.
pub(in crate::manager) async fn show_state(unit: &mut Unit<'_>, record: &TournamentRecord) -> anyhow::Result<()> {
    let edits_in_place = record.place.platform.capabilities().edits_in_place;
    let Some(target) = record.message.filter(|_| edits_in_place) else { return Ok(()) };
    let post = state_post(unit, record).await?;
    unit.store.enqueue(&lane(record, &post.place), PostKind::Edit { target }, &post, unit.now).await?;
    Ok(())
}

/// Says who has won, in each place, and notifies the winner in theirs.
pub(in crate::manager) async fn post_result(unit: &mut Unit<'_>, record: &mut TournamentRecord) -> anyhow::Result<()> {
    let winner = record.state.winners().first().copied();
    for place in record.places() {
        let seen = record.seen_from(&place);
        let language = language(unit, record, &place).await?;
        let ping = winner.and_then(|winner| seen.people[winner].player.account().cloned());
        let board = tournament_board(language, &seen, None, &Preferences::default());
        let text = speech::tournament_result(language, &seen);
        let post = Post { ping, board, ..post(record, &place, text, Vec::new()) };
        if place == record.place {
            post_as_latest(unit, record, &post).await?;
        } else {
            unit.store.enqueue(&lane(record, &place), PostKind::New, &post, unit.now).await?;
        }
    }
    Ok(())
}

/// Posts what `words` says about a tournament in each of its places. The message that shows how it stands keeps its choices.
pub(in crate::manager) async fn post_notice(
    unit: &mut Unit<'_>,
    record: &TournamentRecord,
    words: impl Fn(Language, &Place) -> Text,
) -> anyhow::Result<()> {
    for place in record.places() {
        let language = language(unit, record, &place).await?;
        let post = post(record, &place, words(language, &place), Vec::new());
        unit.store.enqueue(&lane(record, &place), PostKind::New, &post, unit.now).await?;
    }
    Ok(())
}

/// What is said before a message about a match of a tournament: where it is looked at, and in the opponent's place.
pub(in crate::manager) struct Before {
    pub(in crate::manager) here: Text,
    pub(in crate::manager) elsewhere: Text,
}

/// Returns what `words` says in each place of a match, to `reader` where they are, and to the other player elsewhere. If the match
/// begins with these `events`, which the message leaves out, what is at stake follows.
pub(in crate::manager) async fn before(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    reader: Seat,
    events: &[Event],
    words: impl Fn(Language, &BySeat<Occupant>) -> Text,
) -> anyhow::Result<Before> {
    let mut said = Vec::new();
    for seen in stored.seen_from_each_place() {
        let seats = seen.seats();
        let reader = seats[reader].account().or(seats[reader.other()].account());
        let language = unit.public_language(seen.place(), reader).await?;
        let rated = ratings::told(unit, &seen, events, language).await?;
        said.push(words(language, &seats).then(" ", rated));
    }
    let mut said = said.into_iter();
    Ok(Before { here: said.next().unwrap_or_default(), elsewhere: said.next().unwrap_or_default() })
}

/// Returns the language for a place of a tournament: the organiser's where they opened it.
async fn language(unit: &mut Unit<'_>, record: &TournamentRecord, place: &Place) -> anyhow::Result<Language> {
    let organiser = record.organiser.as_ref().filter(|_| *place == record.place);
    unit.public_language(place, organiser).await
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
    let language = language(unit, record, &record.place).await?;
    let text = speech::tournament_state(language, &record.seen_from(&record.place), unit.now);
    let is_joinable = record.state.is_joinable();
    let has_buttons = record.place.platform.capabilities().has_buttons;
    let join = speech::join_tournament(language, record);
    let text = if is_joinable && !has_buttons { text.then("\n", join) } else { text };
    let text = text.then("\n", speech::join_tournament_from_elsewhere(language, record));
    let choices = is_joinable.then(|| choice(language, record, TournamentAction::Join)).into_iter().collect();
    Ok(post(record, &record.place, text, choices))
}

fn post(record: &TournamentRecord, place: &Place, text: Text, choices: Vec<Choice>) -> Post {
    let prefix = place.platform.capabilities().command_prefix;
    let thread = record.thread.clone().filter(|_| *place == record.place);
    Post { thread, choices, ..Post::text_only(place.clone(), text.with_prefix(prefix)) }
}

fn lane(record: &TournamentRecord, place: &Place) -> Lane {
    Lane::Tournament(record.id, place.id.clone())
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
