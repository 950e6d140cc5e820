//! What a player on roll has to expect, roll by roll.

use kafenio_board::rules::Roll;

use super::chances::Chances;

/// The usual efficiency of the cube. GNU Backgammon uses 0.68 at the end of its search; judged by it, our decisions lose less
/// with this (`.ci/strength.py cube`).
pub(super) const EFFICIENCY: f32 = 0.72;

/// What a position is worth where nobody looks further ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub chances: Chances,
    /// The efficiency of the cube, from 0 to 1 (see `src/engine/cube.rs`).
    pub efficiency: f32,
}

/// What the player on roll has to expect, as far as a search looked. It is kept apart by rolls, since the players decide about
/// the cube after each of them, and since a roll may be lucky.
#[derive(Clone, Debug, PartialEq)]
pub enum Outlook {
    /// The search or the game ends here.
    Estimate(Estimate),
    /// What follows the best play of each of the 21 different rolls.
    Rolls(Vec<AfterRoll>),
}

/// What follows a play, or a roll that cannot be played.
#[derive(Clone, Debug, PartialEq)]
pub struct After {
    /// Whether the same player rolls again.
    pub again: bool,
    /// The view of whoever rolls next.
    pub outlook: Outlook,
}

/// What follows the best play of a roll.
#[derive(Clone, Debug, PartialEq)]
pub struct AfterRoll {
    pub roll: Roll,
    /// How many of the 36 rolls it stands for.
    pub weight: f32,
    pub after: After,
}

impl From<Chances> for Estimate {
    fn from(chances: Chances) -> Estimate {
        Estimate { chances, efficiency: EFFICIENCY }
    }
}

impl Estimate {
    /// Returns the view of the opponent.
    #[must_use]
    pub fn flipped(self) -> Estimate {
        Estimate { chances: self.chances.flipped(), ..self }
    }
}

impl From<Chances> for Outlook {
    fn from(chances: Chances) -> Outlook {
        Outlook::Estimate(chances.into())
    }
}

impl Outlook {
    /// Returns the chances of the player on roll.
    #[must_use]
    pub fn chances(&self) -> Chances {
        match self {
            Outlook::Estimate(estimate) => estimate.chances,
            Outlook::Rolls(rolls) => Chances::mean(rolls.iter().map(|roll| (roll.after.chances(), roll.weight))),
        }
    }

    /// Returns what follows `roll`; `None` if the search did not look so far.
    #[must_use]
    pub fn after(&self, roll: Roll) -> Option<&After> {
        let Outlook::Rolls(rolls) = self else { return None };
        let dice = |roll: Roll| (roll.higher(), roll.lower());
        rolls.iter().find(|after| dice(after.roll) == dice(roll)).map(|found| &found.after)
    }

    /// Returns how much better `roll` is than the average roll, in the unit of `worth`. All rolls together are worth 0. `None`
    /// if the search did not look so far.
    pub fn luck(&self, roll: Roll, worth: impl Fn(&After) -> f32) -> Option<f32> {
        let Outlook::Rolls(rolls) = self else { return None };
        Some(worth(self.after(roll)?) - mean(rolls, &worth))
    }
}

/// Returns the mean of what `worth` says of each roll.
pub(super) fn mean(rolls: &[AfterRoll], worth: impl Fn(&After) -> f32) -> f32 {
    let total: f32 = rolls.iter().map(|roll| roll.weight).sum();
    rolls.iter().map(|roll| roll.weight * worth(&roll.after)).sum::<f32>() / total
}

impl After {
    /// Returns what follows if the player who has played has this estimate.
    pub(super) fn of_mover(estimate: Estimate, again: bool) -> After {
        After { again, outlook: Outlook::Estimate(if again { estimate } else { estimate.flipped() }) }
    }

    /// Returns the chances of the player who has played.
    #[must_use]
    pub fn chances(&self) -> Chances {
        let chances = self.outlook.chances();
        if self.again { chances } else { chances.flipped() }
    }
}
