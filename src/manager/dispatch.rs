//! Parses a message and calls the handler of its command.

use std::future::ready;

use futures_util::future::BoxFuture;
use kafenio_board::table::{self, Action};

use super::act::act;
use super::commands::{
    about, analyse, block, board, cancel, channel, confirm, cube, endtable, enter, export, forget, games, help, here,
    hint, history, join, link, match_sheet, me, r#move, moves, mydata, newgame, odds, opening, order, pass, pips, play,
    position, puzzle, rematch, replay, report, resign, rules, say, settings, stats, take, tutorial, undo, vacation,
};
use super::platform_query::PlatformQuery;
use super::select::{SeatedTable, own_tables, select_by_context};
use super::stop::{Answer, Stop};
use super::unit::Unit;
use crate::chat::{Message, Reply};
use crate::command::{Command, ParseError, ParsedCommand, TableName, Target, is_at_table, parse};
use crate::locale::id;
use crate::speech::{self, Arg};

/// Handles the command in `message`, which has caused the `unit`.
pub(super) async fn dispatch(unit: &mut Unit<'_>, message: &Message) -> Answer {
    let mut parsed = parse(&message.text, &message.mentions);
    if matches!(parsed, Err(ParseError::NoCommand)) && needs_no_sign(unit)? {
        parsed = parse_without_sign(message);
    }
    let ParsedCommand { command, mut target } = match parsed {
        Ok(parsed) => parsed,
        Err(ParseError::NoCommand) if is_for_somebody_else(unit, &ParseError::NoCommand) => {
            return suggest_sign(unit, message).await;
        }
        Err(error) if is_for_somebody_else(unit, &error) => return Ok(Vec::new()),
        Err(error) => return Ok(explain(unit, &error)),
    };
    unit.command = Some(command.clone());
    unit.is_clicked = target.turn.is_some();
    // Where somebody blocks says nothing about whom they mean.
    let is_block = matches!(command, Command::Block { .. } | Command::Unblock { .. });
    if target.table.is_none() && is_at_table(command.kind()) && !is_block {
        target.table = select_by_context(unit, &command).await?.map(TableName::Id);
    }
    run(unit, &command, &target).await
}

