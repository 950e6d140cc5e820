//! Reads match files in the manner of Jellyfish (`.mat`), in all the variations in which programs and sites write them, and
//! our own text of every other game.

use super::fault::{Remark, Unreadable, Wrong};
use super::headers;
use super::json::plain_terms;
use super::read_text::{repeated, shortened};
use super::record::{End, Entry, How, Record, RecordedGame, Unsaid, What};
use super::row::{Cell, Word, begins_with_cell, cells, has_moves, word};
use crate::rules::{Roll, Variant};
use crate::table::{Beavers, BySeat, GameChoice, Length, Seat, Terms};

/// The column where the right half begins, if the names do not show it.
const RIGHT_COLUMN: usize = 32;
/// The most letters of a line that are read.
const MAX_LINE: usize = 1000;
/// The most blanks before a cell of the left half.
const LEFT_BLANKS: usize = 6;

/// Reads a match file; `None` if the text is none.
pub(super) fn read_mat(text: &str) -> Result<Option<Record>, Unreadable> {
    let mut reader = Reader::default();
    for line in text.lines() {
        // Cells are looked for at each letter, and real lines are far shorter.
        let end = line.char_indices().nth(MAX_LINE).map_or(line.len(), |(end, _)| end);
        if reader.line(&line[..end])? {
            break;
        }
    }
    Ok(reader.finish())
}

/// A match file while it is read.
#[derive(Default)]
struct Reader {
    /// The points of the match; 0 for money. `None` if the file has not said it yet.
    length: Option<u32>,
    /// The whole terms, which our own files have.
    terms: Option<Terms>,
    game: Option<GameChoice>,
    no_cube: bool,
    crawford: Option<bool>,
    jacoby: Option<bool>,
    beavers: Option<bool>,
    /// The cube before the first roll of each game.
    stakes: Vec<u32>,
    /// The names at the top, which are whole.
    titles: [Option<String>; 2],
    names: [Option<String>; 2],
    games: Vec<RecordedGame>,
    remarks: Vec<Remark>,
    /// Whether the next line has the names.
    awaits_names: bool,
    /// Whether a length came after the first game.
    has_second_length: bool,
    right_column: usize,
    row: u32,
    /// How the game ended by words such as "resigns", without the result.
    end: Option<End>,
}

impl Reader {
    /// Reads a line, and returns whether the match is over with it, as another one begins.
    fn line(&mut self, line: &str) -> Result<bool, Unreadable> {
        let trimmed = line.trim();
        if trimmed.is_empty() {
            return Ok(false);
        }
        if trimmed.starts_with([';', '#']) {
            self.comment(trimmed)?;
            return Ok(false);
        }
        if self.awaits_names {
            self.awaits_names = false;
            if self.read_names(line) {
                return Ok(false);
            }
        }
        let length = length(trimmed);
        if self.games.is_empty() {
            self.length = length?.or(self.length);
        } else if matches!(length, Ok(Some(_))) {
            self.has_second_length = true;
            return Ok(false);
        }
        if let Some(number) = game_number(trimmed) {
            return Ok(self.begin(number));
        }
        if !self.games.is_empty() {
            // Behind the moves there may be a remark.
            self.row(line.split_once(" ;").map_or(line, |(row, _)| row));
        }
        Ok(false)
    }

    fn comment(&mut self, line: &str) -> Result<(), Unreadable> {
        if let Some(game) = self.games.last_mut() {
            // A position that was set up in eXtreme Gammon.
            if line.trim_start_matches([';', '#', ' ']).starts_with("Set Pos") {
                let number = self.row.max(1);
                game.entries.push(Entry { seat: Seat::Inviter, number, what: What::Wrong(Wrong::SetPosition) });
            }
            return Ok(());
        }
        let Some((name, value)) = headers::parse(line) else { return Ok(()) };
        let is = |words: [&str; 3]| words.iter().any(|word| value.eq_ignore_ascii_case(word));
        let is_on = if is(["on", "yes", "true"]) { Some(true) } else { is(["off", "no", "false"]).then_some(false) };
        match name {
            "Player 1" => self.titles[0] = Some(value.to_owned()),
            "Player 2" => self.titles[1] = Some(value.to_owned()),
            headers::VARIATION => {
                let game = GameChoice::from_name(value);
                self.game = Some(game.ok_or_else(|| Unreadable::OtherGame(shortened(value)))?);
            }
            headers::TERMS => {
                self.terms = serde_json::from_str(value).ok();
            }
            headers::CUBE_LIMIT => self.no_cube = value == "1",
            headers::CRAWFORD => self.crawford = is_on,
            headers::JACOBY => self.jacoby = is_on,
            headers::BEAVER => self.beavers = is_on,
            headers::STAKES => self.stakes = value.split(' ').map_while(|stake| stake.parse().ok()).collect(),
            _ => {}
        }
        Ok(())
    }

