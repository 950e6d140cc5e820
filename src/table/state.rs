//! The state of a table, and what can be read from it.

use serde::{Deserialize, Serialize};

use super::event::CloseReason;
use super::game::{Cube, Game};
use super::money::MoneyRules;
use super::orders::CubeAnswer;
use super::seat::{BySeat, Seat};
use super::terms::Terms;
use super::time_control::Clock;

/// Where the table stands in its life.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The invited one has not answered yet.
    Inviting,
    Playing(Game),
    /// It never came to a game, or both called it off.
    Closed(CloseReason),
    /// Everything is decided; `winner` is `None` for a game that was drawn, and for a series without a winner.
    Over {
        winner: Option<Seat>,
        last: Game,
    },
}

/// Where a match stands towards its Crawford game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Crawford {
    /// Nobody is one point away yet.
    #[serde(rename = "ahead")]
    Before,
    /// This is the Crawford game: no doubles.
    Now,
    /// Post-Crawford.
    #[serde(rename = "over")]
    After,
}

/// A table: what two people agreed upon, and how far they have come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub terms: Terms,
    pub stage: Stage,
    /// Points won so far.
    pub score: BySeat<u32>,
    pub crawford: Crawford,
    /// The number of the running turn, counted from 1 through all games of the match: what people call "move 12".
    /// A choice offered in one turn is out of date in any other.
    pub turn: u32,
    /// The clock, where one is used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// How many of the latest events of the running game came after each seat's own last decision: what it has not
    /// read of.
    #[serde(default)]
    pub unread: BySeat<u32>,
}

impl Table {
    /// The table of a fresh invitation.
    #[must_use]
    pub fn new(terms: Terms) -> Table {
        let clock = terms.clock.map(Clock::new);
        Table {
            terms,
            stage: Stage::Inviting,
            score: BySeat::default(),
            crawford: Crawford::Before,
            turn: 1,
            unread: BySeat::default(),
            clock,
        }
    }

    /// The game that is running.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        match &self.stage {
            Stage::Playing(game) => Some(game),
            Stage::Inviting | Stage::Closed(_) | Stage::Over { .. } => None,
        }
    }

    /// The running game, or the last one of a table that is over.
    #[must_use]
    pub fn shown_game(&self) -> Option<&Game> {
        match &self.stage {
            Stage::Playing(game) | Stage::Over { last: game, .. } => Some(game),
            Stage::Inviting | Stage::Closed(_) => None,
        }
    }

    /// Whether anything can still happen here.
    #[must_use]
    pub fn is_open(&self) -> bool {
        match self.stage {
            Stage::Inviting | Stage::Playing(_) => true,
            Stage::Closed(_) | Stage::Over { .. } => false,
        }
    }

    /// Who has the next decision; `None` where nothing is left to decide.
    #[must_use]
    pub fn to_decide(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Inviting => Some(Seat::Invited),
            Stage::Playing(game) => game.to_decide(),
            Stage::Closed(_) | Stage::Over { .. } => None,
        }
    }

    /// Whether the match may end with this game after its opponent's `answer` to the double of `by`, so that the answer
    /// deserves a second thought.
    #[must_use]
    pub fn can_decide_match(&self, by: Seat, answer: CubeAnswer) -> bool {
        match answer {
            CubeAnswer::Take => self.decides_match(by, 2),
            CubeAnswer::Drop => self.decides_match(by, 1),
        }
    }

    /// Whether the game ends with this resignation of `seat` without the opponent being asked: nobody declines the most that
    /// he could win, or the match.
    #[must_use]
    pub fn is_resignation_final(&self, seat: Seat, level: u8) -> bool {
        let most = self.game().map_or(0, |game| game.ruleset.max_value());
        let counts = self.counts(level.into());
        level <= most && (counts == self.counts(most.into()) || self.decides_match(seat.other(), counts))
    }

    /// Whether `seat` loses the match when he resigns so.
    #[must_use]
    pub fn resignation_loses_match(&self, seat: Seat, level: u8) -> bool {
        self.decides_match(seat.other(), self.counts(level.into()))
    }

    /// Whether `winner` has the match when he wins the running game with so many times the cube.
    pub(super) fn decides_match(&self, winner: Seat, level: u32) -> bool {
        let value = self.game().map_or(1, |game| game.cube.value);
        self.terms.length.points().is_some_and(|length| self.score[winner] + level * value >= length)
    }

    /// Whose clock runs.
    #[must_use]
    pub fn clock_runs_for(&self) -> Option<Seat> {
        let game = self.game().filter(|game| self.clock.is_some() && game.chooser.is_none())?;
        game.to_go_on()
    }

    /// How long `seat` had when the clock was last pressed, grace included, in milliseconds; `None` without a clock.
    #[must_use]
    pub fn time_left(&self, seat: Seat) -> Option<i64> {
        self.clock.map(|clock| clock.pool[seat] + clock.grace[seat])
    }

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
