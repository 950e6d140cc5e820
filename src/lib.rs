//! Kafenio: the games of the backgammon board, by message.

pub mod chat;
pub mod command;
pub mod manager;
#[cfg(feature = "matrix")]
pub mod matrix;
pub mod picture;
pub mod rules;
pub mod speech;
