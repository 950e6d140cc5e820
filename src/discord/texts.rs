//! What only Discord needs said, as Discord writes it.

use super::message::{CommandIds, one_page};
use crate::language::Language;
use crate::speech::{Arg, say};

/// The permission without which a channel is closed to the bot, as Discord names it.
pub(super) const VIEW_CHANNEL: &str = "View Channel";

/// That the bot lacks these permissions, as Discord names them, in the sentence `id`: to post its turns, to open a thread,
/// or to attach pictures in this channel. With a link for a reader who can grant them.
pub(super) fn lacking(language: Language, id: &str, missing: &[&str], link: Option<&str>) -> String {
    let missing = missing.join(", ");
    let mend = if link.is_some() { "yes" } else { "no" };
    // Where the bot sees nothing at all a game rests, as if it had been put out.
    let sees = if missing.contains(VIEW_CHANNEL) { "no" } else { "yes" };
    let args = [("missing", Arg::Text(&missing)), ("mend", Arg::Case(mend)), ("sees", Arg::Case(sees))];
    linked(&one_page(&say(language, id, &args), &[], &CommandIds::new()), link)
}

/// The bot is no member of the server: only the author has installed it.
pub(super) fn stranger(language: Language, link: &str) -> String {
    linked(&one_page(&say(language, "discord-stranger", &[]), &[], &CommandIds::new()), Some(link))
}

/// A game cannot be played where nobody but the author reads what the bot says.
pub(super) fn alone(language: Language) -> String {
    one_page(&say(language, "discord-alone", &[]), &[], &CommandIds::new())
}

/// In the place of a private question that is answered, where the channel says the rest.
pub(super) fn done(language: Language) -> String {
    one_page(&say(language, "discord-done", &[]), &[], &CommandIds::new())
}

/// Before a message that could not be posted in its channel.
pub(super) fn from_channel(language: Language, channel: u64) -> String {
    format!("{} <#{channel}>:\n", one_page(&say(language, "discord-from-channel", &[]), &[], &CommandIds::new()))
}

/// In angle brackets a link shows no preview.
fn linked(text: &str, link: Option<&str>) -> String {
    link.map_or_else(|| text.to_owned(), |link| format!("{text} <{link}>"))
}