    /// Begins a game, and returns whether it is one of another match.
    fn begin(&mut self, number: u32) -> bool {
        self.resolve_end();
        let last = self.games.last().map(|last| last.number);
        // Games are counted on in a match, whatever stands between them.
        if last.is_some_and(|last| number <= last) || self.has_second_length && number == 1 {
            self.remarks.push(Remark::MoreMatches);
            return true;
        }
        self.has_second_length = false;
        let stake = self.stakes.get(self.games.len()).copied().unwrap_or(1);
        self.games.push(RecordedGame { stake, ..RecordedGame::new(number) });
        (self.awaits_names, self.row) = (true, 0);
        false
    }

    /// Reads a line such as ` Alice : 0                 Bob : 2`, and returns whether it is one.
    fn read_names(&mut self, line: &str) -> bool {
        let Some((names, score, right_column)) = names(line) else { return false };
        self.right_column = right_column;
        for (own, name) in self.names.iter_mut().zip(names) {
            own.get_or_insert(name);
        }
        if let Some(game) = self.games.last_mut() {
            game.score = score;
        }
        true
    }

    /// Reads a row of moves, a result, or any other line within a game.
    fn row(&mut self, line: &str) {
        let (number, cells_begin) = row_number(line);
        let (body, named) = self.without_name(&line[cells_begin..]);
        if number == Some(0) {
            self.opening(&body);
            return;
        }
        let cells = cells(&body);
        if number.is_none() && matches!(cells.first(), Some((_, Cell::What(What::Wrong(_))))) {
            // Such as "Crawford game", or what somebody has said; but no move is lost.
            if cells.iter().any(|(_, cell)| has_moves(cell)) {
                self.cell(Seat::Inviter, Cell::What(What::unreadable(&body)));
            }
            return;
        }
        let last = self.row;
        self.row = number.unwrap_or(last);
        if self.row > last.saturating_add(1) {
            self.cell(Seat::Inviter, Cell::What(What::Wrong(Wrong::MissingRow(last + 1))));
        }
        let offset = line[..cells_begin].chars().count();
        let right_column = if self.right_column > 0 { self.right_column } else { RIGHT_COLUMN };
        for (index, (column, cell)) in cells.into_iter().enumerate() {
            let is_right = match number {
                Some(_) if index == 0 => column > LEFT_BLANKS,
                Some(_) => true,
                None => 2 * (offset + column) > right_column,
            };
            let seat = if is_right { Seat::Invited } else { Seat::Inviter };
            self.cell(named.filter(|(at, _)| *at == column).map_or(seat, |(_, seat)| seat), cell);
        }
    }

    /// Returns a row without the name before words such as "resigns", and the column of those words with who it names.
    fn without_name(&self, body: &str) -> (String, Option<(usize, Seat)>) {
        let names = self.titles.iter().chain(&self.names).zip(Seat::BOTH.into_iter().cycle());
        for (name, seat) in
            names.filter_map(|(name, seat)| Some((name.as_deref().filter(|name| !name.is_empty())?, seat)))
        {
            for (at, _) in body.match_indices(name) {
                let (before, rest) = (&body[..at], &body[at + name.len()..]);
                let is_word = before.is_empty() || before.ends_with(char::is_whitespace);
                let verb = rest.strip_prefix(' ').filter(|_| is_word).and_then(word);
                if matches!(verb, Some(Word::Resigned | Word::Late | Word::Forfeited)) {
                    let column = before.chars().count() + name.chars().count() + 1;
                    let blanks = " ".repeat(name.chars().count());
                    return (format!("{before}{blanks}{rest}"), Some((column, seat)));
                }
            }
        }
        (body.to_owned(), None)
    }

