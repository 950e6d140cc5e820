//! The Discord adapter: slash commands, buttons and channel messages. Layer 5. It translates, and never decides.
//!
//! `gateway` receives interactions, `interaction` turns them into messages, and `respond` answers the author alone.
//! Messages to a channel come from the outbox, and `send` sends them with the bot's own token: the token of an
//! interaction expires after 15 minutes, but a game lasts for days.

mod api;
mod asked;
mod context_menu;
mod dedupe;
mod gateway;
mod greet;
mod interaction;
mod liveness;
mod loading;
mod login;
mod members;
mod message;
mod permissions;
mod picked;
mod register;
mod respond;
mod send;
mod serve;
mod texts;

pub use self::login::{Login, Shards};
pub use self::serve::{check, serve};
