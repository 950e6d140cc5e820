//! The options of `kafenio convert`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

/// The options of `kafenio convert`.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
pub struct ConvertOptions {
    /// A match file; - for standard input
    pub file: PathBuf,
    /// The format to write, to standard output
    #[arg(long, value_name = "FORMAT", default_value = "mat")]
    pub to: MatchFormat,
}

/// A format of match files that we write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MatchFormat {
    /// A match file in the manner of Jellyfish, which most programs read
    Mat,
    /// JSON, for scripts
    Json,
    /// The Smart Game Format of GNU Backgammon, for Backgammon only
    Sgf,
}
