//! The steps of a tutorial as data.

use crate::rules::{ByPlayer, Ending, LegalPlay, OFF, Player, Position, Roll};

/// A position with a question. The learner plays White.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Names the texts: `tutorial-ID`, which teaches and asks, `tutorial-ID-right`, and `tutorial-ID-wrong` if an answer
    /// can be legal and wrong.
    pub id: &'static str,
    pub position: Position,
    pub task: Task,
    /// Puff: the doublets that White has rolled before.
    pub doublets: u8,
    /// Tric-Trac: both players' points.
    pub points: ByPlayer<u8>,
}

/// What the learner has to answer.
#[derive(Clone, Copy, Debug)]
pub enum Task {
    /// Play `roll` so that it reaches `goal`. `answers` are plays to choose from, legal or not; any other legal play that
    /// reaches the goal is right, too.
    Play { roll: Roll, goal: Goal, answers: &'static [&'static str] },
    /// Choose between two cube actions.
    Cube { right: CubeAction, wrong: CubeAction },
}

/// What a play has to achieve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Every legal play is right.
    Legal,
    /// The play hits.
    Hit,
    /// The play leaves no single checker on the board.
    NoBlot,
    /// The play bears off this many checkers.
    Off(u8),
    /// The play pins a checker (Plakoto).
    Pin,
    /// At least two checkers stand on this point after the play.
    Hold(u8),
    /// The play scores at least this many points (Tric-Trac).
    Score(u8),
    /// The play wins the game.
    Win,
}

/// What a player can do about the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CubeAction {
    Roll,
    Double,
    Take,
    Drop,
}

impl Goal {
    /// Returns whether White's legal play, from the position `before`, reaches the goal.
    pub(super) fn is_reached(self, before: &Position, legal: &LegalPlay) -> bool {
        let old = &before.checkers.white;
        let new = &legal.after.checkers.white;
        match self {
            Goal::Legal => true,
            Goal::Hit => legal.play.moves.iter().any(|made| made.hit),
            Goal::NoBlot => new[1..25].iter().all(|count| *count != 1),
            Goal::Off(count) => new[usize::from(OFF)] >= old[usize::from(OFF)] + count,
            Goal::Pin => legal.after.pinned.black.count_ones() > before.pinned.black.count_ones(),
            Goal::Hold(point) => new[usize::from(point)] >= 2,
            Goal::Score(points) => legal.points >= points,
            Goal::Win => matches!(legal.ends, Some(Ending::Won { winner: Player::White, .. })),
        }
    }
}

impl CubeAction {
    /// Returns the name of the command for the action.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            CubeAction::Roll => "roll",
            CubeAction::Double => "double",
            CubeAction::Take => "take",
            CubeAction::Drop => "drop",
        }
    }

    /// Returns whether the action answers a double of the opponent.
    #[must_use]
    pub fn is_answer(self) -> bool {
        match self {
            CubeAction::Roll | CubeAction::Double => false,
            CubeAction::Take | CubeAction::Drop => true,
        }
    }
}
