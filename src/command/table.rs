//! The table of commands.

/// One command as people type it: `/name positional... keyword:value...`.
#[derive(Debug)]
pub struct Spec {
    /// Lower case, as registered with Discord.
    pub name: &'static str,
    /// Other names that are understood when typed.
    pub aliases: &'static [&'static str],
    /// Positional ones first, in order, required ones first.
    pub options: &'static [Opt],
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
    /// Somebody else: a mention.
    Person,
    /// The moves of a play, or its number in the list that was shown: the rest of the line.
    Play,
    /// A whole number in this range.
    Number { least: u32, most: u32 },
    /// A word of free text, at most this long.
    Word { longest: usize },
}

/// Every command, in the order in which help shows them.
pub const TABLE: &[Spec] = &[
    Spec {
        name: "newgame",
        aliases: &[],
        options: &[
            Opt { name: "game", kind: Kind::OneOf(&["backgammon", "portes"]), required: true, keyword: false },
            Opt { name: "opponent", kind: Kind::Person, required: true, keyword: false },
            Opt { name: "match", kind: Kind::Number { least: 1, most: 25 }, required: false, keyword: true },
        ],
    },
    Spec { name: "accept", aliases: &[], options: &[] },
    Spec {
        name: "move",
        aliases: &["m"],
        options: &[Opt { name: "play", kind: Kind::Play, required: true, keyword: false }],
    },
];
