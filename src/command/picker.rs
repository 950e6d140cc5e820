//! Where commands stand in the list from which users pick them, on platforms that have one. Few fit at its top, so the
//! others are subcommands of groups. Typed commands have no groups.

/// Where a command stands in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picker {
    /// At the top, under its own name.
    Top,
    /// In a group, under `name`.
    In { group: Group, name: &'static str },
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
