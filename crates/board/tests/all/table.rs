//! Games and matches at a table, without chat.

mod games;
mod money;
