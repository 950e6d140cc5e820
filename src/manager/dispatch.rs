//! Parses a message and calls the handler of its command.

use super::act::act;
use super::commands::{
    about, block, board, confirm, cube, endtable, enter, export, games, help, here, history, match_sheet, moves,
    newgame, odds, opening, order, pass, pips, play, rematch, replay, resign, rules, settings, take, tutorial, undo,
    vacation,
};
use super::request::Request;
use super::select::{own_tables, select_by_context};
use super::stop::Answer;
use crate::chat::{Message, Reply};
use crate::command::{Command, ParseError, ParsedCommand, TableName, is_at_table, parse};
use crate::speech::{self, Arg};
use crate::table::{self, Action};

/// Handles the command in the message.
pub(super) async fn dispatch(request: &mut Request<'_>) -> Answer {
    let ParsedCommand { command, mut target } = match parse_message(request) {
        Ok(parsed) => parsed,
        Err(error) if is_for_somebody_else(request, &error) => return Ok(Vec::new()),
        Err(error) => return Ok(explain(request, &error)),
    };
    request.command = Some(command.clone());
    request.is_clicked = target.turn.is_some();
    if target.table.is_none() && is_at_table(command.kind()) {
        target.table = select_by_context(request, &command).await?.map(TableName::Id);
    }
    let target = &target;
    match &command {
        Command::NewGame(game) => newgame::run(request, game).await,
        Command::Accept => act(request, target, &Action::Accept).await,
        Command::Decline => act(request, target, &Action::Decline).await,
        Command::Cancel => act(request, target, &Action::Cancel).await,
        Command::Rematch => rematch::run(request, target).await,
        Command::Roll => act(request, target, &Action::Roll).await,
        Command::Move(input) => play::run(request, target, input).await,
        Command::Moves { start, picture } => moves::run(request, target, start.as_deref(), *picture).await,
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
        Command::Here => here::run(request, target).await,
        Command::EndTable { sure } => endtable::run(request, target, *sure).await,
        Command::Board { turn, id } => board::run(request, target, *turn, id.as_deref()).await,
        Command::Replay { form, game } => replay::run(request, target, *form, *game).await,
        Command::Games { page } => games::run(request, *page).await,
        Command::Match => match_sheet::run(request, target).await,
        Command::History => history::run(request).await,
        Command::Cube => cube::run(request, target).await,
        Command::Export => export::run(request, target).await,
        Command::Pips => pips::run(request, target).await,
        Command::Odds { distance } => odds::run(request, target, *distance).await,
        Command::Opening { roll } => opening::run(request, *roll).await,
        Command::Rules { game } => rules::run(request, target, *game).await,
        Command::Tutorial { game, step, answer } => tutorial::run(request, *game, *step, answer.as_deref()).await,
        Command::Vacation { days } => vacation::run(request, *days).await,
        Command::Settings(change) => settings::run(request, change).await,
        Command::Block { person: None } => block::list(request).await,
        Command::Block { person: Some(person) } => block::block(request, person).await,
        Command::Unblock { person } => block::unblock(request, person).await,
        Command::About => Ok(about::run(request)),
        Command::Help { topic } => Ok(help::run(request, topic.as_deref())),
    }
}

/// Returns whether the reply to the handled message depends on nothing but the message and its reader's language.
pub(super) fn has_constant_reply(request: &Request<'_>) -> bool {
    matches!(request.command, None | Some(Command::Help { .. } | Command::About))
}

/// Parses the message. Where every message is meant for the bot, a command needs no sign before it.
fn parse_message(request: &Request<'_>) -> Result<ParsedCommand, ParseError> {
    let Message { text, mentions, place, .. } = &request.message;
    match parse(text, mentions) {
        Err(ParseError::NoCommand) if place.platform.capabilities().is_for_bot => parse(&format!("/{text}"), mentions)
            .map_err(|error| match error {
                ParseError::Unknown { .. } => ParseError::NoCommand,
                error => error,
            }),
        parsed => parsed,
    }
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

/// Updates the author's name at their tables in this place. They may have another name elsewhere.
pub(super) async fn update_name(request: &mut Request<'_>) -> anyhow::Result<()> {
    for mut own in own_tables(request).await? {
        if own.stored.seats[own.seat] != request.message.author {
            own.stored.seats[own.seat] = request.message.author.clone();
            let changed_at = own.stored.changed_at;
            request.store.save(&mut own.stored, &[], changed_at).await?;
        }
    }
    Ok(())
}
