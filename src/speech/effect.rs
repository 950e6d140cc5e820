//! Says in a short phrase what a legal play achieves.

use kafenio_board::rules::Effect;

use super::wording::{Arg, enumerated, say};
use crate::language::Language;
use crate::locale::{Id, id};

/// Says what a play achieves, as in "hits, makes the 5-point", in at most `longest` characters: the last facts are left
/// out if there are too many. `point` names a point for the reader. Empty if there is nothing to say.
#[must_use]
pub fn effects(language: Language, effects: &[Effect], longest: usize, point: impl Fn(u8) -> String) -> String {
    let mut phrase = String::new();
    for effect in effects {
        let fact = fact(language, effect, &point);
        let separator = if phrase.is_empty() { "" } else { ", " };
        if phrase.chars().count() + separator.len() + fact.chars().count() > longest {
            break;
        }
        phrase.push_str(separator);
        phrase.push_str(&fact);
    }
    phrase
}

fn fact(language: Language, effect: &Effect, point: impl Fn(u8) -> String) -> String {
    let plain = |id: Id| say(language, id, &[]).to_string();
    let counted = |id: Id, count: u8| say(language, id, &[("count", Arg::Number(count.into()))]).to_string();
    let listed = |id: Id, points: &[u8]| {
        let names = enumerated(language, points.iter().map(|at| point(*at)).collect());
        say(language, id, &[("count", Arg::Number(points.len() as u32)), ("points", Arg::Text(&names))]).to_string()
    };
    match effect {
        Effect::Wins => plain(id!("effect-wins")),
        Effect::Draws => plain(id!("effect-draws")),
        Effect::Scores(count) => counted(id!("effect-scores"), *count),
        Effect::Hits(count) => counted(id!("effect-hits"), *count),
        Effect::Pins(count) => counted(id!("effect-pins"), *count),
        Effect::Unpins(count) => counted(id!("effect-unpins"), *count),
        Effect::Enters(count) => counted(id!("effect-enters"), *count),
        Effect::BearsOff(count) => counted(id!("effect-bears-off"), *count),
        Effect::Makes(points) => listed(id!("effect-makes"), points),
        Effect::Breaks(points) => listed(id!("effect-breaks"), points),
        Effect::LeavesBlots(count) => counted(id!("effect-leaves-blots"), *count),
    }
}
