//! What happens to tables without a command: time passes, places close, players leave, come back and change their names.

pub mod rejoin;
pub mod rename;
pub mod suspend;
pub mod threads;
pub mod timers;
