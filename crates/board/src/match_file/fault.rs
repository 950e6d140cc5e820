//! What is wrong with a match file, and where.

use std::fmt::{self, Display};

use super::{MAX_GAMES, MOST_POINTS};
use crate::rules::{Illegal, Roll};
use crate::table::{BySeat, NoDouble, Seat};

/// Why nothing of a file can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It has more than [`MAX_FILE_BYTES`](super::MAX_FILE_BYTES) bytes.
    TooLarge,
    Empty,
    /// It has no game in any of the formats.
    UnknownFormat,
    /// It has a position, but no moves.
    Position,
    /// It is a match of this game, which we do not play.
    OtherGame(String),
    /// It is no JSON, or its fields are not those of a match. The text says so to the author of a script; readers of a chat
    /// get the place alone, as the text is English.
    Json {
        line: u32,
        column: u32,
        error: String,
    },
    /// It is a match to more points than are read.
    TooManyPoints,
    /// The line that says how many points the match is to, which has no number of points.
    NoPoints(String),
    /// It is in the format of this program's own, which only that program reads.
    OwnFormat(&'static str),
}

/// What is wrong in the middle of a file. What comes before has been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The number of the game in the file.
    pub game: u32,
    /// The number of the row or of the move in the file; `None` if it is about the game as a whole.
    pub number: Option<u32>,
    pub wrong: Wrong,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The play, as it is written.
    IllegalPlay {
        roll: Roll,
        play: String,
        why: Illegal,
    },
    /// The file says that a roll cannot be played, but it can.
    CanMove {
        roll: Option<Roll>,
    },
    /// There are several plays of this roll, and the file has none, but the game goes on.
    NoPlay {
        roll: Roll,
    },
    /// The roll is missing.
    NoRoll,
    /// This text is neither a roll nor a decision.
    Unreadable(String),
    /// The player has a roll or a double here, but the other one is to play.
    OutOfTurn(Seat),
    /// Both players would have rolled the same.
    OpeningTie(Roll),
    /// The game begins without the rolls that decide who opens.
    NoOpening,
    NoDouble(NoDouble),
    /// The cube would have another value.
    CubeValue {
        file: u32,
        counted: u32,
    },
    /// There is no double to take or to drop.
    NothingToAnswer,
    /// The double was neither taken nor dropped.
    DoubleUnanswered,
    /// Somebody has set up a position by hand.
    SetPosition,
    /// Somebody has set the cube by hand.
    SetCube,
    /// The row with this number is missing before the one that is named.
    MissingRow(u32),
    /// The game was over before.
    GameOver,
    /// The match was over before this game.
    MatchOver,
    /// The file says that its first game begins when the match is over.
    StartsOver {
        score: BySeat<u32>,
        length: u32,
    },
    /// The games before do not add up to the score that the file has for this one.
    Score {
        file: BySeat<u32>,
        counted: BySeat<u32>,
    },
    /// The game was won by somebody else, or counts something else.
    Result {
        winner: Option<Seat>,
        points: u32,
    },
    /// Neither the game nor the score of the next one says how it ended.
    NoResult,
    /// The file has more games than are read.
    TooManyGames,
    /// The game has more turns than are read.
    TooLong,
}

/// What there is to say about a file that is read on all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The first result that is not that of the moves. The game counts as it was played.
    Result(Fault),
    /// A double in this game shows that the match has no Crawford game.
    NoCrawford { game: u32 },
    /// It does not say how many points the match is to, so each point counts the same.
    NoLength,
    /// Other matches follow, which are not read.
    MoreMatches,
}

