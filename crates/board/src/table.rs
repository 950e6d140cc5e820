//! A match at a table: invitation, turns, cube and score, as a fold over events.
//!
//! [`Table::act`] decides: it turns an [`Action`] into the [`Event`]s that follow from it, or returns a [`Refusal`].
//! [`Table::apply`] changes: a table is the fold of its events, so the same events always give the same table.

mod act;
mod action;
mod apply;
mod checkers;
mod clock;
mod cube;
mod dice;
mod event;
mod formats;
mod game;
mod id;
mod money;
mod orders;
mod pauses;
mod refusal;
mod score_sheet;
mod seat;
mod session;
mod tavli_games;
mod terms;
mod time_control;
mod transition;
mod undo;
mod units;
mod vacation;

pub use self::action::Action;
pub use self::checkers::Checkers;
pub use self::cube::NoDouble;
pub use self::dice::{Dice, DiceExhausted};
pub use self::event::{AutoReason, CloseReason, EndReason, Event, offers_since_roll};
pub use self::formats::diagram::{Diagram, InvalidId};
pub use self::formats::parse_position_id::parse_position_id;
pub use self::formats::pasted::id_in;
pub use self::formats::position_id::position_ids;
pub use self::game::{Cube, Game, Offer, Phase, Undoable};
pub use self::id::{TableId, UnknownTable};
pub use self::money::{Beavers, MoneyRules};
pub use self::orders::{CubeAnswer, Orders};
pub use self::pauses::Pauses;
pub use self::refusal::{ActError, Refusal};
pub use self::score_sheet::{GameRecord, score_sheet, unfinished_game};
pub use self::seat::{BySeat, Seat};
pub use self::tavli_games::TavliGames;
pub use self::terms::{GameChoice, Length, Opening, Start, Terms};
pub use self::time_control::{Clock, TimeControl};
pub use self::transition::Transition;
pub use self::undo::{turns_taken_back, without_undone};
pub use self::units::{DAY, HOUR, MINUTE, SECOND};
pub use self::vacation::{MAX_VACATION_DAYS, Month, month_of, plan_vacation, vacation_left, year_of, year_start};

use serde::{Deserialize, Serialize};

/// The stage of a table between its invitation and its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The invitation has not been answered yet.
    Inviting,
    Playing(Game),
    /// No game was played, or the players called it off.
    Closed(CloseReason),
    /// The match is over; `winner` is `None` for a drawn game and for a series without a winner.
    Over {
        winner: Option<Seat>,
        last: Game,
    },
}

/// Whether a match is before, in or after its Crawford game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Crawford {
    /// No player has been one point away yet.
    #[default]
    Before,
    /// This is the Crawford game, so nobody doubles.
    Now,
    /// Post-Crawford.
    After,
}

/// A table: the terms that two players agreed on, and the state of their match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub terms: Terms,
    /// Who begins the first game of a rematch, where the winner of a game begins the next one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// The checkers for which the players wished when the match began.
    #[serde(default, skip_serializing_if = "terms::is_default")]
    pub checkers: BySeat<Checkers>,
    pub stage: Stage,
    /// The points won so far.
    pub score: BySeat<u32>,
    pub crawford: Crawford,
    /// The number of the current turn, counted from 1 through all games of the match: what players call "move 12". A
    /// choice that was offered in one turn is out of date in any other.
    pub turn: u32,
    /// The clock; `None` if none is used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The number of events of the running game since each seat's own last decision, which it has not read about yet.
    pub unread: BySeat<u32>,
}

impl Table {
    /// Creates the table of a new invitation.
    #[must_use]
    pub fn new(terms: Terms) -> Table {
        let clock = terms.clock.map(Clock::new);
        let Start { score, crawford } = terms.start.unwrap_or_default();
        Table {
            terms,
            first: None,
            checkers: BySeat::default(),
            stage: Stage::Inviting,
            score,
            crawford,
            turn: 1,
            unread: BySeat::default(),
            clock,
        }
    }

