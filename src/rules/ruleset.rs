//! A game with the house rules chosen for it, and what one asks it.

use serde::{Deserialize, Serialize};

use super::generate::{Generator, Outcome, State, Trail, Turn};
use super::rulebook::{DiceOrder, WinValue};
use super::{BAR, ByPlayer, DoubletCount, HouseRules, Move, OFF, Play, Player, Position, Roll, Variant};

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

    /// The legal plays, one for each distinct resulting position, highest starting point first; empty where the turn passes.
    pub fn plays(&self, situation: &Situation) -> Vec<LegalPlay> {
        let mut generator = Generator::default();
        self.listed(generator.outcomes(self, situation), situation)
    }

    fn listed(self, outcomes: &[Outcome], situation: &Situation) -> Vec<LegalPlay> {
        let turn = Turn::of(self, situation);
        let mut keyed: Vec<_> = outcomes
            .iter()
            .map(|outcome| {
                let mut steps = outcome.trail.steps();
                steps.sort_unstable_by(|a, b| b.cmp(a));
                (steps, outcome)
            })
            .collect();
        keyed.sort_unstable_by(|(a, _), (b, _)| b.cmp(a));
        keyed.into_iter().map(|(_, outcome)| self.legal_play(&turn, outcome, situation)).collect()
    }

    pub(super) fn legal_play(self, turn: &Turn, outcome: &Outcome, situation: &Situation) -> LegalPlay {
        let after = turn.position(outcome, &situation.position, situation.player);
        LegalPlay {
            play: turn.play(outcome.trail),
            after,
            points: outcome.points(),
            ends: self.ending(&after, situation, outcome.points()),
            rest: turn.rest(outcome, situation),
        }
    }

    /// How the game ended with a play that led to `position` and scored `points`.
    fn ending(self, position: &Position, situation: &Situation, points: u8) -> Option<Ending> {
        let mover = situation.player;
        if let Some(mut score) = situation.points {
            score[mover] += points;
            return self.ending_by_points(score, mover);
        }
        let mother_is_pinned = |player: Player| position.is_pinned(player, 24);
        if Player::BOTH.into_iter().all(mother_is_pinned) {
            return Some(Ending::Draw);
        }
        let caught = |player: Player| mother_is_pinned(player) && position.checkers[player.opponent()][24] == 0;
        if let Some(loser) = Player::BOTH.into_iter().find(|&player| caught(player)) {
            return Some(Ending::Won { winner: loser.opponent(), value: self.max_value() });
        }
        let done = position.checkers[mover][OFF as usize] == 15;
        let value = self.worth(position, mover.opponent());
        value.filter(|_| done).map(|value| Ending::Won { winner: mover, value })
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

    /// Whether no roll lets `player` enter, so that he is not asked to roll.
    pub fn is_closed_out(&self, position: &Position, player: Player) -> bool {
        let turn = Turn::new(*self, position, player);
        turn.rules.closed_board_skips
            && position.checkers[player][BAR as usize] > 0
            && (1..=6).all(|die| turn.legal(&turn.start, die, true) == 0)
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

    /// What Tric-Trac's player scores for a roll that he cannot play: two where his grand bridge stands.
    pub fn points_for_passing(&self, situation: &Situation) -> u8 {
        let turn = Turn::of(*self, situation);
        turn.closing_score(turn.start.so_far).points()
    }

    /// What each move of a legal play scores (Tric-Trac, else 0), a standing bridge with the last one.
    pub fn points_by_move(&self, situation: &Situation, play: &Play) -> Vec<u8> {
        let turn = Turn::of(*self, situation);
        let mut state = turn.start;
        let mut total = 0;
        let mut points: Vec<u8> = Vec::with_capacity(play.moves.len());
        for &made in &play.moves {
            state = turn.put(&state, made.from, made.to, made.die);
            points.push(state.so_far.points() - total);
            total = state.so_far.points();
        }
        if let Some(last) = points.last_mut() {
            *last += turn.closing_score(state.so_far).points() - total;
        }
        points
    }

    /// What a win is worth by the position alone; `None` where the loser's points decide.
    fn worth(self, position: &Position, loser: Player) -> Option<u8> {
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

impl Turn {
    /// The moves of a trail as data.
    pub(super) fn play(&self, trail: Trail) -> Play {
        let mut state = self.start;
        let mut moves = Play::default();
        for (from, die) in trail.steps() {
            let (next, made) = self.made(&state, from, die);
            moves.moves.push(made);
            state = next;
        }
        moves
    }

    pub(super) fn made(&self, state: &State, from: u8, die: u8) -> (State, Move) {
        let to = self.target(from, die);
        let next = self.put(state, from, to, die);
        (next, Move { from, to, die, hit: state.can_be_hit(to) })
    }
}
