//! Parses a message into a typed command, according to the command table.

use kafenio_board::table::{Beavers, CubeAnswer, GameChoice, MoneyRules};

use super::changes::{channel_change, settings_change};
use super::error::ParseError;
use super::kind::CommandKind;
use super::lookup::spec;
use super::names;
use super::nearest::{nearest, nearest_command};
use super::option_value::{echo, is_quote, positional, value, without_brackets};
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use super::typed::{
    Command, MatchLength, NewGame, OrderChange, ParsedCommand, PlayInput, PuzzleInput, ReplayForm, Stake, Target,
};
use super::unnamed::{in_two_words, surplus, unnamed};
use super::values::{Value, Values};
use super::words::{is_gnubg_id, is_play, is_table, roll, split_position};
use crate::chat::{User, is_visible};

/// The longest command that is parsed, in bytes. Discord's own limit is 8,000 characters, that of Matrix about 65,000.
const MAX_COMMAND_BYTES: usize = 2000;
/// The most digits in the number of a play: a doublet of Puff can have 177,441 plays. More digits are notation.
pub const MAX_PLAY_NUMBER_DIGITS: usize = 6;

/// Parses a command. `mentions` are the users who appear as `<@id>` in `text`.
///
/// # Errors
/// Returns an error if the text is not a command. The error says what is wrong and what would be right.
pub fn parse(text: &str, mentions: &[User]) -> Result<ParsedCommand, ParseError> {
    if text.len() > MAX_COMMAND_BYTES {
        return Err(ParseError::TooLong { most: MAX_COMMAND_BYTES });
    }
    // Nobody types what cannot be seen, and an answer that repeats it would show something else than was typed.
    let text: String = text.chars().filter(|letter| letter.is_whitespace() || is_visible(*letter)).collect();
    let text = text.trim();
    // "/ roll" and "//roll" mean "/roll": some Matrix clients need a slash typed like that.
    let line = text.trim_start_matches(['/', '!']);
    let name = line.split_whitespace().next().unwrap_or_default();
    if line.len() == text.len() || name.is_empty() {
        return Err(ParseError::NoCommand);
    }
    // "!13/9 9/3" is short for "!move 13/9 9/3".
    let is_play = is_play(name);
    let Some(spec) = (if is_play { spec("move") } else { spec(name) }) else {
        return Err(ParseError::Unknown { word: echo(name), nearest: nearest_command(name) });
    };
    let words = line.split_whitespace().skip(usize::from(!is_play));
    let (target, values) = read_options(spec, line, words, mentions)?;
    Ok(ParsedCommand { command: typed(spec, &values)?, target })
}

