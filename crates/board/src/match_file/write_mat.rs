//! Writes a match as a Jellyfish match file (`.mat`), which GNU Backgammon, eXtreme Gammon and others read, and matches of
//! other games in the same way, as text that [`read`](super::read) reads again.

use std::fmt::Write as _;

use super::headers;
use super::json::plain_terms;
use super::names::file_names;
use super::record::{End, Entry, How, Moves, Record, RecordedGame, What};
use super::recorded::record;
use super::shown_terms::without_crawford;
use super::written_terms::written_terms;
use crate::rules::{BAR, OFF, Play, Roll, Ruleset, Variant};
use crate::table::{Beavers, BySeat, Event, GameChoice, Length, Seat, Terms};

/// The width of the left column without the number of its row, which is the inviter's. It is wide enough for a doublet
/// whose four moves all hit.
const COLUMN: usize = 34;
/// The width of the number of a row, with its bracket and a blank.
const NUMBER: usize = 5;

/// Returns the match file of a table from all of its `events`, with `names` as the players have them; empty if the events
/// do not begin with an invitation.
#[must_use]
pub fn mat_file(events: &[Event], names: &BySeat<String>) -> String {
    record(events, names).map(|record| write_mat(&record)).unwrap_or_default()
}

/// Writes a record.
pub(super) fn write_mat(record: &Record) -> String {
    let mut text = file_header(record);
    let names = file_names(&record.names);
    for (index, game) in record.games.iter().enumerate() {
        let ruleset = record.terms.ruleset(index as u32 + 1);
        let mut sheet = Sheet { text: String::new(), ruleset, row: 0, left: None };
        sheet.begin(game, &names);
        for entry in &game.entries {
            sheet.entry(entry);
        }
        sheet.flush();
        if let Some(end) = game.end {
            sheet.end(end);
        }
        text.push_str(&sheet.text);
    }
    text
}

/// Returns the lines before the first game.
fn file_header(record: &Record) -> String {
    let Terms { game, length, cube, .. } = record.terms;
    let mut text = String::new();
    let mut line = |name: &str, value: &str| {
        let _ = writeln!(text, "; [{name} \"{value}\"]");
    };
    line(headers::SITE, "Kafenio");
    // In the table of the moves names are cut and some letters replaced.
    let names = [("Player 1", &record.names[Seat::Inviter]), ("Player 2", &record.names[Seat::Invited])];
    for (header, name) in names {
        line(header, &headers::quoted(name));
    }
    line(headers::VARIATION, headers::variation(game));
    let is_backgammon = game == GameChoice::Of(Variant::Backgammon);
    // What these lines tell, or leave open.
    let mut told = plain_terms(length.points().unwrap_or(0));
    if is_backgammon && !cube {
        line(headers::CUBE_LIMIT, "1");
        told.cube = false;
    }
    if let (Length::Money(money), Length::Money(rules), true) = (length, &mut told.length, is_backgammon) {
        let [on, off] = ["On", "Off"];
        if !record.unsaid.jacoby {
            line(headers::JACOBY, if money.jacoby { on } else { off });
            rules.jacoby = money.jacoby;
        }
        if !record.unsaid.beavers {
            line(headers::BEAVER, if money.max_beavers() > 0 { on } else { off });
            rules.beavers = if money.max_beavers() > 0 { Beavers::Once } else { Beavers::Never };
        }
    }
    if record.crawford == Some(false) && is_backgammon {
        line(headers::CRAWFORD, "Off");
        told = without_crawford(told);
    }
    if record.games.iter().any(|game| game.stake > 1) {
        let stakes: Vec<String> = record.games.iter().map(|game| game.stake.to_string()).collect();
        line(headers::STAKES, &stakes.join(" "));
    }
    if record.terms != told {
        line(headers::TERMS, &written_terms(record).to_string());
    }
    let _ = writeln!(text, "\n {} point match", length.points().unwrap_or(0));
    text
}

/// A game while it is written.
struct Sheet {
    text: String,
    ruleset: Ruleset,
    /// The number of the current row; `left` is its left half.
    row: u32,
    left: Option<String>,
}

