//! The table of commands.

use kafenio_board::rules::CustomRule;
use kafenio_board::table::{GameChoice, MAX_VACATION_DAYS};
use kafenio_engine::Level;
use kafenio_picture::THEMES;

use super::kind::CommandKind;
use super::registration::{Group, Registration};
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::language::Language;

/// The words that choose a language: `auto` for the one that the platform reports, then the languages themselves.
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
pub const GAMES: [&str; GameChoice::ALL.len()] = {
    let mut names = [""; GameChoice::ALL.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = GameChoice::ALL[index].key();
        index += 1;
    }
    names
};

/// The names of all custom rules.
pub(super) const CUSTOM_RULES: &[&str] = &{
    let mut names = [""; CustomRule::ALL.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = CustomRule::ALL[index].key();
        index += 1;
    }
    names
};

/// The levels of the computer player, the weakest first.
pub(super) const LEVELS: &[&str] = &{
    let mut names = [""; Level::ALL.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = Level::ALL[index].key();
        index += 1;
    }
    names
};

/// All commands, in the order in which the help lists them.
pub const COMMANDS: &[CommandSpec] = &[
    CommandSpec {
        kind: CommandKind::Newgame,
        name: "newgame",
        aliases: &["new", "invite", "challenge"],
        options: &[
            OptionSpec { name: "game", kind: OptionKind::Game, required: true, keyword: false },
            OptionSpec { name: "opponent", kind: OptionKind::Person, required: false, keyword: false },
            MATCH_OPTION,
            OptionSpec { name: "clock", kind: OptionKind::Clock, required: false, keyword: true },
            CUBE_OPTION,
            RULES_OPTION,
            on_or_off("jacoby"),
            on_or_off("beavers"),
            on_or_off("raccoons"),
            OptionSpec {
                name: "autodoubles",
                kind: OptionKind::NumberOr { least: 0, most: 5, or: "on" },
                required: false,
                keyword: true,
            },
            on_or_off("hints"),
            on_or_off("thread"),
            OptionSpec { name: "for", kind: OptionKind::Role, required: false, keyword: true },
            one_of("across", &["yes"]),
            LEVEL_OPTION,
        ],
        at_table: false,
        registration: Registration::TopLevel,
    },
    CommandSpec {
        kind: CommandKind::Play,
        name: "play",
        aliases: &[],
        options: &[
            OptionSpec { name: "game", kind: OptionKind::Game, required: true, keyword: false },
            LEVEL_OPTION,
            MATCH_OPTION,
            CUBE_OPTION,
            RULES_OPTION,
            on_or_off("jacoby"),
            on_or_off("beavers"),
            on_or_off("raccoons"),
        ],
        at_table: false,
        registration: Registration::TopLevel,
    },
    CommandSpec {
        kind: CommandKind::Join,
        name: "join",
        aliases: &[],
        options: &[OptionSpec {
            name: "name",
            kind: OptionKind::Word { longest: 40 },
            required: false,
            keyword: false,
        }],
        at_table: false,
        registration: Registration::TopLevel,
    },
    plain(CommandKind::Accept, "accept", &[]),
    plain(CommandKind::Decline, "decline", &[]),
    plain(CommandKind::Cancel, "cancel", &["abort"]).with(ONLY_SURE).within(Group::Table),
    plain(CommandKind::Rematch, "rematch", &["again"]).within(Group::Table),
    plain(CommandKind::Roll, "roll", &["r"]),
    CommandSpec {
        kind: CommandKind::Move,
        name: "move",
        aliases: &["m"],
        options: &[OptionSpec { name: "play", kind: OptionKind::Play, required: true, keyword: false }],
        at_table: true,
        registration: Registration::TopLevel,
    },
    CommandSpec {
        kind: CommandKind::Moves,
        name: "moves",
        aliases: &[],
        options: &[
            OptionSpec { name: "start", kind: OptionKind::Word { longest: 20 }, required: false, keyword: false },
            one_of("picture", &["on", "off"]),
        ],
        at_table: true,
        registration: Registration::TopLevel,
    },
    plain(CommandKind::Hint, "hint", &[]),
    CommandSpec {
        kind: CommandKind::Enter,
        name: "enter",
        aliases: &["e"],
        options: &[
            OptionSpec { name: "step", kind: OptionKind::Word { longest: 20 }, required: false, keyword: false },
            OptionSpec { name: "die", kind: OptionKind::Number { least: 1, most: 6 }, required: false, keyword: true },
        ],
        at_table: true,
        registration: Registration::Subcommand { group: Group::Table, name: "enter" },
    },
    plain(CommandKind::Undo, "undo", &["u"]),
    plain(CommandKind::Takeback, "takeback", &[]).within(Group::Table),
    plain(CommandKind::Confirm, "confirm", &["ok"]).within(Group::Table),
    plain(CommandKind::Pass, "pass", &[]).with(ONLY_SURE).within(Group::Table),
    plain(CommandKind::Double, "double", &[]),
    plain(CommandKind::Take, "take", &[]).with(ONLY_SURE),
    plain(CommandKind::Drop, "drop", &[]).with(ONLY_SURE),
    plain(CommandKind::Beaver, "beaver", &["raccoon"]).within(Group::Table),
    CommandSpec {
        kind: CommandKind::Resign,
        name: "resign",
        aliases: &["forfeit", "concede", "surrender"],
        options: &[
            OptionSpec {
                name: "value",
                kind: OptionKind::OneOf(&[
                    "single",
                    "gammon",
                    "backgammon",
                    "double",
                    "triple",
                    "quadruple",
                    "session",
                ]),
                required: false,
                keyword: false,
            },
            SURE_OPTION,
        ],
        at_table: true,
        registration: Registration::TopLevel,
    },
    CommandSpec {
        kind: CommandKind::Order,
        name: "order",
        aliases: &["orders"],
        options: &[
            OptionSpec {
                name: "order",
                kind: OptionKind::OneOf(&["take", "drop", "roll", "none"]),
                required: false,
                keyword: false,
            },
            SURE_OPTION,
        ],
        at_table: true,
        registration: Registration::Subcommand { group: Group::Table, name: "order" },
    },
    CommandSpec {
        kind: CommandKind::Auto,
        name: "auto",
        aliases: &[],
        options: &[OptionSpec {
            name: "state",
            kind: OptionKind::OneOf(&["on", "off"]),
            required: false,
            keyword: false,
        }],
        at_table: true,
        registration: Registration::Subcommand { group: Group::Table, name: "auto" },
    },
    plain(CommandKind::PlayOn, "goon", &["go-on"]).within(Group::Table),
    plain(CommandKind::SetUp, "fresh", &[]).within(Group::Table),
    plain(CommandKind::Claim, "claim", &[]).within(Group::Table),
    plain(CommandKind::Say, "say", &["tell"])
        .with(&[OptionSpec { name: "text", kind: OptionKind::Line, required: true, keyword: false }])
        .within(Group::Table),
    plain(CommandKind::Here, "here", &[]).within(Group::Table),
    plain(CommandKind::EndTable, "endtable", &[]).with(ONLY_SURE).within_as(Group::Table, "end"),
    CommandSpec {
        kind: CommandKind::Board,
        name: "board",
        aliases: &["b"],
        options: &[
            number("move", 1, 9999),
            OptionSpec { name: "id", kind: OptionKind::Word { longest: 100 }, required: false, keyword: true },
            SHARE_OPTION,
        ],
        at_table: true,
        registration: Registration::TopLevel,
    },
    CommandSpec {
        kind: CommandKind::Replay,
        name: "replay",
        aliases: &[],
        options: &[
            OptionSpec { name: "form", kind: OptionKind::OneOf(&["film", "strip"]), required: false, keyword: false },
            GAME_NUMBER_OPTION,
            SHARE_OPTION,
        ],
        at_table: true,
        registration: Registration::Subcommand { group: Group::Show, name: "replay" },
    },
    CommandSpec {
        kind: CommandKind::Analyse,
        name: "analyse",
        aliases: &["analyze", "analysis"],
        options: &[GAME_NUMBER_OPTION, SHARE_OPTION],
        at_table: true,
        registration: Registration::Subcommand { group: Group::Show, name: "analyse" },
    },
    CommandSpec {
        kind: CommandKind::Games,
        name: "games",
        aliases: &["tables"],
        options: &[number("page", 1, 50)],
        at_table: false,
        registration: Registration::TopLevel,
    },
    plain(CommandKind::Match, "match", &["score"]).with(&[SHARE_OPTION]).within(Group::Show),
    plain(CommandKind::History, "history", &[]).without_table().within(Group::Show),
    plain(CommandKind::Stats, "stats", &["statistics"]).with(STATS_OPTIONS).without_table().within(Group::Show),
    plain(CommandKind::Cube, "cube", &[]).within(Group::Show),
    plain(CommandKind::Export, "export", &[]).within(Group::Show),
    plain(CommandKind::Report, "report", &[]).within(Group::Show),
    plain(CommandKind::Pips, "pips", &["pip"]).within(Group::Show),
    CommandSpec {
        kind: CommandKind::Odds,
        name: "odds",
        aliases: &[],
        options: &[OptionSpec {
            name: "distance",
            kind: OptionKind::Number { least: 1, most: 24 },
            required: true,
            keyword: false,
        }],
        at_table: true,
        registration: Registration::Subcommand { group: Group::Show, name: "odds" },
    },
    plain(CommandKind::Opening, "opening", &[])
        .with(&[
            OptionSpec { name: "roll", kind: OptionKind::Word { longest: 5 }, required: true, keyword: false },
            GAME_OPTION,
        ])
        .without_table()
        .within(Group::Show),
    CommandSpec {
        kind: CommandKind::Position,
        name: "position",
        aliases: &["pos", "evaluate"],
        options: &[
            OptionSpec { name: "id", kind: OptionKind::Line, required: true, keyword: false },
            OptionSpec { name: "roll", kind: OptionKind::Word { longest: 5 }, required: false, keyword: false },
        ],
        at_table: false,
        registration: Registration::Subcommand { group: Group::Show, name: "position" },
    },
    plain(CommandKind::Rules, "rules", &[]).with(&[GAME_OPTION]).within(Group::Show),
    CommandSpec {
        kind: CommandKind::Tutorial,
        name: "tutorial",
        aliases: &["learn"],
        options: &[
            GAME_OPTION,
            number("step", 1, 99),
            OptionSpec { name: "answer", kind: OptionKind::Line, required: false, keyword: false },
        ],
        at_table: false,
        registration: Registration::TopLevel,
    },
    CommandSpec {
        kind: CommandKind::Puzzle,
        name: "puzzle",
        aliases: &["puzzles"],
        options: &[
            GAME_OPTION,
            number("number", 1, 9999),
            OptionSpec { name: "answer", kind: OptionKind::Line, required: false, keyword: false },
            one_of("daily", &["on", "off"]),
            OptionSpec {
                name: "hour",
                kind: OptionKind::Number { least: 0, most: 23 },
                required: false,
                keyword: true,
            },
            one_of("standings", &["show"]),
        ],
        at_table: false,
        registration: Registration::Subcommand { group: Group::Show, name: "puzzle" },
    },
    CommandSpec {
        kind: CommandKind::Vacation,
        name: "vacation",
        aliases: &["holiday"],
        // A vacation that begins in December may use the days of two years.
        options: &[number("days", 0, 2 * MAX_VACATION_DAYS)],
        at_table: false,
        registration: Registration::Subcommand { group: Group::Me, name: "vacation" },
    },
    CommandSpec {
        kind: CommandKind::Settings,
        name: "settings",
        aliases: &["set"],
        options: &[
            one_of("theme", THEMES),
            one_of("home", &["right", "left"]),
            one_of("numbers", &["own", "ravensburger"]),
            one_of("reminders", &["all", "channel", "off"]),
            one_of("boards", &["pictures", "text"]),
            one_of("confirm", &["on", "off"]),
            one_of("rolls", &["ask", "auto"]),
            one_of("analysis", &["ask", "auto"]),
            one_of("invitations", &["everyone", "known", "nobody"]),
            on_or_off("talk"),
            one_of("language", LANGUAGES),
            one_of("channel", LANGUAGES),
        ],
        at_table: false,
        registration: Registration::TopLevel,
    },
    CommandSpec {
        kind: CommandKind::Channel,
        name: "channel",
        aliases: &["room"],
        options: &[
            one_of("boards", &["shrink", "keep"]),
            one_of("threads", &["always", "ask", "never"]),
            OptionSpec { name: "only", kind: OptionKind::Place, required: false, keyword: true },
            one_of("language", LANGUAGES),
        ],
        at_table: false,
        registration: Registration::TopLevel,
    },
    CommandSpec {
        kind: CommandKind::Block,
        name: "block",
        aliases: &["ignore"],
        options: &[PERSON_OPTION],
        at_table: true,
        registration: Registration::Subcommand { group: Group::Me, name: "block" },
    },
    CommandSpec {
        kind: CommandKind::Unblock,
        name: "unblock",
        aliases: &["unignore"],
        options: &[PERSON_OPTION],
        at_table: true,
        registration: Registration::Subcommand { group: Group::Me, name: "unblock" },
    },
    plain(CommandKind::Link, "link", &[]).with(&[CODE_OPTION, SURE_OPTION]).without_table().within(Group::Me),
    plain(CommandKind::Unlink, "unlink", &[]).without_table().within(Group::Me),
    plain(CommandKind::Me, "me", &["whoami"]).without_table().within_as(Group::Me, "show"),
    CommandSpec {
        kind: CommandKind::MyData,
        name: "mydata",
        aliases: &[],
        options: &[number("page", 1, 9999)],
        at_table: false,
        registration: Registration::Subcommand { group: Group::Me, name: "mydata" },
    },
    CommandSpec {
        kind: CommandKind::Forget,
        name: "forget",
        aliases: &[],
        options: ONLY_SURE,
        at_table: false,
        registration: Registration::Subcommand { group: Group::Me, name: "forget" },
    },
    plain(CommandKind::About, "about", &[]).without_table().within(Group::Show),
    CommandSpec {
        kind: CommandKind::Help,
        name: "help",
        aliases: &["start", "h"],
        options: &[OptionSpec {
            name: "command",
            kind: OptionKind::Word { longest: 40 },
            required: false,
            keyword: false,
        }],
        at_table: false,
        registration: Registration::TopLevel,
    },
];