/// Calls the handler of `command`. Boxes each handler's future: without optimisation, a function that awaits all of them
/// takes almost a megabyte of stack.
fn run<'f>(unit: &'f mut Unit<'_>, command: &'f Command, target: &'f Target) -> BoxFuture<'f, Answer> {
    match command {
        Command::NewGame(game) => Box::pin(newgame::run(unit, game)),
        Command::Play(game) => Box::pin(play::run(unit, game)),
        Command::Join { name } => Box::pin(join::run(unit, name.as_deref())),
        Command::Accept => Box::pin(act(unit, target, &Action::Accept)),
        Command::Decline => Box::pin(act(unit, target, &Action::Decline)),
        Command::Cancel { sure } => Box::pin(cancel::run(unit, target, *sure)),
        Command::Rematch => Box::pin(rematch::run(unit, target)),
        Command::Roll => Box::pin(act(unit, target, &Action::Roll)),
        Command::Move(input) => Box::pin(r#move::run(unit, target, input)),
        Command::Moves { start, picture } => Box::pin(moves::run(unit, target, start.as_deref(), *picture)),
        Command::Hint => Box::pin(hint::run(unit, target)),
        Command::Enter { step, die } => Box::pin(enter::run(unit, target, step.as_deref(), *die)),
        Command::Undo => Box::pin(undo::run(unit, target)),
        Command::Takeback => Box::pin(act(unit, target, &Action::Takeback)),
        Command::Confirm => Box::pin(confirm::run(unit, target)),
        Command::Double => Box::pin(act(unit, target, &Action::Double)),
        Command::Take { sure } => Box::pin(take::run(unit, target, table::CubeAnswer::Take, *sure)),
        Command::Drop { sure } => Box::pin(take::run(unit, target, table::CubeAnswer::Drop, *sure)),
        Command::Beaver => Box::pin(act(unit, target, &Action::Beaver)),
        Command::Pass { sure } => Box::pin(pass::run(unit, target, *sure)),
        Command::Resign { stake, sure } => Box::pin(resign::run(unit, target, *stake, *sure)),
        Command::Order { change, sure } => Box::pin(order::run(unit, target, *change, *sure)),
        Command::Auto { on } => Box::pin(order::auto(unit, target, *on)),
        Command::PlayOn => Box::pin(act(unit, target, &Action::PlayOn)),
        Command::SetUp => Box::pin(act(unit, target, &Action::SetUp)),
        Command::Claim => Box::pin(act(unit, target, &Action::Claim)),
        Command::Say { text } => Box::pin(say::run(unit, target, text)),
        Command::Here => Box::pin(here::run(unit, target)),
        Command::EndTable { sure } => Box::pin(endtable::run(unit, target, *sure)),
        Command::Board { turn, id, is_shared } => Box::pin(board::run(unit, target, *turn, id.as_deref(), *is_shared)),
        Command::Replay { form, game, is_shared } => Box::pin(replay::run(unit, target, *form, *game, *is_shared)),
        Command::Analyse { game, is_shared } => Box::pin(analyse::run(unit, target, *game, *is_shared)),
        Command::Games { page } => Box::pin(games::run(unit, *page)),
        Command::Match { is_shared } => Box::pin(match_sheet::run(unit, target, *is_shared)),
        Command::History => Box::pin(history::run(unit)),
        Command::Stats { game, person } => Box::pin(stats::run(unit, *game, person.as_ref())),
        Command::Cube => Box::pin(cube::run(unit, target)),
        Command::Export => Box::pin(export::run(unit, target)),
        Command::Report => Box::pin(report::run(unit, target)),
        Command::Pips => Box::pin(pips::run(unit, target)),
        Command::Odds { distance } => Box::pin(odds::run(unit, target, *distance)),
        Command::Opening { roll, game } => Box::pin(opening::run(unit, *roll, *game)),
        Command::Position { id, roll } => Box::pin(position::run(unit, id, *roll)),
        Command::Rules { game } => Box::pin(rules::run(unit, target, *game)),
        Command::Tutorial { game, step, answer } => Box::pin(tutorial::run(unit, *game, *step, answer.as_deref())),
        Command::Puzzle(input) => Box::pin(puzzle::run(unit, input)),
        Command::Vacation { days } => Box::pin(vacation::run(unit, *days)),
        Command::Settings(change) => Box::pin(settings::run(unit, change)),
        Command::Channel(change) => Box::pin(channel::run(unit, change)),
        Command::Block { person } => Box::pin(block::block(unit, target, person.as_ref())),
        Command::Unblock { person } => Box::pin(block::unblock(unit, target, person.as_ref())),
        Command::Link { code: None, .. } => Box::pin(link::offer(unit)),
        Command::Link { code: Some(code), sure } => Box::pin(link::link(unit, code, *sure)),
        Command::Unlink => Box::pin(link::unlink(unit)),
        Command::Me => Box::pin(me::run(unit)),
        Command::MyData { page } => Box::pin(mydata::run(unit, *page)),
        Command::Forget { sure } => Box::pin(forget::run(unit, *sure)),
        Command::About => Box::pin(ready(Ok(about::run(unit)))),
        Command::Help { topic } => Box::pin(ready(Ok(help::run(unit, topic.as_deref())))),
    }
}

/// Returns whether the handled message may be handled again: it changes nothing, and its reply either stays the same or
/// is too personal or too large to be kept.
pub(super) fn is_repeatable(unit: &Unit<'_>) -> bool {
    use Command::{About, Help, Me, MyData, Report};
    matches!(unit.command, None | Some(Help { .. } | About | Me | MyData { .. } | Report))
}

/// Returns whether the message is meant for the bot although it has no sign: nobody else reads it.
fn needs_no_sign(unit: &Unit<'_>) -> Result<bool, Stop> {
    let place = &unit.place;
    let capabilities = place.platform.capabilities();
    if !capabilities.shares_places_with_bots {
        return Ok(capabilities.is_for_bot);
    }
    unit.ask_platform(PlatformQuery::Alone(place.clone(), unit.account()))
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
async fn suggest_sign(unit: &mut Unit<'_>, message: &Message) -> Answer {
    let Ok(ParsedCommand { command, .. }) = parse_without_sign(message) else { return Ok(Vec::new()) };
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
    if !is_decision || !own_tables(unit).await?.iter().any(is_awaited) {
        return Ok(Vec::new());
    }
    Ok(unit.say(id!("misread-no-sign"), &[("command", Arg::Code(format!("/{command}")))]))
}

/// Returns whether the message is probably not meant for the bot. In a room with several bots, a command that resembles
/// none of ours belongs to another bot, and "!!" is an exclamation.
fn is_for_somebody_else(unit: &Unit<'_>, error: &ParseError) -> bool {
    let is_unknown = matches!(error, ParseError::Unknown { nearest: None, .. } | ParseError::NoCommand);
    is_unknown && unit.place.platform.capabilities().shares_places_with_bots
}

/// Explains what is wrong with the message. On a platform whose users have addresses, also explains how to invite
/// somebody who is not in the place.
fn explain(unit: &Unit<'_>, error: &ParseError) -> Vec<Reply> {
    let example = unit.place.platform.capabilities().address_example;
    let (ParseError::NotAPerson { word, before }, Some(example)) = (error, example) else {
        return unit.reply(speech::parse_error(unit.language, error));
    };
    match word.strip_prefix('@').map(|name| name.split_once(':')) {
        None => unit.reply(speech::parse_error(unit.language, error)),
        Some(Some((_, server))) => {
            unit.say(id!("misread-no-account"), &[("word", Arg::Text(word)), ("server", Arg::Text(server))])
        }
        Some(None) => {
            let example = Arg::Code(format!("{before} {example}"));
            unit.say(id!("misread-nobody-here"), &[("word", Arg::Text(word)), ("example", example)])
        }
    }
}

/// Updates the author's name at their tables and challenges in this place. They may have another name elsewhere.
pub(super) async fn update_name(unit: &mut Unit<'_>) -> anyhow::Result<()> {
    let place = unit.place.clone();
    let author = unit.actor.clone();
    unit.store.rename_challenger(&place, &author).await?;
    for mut own in own_tables(unit).await? {
        if own.stored.players[own.seat] != unit.actor {
            own.stored.players[own.seat] = unit.actor.clone();
            let changed_at = own.stored.changed_at;
            unit.store.save(&mut own.stored, &[], changed_at).await?;
        }
    }
    Ok(())
}
