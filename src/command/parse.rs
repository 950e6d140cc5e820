//! Parses a message into a typed command, according to the command table.

use kafenio_board::letters::Word;
use kafenio_board::rules::Variant;
use kafenio_board::table::{GameChoice, TimeControl};

use super::error::ParseError;
use super::lookup::{is_exact, spec, spec_of};
use super::names::{is_called, is_computer, is_filler, is_link};
use super::nearest::nearest;
use super::option_value::{echo, is_quote, positional, value, without_brackets};
use super::parsed::{ParsedCommand, Target};
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use super::unnamed::{in_two_words, keyword_option, surplus, unnamed};
use super::values::Values;
use super::words::{is_gnubg_id, is_number, is_play, is_table};
use super::{Command, CommandKind, TABLE_OPTION};
use crate::chat::{User, is_visible};

/// The longest command that is parsed, in bytes. Discord's own limit is 8,000 characters, that of Matrix about 65,000.
const MAX_LINE_BYTES: usize = 2000;
/// The most words that the name of a command has, as in "what should I play now".
const MOST_WORDS_OF_NAME: usize = 6;
/// The shortest name in several words, in letters, that is found by its sound.
const SHORTEST_BY_SOUND: usize = 8;
/// The shortest name of a language that is a command by itself, in letters.
const SHORTEST_LANGUAGE: usize = 5;

/// Parses a command. `mentions` are the users who appear as `<@id>` in `text`.
///
/// # Errors
/// Returns an error if the text is not a command. The error says what is wrong and what would be right.
pub fn parse(text: &str, mentions: &[User]) -> Result<ParsedCommand, ParseError> {
    if text.len() > MAX_LINE_BYTES {
        return Err(ParseError::TooLong { most: MAX_LINE_BYTES });
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
    let (spec, words_of_name) = command_of(line, name)?;
    let words = line.split_whitespace().skip(words_of_name);
    let (target, values) = read_options(spec, line, without_links(spec, words.collect()).into_iter(), mentions)?;
    Ok(ParsedCommand { command: Command::read(spec, &values)?, target })
}

/// Returns whether the command at the start of `line` takes a person.
#[must_use]
pub fn takes_person(line: &str) -> bool {
    spec_at(line).is_some_and(|spec| spec.takes(|kind| matches!(kind, OptionKind::Person)))
}

/// Returns whether the command at the start of `line` may take long: it asks the engine, or takes a person.
#[must_use]
pub fn may_take_long(line: &str) -> bool {
    use CommandKind::{Analyse, Hint, Import, Position, Puzzle, Report};
    let asks_engine = |spec: &CommandSpec| matches!(spec.kind, Analyse | Hint | Import | Position | Puzzle | Report);
    spec_at(line).is_some_and(|spec| asks_engine(spec) || spec.takes(|kind| matches!(kind, OptionKind::Person)))
}

/// Returns the command at the start of `line`, which may lack its sign.
fn spec_at(line: &str) -> Option<&'static CommandSpec> {
    let line = line.trim_start_matches(['/', '!', ' ']);
    let name = line.split_whitespace().next()?;
    command_of(line, name).ok().map(|(spec, _)| spec)
}

