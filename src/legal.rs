//! Positions and legal plays for other programs: one line of JSON in, one line of JSON out, as the README documents them.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::rules::{
    BAR, ByPlayer, Contact, Ending, Freedom, HouseRules, LegalPlay, Player, Position, Roll, Ruleset, Situation, Variant,
};

/// The mover stands as White, which changes no rule.
const MOVER: Player = Player::White;
const OTHER: Player = Player::Black;

/// A position with a roll, as a program writes it: each side in its own numbering.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    variant: Variant,
    dice: Roll,
    player: [u8; 26],
    opponent: [u8; 26],
    #[serde(default)]
    player_pinned: Vec<u8>,
    #[serde(default)]
    opponent_pinned: Vec<u8>,
    #[serde(default)]
    doublets: u32,
    #[serde(default)]
    rules: HouseRules,
}

#[derive(Serialize)]
struct Answer {
    plays: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    notation: String,
    player: [u8; 26],
    opponent: [u8; 26],
    player_pinned: Vec<u8>,
    opponent_pinned: Vec<u8>,
    points: u8,
    ends: Value,
}

/// The distinct results of the position on `line`, or `{"error": "..."}` where the line is not a position. No line ends.
pub fn legal(line: &str) -> String {
    let answer = read(line).map(|(ruleset, situation)| {
        let plays = ruleset.plays(&situation).iter().map(|legal| entry(ruleset, legal)).collect();
        serde_json::to_string(&Answer { plays })
            .unwrap_or_else(|error| json!({ "error": error.to_string() }).to_string())
    });
    answer.unwrap_or_else(|error| json!({ "error": error }).to_string())
}

/// The position on `line`, the mover as White, with the roll and the rules.
///
/// # Errors
/// A sentence for the one who wrote the line.
pub fn read(line: &str) -> Result<(Ruleset, Situation), String> {
    let question: Question = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let ruleset = Ruleset { variant: question.variant, house: question.rules };
    let position = Position {
        checkers: ByPlayer { white: question.player, black: question.opponent },
        pinned: ByPlayer {
            white: mask("player_pinned", &question.player_pinned)?,
            black: mask("opponent_pinned", &question.opponent_pinned)?,
        },
    };
    check(ruleset, &position)?;
    let doublets = u8::try_from(question.doublets).unwrap_or(u8::MAX);
    Ok((ruleset, Situation { doublets, ..Situation::new(position, MOVER, question.dice) }))
}

fn mask(name: &str, points: &[u8]) -> Result<u32, String> {
    points.iter().try_fold(0, |mask, &point| match point {
        1..=24 => Ok(mask | 1 << point),
        _ => Err(format!("{name}: {point} is not a point, expected 1 to 24")),
    })
}

/// What keeps counts and pins from being a position of the game.
fn check(ruleset: Ruleset, position: &Position) -> Result<(), String> {
    let rules = ruleset.variant.rules();
    let key = ruleset.variant.key();
    let has_bar = match rules.freedom {
        Freedom::BarFirst => true,
        Freedom::Unpinned | Freedom::RunnerFirst | Freedom::StartFirst => false,
    };
    let has_pins = rules.contact == Contact::Pin;
    for (name, player) in [("player", MOVER), ("opponent", OTHER)] {
        let checkers = position.checkers[player];
        let total: u32 = checkers.iter().map(|&count| u32::from(count)).sum();
        if total != 15 {
            return Err(format!("{name}: {total} checkers, expected 15"));
        }
        if !has_bar && checkers[BAR as usize] > 0 {
            return Err(format!("{name}: {key} has no bar"));
        }
        for point in (1..25).filter(|&point| position.is_pinned(player, point)) {
            if !has_pins {
                return Err(format!("{name}_pinned: nothing is pinned in {key}"));
            }
            let above = position.checkers[player.opponent()][rules.heading.mirror(point) as usize];
            if checkers[point as usize] != 1 || above == 0 || position.is_pinned(player.opponent(), 25 - point) {
                return Err(format!("{name}_pinned: no pinned checker can stand on {point}"));
            }
        }
    }
    let shared = |&point: &u8| {
        let opposite = rules.heading.mirror(point);
        let both = position.checkers[MOVER][point as usize] > 0 && position.checkers[OTHER][opposite as usize] > 0;
        both && !position.is_pinned(MOVER, point) && !position.is_pinned(OTHER, opposite)
    };
    // The point where one side starts and the other ends is nobody's in Tric-Trac.
    match (1 + rules.goal..25 - rules.goal).find(shared) {
        Some(point) => Err(format!("both sides stand on the player's point {point}")),
        None => Ok(()),
    }
}

fn entry(ruleset: Ruleset, legal: &LegalPlay) -> Entry {
    let pins = |player| (1..25).filter(|&point| legal.after.is_pinned(player, point)).collect();
    Entry {
        notation: ruleset.notation(&legal.play),
        player: legal.after.checkers[MOVER],
        opponent: legal.after.checkers[OTHER],
        player_pinned: pins(MOVER),
        opponent_pinned: pins(OTHER),
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
