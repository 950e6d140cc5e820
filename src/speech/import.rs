//! Says what was found in a match file, and what is wrong with it.

use kafenio_board::match_file::{Fault, MAX_GAMES, MOST_POINTS, Remark, Unreadable, Wrong};
use kafenio_board::rules::Roll;
use kafenio_board::table::{BySeat, Seat};

use super::naming::roll_text;
use super::view::View;
use super::wording::{Arg, say, yes_or_no};
use crate::chat::Text;
use crate::language::Language;
use crate::locale::id;

/// Says why a file gives no match.
#[must_use]
pub fn unreadable(language: Language, why: &Unreadable) -> Text {
    let key = match why {
        Unreadable::TooLarge => "too-large",
        Unreadable::Empty => "empty",
        Unreadable::UnknownFormat => "unknown",
        Unreadable::Position => "position",
        Unreadable::OtherGame(_) => "other-game",
        Unreadable::Json { .. } => "json",
        Unreadable::TooManyPoints => "too-many-points",
        Unreadable::NoPoints(_) => "no-points",
        Unreadable::OwnFormat(_) => "own-format",
    };
    let text: &str = match why {
        Unreadable::OtherGame(text) | Unreadable::NoPoints(text) => text,
        Unreadable::OwnFormat(program) => program,
        _ => "",
    };
    let (line, column) = if let Unreadable::Json { line, column, .. } = why { (*line, *column) } else { (0, 0) };
    let args = [
        ("why", Arg::Case(key)),
        ("text", Arg::Text(text)),
        ("line", Arg::Number(line)),
        ("column", Arg::Number(column)),
        ("most", Arg::Number(MOST_POINTS)),
    ];
    say(language, id!("import-unreadable"), &args)
}

/// Says what there is to say about a file that was read all the same.
#[must_use]
pub fn remark(view: &View<'_>, remark: &Remark) -> Text {
    let (what, game) = match remark {
        Remark::Result(wrong) => return fault(view, wrong),
        Remark::NoCrawford { game } => ("no-crawford", *game),
        Remark::NoLength => ("no-length", 0),
        Remark::MoreMatches => ("more-matches", 0),
    };
    say(view.language, id!("import-remark"), &[("what", Arg::Case(what)), ("game", Arg::Number(game))])
}

/// Says which games of a match are shown, where the first ones are `left_out`.
#[must_use]
pub fn left_out(language: Language, left_out: usize, shown: usize) -> Text {
    let [first, last] = [left_out + 1, left_out + shown].map(|number| Arg::Number(number as u32));
    say(language, id!("report-left-out"), &[("first", first), ("last", last)])
}

/// Says where a file has a fault, and what is wrong there.
#[must_use]
pub fn fault(view: &View<'_>, fault: &Fault) -> Text {
    let number = fault.number.unwrap_or(0);
    let args =
        [("game", Arg::Number(fault.game)), ("number", Arg::Number(number)), yes_or_no("move", fault.number.is_some())];
    say(view.language, id!("import-fault"), &args).then(" ", wrong(view, &fault.wrong))
}

/// The parts of a sentence about what is wrong.
#[derive(Default)]
struct Parts<'a> {
    /// A play or another text of the file.
    text: &'a str,
    roll: Option<Roll>,
    who: Option<Seat>,
    /// What the file says, and what was counted.
    numbers: [u32; 2],
    scores: [BySeat<u32>; 2],
}

fn wrong(view: &View<'_>, wrong: &Wrong) -> Text {
    let none = Parts::default;
    let (key, parts) = match wrong {
        Wrong::IllegalPlay { roll, play, .. } => ("illegal", Parts { text: play, roll: Some(*roll), ..none() }),
        Wrong::CanMove { roll: Some(roll) } => ("can-move", Parts { roll: Some(*roll), ..none() }),
        Wrong::CanMove { roll: None } | Wrong::NoRoll => ("no-roll", none()),
        Wrong::NoPlay { roll } => ("no-play", Parts { roll: Some(*roll), ..none() }),
        Wrong::Unreadable(text) => ("unreadable", Parts { text, ..none() }),
        Wrong::OutOfTurn(seat) => ("out-of-turn", Parts { who: Some(*seat), ..none() }),
        Wrong::OpeningTie(roll) => ("opening-tie", Parts { roll: Some(*roll), ..none() }),
        Wrong::NoOpening => ("no-opening", none()),
        Wrong::NoDouble(_) => ("no-double", none()),
        Wrong::CubeValue { file, counted } => ("cube-value", Parts { numbers: [*file, *counted], ..none() }),
        Wrong::NothingToAnswer => ("nothing-to-answer", none()),
        Wrong::DoubleUnanswered => ("double-unanswered", none()),
        Wrong::SetPosition => ("set-position", none()),
        Wrong::SetCube => ("set-cube", none()),
        Wrong::MissingRow(number) => ("missing-row", Parts { numbers: [*number, 0], ..none() }),
        Wrong::StartsOver { score, length } => {
            ("starts-over", Parts { scores: [*score, *score], numbers: [*length, 0], ..none() })
        }
        Wrong::GameOver => ("game-over", none()),
        Wrong::MatchOver => ("match-over", none()),
        Wrong::Score { file, counted } => ("score", Parts { scores: [*file, *counted], ..none() }),
        Wrong::Result { winner: None, .. } => ("drawn", none()),
        Wrong::Result { winner: Some(winner), points } => {
            ("result", Parts { who: Some(*winner), numbers: [0, *points], ..none() })
        }
        Wrong::NoResult => ("no-result", none()),
        Wrong::TooManyGames => ("too-many-games", Parts { numbers: [MAX_GAMES as u32, 0], ..none() }),
        Wrong::TooLong => ("too-long", none()),
    };
    let roll = parts.roll.map(roll_text).unwrap_or_default();
    let [file, counted] = parts.scores.map(|score| format!("{}-{}", score.inviter, score.invited));
    let args = [
        ("wrong", Arg::Case(key)),
        ("text", Arg::Text(parts.text)),
        ("roll", Arg::Text(&roll)),
        ("who", view.person(parts.who.unwrap_or(Seat::Inviter))),
        ("number", Arg::Number(parts.numbers[0])),
        ("right", Arg::Number(parts.numbers[1])),
        ("score", Arg::Text(&file)),
        ("right-score", Arg::Text(&counted)),
    ];
    say(view.language, id!("import-wrong"), &args)
}
