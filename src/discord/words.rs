//! What only Discord needs said, as Discord writes it.

use super::content::{CommandIds, one_page};
use super::permissions::SIGHT;
use crate::speech::{Arg, say};

/// That the bot lacks these permissions, as Discord names them, in the sentence `id`: to post its turns, to open a thread,
/// or to attach pictures in this channel. With a link for a reader who can grant them.
pub(super) fn lacking(locale: &str, id: &str, missing: &[&str], link: Option<&str>) -> String {
    let missing = missing.join(", ");
    let mend = if link.is_some() { "yes" } else { "no" };
    // Where the bot sees nothing at all a game rests, as if it had been put out.
    let sees = if missing.contains(SIGHT) { "no" } else { "yes" };
    let args = [("missing", Arg::Text(&missing)), ("mend", Arg::Case(mend)), ("sees", Arg::Case(sees))];
    linked(&one_page(&say(locale, id, &args), &[], &CommandIds::new()), link)
}

/// The bot is no member of the server: only the author has installed it.
pub(super) fn stranger(locale: &str, link: &str) -> String {
    linked(&one_page(&say(locale, "discord-stranger", &[]), &[], &CommandIds::new()), Some(link))
}

/// A game cannot be played where nobody but the author reads what the bot says.
pub(super) fn alone(locale: &str) -> String {
    one_page(&say(locale, "discord-alone", &[]), &[], &CommandIds::new())
}

/// In the place of a private question that is answered, where the channel says the rest.
pub(super) fn done(locale: &str) -> String {
    one_page(&say(locale, "discord-done", &[]), &[], &CommandIds::new())
}

/// Before a message that could not be posted in its channel.
pub(super) fn from_channel(locale: &str, channel: u64) -> String {
    format!("{} <#{channel}>:\n", one_page(&say(locale, "discord-from-channel", &[]), &[], &CommandIds::new()))
}

/// In angle brackets a link shows no preview.
fn linked(text: &str, link: Option<&str>) -> String {
    link.map_or_else(|| text.to_owned(), |link| format!("{text} <{link}>"))
}
