//! Menus, from which a reader picks one option.

use serde::{Deserialize, Serialize};

/// The reactions that stand for the options of a [`Menu`], in their order, on a platform without buttons.
pub const NUMBER_SIGNS: [&str; 9] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"];

/// A list from which a reader picks one option. Platforms without menus leave it out; where there are no buttons, it is
/// part of the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Menu {
    /// What is asked, at most 150 characters.
    pub placeholder: String,
    /// 1 to [`Menu::MAX_OPTIONS`] options.
    pub options: Vec<MenuOption>,
}

impl Menu {
    /// The most options of a menu: Discord's limit.
    pub const MAX_OPTIONS: usize = 25;
}

/// An option of a [`Menu`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MenuOption {
    /// The command that the option stands for, like [`Choice::command`]; unique in its menu.
    pub command: String,
    /// At most 100 characters.
    pub label: String,
    /// A second line that tells more, at most 100 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Whether the menu shows it as chosen already. At most one option of a menu is.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_chosen: bool,
}
