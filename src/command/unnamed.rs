//! Finds out which option a value belongs to that is written without `name:`.

use super::error::ParseError;
use super::names;
use super::nearest::nearest;
use super::option_value::{echo, echo_person, not_one_of, value};
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use super::values::{Value, Values};
use crate::chat::User;
use crate::table::TimeControl;

/// Reads an option that is written as two words, such as "clock fast" for "clock:fast".
pub(super) fn in_two_words(
    spec: &'static CommandSpec,
    values: &Values,
    name: &str,
    next: Option<&str>,
) -> Option<(&'static OptionSpec, Value)> {
    let option = keyword_option(spec, name).filter(|option| !values.has(option.name))?;
    Some((option, value(option, next?, &[]).ok()?))
}

/// Returns what `word` means without the name of its option, if only one option can have it: "/play portes master" and
/// "/newgame portes @bob 7" leave out `level:` and `match:`.
///
/// # Errors
/// Returns an error if `word` is the name of an option, the value of several, or a number out of range.
pub(super) fn unnamed(
    spec: &'static CommandSpec,
    values: &Values,
    word: &str,
) -> Result<Option<(&'static OptionSpec, Value)>, ParseError> {
    if let Some(option) = keyword_option(spec, word) {
        return Err(ParseError::NoValue { command: spec, option: option.name });
    }
    let open = || spec.options.iter().filter(|option| option.keyword && !values.has(option.name));
    let fits = |option: &&'static OptionSpec| match option.kind {
        OptionKind::OneOf(_) => value(option, word, &[]).is_ok(),
        _ => option.is_known_by_value() && value(option, word, &[]).is_ok(),
    };
    let mut fitting = open().filter(fits);
    let Some(first) = fitting.next() else {
        let takes_number =
            |option: &&OptionSpec| matches!(option.kind, OptionKind::Number { .. } | OptionKind::NumberOr { .. });
        let number = word
            .parse::<u32>()
            .ok()
            .and_then(|_| open().filter(|option| option.is_known_by_value()).find(takes_number));
        return number.map(|option| value(option, word, &[]).map(|value| (option, value))).transpose();
    };
    let others: Vec<&OptionSpec> = fitting.collect();
    if others.is_empty() && first.is_known_by_value() {
        return Ok(Some((first, value(first, word, &[])?)));
    }
    let choices =
        std::iter::once(first).chain(others).map(|option| format!("{}:{}", option.name, echo(word))).collect();
    Err(ParseError::WhichOption { word: echo(word), choices })
}

/// Says what is wrong with a word that belongs to no option of the command.
pub(super) fn surplus(spec: &'static CommandSpec, values: &Values, word: &str, mentions: &[User]) -> ParseError {
    let known = || spec.options.iter().filter(|option| option.is_known_by_value());
    if let Some(given) = known().find(|option| values.has(option.name) && value(option, word, &[]).is_ok()) {
        return ParseError::Twice { option: given.name };
    }
    let misspelt = known().find_map(|option| match option.kind {
        OptionKind::OneOf(words) => nearest(word, words.iter().copied()).map(|_| not_one_of(option, word, words)),
        OptionKind::Clock => {
            let clocks = TimeControl::NAMED.iter().map(|(name, _)| *name);
            nearest(word, clocks).map(|_| ParseError::NotAClock { word: echo(word) })
        }
        _ => None,
    });
    misspelt.unwrap_or_else(|| ParseError::TooMuch { command: spec, word: echo_person(word, mentions) })
}

/// Returns the option of the command that is called `word` and is written as `name:value`.
fn keyword_option(spec: &'static CommandSpec, word: &str) -> Option<&'static OptionSpec> {
    let word = word.trim_end_matches(':').to_lowercase();
    let is_called = |option: &&OptionSpec| option.name == word || names::means_option(&word, option.name);
    spec.options.iter().filter(|option| option.keyword).find(is_called)
}
