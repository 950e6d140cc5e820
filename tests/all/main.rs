//! All tests outside `src`. They are one binary, so that the large crates are linked only once.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod crowds;
#[cfg(feature = "discord")]
mod discord;
mod docs;
#[expect(dead_code, reason = "the conversations use the rest")]
mod harness;
mod layers;
#[cfg(feature = "matrix")]
mod matrix;
mod settings;
mod store;
mod talk;
