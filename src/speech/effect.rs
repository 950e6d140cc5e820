//! Says in a short phrase what a legal play achieves.

use kafenio_board::rules::Effect;

use super::wording::{Arg, say};
use crate::language::Language;

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
    let plain = |id: &str| say(language, id, &[]).to_string();
    let counted = |id: &str, count: u8| say(language, id, &[("count", Arg::Number(count.into()))]).to_string();
    let listed = |id: &str, points: &[u8]| {
        let mut names: Vec<String> = points.iter().map(|at| point(*at)).collect();
        let last = names.pop().unwrap_or_default();
        let names = match &names[..] {
            [] => last,
            names => {
                say(language, "effect-points", &[("points", Arg::Text(&names.join(", "))), ("last", Arg::Text(&last))])
                    .to_string()
            }
        };
        say(language, id, &[("count", Arg::Number(points.len() as u32)), ("points", Arg::Text(&names))]).to_string()
    };
    match effect {
        Effect::Wins => plain("effect-wins"),
        Effect::Draws => plain("effect-draws"),
        Effect::Scores(count) => counted("effect-scores", *count),
        Effect::Hits(count) => counted("effect-hits", *count),
        Effect::Pins(count) => counted("effect-pins", *count),
        Effect::Unpins(count) => counted("effect-unpins", *count),
        Effect::Enters(count) => counted("effect-enters", *count),
        Effect::BearsOff(count) => counted("effect-bears-off", *count),
        Effect::Makes(points) => listed("effect-makes", points),
        Effect::Breaks(points) => listed("effect-breaks", points),
        Effect::LeavesBlots(count) => counted("effect-leaves-blots", *count),
    }
}
