//! Parses a message into a typed command, according to the command table.

use kafenio_board::letters::Word;
use kafenio_board::rules::Variant;
use kafenio_board::table::{GameChoice, TimeControl};

use super::error::ParseError;
use super::head::{command_of, first_words, plain};
use super::lookup::{is_exact, spec, spec_of};
use super::names::{
    LEADING, is_called, is_computer, is_link, is_question, is_yes_or_no, means_word, without_particles,
};
use super::nearest::nearest;
use super::option_value::{echo, is_quote, positional, value, without_brackets};
use super::parsed::{ParsedCommand, Target};
use super::sentence::meant;
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use super::topics::{command_about, command_asked};
use super::unnamed::{in_two_words, keyword_option, surplus, unnamed};
use super::values::Values;
use super::words::{is_gnubg_id, is_table, roll};
use super::{Command, CommandKind, TABLE_OPTION};
use crate::chat::{User, is_visible};

/// The longest command that is parsed, in bytes. Discord's own limit is 8,000 characters, that of Matrix about 65,000.
const MAX_LINE_BYTES: usize = 2000;

/// The longest word before a person that is taken for an article or a preposition, in letters.
const LONGEST_ARTICLE: usize = 3;

/// The most words of a line that begins with the name of a command that takes values, and is no sentence.
const MOST_WORDS_WITH_VALUES: usize = 3;

/// Parses a command. `mentions` are the users who appear as `<@id>` in `text`.
///
/// # Errors
/// Returns an error if the text is not a command. The error says what is wrong and what would be right.
pub fn parse(text: &str, mentions: &[User]) -> Result<ParsedCommand, ParseError> {
    if text.len() > MAX_LINE_BYTES {
        return Err(ParseError::TooLong { most: MAX_LINE_BYTES });
    }
    // Nobody types what cannot be seen, and an answer that repeats it would show something else than was typed.
    let text: String = text.chars().filter(|letter| letter.is_whitespace() || is_visible(*letter)).collect();
    let text = text.trim();
    // "/ roll" and "//roll" mean "/roll": some Matrix clients need a slash typed like that.
    let line = text.trim_start_matches(['/', '!']);
    if line.len() == text.len() || line.trim().is_empty() {
        return Err(ParseError::NoCommand);
    }
    if line.contains([':', '@']) || spec_at(line).is_some_and(takes_sentence) {
        return understand(line, mentions);
    }
    let said = without_particles(line);
    let understood = understand(&said, mentions)?;
    // Only the word alone decides something: "come on, man" takes no double.
    let spec = spec_of(understood.command.kind());
    let is_decided = said == line || !spec.needs_exact_name() || said.split(' ').next().is_some_and(is_yes_or_no);
    if is_decided { Ok(understood) } else { Err(ParseError::Wish { command: spec }) }
}

/// Reads a line without its sign as a command or as a sentence.
fn understand(line: &str, mentions: &[User]) -> Result<ParsedCommand, ParseError> {
    let words = first_words(line);
    // An option or a person in it says that the line is a command.
    let has_own_words = !line.contains([':', '@']);
    let may_be_sentence = has_own_words && words.len() > most_words_of_command(&words);
    match read(line, mentions) {
        Ok(ParsedCommand { command: Command::Rules { .. }, .. })
            if may_be_sentence && let Some(command) = command_asked(line) =>
        {
            read(&command?, mentions)
        }
        Err(error @ ParseError::Wish { .. }) => Err(error),
        Err(error) if may_be_sentence || has_own_words && matches!(error, ParseError::Unknown { .. }) => {
            command_about(line).map_or(Err(error), |command| read(&command?, mentions))
        }
        read => read,
    }
}

/// Returns the most words of a line that begins like this and is a command, perhaps with wrong values, rather than a sentence.
fn most_words_of_command(words: &[&str]) -> usize {
    let named = words.first().and_then(|word| spec(word).filter(|spec| is_exact(spec, word)));
    if named.is_some_and(|spec| !spec.options.is_empty()) { MOST_WORDS_WITH_VALUES } else { 1 }
}

