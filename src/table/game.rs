//! One game of a match.

use serde::{Deserialize, Serialize};

use super::event::is_zero;
use super::orders::Orders;
use super::seat::{BySeat, Seat};
use crate::rules::{
    ByPlayer, LegalPlay, Move, PartialPlay, Play, Player, Position, RestOfRoll, Roll, Ruleset, Scoring, Situation,
    WINNING_POINTS,
};

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// One die each decides who opens.
    Opening,
    /// This seat rolls, or doubles where he may.
    BeforeRoll(Seat),
    ToPlay {
        seat: Seat,
        roll: Roll,
        /// What is left of the roll, where a game of Tric-Trac went on in the middle of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rest: Option<RestOfRoll>,
    },
    /// This seat has turned the cube last; the other takes or drops.
    Doubled {
        by: Seat,
        /// How often the cube was turned on at once, after the double itself: 1 for a beaver, 2 for a raccoon. The cube
        /// has its owner already then.
        #[serde(default, skip_serializing_if = "is_zero")]
        beavers: u8,
    },
}

/// What one player offers the other, doubles aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// To lose the game, with this many times the cube: 1 single, 2 gammon, 3 backgammon.
    Resignation(u8),
    /// To lose a single game, and to end the money session with it.
    Leave,
    /// To call everything off; in a money session that has a score, to end it so.
    Cancel,
    /// To go back to before his own latest play.
    Takeback,
}

/// The doubling cube of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cube {
    /// What a single game is worth: 1, 2, 4, ... up to [`Cube::HIGHEST`].
    pub value: u32,
    /// Who alone may double next; `None` while the cube is in the middle.
    pub owner: Option<Seat>,
}

impl Cube {
    pub const CENTRED: Cube = Cube { value: 1, owner: None };
    /// From here on nobody doubles, and no position with a higher cube is taken or drawn: the rules know no limit, but a
    /// cube has room for four digits on a phone, and GNU Backgammon plays no further either.
    pub const HIGHEST: u32 = 4096;
}

/// What was before somebody's latest play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undoable {
    pub(super) position: Position,
    /// The roll lies on the board.
    pub(super) phase: Phase,
    pub(super) turns: u32,
    pub(super) doublets: ByPlayer<u8>,
    pub(super) points: ByPlayer<u8>,
    pub(super) last_play: Option<(Seat, Play)>,
    /// The play itself.
    pub(super) play: Play,
    /// The pool and the grace of its player, before they were filled up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) time: Option<[i64; 2]>,
    /// The rolls since, in the order in which they fell.
    #[serde(default)]
    pub(super) fallen: Vec<(Seat, Roll)>,
}

