//! The Discord adapter: slash commands, buttons and channel messages. Layer 5. It translates, and never decides.
//!
//! `gateway` receives interactions, `interaction` turns them into messages, and `respond` answers the author alone. What a
//! channel is to read comes from the outbox and is sent by `send` with the bot's own token, because the token of an
//! interaction lives for 15 minutes and a game for days.

mod api;
mod dedupe;
mod gateway;
mod interaction;
mod login;
mod members;
mod message;
mod permissions;
mod register;
mod respond;
mod send;
mod serve;
mod texts;

pub use self::login::{Login, Shards};
pub use self::serve::{check, serve};
