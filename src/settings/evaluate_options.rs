//! The options of `kafenio evaluate`.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use kafenio_engine::{Level, MAX_PLY};

/// A short description of what `kafenio evaluate` reads and writes; `docs/positions.md` has all of it.
pub(super) const EVALUATIONS: &str = r#"Each line of standard input is a position; `kafenio legal --help` describes it. Besides:
    ply, level, seed  how strong the engine plays, in place of the options
    points            Tric-Trac: the points of both sides, such as [7,10]
    match             {"length":7,"player":2,"opponent":3,"crawford":false}
    cube_value, cube_owner  2 and "player", "opponent" or null

With "dice", the answer is the legal plays, the best first:
  {"plays":[{"notation":"8/5 6/5","equity":0.2182,"win":0.5512,"win_gammon":0.1734,...}]}
Without, it is what the engine thinks of the position for the player on roll:
  {"equity":0.0712,"win":0.5251,"win_gammon":0.1489,"win_backgammon":0.0066,"lose_gammon":...}"#;

/// The options of `kafenio evaluate`.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
pub struct EvaluateOptions {
    /// How many rolls to look ahead
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=i64::from(MAX_PLY)))]
    pub ply: u8,
    #[arg(long, default_value = Level::Master.key(), value_parser = level_parser())]
    pub level: Level,
}

fn level_parser() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::key)).try_map(|name| name.parse().map_err(|()| "no such level"))
}
