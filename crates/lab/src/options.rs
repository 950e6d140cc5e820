//! The command line.

use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Error, anyhow};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use kafenio_board::rules::Variant;
use kafenio_engine::{Level, MAX_PLY, SIZES};

/// The command line of `kafenio-lab`.
#[derive(Debug, Parser)]
#[command(name = "kafenio-lab", version, about)]
pub struct CommandLine {
    #[command(subcommand)]
    pub command: Command,
    /// A folder of networks such as puff.bin, which are used in place of the program's own
    #[arg(long, env = "KAFENIO_NETS", value_name = "DIR", global = true)]
    pub nets: Option<PathBuf>,
}

/// What the lab does.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub enum Command {
    /// Let two players play games with the same dice, and print the first one's points a game
    Arena(ArenaOptions),
    /// Train a network by games against itself
    Train(TrainOptions),
    /// Find puzzles in games of the engine against itself
    Puzzles(PuzzleOptions),
    /// Roll the opening plays of a game out: the engine plays many games against itself after each of them
    Openings(OpeningOptions),
    /// Judge games of all levels as usual and one roll less ahead, and print how well the two agree
    Agreement(AgreementOptions),
}

/// The options of `kafenio-lab arena`.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
pub struct ArenaOptions {
    #[arg(long, value_parser = game_parser())]
    pub game: Variant,
    /// A level, `random`, or a file that `kafenio-lab train` wrote, each with @1 or @2 to look ahead
    #[arg(long, value_name = "PLAYER", default_value = "master")]
    pub first: Contender,
    /// The opponent
    #[arg(long, value_name = "PLAYER")]
    pub second: Contender,
    /// How many games; each pair has the same dice
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(2..=100_000_000))]
    pub games: u32,
    /// Determines the dice
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// The options of `kafenio-lab train`.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
pub struct TrainOptions {
    #[arg(long, value_parser = game_parser())]
    pub game: Variant,
    /// How long to train
    #[arg(long, default_value_t = 1500, conflicts_with = "games", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub seconds: u32,
    /// How many games to train, in place of a time; then the same seed gives the same network; 0 changes only its size or its game
    #[arg(long, value_parser = clap::value_parser!(u64).range(..=1_000_000_000))]
    pub games: Option<u64>,
    /// Where to write the network, every minute and at the end
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Determines the first weights and the dice
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games are played at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=64))]
    pub threads: u64,
    /// How many hidden units: 128 by default, or as many as the network to go on from, which can be widened
    #[arg(long, value_parser = size_parser())]
    pub hidden: Option<usize>,
    /// A network to go on from; for Portes, it may be one of Backgammon
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// How much of the training passes before targets look ahead: 60 by default, or 0 with --resume
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(..=100))]
    pub look_ahead_from: Option<u8>,
    /// Leave the features out, as the reference networks do
    #[arg(long)]
    pub raw_inputs: bool,
}

/// The options of `kafenio-lab puzzles`.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
pub struct PuzzleOptions {
    #[arg(long, value_parser = game_parser())]
    pub game: Variant,
    /// How many puzzles to find
    #[arg(long, default_value_t = 365, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub count: u32,
    /// Where to write them, one on each line
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    #[command(flatten)]
    pub self_play: SelfPlay,
    /// Stop after this many games, even with fewer puzzles
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub most_games: u64,
}

/// How the engine plays against itself.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
pub struct SelfPlay {
    /// Determines the dice
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games are played at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=64))]
    pub threads: u64,
}

/// The options of `kafenio-lab openings`.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
pub struct OpeningOptions {
    #[arg(long, value_parser = game_parser())]
    pub game: Variant,
    /// How many games follow each play; all plays have the same dice
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    pub games: u32,
    /// Stop each game after this many turns and take what the engine thinks of it, instead of playing it to its end
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub turns: Option<u32>,
    /// Where to write the openings, one roll on each line
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    #[command(flatten)]
    pub self_play: SelfPlay,
}

/// The options of `kafenio-lab agreement`.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
pub struct AgreementOptions {
    #[arg(long, value_parser = game_parser())]
    pub game: Variant,
    /// How many pairs of players play
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub pairs: u64,
    /// How many games each pair plays
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1000))]
    pub games: u64,
    #[command(flatten)]
    pub self_play: SelfPlay,
}

fn size_parser() -> impl TypedValueParser<Value = usize> {
    PossibleValuesParser::new(["128", "256", "512"]).map(|size| size.parse().unwrap_or(SIZES[0]))
}

/// A player in the arena, such as `club`, `master@1` or `random`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    pub who: Who,
    pub ply: u8,
}

/// Who plays in the arena.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    Random,
    Level(Level),
    /// The network in this file.
    Network(PathBuf),
}

impl FromStr for Contender {
    type Err = Error;
    fn from_str(text: &str) -> Result<Contender, Error> {
        let (name, ply) = match text.rsplit_once('@') {
            Some((name, ply)) => (name, ply.parse().ok().filter(|ply| *ply <= MAX_PLY)),
            None => (text, Some(0)),
        };
        let ply = ply.ok_or_else(|| anyhow!("expected @0, @1 or @2 behind the player"))?;
        let who = match (name, name.parse()) {
            ("random", _) => Who::Random,
            (_, Ok(level)) => Who::Level(level),
            (file, Err(())) => Who::Network(file.into()),
        };
        Ok(Contender { who, ply })
    }
}

fn game_parser() -> impl TypedValueParser<Value = Variant> {
    PossibleValuesParser::new(Variant::ALL.map(Variant::key)).try_map(|name| name.parse().map_err(|()| "no such game"))
}
