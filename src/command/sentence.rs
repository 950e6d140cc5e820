//! Reads a sentence as the command that it means: "I want to play portes" is "play portes", and "join the cup" is "cup join".

use std::borrow::Cow;

use kafenio_board::letters::Word;
use kafenio_board::table::GameChoice;

use super::CommandKind;
use super::argument::Word as _;
use super::error::ParseError;
use super::head::{command_of, first_words, name_in_words, plain};
use super::lookup::{is_exact, spec, spec_of};
use super::names::{
    GREETING, INDEFINITE, LEADING, MOST_WORDS_OF_WISH, PRONOUN, SEE, WISH, after_greeting, is_computer, is_filler,
    is_link, is_question, is_word, is_yes_or_no, letters, means_phrase, means_word,
};
use super::spec::{CommandSpec, Purpose};
use super::topics::{asks_something, command_about, looks_for_opponent};
use super::tournament_input::TournamentAction;

/// The most words of a line that answers something, as in "no, not today, sorry".
const MOST_WORDS_OF_ANSWER: usize = 6;
/// The most words before the one for a tournament, as in "start a new portes cup".
const MOST_WORDS_BEFORE: usize = 5;

/// Returns the command that a sentence means, such as "I want to play portes"; any other line as it is.
pub(super) fn meant(line: &str) -> Result<Cow<'_, str>, ParseError> {
    let greeted = after_greeting(line);
    // "Hi all"
    if greeted.is_some_and(|rest| rest.split_whitespace().all(is_filler) || command_of(rest).is_err()) {
        return Ok(Cow::Owned(format!("{} {GREETING}", spec_of(CommandKind::Help).name)));
    }
    if let Some(answer) = answer(line) {
        return answer.map(Cow::Borrowed);
    }
    if name_in_words(&first_words(line)).is_some() {
        return Ok(Cow::Borrowed(line));
    }
    // "Hello, play portes"
    if let Some(rest) = greeted {
        return meant(rest);
    }
    if let Some(invitation) = invitation(line) {
        return Ok(Cow::Owned(invitation));
    }
    let (wanted, said) = without_wish(line).unwrap_or((line, Said::Nothing));
    let command = about_tournament(wanted, said == Said::Wish).map_or(Cow::Borrowed(wanted), Cow::Owned);
    // "Auf deutsch bitte"
    let command = match command_of(&command) {
        Err(_) if said != Said::Nothing => Cow::Owned(without_end(&command).to_owned()),
        _ => command,
    };
    let spec = match (command_of(&command), said) {
        (Ok((spec, _)), _) => spec,
        (Err(_), Said::Nothing) => return Ok(Cow::Borrowed(line)),
        (Err(error), _) => return Err(error),
    };
    // "I want to double" and "can I move 13/9?" may be no more than thoughts.
    let is_safe = match spec.kind {
        CommandKind::Roll => true,
        CommandKind::Move => said == Said::Statement,
        // Nothing begins by "show me the tavli", which is the board, nor by "show me portes".
        CommandKind::Play | CommandKind::NewGame if said == Said::Request => {
            let rules = || Cow::Owned(format!("{} {command}", spec_of(CommandKind::Rules).name));
            return Ok(if asks_something(line) { Cow::Borrowed(line) } else { rules() });
        }
        _ => !spec.gives_up && !matches!(spec.purpose, Purpose::Decide | Purpose::Act),
    };
    match said {
        _ if is_safe => Ok(command),
        Said::Nothing => Ok(Cow::Borrowed(line)),
        Said::Wish | Said::Request | Said::Statement => Err(ParseError::Wish { command: spec }),
    }
}

/// Returns whether a line without its sign is a command only as a sentence, such as "I want to play portes".
#[must_use]
pub fn is_sentence(line: &str) -> bool {
    !meant(line).is_ok_and(|command| command == line)
}

