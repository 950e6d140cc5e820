//! The commands of the program and their arguments.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};

use super::convert_options::ConvertOptions;
use super::evaluate_options::{EVALUATIONS, EvaluateOptions};
use super::flags::Flags;
use super::picture_options::PictureOptions;
use super::scripted_rolls::ScriptedRolls;
use super::secret::Secret;
use crate::chat::Platform;

/// The version of this program and the commit that it was built from.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (", env!("BUILT_FROM_COMMIT"), ")");

/// The games of the backgammon board, played by message in Discord channels, Matrix rooms and this terminal.
#[derive(Debug, Parser)]
#[command(
    version = VERSION,
    arg_required_else_help = false,
    after_help = "A secret may also be given in a file: KAFENIO_DISCORD_TOKEN_FILE=/run/secrets/discord, and so on.\n\
                  Without a command, Kafenio serves the configured platforms, or plays in this terminal if there are none."
)]
pub struct CommandLine {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub flags: Flags,
}

impl CommandLine {
    /// Parses the command line and the environment. Ends the program with a usage message and exit code 2 if they are
    /// wrong, and with code 0 after `--help` and `--version`.
    #[must_use]
    pub fn parse_args() -> CommandLine {
        let words = command().get_matches();
        CommandLine::from_arg_matches(&words).unwrap_or_else(|error| error.exit())
    }

    /// Parses `words`, which begin with the program's name.
    ///
    /// # Errors
    /// Returns an error if the words are wrong; the error is the usage message.
    pub fn parse_from(words: impl IntoIterator<Item = impl AsRef<str>>) -> Result<CommandLine> {
        let words = command().try_get_matches_from(words.into_iter().map(|word| word.as_ref().to_owned()))?;
        Ok(CommandLine::from_arg_matches(&words)?)
    }
}

/// Returns the variables of the environment that begin like a setting but are none, in order.
#[must_use]
pub fn unknown_variables() -> Vec<String> {
    let settings = CommandLine::command();
    let is_setting = |name: &OsString| settings.get_arguments().any(|setting| setting.get_env() == Some(name));
    let names = env::vars_os().map(|(name, _)| name).filter(|name| !is_setting(name));
    let mut unknown: Vec<String> =
        names.filter_map(|name| name.into_string().ok()).filter(|name| name.starts_with("KAFENIO_")).collect();
    unknown.sort();
    unknown
}

/// Builds the command line. Commands that need no database accept the settings as every command does but have no use for
/// them, so their help leaves them out.
fn command() -> clap::Command {
    let settings: Vec<clap::Arg> =
        Flags::augment_args(clap::Command::new("")).get_arguments().map(|setting| setting.clone().hide(true)).collect();
    ["legal", "picture", "evaluate", "convert"]
        .into_iter()
        .fold(CommandLine::command(), |line, name| line.mut_subcommand(name, |command| command.args(settings.clone())))
}

/// A short description of what `kafenio legal` reads and writes; `docs/positions.md` has all of it.
const POSITIONS: &str = r#"Each line of standard input is one position:
  {"variant":"portes","dice":[6,4],"player":[26 counts],"opponent":[26 counts]}
    variant           backgammon, portes, plakoto, fevga, tric-trac or puff
    dice              the roll of `player`, who moves
    player, opponent  15 checkers, in that side's own numbering: borne off, points 1 to 24, bar or hand
  and where they are needed:
    player_pinned, opponent_pinned  Plakoto: that side's own points where its checker is pinned, such as [23]
    doublets          Puff: the doublets that this player has rolled in this game before this roll
    rules             house rules: lower_alone, triple_needs_none_off, hit_and_run, bear_off_with_pinned (true or
                      false), backgammon_counts (2 or 3), doublet_count ("game" or "turn")

The answer to each is one line, in order, with every distinct result once:
  {"plays":[{"notation":"24/14","player":[...],"opponent":[...],"player_pinned":[],"opponent_pinned":[],
             "points":0,"ends":null}]}
    points            the points that the play scores (Tric-Trac)
    ends              null, "draw", or {"winner":"player","value":2} (or "opponent"); the value is without the cube
