//! Games and matches at a table, without chat.

pub mod games;
pub mod money;
pub mod random_matches;
