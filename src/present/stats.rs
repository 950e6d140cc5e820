//! Shows error rates, luck and ratings over time.

use kafenio_board::rules::{Ruleset, Variant};
use kafenio_board::table::GameChoice;
use kafenio_engine::computer::Totals;
use kafenio_picture::{Album, Chart, Panel};

use super::board::lesson;
use crate::chat::{Board, User};
use crate::language::Language;
use crate::speech::{self, RatingStats};
use crate::store::Preferences;

/// How many games the curve of the error rate takes together: a single game depends much on its positions.
const WINDOW: usize = 5;
/// The most games that are shown, the latest ones.
const MOST_GAMES: usize = 100;
/// The most lines across a curve.
const MOST_MARKS: i32 = 5;
/// How much the highest and the lowest line across a curve differ, at least: of errors and luck, and of a rating.
const LEAST_RANGE: i32 = 500;
const LEAST_RANGE_OF_RATING: i32 = 50_000;

/// Returns the picture of what `who` has done in `game`: of their rating, and of their analysed games, the oldest first, if there are
/// some.
#[must_use]
pub fn stats_board(
    language: Language,
    game: GameChoice,
    who: &User,
    rated: Option<&RatingStats>,
    judged: &[Totals],
    preferences: &Preferences,
) -> Board {
    let judged = &judged[judged.len().saturating_sub(MOST_GAMES)..];
    let mut title = speech::game_name(language, game);
    let mut panels = Vec::new();
    let mut alt = Vec::new();
    if let Some(rated) = rated {
        let (caption, told) = speech::rating_captions(language, game, who, rated);
        let base = rated.history.first().copied().unwrap_or(0);
        panels.push(panel(language, caption, Vec::new(), rated.history.clone(), base, LEAST_RANGE_OF_RATING));
        alt.push(told);
    }
    if !judged.is_empty() {
        let (title_of_games, [lost, luck], told) = speech::stats_captions(language, game, who, judged);
        let rates = judged.iter().map(thousandths).collect();
        let averages =
            (1..=judged.len()).map(|end| thousandths(&sum(&judged[end.saturating_sub(WINDOW)..end]))).collect();
        let sums = (1..=judged.len()).map(|end| (1000.0 * sum(&judged[..end]).luck) as i32).collect();
        // 0 belongs to both: no loss, no luck.
        panels.push(panel(language, lost, rates, averages, 0, LEAST_RANGE));
        panels.push(panel(language, luck, Vec::new(), sums, 0, LEAST_RANGE));
        title = title_of_games;
        alt.push(told);
    }
    let alt = speech::shorten_alt(&alt.join("\n"));
    pictured(language, Album::Chart(Chart { name: who.name.clone(), title, panels }), alt, preferences)
}

/// Returns a picture that shows no board, with what it says in words.
pub(super) fn pictured(language: Language, album: Album, alt: String, preferences: &Preferences) -> Board {
    let scene = lesson(language, Ruleset::from(Variant::Backgammon).start(), preferences);
    Board { scene, album: Some(album), alt }
}

fn sum(judged: &[Totals]) -> Totals {
    let mut sum = Totals::default();
    for totals in judged {
        sum.add(totals);
    }
    sum
}

/// Returns what a decision lost, in thousandths of a thousandth of a point.
fn thousandths(totals: &Totals) -> i32 {
    (1_000_000.0 * totals.error_rate().unwrap_or(0.0)) as i32
}

/// Returns a panel that also shows the value `base`, and whose highest and lowest line differ by `range` at least.
fn panel(language: Language, caption: String, dots: Vec<i32>, curve: Vec<i32>, base: i32, range: i32) -> Panel {
    let values = || dots.iter().chain(&curve).copied().chain([base]);
    let least = values().min().unwrap_or(base);
    let most = values().max().unwrap_or(base).max(least + range);
    let step = step(most - least);
    let decimals = usize::from(step % 1000 != 0);
    let marks = (least.div_euclid(step)..=(most + step - 1).div_euclid(step))
        .map(|number| (number * step, speech::stats_mark(language, number * step, decimals)))
        .collect();
    Panel { caption, dots, curve, marks }
}

/// Returns the distance between two lines across a curve whose values differ by so much at most: 1, 2 or 5 times a power of
/// ten, and at least 100.
fn step(range: i32) -> i32 {
    let mut step = 100;
    for (times, by) in [(2, 1), (5, 2), (2, 1)].into_iter().cycle() {
        if range <= MOST_MARKS * step {
            break;
        }
        step = step * times / by;
    }
    step
}
