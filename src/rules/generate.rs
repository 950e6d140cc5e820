//! All legal plays of a roll: the one generator that reads the rules of every game as data.
//!
//! It searches packed boards with bit masks and keeps each resulting position once. Nothing is allocated for a play:
//! a [`Generator`] that is kept and used again soon stops allocating altogether.

mod seen;
mod state;
mod turn;

pub use state::Outcome;
pub(super) use state::pack;
pub(super) use turn::Turn;

use super::rulebook::{DiceOrder, Doublet, Duty, SingleNumber};
use super::ruleset::{Ruleset, Situation};
use seen::Seen;
use state::Trail;

/// Finds the distinct results of a roll. Keep one and use it again: its memory is.
#[derive(Debug, Default)]
pub struct Generator {
    found: Vec<Outcome>,
    seen: Seen,
}

impl Generator {
    /// The distinct positions that legal plays of the roll lead to, in no particular order; empty where nothing can be played.
    pub fn outcomes(&mut self, ruleset: &Ruleset, situation: &Situation) -> &[Outcome] {
        let turn = Turn::new(*ruleset, &situation.position, situation.player);
        let (high, low) = (situation.roll.higher(), situation.roll.lower());
        self.found.clear();
        self.seen.clear();
        if situation.roll.is_doublet() {
            self.doublet(&turn, high, situation.doublets > 0);
        } else {
            match turn.rules.order {
                DiceOrder::Any => self.pair(&turn, &[(high, low), (low, high)]),
                DiceOrder::LowerFirst => self.pair(&turn, &[(low, high)]),
            }
            self.single_number(&turn, high);
        }
        self.duty(&turn);
        &self.found
    }

    /// The same with one die alone: what is left of a roll after a game of Tric-Trac has ended and goes on.
    pub fn outcomes_of_die(&mut self, ruleset: &Ruleset, situation: &Situation, die: u8) -> &[Outcome] {
        let turn = Turn::new(*ruleset, &situation.position, situation.player);
        self.found.clear();
        self.seen.clear();
        for from in Trail::points(turn.legal(&turn.start, die, true)) {
            let next = turn.step(&turn.start, from, die);
            self.keep(&turn, next);
        }
        &self.found
    }

    fn doublet(&mut self, turn: &Turn, die: u8, not_the_first: bool) {
        match turn.rules.doublet {
            Doublet::FourTimes => {
                let (first, _) = self.layers(turn, die, 4);
                self.keep_from(turn, first);
            }
            Doublet::TwiceAndAgain => {
                self.pair(turn, &[(die, die)]);
                self.one_step_less(turn, die, die);
            }
            Doublet::TopThenBottom => {
                let times = if not_the_first { 4 } else { 2 };
                let (first, played) = self.layers(turn, die, times);
                self.keep_from(turn, first);
                if played == times {
                    self.bottom(turn, 7 - die, times);
                }
            }
        }
    }

    /// Plays two numbers in each of the orders, keeping the plays that use most dice.
    fn pair(&mut self, turn: &Turn, orders: &[(u8, u8)]) {
        for &(one, other) in orders {
            for from in Trail::points(turn.legal(&turn.start, one, false)) {
                let middle = turn.step(&turn.start, from, one);
                let next = if turn.over(&middle) { 0 } else { turn.legal(&middle, other, true) };
                if next == 0 {
                    if turn.settled(&middle) {
                        self.keep(turn, middle);
                    }
                    continue;
                }
                for from in Trail::points(next) {
                    let last = turn.step(&middle, from, other);
                    self.keep(turn, last);
                }
            }
        }
        if self.found.iter().any(|outcome| outcome.trail.len() == 2) {
            self.found.retain(|outcome| outcome.trail.len() == 2 || turn.over(outcome));
        }
        if let [(one, other), _] = *orders {
            self.one_step_less(turn, one, other);
        }
    }

    /// Plays one number up to `times` times, level by level. Returns where the longest plays begin in `found`, and how long they are.
    ///
    /// Where the order of the moves cannot matter only the plays that go from the farthest checker down are made: they lead to
    /// every result, and to each one once.
    fn layers(&mut self, turn: &Turn, die: u8, times: usize) -> (usize, usize) {
        let ordered = turn.order_is_free();
        self.found.push(turn.start);
        let mut first = 0;
        for played in 0..times {
            let end = self.found.len();
            for index in first..end {
                let state = self.found[index];
                if turn.over(&state) {
                    continue;
                }
                let mut movers = turn.legal(&state, die, played + 1 == times);
                if ordered {
                    movers &= state.trail.last_or_below();
                }
                for from in Trail::points(movers) {
                    let next = turn.step(&state, from, die);
                    if ordered {
                        self.found.push(next);
                    } else {
                        self.seen.insert(&mut self.found, next);
                    }
                }
            }
            if self.found.len() == end {
                return (first, played);
            }
            first = end;
        }
        (first, times)
    }

    /// Drops what the levels before `first` hold, except plays that ended the game.
    fn keep_from(&mut self, turn: &Turn, first: usize) {
        let mut index = 0;
        self.found.retain(|outcome| {
            index += 1;
            (index > first || turn.over(outcome)) && !outcome.trail.is_empty()
        });
    }

    /// Goes on from every result with the bottom number of a doublet, as far as one likes.
    fn bottom(&mut self, turn: &Turn, die: u8, times: usize) {
        self.seen.refill(&self.found);
        let mut first = 0;
        for _ in 0..times {
            let end = self.found.len();
            for index in first..end {
                let state = self.found[index];
                if turn.over(&state) {
                    continue;
                }
                for from in Trail::points(turn.legal(&state, die, false)) {
                    let next = turn.step(&state, from, die);
                    self.seen.insert(&mut self.found, next);
                }
            }
            first = end;
        }
    }

    /// Where one number alone can be played: which one.
    fn single_number(&mut self, turn: &Turn, high: u8) {
        let alone = self.found.first().is_some_and(|outcome| outcome.trail.len() == 1 && !turn.over(outcome));
        if !alone {
            return;
        }
        let (prefers_high, lower_alone) = match turn.rules.single {
            SingleNumber::Free => return,
            SingleNumber::Higher => (true, true),
            SingleNumber::HigherByHouse => (true, turn.house.lower_alone),
        };
        let is_high = |outcome: &Outcome| outcome.trail.last_die() == high;
        if prefers_high && (!lower_alone || self.found.iter().any(is_high)) {
            self.found.retain(is_high);
        }
    }

    /// Keeps the plays that do what the position demands, if there are any.
    fn duty(&mut self, turn: &Turn) {
        let wall = match turn.rules.duty {
            Duty::Nothing => return,
            Duty::Release => turn.wall(),
        };
        let opens = |outcome: &Outcome| outcome.held & wall != wall;
        if wall != 0 && self.found.iter().any(opens) {
            self.found.retain(opens);
        }
    }

    /// Tric-Trac's privilege is an offer: it is added to what the dice demand.
    fn one_step_less(&mut self, turn: &Turn, one: u8, other: u8) {
        if let Some(outcome) = turn.one_step_less(one, other) {
            self.keep(turn, outcome);
        }
    }

    /// Keeps the end of a play, once for each position: the one that used more dice, then the one that scored more.
    fn keep(&mut self, turn: &Turn, outcome: Outcome) {
        let outcome = turn.closing_score(outcome);
        let index = self.seen.insert(&mut self.found, outcome);
        let known = &mut self.found[index];
        let rank = |outcome: &Outcome| (outcome.trail.len(), outcome.points);
        if rank(&outcome) > rank(known) {
            *known = outcome;
        }
    }
}
