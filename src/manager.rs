//! Handles messages and timers, one table at a time: loads it, acts, saves and announces.
//!
//! A message goes through [`handle`]: it is parsed into a [`crate::command::Command`], `dispatch` calls its handler in
//! `commands/`, the handler selects a table and acts there, and `announce` saves the events and writes the public
//! messages to the outbox, all in one transaction. [`deliver`] takes it from there.

mod act;
mod analysis_message;
mod announce;
mod attempts;
mod autocomplete;
mod automatic_analyses;
mod background;
mod budgets;
mod catch_panic;
mod challenges;
mod channel;
mod clocks;
mod commands;
mod computer;
mod computer_turns;
mod connection;
mod current_choices;
mod daily_puzzles;
mod deliver;
mod dispatch;
mod drafts;
mod drawing;
mod due_analyses;
mod engine_query;
mod expire;
mod first_game_tips;
mod forget;
mod greet;
mod handle;
mod invitations;
mod lifecycle;
mod names;
mod platform_query;
mod pool;
mod ports;
mod rate_limit;
mod select;
mod shrink;
mod state;
mod stop;
mod store_state;
mod table_lines;
mod thinking;
mod unit;

pub use autocomplete::autocomplete;
pub use autocomplete::completion::{Completion, OptionInput};
pub use automatic_analyses::post_due_analyses;
pub use background::run_in_background;
pub use channel::{Channel, DeliveryError, Membership};
pub use computer::play_computer_turns;
pub use computer::run_computer;
pub use connection::{Connection, Connections};
pub use deliver::{deliver, deliver_pending};
pub use drawing::draw;
pub use forget::forget_account;
pub use greet::{Added, greet};
pub use handle::{Handled, handle, handle_on};
pub use lifecycle::rejoin::player_joined;
pub use lifecycle::rename::player_renamed;
pub use lifecycle::suspend::{resume_games, suspend_games};
pub use lifecycle::timers::{handle_due_tables, record_uptime, run_timers};
pub use names::clean_name;
pub use pool::For;
pub use ports::{Clock, DiceSource, SystemClock};
pub use state::{Chosen, Manager};
