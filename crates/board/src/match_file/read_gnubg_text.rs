//! Reads the text that GNU Backgammon exports: each move with the board and the analysis, of which the moves are read.

use super::fault::Remark;
use super::json::plain_terms;
use super::read_text::shortened;
use super::record::{End, Entry, Moves, Record, RecordedGame, Unsaid, What};
use crate::rules::Roll;
use crate::table::{BySeat, Seat};

/// What a player does behind their name.
const DEEDS: [&str; 6] = [" moves ", " cannot move", " doubles", " accepts", " rejects", " rolls"];

/// Reads a text; `None` if it is none.
pub(super) fn read_gnubg_text(text: &str) -> Option<Record> {
    let mut reader = Reader::default();
    for line in text.lines() {
        if !reader.line(line.trim_end()) {
            break;
        }
    }
    reader.finish()
}

#[derive(Default)]
struct Reader {
    names: Option<BySeat<String>>,
    length: u32,
    games: Vec<RecordedGame>,
    remarks: Vec<Remark>,
    /// The number of the move, and its roll.
    number: u32,
    roll: Option<Roll>,
}

impl Reader {
    /// Reads a line, and returns whether the next one belongs to the match.
    fn line(&mut self, line: &str) -> bool {
        if let Some(rest) = line.strip_prefix("The score (after ") {
            return self.begin(rest).unwrap_or(true);
        }
        let Some(game) = self.games.last_mut() else { return true };
        if let Some(rest) = line.strip_prefix("Move number ") {
            self.number = rest.split(':').next().and_then(|number| number.parse().ok()).unwrap_or(self.number + 1);
            self.roll = rest.rsplit_once(" to play ").and_then(|(_, dice)| roll(dice));
        } else if let Some(did) = line.strip_prefix("* ") {
            let Some(names) = &self.names else { return true };
            if let Some((seat, what)) = deed(names, did, self.roll) {
                game.entries.push(Entry { seat, number: self.number, what });
            }
        } else if let Some(end) = self.names.as_ref().and_then(|names| end(names, line)) {
            game.end.get_or_insert(end);
        }
        true
    }

    /// Reads `0 games) is: Alice 0, Bob 2 (match to 7 points)`.
    fn begin(&mut self, line: &str) -> Option<bool> {
        let (played, rest) = line.split_once(" game")?;
        // A money session has no length.
        let scores = rest.split_once("is: ")?.1;
        let (scores, length) =
            scores.rsplit_once(" (match to ").map_or((scores, None), |(scores, end)| (scores, Some(end)));
        let (left, right) = scores.split_once(", ")?;
        let (inviter, left) = left.rsplit_once(' ')?;
        let (invited, right) = right.rsplit_once(' ')?;
        let number = played.trim().parse::<u32>().ok()?.saturating_add(1);
        if self.games.last().is_some_and(|last| number <= last.number) {
            self.remarks.push(Remark::MoreMatches);
            return Some(false);
        }
        if self.games.is_empty() {
            let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>();
            self.length = length.map_or(0, |length| digits(length).parse().unwrap_or(u32::MAX));
            self.names = Some(BySeat { inviter: inviter.to_owned(), invited: invited.to_owned() });
        }
        let score = BySeat { inviter: left.parse().ok()?, invited: right.trim_end_matches(',').parse().ok()? };
        self.games.push(RecordedGame { score: Some(score), ..RecordedGame::new(number) });
        (self.number, self.roll) = (0, None);
        Some(true)
    }

    fn finish(self) -> Option<Record> {
        let names = self.names?;
        let names = BySeat { inviter: shortened(&names.inviter), invited: shortened(&names.invited) };
        let Reader { length, games, remarks, .. } = self;
        let unsaid = Unsaid { jacoby: length == 0, beavers: length == 0 };
        Some(Record { names, terms: plain_terms(length), games, crawford: None, unsaid, remarks })
    }
}

fn roll(dice: &str) -> Option<Roll> {
    let [first, second] = dice.trim().as_bytes() else { return None };
    Roll::new(first.checked_sub(b'0')?, second.checked_sub(b'0')?)
}

/// Parses `Alice moves 8/5 6/5`.
fn deed(names: &BySeat<String>, line: &str, roll: Option<Roll>) -> Option<(Seat, What)> {
    // One name may begin with the other.
    let does = |seat: &Seat| {
        let rest = line.strip_prefix(names[*seat].as_str())?;
        DEEDS.iter().any(|deed| rest.starts_with(deed)).then_some((*seat, rest.trim()))
    };
    let (seat, did) = Seat::BOTH.iter().find_map(does)?;
    let what = match did.split(' ').next()? {
        "moves" => What::Turn { roll, moves: Moves::Text(did.strip_prefix("moves")?.trim().to_owned()) },
        "cannot" => What::Turn { roll, moves: Moves::CannotMove },
        "doubles" => What::Double { to: None },
        "accepts" => What::Take,
        "rejects" => What::Drop,
        _ => return None,
    };
    Some((seat, what))
}

/// Parses `Alice wins 2 points`.
fn end(names: &BySeat<String>, line: &str) -> Option<End> {
    let wins = |seat: &Seat| Some((*seat, line.strip_prefix(names[*seat].as_str())?.strip_prefix(" wins ")?));
    let (winner, rest) = Seat::BOTH.iter().find_map(wins)?;
    let points = rest.split(' ').next()?.parse().ok()?;
    Some(End { winner: Some(winner), points: Some(points), ..End::default() })
}
