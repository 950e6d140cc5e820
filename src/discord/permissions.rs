//! What the bot must be allowed in a channel, and the link that grants it.

use serenity::all::{
    ApplicationId, AuthorizingIntegrationOwner, ChannelType, CommandInteraction, InteractionContext, Permissions,
};

use super::texts;
use crate::command::{CommandKind, spec};
use crate::language::Language;

/// The option of `/newgame` that asks for a thread.
pub(super) const THREAD: &str = "thread";
/// What the invite link asks for.
const WANTED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::SEND_MESSAGES_IN_THREADS);

/// The address where somebody who manages a server adds the bot to it.
pub(super) fn invite_link(application: ApplicationId) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={}",
        WANTED.bits()
    )
}

/// A permission, with its name as Discord gives it in English.
type Named = (Permissions, &'static str);

const CREATE_THREADS: Named = (Permissions::CREATE_PUBLIC_THREADS, "Create Public Threads");
const SPEAK_IN_THREADS: Named = (Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads");

/// Without it boards are text.
const PICTURES: [Named; 1] = [(Permissions::ATTACH_FILES, "Attach Files")];

/// What it takes to write in a channel of this kind.
fn to_post(channel: Option<ChannelType>) -> [Named; 2] {
    let speak = if is_thread(channel) { SPEAK_IN_THREADS } else { (Permissions::SEND_MESSAGES, "Send Messages") };
    [(Permissions::VIEW_CHANNEL, texts::VIEW_CHANNEL), speak]
}

fn is_thread(channel: Option<ChannelType>) -> bool {
    matches!(channel, Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread))
}

/// Whether this is asked in a thread.
pub(super) fn is_in_thread(asked: &CommandInteraction) -> bool {
    is_thread(asked.channel.as_ref().map(|channel| channel.kind))
}

/// The names of those of the `needed` permissions that are not `allowed`.
fn missing(allowed: Permissions, needed: &[Named]) -> Vec<&'static str> {
    if allowed.contains(Permissions::ADMINISTRATOR) {
        return Vec::new();
    }
    needed.iter().filter(|(permission, _)| !allowed.contains(*permission)).map(|(_, name)| *name).collect()
}

/// Whether somebody who has `allowed` in a channel keeps order there.
pub(super) fn keeps_order(allowed: Permissions) -> bool {
    allowed.intersects(Permissions::MANAGE_CHANNELS | Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR)
}

/// What the author hears instead of an answer where a command cannot work: a game where he is alone with the bot, or, as
/// only he has installed the bot, where it is no member and could not post a turn. What is for him alone works there too.
pub(super) fn misplaced(asked: &CommandInteraction) -> Option<String> {
    let needs_both = spec(&asked.data.name)
        .is_some_and(|spec| matches!(spec.kind, CommandKind::Newgame | CommandKind::Rematch | CommandKind::Here));
    if needs_both && asked.context == Some(InteractionContext::BotDm) {
        return Some(texts::alone(Language::from_locale(&asked.locale)));
    }
    let is_among_others = asked.guild_id.is_some() || asked.context == Some(InteractionContext::PrivateChannel);
    let is_private = spec(&asked.data.name).is_some_and(|spec| match spec.kind {
        CommandKind::Newgame => false,
        CommandKind::Rules => true,
        _ => !spec.at_table,
    });
    if !is_among_others || is_private {
        return None;
    }
    (!is_member(asked))
        .then(|| texts::stranger(Language::from_locale(&asked.locale), &invite_link(asked.application_id)))
}

/// Whether the bot is where this is said, not only in the author's own list.
fn is_member(asked: &CommandInteraction) -> bool {
    let owners = &asked.authorizing_integration_owners.0;
    owners.is_empty() || owners.iter().any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_)))
}

/// What the author hears besides where the bot may not post, or may not open the thread that he wants; and where he is told
/// how to begin a game though he is alone with the bot. `None` if all is well.
pub(super) fn note(asked: &CommandInteraction) -> Option<String> {
    if asked.context == Some(InteractionContext::BotDm) && asked.data.options.is_empty() {
        return (spec(&asked.data.name)?.kind == CommandKind::Help)
            .then(|| texts::alone(Language::from_locale(&asked.locale)));
    }
    asked.guild_id.filter(|_| is_member(asked))?;
    let allowed = asked.app_permissions?;
    let unposted = missing(allowed, &to_post(asked.channel.as_ref().map(|channel| channel.kind)));
    let wants_thread =
        !is_in_thread(asked) && asked.data.options.iter().any(|o| o.name == THREAD && o.value.as_str() == Some("on"));
    let unopened = if wants_thread { missing(allowed, &[CREATE_THREADS, SPEAK_IN_THREADS]) } else { Vec::new() };
    let undrawn = missing(allowed, &PICTURES);
    let author = asked.member.as_ref().and_then(|member| member.permissions).unwrap_or_default();
    let can_mend =
        author.intersects(Permissions::MANAGE_GUILD | Permissions::MANAGE_ROLES | Permissions::ADMINISTRATOR);
    let link = can_mend.then(|| invite_link(asked.application_id));
    // The gravest is said; the link grants them all.
    let kinds =
        [("discord-may-not-post", unposted), ("discord-may-not-open", unopened), ("discord-may-not-attach", undrawn)];
    let (id, lacking) = kinds.into_iter().find(|(_, missing)| !missing.is_empty())?;
    Some(texts::lacking(Language::from_locale(&asked.locale), id, &lacking, link.as_deref()))
}
