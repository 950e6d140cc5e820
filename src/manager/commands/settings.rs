//! `/settings`: changes the author's settings and shows how their boards look now.

use kafenio_board::rules::Numbering;

use crate::chat::Text;
use crate::command::{LanguageChoice, SettingsChange, word_in};
use crate::language::Language;
use crate::manager::clocks::with_current_clock;
use crate::manager::request::Request;
use crate::manager::stop::Answer;
use crate::present::{board, settings_board, settings_choices, settings_menus};
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
    let has_menus = place.platform.capabilities().has_buttons;
    let mut text = appearance(request, &chosen);
    // Menus show the other settings and explain themselves, so only what has changed is said too.
    if !has_menus {
        text = text.then(" ", request.text("done-settings-help", &[]));
    }
    if chosen.reminders != Reminders::All && (!has_menus || change.reminders.is_some()) {
        let kept = if chosen.reminders == Reminders::Off { "none" } else { "channel" };
        text = text.then(" ", request.text("done-settings-reminders", &[("kept", Arg::Case(kept))]));
    }
    if !has_menus || change.invitations.is_some() {
        text = text.then("\n", invitations(request, &chosen));
    }
    if chosen.talk || change.talk.is_some() {
        let talk = Arg::Case(if chosen.talk { "on" } else { "off" });
        text = text.then("\n", request.text("done-settings-talk", &[("talk", talk)]));
    }
    if !has_menus || chosen.auto_analysis || change.auto_analysis.is_some() {
        let analysis = Arg::Case(if chosen.auto_analysis { "auto" } else { "ask" });
        text = text.then("\n", request.text("done-settings-analysis", &[("analysis", analysis)]));
    }
    if !has_menus || change.language.is_some() || change.channel.is_some() {
        text = text.then("\n", languages(request, &chosen).await?);
    }
    let mut stored = request.store.last_table(&place, Some(&account)).await?;
    if let Some(stored) = &mut stored {
        stored.table = with_current_clock(request, stored).await?;
    }
    let board = stored.and_then(|stored| board(&request.view(&stored), stored.seat(&account), &chosen));
    if !has_menus {
        return Ok(request.show(text, board, &chosen));
    }
    let board = board.unwrap_or_else(|| settings_board(request.language, &chosen));
    let mut replies = request.show(text, Some(board), &chosen);
    replies[0].menus = settings_menus(request.language, &chosen);
    replies[0].choices = settings_choices(request.language, &chosen);
    Ok(replies)
}

fn with_change(before: Preferences, change: &SettingsChange) -> Preferences {
    Preferences {
        theme: change.theme.clone().or(before.theme),
        mirrored: change.mirrored.unwrap_or(before.mirrored),
        numbering: change.numbering.unwrap_or(before.numbering),
        reminders: change.reminders.unwrap_or(before.reminders),
        invitations: change.invitations.unwrap_or(before.invitations),
        blocked: before.blocked,
        blocked_across: before.blocked_across,
        text_boards: change.text_boards.unwrap_or(before.text_boards),
        confirm: change.confirm.unwrap_or(before.confirm),
        auto_roll: change.auto_roll.unwrap_or(before.auto_roll),
        auto_analysis: change.auto_analysis.unwrap_or(before.auto_analysis),
        talk: change.talk.unwrap_or(before.talk),
        language: match change.language {
            Some(choice) => LanguageChoice::language(choice).map(|language| language.tag().to_owned()),
            None => before.language,
        },
    }
}

/// Returns the sentences on how boards look and on moves.
pub(super) fn appearance(request: &Request<'_>, chosen: &Preferences) -> Text {
    let args = [
        ("theme", Arg::Text(word_in(request.language, chosen.theme()).unwrap_or(chosen.theme()))),
        ("home", Arg::Case(if chosen.mirrored { "left" } else { "right" })),
        ("numbers", Arg::Case(if chosen.numbering == Numbering::Own { "own" } else { "ravensburger" })),
        ("boards", Arg::Case(if chosen.text_boards { "text" } else { "pictures" })),
        ("confirm", Arg::Case(if chosen.confirm { "on" } else { "off" })),
        ("rolls", Arg::Case(if chosen.auto_roll { "auto" } else { "ask" })),
    ];
    request.text("done-settings", &args)
}

/// Returns the sentence on who may invite the author.
fn invitations(request: &Request<'_>, chosen: &Preferences) -> Text {
    let from = match chosen.invitations {
        Invitations::Everyone => "everyone",
        Invitations::Known => "known",
        Invitations::Nobody => "nobody",
    };
    request.text("done-settings-invitations", &[("from", Arg::Case(from))])
}

/// Returns the sentence on the languages of the author and of the place.
async fn languages(request: &mut Request<'_>, chosen: &Preferences) -> anyhow::Result<Text> {
    let of_place = request.place_language(&request.message.place.clone()).await?;
    let own = chosen.language.as_deref().and_then(Language::from_tag);
    let tag = |language: Option<Language>| Arg::Case(language.map_or("auto", Language::tag));
    Ok(request.text("done-languages", &[("language", tag(own)), ("channel", tag(of_place))]))
}
