//! Loads, stores and shows plays that are entered step by step.

use kafenio_board::rules::{Illegal, Move, Numbering};
use kafenio_board::table::Seat;

use crate::chat::{OnlyIn, Reply, Text};
use crate::command::Command;
use crate::locale::id;
use crate::manager::lifecycle::clocks::with_current_clock;
use crate::manager::replies::questions::About;
use crate::manager::unit::Unit;
use crate::present::{Draft, chosen_start, click, draft_board, draft_choices, draft_line, draft_text};
use crate::speech::{self, View};
use crate::store::TableRecord;

/// Stores the draft.
pub(in crate::manager) async fn save_draft(unit: &mut Unit<'_>, draft: &Draft) -> anyhow::Result<()> {
    unit.store.save_draft(draft.stored.id, draft.seat, draft.stored.table.turn, &draft.entry).await
}

/// Returns the moves that `seat` has entered so far of the play that they have to make.
pub(in crate::manager) async fn entered_moves(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    seat: Seat,
) -> anyhow::Result<Vec<Move>> {
    if !stored.table.must_play(seat) {
        return Ok(Vec::new());
    }
    let entry = unit.store.draft(stored.id, seat, stored.table.turn).await?;
    Ok(entry.map(|entry| entry.moves).unwrap_or_default())
}

/// Returns the play that the author has begun to enter at this table.
pub(in crate::manager) async fn own_draft(unit: &mut Unit<'_>, stored: &TableRecord) -> anyhow::Result<Option<Draft>> {
    let Some(seat) = unit.seat_at(stored) else { return Ok(None) };
    let moves = entered_moves(unit, stored, seat).await?;
    if moves.is_empty() {
        return Ok(None);
    }
    let entry = unit.store.draft(stored.id, seat, stored.table.turn).await?;
    Ok(entry.and_then(|entry| Draft::new(stored.clone(), seat, entry)))
}

/// Says in a few words, for a list, that the author's complete play at this table has to be confirmed; empty if there is none.
pub(in crate::manager) async fn pending_in_line(unit: &mut Unit<'_>, stored: &TableRecord) -> anyhow::Result<Text> {
    let draft = own_draft(unit, stored).await?;
    let is_pending = draft.is_some_and(|draft| draft.partial.complete.is_some());
    Ok(if is_pending { unit.text(id!("line-unconfirmed"), &[]) } else { Text::default() })
}

/// Shows the draft to its player after the text `before`: where the checker on `from` can go or, without `from`, which
/// checkers can move.
pub(in crate::manager) async fn show_draft(
    unit: &mut Unit<'_>,
    draft: &Draft,
    from: Option<u8>,
    before: Text,
) -> anyhow::Result<Vec<Reply>> {
    let preferences = unit.preferences().await?;
    let numbering = preferences.numbering;
    let platform = unit.place.platform;
    let Some(text) = draft_text(unit.language, platform, draft, from, numbering) else { return Ok(Vec::new()) };
    let table = with_current_clock(unit, &draft.stored).await?;
    let view = View { table: &table, ..unit.view(&draft.stored) };
    let board = draft_board(&view, draft, &preferences);
    let text = before.then("\n", unit.of_table(&draft.stored, text));
    let mut replies = unit.show(text, board, &preferences);
    replies[0].choices = draft_choices(unit.language, draft, from, numbering);
    let line = unit.of_table(&draft.stored, draft_line(draft, numbering));
    replies[0].only_in = Some(OnlyIn { table: draft.stored.id, turn: draft.stored.table.turn, line });
    if let (Some(message), Some(about)) = (unit.message, question_about(draft, from, numbering)) {
        unit.manager.questions.ask(message, about, unit.now);
    }
    Ok(replies)
}

/// Returns what is asked about the draft: where a checker goes or, once the play is complete, whether it is to count.
fn question_about(draft: &Draft, from: Option<u8>, numbering: Numbering) -> Option<About> {
    if draft.partial.complete.is_some() {
        let (id, turn, step) = (draft.stored.id, draft.stored.table.turn, draft.entry.step);
        return Some(About::Command(click(Command::Confirm, id, turn, Some(step))));
    }
    let game = draft.game()?;
    let from = chosen_start(draft, from)?;
    Some(About::Checker(game.ruleset.place_name(from, numbering, game.player(draft.seat))))
}

/// Explains why what the player wrote about the play is not legal.
pub(in crate::manager) fn illegal_play(
    unit: &Unit<'_>,
    stored: &TableRecord,
    seat: Seat,
    numbering: Numbering,
    reason: &Illegal,
) -> Text {
    speech::illegal(&unit.view(stored), seat, numbering, reason)
}
