//! What somebody typed, read by the table of commands.

use super::{CommandKind, GAMES, Kind, Opt, Spec, TABLE, names, spec};
use crate::chat::User;
use crate::table::Cycle;

/// The longest command that is read at all, in bytes; Discord's own limit is 8000 characters, Matrix' about 65,000.
const LONGEST: usize = 2000;
/// The longest piece of a wrong input that is repeated in the answer, in characters.
const LONGEST_ECHO: usize = 40;
/// How alike (0 to 1, Jaro-Winkler) a word must be to be taken for a typing error.
const ALIKE: f64 = 0.8;
/// A play given by its number in the list has at most this many digits.
pub const NUMBER_OF_A_PLAY: usize = 4;

/// A command, its options read and checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Command {
    pub kind: CommandKind,
    /// The table chosen by `table:NAME`.
    pub table: Option<String>,
    /// The turn for which the choice was offered: `at:N`.
    pub at: Option<u32>,
    /// How often the play had been changed that was being put together then: `at:N.STEP`.
    pub step: Option<u32>,
    values: Vec<(&'static str, Value)>,
}

#[derive(Clone, Debug, PartialEq)]
enum Value {
    Word(String),
    Person(User),
    Number(u32),
}

/// Why a text is no command. Each names the word that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread {
    /// It does not begin with `/` or `!`.
    NoCommand,
    TooLong {
        most: usize,
    },
    Unknown {
        word: String,
        nearest: Option<&'static str>,
    },
    UnknownOption {
        command: &'static str,
        word: String,
        nearest: Option<&'static str>,
    },
    Twice {
        option: &'static str,
    },
    Missing {
        command: &'static Spec,
        option: &'static str,
    },
    /// A word more than the command takes.
    TooMuch {
        command: &'static Spec,
        word: String,
    },
    NotOneOf {
        option: &'static str,
        word: String,
        words: &'static [&'static str],
        nearest: Option<&'static str>,
    },
    NotANumber {
        option: &'static str,
        word: String,
        least: u32,
        most: u32,
        /// A word that would do as well.
        or: Option<&'static str>,
    },
    NotAPerson {
        word: String,
    },
    WordTooLong {
        option: &'static str,
        word: String,
        most: usize,
    },
}

impl PartialEq for Spec {
    fn eq(&self, other: &Spec) -> bool {
        self.kind == other.kind
    }
}
impl Eq for Spec {}

impl Command {
    fn has(&self, option: &str) -> bool {
        self.values.iter().any(|(name, _)| *name == option)
    }

    /// The text given for `option`.
    #[must_use]
    pub fn word(&self, option: &str) -> Option<&str> {
        self.values.iter().find_map(|(name, value)| match value {
            Value::Word(word) if *name == option => Some(word.as_str()),
            _ => None,
        })
    }

    #[must_use]
    pub fn number(&self, option: &str) -> Option<u32> {
        self.values.iter().find_map(|(name, value)| match value {
            Value::Number(number) if *name == option => Some(*number),
            _ => None,
        })
    }

    #[must_use]
    pub fn person(&self, option: &str) -> Option<&User> {
        self.values.iter().find_map(|(name, value)| match value {
            Value::Person(person) if *name == option => Some(person),
            _ => None,
        })
    }
}

