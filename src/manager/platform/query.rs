//! Questions that only the platform can answer, such as who is in a room.
//!
//! The platform may take its time, so it is never asked inside a transaction: a handler that needs to know stops with
//! [`crate::manager::stop::Stop::NeedsPlatform`] before it changes anything, and runs again with the answer.

use std::collections::HashMap;
use std::sync::Arc;

use crate::chat::{Account, Place};
use crate::manager::analyses::sent_match::SentMatch;
use crate::manager::platform::channel::{Channel, Membership};

/// A question to the platform.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::manager) enum PlatformQuery {
    /// Whether this person is missing from the place, invited there or not.
    Absent(Place, Account),
    /// Whether the bot must not post there.
    Closed(Place),
    /// Whether this person is the only one who reads what the bot posts there.
    Alone(Place, Account),
}

/// The platform's answers so far.
#[derive(Clone, Debug, Default)]
pub(in crate::manager) struct PlatformAnswers {
    pub(in crate::manager) known: HashMap<PlatformQuery, bool>,
    /// The match in the file that came with the message.
    pub(in crate::manager) sent_match: Option<Arc<SentMatch>>,
}

impl PlatformQuery {
    /// Asks the platform.
    pub(in crate::manager) async fn ask<C: Channel>(&self, channel: &C) -> bool {
        match self {
            PlatformQuery::Absent(place, account) => channel.membership(place, account).await != Membership::Joined,
            PlatformQuery::Closed(place) => channel.is_closed(place).await,
            PlatformQuery::Alone(place, account) => channel.is_alone(place, account).await,
        }
    }
}
