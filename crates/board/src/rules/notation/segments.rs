//! Parses text into places, without checking whether the moves are legal.

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::letters::{Word, fold};
use crate::rules::illegal::Illegal;
use crate::rules::numbering::Numbering;
use crate::rules::play::MAX_MOVES;
use crate::rules::player::Player;
use crate::rules::position::{BAR, OFF};
use crate::rules::roll::Roll;
use crate::rules::ruleset::Ruleset;
use crate::rules::variant::Variant;

/// The most characters of a play, however it is written.
const LONGEST: usize = 200;
/// The most characters of an unreadable word that a refusal repeats.
const WORD_SHOWN: usize = 20;

/// What the bar is called in Greek, and what bearing off is called.
static GREEK_BAR: LazyLock<[Word; 2]> = LazyLock::new(|| ["μπάρα", "χέρι"].map(Word::new));
static GREEK_OFF: LazyLock<[Word; 2]> = LazyLock::new(|| ["έξω", "μαζεύω"].map(Word::new));

/// Words between the two ends of a move, as in "8 to 5", and words beside moves that change nothing, in all languages.
static TO: LazyLock<Vec<Word>> = LazyLock::new(|| ["to", "auf", "nach", "στο", "sto"].map(Word::new).into());
static AROUND: LazyLock<Vec<Word>> = LazyLock::new(|| {
    let english = ["from", "the", "and", "then"];
    let german = ["von", "vom", "die", "und", "dann"];
    let greek = ["από", "apo", "το", "τα", "και", "kai", "κι", "ki", "μετά", "meta", "παίζω", "paizw", "paizo"];
    english.into_iter().chain(german).chain(greek).map(Word::new).collect()
});

/// A move of one checker as written; a combined move names only its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Segment {
    pub from: u8,
    pub to: u8,
}

/// A route as typed: places such as `24/18*/14`, and how many checkers make it.
struct Route {
    word: String,
    places: Vec<Typed>,
    /// Whether each place has a star, which marks a hit.
    stars: Vec<bool>,
    times: usize,
}

/// A place as typed: a number that may end in `A`, the bar, or off.
#[derive(Clone, Copy)]
enum Typed {
    Number { number: u8, a: bool },
    Bar,
    Off,
}

/// Parses the segments of a play, in the order of the text, and the points with a star; both in `player`'s own numbering.
pub(super) fn segments(
    text: &str,
    numbering: Numbering,
    variant: Variant,
    player: Player,
) -> Result<(Vec<Segment>, Vec<u8>), Illegal> {
    if text.chars().count() > LONGEST {
        return Err(Illegal::TooLong);
    }
    let tidied = tidy(text);
    let routes: Vec<Route> =
        tidied.split_whitespace().map(|word| route(word).ok_or_else(|| unreadable(word))).collect::<Result<_, _>>()?;
    if routes.is_empty() {
        return Err(unreadable(text.trim()));
    }
    let printed = routes.iter().any(|route| route.places.iter().copied().any(has_a));
    let numbering = if printed { Numbering::Printed } else { numbering };
    let mut segments = Vec::new();
    let mut starred = Vec::new();
    for Route { word, places, stars, times } in routes {
        let places = own(places, numbering, variant, player).ok_or_else(|| unreadable(&word))?;
        starred.extend(places.iter().zip(stars).filter(|(_, star)| *star).map(|(place, _)| *place));
        for _ in 0..times {
            segments.extend(places.windows(2).map(|pair| Segment { from: pair[0], to: pair[1] }));
        }
        if segments.len() > MAX_MOVES {
            return Err(Illegal::TooMany { dice: MAX_MOVES as u8 });
        }
    }
    Ok((segments, starred))
}

impl Numbering {
    /// Returns the numbering in which a player who uses `self` wrote `text`: a number with an `A` is a printed one.
    #[must_use]
    pub fn of_text(self, text: &str) -> Numbering {
        let tidied = tidy(text);
        let mut places = tidied.split(|letter: char| letter.is_whitespace() || letter == '/').filter_map(place);
        if places.any(has_a) { Numbering::Printed } else { self }
    }
}

