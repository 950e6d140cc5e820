//! `/resign`: offers to lose the game, or the session. If the opponent need not accept it, or answers at once, it
//! has to be confirmed.

use kafenio_board::table::{Action, Length};

use crate::command::{Command, Stake, Target};
use crate::locale::id;
use crate::manager::act::act_on_table;
use crate::manager::replies::confirmation;
use crate::manager::select::select;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::speech;

/// The turns after which both players have moved.
const BOTH_HAVE_MOVED: u32 = 2;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target, stake: Stake, is_sure: bool) -> Answer {
    let action = match stake {
        Stake::Session => Action::Leave,
        Stake::Quadruple => Action::Resign(4),
        Stake::Backgammon | Stake::Triple => Action::Resign(3),
        Stake::Gammon | Stake::Double => Action::Resign(2),
        Stake::Single => Action::Resign(1),
    };
    let found = select(unit, target, &action).await?;
    let table = &found.stored.table;
    let seat = found.seat;
    let is_unplayed = table.game().is_some_and(|game| game.turns < BOTH_HAVE_MOVED);
    // The session itself can be left at any time.
    unit.ends_unplayed = is_unplayed && action != Action::Leave && table.terms.length != Length::Single;
    // The computer answers at once, so that nothing can be withdrawn.
    let is_answered = found.stored.is_against_computer(seat);
    let is_asked = match action {
        Action::Resign(level) => {
            table.can_lose(seat, level) && (is_answered || table.is_resignation_final(seat, level))
        }
        _ => is_answered && table.game().is_some_and(|game| !game.is_untouched() && game.chooser.is_none()),
    };
    if is_sure || !is_asked || !action.is_allowed(table, seat) {
        return act_on_table(unit, found, &action).await;
    }
    let command = Command::Resign { stake, sure: true };
    let view = unit.view(&found.stored);
    let confirmation = confirmation::confirmation_text(target, command.clone());
    let question = match action {
        Action::Resign(level) => speech::confirm_resignation(&view, seat, level, confirmation),
        _ => speech::confirm_leaving(&view, seat, confirmation),
    };
    confirmation::ask(unit, &found.stored, question, command, id!("choice-resign"), "🏳️").await
}
