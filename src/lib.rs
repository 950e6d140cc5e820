//! Kafenio lets people play the games of the backgammon board by message, in Discord, in Matrix and in a terminal.
//!
//! # Layers
//!
//! The modules form five layers. A file names only its own layer and the layers below it, and no two files import each
//! other in a circle; `tests/all/layers.rs` checks both.
//!
//! | layer | modules | what they do |
//! |---|---|---|
//! | 5 | [`discord`], [`matrix`], [`console`], [`platforms`], [`http`], [`input`], [`json_lines`], [`log`], [`training`], [`admin`], [`check`], [`settings`], `main` | connect the program to the outside; translate, but never decide |
//! | 4 | [`manager`] | handles a message at one table: loads it, acts, saves, announces |
//! | 3 | [`command`], [`speech`], [`picture`], [`present`], [`report`], [`store`], [`chat`], [`metrics`] | parse commands, word sentences, draw boards, write the report on a match, keep data, count; `chat` has the types of messages |
//! | 2 | [`table`], [`engine`], [`computer`], [`evaluation`], [`tutorial`], [`puzzle`], [`opening`], [`locale`] | the state of a match: turns, cube, score, clock; the computer player; what it does at a table, and its analysis; what it thinks, as JSON for other programs; the positions that teach a game; puzzles; opening plays; the locale files. All are pure. |
//! | 1 | [`rules`], [`legal`], [`language`] | board, dice, plays and notation; the same as JSON for other programs; the list of languages. All are pure. |
//!
//! *Pure* means: no I/O, no clock, no random numbers. Dice, time and ids are parameters.
//!
//! # How a move is handled
//!
//! 1. A platform turns what it receives into a [`chat::Message`] and calls [`manager::handle`].
//! 2. [`command::parse`] turns the text into a typed [`command::Command`], and the manager calls the command's handler in
//!    `manager/commands/`.
//! 3. The handler loads the table from the [`store`]. [`table::Table`] decides by the [`rules`] which events follow.
//! 4. One transaction saves the events and the messages about them, worded by [`speech`], to the outbox.
//! 5. [`manager::deliver`] draws the [`picture`] and sends each message from the outbox through the platform's
//!    [`manager::Channel`], until the platform confirms it.
//!
//! # The first five minutes
//!
//! Play a game: run `cargo run`, and type `alice: /newgame portes @bob` and `bob: /accept`. Then read a variant
//! (`rules/variant/portes.rs`), a conversation that tests it (`tests/conversations/portes.txt`) and a command handler
//! (`manager/commands/pips.rs`). `CONTRIBUTING.md` shows how to add a command, a variant, a language, a theme or a
//! platform.

pub mod admin;
pub mod chat;
pub mod check;
pub mod command;
pub mod computer;
pub mod console;
#[cfg(feature = "discord")]
pub mod discord;
pub mod engine;
pub mod evaluation;
pub mod http;
pub mod input;
pub mod json_lines;
pub mod language;
pub mod legal;
pub mod locale;
pub mod log;
pub mod manager;
#[cfg(feature = "matrix")]
pub mod matrix;
pub mod metrics;
pub mod opening;
pub mod picture;
pub mod platforms;
pub mod present;
pub mod puzzle;
pub mod report;
pub mod rules;
pub mod settings;
pub mod speech;
pub mod store;
pub mod table;
pub mod training;
pub mod tutorial;

/// A command allocates thousands of small pieces of memory on several threads. The system's allocator takes about a
/// fifth of the processor time for that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
