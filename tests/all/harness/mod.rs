//! Code that several tests and benchmarks share.

pub mod choosing;
pub mod databases;
#[cfg(feature = "discord")]
pub mod discord;

pub mod many_tables;
pub mod moves;
pub mod playing;
pub mod talk;
mod transcript;
mod troubles;