    fn cell(&mut self, seat: Seat, cell: Cell) {
        let number = self.row;
        let Some(game) = self.games.last_mut() else { return };
        match cell {
            Cell::What(what) => game.entries.push(Entry { seat, number, what }),
            Cell::Wins(points) => {
                let end = self.end.take().unwrap_or_default();
                game.end = Some(End { winner: Some(seat), points: points.or(end.points), ..end });
            }
            Cell::Loses(end) => self.end = Some(End { winner: Some(seat.other()), ..end }),
            Cell::Drawn => game.end = Some(End { how: How::Drawn, ..End::default() }),
        }
    }

    /// Reads the rolls that decide who opens, which only our own files have.
    fn opening(&mut self, body: &str) {
        let rolls: Vec<Option<[u8; 2]>> = body.split_whitespace().map(opening_dice).collect();
        let what = match rolls[..] {
            [Some([one, 0]), Some([other, 0])] => Roll::new(one, other).map(What::Opening),
            [Some([a, b]), Some([c, d])] => {
                Roll::new(a, b).zip(Roll::new(c, d)).map(|(one, other)| What::OpeningPairs(one, other))
            }
            _ => None,
        };
        let what = what.unwrap_or_else(|| What::unreadable(body));
        if let Some(game) = self.games.last_mut() {
            game.entries.push(Entry { seat: Seat::Inviter, number: 0, what });
        }
    }

    /// Uses words such as "resigns" where the file has no other result.
    fn resolve_end(&mut self) {
        let end = self.end.take();
        if let Some(game) = self.games.last_mut() {
            game.end = game.end.or(end);
        }
    }

    fn finish(mut self) -> Option<Record> {
        self.resolve_end();
        if self.games.is_empty() {
            return None;
        }
        let is_blank = self.games.iter().all(|game| game.entries.is_empty() && game.score.is_none());
        if is_blank && self.length.is_none() {
            return None;
        }
        let terms = self.terms();
        let is_money = terms.length.money().is_some();
        // A file of one game without a score is often no match.
        let may_be_match = self.games.len() > 1 || self.games.iter().any(|game| game.score.is_some());
        if self.length.is_none() && self.terms.is_none() && may_be_match {
            self.remarks.push(Remark::NoLength);
        }
        let names =
            self.titles.into_iter().zip(self.names).map(|(title, name)| shortened(&title.or(name).unwrap_or_default()));
        let mut names = names.collect::<Vec<_>>().into_iter();
        let mut next = || names.next().unwrap_or_default();
        let names = BySeat { inviter: next(), invited: next() };
        let Reader { games, crawford, jacoby, beavers, remarks, .. } = self;
        let unsaid = Unsaid { jacoby: is_money && jacoby.is_none(), beavers: is_money && beavers.is_none() };
        Some(Record { names, terms, games, crawford, unsaid, remarks })
    }

    fn terms(&self) -> Terms {
        if let Some(terms) = self.terms {
            return Terms { clock: None, hints: false, rated: false, ..terms };
        }
        let mut terms = plain_terms(self.length.unwrap_or(0));
        if let Some(game) = self.game {
            terms.game = game;
            terms.cube = game == GameChoice::Of(Variant::Backgammon);
        }
        terms.cube &= !self.no_cube;
        if let Length::Money(money) = &mut terms.length {
            money.jacoby = self.jacoby == Some(true);
            money.beavers = if self.beavers == Some(true) { Beavers::Once } else { Beavers::Never };
        }
        // A file of one game, without a length, is that game.
        if self.length.is_none() && self.games.len() == 1 {
            terms.length = Length::Single;
        }
        terms
    }
}

/// Parses the length of a match, such as `7 point match`; 0 for money.
fn length(line: &str) -> Result<Option<u32>, Unreadable> {
    let words = line.to_lowercase().replace("-point", " point");
    let words: Vec<&str> = words.split_whitespace().take(6).collect();
    let points = match words[..] {
        [points, "point" | "points", "match", ..] | ["match", "to" | "of", points, ..] => points,
        ["unlimited" | "money", "game" | "match" | "session", ..] => return Ok(Some(0)),
        _ => return Ok(None),
    };
    if points.bytes().all(|byte| byte.is_ascii_digit()) {
        return Ok(Some(points.parse().unwrap_or(u32::MAX)));
    }
    let has_digit = points.contains(|letter: char| letter.is_ascii_digit());
    if has_digit { Err(Unreadable::NoPoints(repeated(line))) } else { Ok(None) }
}

