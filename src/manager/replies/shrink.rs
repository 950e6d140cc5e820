//! Words the line to which a message shrinks when the next turn replaces it.

use kafenio_board::table::Event;

use crate::chat::Text;
use crate::language::Language;
use crate::manager::unit::{Unit, view_of};
use crate::speech;
use crate::store::TableRecord;

/// What a message is about: some events, of which earlier messages have announced all but the last `new`.
#[derive(Clone, Copy)]
pub(in crate::manager) struct About<'e> {
    pub(in crate::manager) events: &'e [Event],
    pub(in crate::manager) new: usize,
}

/// Returns the line for a message, with the texts `before` and `after` what it is about. `None` if the message keeps its board:
/// where the place keeps all boards, and at an invitation or the end of a match, whose result stays with its last position.
pub(in crate::manager) async fn shrunk_line(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    about: About<'_>,
    [before, after]: [&Text; 2],
    language: Language,
) -> anyhow::Result<Option<Text>> {
    let platform = stored.place().platform.capabilities();
    let is_kept = stored.table.game().is_none() || !platform.edits_in_place;
    if is_kept || unit.store.place_settings(stored.place()).await?.keeps_boards {
        return Ok(None);
    }
    let view = view_of(stored, &stored.table, language);
    let (earlier, new) = about.events.split_at(about.events.len() - about.new);
    let moves = speech::move_list_line(&view, stored.turn_number(), earlier, new);
    let mut line = before.clone().then(" ", moves);
    if line.is_empty() {
        line = after.clone();
    }
    // Where several games are played, a line says to which one it belongs.
    if line.is_empty() || unit.store.has_other_open_table(stored.place(), stored.id).await? {
        line = speech::of_table(language, stored.id, line);
    }
    Ok(Some(line.with_prefix(platform.command_prefix)))
}
