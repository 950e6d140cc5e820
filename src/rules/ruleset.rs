//! A game with the house rules chosen for it, and what one asks it.

use serde::{Deserialize, Serialize};

use super::custom_rules::{DoubletCount, HouseRules};
use super::play::Play;
use super::player::{ByPlayer, Player};
use super::position::{BAR, OFF, Position};
use super::roll::Roll;
use super::rulebook::{DiceOrder, Doublet, WinValue};
use super::variant::Variant;

/// With so many points a game of Tric-Trac is won.
pub const WINNING_POINTS: u8 = 12;

/// A game with the house rules chosen for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ruleset {
    pub variant: Variant,
    #[serde(default)]
    pub house: HouseRules,
}

/// What a player has to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Situation {
    pub position: Position,
    pub player: Player,
    pub roll: Roll,
    /// Puff: the player's earlier doublets that count (see [`DoubletCount`]), this roll's own not among them.
    pub doublets: u8,
    /// Tric-Trac: both players' points before this roll. Without them the position is looked at for itself: no number of
    /// points ends the game, and nobody who has borne off all goes on from his start.
    pub points: Option<ByPlayer<u8>>,
    /// Tric-Trac: the part of the roll that is left to play, where a game goes on after its end.
    pub rest: Option<RestOfRoll>,
}

/// What is left of a roll whose first number ended a game of Tric-Trac that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RestOfRoll {
    /// The number that is to be played still.
    pub die: u8,
    /// Whether the grand bridge stood before the roll, so that it scores if it still stands afterwards.
    pub had_bridge: bool,
}

impl Situation {
    /// The most earlier doublets that are told apart: with the one on the board they are counted in a byte, and pictures
    /// show the count. From the second one on their number changes no rule.
    pub const MAX_DOUBLETS: u8 = u8::MAX - 1;

    /// A whole roll, where nothing but the position counts.
    pub fn new(position: Position, player: Player, roll: Roll) -> Situation {
        Situation { position, player, roll, doublets: 0, points: None, rest: None }
    }
}

/// A legal play and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalPlay {
    pub play: Play,
    pub after: Position,
    /// What the play scores (Tric-Trac, else 0).
    pub points: u8,
    /// How the game ends with this play, if it does. Tric-Trac's end depends on the score, where the situation tells it.
    pub ends: Option<Ending>,
    /// What would be left of the roll if the game went on (Tric-Trac).
    pub rest: Option<RestOfRoll>,
}

/// The end of a game, without the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    Draw,
    Won { winner: Player, value: u8 },
}

impl From<Variant> for Ruleset {
    fn from(variant: Variant) -> Self {
        Ruleset { variant, house: HouseRules::default() }
    }
}

impl Ruleset {
    /// The position before the first roll.
    pub fn start(&self) -> Position {
        let start = self.variant.rules().start;
        Position { checkers: ByPlayer { white: start, black: start }, pinned: ByPlayer::default() }
    }

    /// Whether the player of this roll rolls again after it.
    pub fn rolls_again(&self, roll: Roll) -> bool {
        roll.is_doublet() && self.variant.rules().doublet.rolls_again()
    }

    /// Whether the dice of a roll have to be played in the order in which [`Ruleset::dice`] gives them.
    pub(super) fn plays_in_order(self) -> bool {
        match self.variant.rules().order {
            DiceOrder::Any => false,
            DiceOrder::LowerFirst => true,
        }
    }

    /// The dice of a roll one by one, in the order in which the game plays them where it has one.
    pub(super) fn dice(self, situation: &Situation) -> Vec<u8> {
        let roll = situation.roll;
        if let Some(rest) = situation.rest {
            return vec![rest.die];
        }
        if !roll.is_doublet() {
            return vec![roll.lower(), roll.higher()];
        }
        let die = roll.first();
        let times = if situation.doublets > 0 { 4 } else { 2 };
        match self.variant.rules().doublet {
            Doublet::FourTimes => vec![die; 4],
            Doublet::TwiceThenRollAgain => vec![die; 2],
            Doublet::TopThenBottom => [vec![die; times], vec![7 - die; times]].concat(),
        }
    }

    /// The most that one game can be worth, without the cube.
    pub fn max_value(&self) -> u8 {
        let nobody_off = Position { checkers: ByPlayer { white: [0; 26], black: all_on_bar() }, ..self.start() };
        self.worth(&nobody_off, Player::Black).unwrap_or(4)
    }

    /// What the game would be worth if `loser`'s opponent bore all his checkers off now: the least that a fair resignation
    /// gives. In Tric-Trac the position does not tell, see [`Ruleset::value_by_points`].
    pub fn value_now(&self, position: &Position, loser: Player) -> u8 {
        self.worth(position, loser).unwrap_or(1)
    }

    /// How a game of Tric-Trac ends for the one who has just scored, at 12 points; `None` in every other game.
    pub fn ending_by_points(&self, score: ByPlayer<u8>, scorer: Player) -> Option<Ending> {
        let counts = match self.variant.rules().win_value {
            WinValue::LosersPoints => score[scorer] >= WINNING_POINTS,
            WinValue::Backgammons | WinValue::Gammons | WinValue::Single => false,
        };
        counts.then(|| Ending::Won { winner: scorer, value: Self::value_by_points(score[scorer.opponent()]) })
    }

    /// The doublets of a player that still count after his turn, of `doublets` that counted in it (Puff).
    pub fn doublets_carried_over(&self, doublets: u8) -> u8 {
        match self.house.doublet_count {
            DoubletCount::Game => doublets,
            DoubletCount::Turn => 0,
        }
    }

    /// What a game of Tric-Trac is worth against a loser with `points` points.
    pub fn value_by_points(points: u8) -> u8 {
        match points {
            0 => 4,
            1..=2 => 3,
            3..=6 => 2,
            _ => 1,
        }
    }

    /// What a win is worth by the position alone; `None` where the loser's points decide.
    pub(super) fn worth(self, position: &Position, loser: Player) -> Option<u8> {
        let checkers = &position.checkers[loser];
        let none_off = checkers[OFF as usize] == 0;
        let gammon = if none_off { 2 } else { 1 };
        let caught_far = checkers[19..].iter().any(|&count| count > 0);
        Some(match self.variant.rules().win_value {
            WinValue::Backgammons if caught_far && (none_off || !self.house.triple_needs_none_off) => {
                self.house.backgammon_counts.into()
            }
            WinValue::Backgammons | WinValue::Gammons => gammon,
            WinValue::Single => 1,
            WinValue::LosersPoints => return None,
        })
    }
}

fn all_on_bar() -> [u8; 26] {
    let mut checkers = [0; 26];
    checkers[BAR as usize] = 15;
    checkers
}
