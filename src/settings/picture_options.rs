//! What `kafenio picture` draws around a position: names, score, cube and theme.

use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Result, ensure};
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};
use kafenio_board::rules::{Player, WINNING_POINTS};
use kafenio_board::table;
use kafenio_picture::{self as picture, CubeView};

use super::error::InvalidSetting;

/// The highest score that fits beside a name; no match is longer.
const MAX_POINTS: u32 = 9999;

/// The options of `kafenio picture`.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
pub struct PictureOptions {
    /// The theme
    #[arg(long, default_value = picture::THEMES[0], value_parser = PossibleValuesParser::new(picture::THEMES))]
    pub theme: String,
    /// Where to write it; without it, to standard output
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Name of the player who moves
    #[arg(long, value_name = "NAME", default_value = "player")]
    pub player: String,
    /// Name of the opponent
    #[arg(long, value_name = "NAME", default_value = "opponent")]
    pub opponent: String,
    /// Points won, the player's first, such as 3-2; without it and --length there is no score
    #[arg(long, value_name = "N-N")]
    pub score: Option<Pair>,
    /// Length of the match in points
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_POINTS)))]
    pub length: Option<u32>,
    /// Points in the game of Tric-Trac, the player's first, such as 7-10
    #[arg(long, value_name = "N-N")]
    pub points: Option<Pair>,
    /// The cube, such as 1, 2:player or 4:opponent with its owner
    #[arg(long, value_name = "VALUE[:OWNER]")]
    pub cube: Option<Cube>,
    /// The side of the player's home board
    #[arg(long, default_value = "right")]
    pub home: Home,
    /// How the points are numbered
    #[arg(long, default_value = "own")]
    pub numbers: Numbers,
}

/// A number for each side, the player's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair(pub u32, pub u32);

/// A cube that is not being offered; the player is White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cube(pub CubeView);

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Home {
    Right,
    Left,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Numbers {
    Own,
    Ravensburger,
}

impl PictureOptions {
    /// Returns the score of the match or session, if it is given.
    ///
    /// # Errors
    /// Returns an error if the match would be over, or the numbers are too long.
    pub fn score(&self) -> Result<Option<Pair>> {
        let score = self.score.or(self.length.map(|_| Pair(0, 0)));
        if let Some(Pair(own, other)) = score {
            ensure!(
                own.max(other) <= MAX_POINTS,
                InvalidSetting::new(format!(
                    "--score {own}-{other} does not fit: expected at most {MAX_POINTS} for each"
                ))
            );
        }
        if let (Some(Pair(own, other)), Some(length)) = (score, self.length) {
            ensure!(
                own.max(other) < length,
                InvalidSetting::new(format!(
                    "--score {own}-{other} ends a match to {length}: expected less than {length} for each"
                ))
            );
        }
        Ok(score)
    }

    /// Returns the points in the game of Tric-Trac, if they are given.
    ///
    /// # Errors
    /// Returns an error if the game would be over.
    pub fn points(&self) -> Result<Option<[u8; 2]>> {
        let Some(Pair(own, other)) = self.points else { return Ok(None) };
        let below = |points: u32| u8::try_from(points).ok().filter(|points| *points < WINNING_POINTS);
        let points = below(own).zip(below(other)).map(|(own, other)| [own, other]);
        let over = || format!("--points {own}-{other} ends a game: expected less than {WINNING_POINTS} for each");
        Ok(Some(points.ok_or_else(|| InvalidSetting::new(over()))?))
    }
}

impl FromStr for Pair {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Pair, Self::Err> {
        let pair = text.split_once('-').and_then(|(own, other)| Some(Pair(own.parse().ok()?, other.parse().ok()?)));
        pair.ok_or("expected the player's number and the opponent's, such as 3-2")
    }
}

impl FromStr for Cube {
    type Err = String;
    fn from_str(text: &str) -> Result<Cube, String> {
        let (value, owner) = text.split_once(':').map_or((text, None), |(value, owner)| (value, Some(owner)));
        let value: Option<u32> = value.parse().ok();
        let value = value.filter(|value| value.is_power_of_two() && *value <= table::Cube::HIGHEST);
        let owner = match owner {
            None => Some(None),
            Some("player") => Some(Some(Player::White)),
            Some("opponent") => Some(Some(Player::Black)),
            Some(_) => None,
        };
        if let (Some(1), Some(Some(_))) = (value, owner) {
            return Err("nobody owns a cube of 1: expected 1, or 2 or more with an owner".to_owned());
        }
        let cube = value.zip(owner).map(|(value, owner)| Cube(CubeView { value, owner, offered_by: None }));
        cube.ok_or_else(|| {
            let highest = table::Cube::HIGHEST;
            format!("expected 1, 2, 4 and so on up to {highest}, optionally followed by a colon and its owner, player or opponent")
        })
    }
}