/// Returns the command that `line` means, whose first word is `name`, and how many words are the command's name.
fn command_of<'t>(line: &'t str, name: &'t str) -> Result<(&'static CommandSpec, usize), ParseError> {
    // "!13/9 9/3", "!31: 8/5 6/5" and "!4" are short for "!move 13/9 9/3" and so on.
    if is_play(name) || is_number(name) {
        return Ok((spec_of(CommandKind::Move), 0));
    }
    // "!whose turn?"
    let plain = |word: &'t str| match word.trim_end_matches(['?', ';', '\u{37E}', '!', '.']) {
        "" => word,
        plain => plain,
    };
    let words: Vec<&str> = line.split_whitespace().take(MOST_WORDS_OF_NAME).map(plain).collect();
    // "end table", "whose turn is it" and "το αφήνω" are one word in the list.
    // A short name has to be written exactly, because two ordinary words can sound like one.
    let in_words = |count: usize| {
        let name = words[..count].concat();
        let found = spec(&name)?;
        (name.chars().count() >= SHORTEST_BY_SOUND || is_exact(found, &name)).then_some((found, count))
    };
    let names_person = line.contains('@');
    let names_computer = || line.split_whitespace().any(is_computer);
    // "play portes @bob", and "new game portes computer".
    let with_opponent = |spec: &'static CommandSpec| match spec.kind {
        CommandKind::Play if names_person => spec_of(CommandKind::NewGame),
        CommandKind::NewGame if names_computer() && !names_person => spec_of(CommandKind::Play),
        _ => spec,
    };
    if let Some((spec, count)) = (2..=words.len()).rev().find_map(in_words) {
        return Ok((with_opponent(spec), count));
    }
    let name = plain(name);
    let second = words.get(1).copied().unwrap_or_default();
    let is_game = |name: &str| GameChoice::from_name(name).is_some();
    match spec(name) {
        // "language german" is "settings language:german".
        Some(spec)
            if spec.kind == CommandKind::Settings && !second.is_empty() && keyword_option(spec, name).is_some() =>
        {
            Ok((spec, 0))
        }
        // Some languages have one word for both: "play 13/9" is a move, and "παίζω πόρτες" a game.
        Some(spec) if spec.kind == CommandKind::Move && words.iter().any(|word| is_game(word)) => {
            Ok((with_opponent(spec_of(CommandKind::Play)), 1))
        }
        Some(spec) if spec.kind == CommandKind::Play && is_play(second) => Ok((spec_of(CommandKind::Move), 1)),
        // "Πάμε" says yes, and "πάμε ένα τάβλι @anna" invites.
        Some(spec) if spec.kind == CommandKind::Accept && words.iter().any(|word| is_game(word)) => {
            Ok((with_opponent(spec_of(CommandKind::Play)), 1))
        }
        Some(spec) => Ok((with_opponent(spec), 1)),
        // "greek" is "settings language:greek".
        None if is_language(name) => Ok((spec_of(CommandKind::Settings), 0)),
        // "!portes @bob" and "!portes" begin a game.
        None if is_game(name) || is_game(&[name, second].concat()) => {
            Ok((spec_of(if names_person { CommandKind::NewGame } else { CommandKind::Play }), 0))
        }
        None => Err(match Variant::nearest_relative(name) {
            Some(nearest) => ParseError::RelatedGame { word: echo(name), nearest },
            None => ParseError::Unknown { word: echo(name) },
        }),
    }
}

/// Returns whether `word` is a language in which the bot can write, in any of them.
fn is_language(word: &str) -> bool {
    // "De" and "el" are words too.
    let is_long = word.chars().count() >= SHORTEST_LANGUAGE;
    spec_of(CommandKind::Settings).option("language").is_some_and(|option| is_long && value(option, word, &[]).is_ok())
}

/// Leaves out the words that only join the name of an option and its value, as in "language to greek".
fn without_links<'t>(spec: &'static CommandSpec, words: Vec<&'t str>) -> Vec<&'t str> {
    let is_name = |word: &str| keyword_option(spec, word).is_some_and(|option| !option.is_flag);
    let joins = |at: usize| {
        at > 0 && at + 1 < words.len() && is_name(words[at - 1]) && is_link(words[at]) && !is_name(words[at])
    };
    if takes_sentence(spec) { words } else { (0..words.len()).filter(|at| !joins(*at)).map(|at| words[at]).collect() }
}

/// Reads the words after the command's name. `line` is the whole command.
fn read_options<'t>(
    spec: &'static CommandSpec,
    line: &str,
    words: impl Iterator<Item = &'t str>,
    mentions: &[User],
) -> Result<(Target, Values), ParseError> {
    let mut target = Target::default();
    let mut values = Values::of(spec);
    let mut rest: Option<(&'static OptionSpec, String)> = None;
    let mut words = words.peekable();
    let is_sentence = takes_sentence(spec);
    let takes_game = spec.takes(|kind| matches!(kind, OptionKind::Game));
    while let Some(typed) = words.next() {
        // "/newgame portes @bob, 5, fast"
        let word = if is_sentence || rest.is_some() { typed } else { typed.trim_end_matches(',') };
        let next = words.peek().copied();
        if rest.is_none() && is_said_again(spec, &values, word, next) {
            continue;
        }
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
        if !is_sentence && read_table(&mut target, spec, word, next) {
            continue;
        }
        if let Some((_, text)) = &mut rest {
            text.push(' ');
            text.push_str(&without_brackets(word));
            continue;
        }
        // "a game of portes with the computer"
        let says_nothing = is_filler(word) || spec.kind == CommandKind::Play && is_computer(word);
        if takes_game && says_nothing && !matches!(in_two_words(spec, &values, word, next), Ok(Some(_))) {
            continue;
        }
        let mut open = spec.options.iter().filter(|option| !option.keyword && !values.has(option.name));
        let option = open.next().map(|next| positional(next, open, word, mentions));
        if let Some(option) = option.filter(|option| option.kind.takes_rest()) {
            rest = Some((option, without_brackets(typed)));
            continue;
        }
        let half = option.and_then(|option| words.next_if(|next| is_second_half(option, word, next)));
        let read = option.map(|option| value(option, &[word, half.unwrap_or_default()].concat(), mentions));
        let (option, value) = match (option, read) {
            (Some(option), Some(Ok(value))) => (option, value),
            // "/newgame game portes"
            _ if next.is_some() && is_name_of_open(spec, &values, word) => continue,
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
                        _ => for_person(surplus(spec, &values, word, mentions), &values, word),
                    });
                }
            }
        };
        values.push(option, value);
    }
    if let Some((option, text)) = rest {
        values.push(option, value(option, &text, mentions)?);
    }
    match missing(spec, &values) {
        Some(error) => Err(error),
        None => Ok((target, values)),
    }
}