/// Reads a command. `mentions` are the people who stand as `<@id>` in `text`.
///
/// # Errors
/// What is wrong with it, and what would be right.
pub fn read(text: &str, mentions: &[User]) -> Result<Command, Misread> {
    if text.len() > LONGEST {
        return Err(Misread::TooLong { most: LONGEST });
    }
    let text = text.trim();
    // "/ roll" and "//roll", as some Matrix clients want a slash written, are read as "/roll".
    let rest = text.trim_start_matches(['/', '!']);
    if rest.len() == text.len() {
        return Err(Misread::NoCommand);
    }
    let name = rest.split_whitespace().next().unwrap_or_default();
    if name.is_empty() {
        return Err(Misread::NoCommand);
    }
    // "!13/9 9/3" is a move without its word.
    let is_play = is_play(name);
    let found = if is_play { spec("move") } else { spec(name) };
    let Some(spec) = found else {
        let names = TABLE
            .iter()
            .flat_map(|spec| std::iter::once(&spec.name).chain(spec.aliases).chain(names::of_command(spec.name)));
        return Err(Misread::Unknown { word: echo(name), nearest: nearest(name, names) });
    };
    let mut command = Command { kind: spec.kind, table: None, at: None, step: None, values: Vec::new() };
    let mut running: Option<(&'static Opt, String)> = None;
    for word in rest.split_whitespace().skip(usize::from(!is_play)) {
        if keyword(&mut command, spec, word, mentions)? {
            continue;
        }
        if let Some((_, moves)) = &mut running {
            moves.push(' ');
            moves.push_str(word);
            continue;
        }
        let mut open = spec.options.iter().filter(|option| !option.keyword && !command.has(option.name));
        let Some(option) = open.next() else {
            if spec.at_table && command.table.is_none() && is_table(word) {
                command.table = Some(word.to_lowercase());
                continue;
            }
            return Err(Misread::TooMuch { command: spec, word: echo(word) });
        };
        if matches!(option.kind, Kind::Play) {
            running = Some((option, word.to_owned()));
        } else {
            let value = value(option, word, mentions).map_err(|misread| whole_name(misread, rest))?;
            command.values.push((option.name, value));
        }
    }
    if let Some((option, moves)) = running {
        command.values.push((option.name, Value::Word(moves)));
    }
    match spec.options.iter().find(|option| option.required && !command.has(option.name)) {
        Some(option) => Err(Misread::Missing { command: spec, option: option.name }),
        None => Ok(command),
    }
}

/// Whether the word can be nothing but a play or its beginning, such as `13/9` or `bar/20`.
fn is_play(word: &str) -> bool {
    let from = word.split_once('/').map(|(from, _)| from);
    from.is_some_and(|from| from.starts_with(|c: char| c.is_ascii_digit()) || ["bar", "hand"].contains(&from))
}

/// Whether the word is the name of a table, such as `oak-7`, which stands for `table:oak-7` where nothing else can be meant.
fn is_table(word: &str) -> bool {
    let letters = |name: &str| !name.is_empty() && name.chars().all(char::is_alphabetic);
    word.split_once('-').is_some_and(|(name, number)| letters(name) && number.parse::<i64>().is_ok())
}

/// Reads `name:value`. `false` where the word is none: a play, a mention or a plain word.
fn keyword(command: &mut Command, spec: &'static Spec, word: &str, mentions: &[User]) -> Result<bool, Misread> {
    let Some((name, text)) = word.split_once(':') else { return Ok(false) };
    if name.is_empty() || !name.chars().all(char::is_alphabetic) {
        return Ok(false);
    }
    let lower = name.to_lowercase();
    let mut own = spec.options.iter().map(|option| option.name).chain(spec.at_table.then_some("table"));
    let name = own.find(|own| *own == lower || names::means_option(&lower, own)).unwrap_or(&lower);
    match (name, spec.at_table) {
        ("table", true) => command.table = Some(text.to_lowercase()),
        ("at", true) => {
            let number = |number: &str| {
                let wrong = Misread::NotANumber { option: "at", word: echo(text), least: 1, most: u32::MAX, or: None };
                number.parse().map(Some).map_err(|_| wrong)
            };
            let (turn, step) = text.split_once('.').map_or((text, None), |(turn, step)| (turn, Some(step)));
            command.at = number(turn)?;
            command.step = step.map_or(Ok(None), number)?;
        }
        (name, at_table) => {
            // A positional option may be written with its name too.
            let Some(option) = spec.options.iter().find(|option| option.name == name) else {
                let own = spec.options.iter().map(|option| &option.name).chain(at_table.then_some(&"table"));
                return Err(Misread::UnknownOption {
                    command: spec.name,
                    word: echo(word),
                    nearest: nearest(name, own),
                });
            };
            if command.has(option.name) {
                return Err(Misread::Twice { option: option.name });
            }
            command.values.push((option.name, value(option, text, mentions)?));
        }
    }
    Ok(true)
}

fn value(option: &'static Opt, word: &str, mentions: &[User]) -> Result<Value, Misread> {
    match option.kind {
        Kind::OneOf(words) => {
            let lower = word.to_lowercase();
            let known = words.iter().find(|known| **known == lower);
            let known = known.or_else(|| words.iter().find(|known| names::means_word(&lower, known)));
            known.map(|known| Value::Word((*known).to_owned())).ok_or_else(|| not_one_of(option, word, words))
        }
        Kind::AnyOf(words) => {
            let chosen: Vec<String> = word.split(',').map(str::to_lowercase).collect();
            match chosen.iter().find(|word| !words.contains(&word.as_str())) {
                None => Ok(Value::Word(chosen.join(","))),
                Some(unknown) => Err(not_one_of(option, unknown, words)),
            }
        }
        Kind::Game => match Cycle::from_name(word) {
            Some(_) => Ok(Value::Word(word.to_lowercase())),
            None => Err(not_one_of(option, word, &GAMES)),
        },
        Kind::Person => {
            let id = word.trim_matches(is_quote).strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'));
            let person = id.and_then(|id| mentions.iter().find(|mentioned| mentioned.account.id == id));
            person.cloned().map(Value::Person).ok_or_else(|| Misread::NotAPerson { word: echo(word) })
        }
        Kind::Number { least, most } => match word.parse() {
            Ok(number) if (least..=most).contains(&number) => Ok(Value::Number(number)),
            _ => Err(Misread::NotANumber { option: option.name, word: echo(word), least, most, or: None }),
        },
        Kind::NumberOr { or, .. } if word.eq_ignore_ascii_case(or) || names::means_word(word, or) => {
            Ok(Value::Word(or.to_owned()))
        }
        Kind::NumberOr { least, most, or } => match word.parse() {
            Ok(number) if (least..=most).contains(&number) => Ok(Value::Number(number)),
            _ => Err(Misread::NotANumber { option: option.name, word: echo(word), least, most, or: Some(or) }),
        },
        Kind::Word { longest } if word.chars().count() > longest => {
            Err(Misread::WordTooLong { option: option.name, word: echo(word), most: longest })
        }
        Kind::Play | Kind::Word { .. } => Ok(Value::Word(word.to_owned())),
    }
}

fn not_one_of(option: &'static Opt, word: &str, words: &'static [&'static str]) -> Misread {
    Misread::NotOneOf { option: option.name, word: echo(word), words, nearest: nearest(word, words) }
}

/// The known word that was probably meant.
fn nearest<'w>(word: &str, known: impl IntoIterator<Item = &'w &'static str>) -> Option<&'static str> {
    let word: String = word.to_lowercase().chars().take(LONGEST_ECHO).collect();
    known
        .into_iter()
        .map(|known| (strsim::jaro_winkler(&word, known), *known))
        .filter(|(alike, _)| *alike >= ALIKE)
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, known)| known)
}

