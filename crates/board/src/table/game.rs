//! One game of a match.

use serde::{Deserialize, Serialize};

use super::event::is_zero;
use super::orders::Orders;
use super::seat::{BySeat, Seat};
use crate::rules::{
    ByPlayer, LegalPlay, Move, PartialPlay, Play, Player, Position, RestOfRoll, Roll, Ruleset, Situation,
    WINNING_POINTS,
};

/// What a game is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The opening roll decides who opens.
    Opening,
    /// This seat rolls, or doubles if that is allowed.
    BeforeRoll(Seat),
    ToPlay {
        seat: Seat,
        roll: Roll,
        /// The rest of the roll, if a game of Tric-Trac went on in the middle of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rest: Option<RestOfRoll>,
    },
    /// The opponent of the seat that turned the cube last takes or drops.
    Doubled {
        by: Seat,
        /// The number of turns of the cube after the double itself: 1 for a beaver, 2 for a raccoon. The cube then
        /// already has its owner.
        #[serde(default, skip_serializing_if = "is_zero")]
        beavers: u8,
    },
}

/// An offer of one player to the other, other than a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// To lose the game for this many times the cube: 1 for a single game, 2 for a gammon, 3 for a backgammon.
    Resignation(u8),
    /// To lose a single game, and to end the money session with it.
    Leave,
    /// To call everything off; in a money session with a score, to end it with that score.
    Cancel,
    /// To take back the latest play of the player who asks.
    Takeback,
}

/// The doubling cube of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cube {
    /// What a single game is worth: 1, 2, 4, ... up to [`Cube::HIGHEST`].
    pub value: u32,
    /// The only seat that may double next; `None` while the cube is centred.
    pub owner: Option<Seat>,
}

impl Cube {
    pub const CENTRED: Cube = Cube { value: 1, owner: None };
    /// The highest value: nobody doubles beyond it, and no position with a higher cube is accepted. The rules have no
    /// limit, but four digits are readable on a phone, and GNU Backgammon has the same limit.
    pub const HIGHEST: u32 = 4096;
}

/// The state before a player's latest play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undoable {
    pub(super) position: Position,
    /// The phase in which the roll was to be played.
    pub(super) phase: Phase,
    pub(super) turns: u32,
    pub(super) doublets: ByPlayer<u8>,
    pub(super) points: ByPlayer<u8>,
    pub(super) last_play: Option<(Seat, Play)>,
    /// The play that can be taken back.
    pub(super) play: Play,
    /// The player's pool and grace before the turn ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) time: Option<[i64; 2]>,
    /// The rolls since then, in order.
    pub(super) later_rolls: Vec<(Seat, Roll)>,
}

/// A game: its position and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// 1 for the first game of the match.
    pub number: u32,
    pub ruleset: Ruleset,
    /// The seat that plays White: whoever opened the first game of the match, unless the players wished for other checkers;
    /// until then the inviter.
    pub white: Seat,
    pub position: Position,
    pub phase: Phase,
    pub cube: Cube,
    /// An offer of one seat that the other has not answered.
    pub offer: Option<(Seat, Offer)>,
    /// The state before each seat's latest play, unless the cube was turned since.
    pub latest: BySeat<Option<Box<Undoable>>>,
    /// The rolls that followed a play that was taken back. They come next, in this order.
    pub(super) known_rolls: Vec<(Seat, Roll)>,
    /// Tric-Trac: the winner of this finished game, who chooses whether the next one goes on from its position.
    pub chooser: Option<Seat>,
    pub orders: BySeat<Orders>,
    /// The number of finished turns.
    pub turns: u32,
    /// The doublets of each player in this game that count (Puff).
    pub doublets: ByPlayer<u8>,
    /// The points in this game (0 except in Tric-Trac).
    pub points: ByPlayer<u8>,
    /// The latest play and who made it.
    pub last_play: Option<(Seat, Play)>,
    /// The winner of the latest decided game of the match before this one.
    pub last_winner: Option<Seat>,
}

impl Game {
    pub(super) fn new(number: u32, ruleset: Ruleset, white: Seat, phase: Phase) -> Game {
        Game {
            number,
            ruleset,
            white,
            position: ruleset.start(),
            phase,
            cube: Cube::CENTRED,
            offer: None,
            latest: BySeat::default(),
            known_rolls: Vec::new(),
            chooser: None,
            orders: BySeat::default(),
            turns: 0,
            doublets: ByPlayer::default(),
            points: ByPlayer::default(),
            last_play: None,
            last_winner: None,
        }
    }

