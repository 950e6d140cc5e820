//! `/endtable`: lets a moderator of the place end a table without a result. This cannot be undone, so it has to be
//! confirmed. An open challenge is withdrawn at once. Nobody ends a match of their own that way, which they might be losing.

use std::iter;

use kafenio_board::table::{CloseReason, Seat};

use super::cancel;
use crate::chat::{Occupant, Place};
use crate::command::{Command, TableName, Target};
use crate::locale::id;
use crate::manager::announce::{
    Announcement, announce, passive_players, post_in_lane, post_notice, remove_latest_choices,
};
use crate::manager::challenges::open_challenges;
use crate::manager::lifecycle::clocks::clock_of_unreachable;
use crate::manager::lifecycle::suspend::suspend_side;
use crate::manager::replies::confirmation;
use crate::manager::replies::questions::About;
use crate::manager::select::{ask_which, check_current_turn};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::present::choice;
use crate::speech::{self, Arg};
use crate::store::{LaneKind, OwnThread, Showing, TableRecord};

/// The most tables that a moderator who names none is asked about.
const MAX_LISTED: u32 = 20;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target, is_sure: bool) -> Answer {
    if !unit.is_from_moderator() {
        return Err(unit.refuse(id!("refused-not-moderator"), &[]));
    }
    if let Some(id) = target.table.as_ref().and_then(TableName::id)
        && let Some(challenge) = open_challenges(unit).await?.iter().find(|found| found.id == id)
    {
        return cancel::withdraw(unit, challenge).await;
    }
    let mut stored = select_open(unit, target).await?;
    check_current_turn(unit, target, &stored).await?;
    if let Some(seat) = unit.seat_at(&stored)
        && stored.table.game().is_some()
        && let Occupant::Person(other) = &stored.players[seat.other()]
    {
        let other = Arg::Person(other);
        return Err(unit.refuse(id!("refused-endtable-own"), &[("table", Arg::Table(stored.id)), ("other", other)]));
    }
    if unit.seat_at(&stored).is_some() && stored.table.game().is_some() && stored.table.terms.rated {
        return Err(unit.refuse(id!("refused-rated-cancel"), &[]));
    }
    if !is_sure {
        let seat = stored.only_seat().unwrap_or(Seat::Inviter);
        let seats = stored.seats();
        let [who, other] = [seat, seat.other()].map(|seat| Arg::Occupant(&seats[seat]));
        let again = Arg::Code(confirmation::confirmation_text(target, Command::EndTable { sure: true }));
        let args = [("table", Arg::Table(stored.id)), ("who", who), ("other", other), ("command", again)];
        let stays = stored.is_apart() && stored.table.game().is_some();
        let (question, button) = if stays {
            (id!("once-more-endtable-across"), id!("choice-endtable-across"))
        } else {
            (id!("once-more-endtable"), id!("choice-endtable"))
        };
        let mut replies = unit.say(question, &args);
        let view = unit.view(&stored);
        let end = choice(&view, Command::EndTable { sure: true }, button, "🛑");
        if let Some(message) = unit.message {
            unit.manager.questions.ask(message, About::Command(end.command.clone()), unit.now);
        }
        replies[0].choices = vec![end];
        return Ok(replies);
    }
    if stored.is_apart() && stored.table.game().is_some() {
        remove_from_here(unit, stored).await?;
        return Ok(Vec::new());
    }
    let event = stored.table.close(CloseReason::EndedByModerator);
    // The announcement is in the language of the players, not of the moderator.
    let language = unit.public_language(stored.place(), passive_players(unit, &stored).first()).await?;
    let by = speech::say(language, id!("told-moderator"), &[("who", Arg::Person(unit.author()))]);
    let announcement = Announcement { events: &[event], before: by, ..Announcement::default() };
    announce(unit, &mut stored, announcement).await?;
    Ok(Vec::new())
}

/// Removes a game from this place that the opponent plays in another one. It is suspended until the player here goes on with
/// it in another channel: the moderator of one place does not decide the match.
async fn remove_from_here(unit: &mut Unit<'_>, mut stored: TableRecord) -> anyhow::Result<()> {
    let Some(seat) = stored.only_seat() else { return Ok(()) };
    let seats = stored.seats();
    let Some(player) = stored.players[seat].user().cloned() else { return Ok(()) };
    let id = stored.id;
    let here = || speech::here_command(id);
    let language = unit.public_language(stored.place(), Some(&player.account)).await?;
    let who = Arg::Person(unit.author());
    let other = Arg::Person(&player);
    let removed = speech::say(language, id!("told-removed"), &[("who", who), ("other", other), ("here", here())]);
    post_notice(unit, &stored, stored.place().clone(), None, language, removed).await?;
    remove_latest_choices(unit, &stored).await?;
    let language = unit.store.language(&player.account).await?.unwrap_or(language);
    let other = Arg::Occupant(&seats[seat.other()]);
    let place = stored.place().clone();
    suspend_side(unit, &mut stored, unit.now).await?;
    let clock = clock_of_unreachable(&stored);
    let args = [("other", other), ("place", Arg::Place(&place)), ("here", here()), ("clock", clock)];
    let told = speech::say(language, id!("direct-removed"), &args);
    if let Some(direct) = Place::direct(&player.account) {
        post_in_lane(unit, LaneKind::DirectSuspension, &stored, direct.clone(), Some(player.account), language, told)
            .await?;
        // Nobody can act there. The game moves on from there with `/here`.
        *stored.showing_mut() = Showing::new(direct, None, OwnThread::None);
    }
    unit.store.save(&mut stored, &[], unit.now).await
}

/// Returns the open table here that the command names, or the only one.
async fn select_open(unit: &mut Unit<'_>, target: &Target) -> Result<TableRecord, Stop> {
    if let Some(id) = target.table.as_ref().and_then(TableName::id)
        && let Some(named) = unit.store.table(&unit.place, id).await?
    {
        if named.table.is_open() {
            return Ok(named);
        }
        let status = speech::status(&unit.view(&named), None);
        return Err(Stop::Refused(unit.reply(unit.of_table(&named, status))));
    }
    let mut open = unit.store.latest_open_tables(&unit.place, MAX_LISTED, 0).await?;
    match open.pop() {
        None => match open_challenges(unit).await? {
            challenges if challenges.is_empty() => Err(unit.refuse(id!("done-games-none"), &[])),
            challenges => Err(cancel::ask_which(unit, &challenges).await?),
        },
        Some(only) if open.is_empty() && target.table.is_none() => Ok(only),
        Some(first) => Err(ask_which(unit, &iter::once(&first).chain(open.iter().rev()).collect::<Vec<_>>()).await),
    }
}
