//! A play that counts can be undone until dice fall again or the opponent acts: where he might double before he rolls.

use serde::{Deserialize, Serialize};

use super::{Event, Phase, Seat, Stage, Table};
use crate::rules::{ByPlayer, Play, Position};

/// What was before the latest play, which can still be undone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undoable {
    /// Who made it.
    pub seat: Seat,
    position: Position,
    /// The roll lies on the board.
    phase: Phase,
    doublets: ByPlayer<u8>,
    points: ByPlayer<u8>,
    last_play: Option<(Seat, Play)>,
    /// The pool and the grace of its player, before they were filled up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time: Option<[i64; 2]>,
}

/// What could be undone if `event`, which `table` has not seen yet, is a play; the bot's own plays stay.
pub(super) fn before(table: &Table, event: &Event) -> Option<Undoable> {
    let Event::Played { seat, rest: None, unasked: None, .. } = event else { return None };
    let game = table.game()?;
    Some(Undoable {
        seat: *seat,
        position: game.position,
        phase: game.phase,
        doublets: game.doublets,
        points: game.points,
        last_play: game.last_play.clone(),
        time: table.clock.map(|clock| [clock.pool[*seat], clock.grace[*seat]]),
    })
}

/// Keeps what can be undone after `event`.
pub(super) fn keep(table: &mut Table, event: &Event, before: Option<Undoable>) {
    let Stage::Playing(game) = &mut table.stage else { return };
    match event {
        Event::Played { .. } => {
            let waits = |before: &Undoable| game.phase == Phase::BeforeRoll(before.seat.other());
            game.undoable = before.filter(waits).map(Box::new);
        }
        Event::Threw { .. }
        | Event::ThrewPairs { .. }
        | Event::Rolled { .. }
        | Event::ClosedOut { .. }
        | Event::Passed { .. }
        | Event::Doubled { .. }
        | Event::AutomaticDouble { .. }
        | Event::Beavered { .. }
        | Event::Taken { .. }
        | Event::Dropped { .. }
        | Event::GameEnded { .. }
        | Event::SessionEnded { .. } => game.undoable = None,
        Event::Invited { .. }
        | Event::Accepted
        | Event::Closed { .. }
        | Event::ResignationOffered { .. }
        | Event::ResignationRefused { .. }
        | Event::ResignationWithdrawn { .. }
        | Event::CancelOffered { .. }
        | Event::CancelRefused { .. }
        | Event::CancelWithdrawn { .. }
        | Event::WentOn { .. }
        | Event::SetUp { .. }
        | Event::Pressed { .. }
        | Event::Ordered { .. }
        | Event::Undone { .. } => {}
    }
}

/// Takes the latest play back. It is a turn of its own, so that nothing that was offered after the play is taken for new.
pub(super) fn undone(table: &mut Table) {
    let Stage::Playing(game) = &mut table.stage else { return };
    let Some(before) = game.undoable.take() else { return };
    (game.position, game.phase) = (before.position, before.phase);
    (game.doublets, game.points, game.last_play) = (before.doublets, before.points, before.last_play);
    game.turns -= 1;
    table.turn += 1;
    if let (Some(clock), Some([pool, grace])) = (&mut table.clock, before.time) {
        clock.pool[before.seat] = pool;
        clock.grace[before.seat] = grace;
    }
}

/// `events` without the plays that were undone, and without their undoing.
#[must_use]
pub fn lasting(events: &[Event]) -> Vec<Event> {
    let mut lasting: Vec<Event> = Vec::with_capacity(events.len());
    for event in events {
        match event {
            Event::Undone { .. } => {
                if let Some(place) = lasting.iter().rposition(|earlier| matches!(earlier, Event::Played { .. })) {
                    lasting.remove(place);
                }
            }
            event => lasting.push(event.clone()),
        }
    }
    lasting
}