/// Returns the command that a line means which calls somebody and names a game, such as "@bob, fancy a game of portes?"
fn invitation(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (person, said) = words.split_first().filter(|(word, _)| word.starts_with(['@', '<']))?;
    // "@bob, how does one play portes?" asks something.
    if asks_something(&said.join(" ")) {
        return None;
    }
    let game = said.iter().position(|word| GameChoice::from_name(plain(word)).is_some());
    let rest = match game {
        // "@bob, up for a match to 5 of portes?"
        Some(game) if proposes_match(&said[..game]) => {
            let from = said.iter().position(|word| names_match(word)).unwrap_or_default();
            said[from..].join(" ")
        }
        Some(game) => said[game..].join(" "),
        // "@bob, fancy a game?" does not say which one.
        None => (looks_for_opponent(&said.join(" ")) || proposes_match(said)).then(String::new)?,
    };
    Some(format!("{} {} {rest}", spec_of(CommandKind::NewGame).name, plain(person)))
}

/// Returns what a line answers that begins with yes or no: that word, if the others agree with it, as in "yeah, sure". After other
/// words, as in "no, later" and "come on", the command has to be written.
fn answer(line: &str) -> Option<Result<&str, ParseError>> {
    let answers = |word: &str| spec(word).filter(|spec| is_answer(spec) && is_exact(spec, word));
    let (first, rest) = line.trim().split_once(char::is_whitespace)?;
    let first = plain(first);
    let answered = answers(first)?;
    // "No thanks"
    if name_in_words(&first_words(line)).is_some_and(|(_, count)| count == line.split_whitespace().count()) {
        return None;
    }
    let words: Vec<&str> = rest.split_whitespace().map(plain).collect();
    // "/accept oak-7"
    let has_value = line.contains(|letter: char| letter.is_ascii_digit() || matches!(letter, ':' | '@'));
    if is_question(line) || has_value || words.len() >= MOST_WORDS_OF_ANSWER {
        return None;
    }
    let agreed = || if is_yes_or_no(first) { Ok(first) } else { Err(ParseError::Wish { command: answered }) };
    if words.iter().all(|word| is_filler(word) || answers(word).is_some_and(|spec| spec.kind == answered.kind)) {
        return Some(agreed());
    }
    if words.iter().any(|word| GameChoice::from_name(word).is_some()) {
        return None;
    }
    match command_of(rest) {
        Ok((spec, _)) => (spec.kind == answered.kind).then(agreed),
        // "Nah, I'll drop"
        Err(_) if command_about(rest).is_some_and(|about| about.is_err()) => None,
        Err(_) => Some(Err(ParseError::Wish { command: answered })),
    }
}

fn is_answer(spec: &CommandSpec) -> bool {
    matches!(spec.kind, CommandKind::Accept | CommandKind::Decline)
}

/// Returns whether these words propose a match without saying of which game, as in "match to 5?"
fn proposes_match(words: &[&str]) -> bool {
    let has_number = words.iter().any(|word| plain(word).parse::<u8>().is_ok());
    words.iter().any(|word| names_match(word)) && (has_number || words.last().is_some_and(|word| is_question(word)))
}

fn names_match(word: &str) -> bool {
    use CommandKind::{Match, NewGame, Play};
    spec(plain(word)).is_some_and(|spec| matches!(spec.kind, Match | NewGame | Play))
}

/// How the author of a line comes to its command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    /// They want it, or ask whether they can: "I want to play portes".
    Wish,
    /// They ask to see it: "show me the rules".
    Request,
    /// They say that they do it: "I roll".
    Statement,
    /// Words before it say nothing: "the rules".
    Nothing,
}

