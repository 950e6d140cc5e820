//! Evaluations for other programs: one line of JSON in, one line of JSON out, as `docs/positions.md` describes them. Also
//! what the engine thinks of a position that a person asks about.

mod cube;
mod query;

use std::collections::HashMap;

use serde::Serialize;

use self::cube::Cube;
pub use self::query::{InvalidQuery, Opinion, Query};
use kafenio_board::legal::{self, Fields, Sides};
use kafenio_board::rules::{Roll, Ruleset};

use crate::{Chances, Engine, GameState, Level, MAX_PLY, Networks, RankedPlay};

/// The fields that a line may have besides those of a position.
const OPTIONS: [&str; 7] = ["ply", "level", "seed", "points", "match", "cube_value", "cube_owner"];

/// How positions are evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// How many rolls are looked ahead, at most [`MAX_PLY`].
    pub ply: u8,
    pub level: Level,
}

/// Answers lines. It keeps an engine for each game that was asked about.
#[derive(Debug)]
pub struct Evaluator {
    networks: Networks,
    strength: Strength,
    /// Returns a number that is at least 0 and less than 1, and depends on a seed alone.
    random: fn(u64) -> f32,
    engines: HashMap<Ruleset, Engine>,
}

#[derive(Serialize)]
struct Answer {
    plays: Vec<Entry>,
}

/// What the position before a roll is worth.
#[derive(Serialize)]
struct Estimate {
    #[serde(flatten)]
    worth: Worth,
    #[serde(skip_serializing_if = "Option::is_none")]
    cube: Option<Cube>,
}

#[derive(Serialize)]
struct Entry {
    notation: String,
    #[serde(flatten)]
    worth: Worth,
    #[serde(flatten)]
    sides: Sides,
    points: u8,
    /// Given if the search did not look at the play in full.
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u8>,
}

/// Chances as the lines write them: a greater win counts inside of a smaller one.
#[derive(Serialize)]
struct Worth {
    equity: f32,
    win: f32,
    win_gammon: f32,
    win_backgammon: f32,
    lose_gammon: f32,
    lose_backgammon: f32,
    /// Given in Tric-Trac: games that are worth four points.
    #[serde(skip_serializing_if = "Option::is_none")]
    win_four: Option<f32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lose_four: Option<f32>,
}

impl Worth {
    fn new(chances: &Chances, ruleset: Ruleset) -> Worth {
        let ([win, win_gammon, win_backgammon, win_four], [_, lose_gammon, lose_backgammon, lose_four]) =
            (chances.win, chances.lose);
        let has_four = ruleset.max_value() > 3;
        Worth {
            equity: chances.equity(&ruleset),
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
            win_four: has_four.then_some(win_four),
            lose_four: has_four.then_some(lose_four),
        }
    }
}

impl Evaluator {
    /// Creates an evaluator that plays with `strength`, where a line says nothing else. `random` returns a number from 0
    /// on, less than 1, for a seed.
    pub fn new(networks: Networks, strength: Strength, random: fn(u64) -> f32) -> Evaluator {
        Evaluator { networks, strength, random, engines: HashMap::new() }
    }

    /// Returns what the engine thinks of the position on `line`, as one line of JSON without a line break;
    /// `{"error": "..."}` if the line is not a position.
    pub fn answer(&mut self, line: &[u8]) -> String {
        self.evaluate(line).unwrap_or_else(|what| legal::error(&what))
    }

    fn evaluate(&mut self, line: &[u8]) -> Result<String, String> {
        let fields = legal::fields(line, &OPTIONS)?;
        let asked = Query::of_fields(&fields)?;
        let strength = strength(&fields, self.strength)?;
        let random = seed(&fields)?.map_or(0.0, self.random);
        let ruleset = asked.ruleset;
        let terms = asked.cube_terms();
        let networks = &self.networks;
        let engine =
            self.engines.remove(&ruleset).unwrap_or_else(|| Engine::new(ruleset, networks.of(ruleset.variant)));
        let mut engine = engine.with_values(terms.stakes.values(&ruleset, terms.value));
        let answer = if let Some(roll) = asked.diagram.roll {
            serde_json::to_string(&Answer { plays: plays(&mut engine, &asked.state(), roll, strength, random) })
        } else {
            let (chances, cube) = asked.estimate(&mut engine, strength.ply);
            let cube = cube.map(|equities| Cube::new(&equities, asked.may_double()));
            let worth = Worth::new(&chances, ruleset);
            serde_json::to_string(&Estimate { worth, cube })
        };
        self.engines.insert(ruleset, engine);
        answer.map_err(|cause| cause.to_string())
    }
}

/// Returns the plays, the one that the level chooses first, then the best first.
fn plays(engine: &mut Engine, state: &GameState, roll: Roll, strength: Strength, random: f32) -> Vec<Entry> {
    let mut plays = engine.ranked(state, roll, strength.ply);
    let chosen = strength.level.choose(&plays, random).and_then(|chosen| plays.iter().position(|play| play == chosen));
    if let Some(chosen) = chosen {
        plays[..=chosen].rotate_right(1);
    }
    let ruleset = *engine.ruleset();
    let entry = |play: &RankedPlay| Entry {
        notation: ruleset.notation(&play.legal.play),
        worth: Worth::new(&play.chances, ruleset),
        sides: Sides::from(&play.legal.after),
        points: play.legal.points,
        ply: (play.ply < strength.ply).then_some(play.ply),
    };
    plays.iter().map(entry).collect()
}

fn strength(fields: &Fields, default: Strength) -> Result<Strength, String> {
    let mut strength = default;
    if let Some(value) = fields.get("ply") {
        let ply = value.as_u64().and_then(|ply| u8::try_from(ply).ok()).filter(|ply| *ply <= MAX_PLY);
        strength.ply = ply.ok_or_else(|| legal::invalid("ply", value, "is not a depth", "0, 1 or 2"))?;
    }
    if let Some(value) = fields.get("level") {
        let level = value.as_str().and_then(|name| name.parse().ok());
        let expected = Level::ALL.map(Level::key).join(", ");
        strength.level = level.ok_or_else(|| legal::invalid("level", value, "is not a level", &expected))?;
    }
    Ok(strength)
}

fn seed(fields: &Fields) -> Result<Option<u64>, String> {
    let Some(value) = fields.get("seed") else { return Ok(None) };
    value.as_u64().map(Some).ok_or_else(|| legal::invalid("seed", value, "is not a seed", "a whole number from 0 on"))
}
