//! What is to be drawn around a position: nothing of it stands in the position itself.

use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Result, ensure};
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};

use super::Unusable;
use crate::picture::{self, CubeView};
use crate::rules::{WINNING_POINTS, Player};
use crate::table;

/// The most points that have room beside a name; no match is longer.
const MOST_POINTS: u32 = 9999;

/// Which picture, and where to.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// How it looks
    #[arg(long, default_value = picture::themes()[0], value_parser = PossibleValuesParser::new(picture::themes()))]
    pub theme: String,
    /// Where to write it; without it, to standard output
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Name of the one to play
    #[arg(long, value_name = "NAME", default_value = "player")]
    pub player: String,
    /// Name of the other one
    #[arg(long, value_name = "NAME", default_value = "opponent")]
    pub opponent: String,
    /// Points won, the player's first, such as 3-2; without it and --length there is no score
    #[arg(long, value_name = "N-N")]
    pub score: Option<Pair>,
    /// Points to which the match is played
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_POINTS)))]
    pub length: Option<u32>,
    /// Points in this game of Tric-Trac, the player's first, such as 7-10
    #[arg(long, value_name = "N-N")]
    pub points: Option<Pair>,
    /// The cube, such as 1, 2:player or 4:opponent with its owner
    #[arg(long, value_name = "VALUE[:OWNER]")]
    pub cube: Option<Cube>,
    /// On which side the player's home lies
    #[arg(long, default_value = "right")]
    pub home: Home,
    /// The numbers along the points
    #[arg(long, default_value = "own")]
    pub numbers: Numbers,
}

/// A number of each side, the player's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair(pub u32, pub u32);

/// A cube that is not being offered, the player standing as White.
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

impl Drawing {
    /// The score of the match or session, if anything is known of it.
    ///
    /// # Errors
    /// Where the match would be over, or the numbers are too long.
    pub fn score(&self) -> Result<Option<Pair>> {
        let score = self.score.or(self.length.map(|_| Pair(0, 0)));
        if let Some(Pair(mine, his)) = score {
            let fits = mine.max(his) <= MOST_POINTS;
            ensure!(
                fits,
                Unusable(format!("--score {mine}-{his} has no room: expected at most {MOST_POINTS} for both"))
            );
        }
        if let (Some(Pair(mine, his)), Some(length)) = (score, self.length) {
            ensure!(
                mine.max(his) < length,
                Unusable(format!(
                    "--score {mine}-{his} ends a match to {length}: expected less than {length} for both"
                ))
            );
        }
        Ok(score)
    }

    /// The points in a game of Tric-Trac, if they are known.
    ///
    /// # Errors
    /// Where the game would be over.
    pub fn points(&self) -> Result<Option<[u8; 2]>> {
        let Some(Pair(mine, his)) = self.points else { return Ok(None) };
        let below = |points: u32| u8::try_from(points).ok().filter(|points| *points < WINNING_POINTS);
        let points = below(mine).zip(below(his)).map(|(mine, his)| [mine, his]);
        let over = || format!("--points {mine}-{his} ends a game: expected less than {WINNING_POINTS} for both");
        Ok(Some(points.ok_or_else(|| Unusable(over()))?))
    }
}

impl FromStr for Pair {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Pair, Self::Err> {
        let pair = text.split_once('-').and_then(|(mine, his)| Some(Pair(mine.parse().ok()?, his.parse().ok()?)));
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
            return Err("a cube of 1 lies in the middle, and nobody owns it: expected 1, or 2 and more with an owner"
                .to_owned());
        }
        let cube = value.zip(owner).map(|(value, owner)| Cube(CubeView { value, owner, offered_by: None }));
        cube.ok_or_else(|| {
            let most = table::Cube::HIGHEST;
            format!("expected 1, 2, 4 and so on up to {most}, and behind a colon its owner, player or opponent")
        })
    }
}
