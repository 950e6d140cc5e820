//! What a position is worth with the doubling cube, at the score of a match.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::engine::{Chances, CubeEquities, Owner, RestOfMatch, Stakes, cube_equities};
use crate::legal::{Fields, invalid};
use crate::rules::Ruleset;

/// The longest match whose score is known.
const MAX_LENGTH: u32 = 25;
const MAX_CUBE: u32 = 1024;

/// The score of a match and the state of its cube, from the view of the player on roll.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    pub stakes: Stakes,
    /// The value of the cube.
    pub value: u32,
    owner: Owner,
    has_cube: bool,
    is_crawford: bool,
}

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

impl Terms {
    pub fn parse(fields: &Fields, ruleset: Ruleset) -> Result<Terms, String> {
        let has_cube = ruleset.variant.rules().cube;
        let score = fields.get("match").map(score).transpose()?;
        let stakes = score.as_ref().map_or(Stakes::Money, |score| {
            let (mine, theirs) = (score.length - score.player, score.length - score.opponent);
            let rest = match (has_cube, mine.min(theirs)) {
                (false, _) => RestOfMatch::NoCube,
                (true, 1) => RestOfMatch::AfterCrawford,
                (true, _) => RestOfMatch::BeforeCrawford,
            };
            Stakes::Match { mine, theirs, rest }
        });
        let (value, owner) = (value(fields, has_cube)?, owner(fields, has_cube)?);
        Ok(Terms { stakes, value, owner, has_cube, is_crawford: score.is_some_and(|score| score.crawford) })
    }

    /// Returns what the cube is worth to the player on roll, who has these `chances`; `None` in a game without a cube.
    pub fn cube(&self, chances: &Chances) -> Option<Cube> {
        if !self.has_cube {
            return None;
        }
        let worth = |points: i64| self.stakes.worth(points);
        let equities = cube_equities(chances, &worth, self.value, self.owner, false);
        let equities = equities.in_units(self.stakes.unit(self.value));
        let may_double = self.owner != Owner::Opponent && !self.is_crawford;
        Some(Cube {
            no_double: equities.no_double,
            double_take: may_double.then_some(equities.take),
            double_drop: may_double.then_some(equities.drop),
            action: if may_double { action(&equities) } else { "no double" },
        })
    }
}

fn action(equities: &CubeEquities) -> &'static str {
    match (equities.gain() > 0.0, equities.cost_of_take() > 0.0) {
        (true, true) => "double, drop",
        (true, false) => "double, take",
        (false, true) => "too good",
        (false, false) => "no double",
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
    let Some(value) = fields.get("cube_value") else { return Ok(1) };
    let number = value.as_u64().and_then(|number| u32::try_from(number).ok());
    number.filter(|number| has_cube && number.is_power_of_two() && *number <= MAX_CUBE).ok_or_else(|| {
        let expected = if has_cube { "1, 2, 4 and so on, at most 1024" } else { "no cube in this game" };
        invalid("cube_value", value, "is not the value of a cube", expected)
    })
}

fn owner(fields: &Fields, has_cube: bool) -> Result<Owner, String> {
    let Some(value) = fields.get("cube_owner") else { return Ok(Owner::Nobody) };
    match value {
        Value::Null => Ok(Owner::Nobody),
        Value::String(name) if name == "player" && has_cube => Ok(Owner::Me),
        Value::String(name) if name == "opponent" && has_cube => Ok(Owner::Opponent),
        _ => {
            let expected = if has_cube { r#""player", "opponent" or null"# } else { "no cube in this game" };
            Err(invalid("cube_owner", value, "is not an owner", expected))
        }
    }
}
