//! What only Discord needs said.

use crate::chat::{Span, Text};

/// The bot cannot post its turns in this channel: `missing` permissions, as Discord names them.
pub(super) fn may_not_post(missing: &[&str], can_mend: bool, link: &str) -> String {
    let missing = missing.join(", ");
    if can_mend {
        format!(
            "I may not post here: I need {missing} in this channel. Grant it in the channel's settings, or with <{link}>. \
             Until then I send the turns as direct messages."
        )
    } else {
        format!(
            "I may not post here: I need {missing} in this channel. Somebody who manages the server can grant it. \
             Until then I send the turns as direct messages."
        )
    }
}

/// The bot is no member of the server: only the speaker has installed it.
pub(super) fn not_a_member(link: &str) -> String {
    format!(
        "I am not a member of this server, so I could not post the turns of a game here. Somebody who manages the server can add me: <{link}>"
    )
}

/// Before a message that could not be posted in its channel.
pub(super) fn from_channel(channel: u64) -> String {
    format!("From <#{channel}>, where I may not post:\n")
}

/// Something failed on our side; nothing was changed.
pub(super) fn sorry(_locale: Option<&str>) -> Text {
    Text(vec![Span::Plain("Sorry, something failed on my side. Nothing was changed; please try again.".to_owned())])
}
