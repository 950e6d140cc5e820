//! `/history`: lists the author's finished tables here, the latest first.

use crate::chat::Text;
use crate::manager::request::Request;
use crate::manager::select::match_line;
use crate::manager::stop::Answer;
use crate::speech::{self, Arg};
use crate::table::{Seat, Stage};

/// The most tables that are listed.
const MAX_LISTED: i64 = 20;

pub(in crate::manager) async fn run(request: &mut Request<'_>) -> Answer {
    let (place, account) = (request.message.place.clone(), request.account());
    let finished = request.store.closed_tables(&place, &account, MAX_LISTED).await?;
    let mut lines = Text::default();
    for stored in &finished {
        let Stage::Over { winner, .. } = stored.table.stage else { continue };
        let ago = speech::duration(request.language, request.now - stored.changed_at);
        let who = &stored.seats[winner.unwrap_or(Seat::Inviter)];
        let won = Arg::Case(if winner.is_some() { "yes" } else { "no" });
        let args = [("who", Arg::Person(who)), ("won", won), ("time", Arg::Text(&ago))];
        let end = request.text("history-line", &args);
        lines = lines.then("\n", match_line(request, stored)).then("", end);
    }
    if lines.is_empty() {
        return Ok(request.say("done-history-none", &[]));
    }
    Ok(request.reply(request.text("done-history", &[]).then("\n", lines)))
}
