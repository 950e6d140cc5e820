//! Reads the value of an option.

use kafenio_board::letters::{Word, fold};
use kafenio_board::rules::{CustomRule, Variant};
use kafenio_board::table::{GameChoice, TavliGames, TimeControl, id_in};

use super::error::ParseError;
use super::names::{self, NO_CLOCK};
use super::nearest::{nearest, nearest_game};
use super::spec::{OptionKind, OptionSpec};
use super::values::Value;
use super::words::{is_play, roll};
use crate::chat::User;

/// The names of all games.
pub const GAMES: [&str; GameChoice::ALL.len()] = {
    let mut names = [""; GameChoice::ALL.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = GameChoice::ALL[index].key();
        index += 1;
    }
    names
};

/// The names of all custom rules.
const CUSTOM_RULES: &[&str] = &{
    let mut names = [""; CustomRule::ALL.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = CustomRule::ALL[index].key();
        index += 1;
    }
    names
};

/// The names of the games of Tavli.
const TAVLI_GAMES: &[&str] = &[TavliGames::USUAL[0].key(), TavliGames::USUAL[1].key(), TavliGames::USUAL[2].key()];

/// The longest part of a wrong input that an answer repeats, in characters.
const MAX_VALUE_ECHO: usize = 40;

/// Returns the positional option to which `word` belongs: the `next` one, or one of those that follow.
pub(super) fn positional(
    next: &'static OptionSpec,
    mut following: impl Iterator<Item = &'static OptionSpec> + Clone,
    word: &str,
    mentions: &[User],
) -> &'static OptionSpec {
    // "/rules cube" leaves out the game, and "/rules portes bearing off" the number of the part. In "/rules part 2" its name stands.
    let is_topic = |option: &&OptionSpec| matches!(option.kind, OptionKind::Topic);
    let typed = Word::new(word);
    if !next.required
        && word.starts_with(char::is_alphabetic)
        && GameChoice::from_name(word).is_none()
        && !std::iter::once(next).chain(following.clone()).any(|option| names::is_called(option, &typed))
        && let Some(topic) = following.clone().find(is_topic)
    {
        return topic;
    }
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
    if matches!(next.kind, OptionKind::Roll) && GameChoice::from_name(word).is_some() {
        return following.find(|option| matches!(option.kind, OptionKind::Game)).unwrap_or(next);
    }
    next
}

/// Reads the value `word` of `option`.
pub(super) fn value(option: &'static OptionSpec, word: &str, mentions: &[User]) -> Result<Value, ParseError> {
    match option.kind {
        OptionKind::OneOf(words) => {
            let typed = Word::new(word);
            let known = words.iter().find(|known| **known == typed.folded());
            let known = known.or_else(|| words.iter().find(|known| names::means_word(&typed, known)));
            known.map(|known| Value::Word((*known).to_owned())).ok_or_else(|| not_one_of(option, word, words, mentions))
        }
        OptionKind::CustomRules => {
            let known = |word: &str| CustomRule::ALL.into_iter().find(|rule| is_word(word, rule.key()));
            let rules =
                word.split(',').map(|word| known(word).ok_or_else(|| not_one_of(option, word, CUSTOM_RULES, mentions)));
            Ok(Value::CustomRules(rules.collect::<Result<_, _>>()?))
        }
        OptionKind::Games => {
            let known = |word: &str| Variant::from_name(word).filter(|game| TavliGames::USUAL.contains(game));
            let games =
                word.split(',').map(|word| known(word).ok_or_else(|| not_one_of(option, word, TAVLI_GAMES, mentions)));
            Ok(Value::Games(games.collect::<Result<_, _>>()?))
        }
        OptionKind::Clock => match clock(word) {
            Some(clock) => Ok(Value::Clock(clock)),
            None => Err(ParseError::NotAClock { word: echo(word), option: option.name }),
        },
        OptionKind::Game => match GameChoice::from_name(word) {
            Some(game) => Ok(Value::Game(game, word.to_lowercase())),
            None => Err(match Variant::nearest_relative(word) {
                Some(nearest) => ParseError::RelatedGame { word: echo(word), nearest },
                None => not_one_of(option, word, &GAMES, mentions),
            }),
        },
        OptionKind::Person => {
            let person = mentioned(word, mentions).cloned();
            person.map(Value::Person).ok_or_else(|| ParseError::NotAPerson { word: echo(word), before: String::new() })
        }
        OptionKind::Place if is_word(word, "off") => Ok(Value::Word("off".to_owned())),
        OptionKind::Place => {
            let id = word.strip_prefix("<#").and_then(|rest| rest.strip_suffix('>')).unwrap_or(word);
            Ok(Value::Word(id.chars().take(MAX_VALUE_ECHO).collect()))
        }
        OptionKind::Role => {
            let id = word.strip_prefix("<@&").and_then(|rest| rest.strip_suffix('>')).unwrap_or(word);
            Ok(Value::Word(echo(id)))
        }
        OptionKind::Number { least, most } => match fold(word).parse() {
            Ok(number) if (least..=most).contains(&number) => Ok(Value::Number(number)),
            _ => Err(ParseError::NotANumber { option: option.name, word: echo(word), least, most, or: None }),
        },
        OptionKind::NumberOr { or, .. } if is_word(word, or) => Ok(Value::Word(or.to_owned())),
        OptionKind::NumberOr { least, most, or } => match fold(word).parse() {
            Ok(number) if (least..=most).contains(&number) => Ok(Value::Number(number)),
            _ => Err(ParseError::NotANumber { option: option.name, word: echo(word), least, most, or: Some(or) }),
        },
        OptionKind::Word { longest } if word.chars().count() > longest => {
            Err(ParseError::WordTooLong { option: option.name, word: echo(word), most: longest })
        }
        OptionKind::Roll => roll(word).map(Value::Roll).ok_or_else(|| ParseError::NotARoll { word: echo(word) }),
        OptionKind::Position => position(word),
        OptionKind::Play
        | OptionKind::File
        | OptionKind::Line
        | OptionKind::Topic
        | OptionKind::Sentence
        | OptionKind::Word { .. } => Ok(Value::Word(without_brackets(word))),
    }
}

