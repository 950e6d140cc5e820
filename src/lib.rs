//! Kafenio lets people play the games of the backgammon board by message, in Discord, in Matrix and in a terminal.
//!
//! # Layers
//!
//! | layer | modules | what they do |
//! |---|---|---|
//! | 5 | [`discord`], [`matrix`], [`console`], [`convert`], [`platforms`], [`font`], [`http`], [`input`], [`json_lines`], [`log`], [`networks`], [`admin`], [`check`], [`settings`], [`program`] | connect the program to the outside; translate, but never decide |
//! | 4 | [`manager`] | handles a message at one table: loads it, acts, saves, announces |
//! | 3 | [`command`], [`speech`], [`present`], [`report`], [`store`], [`chat`], [`metrics`] | parse commands, word sentences, choose what a reader is shown, write the report on a match, keep data, count; `chat` has the types of messages |
//! | 2 | [`locale`] | the locale files |
//! | 1 | [`language`], [`rating`], [`error_rate`], [`tournament`] | the list of languages; the mathematics of ratings and of error rates; who meets whom in a cup or a league, and how it stands |
//!
//! Below them are crates that do no I/O, read no clock and make no random number; dice, time and ids are parameters:
//!
//! | layer | crate | what it has |
//! |---|---|---|
//! | 2 | [`kafenio_engine`] | the computer player; what it does at a table, and its analysis; evaluations as JSON; puzzles and opening plays |
//! | 2 | [`kafenio_picture`] | boards as pictures and as text |
//! | 1 | [`kafenio_board`] | board, dice, plays and notation; positions as JSON; a match: turns, cube, score, clock; match files; the positions that teach a game |
//!
//! A file names only its own layer and the layers below it, and no two files import each other in a circle. The
//! compiler checks this between crates, `tests/all/layers.rs` between modules. `crates/lab` is a program of its own, which trains and
//! measures the computer player.
//!
//! # How a move is handled
//!
//! 1. A platform turns what it receives into a [`chat::Message`] and calls [`manager::handle`].
//! 2. [`command::parse`] turns the text into a typed [`command::Command`], and the manager calls the command's handler in
//!    `manager/commands/`.
//! 3. The handler loads the table from the [`store`]. [`Table`](kafenio_board::table::Table) decides by the
//!    [`rules`](kafenio_board::rules) which events follow.
//! 4. One transaction saves the events and the messages about them, worded by [`speech`], to the outbox.
//! 5. [`manager::deliver`] draws the [`picture`](kafenio_picture) and sends each message from the outbox through the platform's
//!    [`manager::Channel`], until the platform confirms it.
//!
//! # The first five minutes
//!
//! Play a game: run `cargo run`, and type `alice: /newgame portes @bob` and `bob: /accept`. Then read a variant
//! (`crates/board/src/rules/variant/portes.rs`), a conversation that tests it (`tests/conversations/portes.txt`) and a
//! command handler (`src/manager/commands/pips.rs`). `CONTRIBUTING.md` shows how to add a command, a variant, a language,
//! a theme or a platform.

pub mod admin;
pub mod chat;
pub mod check;
pub mod command;
pub mod console;
pub mod convert;
#[cfg(feature = "discord")]
pub mod discord;
pub mod error_rate;
pub mod font;
pub mod http;
pub mod input;
pub mod json_lines;
pub mod language;
pub mod locale;
pub mod log;
pub mod manager;
#[cfg(feature = "matrix")]
pub mod matrix;
pub mod metrics;
pub mod networks;
pub mod platforms;
pub mod present;
pub mod program;
pub mod rating;
pub mod report;
pub mod settings;
pub mod speech;
pub mod store;
pub mod tournament;

/// A command allocates thousands of small pieces of memory on several threads. The system's allocator takes about a
/// fifth of the processor time for that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
