//! A match as JSON, for scripts.

use serde::{Deserialize, Serialize};

use super::fault::Unreadable;
use super::read_text::shortened;
use super::record::{End, Entry, How, Moves, Record, RecordedGame, Unsaid, What};
use super::recorded::record;
use super::written_terms::written_terms;
use crate::rules::{Roll, Ruleset, Variant};
use crate::table::{BySeat, Event, GameChoice, Length, MoneyRules, Seat, Terms};

/// The whole file.
#[derive(Serialize, Deserialize)]
struct File<T> {
    players: [String; 2],
    /// The points of the match; 0 for money, and where `terms` say it.
    #[serde(default)]
    length: u32,
    /// What the length alone does not tell.
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    terms: Option<T>,
    games: Vec<FileGame>,
}

#[derive(Serialize, Deserialize)]
struct FileGame {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    score: Option<[u32; 2]>,
    /// The cube before the first roll, after automatic doubles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cube: Option<u32>,
    turns: Vec<Turn>,
    #[serde(default)]
    result: Option<Outcome>,
}

/// A turn has a roll, and unless the game ended before, its play, which is empty if nothing can be played; or it is a
/// decision, or the rolls for the opening.
#[derive(Default, Serialize, Deserialize)]
struct Turn {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opening: Option<Opening>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    roll: Option<Roll>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    play: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    action: Option<Action>,
}

/// Each player's die or dice, those of the first player first.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Opening {
    Dice(Roll),
    Pairs([Roll; 2]),
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Action {
    Double,
    Beaver,
    Raccoon,
    Take,
    Drop,
    PlayOn,
    SetUp,
}

#[derive(Serialize, Deserialize)]
struct Outcome {
    winner: Option<u8>,
    points: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    how: Option<FileHow>,
}

/// Why a game ended that was not played to its end.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum FileHow {
    Draw,
    Resigned,
    Time,
    Forfeit,
}

/// Returns the match of a table from all of its `events` as JSON on one line; empty if the events do not begin with an
/// invitation.
#[must_use]
pub fn json_file(events: &[Event], names: &BySeat<String>) -> String {
    record(events, names).map(|record| write_json(&record)).unwrap_or_default()
}

/// Writes a record.
pub(super) fn write_json(record: &Record) -> String {
    let length = record.terms.length.points().unwrap_or(0);
    // The length alone says nothing about the rules of a money session.
    let unsaid = record.terms.length.money().map_or(record.unsaid, |_| Unsaid { jacoby: true, beavers: true });
    let is_plain = record.terms == plain_terms(length) && record.unsaid == unsaid;
    let games = (1..).zip(&record.games).map(|(number, game)| write_game(game, record.terms.ruleset(number)));
    let file = File {
        players: Seat::BOTH.map(|seat| record.names[seat].clone()),
        length,
        terms: Some(written_terms(record)).filter(|_| !is_plain),
        games: games.collect(),
    };
    serde_json::to_string(&file).map(|text| text + "\n").unwrap_or_default()
}

/// Returns the terms of most matches, which the length alone tells: Backgammon with the cube, to that many points or, for
/// 0, for money.
pub(super) fn plain_terms(length: u32) -> Terms {
    let length = if length > 0 { Length::Points(length) } else { Length::Money(MoneyRules::default()) };
    Terms::new(GameChoice::Of(Variant::Backgammon), length)
}

fn write_game(game: &RecordedGame, ruleset: Ruleset) -> FileGame {
    let how = |how: How| match how {
        How::Unsaid | How::Shown => None,
        How::Drawn => Some(FileHow::Draw),
        How::Resigned => Some(FileHow::Resigned),
        How::Late => Some(FileHow::Time),
        How::Forfeited => Some(FileHow::Forfeit),
    };
    let outcome = |end: End| Outcome { winner: end.winner.map(index), points: end.points, how: how(end.how) };
    FileGame {
        score: game.score.map(|score| [score[Seat::Inviter], score[Seat::Invited]]),
        cube: Some(game.stake).filter(|stake| *stake > 1),
        turns: game.entries.iter().filter_map(|entry| write_turn(entry, ruleset)).collect(),
        result: game.end.map(outcome),
    }
}

