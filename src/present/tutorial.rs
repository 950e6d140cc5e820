//! Shows the steps of tutorials: the board and the answers to choose from.

use kafenio_board::rules::{ByPlayer, Player, Scoring};
use kafenio_board::table::GameChoice;
use kafenio_board::tutorial::{Lesson, Task};
use kafenio_picture::{BoardView, CubeView};

use super::board::lesson as empty_board;
use crate::chat::{Board, Choice};
use crate::command::Command;
use crate::language::Language;
use crate::speech;
use crate::store::Preferences;

/// Returns the board of a step, with the roll or the offered cube.
#[must_use]
pub fn tutorial_board(language: Language, lesson: Lesson, preferences: &Preferences) -> Board {
    let (roll, cube) = match lesson.step.task {
        Task::Play { roll, .. } => (Some(roll), None),
        Task::Cube { right, .. } => {
            let offered_by = right.is_answer().then_some(Player::Black);
            (None, Some(CubeView { value: 1, owner: None, offered_by }))
        }
    };
    let scene = BoardView {
        variant: lesson.variant,
        asked: cube.as_ref().and_then(|cube| cube.offered_by).map(Player::opponent),
        roll,
        used_dice: 0,
        cube,
        points: match lesson.variant.rules().scoring {
            Scoring::Nothing => None,
            Scoring::HitsAndBridges => Some(lesson.step.points),
        },
        doublets: ByPlayer { white: lesson.step.doublets, black: 0 },
        ..empty_board(language, lesson.step.position, preferences)
    };
    Board { alt: speech::alt(language, &scene), scene, album: None }
}

/// Returns the answers of a step as choices.
#[must_use]
pub fn tutorial_choices(language: Language, lesson: Lesson) -> Vec<Choice> {
    let choice = |(number, answer): (u32, &'static str)| Choice {
        command: format!("/{}", tutorial(lesson, answer.to_owned())),
        label: speech::tutorial_answer(language, lesson, answer).to_string(),
        emoji: format!("{number}\u{FE0F}\u{20E3}"),
        primary: false,
    };
    (1..).zip(lesson.answers()).map(choice).collect()
}

fn tutorial(lesson: Lesson, answer: String) -> Command {
    let step = u32::try_from(lesson.number).ok();
    Command::Tutorial { game: Some(GameChoice::Of(lesson.variant)), step, answer: Some(answer) }
}
