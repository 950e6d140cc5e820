//! `/settings`: changes the author's settings and shows how their boards look now.

use crate::command::{LanguageChoice, SettingsChange};
use crate::language::Language;
use crate::manager::clocks::with_current_clock;
use crate::manager::request::Request;
use crate::manager::stop::Answer;
use crate::present::board;
use crate::rules::Numbering;
use crate::speech::Arg;
use crate::store::{Invitations, Preferences, Reminders};

pub(in crate::manager) async fn run(request: &mut Request<'_>, change: &SettingsChange) -> Answer {
    if change.channel.is_some() && !request.message.is_from_moderator {
        let on = Arg::Case(request.message.place.platform.key());
        return Err(request.refuse("refused-channel-language", &[("on", on)]));
    }
    let before = request.preferences().await?;
    let chosen = with_change(before.clone(), change);
    let account = request.account();
    if chosen != before {
        request.store.set_preferences(&account, &chosen).await?;
        let language = request.store.language(&account).await?;
        request.language = language.unwrap_or(request.language);
    }
    let place = request.message.place.clone();
    if let Some(language) = change.channel {
        request.store.set_place_locale(&place, language.language().map(Language::tag)).await?;
    }
    let text = summary(request, &chosen).await?;
    let mut stored = request.store.last_table(&place, Some(&account)).await?;
    if let Some(stored) = &mut stored {
        stored.table = with_current_clock(request, stored).await?;
    }
    let board = stored.and_then(|stored| board(&request.view(&stored), stored.seat(&account), &chosen));
    Ok(request.show(text, board, &chosen))
}

fn with_change(before: Preferences, change: &SettingsChange) -> Preferences {
    Preferences {
        theme: change.theme.clone().or(before.theme),
        mirrored: change.mirrored.unwrap_or(before.mirrored),
        numbering: change.numbering.unwrap_or(before.numbering),
        reminders: change.reminders.unwrap_or(before.reminders),
        invitations: change.invitations.unwrap_or(before.invitations),
        blocked: before.blocked,
        text_boards: change.text_boards.unwrap_or(before.text_boards),
        confirm: change.confirm.unwrap_or(before.confirm),
        auto_roll: change.auto_roll.unwrap_or(before.auto_roll),
        language: match change.language {
            Some(choice) => LanguageChoice::language(choice).map(|language| language.tag().to_owned()),
            None => before.language,
        },
    }
}

/// Returns the sentences on the settings as they are now.
async fn summary(request: &mut Request<'_>, chosen: &Preferences) -> anyhow::Result<crate::chat::Text> {
    let args = [
        ("theme", Arg::Text(chosen.theme())),
        ("home", Arg::Case(if chosen.mirrored { "left" } else { "right" })),
        ("numbers", Arg::Case(if chosen.numbering == Numbering::Own { "own" } else { "ravensburger" })),
        ("boards", Arg::Case(if chosen.text_boards { "text" } else { "pictures" })),
        ("confirm", Arg::Case(if chosen.confirm { "on" } else { "off" })),
        ("rolls", Arg::Case(if chosen.auto_roll { "auto" } else { "ask" })),
    ];
    let of_place = request.place_language(&request.message.place.clone()).await?;
    let own = chosen.language.as_deref().and_then(Language::from_tag);
    let tag = |language: Option<Language>| Arg::Case(language.map_or("auto", Language::tag));
    let languages = [("language", tag(own)), ("channel", tag(of_place))];
    let mut text = request.text("done-settings", &args);
    if chosen.reminders != Reminders::All {
        let kept = if chosen.reminders == Reminders::Off { "none" } else { "channel" };
        text = text.then(" ", request.text("done-settings-reminders", &[("kept", Arg::Case(kept))]));
    }
    let from = match chosen.invitations {
        Invitations::Everyone => "everyone",
        Invitations::Known => "known",
        Invitations::Nobody => "nobody",
    };
    text = text.then("\n", request.text("done-settings-invitations", &[("from", Arg::Case(from))]));
    Ok(text.then("\n", request.text("done-languages", &languages)))
}
