//! What happened at a table. Events are what is stored, append-only; a table is their fold.

use serde::{Deserialize, Serialize};

use super::orders::Orders;
use super::seat::Seat;
use super::terms::Terms;
use crate::rules::{Play, Position, RestOfRoll, Roll};

/// Something that happened. The stored form is JSON with the name of the event in `event`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Invited {
        terms: Terms,
    },
    Accepted,
    Closed {
        #[serde(rename = "closing")]
        reason: CloseReason,
    },
    /// One die each for the opening: the inviter's first.
    #[serde(rename = "threw")]
    OpeningRolled {
        dice: Roll,
    },
    /// Two dice each for the opening (Tric-Trac, Puff).
    #[serde(rename = "threw_pairs")]
    OpeningPairsRolled {
        inviter: Roll,
        invited: Roll,
    },
    Rolled {
        seat: Seat,
        roll: Roll,
        /// Whether these dice had fallen before a play was taken back: nothing was thrown now.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        again: bool,
    },
    /// No throw could be played, so none was made.
    ClosedOut {
        seat: Seat,
    },
    /// The roll on the board cannot be played.
    Passed {
        seat: Seat,
        /// What a standing grand bridge scores (Tric-Trac).
        #[serde(default, skip_serializing_if = "is_zero")]
        points: u8,
    },
    Played {
        seat: Seat,
        play: Play,
        after: Position,
        /// What the play scores (Tric-Trac).
        #[serde(default, skip_serializing_if = "is_zero")]
        points: u8,
        /// What is left of the roll if the game that this play ends goes on (Tric-Trac).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rest: Option<RestOfRoll>,
        /// Why its player was not asked for it, where the bot made it.
        #[serde(rename = "unasked", default, skip_serializing_if = "Option::is_none")]
        automatic: Option<AutoReason>,
    },
    /// `to` is the value that the game would have.
    Doubled {
        seat: Seat,
        to: u32,
    },
    /// The one who takes a double, or the one who doubled before, turns the cube on at once: `to` is the value that the
    /// game would have. The cube stays with the one who took.
    Beavered {
        seat: Seat,
        to: u32,
        /// Whether it answers a beaver.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        raccoon: bool,
    },
    Taken {
        seat: Seat,
        to: u32,
        /// Whose the cube is, where it is not this seat's: that of the one who has beavered.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        owner: Option<Seat>,
    },
    Dropped {
        seat: Seat,
    },
    ResignationOffered {
        seat: Seat,
        level: u8,
    },
    /// This seat offers to lose a single game and to end the money session with it.
    LeaveOffered {
        seat: Seat,
    },
    /// `level` is 1 for a single game, 2 for a gammon, 3 for a backgammon and 0 for a draw; `points` is what the
    /// winner scores for it, cube included.
    GameEnded {
        winner: Option<Seat>,
        level: u8,
        points: u32,
        #[serde(rename = "how")]
        reason: EndReason,
        /// Whether it counts single by the Jacoby rule.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        jacoby: bool,
    },
    /// A tie of the opening throw has doubled the stake by itself; `to` is the value that the cube has now.
    AutomaticDouble {
        to: u32,
    },
    /// A money session has ended, and the running game counts nothing: left by this seat before a play was made in it, or
    /// by both.
    SessionEnded {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// The winner of a game of Tric-Trac plays on from its position.
    #[serde(rename = "went_on")]
    PlayedOn {
        seat: Seat,
    },
    /// The winner of a game of Tric-Trac has the board set up anew.
    SetUp {
        seat: Seat,
    },
    /// This seat offers to call everything off.
    CancelOffered {
        seat: Seat,
    },
    /// This seat asks to take its latest play, which is this one, back, though dice have fallen since.
    TakebackOffered {
        seat: Seat,
        play: Play,
    },
    #[serde(alias = "resignation_refused", alias = "cancel_refused")]
    OfferRefused {
        seat: Seat,
    },
    #[serde(alias = "resignation_withdrawn", alias = "cancel_withdrawn")]
    OfferWithdrawn {
        seat: Seat,
    },
    /// The clock has run until `at` (milliseconds since 1970) for the one who had the decision, but for so many
    /// milliseconds in which it stood still.
    #[serde(rename = "pressed")]
    ClockUpdated {
        at: i64,
        #[serde(rename = "stood", default, skip_serializing_if = "is_nothing")]
        paused: i64,
    },
    /// This seat has taken its latest play back, alone or because the other one agrees: the same roll is to be played
    /// again.
    Undone {
        seat: Seat,
    },
    /// What this seat leaves to the bot from now on; for himself alone to know.
    Ordered {
        seat: Seat,
        orders: Orders,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
pub(super) fn is_zero(points: &u8) -> bool {
    *points == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn is_nothing(time: &i64) -> bool {
    *time == 0
}

/// Why the bot made a play without asking its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AutoReason {
    OnlyPlay,
    /// He leaves his bearing off to the bot.
    BearsOff,
}

/// How a table was closed without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CloseReason {
    Declined,
    Withdrawn,
    /// Nobody answered in time.
    #[serde(rename = "lapsed")]
    Expired,
    /// A newer invitation between the same two took its place.
    Replaced,
    /// Called off by one of the two before the first play.
    CalledOff,
    /// Called off by both.
    Cancelled,
    /// Ended by somebody who looks after the place.
    #[serde(rename = "ended")]
    EndedByAdmin,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    Played,
    Dropped,
    Resigned,
    /// The loser's time was up.
    Claimed,
    /// The loser has resigned the money session.
    Left,
}

impl Event {
    /// The pairs of dice that fell for this event.
    #[must_use]
    pub fn dice(&self) -> Vec<Roll> {
        match self {
            Event::OpeningRolled { dice: roll } | Event::Rolled { roll, again: false, .. } => vec![*roll],
            Event::OpeningPairsRolled { inviter, invited } => vec![*inviter, *invited],
            _ => Vec::new(),
        }
    }
}
