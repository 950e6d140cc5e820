//! Undoing plays. A play can be undone until dice are rolled or the opponent acts, which is possible when the opponent
//! may double first. Later it can be taken back if the opponent agrees; the dice rolled since then stay the same and
//! come again.

use super::event::Event;
use super::game::{Game, Undoable};
use super::seat::{BySeat, Seat};
use super::{Stage, Table};

/// Returns the state to go back to if `event`, which is not yet applied to `table`, is undone; `None` unless it is a
/// play that the player chose.
pub(super) fn undoable_before(table: &Table, event: &Event) -> Option<Undoable> {
    let Event::Played { seat, play, rest: None, automatic: None, .. } = event else { return None };
    let game = table.game()?;
    Some(Undoable {
        position: game.position,
        phase: game.phase,
        turns: game.turns,
        doublets: game.doublets,
        points: game.points,
        last_play: game.last_play.clone(),
        play: play.clone(),
        time: table.clock.map(|clock| [clock.pool[*seat], clock.grace[*seat]]),
        later_rolls: Vec::new(),
    })
}

/// Records what can be undone after `event`.
pub(super) fn record_undoable(table: &mut Table, event: &Event, before: Option<Undoable>) {
    let Stage::Playing(game) = &mut table.stage else { return };
    match event {
        Event::Played { seat, .. } => {
            if let Some(before) = before {
                game.latest[*seat] = Some(Box::new(before));
            }
        }
        Event::Rolled { seat, roll, .. } => {
            for before in [&mut game.latest.inviter, &mut game.latest.invited].into_iter().flatten() {
                before.later_rolls.push((*seat, *roll));
            }
            use_known_roll(game, *seat);
        }
        Event::ClosedOut { seat } => use_known_roll(game, *seat),
        // A cube decision is final, and so are the plays before it.
        Event::Doubled { .. }
        | Event::Beavered { .. }
        | Event::Taken { .. }
        | Event::Dropped { .. }
        | Event::GameEnded { .. } => {
            game.latest = BySeat::default();
        }
        _ => {}
    }
}

/// Removes the next known roll of `seat`, which has been used or skipped.
fn use_known_roll(game: &mut Game, seat: Seat) {
    if let Some(index) = game.known_rolls.iter().position(|(owner, _)| *owner == seat) {
        game.known_rolls.remove(index);
    }
}

/// Takes back the latest play of `seat` and everything after it. This counts as a turn, so that choices offered since
/// then are out of date.
pub(super) fn undo(table: &mut Table, seat: Seat) {
    let Stage::Playing(game) = &mut table.stage else { return };
    let Some(before) = game.latest[seat].take() else { return };
    (game.position, game.phase, game.turns) = (before.position, before.phase, before.turns);
    (game.doublets, game.points, game.last_play) = (before.doublets, before.points, before.last_play);
    game.offer = None;
    table.turn += 1;
    if let (Some(clock), Some([pool, grace]), true) = (&mut table.clock, before.time, before.later_rolls.is_empty()) {
        (clock.pool[seat], clock.grace[seat]) = (pool, grace);
    }
    // The opponent's later plays are gone; an earlier play of theirs remains, with fewer rolls after it.
    let remains = |other: &Undoable| other.later_rolls.len() > before.later_rolls.len();
    game.latest[seat.other()] = game.latest[seat.other()].take().filter(|other| remains(other)).map(|mut other| {
        other.later_rolls.truncate(other.later_rolls.len() - before.later_rolls.len());
        other
    });
    game.known_rolls.splice(0..0, before.later_rolls);
}

/// Returns how many turn numbers `events`, which follow `before`, use up for plays that they take back. Replays and move
/// lists do not count these.
#[must_use]
pub fn turns_taken_back(before: &Table, events: &[Event]) -> u32 {
    if !events.iter().any(|event| matches!(event, Event::Undone { .. })) {
        return 0;
    }
    let mut table = before.clone();
    let mut taken_back = 0;
    for event in events {
        let finished = table.game().map_or(0, |game| game.turns);
        table.apply(event);
        if let (Event::Undone { .. }, Some(game)) = (event, table.game()) {
            // The undoing itself counts as a turn, too.
            taken_back += finished - game.turns + 1;
        }
    }
    taken_back
}

/// Returns `events` without the plays that were undone, their consequences, and the undoing itself.
#[must_use]
pub fn without_undone(events: &[Event]) -> Vec<Event> {
    let mut remaining: Vec<Event> = Vec::with_capacity(events.len());
    for event in events {
        if let Event::Undone { seat: by } = event {
            let is_undone_play =
                |earlier: &Event| matches!(earlier, Event::Played { seat, automatic: None, .. } if seat == by);
            remaining.truncate(remaining.iter().rposition(is_undone_play).unwrap_or(remaining.len()));
        } else {
            remaining.push(event.clone());
        }
    }
    remaining
}