/// Reads a command without its sign.
fn read(line: &str, mentions: &[User]) -> Result<ParsedCommand, ParseError> {
    let is_question = is_question(line);
    let line = &*meant(line)?;
    let (spec, words_of_name) = command_of(line)?;
    // "Drop?" only asks.
    if is_question && spec.needs_exact_name() {
        return Err(ParseError::Wish { command: spec });
    }
    let words = line.split_whitespace().skip(words_of_name);
    let (target, values) = read_options(spec, line, without_links(spec, words.collect()), mentions)?;
    Ok(ParsedCommand { command: Command::read(spec, &values)?, target })
}

/// Returns whether the command at the start of `line` takes a person.
#[must_use]
pub fn takes_person(line: &str) -> bool {
    spec_at(line).is_some_and(|spec| spec.takes(|kind| matches!(kind, OptionKind::Person)))
}

/// Returns whether the command at the start of `line` may take long, or takes a person, who has to be looked up.
#[must_use]
pub fn may_take_long(line: &str) -> bool {
    spec_at(line).is_some_and(|spec| spec.is_slow() || spec.takes(|kind| matches!(kind, OptionKind::Person)))
}

/// Returns the command at the start of `line`, which may lack its sign.
fn spec_at(line: &str) -> Option<&'static CommandSpec> {
    command_of(&meant(line.trim_start_matches(['/', '!', ' '])).ok()?).ok().map(|(spec, _)| spec)
}

/// Leaves out the words that only join the name of an option and its value, as in "language to greek".
fn without_links<'t>(spec: &'static CommandSpec, words: Vec<&'t str>) -> Vec<&'t str> {
    let is_name = |word: &str| keyword_option(spec, word).is_some_and(|option| !option.is_flag);
    let joins = |at: usize| {
        at > 0 && at + 1 < words.len() && is_name(words[at - 1]) && is_link(words[at]) && !is_name(words[at])
    };
    if takes_sentence(spec) { words } else { (0..words.len()).filter(|at| !joins(*at)).map(|at| words[at]).collect() }
}

