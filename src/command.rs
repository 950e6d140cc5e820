//! Chat commands: one list drives the grammar, the help, the parser and Discord's list of commands. Layer 3.

mod address;
mod argument;
mod asked_position;
mod declare;
mod error;
mod head;
mod lookup;
mod names;
mod nearest;
mod new_game;
mod option_value;
mod parse;
mod parsed;
mod puzzle_input;
mod registered;
mod registration;
mod sentence;
mod settings_change;
mod spec;
mod told_language;
mod topics;
mod tournament_input;
mod translated;
mod unnamed;
mod usage;
mod values;
mod words;

use std::fmt::{self, Formatter};

use kafenio_board::rules::Roll;
use kafenio_board::table::{GameChoice, MAX_VACATION_DAYS};

use self::argument::{Arguments, one_of, write_argument};
use self::declare::commands;
use self::new_game::PLAY_OPTIONS;
use self::spec::Purpose::{Act, Decide, LookBack};
use self::spec::{choice, named, number, on_or_off, positional, word};
use self::tournament_input::{CUP_OPTIONS, LEAGUE_OPTIONS};
use self::values::Values;
use crate::chat::User;

pub use self::address::{prefix_length, without_address};
pub use self::argument::{MAX_PLAY_NUMBER_DIGITS, OrderChange, PlayInput, ReplayForm, Stake, TopList};
pub use self::asked_position::AskedPosition;
pub use self::error::ParseError;
pub use self::lookup::{spec, spec_of};
pub use self::names::{
    ALL, NO_CLOCK, begins_in_greek, command_in, group_in, is_greeting, is_thanks, is_word_of_game, is_yes_or_no,
    means_all, option_in, subcommand_in, word_in,
};
pub use self::nearest::{named_command, nearest_command, nearest_game, resembles_command};
pub use self::new_game::{AutomaticDoubles, ClockChoice, MatchLength, NewGame, TypedGame};
pub use self::option_value::{GAMES, no_game};
pub use self::parse::{may_take_long, parse, takes_person};
pub use self::parsed::{ParsedCommand, TableName, Target};
pub use self::puzzle_input::PuzzleInput;
pub use self::registered::{as_registered, registered};
pub use self::registration::{Group, Registration};
pub use self::sentence::is_sentence;
pub use self::settings_change::{ChannelChange, LANGUAGES, LanguageChoice, OnlyPlace, SettingsChange};
pub use self::spec::{CommandSpec, OptionKind, OptionSpec, Purpose, Suggested};
pub use self::told_language::language_of;
pub use self::tournament_input::{TournamentAction, TournamentInput};
pub use self::translated::{HELP_TOPICS, game, help_topic, in_language};

/// The option of every command at a table that chooses the table.
pub const TABLE_OPTION: OptionSpec = named("table", OptionKind::Word { longest: 20 }).suggesting(Suggested::Tables);
/// A game that may be left out.
const GAME: OptionSpec = positional("game", OptionKind::Game);
/// The number of a game in the match.
const GAME_NUMBER: OptionSpec = named("game", OptionKind::Number { least: 1, most: 999 }).by_value();
const PERSON: OptionSpec = positional("person", OptionKind::Person);
/// Confirms a command whose effect may decide a match or end a table.
const SURE: OptionSpec = choice("sure", &["yes"]);
/// Posts what is shown, where others would not see it.
const SHARE: OptionSpec = choice("share", &["yes"]);

