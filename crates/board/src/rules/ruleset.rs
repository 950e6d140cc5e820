//! A game with its custom rules, and the questions that depend on both.

use serde::{Deserialize, Serialize};

use super::custom_rules::{CustomRules, DoubletCount};
use super::play::Play;
use super::player::{ByPlayer, Player};
use super::position::{BAR, OFF, Position};
use super::roll::Roll;
use super::rulebook::{DiceOrder, Doublet, Scoring, WinValue};
use super::variant::Variant;

/// The points that win a game of Tric-Trac.
pub const WINNING_POINTS: u8 = 12;

/// A game with the custom rules that the players chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ruleset {
    pub variant: Variant,
    pub custom_rules: CustomRules,
}

/// A roll that a player has to play, with the position and the state of the game that it depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Situation {
    pub position: Position,
    pub player: Player,
    pub roll: Roll,
    /// Puff: the number of the player's earlier doublets that count (see [`DoubletCount`]), without this roll.
    pub doublets: u8,
    /// Tric-Trac: both players' points before this roll. `None` looks at the position alone: points do not end the
    /// game, and a player who has borne off all checkers does not go on from the start.
    pub points: Option<ByPlayer<u8>>,
    /// Tric-Trac: the part of the roll that is left to play where a game goes on after its end.
    pub rest: Option<RestOfRoll>,
}

/// The rest of a roll whose first number ended a game of Tric-Trac that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RestOfRoll {
    /// The number that is still to be played.
    pub die: u8,
    /// Whether the grand bridge stood before the roll, so that it scores if it still stands after it.
    pub had_bridge: bool,
}

impl Situation {
    /// The most earlier doublets that are counted, so that they and the current one fit into a byte. From the second
    /// one on, their number changes no rule.
    pub const MAX_DOUBLETS: u8 = u8::MAX - 1;

    /// Creates a situation with a whole roll, where only the position counts.
    pub fn new(position: Position, player: Player, roll: Roll) -> Situation {
        Situation { position, player, roll, doublets: 0, points: None, rest: None }
    }
}

/// A legal play and its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalPlay {
    pub play: Play,
    pub after: Position,
    /// The points that the play scores (0 except in Tric-Trac).
    pub points: u8,
    /// How the game ends with this play, if it does. Tric-Trac's end requires the score in the situation.
    pub ends: Option<Ending>,
    /// The rest of the roll, if the play ends a game that may go on (Tric-Trac).
    pub rest: Option<RestOfRoll>,
}

impl LegalPlay {
    /// Returns what tells a play from the others of the same roll, whatever its moves: the position after it and its points.
    #[must_use]
    pub fn result(&self) -> (&Position, u8) {
        (&self.after, self.points)
    }
}

/// The end of a game; `value` does not include the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    Draw,
    Won { winner: Player, value: u8 },
}

impl From<Variant> for Ruleset {
    fn from(variant: Variant) -> Self {
        Ruleset { variant, custom_rules: CustomRules::default() }
    }
}

impl Ruleset {
    /// Returns the situation of a player who has rolled in a game; `doublets` are their earlier ones that count, and
    /// `points` both players' points.
    pub fn situation(
        &self,
        position: Position,
        player: Player,
        roll: Roll,
        doublets: u8,
        points: ByPlayer<u8>,
    ) -> Situation {
        let points = match self.variant.rules().scoring {
            Scoring::Nothing => None,
            Scoring::HitsAndBridges => Some(points),
        };
        Situation { doublets, points, ..Situation::new(position, player, roll) }
    }

    /// Returns the position before the first roll.
    pub fn start(&self) -> Position {
        let start = self.variant.rules().start;
        Position { checkers: ByPlayer { white: start, black: start }, pinned: ByPlayer::default() }
    }

    /// Returns whether the player rolls again after `roll`.
    pub fn rolls_again(&self, roll: Roll) -> bool {
        roll.is_doublet() && self.variant.rules().doublet.rolls_again()
    }

    /// Returns whether the dice of a roll must be played in the order that [`Ruleset::dice`] returns.
    pub(super) fn plays_in_order(self) -> bool {
        match self.variant.rules().order {
            DiceOrder::Any => false,
            DiceOrder::LowerFirst => true,
        }
    }

    /// Returns the dice of a roll one by one, in the order of play where the game has one.
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

    /// Returns the most that a single game can be worth, without the cube.
    pub fn max_value(&self) -> u8 {
        let nobody_off = Position { checkers: ByPlayer { white: [0; 26], black: all_on_bar() }, ..self.start() };
        self.worth(&nobody_off, Player::Black).unwrap_or(4)
    }

    /// Returns the most that `loser` can still lose, without the cube; `points` are both players' points in Tric-Trac.
    pub fn most_value(&self, position: &Position, loser: Player, points: ByPlayer<u8>) -> u8 {
        let checkers = &position.checkers[loser];
        let some_off = checkers[OFF as usize] > 0;
        let highest = |player: Player| (1..=BAR).rev().find(|place| position.checkers[player][usize::from(*place)] > 0);
        match self.variant.rules().win_value {
            WinValue::Single => 1,
            // The loser's points never become fewer.
            WinValue::LosersPoints => Self::value_by_points(points[loser]),
            // A pinned mother checker can still be caught, whatever is off (Plakoto, with a custom rule).
            WinValue::Gammons if some_off && !position.is_pinned(loser, 24) => 1,
            WinValue::Gammons => self.max_value(),
            WinValue::Backgammons if some_off && self.custom_rules.triple_needs_none_off => 1,
            WinValue::Backgammons => {
                let [own, other] = [loser, loser.opponent()].map(|player| highest(player).unwrap_or(OFF));
                // Behind the opponent, a checker is neither hit nor caught in their home board any more.
                let is_far = own >= 19 || own + other > BAR;
                if is_far { self.max_value() } else { 2 - u8::from(some_off) }
            }
        }
    }

    /// Returns how a game of Tric-Trac ends where `scorer` has reached 12 points; `None` in every other game.
    pub fn ending_by_points(&self, score: ByPlayer<u8>, scorer: Player) -> Option<Ending> {
        let counts = match self.variant.rules().win_value {
            WinValue::LosersPoints => score[scorer] >= WINNING_POINTS,
            WinValue::Backgammons | WinValue::Gammons | WinValue::Single => false,
        };
        counts.then(|| Ending::Won { winner: scorer, value: Self::value_by_points(score[scorer.opponent()]) })
    }

    /// Returns how many of the `doublets` that counted in a player's turn still count after it (Puff).
    pub fn doublets_carried_over(&self, doublets: u8) -> u8 {
        match self.custom_rules.doublet_count {
            DoubletCount::Game => doublets,
            DoubletCount::Turn => 0,
        }
    }

    /// Returns what a game of Tric-Trac is worth against a loser with `points` points.
    pub fn value_by_points(points: u8) -> u8 {
        match points {
            0 => 4,
            1..=2 => 3,
            3..=6 => 2,
            _ => 1,
        }
    }

    /// Returns what a win is worth by the position alone; `None` where the loser's points decide.
    pub(super) fn worth(self, position: &Position, loser: Player) -> Option<u8> {
        let checkers = &position.checkers[loser];
        let none_off = checkers[OFF as usize] == 0;
        let gammon = if none_off { 2 } else { 1 };
        let caught_far = checkers[19..].iter().any(|&count| count > 0);
        Some(match self.variant.rules().win_value {
            WinValue::Backgammons if caught_far && (none_off || !self.custom_rules.triple_needs_none_off) => {
                self.custom_rules.backgammon_counts.into()
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