impl Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remark::Result(fault) => write!(f, "{fault}"),
            Remark::NoCrawford { game } => {
                write!(f, "Game {game}: the double in the Crawford game counts, so the match is read without that rule")
            }
            Remark::NoLength => {
                write!(f, "the file does not say how many points the match is to; it is read as a game for money")
            }
            Remark::MoreMatches => write!(f, "other matches follow in the file; only the first one is read"),
        }
    }
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::TooLarge => {
                write!(
                    f,
                    "the file is larger than 1 MB, perhaps because of an analysis in it: export the match as a .mat file"
                )
            }
            Unreadable::Empty => write!(f, "the file is empty"),
            Unreadable::UnknownFormat => write!(
                f,
                "this is no match file that I know: expected a .mat or .txt file of GNU Backgammon, eXtreme Gammon or a \
                 backgammon site, an .sgf file of GNU Backgammon, or an export of Kafenio"
            ),
            Unreadable::Position => write!(f, "this is a position, not a match: `/position` analyses it"),
            Unreadable::OtherGame(name) => write!(f, "this is a match of {name}, a game that I don't know"),
            Unreadable::Json { error, .. } => write!(f, "the JSON is no match: {error}"),
            Unreadable::TooManyPoints => write!(f, "a match has at most {MOST_POINTS} points"),
            Unreadable::NoPoints(line) => write!(f, "“{line}” does not say how many points the match is to"),
            Unreadable::OwnFormat(program) => {
                write!(f, "only {program} reads this format of its own: export the match there as a .mat file")
            }
        }
    }
}

impl std::error::Error for Unreadable {}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game {}", self.game)?;
        if let Some(number) = self.number {
            write!(f, ", move {number}")?;
        }
        write!(f, ": {}", self.wrong)
    }
}

impl Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dice = |roll: Roll| format!("{}-{}", roll.first(), roll.second());
        let player = |seat: Seat| match seat {
            Seat::Inviter => "the first player",
            Seat::Invited => "the second player",
        };
        match self {
            Wrong::IllegalPlay { roll, play, .. } => write!(f, "{play} is not legal with {}", dice(*roll)),
            Wrong::CanMove { roll: Some(roll) } => {
                write!(f, "the file says that {} cannot be played, but it can", dice(*roll))
            }
            Wrong::CanMove { roll: None } => write!(f, "a roll is missing: every roll can be played here"),
            Wrong::NoPlay { roll } => write!(f, "the play of {} is missing", dice(*roll)),
            Wrong::NoRoll => write!(f, "the roll is missing"),
            Wrong::Unreadable(text) => write!(f, "“{text}” is neither a roll nor a decision"),
            Wrong::OutOfTurn(seat) => write!(f, "it is not the turn of {}", player(*seat)),
            Wrong::OpeningTie(roll) => write!(f, "no game opens with a doublet, {}", dice(*roll)),
            Wrong::NoOpening => write!(f, "the rolls that decide who opens are missing"),
            Wrong::NoDouble(why) => write!(f, "no double is allowed here: {}", no_double(*why)),
            Wrong::CubeValue { file, counted } => write!(f, "the cube goes to {counted}, not to {file}"),
            Wrong::NothingToAnswer => write!(f, "there is no double to answer"),
            Wrong::DoubleUnanswered => write!(f, "the double is neither taken nor dropped"),
            Wrong::SetPosition => write!(f, "the position was set up by hand"),
            Wrong::SetCube => write!(f, "the cube was set by hand"),
            Wrong::MissingRow(number) => write!(f, "move {number} is missing before it"),
            Wrong::GameOver => write!(f, "the game was over before"),
            Wrong::MatchOver => write!(f, "the match was over before"),
            Wrong::StartsOver { score, length } => {
                write!(f, "at {}-{} a match to {length} is over", score.inviter, score.invited)
            }
            Wrong::Score { file, counted } => write!(
                f,
                "the file says that it begins at {}-{}, but the games before it add up to {}-{}",
                file.inviter, file.invited, counted.inviter, counted.invited
            ),
            Wrong::Result { winner: None, .. } => write!(f, "the file has another result, but the game is drawn"),
            Wrong::Result { winner: Some(winner), points } => {
                let point = if *points == 1 { "point" } else { "points" };
                write!(f, "the file has another result, but {} wins {points} {point}", player(*winner))
            }
            Wrong::NoResult => write!(f, "the result is missing"),
            Wrong::TooManyGames => write!(f, "the file has more than {MAX_GAMES} games, and I read no more"),
            Wrong::TooLong => write!(f, "the game is longer than I read"),
        }
    }
}

fn no_double(why: NoDouble) -> &'static str {
    match why {
        NoDouble::NoCube => "the match is played without a cube",
        NoDouble::Crawford => "this is the Crawford game",
        NoDouble::Opening => "the first turn is not over",
        NoDouble::NotYours => "the opponent owns the cube",
        NoDouble::Dead => "the cube is dead",
        NoDouble::Highest => "the cube is at its highest value",
        NoDouble::KnownDice => "the next roll is known",
    }
}
