//! Shows lists of people, and who has beaten whom in a tournament, as pictures.

use std::iter;

use kafenio_picture::{Album, Column, Row, Table};

use super::stats::pictured;
use crate::chat::{Board, Text};
use crate::language::Language;
use crate::locale::{Id, id};
use crate::speech::{self, Arg};
use crate::store::{Preferences, TournamentRecord};
use crate::tournament::{Format, Ranked};

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

/// Returns the picture of who has beaten whom in a tournament; `None` as long as nobody has. Of a league it shows all divisions, or only
/// that of `entrant`.
#[must_use]
pub fn tournament_board(
    language: Language,
    record: &TournamentRecord,
    entrant: Option<usize>,
    preferences: &Preferences,
) -> Option<Board> {
    record.state.counted().next()?;
    let mut divisions: Vec<(u32, Vec<Ranked>)> = (1..).zip(record.state.standings()).collect();
    let has_entrant =
        |(_, division): &(u32, Vec<Ranked>)| division.iter().any(|ranked| Some(ranked.entrant) == entrant);
    if divisions.iter().any(has_entrant) {
        divisions.retain(has_entrant);
    }
    let (title, alt) = speech::who_beat_whom(language, record, &divisions);
    let (columns, rows) = match record.state.format {
        Format::Cup { .. } => cup_rows(language, record, &divisions[0].1),
        Format::League { .. } => league_rows(language, record, &divisions),
    };
    let kind = Arg::Case(record.state.format.key());
    let note = speech::say(language, id!("tournament-results"), &[("kind", kind)]).to_string();
    Some(pictured(language, Album::Table(Table { title, columns, rows, note }), alt, preferences))
}

/// Returns a row for each person in a cup, with their matches in order: whom they have met, and whether they have won.
fn cup_rows(language: Language, record: &TournamentRecord, ranked: &[Ranked]) -> (Vec<Column>, Vec<Row>) {
    let place = |entrant: usize| ranked.iter().position(|other| other.entrant == entrant).map_or(0, |index| index + 1);
    let results = |entrant: usize| {
        let own = record.state.counted().filter(move |(found, _)| found.pair.contains(&entrant));
        own.map(move |(found, winner)| {
            let sign = if winner == entrant { '+' } else { '\u{2212}' };
            format!("{sign}{}", place(found.opponent(entrant)))
        })
    };
    let most = ranked.iter().map(|Ranked { entrant, .. }| results(*entrant).count()).max().unwrap_or(0);
    let rows = ranked.iter().map(|Ranked { entrant, .. }| {
        let name = speech::name_of(language, &record.people[*entrant].player);
        let mut cells = vec![place(*entrant).to_string(), name, speech::hearts(record, *entrant)];
        cells.extend(results(*entrant));
        cells.resize(3 + most, String::new());
        Row { is_heading: false, cells }
    });
    let rows = rows.collect();
    ([vec![Column::Number, Column::Name, Column::Number], vec![Column::Result; most]].concat(), rows)
}

/// Returns the divisions of a league: the points from the game of each against each, those of all games, and how many were won and lost.
fn league_rows(
    language: Language,
    record: &TournamentRecord,
    divisions: &[(u32, Vec<Ranked>)],
) -> (Vec<Column>, Vec<Row>) {
    let state = &record.state;
    let most = divisions.iter().map(|(_, division)| division.len()).max().unwrap_or(0);
    let result = |own: usize, other: usize| match (
        state.league_score(own, Some(&[other])),
        state.league_score(other, Some(&[own])),
    ) {
        _ if own == other => "·".to_owned(),
        ((points, 1..), _) => points.to_string(),
        (_, (_, 1..)) => "0".to_owned(),
        _ => String::new(),
    };
    let row = |is_heading: bool, before: [String; 2], results: Vec<String>, after: [String; 2]| {
        let results = results.into_iter().chain(iter::repeat(String::new())).take(most);
        Row { is_heading, cells: before.into_iter().chain(results).chain(after).collect() }
    };
    let mut rows = Vec::new();
    let headings = [id!("column-points"), id!("column-won-lost")].map(|id| speech::say(language, id, &[]).to_string());
    for (number, division) in divisions {
        let name = speech::division_name(language, record, *number).unwrap_or_default();
        let numbers = (1..=division.len()).map(|place| place.to_string()).collect();
        rows.push(row(true, [String::new(), name], numbers, headings.clone()));
        for (place, Ranked { entrant, .. }) in (1..).zip(division) {
            let name = speech::name_of(language, &record.people[*entrant].player);
            let results = division.iter().map(|other| result(*entrant, other.entrant)).collect();
            let (points, won) = state.league_score(*entrant, None);
            let won_lost = format!("{won}–{}", state.league_losses(*entrant));
            rows.push(row(false, [format!("{place}"), name], results, [points.to_string(), won_lost]));
        }
    }
    ([vec![Column::Number, Column::Name], vec![Column::Result; most], vec![Column::Number; 2]].concat(), rows)
}
