//! Writes a match of Backgammon in the Smart Game Format of GNU Backgammon (`.sgf`; its source, `sgf.c`). White is the
//! inviter, and the letters are the points as White numbers them: `a` for the 1-point, `x` for the 24-point, `y` for the
//! bar, `z` for off.

use std::fmt::Write as _;

use super::names::file_names;
use super::record::{End, Entry, How, Moves, Record, RecordedGame, What};
use super::recorded::record;
use crate::rules::{BAR, OFF, Play, Variant};
use crate::table::{BySeat, Event, GameChoice, Length, Seat};

/// Returns the file of a table from all of its `events`; `None` if its game is not Backgammon, which is the only one that
/// the format has.
#[must_use]
pub fn sgf_file(events: &[Event], names: &BySeat<String>) -> Option<String> {
    write_sgf(&record(events, names)?)
}

/// Writes a record; `None` if its game is not Backgammon.
pub(super) fn write_sgf(record: &Record) -> Option<String> {
    if record.terms.game != GameChoice::Of(Variant::Backgammon) {
        return None;
    }
    let names = file_names(&record.names);
    let mut text = String::new();
    for game in &record.games {
        root(&mut text, record, game, &names);
        for entry in &game.entries {
            node(&mut text, entry);
        }
        text.push_str(")\n");
    }
    Some(text)
}

fn root(text: &mut String, record: &Record, game: &RecordedGame, names: &BySeat<String>) {
    let score = game.score.unwrap_or_default();
    let length = record.terms.length.points().unwrap_or(0);
    let _ = write!(
        text,
        "(;FF[4]GM[6]CA[UTF-8]AP[Kafenio:{version}]MI[length:{length}][game:{index}][ws:{}][bs:{}]PW[{}]PB[{}]",
        score[Seat::Inviter],
        score[Seat::Invited],
        names[Seat::Inviter],
        names[Seat::Invited],
        version = env!("CARGO_PKG_VERSION"),
        index = game.number.saturating_sub(1),
    );
    let is_jacoby = matches!(record.terms.length, Length::Money(money) if money.jacoby);
    let rules = [
        (!record.terms.cube, "NoCube"),
        (length > 0 && record.crawford != Some(false), "Crawford"),
        (game.crawford == Some(true), "CrawfordGame"),
        (is_jacoby, "Jacoby"),
    ];
    let rules: Vec<&str> = rules.into_iter().filter_map(|(applies, name)| applies.then_some(name)).collect();
    if !rules.is_empty() {
        let _ = write!(text, "RU[{}]", rules.join(":"));
    }
    if game.stake > 1 {
        let _ = write!(text, "CV[{}]", game.stake);
    }
    if let Some(End { winner: Some(winner), points: Some(points), how, .. }) = game.end {
        // The format knows no other reason why a game ends early.
        let resigned = if how == How::Unsaid { "" } else { "R" };
        let _ = write!(text, "RE[{}+{points}{resigned}]", colour(winner));
    }
}

fn node(text: &mut String, entry: &Entry) {
    let colour = colour(entry.seat);
    let _ = match &entry.what {
        What::Turn { roll: Some(roll), moves: Moves::NotPlayed } => {
            write!(text, "\n;PL[{colour}]DI[{}{}]", roll.first(), roll.second())
        }
        What::Turn { roll: Some(roll), moves } => {
            let letters = if let Moves::Steps(play) = moves { letters(play, entry.seat) } else { String::new() };
            write!(text, "\n;{colour}[{}{}{letters}]", roll.first(), roll.second())
        }
        // A beaver is a double by the other player.
        What::Double { .. } | What::Beaver { .. } => write!(text, "\n;{colour}[double]"),
        What::Take => write!(text, "\n;{colour}[take]"),
        What::Drop => write!(text, "\n;{colour}[drop]"),
        _ => Ok(()),
    };
}

fn colour(seat: Seat) -> char {
    match seat {
        Seat::Inviter => 'W',
        Seat::Invited => 'B',
    }
}

fn letters(play: &Play, seat: Seat) -> String {
    let letter = |place: u8| match (place, seat) {
        (BAR, _) => 'y',
        (OFF, _) => 'z',
        (point, Seat::Inviter) => char::from(b'a' + point - 1),
        (point, Seat::Invited) => char::from(b'x' - (point - 1)),
    };
    play.moves.iter().flat_map(|made| [letter(made.from), letter(made.to)]).collect()
}
