//! Floor 1. The board, the dice and the plays of every game. Pure and synchronous: no clock, no chance, no chat.

mod play;
mod player;
mod position;
mod roll;
mod variant;

pub use play::{MOST_MOVES, Move, Play};
pub use player::{ByPlayer, Player};
pub use position::{BAR, OFF, Position};
pub use roll::Roll;
pub use variant::{Heading, Variant};
