//! All integration tests, in one binary.

mod conversations;
#[cfg(feature = "discord")]
mod discord_double;
#[cfg(feature = "discord")]
mod discord_faults;
#[cfg(feature = "discord")]
mod discord_game;
#[cfg(feature = "discord")]
mod discord_gateway;
#[cfg(feature = "discord")]
mod discord_play;
#[cfg(feature = "discord")]
mod discord_rules;
#[cfg(feature = "discord")]
mod discord_start;
mod talk;
