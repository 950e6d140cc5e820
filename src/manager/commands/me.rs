//! `/me`: what the bot knows of the author, in short. `/mydata` has everything.

use std::iter;

use super::mydata::check_private;
use super::settings::appearance;
use crate::chat::{Text, User};
use crate::locale::id;
use crate::manager::challenges::challenge_line;
use crate::manager::replies::table_lines::{SEPARATOR, game_line};
use crate::manager::select::waits_for;
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::{ChallengeState, TableRecord};

/// The most open tables that are listed.
const MAX_LISTED: usize = 10;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>) -> Answer {
    check_private(unit, "/me")?;
    let account = unit.account();
    let linked = unit.store.linked_accounts(&account).await?;
    let own = unit.author().name_with_platform();
    let names = speech::isolated_list(linked.iter().map(User::name_with_platform));
    let args = [("own", Arg::Name(&own)), ("count", Arg::Number(linked.len() as u32)), ("others", Arg::Text(&names))];
    let accounts = unit.text(id!("me-accounts"), &args);
    let preferences = unit.preferences().await?;
    let settings = appearance(unit, &preferences);
    let mut open = Vec::new();
    let mut waiting = 0;
    let mut finished = 0;
    for account in iter::once(&account).chain(linked.iter().map(|user| &user.account)) {
        for stored in unit.store.open_tables_anywhere(account).await? {
            waiting += u32::from(waits_for(&stored, account));
            open.push(stored);
        }
        finished += unit.store.finished_matches(account).await?;
    }
    let count = ("count", Arg::Number(open.len() as u32));
    let mut tables = unit.text(id!("me-tables"), &[count, ("waiting", Arg::Number(waiting))]);
    for stored in open.iter().rev().take(MAX_LISTED) {
        let place = place_of(unit, stored);
        tables = tables.then("\n", game_line(unit, stored)).then(SEPARATOR, place);
    }
    let invitations = open_invitations(unit).await?;
    let finished = unit.text(id!("me-finished"), &[("count", Arg::Number(finished))]);
    let parts = [settings, tables, invitations, finished];
    Ok(unit.reply(parts.into_iter().fold(accounts, |text, part| text.then("\n", part))))
}

/// Lists the invitations to everybody or by code with which the author's account looks for an opponent, if there are any.
async fn open_invitations(unit: &mut Unit<'_>) -> Result<Text, Stop> {
    let mut open = unit.store.challenges_of(&unit.account()).await?;
    open.retain(|challenge| challenge.state == ChallengeState::Open && challenge.lapses_at > unit.now);
    let mut lines = Text::default();
    for challenge in open.iter().rev().take(MAX_LISTED) {
        let place = speech::line_place(unit.language, &challenge.place);
        lines = lines.then("\n", challenge_line(unit, challenge)?).then(SEPARATOR, place);
    }
    Ok(if lines.is_empty() { lines } else { unit.text(id!("me-invitations"), &[]).then("\n", lines) })
}

/// Says in a line where a table is: in which place of this platform, or on which other platform.
pub(super) fn place_of(unit: &Unit<'_>, stored: &TableRecord) -> Text {
    if stored.place().platform == unit.place.platform {
        speech::line_place(unit.language, stored.place())
    } else {
        Text::plain(stored.place().platform.capabilities().name)
    }
}
