//! The Discord adapter against a double of Discord.

mod challenges;
mod computer;
pub mod conformance;
mod costs;
pub mod crash;
mod direct;
pub mod faults;
mod forget;
pub mod game;
pub mod gateway;
mod greeting;
mod import;
pub mod load;
mod menus;
mod monitoring;
pub mod page;
pub mod picker;
pub mod places;
pub mod play;
pub mod screens;
mod settings;
mod sharing;
mod shrinking;
pub mod start;
pub mod storm;
pub mod tables;
mod teacher;
pub mod threads;
mod tournaments;
mod tutorial;
#[cfg(feature = "matrix")]
mod two_platforms;
mod verification;
pub mod whole_match;