    /// Returns the running game.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        match &self.stage {
            Stage::Playing(game) => Some(game),
            Stage::Inviting | Stage::Closed(_) | Stage::Over { .. } => None,
        }
    }

    /// Returns the running game, or the last one of a finished match.
    #[must_use]
    pub fn shown_game(&self) -> Option<&Game> {
        match &self.stage {
            Stage::Playing(game) | Stage::Over { last: game, .. } => Some(game),
            Stage::Inviting | Stage::Closed(_) => None,
        }
    }

    /// Returns whether the table waits for a decision.
    #[must_use]
    pub fn is_open(&self) -> bool {
        match self.stage {
            Stage::Inviting | Stage::Playing(_) => true,
            Stage::Closed(_) | Stage::Over { .. } => false,
        }
    }

    /// Returns the seat that has the next decision; `None` if nothing is left to decide.
    #[must_use]
    pub fn to_decide(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Inviting => Some(Seat::Invited),
            Stage::Playing(game) => game.to_decide(),
            Stage::Closed(_) | Stage::Over { .. } => None,
        }
    }

    /// Returns whether the match may end with this game after `answer` to a double of `by`, so that the bot asks to
    /// confirm the answer.
    #[must_use]
    pub fn can_decide_match(&self, by: Seat, answer: CubeAnswer) -> bool {
        match answer {
            CubeAnswer::Take => self.decides_match(by, 2),
            CubeAnswer::Drop => self.decides_match(by, 1),
        }
    }

    /// Returns whether `seat` can still lose the running game with this level, 1 to 4.
    #[must_use]
    pub fn can_lose(&self, seat: Seat, level: u8) -> bool {
        self.game().is_some_and(|game| level <= game.most_lost_by(seat))
    }

    /// Returns whether a resignation of `seat` ends the game without asking the opponent, because it gives them the
    /// match or the most that they could win.
    #[must_use]
    pub fn is_resignation_final(&self, seat: Seat, level: u8) -> bool {
        let most = self.game().map_or(0, |game| game.most_lost_by(seat));
        let counts = self.counts(level.into());
        self.can_lose(seat, level) && (counts == self.counts(most.into()) || self.decides_match(seat.other(), counts))
    }

    /// Returns whether `seat` loses the match by this resignation.
    #[must_use]
    pub fn resignation_loses_match(&self, seat: Seat, level: u8) -> bool {
        self.decides_match(seat.other(), self.counts(level.into()))
    }

    /// Returns whether `winner` wins the match by winning the running game at `level` times the cube.
    fn decides_match(&self, winner: Seat, level: u32) -> bool {
        let value = self.game().map_or(1, |game| game.cube.value);
        self.terms.length.points().is_some_and(|length| self.score[winner] + level * value >= length)
    }

    /// Returns the seat whose clock runs.
    #[must_use]
    pub fn clock_runs_for(&self) -> Option<Seat> {
        let game = self.game().filter(|game| self.clock.is_some() && game.chooser.is_none())?;
        game.awaited_seat()
    }

    /// Returns the time that `seat` had left at the last clock update, including grace, in milliseconds; `None` without
    /// a clock.
    #[must_use]
    pub fn time_left(&self, seat: Seat) -> Option<i64> {
        self.clock.map(|clock| clock.pool[seat] + clock.grace[seat])
    }

    /// Returns whether a gammon would count as a single game now: by the Jacoby rule, as long as nobody has taken the
    /// cube.
    #[must_use]
    pub fn is_jacoby_in_force(&self) -> bool {
        let jacoby = self.terms.length.money().is_some_and(|money| money.jacoby);
        jacoby && self.game().is_some_and(|game| game.cube.owner.is_none())
    }

    /// Returns how many times the cube a game of this level counts now.
    fn counts(&self, level: u32) -> u32 {
        if self.is_jacoby_in_force() { level.min(1) } else { level }
    }

    /// Returns whether the double that waits for an answer may be beavered or raccooned.
    #[must_use]
    pub fn can_beaver(&self) -> bool {
        let most = self.terms.length.money().map_or(0, MoneyRules::max_beavers);
        // A beaver doubles the value that was offered.
        let has_room = |game: &Game| 4 * game.cube.value <= Cube::HIGHEST;
        self.game().is_some_and(|game| game.beavers().is_some_and(|turned| turned < most) && has_room(game))
    }

    /// Returns whether a game is over here while others go on or follow.
    #[must_use]
    pub fn has_finished_game(&self) -> bool {
        self.game().is_some_and(|game| game.number > 1 || game.chooser.is_some())
    }

    /// Returns whether this is a money session with a finished game, so that its score remains if both players stop
    /// now.
    #[must_use]
    pub fn has_score(&self) -> bool {
        self.terms.length.money().is_some() && self.has_finished_game()
    }
}