The answer to anything else is {"error":"..."}, which names the field and says what is expected."#;

/// A command of the program.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub enum Command {
    /// Serve every configured platform; fail if there is none
    Serve,
    /// Play in this terminal, or from a pipe of lines such as `alice: /newgame portes @bob`
    Play(Play),
    /// Try every setting for real and print a line for each; fail if one fails
    Check,
    /// Ask the process that serves in the data directory whether it is ready; fail if it is not
    Health {
        /// Ask only whether it answers
        #[arg(long)]
        live: bool,
    },
    /// Read positions, a JSON object on each line, and write the legal plays of each as one line of JSON
    #[command(after_help = POSITIONS)]
    Legal,
    /// Read one position as `legal` does and write its picture, a PNG file
    #[command(
        after_help = "The position is read from the first line of standard input; `kafenio legal --help` describes it."
    )]
    Picture(Box<PictureOptions>),
    /// Read positions as `legal` does and write what the engine thinks of each, as one line of JSON
    #[command(after_help = EVALUATIONS)]
    Evaluate(EvaluateOptions),
    /// Read a match file of another program or site, or an export, and write it in another format
    Convert(ConvertOptions),
    #[command(flatten)]
    Admin(AdminCommand),
}

/// A platform whose accounts the operator can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ChatPlatform {
    Discord,
    Matrix,
}

impl From<ChatPlatform> for Platform {
    fn from(platform: ChatPlatform) -> Platform {
        match platform {
            ChatPlatform::Discord => Platform::Discord,
            ChatPlatform::Matrix => Platform::Matrix,
        }
    }
}

/// Maintenance of the database.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub enum AdminCommand {
    /// Replay every stored event and print a line for each fault; fail if there is one
    VerifyStore,
    /// Copy the embedded database into a new file; the bot may keep running
    Backup {
        file: PathBuf,
        /// Keep this many backups: an older FILE becomes FILE.1, that one FILE.2, and so on
        #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u32).range(1..=1000))]
        keep: Option<u32>,
    },
    /// Bring the database to the schema of this program, as its first start does; stop older processes first
    Migrate,
    /// Ignore an account, a server, a channel or a room from now on, in all processes; without words, list the bans
    Ban {
        #[arg(requires = "id")]
        platform: Option<ChatPlatform>,
        /// The id on the platform, such as 80351110224678912, @name:example.org, !room:example.org or example.org
        id: Option<String>,
    },
    /// Stop ignoring what `kafenio ban` named
    Unban { platform: ChatPlatform, id: String },
    /// Delete what is stored about an account, as its `/forget` would: its open games are resigned
    Forget {
        platform: ChatPlatform,
        /// The id of the account on the platform, such as 80351110224678912 or @name:example.org
        account: String,
    },
    /// Print the rated matches that count, in their order, and the ratings that follow from them
    Ratings(RatingsOptions),
    /// Copy everything from one database into an empty one, both given as in --database-url; stop the bot first
    MigrateStore { from: Secret, to: Secret },
}

/// The options of `kafenio ratings`.
#[derive(Args, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingsOptions {
    /// Print a JSON object on each line: first the matches, then the ratings
    #[arg(long, required_unless_present = "recompute")]
    pub json: bool,
    /// Compute all ratings anew from the matches and fail if one differs
    #[arg(long)]
    pub recompute: bool,
}

/// The options of `kafenio play`.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// The dice to roll, such as "31 64 22", counted from the first roll in this data directory; when they are used up the program says so and ends with exit code 1
    #[arg(long, value_name = "PAIRS")]
    pub dice: Option<ScriptedRolls>,
    /// Write every picture as NNNN.png or NNNN.gif into this directory
    #[arg(long, value_name = "DIR")]
    pub pictures: Option<PathBuf>,
}