/// Parses `Game 3`.
fn game_number(line: &str) -> Option<u32> {
    let mut words = line.split_whitespace();
    let is_game = words.next()?.eq_ignore_ascii_case("game");
    words.next().filter(|_| is_game)?.trim_end_matches([':', '.']).parse().ok()
}

/// Returns the number of a row, if it has one, and where its cells begin.
fn row_number(line: &str) -> (Option<u32>, usize) {
    let start = line.len() - line.trim_start().len();
    let digits = line[start..].bytes().take_while(u8::is_ascii_digit).count();
    let end = start + digits;
    let rest = &line[end..];
    let ends = match rest.chars().next() {
        Some(')') => true,
        Some('.') => rest[1..].is_empty() || rest[1..].starts_with(char::is_whitespace),
        Some(blank) => blank.is_whitespace() && begins_with_cell(rest),
        None => false,
    };
    if digits > 0 && ends {
        // The column of the first cell does not depend on how long the number is.
        (Some(line[start..end].parse().unwrap_or(u32::MAX)), end + 1)
    } else {
        (None, 0)
    }
}

/// Parses a die, with 0 for the second, or two dice.
fn opening_dice(word: &str) -> Option<[u8; 2]> {
    let dice: Vec<u8> = word.bytes().map(|die| die.wrapping_sub(b'0')).collect();
    match dice[..] {
        [one] => Some([one, 0]),
        [one, other] => Some([one, other]),
        _ => None,
    }
}

/// The names of a line, the score if it has one, and the column of the second name.
type Names = ([String; 2], Option<BySeat<u32>>, usize);

fn names(line: &str) -> Option<Names> {
    // A name may begin like a row.
    if let (Some(_), begin) = row_number(line)
        && (line[..begin].ends_with(')') || begins_with_cell(&line[begin..]))
    {
        return None;
    }
    let scores = scores(line);
    if let Some((last, before_last)) = scores.split_last()
        && line[last.end..].trim().is_empty()
        && !before_last.is_empty()
    {
        // A name may contain what looks like a score, but only the score of the left name ends a column. GNU Backgammon leaves
        // no blank behind it if the name is long.
        let ends_with = |blank: &str| before_last.iter().find(|score| line[score.end..].starts_with(blank));
        let left = ends_with("  ").or(ends_with("\t")).or(ends_with(" ")).unwrap_or(&before_last[0]);
        let right = &line[left.end..last.colon];
        let right_column =
            line[..left.end].chars().count() + right.chars().count() - right.trim_start().chars().count();
        let names = [line[..left.colon].trim().to_owned(), right.trim().to_owned()];
        let score = BySeat { inviter: left.points, invited: last.points };
        return Some((names, Some(score), right_column));
    }
    // A single game of Jellyfish has no scores.
    let start = line.len() - line.trim_start().len();
    let gap = start + line[start..].find("  ")?;
    let right = &line[gap..];
    let right_column = line[..gap].chars().count() + right.chars().count() - right.trim_start().chars().count();
    let names = [line[..gap].trim().to_owned(), right.trim().to_owned()];
    (!names[1].is_empty()).then_some((names, None, right_column))
}

/// What looks like a score in a line, ` : 3`: where its colon stands, where it ends, and the number.
struct Score {
    colon: usize,
    end: usize,
    points: u32,
}

fn scores(line: &str) -> Vec<Score> {
    let score = |(colon, _): (usize, &str)| {
        let rest = &line[colon + 1..];
        let blanks = rest.len() - rest.trim_start().len();
        let digits = rest[blanks..].bytes().take_while(u8::is_ascii_digit).count();
        let end = colon + 1 + blanks + digits;
        Some(Score { colon, end, points: line[end - digits..end].parse().ok()? })
    };
    line.match_indices(':').filter_map(score).collect()
}