/// A game: its position and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// 1 for the first game of the match.
    pub number: u32,
    pub ruleset: Ruleset,
    /// The seat that plays White: the one who opened the first game of the match; until then the inviter.
    pub white: Seat,
    pub position: Position,
    pub phase: Phase,
    pub cube: Cube,
    /// What one seat offers, while the other one has not answered.
    #[serde(default)]
    pub offer: Option<(Seat, Offer)>,
    /// What was before each seat's latest play, unless the cube was turned since.
    #[serde(default)]
    pub latest: BySeat<Option<Box<Undoable>>>,
    /// The rolls that fell after a play that was taken back: they are next, in this order.
    #[serde(default)]
    pub(super) kept: Vec<(Seat, Roll)>,
    /// Tric-Trac: the winner of this game, which is over, who chooses whether the next one goes on from its position.
    #[serde(rename = "choosing", default)]
    pub chooser: Option<Seat>,
    #[serde(default)]
    pub orders: BySeat<Orders>,
    /// Turns that are over.
    pub turns: u32,
    /// Doublets that each player has rolled in this game.
    pub doublets: ByPlayer<u8>,
    /// Points in this game (Tric-Trac, else 0).
    #[serde(default)]
    pub points: ByPlayer<u8>,
    /// The latest play and who made it.
    pub last_play: Option<(Seat, Play)>,
    /// Who won the latest decided game of the match before this one.
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
            kept: Vec::new(),
            chooser: None,
            orders: BySeat::default(),
            turns: 0,
            doublets: ByPlayer::default(),
            points: ByPlayer::default(),
            last_play: None,
            last_winner: None,
        }
    }

    /// The colour of `seat`.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Player {
        if seat == self.white { Player::White } else { Player::Black }
    }

    /// The seat of `player`.
    #[must_use]
    pub fn seat(&self, player: Player) -> Seat {
        match player {
            Player::White => self.white,
            Player::Black => self.white.other(),
        }
    }

    /// Who has the next decision.
    #[must_use]
    pub fn to_decide(&self) -> Option<Seat> {
        if let Some(by) = self.offered_by() {
            return Some(by.other());
        }
        if self.chooser.is_some() {
            return self.chooser;
        }
        self.to_go_on()
    }

    /// Whom the dice, the board or the cube wait for, whatever is offered beside.
    pub(super) fn to_go_on(&self) -> Option<Seat> {
        match self.phase {
            Phase::Opening => None,
            Phase::BeforeRoll(seat) | Phase::ToPlay { seat, .. } => Some(seat),
            Phase::Doubled { by, .. } => Some(by.other()),
        }
    }

    /// How often the double that waits for its answer was turned on at once; `None` where none waits.
    #[must_use]
    pub fn beavers(&self) -> Option<u8> {
        match self.phase {
            Phase::Doubled { beavers, .. } => Some(beavers),
            Phase::Opening | Phase::BeforeRoll(_) | Phase::ToPlay { .. } => None,
        }
    }

    /// Who waits for the opponent's answer to an offer of his, other than a double.
    #[must_use]
    pub fn offered_by(&self) -> Option<Seat> {
        self.offer.map(|(by, _)| by)
    }

    /// Whether nobody has made a play yet, and none was taken back after dice had fallen.
    pub(super) fn is_untouched(&self) -> bool {
        self.last_play.is_none() && self.kept.is_empty()
    }

    /// Whether something other than the dice and the board is to be decided first.
    pub(super) fn asks_aside(&self) -> bool {
        self.offered_by().is_some() || self.chooser.is_some()
    }

    /// The game of Tric-Trac that goes on from the end of this one: the winner keeps what he has over (rules, section 7).
    pub(super) fn going_on(mut self) -> Game {
        let surplus = |points: u8| points.saturating_sub(WINNING_POINTS);
        self.points = ByPlayer { white: surplus(self.points.white), black: surplus(self.points.black) };
        self.number += 1;
        self.last_winner = self.chooser.take();
        self
    }

    /// What the rules need to know about the roll on the board, where one lies there.
    #[must_use]
    pub fn situation(&self) -> Option<Situation> {
        let Phase::ToPlay { seat, roll, rest } = self.phase else { return None };
        let player = self.player(seat);
        // The doublet on the board is counted already when it falls; the rules ask for those before it.
        let doublets = self.doublets[player] - u8::from(roll.is_doublet());
        let points = match self.ruleset.variant.rules().scoring {
            Scoring::Nothing => None,
            Scoring::HitsAndBridges => Some(self.points),
        };
        Some(Situation { position: self.position, player, roll, doublets, points, rest })
    }

    /// How far a play of the roll on the board has come with the moves `chosen`; `None` where no legal play begins so.
    #[must_use]
    pub fn partial_play(&self, chosen: &[Move]) -> Option<PartialPlay> {
        self.situation().and_then(|situation| self.ruleset.partial_play(&situation, chosen))
    }

    /// The legal plays of the roll on the board; empty where none lies there or nothing can be played.
    #[must_use]
    pub fn plays(&self) -> Vec<LegalPlay> {
        self.situation().map(|situation| self.ruleset.plays(&situation)).unwrap_or_default()
    }

    /// Whether `seat` can undo his latest play without asking.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        let untouched = |before: &Undoable| before.fallen.is_empty() && self.phase == Phase::BeforeRoll(seat.other());
        self.latest[seat].as_deref().is_some_and(untouched)
    }

    /// What `seat` rolls next, where that has fallen before a play was taken back.
    pub(super) fn kept_for(&self, seat: Seat) -> Option<Roll> {
        self.kept.iter().find(|(owner, _)| *owner == seat).map(|(_, roll)| *roll)
    }
}
