//! The moves of one die where they do not depend on each other, except that checkers enter first.

use super::packed::{Outcome, Trail, bit, is_empty, nearest_first, shifted};
use super::turn::Turn;

/// A position in the middle of a roll.
#[derive(Clone, Copy, Debug)]
pub(super) struct Middle {
    pub mine: u128,
    pub theirs: u128,
    pub trail: Trail,
    /// Bit `p` is set for each of the mover's points where a single checker of the opponent can be hit.
    pub blots: u32,
    /// Bit `p` is set for each own place 1 to 25 where the mover has a checker.
    pub occupied: u32,
    /// The places from which the next move may start. A step leaves them as they are.
    pub movers: u32,
}

impl Middle {
    /// Returns the position before the first move.
    pub fn start(turn: &Turn) -> Middle {
        let Outcome { mine, theirs, trail, .. } = turn.start.so_far;
        Middle { mine, theirs, trail, blots: turn.start.blots, occupied: turn.start.occupied, movers: 0 }
    }

    /// Returns the result of the play that ends here.
    pub fn end(&self) -> Outcome {
        let Middle { mine, theirs, trail, .. } = *self;
        Outcome { mine, theirs, trail, points: 0 }
    }
}

/// One of the dice, and where a checker can move by it.
#[derive(Clone, Copy)]
pub(super) struct Die<'t> {
    pub turn: &'t Turn,
    pub pips: u8,
    /// Bit `p` is set for each place `p` from which a checker that is not pinned comes to a point that is not closed.
    pub open: u32,
}

impl<'t> Die<'t> {
    pub fn new(turn: &'t Turn, pips: u8) -> Die<'t> {
        Die { turn, pips, open: turn.open(pips) & turn.unpinned() }
    }

    /// Moves the checker on `from` by this die.
    #[expect(clippy::inline_always, reason = "a call for each move makes the generator a tenth slower")]
    #[inline(always)]
    pub fn step(&self, before: &Middle, from: u8) -> Middle {
        // Place 0 has no bit in the masks.
        let to = bit(from) >> self.pips & !1;
        let hits = before.blots & to != 0;
        let mine = shifted(before.mine, from, self.pips);
        let left = if is_empty(mine, from) { bit(from) } else { 0 };
        Middle {
            mine,
            theirs: if hits { self.turn.with_hit(before.theirs, from - self.pips) } else { before.theirs },
            trail: before.trail.then(from, self.pips),
            blots: before.blots & !to,
            occupied: before.occupied & !left | to,
            movers: before.movers,
        }
    }

    /// Adds the plays that end with a move by this die of one of the movers.
    #[expect(clippy::inline_always, reason = "a call for each first move makes the generator a tenth slower")]
    #[inline(always)]
    pub fn finish(&self, before: &Middle, found: &mut Vec<Outcome>) {
        let hitters = before.movers & before.blots << self.pips;
        let Middle { mine, theirs, trail, .. } = *before;
        for from in nearest_first(before.movers & !hitters) {
            let mine = shifted(mine, from, self.pips);
            let trail = trail.then(from, self.pips);
            found.push(Outcome { mine, theirs, trail, points: 0 });
        }
        for from in nearest_first(hitters) {
            let mine = shifted(mine, from, self.pips);
            let trail = trail.then(from, self.pips);
            let theirs = self.turn.with_hit(theirs, from - self.pips);
            found.push(Outcome { mine, theirs, trail, points: 0 });
        }
    }
}
