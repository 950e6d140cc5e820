//! The plays of a roll whose moves all end on a point and do not depend on each other, except that checkers enter first.
//!
//! Most rolls are like this: nobody bears off, and no open point is forbidden. Then a mask per die says which checkers can
//! move, and a move changes it in two places at most. No result has to be looked up among the others.

use super::die::{Die, Middle};
use super::packed::{Outcome, bit, count, nearest_first};
use super::turn::Turn;
use crate::rules::position::BAR;

impl Die<'_> {
    /// Returns the places from which this die leads to an open point when the turn begins.
    fn movers(&self) -> u32 {
        self.open & self.turn.start.occupied
    }

    /// Returns the places from which a checker can make the first move of the roll by this die.
    fn first_movers(&self) -> u32 {
        let on_bar = self.turn.start.occupied & bit(BAR);
        if on_bar == 0 { self.movers() } else { self.movers() & on_bar }
    }

    /// Returns whether a checker that came to `way` can move on by this die, and has hit nothing there.
    fn continues_from(&self, way: u8) -> bool {
        self.open & bit(way) & !self.turn.start.blots != 0
    }

    /// Adds the plays that end with a move by this die of one of `movers`.
    #[expect(clippy::inline_always, reason = "a call for each first move makes the generator a tenth slower")]
    #[inline(always)]
    fn finish_by(&self, before: Middle, movers: u32, found: &mut Vec<Outcome>) {
        self.finish(&Middle { movers, ..before }, found);
    }
}

/// Plays two different numbers in each of `orders`, or one of them if no play uses both.
pub(super) fn pair(turn: &Turn, orders: &[(u8, u8)], found: &mut Vec<Outcome>) {
    let start = Middle::start(turn);
    let one = Die::new(turn, orders[0].0);
    let other = Die::new(turn, orders[0].1);
    let is_either_order = orders.len() > 1;
    match count(start.mine, BAR) {
        0 => pair_without_bar(&start, one, other, is_either_order, found),
        1 => pair_with_one_on_bar(&start, one, other, is_either_order, found),
        _ if one.open & other.open & bit(BAR) != 0 => other.finish_by(one.step(&start, BAR), bit(BAR), found),
        _ => {}
    }
    if found.is_empty() {
        let first = if is_either_order { &[one, other][..] } else { &[one] };
        for die in first {
            die.finish_by(start, die.first_movers(), found);
        }
    }
}

/// Plays two numbers while nobody has to enter.
///
/// The same two moves in the other order lead to the same position, so the second order adds only plays in which one
/// checker makes both moves. Different moves lead to the same position only in one case: a checker goes from A over B to C,
/// or it goes from A to B while another goes from B to C, and nothing is hit on the way.
fn pair_without_bar(start: &Middle, one: Die<'_>, other: Die<'_>, is_either_order: bool, found: &mut Vec<Outcome>) {
    let by_one = one.movers();
    let by_other = other.movers();
    // The checkers that can make both moves, by one number first, and hit nothing on the way.
    let go_on = by_one & (other.open & !start.blots) << one.pips;
    // From a place where such a checker arrives by the other number, the moves in the other order lead to its position.
    let repeated = go_on >> other.pips & !start.blots;
    for from in nearest_first(by_one) {
        let middle = one.step(start, from);
        let next = by_other & middle.occupied | other.open & bit(from - one.pips);
        other.finish_by(middle, next & !((repeated & bit(from)) << other.pips), found);
    }
    if is_either_order {
        let both = by_other & (one.open & !by_one) << other.pips & !(go_on & !(start.blots << other.pips));
        for from in nearest_first(both) {
            let middle = other.step(start, from);
            found.push(one.step(&middle, from - other.pips).end());
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
        other.finish_by(one.step(start, BAR), next, found);
    }
    if is_either_order && enters(other) {
        let is_same = enters(one) && other.continues_from(way) && start.blots & bit(other_way) == 0;
        let on = if is_same { 0 } else { one.open & bit(other_way) };
        let others = one.movers() & !bit(BAR) & !bit(other_way);
        one.finish_by(other.step(start, BAR), others | on, found);
    }
}
