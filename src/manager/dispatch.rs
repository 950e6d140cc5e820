//! Parses a message, finds the table that it means, and calls the handler of its command.

use kafenio_board::table::{Seat, Stage};

use super::commands;
use super::platform_query::PlatformQuery;
use super::select::{SeatedTable, own_tables, select_by_context};
use super::stop::{Answer, Stop};
use super::unit::Unit;
use crate::chat::{Message, Reply};
use crate::command::{
    Command, CommandKind, ParseError, ParsedCommand, PlayInput, Purpose, PuzzleInput, TableName, Target,
    is_word_of_game, parse, resembles_command, spec_of,
};
use crate::locale::id;
use crate::speech::{self, Arg};

/// Handles the command in `message`, which has caused the `unit`.
pub(super) async fn dispatch(unit: &mut Unit<'_>, message: &Message) -> Answer {
    let parsed = match parse(&message.text, &message.mentions) {
        Err(ParseError::NoCommand) if needs_no_sign(unit)? => parse_without_sign(message),
        Err(ParseError::NoCommand) if unit.place.platform.capabilities().shares_places_with_bots => {
            return suggest_sign(unit, message).await;
        }
        parsed => parsed,
    };
    let ParsedCommand { mut command, mut target } = match parsed {
        Ok(parsed) => parsed,
        // "I play", says somebody who is invited.
        Err(ParseError::Missing { command, .. }) if command.kind == CommandKind::Move && is_invited(unit).await? => {
            ParsedCommand { command: Command::Accept, target: Target::default() }
        }
        Err(error) if is_for_somebody_else(unit, &error).await? => return Ok(Vec::new()),
        Err(error) => return Ok(explain(unit, &error)),
    };
    if let Some(answer) = answer_by_number(unit, message, &command).await? {
        command = answer;
    }
    if target == Target::default()
        && let Some(asked) = unit.manager.questions.asked(message, unit.now)
    {
        match command {
            Command::Accept => ParsedCommand { command, target } = asked,
            Command::Decline => return Ok(unit.say(id!("done-not-confirmed"), &[])),
            _ => {}
        }
    }
    unit.command = Some(command.clone());
    unit.is_clicked = target.turn.is_some();
    // Where somebody blocks says nothing about whom they mean.
    let is_block = matches!(command, Command::Block { .. } | Command::Unblock { .. });
    if target.table.is_none() && spec_of(command.kind()).at_table && !is_block {
        target.table = select_by_context(unit, &command).await?.map(TableName::Id);
    }
    commands::run(unit, &command, &target).await
}

/// Returns the command for which a number alone stands besides the play with this number: it names the checker that `/enter` has
/// asked for or, to an author without a roll to play, answers a puzzle.
async fn answer_by_number(
    unit: &mut Unit<'_>,
    message: &Message,
    command: &Command,
) -> anyhow::Result<Option<Command>> {
    let Command::Move { play: PlayInput::Number(number) } = command else { return Ok(None) };
    let is_alone = message.text.trim_start_matches(['/', '!', ' ']).starts_with(|letter: char| !letter.is_alphabetic());
    if !is_alone {
        return Ok(None);
    }
    let mut own = own_tables(unit).await?;
    own.retain(|own| own.stored.table.must_play(own.seat));
    if let [only] = &own[..] {
        let enter = || Command::Enter { step: Some(number.to_string()), die: None };
        return Ok(asks_for_checker(unit, only, &number.to_string()).await?.then(enter));
    }
    if !own.is_empty() {
        return Ok(None);
    }
    let progress = unit.store.puzzle_progress(&unit.account()).await?;
    let is_shown = progress.games.values().any(|game| game.is_open);
    let number = u32::try_from(*number).ok().filter(|_| is_shown);
    Ok(number.map(|number| Command::Puzzle(PuzzleInput { number: Some(number), ..PuzzleInput::default() })))
}

/// Returns whether `/enter` has asked the author for a checker, and one on the point `point` can move.
async fn asks_for_checker(unit: &mut Unit<'_>, own: &SeatedTable, point: &str) -> anyhow::Result<bool> {
    let SeatedTable { stored, seat } = own;
    let Some(draft) = unit.store.draft(stored.id, *seat, stored.table.turn).await? else { return Ok(false) };
    let numbering = unit.preferences().await?.numbering;
    let Some(game) = stored.table.game() else { return Ok(false) };
    let places = game.ruleset.parse_places(point, numbering, game.player(*seat)).unwrap_or_default();
    let partial = game.partial_play(&draft.moves).filter(|partial| partial.complete.is_none());
    Ok(partial.is_some_and(|partial| partial.next.iter().any(|step| places == [step.from])))
}

/// Returns whether the author was invited here and has no roll to play.
async fn is_invited(unit: &mut Unit<'_>) -> anyhow::Result<bool> {
    let own = own_tables(unit).await?;
    let is_invitation = |own: &SeatedTable| own.seat == Seat::Invited && own.stored.table.stage == Stage::Inviting;
    Ok(own.iter().any(is_invitation) && !own.iter().any(|own| own.stored.table.must_play(own.seat)))
}

/// Returns whether the handled message may be handled again.
pub(super) fn is_repeatable(unit: &Unit<'_>) -> bool {
    unit.command.as_ref().is_none_or(|command| match command {
        // The page of a match is too large to be kept.
        Command::Import { is_shared, .. } => !is_shared,
        command => spec_of(command.kind()).is_repeatable,
    })
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
    let is_decision = spec_of(command.kind()).purpose == Purpose::Decide;
    let is_awaited = |own: &SeatedTable| own.stored.table.to_decide() == Some(own.seat);
    if !is_decision || !own_tables(unit).await?.iter().any(is_awaited) {
        return Ok(Vec::new());
    }
    Ok(unit.say(id!("misread-no-sign"), &[("command", Arg::Code(format!("/{command}")))]))
}

/// Returns whether the message is probably not meant for the bot. In a room with several bots, a command that resembles
/// none of ours and is no word of a game belongs to another bot, unless its author plays here or is alone with us.
async fn is_for_somebody_else(unit: &mut Unit<'_>, error: &ParseError) -> Result<bool, Stop> {
    let is_known = match error {
        ParseError::NoCommand => false,
        ParseError::Unknown { word } => {
            resembles_command(word) || is_word_of_game(word) || !own_tables(unit).await?.is_empty()
        }
        _ => true,
    };
    Ok(!is_known && unit.place.platform.capabilities().shares_places_with_bots && !needs_no_sign(unit)?)
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
