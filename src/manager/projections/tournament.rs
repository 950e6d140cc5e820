//! Tells a tournament how a match of it has ended, so that it goes on.

use kafenio_board::table::{Event, Length, Stage};

use crate::manager::tournaments::make_due;
use crate::manager::unit::Unit;
use crate::store::TableRecord;
use crate::tournament::TournamentEvent;

pub(super) async fn apply(unit: &mut Unit<'_>, stored: &TableRecord, events: &[Event]) -> anyhow::Result<()> {
    if events.is_empty() || stored.table.is_open() {
        return Ok(());
    }
    let Some(mut record) = unit.store.tournament_of_table(stored.id).await? else { return Ok(()) };
    // The match may be played in another place.
    unit.store.lock_place(&record.place).await?;
    if !record.state.is_going_on() {
        return Ok(());
    }
    let pairings = &record.state.pairings;
    let Some(pairing) = pairings.iter().find(|found| found.table == stored.id && !found.is_over) else { return Ok(()) };
    let winner = match stored.table.stage {
        Stage::Over { winner, .. } => winner,
        _ => None,
    };
    // Whoever wins a longer match wins one match.
    let points = match (winner, stored.table.terms.length) {
        (Some(winner), Length::Single) => stored.table.score[winner].max(1),
        (Some(_), _) => 1,
        (None, _) => 0,
    };
    let winner = winner.map(|winner| pairing.entrant(winner));
    let decided = TournamentEvent::Decided { table: stored.id, winner, points };
    make_due(unit, &mut record);
    unit.store.save_tournament(&mut record, &[decided], unit.now).await
}
