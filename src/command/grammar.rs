//! The table of commands.

use super::names::means_command;
use crate::language::Language;
use crate::rules::CustomRule;
use crate::table::Cycle;

/// What a command does: the manager has one arm for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CommandKind {
    Newgame,
    Accept,
    Decline,
    Cancel,
    Rematch,
    Roll,
    Move,
    Moves,
    Enter,
    Undo,
    Takeback,
    Confirm,
    Double,
    Take,
    Drop,
    Beaver,
    Pass,
    Resign,
    Order,
    Auto,
    GoOn,
    Fresh,
    Claim,
    EndTable,
    Here,
    Board,
    Replay,
    Games,
    Match,
    History,
    Cube,
    Export,
    About,
    Pips,
    Odds,
    Opening,
    Rules,
    Vacation,
    Settings,
    Help,
}

/// One command as people type it: `/name positional... keyword:value...`.
#[derive(Debug)]
pub struct Spec {
    pub kind: CommandKind,
    /// Lower case, as registered with Discord.
    pub name: &'static str,
    /// Other names that are understood when typed.
    pub aliases: &'static [&'static str],
    /// Required ones first, positional ones in the order in which they are typed.
    pub options: &'static [Opt],
    /// Whether it does something at one table, so that `table:NAME` may choose it.
    pub at_table: bool,
}

/// One option of a command.
#[derive(Debug)]
pub struct Opt {
    pub name: &'static str,
    pub kind: Kind,
    pub required: bool,
    /// Written `name:value`, in any order; a positional one is the value alone.
    pub keyword: bool,
}

/// What an option takes.
#[derive(Debug)]
pub enum Kind {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// Any of these words, with commas between them.
    AnyOf(&'static [&'static str]),
    /// A game, by any of its names.
    Game,
    /// Somebody else: a mention.
    Person,
    /// The moves of a play, or its number in the list that was shown: the rest of the line.
    Play,
    /// A whole number in this range.
    Number { least: u32, most: u32 },
    /// A whole number in this range, or this word.
    NumberOr { least: u32, most: u32, or: &'static str },
    /// A word of free text, at most this many characters long.
    Word { longest: usize },
}

/// The pictures' themes, the default one first.
pub const THEMES: &[&str] = &["kafenio", "night", "paper", "contrast", "deuteranopia", "protanopia", "tritanopia"];

/// The languages that can be chosen, after the word for the one that the platform tells.
pub const LANGUAGES: &[&str] = &{
    let mut words = ["auto"; Language::ALL.len() + 1];
    let mut index = 0;
    while index < Language::ALL.len() {
        words[index + 1] = Language::ALL[index].word();
        index += 1;
    }
    words
};

/// The names of all games.
pub const GAMES: [&str; Cycle::ALL.len()] = {
    let mut names = [""; Cycle::ALL.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = Cycle::ALL[index].key();
        index += 1;
    }
    names
};

/// The names of all house rules.
const HOUSE_RULES: &[&str] = &{
    let mut names = [""; CustomRule::ALL.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = CustomRule::ALL[index].key();
        index += 1;
    }
    names
};

