//! Positions and legal plays for other programs: one line of JSON in, one line of JSON out, as `docs/positions.md`
//! describes them.

mod answer;
mod fields;
mod position_check;
mod sides;

pub use self::answer::{Sides, error, fields, legal, position, read, ruleset};
pub use self::fields::{Fields, invalid};
pub use self::sides::{MOVER, OTHER};
