//! What it takes to log in.

/// The account, and which part of it this process serves.
#[derive(Clone)]
pub struct Login {
    /// The bot's token. Never logged.
    pub token: String,
    /// The only server where the commands are registered, for development; `None` for all servers.
    pub guild: Option<u64>,
    /// The shards that this process serves; `None` for as many as Discord recommends.
    pub shards: Option<Shards>,
}

/// Shards `first` to `last` of `total`, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shards {
    pub first: u32,
    pub last: u32,
    pub total: u32,
}
