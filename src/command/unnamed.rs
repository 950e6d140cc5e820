//! Finds out which option a value belongs to that is written without `name:`.

use kafenio_board::letters::Word;
use kafenio_board::table::TimeControl;

use super::error::ParseError;
use super::names::is_called;
use super::nearest::nearest;
use super::option_value::{echo, echo_person, not_one_of, value};
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use super::values::{Value, Values};
use crate::chat::User;

/// Reads an option that is written as two words, such as "clock fast" or "clock: fast" for "clock:fast".
///
/// # Errors
/// Returns an error if `name` is the name of an option, and `next` none of its values.
pub(super) fn in_two_words(
    spec: &'static CommandSpec,
    values: &Values,
    name: &str,
    next: Option<&str>,
) -> Result<Option<(&'static OptionSpec, Value)>, ParseError> {
    let option = keyword_option(spec, name).filter(|option| !values.has(option.name));
    let (Some(option), Some(next)) = (option, next) else { return Ok(None) };
    // "for" is mostly a word of a sentence.
    if matches!(option.kind, OptionKind::Role) && !next.starts_with("<@&") {
        return Ok(None);
    }
    match value(option, next.trim_end_matches(','), &[]) {
        Err(_) if option.is_flag => Ok(None),
        read => Ok(Some((option, read?))),
    }
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
        if option.is_flag && !values.has(option.name) && !word.ends_with(':') {
            return Ok(Some((option, value(option, "on", &[])?)));
        }
        return Err(ParseError::NoValue { command: spec, option: option.name });
    }
    let open = || spec.options.iter().filter(|option| option.keyword && !values.has(option.name));
    let fits = |option: &&'static OptionSpec| {
        (option.is_known_by_value || matches!(option.kind, OptionKind::OneOf(_))) && value(option, word, &[]).is_ok()
    };
    let fitting: Vec<&OptionSpec> = open().filter(fits).collect();
    let known: Vec<&OptionSpec> = fitting.iter().copied().filter(|option| option.is_known_by_value).collect();
    match if known.len() == 1 { &known[..] } else { &fitting[..] } {
        // A number that is out of range is meant for the same option as any other number.
        [] if word.parse::<u32>().is_ok() => {
            let number = open().filter(|option| option.is_known_by_value).find(|option| takes_number(option));
            number.map(|option| Ok((option, value(option, word, &[])?))).transpose()
        }
        [] => Ok(None),
        &[option] if option.is_known_by_value => Ok(Some((option, value(option, word, &[])?))),
        _ => {
            let choices = fitting.iter().map(|option| spec.example(option.name, &echo(word))).collect();
            Err(ParseError::WhichOption { word: echo(word), choices })
        }
    }
}

fn takes_number(option: &OptionSpec) -> bool {
    matches!(option.kind, OptionKind::Number { .. } | OptionKind::NumberOr { .. })
}

/// Says what is wrong with a word that belongs to no option of the command.
pub(super) fn surplus(spec: &'static CommandSpec, values: &Values, word: &str, mentions: &[User]) -> ParseError {
    let known = || spec.options.iter().filter(|option| option.is_known_by_value);
    if let Some(given) = known().find(|option| values.has(option.name) && value(option, word, &[]).is_ok()) {
        return ParseError::Twice { option: given.name };
    }
    let misspelt = known().find_map(|option| match option.kind {
        OptionKind::OneOf(words) => {
            nearest(word, words.iter().copied()).map(|_| not_one_of(option, word, words, mentions))
        }
        OptionKind::Clock => {
            let clocks = TimeControl::NAMED.iter().map(|(name, _)| *name);
            nearest(word, clocks).map(|_| ParseError::NotAClock { word: echo(word), option: "clock" })
        }
        _ => None,
    });
    misspelt.unwrap_or_else(|| ParseError::TooMuch { command: spec, word: echo_person(word, mentions) })
}

/// Returns the option of the command that is called `word` and is written as `name:value`.
pub(super) fn keyword_option(spec: &'static CommandSpec, word: &str) -> Option<&'static OptionSpec> {
    let word = Word::new(word.trim_end_matches(':'));
    spec.options.iter().filter(|option| option.keyword).find(|option| is_called(option, &word))
}
