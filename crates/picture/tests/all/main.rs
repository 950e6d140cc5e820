//! The pictures of boards.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod boards;
mod counts;
#[path = "../../../board/tests/all/extent.rs"]
mod extent;
mod goldens;
mod names;
mod portrait_text;
mod replay;
mod tables;
mod themes;
