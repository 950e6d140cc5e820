//! `/here`: moves one of the author's games to this place, and resumes it if it was suspended. The opponent has to agree, in this
//! place: otherwise somebody could move a game to where the opponent does not read it, while the opponent's clock runs.

use kafenio_board::table::Seat;

use crate::chat::{Place, Post};
use crate::command::{Command, TableName, Target};
use crate::locale::id;
use crate::manager::act::end_suspension;
use crate::manager::announce::{Announcement, Pings, announce, post_notice, remove_latest_choices};
use crate::manager::limits::budgets::within_limit;
use crate::manager::limits::invitations::{check_place, check_table_count};
use crate::manager::select::{SeatedTable, ask_which, damaged_refusal, own_tables};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::present::choice;
use crate::speech::{self, Arg, View};
use crate::store::{LaneKind, MoveRequest, OwnThread, PostKind, TableRecord};

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target) -> Answer {
    let SeatedTable { mut stored, seat } = select_to_move(unit, target).await?;
    let place = unit.place.clone();
    let thread = unit.thread.clone();
    let is_elsewhere = *stored.place() != place || stored.thread() != thread.as_ref();
    if !is_elsewhere && stored.suspended_at.is_none() {
        return Err(unit.refuse(id!("refused-here-already"), &[("table", Arg::Table(stored.id))]));
    }
    if *stored.place() != place {
        check_place(unit).await?;
        let own = own_tables(unit).await?;
        check_table_count(unit, &own, 0)?;
    }
    let other = &stored.seats()[seat.other()];
    if unit.is_absent(&place, other)? {
        let here = speech::here_command(stored.id);
        return Err(unit.refuse(id!("refused-other-away"), &[("other", Arg::Occupant(other)), ("here", here)]));
    }
    if needs_consent(&stored, seat, &place) {
        return ask_opponent(unit, stored, seat).await;
    }
    // A place that is a direct message is where a moderator's `/endtable` has left the game.
    if stored.elsewhere().is_some_and(|elsewhere| elsewhere.place == place) {
        check_together(unit, &stored, seat)?;
    }
    if is_elsewhere && !stored.place().is_direct() {
        tell_old_place(unit, &stored, seat).await?;
    }
    let resumes = stored.suspended_at.is_some() && stored.can_resume_here();
    if !resumes && stored.unreachable == Some(seat) {
        // The author is back, but the opponent's game was removed from the opponent's place meanwhile.
        stored.unreachable = Some(seat.other());
    }
    let clock_event = if resumes { end_suspension(unit, &mut stored).await? } else { None };
    stored.move_request = None;
    let showing = stored.showing_mut();
    if is_elsewhere {
        showing.own_thread = OwnThread::None;
    }
    (showing.place, showing.thread) = (place, thread);
    if stored.elsewhere().is_some_and(|elsewhere| elsewhere.place == *stored.place()) {
        remove_latest_choices(unit, &stored.clone().seen_by(seat.other())).await?;
        stored.merge();
    }
    stored.players[seat] = unit.actor.clone();
    let seats = stored.seats();
    let decider = stored.table.to_decide().and_then(|seat| seats[seat].account());
    let language = unit.public_language(stored.place(), decider).await?;
    let other = &seats[seat.other()];
    let args = [("who", Arg::Person(unit.author())), ("other", Arg::Occupant(other))];
    let before = speech::say(language, id!("told-moved-here"), &args);
    let pinged = within_limit(unit, other.account().cloned()).await?;
    let events = clock_event.as_slice();
    let pings = Pings::Only(pinged);
    announce(unit, &mut stored, Announcement { events, before, resumes, pings, ..Announcement::default() }).await?;
    Ok(Vec::new())
}

/// Returns whether the opponent of `seat` has yet to agree that the game is played in `place`. Of a game in two places, each
/// player moves only their own side.
fn needs_consent(stored: &TableRecord, seat: Seat, place: &Place) -> bool {
    let is_shared = !stored.is_apart() && stored.seats()[seat.other()].account().is_some();
    let agreed = MoveRequest { by: seat.other(), place: place.id.clone() };
    is_shared && stored.place() != place && stored.move_request.as_ref() != Some(&agreed)
}

