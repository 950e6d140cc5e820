//! `/endtable`: lets a moderator of the place end a table without a result. This cannot be undone, so it has to be
//! confirmed. An open challenge is withdrawn at once. Nobody ends a match of their own that way, which they might be losing.

use std::iter;

use kafenio_board::table::{CloseReason, Seat};

use super::{cancel, sure};
use crate::chat::Place;
use crate::command::{Command, TableName, Target};
use crate::manager::announce::{announce, passive_players, post_in_lane, post_notice, remove_latest_choices};
use crate::manager::challenges::open_challenges;
use crate::manager::lifecycle::suspend::suspend_side;
use crate::manager::request::Request;
use crate::manager::select::{ask_which, check_current_turn};
use crate::manager::stop::{Answer, Stop};
use crate::present::choice;
use crate::speech::{self, Arg};
use crate::store::{LaneKind, OwnThread, Showing, TableRecord};

/// The most tables that a moderator who names none is asked about.
const MAX_LISTED: u32 = 20;

pub(in crate::manager) async fn run(request: &mut Request<'_>, target: &Target, is_sure: bool) -> Answer {
    if !request.message.is_from_moderator {
        return Err(request.refuse("refused-not-moderator", &[]));
    }
    if let Some(id) = target.table.as_ref().and_then(TableName::id)
        && let Some(challenge) = open_challenges(request).await?.iter().find(|found| found.id == id)
    {
        return cancel::withdraw(request, challenge).await;
    }
    let mut stored = select_open(request, target).await?;
    check_current_turn(request, target, &stored).await?;
    if let Some(seat) = stored.seat(&request.message.author.account)
        && stored.table.game().is_some()
        && stored.players[seat.other()].account.is_person()
    {
        let other = Arg::Person(&stored.players[seat.other()]);
        return Err(request.refuse("refused-endtable-own", &[("table", Arg::Table(stored.id)), ("other", other)]));
    }
    if !is_sure {
        let seat = stored.only_seat().unwrap_or(Seat::Inviter);
        let seats = stored.seats();
        let [who, other] = [seat, seat.other()].map(|seat| Arg::Person(&seats[seat]));
        let again = Arg::Code(sure::confirmation_text(target, Command::EndTable { sure: true }));
        let args = [("table", Arg::Table(stored.id)), ("who", who), ("other", other), ("command", again)];
        let stays = stored.is_apart() && stored.table.game().is_some();
        let (question, button) = if stays {
            ("once-more-endtable-across", "choice-endtable-across")
        } else {
            ("once-more-endtable", "choice-endtable")
        };
        let mut replies = request.say(question, &args);
        let view = request.view(&stored);
        replies[0].choices = vec![choice(&view, Command::EndTable { sure: true }, button, "🛑")];
        return Ok(replies);
    }
    if stored.is_apart() && stored.table.game().is_some() {
        remove_from_here(request, stored).await?;
        return Ok(Vec::new());
    }
    let event = stored.table.close(CloseReason::EndedByModerator);
    // The announcement is in the language of the players, not of the moderator.
    let language = request.public_language(stored.place(), passive_players(request, &stored).first()).await?;
    let by = speech::say(language, "told-moderator", &[("who", Arg::Person(&request.message.author))]);
    announce(request, &mut stored, &[event], by).await?;
    Ok(Vec::new())
}

/// Removes a game from this place that the opponent plays in another one. It is suspended until the player here goes on with
/// it in another channel: the moderator of one place does not decide the match.
async fn remove_from_here(request: &mut Request<'_>, mut stored: TableRecord) -> anyhow::Result<()> {
    let Some(seat) = stored.only_seat() else { return Ok(()) };
    let seats = stored.seats();
    let player = stored.players[seat].clone();
    let here = || Arg::Code(format!("/here table:{}", stored.id));
    let language = request.public_language(stored.place(), Some(&player.account)).await?;
    let (who, other) = (Arg::Person(&request.message.author), Arg::Person(&player));
    let removed = speech::say(language, "told-removed", &[("who", who), ("other", other), ("here", here())]);
    post_notice(request, &stored, stored.place().clone(), None, language, removed).await?;
    remove_latest_choices(request, &stored).await?;
    let language = request.store.language(&player.account).await?.unwrap_or(language);
    let (other, place) = (Arg::Person(&seats[seat.other()]), Arg::Place(stored.place()));
    let told = speech::say(language, "direct-removed", &[("other", other), ("place", place), ("here", here())]);
    suspend_side(request, &mut stored, request.now).await?;
    if let Some(direct) = Place::direct(&player.account) {
        post_in_lane(
            request,
            LaneKind::DirectSuspension,
            &stored,
            direct.clone(),
            Some(player.account),
            language,
            told,
        )
        .await?;
        // Nobody can act there. The game moves on from there with `/here`.
        *stored.showing_mut() = Showing::new(direct, None, OwnThread::None);
    }
    request.store.save(&mut stored, &[], request.now).await
}

/// Returns the open table here that the command names, or the only one.
async fn select_open(request: &mut Request<'_>, target: &Target) -> Result<TableRecord, Stop> {
    let place = request.message.place.clone();
    if let Some(id) = target.table.as_ref().and_then(TableName::id)
        && let Some(named) = request.store.table(&place, id).await?
    {
        if named.table.is_open() {
            return Ok(named);
        }
        let status = speech::status(&request.view(&named), None);
        return Err(Stop::Refused(request.reply(request.of_table(&named, status))));
    }
    let mut open = request.store.latest_open_tables(&place, MAX_LISTED, 0).await?;
    match open.pop() {
        None => match open_challenges(request).await? {
            challenges if challenges.is_empty() => Err(request.refuse("done-games-none", &[])),
            challenges => Err(cancel::ask_which(request, &challenges).await?),
        },
        Some(only) if open.is_empty() && target.table.is_none() => Ok(only),
        Some(first) => Err(ask_which(request, &iter::once(&first).chain(open.iter().rev()).collect::<Vec<_>>()).await),
    }
}
