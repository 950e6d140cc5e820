//! The packed board that the generator searches.

use arrayvec::ArrayVec;

use crate::rules::direction::Direction;
use crate::rules::play::MAX_MOVES;
use crate::rules::player::Player;
use crate::rules::position::Position;
use crate::rules::rulebook::{Contact, Rules};

/// One checker on each place of a packed side: four bits per place, 0 for off, 1 to 24, 25 for the bar. Padded to a
/// power of two, so that an index below 32 needs no bounds check.
const ONE: [u128; 32] = {
    let mut one = [0; 32];
    let mut place = 0;
    while place < 26 {
        one[place] = 1 << (4 * place);
        place += 1;
    }
    one
};

/// The four bits of each place.
const PLACE: [u128; 32] = {
    let mut all = ONE;
    let mut place = 0;
    while place < 26 {
        all[place] *= 15;
        place += 1;
    }
    all
};

/// What a move by each die from each place adds to a packed side.
const SHIFT: [[u128; 32]; 8] = {
    let mut shift = [[0; 32]; 8];
    let mut die = 1_usize;
    while die <= 6 {
        let mut from = 1_usize;
        while from < 26 {
            let to = from.saturating_sub(die);
            shift[die][from] = ONE[to].wrapping_sub(ONE[from]);
            from += 1;
        }
        die += 1;
    }
    shift
};

/// The points of the board; bit `p` stands for point `p`.
pub const POINTS: u32 = 0x01FF_FFFE;
/// Bit 24, the start point.
pub(super) const START: u32 = 1 << 24;

/// A position at the end of a roll, packed.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// The mover's checkers, in their own numbering.
    pub(in crate::rules) mine: u128,
    /// The opponent's checkers, in the opponent's numbering.
    pub(in crate::rules) theirs: u128,
    /// The moves that led here.
    pub(in crate::rules) trail: Trail,
    /// The points that the play has scored (Tric-Trac).
    pub(super) points: u8,
}

/// A position in the middle of a roll: the outcome so far, and the masks that the next move needs.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct State {
    pub so_far: Outcome,
    /// Bit `p` is set for each own place 1 to 25 where the mover has a checker.
    pub occupied: u32,
    /// Bit `p` is set for each of the mover's points where a single checker of the opponent can be hit.
    pub blots: u32,
}

impl Outcome {
    pub(super) fn same_position(&self, other: &Outcome) -> bool {
        self.mine == other.mine && self.theirs == other.theirs
    }

    pub(super) fn hash(&self) -> u64 {
        let ([a, b], [c, d]) = (halves(self.mine), halves(self.theirs));
        let mixed = a.wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ b.rotate_left(23).wrapping_mul(0xC2B2_AE3D_27D4_EB4F)
            ^ (c ^ d.rotate_left(29)).wrapping_mul(0x1656_67B1_9E37_79F9);
        mixed ^ (mixed >> 29)
    }

    /// Returns both packed sides after the play, the mover's first, each in its own numbering (see [`packed`]).
    ///
    /// [`packed`]: crate::rules::packed
    pub fn sides(&self) -> (u128, u128) {
        (self.mine, self.theirs)
    }

    /// Returns the points that the play scored (0 except in Tric-Trac).
    pub fn points(&self) -> u8 {
        self.points
    }

    /// Returns the position without its new pins; `before` is the position before the roll.
    pub(super) fn position(&self, before: &Position, player: Player) -> Position {
        let unpack = |side| std::array::from_fn(|place| count(side, place as u8));
        let mut after = *before;
        after.checkers[player] = unpack(self.mine);
        after.checkers[player.opponent()] = unpack(self.theirs);
        after
    }
}

impl State {
    /// Returns the number of the mover's checkers on their own place `place`.
    pub fn count(&self, place: u8) -> u8 {
        count(self.so_far.mine, place)
    }

    /// Returns whether a checker that lands on the mover's own point `point` hits.
    pub fn can_be_hit(&self, point: u8) -> bool {
        self.blots & 1 << point != 0
    }
}

/// Returns the place from which `die` bears off a checker when all are home: the exact one, otherwise the farthest if
/// that is nearer.
#[inline]
pub(super) fn bear_off_from(occupied: u32, die: u8) -> u32 {
    match occupied >> die {
        0 => occupied.checked_ilog2().map_or(0, |farthest| 1 << farthest),
        _ => occupied & bit(die),
    }
}

/// Returns the mask of one place.
#[inline]
pub(super) fn bit(place: u8) -> u32 {
    1 << place
}

/// Returns the number of checkers on `place`.
pub fn count(side: u128, place: u8) -> u8 {
    (side >> (4 * u32::from(place))) as u8 & 15
}

/// Returns the packed side with one checker moved.
#[inline]
pub(super) fn moved(side: u128, from: u8, to: u8) -> u128 {
    side.wrapping_add(ONE[to as usize & 31]).wrapping_sub(ONE[from as usize & 31])
}

/// Returns the packed side with one checker moved by `die`, which may take it off the board.
#[inline]
pub(super) fn shifted(side: u128, from: u8, die: u8) -> u128 {
    side.wrapping_add(SHIFT[die as usize & 7][from as usize & 31])
}

/// Returns whether `place` is empty.
#[inline]
pub(super) fn is_empty(side: u128, place: u8) -> bool {
    side & PLACE[place as usize & 31] == 0
}

