//! All tests that stand outside the source, in one binary, so that the big crates are linked once.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod conversations;
mod floors;
mod readme;
mod settings;
mod talk;
