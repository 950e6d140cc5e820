//! What the table of commands says about a command and its options.

use kafenio_board::letters::Word;

use super::CommandKind;
use super::registration::{Group, Registration};

/// A command as people type it: `/name positional... keyword:value...`.
#[derive(Debug)]
pub struct CommandSpec {
    pub kind: CommandKind,
    /// The name in lower case, as it is registered with Discord.
    pub name: &'static str,
    /// Other names that the parser accepts.
    pub aliases: &'static [&'static str],
    /// The options: required ones first, positional ones in the order in which they are typed.
    pub options: &'static [OptionSpec],
    /// Whether the command applies to one table, which `table:NAME` may choose.
    pub at_table: bool,
    pub purpose: Purpose,
    /// Whether a message with this command may be handled again: it changes nothing, and its reply either stays the same or is
    /// too personal or too large to be kept.
    pub is_repeatable: bool,
    /// Whether the author gives something up that does not come back. Such a command is never guessed from a misspelt word.
    pub gives_up: bool,
    /// Words that are no names of the command, but are answered with it.
    pub hinted_by: &'static [&'static str],
    /// Where users find it who pick commands from a list.
    pub registration: Registration,
}

/// What a command is for, where the manager treats several alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To decide what a game waits for.
    Decide,
    /// To go on with a game otherwise, or to keep somebody away. Like a decision, it costs none of the author's posts.
    Act,
    /// To look back at a game, which may be over.
    LookBack,
    Other,
}

impl CommandSpec {
    /// Returns the row of a command without options at the top of the list.
    pub(super) const fn new(kind: CommandKind, name: &'static str) -> CommandSpec {
        CommandSpec {
            kind,
            name,
            aliases: &[],
            options: &[],
            at_table: false,
            purpose: Purpose::Other,
            is_repeatable: false,
            gives_up: false,
            hinted_by: &[],
            registration: Registration::TopLevel,
        }
    }

    pub(super) const fn with(self, options: &'static [OptionSpec]) -> CommandSpec {
        CommandSpec { options, ..self }
    }

    pub(super) const fn also(self, aliases: &'static [&'static str]) -> CommandSpec {
        CommandSpec { aliases, ..self }
    }

    pub(super) const fn at_table(self) -> CommandSpec {
        CommandSpec { at_table: true, ..self }
    }

    pub(super) const fn purpose(self, purpose: Purpose) -> CommandSpec {
        CommandSpec { purpose, ..self }
    }

    pub(super) const fn repeatable(self) -> CommandSpec {
        CommandSpec { is_repeatable: true, ..self }
    }

    pub(super) const fn gives_up(self) -> CommandSpec {
        CommandSpec { gives_up: true, ..self }
    }

    pub(super) const fn hinted_by(self, hinted_by: &'static [&'static str]) -> CommandSpec {
        CommandSpec { hinted_by, ..self }
    }

    /// Moves the command to a group, under its own name.
    pub(super) const fn within(self, group: Group) -> CommandSpec {
        let name = self.name;
        self.within_as(group, name)
    }

    /// Moves the command to a group, where it is called `name`.
    pub(super) const fn within_as(self, group: Group, name: &'static str) -> CommandSpec {
        CommandSpec { registration: Registration::Subcommand { group, name }, ..self }
    }

    /// Returns the option with this English name.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&'static OptionSpec> {
        self.options.iter().find(|option| option.name == name)
    }

    /// Returns whether `name` is the command's name in English, or another name that stands in the command table.
    pub(super) fn is_named(&self, name: &Word) -> bool {
        self.name == name.folded() || self.aliases.contains(&name.folded())
    }

    /// Returns whether the answer may take long, because the engine thinks or many boards are drawn.
    #[must_use]
    pub fn is_slow(&self) -> bool {
        use CommandKind::{Analyse, Hint, Import, Moves, Position, Puzzle, Replay, Report};
        matches!(self.kind, Analyse | Hint | Import | Moves | Position | Puzzle | Replay | Report)
    }

    /// Returns whether only its exact names mean the command: it gives something up, or decides more than a roll or a move.
    pub(super) fn needs_exact_name(&self) -> bool {
        let is_decision =
            self.purpose == Purpose::Decide && !matches!(self.kind, CommandKind::Roll | CommandKind::Move);
        self.gives_up || is_decision
    }

    /// Returns whether the command takes an option of this kind.
    pub(super) fn takes(&self, is_kind: fn(&OptionKind) -> bool) -> bool {
        self.options.iter().any(|option| is_kind(&option.kind))
    }
}

/// An option of a command.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about the option")]
#[derive(Debug)]
pub struct OptionSpec {
    pub name: &'static str,
    /// Other names that the parser accepts.
    pub aliases: &'static [&'static str],
    pub kind: OptionKind,
    pub required: bool,
    /// Whether the option is written as `name:value`, in any position. A positional option is the value alone.
    pub keyword: bool,
    /// Whether the value alone is enough, without the keyword: "master" can only be a level. A confirmation and `share:yes`
    /// need the keyword.
    pub is_known_by_value: bool,
    /// Whether the bot writes the value alone, because nobody would type the keyword: `/cup join`.
    pub is_written_alone: bool,
    /// Whether its name alone means "on".
    pub is_flag: bool,
    /// Whether an unknown word may be taken for one of the option's words that is like it.
    pub is_guessed: bool,
    /// What is suggested for it while somebody types.
    pub suggested: Option<Suggested>,
}

