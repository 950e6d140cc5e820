//! Every integration test, in one binary.

mod rules_cases;
mod rules_dumb;
mod rules_notation;
mod rules_perft;
mod rules_play;
