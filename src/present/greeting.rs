//! What a greeting shows: a board, and how to begin.

use kafenio_board::rules::{Ruleset, Variant};
use kafenio_board::table::GameChoice;

use super::board::lesson;
use crate::chat::{Board, Choice};
use crate::command::Command;
use crate::language::Language;
use crate::locale::{Id, id};
use crate::speech;
use crate::store::Preferences;

/// The game that a newcomer is offered.
const FIRST_GAME: Variant = Variant::Portes;

/// Returns the board before the first move.
#[must_use]
pub fn greeting_board(language: Language) -> Board {
    let start = Ruleset::from(FIRST_GAME).start();
    let mut scene = lesson(language, start, &Preferences::default());
    scene.variant = FIRST_GAME;
    Board { alt: speech::alt(language, &scene), scene, album: None }
}

/// Returns the choices to try a game, and to read the rules.
#[must_use]
pub fn greeting_choices(language: Language) -> Vec<Choice> {
    let choice = |command: Command, label: Id, emoji: &str| Choice {
        command: format!("/{command}"),
        label: speech::say(language, label, &[]).to_string(),
        emoji: emoji.to_owned(),
        primary: false,
    };
    let tutorial = Command::Tutorial { game: Some(GameChoice::Of(FIRST_GAME)), step: None, answer: None };
    let mut choices = vec![
        choice(tutorial, id!("choice-try"), "🎓"),
        choice(Command::Rules { game: None, part: None, topic: None }, id!("choice-rules"), "📖"),
    ];
    choices[0].primary = true;
    choices
}