/// Asks the opponent of `seat` here whether the game may move here.
async fn ask_opponent(unit: &mut Unit<'_>, mut stored: TableRecord, seat: Seat) -> Answer {
    let place = unit.place.clone();
    let other = stored.seats()[seat.other()].clone();
    let here = speech::here_command(stored.id);
    let wish = MoveRequest { by: seat, place: place.id.clone() };
    if stored.move_request.as_ref() == Some(&wish) {
        return Err(unit.refuse(id!("refused-here-asked"), &[("other", Arg::Occupant(&other)), ("here", here)]));
    }
    stored.move_request = Some(wish);
    let ping = within_limit(unit, other.account().cloned()).await?.pop();
    let language = unit.public_language(&place, other.account()).await?;
    let args = [("who", Arg::Person(unit.author())), ("other", Arg::Occupant(&other)), ("here", here)];
    let text = speech::say(language, id!("asks-here"), &args).with_prefix(place.platform.capabilities().command_prefix);
    let text = speech::of_table(language, stored.id, text);
    let view = View { language, ..unit.view(&stored) };
    let choices = vec![choice(&view, Command::Here, id!("choice-here"), "👍")];
    let thread = unit.thread.clone();
    let post = Post { thread, ping, choices, ..Post::text_only(place, text) };
    unit.store.enqueue(&stored.lane(LaneKind::Notice), PostKind::New, &post, unit.now).await?;
    unit.store.save(&mut stored, &[], unit.now).await?;
    Ok(Vec::new())
}

/// Checks that the opponent, in whose own place the author is, can go on there.
///
/// # Errors
/// Returns a [`Stop`] if they cannot: the game would be stuck in a place that they have left.
fn check_together(unit: &Unit<'_>, stored: &TableRecord, seat: Seat) -> Result<(), Stop> {
    let is_away = unit.is_absent(&unit.place, &stored.players[seat.other()])?;
    if !is_away && (stored.suspended_at.is_none() || stored.can_resume_here()) {
        return Ok(());
    }
    let here = speech::here_command(stored.id);
    let seats = stored.seats();
    let args = [("other", Arg::Occupant(&seats[seat.other()])), ("here", here)];
    Err(unit.refuse(id!("refused-other-away"), &args))
}

/// Tells readers of the old place where the game is now. If the old place is closed, nobody reads it.
async fn tell_old_place(unit: &mut Unit<'_>, stored: &TableRecord, seat: Seat) -> anyhow::Result<()> {
    let other = &stored.seats()[seat.other()];
    let language = unit.public_language(stored.place(), other.account()).await?;
    let place = unit.place.clone();
    let is_opponents = stored.elsewhere().is_some_and(|elsewhere| elsewhere.place == place);
    let moved_to = match &unit.thread {
        // Nobody in the old place may learn where the opponent plays, nor in which direct messages the author does.
        _ if is_opponents || place.is_direct() => "together",
        _ if *stored.place() != place => "away",
        Some(_) => "thread",
        None => "out",
    };
    let args = [
        ("who", Arg::Person(unit.author())),
        ("other", Arg::Occupant(other)),
        ("where", Arg::Case(moved_to)),
        ("place", Arg::Place(&place)),
    ];
    let text = speech::say(language, id!("told-moved-away"), &args);
    post_notice(unit, stored, stored.place().clone(), None, language, text).await
}

/// Returns the author's running game to move here: the named one, or else the only suspended one, or else the only one
/// elsewhere. Nobody else can act at it until the transaction ends.
async fn select_to_move(unit: &mut Unit<'_>, target: &Target) -> Result<SeatedTable, Stop> {
    let account = unit.account();
    let can_resume = |stored: &TableRecord| stored.suspended_at.is_some() && stored.can_resume_here();
    let mut own = unit.store.open_tables_anywhere(&account).await?;
    own.retain(|stored| stored.table.game().is_some());
    if let Some(name) = &target.table {
        if !own.iter().any(|stored| name.id() == Some(stored.id)) {
            return Err(damaged_refusal(unit).unwrap_or_else(|| not_played_refusal(unit, name, &own)));
        }
        own.retain(|stored| name.id() == Some(stored.id));
    } else if own.iter().any(can_resume) {
        own.retain(can_resume);
    } else {
        own.retain(|stored| *stored.place() != unit.place || stored.thread() != unit.thread.as_ref());
    }
    if own.len() > 1 {
        return Err(ask_which(unit, &own.iter().collect::<Vec<_>>()).await);
    }
    let mut found = own.pop();
    if let Some(stored) = &found
        && *stored.place() != unit.place
    {
        let id = stored.id;
        let old_place = stored.place().clone();
        unit.store.lock_place(&old_place).await?;
        found = unit.store.table(&old_place, id).await?.filter(|stored| stored.table.game().is_some());
    }
    match found {
        Some(stored) => {
            let seat = stored.seat(&account).unwrap_or(Seat::Inviter);
            Ok(SeatedTable { stored, seat })
        }
        None => Err(unit.refuse(id!("refused-nothing-to-move"), &[])),
    }
}

/// Returns the refusal of the `name` of a game that the author does not play. It lists their own games, `own`.
fn not_played_refusal(unit: &Unit<'_>, name: &TableName, own: &[TableRecord]) -> Stop {
    let names: Vec<String> = own.iter().map(|stored| stored.id.to_string()).collect();
    let some = Arg::Case(if names.is_empty() { "none" } else { "some" });
    let args = [("name", Arg::Text(&name.to_string())), ("own", some), ("names", Arg::Text(&names.join(", ")))];
    unit.refuse(id!("refused-not-played"), &args)
}
