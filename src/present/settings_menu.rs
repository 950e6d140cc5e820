//! The menus and buttons with which a person changes their settings, and the board that shows them.

use kafenio_board::rules::{Numbering, Ruleset, Variant};
use kafenio_picture::THEMES;

use super::board::lesson;
use crate::chat::{Board, Choice, Invitations, Menu, MenuOption, Reminders};
use crate::command::{Command, LanguageChoice, ParsedCommand, SettingsChange, Target, word_in};
use crate::language::Language;
use crate::locale::Id;
use crate::speech::{self, Arg};
use crate::store::Preferences;

/// Returns the menus of the settings that have more than two values, with the present ones chosen.
#[must_use]
pub fn settings_menus(language: Language, settings: &Preferences) -> Vec<Menu> {
    let change = SettingsChange::default;
    let menu = |setting: &str, options: Vec<(Arg<'_>, SettingsChange, bool)>| Menu {
        placeholder: speech::describe(language, "settings", Some(setting)),
        options: options
            .into_iter()
            .map(|(value, change, is_chosen)| option(language, setting, value, change, is_chosen))
            .collect(),
    };
    let own = settings.language.as_deref().and_then(Language::from_tag);
    let choices = std::iter::once(LanguageChoice::Auto).chain(Language::ALL.map(LanguageChoice::Is));
    let languages = choices.map(|choice| {
        let tag = Arg::Case(choice.language().map_or("auto", Language::tag));
        (tag, SettingsChange { language: Some(choice), ..change() }, own == choice.language())
    });
    let themes = THEMES.iter().map(|theme| {
        let name = Arg::Text(word_in(language, theme).unwrap_or(theme));
        (name, SettingsChange { theme: Some((*theme).to_owned()), ..change() }, settings.theme() == *theme)
    });
    let reminders = [("all", Reminders::All), ("channel", Reminders::Channel), ("off", Reminders::Off)];
    let reminders = reminders.map(|(word, chosen)| {
        let change = SettingsChange { reminders: Some(chosen), ..change() };
        (Arg::Case(word), change, settings.reminders == chosen)
    });
    let inviters =
        [("everyone", Invitations::Everyone), ("known", Invitations::Known), ("nobody", Invitations::Nobody)];
    let inviters = inviters.map(|(word, chosen)| {
        let change = SettingsChange { invitations: Some(chosen), ..change() };
        (Arg::Case(word), change, settings.invitations == chosen)
    });
    vec![
        menu("language", languages.collect()),
        menu("theme", themes.collect()),
        menu("reminders", reminders.into()),
        menu("invitations", inviters.into()),
    ]
}

/// Returns an option of the menu of `setting`.
fn option(language: Language, setting: &str, value: Arg<'_>, change: SettingsChange, is_chosen: bool) -> MenuOption {
    let label = speech::say(language, Id::of("menu-settings", setting), &[("value", value)]).to_string();
    MenuOption { command: spelled(change), label, description: None, is_chosen }
}

/// Returns a button for each setting that has two values. It changes to the other one.
#[must_use]
pub fn settings_choices(language: Language, settings: &Preferences) -> Vec<Choice> {
    let change = SettingsChange::default;
    let other_numbering = match settings.numbering {
        Numbering::Own => Numbering::Printed,
        Numbering::Printed => Numbering::Own,
    };
    let offers = [
        ("home", settings.mirrored, SettingsChange { mirrored: Some(!settings.mirrored), ..change() }),
        (
            "numbers",
            settings.numbering == Numbering::Printed,
            SettingsChange { numbering: Some(other_numbering), ..change() },
        ),
        ("boards", settings.text_boards, SettingsChange { text_boards: Some(!settings.text_boards), ..change() }),
        ("confirm", settings.confirm, SettingsChange { confirm: Some(!settings.confirm), ..change() }),
        ("rolls", settings.auto_roll, SettingsChange { auto_roll: Some(!settings.auto_roll), ..change() }),
    ];
    let choice = |(setting, is_changed, change): (&str, bool, SettingsChange)| {
        let changed = speech::yes_or_no("changed", is_changed);
        let label = speech::say(language, Id::of("choice-settings", setting), &[changed]);
        Choice::button(label.to_string(), spelled(change))
    };
    offers.into_iter().map(choice).collect()
}

fn spelled(change: SettingsChange) -> String {
    ParsedCommand { command: Command::Settings(change), target: Target::default() }.to_string()
}

/// Returns a board before the first move, drawn as `settings` say, for somebody who has no table to show.
#[must_use]
pub fn settings_board(language: Language, settings: &Preferences) -> Board {
    let mut scene = lesson(language, Ruleset::from(Variant::Backgammon).start(), settings);
    scene.numbering = settings.numbering;
    Board { alt: speech::alt(language, &scene), scene, album: None }
}
