//! The permissions that the bot needs in a channel, and the invite link that grants them.

use serenity::all::{
    ApplicationId, AuthorizingIntegrationOwner, ChannelType, CommandDataOptionValue, CommandInteraction,
    InteractionContext, Permissions, User,
};

use super::picked::Picked;
use super::texts;
use crate::command::CommandKind;
use crate::language::Language;
use crate::locale::{Id, id};

/// The option of `/newgame` that plays the game in a thread.
pub(super) const THREAD: &str = "thread";
/// The option of `/newgame` that makes a code for somebody who plays elsewhere.
const ACROSS: &str = "across";
/// The permissions that the invite link requests.
const REQUESTED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::SEND_MESSAGES_IN_THREADS);

/// Returns the URL with which somebody who manages a server adds the bot to it.
pub(super) fn invite_link(application: ApplicationId) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={}",
        REQUESTED.bits()
    )
}

/// A permission and its English name in Discord.
type NamedPermission = (Permissions, &'static str);

const CREATE_THREADS: NamedPermission = (Permissions::CREATE_PUBLIC_THREADS, "Create Public Threads");
const SEND_IN_THREADS: NamedPermission = (Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads");

/// The permission for pictures. Without it boards are sent as text.
const PICTURES: [NamedPermission; 1] = [(Permissions::ATTACH_FILES, "Attach Files")];

/// Returns the permissions that the bot needs to post in a channel of this type.
fn needed_to_post(channel: Option<ChannelType>) -> [NamedPermission; 2] {
    let send = if is_thread(channel) { SEND_IN_THREADS } else { (Permissions::SEND_MESSAGES, "Send Messages") };
    [(Permissions::VIEW_CHANNEL, texts::VIEW_CHANNEL), send]
}

fn is_thread(channel: Option<ChannelType>) -> bool {
    matches!(channel, Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread))
}

/// Returns whether the interaction comes from a thread.
pub(super) fn is_in_thread(interaction: &CommandInteraction) -> bool {
    is_thread(interaction.channel.as_ref().map(|channel| channel.kind))
}

/// Returns the names of the `needed` permissions that are not in `allowed`.
fn missing(allowed: Permissions, needed: &[NamedPermission]) -> Vec<&'static str> {
    if allowed.contains(Permissions::ADMINISTRATOR) {
        return Vec::new();
    }
    needed.iter().filter(|(permission, _)| !allowed.contains(*permission)).map(|(_, name)| *name).collect()
}

/// Returns whether `allowed` makes somebody a moderator of the channel.
pub(super) fn can_moderate(allowed: Permissions) -> bool {
    allowed.intersects(Permissions::MANAGE_CHANNELS | Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR)
}

/// Returns whether `allowed` lets somebody change the settings of the server. The permission to manage a channel may be that of a
/// single one.
pub(super) fn can_manage_server(allowed: Permissions) -> bool {
    allowed.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR)
}

/// Returns whether `allowed` lets somebody remove people from the server.
pub(super) fn can_remove_members(allowed: Permissions) -> bool {
    allowed.intersects(Permissions::KICK_MEMBERS | Permissions::BAN_MEMBERS | Permissions::ADMINISTRATOR)
}

