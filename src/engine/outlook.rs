//! What a player on roll has to expect, roll by roll.

use super::chances::Chances;
use crate::rules::Roll;

/// The usual efficiency of the cube. GNU Backgammon uses 0.68 at the end of its search; judged by it, our decisions lose less
/// with this (`.ci/strength.py cube`).
pub(super) const EFFICIENCY: f32 = 0.72;

/// What the player on roll has to expect, as far as a search looked. It is kept apart by rolls, since the players decide about
/// the cube after each of them, and since a roll may be lucky.
#[derive(Clone, Debug, PartialEq)]
pub enum Outlook {
    /// The search ends here.
    Chances {
        chances: Chances,
        /// The efficiency of the cube, from 0 to 1 (see `src/engine/cube.rs`).
        efficiency: f32,
    },
    /// Each of the 21 different rolls.
    Rolls(Vec<AfterRoll>),
}

/// What there is to expect after the best play of a roll.
#[derive(Clone, Debug, PartialEq)]
pub struct AfterRoll {
    pub roll: Roll,
    /// How many of the 36 rolls it stands for.
    pub weight: f32,
    /// Whether the same player rolls again.
    pub again: bool,
    /// The view of whoever rolls next.
    pub outlook: Outlook,
}

impl From<Chances> for Outlook {
    fn from(chances: Chances) -> Outlook {
        Outlook::Chances { chances, efficiency: EFFICIENCY }
    }
}

impl Outlook {
    /// Returns the chances of the player on roll.
    #[must_use]
    pub fn chances(&self) -> Chances {
        match self {
            Outlook::Chances { chances, .. } => *chances,
            Outlook::Rolls(rolls) => Chances::mean(rolls.iter().map(|after| (after.chances(), after.weight))),
        }
    }

    /// Returns what there is to expect after `roll`; `None` if the search did not look so far.
    #[must_use]
    pub fn after(&self, roll: Roll) -> Option<&AfterRoll> {
        match self {
            Outlook::Chances { .. } => None,
            Outlook::Rolls(rolls) => {
                rolls.iter().find(|after| (after.roll.higher(), after.roll.lower()) == (roll.higher(), roll.lower()))
            }
        }
    }

    /// Returns the mean of what `worth` says of each roll; 0 if the search did not look so far.
    pub(super) fn mean(&self, worth: impl Fn(&AfterRoll) -> f32) -> f32 {
        let Outlook::Rolls(rolls) = self else { return 0.0 };
        let (sum, total) = rolls
            .iter()
            .fold((0.0, 0.0), |(sum, total), after| (sum + after.weight * worth(after), total + after.weight));
        sum / total
    }

    /// Returns how much better `roll` is than the average roll, in the unit of `worth`. All rolls together are worth 0.
    #[must_use]
    pub fn luck(&self, roll: Roll, worth: impl Fn(&AfterRoll) -> f32) -> f32 {
        self.after(roll).map_or(0.0, |after| worth(after) - self.mean(&worth))
    }
}

impl AfterRoll {
    /// Returns the chances of the player who has rolled.
    #[must_use]
    pub fn chances(&self) -> Chances {
        let chances = self.outlook.chances();
        if self.again { chances } else { chances.flipped() }
    }
}
