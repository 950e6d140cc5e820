//! Numbers of tables, and the words by which people remember them.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

const WORDS: [&str; 24] = [
    "oak", "fig", "olive", "vine", "elm", "bay", "cedar", "quince", "plum", "mint", "thyme", "sage", "pine", "almond",
    "cherry", "walnut", "laurel", "myrtle", "poplar", "willow", "basil", "peach", "maple", "birch",
];

/// The number of a table in its store. It is shown with a word before it, as in `oak-7`, so that a mistyped number
/// rarely names another table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TableId(pub i64);

impl Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = usize::try_from(self.0).map_or(WORDS[0], |number| WORDS[number % WORDS.len()]);
        write!(f, "{word}-{}", self.0)
    }
}

/// A text that is not the name of any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no table has this name")]
pub struct UnknownTable;

impl FromStr for TableId {
    type Err = UnknownTable;

    /// Parses `oak-7`, or the number alone.
    fn from_str(name: &str) -> Result<TableId, UnknownTable> {
        let number = name.rsplit('-').next().and_then(|number| number.parse().ok()).ok_or(UnknownTable)?;
        let id = TableId(number);
        if name == id.to_string() || name == number.to_string() { Ok(id) } else { Err(UnknownTable) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_is_known_by_its_name_or_number_and_by_no_other_word() {
        assert_eq!(TableId(7).to_string(), "quince-7");
        assert_eq!(["quince-7", "7"].map(str::parse), [Ok(TableId(7)); 2]);
        for unknown in ["oak-7", "quince", "quince-07", "-7", "Quince-7", ""] {
            assert_eq!(unknown.parse::<TableId>(), Err(UnknownTable), "{unknown}");
        }
    }
}
