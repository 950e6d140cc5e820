//! The sentences that only Discord needs, in Discord's Markdown.

use super::message::{CommandIds, one_page};
use crate::language::Language;
use crate::locale::{Id, id};
use crate::speech::{Arg, say};

/// The English name in Discord of the permission without which the bot cannot use a channel at all.
pub(super) const VIEW_CHANNEL: &str = "View Channel";

/// Says that the bot lacks the permissions `missing` in this channel. The message `id` tells what they are needed for:
/// to post, to open a thread, or to attach pictures. A reader who can grant them gets the `link`.
pub(super) fn missing_permissions(language: Language, id: Id, missing: &[&str], link: Option<&str>) -> String {
    let missing = missing.join(", ");
    let can_grant = if link.is_some() { "yes" } else { "no" };
    // If the bot cannot see the channel its games are suspended, as after its removal.
    let sees = if missing.contains(VIEW_CHANNEL) { "no" } else { "yes" };
    let args = [("missing", Arg::Text(&missing)), ("mend", Arg::Case(can_grant)), ("sees", Arg::Case(sees))];
    with_link(&one_page(&say(language, id, &args), &[], &CommandIds::new()), link)
}

/// Says that the bot is not a member of the server, because only the author has installed it.
pub(super) fn not_installed(language: Language, link: &str) -> String {
    with_link(&one_page(&say(language, id!("discord-stranger"), &[]), &[], &CommandIds::new()), Some(link))
}

/// Says that the bot cannot post in a conversation among people, because only servers have it as a member.
pub(super) fn in_conversation(language: Language) -> String {
    one_page(&say(language, id!("discord-conversation"), &[]), &[], &CommandIds::new())
}

/// Says that a game needs a channel that other people read too.
pub(super) fn needs_other_people(language: Language) -> String {
    one_page(&say(language, id!("discord-alone"), &[]), &[], &CommandIds::new())
}

/// Says that the bot called `name` cannot be invited.
pub(super) fn bots_do_not_play(language: Language, name: &str) -> String {
    let text = say(language, id!("refused-other-bot"), &[("other", Arg::Name(name))]);
    one_page(&text, &[], &CommandIds::new())
}

/// Introduces a direct message that could not be posted in its channel.
pub(super) fn from_channel(language: Language, channel: u64) -> String {
    format!("{} <#{channel}>:\n", one_page(&say(language, id!("discord-from-channel"), &[]), &[], &CommandIds::new()))
}

/// Appends the link, in angle brackets so that Discord shows no preview.
fn with_link(text: &str, link: Option<&str>) -> String {
    link.map_or_else(|| text.to_owned(), |link| format!("{text} <{link}>"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn right_to_left_name_stays_isolated() {
        let told = bots_do_not_play(Language::DEFAULT, "عمر");
        assert!(told.contains("\u{2068}عمر\u{2069}"), "{told}");
    }
}
