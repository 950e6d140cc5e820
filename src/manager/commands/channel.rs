//! `/channel`: changes the settings of this place and shows them.

use crate::chat::{Choice, Text};
use crate::command::{ChannelChange, Command, LanguageChoice, OnlyPlace, ParsedCommand, Target};
use crate::language::Language;
use crate::locale::id;
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::PlaceSettings;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, change: &ChannelChange) -> Answer {
    check(unit, change)?;
    let place = unit.place.clone();
    if let Some(language) = change.language {
        unit.store.set_place_locale(&place, LanguageChoice::language(language).map(Language::tag)).await?;
    }
    let before = unit.store.place_settings(&place).await?;
    let chosen = PlaceSettings {
        keeps_boards: change.keeps_boards.unwrap_or(before.keeps_boards),
        threads: change.threads.unwrap_or(before.threads),
        rated: change.rated.unwrap_or(before.rated),
        without_month: change.month.map_or(before.without_month, |month| !month),
        ..before.clone()
    };
    if chosen != before {
        unit.store.set_place_settings(&place, &chosen).await?;
    }
    if let (Some(only), Some(server)) = (&change.only, unit.server()) {
        let only = match only {
            OnlyPlace::Anywhere => None,
            OnlyPlace::In(id) => Some(id.clone()),
        };
        let settings = PlaceSettings { only, ..unit.store.place_settings(&server).await? };
        unit.store.set_place_settings(&server, &settings).await?;
    }
    summary(unit, &chosen).await
}

/// Checks that the author may change these settings and that the platform has them.
fn check(unit: &Unit<'_>, change: &ChannelChange) -> Result<(), Stop> {
    let platform = unit.place.platform;
    if *change != ChannelChange::default() && !unit.is_from_moderator() {
        return Err(unit.refuse(id!("refused-channel"), &[("on", Arg::Case(platform.key()))]));
    }
    let capabilities = platform.capabilities();
    if change.keeps_boards == Some(false) && !capabilities.edits_in_place {
        return Err(unit.refuse(id!("refused-shrinking"), &[]));
    }
    if change.threads.is_some() && !capabilities.opens_threads {
        return Err(unit.refuse(id!("refused-thread"), &[]));
    }
    if change.only.is_some() && unit.server().is_none() {
        return Err(unit.refuse(id!("refused-only"), &[]));
    }
    if change.only.is_some() && !unit.is_from_server_manager() {
        return Err(unit.refuse(id!("refused-only-server"), &[]));
    }
    Ok(())
}

/// Lists the settings as they are now, one in each line, as far as the platform has them.
async fn summary(unit: &mut Unit<'_>, chosen: &PlaceSettings) -> Answer {
    let capabilities = unit.place.platform.capabilities();
    let mut text = Text::default();
    if capabilities.edits_in_place {
        let boards = Arg::Case(if chosen.keeps_boards { "keep" } else { "shrink" });
        text = unit.text(id!("done-channel-boards"), &[("boards", boards)]);
    }
    if capabilities.opens_threads {
        let threads = Arg::Case(chosen.threads.word());
        text = text.then("\n", unit.text(id!("done-channel-threads"), &[("threads", threads)]));
    }
    let rated = Arg::Case(if chosen.rated { "on" } else { "off" });
    text = text.then("\n", unit.text(id!("done-channel-rated"), &[("rated", rated)]));
    let month = speech::yes_or_no("month", !chosen.without_month);
    text = text.then("\n", unit.text(id!("done-channel-month"), &[month]));
    let mut is_restricted = false;
    if let Some(server) = unit.server() {
        let only = unit.store.place_settings(&server).await?.only_in(&server);
        is_restricted = only.is_some();
        let sentence = match &only {
            Some(only) => unit.text(id!("done-channel-only"), &[("place", Arg::Place(only))]),
            None => unit.text(id!("done-channel-anywhere"), &[]),
        };
        text = text.then("\n", sentence);
    }
    let language = unit.place_language(&unit.place.clone()).await?;
    let language = Arg::Case(language.map_or("auto", Language::tag));
    let mut replies = unit.reply(text.then("\n", unit.text(id!("done-channel-language"), &[("language", language)])));
    // A list of channels has no entry for all of them, so a button stands for it.
    if is_restricted && unit.is_from_server_manager() && capabilities.has_buttons {
        let command = Command::Channel(ChannelChange { only: Some(OnlyPlace::Anywhere), ..ChannelChange::default() });
        replies[0].choices = vec![Choice {
            command: ParsedCommand { command, target: Target::default() }.to_string(),
            label: unit.text(id!("choice-anywhere"), &[]).to_string(),
            emoji: "🔓".to_owned(),
            primary: false,
        }];
    }
    Ok(replies)
}
