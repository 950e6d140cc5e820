//! Reads the value of an option.

use kafenio_board::rules::CustomRule;
use kafenio_board::table::{GameChoice, TimeControl};

use super::error::ParseError;
use super::grammar::{CUSTOM_RULES, GAMES};
use super::names;
use super::nearest::nearest;
use super::spec::{OptionKind, OptionSpec};
use super::typed::ClockChoice;
use super::values::Value;
use super::words::is_play;
use crate::chat::User;

/// The longest part of a wrong input that an answer repeats, in characters.
const MAX_ECHO_CHARS: usize = 40;

/// Returns the positional option to which `word` belongs: the `next` one, or one of those that follow.
pub(super) fn positional(
    next: &'static OptionSpec,
    mut following: impl Iterator<Item = &'static OptionSpec> + Clone,
    word: &str,
    mentions: &[User],
) -> &'static OptionSpec {
    // "/puzzle 8/5 6/5" and "/puzzle 2" leave out the game.
    if matches!(next.kind, OptionKind::Game) && !next.required {
        let digits = word.strip_prefix('-').unwrap_or(word);
        let is_number = !digits.is_empty() && digits.chars().all(|digit| digit.is_ascii_digit());
        let fits = |option: &&OptionSpec| match option.kind {
            OptionKind::Line => is_play(word),
            OptionKind::Number { .. } => is_number,
            _ => false,
        };
        if let Some(fitting) = following.clone().find(fits) {
            return fitting;
        }
    }
    // "/newgame @bob portes" names the two in the other order.
    let is_game = matches!(next.kind, OptionKind::Game);
    if is_game && (word.starts_with('@') || mentioned(word, mentions).is_some()) {
        return following.find(|option| matches!(option.kind, OptionKind::Person)).unwrap_or(next);
    }
    // So does "/opening portes 6-5".
    if next.name == "roll" && GameChoice::from_name(word).is_some() {
        return following.find(|option| matches!(option.kind, OptionKind::Game)).unwrap_or(next);
    }
    next
}

/// Reads the value `word` of `option`.
pub(super) fn value(option: &'static OptionSpec, word: &str, mentions: &[User]) -> Result<Value, ParseError> {
    match option.kind {
        OptionKind::OneOf(words) => {
            let lower = word.to_lowercase();
            let known = words.iter().find(|known| **known == lower);
            let known = known.or_else(|| words.iter().find(|known| names::means_word(&lower, known)));
            known.map(|known| Value::Word((*known).to_owned())).ok_or_else(|| not_one_of(option, word, words))
        }
        OptionKind::CustomRules => {
            let known = |word: &str| CustomRule::ALL.into_iter().find(|rule| rule.key() == word.to_lowercase());
            let rules = word.split(',').map(|word| known(word).ok_or_else(|| not_one_of(option, word, CUSTOM_RULES)));
            Ok(Value::CustomRules(rules.collect::<Result<_, _>>()?))
        }
        OptionKind::Clock if word.eq_ignore_ascii_case("none") => Ok(Value::Clock(ClockChoice::None)),
        OptionKind::Clock => {
            let control = TimeControl::from_name(word).ok_or_else(|| ParseError::NotAClock { word: echo(word) });
            Ok(Value::Clock(ClockChoice::Control(control?)))
        }
        OptionKind::Game => match GameChoice::from_name(word) {
            Some(game) => Ok(Value::Game(game, word.to_lowercase())),
            None => Err(not_one_of(option, word, &GAMES)),
        },
        OptionKind::Person => {
            let person = mentioned(word, mentions).cloned();
            person.map(Value::Person).ok_or_else(|| ParseError::NotAPerson { word: echo(word), before: String::new() })
        }
        OptionKind::Place if word.eq_ignore_ascii_case("off") || names::means_word(word, "off") => {
            Ok(Value::Word("off".to_owned()))
        }
        OptionKind::Place => {
            let id = word.strip_prefix("<#").and_then(|rest| rest.strip_suffix('>')).unwrap_or(word);
            Ok(Value::Word(id.chars().take(MAX_ECHO_CHARS).collect()))
        }
        OptionKind::Role => {
            let id = word.strip_prefix("<@&").and_then(|rest| rest.strip_suffix('>')).unwrap_or(word);
            Ok(Value::Word(echo(id)))
        }
        OptionKind::Number { least, most } => match word.parse() {
            Ok(number) if (least..=most).contains(&number) => Ok(Value::Number(number)),
            _ => Err(ParseError::NotANumber { option: option.name, word: echo(word), least, most, or: None }),
        },
        OptionKind::NumberOr { or, .. } if word.eq_ignore_ascii_case(or) || names::means_word(word, or) => {
            Ok(Value::Word(or.to_owned()))
        }
        OptionKind::NumberOr { least, most, or } => match word.parse() {
            Ok(number) if (least..=most).contains(&number) => Ok(Value::Number(number)),
            _ => Err(ParseError::NotANumber { option: option.name, word: echo(word), least, most, or: Some(or) }),
        },
        OptionKind::Word { longest } if word.chars().count() > longest => {
            Err(ParseError::WordTooLong { option: option.name, word: echo(word), most: longest })
        }
        OptionKind::Play | OptionKind::Line | OptionKind::Word { .. } => Ok(Value::Word(without_brackets(word))),
    }
}

pub(super) fn not_one_of(option: &'static OptionSpec, word: &str, words: &'static [&'static str]) -> ParseError {
    // A guess must not lead somebody who resigns to lose more than they meant to: "game" resembles "gammon".
    let nearest = if option.name == "value" { None } else { nearest(word, words.iter().copied()) };
    ParseError::NotOneOf { option: option.name, word: echo(word), words, nearest }
}

/// Returns the person whom `word` mentions.
pub(super) fn mentioned<'m>(word: &str, mentions: &'m [User]) -> Option<&'m User> {
    let id = word.trim_matches(is_quote).strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'))?;
    mentions.iter().find(|mentioned| mentioned.account.id == id)
}

pub(super) fn is_quote(letter: char) -> bool {
    matches!(letter, '"' | '“' | '”' | '„' | '«' | '»')
}

/// Shortens the wrong word to a length that an answer can repeat.
pub(super) fn echo(word: &str) -> String {
    let word = without_brackets(word);
    let mut shown: String = word.chars().take(MAX_ECHO_CHARS).collect();
    if shown.len() < word.len() {
        shown.push('…');
    }
    shown
}

/// Does the same as [`echo`] for a word that may mention a person.
pub(super) fn echo_person(word: &str, mentions: &[User]) -> String {
    mentioned(word, mentions).map_or_else(|| echo(word), |person| format!("@{}", person.name))
}

/// Returns a word as its author typed it. On a platform whose ids are addresses, they typed only the id; the platform's
/// adapter added the brackets of `<@@name:server>`.
pub(super) fn without_brackets(word: &str) -> String {
    let mut parts = word.split("<@@");
    let mut typed = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (id, rest) = part.split_once('>').unwrap_or((part, ""));
        typed.extend(["@", id, rest]);
    }
    typed
}
