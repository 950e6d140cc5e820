//! Conversations through the manager, and the program in a terminal or a pipe.

mod bans;
pub mod clocks;
mod computer;
mod descriptions;
mod entry;
mod forget;
mod greeting;
mod history;
pub mod json_lines;
pub mod locales;
pub mod names;
pub mod panics;
mod persons;
mod pestering;
pub mod preferences;
mod puzzles;
pub mod random_lines;
mod random_matches;
pub mod rate_limits;
mod report;
mod taps;
pub mod terminal;
mod tutorials;
mod two_places;
pub mod vacations;
pub mod which_table;
mod who_may;
