//! Whether this process is connected to each platform that it serves.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::RwLock;

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

/// How this process is connected to each platform that it serves. A clone shares its state.
#[derive(Clone, Debug, Default)]
pub struct Connections(Arc<RwLock<BTreeMap<&'static str, (Platform, Connection)>>>);

impl Connections {
    /// Records how this process is connected to `platform`.
    pub fn set(&self, platform: Platform, connection: Connection) {
        self.0.write().insert(platform.key(), (platform, connection));
    }

    /// Returns how this process is connected to each platform.
    #[must_use]
    pub fn all(&self) -> Vec<(Platform, Connection)> {
        self.0.read().values().copied().collect()
    }
}
