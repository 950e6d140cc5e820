//! What the report shows of a game, step by step.

use kafenio_board::rules::LegalPlay;
use kafenio_board::table::{Game, Seat, Stage};
use kafenio_engine::computer::{CubeDecision, Evaluation, Judged, Judgement, MISTAKE};
use kafenio_picture::BoardView;

use super::contents::Report;
use crate::present::{Frame, frame_view};

/// In how many steps of a game the board after the best play is shown, too.
const MOST_BETTER: usize = 15;

/// A step of a game: the board after something happened.
pub struct Step<'a> {
    pub scene: BoardView,
    /// Who did it; `None` at the start and at the end.
    pub seat: Option<Seat>,
    /// Whether the game ended with it.
    pub ends_game: bool,
    /// The mistakes that the step shows, the worst first: somebody may have failed to double and then played badly.
    pub mistakes: Vec<&'a Judgement>,
    /// The board after the best play, if the play was a mistake.
    pub better: Option<BoardView>,
    /// What the dice gave, in points, if they were rolled in this step.
    pub luck: Option<f32>,
    /// Who begins, and what the opening roll gave them, in points; at the start.
    pub opening_luck: Option<(Seat, f32)>,
    /// What the game is worth to the observed player, if it is known.
    pub evaluation: Option<Evaluation>,
}

/// Returns the steps of a game. `frames` are those of the whole table, and `judgements` those of the game.
pub fn steps<'a>(report: &Report<'_>, number: u32, frames: &[Frame], judgements: &'a [Judgement]) -> Vec<Step<'a>> {
    let of_game = frames.iter().filter(|frame| frame.table.shown_game().is_some_and(|game| game.number == number));
    let mut steps: Vec<Step<'a>> = of_game.filter_map(|frame| step(report, frame, judgements)).collect();
    for (index, judgement) in judgements.iter().enumerate() {
        let Judged::Evaluation(evaluation) = judgement.judged else { continue };
        // In one turn a player may double and then roll, each in a step of its own.
        let last = index.checked_sub(1).map(|last| &judgements[last].judged);
        let has_rolled = matches!(last, Some(Judged::Roll { .. }));
        // A turn without a roll, because the player is closed out, has no step of its own.
        let is_next = |step: &Step<'_>| {
            let is_roll_shown = !has_rolled || step.scene.roll.is_some();
            is_of_turn(step, judgement) && is_roll_shown || step.scene.number > Some(judgement.turn)
        };
        // The opponent of the player on roll may have resigned.
        let next = steps.iter().position(is_next).unwrap_or(steps.len().saturating_sub(1));
        if let Some(before) = next.checked_sub(1) {
            let is_observed = judgement.seat == report.observed();
            let observed = if is_observed { evaluation } else { evaluation.flipped() };
            // At the start nobody knows yet who begins, even if the opening roll decides no more than that.
            steps[before].evaluation.get_or_insert(observed);
        }
    }
    keep_worst(&mut steps);
    steps
}

/// Leaves the boards after the best play only where that matters most, which keeps the page small.
fn keep_worst(steps: &mut [Step<'_>]) {
    let mut mistakes: Vec<&mut Step<'_>> = steps.iter_mut().filter(|step| step.better.is_some()).collect();
    mistakes.sort_by(|one, other| lost(other).total_cmp(&lost(one)));
    for step in mistakes.into_iter().skip(MOST_BETTER) {
        step.better = None;
    }
}

fn lost(step: &Step<'_>) -> f32 {
    step.mistakes.first().map_or(0.0, |worst| worst.lost())
}

fn step<'a>(report: &Report<'_>, frame: &Frame, judgements: &'a [Judgement]) -> Option<Step<'a>> {
    let scene = frame_view(&report.view, report.reader, frame, false, report.preferences)?;
    let game = frame.table.shown_game()?;
    let seat = scene.to_move.filter(|_| scene.number.is_some()).map(|player| game.seat(player));
    let ends_game = matches!(frame.table.stage, Stage::Over { .. });
    let mut step = Step {
        scene,
        seat,
        ends_game,
        mistakes: Vec::new(),
        better: None,
        luck: None,
        opening_luck: None,
        evaluation: None,
    };
    for judgement in judgements {
        if !is_shown(&step, judgement) {
            continue;
        }
        match judgement.judged {
            Judged::Roll { luck, .. } => step.luck = Some(luck),
            Judged::Opening { luck } => step.opening_luck = Some((judgement.seat, luck)),
            _ => {}
        }
        if judgement.lost() >= MISTAKE {
            step.mistakes.push(judgement);
        }
    }
    step.mistakes.sort_by(|one, other| other.lost().total_cmp(&one.lost()));
    step.better = step.mistakes.iter().find_map(|mistake| match &mistake.judged {
        Judged::Play { best, .. } => Some(after(report, &step.scene, best, game)),
        _ => None,
    });
    Some(step)
}

/// Returns whether a step shows what was judged.
pub fn is_shown(step: &Step<'_>, judgement: &Judgement) -> bool {
    match judgement.judged {
        Judged::Play { .. } => is_of_roll(step, judgement) && step.scene.last_play.is_some(),
        Judged::Cube { what: CubeDecision::NoDouble, .. } if is_closed_out(judgement) => is_of_turn(step, judgement),
        Judged::Roll { .. } | Judged::Cube { what: CubeDecision::NoDouble, .. } => is_of_roll(step, judgement),
        Judged::Cube { .. } => is_of_turn(step, judgement) && step.scene.roll.is_none(),
        Judged::Opening { .. } => step.seat.is_none() && !step.ends_game,
        Judged::Resignation { .. } => step.ends_game,
        // It belongs to the step before.
        Judged::Evaluation(_) => false,
    }
}

/// Returns whether a step shows what followed the roll of this turn.
fn is_of_roll(step: &Step<'_>, judgement: &Judgement) -> bool {
    is_of_turn(step, judgement) && step.scene.roll.is_some()
}

/// Returns whether the player was closed out, so that nothing was rolled after their decision not to double.
fn is_closed_out(judgement: &Judgement) -> bool {
    judgement.before.game().is_some_and(|game| game.is_closed_out(judgement.seat))
}

fn is_of_turn(step: &Step<'_>, judgement: &Judgement) -> bool {
    step.scene.number == Some(judgement.turn) && step.seat == Some(judgement.seat)
}

/// Returns the board after another play of the same roll.
fn after(report: &Report<'_>, scene: &BoardView, best: &LegalPlay, game: &Game) -> BoardView {
    let player = scene.to_move.unwrap_or(scene.viewer);
    BoardView {
        position: best.after,
        last_play: Some((player, best.play.clone())),
        caption: game.ruleset.notation_in(report.preferences.numbering, &best.play, player, scene.viewer),
        ..scene.clone()
    }
}
