//! A play that is entered move by move: which moves may come next, and when the play is complete.

use std::collections::HashSet;

use super::generate::Generator;
use super::generate::packed::{Outcome, State, places};
use super::generate::turn::Turn;
use super::play::{MAX_MOVES, Move, Play};
use super::position::Position;
use super::rulebook::Doublet;
use super::ruleset::{LegalPlay, Ruleset, Situation};

/// A play that has been entered in part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartialPlay {
    /// The chosen moves, and those that follow because only one play is left.
    pub play: Play,
    /// The position after these moves.
    pub position: Position,
    /// The unused dice, in the order of play where the game has one.
    pub dice_left: Vec<u8>,
    /// The moves that can continue a legal play, the farthest checker first; empty where nothing is left to choose.
    pub next: Vec<Move>,
    /// The complete play, where it may end here.
    pub complete: Option<LegalPlay>,
}

/// Both sides, packed: identifies one result of a roll.
type Result = (u128, u128);

/// A position in the middle of a play, with the unused dice.
#[derive(Clone)]
struct Progress {
    state: State,
    left: Vec<u8>,
}

/// Searches for the results that the generator has found, move by move.
struct Search<'t> {
    turn: &'t Turn,
    in_order: bool,
    results: HashSet<Result>,
    /// The two moves of Tric-Trac's privilege, where it applies; neither is legal by itself.
    privilege: Vec<(u8, u8)>,
}

impl Ruleset {
    /// Returns the partial play that begins with the moves `chosen`, in this order; `None` where no legal play begins
    /// with them or the roll cannot be played at all.
    pub fn partial_play(&self, situation: &Situation, chosen: &[Move]) -> Option<PartialPlay> {
        let turn = Turn::of(*self, situation);
        let dice = self.dice(situation);
        let mut generator = Generator::default();
        let outcomes = generator.outcomes(self, situation);
        let search = Search {
            turn: &turn,
            in_order: self.plays_in_order(),
            results: outcomes.iter().map(result).collect(),
            privilege: privilege(&turn, &dice),
        };
        let mut progress = Progress { state: turn.start, left: dice.clone() };
        for step in chosen {
            let is_legal = search.legal_moves(&progress).contains(&(step.from, step.die));
            progress = is_legal.then(|| search.after(&progress, step.from, step.die))?;
        }
        let mut reachable = search.reachable(&progress, 2);
        let only = reachable.len() == 1;
        let progress = if only { reachable.pop()? } else { progress };
        if reachable.is_empty() && !only {
            return None;
        }
        let next = if only { Vec::new() } else { search.next(&progress) };
        let made = turn.to_play(progress.state.so_far.trail);
        let may_end = next.is_empty()
            || self.variant.rules().doublet == Doublet::TopThenBottom && {
                situation.roll.is_doublet() && progress.left.len() <= dice.len() / 2
            };
        let listed = outcomes.iter().find(|outcome| may_end && result(outcome) == result(&progress.state.so_far));
        let complete = listed.map(|outcome| {
            let found = self.find_play(situation, &made);
            let listed = self.legal_play(&turn, outcome, situation);
            found.ok().filter(|found| found.after == listed.after).unwrap_or(listed)
        });
        let position = turn.position(&progress.state.so_far, &situation.position, situation.player);
        Some(PartialPlay { play: made, position, dice_left: progress.left, next, complete })
    }
}

fn result(outcome: &Outcome) -> Result {
    (outcome.mine, outcome.theirs)
}

fn privilege(turn: &Turn, dice: &[u8]) -> Vec<(u8, u8)> {
    let &[one, other] = dice else { return Vec::new() };
    turn.one_step_less(one, other).map_or_else(Vec::new, |end| end.so_far.trail.steps().to_vec())
}

impl Search<'_> {
    /// Returns the single moves that the rules allow now, as place and die, whether or not they lead to a legal play.
    fn legal_moves(&self, progress: &Progress) -> Vec<(u8, u8)> {
        let Progress { state, left } = progress;
        if self.turn.is_over(state) {
            return Vec::new();
        }
        let mut dice = left.clone();
        dice.truncate(if self.in_order { 1 } else { dice.len() });
        dice.sort_unstable();
        dice.dedup();
        let mut legal_moves: Vec<(u8, u8)> = dice
            .into_iter()
            .flat_map(|die| places(self.turn.legal(state, die, left.len() == 1)).map(move |from| (from, die)))
            .collect();
        let mut privilege = self.privilege.clone();
        let made = state.so_far.trail.steps();
        let within = made.iter().all(|step| {
            let place = privilege.iter().position(|other| other == step);
            place.map(|place| privilege.remove(place)).is_some()
        });
        privilege.retain(|step| within && !legal_moves.contains(step));
        privilege.dedup();
        legal_moves.extend(privilege);
        legal_moves
    }

    fn after(&self, progress: &Progress, from: u8, die: u8) -> Progress {
        let mut left = progress.left.clone();
        if let Some(used) = left.iter().position(|&other| other == die) {
            left.remove(used);
        }
        Progress { state: self.turn.put(&progress.state, from, self.turn.target(from, die), die), left }
    }

    /// Returns up to `most` ends with different results that can be reached from `progress`, which may be one itself.
    fn reachable(&self, progress: &Progress, most: usize) -> Vec<Progress> {
        let mut found: Vec<Progress> = Vec::new();
        let mut seen = HashSet::new();
        let mut waiting = vec![progress.clone()];
        while let Some(progress) = waiting.pop() {
            let so_far = &progress.state.so_far;
            let this = result(so_far);
            if !seen.insert((this, progress.left.first().copied(), progress.left.len(), so_far.trail.brought_out())) {
                continue;
            }
            let is_new = !found.iter().any(|found| result(&found.state.so_far) == this);
            if is_new && self.results.contains(&this) {
                found.push(progress.clone());
                if found.len() == most {
                    return found;
                }
            }
            if so_far.trail.len() < MAX_MOVES {
                waiting.extend(
                    self.legal_moves(&progress).into_iter().map(|(from, die)| self.after(&progress, from, die)),
                );
            }
        }
        found
    }

    /// Returns the moves from which a legal play can be reached, the farthest checker first.
    fn next(&self, progress: &Progress) -> Vec<Move> {
        let leads_on = |&(from, die): &(u8, u8)| !self.reachable(&self.after(progress, from, die), 1).is_empty();
        let mut steps: Vec<(u8, u8)> = self.legal_moves(progress).into_iter().filter(leads_on).collect();
        steps.sort_unstable_by_key(|&(from, die)| (std::cmp::Reverse((from, self.turn.target(from, die))), die));
        // Where two dice do the same and leave the same continuations, the smaller one is shown.
        steps.dedup_by(|(from, die), (earlier, smaller)| {
            let continuations = |from, die| {
                let after = self.after(progress, from, die);
                let mut continuations: Vec<(u8, u8)> = self
                    .legal_moves(&after)
                    .into_iter()
                    .map(|(from, die)| (from, self.turn.target(from, die)))
                    .collect();
                continuations.sort_unstable();
                continuations
            };
            from == earlier
                && self.turn.target(*from, *die) == self.turn.target(*earlier, *smaller)
                && continuations(*from, *die) == continuations(*earlier, *smaller)
        });
        steps.into_iter().map(|(from, die)| self.turn.make_move(&progress.state, from, die).1).collect()
    }
}
