//! The doubling cube (rules, section 2.2).

use serde::{Deserialize, Serialize};

use super::{Crawford, Seat, Table};

/// The doubling cube of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cube {
    /// What a single game is worth: 1, 2, 4, ... up to [`Cube::HIGHEST`].
    pub value: u32,
    /// Who alone may double next; `None` while the cube is in the middle.
    pub owner: Option<Seat>,
}

impl Cube {
    pub const CENTRED: Cube = Cube { value: 1, owner: None };
    /// From here on nobody doubles, and no position with a higher cube is taken or drawn: the rules know no limit, but a
    /// cube has room for four digits on a phone, and GNU Backgammon plays no further either.
    pub const HIGHEST: u32 = 4096;
}

/// Why somebody may not double.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoDouble {
    /// This game is played without a cube.
    NoCube,
    /// No doubles in the Crawford game.
    Crawford,
    /// The opener's first turn is not over: his dice lay on the table before he could double.
    Opening,
    /// The opponent owns the cube.
    NotYours,
    /// The cube is dead: winning at its present value already wins the match.
    Dead,
    /// The cube stands at [`Cube::HIGHEST`].
    Highest,
    /// The rolls that come next are known, as a play was taken back.
    KnownDice,
}

/// Whether the cube lets `seat` double. That it is his turn and that he has not rolled is asked elsewhere.
pub(super) fn check_double(table: &Table, seat: Seat) -> Result<(), NoDouble> {
    let Some(game) = table.game().filter(|_| table.terms.cube) else { return Err(NoDouble::NoCube) };
    if table.crawford == Crawford::Now {
        return Err(NoDouble::Crawford);
    }
    if game.cube.owner == Some(seat.other()) {
        return Err(NoDouble::NotYours);
    }
    if table.decides_match(seat, 1) {
        return Err(NoDouble::Dead);
    }
    if game.cube.value >= Cube::HIGHEST {
        return Err(NoDouble::Highest);
    }
    if !game.kept.is_empty() {
        return Err(NoDouble::KnownDice);
    }
    if game.turns == 0 {
        return Err(NoDouble::Opening);
    }
    Ok(())
}
