//! `/history`: lists the author's finished tables, the latest first: those of all places, or where others read the answer,
//! those here.

use std::cmp::Reverse;

use kafenio_board::table::{MINUTE, Seat, Stage};

use super::me::place_of;
use crate::chat::Text;
use crate::locale::id;
use crate::manager::replies::table_lines::{SEPARATOR, match_line};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::TableRecord;

/// The most tables that are listed.
const MAX_LISTED: i64 = 20;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>) -> Answer {
    let is_public = unit.others_read_replies()?;
    let finished = finished_tables(unit, is_public).await?;
    // There may be more than were read.
    let most = if finished.len() == MAX_LISTED as usize { MAX_LISTED as u32 } else { 0 };
    let mut lines = Text::default();
    for stored in finished {
        let Stage::Over { winner, .. } = stored.table.stage else { continue };
        let place = place_of(unit, &stored);
        let is_here = *stored.place() == unit.place;
        let since = unit.now - stored.changed_at;
        let ago = speech::duration(unit.language, since);
        let when = Arg::Case(if since < MINUTE { "now" } else { "ago" });
        let who = &stored.seats_on(unit.place.platform)[winner.unwrap_or(Seat::Inviter)];
        let won = speech::yes_or_no("won", winner.is_some());
        let args = [("who", Arg::Occupant(who)), won, ("time", Arg::Text(&ago)), ("when", when)];
        let end = unit.text(id!("history-line"), &args);
        lines = lines.then("\n", match_line(unit, &stored)).then(SEPARATOR, end);
        if !is_here {
            lines = lines.then(SEPARATOR, place);
        }
    }
    let here = speech::yes_or_no("here", is_public);
    if lines.is_empty() {
        return Ok(unit.say(id!("done-history-none"), &[here]));
    }
    let heading = unit.text(id!("done-history"), &[here, ("most", Arg::Number(most))]);
    Ok(unit.reply(heading.then("\n", lines)))
}

/// Returns the closed tables of this place, or of all places of the author's accounts.
async fn finished_tables(unit: &mut Unit<'_>, is_public: bool) -> Result<Vec<TableRecord>, Stop> {
    let account = unit.account();
    if is_public {
        return Ok(unit.store.closed_tables(&unit.place, &account, MAX_LISTED).await?);
    }
    let mut finished = Vec::new();
    for account in unit.store.accounts_of_person(&account).await? {
        finished.extend(unit.store.closed_tables_of(&account, MAX_LISTED).await?);
    }
    finished.sort_by_key(|stored| Reverse((stored.changed_at, stored.id)));
    finished.truncate(MAX_LISTED as usize);
    Ok(finished)
}
