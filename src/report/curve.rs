//! Draws the chance of a player to win a game and what it is worth, from step to step, with the mistakes marked.

use kafenio_board::table::Seat;
use maud::{Markup, html};

use super::game::Step;

/// The view box of the curve. Its edges leave room for the marks.
const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 150.0;
const EDGE: f32 = 8.0;
/// Half the size of a mark.
const MARK: f32 = 5.0;

/// The equity at the upper edge, unless it is higher somewhere in the game, in units of the cube.
const LEAST_EQUITY: f32 = 1.0;

/// Draws the chance to win the game, and what the game is worth. `last` is the chance at the end of a finished game, 0, 0.5
/// or 1; `label` says in words what the curves show, and `written` writes an equity.
pub fn curve(steps: &[Step<'_>], last: Option<f32>, label: &str, written: impl Fn(f32) -> String) -> Markup {
    let last_step = steps.len().max(2) - 1;
    #[expect(clippy::cast_precision_loss, reason = "no game has millions of steps")]
    let x = |step: usize| EDGE + step as f32 / last_step as f32 * (WIDTH - 2.0 * EDGE);
    let y = |win: f32| EDGE + (1.0 - win) * (HEIGHT - 2.0 * EDGE);
    let known = known(steps, last);
    let line: Vec<String> = known.iter().map(|(step, win)| format!("{:.1},{:.1}", x(*step), y(*win))).collect();
    let equities = equities(steps);
    let highest = equities.iter().map(|(_, equity)| equity.abs()).fold(LEAST_EQUITY, f32::max);
    let of_equity = |equity: &f32| y(f32::midpoint(1.0, equity / highest));
    let dashed: Vec<String> =
        equities.iter().map(|(step, equity)| format!("{:.1},{:.1}", x(*step), of_equity(equity))).collect();
    let at = |step: usize| known.iter().rev().find(|(known, _)| *known <= step).map_or(0.5, |(_, win)| *win);
    html! {
        svg.chances role="img" aria-label=(label) viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) {
            @for (share, class) in [(0.0, "grid"), (0.25, "grid"), (0.5, "grid middle"), (0.75, "grid"), (1.0, "grid")] {
                line class=(class) x1=(EDGE) x2=(WIDTH - EDGE) y1=(y(share)) y2=(y(share)) {}
            }
            @for (share, label, below) in [(0.0, "0%", "-.3em"), (1.0, "100%", "1em")] {
                text.axis x=(EDGE) y=(y(share)) dx="2" dy=(below) { (label) }
            }
            @for (equity, below) in [(highest, "1em"), (-highest, "-.3em")] {
                text.axis.right x=(WIDTH - EDGE) y=(of_equity(&equity)) dx="-2" dy=(below) { (written(equity)) }
            }
            polyline.equity points=(dashed.join(" ")) {}
            polyline points=(line.join(" ")) {}
            @for (index, step) in steps.iter().enumerate() {
                @if let Some((mistake, seat)) = step.mistakes.first().zip(step.seat) {
                    (mark(seat, mistake.severity(), (x(index), y(at(index)))))
                }
            }
            line.now x1=(EDGE) x2=(EDGE) y1="0" y2=(HEIGHT) data-edge=(EDGE) {}
        }
    }
}

/// Returns the steps whose chances are known. Every game begins even, apart from the first roll, and ends certain if it is finished.
pub fn known(steps: &[Step<'_>], last: Option<f32>) -> Vec<(usize, f32)> {
    let win = |step: &Step<'_>| Some(step.evaluation?.win);
    let mut known: Vec<(usize, f32)> = vec![(0, steps.first().and_then(win).unwrap_or(0.5))];
    known.extend(steps.iter().enumerate().skip(1).filter_map(|(index, step)| Some((index, win(step)?))));
    if let Some(last) = last {
        let end = steps.len().saturating_sub(1);
        known.retain(|(index, _)| *index < end);
        known.push((end, last));
    }
    known
}

/// Returns the steps for which it is known what the game is worth.
pub fn equities(steps: &[Step<'_>]) -> Vec<(usize, f32)> {
    steps.iter().enumerate().filter_map(|(index, step)| Some((index, step.evaluation?.equity))).collect()
}

/// Draws a mark: a disc for the inviter's mistakes and a square for the other player's, as colours alone do not tell
/// everybody apart.
fn mark(seat: Seat, class: &str, (x, y): (f32, f32)) -> Markup {
    html! {
        @match seat {
            Seat::Inviter => circle class=(class) cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r=(MARK) {},
            Seat::Invited => rect class=(class) x=(format!("{:.1}", x - MARK)) y=(format!("{:.1}", y - MARK))
                width=(2.0 * MARK) height=(2.0 * MARK) {},
        }
    }
}
