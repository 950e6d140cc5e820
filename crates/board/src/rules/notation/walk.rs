//! Plays the moves of a text step by step and finds the first step that cannot be made.

use super::segments::Segment;
use crate::rules::generate::packed::State;
use crate::rules::generate::turn::Turn;
use crate::rules::illegal::Illegal;
use crate::rules::position::{BAR, OFF};
use crate::rules::rulebook::{BearingOff, MovableCheckers};
use crate::rules::ruleset::Ruleset;

/// A play of which some moves have been made.
pub(super) struct Walk<'t> {
    pub turn: &'t Turn,
    pub state: State,
    /// The unused dice.
    pub left: Vec<u8>,
    /// Whether the first unused die must be played first.
    in_order: bool,
}

impl<'t> Walk<'t> {
    pub fn new(ruleset: Ruleset, turn: &'t Turn, dice: &[u8]) -> Self {
        Walk { turn, state: turn.start, left: dice.to_vec(), in_order: ruleset.plays_in_order() }
    }

    /// Makes all of `segments` and returns the state after them; `None` where they cannot be made.
    pub fn all(mut self, segments: &[Segment]) -> Option<State> {
        let (waiting, _) = self.go(segments);
        waiting.is_empty().then_some(self.state)
    }

    /// Makes as many of `segments` as possible. Returns those left over and the target of the last one made.
    ///
    /// The text may name the moves in an order in which they cannot be made, so any segment that is possible is made
    /// next.
    pub fn go(&mut self, segments: &[Segment]) -> (Vec<Segment>, Option<u8>) {
        let mut waiting = segments.to_vec();
        let mut last_to = None;
        while let Some(index) = waiting.iter().position(|&segment| self.advance(segment)) {
            last_to = Some(waiting.remove(index).to);
        }
        (waiting, last_to)
    }

    /// Returns the distinct dice that may be used now.
    fn next_dice(&self) -> Vec<u8> {
        let mut dice = self.left.clone();
        dice.truncate(if self.in_order { 1 } else { dice.len() });
        dice.dedup();
        dice
    }

    fn with(&self, from: u8, die: u8) -> Self {
        let mut left = self.left.clone();
        if let Some(index) = left.iter().position(|&other| other == die) {
            left.remove(index);
        }
        Walk { turn: self.turn, state: self.turn.step(&self.state, from, die), left, in_order: self.in_order }
    }

    fn can(&self, from: u8, die: u8) -> bool {
        self.turn.legal(&self.state, die, self.left.len() == 1) & 1 << from != 0
    }

    /// Makes the moves of `segment` if that is possible now, and returns whether it was.
    fn advance(&mut self, Segment { from, to }: Segment) -> bool {
        if self.turn.is_over(&self.state) {
            return false;
        }
        for die in self.next_dice() {
            if !self.can(from, die) {
                continue;
            }
            let reached = self.turn.target(from, die);
            let mut next = self.with(from, die);
            if reached == to || reached > to && next.advance(Segment { from: reached, to }) {
                *self = next;
                return true;
            }
        }
        false
    }

    /// Returns why `segment` cannot be made now.
    pub fn why_not(&self, segment: Segment) -> Illegal {
        let Segment { from, to } = segment;
        if let Some(held_back) = self.held_back(from) {
            return held_back;
        }
        if from == OFF || self.state.count(from) == 0 {
            return Illegal::NoChecker { from };
        }
        let reaches = |die: u8| from - to == die || to == OFF && self.turn.target(from, die) == OFF;
        if let Some(&die) = self.left.iter().find(|&&die| reaches(die)) {
            return self.why_not_with(from, die);
        }
        if !can_distribute(self.turn, &[segment], &self.left) {
            return self.not_home_yet(to).unwrap_or_else(|| Illegal::NoDieFits { from, to, dice: self.left.clone() });
        }
        // The segment takes a sum of dice: the first die that can be played shows where it gets stuck.
        let mut reason = Illegal::NotTogether;
        for die in self.next_dice() {
            if self.can(from, die) {
                return self.with(from, die).why_not(Segment { from: self.turn.target(from, die), to });
            }
            reason = self.why_not_with(from, die);
        }
        reason
    }

    /// Returns why the checkers on `from` may not move at all.
    fn held_back(&self, from: u8) -> Option<Illegal> {
        let free = self.turn.movable(&self.state);
        if free & 1 << from != 0 {
            return None;
        }
        Some(match self.turn.rules.movable {
            MovableCheckers::BarFirst if free == 1 << BAR => Illegal::EnterFirst { waiting: self.state.count(BAR) },
            MovableCheckers::BarFirst => Illegal::HitAndRun { at: from },
            MovableCheckers::Unpinned => Illegal::Pinned { at: from },
            MovableCheckers::RunnerFirst => {
                let runner = self.state.occupied & free;
                Illegal::RunnerFirst { runner: runner.checked_ilog2().unwrap_or(24) as u8 }
            }
            MovableCheckers::StartFirst => Illegal::StartFirst { waiting: self.state.count(24) },
        })
    }

    /// Returns why the checker on `from` cannot use `die`, though it may move.
    fn why_not_with(&self, from: u8, die: u8) -> Illegal {
        let to = self.turn.target(from, die);
        if self.in_order && self.left.first() != Some(&die) {
            let first = self.left[0];
            return if self.left.len() > 2 { Illegal::TopFirst { die } } else { Illegal::LowerFirst { die: first } };
        }
        if self.turn.is_closed(to) {
            return Illegal::Blocked { from, to, held_by: self.turn.opponents_on(to) };
        }
        if self.turn.forbidden(&self.state, die, self.left.len() == 1) & 1 << from != 0 {
            return self.turn.why_forbidden(from, die);
        }
        if to == OFF {
            return self.not_home_yet(to).unwrap_or_else(|| match self.turn.stops_bearing_off() {
                Some(at) => Illegal::PinnedStopsBearingOff { at },
                None => Illegal::HigherCheckerMovesFirst { from, die, higher: self.state.occupied.ilog2() as u8 },
            });
        }
        Illegal::NotTogether
    }

    fn not_home_yet(&self, to: u8) -> Option<Illegal> {
        let farthest = self.state.occupied.checked_ilog2()? as u8;
        (to == OFF && farthest > 6 && self.turn.rules.bearing_off == BearingOff::AllHome)
            .then_some(Illegal::NotAllHome { farthest })
    }
}

/// Returns whether the dice can be distributed so that each segment has its own.
pub(super) fn can_distribute(turn: &Turn, segments: &[Segment], dice: &[u8]) -> bool {
    let Some((segment, others)) = segments.split_first() else { return true };
    let one = dice.first().copied().unwrap_or(0);
    let other = dice.last().copied().unwrap_or(0);
    let ones = dice.iter().take_while(|&&die| die == one).count();
    let rest = dice.len() - ones;
    (0..=ones).flat_map(|a| (0..=rest).map(move |b| (a, b))).any(|(a, b)| {
        let largest = if a == 0 || b > 0 && other > one { other } else { one };
        let sum = one * a as u8 + other * b as u8;
        // The last die of a checker that is borne off may be larger than needed.
        let moved = a + b > 0
            && if segment.to == OFF {
                turn.target(segment.from, sum) == OFF && turn.target(segment.from, sum - largest) != OFF
            } else {
                sum == segment.from - segment.to
            };
        moved && can_distribute(turn, others, &[vec![one; ones - a], vec![other; rest - b]].concat())
    })
}
