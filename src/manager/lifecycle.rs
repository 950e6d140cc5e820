//! What happens to tables without a command: time passes, places close, players leave and come back.

pub(super) mod clocks;
pub mod rejoin;
pub mod suspend;
pub(super) mod table_threads;
pub mod threads;
pub mod timers;