/// Returns the reason why the command cannot work, if there is one. In a direct message with the bot a game begins against
/// the computer, or with a code for somebody who plays elsewhere, and other bots do not play. In conversations among people, and where only the author has
/// installed the bot, it cannot post turns, and only commands with a private answer work.
pub(super) fn refusal(interaction: &CommandInteraction) -> Option<String> {
    let picked = Picked::new(&interaction.data);
    let begins = matches!(
        picked.kind(),
        Some(CommandKind::NewGame | CommandKind::Join | CommandKind::Rematch | CommandKind::Here)
    );
    let is_other_user = |user: &User| user.id.get() != interaction.application_id.get();
    let mut users = interaction.data.resolved.users.values();
    let is_for_others = match picked.kind() {
        Some(CommandKind::NewGame) => picked.option(ACROSS).is_none() && (users.len() == 0 || users.any(is_other_user)),
        kind => kind == Some(CommandKind::Here),
    };
    if is_for_others && interaction.context == Some(InteractionContext::BotDm) {
        return Some(texts::needs_other_people(Language::from_locale(&interaction.locale)));
    }
    // The bot's own account is refused by the manager, which says what this bot does.
    let is_other_bot = |user: &&User| user.bot && is_other_user(user);
    if begins && let Some(bot) = interaction.data.resolved.users.values().find(is_other_bot) {
        return Some(texts::bots_do_not_play(Language::from_locale(&interaction.locale), &bot.name));
    }
    let is_shared = interaction.guild_id.is_some() || interaction.context == Some(InteractionContext::PrivateChannel);
    let is_private = picked.spec.is_some_and(|spec| match spec.kind {
        CommandKind::NewGame | CommandKind::Play | CommandKind::Join => false,
        CommandKind::Rules => true,
        _ => !spec.at_table,
    });
    if !is_shared || is_private {
        return None;
    }
    if interaction.context == Some(InteractionContext::PrivateChannel) {
        return Some(texts::in_conversation(Language::from_locale(&interaction.locale)));
    }
    if !is_member(interaction) {
        let language = Language::from_locale(&interaction.locale);
        return Some(texts::not_installed(language, &invite_link(interaction.application_id)));
    }
    // The invited person would never hear of a game in a channel that the bot cannot see.
    let missing = missing_to_post(interaction);
    let is_unseen = missing.contains(&texts::VIEW_CHANNEL);
    ((begins || picked.kind() == Some(CommandKind::Play)) && is_unseen)
        .then(|| lack(interaction, id!("discord-may-not-post"), &missing))
}

/// Returns the names of the permissions that the bot lacks to post in the channel of the interaction.
fn missing_to_post(interaction: &CommandInteraction) -> Vec<&'static str> {
    let needed = needed_to_post(interaction.channel.as_ref().map(|channel| channel.kind));
    // Discord tells the permissions only in servers.
    interaction.guild_id.and(interaction.app_permissions).map_or_else(Vec::new, |allowed| missing(allowed, &needed))
}

/// Returns the text `id` about the permissions `missing`, with the link that grants them for an author who may do that.
fn lack(interaction: &CommandInteraction, id: Id, missing: &[&str]) -> String {
    let author = interaction.member.as_ref().and_then(|member| member.permissions).unwrap_or_default();
    let can_grant =
        author.intersects(Permissions::MANAGE_GUILD | Permissions::MANAGE_ROLES | Permissions::ADMINISTRATOR);
    let link = can_grant.then(|| invite_link(interaction.application_id));
    texts::missing_permissions(Language::from_locale(&interaction.locale), id, missing, link.as_deref())
}

/// Returns whether the bot is a member of the server, and not only installed by the author.
fn is_member(interaction: &CommandInteraction) -> bool {
    let owners = &interaction.authorizing_integration_owners.0;
    owners.is_empty() || owners.iter().any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_)))
}

/// Returns a note to add to the answer, if one is needed: which permissions the bot lacks in the channel, or, after
/// `/help` in a direct message with the bot, that a game needs a channel.
pub(super) fn note(interaction: &CommandInteraction) -> Option<String> {
    let picked = Picked::new(&interaction.data);
    if interaction.context == Some(InteractionContext::BotDm) && picked.options.is_empty() {
        return (picked.kind()? == CommandKind::Help)
            .then(|| texts::needs_other_people(Language::from_locale(&interaction.locale)));
    }
    interaction.guild_id.filter(|_| is_member(interaction))?;
    let allowed = interaction.app_permissions?;
    let wants_thread =
        !is_in_thread(interaction) && picked.option(THREAD).and_then(CommandDataOptionValue::as_str) == Some("on");
    let missing_to_open_thread =
        if wants_thread { missing(allowed, &[CREATE_THREADS, SEND_IN_THREADS]) } else { Vec::new() };
    let missing_to_attach = missing(allowed, &PICTURES);
    // Only the most serious lack is reported; the link grants all permissions.
    let kinds = [
        (id!("discord-may-not-post"), missing_to_post(interaction)),
        (id!("discord-may-not-open"), missing_to_open_thread),
        (id!("discord-may-not-attach"), missing_to_attach),
    ];
    let (id, missing) = kinds.into_iter().find(|(_, missing)| !missing.is_empty())?;
    Some(lack(interaction, id, &missing))
}
