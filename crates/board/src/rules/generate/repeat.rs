//! The plays of one number several times, where the moves do not depend on each other, except that checkers enter
//! first.
//!
//! The farthest checker always moves first, which reaches every result exactly once. Here a game can end early only
//! when all checkers are off, and no play has more moves than that.

use super::die::{Die, Middle};
use super::packed::{Outcome, bear_off_from, bit, is_empty, nearest_first};
use super::turn::Turn;
use crate::rules::position::BAR;

/// Plays one number up to `times` times, at least two. Leaves the longest plays in `found`, and returns their length.
/// `reached` is a buffer.
pub(super) fn repeat(
    turn: &Turn,
    pips: u8,
    times: usize,
    reached: &mut Vec<Middle>,
    found: &mut Vec<Outcome>,
) -> usize {
    let die = Repeated { die: Die::new(turn, pips), not_home: turn.not_home() };
    let (start, mut length) = die.entered(times);
    reached.clear();
    reached.push(start);
    // The positions after `length` moves are those from `first` on.
    let mut first = 0;
    while length < times {
        if length + 2 == times {
            reached[first..].iter().for_each(|before| die.move_twice(before, found));
            if !found.is_empty() {
                return times;
            }
        }
        let end = reached.len();
        for index in first..end {
            let before = reached[index];
            for from in nearest_first(before.movers) {
                reached.push(die.step(&before, from));
            }
        }
        if reached.len() == end {
            break;
        }
        (first, length) = (end, length + 1);
    }
    if length > 0 {
        found.extend(reached[first..].iter().map(Middle::end));
    }
    length
}

/// The number that is played.
struct Repeated<'t> {
    die: Die<'t>,
    /// The places that have to be empty before a checker is borne off.
    not_home: u32,
}

impl Repeated<'_> {
    /// Enters checkers with up to `times` moves. Returns the position and the number of moves.
    fn entered(&self, times: usize) -> (Middle, usize) {
        let mut middle = Middle::start(self.die.turn);
        let mut length = 0;
        while length < times && self.die.open & middle.occupied & bit(BAR) != 0 {
            middle = self.die.step(&middle, BAR);
            length += 1;
        }
        if is_empty(middle.mine, BAR) {
            middle.movers = self.movers(&middle);
        }
        (middle, length)
    }

    /// Returns the places from which a checker can move when all have entered.
    #[inline]
    fn movers(&self, middle: &Middle) -> u32 {
        let Die { turn, pips, open } = self.die;
        let all_home = middle.occupied & self.not_home == 0;
        let borne_off = if all_home { bear_off_from(middle.occupied, pips) & turn.unpinned() } else { 0 };
        middle.occupied & open | borne_off
    }

    /// Moves the checker on `from`. No farther checker moves after it.
    #[expect(clippy::inline_always, reason = "a call for each move makes the generator a tenth slower")]
    #[inline(always)]
    fn step(&self, before: &Middle, from: u8) -> Middle {
        let after = self.die.step(before, from);
        let not_farther = bit(from) | (bit(from) - 1);
        Middle { movers: self.movers(&after) & not_farther, ..after }
    }

    /// Adds the plays that end with two more moves.
    fn move_twice(&self, before: &Middle, found: &mut Vec<Outcome>) {
        for from in nearest_first(before.movers) {
            self.die.finish(&self.step(before, from), found);
        }
    }
}
