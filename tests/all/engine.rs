//! The computer player: what it thinks of positions, how it learns, and its commands.

mod analysis;
mod cube;
mod evaluations;
mod files;
mod openings;
mod puzzles;
mod resignations;
mod strength;
