//! The typed commands that handlers receive, and their canonical spelling.

use std::fmt::{self, Display};

use kafenio_board::rules::{CustomRule, Numbering, Roll};
use kafenio_board::table::{CubeAnswer, GameChoice, MoneyRules, TableId, TimeControl};
use kafenio_engine::Level;

use super::kind::CommandKind;
use crate::chat::User;
use crate::language::Language;
use crate::store::{Invitations, Reminders, Threads};

/// A command with everything that the author typed.
#[derive(Clone, Debug, PartialEq)]
pub struct ParsedCommand {
    pub command: Command,
    pub target: Target,
}

/// Where and when a command applies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Target {
    /// The table chosen by `table:NAME`.
    pub table: Option<TableName>,
    /// The turn in which a button was offered, from `at:TURN`. Typed commands have none.
    pub turn: Option<u32>,
    /// The step of a play in progress at which a button was offered, from `at:TURN.STEP`.
    pub step: Option<u32>,
}

/// A table as a command names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableName {
    Id(TableId),
    /// A word that is not the name of any table, in lower case.
    Unknown(String),
}

impl TableName {
    /// Returns the table's number, if there can be such a table.
    #[must_use]
    pub fn id(&self) -> Option<TableId> {
        match self {
            TableName::Id(id) => Some(*id),
            TableName::Unknown(_) => None,
        }
    }
}

impl From<&str> for TableName {
    fn from(text: &str) -> TableName {
        let name = text.to_lowercase();
        name.parse().map_or(TableName::Unknown(name), TableName::Id)
    }
}

impl Display for TableName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableName::Id(id) => id.fmt(f),
            TableName::Unknown(name) => f.write_str(name),
        }
    }
}

/// A command and its arguments, one variant per row of [`super::COMMANDS`].
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    NewGame(Box<NewGame>),
    /// Plays against the computer.
    Play(Box<NewGame>),
    Join {
        /// The name of an open challenge, or of a table to which the author is invited.
        name: Option<String>,
    },
    Accept,
    Decline,
    Cancel {
        sure: bool,
    },
    Rematch,
    Roll,
    Move(PlayInput),
    Moves {
        /// Lists only plays with a move that begins like this, such as `13` or `13/9`.
        start: Option<String>,
        picture: bool,
    },
    Hint,
    Enter {
        /// A checker's point, or the points of a move.
        step: Option<String>,
        /// The die to use where two dice lead to the same point.
        die: Option<u8>,
    },
    Undo,
    Takeback,
    Confirm,
    Double,
    Take {
        sure: bool,
    },
    Drop {
        sure: bool,
    },
    Beaver,
    Pass {
        sure: bool,
    },
    Resign {
        stake: Stake,
        sure: bool,
    },
    Order {
        /// `None` asks which orders are in force.
        change: Option<OrderChange>,
        sure: bool,
    },
    Auto {
        on: bool,
    },
    PlayOn,
    SetUp,
    Claim,
    Say {
        /// With mentions as `<@id>`.
        text: String,
    },
    Here,
    EndTable {
        sure: bool,
    },
    Board {
        /// The number of an earlier turn.
        turn: Option<u32>,
        /// A position id of GNU Backgammon or an XGID.
        id: Option<String>,
        /// Whether everybody is to see it.
        is_shared: bool,
    },
    Replay {
        form: ReplayForm,
        game: Option<u32>,
        /// Whether everybody is to see it.
        is_shared: bool,
    },
    Analyse {
        /// The number of the game in the match; `None` for the last one that is over.
        game: Option<u32>,
        is_shared: bool,
    },
    Games {
        /// Counted from 1.
        page: u32,
    },
    Match {
        /// Whether everybody is to see it.
        is_shared: bool,
    },
    History,
    /// Shows the author's results, or those of `person`.
    Stats {
        game: Option<GameChoice>,
        person: Option<User>,
    },
    Cube,
    Export,
    Report,
    Pips,
    Odds {
        /// In pips, 1 to 24.
        distance: u8,
    },
    /// Asks what the engine thinks of a position.
    Position {
        /// A position id of GNU Backgammon, an XGID, or JSON.
        id: String,
        roll: Option<Roll>,
    },
    Opening {
        roll: Roll,
        /// `None` means the game at the author's table.
        game: Option<GameChoice>,
    },
    Rules {
        game: Option<GameChoice>,
    },
    Puzzle(PuzzleInput),
    Tutorial {
        game: Option<GameChoice>,
        /// Counted from 1; `None` begins with the first one.
        step: Option<u32>,
        /// A play, a word, or the number of an answer; `None` asks.
        answer: Option<String>,
    },
    Vacation {
        /// `None` asks how many days are left.
        days: Option<u32>,
    },
    Settings(SettingsChange),
    Channel(ChannelChange),
    Block {
        /// `None` means the opponent at the table that the command names; without a table, it asks who is blocked.
        person: Option<User>,
    },
    Unblock {
        /// As in [`Command::Block`].
        person: Option<User>,
    },
    Link {
        /// `None` asks for a code.
        code: Option<String>,
        sure: bool,
    },
    Unlink,
    Me,
    MyData {
        /// Counted from 1.
        page: u32,
    },
    Forget {
        sure: bool,
    },
    About,
    Help {
        /// The name of a command, or `all`.
        topic: Option<String>,
    },
}

