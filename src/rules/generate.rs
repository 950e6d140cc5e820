//! All legal plays of a roll: the one generator that reads the rules of every game as data.
//!
//! It searches packed boards with bit masks and keeps each resulting position once. Nothing is allocated for a play:
//! a [`Generator`] that is kept and used again soon stops allocating altogether.

mod seen;
pub(super) mod state;
pub(super) mod turn;

use self::seen::Seen;
use self::state::{Outcome, State, places};
use self::turn::Turn;
use super::rulebook::{DiceOrder, Doublet, Obligation, SingleNumber};
use super::ruleset::{Ruleset, Situation};

/// Finds the distinct results of a roll. Keep one and use it again: its memory is.
#[derive(Debug, Default)]
pub struct Generator {
    found: Vec<Outcome>,
    /// Plays that one die ended.
    short: Vec<Outcome>,
    seen: Seen,
}

impl Generator {
    /// The distinct positions that legal plays of the roll lead to, in no particular order; empty where nothing can be played.
    pub fn outcomes(&mut self, ruleset: &Ruleset, situation: &Situation) -> &[Outcome] {
        let turn = Turn::of(*ruleset, situation);
        if let Some(rest) = situation.rest {
            return self.one_die(&turn, rest.die);
        }
        let (high, low) = (situation.roll.higher(), situation.roll.lower());
        self.found.clear();
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

    /// What is left of a roll after a game of Tric-Trac has ended and goes on.
    fn one_die(&mut self, turn: &Turn, die: u8) -> &[Outcome] {
        self.found.clear();
        for from in places(turn.legal(&turn.start, die, true)) {
            self.found.push(turn.closing_score(turn.step(&turn.start, from, die).so_far));
        }
        &self.found
    }

    fn doublet(&mut self, turn: &Turn, die: u8, not_the_first: bool) {
        match turn.rules.doublet {
            Doublet::FourTimes => {
                self.repeat(turn, die, 4);
            }
            Doublet::TwiceThenRollAgain => self.pair(turn, &[(die, die)]),
            Doublet::TopThenBottom => {
                let times = if not_the_first { 4 } else { 2 };
                if self.repeat(turn, die, times) == times {
                    self.bottom(turn, 7 - die, times);
                }
            }
        }
    }

    /// Plays two numbers in each of the orders, keeping the plays that use most dice.
    fn pair(&mut self, turn: &Turn, orders: &[(u8, u8)]) {
        if turn.is_steady() {
            self.steady_pair(turn, orders);
        } else {
            self.unsteady_pair(turn, orders);
        }
    }

    /// Two numbers where the order of the moves cannot matter: repetitions are seen from the moves alone.
    ///
    /// The same two moves in the other order lead to the same position. Beyond that, two plays of different moves do so
    /// only where one checker makes both moves, by either number first, without hitting on the way; and where the same two checkers
    /// are borne off by either number each.
    fn steady_pair(&mut self, turn: &Turn, orders: &[(u8, u8)]) {
        // From where the other number can go on, for each place from which the first order plays its first number.
        let mut after = [0_u32; 26];
        for (index, &(one, other)) in orders.iter().enumerate() {
            for from in places(turn.legal(&turn.start, one, false)) {
                let middle = turn.step(&turn.start, from, one);
                let next = if turn.over(&middle) { 0 } else { turn.legal(&middle, other, true) };
                if next == 0 {
                    self.short.push(middle.so_far);
                }
                if index == 0 {
                    after[from as usize] = next;
                }
                for second in places(next) {
                    let (by_first, by_second) = if index == 0 { (one, other) } else { (other, one) };
                    let repeated = match index {
                        0 => second == from + other && turn.goes_on(&after, second, by_first, by_second, from),
                        _ => {
                            after[second as usize] & 1 << from != 0
                                || second + one == from && turn.goes_on(&after, from, by_first, by_second, second)
                                || second <= other && from <= one && after[from as usize] & 1 << second != 0
                        }
                    };
                    if !repeated {
                        self.found.push(turn.last_step(&middle, second, other));
                    }
                }
            }
        }
        self.add_short(turn);
    }

    /// Adds the plays that ended before all dice were used: all of them where there is nothing longer, else those that ended
    /// the game.
    fn add_short(&mut self, turn: &Turn) {
        let nothing_longer = self.found.is_empty();
        for outcome in &self.short {
            let counts = nothing_longer || turn.is_over(outcome);
            if counts && !self.found.iter().any(|known| known.same_position(outcome)) {
                self.found.push(*outcome);
            }
        }
        self.short.clear();
    }

    /// Two numbers where the moves depend on each other: every result is looked up.
    fn unsteady_pair(&mut self, turn: &Turn, orders: &[(u8, u8)]) {
        self.seen.clear();
        for &(one, other) in orders {
            for from in places(turn.legal(&turn.start, one, false)) {
                let middle = turn.step(&turn.start, from, one);
                if turn.over(&middle) {
                    self.short.push(middle.so_far);
                    continue;
                }
                let next = turn.legal(&middle, other, true);
                if next == 0 && turn.settled(&middle) {
                    self.keep(turn, middle.so_far);
                }
                for from in places(next) {
                    self.keep(turn, turn.step(&middle, from, other).so_far);
                }
            }
        }
        if self.found.iter().any(|outcome| outcome.trail.len() == 2) {
            self.found.retain(|outcome| outcome.trail.len() == 2);
        }
        self.add_short(turn);
        let (one, other) = orders[0];
        if let Some(outcome) = turn.one_step_less(one, other) {
            // Tric-Trac's privilege is an offer: it is added to what the dice demand.
            self.found.push(turn.closing_score(outcome.so_far));
        }
    }

    /// Plays one number up to `times` times, and leaves the longest plays in `found`, with those that ended the game. Returns
    /// how long the longest are.
    fn repeat(&mut self, turn: &Turn, die: u8, times: usize) -> usize {
        let mut longest = 1;
        if turn.is_steady() {
            self.descend(turn, &turn.start, die, times, &mut longest);
        } else {
            longest = self.layers(turn, die, times);
        }
        self.add_short(turn);
        longest
    }

    /// Where the order of the moves cannot matter, the plays that go from the farthest checker down lead to every result, and
    /// to each one once.
    fn descend(&mut self, turn: &Turn, state: &State, die: u8, times: usize, longest: &mut usize) {
        let trail = state.so_far.trail;
        let (length, over) = (trail.len(), turn.over(state));
        let movers = if over { 0 } else { turn.legal(state, die, false) & trail.last_or_below() };
        if length + 1 == times {
            if movers != 0 && *longest < times {
                *longest = times;
                self.found.clear();
            }
            self.found.extend(places(movers).map(|from| turn.last_step(state, from, die)));
        } else {
            for from in places(movers) {
                self.descend(turn, &turn.step(state, from, die), die, times, longest);
            }
        }
        let ends = over || movers == 0 && length > 0;
        if ends && length > *longest {
            *longest = length;
            self.found.clear();
        }
        if over {
            self.short.push(state.so_far);
        } else if ends && length == *longest {
            self.found.push(state.so_far);
        }
    }

    /// Level by level, looking up every result.
    fn layers(&mut self, turn: &Turn, die: u8, times: usize) -> usize {
        self.seen.clear();
        self.found.push(turn.start.so_far);
        let (mut first, mut length) = (0, 0);
        while length < times {
            let end = self.found.len();
            for index in first..end {
                let state = turn.resumed(self.found[index]);
                if turn.over(&state) {
                    self.short.push(state.so_far);
                    continue;
                }
                for from in places(turn.legal(&state, die, false)) {
                    self.seen.insert(&mut self.found, turn.last_step(&state, from, die));
                }
            }
            if self.found.len() == end {
                break;
            }
            (first, length) = (end, length + 1);
        }
        self.found.drain(..if length == 0 { 1 } else { first });
        length
    }

    /// Goes on from every result with the bottom number of a doublet, as far as one likes.
    fn bottom(&mut self, turn: &Turn, die: u8, times: usize) {
        self.seen.refill(&self.found);
        let mut first = 0;
        for _ in 0..times {
            let end = self.found.len();
            for index in first..end {
                let state = turn.resumed(self.found[index]);
                if turn.over(&state) {
                    continue;
                }
                // The farthest checker first, as in `layers`; a position that was reached in two ways goes on from the
                // one that leaves more open.
                let trail = state.so_far.trail;
                let open = if trail.last_die() == die { trail.last_or_below() } else { u32::MAX };
                for from in places(turn.legal(&state, die, false) & open) {
                    let next = turn.last_step(&state, from, die);
                    let index = self.seen.insert(&mut self.found, next);
                    let known = &mut self.found[index];
                    if index >= end && known.trail.last_or_below() < next.trail.last_or_below() {
                        *known = next;
                    }
                }
            }
            first = end;
        }
    }

    /// Where one number alone can be played: which one.
    fn single_number(&mut self, turn: &Turn, high: u8) {
        let alone = self.found.iter().all(|outcome| outcome.trail.len() == 1);
        if !alone {
            return;
        }
        let (prefers_high, lower_alone) = match turn.rules.single_number {
            SingleNumber::Either => return,
            SingleNumber::Higher => (true, true),
            SingleNumber::HigherUnlessHouseRule => (true, turn.house.lower_alone),
        };
        let is_high = |outcome: &Outcome| outcome.trail.last_die() == high;
        if prefers_high && (!lower_alone || self.found.iter().any(is_high)) {
            self.found.retain(is_high);
        }
    }

    /// Keeps the plays that do what the position demands, if there are any.
    fn duty(&mut self, turn: &Turn) {
        let wall = match turn.rules.obligation {
            Obligation::Nothing => return,
            Obligation::OpenPrime => turn.wall(),
        };
        let opens = |outcome: &Outcome| turn.resumed(*outcome).held & wall != wall;
        if wall != 0 && self.found.iter().any(opens) {
            self.found.retain(opens);
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
