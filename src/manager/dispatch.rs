//! Parses a message and calls the handler of its command.

use super::act::act;
use super::commands::{
    about, analyse, block, board, cancel, channel, confirm, cube, endtable, enter, export, forget, games, help, here,
    hint, history, join, link, make_play, match_sheet, me, moves, mydata, newgame, odds, opening, order, pass, pips,
    play, position, puzzle, rematch, replay, report, resign, rules, say, settings, stats, take, tutorial, undo,
    vacation,
};
use super::platform_query::PlatformQuery;
use super::request::Request;
use super::select::{SeatedTable, own_tables, select_by_context};
use super::stop::{Answer, Stop};
use crate::chat::{Message, Reply};
use crate::command::{Command, ParseError, ParsedCommand, TableName, Target, is_at_table, parse};
use crate::speech::{self, Arg};
use crate::table::{self, Action};

/// Handles the command in the message.
pub(super) async fn dispatch(request: &mut Request<'_>) -> Answer {
    let mut parsed = parse(&request.message.text, &request.message.mentions);
    if matches!(parsed, Err(ParseError::NoCommand)) && needs_no_sign(request)? {
        parsed = parse_without_sign(&request.message);
    }
    let ParsedCommand { command, mut target } = match parsed {
        Ok(parsed) => parsed,
        Err(ParseError::NoCommand) if is_for_somebody_else(request, &ParseError::NoCommand) => {
            return suggest_sign(request).await;
        }
        Err(error) if is_for_somebody_else(request, &error) => return Ok(Vec::new()),
        Err(error) => return Ok(explain(request, &error)),
    };
    request.command = Some(command.clone());
    request.is_clicked = target.turn.is_some();
    // Where somebody blocks says nothing about whom they mean.
    let is_block = matches!(command, Command::Block { .. } | Command::Unblock { .. });
    if target.table.is_none() && is_at_table(command.kind()) && !is_block {
        target.table = select_by_context(request, &command).await?.map(TableName::Id);
    }
    run(request, &command, &target).await
}

/// Calls the handler of `command`.
async fn run(request: &mut Request<'_>, command: &Command, target: &Target) -> Answer {
    match command {
        Command::NewGame(game) => newgame::run(request, game).await,
        Command::Play(game) => play::run(request, game).await,
        Command::Join { name } => join::run(request, name.as_deref()).await,
        Command::Accept => act(request, target, &Action::Accept).await,
        Command::Decline => act(request, target, &Action::Decline).await,
        Command::Cancel { sure } => cancel::run(request, target, *sure).await,
        Command::Rematch => rematch::run(request, target).await,
        Command::Roll => act(request, target, &Action::Roll).await,
        Command::Move(input) => make_play::run(request, target, input).await,
        Command::Moves { start, picture } => moves::run(request, target, start.as_deref(), *picture).await,
        Command::Hint => hint::run(request, target).await,
        Command::Enter { step, die } => enter::run(request, target, step.as_deref(), *die).await,
        Command::Undo => undo::run(request, target).await,
        Command::Takeback => act(request, target, &Action::Takeback).await,
        Command::Confirm => confirm::run(request, target).await,
        Command::Double => act(request, target, &Action::Double).await,
        Command::Take { sure } => take::run(request, target, table::CubeAnswer::Take, *sure).await,
        Command::Drop { sure } => take::run(request, target, table::CubeAnswer::Drop, *sure).await,
        Command::Beaver => act(request, target, &Action::Beaver).await,
        Command::Pass { sure } => pass::run(request, target, *sure).await,
        Command::Resign { stake, sure } => resign::run(request, target, *stake, *sure).await,
        Command::Order { change, sure } => order::run(request, target, *change, *sure).await,
        Command::Auto { on } => order::auto(request, target, *on).await,
        Command::GoOn => act(request, target, &Action::PlayOn).await,
        Command::Fresh => act(request, target, &Action::SetUp).await,
        Command::Claim => act(request, target, &Action::Claim).await,
        Command::Say { text } => say::run(request, target, text).await,
        Command::Here => here::run(request, target).await,
        Command::EndTable { sure } => endtable::run(request, target, *sure).await,
        Command::Board { turn, id, is_shared } => board::run(request, target, *turn, id.as_deref(), *is_shared).await,
        Command::Replay { form, game, is_shared } => replay::run(request, target, *form, *game, *is_shared).await,
        Command::Analyse { game, is_shared } => analyse::run(request, target, *game, *is_shared).await,
        Command::Games { page } => games::run(request, *page).await,
        Command::Match { is_shared } => match_sheet::run(request, target, *is_shared).await,
        Command::History => history::run(request).await,
        Command::Stats { game, person } => Box::pin(stats::run(request, *game, person.as_ref())).await,
        Command::Cube => cube::run(request, target).await,
        Command::Export => export::run(request, target).await,
        Command::Report => report::run(request, target).await,
        Command::Pips => pips::run(request, target).await,
        Command::Odds { distance } => odds::run(request, target, *distance).await,
        Command::Opening { roll, game } => opening::run(request, *roll, *game).await,
        Command::Position { id, roll } => position::run(request, id, *roll).await,
        Command::Rules { game } => rules::run(request, target, *game).await,
        Command::Tutorial { game, step, answer } => tutorial::run(request, *game, *step, answer.as_deref()).await,
        Command::Puzzle(input) => puzzle::run(request, input).await,
        Command::Vacation { days } => vacation::run(request, *days).await,
        Command::Settings(change) => settings::run(request, change).await,
        Command::Channel(change) => channel::run(request, change).await,
        Command::Block { person } => block::block(request, target, person.as_ref()).await,
        Command::Unblock { person } => block::unblock(request, target, person.as_ref()).await,
        Command::Link { code: None, .. } => link::offer(request).await,
        Command::Link { code: Some(code), sure } => link::link(request, code, *sure).await,
        Command::Unlink => link::unlink(request).await,
        Command::Me => me::run(request).await,
        Command::MyData { page } => mydata::run(request, *page).await,
        Command::Forget { sure } => forget::run(request, *sure).await,
        Command::About => Ok(about::run(request)),
        Command::Help { topic } => Ok(help::run(request, topic.as_deref())),
    }
}

