//! The legal plays of a situation and their results.

use super::generate::Generator;
use super::generate::packed::Outcome;
use super::generate::turn::{MotherEnding, Turn};
use super::player::Player;
use super::position::{BAR, OFF, Position};
use super::ruleset::{Ending, LegalPlay, Ruleset, Situation};

impl Ruleset {
    /// Returns the legal plays, one for each distinct resulting position, the highest starting point first; empty where
    /// the turn passes.
    pub fn plays(&self, situation: &Situation) -> Vec<LegalPlay> {
        let mut generator = Generator::default();
        self.listed(generator.outcomes(self, situation), situation)
    }

    /// Returns what [`Ruleset::plays`] does, or `None` where there are more than `most`.
    pub fn plays_up_to(&self, most: usize, situation: &Situation) -> Option<Vec<LegalPlay>> {
        let mut generator = Generator::default();
        let outcomes = generator.outcomes(self, situation);
        (outcomes.len() <= most).then(|| self.listed(outcomes, situation))
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

    /// Returns the play that leads to `outcome`, which the generator found in the same situation.
    pub fn play_of(&self, situation: &Situation, outcome: &Outcome) -> LegalPlay {
        self.legal_play(&Turn::of(*self, situation), outcome, situation)
    }

    pub(super) fn legal_play(self, turn: &Turn, outcome: &Outcome, situation: &Situation) -> LegalPlay {
        let after = turn.position(outcome, &situation.position, situation.player);
        LegalPlay {
            play: turn.to_play(outcome.trail),
            after,
            points: outcome.points(),
            ends: self.ending(turn, outcome, &after, situation),
            rest: turn.rest(outcome, situation),
        }
    }

    /// Returns how the game ends with a play that leads to `outcome`, which is `position` unpacked.
    fn ending(self, turn: &Turn, outcome: &Outcome, position: &Position, situation: &Situation) -> Option<Ending> {
        let mover = situation.player;
        if let Some(mut score) = situation.points {
            score[mover] += outcome.points();
            return self.ending_by_points(score, mover);
        }
        match turn.mother_ending(&turn.resumed(*outcome)) {
            Some(MotherEnding::Draw) => return Some(Ending::Draw),
            Some(MotherEnding::Won) => return Some(Ending::Won { winner: mover, value: self.max_value() }),
            Some(MotherEnding::Lost) => {
                return Some(Ending::Won { winner: mover.opponent(), value: self.max_value() });
            }
            None => {}
        }
        let done = position.checkers[mover][OFF as usize] == 15;
        let value = self.worth(position, mover.opponent());
        value.filter(|_| done).map(|value| Ending::Won { winner: mover, value })
    }

    /// Returns whether no roll lets `player` enter, so that they do not roll.
    pub fn is_closed_out(&self, position: &Position, player: Player) -> bool {
        let turn = Turn::new(*self, position, player);
        turn.rules.closed_board_skips
            && position.checkers[player][BAR as usize] > 0
            && (1..=6).all(|die| turn.legal(&turn.start, die, true) == 0)
    }

    /// Returns what a player of Tric-Trac scores for a roll that they cannot play: 2 for a standing grand bridge.
    pub fn points_for_passing(&self, situation: &Situation) -> u8 {
        let turn = Turn::of(*self, situation);
        turn.closing_score(turn.start.so_far).points()
    }
}
