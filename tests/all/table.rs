//! Games and matches at a table, without chat.

pub mod games;
pub mod money;
mod random_matches;
