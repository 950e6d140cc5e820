//! `/settings`: changes the author's settings and shows how their boards look now.

use kafenio_board::rules::Numbering;
use kafenio_board::table::Checkers;

use crate::chat::{Invitations, Reminders, Text};
use crate::command::{LanguageChoice, SettingsChange, word_in};
use crate::language::Language;
use crate::locale::id;
use crate::manager::lifecycle::clocks::with_current_clock;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::present::{board, settings_board, settings_choices, settings_menus};
use crate::speech::Arg;
use crate::store::Preferences;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, change: &SettingsChange) -> Answer {
    if change.channel.is_some() && !unit.is_from_moderator() {
        let on = Arg::Case(unit.place.platform.key());
        return Err(unit.refuse(id!("refused-channel-language"), &[("on", on)]));
    }
    let before = unit.preferences().await?;
    let chosen = with_change(before.clone(), change);
    let account = unit.account();
    if chosen != before {
        unit.store.set_preferences(&account, &chosen).await?;
        let language = unit.store.language(&account).await?;
        unit.language = language.unwrap_or(unit.language);
    }
    let place = unit.place.clone();
    if let Some(language) = change.channel {
        unit.store.set_place_locale(&place, language.language().map(Language::tag)).await?;
    }
    let has_menus = place.platform.capabilities().has_buttons;
    // Menus show all settings, so beside them only what has changed is said.
    let says_all = !has_menus && *change == SettingsChange::default();
    let shows_board = has_menus || says_all || changes_appearance(change);
    let mut text = if shows_board { appearance(unit, &chosen) } else { Text::default() };
    if says_all || change.reminders.is_some() {
        let kept = match chosen.reminders {
            Reminders::Off => "none",
            Reminders::Channel => "channel",
            Reminders::All => "all",
        };
        text = text.then("\n", unit.text(id!("done-settings-reminders"), &[("kept", Arg::Case(kept))]));
    }
    if change.checkers == Some(Checkers::Any) {
        text = text.then("\n", checkers(unit, Checkers::Any));
    }
    if says_all || change.invitations.is_some() {
        text = text.then("\n", invitations(unit, &chosen));
    }
    if says_all || has_menus && chosen.talk || change.talk.is_some() {
        let talk = Arg::Case(if chosen.talk { "on" } else { "off" });
        text = text.then("\n", unit.text(id!("done-settings-talk"), &[("talk", talk)]));
    }
    if says_all || has_menus && chosen.unranked || change.ranked.is_some() {
        let ranked = Arg::Case(if chosen.unranked { "off" } else { "on" });
        text = text.then("\n", unit.text(id!("done-settings-ranked"), &[("ranked", ranked)]));
    }
    if says_all || has_menus && chosen.auto_analysis || change.auto_analysis.is_some() {
        let analysis = Arg::Case(if chosen.auto_analysis { "auto" } else { "ask" });
        text = text.then("\n", unit.text(id!("done-settings-analysis"), &[("analysis", analysis)]));
    }
    if says_all || change.language.is_some() || change.channel.is_some() {
        text = text.then("\n", languages(unit, &chosen).await?);
    }
    if says_all {
        text = text.then("\n", unit.text(id!("done-settings-help"), &[]));
    }
    if !shows_board {
        return Ok(unit.reply(text));
    }
    let mut stored = unit.store.last_table(&place, Some(&account)).await?;
    if let Some(stored) = &mut stored {
        stored.table = with_current_clock(unit, stored).await?;
    }
    let board = stored.and_then(|stored| board(&unit.view(&stored), stored.seat(&account), &chosen));
    if !has_menus {
        return Ok(unit.show(text, board, &chosen));
    }
    let board = board.unwrap_or_else(|| settings_board(unit.language, &chosen));
    let mut replies = unit.show(text, Some(board), &chosen);
    replies[0].menus = settings_menus(unit.language, &chosen);
    replies[0].choices = settings_choices(unit.language, &chosen);
    Ok(replies)
}

/// Returns whether the boards look different after `change`.
fn changes_appearance(change: &SettingsChange) -> bool {
    let SettingsChange { theme, checkers, mirrored, numbering, text_boards, confirm, auto_roll, .. } = change;
    theme.is_some()
        || checkers.is_some()
        || mirrored.is_some()
        || numbering.is_some()
        || text_boards.is_some()
        || confirm.is_some()
        || auto_roll.is_some()
}

fn with_change(before: Preferences, change: &SettingsChange) -> Preferences {
    Preferences {
        theme: change.theme.clone().or(before.theme),
        checkers: change.checkers.unwrap_or(before.checkers),
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
        unranked: change.ranked.map_or(before.unranked, |ranked| !ranked),
        language: match change.language {
            Some(choice) => LanguageChoice::language(choice).map(|language| language.tag().to_owned()),
            None => before.language,
        },
    }
}

/// Lists the settings of boards and moves, one in each line.
pub(super) fn appearance(unit: &Unit<'_>, chosen: &Preferences) -> Text {
    let args = [
        ("theme", Arg::Text(word_in(unit.language, chosen.theme()).unwrap_or(chosen.theme()))),
        ("home", Arg::Case(if chosen.mirrored { "left" } else { "right" })),
        ("numbers", Arg::Case(if chosen.numbering == Numbering::Own { "own" } else { "ravensburger" })),
        ("boards", Arg::Case(if chosen.text_boards { "text" } else { "pictures" })),
        ("confirm", Arg::Case(if chosen.confirm { "on" } else { "off" })),
        ("rolls", Arg::Case(if chosen.auto_roll { "auto" } else { "ask" })),
    ];
    let text = unit.text(id!("done-settings"), &args);
    if chosen.checkers == Checkers::Any { text } else { text.then("\n", checkers(unit, chosen.checkers)) }
}

/// Returns the line on the checkers that the author gets.
fn checkers(unit: &Unit<'_>, wish: Checkers) -> Text {
    let word = match wish {
        Checkers::Light => "light",
        Checkers::Dark => "dark",
        Checkers::Any => "any",
    };
    unit.text(id!("done-settings-checkers"), &[("checkers", Arg::Case(word))])
}

/// Returns the line on who may invite the author.
fn invitations(unit: &Unit<'_>, chosen: &Preferences) -> Text {
    let from = match chosen.invitations {
        Invitations::Everyone => "everyone",
        Invitations::Known => "known",
        Invitations::Nobody => "nobody",
    };
    unit.text(id!("done-settings-invitations"), &[("from", Arg::Case(from))])
}

/// Returns the lines on the languages of the author and of the place.
async fn languages(unit: &mut Unit<'_>, chosen: &Preferences) -> anyhow::Result<Text> {
    let of_place = unit.place_language(&unit.place.clone()).await?;
    let own = chosen.language.as_deref().and_then(Language::from_tag);
    let tag = |language: Option<Language>| Arg::Case(language.map_or("auto", Language::tag));
    Ok(unit.text(id!("done-languages"), &[("language", tag(own)), ("channel", tag(of_place))]))
}