/// What `/newgame` and `/play` ask for.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    pub cycle: GameChoice,
    /// The name that was typed, if it is another country's name for a similar game.
    pub foreign_name: Option<String>,
    /// `None` asks who wants to play.
    pub opponent: Option<User>,
    pub length: Option<MatchLength>,
    pub clock: Option<ClockChoice>,
    pub cube: Option<bool>,
    pub custom_rules: Vec<CustomRule>,
    /// The optional rules of a money session.
    pub money: MoneyRules,
    /// Whether two people may ask the engine for hints.
    pub hints: bool,
    pub thread: bool,
    /// The id of the role that one needs to join, or a word that mentions none.
    pub role: Option<String>,
    /// Whether it makes a code for somebody in another place.
    pub across: bool,
    /// How strong the computer plays; `None` for the usual level, and against people.
    pub level: Option<Level>,
}

/// How long a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchLength {
    /// A match to this many points, or in Tric-Trac a series of this many games.
    To(u32),
    Money,
}

/// The clock that the inviter chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockChoice {
    None,
    Control(TimeControl),
}

/// What `/puzzle` shows, answers or sets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleInput {
    pub game: Option<GameChoice>,
    /// The number of the puzzle; without a game and an answer, the number of an answer.
    pub number: Option<u32>,
    /// A play in notation, or its number in the list.
    pub answer: Option<String>,
    /// Whether a puzzle is posted here every day.
    pub daily: Option<bool>,
    /// The hour at which it is posted (UTC).
    pub hour: Option<u8>,
    /// Shows how many puzzles of the day people have solved here.
    pub standings: bool,
}

/// How `/move` specifies a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayInput {
    /// The play's number in the list that `/moves` shows, counted from 1.
    Number(usize),
    Notation(String),
}

/// What a player offers to lose with `/resign`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stake {
    #[default]
    Single,
    Gammon,
    Backgammon,
    /// The same as a gammon, in the terms of Tric-Trac.
    Double,
    /// The same as a backgammon, in the terms of Tric-Trac.
    Triple,
    /// Four times the cube, which only a game of Tric-Trac can cost.
    Quadruple,
    /// The whole money session.
    Session,
}

/// How `/order` changes a player's standing orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderChange {
    AnswerDouble(CubeAnswer),
    Roll,
    /// Withdraws the orders about the cube and the roll.
    None,
}

/// How `/replay` shows a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReplayForm {
    #[default]
    Film,
    Strip,
}

/// The settings that `/settings` changes; `None` leaves a setting as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsChange {
    pub theme: Option<String>,
    /// Whether the home board is drawn on the left.
    pub mirrored: Option<bool>,
    pub numbering: Option<Numbering>,
    pub reminders: Option<Reminders>,
    pub invitations: Option<Invitations>,
    pub text_boards: Option<bool>,
    pub confirm: Option<bool>,
    pub auto_roll: Option<bool>,
    pub auto_analysis: Option<bool>,
    pub talk: Option<bool>,
    pub language: Option<LanguageChoice>,
    /// The language of the channel or room.
    pub channel: Option<LanguageChoice>,
}

