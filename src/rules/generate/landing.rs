//! The plays of a roll whose moves all end on a point and do not depend on each other, except that checkers enter first.
//!
//! Most rolls are like this: nobody bears off, and no open point is forbidden. Then a mask per die says which checkers can
//! move, and a move changes it in two places at most. No result has to be looked up among the others.

use super::state::{Outcome, Trail, count, is_empty, nearest_first, places, shifted};
use super::turn::Turn;
use crate::rules::position::BAR;

/// A position in the middle of such a roll.
#[derive(Clone, Copy)]
struct Middle {
    mine: u128,
    theirs: u128,
    trail: Trail,
    /// Bit `p` is set for each of the mover's points where a single checker of the opponent can be hit.
    blots: u32,
}

impl Middle {
    fn start(turn: &Turn) -> Middle {
        let Outcome { mine, theirs, trail, .. } = turn.start.so_far;
        Middle { mine, theirs, trail, blots: turn.start.blots }
    }

    /// Adds the play that ends here.
    fn end(&self, found: &mut Vec<Outcome>) {
        let Middle { mine, theirs, trail, .. } = *self;
        found.push(Outcome { mine, theirs, trail, points: 0 });
    }
}

/// One of the dice, and where a checker can move by it.
#[derive(Clone, Copy)]
struct Die<'t> {
    turn: &'t Turn,
    pips: u8,
    /// Bit `p` is set for each place `p` from which it leads to a point that is not closed.
    open: u32,
}

