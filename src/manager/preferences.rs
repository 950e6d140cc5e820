//! How each reader sees the boards.

use super::hearing::Request;
use super::{table_name, tell};
use crate::chat::{Board, Reply, Text};
use crate::command::Command;
use crate::picture;
use crate::rules::Numbering;
use crate::speech::{self, Arg};
use crate::store::{Preferences, Reminders};

impl Request<'_> {
    /// What the author has chosen.
    pub(super) async fn preferences(&mut self) -> anyhow::Result<Preferences> {
        self.store.preferences(&self.message.author.account).await
    }

    /// `/settings`: changes what is named, and shows how the author's boards look now.
    pub(super) async fn settings(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        if command.word("channel").is_some() && !self.message.administers {
            let on = Arg::Case(self.message.place.platform.key());
            return Ok(self.say("refused-channel-language", &[("on", on)]));
        }
        let before = self.preferences().await?;
        let chosen = Preferences {
            theme: command.word("theme").map(str::to_owned).or(before.theme.clone()),
            mirrored: command.word("home").map_or(before.mirrored, |side| side == "left"),
            numbering: match command.word("numbers") {
                Some("ravensburger") => Numbering::Printed,
                Some(_) => Numbering::Own,
                None => before.numbering,
            },
            reminders: match command.word("reminders") {
                Some("off") => Reminders::Off,
                Some("channel") => Reminders::Channel,
                Some(_) => Reminders::All,
                None => before.reminders,
            },
            text_boards: command.word("boards").map_or(before.text_boards, |form| form == "text"),
            confirm: command.word("confirm").map_or(before.confirm, |confirm| confirm == "on"),
            auto_roll: command.word("rolls").map_or(before.auto_roll, |rolls| rolls == "auto"),
            language: command.word("language").map_or(before.language.clone(), |word| tag(word).map(str::to_owned)),
        };
        if chosen != before {
            self.store.note_preferences(&self.message.author.account, &chosen).await?;
            let locale = self.store.locale(&self.message.author.account).await?;
            self.locale = locale.unwrap_or(self.locale.clone());
        }
        if let Some(word) = command.word("channel") {
            self.store.choose_place_locale(&self.message.place, tag(word)).await?;
        }
        let args = [
            ("theme", Arg::Text(chosen.theme())),
            ("home", Arg::Case(if chosen.mirrored { "left" } else { "right" })),
            ("numbers", Arg::Case(if chosen.numbering == Numbering::Own { "own" } else { "ravensburger" })),
            ("boards", Arg::Case(if chosen.text_boards { "text" } else { "pictures" })),
            ("confirm", Arg::Case(if chosen.confirm { "on" } else { "off" })),
            ("rolls", Arg::Case(if chosen.auto_roll { "auto" } else { "ask" })),
        ];
        let place = self.message.place.clone();
        let of_place = self.place_locale(&place).await?;
        let languages = [
            ("language", Arg::Case(chosen.language.as_deref().and_then(speech::spoken).unwrap_or("auto"))),
            ("channel", Arg::Case(of_place.unwrap_or("auto"))),
        ];
        let mut text = speech::say(&self.locale, "done-settings", &args);
        if chosen.reminders != Reminders::All {
            let kept = if chosen.reminders == Reminders::Off { "none" } else { "channel" };
            text = text.then(" ", speech::say(&self.locale, "done-settings-reminders", &[("kept", Arg::Case(kept))]));
        }
        let text = text.then("\n", speech::say(&self.locale, "done-languages", &languages));
        let mut stored = self.store.last_table(&place, Some(&self.message.author.account)).await?;
        if let Some(stored) = &mut stored {
            stored.table = self.timed(stored).await?;
        }
        let board = stored.and_then(|stored| {
            let name = table_name(stored.id);
            tell::board(&self.view(&stored, &name), stored.seat(&self.message.author.account), &chosen)
        });
        Ok(self.show(text, board, &chosen))
    }

    /// A text with a board, for the author alone.
    pub(super) fn show(&self, text: Text, board: Option<Board>, preferences: &Preferences) -> Vec<Reply> {
        let is_narrow = self.message.place.platform.is_on_phones();
        let (text, board) = laid_out(text, board, preferences, is_narrow);
        let mut replies = self.reply(text);
        replies[0].board = board;
        replies
    }
}

/// The tag of a language of the settings; `None` for the one that the platform tells.
fn tag(word: &str) -> Option<&'static str> {
    match word {
        "english" => Some("en"),
        "german" => Some("de"),
        "greek" => Some("el"),
        _ => None,
    }
}

/// A text and a board as this reader wants them: the board as a picture, or as part of the text.
pub(super) fn laid_out(
    text: Text,
    board: Option<Board>,
    preferences: &Preferences,
    is_narrow: bool,
) -> (Text, Option<Board>) {
    match board {
        Some(Board { scene, album: None, .. }) if preferences.text_boards => {
            let lines = if is_narrow { picture::narrow(&scene) } else { picture::text(&scene) };
            (text.then("\n", Text::block(lines.trim_end())), None)
        }
        // Whoever asks for an album asks for pictures.
        board => (text, board),
    }
}
