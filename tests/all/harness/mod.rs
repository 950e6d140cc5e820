//! Code that several tests and benchmarks share.

#[path = "../../../crates/board/tests/all/chance.rs"]
pub mod chance;
pub mod choosing;
pub mod databases;
pub mod dice;
#[cfg(feature = "discord")]
pub mod discord;
#[path = "../../../crates/board/tests/all/extent.rs"]
pub mod extent;
#[cfg(feature = "matrix")]
pub mod homeserver;
#[cfg(feature = "discord")]
pub mod machine;
pub mod many_tables;
#[cfg(any(feature = "discord", feature = "matrix"))]
pub mod memory;
#[path = "../../../crates/board/tests/all/moves.rs"]
pub mod moves;
pub mod screen;
#[cfg(any(feature = "discord", feature = "matrix"))]
pub mod signal;
pub mod talk;
mod transcript;
mod troubles;
