//! Kafenio: the games of the backgammon board, by message.

pub mod chat;
pub mod command;
pub mod http;
pub mod manager;
pub mod picture;
pub mod rules;
pub mod settings;
pub mod speech;
