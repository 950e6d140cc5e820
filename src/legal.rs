//! Positions and legal plays for other programs: one line of JSON in, one line of JSON out, as `docs/positions.md`
//! describes them. Layer 1: pure and synchronous.

mod answer;
mod fields;
mod position_check;
mod sides;

pub use self::answer::{Sides, error, legal, read};
pub(crate) use self::answer::{fields, position, ruleset};
pub(crate) use self::fields::{Fields, invalid};
pub use self::sides::{MOVER, OTHER};
