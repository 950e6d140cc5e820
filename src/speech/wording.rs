//! Fluent, and the way from a sentence to spans. Text of users never goes through Fluent or through mark-up: it is put
//! in afterwards, where the sentence has its place for it.

use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::chat::{Place, Span, Text, User};

type Bundle = FluentBundle<FluentResource>;

/// The language of readers of whom nothing is known, and of sentences that another language lacks.
pub const DEFAULT_LOCALE: &str = "en";
const LOCALES: &[(&str, &str)] = &[
    ("en", include_str!("../../assets/locales/en.ftl")),
    ("de", include_str!("../../assets/locales/de.ftl")),
    ("el", include_str!("../../assets/locales/el.ftl")),
];
/// Stands in a formatted sentence for its first argument; the second is the next character.
const PLACE: char = '\u{E000}';

/// Something that a sentence speaks of.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    /// Text as it is.
    Text(&'a str),
    Person(&'a User),
    Place(&'a Place),
    /// A number, by which the sentence may choose its plural.
    Number(u32),
    /// A play or a command.
    Code(String),
    /// One of a few words that the sentence chooses by, and does not show.
    Case(&'static str),
}

/// The language of ours that `locale`, a BCP 47 tag, names; `None` where we do not speak it.
#[must_use]
pub fn spoken(locale: &str) -> Option<&'static str> {
    let language = locale.split(['-', '_']).next()?;
    LOCALES.iter().map(|(name, _)| *name).find(|name| name.eq_ignore_ascii_case(language))
}

/// The sentence `id` of the locale files in the language of `locale`, a BCP 47 tag.
#[must_use]
pub fn say(locale: &str, id: &str, args: &[(&str, Arg<'_>)]) -> Text {
    spans(&format(locale, id, args), args)
}

fn format(locale: &str, id: &str, args: &[(&str, Arg<'_>)]) -> String {
    let values: FluentArgs = args.iter().zip(PLACE..).map(|((name, arg), place)| (*name, fluent(arg, place))).collect();
    let bundles = bundles();
    let (bundle, pattern) = [spoken(locale).unwrap_or(DEFAULT_LOCALE), DEFAULT_LOCALE]
        .iter()
        .filter_map(|language| bundles.get(*language))
        .find_map(|bundle| Some((bundle, bundle.get_message(id)?.value()?)))
        .unwrap_or_else(|| panic!("assets/locales/{DEFAULT_LOCALE}.ftl has no sentence {id}"));
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "the sentence {id}: {errors:?}");
    text
}

fn fluent(arg: &Arg<'_>, place: char) -> FluentValue<'static> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Case(case) => FluentValue::from(*case),
        Arg::Text(_) | Arg::Person(_) | Arg::Place(_) | Arg::Code(_) => FluentValue::from(place.to_string()),
    }
}

/// Splits a formatted sentence at its mark-up (`__strong__` and backticks) and puts the arguments into their places.
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

/// Running text, in which a person is a person and a play stands in its own font.
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

/// `part` with the arguments as plain words.
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

fn bundles() -> &'static HashMap<&'static str, Bundle> {
    static BUNDLES: OnceLock<HashMap<&'static str, Bundle>> = OnceLock::new();
    BUNDLES.get_or_init(|| LOCALES.iter().map(|(name, source)| (*name, bundle(name, source))).collect())
}

fn bundle(name: &str, source: &str) -> Bundle {
    let language: LanguageIdentifier = name.parse().expect("our own locale names are language tags");
    let resource = FluentResource::try_new(source.to_owned()).expect("our own locale files are well-formed");
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // The marks that isolate text of another direction would be shown as boxes by some clients.
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("each sentence stands once in a locale file");
    bundle
}
