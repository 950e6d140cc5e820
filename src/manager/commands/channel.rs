//! `/channel`: changes the settings of this place and shows them.

use crate::chat::{Choice, Text};
use crate::command::{ChannelChange, Command, LanguageChoice, OnlyPlace, ParsedCommand, Target};
use crate::language::Language;
use crate::manager::request::Request;
use crate::manager::stop::{Answer, Stop};
use crate::speech::Arg;
use crate::store::PlaceSettings;

pub(in crate::manager) async fn run(request: &mut Request<'_>, change: &ChannelChange) -> Answer {
    check(request, change)?;
    let place = request.message.place.clone();
    if let Some(language) = change.language {
        request.store.set_place_locale(&place, LanguageChoice::language(language).map(Language::tag)).await?;
    }
    let before = request.store.place_settings(&place).await?;
    let chosen = PlaceSettings {
        keeps_boards: change.keeps_boards.unwrap_or(before.keeps_boards),
        threads: change.threads.unwrap_or(before.threads),
        ..before.clone()
    };
    if chosen != before {
        request.store.set_place_settings(&place, &chosen).await?;
    }
    if let (Some(only), Some(server)) = (&change.only, request.message.server()) {
        let only = match only {
            OnlyPlace::Anywhere => None,
            OnlyPlace::In(id) => Some(id.clone()),
        };
        let settings = PlaceSettings { only, ..request.store.place_settings(&server).await? };
        request.store.set_place_settings(&server, &settings).await?;
    }
    summary(request, &chosen).await
}

/// Checks that the author may change these settings and that the platform has them.
fn check(request: &Request<'_>, change: &ChannelChange) -> Result<(), Stop> {
    let platform = request.message.place.platform;
    if *change != ChannelChange::default() && !request.message.is_from_moderator {
        return Err(request.refuse("refused-channel", &[("on", Arg::Case(platform.key()))]));
    }
    let capabilities = platform.capabilities();
    if change.keeps_boards == Some(false) && !capabilities.edits_in_place {
        return Err(request.refuse("refused-shrinking", &[]));
    }
    if change.threads.is_some() && !capabilities.opens_threads {
        return Err(request.refuse("refused-thread", &[]));
    }
    if change.only.is_some() && request.message.server().is_none() {
        return Err(request.refuse("refused-only", &[]));
    }
    if change.only.is_some() && !request.message.is_from_server_manager {
        return Err(request.refuse("refused-only-server", &[]));
    }
    Ok(())
}

/// Returns the sentences on the settings as they are now, as far as the platform has them.
async fn summary(request: &mut Request<'_>, chosen: &PlaceSettings) -> Answer {
    let capabilities = request.message.place.platform.capabilities();
    let mut text = Text::default();
    if capabilities.edits_in_place {
        let boards = Arg::Case(if chosen.keeps_boards { "keep" } else { "shrink" });
        text = request.text("done-channel-boards", &[("boards", boards)]);
    }
    if capabilities.opens_threads {
        let threads = Arg::Case(chosen.threads.word());
        text = text.then(" ", request.text("done-channel-threads", &[("threads", threads)]));
    }
    let mut is_restricted = false;
    if let Some(server) = request.message.server() {
        let only = request.store.place_settings(&server).await?.only_in(&server);
        is_restricted = only.is_some();
        let sentence = match &only {
            Some(only) => request.text("done-channel-only", &[("place", Arg::Place(only))]),
            None => request.text("done-channel-anywhere", &[]),
        };
        text = text.then(" ", sentence);
    }
    let language = request.place_language(&request.message.place.clone()).await?;
    let language = Arg::Case(language.map_or("auto", Language::tag));
    let mut replies = request.reply(text.then(" ", request.text("done-channel-language", &[("language", language)])));
    // A list of channels has no entry for all of them, so a button stands for it.
    if is_restricted && request.message.is_from_server_manager && capabilities.has_buttons {
        let command = Command::Channel(ChannelChange { only: Some(OnlyPlace::Anywhere), ..ChannelChange::default() });
        replies[0].choices = vec![Choice {
            command: ParsedCommand { command, target: Target::default() }.to_string(),
            label: request.text("choice-anywhere", &[]).to_string(),
            emoji: "🔓".to_owned(),
            primary: false,
        }];
    }
    Ok(replies)
}
