//! Who writes, and where.

use std::iter;

use serde::{Deserialize, Serialize};

use super::platform::Platform;

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
        platform.capabilities().has_direct_messages.then_some(Place { platform, id })
    }

    /// Returns whether a single user reads here.
    #[must_use]
    pub fn is_direct(&self) -> bool {
        self.id.starts_with('@')
    }
}

/// A person's account on a platform.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Account {
    pub platform: Platform,
    /// The platform's id of the user, which is unique and never changes.
    pub id: String,
}

impl Account {
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
