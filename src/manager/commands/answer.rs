//! `/accept` and `/decline`: answer whatever is open: an invitation, an offer, or a double.

use kafenio_board::table::{Action, CubeAnswer};

use super::take;
use crate::command::{TableName, Target};
use crate::manager::act::act;
use crate::manager::select::{SeatedTable, ask_which, own_tables};
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;

pub(in crate::manager) async fn run(
    unit: &mut Unit<'_>,
    target: &Target,
    action: &Action,
    to_double: CubeAnswer,
) -> Answer {
    let mut own = own_tables(unit).await?;
    own.retain(|own| target.table.as_ref().and_then(TableName::id).is_none_or(|id| own.stored.id == id));
    let answers = |action: &Action, own: &SeatedTable| action.is_allowed(&own.stored.table, own.seat);
    let doubled: Vec<_> = own.iter().filter(|own| answers(&Action::from(to_double), own)).collect();
    let offered: Vec<_> = own.iter().filter(|own| answers(action, own)).collect();
    match (doubled.is_empty(), offered.is_empty()) {
        (true, _) => act(unit, target, action).await,
        (false, true) => take::run(unit, target, to_double, false).await,
        (false, false) => {
            let tables: Vec<_> = offered.iter().chain(&doubled).map(|own| &own.stored).collect();
            Err(ask_which(unit, &tables).await)
        }
    }
}