impl Ruleset {
    /// Parses places such as `13` or `13/9/3`, typed in `numbering`, into `player`'s own numbering; `None` where `text`
    /// is not a list of places.
    pub fn parse_places(&self, text: &str, numbering: Numbering, player: Player) -> Option<Vec<u8>> {
        if text.chars().count() > LONGEST {
            return None;
        }
        let places: Vec<Typed> = tidy(text).trim().split('/').map(place).collect::<Option<_>>()?;
        own(places, numbering, self.variant, player)
    }
}

fn unreadable(word: &str) -> Illegal {
    Illegal::Unreadable { word: word.chars().take(WORD_SHOWN).collect() }
}

/// Normalizes the letters and the separators: a slash within a route, a space between routes. What a sentence or Markdown puts
/// around a play is left out.
fn tidy(text: &str) -> String {
    let mut tidied = String::with_capacity(text.len());
    for letter in latin(&without_words(&without_marks(text))).chars() {
        let letter = match letter {
            letter if is_dash(letter) => '/',
            '→' | '>' | '\\' | '⁄' | '∕' => '/',
            '×' => 'x',
            other => other,
        };
        let joins = matches!(letter, '/' | '(' | ')' | '*');
        if joins {
            tidied.truncate(tidied.trim_end().len());
        }
        let after_slash = tidied.ends_with(['/', '(']);
        if letter.is_whitespace() && after_slash || letter == '/' && tidied.ends_with('/') {
            continue;
        }
        tidied.push(letter);
    }
    tidied.replace(" x", "x").replace(')', ") ")
}

fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '−')
}

/// Returns whether `text` can only be a play, as people write it: "13/9 9/3", "31: 8/5 6/5" or "8 to 5 and 6 to 5".
#[must_use]
pub fn is_play_text(text: &str) -> bool {
    if text.chars().count() > LONGEST {
        return false;
    }
    let text = without_number(text);
    let is_play = |text: &str| {
        let tidied = tidy(&joined(text));
        tidied.contains('/') && tidied.split_whitespace().all(|word| route(word).is_some())
    };
    is_play(text) || matches!(split_roll(text), (Some(_), rest) if is_play(rest))
}

/// Joins the places of moves that are written with blanks alone, as in `13 9 9 3`; any other text stays as it is.
pub(super) fn joined(text: &str) -> Cow<'_, str> {
    let words: Vec<&str> = text.split_whitespace().collect();
    // Two dice may stand before the places.
    let is_point = |place| !matches!(place, Typed::Number { number, .. } if number > BAR);
    let are_places = words.iter().all(|word| place(&latin(word)).is_some_and(is_point));
    if words.is_empty() || !words.len().is_multiple_of(2) || !are_places {
        return Cow::Borrowed(text);
    }
    Cow::Owned(words.chunks_exact(2).map(|pair| pair.join("/")).collect::<Vec<_>>().join(" "))
}

/// Splits the dice from a play, if they stand before it, as in the match files of most programs: `31: 8/5 6/5`.
pub(super) fn split_roll(text: &str) -> (Option<Roll>, &str) {
    let (word, rest) = first_word(text);
    let dice = fold(word.trim_matches(['(', ')', ':']));
    let roll = match dice.as_bytes() {
        [first, second] => Some((first, second)),
        // Without the colon it would be a move.
        [first, b'-' | b'/' | b',', second] if word.ends_with(':') => Some((first, second)),
        _ => None,
    };
    // "24 / 18" is a move.
    let roll = roll.filter(|_| rest.trim_start().starts_with(char::is_alphanumeric));
    // And so is "13 to 8".
    let next = rest.split_whitespace().next().map(Word::new);
    let roll = roll.filter(|_| next.is_none_or(|next| !TO.iter().any(|own| next.is(own))));
    match roll.and_then(|(first, second)| roll_of_digits(*first, *second)) {
        Some(roll) => (Some(roll), rest),
        None => (None, text),
    }
}

