//! Kafenio: the games of the backgammon board, by message.

pub mod chat;
pub mod command;
#[cfg(feature = "discord")]
pub mod discord;
pub mod manager;
pub mod picture;
pub mod rules;
pub mod speech;
