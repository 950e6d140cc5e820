//! What the bot must be allowed in a channel, and the link that grants it.

use serenity::all::{ApplicationId, AuthorizingIntegrationOwner, ChannelType, CommandInteraction, Permissions};

use super::words;

/// What the invite link asks for.
const WANTED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::SEND_MESSAGES_IN_THREADS);

/// The address where somebody who manages a server adds the bot to it.
pub(super) fn invite_link(application: ApplicationId) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={}",
        WANTED.bits()
    )
}

/// What the bot lacks to post a turn in a channel where it has `allowed`, as Discord names it in English.
pub(super) fn missing(allowed: Permissions, channel: Option<ChannelType>) -> Vec<&'static str> {
    let speak = match channel {
        Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread) => {
            (Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads")
        }
        _ => (Permissions::SEND_MESSAGES, "Send Messages"),
    };
    let needed = [(Permissions::VIEW_CHANNEL, "View Channel"), speak, (Permissions::ATTACH_FILES, "Attach Files")];
    if allowed.contains(Permissions::ADMINISTRATOR) {
        return Vec::new();
    }
    needed.into_iter().filter(|(permission, _)| !allowed.contains(*permission)).map(|(_, name)| name).collect()
}

/// Whether somebody who has `allowed` in a channel keeps order there.
pub(super) fn keeps_order(allowed: Permissions) -> bool {
    allowed.intersects(Permissions::MANAGE_CHANNELS | Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR)
}

/// What the speaker hears instead of an answer where only he has installed the bot: in a server of which it is no
/// member it could not post a turn.
pub(super) fn stranger(asked: &CommandInteraction) -> Option<String> {
    asked.guild_id?;
    let owners = &asked.authorizing_integration_owners.0;
    let is_member =
        owners.is_empty() || owners.iter().any(|o| matches!(o, AuthorizingIntegrationOwner::GuildInstall(_)));
    (!is_member).then(|| words::stranger(&asked.locale, &invite_link(asked.application_id)))
}

/// What the speaker hears besides where the bot may not post; `None` if all is well.
pub(super) fn note(asked: &CommandInteraction) -> Option<String> {
    asked.guild_id?;
    let missing = missing(asked.app_permissions?, asked.channel.as_ref().map(|channel| channel.kind));
    if missing.is_empty() {
        return None;
    }
    let speaker = asked.member.as_ref().and_then(|member| member.permissions).unwrap_or_default();
    let can_mend =
        speaker.intersects(Permissions::MANAGE_GUILD | Permissions::MANAGE_ROLES | Permissions::ADMINISTRATOR);
    let link = can_mend.then(|| invite_link(asked.application_id));
    Some(words::may_not_post(&asked.locale, &missing, link.as_deref()))
}
