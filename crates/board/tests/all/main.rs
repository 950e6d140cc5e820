//! The rules of every game, and matches at a table without chat.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod chance;
mod extent;
mod match_files;
mod moves;
mod playing;
mod rules;
mod table;
