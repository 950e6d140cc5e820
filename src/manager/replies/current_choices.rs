//! Adds to a reply what its reader can choose now.

use crate::chat::Reply;
use crate::manager::unit::Unit;
use crate::present::{choices, play_menu};
use crate::store::TableRecord;

/// Adds the choices and the menu of the table to `replies[0]` if the author has the decision there and only they read it.
pub(in crate::manager) async fn with_current_choices(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    mut replies: Vec<Reply>,
) -> anyhow::Result<Vec<Reply>> {
    let decider = stored.table.to_decide();
    let is_private = unit.place.platform.capabilities().has_private_replies;
    if is_private && decider.is_some() && decider == unit.seat_at(stored) {
        let numbering = unit.preferences().await?.numbering;
        let view = unit.view(stored);
        replies[0].menus = play_menu(&view, numbering).into_iter().collect();
        replies[0].choices = choices(&view);
    }
    Ok(replies)
}