/// Splits what may be the dice or a move from a play behind it, as in `3-1 8/5 6/5`.
pub(super) fn roll_like_move(text: &str) -> Option<(Roll, &str)> {
    let (word, rest) = first_word(text);
    let [first, b'-', second] = word.trim_matches(['(', ')']).as_bytes() else { return None };
    let roll = roll_of_digits(*first, *second)?;
    rest.trim_start().starts_with(char::is_alphanumeric).then_some((roll, rest))
}

fn roll_of_digits(first: u8, second: u8) -> Option<Roll> {
    Roll::new(first.wrapping_sub(b'0'), second.wrapping_sub(b'0'))
}

/// Splits `text` behind its first word, which may end with a colon.
fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let blank = text.find(char::is_whitespace).unwrap_or(text.len());
    text.split_at(text[..blank].find(':').map_or(blank, |colon| colon + 1))
}

/// Returns `text` without the number of a move list before the dice, as in "1. 3-1: 8/5 6/5".
pub(super) fn without_number(text: &str) -> &str {
    let text = text.trim_start();
    let number = text.split_once(char::is_whitespace).and_then(|(first, rest)| Some((first.strip_suffix('.')?, rest)));
    match number {
        Some((number, rest)) if number.bytes().all(|digit| digit.is_ascii_digit()) => rest,
        _ => text,
    }
}

/// Returns `text` without quotes, marks of code and emphasis, and those that end a sentence.
fn without_marks(text: &str) -> String {
    let is_quote =
        |letter: char| matches!(letter, '`' | '_' | '~' | '"' | '\'' | '“' | '”' | '„' | '«' | '»' | '‘' | '’');
    let text: String = text.chars().filter(|letter| !is_quote(*letter)).collect();
    let words = text.split(|letter: char| letter.is_whitespace() || matches!(letter, ',' | ';' | '+'));
    let words: Vec<&str> = words.map(without_emphasis).filter(|word| !word.is_empty()).collect();
    // A dash or a slash with blanks around it stands between two moves if each of them is complete.
    let is_move = |word: Option<&&str>| word.is_some_and(|word| word.contains('/'));
    let is_mark = |word: &str| word == "/" || word.chars().all(is_dash);
    let is_between =
        |at: usize| is_mark(words[at]) && is_move(words.get(at + 1)) && at > 0 && is_move(words.get(at - 1));
    (0..words.len()).filter(|at| !is_between(*at)).map(|at| words[at]).collect::<Vec<_>>().join(" ")
}

/// Returns a word without the stars of emphasis, the brackets around several words, and the marks at its end. The star of a hit
/// and the "(2)" behind a move stay.
fn without_emphasis(word: &str) -> &str {
    let word = match word.strip_prefix('*') {
        Some(rest) => rest.trim_matches('*'),
        None => word.strip_suffix("**").unwrap_or(word),
    };
    let has = |letter: char| word.contains(letter);
    let is_open = has('(') && !has(')') && word.starts_with('(') && word.len() > 2;
    let is_closed = has(')') && !has('(') && word.len() > 2;
    let word = if is_open { &word[1..] } else { word };
    let word = if is_closed { word.trim_end_matches(')') } else { word };
    word.trim_end_matches(['.', '…', '!', '?', ':', '&'])
}

/// Returns `text` with the moves that are written in words as it writes them otherwise: "from 8 to 5 and 6 to 5" is "8/5 6/5".
fn without_words(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let means = |word: &str, own: &LazyLock<Vec<Word>>| {
        word.chars().all(char::is_alphabetic) && own.iter().any(|own| Word::new(word).is(own))
    };
    let is_place = |word: Option<&&str>| word.is_some_and(|word| place(&latin(word)).is_some());
    let mut written = String::with_capacity(text.len());
    for (at, word) in words.iter().enumerate() {
        if means(word, &TO) && is_place(words.get(at + 1)) && at > 0 && is_place(words.get(at - 1)) {
            written.push('/');
        } else if !means(word, &TO) && !means(word, &AROUND) {
            written.push_str(if written.is_empty() || written.ends_with('/') { "" } else { " " });
            written.push_str(word);
        }
    }
    written
}