/// The settings of a place that `/channel` changes; `None` leaves a setting as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChannelChange {
    /// Whether the boards of earlier turns stay.
    pub keeps_boards: Option<bool>,
    pub threads: Option<Threads>,
    /// Where new games start.
    pub only: Option<OnlyPlace>,
    pub language: Option<LanguageChoice>,
}

/// Where in a server new games start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnlyPlace {
    Anywhere,
    /// Only in the channel with this id.
    In(String),
}

/// A language chosen in `/settings` or `/channel`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LanguageChoice {
    /// The language that the platform reports.
    Auto,
    Is(Language),
}

impl LanguageChoice {
    /// Returns the chosen language; `None` for the one that the platform reports.
    #[must_use]
    pub fn language(self) -> Option<Language> {
        match self {
            LanguageChoice::Auto => None,
            LanguageChoice::Is(language) => Some(language),
        }
    }
}

impl Command {
    /// Returns the kind of this command, which names its row in the command table.
    #[must_use]
    pub fn kind(&self) -> CommandKind {
        match self {
            Command::NewGame(_) => CommandKind::Newgame,
            Command::Play(_) => CommandKind::Play,
            Command::Join { .. } => CommandKind::Join,
            Command::Accept => CommandKind::Accept,
            Command::Decline => CommandKind::Decline,
            Command::Cancel { .. } => CommandKind::Cancel,
            Command::Rematch => CommandKind::Rematch,
            Command::Roll => CommandKind::Roll,
            Command::Move(_) => CommandKind::Move,
            Command::Moves { .. } => CommandKind::Moves,
            Command::Hint => CommandKind::Hint,
            Command::Enter { .. } => CommandKind::Enter,
            Command::Undo => CommandKind::Undo,
            Command::Takeback => CommandKind::Takeback,
            Command::Confirm => CommandKind::Confirm,
            Command::Double => CommandKind::Double,
            Command::Take { .. } => CommandKind::Take,
            Command::Drop { .. } => CommandKind::Drop,
            Command::Beaver => CommandKind::Beaver,
            Command::Pass { .. } => CommandKind::Pass,
            Command::Resign { .. } => CommandKind::Resign,
            Command::Order { .. } => CommandKind::Order,
            Command::Auto { .. } => CommandKind::Auto,
            Command::PlayOn => CommandKind::PlayOn,
            Command::SetUp => CommandKind::SetUp,
            Command::Claim => CommandKind::Claim,
            Command::Say { .. } => CommandKind::Say,
            Command::Here => CommandKind::Here,
            Command::EndTable { .. } => CommandKind::EndTable,
            Command::Board { .. } => CommandKind::Board,
            Command::Replay { .. } => CommandKind::Replay,
            Command::Analyse { .. } => CommandKind::Analyse,
            Command::Games { .. } => CommandKind::Games,
            Command::Match { .. } => CommandKind::Match,
            Command::History => CommandKind::History,
            Command::Stats { .. } => CommandKind::Stats,
            Command::Cube => CommandKind::Cube,
            Command::Export => CommandKind::Export,
            Command::Report => CommandKind::Report,
            Command::Pips => CommandKind::Pips,
            Command::Odds { .. } => CommandKind::Odds,
            Command::Opening { .. } => CommandKind::Opening,
            Command::Position { .. } => CommandKind::Position,
            Command::Rules { .. } => CommandKind::Rules,
            Command::Tutorial { .. } => CommandKind::Tutorial,
            Command::Puzzle(_) => CommandKind::Puzzle,
            Command::Vacation { .. } => CommandKind::Vacation,
            Command::Settings(_) => CommandKind::Settings,
            Command::Channel(_) => CommandKind::Channel,
            Command::Block { .. } => CommandKind::Block,
            Command::Unblock { .. } => CommandKind::Unblock,
            Command::Link { .. } => CommandKind::Link,
            Command::Unlink => CommandKind::Unlink,
            Command::Me => CommandKind::Me,
            Command::MyData { .. } => CommandKind::MyData,
            Command::Forget { .. } => CommandKind::Forget,
            Command::About => CommandKind::About,
            Command::Help { .. } => CommandKind::Help,
        }
    }
}
