//! The rules of every game: legal plays, notation, counts.

pub mod cases;
pub mod effects;
pub mod legal_plays;
pub mod notation;
pub mod partial_plays;
pub mod perft;
pub mod second_generator;