/// Returns `text` in lower case, with Latin letters in place of Greek ones that look the same beside a number.
fn latin(text: &str) -> String {
    let letters: Vec<char> = fold(text).chars().collect();
    let is_digit = |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(char::is_ascii_digit);
    let is_alone = |at: usize| !letters.get(at + 1).is_some_and(|next| next.is_alphabetic());
    let latin = |(at, letter): (usize, &char)| match letter {
        'α' if is_digit(at.checked_sub(1)) && is_alone(at) => 'a',
        'χ' if is_digit(Some(at + 1)) || is_digit(at.checked_sub(1)) => 'x',
        letter => *letter,
    };
    letters.iter().enumerate().map(latin).collect()
}

/// Parses a route such as `24/18*/14(2)`.
fn route(word: &str) -> Option<Route> {
    let (places, times) = match word.strip_suffix(')').and_then(|word| word.rsplit_once('(')) {
        Some((places, times)) => (places, times),
        None => word.rsplit_once('x').filter(|(_, times)| !times.is_empty()).unwrap_or((word, "1")),
    };
    let times = times.trim_start_matches('x').parse().ok().filter(|times| (1..=MAX_MOVES).contains(times))?;
    let stars = places.split('/').map(|place| place.ends_with('*')).collect();
    let places: Vec<Typed> = places.split('/').map(place).collect::<Option<_>>()?;
    let is_route = places.len() >= 2 && places.len() <= MAX_MOVES + 1;
    is_route.then(|| Route { word: word.to_owned(), places, stars, times })
}

/// Returns whether `word` is a name of the place where checkers wait, in any language.
#[must_use]
pub fn is_bar(word: &str) -> bool {
    let is_number = word.starts_with(|letter: char| letter.is_ascii_digit());
    !is_number && (["bar", "b", "hand"].contains(&word) || GREEK_BAR.iter().any(|own| Word::new(word).means(own)))
}

fn place(word: &str) -> Option<Typed> {
    let word = word.trim_end_matches('*');
    match word {
        _ if is_bar(word) => return Some(Typed::Bar),
        "off" | "o" | "ο" | "aus" | "raus" | "μ" => return Some(Typed::Off),
        _ if GREEK_OFF.iter().any(|own| Word::new(word).means(own)) => return Some(Typed::Off),
        _ => (),
    }
    let (digits, a) = match word.strip_suffix('a') {
        Some(digits) => (digits, true),
        None => (word, false),
    };
    let is_number = !digits.is_empty() && digits.len() <= 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
    let number = digits.parse().ok().filter(|_| is_number)?;
    Some(Typed::Number { number, a })
}

fn has_a(place: Typed) -> bool {
    matches!(place, Typed::Number { a: true, .. })
}

/// Converts places into `player`'s own numbering.
fn own(places: Vec<Typed>, numbering: Numbering, variant: Variant, player: Player) -> Option<Vec<u8>> {
    let printed = numbering == Numbering::Printed || places.iter().copied().any(has_a);
    let own = |place| if printed { from_printed(place, variant, player) } else { from_own(place) };
    places.into_iter().map(own).collect()
}

fn from_own(place: Typed) -> Option<u8> {
    match place {
        Typed::Number { number, a } => (!a && number <= BAR).then_some(number),
        Typed::Bar => Some(BAR),
        Typed::Off => Some(OFF),
    }
}

fn from_printed(place: Typed, variant: Variant, player: Player) -> Option<u8> {
    match place {
        Typed::Number { number, a } => (1..=24).find(|&point| variant.printed_point(player, point) == (number, a)),
        Typed::Bar => Some(BAR),
        Typed::Off => Some(OFF),
    }
}
