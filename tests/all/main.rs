//! All integration tests, in one binary.

#[cfg(feature = "discord")]
mod discord_double;
#[cfg(feature = "discord")]
mod discord_rules;
#[cfg(feature = "discord")]
mod discord_start;
