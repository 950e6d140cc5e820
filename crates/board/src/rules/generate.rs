//! The generator of legal plays, which reads the rules of every game as data.
//!
//! It searches packed boards with bit masks and keeps each resulting position once. It allocates nothing per play, and
//! a [`Generator`] that is reused soon stops allocating at all.

mod die;
mod landing;
pub(super) mod packed;
mod repeat;
mod seen;
pub(super) mod turn;

use self::die::Middle;
use self::packed::{Outcome, places};
use self::seen::Seen;
use self::turn::Turn;
use super::rulebook::{DiceOrder, Doublet, Obligation, SingleNumber};
use super::ruleset::{Ruleset, Situation};

/// Finds the distinct results of a roll. Reuse one generator, because it keeps its buffers.
#[derive(Debug, Default)]
pub struct Generator {
    found: Vec<Outcome>,
    /// Plays that ended before all dice were used.
    ended_early: Vec<Outcome>,
    /// The positions in the middle of a doublet.
    reached: Vec<Middle>,
    seen: Seen,
}

impl Generator {
    /// Returns the distinct positions that legal plays of the roll lead to, in no particular order; empty where nothing
    /// can be played.
    pub fn outcomes(&mut self, ruleset: &Ruleset, situation: &Situation) -> &[Outcome] {
        self.sample(ruleset, situation, usize::MAX)
    }

    /// Returns what [`Generator::outcomes`] does, or a sample of at most `most`, which is at least 5, where a doublet of Puff has
    /// more: some have 80,000.
    pub fn sample(&mut self, ruleset: &Ruleset, situation: &Situation, most: usize) -> &[Outcome] {
        let turn = Turn::of(*ruleset, situation);
        if let Some(rest) = situation.rest {
            return self.one_die(&turn, rest.die);
        }
        let high = situation.roll.higher();
        let low = situation.roll.lower();
        self.found.clear();
        if situation.roll.is_doublet() {
            self.doublet(&turn, high, situation.doublets > 0, most);
        } else {
            match turn.rules.order {
                DiceOrder::Any => self.pair(&turn, &[(high, low), (low, high)]),
                DiceOrder::LowerFirst => self.pair(&turn, &[(low, high)]),
            }
            self.single_number(&turn, high);
        }
        self.apply_obligation(&turn);
        &self.found
    }

    /// Plays the rest of a roll whose first number ended a game of Tric-Trac that goes on.
    fn one_die(&mut self, turn: &Turn, die: u8) -> &[Outcome] {
        self.found.clear();
        for from in places(turn.legal(&turn.start, die, true)) {
            self.found.push(turn.closing_score(turn.step(&turn.start, from, die).so_far));
        }
        &self.found
    }

    fn doublet(&mut self, turn: &Turn, die: u8, is_repeated: bool, most: usize) {
        match turn.rules.doublet {
            Doublet::FourTimes => {
                self.repeat(turn, die, 4);
            }
            Doublet::TwiceThenRollAgain => self.pair(turn, &[(die, die)]),
            Doublet::TopThenBottom => {
                let times = if is_repeated { 4 } else { 2 };
                if self.repeat(turn, die, times) == times {
                    self.bottom(turn, 7 - die, times, most);
                }
            }
        }
    }

    /// Plays two numbers in each of `orders` and keeps the plays that use the most dice.
    fn pair(&mut self, turn: &Turn, orders: &[(u8, u8)]) {
        if turn.only_lands(2) {
            landing::pair(turn, orders, &mut self.found);
        } else if turn.has_independent_moves() {
            self.independent_pair(turn, orders);
        } else {
            self.dependent_pair(turn, orders);
        }
    }

    /// Plays two numbers where the order of the moves does not matter, so that the moves alone show a repeated
    /// position.
    ///
    /// The same two moves in the other order lead to the same position. Two plays with different moves do so in only
    /// two cases: one checker makes both moves, with either number first and without a hit on the way; or the same two
    /// checkers are borne off with either number each.
    fn independent_pair(&mut self, turn: &Turn, orders: &[(u8, u8)]) {
        // For each place from which the first order plays its first number, the places from which the second can
        // follow.
        let mut after = [0_u32; 26];
        for (index, &(one, other)) in orders.iter().enumerate() {
            for from in places(turn.legal(&turn.start, one, false)) {
                let middle = turn.step(&turn.start, from, one);
                let next = if turn.is_over(&middle) { 0 } else { turn.legal(&middle, other, true) };
                if next == 0 {
                    self.ended_early.push(middle.so_far);
                }
                if index == 0 {
                    after[from as usize] = next;
                }
                for second in places(next) {
                    let (by_first, by_second) = if index == 0 { (one, other) } else { (other, one) };
                    let repeated = match index {
                        0 => second == from + other && turn.can_continue(&after, second, by_first, by_second, from),
                        _ => {
                            after[second as usize] & 1 << from != 0
                                || second + one == from && turn.can_continue(&after, from, by_first, by_second, second)
                                || second <= other && from <= one && after[from as usize] & 1 << second != 0
                        }
                    };
                    if !repeated {
                        self.found.push(turn.last_step(&middle, second, other));
                    }
                }
            }
        }
        self.add_ended_early(turn);
    }

    /// Adds the plays that ended before all dice were used: all of them where no play is longer, otherwise those that
    /// ended the game.
    fn add_ended_early(&mut self, turn: &Turn) {
        let nothing_longer = self.found.is_empty();
        for outcome in &self.ended_early {
            let counts = nothing_longer || turn.ends_game(outcome);
            if counts && !self.found.iter().any(|existing| existing.same_position(outcome)) {
                self.found.push(*outcome);
            }
        }
        self.ended_early.clear();
    }

