//! `/me`: what the bot knows of the author, in short. `/mydata` has everything.

use std::iter;

use kafenio_board::table::Seat;

use super::mydata::check_private;
use super::settings::appearance;
use crate::chat::{Text, User};
use crate::manager::challenges::challenge_line;
use crate::manager::request::Request;
use crate::manager::select::waits_for;
use crate::manager::stop::Answer;
use crate::manager::table_lines::game_line;
use crate::speech::{self, Arg};
use crate::store::{ChallengeState, TableRecord};

/// The most open tables that are listed.
const MAX_LISTED: usize = 10;

pub(in crate::manager) async fn run(request: &mut Request<'_>) -> Answer {
    check_private(request, "/me")?;
    let account = request.account();
    let linked = request.store.linked_accounts(&account).await?;
    let own = request.message.author.name_with_platform();
    let names: Vec<String> = linked.iter().map(User::name_with_platform).collect();
    let args = [
        ("own", Arg::Text(&own)),
        ("count", Arg::Number(linked.len() as u32)),
        ("others", Arg::Text(&names.join(", "))),
    ];
    let accounts = request.text("me-accounts", &args);
    let preferences = request.preferences().await?;
    let settings = appearance(request, &preferences);
    let (mut open, mut waiting, mut finished) = (Vec::new(), 0, 0);
    for account in iter::once(&account).chain(linked.iter().map(|user| &user.account)) {
        for stored in request.store.open_tables_anywhere(account).await? {
            waiting += u32::from(waits_for(&stored, account));
            open.push(as_read_here(request, stored));
        }
        finished += request.store.finished_matches(account).await?;
    }
    let count = ("count", Arg::Number(open.len() as u32));
    let mut tables = request.text("me-tables", &[count, ("waiting", Arg::Number(waiting))]);
    for stored in open.iter().rev().take(MAX_LISTED) {
        let place = place_of(request, stored);
        tables = tables.then("\n", game_line(request, stored)).then(" ", place);
    }
    let invitations = open_invitations(request).await?;
    let finished = request.text("me-finished", &[("count", Arg::Number(finished))]);
    let parts = [settings, tables, invitations, finished];
    Ok(request.reply(parts.into_iter().fold(accounts, |text, part| text.then("\n", part))))
}

/// Lists the invitations to everybody or by code with which the author's account looks for an opponent, if there are any.
async fn open_invitations(request: &mut Request<'_>) -> anyhow::Result<Text> {
    let (account, now) = (request.account(), request.now);
    let mut open = request.store.challenges_of(&account).await?;
    open.retain(|challenge| challenge.state == ChallengeState::Open && challenge.lapses_at > now);
    let mut lines = Text::default();
    for challenge in open.iter().rev().take(MAX_LISTED) {
        let place = speech::in_place(request.language, &challenge.place);
        lines = lines.then("\n", challenge_line(request, challenge)).then(" ", place);
    }
    Ok(if lines.is_empty() { lines } else { request.text("me-invitations", &[]).then("\n", lines) })
}

/// Says where a table is: in which place of this platform, or on which other platform.
pub(super) fn place_of(request: &Request<'_>, stored: &TableRecord) -> Text {
    if stored.place().platform == request.message.place.platform {
        speech::in_place(request.language, stored.place())
    } else {
        Text::plain(format!("({})", stored.place().platform.capabilities().name))
    }
}

/// Returns `stored` with names that the author can read on this platform.
pub(super) fn as_read_here(request: &Request<'_>, mut stored: TableRecord) -> TableRecord {
    let platform = request.message.place.platform;
    if stored.place().platform != platform {
        let seats = stored.seats();
        for seat in Seat::BOTH {
            stored.players[seat] = seats[seat].across(platform, stored.id, seat);
        }
    }
    stored
}