impl<'t> Die<'t> {
    fn new(turn: &'t Turn, pips: u8) -> Die<'t> {
        Die { turn, pips, open: turn.open(pips) }
    }

    /// Returns the places from which this die leads to an open point when the turn begins.
    fn movers(&self) -> u32 {
        self.open & self.turn.unpinned()
    }

    /// Returns the places from which a checker can make the first move of the roll by this die.
    fn first_movers(&self) -> u32 {
        let on_bar = self.turn.start.occupied & bit(BAR);
        if on_bar == 0 { self.movers() } else { self.movers() & on_bar }
    }

    /// Moves the checker on `from` by this die.
    #[expect(clippy::inline_always, reason = "a call for each move makes the generator a tenth slower")]
    #[inline(always)]
    fn step(&self, before: &Middle, from: u8) -> Middle {
        let to = from - self.pips;
        let hits = before.blots & bit(to) != 0;
        Middle {
            mine: shifted(before.mine, from, self.pips),
            theirs: if hits { self.turn.with_hit(before.theirs, to) } else { before.theirs },
            trail: before.trail.then(from, self.pips),
            blots: before.blots & !bit(to),
        }
    }

    /// Returns the places from which a checker can move by this die after a move from `from` to `to`. Before it, that was
    /// possible from `movers`.
    #[inline]
    fn movers_after(&self, after: &Middle, movers: u32, from: u8, to: u8) -> u32 {
        let left = if is_empty(after.mine, from) { bit(from) } else { 0 };
        movers & !left | self.open & bit(to)
    }

    /// Returns whether a checker that came to `way` can move on by this die, and has hit nothing there.
    fn continues_from(&self, way: u8) -> bool {
        self.open & bit(way) & !self.turn.start.blots != 0
    }

    /// Adds the plays that end with a move by this die of one of `movers`.
    #[expect(clippy::inline_always, reason = "a call for each first move makes the generator a tenth slower")]
    #[inline(always)]
    fn finish(&self, before: &Middle, movers: u32, found: &mut Vec<Outcome>) {
        let hitters = movers & before.blots << self.pips;
        let Middle { mine, theirs, trail, .. } = *before;
        for from in nearest_first(movers & !hitters) {
            let (mine, trail) = (shifted(mine, from, self.pips), trail.then(from, self.pips));
            found.push(Outcome { mine, theirs, trail, points: 0 });
        }
        for from in nearest_first(hitters) {
            self.step(before, from).end(found);
        }
    }
}

/// Plays two different numbers in each of `orders`, or one of them if no play uses both.
pub(super) fn pair(turn: &Turn, orders: &[(u8, u8)], found: &mut Vec<Outcome>) {
    let start = Middle::start(turn);
    let (one, other) = (Die::new(turn, orders[0].0), Die::new(turn, orders[0].1));
    let is_either_order = orders.len() > 1;
    match count(start.mine, BAR) {
        0 => pair_without_bar(&start, one, other, is_either_order, found),
        1 => pair_with_one_on_bar(&start, one, other, is_either_order, found),
        _ if one.open & other.open & bit(BAR) != 0 => other.finish(&one.step(&start, BAR), bit(BAR), found),
        _ => {}
    }
    if found.is_empty() {
        let first = if is_either_order { &[one, other][..] } else { &[one] };
        for die in first {
            die.finish(&start, die.first_movers(), found);
        }
    }
}

/// Plays two numbers while nobody has to enter.
///
/// The same two moves in the other order lead to the same position, so the second order adds only plays in which one
/// checker makes both moves. Different moves lead to the same position only in one case: a checker goes from A over B to C,
/// or it goes from A to B while another goes from B to C, and nothing is hit on the way.
fn pair_without_bar(start: &Middle, one: Die<'_>, other: Die<'_>, is_either_order: bool, found: &mut Vec<Outcome>) {
    let (by_one, by_other) = (one.movers(), other.movers());
    for from in nearest_first(by_one) {
        let middle = one.step(start, from);
        let mut next = other.movers_after(&middle, by_other, from, from - one.pips);
        // The checker that could follow to `from` makes both moves itself, over the other point.
        let behind = from + other.pips;
        let is_same = by_one & bit(behind) != 0 && other.continues_from(behind - one.pips);
        if is_same && start.blots & bit(from) == 0 {
            next &= !bit(behind);
        }
        other.finish(&middle, next, found);
    }
    if !is_either_order {
        return;
    }
    for from in nearest_first(by_other & one.open << other.pips) {
        let way = from - other.pips;
        let is_same = by_one & bit(from) != 0 && other.continues_from(from - one.pips) && start.blots & bit(way) == 0;
        if by_one & bit(way) == 0 && !is_same {
            one.finish(&other.step(start, from), bit(way), found);
        }
    }
}

/// Enters the only checker on the bar with one number and plays the other. The two ways lead to the same position only if
/// the checker that has entered moves on, and hits nothing on the way.
fn pair_with_one_on_bar(start: &Middle, one: Die<'_>, other: Die<'_>, is_either_order: bool, found: &mut Vec<Outcome>) {
    let enters = |die: Die<'_>| die.open & bit(BAR) != 0;
    let [way, other_way] = [one, other].map(|die| BAR - die.pips);
    if enters(one) {
        let next = other.movers() & !bit(BAR) | other.open & bit(way);
        other.finish(&one.step(start, BAR), next, found);
    }
    if is_either_order && enters(other) {
        let is_same = enters(one) && other.continues_from(way) && start.blots & bit(other_way) == 0;
        let on = if is_same { 0 } else { one.open & bit(other_way) };
        let others = one.movers() & !bit(BAR) & !bit(other_way);
        one.finish(&other.step(start, BAR), others | on, found);
    }
}

/// Plays one number up to `times` times, at least two, always the farthest checker first, which reaches every result
/// exactly once. Leaves the longest plays in `found`, and returns their length.
pub(super) fn repeat(turn: &Turn, pips: u8, times: usize, found: &mut Vec<Outcome>) -> usize {
    let die = Die::new(turn, pips);
    let (mut middle, mut number) = (Middle::start(turn), 1);
    let mut movers = die.movers() & !bit(BAR);
    while !is_empty(middle.mine, BAR) {
        if die.open & bit(BAR) == 0 || number > times {
            movers = 0;
            break;
        }
        middle = die.step(&middle, BAR);
        movers |= die.open & bit(BAR - pips);
        number += 1;
    }
    let mut plays = Repeated { die, times, longest: number - 1, found };
    if number <= times && movers != 0 {
        plays.continue_from(&middle, movers, number);
    } else if number > 1 {
        middle.end(plays.found);
    }
    plays.longest
}

/// The longest plays of one number that have been found.
struct Repeated<'t> {
    die: Die<'t>,
    times: usize,
    longest: usize,
    found: &'t mut Vec<Outcome>,
}

impl Repeated<'_> {
    /// Adds the plays that go on from `middle` with the move number `number`, which one of `movers` makes.
    fn continue_from(&mut self, middle: &Middle, movers: u32, number: usize) {
        if number == self.times {
            if self.keeps(number) {
                self.die.finish(middle, movers, self.found);
            }
            return;
        }
        for from in places(movers) {
            let after = self.die.step(middle, from);
            let not_farther = movers & ((2 << from) - 1);
            let next = self.die.movers_after(&after, not_farther, from, from - self.die.pips);
            if next == 0 {
                if self.keeps(number) {
                    after.end(self.found);
                }
            } else {
                self.continue_from(&after, next, number + 1);
            }
        }
    }

    /// Returns whether plays of this length are kept, and drops all shorter ones then.
    #[inline]
    fn keeps(&mut self, length: usize) -> bool {
        if length > self.longest {
            self.longest = length;
            self.found.clear();
        }
        length == self.longest
    }
}

fn bit(place: u8) -> u32 {
    1 << place
}