/// Every command, in the order in which help shows them.
pub const TABLE: &[Spec] = &[
    Spec {
        kind: CommandKind::Newgame,
        name: "newgame",
        aliases: &["new", "play", "invite"],
        options: &[
            Opt { name: "game", kind: Kind::Game, required: true, keyword: false },
            Opt { name: "opponent", kind: Kind::Person, required: true, keyword: false },
            Opt {
                name: "match",
                kind: Kind::NumberOr { least: 1, most: 25, or: "money" },
                required: false,
                keyword: true,
            },
            Opt { name: "clock", kind: Kind::Word { longest: 20 }, required: false, keyword: true },
            Opt { name: "cube", kind: Kind::OneOf(&["on", "off"]), required: false, keyword: true },
            Opt { name: "rules", kind: Kind::AnyOf(HOUSE_RULES), required: false, keyword: true },
            Opt { name: "jacoby", kind: Kind::OneOf(&["on", "off"]), required: false, keyword: true },
            Opt { name: "beavers", kind: Kind::OneOf(&["on", "off"]), required: false, keyword: true },
            Opt { name: "raccoons", kind: Kind::OneOf(&["on", "off"]), required: false, keyword: true },
            Opt {
                name: "autodoubles",
                kind: Kind::NumberOr { least: 0, most: 5, or: "on" },
                required: false,
                keyword: true,
            },
            Opt { name: "thread", kind: Kind::OneOf(&["on", "off"]), required: false, keyword: true },
        ],
        at_table: false,
    },
    plain(CommandKind::Accept, "accept", &[]),
    plain(CommandKind::Decline, "decline", &[]),
    plain(CommandKind::Cancel, "cancel", &["abort"]),
    plain(CommandKind::Rematch, "rematch", &["again"]),
    plain(CommandKind::Roll, "roll", &["r"]),
    Spec {
        kind: CommandKind::Move,
        name: "move",
        aliases: &["m"],
        options: &[Opt { name: "play", kind: Kind::Play, required: true, keyword: false }],
        at_table: true,
    },
    Spec {
        kind: CommandKind::Moves,
        name: "moves",
        aliases: &[],
        options: &[
            Opt { name: "start", kind: Kind::Word { longest: 20 }, required: false, keyword: false },
            Opt { name: "picture", kind: Kind::OneOf(&["on", "off"]), required: false, keyword: true },
        ],
        at_table: true,
    },
    Spec {
        kind: CommandKind::Enter,
        name: "enter",
        aliases: &["e"],
        options: &[
            Opt { name: "step", kind: Kind::Word { longest: 20 }, required: false, keyword: false },
            Opt { name: "die", kind: Kind::Number { least: 1, most: 6 }, required: false, keyword: true },
        ],
        at_table: true,
    },
    plain(CommandKind::Undo, "undo", &["u"]),
    plain(CommandKind::Takeback, "takeback", &[]),
    plain(CommandKind::Confirm, "confirm", &["ok"]),
    Spec { kind: CommandKind::Pass, name: "pass", aliases: &[], options: SURE, at_table: true },
    plain(CommandKind::Double, "double", &[]),
    Spec { kind: CommandKind::Take, name: "take", aliases: &[], options: SURE, at_table: true },
    Spec { kind: CommandKind::Drop, name: "drop", aliases: &[], options: SURE, at_table: true },
    plain(CommandKind::Beaver, "beaver", &["raccoon"]),
    Spec {
        kind: CommandKind::Resign,
        name: "resign",
        aliases: &[],
        options: &[
            Opt {
                name: "value",
                kind: Kind::OneOf(&["single", "gammon", "backgammon", "double", "triple", "quadruple", "session"]),
                required: false,
                keyword: false,
            },
            SURELY,
        ],
        at_table: true,
    },
    Spec {
        kind: CommandKind::Order,
        name: "order",
        aliases: &["orders"],
        options: &[
            Opt {
                name: "order",
                kind: Kind::OneOf(&["take", "drop", "roll", "none"]),
                required: false,
                keyword: false,
            },
            SURELY,
        ],
        at_table: true,
    },
    Spec {
        kind: CommandKind::Auto,
        name: "auto",
        aliases: &[],
        options: &[Opt { name: "state", kind: Kind::OneOf(&["on", "off"]), required: false, keyword: false }],
        at_table: true,
    },
    plain(CommandKind::GoOn, "goon", &["go-on"]),
    plain(CommandKind::Fresh, "fresh", &[]),
    plain(CommandKind::Claim, "claim", &[]),
    plain(CommandKind::Here, "here", &[]),
    Spec { kind: CommandKind::EndTable, name: "endtable", aliases: &[], options: SURE, at_table: true },
    Spec {
        kind: CommandKind::Board,
        name: "board",
        aliases: &["b"],
        options: &[
            Opt { name: "move", kind: Kind::Number { least: 1, most: 9999 }, required: false, keyword: false },
            Opt { name: "id", kind: Kind::Word { longest: 100 }, required: false, keyword: true },
        ],
        at_table: true,
    },
    Spec {
        kind: CommandKind::Replay,
        name: "replay",
        aliases: &[],
        options: &[
            Opt { name: "form", kind: Kind::OneOf(&["film", "strip"]), required: false, keyword: false },
            Opt { name: "game", kind: Kind::Number { least: 1, most: 999 }, required: false, keyword: true },
        ],
        at_table: true,
    },
    Spec { kind: CommandKind::Games, name: "games", aliases: &["tables"], options: &[], at_table: false },
    plain(CommandKind::Match, "match", &["score"]),
    Spec { kind: CommandKind::History, name: "history", aliases: &[], options: &[], at_table: false },
    plain(CommandKind::Cube, "cube", &[]),
    plain(CommandKind::Export, "export", &[]),
    plain(CommandKind::Pips, "pips", &["pip"]),
    Spec {
        kind: CommandKind::Odds,
        name: "odds",
        aliases: &[],
        options: &[Opt { name: "distance", kind: Kind::Number { least: 1, most: 24 }, required: true, keyword: false }],
        at_table: true,
    },
    Spec {
        kind: CommandKind::Opening,
        name: "opening",
        aliases: &[],
        options: &[Opt { name: "roll", kind: Kind::Word { longest: 5 }, required: true, keyword: false }],
        at_table: false,
    },
    Spec {
        kind: CommandKind::Rules,
        name: "rules",
        aliases: &[],
        options: &[Opt { name: "game", kind: Kind::Game, required: false, keyword: false }],
        at_table: true,
    },
    Spec {
        kind: CommandKind::Vacation,
        name: "vacation",
        aliases: &["holiday"],
        options: &[Opt { name: "days", kind: Kind::Number { least: 0, most: 365 }, required: false, keyword: false }],
        at_table: false,
    },
    Spec {
        kind: CommandKind::Settings,
        name: "settings",
        aliases: &["set"],
        options: &[
            Opt { name: "theme", kind: Kind::OneOf(THEMES), required: false, keyword: true },
            Opt { name: "home", kind: Kind::OneOf(&["right", "left"]), required: false, keyword: true },
            Opt { name: "numbers", kind: Kind::OneOf(&["own", "ravensburger"]), required: false, keyword: true },
            Opt { name: "reminders", kind: Kind::OneOf(&["all", "channel", "off"]), required: false, keyword: true },
            Opt { name: "boards", kind: Kind::OneOf(&["pictures", "text"]), required: false, keyword: true },
            Opt { name: "confirm", kind: Kind::OneOf(&["on", "off"]), required: false, keyword: true },
            Opt { name: "rolls", kind: Kind::OneOf(&["ask", "auto"]), required: false, keyword: true },
            Opt { name: "language", kind: Kind::OneOf(LANGUAGES), required: false, keyword: true },
            Opt { name: "channel", kind: Kind::OneOf(LANGUAGES), required: false, keyword: true },
        ],
        at_table: false,
    },
    Spec { kind: CommandKind::About, name: "about", aliases: &[], options: &[], at_table: false },
    Spec {
        kind: CommandKind::Help,
        name: "help",
        aliases: &["start", "h"],
        options: &[Opt { name: "command", kind: Kind::Word { longest: 40 }, required: false, keyword: false }],
        at_table: false,
    },
];

