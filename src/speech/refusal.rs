//! Explains what is wrong with an input, and what would be right.

use kafenio_board::rules::{ByPlayer, Numbering, Variant};
use kafenio_board::table::{Cube, GameChoice, InvalidId, NoDouble, Refusal, Seat, TimeControl};

use super::illegal::illegal;
use super::naming::game_name;
use super::next_step::status;
use super::time::duration;
use super::view::View;
use super::wording::{Arg, say, yes_or_no};
use crate::chat::{Span, Text};
use crate::command::{
    CommandKind, CommandSpec, GAMES, OptionKind, ParseError, command_in, game, in_language as command_in_language,
    nearest_command, nearest_game, option_in, word_in,
};
use crate::language::Language;
use crate::locale::{Id, id};

/// Explains why a text cannot be parsed as a command.
#[must_use]
#[expect(clippy::too_many_lines, reason = "an arm for each fault")]
pub fn parse_error(language: Language, error: &ParseError) -> Text {
    let tell = |id: Id, args: &[(&str, Arg<'_>)]| say(language, id, args);
    let hint = |nearest: Option<&'static str>| Arg::Case(if nearest.is_some() { "yes" } else { "no" });
    match error {
        _ if wants_clock_against_computer(error) => tell(id!("misread-play-clock"), &[]),
        ParseError::NoCommand => tell(id!("misread-no-command"), &[]),
        ParseError::TooLong { most } => tell(id!("misread-too-long"), &[("most", Arg::Number(*most as u32))]),
        ParseError::Unknown { word } => {
            let game = || nearest_game(word).map(|game| format!("/play {game}"));
            let nearest = nearest_command(word, language).map(|name| format!("/{name}")).or_else(game);
            let hint = yes_or_no("hint", nearest.is_some());
            let args = [("word", Arg::Text(word)), hint, ("nearest", Arg::Code(nearest.unwrap_or_default()))];
            tell(id!("misread-unknown"), &args)
        }
        ParseError::UnknownOption { command, word, nearest } => tell(
            id!("misread-unknown-option"),
            &[
                ("command", Arg::Text(command)),
                ("word", Arg::Text(word)),
                yes_or_no("hint", nearest.is_some()),
                ("nearest", Arg::Text(nearest.as_deref().unwrap_or_default())),
            ],
        ),
        ParseError::NoValue { command, option } => no_value(language, command, option),
        ParseError::WhichGame { opponent } => tell(
            id!("misread-which-game"),
            &[("other", Arg::Person(opponent)), ("games", Arg::Text(&in_language(language, &GAMES)))],
        ),
        ParseError::RelatedGame { word, nearest } => {
            let game = game_name(language, GameChoice::Of(*nearest));
            let example = Arg::Code(format!("/newgame {}", nearest.key()));
            tell(
                id!("misread-related-game"),
                &[("word", Arg::Text(word)), ("game", Arg::Text(&game)), ("example", example)],
            )
        }
        ParseError::Wish { command } => {
            let typed = if command.options.iter().any(|option| option.required) {
                example(language, command)
            } else {
                format!("/{}", command.name)
            };
            tell(id!("misread-wish"), &[("command", Arg::Code(typed))])
        }
        ParseError::Twice { option } => tell(id!("misread-twice"), &[("option", Arg::Text(option))]),
        ParseError::Missing { command, option } => {
            let id = if command.kind == CommandKind::Play { "game-to-play" } else { option };
            tell(Id::of("misread-missing", id), &[("games", Arg::Text(&in_language(language, &GAMES)))])
        }
        ParseError::TooMuch { command, word }
            if command.kind == CommandKind::Analyse && word.contains(['.', '/', '\\']) =>
        {
            tell(id!("refused-analyse-file"), &[])
        }
        ParseError::TooMuch { command, word } => tell(
            id!("misread-too-much"),
            &[("word", Arg::Text(word)), ("example", Arg::Code(example(language, command)))],
        ),
        ParseError::WhichOption { word, choices } => which_option(language, word, choices),
        ParseError::NotOneOf { option: "game", word, nearest: None, .. } => tell(
            id!("misread-not-a-game"),
            &[("word", Arg::Text(word)), ("words", Arg::Text(&in_language(language, &GAMES)))],
        ),
        ParseError::NotOneOf { option, word, words, nearest } => tell(
            id!("misread-not-one-of"),
            &[
                ("option", Arg::Text(option_in(language, option).unwrap_or(option))),
                ("word", Arg::Text(word)),
                ("words", Arg::Text(&in_language(language, words))),
                ("hint", hint(*nearest)),
                ("nearest", Arg::Text(&nearest.map_or_else(String::new, |near| in_language(language, &[near])))),
            ],
        ),
        ParseError::NotANumber { option, word, least, most, or } => tell(
            id!("misread-not-a-number"),
            &[
                ("option", Arg::Text(option_in(language, option).unwrap_or(option))),
                ("word", Arg::Text(word)),
                ("least", Arg::Number(*least)),
                ("most", Arg::Number(*most)),
                yes_or_no("any", or.is_some()),
                ("or", Arg::Text(&or.map_or_else(String::new, |or| in_language(language, &[or])))),
            ],
        ),
        ParseError::NotAPerson { word, before } => {
            let is_name = !word.is_empty() && word.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
            let example = Arg::Code(format!("{before} @{}", if is_name { word } else { "friend" }));
            tell(id!("misread-not-a-person"), &[("word", Arg::Text(word)), ("example", example)])
        }
        ParseError::NotAClock { option: "starts", .. } => tell(id!("refused-sign-up"), &[]),
        ParseError::NotAClock { word, .. } => tell(id!("refused-clock"), &[("word", Arg::Text(word))]),
        ParseError::NotARoll { word } => tell(id!("refused-no-roll"), &[("word", Arg::Text(word))]),
        ParseError::WordTooLong { option, word, most } => tell(
            id!("misread-word-too-long"),
            &[
                ("option", Arg::Text(option_in(language, option).unwrap_or(option))),
                ("word", Arg::Text(word)),
                ("most", Arg::Number(*most as u32)),
            ],
        ),
    }
}

/// Lists `words`, which options take, as readers of `language` write them.
fn in_language(language: Language, words: &[&str]) -> String {
    let own = |word: &&str| game(language, word).or_else(|| word_in(language, word).map(str::to_owned));
    words.iter().map(|word| own(word).unwrap_or_else(|| (*word).to_owned())).collect::<Vec<_>>().join(", ")
}

/// Returns a command as it is written, from the examples in its help.
fn example(language: Language, command: &CommandSpec) -> String {
    let name = format!("/{}", command_in(language, command.name).unwrap_or(command.name));
    let examples = say(language, Id::of("example", command.name), &[]).0;
    let codes = examples.into_iter().filter_map(|span| if let Span::Code(code) = span { Some(code) } else { None });
    let mut own = codes.filter(|code| code.split(' ').next() == Some(name.as_str()));
    own.next().unwrap_or_else(|| format!("/{}", command.required_usage(language)))
}

/// Returns whether a game against the computer was to have a clock.
fn wants_clock_against_computer(error: &ParseError) -> bool {
    match error {
        ParseError::UnknownOption { command, word, .. } => *command == "play" && word.starts_with("clock"),
        ParseError::TooMuch { command, word } => {
            command.kind == CommandKind::Play && TimeControl::from_name(word).is_some()
        }
        _ => false,
    }
}

fn which_option(language: Language, word: &str, choices: &[String]) -> Text {
    let args = [("word", Arg::Text(word)), ("count", Arg::Number(choices.len() as u32))];
    let choices = choices.iter().map(|choice| Text(vec![Span::Code(command_in_language(language, choice))]));
    let listed = choices.fold(Text::default(), |list, choice| list.then(", ", choice));
    say(language, id!("misread-which-option"), &args).then(" ", listed)
}

/// Says which values an option takes that was given without one.
fn no_value(language: Language, command: &CommandSpec, option: &str) -> Text {
    let kind = command.option(option).map(|known| &known.kind);
    let words = match kind {
        Some(OptionKind::OneOf(words)) => words,
        _ => &[][..],
    };
    let first = words.first().map_or_else(|| "...".to_owned(), ToString::to_string);
    let args = [
        ("option", Arg::Text(option)),
        yes_or_no("any", !words.is_empty()),
        ("words", Arg::Text(&in_language(language, words))),
        ("command", Arg::Text(command.name)),
        ("example", Arg::Code(command.example(option, &first))),
    ];
    say(language, id!("misread-no-value"), &args)
}

/// Explains why `reader` could not do what they asked for. Nothing has changed then.
#[must_use]
pub fn refusal(view: &View<'_>, reader: Seat, refusal: &Refusal) -> Text {
    match refusal {
        // The state of the table explains these refusals.
        Refusal::NotBegun | Refusal::Finished | Refusal::NotYourDecision | Refusal::NotThisDecision => {
            status(view, Some(reader))
        }
        Refusal::NoDouble(reason) => {
            let id = match reason {
                NoDouble::NoCube => id!("refused-no-cube"),
                NoDouble::Crawford => id!("refused-crawford"),
                NoDouble::Opening => id!("refused-opening"),
                NoDouble::NotYours => id!("refused-not-your-cube"),
                NoDouble::Dead => id!("refused-dead-cube"),
                NoDouble::Highest => id!("refused-highest-cube"),
                NoDouble::KnownDice => id!("refused-known-dice"),
            };
            say(view.language, id, &[("other", view.person(reader.other()))])
        }
        Refusal::DoubledAfterRoll => {
            say(view.language, id!("refused-double-after-roll"), &[]).then(" ", status(view, Some(reader)))
        }
        Refusal::NoBeaver { raccoon: false } => say(view.language, id!("refused-no-beaver"), &[]),
        Refusal::NoBeaver { raccoon: true } => say(view.language, id!("refused-no-raccoon"), &[]),
        Refusal::NoSession => say(view.language, id!("refused-no-session"), &[]),
        Refusal::ResignsTooMuch { most } => {
            say(view.language, id!("refused-resigns-too-much"), &[("most", Arg::Number(u32::from(*most)))])
        }
        Refusal::NoSuchNumber { number, count } => say(
            view.language,
            id!("refused-no-such-number"),
            &[("number", Arg::Text(&number.to_string())), ("count", Arg::Number(*count as u32))],
        ),
        Refusal::Illegal(reason) => illegal(view, reader, Numbering::Own, reason),
        Refusal::NothingToTakeBack => {
            say(view.language, id!("refused-nothing-to-take-back"), &[yes_or_no("cube", view.table.terms.cube)])
        }
        Refusal::RatedTakeback => say(view.language, id!("refused-rated-takeback"), &[]),
        Refusal::NoClock => say(view.language, id!("refused-no-clock"), &[]),
        Refusal::TimeLeft { left } => {
            let left = duration(view.language, *left);
            say(
                view.language,
                id!("refused-time-left"),
                &[("other", view.person(reader.other())), ("left", Arg::Text(&left))],
            )
        }
    }
}

/// The longest part of an id that an answer repeats, in characters.
pub(super) const MAX_ECHO_CHARS: usize = 60;

/// Explains why the position id cannot be read.
#[must_use]
pub fn bad_id(language: Language, id: &str, fault: &InvalidId) -> Text {
    let short = |text: &str| text.chars().take(MAX_ECHO_CHARS).collect::<String>();
    let score = |fault: &'static str, score: ByPlayer<u32>, length: u32| {
        let args = [
            ("fault", Arg::Case(fault)),
            ("white", Arg::Number(score.white)),
            ("black", Arg::Number(score.black)),
            ("length", Arg::Number(length)),
        ];
        say(language, id!("refused-diagram"), &args)
    };
    match fault {
        InvalidId::Unreadable => say(language, id!("refused-no-id"), &[("id", Arg::Text(&short(id)))]),
        InvalidId::Field(field, found) => {
            let most = Arg::Number(Cube::HIGHEST.ilog2());
            let args = [("field", Arg::Case(field.key())), ("found", Arg::Text(&short(found))), ("most", most)];
            say(language, id!("refused-xgid"), &args)
        }
        InvalidId::Shared(point) => {
            let other = Variant::Backgammon.rules().direction.mirror(*point);
            let args = [("point", Arg::Number((*point).into())), ("other", Arg::Number(other.into()))];
            say(language, id!("refused-shared-point"), &args)
        }
        InvalidId::TooMany => score("many", ByPlayer::default(), 0),
        InvalidId::GameOver => score("over", ByPlayer::default(), 0),
        InvalidId::MatchOver { score: won, length } => score("match", *won, *length),
        InvalidId::NoCrawford { score: won, length } => score("crawford", *won, *length),
        InvalidId::CrawfordCube => score("cube", ByPlayer::default(), 0),
        InvalidId::HighCube => say(language, id!("refused-high-cube"), &[("highest", Arg::Number(Cube::HIGHEST))]),
    }
}
