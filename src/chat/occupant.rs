//! Who sits at a table.

use kafenio_board::table::{Seat, TableId};
use kafenio_engine::Level;
use serde::{Deserialize, Serialize};

use super::identity::{Account, Place, User};
use super::platform::Platform;

/// Who sits in a seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    Person(User),
    /// A person who plays in another place, as people here see them.
    Elsewhere(Elsewhere),
    Computer(Level),
    /// A player who has been forgotten.
    Former,
    /// A player of a match from elsewhere, whom its file calls by this name. It is untrusted text.
    Named(String),
}

/// A person who plays in another place. Nobody here learns more of them than their name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Elsewhere {
    /// Their table and their seat, by which they are found again.
    pub player: (TableId, Seat),
    /// Their name and that of their platform. It is untrusted text.
    pub name: String,
}

impl Occupant {
    /// Returns a person as readers on `platform` see them: on another one, by their name alone.
    #[must_use]
    pub fn seen_on(user: User, platform: Platform) -> Occupant {
        if user.account.platform == platform { Occupant::Person(user) } else { Occupant::Named(user.name) }
    }

    /// Returns a person who plays in `home` as people in `place` see them: elsewhere by their name alone, and on another platform with
    /// that of theirs.
    #[must_use]
    pub fn seen_from(user: &User, home: &Place, place: &Place) -> Occupant {
        match home {
            home if home == place => Occupant::Person(user.clone()),
            home if home.platform == place.platform => Occupant::Named(user.name.clone()),
            _ => Occupant::Named(user.name_with_platform()),
        }
    }

    /// Returns the person, if it is one whose account people here know.
    #[must_use]
    pub fn user(&self) -> Option<&User> {
        match self {
            Occupant::Person(user) => Some(user),
            _ => None,
        }
    }

    /// Returns the account of the person, if people here know it. Nobody else can be written to.
    #[must_use]
    pub fn account(&self) -> Option<&Account> {
        self.user().map(|user| &user.account)
    }

    /// Returns whether this is the person with this `account`.
    #[must_use]
    pub fn has(&self, account: &Account) -> bool {
        self.account() == Some(account)
    }

    /// Returns the level of the computer; `None` for everybody else.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        match self {
            Occupant::Computer(level) => Some(*level),
            _ => None,
        }
    }

    /// Returns the name of a person or of a player in a file. It is empty for the computer and for a former player, whose names
    /// depend on the language.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Occupant::Person(user) => &user.name,
            Occupant::Elsewhere(elsewhere) => &elsewhere.name,
            Occupant::Named(name) => name,
            Occupant::Computer(_) | Occupant::Former => "",
        }
    }

    /// Returns this occupant of `seat` at `table` as people in another place see them: a person by their name and the name of
    /// their platform, without their account.
    #[must_use]
    pub fn elsewhere(&self, table: TableId, seat: Seat) -> Occupant {
        match self {
            Occupant::Person(user) => {
                Occupant::Elsewhere(Elsewhere { player: (table, seat), name: user.name_with_platform() })
            }
            other => other.clone(),
        }
    }
}