/// The number of a game in the match.
const GAME_NUMBER_OPTION: OptionSpec =
    OptionSpec { name: "game", kind: OptionKind::Number { least: 1, most: 999 }, required: false, keyword: true };

/// A game that may be left out.
const GAME_OPTION: OptionSpec = OptionSpec { name: "game", kind: OptionKind::Game, required: false, keyword: false };
const MATCH_OPTION: OptionSpec = OptionSpec {
    name: "match",
    kind: OptionKind::NumberOr { least: 1, most: 25, or: "money" },
    required: false,
    keyword: true,
};
const PERSON_OPTION: OptionSpec =
    OptionSpec { name: "person", kind: OptionKind::Person, required: false, keyword: false };
const STATS_OPTIONS: &[OptionSpec] = &[GAME_OPTION, PERSON_OPTION];
/// The code that an account shows to be linked with another one.
const CODE_OPTION: OptionSpec =
    OptionSpec { name: "code", kind: OptionKind::Word { longest: 20 }, required: false, keyword: false };
const LEVEL_OPTION: OptionSpec = one_of("level", LEVELS);
const CUBE_OPTION: OptionSpec = on_or_off("cube");
const RULES_OPTION: OptionSpec =
    OptionSpec { name: "rules", kind: OptionKind::CustomRules, required: false, keyword: true };
