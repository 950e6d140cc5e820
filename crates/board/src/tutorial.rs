//! Tutorials: positions that teach a game by doing, each with a question and its answers. The words are in the locale
//! files.

mod backgammon;
mod fevga;
mod plakoto;
mod portes;
mod puff;
mod setup;
mod step;
mod tric_trac;

pub use self::step::{CubeAction, Goal, Step, Task};

use crate::rules::{Illegal, Player, Roll, Ruleset, Scoring, Situation, Variant};

/// One step of the tutorial of a game.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    pub variant: Variant,
    /// The number of the step, counted from 1.
    pub number: usize,
    pub step: &'static Step,
}

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Right,
    /// Allowed, but not what the step asks for.
    Wrong,
    Illegal(Illegal),
    /// Not one of the two actions that the step asks about.
    Unknown,
}

/// Returns the steps of the tutorial of a game.
#[must_use]
pub const fn steps(variant: Variant) -> &'static [Step] {
    match variant {
        Variant::Backgammon => backgammon::STEPS,
        Variant::Portes => portes::STEPS,
        Variant::Plakoto => plakoto::STEPS,
        Variant::Fevga => fevga::STEPS,
        Variant::TricTrac => tric_trac::STEPS,
        Variant::Puff => puff::STEPS,
    }
}

impl Lesson {
    /// Returns the step with this number, counted from 1.
    #[must_use]
    pub fn find(variant: Variant, number: usize) -> Option<Lesson> {
        let step = steps(variant).get(number.checked_sub(1)?)?;
        Some(Lesson { variant, number, step })
    }

    /// Returns the next step; `None` after the last one.
    #[must_use]
    pub fn next(self) -> Option<Lesson> {
        Lesson::find(self.variant, self.number + 1)
    }

    /// Returns the answers to choose from, as they are typed.
    #[must_use]
    pub fn answers(self) -> Vec<&'static str> {
        match self.step.task {
            Task::Play { answers, .. } => answers.to_vec(),
            Task::Cube { right, wrong } => {
                let mut actions = [right, wrong];
                actions.sort_unstable();
                actions.map(CubeAction::word).to_vec()
            }
        }
    }

    /// Returns the listed answer with the number `answer`; `answer` itself if it is no such number.
    #[must_use]
    pub fn chosen(self, answer: &str) -> &str {
        let listed = answer.parse().ok().and_then(|number: usize| self.answers().get(number.checked_sub(1)?).copied());
        listed.unwrap_or(answer)
    }

    /// Judges an answer: a play in notation, the name of a cube action, or the number of an answer to choose from.
    #[must_use]
    pub fn judge(self, answer: &str) -> Verdict {
        let answer = self.chosen(answer);
        match self.step.task {
            Task::Cube { right, .. } if answer == right.word() => Verdict::Right,
            Task::Cube { wrong, .. } if answer == wrong.word() => Verdict::Wrong,
            Task::Cube { .. } => Verdict::Unknown,
            Task::Play { roll, goal, .. } => {
                match Ruleset::from(self.variant).parse_play(&self.situation(roll), answer) {
                    Ok(legal) if goal.is_reached(&self.step.position, &legal) => Verdict::Right,
                    Ok(_) => Verdict::Wrong,
                    Err(illegal) => Verdict::Illegal(illegal),
                }
            }
        }
    }

    /// Returns the situation of a step in which White has to play `roll`.
    #[must_use]
    pub fn situation(self, roll: Roll) -> Situation {
        let points = match self.variant.rules().scoring {
            Scoring::Nothing => None,
            Scoring::HitsAndBridges => Some(self.step.points),
        };
        let situation = Situation::new(self.step.position, Player::White, roll);
        Situation { doublets: self.step.doublets, points, ..situation }
    }
}
