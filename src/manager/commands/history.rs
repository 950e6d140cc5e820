//! `/history`: lists the author's finished tables here and those that had their own threads, the latest first.

use std::cmp::Reverse;

use crate::chat::Text;
use crate::manager::request::Request;
use crate::manager::select::match_line;
use crate::manager::stop::Answer;
use crate::speech::{self, Arg};
use crate::store::StoredTable;
use crate::table::{MINUTE, Seat, Stage};

/// The most tables that are listed.
const MAX_LISTED: i64 = 20;

pub(in crate::manager) async fn run(request: &mut Request<'_>) -> Answer {
    let finished = finished_tables(request).await?;
    let mut lines = Text::default();
    for stored in &finished {
        let Stage::Over { winner, .. } = stored.table.stage else { continue };
        let since = request.now - stored.changed_at;
        let ago = speech::duration(request.language, since);
        let when = Arg::Case(if since < MINUTE { "now" } else { "ago" });
        let who = &stored.seats[winner.unwrap_or(Seat::Inviter)];
        let won = Arg::Case(if winner.is_some() { "yes" } else { "no" });
        let args = [("who", Arg::Person(who)), ("won", won), ("time", Arg::Text(&ago)), ("when", when)];
        let end = request.text("history-line", &args);
        lines = lines.then("\n", match_line(request, stored)).then("", end);
        if stored.place != request.message.place {
            lines = lines.then(" ", request.text("game-place", &[("place", Arg::Place(&stored.place))]));
        }
    }
    if lines.is_empty() {
        return Ok(request.say("done-history-none", &[]));
    }
    Ok(request.reply(request.text("done-history", &[]).then("\n", lines)))
}

/// Returns the author's closed tables of this place and those that had their own threads. A thread is a place of its own,
/// and the author may have begun the game in any channel.
async fn finished_tables(request: &mut Request<'_>) -> anyhow::Result<Vec<StoredTable>> {
    let (place, account) = (request.message.place.clone(), request.account());
    let mut finished = request.store.closed_tables(&place, &account, MAX_LISTED).await?;
    if place.platform.capabilities().threads_are_places {
        let in_threads = request.store.closed_thread_tables(&account, MAX_LISTED).await?;
        finished.extend(in_threads.into_iter().filter(|stored| stored.place != place));
        finished.sort_by_key(|stored| Reverse((stored.changed_at, stored.id)));
        finished.truncate(MAX_LISTED as usize);
    }
    Ok(finished)
}
