//! Whether this process is connected to each platform that it serves.

use super::state::Manager;
use crate::chat::Platform;

/// How this process is connected to a platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Connection {
    /// Another process serves the account; this one takes over when that ends.
    Standby,
    /// The connection is being made, or made again.
    Connecting,
    Connected,
}

impl Connection {
    /// Returns the name of this state for display.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Connection::Standby => "standby",
            Connection::Connecting => "connecting",
            Connection::Connected => "connected",
        }
    }
}

impl Manager {
    /// Records how this process is connected to `platform`.
    pub fn set_connection(&self, platform: Platform, connection: Connection) {
        self.connections.write().insert(platform.key(), (platform, connection));
    }

    /// Returns how this process is connected to each platform that it serves.
    #[must_use]
    pub fn connections(&self) -> Vec<(Platform, Connection)> {
        self.connections.read().values().copied().collect()
    }
}