/// Reads the words after the command's name. `line` is the whole command.
fn read_options(
    spec: &'static CommandSpec,
    line: &str,
    words: Vec<&str>,
    mentions: &[User],
) -> Result<(Target, Values), ParseError> {
    let mut target = Target::default();
    let mut values = Values::of(spec);
    let mut rest: Option<(&'static OptionSpec, String)> = None;
    if let Some((option, pasted)) = pasted_position(spec, &words) {
        values.push(option, value(option, &pasted, mentions)?);
        return Ok((target, values));
    }
    let dice = dice_before_step(spec, &words);
    let mut words = words.into_iter().skip(dice).peekable();
    let is_sentence = takes_sentence(spec);
    while let Some(typed) = words.next() {
        // "/newgame portes @bob, 5, fast" and "/rules portes?"
        let word = if is_sentence || rest.is_some() { typed } else { plain(typed) };
        let next = words.peek().map(|next| if is_sentence { next } else { plain(next) });
        if rest.is_none() && is_said_again(spec, &values, word, next) {
            continue;
        }
        // "match: 5"
        if word.ends_with(':')
            && let Some((option, value)) = in_two_words(spec, &values, word, next)?
        {
            values.push(option, value);
            words.next();
            continue;
        }
        if read_keyword(&mut target, &mut values, spec, word, mentions)? {
            continue;
        }
        if !is_sentence && read_table(&mut target, spec, word, next) {
            continue;
        }
        if let Some((_, text)) = &mut rest {
            text.push(' ');
            text.push_str(&without_brackets(word));
            continue;
        }
        if says_nothing(spec, &values, word, next) {
            continue;
        }
        let mut open = spec.options.iter().filter(|option| !option.keyword && !values.has(option.name));
        let option = open.next().map(|next| positional(next, open, word, mentions));
        if let Some(option) = option.filter(|option| option.kind.takes_rest()) {
            rest = Some((option, without_brackets(typed)));
            continue;
        }
        let half = option.and_then(|option| words.next_if(|next| is_second_half(option, word, next)));
        let read = option.map(|option| value(option, &[word, half.unwrap_or_default()].concat(), mentions));
        let (option, value) = match (option, read) {
            (Some(option), Some(Ok(value))) => (option, value),
            // "/newgame game portes"
            _ if (next.is_some() || takes_game(spec)) && is_name_of_open(spec, &values, word) => continue,
            // The word is no value of the positional option: a number or a level is no person.
            (_, read) => {
                if let Some(read) = in_two_words(spec, &values, word, next)? {
                    words.next();
                    read
                } else if let Some(read) = unnamed(spec, &values, word)? {
                    read
                } else {
                    return Err(match read.and_then(Result::err) {
                        Some(error) if !is_only_surplus(&error, word, mentions) => {
                            with_command(complete_name(error, line), spec, &values)
                        }
                        _ => for_person(surplus(spec, &values, word, mentions), &values, word),
                    });
                }
            }
        };
        values.push(option, value);
    }
    if let Some((option, text)) = rest {
        values.push(option, value(option, &text, mentions)?);
    }
    missing(spec, &values).map_or(Ok((target, values)), Err)
}

/// Returns how many words before a step of `/enter` are the dice, as in "/enter 31: 8/5".
fn dice_before_step(spec: &CommandSpec, words: &[&str]) -> usize {
    let is_dice = |word: &&str| word.strip_suffix(':').is_some_and(|dice| roll(dice).is_some());
    usize::from(spec.kind == CommandKind::Enter && words.len() > 1 && words.first().is_some_and(is_dice))
}

/// Returns the text of a position if it stands there without the names of the options, as in "id:... roll:31". What other programs
/// print around an id has colons and blanks.
fn pasted_position(spec: &'static CommandSpec, words: &[&str]) -> Option<(&'static OptionSpec, String)> {
    let position = spec.options.iter().find(|option| matches!(option.kind, OptionKind::Position))?;
    let names_option = |word: &&str| {
        word.split_once(':').is_some_and(|(name, text)| {
            !text.is_empty() && spec.options.iter().any(|option| is_called(option, &Word::new(name)))
        })
    };
    let begins_with_option = words.first().is_none_or(names_option);
    let is_roll = |option: &OptionSpec| matches!(option.kind, OptionKind::Roll);
    let names_roll = words.iter().filter_map(|word| word.split_once(':')).any(|(name, _)| {
        let name = Word::new(name);
        spec.options.iter().any(|option| is_roll(option) && is_called(option, &name))
    });
    (!begins_with_option && !names_roll).then(|| (position, words.join(" ")))
}

/// Says which option the command lacks; `None` if it has all that it needs.
fn missing(spec: &'static CommandSpec, values: &Values) -> Option<ParseError> {
    let option = spec.options.iter().find(|option| option.required && !values.has(option.name))?;
    Some(match values.person() {
        Some(opponent) => ParseError::WhichGame { opponent: opponent.clone() },
        None => ParseError::Missing { command: spec, option: option.name },
    })
}

/// Returns whether `word` is the name of an option that is written without it, and has no value yet.
fn is_name_of_open(spec: &CommandSpec, values: &Values, word: &str) -> bool {
    let word = Word::new(word);
    spec.options.iter().any(|option| !option.keyword && !values.has(option.name) && is_called(option, &word))
}

/// Returns whether `word` only says once more which option is meant, as in "first to 5" and "5 points".
fn is_said_again(spec: &'static CommandSpec, values: &Values, word: &str, next: Option<&str>) -> bool {
    let meant = |word: &str| keyword_option(spec, word).map(|option| option.name);
    is_before_person(spec, word, next)
        || !word.ends_with(':')
            && meant(word).is_some_and(|name| values.has(name) || next.and_then(meant) == Some(name))
}

fn takes_game(spec: &CommandSpec) -> bool {
    spec.takes(|kind| matches!(kind, OptionKind::Game))
}

/// Returns whether `word` changes nothing in this command, as in "a game of portes with the computer".
fn says_nothing(spec: &'static CommandSpec, values: &Values, word: &str, next: Option<&str>) -> bool {
    use CommandKind::{Cup, League, NewGame, Play};
    let is_filler = match spec.kind {
        Play => is_computer(word) || says_play(word),
        NewGame => says_play(word),
        Cup | League => means_word(&Word::new(word), LEADING),
        _ => false,
    };
    // "Βαθμολογία" is a name of `/top`, and one of its lists.
    let is_value = || matches!(unnamed(spec, values, word), Ok(Some(_)));
    // "Με τη @maria", but not "bg @maria"
    let is_short = word.chars().count() <= LONGEST_ARTICLE && word.chars().all(char::is_alphabetic);
    let is_before_person = next.is_some_and(|next| next.starts_with("<@"));
    let is_article = is_short && is_before_person && GameChoice::from_name(word).is_none();
    let is_filler =
        is_filler || is_article || is_link(word) || takes_game(spec) && names_again(spec, word) && !is_value();
    // Where any word can be meant, this one is.
    let is_open = |option: &OptionSpec| !option.keyword && !values.has(option.name) && option.kind.takes_text();
    let has_room = !takes_game(spec) && (spec.needs_exact_name() || spec.options.iter().any(is_open));
    is_filler && !has_room && !matches!(in_two_words(spec, values, word, next), Ok(Some(_)))
}

/// Returns whether `word` names the same command once more, as in "explain the rules".
fn names_again(spec: &CommandSpec, word: &str) -> bool {
    super::lookup::spec(plain(word)).is_some_and(|again| again.kind == spec.kind)
}

/// Returns whether `word` says once more that somebody plays, as in "ich will backgammon spielen".
fn says_play(word: &str) -> bool {
    let word = plain(word);
    spec(word).is_some_and(|spec| match spec.kind {
        CommandKind::Play | CommandKind::Move => true,
        // "Πάμε πόρτες"
        CommandKind::Accept => !spec.is_named(&Word::new(word)),
        _ => false,
    })
}

/// Returns whether `word` names an option and has no value, as in "a match with @bob".
fn is_before_person(spec: &'static CommandSpec, word: &str, next: Option<&str>) -> bool {
    let is_person = next.is_some_and(|next| next.starts_with("<@") && !next.starts_with("<@&"));
    is_person && !word.ends_with(':') && keyword_option(spec, word).is_some_and(|option| !option.is_flag)
}

fn takes_sentence(spec: &CommandSpec) -> bool {
    spec.takes(|kind| matches!(kind, OptionKind::Sentence))
}

/// Reads the name of a table without `table:`, as in "/move 1 fig-1" and "/move 1 table fig-1". Returns `false` for any
/// other word.
fn read_table(target: &mut Target, spec: &CommandSpec, word: &str, next: Option<&str>) -> bool {
    if !spec.at_table || target.table.is_some() {
        return false;
    }
    if is_table(word) {
        target.table = Some(word.into());
        return true;
    }
    word == "table" && next.is_some_and(is_table)
}

/// Returns whether a value is written as two words: "3 1" for a roll, or "tric trac".
fn is_second_half(option: &OptionSpec, word: &str, next: &str) -> bool {
    let is_die = |word: &str| matches!(word.as_bytes(), [b'1'..=b'6']);
    match option.kind {
        OptionKind::Game => {
            let both = [word, next].concat();
            GameChoice::from_name(&both).is_some() || Variant::nearest_relative(&both).is_some()
        }
        OptionKind::Roll => is_die(word) && is_die(next),
        _ => false,
    }
}

/// Returns whether `error` takes `word` for a person though somebody else is mentioned: "with" in "with @bob".
fn is_only_surplus(error: &ParseError, word: &str, mentions: &[User]) -> bool {
    let looks_like_name = word.starts_with('@') || word.starts_with(is_quote);
    matches!(error, ParseError::NotAPerson { .. }) && !mentions.is_empty() && !looks_like_name
}

/// Takes a surplus word of "play portes with Bob" for a person, who would have to be mentioned.
fn for_person(error: ParseError, values: &Values, word: &str) -> ParseError {
    match error {
        ParseError::TooMuch { command, .. }
            if command.kind == CommandKind::Play
                && word.starts_with(char::is_alphabetic)
                && TimeControl::from_name(word).is_none() =>
        {
            let error = ParseError::NotAPerson { word: echo(word), before: String::new() };
            with_command(error, spec_of(CommandKind::NewGame), values)
        }
        error => error,
    }
}

/// Adds to `error`, which says that a word mentions nobody, the command as far as `values` have been read.
fn with_command(error: ParseError, spec: &CommandSpec, values: &Values) -> ParseError {
    let ParseError::NotAPerson { word, .. } = error else { return error };
    let game = values.game().map(|game| format!(" {}", game.key())).unwrap_or_default();
    ParseError::NotAPerson { word, before: format!("/{}{game}", spec.name) }
}

/// Reads `name:value`. Returns `false` for any other word, such as a play or a mention.
fn read_keyword(
    target: &mut Target,
    values: &mut Values,
    spec: &'static CommandSpec,
    word: &str,
    mentions: &[User],
) -> Result<bool, ParseError> {
    let Some((name, text)) = word.split_once(':') else { return Ok(false) };
    // An id has a colon too.
    let is_id = is_gnubg_id(word) && spec.takes(|kind| matches!(kind, OptionKind::Position));
    if name.is_empty() || is_id || !name.chars().all(char::is_alphabetic) {
        return Ok(false);
    }
    let typed = Word::new(name);
    let mut own = spec.options.iter().chain(spec.at_table.then_some(&TABLE_OPTION));
    let name = own.find(|own| is_called(own, &typed)).map_or(typed.folded(), |option| option.name);
    // What somebody says may have a colon.
    if takes_sentence(spec) && (name != "table" || !is_table(text)) {
        return Ok(false);
    }
    // So do the address of a page and a path of Windows.
    if text.starts_with(['/', '\\']) && name != "table" && spec.option(name).is_none() {
        return Ok(false);
    }
    match (name, spec.at_table) {
        ("table", true) => target.table = Some(text.into()),
        ("at", true) => {
            let number = |number: &str| {
                let wrong =
                    ParseError::NotANumber { option: "at", word: echo(text), least: 1, most: u32::MAX, or: None };
                number.parse().map(Some).map_err(|_| wrong)
            };
            let (turn, step) = text.split_once('.').map_or((text, None), |(turn, step)| (turn, Some(step)));
            target.turn = number(turn)?;
            target.step = step.map_or(Ok(None), number)?;
        }
        (name, at_table) => {
            // A positional option may also be written with its name.
            let Some(option) = spec.option(name) else {
                let own = spec.options.iter().map(|option| &option.name).chain(at_table.then_some(&"table"));
                let nearest = nearest(name, own.copied()).map(|name| with_values(spec, name));
                return Err(ParseError::UnknownOption { command: spec.name, word: echo(word), nearest });
            };
            if text.is_empty() && option.keyword {
                return Err(ParseError::NoValue { command: spec, option: option.name });
            }
            if values.has(option.name) {
                return Err(ParseError::Twice { option: option.name });
            }
            let value = value(option, text, mentions).map_err(|error| with_command(error, spec, values))?;
            values.push(option, value);
        }
    }
    Ok(true)
}

/// Returns how the option `name` of a command is written: `name:`, with its values if they are words.
fn with_values(spec: &CommandSpec, name: &str) -> String {
    match spec.option(name).map(|option| &option.kind) {
        Some(OptionKind::OneOf(words)) => format!("{name}:{}", words.join("/")),
        _ => format!("{name}:"),
    }
}

/// Completes `error` with the rest of a quoted name, if it holds only the first word of one.
fn complete_name(error: ParseError, line: &str) -> ParseError {
    let ParseError::NotAPerson { word, before } = error else { return error };
    let quoted =
        line.find(&word).map(|at| &line[at..]).filter(|rest| rest.trim_start_matches('@').starts_with(is_quote));
    let name = quoted.and_then(|rest| {
        let opened = rest.find(is_quote)?;
        let (closed, quote) = rest.char_indices().find(|(at, letter)| *at > opened && is_quote(*letter))?;
        rest.get(..closed + quote.len_utf8())
    });
    ParseError::NotAPerson { word: name.map_or(word.clone(), echo), before }
}
