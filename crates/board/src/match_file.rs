//! Match files: reads what other programs and we ourselves write, and writes matches for them.
//!
//! A reader turns a file into a record, which is played over again by the rules into the events of a table. So everything
//! that can be done with a match that was played here can be done with one that was read: it is analysed, shown and written
//! by the same code. The writers turn the events into a record, and the record into a file.
//!
//! What a file does not say is not invented, such as the dice of somebody who could not move.

mod decode;
mod fault;
mod headers;
mod json;
mod names;
mod read_gnubg_text;
mod read_mat;
mod read_sgf;
mod read_text;
mod record;
mod recorded;
mod replay;
mod replayed;
mod row;
mod shown_terms;
mod snowie;
mod write_mat;
mod write_sgf;
mod written_terms;

pub use self::fault::{Fault, Remark, Unreadable, Wrong};
pub use self::json::json_file;
pub use self::names::file_names;
pub use self::write_mat::mat_file;
pub use self::write_sgf::sgf_file;

use self::decode::decoded;
use self::record::{Record, Unsaid};
use self::recorded::record;
use self::replayed::{Replayed, replay};
use crate::table::{BySeat, Event};

/// The largest file that is read, in bytes. A match to 25 points has about 50,000, and with the analysis of GNU Backgammon a
/// million.
pub const MAX_FILE_BYTES: usize = 1 << 20;
/// The most games of a file that are read. A match to 25 points has at most 49.
pub const MAX_GAMES: usize = 100;
/// The longest match that is read, in points. No site has longer ones.
pub const MOST_POINTS: u32 = 1000;

/// A match that was read from a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// The names as the file has them, without control characters and cut after 60 letters; they may be empty or equal.
    pub names: BySeat<String>,
    /// The events of a table at which the match would have been played, up to the end or the first fault. The first player
    /// of the file is the inviter.
    pub events: Vec<Event>,
    /// The number that the file gives to its first game; the table counts from 1.
    pub first_game: u32,
    /// What is wrong behind the events; `None` if the whole match was read.
    pub fault: Option<Fault>,
    /// What else there is to say about the file.
    pub remarks: Vec<Remark>,
    unsaid: Unsaid,
}

impl Imported {
    fn record(&self) -> Option<Record> {
        Some(Record { unsaid: self.unsaid, ..record(&self.events, &self.names)? })
    }

    /// Returns the match as [`mat_file`] writes it, without the rules that its file does not state.
    #[must_use]
    pub fn mat_file(&self) -> String {
        self.record().map(|record| write_mat::write_mat(&record)).unwrap_or_default()
    }

    /// Returns the match as [`json_file`] writes it, without the rules that its file does not state.
    #[must_use]
    pub fn json_file(&self) -> String {
        self.record().map(|record| json::write_json(&record)).unwrap_or_default()
    }
}

/// Reads a match file of any format, in any of the encodings that programs use.
///
/// # Errors
/// Returns an error if the file is too large, or if nothing of a match can be found in it. A fault behind the first game is
/// part of the result.
pub fn read(bytes: &[u8]) -> Result<Imported, Unreadable> {
    if bytes.len() > MAX_FILE_BYTES {
        return Err(Unreadable::TooLarge);
    }
    if let Some(program) = own_format(bytes) {
        return Err(Unreadable::OwnFormat(program));
    }
    let text = decoded(bytes);
    // Old Macs ended a line with a carriage return alone.
    let text = if text.contains('\n') { text } else { text.replace('\r', "\n") };
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        return Err(Unreadable::Empty);
    }
    let record = read_record(text)?;
    if record.terms.length.points().is_some_and(|points| points > MOST_POINTS) {
        return Err(Unreadable::TooManyPoints);
    }
    let Replayed { events, fault, remarks: shown } = replay(&record);
    let first_game = record.games.first().map_or(1, |game| game.number);
    let unsaid = shown_terms::still_unsaid(&record, &events);
    let Record { names, mut remarks, .. } = record;
    remarks.extend(shown);
    Ok(Imported { names, events, first_game, fault, remarks, unsaid })
}

/// Returns the program that alone reads this format.
fn own_format(bytes: &[u8]) -> Option<&'static str> {
    let start = &bytes[..bytes.len().min(100)];
    let has = |mark: &[u8]| start.windows(mark.len()).any(|window| window == mark);
    if start.starts_with(b"RGMH") { Some("eXtreme Gammon") } else { has(br#""BGF""#).then_some("BGBlitz") }
}

/// Tries the formats, the most distinctive first.
fn read_record(text: &str) -> Result<Record, Unreadable> {
    let start = text.trim_start();
    if start.starts_with('{') {
        return json::read_json(start);
    }
    if start.starts_with('(')
        && let Some(record) = read_sgf::read_sgf(start)?
    {
        return Ok(record);
    }
    let gnubg = read_gnubg_text::read_gnubg_text(text);
    let record = match gnubg {
        Some(record) => Some(record),
        None => read_mat::read_mat(text)?,
    };
    let is_position = || ["XGID=", "OGID=", "GNUBGID", "Position ID"].iter().any(|mark| text.contains(mark));
    record.ok_or_else(|| if is_position() { Unreadable::Position } else { Unreadable::UnknownFormat })
}
