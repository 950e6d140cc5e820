//! The settings of the Discord account.

/// The bot's account, and the part of it that this process serves.
#[derive(Clone)]
pub struct Login {
    /// The bot's token. Never logged.
    pub token: String,
    /// The id of the only server where commands are registered, for development. `None` registers them globally.
    pub guild: Option<u64>,
    /// The shards that this process serves. `None` means as many as Discord recommends.
    pub shards: Option<Shards>,
}

/// Shards `first` to `last`, both included, of `total`, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shards {
    pub first: u32,
    pub last: u32,
    pub total: u32,
}
