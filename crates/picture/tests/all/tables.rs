//! Lists, results of leagues and cups, and curves, with names of every kind.

use kafenio_picture::{self as picture, Chart, Column, Panel, Row, Table};

/// Names that are long, in other scripts, alike, or without any letter.
const NAMES: [&str; 10] = [
    "Αλεξάνδρα Παπαδοπούλου",
    "Bob",
    "محمد عبد الله",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "🎲 Max 🎲",
    "👨‍👩‍👧‍👦",
    "田中 Ken",
    "Élodie",
    "שלום",
    "Iñaki Etxeberria-Goikoetxea",
];

fn row(cells: Vec<String>) -> Row {
    Row { is_heading: false, cells }
}

fn heading(cells: &[&str]) -> Row {
    Row { is_heading: true, cells: cells.iter().map(|cell| (*cell).to_owned()).collect() }
}

/// Returns a list of the best ratings.
fn ratings() -> Table {
    let ratings = ["2014", "1755", "1690 ±160, neu", "1540", "1500", "999", "−17", "1499", "1498", "1497 ±200, neu"];
    let best = (1..).zip(NAMES).zip(ratings).map(|((rank, name), rating)| {
        row(vec![rank.to_string(), name.to_owned(), rating.to_owned(), (2000 / rank).to_string()])
    });
    Table {
        title: "Wertung in Plakoto".to_owned(),
        columns: vec![Column::Number, Column::Name, Column::Number, Column::Number],
        rows: [heading(&["", "", "Wertungszahl", "Gespielt"])].into_iter().chain(best).collect(),
        note: String::new(),
    }
}

/// Returns two divisions of a league, of eight people and of six.
fn league() -> Table {
    let division = |number: usize, people: usize| {
        let numbers = (1..=8).map(|number| if number <= people { number.to_string() } else { String::new() });
        let cells = [String::new(), format!("Division {number}")].into_iter().chain(numbers);
        let cells = cells.chain(["Points".to_owned(), "W–L".to_owned()]).collect();
        let rows = (0..people).map(move |own| {
            let result = move |other: usize| match (own.cmp(&other), (own + other) % 4) {
                _ if other >= people => "",
                (std::cmp::Ordering::Equal, _) => "·",
                (_, 0) => "",
                (std::cmp::Ordering::Less, 1) => "2",
                (std::cmp::Ordering::Less, _) => "1",
                (std::cmp::Ordering::Greater, _) => "0",
            };
            let cells = [(own + 1).to_string(), NAMES[own].to_owned()].into_iter();
            let cells = cells.chain((0..8).map(move |other| result(other).to_owned()));
            row(cells.chain([(12 - own).to_string(), format!("{}–{own}", 7 - own)]).collect())
        });
        [Row { is_heading: true, cells }].into_iter().chain(rows).collect::<Vec<_>>()
    };
    let columns = [vec![Column::Number, Column::Name], vec![Column::Result; 8], vec![Column::Number; 2]].concat();
    Table {
        title: "Portes League: who beat whom".to_owned(),
        columns,
        rows: [division(1, 8), division(2, 6)].concat(),
        note: "Points won in each game; 0: lost".to_owned(),
    }
}

/// Returns a cup of 32 people with two lives, as large as they get.
fn cup() -> Table {
    const MOST: usize = 10;
    let rows = (1..=32).map(|rank: usize| {
        let played = MOST.min(2 + 12 / rank);
        let result = |number: usize| match number {
            _ if number >= played => String::new(),
            _ if number + 2 >= played && rank > 1 => format!("−{}", 1 + number % (rank - 1)),
            _ => format!("+{}", 32 - rank % 10 - number),
        };
        let cells = [rank.to_string(), NAMES[rank % NAMES.len()].to_owned()];
        row(cells.into_iter().chain((0..MOST).map(result)).collect())
    });
    Table {
        title: "Κύπελλο Τάβλι: ποιος νίκησε ποιον".to_owned(),
        columns: [vec![Column::Number, Column::Name], vec![Column::Result; MOST]].concat(),
        rows: rows.collect(),
        note: "+5: νίκη επί του νούμερου 5· −2: ήττα από το νούμερο 2".to_owned(),
    }
}

fn marks(values: &[i32]) -> Vec<(i32, String)> {
    values.iter().map(|value| (*value, (value / 1000).to_string())).collect()
}

/// Returns the curves of somebody's error rate and rating.
fn chart() -> Chart {
    let rates: Vec<i32> = (0..30).map(|game| 8_000 + 1_000 * (game * 7 % 11)).collect();
    let ratings = (0..40).map(|game| 1_500_000 + 3_000 * game - 20_000 * (game % 3)).collect();
    let panel = |caption: &str, dots, curve, marks| Panel { caption: caption.to_owned(), dots, curve, marks };
    Chart {
        name: NAMES[2].to_owned(),
        title: "Portes: 30 analysed games".to_owned(),
        panels: vec![
            panel("Error rate", rates.clone(), rates, marks(&[0, 5_000, 10_000, 15_000, 20_000])),
            panel(
                "Wertungszahl über 100 Matches: 1564 ±194, neu, hier Platz 10",
                Vec::new(),
                ratings,
                marks(&[1_450_000, 1_500_000, 1_550_000, 1_600_000]),
            ),
        ],
    }
}

/// Returns pictures with their names.
pub fn all() -> Vec<(String, Vec<u8>)> {
    let tables = [("top", "kafenio", ratings()), ("league", "paper", league()), ("cup", "night", cup())];
    let mut drawn: Vec<(String, Vec<u8>)> = tables
        .into_iter()
        .map(|(name, theme, table)| (format!("table-{name}"), picture::table(theme, &table).file))
        .collect();
    drawn.push(("chart".to_owned(), picture::chart("contrast", &chart()).file));
    drawn
}

/// A name of any length leaves the numbers where they are, and a table that nobody is in can be drawn.
#[test]
fn tables_hold_whatever_is_in_them() {
    let width = |table: &Table| picture::table("kafenio", table).width;
    let mut long = ratings();
    long.rows[1].cells[1] = "Ω".repeat(300);
    assert_eq!([width(&ratings()), width(&long), width(&Table::default())], [1200; 3]);
    long.rows[1].cells[1] = "Ω".repeat(200);
    let mut other = long.clone();
    other.rows[1].cells[1] = "Ω".repeat(100);
    assert_eq!(picture::table("kafenio", &long), picture::table("kafenio", &other), "both are shortened alike");
}
