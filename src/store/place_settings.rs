//! The settings of a place, which its moderators choose.

use serde::{Deserialize, Serialize};

use crate::chat::{Place, Threads};

/// The settings of a channel or room, or of the server that it is part of. The default holds where nobody has changed
/// them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlaceSettings {
    /// Whether the boards of earlier turns stay. Otherwise they shrink to one line, where messages are edited in place.
    pub keeps_boards: bool,
    pub threads: Threads,
    /// Whether new matches are rated unless somebody chooses otherwise.
    pub rated: bool,
    /// Whether the best of each month are not named.
    pub without_month: bool,
    /// The id of the only channel of this server in which new games start. Only a server has it.
    pub only: Option<String>,
}

impl PlaceSettings {
    /// Returns the only place of `server`, whose settings these are, in which new games start.
    #[must_use]
    pub fn only_in(&self, server: &Place) -> Option<Place> {
        Some(Place { id: self.only.clone()?, ..server.clone() })
    }
}