/// Returns the number of checkers on the places from `first` on.
#[inline]
pub(super) fn total_from(side: u128, first: u8) -> u32 {
    let pairs = |fours: u64| (fours & 0x0F0F_0F0F_0F0F_0F0F) + (fours >> 4 & 0x0F0F_0F0F_0F0F_0F0F);
    let [low, high] = halves(side & u128::MAX << (4 * u32::from(first)));
    ((pairs(low) + pairs(high)).wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}

/// Packs a side into four bits per place.
pub fn pack(counts: &[u8; 26]) -> u128 {
    let (eights, rest) = counts.as_chunks::<8>();
    let rest = rest.iter().rev().fold(0, |side, &count| side << 4 | u128::from(count & 15));
    eights.iter().rev().fold(rest, |side, eight| {
        // Eight bytes become eight times four bits by halving the gaps three times.
        let bytes = u64::from_le_bytes(*eight) & 0x0F0F_0F0F_0F0F_0F0F;
        let pairs = (bytes | bytes >> 4) & 0x00FF_00FF_00FF_00FF;
        let fours = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF;
        side << 32 | u128::from((fours | fours >> 16) as u32)
    })
}

/// Returns bit `p` for each place 1 to 25 of a packed side with at least one checker.
#[inline]
pub fn occupied(side: u128) -> u32 {
    flags(halves(side).map(|fours| fours | fours >> 1 | fours >> 2 | fours >> 3))
}

/// Returns bit `p` for each point 1 to 24 of a packed side with at least two checkers.
#[inline]
fn made_points(side: u128) -> u32 {
    flags(halves(side).map(|fours| fours >> 1 | fours >> 2 | fours >> 3)) & POINTS
}

/// Splits a packed side, lower places first. Most machines shift 64 bits faster than 128.
fn halves(side: u128) -> [u64; 2] {
    [side as u64, (side >> 64) as u64]
}

/// Gathers the lowest bit of each group of four, without place 0.
fn flags(sides: [u64; 2]) -> u32 {
    let [low, high] = sides.map(|fours| {
        let fours = fours & 0x1111_1111_1111_1111;
        let pairs = (fours | fours >> 3) & 0x0303_0303_0303_0303;
        let quads = (pairs | pairs >> 6) & 0x000F_000F_000F_000F;
        // Four copies, each shifted so far that one of the four groups comes to its place in the top sixteen bits.
        (quads.wrapping_mul(1 << 48 | 1 << 36 | 1 << 24 | 1 << 12) >> 48) as u32
    });
    (low | high << 16) & !1
}

/// Returns the points, in the opponent's numbering, where a single checker of theirs is under one of the mover's: all but
/// those where the mover's own checker is `pinned` (Plakoto).
pub fn pinned_under(mine: u128, theirs: u128, pinned: u32) -> u32 {
    Direction::Opposite.mirror_all(occupied(mine) & POINTS & !pinned) & occupied(theirs)
}

/// Returns the points, in the mover's numbering, where no checker may land, and those where it meets a single checker of
/// the opponent. The mover's own checkers are `pinned` on some points (Plakoto).
#[inline]
pub fn closed_and_single(rules: &Rules, theirs: u128, pinned: u32) -> (u32, u32) {
    let any = rules.direction.mirror_all(occupied(theirs) & POINTS);
    let two = rules.direction.mirror_all(made_points(theirs));
    match rules.contact {
        Contact::Hit { .. } => (two, any & !two),
        Contact::Pin => (two | pinned, any & !two & !pinned),
        Contact::Block => (any, 0),
    }
}

/// Up to eight moves of eight bits each, the last one lowest: place times eight plus die. No place is zero, so the bits
/// give the length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::rules) struct Trail(u64);

impl Trail {
    #[inline]
    pub fn then(self, from: u8, die: u8) -> Trail {
        Trail(self.0 << 8 | u64::from(die) | u64::from(from) << 3)
    }

    pub fn len(self) -> usize {
        (64 - self.0.leading_zeros() as usize).div_ceil(8)
    }

    /// Returns the places and dice of the moves, in the order in which they were made.
    pub fn steps(self) -> ArrayVec<(u8, u8), MAX_MOVES> {
        (0..self.len()).rev().map(|back| self.step(back)).collect()
    }

    pub fn last_die(self) -> u8 {
        self.0 as u8 & 7
    }

    /// Returns the place and die of the move `back` moves before the last one.
    fn step(self, back: usize) -> (u8, u8) {
        let step = (self.0 >> (8 * back)) as u8;
        (step >> 3, step & 7)
    }

    /// Returns the point of the checker that left the start point with the last move, as a mask; 0 where none did.
    pub fn brought_out(self) -> u32 {
        match self.step(0) {
            (24, die) => START >> die,
            (_, _) => 0,
        }
    }

    /// Returns the places from which a play that moves the farthest checkers first may continue.
    #[inline]
    pub fn last_or_below(self) -> u32 {
        if self.0 == 0 { u32::MAX } else { (2 << self.step(0).0) - 1 }
    }
}

/// Iterates over the places of a mask, the nearest to the end first. This is faster than [`places`].
#[inline]
pub(super) fn nearest_first(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (mask != 0).then(|| mask.trailing_zeros())?;
        mask &= mask - 1;
        Some(lowest as u8)
    })
}

/// Iterates over the places of a mask, the farthest first.
#[inline]
pub(in crate::rules) fn places(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let highest = mask.checked_ilog2()?;
        mask ^= 1 << highest;
        Some(highest as u8)
    })
}
