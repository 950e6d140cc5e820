//! Every integration test, in one binary.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on panics")]

mod rules_cases;
mod rules_dumb;
mod rules_notation;
mod rules_perft;
mod rules_play;
