//! What a position is worth with the doubling cube, at the score of a match.

use kafenio_board::legal::{Fields, MOVER, OTHER, invalid};
use kafenio_board::rules::{ByPlayer, Player};
use kafenio_board::table::{self, Diagram};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{CubeAction, CubeEquities, CubeTerms, Owner, RestOfMatch, Stakes};

/// The longest match whose score is known.
const MAX_LENGTH: u32 = 25;

/// The score as a line gives it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Score {
    length: u32,
    player: u32,
    opponent: u32,
    #[serde(default)]
    crawford: bool,
}

/// Equities in units of the cube: a double that is dropped is worth exactly 1, in a match too.
#[derive(Serialize)]
pub(super) struct Cube {
    no_double: f32,
    /// Not given where the player may not double.
    double_take: Option<f32>,
    double_drop: Option<f32>,
    action: &'static str,
}

/// Returns what `diagram`, whose player on roll is White, says about the match and its cube.
pub(super) fn cube_terms(diagram: &Diagram, has_cube: bool) -> CubeTerms {
    let stakes = diagram.length.map_or(Stakes::Money, |length| {
        let away = |player| length.saturating_sub(diagram.score[player]);
        let mine = away(MOVER);
        let theirs = away(OTHER);
        let rest = match (has_cube, mine.min(theirs)) {
            (false, _) => RestOfMatch::NoCube,
            (true, 1) => RestOfMatch::AfterCrawford,
            (true, _) => RestOfMatch::BeforeCrawford,
        };
        Stakes::Match { mine, theirs, rest }
    });
    let (value, owner) = diagram.cube;
    let owner = match owner {
        None => Owner::Nobody,
        Some(MOVER) => Owner::Me,
        Some(OTHER) => Owner::Opponent,
    };
    let is_jacoby = diagram.jacoby && diagram.cube == (1, None);
    CubeTerms { stakes, value, owner, has_cube: has_cube && !diagram.crawford, is_jacoby, has_beavers: diagram.beavers }
}

impl Cube {
    /// Returns what a line says about the cube, with these equities in units of it.
    pub fn new(equities: &CubeEquities, may_double: bool) -> Cube {
        Cube {
            no_double: equities.no_double,
            double_take: may_double.then_some(equities.take),
            double_drop: may_double.then_some(equities.drop),
            action: if may_double { action(equities) } else { "no double" },
        }
    }
}

/// Adds the score and the cube of a line to `diagram`.
pub(super) fn with_terms(diagram: Diagram, fields: &Fields, has_cube: bool) -> Result<Diagram, String> {
    let score = fields.get("match").map(score).transpose()?;
    let cube = (value(fields, has_cube)?, owner(fields, has_cube)?);
    let diagram = Diagram { cube, ..diagram };
    Ok(match score {
        None => diagram,
        Some(score) => Diagram {
            score: ByPlayer { white: score.player, black: score.opponent },
            length: Some(score.length),
            crawford: score.crawford,
            ..diagram
        },
    })
}

fn action(equities: &CubeEquities) -> &'static str {
    match equities.action() {
        CubeAction::DoubleDrop => "double, drop",
        CubeAction::DoubleTake => "double, take",
        CubeAction::TooGood => "too good",
        CubeAction::NoDouble => "no double",
    }
}

fn score(value: &Value) -> Result<Score, String> {
    const EXPECTED: &str = r#"the score of a match to 1 to 25 points that nobody has won, such as {"length":7,"player":2,"opponent":3,"crawford":false}"#;
    let score = serde_json::from_value::<Score>(value.clone()).ok().filter(|score| {
        let is_open = score.player.max(score.opponent) < score.length && score.length <= MAX_LENGTH;
        let at_match_point = score.player.max(score.opponent) + 1 == score.length;
        is_open && (at_match_point || !score.crawford)
    });
    score.ok_or_else(|| invalid("match", value, "is not a score", EXPECTED))
}

fn value(fields: &Fields, has_cube: bool) -> Result<u32, String> {
    const HIGHEST: u32 = table::Cube::HIGHEST;
    let Some(value) = fields.get("cube_value") else { return Ok(1) };
    let number = value.as_u64().and_then(|number| u32::try_from(number).ok());
    number.filter(|number| has_cube && number.is_power_of_two() && *number <= HIGHEST).ok_or_else(|| {
        let expected =
            if has_cube { format!("1, 2, 4 and so on, at most {HIGHEST}") } else { "no cube in this game".to_owned() };
        invalid("cube_value", value, "is not the value of a cube", &expected)
    })
}

fn owner(fields: &Fields, has_cube: bool) -> Result<Option<Player>, String> {
    let Some(value) = fields.get("cube_owner") else { return Ok(None) };
    match value {
        Value::Null => Ok(None),
        Value::String(name) if name == "player" && has_cube => Ok(Some(MOVER)),
        Value::String(name) if name == "opponent" && has_cube => Ok(Some(OTHER)),
        _ => {
            let expected = if has_cube { r#""player", "opponent" or null"# } else { "no cube in this game" };
            Err(invalid("cube_owner", value, "is not an owner", expected))
        }
    }
}
