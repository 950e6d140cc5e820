//! `/play`: starts a game against the computer, which needs no invitation.

use kafenio_board::table::{Action, BySeat, Seat, Table, Terms};
use kafenio_engine::Level;

use crate::chat::{Occupant, Text};
use crate::command::{ClockChoice, NewGame};
use crate::locale::id;
use crate::manager::act::{announce_decided, decide};
use crate::manager::lifecycle::table_threads::usual_thread;
use crate::manager::limits::invitations::{check_games_against_computer, check_place, check_table_count};
use crate::manager::new_table::{rules_note, terms};
use crate::manager::ratings::check_rated_against_computer;
use crate::manager::select::own_tables;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::speech::Arg;

/// The level of the computer unless somebody chooses another one.
const USUAL_LEVEL: Level = Level::Club;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, game: &NewGame) -> Answer {
    if game.role.is_some() {
        return Err(unit.refuse(id!("refused-role-and-opponent"), &[]));
    }
    if let Some(ClockChoice::Control(_)) = game.clock {
        return Err(unit.refuse(id!("refused-clock-computer"), &[]));
    }
    // The computer needs no time, and waits for as long as it takes.
    let game = &NewGame { clock: None, hints: false, ..game.clone() };
    let terms = Terms { clock: None, rated: game.rated == Some(true), ..terms(unit, game).await? };
    let note = rules_note(unit, game).await?;
    begin(unit, game.level.unwrap_or(USUAL_LEVEL), Table::new(terms), note).await
}

/// Opens `table`, where the author, as the inviter, plays against the computer. Tells them the `note`, if there is one.
pub(super) async fn begin(unit: &mut Unit<'_>, level: Level, table: Table, note: Text) -> Answer {
    check_place(unit).await?;
    let own = own_tables(unit).await?;
    check_table_count(unit, &own, 0)?;
    check_games_against_computer(unit).await?;
    if table.terms.rated {
        check_rated_against_computer(unit).await?;
    }
    let computer = Occupant::Computer(level);
    if let Some(playing) = own.iter().find(|found| found.stored.players[found.seat.other()] == computer) {
        return Err(unit.refuse(id!("refused-playing-computer"), &[("table", Arg::Table(playing.stored.id))]));
    }
    let seats = BySeat { inviter: unit.actor.clone(), invited: computer };
    let own_thread = usual_thread(unit, &unit.place.clone()).await?;
    let mut stored = unit.store.insert_table(None, &unit.place, unit.thread.as_deref(), seats, table, unit.now).await?;
    stored.showing_mut().own_thread = own_thread;
    let decision = decide(unit, &mut stored, Seat::Invited, &Action::Accept).await?;
    announce_decided(unit, &mut stored, Seat::Invited, None, &decision).await?;
    Ok(if note.is_empty() { Vec::new() } else { unit.reply(note) })
}