commands! {
    NewGame(Box<NewGame>) => "newgame".also(&["new", "invite", "challenge"]);
    /// Plays against the computer.
    Play(Box<NewGame>) => "play".also(&["computer"]).with(PLAY_OPTIONS);
    Join {
        /// The name of an open challenge, or of a table to which the author is invited.
        name: Option<String> = word("name", 40),
    } => "join";
    Accept => "accept".also(&["yes", "y"]).at_table().purpose(Decide);
    Decline => "decline".also(&["no", "n"]).at_table().purpose(Decide);
    Cancel { sure: bool = SURE } => "cancel"
        .also(&["abort"])
        .at_table()
        .gives_up()
        .within(Group::Table)
        .hinted_by(&["draw", "remis", "unentschieden", "ισοπαλια"]);
    Rematch => "rematch".also(&["again"]).at_table().purpose(LookBack).within(Group::Table);
    /// Opens a cup, or shows the one that is going on here.
    Cup(Box<TournamentInput>) => "cup".also(&["tournament"]).with(CUP_OPTIONS);
    /// Does the same with a league.
    League(Box<TournamentInput>) => "league".with(LEAGUE_OPTIONS);
    Roll => "roll".also(&["r"]).at_table().purpose(Decide);
    Move {
        play: PlayInput = positional("play", OptionKind::Play).required().suggesting(Suggested::Plays),
    } => "move".also(&["m"]).at_table().purpose(Decide);
    Moves {
        /// Lists only plays with a move that begins like this, such as `13` or `13/9`.
        start: Option<String> = word("start", 20).suggesting(Suggested::MoveStarts),
        picture: bool = on_or_off("picture"),
    } => "moves".also(&["legalmoves", "listmoves", "showmoves", "allmoves"]).at_table();
    Hint => "hint".also(&["bestmove"]).at_table();
    Enter {
        /// A checker's point, or the points of a move.
        step: Option<String> = word("step", 20),
        /// The die to use where two dice lead to the same point.
        die: Option<u8> = named("die", OptionKind::Number { least: 1, most: 6 }),
    } => "enter".also(&["e"]).at_table().purpose(Act).within(Group::Table);
    Undo => "undo".also(&["u", "oops"]).at_table();
    Takeback => "takeback".at_table().within(Group::Table);
    Confirm => "confirm".also(&["ok"]).at_table().purpose(Decide).within(Group::Table);
    Pass { sure: bool = SURE } => "pass".at_table().purpose(Act).within(Group::Table);
    Double => "double".also(&["redouble"]).at_table().purpose(Decide);
    Take { sure: bool = SURE } => "take".at_table().purpose(Decide);
    Drop { sure: bool = SURE } => "drop".at_table().purpose(Decide);
    Beaver => "beaver".also(&["raccoon"]).at_table().purpose(Decide).within(Group::Table);
    Resign {
        // A guess must not lead somebody to lose more than they meant to: "game" resembles "gammon".
        stake: Stake = one_of::<Stake>("value").without_name().never_guessed(),
        sure: bool = SURE,
    } => "resign"
        .also(&["forfeit", "concede", "surrender"])
        .at_table()
        .gives_up()
        .hinted_by(&["leave", "quit", "exit", "stop", "giveup", "aufhoeren", "schluss", "σταματα", "σταματαω"]);
    Order {
        /// `None` asks which orders are in force.
        change: Option<OrderChange> = one_of::<OrderChange>("order").without_name(),
        sure: bool = SURE,
    } => "order".also(&["orders"]).at_table().within(Group::Table);
    Auto {
        /// `None` means on.
        on: Option<bool> = on_or_off("state").without_name(),
    } => "auto".at_table().within(Group::Table);
    PlayOn => "goon".also(&["go-on"]).at_table().purpose(Act).within(Group::Table);
    SetUp => "fresh".at_table().purpose(Act).within(Group::Table);
    Claim => "claim".at_table().purpose(Act).within(Group::Table);
    Say {
        /// With mentions as `<@id>`.
        text: String = positional("text", OptionKind::Sentence).required(),
    } => "say".also(&["tell"]).at_table().within(Group::Table).hinted_by(&["chat"]);
    Here => "here".at_table().within(Group::Table);
    EndTable { sure: bool = SURE } => "endtable".at_table().purpose(Act).gives_up().within_as(Group::Table, "end");
    Board {
        /// The number of an earlier turn.
        turn: Option<u32> = number("move", 1, 9999),
        /// A position id of GNU Backgammon or an XGID.
        id: Option<String> = named("id", OptionKind::Word { longest: 100 }),
        /// Whether everybody is to see it.
        is_shared: bool = SHARE,
    } => "board".also(&["b", "turn", "myturn", "whoseturn"]).at_table().purpose(LookBack);
    Replay {
        form: ReplayForm = one_of::<ReplayForm>("form").without_name(),
        game: Option<u32> = GAME_NUMBER,
        is_shared: bool = SHARE,
    } => "replay".at_table().purpose(LookBack).within(Group::Show);
    Analyse {
        /// The number of the game in the match; `None` for the last one that is over.
        game: Option<u32> = GAME_NUMBER,
        is_shared: bool = SHARE,
    } => "analyse".also(&["analyze", "analysis"]).at_table().purpose(LookBack).within(Group::Show);
    Games { page: Option<u32> = number("page", 1, 50) } => "games".also(&["tables"]);
    Match { is_shared: bool = SHARE } => "match".also(&["score"]).at_table().purpose(LookBack).within(Group::Show);
    History => "history".within(Group::Show);
    /// Shows the author's results, or those of `person`.
    Stats {
        game: Option<GameChoice> = GAME,
        person: Option<User> = PERSON,
    } => "stats".also(&["statistics"]).within(Group::Show).hinted_by(&["elo", "rating", "pr", "rank"]);
    /// Lists those who do best here.
    Top {
        game: Option<GameChoice> = GAME,
        list: TopList = one_of::<TopList>("list"),
    } => "top".also(&["ranking", "leaderboard"]).within(Group::Show);
    Cube => "cube".at_table().within(Group::Show);
    /// Shows how much time both players have left.
    Time => "time".also(&["timeleft", "clock"]).at_table().within(Group::Show).hinted_by(&["poke", "remind", "nudge"]);
    Export {
        /// Whether the file is a Smart Game Format file instead of a `.mat` file.
        sgf: bool = choice("format", &["mat", "sgf"]),
    } => "export".at_table().purpose(LookBack).within(Group::Show).hinted_by(&["save", "speichern", "αποθηκευσε"]);
    /// Analyses a match from elsewhere.
    Import {
        /// Where the file is, in a terminal. Elsewhere it comes with the message.
        file: Option<String> = positional("file", OptionKind::File),
        is_shared: bool = SHARE,
    } => "import".within(Group::Show).hinted_by(&["upload", "load", "open"]);
    Report => "report".at_table().purpose(LookBack).repeatable().within(Group::Show);
    Pips => "pips".also(&["pip", "pipcount", "race"]).at_table().within(Group::Show);
    Odds {
        /// In pips.
        distance: u8 = number("distance", 1, 24).required(),
    } => "odds".at_table().within(Group::Show);
    Opening {
        roll: Roll = positional("roll", OptionKind::Roll).required(),
        /// `None` means the game at the author's table.
        game: Option<GameChoice> = GAME,
    } => "opening".within(Group::Show);
    /// Asks what the engine thinks of a position.
    Position(AskedPosition) => "position".also(&["pos", "evaluate"]).within(Group::Show);
    Rules {
        game: Option<GameChoice> = GAME,
        /// Which part, counted from 1; `None` means the first page.
        part: Option<u32> = number("part", 1, 12),
        /// What the part is about.
        topic: Option<String> = positional("topic", OptionKind::Topic),
    } => "rules".at_table().within(Group::Show);
    Tutorial {
        game: Option<GameChoice> = GAME,
        /// Counted from 1; `None` begins with the first one.
        step: Option<u32> = number("step", 1, 99),
        /// A play, a word, or the number of an answer; `None` asks.
        answer: Option<String> = positional("answer", OptionKind::Line),
    } => "tutorial".also(&["learn"]);
    Puzzle(PuzzleInput) => "puzzle".also(&["puzzles"]).within(Group::Show);
    Vacation {
        /// `None` asks how many days are left. A vacation that begins in December may use the days of two years.
        days: Option<u32> = number("days", 0, 2 * MAX_VACATION_DAYS),
    } => "vacation".also(&["holiday"]).within(Group::Me).hinted_by(&["pause", "away", "verreise", "λειψω"]);
    Settings(SettingsChange) => "settings".also(&["set", "language", "theme"]).hinted_by(&[
        "lang", "dark", "flip", "dunkle", "dunklen", "μαυρα", "ασπρα", "notifications", "benachrichtigungen", "ειδοποιησεισ",
    ]);
    Channel(ChannelChange) => "channel".also(&["room"]);
    Block {
        /// `None` means the opponent at the table that the command names; without a table, it asks who is blocked.
        person: Option<User> = PERSON,
    } => "block".also(&["ignore"]).at_table().purpose(Act).within(Group::Me);
    Unblock {
        /// As for `Block`.
        person: Option<User> = PERSON,
    } => "unblock".also(&["unignore"]).at_table().purpose(Act).within(Group::Me);
    Link {
        /// `None` asks for a code.
        code: Option<String> = word("code", 20),
        sure: bool = SURE,
    } => "link".within(Group::Me);
    Unlink => "unlink".within(Group::Me);
    Me => "me".also(&["whoami"]).repeatable().within_as(Group::Me, "show");
    MyData { page: Option<u32> = number("page", 1, 9999) } => "mydata".repeatable().within(Group::Me);
    Forget { sure: bool = SURE } => "forget".gives_up().within(Group::Me).hinted_by(&["delete", "erase", "loesche", "σβησε", "διαγραψε"]);
    About => "about".repeatable().within(Group::Show).hinted_by(&["version"]);
    Help {
        /// The name of a command, or `all`.
        topic: Option<String> = word("command", 40).suggesting(Suggested::Commands),
    } => "help".also(&["start", "h", "?", "commands", "menu"]).repeatable();
}
