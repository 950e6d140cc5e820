//! Finds the command at the start of a line.

use kafenio_board::letters::Word;
use kafenio_board::rules::{Variant, is_play_text};
use kafenio_board::table::GameChoice;

use super::CommandKind;
use super::error::ParseError;
use super::lookup::{is_exact, spec, spec_of};
use super::names::is_computer;
use super::option_value::{echo, value};
use super::spec::CommandSpec;
use super::unnamed::{keyword_option, unnamed};
use super::values::Values;
use super::words::{is_number, is_play, is_position_id};

/// The most words that the name of a command has, as in "what should I play now".
const MOST_WORDS_OF_NAME: usize = 6;
/// The shortest name in several words, in letters, that is found by its sound.
const SHORTEST_BY_SOUND: usize = 7;
/// The shortest name of a language that is a command by itself, in letters.
const SHORTEST_LANGUAGE: usize = 5;

/// Returns the command that `line` means, and how many words are the command's name.
pub(super) fn command_of(line: &str) -> Result<(&'static CommandSpec, usize), ParseError> {
    let name = line.split_whitespace().next().unwrap_or_default();
    let words = first_words(line);
    // A pasted position
    if is_position_id(name) {
        return Ok((spec_of(CommandKind::Position), 0));
    }
    // "!13/9 9/3", "!31: 8/5 6/5" and "!4" are short for "!move 13/9 9/3" and so on.
    if is_play(plain(name)) || is_number(plain(name)) || words.len() > 1 && is_play_text(line) {
        return Ok((spec_of(CommandKind::Move), 0));
    }
    let is_game = |name: &str| GameChoice::from_name(name).is_some();
    let names_game = || line.split_whitespace().any(|word| is_game(plain(word)));
    let names_person = line.contains('@');
    let names_computer = || line.split_whitespace().any(is_computer);
    // "play portes @bob", and "new game portes computer"
    let with_opponent = |spec: &'static CommandSpec| match spec.kind {
        CommandKind::Play if names_person => spec_of(CommandKind::NewGame),
        CommandKind::NewGame if names_computer() && !names_person => spec_of(CommandKind::Play),
        _ => spec,
    };
    if let Some((spec, count)) = name_in_words(&words) {
        // "Who plays portes?" But "show me the tavli" asks for the board.
        let looks_for_opponent = spec.kind == CommandKind::Board && names_game();
        return Ok((if looks_for_opponent { spec_of(CommandKind::NewGame) } else { with_opponent(spec) }, count));
    }
    let name = &*plain(name).replace(['\'', '’'], "");
    let rest = line.split_once(char::is_whitespace).map_or("", |(_, rest)| rest);
    let second = words.get(1).copied().unwrap_or_default();
    match spec(name) {
        // "language german" is "settings language:german".
        Some(spec)
            if spec.kind == CommandKind::Settings && !second.is_empty() && keyword_option(spec, name).is_some() =>
        {
            Ok((spec, 0))
        }
        // "match to 7 @bob"
        Some(spec) if spec.kind == CommandKind::Match && names_person => Ok((spec_of(CommandKind::NewGame), 0)),
        // "Πάμε" says yes, and "πάμε @anna" invites.
        Some(spec) if spec.kind == CommandKind::Accept && names_person && !spec.is_named(&Word::new(name)) => {
            Ok((spec_of(CommandKind::NewGame), 1))
        }
        // Some languages have one word for both: "play 13/9" is a move, and "παίζω πόρτες" a game.
        Some(spec) if spec.kind == CommandKind::Move && names_game() => {
            Ok((with_opponent(spec_of(CommandKind::Play)), 1))
        }
        Some(spec) if spec.kind == CommandKind::Play && (is_play(second) || is_play_text(rest)) => {
            Ok((spec_of(CommandKind::Move), 1))
        }
        // "Πάμε ένα τάβλι"
        Some(spec) if spec.kind == CommandKind::Accept && names_game() => {
            Ok((with_opponent(spec_of(CommandKind::Play)), 1))
        }
        // "Πάμε μια παρτίδα;"
        Some(spec) if spec.kind == CommandKind::Accept && names_new_game(&words[1..]) => {
            Ok((spec_of(CommandKind::NewGame), 1))
        }
        Some(spec) => Ok((with_opponent(spec), 1)),
        // "rated match with @bob", "quick game of portes" and "easy game vs computer"
        None if (names_person || names_game() || names_computer()) && begins_with_option(name) => {
            Ok((with_opponent(spec_of(CommandKind::NewGame)), 0))
        }
        // "portes tutorial"
        None if is_game(name)
            && let Some(spec) = words[1..].iter().find_map(|word| about_games(word)) =>
        {
            Ok((spec, 0))
        }
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

/// Returns the words that may be the name of a command, without the marks at their ends, as in "whose turn?".
pub(super) fn first_words(line: &str) -> Vec<&str> {
    line.split_whitespace().take(MOST_WORDS_OF_NAME).map(plain).collect()
}

/// Returns the command whose name is the first of these `words`, and how many they are: "end table", "whose turn is it" and
/// "το αφήνω" are one word in the list.
pub(super) fn name_in_words(words: &[&str]) -> Option<(&'static CommandSpec, usize)> {
    // A short name has to be written exactly, because two ordinary words can sound like one.
    let in_words = |count: usize| {
        let name = words[..count].concat().replace(['\'', '’'], "");
        let found = spec(&name)?;
        (name.chars().count() >= SHORTEST_BY_SOUND || is_exact(found, &name)).then_some((found, count))
    };
    (2..=words.len()).rev().find_map(in_words)
}

/// Returns `word` without the marks at its end, and without marks of code.
pub(super) fn plain(word: &str) -> &str {
    let is_mark = |letter: char| matches!(letter, '`' | '?' | ';' | '\u{37E}' | '!' | '.' | '…' | ',');
    match word.trim_start_matches('`').trim_end_matches(is_mark) {
        "" => word,
        plain => plain,
    }
}

/// Returns whether one of `words` is a name of the command that begins a game, such as "game".
fn names_new_game(words: &[&str]) -> bool {
    words
        .iter()
        .any(|word| spec(word).is_some_and(|spec| matches!(spec.kind, CommandKind::NewGame | CommandKind::Play)))
}

/// Returns whether `word` is an option of an invitation, or a value that only one of them has.
fn begins_with_option(word: &str) -> bool {
    let spec = spec_of(CommandKind::NewGame);
    keyword_option(spec, word).is_some_and(|option| option.is_flag)
        || word.starts_with(char::is_alphabetic) && matches!(unnamed(spec, &Values::of(spec), word), Ok(Some(_)))
}

/// Returns the command that `word` names, if it tells something about a game.
fn about_games(word: &str) -> Option<&'static CommandSpec> {
    use CommandKind::{Puzzle, Rules, Stats, Top, Tutorial};
    spec(plain(word)).filter(|spec| matches!(spec.kind, Puzzle | Rules | Stats | Top | Tutorial))
}

/// Returns whether `word` is a language in which the bot can write, in any of them.
pub(super) fn is_language(word: &str) -> bool {
    // "De" and "el" are words too.
    let is_long = word.chars().count() >= SHORTEST_LANGUAGE;
    spec_of(CommandKind::Settings).option("language").is_some_and(|option| is_long && value(option, word, &[]).is_ok())
}
