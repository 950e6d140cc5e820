//! Shows lists of people as pictures.

use kafenio_picture::{Album, Column, Row, Table};

use super::stats::pictured;
use crate::chat::{Board, Text};
use crate::language::Language;
use crate::locale::Id;
use crate::speech;
use crate::store::Preferences;

/// A person in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The rank, the name, and a number for each heading.
    pub cells: Vec<String>,
    /// The same in words.
    pub words: Text,
}

/// Returns the picture of a list, with `headings` above the columns behind the names.
#[must_use]
pub fn list_board(
    language: Language,
    title: String,
    headings: &[Id],
    listed: Vec<Listed>,
    preferences: &Preferences,
) -> Board {
    let columns = [vec![Column::Number, Column::Name], vec![Column::Number; headings.len()]].concat();
    let headings = headings.iter().map(|heading| speech::say(language, *heading, &[]).to_string());
    let cells = [String::new(), String::new()].into_iter().chain(headings).collect();
    let alt = listed.iter().fold(title.clone(), |alt, row| format!("{alt}\n{}", row.words));
    let rows = listed.into_iter().map(|row| Row { is_heading: false, cells: row.cells });
    let rows = [Row { is_heading: true, cells }].into_iter().chain(rows).collect();
    pictured(language, Album::Table(Table { title, columns, rows, note: String::new() }), alt, preferences)
}
