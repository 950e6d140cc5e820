//! What a position is worth in a game with its cube and its score.

use kafenio_board::rules::Ruleset;

use super::chances::Chances;
use super::cube::{CubeEquities, CubeView, Owner, Worth};
use super::outlook::{After, Outlook};
use super::stakes::Stakes;

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
    /// Whether a double may be answered by a beaver, in a money session.
    pub has_beavers: bool,
}

impl CubeTerms {
    /// Returns what doubling is worth to this player, who is on roll with this `outlook`, in points or as a chance to win the
    /// match.
    #[must_use]
    pub fn equities(&self, outlook: &Outlook, ruleset: &Ruleset) -> CubeEquities {
        if self.has_cube {
            let equities = self.view(&|points| self.stakes.worth(points)).equities(outlook);
            // A beaver turns the cube once more, and the opponent keeps it.
            let take = if self.is_beavered(&equities) { 2.0 * equities.take } else { equities.take };
            return CubeEquities { take, ..equities };
        }
        let no_double = self.worth(outlook, ruleset);
        CubeEquities { no_double, take: no_double, drop: self.stakes.worth(self.value.into()) }
    }

    /// Returns whether the opponent answers a double that is worth this much to the player with a beaver.
    #[must_use]
    pub fn is_beavered(&self, equities: &CubeEquities) -> bool {
        self.has_beavers && equities.take < 0.0
    }

    /// Returns what doubling is worth to this player in units of the cube: a double that is dropped is worth 1.
    #[must_use]
    pub fn equities_in_units(&self, outlook: &Outlook, ruleset: &Ruleset) -> CubeEquities {
        self.equities(outlook, ruleset).in_units(self.stakes.unit(self.value))
    }

    /// Returns what the game is worth to this player, who has this `outlook`, in points or as a chance to win the match.
    #[must_use]
    pub fn worth(&self, outlook: &Outlook, ruleset: &Ruleset) -> f32 {
        if self.has_cube {
            return self.view(&|points| self.stakes.worth(points)).before_roll(outlook);
        }
        self.stakes.middle(self.value)
            + self.stakes.unit(self.value) * self.worth_without_cube(&outlook.chances(), ruleset)
    }

    /// Returns the same in points of a single game at the value of the cube.
    #[must_use]
    pub fn worth_before(&self, outlook: &Outlook, ruleset: &Ruleset) -> f32 {
        self.in_points(self.worth(outlook, ruleset))
    }

    /// Returns what the game is worth to this player, who has just played, in points of a single game at the value of the cube.
    /// The opponent may double at once.
    #[must_use]
    pub fn worth_after(&self, after: &After, ruleset: &Ruleset) -> f32 {
        if !self.has_cube {
            return self.worth_without_cube(&after.chances(), ruleset);
        }
        self.in_points(self.view(&|points| self.stakes.worth(points)).after(after))
    }

    /// Returns what the game is worth to this player, who has these `chances`, if nobody turns the cube any more, in points of a
    /// single game at the value of the cube.
    #[must_use]
    pub fn worth_without_cube(&self, chances: &Chances, ruleset: &Ruleset) -> f32 {
        chances.worth(&self.stakes.values(ruleset, self.value))
    }

    /// Returns what it is worth to win this many points, or to lose them if there are less than 0, in points of a single game at
    /// the value of the cube.
    #[must_use]
    pub fn worth_of_result(&self, points: i64) -> f32 {
        self.in_points(self.stakes.worth(points))
    }

    /// Returns points, or a chance to win the match, in points of a single game at the value of the cube.
    fn in_points(&self, worth: f32) -> f32 {
        (worth - self.stakes.middle(self.value)) / self.stakes.unit(self.value)
    }

    fn view<'a>(&self, worth: Worth<'a>) -> CubeView<'a> {
        CubeView { worth, value: self.value, owner: self.owner, is_jacoby: self.is_jacoby }
    }
}
