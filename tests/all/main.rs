//! All tests that stand outside the source, in one binary, so that the big crates are linked once.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod clocks;
mod conversations;
mod damage;
mod databases;
#[cfg(feature = "discord")]
mod discord_crash;
#[cfg(feature = "discord")]
mod discord_double;
#[cfg(feature = "discord")]
mod discord_faults;
#[cfg(feature = "discord")]
mod discord_game;
#[cfg(feature = "discord")]
mod discord_gateway;
#[cfg(feature = "discord")]
mod discord_load;
#[cfg(feature = "discord")]
mod discord_match;
#[cfg(feature = "discord")]
mod discord_page;
#[cfg(feature = "discord")]
mod discord_places;
#[cfg(feature = "discord")]
mod discord_play;
#[cfg(feature = "discord")]
mod discord_rules;
#[cfg(feature = "discord")]
mod discord_screens;
#[cfg(feature = "discord")]
mod discord_start;
#[cfg(feature = "discord")]
mod discord_storm;
#[cfg(feature = "discord")]
mod discord_tables;
#[cfg(feature = "discord")]
mod discord_threads;
mod entry;
mod floors;
mod limits;
mod marks;
#[cfg(feature = "matrix")]
mod matrix_markup;
#[cfg(feature = "matrix")]
mod matrix_spoken;
mod panics;
mod picture_album;
mod picture_counts;
mod picture_goldens;
mod picture_names;
mod picture_scenes;
mod picture_themes;
mod picture_upright;
mod pipe;
mod postgres;
mod preferences;
mod random_lines;
mod random_matches;
mod readme;
mod rules_cases;
mod rules_dumb;
mod rules_legal;
mod rules_notation;
mod rules_partial;
mod rules_perft;
mod rules_play;
mod settings;
mod store_care;
mod store_prune;
mod table_games;
mod table_money;
mod talk;
mod terminal;
mod tongues;
mod vacations;
mod which_table;