    /// Plays two numbers where the moves depend on each other, so that every result is looked up.
    fn dependent_pair(&mut self, turn: &Turn, orders: &[(u8, u8)]) {
        self.seen.clear();
        for &(one, other) in orders {
            for from in places(turn.legal(&turn.start, one, false)) {
                let middle = turn.step(&turn.start, from, one);
                if turn.is_over(&middle) {
                    self.ended_early.push(middle.so_far);
                    continue;
                }
                let next = turn.legal(&middle, other, true);
                if next == 0 && turn.may_end_with(&middle) {
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
        self.add_ended_early(turn);
        let (one, other) = orders[0];
        if let Some(outcome) = turn.one_step_less(one, other) {
            // Tric-Trac's privilege is optional, so it comes on top of what the dice demand.
            self.found.push(turn.closing_score(outcome.so_far));
        }
    }

    /// Plays one number up to `times` times. Leaves the longest plays and those that ended the game in `found`, and
    /// returns the length of the longest.
    fn repeat(&mut self, turn: &Turn, die: u8, times: usize) -> usize {
        if turn.has_independent_moves() {
            return repeat::repeat(turn, die, times, &mut self.reached, &mut self.found);
        }
        let longest = self.layers(turn, die, times);
        self.add_ended_early(turn);
        longest
    }

    /// Plays one number level by level and looks up every result.
    fn layers(&mut self, turn: &Turn, die: u8, times: usize) -> usize {
        self.seen.clear();
        self.found.push(turn.start.so_far);
        let mut first = 0;
        let mut length = 0;
        // The longest plays with which the roll may end, and their length.
        let mut longest = 0..0;
        let mut longest_length = 0;
        while length < times {
            let end = self.found.len();
            for index in first..end {
                let state = turn.resumed(self.found[index]);
                if length > 0 && turn.is_over(&state) {
                    self.ended_early.push(state.so_far);
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
            if self.found[first..].iter().any(|outcome| turn.may_end_with(&turn.resumed(*outcome))) {
                (longest, longest_length) = (first..self.found.len(), length);
            }
        }
        self.found.truncate(longest.end);
        self.found.drain(..longest.start);
        self.found.retain(|outcome| turn.may_end_with(&turn.resumed(*outcome)));
        longest_length
    }

    /// Continues every result with the bottom number of a doublet, played any number of times up to `times`. Keeps at most
    /// `most` results, about as many for each number of moves.
    fn bottom(&mut self, turn: &Turn, die: u8, times: usize, most: usize) {
        self.thin_out(0, most / (times + 1));
        self.seen.refill(&self.found);
        let mut first = 0;
        for left in (1..=times).rev() {
            let end = self.found.len();
            for index in first..end {
                let state = turn.resumed(self.found[index]);
                if turn.is_over(&state) {
                    continue;
                }
                // The farthest checker moves first, as in `repeat`. Of two plays to one position, the one that
                // leaves more moves open is kept.
                let trail = state.so_far.trail;
                let open = if trail.last_die() == die { trail.last_or_below() } else { u32::MAX };
                for from in places(turn.legal(&state, die, false) & open) {
                    let next = turn.last_step(&state, from, die);
                    let index = self.seen.insert(&mut self.found, next);
                    let existing = &mut self.found[index];
                    if index >= end && existing.trail.last_or_below() < next.trail.last_or_below() {
                        *existing = next;
                    }
                }
            }
            if self.thin_out(end, (most - end) / left) {
                self.seen.refill(&self.found);
            }
            first = end;
        }
    }

    /// Keeps at most `most` of the results from the index `first` on, evenly spread. Returns whether there were more.
    fn thin_out(&mut self, first: usize, most: usize) -> bool {
        let step = (self.found.len() - first).div_ceil(most);
        if step > 1 {
            let mut index = 0;
            self.found.retain(|_| {
                index += 1;
                index <= first || (index - first - 1).is_multiple_of(step)
            });
        }
        step > 1
    }

    /// Applies the rule on which number is played where only one of the two can be.
    fn single_number(&mut self, turn: &Turn, high: u8) {
        let alone = self.found.iter().all(|outcome| outcome.trail.len() == 1);
        if !alone {
            return;
        }
        let lower_alone = match turn.rules.single_number {
            SingleNumber::Either => return,
            SingleNumber::EitherUnlessCustomRule if !turn.custom_rules.higher_die => return,
            SingleNumber::EitherUnlessCustomRule | SingleNumber::Higher => true,
            SingleNumber::HigherUnlessCustomRule => turn.custom_rules.lower_alone,
        };
        let is_high = |outcome: &Outcome| outcome.trail.last_die() == high;
        if !lower_alone || self.found.iter().any(is_high) {
            // A play that ends the game needs no other number, so it is legal beside all others.
            self.found.retain(|outcome| is_high(outcome) || turn.ends_game(outcome));
        }
    }

    /// Keeps only the plays that do what the position demands, where there are any.
    fn apply_obligation(&mut self, turn: &Turn) {
        let prime = match turn.rules.obligation {
            Obligation::Nothing => return,
            Obligation::OpenPrime => turn.prime_to_open(),
        };
        let opens = |outcome: &Outcome| turn.resumed(*outcome).occupied & prime != prime;
        if prime != 0 && self.found.iter().any(opens) {
            self.found.retain(opens);
        }
    }

    /// Records the end of a play, once per position: the one that used more dice, then the one that scored more.
    fn keep(&mut self, turn: &Turn, outcome: Outcome) {
        let outcome = turn.closing_score(outcome);
        let index = self.seen.insert(&mut self.found, outcome);
        let existing = &mut self.found[index];
        let rank = |outcome: &Outcome| (outcome.trail.len(), outcome.points);
        if rank(&outcome) > rank(existing) {
            *existing = outcome;
        }
    }
}