/// The option that confirms a command whose effect may decide a match or end a table.
const SURE_OPTION: OptionSpec = one_of("sure", &["yes"]);
const ONLY_SURE: &[OptionSpec] = &[SURE_OPTION];
/// Posts what is shown, where others would not see it.
const SHARE_OPTION: OptionSpec = one_of("share", &["yes"]);

const fn on_or_off(name: &'static str) -> OptionSpec {
    one_of(name, &["on", "off"])
}

/// Returns an optional number, without a name before it.
const fn number(name: &'static str, least: u32, most: u32) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Number { least, most }, required: false, keyword: false }
}

/// Returns an option that is one of these words.
const fn one_of(name: &'static str, words: &'static [&'static str]) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::OneOf(words), required: false, keyword: true }
}

/// Returns the row of a command at the top of the list that applies to a table and has no options.
const fn plain(kind: CommandKind, name: &'static str, aliases: &'static [&'static str]) -> CommandSpec {
    CommandSpec { kind, name, aliases, options: &[], at_table: true, registration: Registration::TopLevel }
}

impl CommandSpec {
    const fn with(self, options: &'static [OptionSpec]) -> CommandSpec {
        CommandSpec { options, ..self }
    }

    const fn without_table(self) -> CommandSpec {
        CommandSpec { at_table: false, ..self }
    }

    /// Moves the command to a group, under its own name.
    const fn within(self, group: Group) -> CommandSpec {
        let name = self.name;
        self.within_as(group, name)
    }

    /// Moves the command to a group, where it is called `name`.
    const fn within_as(self, group: Group, name: &'static str) -> CommandSpec {
        CommandSpec { registration: Registration::Subcommand { group, name }, ..self }
    }
}
