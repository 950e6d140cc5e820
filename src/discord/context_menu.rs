//! The commands in the menus of a person and of a message, which Discord shows under "Apps". Each means a command that people
//! could type.

use kafenio_board::rules::Variant;
use serenity::all::{CommandData, CommandType, User as DiscordUser};

use crate::command::{CommandKind, CommandSpec, spec_of};
use crate::language::Language;
use crate::locale::{Id, id};
use crate::speech;

/// A command in a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ContextMenu {
    /// Of a person: invites them.
    Play,
    /// Of a message: shows the board of the table that the message is about.
    Board,
}

impl ContextMenu {
    pub(super) const ALL: [ContextMenu; 2] = [ContextMenu::Play, ContextMenu::Board];

    /// Returns what was picked; `None` for a slash command, or for a command of another version.
    pub(super) fn picked(data: &CommandData) -> Option<ContextMenu> {
        let is_picked = |menu: &ContextMenu| menu.kind() == data.kind && menu.name(Language::DEFAULT) == data.name;
        ContextMenu::ALL.into_iter().find(is_picked)
    }

    pub(super) fn kind(self) -> CommandType {
        match self {
            ContextMenu::Play => CommandType::User,
            ContextMenu::Board => CommandType::Message,
        }
    }

    fn id(self) -> Id {
        match self {
            ContextMenu::Play => id!("context-menu-play"),
            ContextMenu::Board => id!("context-menu-board"),
        }
    }

    pub(super) fn name(self, language: Language) -> String {
        speech::say(language, self.id(), &[]).to_string()
    }

    /// Returns the command that is meant.
    pub(super) fn spec(self) -> &'static CommandSpec {
        spec_of(match self {
            ContextMenu::Play => CommandKind::NewGame,
            ContextMenu::Board => CommandKind::Board,
        })
    }

    /// Returns the line that people would type.
    pub(super) fn command_line(self, data: &CommandData) -> String {
        let name = self.spec().name;
        match (self, data.target_id) {
            (ContextMenu::Play, Some(person)) => {
                format!("/{name} {} <@{}>", Variant::Backgammon.key(), person.to_user_id())
            }
            _ => format!("/{name}"),
        }
    }
}

/// Returns the person whose menu it was.
pub(super) fn target(data: &CommandData) -> Option<&DiscordUser> {
    ContextMenu::picked(data).filter(|menu| *menu == ContextMenu::Play)?;
    data.resolved.users.get(&data.target_id?.to_user_id())
}

/// Returns the id of the message whose menu it was.
pub(super) fn message(data: &CommandData) -> Option<String> {
    ContextMenu::picked(data).filter(|menu| *menu == ContextMenu::Board)?;
    Some(data.target_id?.to_message_id().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, parse};
    use serde_json::json;

    #[test]
    fn each_means_a_command_that_can_be_typed() {
        let user = json!({ "id": "7", "username": "bob", "discriminator": "0", "avatar": null });
        let picked = json!({ "id": "1", "name": "Play backgammon", "type": 2, "target_id": "7",
            "resolved": { "users": { "7": user } } });
        let picked: CommandData = serde_json::from_value(picked).unwrap();
        let line = ContextMenu::picked(&picked).unwrap().command_line(&picked);
        assert_eq!(line, "/newgame backgammon <@7>");
        assert_eq!(target(&picked).unwrap().name, "bob");
        assert_eq!(message(&picked), None);

        let picked = json!({ "id": "1", "name": "Show board", "type": 3, "target_id": "88" });
        let picked: CommandData = serde_json::from_value(picked).unwrap();
        let line = ContextMenu::picked(&picked).unwrap().command_line(&picked);
        assert!(matches!(parse(&line, &[]).unwrap().command, Command::Board { .. }), "{line}");
        assert_eq!(message(&picked).as_deref(), Some("88"));
        assert!(target(&picked).is_none());

        // A slash command may have the same name.
        let other: CommandData = serde_json::from_value(json!({ "id": "1", "name": "Show board", "type": 1 })).unwrap();
        assert_eq!(ContextMenu::picked(&other), None);
    }

    #[test]
    fn names_are_short_enough() {
        for (menu, language) in
            ContextMenu::ALL.into_iter().flat_map(|menu| Language::ALL.map(|language| (menu, language)))
        {
            assert!((1..=32).contains(&menu.name(language).chars().count()), "{}", menu.name(language));
        }
    }
}