/// Returns the command in `line` without the words before it that say little, and how its author comes to it.
fn without_wish(line: &str) -> Option<(&str, Said)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    // "Please speak German"
    let polite = words.iter().take_while(|word| is_filler(word) && spec(word).is_none()).count();
    let most = (polite + MOST_WORDS_OF_WISH).min(words.len().saturating_sub(1));
    let begins = |count: usize, own: &str| {
        // "13 auf 9" is a move, and "auf deutsch" a wish.
        let has_number = words[..count].iter().any(|word| word.contains(|letter: char| letter.is_ascii_digit()));
        let is_phrase =
            |from: usize| from < count && !has_number && means_phrase(&letters(&words[from..count].concat()), own);
        is_phrase(0) || polite > 0 && is_phrase(polite)
    };
    let kinds = [(WISH, Said::Wish), (SEE, Said::Request)];
    let wish = (polite + 1..=most).rev().find_map(|count| {
        let kind = kinds.into_iter().find(|(own, _)| begins(count, own))?;
        Some((count, kind.1))
    });
    let (count, said) = match wish {
        Some(wish) => wish,
        None if most > 0 && begins(1, PRONOUN) => (1, Said::Statement),
        None => (0, Said::Nothing),
    };
    let says_nothing = |word: &&&str| match said {
        Said::Nothing => is_filler(word) && spec(word).is_none(),
        Said::Wish | Said::Request | Said::Statement => is_filler(word) || is_computer(word),
    };
    let rest = &words[count..];
    let skipped = count + rest[..rest.len().saturating_sub(1)].iter().take_while(says_nothing).count();
    let from = words.get(skipped)?.as_ptr() as usize - line.as_ptr() as usize;
    (skipped > 0).then(|| (&line[from..], said))
}

/// Returns `line` without the words at its end that say nothing, such as "please".
fn without_end(line: &str) -> &str {
    let mut line = line.trim_end();
    while let Some((rest, _)) = line.rsplit_once(' ').filter(|(_, last)| is_filler(last)) {
        line = rest.trim_end();
    }
    line
}

/// Returns the command that a sentence about a tournament means, such as "join the cup" or "start a portes cup". Nobody leaves one
/// who only wishes to.
fn about_tournament(line: &str, is_wish: bool) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().map(plain).collect();
    let is_tournament =
        |word: &&str| spec(word).is_some_and(|spec| matches!(spec.kind, CommandKind::Cup | CommandKind::League));
    let at = words.iter().take(MOST_WORDS_BEFORE + 1).position(is_tournament).filter(|at| *at > 0)?;
    let (mut games, mut action, mut is_new) = (Vec::new(), None, false);
    for word in &words[..at] {
        if let Some(meant) = tournament_action(word) {
            action = Some(meant);
        } else if GameChoice::from_name(word).is_some() {
            games.push(*word);
        } else if !says_little(word) {
            return None;
        }
        is_new |= means_word(&Word::new(word), INDEFINITE);
    }
    // "Start a cup" opens one, and "start the cup" does not wait for more people.
    let opens = |action: TournamentAction| action == TournamentAction::Start && (is_new || !games.is_empty());
    let rest = words[at + 1..].iter().filter(|word| !tournament_action(word).is_some_and(opens));
    let wishes_to_leave = |action: TournamentAction| is_wish && action == TournamentAction::Leave;
    let action = action.filter(|action| !opens(*action) && !wishes_to_leave(*action)).map(|action| action.to_word());
    let command: Vec<&str> =
        [words[at]].into_iter().chain(games.iter().copied()).chain(action).chain(rest.copied()).collect();
    Some(command.join(" "))
}

/// Returns what somebody does in a tournament; only the exact words leave it.
fn tournament_action(word: &str) -> Option<TournamentAction> {
    let typed = Word::new(word);
    let is_exact = |own: &str| typed.folded() == own || is_word(&typed, own);
    [TournamentAction::Join, TournamentAction::Start, TournamentAction::Leave].into_iter().find(|action| {
        let own = action.to_word();
        is_exact(own) || *action != TournamentAction::Leave && means_word(&typed, own)
    })
}

/// Returns whether a word before the one for a tournament says no more than that there is one.
fn says_little(word: &str) -> bool {
    let plays = spec(word).is_some_and(|spec| {
        matches!(spec.kind, CommandKind::Play | CommandKind::Move | CommandKind::NewGame | CommandKind::Join)
    });
    plays || is_link(word) || [INDEFINITE, LEADING].into_iter().any(|own| means_word(&Word::new(word), own))
}