/// Says which option the command lacks; `None` if it has all that it needs.
fn missing(spec: &'static CommandSpec, values: &Values) -> Option<ParseError> {
    let option = spec.options.iter().find(|option| option.required && !values.has(option.name))?;
    Some(match values.person() {
        Some(opponent) => ParseError::WhichGame { opponent: opponent.clone() },
        None => ParseError::Missing { command: spec, option: option.name },
    })
}

/// Returns whether `word` is the name of an option that is written without it, and has no value yet.
fn is_name_of_open(spec: &CommandSpec, values: &Values, word: &str) -> bool {
    let word = Word::new(word);
    spec.options.iter().any(|option| !option.keyword && !values.has(option.name) && is_called(option, &word))
}

/// Returns whether `word` only says once more which option is meant, as in "first to 5" and "5 points".
fn is_said_again(spec: &'static CommandSpec, values: &Values, word: &str, next: Option<&str>) -> bool {
    let meant = |word: &str| keyword_option(spec, word).map(|option| option.name);
    !word.ends_with(':') && meant(word).is_some_and(|name| values.has(name) || next.and_then(meant) == Some(name))
}

fn takes_sentence(spec: &CommandSpec) -> bool {
    spec.takes(|kind| matches!(kind, OptionKind::Sentence))
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
        OptionKind::Game => {
            let both = [word, next].concat();
            GameChoice::from_name(&both).is_some() || Variant::nearest_relative(&both).is_some()
        }
        OptionKind::Roll => is_die(word) && is_die(next),
        _ => false,
    }
}

/// Returns whether `error` takes `word` for a person though somebody else is mentioned: "with" in "with @bob".
fn is_only_surplus(error: &ParseError, word: &str, mentions: &[User]) -> bool {
    let looks_like_name = word.starts_with('@') || word.starts_with(is_quote);
    matches!(error, ParseError::NotAPerson { .. }) && !mentions.is_empty() && !looks_like_name
}

/// Takes a surplus word of "play portes with Bob" for a person, who would have to be mentioned.
fn for_person(error: ParseError, values: &Values, word: &str) -> ParseError {
    match error {
        ParseError::TooMuch { command, .. }
            if command.kind == CommandKind::Play
                && word.starts_with(char::is_alphabetic)
                && TimeControl::from_name(word).is_none() =>
        {
            let error = ParseError::NotAPerson { word: echo(word), before: String::new() };
            with_command(error, spec_of(CommandKind::NewGame), values)
        }
        error => error,
    }
}

/// Adds to `error`, which says that a word mentions nobody, the command as far as `values` have been read.
fn with_command(error: ParseError, spec: &CommandSpec, values: &Values) -> ParseError {
    let ParseError::NotAPerson { word, .. } = error else { return error };
    let game = values.game().map(|game| format!(" {}", game.key())).unwrap_or_default();
    ParseError::NotAPerson { word, before: format!("/{}{game}", spec.name) }
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
    // An id has a colon too.
    let is_id = is_gnubg_id(word) && spec.takes(|kind| matches!(kind, OptionKind::Position));
    if name.is_empty() || is_id || !name.chars().all(char::is_alphabetic) {
        return Ok(false);
    }
    let typed = Word::new(name);
    let mut own = spec.options.iter().chain(spec.at_table.then_some(&TABLE_OPTION));
    let name = own.find(|own| is_called(own, &typed)).map_or(typed.folded(), |option| option.name);
    // What somebody says may have a colon.
    if takes_sentence(spec) && (name != "table" || !is_table(text)) {
        return Ok(false);
    }
    // So do the address of a page and a path of Windows.
    if text.starts_with(['/', '\\']) && name != "table" && spec.option(name).is_none() {
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
            let Some(option) = spec.option(name) else {
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
    match spec.option(name).map(|option| &option.kind) {
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
