//! The messages about a tournament: one shows how it stands and is edited, the last one says who has won.

use kafenio_board::table::{BySeat, Event, Seat};

use crate::chat::{Account, Choice, Occupant, Place, Post, Text};
use crate::command::{Command, ParsedCommand, Target, TournamentAction, TournamentInput};
use crate::language::Language;
use crate::locale::{Id, id};
use crate::manager::limits::budgets::admit_tournament_ping;
use crate::manager::ratings;
use crate::manager::unit::Unit;
use crate::present::tournament_board;
use crate::speech;
use crate::store::{Lane, PostKind, Preferences, TableRecord, TournamentRecord};
use crate::tournament::{Format, Stage};

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
        let ping = admitted(unit, winner.and_then(|winner| seen.people[winner].player.account())).await?;
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
        enqueue(unit, record, &place, words(language, &place), Vec::new()).await?;
    }
    Ok(())
}

/// Posts `text` about a tournament in a place, and pings these people there.
pub(super) async fn enqueue(
    unit: &mut Unit<'_>,
    record: &TournamentRecord,
    place: &Place,
    text: Text,
    pinged: Vec<Account>,
) -> anyhow::Result<()> {
    let mut pinged = pinged.into_iter();
    let (ping, also) = (pinged.next(), pinged.next());
    let post = Post { ping, also, others: pinged.collect(), ..post(record, place, text, Vec::new()) };
    unit.store.enqueue(&lane(record, place), PostKind::New, &post, unit.now).await?;
    Ok(())
}

/// Returns `account`, if there is one, as long as tournaments may ping it.
pub(super) async fn admitted(unit: &mut Unit<'_>, account: Option<&Account>) -> anyhow::Result<Option<Account>> {
    let Some(account) = account else { return Ok(None) };
    Ok(admit_tournament_ping(unit, account).await?.then(|| account.clone()))
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
pub(super) async fn language(
    unit: &mut Unit<'_>,
    record: &TournamentRecord,
    place: &Place,
) -> anyhow::Result<Language> {
    let organiser = record.organiser.as_ref().filter(|_| *place == record.place);
    unit.public_language(place, organiser).await
}

/// Returns the season before, as people in `place` see it, of a league that people join.
pub(in crate::manager) async fn last_season(
    unit: &mut Unit<'_>,
    record: &TournamentRecord,
    place: &Place,
) -> anyhow::Result<Option<TournamentRecord>> {
    let Some(season) = record.state.season.filter(|_| record.state.stage == Stage::Open) else { return Ok(None) };
    Ok(unit.store.tournament(season.previous).await?.map(|last| last.seen_from(place)))
}

async fn state_post(unit: &mut Unit<'_>, record: &TournamentRecord) -> anyhow::Result<Post> {
    let language = language(unit, record, &record.place).await?;
    let text = speech::tournament_state(language, &record.seen_from(&record.place), unit.now);
    let last = last_season(unit, record, &record.place).await?;
    let text = text.then("\n", last.map(|last| speech::last_season(language, &last)).unwrap_or_default());
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