/// Reads the words after the command's name. `line` is the whole command.
fn read_options<'t>(
    spec: &'static CommandSpec,
    line: &str,
    words: impl Iterator<Item = &'t str>,
    mentions: &[User],
) -> Result<(Target, Values), ParseError> {
    let mut target = Target::default();
    let mut values = Values::default();
    let mut rest: Option<(&'static OptionSpec, String)> = None;
    let mut words = words.peekable();
    let is_text = spec.kind == CommandKind::Say;
    while let Some(typed) = words.next() {
        // "/newgame portes @bob, 5, fast"
        let word = if is_text || rest.is_some() { typed } else { typed.trim_end_matches(',') };
        let next = words.peek().copied();
        // "match: 5"
        if word.ends_with(':')
            && let Some((option, value)) = in_two_words(spec, &values, word, next)?
        {
            values.push(option, value);
            words.next();
            continue;
        }
        if read_keyword(&mut target, &mut values, spec, word, mentions)? {
            continue;
        }
        if !is_text && read_table(&mut target, spec, word, next) {
            continue;
        }
        if let Some((_, text)) = &mut rest {
            text.push(' ');
            text.push_str(&without_brackets(word));
            continue;
        }
        let mut open = spec.options.iter().filter(|option| !option.keyword && !values.has(option.name));
        let option = open.next().map(|next| positional(next, open, word, mentions));
        if let Some(option) = option.filter(|option| matches!(option.kind, OptionKind::Play | OptionKind::Line)) {
            rest = Some((option, without_brackets(typed)));
            continue;
        }
        let half = option.and_then(|option| words.next_if(|next| is_second_half(option, word, next)));
        let read = option.map(|option| value(option, &[word, half.unwrap_or_default()].concat(), mentions));
        let (option, value) = match (option, read) {
            (Some(option), Some(Ok(value))) => (option, value),
            // The word is no value of the positional option: a number or a level is no person.
            (_, read) => {
                if let Some(read) = in_two_words(spec, &values, word, next)? {
                    words.next();
                    read
                } else if let Some(read) = unnamed(spec, &values, word)? {
                    read
                } else {
                    return Err(match read.and_then(Result::err) {
                        Some(error) if !is_only_surplus(&error, word, mentions) => {
                            with_command(complete_name(error, line), spec, &values)
                        }
                        _ => surplus(spec, &values, word, mentions),
                    });
                }
            }
        };
        values.push(option, value);
    }
    if let Some((option, text)) = rest {
        values.push(option, Value::Word(text));
    }
    match spec.options.iter().find(|option| option.required && !values.has(option.name)) {
        Some(option) => Err(match values.person("opponent") {
            Some(opponent) => ParseError::WhichGame { opponent: opponent.clone() },
            None => ParseError::Missing { command: spec, option: option.name },
        }),
        None => Ok((target, values)),
    }
}

/// Reads the name of a table without `table:`, as in "/move 1 fig-1" and "/move 1 table fig-1". Returns `false` for any
/// other word.
fn read_table(target: &mut Target, spec: &CommandSpec, word: &str, next: Option<&str>) -> bool {
    if !spec.at_table || target.table.is_some() {
        return false;
    }
    if is_table(word) {
        target.table = Some(word.into());
        return true;
    }
    word == "table" && next.is_some_and(is_table)
}

/// Returns whether a value is written as two words: "3 1" for a roll, or "tric trac".
fn is_second_half(option: &OptionSpec, word: &str, next: &str) -> bool {
    let is_die = |word: &str| matches!(word.as_bytes(), [b'1'..=b'6']);
    match option.kind {
        OptionKind::Game => word.eq_ignore_ascii_case("tric") && next.eq_ignore_ascii_case("trac"),
        _ => option.name == "roll" && is_die(word) && is_die(next),
    }
}

/// Returns whether `error` takes `word` for a person though somebody else is mentioned: "with" in "with @bob".
fn is_only_surplus(error: &ParseError, word: &str, mentions: &[User]) -> bool {
    let looks_like_name = word.starts_with('@') || word.starts_with(is_quote);
    matches!(error, ParseError::NotAPerson { .. }) && !mentions.is_empty() && !looks_like_name
}

/// Adds to `error`, which says that a word mentions nobody, the command as far as `values` have been read.
fn with_command(error: ParseError, spec: &CommandSpec, values: &Values) -> ParseError {
    let ParseError::NotAPerson { word, .. } = error else { return error };
    let game = values.game().map(|(game, _)| format!(" {}", game.key())).unwrap_or_default();
    ParseError::NotAPerson { word, before: format!("/{}{game}", spec.name) }
}

/// Turns the values of a command's options into the typed command.
fn typed(spec: &'static CommandSpec, values: &Values) -> Result<Command, ParseError> {
    let sure = values.word("sure").is_some();
    let is_shared = values.word("share").is_some();
    let missing = |option: &'static str| ParseError::Missing { command: spec, option };
    Ok(match spec.kind {
        CommandKind::Newgame | CommandKind::Play => {
            let (cycle, name) = values.game().ok_or_else(|| missing("game"))?;
            let game = Box::new(new_game(cycle, name, values));
            if spec.kind == CommandKind::Play { Command::Play(game) } else { Command::NewGame(game) }
        }
        CommandKind::Join => Command::Join { name: values.owned_word("name") },
        CommandKind::Accept => Command::Accept,
        CommandKind::Decline => Command::Decline,
        CommandKind::Cancel => Command::Cancel { sure },
        CommandKind::Rematch => Command::Rematch,
        CommandKind::Roll => Command::Roll,
        CommandKind::Move => Command::Move(play_input(values.word("play").unwrap_or_default())),
        CommandKind::Moves => moves(values),
        CommandKind::Hint => Command::Hint,
        CommandKind::Enter => enter(values),
        CommandKind::Undo => Command::Undo,
        CommandKind::Takeback => Command::Takeback,
        CommandKind::Confirm => Command::Confirm,
        CommandKind::Double => Command::Double,
        CommandKind::Take => Command::Take { sure },
        CommandKind::Drop => Command::Drop { sure },
        CommandKind::Beaver => Command::Beaver,
        CommandKind::Pass => Command::Pass { sure },
        CommandKind::Resign => Command::Resign { stake: stake(values.word("value")), sure },
        CommandKind::Order => Command::Order { change: values.word("order").map(order_change), sure },
        CommandKind::Auto => Command::Auto { on: values.is_on("state") != Some(false) },
        CommandKind::PlayOn => Command::PlayOn,
        CommandKind::SetUp => Command::SetUp,
        CommandKind::Claim => Command::Claim,
        CommandKind::Say => Command::Say { text: values.owned_word("text").unwrap_or_default() },
        CommandKind::Here => Command::Here,
        CommandKind::EndTable => Command::EndTable { sure },
        CommandKind::Board => Command::Board { turn: values.number("move"), id: values.owned_word("id"), is_shared },
        CommandKind::Analyse => Command::Analyse { game: values.number("game"), is_shared },
        CommandKind::Replay => Command::Replay { form: replay_form(values), game: values.number("game"), is_shared },
        CommandKind::Games => Command::Games { page: values.number("page").unwrap_or(1) },
        CommandKind::Match => Command::Match { is_shared },
        CommandKind::History => Command::History,
        CommandKind::Stats => Command::Stats { game: values.cycle(), person: values.person("person").cloned() },
        CommandKind::Cube => Command::Cube,
        CommandKind::Export => Command::Export,
        CommandKind::Report => Command::Report,
        CommandKind::Pips => Command::Pips,
        CommandKind::Odds => Command::Odds { distance: values.number("distance").unwrap_or(1) as u8 },
        CommandKind::Opening => {
            let word = values.word("roll").unwrap_or_default();
            let roll = roll(word).ok_or_else(|| ParseError::NotARoll { word: echo(word) })?;
            Command::Opening { roll, game: values.cycle() }
        }
        CommandKind::Position => position(values)?,
        CommandKind::Rules => Command::Rules { game: values.cycle() },
        CommandKind::Tutorial => tutorial(values),
        CommandKind::Puzzle => Command::Puzzle(puzzle(values)),
        CommandKind::Vacation => Command::Vacation { days: values.number("days") },
        CommandKind::Settings => Command::Settings(settings_change(values)),
        CommandKind::Channel => Command::Channel(channel_change(values)),
        CommandKind::Block => Command::Block { person: values.person("person").cloned() },
        CommandKind::Unblock => Command::Unblock { person: values.person("person").cloned() },
        CommandKind::Link => Command::Link { code: values.owned_word("code"), sure },
        CommandKind::Unlink => Command::Unlink,
        CommandKind::Me => Command::Me,
        CommandKind::MyData => Command::MyData { page: values.number("page").unwrap_or(1) },
        CommandKind::Forget => Command::Forget { sure },
        CommandKind::About => Command::About,
        CommandKind::Help => Command::Help { topic: values.owned_word("command") },
    })
}

fn enter(values: &Values) -> Command {
    let die = values.number("die").and_then(|die| u8::try_from(die).ok());
    Command::Enter { step: values.owned_word("step"), die }
}

fn new_game(cycle: GameChoice, name: &str, values: &Values) -> NewGame {
    NewGame {
        cycle,
        foreign_name: cycle.variant(1).is_foreign_name(name).then(|| name.to_owned()),
        opponent: values.person("opponent").cloned(),
        length: match values.word("match") {
            Some(_) => Some(MatchLength::Money),
            None => values.number("match").map(MatchLength::To),
        },
        clock: values.clock(),
        cube: values.is_on("cube"),
        custom_rules: values.custom_rules(),
        money: money(values),
        hints: values.is_on("hints") == Some(true),
        thread: values.is_on("thread") == Some(true),
        role: values.owned_word("for"),
        across: values.word("across").is_some(),
        level: values.word("level").and_then(|level| level.parse().ok()),
    }
}

/// Returns the optional rules of a money session. A raccoon answers a beaver, so raccoons imply beavers.
fn money(values: &Values) -> MoneyRules {
    let on = |option: &str| values.is_on(option) == Some(true);
    let automatic_doubles = values.number("autodoubles").map_or(u8::from(on("autodoubles")), |most| most as u8);
    let beavers = match (on("beavers"), on("raccoons")) {
        (_, true) => Beavers::Twice,
        (true, false) => Beavers::Once,
        (false, false) => Beavers::Never,
    };
    MoneyRules { jacoby: on("jacoby"), beavers, automatic_doubles }
}

fn moves(values: &Values) -> Command {
    Command::Moves { start: values.owned_word("start"), picture: values.is_on("picture") == Some(true) }
}

fn replay_form(values: &Values) -> ReplayForm {
    if values.word("form") == Some("strip") { ReplayForm::Strip } else { ReplayForm::Film }
}

fn play_input(text: &str) -> PlayInput {
    let number = text.parse().ok().filter(|_| text.len() <= MAX_PLAY_NUMBER_DIGITS);
    number.map_or_else(|| PlayInput::Notation(text.to_owned()), PlayInput::Number)
}

fn stake(word: Option<&str>) -> Stake {
    match word {
        Some("session") => Stake::Session,
        Some("quadruple") => Stake::Quadruple,
        Some("triple") => Stake::Triple,
        Some("double") => Stake::Double,
        Some("backgammon") => Stake::Backgammon,
        Some("gammon") => Stake::Gammon,
        _ => Stake::Single,
    }
}

fn order_change(word: &str) -> OrderChange {
    match word {
        "take" => OrderChange::AnswerDouble(CubeAnswer::Take),
        "drop" => OrderChange::AnswerDouble(CubeAnswer::Drop),
        "roll" => OrderChange::Roll,
        _ => OrderChange::None,
    }
}

fn tutorial(values: &Values) -> Command {
    let game = values.cycle();
    Command::Tutorial { game, step: values.number("step"), answer: values.owned_word("answer") }
}

/// Reads a position, and the roll after it.
fn position(values: &Values) -> Result<Command, ParseError> {
    let (id, rest) = split_position(values.word("id").unwrap_or_default());
    let word =
        values.owned_word("roll").or_else(|| Some(rest.trim().replace(' ', "-")).filter(|rest| !rest.is_empty()));
    let roll = word.map(|word| roll(&word).ok_or_else(|| ParseError::NotARoll { word: echo(&word) })).transpose()?;
    Ok(Command::Position { id: id.to_owned(), roll })
}

fn puzzle(values: &Values) -> PuzzleInput {
    PuzzleInput {
        game: values.cycle(),
        number: values.number("number"),
        answer: values.owned_word("answer"),
        daily: values.is_on("daily"),
        hour: values.number("hour").map(|hour| hour as u8),
        standings: values.word("standings").is_some(),
    }
}

/// Reads `name:value`. Returns `false` for any other word, such as a play or a mention.
fn read_keyword(
    target: &mut Target,
    values: &mut Values,
    spec: &'static CommandSpec,
    word: &str,
    mentions: &[User],
) -> Result<bool, ParseError> {
    let Some((name, text)) = word.split_once(':') else { return Ok(false) };
    // The ids of `/position` have a colon too.
    let is_id = spec.kind == CommandKind::Position && is_gnubg_id(word);
    if name.is_empty() || is_id || !name.chars().all(char::is_alphabetic) {
        return Ok(false);
    }
    let lower = name.to_lowercase();
    let mut own = spec.options.iter().map(|option| option.name).chain(spec.at_table.then_some("table"));
    let name = own.find(|own| *own == lower || names::means_option(&lower, own)).unwrap_or(&lower);
    // A sentence may have a colon.
    if spec.kind == CommandKind::Say && !matches!(name, "table" | "text") {
        return Ok(false);
    }
    match (name, spec.at_table) {
        ("table", true) => target.table = Some(text.into()),
        ("at", true) => {
            let number = |number: &str| {
                let wrong =
                    ParseError::NotANumber { option: "at", word: echo(text), least: 1, most: u32::MAX, or: None };
                number.parse().map(Some).map_err(|_| wrong)
            };
            let (turn, step) = text.split_once('.').map_or((text, None), |(turn, step)| (turn, Some(step)));
            target.turn = number(turn)?;
            target.step = step.map_or(Ok(None), number)?;
        }
        (name, at_table) => {
            // A positional option may also be written with its name.
            let Some(option) = spec.options.iter().find(|option| option.name == name) else {
                let own = spec.options.iter().map(|option| &option.name).chain(at_table.then_some(&"table"));
                let nearest = nearest(name, own.copied()).map(|name| with_values(spec, name));
                return Err(ParseError::UnknownOption { command: spec.name, word: echo(word), nearest });
            };
            if text.is_empty() && option.keyword {
                return Err(ParseError::NoValue { command: spec, option: option.name });
            }
            if values.has(option.name) {
                return Err(ParseError::Twice { option: option.name });
            }
            let value = value(option, text, mentions).map_err(|error| with_command(error, spec, values))?;
            values.push(option, value);
        }
    }
    Ok(true)
}

/// Returns how the option `name` of a command is written: `name:`, with its values if they are words.
fn with_values(spec: &CommandSpec, name: &str) -> String {
    match spec.options.iter().find(|option| option.name == name).map(|option| &option.kind) {
        Some(OptionKind::OneOf(words)) => format!("{name}:{}", words.join("/")),
        _ => format!("{name}:"),
    }
}

/// Completes `error` with the rest of a quoted name, if it holds only the first word of one.
fn complete_name(error: ParseError, line: &str) -> ParseError {
    let ParseError::NotAPerson { word, before } = error else { return error };
    let quoted =
        line.find(&word).map(|at| &line[at..]).filter(|rest| rest.trim_start_matches('@').starts_with(is_quote));
    let name = quoted.and_then(|rest| {
        let opened = rest.find(is_quote)?;
        let (closed, quote) = rest.char_indices().find(|(at, letter)| *at > opened && is_quote(*letter))?;
        rest.get(..closed + quote.len_utf8())
    });
    ParseError::NotAPerson { word: name.map_or(word.clone(), echo), before }
}
