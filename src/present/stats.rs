//! Shows error rates and luck over time.

use kafenio_board::rules::{Ruleset, Variant};
use kafenio_engine::computer::Totals;
use kafenio_picture::{Album, Chart, Panel};

use super::board::lesson;
use crate::chat::{Board, User};
use crate::language::Language;
use crate::speech;
use crate::store::Preferences;

/// How many games the curve of the error rate takes together: a single game depends much on its positions.
const WINDOW: usize = 5;
/// The most games that are shown, the latest ones.
const MOST_GAMES: usize = 100;
/// The most lines across a curve.
const MOST_MARKS: i32 = 5;
/// How much the highest and the lowest line across a curve differ, at least.
const LEAST_RANGE: i32 = 500;

/// Returns the picture of the analysed games of `variant` that `who` has played, the oldest first.
#[must_use]
pub fn stats_board(
    language: Language,
    variant: Variant,
    who: &User,
    judged: &[Totals],
    preferences: &Preferences,
) -> Board {
    let judged = &judged[judged.len().saturating_sub(MOST_GAMES)..];
    let (title, [lost, luck], alt) = speech::stats_captions(language, variant, who, judged);
    let rates = judged.iter().map(thousandths).collect();
    let averages = (1..=judged.len()).map(|end| thousandths(&sum(&judged[end.saturating_sub(WINDOW)..end]))).collect();
    let sums = (1..=judged.len()).map(|end| (1000.0 * sum(&judged[..end]).luck) as i32).collect();
    let panels = vec![panel(language, lost, rates, averages), panel(language, luck, Vec::new(), sums)];
    let scene = lesson(language, Ruleset::from(Variant::Backgammon).start(), preferences);
    let alt = speech::shorten_alt(&alt);
    Board { scene, album: Some(Album::Chart(Chart { name: who.name.clone(), title, panels })), alt }
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

fn panel(language: Language, caption: String, dots: Vec<i32>, curve: Vec<i32>) -> Panel {
    let values = || dots.iter().chain(&curve).copied();
    // 0 belongs to both: no loss, no luck.
    let least = values().min().unwrap_or(0).min(0);
    let most = values().max().unwrap_or(0).max(0);
    let most = most.max(least + LEAST_RANGE);
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
