//! Kafenio: the games of the backgammon board, by message.
//!
//! The house has five floors; a file names only what stands on its own floor or below (a test sees to it).
//!
//! | floor | modules | |
//! |---|---|---|
//! | 5 | [`discord`] [`matrix`] [`console`] [`pipe`] [`http`] [`settings`] [`check`] [`care`], `main` | know a platform; translate, never decide |
//! | 4 | [`manager`] | one table at a time: load, act, save, speak |
//! | 3 | [`command`] [`speech`] [`picture`] [`store`] [`chat`] | plain functions and ports |
//! | 2 | [`table`] | a match at a table: turns, cube, score; pure |
//! | 1 | [`rules`] [`legal`] | board, dice, plays, notation; the same for programs; pure |
//!
//! The way of a move: an adapter makes a [`chat::Message`] of it; [`manager::Manager::hear`] reads it with
//! [`command::read`], finds the table in the [`store`], lets [`table::Table::act`] decide by the [`rules`], and in one
//! transaction stores the events and writes what [`speech`] says of them to the outbox. [`manager::deliver`] draws the
//! [`picture`] and hands both to the adapter, until the platform has them.

pub mod admin;
pub mod chat;
pub mod check;
pub mod command;
pub mod console;
#[cfg(feature = "discord")]
pub mod discord;
pub mod http;
pub mod json_lines;
pub mod language;
pub mod legal;
pub mod locale;
pub mod manager;
#[cfg(feature = "matrix")]
pub mod matrix;
pub mod picture;
pub mod platforms;
pub mod present;
pub mod rules;
pub mod settings;
pub mod speech;
pub mod store;
pub mod table;

/// A command asks for thousands of small pieces of memory, on whichever thread is free: the system's allocator takes about
/// a fifth of its processor time for that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
