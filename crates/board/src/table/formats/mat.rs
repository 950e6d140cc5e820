//! Writes a match of Backgammon as a Jellyfish match file (`.mat`), which GNU Backgammon, eXtreme Gammon and others
//! read.

use std::fmt::Write as _;

use crate::rules::{BAR, OFF, Play, Roll};
use crate::table::Table;
use crate::table::event::Event;
use crate::table::seat::{BySeat, Seat};
use crate::table::undo::without_undone;

/// The width of the left column, which is the inviter's.
const COLUMN: usize = 34;

/// Returns the match file of a table from all of its `events`; `names` consist of ASCII letters and digits.
#[must_use]
pub fn mat_file(events: &[Event], names: &BySeat<String>) -> String {
    let mut sheet = Sheet::default();
    for (before, event, table) in Table::steps(&without_undone(events)) {
        match event {
            Event::Invited { terms } => {
                sheet.text = format!(" {} point match\n", terms.length.points().unwrap_or(0));
            }
            Event::OpeningRolled { dice } if table.game().is_some_and(|game| game.situation().is_some()) => {
                sheet.begin(&table, names);
                sheet.roll = Some(*dice);
            }
            Event::Rolled { roll, .. } => sheet.roll = Some(*roll),
            Event::Played { seat, play, .. } => sheet.turn(*seat, &moves(play)),
            Event::Passed { seat, .. } => sheet.turn(*seat, ""),
            Event::Doubled { seat, to } => sheet.entry(*seat, &format!("Doubles => {to}")),
            Event::Beavered { seat, to, raccoon } => {
                let animal = if *raccoon { "Raccoons" } else { "Beavers" };
                sheet.entry(*seat, &format!("{animal} => {to}"));
            }
            Event::Taken { seat, .. } => sheet.entry(*seat, "Takes"),
            Event::Dropped { seat } => sheet.entry(*seat, "Drops"),
            Event::GameEnded { winner: Some(winner), points, .. } if before.game().is_some() => {
                let wins = format!("Wins {points} point{}", if *points == 1 { "" } else { "s" });
                sheet.end(*winner, &wins);
            }
            _ => {}
        }
    }
    sheet.flush();
    sheet.text
}

/// The file while it is written.
#[derive(Default)]
struct Sheet {
    text: String,
    /// The number of the current row; `left` is its left half.
    row: u32,
    left: Option<String>,
    roll: Option<Roll>,
}

impl Sheet {
    fn begin(&mut self, table: &Table, names: &BySeat<String>) {
        let number = table.game().map_or(1, |game| game.number);
        let [mine, theirs] = Seat::BOTH.map(|seat| format!("{} : {}", names[seat], table.score[seat]));
        let _ = write!(self.text, "\n Game {number}\n {mine:<COLUMN$}{theirs}\n");
        (self.row, self.left) = (0, None);
    }

    /// Writes a roll and its moves.
    fn turn(&mut self, seat: Seat, moves: &str) {
        let Some(roll) = self.roll.take() else { return };
        self.entry(seat, &format!("{}{}: {moves}", roll.first(), roll.second()));
    }

    fn entry(&mut self, seat: Seat, text: &str) {
        match seat {
            Seat::Inviter => {
                self.flush();
                self.left = Some(text.to_owned());
            }
            Seat::Invited => {
                let left = self.left.take().unwrap_or_default();
                self.line(&left, text);
            }
        }
    }

    fn line(&mut self, left: &str, right: &str) {
        self.row += 1;
        // Not trimmed, because after a short line GNU Backgammon 1.07 reads the rest of the previous one again.
        let _ = writeln!(self.text, "{:>3}) {left:<width$}{right}", self.row, width = COLUMN - 4);
    }

    fn flush(&mut self) {
        if let Some(left) = self.left.take() {
            self.line(&left, "");
        }
    }

    fn end(&mut self, winner: Seat, wins: &str) {
        self.flush();
        let indent = match winner {
            Seat::Inviter => 6,
            Seat::Invited => COLUMN + 2,
        };
        let _ = writeln!(self.text, "{:indent$}{wins}", "");
    }
}

/// Returns the moves in the numbering of the file: 25 for the bar, 0 for off.
fn moves(play: &Play) -> String {
    const { assert!(BAR == 25 && OFF == 0, "the file numbers them so") };
    let moves = play.moves.iter().map(|made| format!("{}/{}{}", made.from, made.to, if made.hit { "*" } else { "" }));
    moves.collect::<Vec<_>>().join(" ")
}
