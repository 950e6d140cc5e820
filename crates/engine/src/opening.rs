//! Opening plays: what the best plays of each roll from the starting position are worth, after many games that the engine
//! has played from there (`kafenio-lab openings`).
//!
//! A file begins with `# ` and the command that made it. A line for each roll follows: the roll, then each play, the best
//! first, with `;` before it: `NOTATION=EQUITY,WIN,HIGH,LOW±ERROR`, as [`read_play`] describes it. The standard error of the
//! equity is in thousandths of a point too.

use kafenio_board::rules::{Player, Roll, Ruleset, Variant};
use kafenio_board::table::Diagram;

use crate::computer::{read_play, write_play};
use crate::evaluation::Query;
use crate::{GameState, RankedPlay};

/// What precedes the command that made a file.
const COMMAND: &str = "# ";

/// The best plays of a roll from the starting position, by White.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    pub variant: Variant,
    pub roll: Roll,
    /// The best play first.
    pub plays: Vec<RolledOut>,
}

/// A play that many games have followed.
#[derive(Clone, Debug, PartialEq)]
pub struct RolledOut {
    /// The play with its chances and its equity in these games.
    pub play: RankedPlay,
    /// The standard error of the equity, in points of a game.
    pub error: f32,
}

/// Returns the best plays of `roll` in a game of `variant`; `None` if the data of the program are damaged.
#[must_use]
pub fn find(variant: Variant, roll: Roll) -> Option<Opening> {
    let name = name(roll);
    let line = stock(variant).lines().find(|line| line.split(';').next() == Some(&name))?;
    Opening::parse(variant, line)
}

/// Returns the contents of a file of openings that `command` made.
#[must_use]
pub fn file(command: &str, openings: &[Opening]) -> String {
    let lines = openings.iter().map(Opening::line);
    [format!("{COMMAND}{command}")].into_iter().chain(lines).map(|line| line + "\n").collect()
}

/// Returns the command that made the openings of a game; `None` if the data of the program are damaged.
#[must_use]
pub fn command(variant: Variant) -> Option<&'static str> {
    stock(variant).lines().next()?.strip_prefix(COMMAND)
}

/// Returns the file with the openings of a game.
#[must_use]
pub fn stock(variant: Variant) -> &'static str {
    match variant {
        Variant::Backgammon => include_str!("../../../assets/openings/backgammon.txt"),
        Variant::Portes => include_str!("../../../assets/openings/portes.txt"),
        Variant::Plakoto => include_str!("../../../assets/openings/plakoto.txt"),
        Variant::Fevga => include_str!("../../../assets/openings/fevga.txt"),
        Variant::TricTrac => include_str!("../../../assets/openings/tric-trac.txt"),
        Variant::Puff => include_str!("../../../assets/openings/puff.txt"),
    }
}

fn name(roll: Roll) -> String {
    format!("{}{}", roll.higher(), roll.lower())
}

impl Opening {
    /// Returns the starting position with the roll, which White plays.
    #[must_use]
    pub fn query(&self) -> Query {
        let state = GameState::start(&self.variant.into(), Player::White);
        let diagram = Diagram { roll: Some(self.roll), ..Diagram::new(state.position) };
        Query { ruleset: self.variant.into(), diagram, points: state.points, doublets: state.doublets }
    }

    /// Returns the opening as one line, without a line break.
    #[must_use]
    pub fn line(&self) -> String {
        let ruleset = Ruleset::from(self.variant);
        let plays = self
            .plays
            .iter()
            .map(|RolledOut { play, error }| format!("{}±{}", write_play(&ruleset, play), (1000.0 * error).round()));
        [name(self.roll)].into_iter().chain(plays).collect::<Vec<_>>().join(";")
    }

    /// Parses a line; `None` if it is damaged.
    #[must_use]
    pub fn parse(variant: Variant, line: &str) -> Option<Opening> {
        let mut fields = line.split(';');
        let mut dice = fields.next()?.chars().filter_map(|die| u8::try_from(die.to_digit(10)?).ok());
        let roll = Roll::new(dice.next()?, dice.next()?)?;
        let ruleset = Ruleset::from(variant);
        let situation = GameState::start(&ruleset, Player::White).situation(&ruleset, roll);
        let play = |field: &str| {
            let (play, error) = field.split_once('±')?;
            let error: f32 = error.parse().ok()?;
            Some(RolledOut { play: read_play(&ruleset, &situation, play)?, error: error / 1000.0 })
        };
        let plays = fields.map(play).collect::<Option<Vec<_>>>()?;
        (!plays.is_empty()).then_some(Opening { variant, roll, plays })
    }
}
