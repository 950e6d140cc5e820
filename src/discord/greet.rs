//! Finds the channel in which to greet a server that the bot has been added to.

use serenity::all::{ChannelType, Guild, GuildChannel, Permissions, UserId};

use crate::chat::{Place, Platform};

/// What the bot needs for a greeting. The picture is left out where it may not attach files.
const NEEDED: Permissions = Permissions::VIEW_CHANNEL.union(Permissions::SEND_MESSAGES);

/// Returns the channel of `guild` where the bot, `own`, greets: the one for the server's own messages, or else the first
/// text channel where it may post.
pub(super) fn greeting_place(guild: &Guild, own: UserId) -> Option<Place> {
    let member = guild.members.get(&own)?;
    let may_post = |channel: &&GuildChannel| {
        channel.kind == ChannelType::Text && guild.user_permissions_in(channel, member).contains(NEEDED)
    };
    let system = guild.system_channel_id.and_then(|id| guild.channels.get(&id)).filter(may_post);
    let first = || guild.channels.values().filter(may_post).min_by_key(|channel| (channel.position, channel.id));
    let channel = system.or_else(first)?;
    Some(Place { platform: Platform::Discord, id: channel.id.to_string() })
}
