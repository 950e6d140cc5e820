//! Who writes, and where.

use std::iter;

use kafenio_board::table::{Seat, TableId};
use kafenio_engine::Level;
use serde::{Deserialize, Serialize};

use super::platform::Platform;

/// What the id of a former player's account begins with. No id of a platform contains a space.
const FORMER: &str = "former ";
/// What the id of a computer player's account begins with.
const COMPUTER: &str = "computer ";
/// What the id of an account begins with that stands for an opponent in another place.
const ACROSS: &str = "across ";

/// A channel or room. A table is shown in one place, or in one for each player.
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
        (platform.capabilities().has_direct_messages && account.is_person()).then_some(Place { platform, id })
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
        Account { platform, id: format!("{FORMER}{} {}", table.0, seat.key()) }
    }

    /// Returns whether it stands for a player who has been forgotten.
    #[must_use]
    pub fn is_former(&self) -> bool {
        self.id.starts_with(FORMER)
    }

    /// Returns the account of the computer player of this level.
    #[must_use]
    pub fn computer(platform: Platform, level: Level) -> Account {
        Account { platform, id: format!("{COMPUTER}{}", level.key()) }
    }

    /// Returns the level of the computer player whose account this is; `None` for everybody else.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        self.id.strip_prefix(COMPUTER).and_then(|level| level.parse().ok())
    }

    /// Returns the account that stands for the player of `seat` among people in another place, on `platform`.
    #[must_use]
    pub fn across(platform: Platform, table: TableId, seat: Seat) -> Account {
        Account { platform, id: format!("{ACROSS}{} {}", table.0, seat.key()) }
    }

    /// Returns whether it stands for an opponent who plays in another place.
    #[must_use]
    pub fn is_across(&self) -> bool {
        self.id.starts_with(ACROSS)
    }

    /// Returns whether somebody can read messages to this account.
    #[must_use]
    pub fn is_person(&self) -> bool {
        !self.is_former() && !self.is_across() && self.level().is_none()
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

    /// Returns this player as people in another place, on `platform`, see them at `table`: by their name and the name of
    /// their own platform, but without their account.
    #[must_use]
    pub fn across(&self, platform: Platform, table: TableId, seat: Seat) -> User {
        if !self.account.is_person() {
            return User { account: Account { platform, ..self.account.clone() }, name: self.name.clone() };
        }
        User { account: Account::across(platform, table, seat), name: self.name_with_platform() }
    }

    /// Returns the name with that of the platform, as in "Carol (Matrix)".
    #[must_use]
    pub fn name_with_platform(&self) -> String {
        format!("{} ({})", self.name_alone(), self.account.platform.capabilities().name)
    }

    /// Returns the name without the account, which follows the name, perhaps cut off, where several people have the same one.
    fn name_alone(&self) -> &str {
        let is_account = |rest: &str| self.account.id.starts_with(rest.trim_end_matches([')', '…']));
        match self.name.rsplit_once(" (") {
            Some((name, rest)) if is_account(rest) => name,
            _ => &self.name,
        }
    }

    /// Returns the computer player of this level. Each reader sees a name in their own language.
    #[must_use]
    pub fn computer(platform: Platform, level: Level) -> User {
        User { account: Account::computer(platform, level), name: String::new() }
    }
}

/// A role that some members of a place have. The name is untrusted text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Role {
    /// The platform's id of the role.
    pub id: String,
    pub name: String,
}

#[cfg(test)]
mod tests {
    use super::{Account, Platform, User};

    #[test]
    fn people_elsewhere_do_not_read_the_account_behind_a_name() {
        let account = Account { platform: Platform::Matrix, id: "@alice:localhost".to_owned() };
        let named = |name: &str| User { account: account.clone(), name: name.to_owned() }.name_with_platform();
        for shown in ["Alice W.", "Alice W. (@alice:localhost)", "Alice W. (@alice:loc…", "Alice W. (@…"] {
            assert_eq!(named(shown), "Alice W. (Matrix)", "{shown}");
        }
        for own in ["Alice (home)", "Alice (@bob:localhost)", "Alice"] {
            assert_eq!(named(own), format!("{own} (Matrix)"));
        }
    }
}
