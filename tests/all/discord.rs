//! The Discord adapter against a double of Discord.

pub mod conformance;
pub mod crash;
pub mod faults;
pub mod game;
pub mod gateway;
mod greeting;
pub mod load;
mod monitoring;
pub mod page;
pub mod places;
pub mod play;
pub mod screens;
pub mod start;
pub mod storm;
pub mod tables;
pub mod threads;
mod tutorial;
pub mod whole_match;