/// Says an answer once more that may decide a match.
const SURELY: Opt = Opt { name: "sure", kind: Kind::OneOf(&["yes"]), required: false, keyword: true };
const SURE: &[Opt] = &[SURELY];

/// A command at a table that takes nothing more.
const fn plain(kind: CommandKind, name: &'static str, aliases: &'static [&'static str]) -> Spec {
    Spec { kind, name, aliases, options: &[], at_table: true }
}

/// Whether `kind` does something at one table.
#[must_use]
pub fn is_at_table(kind: CommandKind) -> bool {
    TABLE.iter().any(|spec| spec.kind == kind && spec.at_table)
}

/// The command of that name or other name, in any case and in any of our languages.
#[must_use]
pub fn spec(name: &str) -> Option<&'static Spec> {
    let name = name.to_lowercase();
    let english = TABLE.iter().find(|spec| spec.name == name || spec.aliases.contains(&name.as_str()));
    english.or_else(|| TABLE.iter().find(|spec| means_command(&name, spec.name)))
}

/// The row of the command table for `kind`.
///
/// # Panics
/// If the table lacks the command, which a test rules out.
#[must_use]
pub fn spec_of(kind: CommandKind) -> &'static Spec {
    TABLE.iter().find(|spec| spec.kind == kind).expect("the command table has a row for each kind of command")
}
