//! Finds the command that a user has picked from Discord's list or from a context menu.

use serenity::all::{CommandData, CommandDataOption, CommandDataOptionValue};

use super::context_menu::ContextMenu;
use crate::command::{self, CommandKind, CommandSpec};

/// The command that a user has picked, with the options that they have filled in.
pub(super) struct Picked<'d> {
    /// `None` for a command that an earlier version has registered and this one does not know.
    pub(super) spec: Option<&'static CommandSpec>,
    pub(super) options: &'d [CommandDataOption],
}

impl<'d> Picked<'d> {
    pub(super) fn new(data: &'d CommandData) -> Self {
        if let Some(menu) = ContextMenu::picked(data) {
            return Picked { spec: Some(menu.spec()), options: &[] };
        }
        match &data.options[..] {
            [CommandDataOption { name, value: CommandDataOptionValue::SubCommand(options), .. }] => {
                Picked { spec: command::registered(&data.name, Some(name)), options }
            }
            options => Picked { spec: command::registered(&data.name, None), options },
        }
    }

    pub(super) fn kind(&self) -> Option<CommandKind> {
        self.spec.map(|spec| spec.kind)
    }

    /// Returns the option called `name`, if it is filled in.
    pub(super) fn option(&self, name: &str) -> Option<&'d CommandDataOptionValue> {
        self.options.iter().find(|option| option.name == name).map(|option| &option.value)
    }
}
