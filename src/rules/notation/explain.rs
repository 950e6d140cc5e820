//! What exactly is wrong with a play: the text is played step by step, and the first step that cannot be made is named.

use super::parse::Segment;
use super::read::fits;
use crate::rules::generate::{State, Turn};
use crate::rules::rulebook::{BearingOff, MovableCheckers, SingleNumber};
use crate::rules::{BAR, Illegal, OFF, Outcome, Roll, Ruleset, Situation};

/// The reason why `segments` are none of `outcomes`; `dice` as the game plays them.
pub(super) fn explain(
    ruleset: Ruleset,
    situation: &Situation,
    segments: &[Segment],
    outcomes: &[Outcome],
    dice: &[u8],
) -> Illegal {
    let turn = Turn::of(ruleset, situation);
    if outcomes.is_empty() {
        return nothing_legal(&turn, situation.roll);
    }
    let mut walk = Walk::new(ruleset, &turn, dice);
    let (waiting, last_to) = walk.go(segments);
    match (waiting.first(), last_to) {
        (None, _) => incomplete(&walk, situation, outcomes, dice),
        (Some(_), Some(to)) if turn.over(&walk.state) => Illegal::GameAlreadyOver { to },
        (Some(_), _) if walk.left.is_empty() => Illegal::TooMany { dice: dice.len() as u8 },
        (Some(&segment), _) => walk.why_not(segment),
    }
}

fn nothing_legal(turn: &Turn, roll: Roll) -> Illegal {
    let playable = |die| turn.legal(&turn.start, die, true) != 0;
    match turn.rules.single_number {
        SingleNumber::HigherUnlessHouseRule if playable(roll.lower()) => Illegal::HigherOrNothing { die: roll.higher() },
        SingleNumber::Either if playable(roll.higher()) => Illegal::LowerFirst { die: roll.lower() },
        SingleNumber::HigherUnlessHouseRule | SingleNumber::Either | SingleNumber::Higher => Illegal::NoLegalPlay,
    }
}

/// Every step can be made, but the play is not legal: what it lacks.
fn incomplete(walk: &Walk, situation: &Situation, outcomes: &[Outcome], dice: &[u8]) -> Illegal {
    let used = dice.len() - walk.left.len();
    // All plays use as many, but for Puff, where some numbers of a doublet may be left.
    let could = outcomes.iter().map(|outcome| outcome.trail.len()).min().unwrap_or(0);
    let six = walk.turn.wall();
    if used < could && !situation.roll.is_doublet() {
        Illegal::MustUseBoth
    } else if used < could {
        Illegal::MustUseMore { used: used as u8, could: could as u8 }
    } else if six != 0 && walk.state.held & six == six {
        Illegal::MustOpen { points: (1..25).rev().filter(|point| six & 1 << point != 0).collect() }
    } else if used == 1 && could == 1 && dice.len() > 1 && !situation.roll.is_doublet() {
        Illegal::MustUseHigher { die: situation.roll.higher() }
    } else {
        Illegal::NotTogether
    }
}

/// A play on the way, move by move.
pub(super) struct Walk<'t> {
    turn: &'t Turn,
    state: State,
    /// The dice not used yet.
    left: Vec<u8>,
    /// Whether the first of these has to be used first.
    in_order: bool,
}

impl<'t> Walk<'t> {
    pub fn new(ruleset: Ruleset, turn: &'t Turn, dice: &[u8]) -> Self {
        Walk { turn, state: turn.start, left: dice.to_vec(), in_order: ruleset.plays_in_order() }
    }

    /// Where all of `segments` lead, if they can be made.
    pub fn all(mut self, segments: &[Segment]) -> Option<State> {
        let (waiting, _) = self.go(segments);
        waiting.is_empty().then_some(self.state)
    }

    /// Makes what can be made of `segments`; returns those that wait still, and where the last one made leads.
    ///
    /// The text may name the moves in an order in which they cannot be made, so whichever can be made next is made.
    fn go(&mut self, segments: &[Segment]) -> (Vec<Segment>, Option<u8>) {
        let mut waiting = segments.to_vec();
        let mut last_to = None;
        while let Some(index) = waiting.iter().position(|&segment| self.advance(segment)) {
            last_to = Some(waiting.remove(index).to);
        }
        (waiting, last_to)
    }

    /// The dice that may be used now, each once.
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

    /// Makes the moves of `segment` if they can be made now.
    fn advance(&mut self, Segment { from, to }: Segment) -> bool {
        if self.turn.over(&self.state) {
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

    /// Why `segment` cannot be made now.
    fn why_not(&self, segment: Segment) -> Illegal {
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
        if !fits(self.turn, &[segment], &self.left) {
            return self.not_home_yet(to).unwrap_or_else(|| Illegal::NoDieFits { from, to, dice: self.left.clone() });
        }
        // A sum of dice: the way over the first of them that leads on tells where it ends.
        let mut reason = Illegal::NotTogether;
        for die in self.next_dice() {
            if self.can(from, die) {
                return self.with(from, die).why_not(Segment { from: self.turn.target(from, die), to });
            }
            reason = self.why_not_with(from, die);
        }
        reason
    }

    /// Why the checkers on `from` may not move at all.
    fn held_back(&self, from: u8) -> Option<Illegal> {
        let free = self.turn.free(&self.state);
        if free & 1 << from != 0 {
            return None;
        }
        Some(match self.turn.rules.movable {
            MovableCheckers::BarFirst if free == 1 << BAR => Illegal::EnterFirst { waiting: self.state.count(BAR) },
            MovableCheckers::BarFirst => Illegal::HitAndRun { at: from },
            MovableCheckers::Unpinned => Illegal::Pinned { at: from },
            MovableCheckers::RunnerFirst => {
                let runner = self.state.held & free;
                Illegal::RunnerFirst { runner: runner.checked_ilog2().unwrap_or(24) as u8 }
            }
            MovableCheckers::StartFirst => Illegal::StartFirst { waiting: self.state.count(24) },
        })
    }

    /// Why the checker on `from` cannot use `die`, though it may move.
    fn why_not_with(&self, from: u8, die: u8) -> Illegal {
        let to = self.turn.target(from, die);
        if self.in_order && self.left.first() != Some(&die) {
            let first = self.left[0];
            return if self.left.len() > 2 { Illegal::TopFirst { die } } else { Illegal::LowerFirst { die: first } };
        }
        if self.turn.is_closed(to) {
            return Illegal::Blocked { from, to, held_by: self.turn.held_by(to) };
        }
        if self.turn.refused(&self.state, die, self.left.len() == 1) & 1 << from != 0 {
            return self.turn.why_refused(from, die);
        }
        if to == OFF {
            return self.not_home_yet(to).unwrap_or_else(|| match self.turn.stops_bearing_off() {
                Some(at) => Illegal::PinnedStopsBearingOff { at },
                None => Illegal::HigherCheckerMovesFirst { from, die, higher: self.state.held.ilog2() as u8 },
            });
        }
        Illegal::NotTogether
    }

    fn not_home_yet(&self, to: u8) -> Option<Illegal> {
        let farthest = self.state.held.checked_ilog2()? as u8;
        (to == OFF && farthest > 6 && self.turn.rules.bearing_off == BearingOff::AllHome)
            .then_some(Illegal::NotAllHome { farthest })
    }
}
