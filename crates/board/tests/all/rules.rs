//! The rules of every game: legal plays, notation, counts.

mod cases;
mod effects;
mod legal_plays;
mod made_positions;
mod notation;
mod partial_plays;
mod perft;
mod second_generator;
