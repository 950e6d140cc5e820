//! A play that counts can be undone until dice fall again or the opponent acts: where he might double before he rolls.
//! Later it can be taken back where he agrees; the dice that have fallen since stay what they are and fall once more.

use super::event::Event;
use super::game::{Game, Undoable};
use super::seat::{BySeat, Seat};
use super::state::{Stage, Table};

/// What could be undone if `event`, which `table` has not seen yet, is a play; the bot's own plays stay.
pub(super) fn before(table: &Table, event: &Event) -> Option<Undoable> {
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
        fallen: Vec::new(),
    })
}

/// Keeps what can be undone after `event`.
pub(super) fn keep(table: &mut Table, event: &Event, before: Option<Undoable>) {
    let Stage::Playing(game) = &mut table.stage else { return };
    match event {
        Event::Played { seat, .. } => {
            if let Some(before) = before {
                game.latest[*seat] = Some(Box::new(before));
            }
        }
        Event::Rolled { seat, roll, .. } => {
            for before in [&mut game.latest.inviter, &mut game.latest.invited].into_iter().flatten() {
                before.fallen.push((*seat, *roll));
            }
            spend(game, *seat);
        }
        Event::ClosedOut { seat } => spend(game, *seat),
        // A decision about the cube stands for good, and with it the plays before it.
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

/// The roll that was kept for `seat` has fallen, or would have.
fn spend(game: &mut Game, seat: Seat) {
    if let Some(place) = game.kept.iter().position(|(owner, _)| *owner == seat) {
        game.kept.remove(place);
    }
}

/// Takes the latest play of `seat` back, and what came after it. It is a turn of its own, so that nothing that was offered
/// since is taken for new.
pub(super) fn undone(table: &mut Table, seat: Seat) {
    let Stage::Playing(game) = &mut table.stage else { return };
    let Some(before) = game.latest[seat].take() else { return };
    (game.position, game.phase, game.turns) = (before.position, before.phase, before.turns);
    (game.doublets, game.points, game.last_play) = (before.doublets, before.points, before.last_play);
    game.offer = None;
    table.turn += 1;
    if let (Some(clock), Some([pool, grace]), true) = (&mut table.clock, before.time, before.fallen.is_empty()) {
        (clock.pool[seat], clock.grace[seat]) = (pool, grace);
    }
    // What the other one played since never was; before a play of his that stays, fewer rolls have fallen now.
    let stays = |other: &Undoable| other.fallen.len() > before.fallen.len();
    game.latest[seat.other()] = game.latest[seat.other()].take().filter(|other| stays(other)).map(|mut other| {
        other.fallen.truncate(other.fallen.len() - before.fallen.len());
        other
    });
    game.kept.splice(0..0, before.fallen);
}

/// `events` without the plays that were undone, what followed from them, and their undoing.
#[must_use]
pub fn without_undone(events: &[Event]) -> Vec<Event> {
    let mut lasting: Vec<Event> = Vec::with_capacity(events.len());
    for event in events {
        if let Event::Undone { seat: by } = event {
            let is_it = |earlier: &Event| matches!(earlier, Event::Played { seat, automatic: None, .. } if seat == by);
            lasting.truncate(lasting.iter().rposition(is_it).unwrap_or(lasting.len()));
        } else {
            lasting.push(event.clone());
        }
    }
    lasting
}
