//! Reads what `/settings` and `/channel` change.

use kafenio_board::rules::Numbering;

use super::typed::{ChannelChange, LanguageChoice, OnlyPlace, SettingsChange};
use super::values::Values;
use crate::language::Language;
use crate::store::{Invitations, Reminders, Threads};

pub(super) fn settings_change(values: &Values) -> SettingsChange {
    SettingsChange {
        theme: values.owned_word("theme"),
        mirrored: values.word("home").map(|side| side == "left"),
        numbering: values.word("numbers").map(|word| match word {
            "ravensburger" => Numbering::Printed,
            _ => Numbering::Own,
        }),
        reminders: values.word("reminders").map(|word| match word {
            "off" => Reminders::Off,
            "channel" => Reminders::Channel,
            _ => Reminders::All,
        }),
        invitations: values.word("invitations").map(|word| match word {
            "nobody" => Invitations::Nobody,
            "known" => Invitations::Known,
            _ => Invitations::Everyone,
        }),
        text_boards: values.word("boards").map(|form| form == "text"),
        confirm: values.is_on("confirm"),
        auto_roll: values.word("rolls").map(|rolls| rolls == "auto"),
        auto_analysis: values.word("analysis").map(|analysis| analysis == "auto"),
        talk: values.is_on("talk"),
        language: language(values, "language"),
        channel: language(values, "channel"),
    }
}

fn language(values: &Values, option: &str) -> Option<LanguageChoice> {
    values.word(option).map(|word| Language::from_word(word).map_or(LanguageChoice::Auto, LanguageChoice::Is))
}

pub(super) fn channel_change(values: &Values) -> ChannelChange {
    ChannelChange {
        keeps_boards: values.word("boards").map(|boards| boards == "keep"),
        threads: values.word("threads").map(|word| match word {
            "always" => Threads::Always,
            "never" => Threads::Never,
            _ => Threads::Ask,
        }),
        only: values.word("only").map(|word| match word {
            "off" => OnlyPlace::Anywhere,
            id => OnlyPlace::In(id.to_owned()),
        }),
        language: language(values, "language"),
    }
}
