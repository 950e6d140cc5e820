//! Formats messages of the locale files. User text never passes through Fluent or the mark-up parser: the message is
//! formatted with placeholders, which are replaced afterwards.

use kafenio_board::table::TableId;
use kafenio_engine::Level;

use crate::chat::{Account, Place, Span, Text, User};
use crate::language::Language;
use crate::locale::{self, Value};
use crate::locale::{Id, id};

/// The placeholder for the first argument in a formatted message. The next character stands for the second one, and so
/// on.
const FIRST_PLACEHOLDER: char = '\u{E000}';

/// An argument of a message.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    /// Plain text.
    Text(&'a str),
    Person(&'a User),
    Place(&'a Place),
    Table(TableId),
    /// A number, which may select a plural form.
    Number(u32),
    /// A play or a command.
    Code(String),
    /// A word by which the message selects a variant, and which it does not show.
    Case(&'static str),
}

/// Formats the message `id` of the locale files in `language` with `args`.
#[must_use]
pub fn say(language: Language, id: Id, args: &[(&str, Arg<'_>)]) -> Text {
    let mut stand_ins = args.iter().filter_map(|(_, arg)| match arg {
        Arg::Person(person) => stand_in(language, &person.account),
        _ => None,
    });
    if let Some(name) = stand_ins.next() {
        let is_named = |arg: &Arg<'_>| matches!(arg, Arg::Person(person) if stand_in(language, &person.account).as_ref() == Some(&name));
        let mut named = args.to_vec();
        named.iter_mut().filter(|(_, arg)| is_named(arg)).for_each(|(_, arg)| *arg = Arg::Text(&name));
        return say(language, id, &named).with_capitals(&name);
    }
    let variables =
        args.iter().zip(FIRST_PLACEHOLDER..).map(|((name, arg), place)| ((*name).to_owned(), variable(arg, place)));
    spans(&locale::message(language, id, variables), args)
}

/// Returns what readers see instead of the name of a player who has been forgotten.
#[must_use]
pub fn former_player(language: Language) -> String {
    locale::message(language, id!("former-player"), std::iter::empty())
}

/// Returns what stands for the name of an account that is not a person's.
fn stand_in(language: Language, account: &Account) -> Option<String> {
    if account.level().is_some() {
        return Some(locale::message(language, id!("computer"), std::iter::empty()));
    }
    account.is_former().then(|| former_player(language))
}

/// Returns `person` as a part of a text.
#[must_use]
pub fn person_span(language: Language, person: &User) -> Span {
    stand_in(language, &person.account).map_or_else(|| Span::Person(person.clone()), Span::Plain)
}

/// Returns the name of a level of the computer player.
#[must_use]
pub fn level_name(language: Language, level: Level) -> String {
    say(language, id!("computer-level"), &[("level", Arg::Case(level.key()))]).to_string()
}

/// Returns the name of `person` as readers of `language` see it beside a board or in a list. The computer's level stands
/// behind its name.
#[must_use]
pub fn name_of(language: Language, person: &User) -> String {
    if let Some(level) = person.account.level() {
        let level = level_name(language, level);
        return say(language, id!("computer-name"), &[("level", Arg::Text(&level))]).to_string();
    }
    stand_in(language, &person.account).unwrap_or_else(|| person.name.clone())
}

fn variable(arg: &Arg<'_>, place: char) -> Value {
    match arg {
        Arg::Number(number) => Value::Number(*number),
        Arg::Case(case) => Value::Word((*case).to_owned()),
        Arg::Text(_) | Arg::Person(_) | Arg::Place(_) | Arg::Table(_) | Arg::Code(_) => Value::Word(place.to_string()),
    }
}

/// Splits a formatted message at its mark-up (`__strong__` and backticks) and replaces its placeholders.
fn spans(sentence: &str, args: &[(&str, Arg<'_>)]) -> Text {
    let mut text = Vec::new();
    for (index, part) in sentence.split('`').enumerate() {
        if index % 2 == 1 {
            text.push(Span::Code(fill(part, args)));
            continue;
        }
        for (index, part) in part.split("__").enumerate() {
            if index % 2 == 1 {
                text.push(Span::Strong(fill(part, args)));
            } else {
                push_unformatted(part, args, &mut text);
            }
        }
    }
    Text(text)
}

/// Appends unformatted text. People, places and code in it become spans of their own.
fn push_unformatted(part: &str, args: &[(&str, Arg<'_>)], text: &mut Vec<Span>) {
    let mut plain = String::new();
    // A name or a word that ends in a full stop also ends the sentence.
    let mut is_ended = false;
    for letter in part.chars() {
        let arg = placeholder_arg(letter, args);
        let was_ended = std::mem::replace(&mut is_ended, arg.is_some_and(|arg| arg_text(arg).ends_with('.')));
        match arg {
            None if was_ended && letter == '.' => {}
            None => plain.push(letter),
            Some(Arg::Person(person)) => {
                flush(&mut plain, text);
                text.push(Span::Person((*person).clone()));
            }
            Some(Arg::Place(place)) => {
                flush(&mut plain, text);
                text.push(Span::Place((*place).clone()));
            }
            Some(Arg::Code(code)) => {
                flush(&mut plain, text);
                text.push(Span::Code(code.clone()));
            }
            Some(arg) => plain.push_str(&arg_text(arg)),
        }
    }
    flush(&mut plain, text);
}

fn flush(plain: &mut String, text: &mut Vec<Span>) {
    if !plain.is_empty() {
        text.push(Span::Plain(std::mem::take(plain)));
    }
}

/// Replaces the placeholders in `part` with plain words.
fn fill(part: &str, args: &[(&str, Arg<'_>)]) -> String {
    part.chars().map(|letter| placeholder_arg(letter, args).map_or_else(|| letter.to_string(), arg_text)).collect()
}

fn arg_text(arg: &Arg<'_>) -> String {
    match arg {
        Arg::Text(text) => (*text).to_owned(),
        Arg::Person(person) => person.name.clone(),
        Arg::Place(place) => place.id.clone(),
        Arg::Table(id) => id.to_string(),
        Arg::Number(number) => number.to_string(),
        Arg::Code(code) => code.clone(),
        Arg::Case(case) => (*case).to_owned(),
    }
}

/// Returns the argument for which the placeholder `letter` stands; `None` for any other character.
fn placeholder_arg<'a, 'b>(letter: char, args: &'a [(&str, Arg<'b>)]) -> Option<&'a Arg<'b>> {
    let index = (letter as u32).checked_sub(FIRST_PLACEHOLDER as u32)?;
    args.get(index as usize).map(|(_, arg)| arg)
}

/// Returns a yes-or-no argument, by which a message selects a variant.
pub fn yes_or_no(name: &str, answer: bool) -> (&str, Arg<'_>) {
    (name, Arg::Case(if answer { "yes" } else { "no" }))
}
