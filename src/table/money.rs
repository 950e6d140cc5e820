//! MoneyRules sessions (rules, section 2.2): game follows game until the players leave, and each counts its points.

use serde::{Deserialize, Serialize};

use super::{BySeat, Clock, Cube, Game, Seat, Stage, Table};

/// What is played for points without end, beyond the rules of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MoneyRules {
    /// Gammons and backgammons count only in a game whose cube was taken.
    pub jacoby: bool,
    pub beavers: Beavers,
    /// How many ties of an opening throw double the stake of the game; the cube stays in the middle.
    pub automatic_doubles: u8,
}

/// How often a double may be turned on at once, before the dice fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Beavers {
    #[default]
    Never,
    /// Once, by the one who takes.
    Once,
    /// And once more by the one who doubled: a raccoon.
    Twice,
}

impl MoneyRules {
    /// How often a double may be turned on at once.
    pub(super) fn most_beavers(self) -> u8 {
        match self.beavers {
            Beavers::Never => 0,
            Beavers::Once => 1,
            Beavers::Twice => 2,
        }
    }
}

impl Table {
    /// Whether a gammon counts no more than a single game if the running game ends now: by the Jacoby rule, as long as
    /// nobody has taken the cube.
    #[must_use]
    pub fn is_jacoby_in_force(&self) -> bool {
        let jacoby = self.terms.length.money().is_some_and(|money| money.jacoby);
        jacoby && self.game().is_some_and(|game| game.cube.owner.is_none())
    }

    /// How many times the cube a game of this level counts now.
    pub(super) fn counts(&self, level: u32) -> u32 {
        if self.is_jacoby_in_force() { level.min(1) } else { level }
    }

    /// Whether the double that waits for its answer may be turned on at once.
    #[must_use]
    pub fn can_beaver(&self) -> bool {
        let most = self.terms.length.money().map_or(0, MoneyRules::most_beavers);
        // The cube goes to twice what was offered.
        let has_room = |game: &Game| 4 * game.cube.value <= Cube::HIGHEST;
        self.game().is_some_and(|game| game.beavers().is_some_and(|turned| turned < most) && has_room(game))
    }

    /// Whether this is a money session of which a game has ended already, so that its score stays when both stop now.
    #[must_use]
    pub fn has_score(&self) -> bool {
        let ended = |game: &Game| game.number > 1 || game.chooser.is_some();
        self.terms.length.money().is_some() && self.game().is_some_and(ended)
    }
}

/// Who has more points, if anybody.
pub(super) fn leader(score: BySeat<u32>) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| score[*seat] > score[seat.other()])
}

/// The players of a session have left, and what they have won stays as it is.
pub(super) fn session_ended(table: &mut Table) {
    let Some(mut last) = table.game().cloned() else { return };
    (last.offer, last.chooser) = (None, None);
    table.stage = Stage::Over { winner: leader(table.score), last };
}

/// A session has no end for which a pool could be meant, so that each of its games has its own time.
pub(super) fn refill(table: &mut Table) {
    if let (Some(clock), Some(pace), Some(_)) = (&mut table.clock, table.terms.clock, table.terms.length.money()) {
        let Clock { pool, grace, .. } = Clock::new(pace);
        (clock.pool, clock.grace) = (pool, grace);
    }
}
