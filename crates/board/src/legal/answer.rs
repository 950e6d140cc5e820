//! Answers a line with the legal plays of its position.

use std::str;

use serde::Serialize;
use serde_json::{Value, json};

use crate::rules::{ByPlayer, CustomRule, Ending, LegalPlay, Position, Ruleset, Situation};

use super::fields::Fields;
use super::position_check;
use super::sides::{MOVER, OTHER};

#[derive(Serialize)]
struct Answer {
    plays: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    notation: String,
    #[serde(flatten)]
    sides: Sides,
    points: u8,
    ends: Value,
}

/// The checkers of both sides, as the lines write them.
#[derive(Serialize)]
pub struct Sides {
    player: [u8; 26],
    opponent: [u8; 26],
    player_pinned: Vec<u8>,
    opponent_pinned: Vec<u8>,
}

impl From<&Position> for Sides {
    fn from(position: &Position) -> Sides {
        let pins = |player| (1..25).filter(|&point| position.is_pinned(player, point)).collect();
        Sides {
            player: position.checkers[MOVER],
            opponent: position.checkers[OTHER],
            player_pinned: pins(MOVER),
            opponent_pinned: pins(OTHER),
        }
    }
}

/// Returns the distinct results of the position on `line` as one line of JSON, without a line break; `{"error": "..."}`
/// if the line is not a position.
pub fn legal(line: &[u8]) -> String {
    let answer = read(line).map(|(ruleset, situation)| {
        let plays = ruleset.plays(&situation).iter().map(|legal| entry(ruleset, legal)).collect();
        serde_json::to_string(&Answer { plays }).unwrap_or_else(|cause| error(&cause.to_string()))
    });
    answer.unwrap_or_else(|what| error(&what))
}

/// Returns the answer to a line that is not a position, because of `what`.
pub fn error(what: &str) -> String {
    json!({ "error": what }).to_string()
}

/// Parses the position on `line`, with the mover as White, the roll and the rules.
///
/// # Errors
/// Returns an error if the line is not a position: one sentence that names the field, what is wrong with it, and what
/// would be right.
pub fn read(line: &[u8]) -> Result<(Ruleset, Situation), String> {
    let fields = fields(line, &[])?;
    let ruleset = ruleset(&fields)?;
    let roll = fields.roll()?;
    let position = position(&fields, ruleset)?;
    let doublets = fields.doublets()?;
    Ok((ruleset, Situation { doublets, ..Situation::new(position, MOVER, roll) }))
}

/// Parses the object on `line`, which may have the fields of a position, and those in `more`.
///
/// # Errors
/// Returns an error if the line is no such object.
pub fn fields(line: &[u8], more: &[&str]) -> Result<Fields, String> {
    let text = str::from_utf8(line).map_err(|error| {
        format!("the line is not text from byte {} on, expected JSON in UTF-8", error.valid_up_to() + 1)
    })?;
    Fields::parse(text, more)
}

/// Parses the game and its custom rules.
///
/// # Errors
/// Returns an error if a field is wrong.
pub fn ruleset(fields: &Fields) -> Result<Ruleset, String> {
    let variant = fields.variant()?;
    let custom_rules = fields.custom_rules()?;
    let key = variant.key();
    let named = |rule: &CustomRule| fields.get("rules").is_some_and(|rules| rules.get(rule.field()).is_some());
    let is_foreign = |rule: &CustomRule| !rule.variants().contains(&variant) && named(rule);
    if let Some(rule) = CustomRule::ALL.into_iter().find(is_foreign) {
        let others: Vec<&str> = rule.variants().iter().map(|variant| variant.key()).collect();
        let (name, others) = (rule.field(), others.join(" and "));
        return Err(format!("rules, {name}: {key} has no such rule, expected it in {others} alone"));
    }
    if fields.doublets()? > 0 && !variant.rules().doublet.is_counted() {
        return Err(format!("doublets: they do not count in {key}, expected 0"));
    }
    Ok(Ruleset { variant, custom_rules })
}

/// Parses the position, with the mover as White.
///
/// # Errors
/// Returns an error if a field is wrong.
pub fn position(fields: &Fields, ruleset: Ruleset) -> Result<Position, String> {
    let position = Position {
        checkers: ByPlayer { white: fields.counts("player")?, black: fields.counts("opponent")? },
        pinned: ByPlayer { white: fields.points("player_pinned")?, black: fields.points("opponent_pinned")? },
    };
    position_check::check(ruleset, &position)?;
    Ok(position)
}

fn entry(ruleset: Ruleset, legal: &LegalPlay) -> Entry {
    Entry {
        notation: ruleset.notation(&legal.play),
        sides: Sides::from(&legal.after),
        points: legal.points,
        ends: match legal.ends {
            None => Value::Null,
            Some(Ending::Draw) => json!("draw"),
            Some(Ending::Won { winner, value }) => {
                json!({ "winner": if winner == MOVER { "player" } else { "opponent" }, "value": value })
            }
        },
    }
}
