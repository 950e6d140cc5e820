//! Draws the chances of a player to win a game, from step to step, with the mistakes marked.

use maud::{Markup, html};

use super::game::Step;
use crate::table::Seat;

/// The view box of the curve. Its edges leave room for the marks.
const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 150.0;
const EDGE: f32 = 8.0;
/// Half the size of a mark.
const MARK: f32 = 5.0;

/// Draws the curve. `last` is the chance at the end, 0, 0.5 or 1, and `label` says in words what the curve shows.
pub fn curve(steps: &[Step<'_>], last: f32, label: &str) -> Markup {
    let last_step = steps.len().max(2) - 1;
    #[expect(clippy::cast_precision_loss, reason = "no game has millions of steps")]
    let x = |step: usize| EDGE + step as f32 / last_step as f32 * (WIDTH - 2.0 * EDGE);
    let y = |win: f32| EDGE + (1.0 - win) * (HEIGHT - 2.0 * EDGE);
    let known = known(steps, last);
    let line: Vec<String> = known.iter().map(|(step, win)| format!("{:.1},{:.1}", x(*step), y(*win))).collect();
    let at = |step: usize| known.iter().rev().find(|(known, _)| *known <= step).map_or(0.5, |(_, win)| *win);
    html! {
        svg.chances role="img" aria-label=(label) viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) {
            @for (share, class) in [(0.0, "grid"), (0.25, "grid"), (0.5, "grid middle"), (0.75, "grid"), (1.0, "grid")] {
                line class=(class) x1=(EDGE) x2=(WIDTH - EDGE) y1=(y(share)) y2=(y(share)) {}
            }
            @for (share, label, below) in [(0.0, "0%", "-.3em"), (1.0, "100%", "1em")] {
                text.axis x=(EDGE) y=(y(share)) dx="2" dy=(below) { (label) }
            }
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

/// Returns the steps whose chances are known. Every game begins even, apart from the first roll, and ends certain.
pub fn known(steps: &[Step<'_>], last: f32) -> Vec<(usize, f32)> {
    let mut known: Vec<(usize, f32)> = vec![(0, steps.first().and_then(|first| first.win).unwrap_or(0.5))];
    known.extend(steps.iter().enumerate().skip(1).filter_map(|(index, step)| Some((index, step.win?))));
    let end = steps.len().saturating_sub(1);
    known.retain(|(index, _)| *index < end);
    known.push((end, last));
    known
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
