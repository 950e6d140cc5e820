//! Turns messages of the locale files into text. What users wrote never goes through Fluent or through mark-up: it is put
//! in afterwards, at the places that the message has for it.

use crate::chat::{Place, Span, Text, User};
use crate::language::Language;
use crate::locale::{self, Value};

/// Stands for the first argument in a formatted message; the next character stands for the second, and so on.
const PLACE: char = '\u{E000}';

/// Something that a message mentions.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    /// Text as it is.
    Text(&'a str),
    Person(&'a User),
    Place(&'a Place),
    /// A number, by which the message may choose its plural.
    Number(u32),
    /// A play or a command.
    Code(String),
    /// One of a few words that the message chooses by and does not show.
    Case(&'static str),
}

/// Returns the message `id` of the locale files as text, with `args` in their places.
#[must_use]
pub fn say(language: Language, id: &str, args: &[(&str, Arg<'_>)]) -> Text {
    let variables = args.iter().zip(PLACE..).map(|((name, arg), place)| ((*name).to_owned(), variable(arg, place)));
    spans(&locale::message(language, id, variables), args)
}

fn variable(arg: &Arg<'_>, place: char) -> Value {
    match arg {
        Arg::Number(number) => Value::Number(*number),
        Arg::Case(case) => Value::Word((*case).to_owned()),
        Arg::Text(_) | Arg::Person(_) | Arg::Place(_) | Arg::Code(_) => Value::Word(place.to_string()),
    }
}

/// Splits a formatted message at its mark-up (`__strong__` and backticks) and puts the arguments into their places.
fn spans(sentence: &str, args: &[(&str, Arg<'_>)]) -> Text {
    let mut text = Vec::new();
    for (index, part) in sentence.split('`').enumerate() {
        if index % 2 == 1 {
            text.push(Span::Code(filled(part, args)));
            continue;
        }
        for (index, part) in part.split("__").enumerate() {
            if index % 2 == 1 {
                text.push(Span::Strong(filled(part, args)));
            } else {
                running(part, args, &mut text);
            }
        }
    }
    Text(text)
}

/// Appends running text, in which people, places and plays become spans of their own.
fn running(part: &str, args: &[(&str, Arg<'_>)], text: &mut Vec<Span>) {
    let mut plain = String::new();
    // A name or a word that ends in a full stop also ends the sentence.
    let mut is_ended = false;
    for letter in part.chars() {
        let arg = placed(letter, args);
        let was_ended = std::mem::replace(&mut is_ended, arg.is_some_and(|arg| shown(arg).ends_with('.')));
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
            Some(arg) => plain.push_str(&shown(arg)),
        }
    }
    flush(&mut plain, text);
}

fn flush(plain: &mut String, text: &mut Vec<Span>) {
    if !plain.is_empty() {
        text.push(Span::Plain(std::mem::take(plain)));
    }
}

/// Returns `part` with the arguments as plain words.
fn filled(part: &str, args: &[(&str, Arg<'_>)]) -> String {
    part.chars().map(|letter| placed(letter, args).map_or_else(|| letter.to_string(), shown)).collect()
}

fn shown(arg: &Arg<'_>) -> String {
    match arg {
        Arg::Text(text) => (*text).to_owned(),
        Arg::Person(person) => person.name.clone(),
        Arg::Place(place) => place.id.clone(),
        Arg::Number(number) => number.to_string(),
        Arg::Code(code) => code.clone(),
        Arg::Case(case) => (*case).to_owned(),
    }
}

fn placed<'a, 'b>(letter: char, args: &'a [(&str, Arg<'b>)]) -> Option<&'a Arg<'b>> {
    let index = (letter as u32).checked_sub(PLACE as u32)?;
    args.get(index as usize).map(|(_, arg)| arg)
}

/// A question that a sentence answers for itself.
pub(super) fn yes(name: &str, answer: bool) -> (&str, Arg<'_>) {
    (name, Arg::Case(if answer { "yes" } else { "no" }))
}
