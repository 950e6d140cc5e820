//! Positions as Snowie writes them. Match files have one after each illegal play.

use crate::rules::{BAR, OFF};

/// The fields before the checkers: the match, the players, the score and the cube.
const FIELDS_BEFORE: usize = 12;

/// The checkers of two sides, each in its own numbering.
pub type Sides = [[u8; 26]; 2];

/// Parses the checkers of a position: `5;0;0;0;0;Alice;Bob;0;0;0;1;0;`, and then those on a bar, on the 24 points, where the
/// opponent's are negative, and on the other bar. Programs disagree on whose bar comes first, so both readings are
/// returned.
pub fn sides(text: &str) -> Option<[Sides; 2]> {
    let fields = text.split(';').skip(FIELDS_BEFORE).take(26);
    let counts: Vec<i8> = fields.map(|field| field.trim().parse().ok()).collect::<Option<_>>()?;
    let [first, points @ .., last] = &counts[..] else { return None };
    if points.len() != 24 {
        return None;
    }
    let mut sides = [[0_u8; 26]; 2];
    for (index, count) in points.iter().enumerate() {
        let side = usize::from(*count < 0);
        sides[side][if side == 0 { index + 1 } else { 24 - index }] = count.unsigned_abs();
    }
    let complete = |bars: [i8; 2]| {
        let mut sides = sides;
        for (side, bar) in sides.iter_mut().zip(bars) {
            side[usize::from(BAR)] = bar.unsigned_abs();
            let on_board: u32 = side.iter().map(|count| u32::from(*count)).sum();
            side[usize::from(OFF)] = u8::try_from(15_u32.checked_sub(on_board)?).ok()?;
        }
        Some(sides)
    };
    let readings = [complete([*first, *last]), complete([*last, *first])];
    let known = readings.iter().flatten().next().copied()?;
    Some(readings.map(|sides| sides.unwrap_or(known)))
}
