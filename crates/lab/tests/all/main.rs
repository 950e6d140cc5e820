//! What the lab does: games between players, training, openings; and its command line.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod command_line;
#[path = "../../../board/tests/all/extent.rs"]
mod extent;
mod openings;
mod strength;
