//! The raw inputs: each place, pin and point has rows of its own in the first layer, so that a play changes only a few.

#![expect(clippy::inline_always, reason = "code that is not inlined into `vectorised` is compiled without its vectors")]

use kafenio_board::rules::packed::count;
use kafenio_board::rules::{BAR, OFF, Variant};

use super::board::{Board, Side};

/// Rows of a point: at least one, two and three checkers, and those beyond three.
const ROWS_OF_A_POINT: usize = 4;
const BAR_ROWS: usize = 96;
const OFF_ROWS: usize = 99;
const PIN_ROWS: usize = 101;
/// A side's rows in a game without pins, points and counted doublets.
const PLAIN_ROWS: usize = 101;
/// The scores of Tric-Trac from which a row is set: where the value of the game changes, and shortly before its end.
const SCORES: [u8; 6] = [1, 3, 7, 9, 10, 11];

/// Returns how many raw inputs a side has in `variant`.
pub(super) fn rows_of_a_side(variant: Variant) -> usize {
    PLAIN_ROWS
        + match variant {
            Variant::Backgammon | Variant::Portes | Variant::Fevga => 0,
            Variant::Plakoto => 24,
            Variant::TricTrac => SCORES.len() + 1,
            Variant::Puff => 1,
        }
}

/// Calls `change` with each row that differs between the two boards, and by how much.
#[inline(always)]
pub(super) fn changes(variant: Variant, before: &Board, after: &Board, mut change: impl FnMut(usize, f32)) {
    side_changes(variant, &before.mine, &after.mine, &mut change);
    let base = rows_of_a_side(variant);
    side_changes(variant, &before.theirs, &after.theirs, &mut |row, by| change(base + row, by));
}

#[inline(always)]
fn side_changes(variant: Variant, before: &Side, after: &Side, change: &mut impl FnMut(usize, f32)) {
    let mut changed = before.checkers ^ after.checkers;
    while changed != 0 {
        let place = (changed.trailing_zeros() / 4) as u8;
        changed &= !(15 << (4 * u32::from(place)));
        place_changes(place, count(before.checkers, place), count(after.checkers, place), change);
    }
    match variant {
        Variant::Backgammon | Variant::Portes | Variant::Fevga => {}
        Variant::Plakoto => {
            let mut pins = before.pinned ^ after.pinned;
            while pins != 0 {
                let point = pins.trailing_zeros();
                pins &= pins - 1;
                let by = if after.pinned & 1 << point != 0 { 1.0 } else { -1.0 };
                change(PIN_ROWS + point as usize - 1, by);
            }
        }
        Variant::TricTrac => {
            thresholds(PLAIN_ROWS, &SCORES, before.points, after.points, change);
            linear(PLAIN_ROWS + SCORES.len(), before.points, after.points, 0, 12.0, change);
        }
        Variant::Puff => {
            thresholds(PLAIN_ROWS, &[1], u8::from(before.has_doublet), u8::from(after.has_doublet), change);
        }
    }
}

#[inline(always)]
fn place_changes(place: u8, before: u8, after: u8, change: &mut impl FnMut(usize, f32)) {
    match place {
        OFF => {
            thresholds(OFF_ROWS, &[1], before, after, change);
            linear(OFF_ROWS + 1, before, after, 0, 15.0, change);
        }
        BAR => {
            thresholds(BAR_ROWS, &[1, 2], before, after, change);
            linear(BAR_ROWS + 2, before, after, 2, 4.0, change);
        }
        point => {
            let row = (usize::from(point) - 1) * ROWS_OF_A_POINT;
            thresholds(row, &[1, 2, 3], before, after, change);
            linear(row + 3, before, after, 3, 2.0, change);
        }
    }
}

/// Each row is 1 from its threshold on.
#[inline(always)]
fn thresholds(row: usize, thresholds: &[u8], before: u8, after: u8, change: &mut impl FnMut(usize, f32)) {
    for (index, &threshold) in thresholds.iter().enumerate() {
        match (before >= threshold, after >= threshold) {
            (false, true) => change(row + index, 1.0),
            (true, false) => change(row + index, -1.0),
            (false, false) | (true, true) => {}
        }
    }
}

/// The row counts what exceeds `free`, in units of `unit`.
#[inline(always)]
fn linear(row: usize, before: u8, after: u8, free: u8, unit: f32, change: &mut impl FnMut(usize, f32)) {
    let [before, after] = [before, after].map(|count| count.saturating_sub(free));
    if before != after {
        change(row, (f32::from(after) - f32::from(before)) / unit);
    }
}
