//! The computer player: what it thinks of positions, its analyses, puzzles and openings.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod analysis;
#[path = "../../../board/tests/all/chance.rs"]
mod chance;
mod cube;
mod evaluations;
mod files;
mod openings;
#[path = "../../../board/tests/all/playing.rs"]
mod playing;
mod puzzles;
mod resignations;
