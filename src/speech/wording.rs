//! Formats messages of the locale files. User text never passes through Fluent or the mark-up parser: the message is
//! formatted with placeholders, which are replaced afterwards.

use kafenio_board::table::TableId;
use kafenio_engine::Level;
use kafenio_picture::isolated;

use crate::chat::{Elsewhere, Occupant, Place, Span, Text, User};
use crate::command::in_language;
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
    /// A name, as plain text.
    Name(&'a str),
    Person(&'a User),
    /// A player at a table.
    Occupant(&'a Occupant),
    Place(&'a Place),
    Table(TableId),
    /// A number, which may select a plural form.
    Number(u32),
    /// A play or a command.
    Code(String),
    /// A word by which the message selects a variant, and which it does not show.
    Case(&'static str),
}

/// Formats the message `id` of the locale files in `language` with `args`. Commands are written in that language, too.
#[must_use]
pub fn say(language: Language, id: Id, args: &[(&str, Arg<'_>)]) -> Text {
    let variables =
        args.iter().zip(FIRST_PLACEHOLDER..).map(|((name, arg), place)| ((*name).to_owned(), variable(arg, place)));
    let mut text = spans(language, &locale::message(language, id, variables), args);
    for span in &mut text.0 {
        if let Span::Code(code) = span {
            *code = in_language(language, code);
        }
    }
    let stand_ins = args.iter().filter_map(|(_, arg)| match arg {
        Arg::Occupant(occupant) => stand_in(language, occupant),
        _ => None,
    });
    stand_ins.fold(text, |text, name| text.with_capitals(&name))
}

/// Returns what readers see instead of the name of a player who has been forgotten.
#[must_use]
pub fn former_player(language: Language) -> String {
    locale::message(language, id!("former-player"), std::iter::empty())
}

/// Returns what stands for the name of an occupant who has none.
fn stand_in(language: Language, occupant: &Occupant) -> Option<String> {
    match occupant {
        Occupant::Person(_) | Occupant::Elsewhere(_) | Occupant::Named(_) => None,
        Occupant::Computer(_) => Some(locale::message(language, id!("computer"), std::iter::empty())),
        Occupant::Former => Some(former_player(language)),
    }
}

/// Returns the name of `occupant` as a text.
#[must_use]
pub fn name_text(language: Language, occupant: &Occupant) -> Text {
    let mut text = Vec::new();
    push_unformatted(&FIRST_PLACEHOLDER.to_string(), |_| Some(name_span(language, occupant)), &mut text);
    Text(text)
}

fn name_span(language: Language, occupant: &Occupant) -> Span {
    match occupant {
        Occupant::Person(person) => Span::Person(person.clone()),
        Occupant::Elsewhere(elsewhere) => Span::Elsewhere(elsewhere.clone()),
        Occupant::Named(name) => Span::Plain(isolated(name).into_owned()),
        Occupant::Computer(_) | Occupant::Former => Span::Plain(stand_in(language, occupant).unwrap_or_default()),
    }
}

/// Returns the name of a level of the computer player.
#[must_use]
pub fn level_name(language: Language, level: Level) -> String {
    say(language, id!("computer-level"), &[("level", Arg::Case(level.key()))]).to_string()
}

/// Returns the name of `occupant` as readers of `language` see it in a list. The computer's level stands behind its name.
#[must_use]
pub fn name_of(language: Language, occupant: &Occupant) -> String {
    isolated(&bare_name_of(language, occupant)).into_owned()
}

/// Does the same for what is no text, where a name stands alone: a picture, a file.
#[must_use]
pub fn bare_name_of(language: Language, occupant: &Occupant) -> String {
    if let Some(level) = occupant.level() {
        let level = level_name(language, level);
        return say(language, id!("computer-name"), &[("level", Arg::Text(&level))]).to_string();
    }
    stand_in(language, occupant).unwrap_or_else(|| occupant.name().to_owned())
}

fn variable(arg: &Arg<'_>, place: char) -> Value {
    match arg {
        Arg::Number(number) => Value::Number(*number),
        Arg::Case(case) => Value::Word((*case).to_owned()),
        _ => Value::Word(place.to_string()),
    }
}

/// Splits a formatted message at its mark-up (`__strong__` and backticks) and replaces its placeholders.
fn spans(language: Language, sentence: &str, args: &[(&str, Arg<'_>)]) -> Text {
    let value = |letter: char| placeholder_arg(letter, args).map(|arg| span(language, arg));
    let plain = |letter: char| match value(letter) {
        None => letter.to_string(),
        Some(Span::Person(User { name, .. }) | Span::Elsewhere(Elsewhere { name, .. })) => isolated(&name).into_owned(),
        Some(value) => Text(vec![value]).to_string(),
    };
    let mut text = Vec::new();
    for (index, part) in sentence.split('`').enumerate() {
        if index % 2 == 1 {
            text.push(Span::Code(part.chars().map(plain).collect()));
            continue;
        }
        for (index, part) in part.split("__").enumerate() {
            if index % 2 == 1 {
                text.push(Span::Strong(part.chars().map(plain).collect()));
            } else {
                push_unformatted(part, value, &mut text);
            }
        }
    }
    Text(text)
}

/// Appends unformatted text, with the `value` of each placeholder. People, places and code in it become spans of their own. The marks
/// that isolate a person's name stand in the text around its span, so that they also isolate what a client shows for a mention.
fn push_unformatted(part: &str, value: impl Fn(char) -> Option<Span>, text: &mut Vec<Span>) {
    let mut plain = String::new();
    // A name or a word that ends in a full stop also ends the sentence.
    let mut is_ended = false;
    for letter in part.chars() {
        let value = value(letter);
        let ends = value.iter().any(|value| Text(vec![value.clone()]).to_string().ends_with('.'));
        let was_ended = std::mem::replace(&mut is_ended, ends);
        match value {
            None if was_ended && letter == '.' => {}
            None => plain.push(letter),
            Some(Span::Plain(word)) => plain.push_str(&word),
            Some(value) => {
                let name = match &value {
                    Span::Person(User { name, .. }) | Span::Elsewhere(Elsewhere { name, .. }) => name.clone(),
                    _ => String::new(),
                };
                let isolated = isolated(&name);
                let [before, after] = isolated.split_once(&name).map_or([""; 2], |(before, after)| [before, after]);
                plain.push_str(before);
                flush(&mut plain, text);
                text.push(value);
                plain.push_str(after);
            }
        }
    }
    flush(&mut plain, text);
}

fn flush(plain: &mut String, text: &mut Vec<Span>) {
    if !plain.is_empty() {
        text.push(Span::Plain(std::mem::take(plain)));
    }
}

/// Returns an argument as a part of a text.
fn span(language: Language, arg: &Arg<'_>) -> Span {
    match arg {
        Arg::Text(text) => Span::Plain((*text).to_owned()),
        Arg::Name(name) => Span::Plain(isolated(name).into_owned()),
        Arg::Person(person) => Span::Person((*person).clone()),
        Arg::Occupant(occupant) => name_span(language, occupant),
        Arg::Place(place) => Span::Place((*place).clone()),
        Arg::Table(id) => Span::Plain(id.to_string()),
        Arg::Number(number) => Span::Plain(number.to_string()),
        Arg::Code(code) => Span::Code(code.clone()),
        Arg::Case(case) => Span::Plain((*case).to_owned()),
    }
}

/// Returns the argument for which the placeholder `letter` stands; `None` for any other character.
fn placeholder_arg<'a, 'b>(letter: char, args: &'a [(&str, Arg<'b>)]) -> Option<&'a Arg<'b>> {
    let index = (letter as u32).checked_sub(FIRST_PLACEHOLDER as u32)?;
    args.get(index as usize).map(|(_, arg)| arg)
}

/// Joins the parts of a list, which may have commas and sentences of their own.
pub fn list(language: Language, parts: &[String]) -> String {
    parts.join(&locale::message(language, id!("list-separator"), std::iter::empty()))
}

/// Lists names.
#[must_use]
pub fn isolated_list(names: impl IntoIterator<Item = String>) -> String {
    names.into_iter().map(|name| isolated(&name).into_owned()).collect::<Vec<_>>().join(", ")
}

/// Lists `parts` as in a sentence: "5, 4 and 3".
#[must_use]
pub fn enumerated(language: Language, mut parts: Vec<String>) -> String {
    let last = parts.pop().unwrap_or_default();
    if parts.is_empty() {
        return last;
    }
    let args = [("parts", Arg::Text(&parts.join(", "))), ("last", Arg::Text(&last))];
    say(language, id!("list-and"), &args).to_string()
}

/// Returns a yes-or-no argument, by which a message selects a variant.
pub fn yes_or_no(name: &str, answer: bool) -> (&str, Arg<'_>) {
    (name, Arg::Case(if answer { "yes" } else { "no" }))
}
