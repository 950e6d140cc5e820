//! Reads flags and environment variables once and checks them before anything starts. Layer 5.
//!
//! Every setting is a flag and a variable of the same name (`--database-url`, `KAFENIO_DATABASE_URL`); the flag wins.
//! An empty value counts as unset, so that a `compose.yaml` may list all variables.

mod command_line;
mod convert_options;
mod discord;
mod error;
mod evaluate_options;
mod flags;
mod matrix;
mod picture_options;
mod program;
mod scripted_rolls;
mod secret;

pub use self::command_line::{
    AdminCommand, ChatPlatform, Command, CommandLine, Play, RatingsOptions, VERSION, unknown_variables,
};
pub use self::convert_options::{ConvertOptions, MatchFormat};
pub use self::discord::{DiscordSettings, Shards};
pub use self::error::InvalidSetting;
pub use self::evaluate_options::EvaluateOptions;
pub use self::flags::Flags;
pub use self::matrix::{MatrixLogin, MatrixSettings};
pub use self::picture_options::{Home, Numbers, Pair, PictureOptions};
pub use self::program::{LogFormat, Settings};
pub use self::scripted_rolls::ScriptedRolls;
pub use self::secret::Secret;
