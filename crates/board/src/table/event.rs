//! The events of a table. They are stored append-only, and a table is their fold.

use serde::{Deserialize, Serialize};

use super::checkers::Checkers;
use super::orders::Orders;
use super::seat::{BySeat, Seat};
use super::terms::{Terms, is_default};
use crate::rules::{Play, Position, RestOfRoll, Roll};

/// An event of a table. It is stored as JSON, with its name in the field `event`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Invited {
        terms: Terms,
        /// Who begins the first game where its rules let the winner of the last one begin: in a rematch, the winner of the
        /// match before it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<Seat>,
    },
    Accepted {
        /// The checkers for which the players wish.
        #[serde(default, skip_serializing_if = "is_default")]
        checkers: BySeat<Checkers>,
    },
    Closed {
        reason: CloseReason,
    },
    /// Each player rolls one die for the opening; the inviter's comes first.
    OpeningRolled {
        dice: Roll,
    },
    /// Each player rolls two dice for the opening (Tric-Trac, Puff).
    OpeningPairsRolled {
        inviter: Roll,
        invited: Roll,
    },
    Rolled {
        seat: Seat,
        roll: Roll,
        /// Whether these dice were rolled before a play was taken back, and come again now.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        again: bool,
    },
    /// The player did not roll, because no roll could be played.
    ClosedOut {
        seat: Seat,
    },
    /// The current roll cannot be played.
    Passed {
        seat: Seat,
        /// The points for a standing grand bridge (Tric-Trac).
        #[serde(default, skip_serializing_if = "is_zero")]
        points: u8,
    },
    Played {
        seat: Seat,
        play: Play,
        after: Position,
        /// The points that the play scores (Tric-Trac).
        #[serde(default, skip_serializing_if = "is_zero")]
        points: u8,
        /// The rest of the roll, if this play ends a game that may go on (Tric-Trac).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rest: Option<RestOfRoll>,
        /// Why the bot made the play; absent if the player made it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        automatic: Option<AutoReason>,
    },
    /// A player doubles; `to` is the value that the cube would have.
    Doubled {
        seat: Seat,
        to: u32,
    },
    /// A beaver by the player who takes a double, or a raccoon by the player who doubled. `to` is the value that the
    /// cube would have; the player who took the double keeps it.
    Beavered {
        seat: Seat,
        to: u32,
        /// Whether this is a raccoon.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        raccoon: bool,
    },
    Taken {
        seat: Seat,
        to: u32,
        /// The owner of the cube, if that is not this seat but the one that beavered.
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
    /// A player offers to lose a single game and to end the money session with it.
    LeaveOffered {
        seat: Seat,
    },
    /// A game has ended. `level` is 1 for a single game, 2 for a gammon, 3 for a backgammon and 0 for a draw; `points`
    /// is what the winner scores, including the cube.
    GameEnded {
        winner: Option<Seat>,
        level: u8,
        points: u32,
        reason: EndReason,
        /// Whether the game counts as single by the Jacoby rule.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        jacoby: bool,
    },
    /// A tie in the opening roll has doubled the stake; `to` is the new value of the cube.
    AutomaticDouble {
        to: u32,
    },
    /// A money session has ended and the running game counts nothing: `by` left before a play was made in it, or both
    /// players agreed.
    SessionEnded {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// The winner of a game of Tric-Trac plays on from its position.
    PlayedOn {
        seat: Seat,
    },
    /// The winner of a game of Tric-Trac has the board set up again.
    SetUp {
        seat: Seat,
    },
    /// A player offers to call everything off.
    CancelOffered {
        seat: Seat,
    },
    /// A player asks to take back their latest play, `play`, although dice were rolled since then.
    TakebackOffered {
        seat: Seat,
        play: Play,
    },
    OfferRefused {
        seat: Seat,
    },
    OfferWithdrawn {
        seat: Seat,
    },
    /// The clock of the player who had the decision has run until `at` (milliseconds since 1970), except for `paused`
    /// milliseconds.
    ClockUpdated {
        at: i64,
        #[serde(default, skip_serializing_if = "is_nothing")]
        paused: i64,
    },
    /// A player has taken back their latest play, alone or with the opponent's consent, and plays the same roll again.
    Undone {
        seat: Seat,
    },
    /// A player has set what the bot does for them from now on; the opponent does not see it.
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

/// Why the bot made a play without asking the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AutoReason {
    OnlyPlay,
    /// The player lets the bot bear off.
    BearsOff,
}

/// Why a table was closed without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CloseReason {
    Declined,
    Withdrawn,
    /// Nobody answered in time.
    Expired,
    /// A newer invitation between the same players replaced it.
    Replaced,
    /// One of the players left a session before its first play.
    NeverBegun,
    /// Both players agreed to cancel it.
    Cancelled,
    /// A moderator of the place ended it.
    EndedByModerator,
    /// One of two players in different places could not be reached for days, and the other one closed it.
    Abandoned,
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
    /// The loser resigned the money session.
    Left,
    /// The loser left for good, and lost the match with the game.
    Forfeited,
    /// A tournament decided the match.
    Adjudicated,
}

impl Event {
    /// Returns the seat that makes an offer with this event: to resign, to call everything off, or to take a play back.
    #[must_use]
    pub fn offered_by(&self) -> Option<Seat> {
        match self {
            Event::ResignationOffered { seat, .. }
            | Event::LeaveOffered { seat }
            | Event::CancelOffered { seat }
            | Event::TakebackOffered { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// Returns whether this answers or withdraws an offer, and the game goes on.
    #[must_use]
    pub fn ends_offer(&self) -> bool {
        matches!(self, Event::OfferRefused { .. } | Event::OfferWithdrawn { .. })
    }

    /// Returns the dice that were rolled for this event.
    #[must_use]
    pub fn dice(&self) -> Vec<Roll> {
        match self {
            Event::OpeningRolled { dice: roll } | Event::Rolled { roll, again: false, .. } => vec![*roll],
            Event::OpeningPairsRolled { inviter, invited } => vec![*inviter, *invited],
            _ => Vec::new(),
        }
    }
}

/// Returns how many offers `seat` has made since the last roll, according to the last `events`. A play does not end the
/// count, because it can be taken back until the next roll.
#[must_use]
pub fn offers_since_roll(events: &[Event], seat: Seat) -> usize {
    let is_after_roll = |event: &&Event| {
        !matches!(
            event,
            Event::Rolled { again: false, .. }
                | Event::OpeningRolled { .. }
                | Event::OpeningPairsRolled { .. }
                | Event::ClosedOut { .. }
                | Event::GameEnded { .. }
        )
    };
    events.iter().rev().take_while(is_after_roll).filter(|event| event.offered_by() == Some(seat)).count()
}
