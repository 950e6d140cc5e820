//! The Matrix adapter: translates events of rooms, encrypted or not, into [`Message`](crate::chat::Message)s, and posts
//! of the outbox into events. Layer 5.
//!
//! `connect` reaches the homeserver, `session` opens the account and `verification` sets up its keys, `sync` receives
//! events and `handle` handles them, `send` sends what the manager says, and `rooms` joins and leaves rooms. [`html`]
//! and [`parse`] are pure: text to HTML, and events to commands.

mod backoff;
mod check;
mod connect;
mod direct;
mod error;
mod handle;
pub mod html;
mod ids;
mod members;
pub mod mentions;
mod message;
pub mod parse;
mod permissions;
mod profile;
mod queue;
mod reactions;
mod readable;
mod room_queues;
mod rooms;
mod send;
mod serve;
mod session;
mod slow;
mod sync;
mod throttle;
mod undecrypted;
mod verification;

pub use self::check::check;
pub use self::serve::serve;
pub use self::session::{Credentials, Login};
