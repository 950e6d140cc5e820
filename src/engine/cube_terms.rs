//! What a position is worth in a game with its cube and its score.

use super::chances::Chances;
use super::cube::{CubeEquities, Owner, after_play, cube_equities, equity};
use super::outlook::{AfterRoll, Outlook};
use super::stakes::Stakes;
use crate::rules::Ruleset;

/// The cube of a game and what is played for, from the view of one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeTerms {
    pub stakes: Stakes,
    /// The value of the cube.
    pub value: u32,
    pub owner: Owner,
    /// Whether the cube may be turned in this game: it has one, and is not the Crawford game.
    pub has_cube: bool,
    /// Whether gammons do not count unless the cube is turned.
    pub is_jacoby: bool,
}

impl CubeTerms {
    /// Returns what doubling is worth to this player, who is on roll with this `outlook`, in points or as a chance to win the
    /// match.
    #[must_use]
    pub fn equities(&self, outlook: &Outlook, ruleset: &Ruleset) -> CubeEquities {
        let worth = |points: i64| self.stakes.worth(points);
        let equities = cube_equities(outlook, &worth, self.value, self.owner, self.is_jacoby);
        if self.has_cube {
            equities
        } else {
            CubeEquities { no_double: self.worth(&outlook.chances(), ruleset), ..equities }
        }
    }

    /// Returns the same in units of the cube: a double that is dropped is worth 1.
    #[must_use]
    pub fn equities_in_units(&self, outlook: &Outlook, ruleset: &Ruleset) -> CubeEquities {
        self.equities(outlook, ruleset).in_units(self.stakes.unit(self.value))
    }

    /// Returns what a game with these `chances` is worth to this player, in points or as a chance to win the match.
    #[must_use]
    pub fn worth(&self, chances: &Chances, ruleset: &Ruleset) -> f32 {
        if self.has_cube {
            equity(chances, &|points| self.stakes.worth(points), self.value, self.owner)
        } else {
            self.stakes.middle(self.value) + self.stakes.unit(self.value) * self.worth_without_cube(chances, *ruleset)
        }
    }

    /// Returns what the game is worth to this player after a play that leaves these `chances`, in points of a single game at
    /// the value of the cube. The opponent is on roll then, and may double at once.
    #[must_use]
    pub fn worth_after_play(&self, chances: &Chances, ruleset: &Ruleset) -> f32 {
        if self.has_cube {
            self.worth_against(&chances.flipped().into())
        } else {
            self.worth_without_cube(chances, *ruleset)
        }
    }

    /// Returns the same after the best play of a roll of this player.
    #[must_use]
    pub fn worth_after_roll(&self, after: &AfterRoll, ruleset: &Ruleset) -> f32 {
        if self.has_cube {
            self.worth_against(&after.outlook)
        } else {
            self.worth_without_cube(&after.chances(), *ruleset)
        }
    }

    /// Returns the same, where the opponent is on roll with this outlook.
    fn worth_against(&self, theirs: &Outlook) -> f32 {
        let worth = after_play(theirs, &|points| self.stakes.worth(points), self.value, self.owner, self.is_jacoby);
        (worth - self.stakes.middle(self.value)) / self.stakes.unit(self.value)
    }

    fn worth_without_cube(&self, chances: &Chances, ruleset: Ruleset) -> f32 {
        chances.worth(&self.stakes.values(&ruleset, self.value))
    }
}