/// Returns whether the handled message may be handled again: it changes nothing, and its reply either stays the same or
/// is too personal or too large to be kept.
pub(super) fn is_repeatable(request: &Request<'_>) -> bool {
    use Command::{About, Help, Me, MyData, Report};
    matches!(request.command, None | Some(Help { .. } | About | Me | MyData { .. } | Report))
}

/// Returns whether the message is meant for the bot although it has no sign: nobody else reads it.
fn needs_no_sign(request: &Request<'_>) -> Result<bool, Stop> {
    let place = &request.message.place;
    let capabilities = place.platform.capabilities();
    if !capabilities.shares_places_with_bots {
        return Ok(capabilities.is_for_bot);
    }
    request.ask_platform(PlatformQuery::Alone(place.clone(), request.account()))
}

/// Parses a message that has no sign before its command.
fn parse_without_sign(message: &Message) -> Result<ParsedCommand, ParseError> {
    parse(&format!("/{}", message.text), &message.mentions).map_err(|error| match error {
        ParseError::Unknown { .. } => ParseError::NoCommand,
        error => error,
    })
}

/// Suggests the sign that a decision lacks, to somebody who has to decide at a table here. Any other message without a
/// sign is talk among people.
async fn suggest_sign(request: &mut Request<'_>) -> Answer {
    let Ok(ParsedCommand { command, .. }) = parse_without_sign(&request.message) else { return Ok(Vec::new()) };
    let is_decision = matches!(
        command,
        Command::Accept
            | Command::Decline
            | Command::Roll
            | Command::Move(_)
            | Command::Confirm
            | Command::Double
            | Command::Take { .. }
            | Command::Drop { .. }
            | Command::Beaver
    );
    let is_awaited = |own: &SeatedTable| own.stored.table.to_decide() == Some(own.seat);
    if !is_decision || !own_tables(request).await?.iter().any(is_awaited) {
        return Ok(Vec::new());
    }
    Ok(request.say("misread-no-sign", &[("command", Arg::Code(format!("/{command}")))]))
}

/// Returns whether the message is probably not meant for the bot. In a room with several bots, a command that resembles
/// none of ours belongs to another bot, and "!!" is an exclamation.
fn is_for_somebody_else(request: &Request<'_>, error: &ParseError) -> bool {
    let is_unknown = matches!(error, ParseError::Unknown { nearest: None, .. } | ParseError::NoCommand);
    is_unknown && request.message.place.platform.capabilities().shares_places_with_bots
}

/// Explains what is wrong with the message. On a platform whose users have addresses, also explains how to invite
/// somebody who is not in the place.
fn explain(request: &Request<'_>, error: &ParseError) -> Vec<Reply> {
    let example = request.message.place.platform.capabilities().address_example;
    let (ParseError::NotAPerson { word, before }, Some(example)) = (error, example) else {
        return request.reply(speech::parse_error(request.language, error));
    };
    match word.strip_prefix('@').map(|name| name.split_once(':')) {
        None => request.reply(speech::parse_error(request.language, error)),
        Some(Some((_, server))) => {
            request.say("misread-no-account", &[("word", Arg::Text(word)), ("server", Arg::Text(server))])
        }
        Some(None) => {
            let example = Arg::Code(format!("{before} {example}"));
            request.say("misread-nobody-here", &[("word", Arg::Text(word)), ("example", example)])
        }
    }
}

/// Updates the author's name at their tables and challenges in this place. They may have another name elsewhere.
pub(super) async fn update_name(request: &mut Request<'_>) -> anyhow::Result<()> {
    let (place, author) = (request.message.place.clone(), request.message.author.clone());
    request.store.rename_challenger(&place, &author).await?;
    for mut own in own_tables(request).await? {
        if own.stored.seats[own.seat] != request.message.author {
            own.stored.seats[own.seat] = request.message.author.clone();
            let changed_at = own.stored.changed_at;
            request.store.save(&mut own.stored, &[], changed_at).await?;
        }
    }
    Ok(())
}