impl Sheet {
    fn begin(&mut self, game: &RecordedGame, names: &BySeat<String>) {
        let score = game.score.unwrap_or_default();
        let [mine, theirs] = Seat::BOTH.map(|seat| format!("{} : {}", names[seat], score[seat]));
        let _ = writeln!(self.text, "\n Game {}\n {}{theirs}", game.number, padded(&mine, COLUMN + NUMBER - 1));
    }

    fn entry(&mut self, entry: &Entry) {
        let is_backgammon = self.ruleset.variant == Variant::Backgammon;
        let text = match &entry.what {
            What::Opening(_) | What::OpeningPairs(..) if is_backgammon => return,
            What::Opening(dice) => return self.opening(&dice.first().to_string(), &dice.second().to_string()),
            What::OpeningPairs(one, other) => return self.opening(&dice(*one), &dice(*other)),
            What::Turn { roll: Some(roll), moves } => format!("{}: {}", dice(*roll), self.moves(moves)),
            What::Double { to } => format!("Doubles => {}", to.unwrap_or(2)),
            What::Beaver { to, raccoon: false } => format!("Beavers => {}", to.unwrap_or(4)),
            What::Beaver { to, raccoon: true } => format!("Raccoons => {}", to.unwrap_or(8)),
            What::Take => "Takes".to_owned(),
            What::Drop => "Drops".to_owned(),
            What::PlaysOn => "Plays on".to_owned(),
            What::SetsUp => "Sets up".to_owned(),
            What::Turn { roll: None, .. } | What::Wrong(_) => return,
        };
        match entry.seat {
            Seat::Inviter => {
                self.flush();
                self.left = Some(text);
            }
            Seat::Invited => {
                let left = self.left.take().unwrap_or_default();
                self.line(&left, &text);
            }
        }
    }

    /// Writes a row without a number, which only our own files have.
    fn opening(&mut self, left: &str, right: &str) {
        self.flush();
        let _ = writeln!(self.text, "  0) {}{right}", padded(left, COLUMN));
    }

    fn moves(&self, moves: &Moves) -> String {
        match moves {
            Moves::Steps(play) if self.ruleset.variant == Variant::Backgammon => steps(play),
            Moves::Steps(play) => self.ruleset.notation(play),
            Moves::Text(text) => text.clone(),
            Moves::Absent | Moves::CannotMove | Moves::NotPlayed | Moves::Illegal(_) => String::new(),
        }
    }

    fn line(&mut self, left: &str, right: &str) {
        self.row += 1;
        // Not trimmed, because after a short line GNU Backgammon 1.07 reads the rest of the previous one again.
        let _ = writeln!(self.text, "{:>3}) {}{right}", self.row, padded(left, COLUMN));
    }

    fn flush(&mut self) {
        if let Some(left) = self.left.take() {
            self.line(&left, "");
        }
    }

    fn end(&mut self, end: End) {
        let points = end.points.unwrap_or(1);
        let wins = format!("Wins {points} point{}", if points == 1 { "" } else { "s" });
        let why = match end.how {
            How::Unsaid | How::Shown | How::Resigned | How::Drawn => "",
            How::Late => " on time",
            How::Forfeited => " by forfeit",
        };
        let _ = match end.winner {
            Some(Seat::Inviter) => writeln!(self.text, "{:6}{wins}{why}", ""),
            Some(Seat::Invited) => writeln!(self.text, "{:indent$}{wins}{why}", "", indent = COLUMN + NUMBER + 1),
            None => writeln!(self.text, "{:6}Draw", ""),
        };
    }
}

/// Fills `text` up to `width`, with at least two blanks before the next column: other programs separate the columns where
/// they see them, or by the number of the letter.
fn padded(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(text.chars().count()).max(2);
    format!("{text}{:blanks$}", "")
}

fn dice(roll: Roll) -> String {
    format!("{}{}", roll.first(), roll.second())
}

/// Returns the moves of Backgammon in the numbering of the file: 25 for the bar, 0 for off.
fn steps(play: &Play) -> String {
    const { assert!(BAR == 25 && OFF == 0, "the file numbers them so") };
    let moves = play.moves.iter().map(|made| format!("{}/{}{}", made.from, made.to, if made.hit { "*" } else { "" }));
    moves.collect::<Vec<_>>().join(" ")
}