fn write_turn(entry: &Entry, ruleset: Ruleset) -> Option<Turn> {
    let is_plain = ruleset.variant == Variant::Backgammon;
    let turn = |roll: Option<Roll>, play: Option<String>| Turn { roll, play, ..Turn::default() };
    let action = |action: Action| Turn { action: Some(action), ..Turn::default() };
    let opening = |opening: Opening| Some(Turn { opening: Some(opening), ..Turn::default() });
    let written = match &entry.what {
        // The first turn tells it.
        What::Opening(_) if is_plain => return None,
        What::Opening(roll) => return opening(Opening::Dice(*roll)),
        What::OpeningPairs(one, other) => return opening(Opening::Pairs([*one, *other])),
        What::Turn { roll, moves: Moves::NotPlayed } => turn(*roll, None),
        What::Turn { roll, moves: Moves::Steps(play) } => turn(*roll, Some(ruleset.notation(play))),
        What::Turn { roll, moves: Moves::Text(text) } => turn(*roll, Some(text.clone())),
        What::Turn { roll, moves: Moves::Absent | Moves::CannotMove | Moves::Illegal(_) } => {
            turn(*roll, Some(String::new()))
        }
        What::Double { .. } => action(Action::Double),
        What::Beaver { raccoon: false, .. } => action(Action::Beaver),
        What::Beaver { raccoon: true, .. } => action(Action::Raccoon),
        What::Take => action(Action::Take),
        What::Drop => action(Action::Drop),
        What::PlaysOn => action(Action::PlayOn),
        What::SetsUp => action(Action::SetUp),
        What::Wrong(_) => return None,
    };
    Some(Turn { seat: Some(index(entry.seat)), ..written })
}

fn index(seat: Seat) -> u8 {
    match seat {
        Seat::Inviter => 0,
        Seat::Invited => 1,
    }
}

fn seat(index: u8) -> Seat {
    if index == 0 { Seat::Inviter } else { Seat::Invited }
}

/// Reads a file that [`write_json`] has written, or one like it.
///
/// # Errors
/// Returns an error with what is wrong with the JSON, or with its fields, and where.
pub(super) fn read_json(text: &str) -> Result<Record, Unreadable> {
    let file: File<Terms> = serde_json::from_str(text).map_err(|error| unreadable(&error))?;
    let [inviter, invited] = file.players.map(|name| shortened(&name));
    let is_unsaid = file.terms.is_none() && file.length == 0;
    let unsaid = Unsaid { jacoby: is_unsaid, beavers: is_unsaid };
    let terms = file.terms.unwrap_or_else(|| plain_terms(file.length));
    let games = (1..).zip(file.games).map(|(number, game)| read_game(number, game));
    Ok(Record {
        names: BySeat { inviter, invited },
        terms: Terms { clock: None, hints: false, rated: false, ..terms },
        games: games.collect(),
        crawford: Some(true),
        unsaid,
        remarks: Vec::new(),
    })
}

fn unreadable(error: &serde_json::Error) -> Unreadable {
    let [line, column] = [error.line(), error.column()].map(|place| u32::try_from(place).unwrap_or(u32::MAX));
    Unreadable::Json { line, column, error: error.to_string() }
}

fn read_game(number: u32, game: FileGame) -> RecordedGame {
    let entries = (1..).zip(game.turns).map(|(number, turn)| read_turn(number, turn));
    let end = |outcome: Outcome| End {
        winner: outcome.winner.map(seat),
        points: outcome.points,
        level: None,
        how: match outcome.how {
            None => How::Unsaid,
            Some(FileHow::Draw) => How::Drawn,
            Some(FileHow::Resigned) => How::Resigned,
            Some(FileHow::Time) => How::Late,
            Some(FileHow::Forfeit) => How::Forfeited,
        },
    };
    RecordedGame {
        score: game.score.map(|[inviter, invited]| BySeat { inviter, invited }),
        stake: game.cube.unwrap_or(1),
        entries: entries.collect(),
        end: game.result.map(end),
        ..RecordedGame::new(number)
    }
}

fn read_turn(number: u32, turn: Turn) -> Entry {
    let what = match turn {
        Turn { opening: Some(Opening::Dice(roll)), .. } => What::Opening(roll),
        Turn { opening: Some(Opening::Pairs([one, other])), .. } => What::OpeningPairs(one, other),
        Turn { action: Some(action), .. } => match action {
            Action::Double => What::Double { to: None },
            Action::Beaver => What::Beaver { to: None, raccoon: false },
            Action::Raccoon => What::Beaver { to: None, raccoon: true },
            Action::Take => What::Take,
            Action::Drop => What::Drop,
            Action::PlayOn => What::PlaysOn,
            Action::SetUp => What::SetsUp,
        },
        Turn { roll, play: Some(play), .. } if play.trim().is_empty() => What::Turn { roll, moves: Moves::CannotMove },
        Turn { roll, play: Some(play), .. } => What::Turn { roll, moves: Moves::Text(play) },
        Turn { roll: Some(roll), play: None, .. } => What::Turn { roll: Some(roll), moves: Moves::NotPlayed },
        Turn { roll: None, play: None, .. } => What::unreadable("{}"),
    };
    Entry { seat: seat(turn.seat.unwrap_or(0)), number, what }
}
