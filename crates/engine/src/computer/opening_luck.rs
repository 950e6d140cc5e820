//! The luck of beginning a game.

use kafenio_board::table::{Phase, Seat};

use super::analysis::{Evaluation, Judged};
use super::decision::Computer;
use crate::Outlook;

/// What a player can expect who begins.
struct Beginning {
    outlook: Outlook,
    evaluation: Evaluation,
}

impl Computer<'_> {
    /// Judges the opening roll, after which this seat begins.
    #[expect(clippy::cast_precision_loss, reason = "24 bits hold every cube")]
    pub(super) fn judge_opening(&mut self) -> Vec<Judged> {
        let [own, other] = [self.seat, self.seat.other()].map(|seat| self.beginning(seat));
        let theirs = other.evaluation.flipped();
        let before = Evaluation {
            win: f32::midpoint(own.evaluation.win, theirs.win),
            equity: f32::midpoint(own.evaluation.equity, theirs.equity),
        };
        let begun = match self.game.phase {
            Phase::ToPlay { roll, .. } => own.outlook.after(roll).map(|after| self.worth_after(after)),
            // A new roll follows.
            Phase::BeforeRoll(_) | Phase::Doubled { .. } | Phase::Opening => Some(own.evaluation.equity),
        };
        let luck = begun.map_or(0.0, |begun| begun - before.equity) * self.game.cube.value as f32;
        vec![Judged::Opening { luck }, Judged::Evaluation(before)]
    }

    /// Returns what `seat` can expect if it begins.
    fn beginning(&mut self, seat: Seat) -> Beginning {
        let terms = self.cube_terms(seat);
        let ruleset = self.game.ruleset;
        let mut outlook = self.outlook(seat);
        let opening = self.table.terms.opening_roll(ruleset.variant);
        if let Outlook::Rolls(rolls) = &mut outlook
            && opening.is_played()
        {
            // Not every roll begins a game equally often.
            for after in rolls {
                after.weight = f32::from(opening.weight(after.roll));
            }
        }
        let evaluation = Evaluation { win: outlook.chances().win[0], equity: terms.worth_before(&outlook, &ruleset) };
        Beginning { outlook, evaluation }
    }
}