/// `misread`, with the whole of a name in quotes where it holds only its first word.
fn whole_name(misread: Misread, line: &str) -> Misread {
    let Misread::NotAPerson { word } = misread else { return misread };
    let quoted =
        line.find(&word).map(|at| &line[at..]).filter(|rest| rest.trim_start_matches('@').starts_with(is_quote));
    let name = quoted.and_then(|rest| {
        let opened = rest.find(is_quote)?;
        let (closed, quote) = rest.char_indices().find(|(at, letter)| *at > opened && is_quote(*letter))?;
        rest.get(..closed + quote.len_utf8())
    });
    Misread::NotAPerson { word: name.map_or(word.clone(), echo) }
}

fn is_quote(letter: char) -> bool {
    matches!(letter, '"' | '“' | '”' | '„' | '«' | '»')
}

/// The wrong word, cut to a length that an answer bears.
fn echo(word: &str) -> String {
    // Whose ids are addresses has typed one; the mark around it is ours.
    let word =
        word.strip_prefix("<@").filter(|id| id.starts_with('@')).and_then(|id| id.strip_suffix('>')).unwrap_or(word);
    let mut shown: String = word.chars().take(LONGEST_ECHO).collect();
    if shown.len() < word.len() {
        shown.push('…');
    }
    shown
}
