//! The packed board that the generator searches.

use arrayvec::ArrayVec;

use crate::rules::{ByPlayer, MOST_MOVES, Player, Position};

/// One checker on each place of a packed side: four bits a place, 0 off, 1 to 24, 25 the bar.
pub(super) const ONE: [u128; 26] = {
    let mut one = [0; 26];
    let mut place = 0;
    while place < 26 {
        one[place] = 1 << (4 * place);
        place += 1;
    }
    one
};

/// A position on the way through a roll, and at its end: packed, small and `Copy`.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// The mover's checkers, in his numbering.
    pub(in crate::rules) mine: u128,
    /// The opponent's checkers, in the opponent's numbering.
    pub(super) theirs: u128,
    /// The moves that led here.
    pub(super) trail: Trail,
    /// Bit `p` for each own place 1 to 25 where the mover has a checker.
    pub(in crate::rules) held: u32,
    /// Bit `p` for each own point where a single checker of the opponent can be hit.
    pub(super) blots: u32,
    /// Where the checker stands that was brought out last in this roll (Tric-Trac).
    pub(super) brought_out: u32,
    /// Home points where this roll hit and a checker has to stay (no hit-and-run).
    pub(super) hitters: u32,
    /// What the play has scored (Tric-Trac).
    pub(super) points: u8,
}

impl Outcome {
    pub(super) fn same_position(&self, other: &Outcome) -> bool {
        self.mine == other.mine && self.theirs == other.theirs
    }

    pub(super) fn hash(&self) -> u64 {
        let fold = |side: u128| (side as u64, (side >> 64) as u64);
        let ((a, b), (c, d)) = (fold(self.mine), fold(self.theirs));
        let mixed = a.wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ b.rotate_left(23).wrapping_mul(0xC2B2_AE3D_27D4_EB4F)
            ^ (c ^ d.rotate_left(29)).wrapping_mul(0x1656_67B1_9E37_79F9);
        mixed ^ (mixed >> 29)
    }

    /// How many of the mover's checkers stand on own place `place`.
    pub(in crate::rules) fn count(&self, place: u8) -> u8 {
        count(self.mine, place)
    }

    /// Whether a checker that lands on own point `point` hits.
    pub(in crate::rules) fn can_be_hit(&self, point: u8) -> bool {
        self.blots & 1 << point != 0
    }

    /// The points where a checker hit that has to stay, and stands alone.
    pub(super) fn hitters_alone(&self) -> u32 {
        Trail::points(self.hitters).filter(|&point| self.count(point) == 1).fold(0, |alone, point| alone | 1 << point)
    }

    /// What the play scored (Tric-Trac, else 0).
    pub fn points(&self) -> u8 {
        self.points
    }

    /// The position but for its pins, `before` being the one that the roll began from.
    pub(super) fn position(&self, before: &Position, player: Player) -> Position {
        let mut after = *before;
        after.checkers[player] = unpack(self.mine);
        after.checkers[player.opponent()] = unpack(self.theirs);
        after
    }

    /// The places and dice of the moves, in the order in which they were made.
    pub(in crate::rules) fn steps(&self) -> ArrayVec<(u8, u8), MOST_MOVES> {
        (0..self.trail.len()).rev().map(|back| self.trail.step(back)).collect()
    }
}

pub(super) fn count(side: u128, place: u8) -> u8 {
    (side >> (4 * u32::from(place))) as u8 & 15
}

pub(in crate::rules) fn pack(counts: &[u8; 26]) -> u128 {
    counts.iter().rev().fold(0, |side, &count| side << 4 | u128::from(count & 15))
}

fn unpack(side: u128) -> [u8; 26] {
    std::array::from_fn(|place| count(side, place as u8))
}

/// Both players' pins after a play: my pinned checkers stay so, and whoever stands alone under mine is pinned.
pub(super) fn pins_after(after: &Position, player: Player) -> ByPlayer<u32> {
    let opponent = player.opponent();
    let mut pinned = after.pinned;
    pinned[opponent] = (1..=24_u8)
        .filter(|&point| after.checkers[player][point as usize] > 0 && !after.is_pinned(player, point))
        .filter(|&point| after.checkers[opponent][25 - point as usize] > 0)
        .fold(0, |points, point| points | 1 << (25 - point));
    pinned
}

/// Up to eight moves, eight bits each, the last one lowest: place times eight plus die. No place is zero, so the length shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Trail(u64);

impl Trail {
    pub fn then(self, from: u8, die: u8) -> Trail {
        Trail(self.0 << 8 | u64::from(from << 3 | die))
    }

    pub fn len(self) -> usize {
        (64 - self.0.leading_zeros() as usize).div_ceil(8)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn last_die(self) -> u8 {
        self.0 as u8 & 7
    }

    /// The move `back` places before the last one: its place and die.
    pub fn step(self, back: usize) -> (u8, u8) {
        let step = (self.0 >> (8 * back)) as u8;
        (step >> 3, step & 7)
    }

    /// The places from which a play that goes down the board may continue.
    pub fn last_or_below(self) -> u32 {
        if self.is_empty() { !0 } else { (2 << self.step(0).0) - 1 }
    }

    /// The places of a mask, the farthest first.
    pub fn points(mut mask: u32) -> impl Iterator<Item = u8> {
        std::iter::from_fn(move || {
            let highest = mask.checked_ilog2()?;
            mask ^= 1 << highest;
            Some(highest as u8)
        })
    }
}