/// Returns whether somebody who typed `typed` means the option value `own`, in any language.
fn is_word(typed: &str, own: &str) -> bool {
    let typed = Word::new(typed);
    typed.folded() == own || names::means_word(&typed, own)
}

/// Reads a clock; the inner `None` is a match without one.
#[expect(clippy::option_option, reason = "a match without a clock is a choice too")]
fn clock(word: &str) -> Option<Option<TimeControl>> {
    if is_word(word, NO_CLOCK) {
        return Some(None);
    }
    let named = || TimeControl::NAMED.iter().find(|(name, _)| is_word(word, name)).map(|(_, control)| *control);
    TimeControl::from_name(word).or_else(named).map(Some)
}

/// Reads a position, and the roll after it. Behind an id, other programs print more, such as the players.
fn position(text: &str) -> Result<Value, ParseError> {
    let text = text.trim_matches('`').trim();
    let (id, rest) = match text.strip_prefix('{').and(text.rfind('}')) {
        Some(end) => (text[..=end].to_owned(), &text[end + 1..]),
        None => id_in(text),
    };
    let rest = rest.trim_matches('`').trim();
    let rolled = if rest.split_whitespace().count() > 2 {
        // "X to play 21"
        rest.split_whitespace().last().and_then(roll)
    } else if rest.contains(char::is_alphanumeric) {
        let rolled = rest.replace(' ', "-");
        Some(roll(&rolled).ok_or_else(|| ParseError::NotARoll { word: echo(&rolled) })?)
    } else {
        None
    };
    Ok(Value::Position(id, rolled))
}

/// Says that `words`, which stand where a game may stand, name none.
#[must_use]
pub fn no_game(words: &str) -> ParseError {
    if let Some(nearest) = Variant::nearest_relative(&words.replace(' ', "")) {
        return ParseError::RelatedGame { word: echo(words), nearest };
    }
    ParseError::NotOneOf { option: "game", word: echo(words), words: &GAMES, nearest: nearest_game(words) }
}

pub(super) fn not_one_of(
    option: &'static OptionSpec,
    word: &str,
    words: &'static [&'static str],
    mentions: &[User],
) -> ParseError {
    let nearest = match option.kind {
        OptionKind::Game | OptionKind::Games => nearest_game(word).filter(|game| words.contains(game)),
        _ if option.is_guessed => nearest(word, words.iter().copied()),
        _ => None,
    };
    ParseError::NotOneOf { option: option.name, word: echo_person(word, mentions), words, nearest }
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
    let mut shown: String = word.chars().take(MAX_VALUE_ECHO).collect();
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
