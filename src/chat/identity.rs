//! Who writes, and where.

use std::iter;

use serde::{Deserialize, Serialize};

use super::platform::Platform;
use crate::table::{Seat, TableId};

/// What the id of a former player's account begins with. No id of a platform contains a space.
const FORMER: &str = "former ";

/// A channel or room. Each table belongs to one place.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    pub platform: Platform,
    /// The platform's id of a Discord channel or thread, or of a Matrix room. For a direct message, `@` and the user's
    /// id.
    pub id: String,
}

impl Place {
    /// Returns the ids of the place and, on Matrix, of the server that its id names.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        with_server(&self.id)
    }

    /// Returns the place where the bot writes to `account` in private, or `None` if the platform has no direct
    /// messages. No table is opened there.
    #[must_use]
    pub fn direct(account: &Account) -> Option<Place> {
        // The ids of Matrix users begin with `@` already. No id of a room or channel does.
        let id = format!("@{}", account.id.trim_start_matches('@'));
        let platform = account.platform;
        (platform.capabilities().has_direct_messages && !account.is_former()).then_some(Place { platform, id })
    }

    /// Returns whether a single user reads here.
    #[must_use]
    pub fn is_direct(&self) -> bool {
        self.id.starts_with('@')
    }
}

/// A user's account on a platform.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Account {
    pub platform: Platform,
    /// The platform's id of the user, which is unique and never changes.
    pub id: String,
}

impl Account {
    /// Returns the account that stands at a table for a player who has been forgotten. It differs from table to table, so
    /// that nobody can tell which of them had the same player.
    #[must_use]
    pub fn former(platform: Platform, table: TableId, seat: Seat) -> Account {
        let seat = match seat {
            Seat::Inviter => "inviter",
            Seat::Invited => "invited",
        };
        Account { platform, id: format!("{FORMER}{} {seat}", table.0) }
    }

    /// Returns whether it stands for a player who has been forgotten.
    #[must_use]
    pub fn is_former(&self) -> bool {
        self.id.starts_with(FORMER)
    }

    /// Returns the ids of the account and, on Matrix, of the user's server.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        with_server(&self.id)
    }
}

/// Returns `id` and the server in it: the part after the colon of a Matrix id. Ids of other platforms have no colon.
fn with_server(id: &str) -> impl Iterator<Item = &str> {
    iter::once(id).chain(id.split_once(':').map(|(_, server)| server))
}

/// An account with the name that others see. The name is untrusted text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct User {
    pub account: Account,
    pub name: String,
}

impl User {
    /// Returns a player who has been forgotten. Each reader sees a name in their own language.
    #[must_use]
    pub fn former(platform: Platform, table: TableId, seat: Seat) -> User {
        User { account: Account::former(platform, table, seat), name: String::new() }
    }
}

/// A role that some members of a place have. The name is untrusted text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Role {
    /// The platform's id of the role.
    pub id: String,
    pub name: String,
}
