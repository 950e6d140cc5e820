//! Parses a message and calls the handler of its command.

use std::future::ready;

use futures_util::future::BoxFuture;
use kafenio_board::table::{self, Action};

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

/// Calls the handler of `command`. Boxes each handler's future: without optimisation, a function that awaits all of them
/// takes almost a megabyte of stack.
fn run<'f>(request: &'f mut Request<'_>, command: &'f Command, target: &'f Target) -> BoxFuture<'f, Answer> {
    match command {
        Command::NewGame(game) => Box::pin(newgame::run(request, game)),
        Command::Play(game) => Box::pin(play::run(request, game)),
        Command::Join { name } => Box::pin(join::run(request, name.as_deref())),
        Command::Accept => Box::pin(act(request, target, &Action::Accept)),
        Command::Decline => Box::pin(act(request, target, &Action::Decline)),
        Command::Cancel { sure } => Box::pin(cancel::run(request, target, *sure)),
        Command::Rematch => Box::pin(rematch::run(request, target)),
        Command::Roll => Box::pin(act(request, target, &Action::Roll)),
        Command::Move(input) => Box::pin(make_play::run(request, target, input)),
        Command::Moves { start, picture } => Box::pin(moves::run(request, target, start.as_deref(), *picture)),
        Command::Hint => Box::pin(hint::run(request, target)),
        Command::Enter { step, die } => Box::pin(enter::run(request, target, step.as_deref(), *die)),
        Command::Undo => Box::pin(undo::run(request, target)),
        Command::Takeback => Box::pin(act(request, target, &Action::Takeback)),
        Command::Confirm => Box::pin(confirm::run(request, target)),
        Command::Double => Box::pin(act(request, target, &Action::Double)),
        Command::Take { sure } => Box::pin(take::run(request, target, table::CubeAnswer::Take, *sure)),
        Command::Drop { sure } => Box::pin(take::run(request, target, table::CubeAnswer::Drop, *sure)),
        Command::Beaver => Box::pin(act(request, target, &Action::Beaver)),
        Command::Pass { sure } => Box::pin(pass::run(request, target, *sure)),
        Command::Resign { stake, sure } => Box::pin(resign::run(request, target, *stake, *sure)),
        Command::Order { change, sure } => Box::pin(order::run(request, target, *change, *sure)),
        Command::Auto { on } => Box::pin(order::auto(request, target, *on)),
        Command::GoOn => Box::pin(act(request, target, &Action::PlayOn)),
        Command::Fresh => Box::pin(act(request, target, &Action::SetUp)),
        Command::Claim => Box::pin(act(request, target, &Action::Claim)),
        Command::Say { text } => Box::pin(say::run(request, target, text)),
        Command::Here => Box::pin(here::run(request, target)),
        Command::EndTable { sure } => Box::pin(endtable::run(request, target, *sure)),
        Command::Board { turn, id, is_shared } => {
            Box::pin(board::run(request, target, *turn, id.as_deref(), *is_shared))
        }
        Command::Replay { form, game, is_shared } => Box::pin(replay::run(request, target, *form, *game, *is_shared)),
        Command::Analyse { game, is_shared } => Box::pin(analyse::run(request, target, *game, *is_shared)),
        Command::Games { page } => Box::pin(games::run(request, *page)),
        Command::Match { is_shared } => Box::pin(match_sheet::run(request, target, *is_shared)),
        Command::History => Box::pin(history::run(request)),
        Command::Stats { game, person } => Box::pin(stats::run(request, *game, person.as_ref())),
        Command::Cube => Box::pin(cube::run(request, target)),
        Command::Export => Box::pin(export::run(request, target)),
        Command::Report => Box::pin(report::run(request, target)),
        Command::Pips => Box::pin(pips::run(request, target)),
        Command::Odds { distance } => Box::pin(odds::run(request, target, *distance)),
        Command::Opening { roll, game } => Box::pin(opening::run(request, *roll, *game)),
        Command::Position { id, roll } => Box::pin(position::run(request, id, *roll)),
        Command::Rules { game } => Box::pin(rules::run(request, target, *game)),
        Command::Tutorial { game, step, answer } => Box::pin(tutorial::run(request, *game, *step, answer.as_deref())),
        Command::Puzzle(input) => Box::pin(puzzle::run(request, input)),
        Command::Vacation { days } => Box::pin(vacation::run(request, *days)),
        Command::Settings(change) => Box::pin(settings::run(request, change)),
        Command::Channel(change) => Box::pin(channel::run(request, change)),
        Command::Block { person } => Box::pin(block::block(request, target, person.as_ref())),
        Command::Unblock { person } => Box::pin(block::unblock(request, target, person.as_ref())),
        Command::Link { code: None, .. } => Box::pin(link::offer(request)),
        Command::Link { code: Some(code), sure } => Box::pin(link::link(request, code, *sure)),
        Command::Unlink => Box::pin(link::unlink(request)),
        Command::Me => Box::pin(me::run(request)),
        Command::MyData { page } => Box::pin(mydata::run(request, *page)),
        Command::Forget { sure } => Box::pin(forget::run(request, *sure)),
        Command::About => Box::pin(ready(Ok(about::run(request)))),
        Command::Help { topic } => Box::pin(ready(Ok(help::run(request, topic.as_deref())))),
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
        if own.stored.players[own.seat] != request.message.author {
            own.stored.players[own.seat] = request.message.author.clone();
            let changed_at = own.stored.changed_at;
            request.store.save(&mut own.stored, &[], changed_at).await?;
        }
    }
    Ok(())
}
