//! The two sides of a table.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A side of the table, named after the invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    Inviter,
    Invited,
}

impl Seat {
    pub const BOTH: [Seat; 2] = [Seat::Inviter, Seat::Invited];

    /// Returns the word for this seat in the database.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Seat::Inviter => "inviter",
            Seat::Invited => "invited",
        }
    }

    /// Returns the seat with this [`Seat::key`].
    ///
    /// # Errors
    /// Returns an error if there is none.
    pub fn from_key(key: &str) -> anyhow::Result<Seat> {
        let found = Seat::BOTH.into_iter().find(|seat| seat.key() == key);
        found.ok_or_else(|| anyhow::anyhow!("unknown seat {key:?}"))
    }

    /// Returns the opposite seat.
    #[must_use]
    pub fn other(self) -> Seat {
        match self {
            Seat::Inviter => Seat::Invited,
            Seat::Invited => Seat::Inviter,
        }
    }
}

/// One value for each seat, indexed by [`Seat`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BySeat<T> {
    pub inviter: T,
    pub invited: T,
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        match seat {
            Seat::Inviter => &self.inviter,
            Seat::Invited => &self.invited,
        }
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::Inviter => &mut self.inviter,
            Seat::Invited => &mut self.invited,
        }
    }
}
