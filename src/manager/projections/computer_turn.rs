//! Lets the computer play once it has the decision.

use crate::manager::unit::Unit;
use crate::store::TableRecord;

pub(super) fn apply(unit: &mut Unit<'_>, stored: &mut TableRecord) {
    if stored.computer_to_decide().is_some() {
        // If the computer does not get to it, the timers find the table.
        stored.due_at = Some(unit.now);
        unit.computer_turn = Some(stored.id);
    }
}
