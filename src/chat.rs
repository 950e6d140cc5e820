//! The plain data that the platforms and the manager exchange: who wrote what where, and what the bot sends. Layer 3.

mod forgotten;
mod identity;
mod menu;
mod message;
mod occupant;
mod platform;
mod post;
mod setting;
mod text;

pub use self::forgotten::{Forgotten, escaped};
pub use self::identity::{Account, Place, Role, User};
pub use self::menu::{Menu, MenuOption, NUMBER_SIGNS};
pub use self::message::{Message, Roles, SentFile};
pub use self::occupant::{Elsewhere, Occupant};
pub use self::platform::{Capabilities, Platform};
pub use self::post::{Board, Choice, File, OnlyIn, Post, Reply};
pub use self::setting::{Invitations, Reminders, Threads};
pub use self::text::{Span, Text, is_isolating, is_steering, is_visible};
