//! What happens to tables without a command: time passes, places close, players leave and come back.

pub mod rejoin;
pub mod suspend;
pub mod threads;
pub mod timers;