/// What the suggestions for an option are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suggested {
    /// Legal plays.
    Plays,
    /// The points from which a checker can move, and its moves.
    MoveStarts,
    MatchLengths,
    Clocks,
    CustomRules,
    TavliGames,
    /// The tables that the author may mean.
    Tables,
    Commands,
}

/// Returns an option that is the value alone.
pub(super) const fn positional(name: &'static str, kind: OptionKind) -> OptionSpec {
    OptionSpec {
        name,
        aliases: &[],
        kind,
        required: false,
        keyword: false,
        is_known_by_value: false,
        is_written_alone: false,
        is_flag: false,
        is_guessed: true,
        suggested: None,
    }
}

/// Returns an option that is written as `name:value`.
pub(super) const fn named(name: &'static str, kind: OptionKind) -> OptionSpec {
    let is_known_by_value = match &kind {
        OptionKind::OneOf(words) => words.len() > 1,
        OptionKind::Clock | OptionKind::CustomRules => true,
        _ => false,
    };
    OptionSpec { keyword: true, is_known_by_value, ..positional(name, kind) }
}

/// Returns an option that is one of these words.
pub(super) const fn choice(name: &'static str, words: &'static [&'static str]) -> OptionSpec {
    named(name, OptionKind::OneOf(words))
}

pub(super) const fn on_or_off(name: &'static str) -> OptionSpec {
    choice(name, &["on", "off"])
}

/// Returns a number that is the value alone.
pub(super) const fn number(name: &'static str, least: u32, most: u32) -> OptionSpec {
    positional(name, OptionKind::Number { least, most })
}

/// Returns a word that is the value alone, of at most this many characters.
pub(super) const fn word(name: &'static str, longest: usize) -> OptionSpec {
    positional(name, OptionKind::Word { longest })
}

impl OptionSpec {
    pub(super) const fn required(self) -> OptionSpec {
        OptionSpec { required: true, ..self }
    }

    /// Makes the option the value alone.
    pub(super) const fn without_name(self) -> OptionSpec {
        OptionSpec { keyword: false, is_known_by_value: false, ..self }
    }

    pub(super) const fn also(self, aliases: &'static [&'static str]) -> OptionSpec {
        OptionSpec { aliases, ..self }
    }

    pub(super) const fn by_value(self) -> OptionSpec {
        OptionSpec { is_known_by_value: true, ..self }
    }

    /// Demands the keyword, because the words alone say too little.
    pub(super) const fn only_named(self) -> OptionSpec {
        OptionSpec { is_known_by_value: false, ..self }
    }

    pub(super) const fn written_alone(self) -> OptionSpec {
        OptionSpec { is_written_alone: true, ..self }
    }

    /// Lets the name alone mean "on": `rated` is `rated:on`.
    pub(super) const fn flag(self) -> OptionSpec {
        OptionSpec { is_flag: true, ..self }
    }

    pub(super) const fn never_guessed(self) -> OptionSpec {
        OptionSpec { is_guessed: false, ..self }
    }

    pub(super) const fn suggesting(self, suggested: Suggested) -> OptionSpec {
        OptionSpec { suggested: Some(suggested), ..self }
    }
}

/// The kinds of value that an option takes.
#[derive(Debug)]
pub enum OptionKind {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A time control, or the word `none`.
    Clock,
    /// Custom rules by name, with commas between them.
    CustomRules,
    /// Games of a Tavli by their names, with commas between them.
    Games,
    /// A game, by any of its names.
    Game,
    /// Another user, given as a mention.
    Person,
    /// A channel, given as a link, or the word `off`.
    Place,
    /// A role of a place's members, given as a mention.
    Role,
    /// Two dice, such as `3-1`.
    Roll,
    /// The moves of a play, or its number in the list that was shown. It takes the rest of the line.
    Play,
    /// A position of another program, with the roll after it. It takes the rest of the line.
    Position,
    /// A whole number in this range.
    Number { least: u32, most: u32 },
    /// A whole number in this range, or the word `or`.
    NumberOr { least: u32, most: u32, or: &'static str },
    /// A file: on Discord an attachment, in a terminal a path. It takes the rest of the line.
    File,
    /// Free text. It takes the rest of the line.
    Line,
    /// What a text is about, in words that are no game. It takes the rest of the line.
    Topic,
    /// What somebody says to another person. It takes the whole line as it is, with its colons and commas.
    Sentence,
    /// Free text without spaces, at most `longest` characters.
    Word { longest: usize },
}

impl OptionKind {
    /// Returns whether `word` is one of the words of this kind.
    pub(super) fn has_word(&self, word: &str) -> bool {
        matches!(self, OptionKind::OneOf(words) if words.contains(&word))
    }

    /// Returns whether the value can be any word.
    pub(super) fn takes_text(&self) -> bool {
        self.takes_rest() || matches!(self, OptionKind::Word { .. })
    }

    /// Returns whether the value is the rest of the line.
    pub(super) fn takes_rest(&self) -> bool {
        matches!(
            self,
            OptionKind::Play
                | OptionKind::Position
                | OptionKind::File
                | OptionKind::Line
                | OptionKind::Topic
                | OptionKind::Sentence
        )
    }
}
