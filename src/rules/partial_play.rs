//! A play that is put together move by move: what may come next, and when it is whole.

use std::collections::HashSet;

use super::generate::Generator;
use super::generate::state::{Outcome, State, places};
use super::generate::turn::Turn;
use super::play::{MAX_MOVES, Move, Play};
use super::position::Position;
use super::rulebook::Doublet;
use super::ruleset::{LegalPlay, Ruleset, Situation};

/// How far a play has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartialPlay {
    /// The chosen moves, and those that follow from them because only one play is left.
    pub play: Play,
    /// Where they lead.
    pub position: Position,
    /// The dice that are not used yet, in the order in which the game plays them where it has one.
    pub dice_left: Vec<u8>,
    /// The moves with which a legal play goes on, the farthest first; empty where nothing is left to choose.
    pub next: Vec<Move>,
    /// The play, where it may end here.
    pub complete: Option<LegalPlay>,
}

/// Both sides, packed: what tells one result of a roll from another.
type Result = (u128, u128);

/// A position on the way, with the dice that are left.
#[derive(Clone)]
struct Stand {
    state: State,
    left: Vec<u8>,
}

/// The way through a roll to the results that the generator has found.
struct Search<'t> {
    turn: &'t Turn,
    in_order: bool,
    results: HashSet<Result>,
    /// The moves of Tric-Trac's privilege, where it is offered: no single one of them is legal.
    privilege: Vec<(u8, u8)>,
}

impl Ruleset {
    /// How far the play has come of which the moves `chosen` are made, in this order; `None` where no legal play begins so, or the
    /// roll cannot be played at all.
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
        let mut stand = Stand { state: turn.start, left: dice.clone() };
        for step in chosen {
            let known = search.edges(&stand).contains(&(step.from, step.die));
            stand = known.then(|| search.after(&stand, step.from, step.die))?;
        }
        let mut reachable = search.reachable(&stand, 2);
        let only = reachable.len() == 1;
        let stand = if only { reachable.pop()? } else { stand };
        if reachable.is_empty() && !only {
            return None;
        }
        let next = if only { Vec::new() } else { search.next(&stand) };
        let made = turn.play(stand.state.so_far.trail);
        let may_end = next.is_empty()
            || self.variant.rules().doublet == Doublet::TopThenBottom && {
                situation.roll.is_doublet() && stand.left.len() <= dice.len() / 2
            };
        let listed = outcomes.iter().find(|outcome| may_end && result(outcome) == result(&stand.state.so_far));
        let whole = listed.map(|outcome| {
            let found = self.find_play(situation, &made);
            let listed = self.legal_play(&turn, outcome, situation);
            found.ok().filter(|found| found.after == listed.after).unwrap_or(listed)
        });
        let position = turn.position(&stand.state.so_far, &situation.position, situation.player);
        Some(PartialPlay { play: made, position, dice_left: stand.left, next, complete: whole })
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
    /// The single moves that the rules allow now, by place and die, wherever they lead.
    fn edges(&self, stand: &Stand) -> Vec<(u8, u8)> {
        let Stand { state, left } = stand;
        if self.turn.over(state) {
            return Vec::new();
        }
        let mut dice = left.clone();
        dice.truncate(if self.in_order { 1 } else { dice.len() });
        dice.sort_unstable();
        dice.dedup();
        let mut edges: Vec<(u8, u8)> = dice
            .into_iter()
            .flat_map(|die| places(self.turn.legal(state, die, left.len() == 1)).map(move |from| (from, die)))
            .collect();
        let mut privilege = self.privilege.clone();
        let made = state.so_far.trail.steps();
        let within = made.iter().all(|step| {
            let place = privilege.iter().position(|other| other == step);
            place.map(|place| privilege.remove(place)).is_some()
        });
        privilege.retain(|step| within && !edges.contains(step));
        privilege.dedup();
        edges.extend(privilege);
        edges
    }

    fn after(&self, stand: &Stand, from: u8, die: u8) -> Stand {
        let mut left = stand.left.clone();
        if let Some(used) = left.iter().position(|&other| other == die) {
            left.remove(used);
        }
        Stand { state: self.turn.put(&stand.state, from, self.turn.target(from, die), die), left }
    }

    /// Up to `most` ends with different results that can be reached from `stand`, which may be one itself.
    fn reachable(&self, stand: &Stand, most: usize) -> Vec<Stand> {
        let mut found: Vec<Stand> = Vec::new();
        let mut seen = HashSet::new();
        let mut waiting = vec![stand.clone()];
        while let Some(stand) = waiting.pop() {
            let so_far = &stand.state.so_far;
            let this = result(so_far);
            if !seen.insert((this, stand.left.first().copied(), stand.left.len(), so_far.trail.brought_out())) {
                continue;
            }
            let is_new = !found.iter().any(|found| result(&found.state.so_far) == this);
            if is_new && self.results.contains(&this) {
                found.push(stand.clone());
                if found.len() == most {
                    return found;
                }
            }
            if so_far.trail.len() < MAX_MOVES {
                waiting.extend(self.edges(&stand).into_iter().map(|(from, die)| self.after(&stand, from, die)));
            }
        }
        found
    }

    /// The moves after which a legal play can be reached, the farthest first.
    fn next(&self, stand: &Stand) -> Vec<Move> {
        let leads_on = |&(from, die): &(u8, u8)| !self.reachable(&self.after(stand, from, die), 1).is_empty();
        let mut steps: Vec<(u8, u8)> = self.edges(stand).into_iter().filter(leads_on).collect();
        steps.sort_unstable_by_key(|&(from, die)| (std::cmp::Reverse((from, self.turn.target(from, die))), die));
        // Of two dice that do the same and leave the same, the smaller one.
        steps.dedup_by(|(from, die), (earlier, smaller)| {
            let ways = |from, die| {
                let after = self.after(stand, from, die);
                let mut ways: Vec<(u8, u8)> =
                    self.edges(&after).into_iter().map(|(from, die)| (from, self.turn.target(from, die))).collect();
                ways.sort_unstable();
                ways
            };
            from == earlier
                && self.turn.target(*from, *die) == self.turn.target(*earlier, *smaller)
                && ways(*from, *die) == ways(*earlier, *smaller)
        });
        steps.into_iter().map(|(from, die)| self.turn.made(&stand.state, from, die).1).collect()
    }
}
