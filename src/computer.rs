//! What the computer does at a table, what it advises, and what it thinks of finished games. Layer 2: pure and
//! synchronous. It is given a table and never the dice to come.

mod analysis;
mod decision;

pub use self::analysis::{CubeDecision, Judged, Judgement, Moment, Rating, Totals, judge, moments, totals};
pub use self::decision::{Advice, advise, decide, deepest, resignation};