    /// Returns the colour of `seat`.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Player {
        if seat == self.white { Player::White } else { Player::Black }
    }

    /// Returns the most that `seat` can still lose, without the cube.
    #[must_use]
    pub fn most_lost_by(&self, seat: Seat) -> u8 {
        self.ruleset.most_value(&self.position, self.player(seat), self.points)
    }

    /// Returns whether no roll lets `seat` enter, so that they do not roll.
    #[must_use]
    pub fn is_closed_out(&self, seat: Seat) -> bool {
        self.ruleset.is_closed_out(&self.position, self.player(seat))
    }

    /// Returns the seat of `player`.
    #[must_use]
    pub fn seat(&self, player: Player) -> Seat {
        match player {
            Player::White => self.white,
            Player::Black => self.white.other(),
        }
    }

    /// Returns the seat that has the next decision.
    #[must_use]
    pub fn to_decide(&self) -> Option<Seat> {
        if let Some(by) = self.offered_by() {
            return Some(by.other());
        }
        if self.chooser.is_some() {
            return self.chooser;
        }
        self.awaited_seat()
    }

    /// Returns the seat that is to roll, play or answer a double, ignoring any other offer.
    pub(super) fn awaited_seat(&self) -> Option<Seat> {
        match self.phase {
            Phase::Opening => None,
            Phase::BeforeRoll(seat) | Phase::ToPlay { seat, .. } => Some(seat),
            Phase::Doubled { by, .. } => Some(by.other()),
        }
    }

    /// Returns how often the double that waits for an answer was turned again (1 beaver, 2 raccoon); `None` if no
    /// double waits.
    #[must_use]
    pub fn beavers(&self) -> Option<u8> {
        match self.phase {
            Phase::Doubled { beavers, .. } => Some(beavers),
            Phase::Opening | Phase::BeforeRoll(_) | Phase::ToPlay { .. } => None,
        }
    }

    /// Returns the seat that waits for an answer to its offer, other than a double.
    #[must_use]
    pub fn offered_by(&self) -> Option<Seat> {
        self.offer.map(|(by, _)| by)
    }

    /// Returns whether no play has been made in this game, and none was taken back after a later roll.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.last_play.is_none() && self.known_rolls.is_empty()
    }

    /// Returns whether an offer or the winner's choice must be decided before the game continues.
    pub(super) fn is_interrupted(&self) -> bool {
        self.offered_by().is_some() || self.chooser.is_some()
    }

    /// Returns the game of Tric-Trac that goes on from the end of this one; the winner keeps the surplus (rules,
    /// section 7).
    pub(super) fn into_continuation(mut self) -> Game {
        let surplus = |points: u8| points.saturating_sub(WINNING_POINTS);
        self.points = ByPlayer { white: surplus(self.points.white), black: surplus(self.points.black) };
        self.number += 1;
        self.last_winner = self.chooser.take();
        self
    }

    /// Returns the situation of the current roll; `None` if no roll is to be played.
    #[must_use]
    pub fn situation(&self) -> Option<Situation> {
        let Phase::ToPlay { seat, roll, rest } = self.phase else { return None };
        let player = self.player(seat);
        // The current doublet is counted already, but the rules ask for the earlier ones.
        let doublets = self.doublets[player] - u8::from(roll.is_doublet());
        let situation = self.ruleset.situation(self.position, player, roll, doublets, self.points);
        Some(Situation { rest, ..situation })
    }

    /// Returns the partial play of the current roll that begins with the moves `chosen`; `None` if no legal play does.
    #[must_use]
    pub fn partial_play(&self, chosen: &[Move]) -> Option<PartialPlay> {
        self.situation().and_then(|situation| self.ruleset.partial_play(&situation, chosen))
    }

    /// Returns the legal plays of the current roll; empty if there is no roll or nothing can be played.
    #[must_use]
    pub fn plays(&self) -> Vec<LegalPlay> {
        self.situation().map(|situation| self.ruleset.plays(&situation)).unwrap_or_default()
    }

    /// Returns whether `seat` can undo their latest play without asking.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        let untouched =
            |before: &Undoable| before.later_rolls.is_empty() && self.phase == Phase::BeforeRoll(seat.other());
        self.latest[seat].as_deref().is_some_and(untouched)
    }

    /// Returns the next roll of `seat`, if it is known because a play was taken back.
    pub(super) fn next_known_roll(&self, seat: Seat) -> Option<Roll> {
        self.known_rolls.iter().find(|(owner, _)| *owner == seat).map(|(_, roll)| *roll)
    }
}
