//! How commands are registered on platforms where users pick them from a list. Few fit at its top level, so the others are
//! subcommands of groups. Typed commands have no groups.

/// How a command is registered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Registration {
    /// At the top level of the list, under its own name.
    TopLevel,
    /// In a group, under `name`.
    Subcommand { group: Group, name: &'static str },
}

/// A group of commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// What players do at a table less often than in every game.
    Table,
    /// What only shows something.
    Show,
    /// What concerns the author alone.
    Me,
}

impl Group {
    pub const ALL: [Group; 3] = [Group::Table, Group::Show, Group::Me];

    /// Returns the name in lower case, as it is registered with Discord.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Group::Table => "table",
            Group::Show => "show",
            Group::Me => "me",
        }
    }
}
