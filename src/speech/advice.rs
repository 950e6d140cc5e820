//! Puts the engine's advice into words.

use kafenio_board::rules::Ruleset;
use kafenio_engine::{Chances, CubeAction, CubeEquities, RankedPlay};

use super::wording::{Arg, say, yes_or_no};
use crate::chat::Text;
use crate::language::Language;
use crate::locale::id;

/// Says what a play is worth in a game by `ruleset`. `number` is the one by which it can be chosen, `play` its notation, and
/// `lost` what it gives away against the best play, in points of a game.
#[must_use]
pub fn play_advice(
    language: Language,
    ruleset: Ruleset,
    (number, play): (u32, &str),
    ranked: &RankedPlay,
    lost: f32,
) -> Text {
    let equity = signed(language, ranked.equity, 3);
    let lost = points(language, lost, 3);
    let [win_counts, loss_counts] = average_values(language, &ranked.chances);
    let args = [
        ("number", Arg::Number(number)),
        ("play", Arg::Code(play.to_owned())),
        ("win", Arg::Number(percent(ranked.chances.win[0]))),
        ("kind", Arg::Case(kind_of_wins(ruleset, &ranked.chances))),
        ("high", Arg::Number(percent(ranked.chances.win[1]))),
        ("low", Arg::Number(percent(ranked.chances.lose[1]))),
        ("win-counts", Arg::Text(&win_counts)),
        ("loss-counts", Arg::Text(&loss_counts)),
        ("equity", Arg::Text(&equity)),
        yes_or_no("is-best", is_zero(&lost)),
        ("lost", Arg::Text(&lost)),
    ];
    say(language, id!("hint-play"), &args)
}

/// What an equity is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EquityKind {
    /// Whether the cube is in it; `None` for a game without a cube.
    pub with_cube: Option<bool>,
    /// Whether it is that at a score of a match.
    pub at_score: bool,
    /// Whether 1 stands for a value of the cube other than a point.
    pub in_cubes: bool,
}

/// Says what an equity is, for who reads the word for the first time.
#[must_use]
pub fn equity_note(language: Language, kind: EquityKind) -> Text {
    let cube = match kind.with_cube {
        None => "none",
        Some(true) => "with",
        Some(false) => "without",
    };
    let unit = ("unit", Arg::Case(if kind.in_cubes { "cube" } else { "game" }));
    say(language, id!("equity-note"), &[("cube", Arg::Case(cube)), yes_or_no("match", kind.at_score), unit])
}

/// Says whether to double, or `again` if the reader owns the cube, and what the answers to a double are worth.
#[must_use]
pub fn double_advice(language: Language, equities: &CubeEquities, again: bool) -> Text {
    let (advice, answer) = match equities.action() {
        CubeAction::DoubleDrop => ("double", "drop"),
        CubeAction::DoubleTake => ("double", "take"),
        CubeAction::TooGood => ("too-good", "drop"),
        CubeAction::NoDouble => ("roll", "take"),
    };
    let [no_double, take] = [equities.no_double, equities.take].map(|equity| signed(language, equity, 3));
    let args = [
        ("advice", Arg::Case(advice)),
        ("answer", Arg::Case(answer)),
        ("roll", Arg::Text(&no_double)),
        ("double", Arg::Text(&take)),
        yes_or_no("again", again),
    ];
    say(language, id!("hint-double"), &args)
}

/// Says how to answer a double; `best` is `take`, `drop` or `beaver`. The equities are those of the player who doubled.
#[must_use]
pub fn take_advice(language: Language, best: &'static str, equities: &CubeEquities) -> Text {
    let take = signed(language, -equities.take, 3);
    say(language, id!("hint-take"), &[("best", Arg::Case(best)), ("take", Arg::Text(&take))])
}

/// Returns the word by which the sentences select which wins count more.
pub(super) fn kind_of_wins(ruleset: Ruleset, chances: &Chances) -> &'static str {
    match (ruleset.max_value(), ruleset.variant.rules().cube) {
        (1, _) => "single",
        // A game of Tric-Trac counts up to four times, often more than twice. What is known of puzzles and openings has less.
        (4, _) if chances.win[2] + chances.lose[2] > 0.0 => "many",
        (_, true) => "gammon",
        (_, false) => "double",
    }
}

/// Writes how many points a win counts on average, and a loss.
pub(super) fn average_values(language: Language, chances: &Chances) -> [String; 2] {
    [chances.win, chances.lose].map(|of| points(language, of.iter().sum::<f32>() / of[0].max(f32::MIN_POSITIVE), 2))
}

#[expect(clippy::cast_sign_loss, reason = "a chance is not negative")]
pub fn percent(chance: f32) -> u32 {
    (100.0 * chance.clamp(0.0, 1.0)).round() as u32
}

/// Writes points with a sign and `decimals` decimal places.
pub(super) fn signed(language: Language, value: f32, decimals: usize) -> String {
    let written = points(language, value.abs(), decimals);
    let sign = if value < 0.0 && !is_zero(&written) { "\u{2212}" } else { "+" };
    format!("{sign}{written}")
}

/// Returns whether written points are rounded to nothing.
pub(super) fn is_zero(written: &str) -> bool {
    !written.chars().any(|digit| ('1'..='9').contains(&digit))
}

/// Writes points with `decimals` decimal places.
pub(super) fn points(language: Language, value: f32, decimals: usize) -> String {
    let mark = say(language, id!("decimal-mark"), &[]).to_string();
    format!("{value:.decimals$}").replace('.', &mark)
}
