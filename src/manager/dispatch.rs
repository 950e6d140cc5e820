//! Parses a message, finds the table that it means, and calls the handler of its command.

use kafenio_board::table::{Action, GameChoice, Seat, Stage};

use super::commands;
use super::platform::query::PlatformQuery;
use super::replies::confirmation::confirmation_text;
use super::replies::questions::{About, Numbered};
use super::select::{SeatedTable, own_tables, select_by_context};
use super::stop::{Answer, Stop};
use super::tournaments::posts::action_command;
use super::unit::Unit;
use crate::chat::{Message, Reply, User};
use crate::command::{
    Command, CommandKind, ParseError, ParsedCommand, PlayInput, Purpose, PuzzleInput, TableName, Target,
    TournamentAction, is_thanks, is_word_of_game, is_yes_or_no, named_command, nearest_command, nearest_game, parse,
    resembles_command, spec, spec_of, word_in,
};
use crate::locale::id;
use crate::speech::{self, Arg};
use crate::store::StoredDraft;
use crate::tournament::Format;

/// A line with fewer words is a misspelt command rather than a sentence.
const LEAST_WORDS_OF_SENTENCE: usize = 4;

/// Handles the command in `message`, which has caused the `unit`.
pub(super) async fn dispatch(unit: &mut Unit<'_>, message: &Message) -> Answer {
    let parsed = match parse(&message.text, &message.mentions) {
        _ if let Some(completed) = completed_with_game(unit, message) => completed,
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
        Err(_) if is_thanks(&message.text) => return Ok(unit.say(id!("answer-thanks"), &[])),
        Err(error) if is_for_somebody_else(unit, &error).await? => return Ok(Vec::new()),
        Err(error) => {
            let asked = match &error {
                ParseError::WhichGame { opponent } => Some(Some(opponent.clone())),
                ParseError::Missing { option: "game", .. } => Some(None),
                _ => None,
            };
            if let Some(opponent) = asked {
                let line = message.text.clone();
                unit.manager.questions.ask(message, About::Game { line, opponent }, unit.now);
            }
            return Ok(explain(unit, &error));
        }
    };
    if let Some(answer) = answer_alone(unit, message, &command, &mut target).await? {
        command = answer;
    }
    if is_yes_or_no(&message.text)
        && let Some(asked) = unit.manager.questions.asked(message, unit.now)
    {
        match command {
            Command::Accept | Command::Decline if let Some(other) = other_to_answer(unit, &asked).await? => {
                let asked = confirmation_text(&asked.target, asked.command.clone());
                let args = [("command", Arg::Code(asked)), ("other", other)];
                return Ok(unit.say(id!("refused-yes-to-what"), &args));
            }
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
    if opens_something(command.kind()) {
        unit.store.lock_openings().await?;
    }
    let replies = commands::run(unit, &command, &target).await?;
    if let Some(numbered) = numbered_by(&command) {
        unit.manager.questions.ask(message, About::Number(numbered), unit.now);
    }
    Ok(replies)
}

/// Returns the command to which the author of `message` was asked to add a game, if they name one.
fn completed_with_game(unit: &Unit<'_>, message: &Message) -> Option<Result<ParsedCommand, ParseError>> {
    let (line, opponent) = unit.manager.questions.without_game(message, unit.now)?;
    let game = message.text.trim_start_matches(['/', '!']).trim_end_matches(['!', '.']).trim();
    let game = GameChoice::from_name(game)?.key();
    let mentions: Vec<User> = opponent.iter().cloned().collect();
    let asked_about = line.trim_start_matches(['/', '!']).trim_end_matches(['?', ';', '!', '.']);
    if let Ok(parsed) = parse(&format!("/{asked_about} {game}"), &mentions) {
        return Some(Ok(parsed));
    }
    // Some sentences take no game at their end. Then at least the right person is invited.
    opponent.map(|opponent| parse(&format!("/newgame {game} <@{}>", opponent.account.id), &[opponent]))
}

/// Returns what the answer to `command` numbers, if that is no list of plays.
fn numbered_by(command: &Command) -> Option<Numbered> {
    let completes = |command: Command| Some(Numbered::Completes(format!("/{command}")));
    match command {
        Command::Puzzle(PuzzleInput { daily: None, standings: false, .. }) => {
            completes(Command::Puzzle(PuzzleInput::default()))
        }
        Command::Rules { game, .. } => completes(Command::Rules { game: *game, part: None, topic: None }),
        Command::Help { .. } => completes(Command::Help { topic: None }),
        Command::Position(_)
        | Command::Opening { .. }
        | Command::Games { .. }
        | Command::Match { .. }
        | Command::History
        | Command::Top { .. } => Some(Numbered::Something),
        _ => None,
    }
}

/// Returns whether the command may open a table, a challenge or a tournament, or join one. Its checks of what is open already
/// must still be true when it writes.
fn opens_something(kind: CommandKind) -> bool {
    use CommandKind::{Cup, Join, League, NewGame, Play, Rematch};
    matches!(kind, NewGame | Play | Join | Rematch | Cup | League)
}

/// Returns the command for which a number or a step alone stands: while the author enters a play step by step, it names a place.
/// To an author without a roll to play, a number answers a puzzle.
async fn answer_alone(
    unit: &mut Unit<'_>,
    message: &Message,
    command: &Command,
    target: &mut Target,
) -> Result<Option<Command>, Stop> {
    let Command::Move { play } = command else { return Ok(None) };
    let typed = message.text.trim_start_matches(['/', '!', ' ']);
    if typed.starts_with(char::is_alphabetic) || target.turn.is_some() || target.table.is_some() {
        return Ok(None);
    }
    let mut own = own_tables(unit).await?;
    own.retain(|own| own.stored.table.must_play(own.seat));
    if let PlayInput::Number(number) = play
        && let Some(numbered) = unit.manager.questions.numbered(message, unit.now)
    {
        let completed = match numbered {
            Numbered::Completes(command) => parse(&format!("{command} {number}"), &[]).ok(),
            Numbered::Something => None,
        };
        if completed.is_none() && !own.is_empty() {
            let args = [("number", Arg::Number(*number as u32)), ("command", Arg::Code(format!("/move {number}")))];
            return Err(unit.refuse(id!("refused-number-of-what"), &args));
        }
        return Ok(completed.map(|completed| completed.command));
    }
    let mut drafted = Vec::new();
    for table in &own {
        let draft = unit.store.draft(table.stored.id, table.seat, table.stored.table.turn).await?;
        drafted.extend(draft.map(|draft| (table, draft)));
    }
    match (&own[..], play) {
        _ if let [(table, draft)] = &drafted[..] => {
            let step = step_of_draft(unit, message, table, draft, play).await?;
            target.table = step.as_ref().map(|_| TableName::Id(table.stored.id));
            Ok(step)
        }
        ([], PlayInput::Number(number)) => {
            let progress = unit.store.puzzle_progress(&unit.account()).await?;
            let is_shown = progress.games.values().any(|game| game.is_open);
            let number = u32::try_from(*number).ok().filter(|_| is_shown);
            Ok(number.map(|number| Command::Puzzle(PuzzleInput { number: Some(number), ..PuzzleInput::default() })))
        }
        _ => Ok(None),
    }
}

/// Returns the step that `play` means if the author enters one step by step: the target of the checker about which `/enter` has just
/// asked, or the die that moves it; otherwise the next checker. A whole play in notation remains one.
async fn step_of_draft(
    unit: &mut Unit<'_>,
    message: &Message,
    SeatedTable { stored, seat }: &SeatedTable,
    draft: &StoredDraft,
    play: &PlayInput,
) -> anyhow::Result<Option<Command>> {
    let preferences = unit.preferences().await?;
    let Some((game, situation)) = stored.table.game().and_then(|game| Some((game, game.situation()?))) else {
        return Ok(None);
    };
    let Some(partial) = game.partial_play(&draft.moves) else { return Ok(None) };
    if unit.manager.questions.shows_plays(message, unit.now) {
        return Ok(None);
    }
    let step = match play {
        PlayInput::Notation(text) => {
            let is_whole = game.ruleset.parse_play_in(&situation, text, preferences.numbering).is_ok();
            (!is_whole && !text.contains(' ')).then(|| text.clone())
        }
        // Whoever confirms each play may look at another one of the list first.
        PlayInput::Number(_) if partial.complete.is_some() && preferences.confirm => None,
        PlayInput::Number(number) => {
            let name = |place: u8| game.ruleset.place_name(place, preferences.numbering, game.player(*seat));
            let number = number.to_string();
            let from = unit.manager.questions.checker(message, unit.now);
            let mut next = partial.next.iter().filter(|step| Some(name(step.from)) == from);
            let chosen = next.clone().find(|step| name(step.to) == number);
            let chosen = chosen.or_else(|| next.find(|step| step.die.to_string() == number));
            Some(chosen.map_or(number, |step| format!("{}/{}", name(step.from), name(step.to))))
        }
    };
    Ok(step.map(|step| Command::Enter { step: Some(step), die: None }))
}

/// Returns the command that accepts what is open to the author at another table than the one about which they were `asked`.
async fn other_to_answer(unit: &mut Unit<'_>, asked: &ParsedCommand) -> anyhow::Result<Option<Arg<'static>>> {
    let asked = asked.target.table.as_ref().and_then(TableName::id);
    let is_open = |own: &SeatedTable| {
        let mut answers = [Action::Accept, Action::Take].into_iter();
        Some(own.stored.id) != asked && answers.any(|action| action.is_allowed(&own.stored.table, own.seat))
    };
    let other = own_tables(unit).await?.into_iter().find(is_open);
    Ok(other.map(|own| Arg::Code(format!("/accept table:{}", own.stored.id))))
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

/// Returns whether the message is meant for the bot although it has no sign: it begins with the bot's name, or nobody else reads it.
fn needs_no_sign(unit: &Unit<'_>) -> Result<bool, Stop> {
    if unit.message.is_some_and(|message| message.is_addressed) {
        return Ok(true);
    }
    let place = &unit.place;
    let capabilities = place.platform.capabilities();
    if !capabilities.shares_places_with_bots {
        return Ok(capabilities.is_for_bot);
    }
    unit.ask_platform(PlatformQuery::Alone(place.clone(), unit.account()))
}

/// Parses a message that has no sign before its command. A word alone may be a misspelt game.
fn parse_without_sign(message: &Message) -> Result<ParsedCommand, ParseError> {
    parse(&format!("/{}", message.text), &message.mentions).map_err(|error| match error {
        ParseError::Unknown { word } if message.text.trim().contains(' ') || nearest_game(&word).is_none() => {
            ParseError::NoCommand
        }
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

/// Returns the command that the author means who removes somebody from a cup or a league without mentioning them.
fn removal(unit: &Unit<'_>, error: &ParseError) -> Option<String> {
    let (ParseError::TooMuch { word, .. }
    | ParseError::NotAPerson { word, .. }
    | ParseError::NotOneOf { option: "game", word, .. }) = error
    else {
        return None;
    };
    let mut said = unit.message?.text.split_whitespace();
    let format = match spec(said.clone().next()?.trim_start_matches(['/', '!']))?.kind {
        CommandKind::Cup => Format::USUAL_CUP,
        CommandKind::League => Format::USUAL_LEAGUE,
        _ => return None,
    };
    let remove = action_command(format, TournamentAction::Remove);
    let own = remove.rsplit([' ', ':']).next()?;
    let words = [Some(own), word_in(unit.language, own)];
    let is_said = |part: &str| words.into_iter().flatten().any(|word| part.to_lowercase().ends_with(word));
    let is_name = !word.is_empty() && word.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
    (is_name && said.any(is_said)).then(|| format!("{remove} @{word}"))
}

/// Explains what is wrong with the message, or suggests the command that one of its words names. On a platform whose users have
/// addresses, also explains how to invite somebody who is not in the place.
fn explain(unit: &Unit<'_>, error: &ParseError) -> Vec<Reply> {
    if let Some(name) = unit.message.and_then(|message| named_command(&message.text)) {
        let named = Arg::Code(format!("/{name}"));
        match error {
            ParseError::NoCommand => {
                // "Yes" to the guess is the command.
                if let Some(message) =
                    unit.message.filter(|_| spec(name).is_some_and(|spec| spec.purpose != Purpose::Decide))
                {
                    unit.manager.questions.ask(message, About::Command(format!("/{name}")), unit.now);
                }
                return unit.say(id!("misread-no-sign"), &[("command", named)]);
            }
            ParseError::Unknown { .. } if is_long(unit) => {
                return unit.say(id!("misread-wish"), &[("command", named)]);
            }
            ParseError::Unknown { word }
                if nearest_command(word, unit.language).is_none() && nearest_game(word).is_none() =>
            {
                let args = [("word", Arg::Text(word)), ("hint", Arg::Case("yes")), ("nearest", named)];
                return unit.say(id!("misread-unknown"), &args);
            }
            _ => {}
        }
    }
    if let Some(remove) = removal(unit, error) {
        return unit.say(id!("refused-tournament-name"), &[("remove", Arg::Code(remove))]);
    }
    if matches!(error, ParseError::Unknown { .. }) && is_long(unit) {
        return unit.say(id!("misread-sentence"), &[]);
    }
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

/// Returns whether the message is so long that its first word says little.
fn is_long(unit: &Unit<'_>) -> bool {
    let is_long = |text: &str| text.split_whitespace().count() >= LEAST_WORDS_OF_SENTENCE;
    unit.message.is_some_and(|message| message.mentions.is_empty() && is_long(&message.text))
}
