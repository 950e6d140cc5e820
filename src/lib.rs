//! Kafenio: the games of the backgammon board, by message.

pub mod chat;
pub mod command;
pub mod manager;
pub mod picture;
pub mod rules;
pub mod speech;
