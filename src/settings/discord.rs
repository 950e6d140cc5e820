//! The settings of the Discord account.

use anyhow::{Result, ensure};

use super::error::invalid;
use super::flags::{Flags, non_empty};
use super::secret::{self, Secret};

/// How to log in to Discord.
#[derive(Debug)]
pub struct DiscordSettings {
    pub token: Secret,
    /// `None` for as many shards as Discord recommends.
    pub shards: Option<Shards>,
    /// The id of the only server where the commands are registered; `None` for all servers.
    pub guild: Option<u64>,
}

/// The gateway connections of this process: `first` to `last` of `total`, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shards {
    pub first: u32,
    pub last: u32,
    pub total: u32,
}

impl DiscordSettings {
    /// Returns `None` if Discord is not configured.
    ///
    /// # Errors
    /// Returns an error if a setting cannot be used.
    pub(super) fn new(flags: &Flags) -> Result<Option<DiscordSettings>> {
        let token = secret::find("DISCORD_TOKEN", flags.discord_token.as_ref(), flags.discord_token_file.as_ref())?;
        let Some(token) = token else { return Ok(None) };
        ensure!(
            !token.reveal().contains(char::is_whitespace),
            invalid("DISCORD_TOKEN", "the token alone, without spaces")
        );
        let shards = non_empty(flags.discord_shards.as_ref()).map(|shards| {
            Shards::parse(&shards)
                .ok_or_else(|| invalid("DISCORD_SHARDS", "a number of shards, or first-last/total such as 0-3/8"))
        });
        let guild = non_empty(flags.discord_guild.as_ref())
            .map(|id| id.parse().map_err(|_| invalid("DISCORD_GUILD", "the number of a Discord server")));
        Ok(Some(DiscordSettings { token, shards: shards.transpose()?, guild: guild.transpose()? }))
    }
}

impl Shards {
    /// Parses `8` or `0-3/8`; returns `None` for anything else.
    #[must_use]
    pub fn parse(text: &str) -> Option<Shards> {
        let number = |text: &str| text.trim().parse::<u32>().ok();
        let shards = match text.split_once('/') {
            None => {
                let total = number(text)?;
                Shards { first: 0, last: total.checked_sub(1)?, total }
            }
            Some((range, total)) => {
                let (first, last) = range.split_once('-')?;
                Shards { first: number(first)?, last: number(last)?, total: number(total)? }
            }
        };
        (shards.first <= shards.last && shards.last < shards.total).then_some(shards)
    }
}
