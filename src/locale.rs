//! The locale files in `assets/locales`, read with Fluent. Layer 2.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::language::Language;

type Bundle = FluentBundle<FluentResource>;

/// The value of a variable in a message.
#[derive(Clone, Debug)]
pub enum Value {
    /// A number, which may select a plural form.
    Number(u32),
    /// A word that the message shows, or by which it selects a variant.
    Word(String),
}

/// The ids of all messages, in order.
const IDS: &[&str] = include!(concat!(env!("OUT_DIR"), "/message_ids.rs"));

/// The id of a message that the locale files have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Id(&'static str);

/// Returns the [`Id`] of the message with this name. A message that does not exist does not compile.
macro_rules! id {
    ($name:literal) => {{
        const ID: $crate::locale::Id = $crate::locale::Id::named($name);
        ID
    }};
}
pub(crate) use id;

impl Id {
    /// Returns the id of the message with this name. Use `id!`, which calls this when the program is compiled.
    ///
    /// # Panics
    /// Panics if there is no such message.
    #[must_use]
    pub const fn named(name: &str) -> Id {
        let mut from = 0;
        let mut to = IDS.len();
        while from < to {
            let middle = usize::midpoint(from, to);
            match compare(IDS[middle].as_bytes(), name.as_bytes()) {
                Ordering::Less => from = middle + 1,
                Ordering::Greater => to = middle,
                Ordering::Equal => return Id(IDS[middle]),
            }
        }
        panic!("no locale file has this message")
    }

    /// Returns the id of the message of `family` about `member`, such as `game-portes`. A test makes each of them.
    ///
    /// # Panics
    /// Panics if there is no such message.
    #[must_use]
    pub fn of(family: &str, member: &str) -> Id {
        let name = format!("{family}-{member}");
        let found = IDS.binary_search(&name.as_str());
        Id(IDS[found.unwrap_or_else(|_| panic!("no locale file has the message {name}"))])
    }
}

/// Compares two texts, also when the program is compiled.
const fn compare(one: &[u8], other: &[u8]) -> Ordering {
    let mut at = 0;
    while at < one.len() && at < other.len() {
        if one[at] != other[at] {
            return if one[at] < other[at] { Ordering::Less } else { Ordering::Greater };
        }
        at += 1;
    }
    if one.len() < other.len() {
        Ordering::Less
    } else if one.len() > other.len() {
        Ordering::Greater
    } else {
        Ordering::Equal
    }
}

/// Formats the message `id` in `language` with its variables. Falls back to the default language.
///
/// # Panics
/// Panics if no locale file has the message, which cannot happen.
#[must_use]
pub fn message(language: Language, Id(id): Id, variables: impl IntoIterator<Item = (String, Value)>) -> String {
    let values: FluentArgs = variables.into_iter().map(|(name, value)| (name, fluent(value))).collect();
    let (bundle, pattern) = [language, Language::DEFAULT]
        .iter()
        .map(|language| &BUNDLES[language])
        .find_map(|bundle| Some((bundle, bundle.get_message(id)?.value()?)))
        .unwrap_or_else(|| panic!("no locale file has the message {id}"));
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "the message {id}: {errors:?}");
    text
}

/// Returns the text of the attribute `attribute` of the message `id` in `language`, without variables; `None` if the
/// message has no such attribute.
#[must_use]
pub fn attribute(language: Language, Id(id): Id, attribute: &str) -> Option<String> {
    let bundle = &BUNDLES[&language];
    let pattern = bundle.get_message(id)?.get_attribute(attribute)?.value();
    Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}

fn fluent(value: Value) -> FluentValue<'static> {
    match value {
        Value::Number(number) => FluentValue::from(number),
        Value::Word(word) => FluentValue::from(word),
    }
}

static BUNDLES: LazyLock<HashMap<Language, Bundle>> =
    LazyLock::new(|| Language::ALL.into_iter().map(|language| (language, bundle(language))).collect());

const fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../assets/locales/en.ftl"),
        Language::German => include_str!("../assets/locales/de.ftl"),
        Language::Greek => include_str!("../assets/locales/el.ftl"),
    }
}

fn bundle(language: Language) -> Bundle {
    let tag: LanguageIdentifier = language.tag().parse().expect("our own tags are language identifiers");
    let resource = FluentResource::try_new(source(language).to_owned()).expect("our own locale files are well-formed");
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // Some clients show the characters that isolate text of another direction as boxes.
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("a locale file has each message once");
    bundle
}
