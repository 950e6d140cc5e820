//! `/games`: lists the open challenges and tables of this place, and the author's tables elsewhere.

use super::join::join_choices;
use crate::chat::{Place, Post, Text};
use crate::locale::{Id, id};
use crate::manager::challenges::{challenge_lines, open_challenges};
use crate::manager::lifecycle::clocks::{absence_in_line, has_lapsed, with_current_clock};
use crate::manager::replies::drafts::pending_in_line;
use crate::manager::replies::table_lines::{SEPARATOR, game_line};
use crate::manager::select::waits_for;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::{Lane, PostKind, TableRecord};

/// The number of tables on a page.
const PAGE: u32 = 20;
/// The most tables elsewhere that are listed.
const MAX_ELSEWHERE: usize = 24;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, page: u32) -> Answer {
    let place = unit.place.clone();
    let account = unit.account();
    let mut here = Text::default();
    // One more table tells whether another page follows.
    let mut open = unit.store.latest_open_tables(&place, PAGE + 1, (page - 1) * PAGE).await?;
    let is_last = open.len() <= PAGE as usize;
    open.truncate(PAGE as usize);
    open.retain(|stored| !has_lapsed(stored, unit.now));
    for stored in open {
        here = here.then("\n", open_line(unit, stored).await?);
    }
    if !is_last {
        let next = Arg::Code(format!("/games {}", page + 1));
        here = here.then("\n", unit.text(id!("done-games-more"), &[("next", next)]));
    }
    let mut challenges = if page == 1 { open_challenges(unit).await? } else { Vec::new() };
    challenges.retain(|found| found.code.is_none() || found.challenger.account == account);
    let waiting = challenge_lines(unit, &challenges)?;
    let waiting = under_heading(unit, id!("done-challenges"), waiting);
    let mut here = waiting.then("\n", under_heading(unit, id!("done-games"), here));
    let tournaments = unit.store.tournaments_here(&place).await?;
    if here.is_empty() && page == 1 && !tournaments.is_empty() {
        here = unit.text(id!("done-games-no-table"), &[]);
    }
    for record in tournaments {
        let name = speech::tournament_name(unit.language, &record);
        let show = Arg::Code(format!("/{}", record.state.format.key()));
        here = here.then("\n", unit.text(id!("done-games-tournament"), &[("name", Arg::Text(&name)), ("show", show)]));
    }
    let elsewhere = if page == 1 { tables_elsewhere(unit).await? } else { Text::default() };
    let elsewhere = under_heading(unit, id!("done-games-elsewhere"), elsewhere);
    let text = match Place::direct(&account) {
        // The author's tables elsewhere are private. If everybody would read the answer, they go to a direct message.
        Some(direct) if !elsewhere.is_empty() && unit.others_read_replies()? => {
            let post = Post::text_only(direct, elsewhere.with_prefix(account.platform.capabilities().command_prefix));
            unit.store.enqueue(&Lane::Account(account.id.clone()), PostKind::New, &post, unit.now).await?;
            here.then("\n", unit.text(id!("done-games-apart"), &[]))
        }
        _ => here.then("\n", elsewhere),
    };
    if text.is_empty() {
        let none = if page == 1 { id!("done-games-none") } else { id!("done-games-no-more") };
        return Ok(unit.say(none, &[]));
    }
    let mut replies = unit.reply(text);
    replies[0].choices = join_choices(unit, &challenges);
    Ok(replies)
}

/// Lists the author's open tables in other places, beginning with those that wait for the author.
async fn tables_elsewhere(unit: &mut Unit<'_>) -> anyhow::Result<Text> {
    let account = unit.account();
    let mut own = unit.store.open_tables_anywhere(&account).await?;
    own.retain(|stored| *stored.place() != unit.place && !has_lapsed(stored, unit.now));
    own.sort_by_key(|stored| !waits_for(stored, &account));
    own.truncate(MAX_ELSEWHERE);
    let mut lines = Text::default();
    for stored in own {
        let link = speech::line_place(unit.language, stored.place());
        lines = lines.then("\n", open_line(unit, stored).await?).then(SEPARATOR, link);
    }
    Ok(lines)
}

/// Puts the sentence `heading` above `lines`; empty if there are no lines.
fn under_heading(unit: &Unit<'_>, heading: Id, lines: Text) -> Text {
    let heading = if lines.is_empty() { Text::default() } else { unit.text(heading, &[]) };
    heading.then("\n", lines)
}

/// Returns one line about an open table, with its clock.
pub(super) async fn open_line(unit: &mut Unit<'_>, mut stored: TableRecord) -> anyhow::Result<Text> {
    let absence = absence_in_line(unit, &stored).await?;
    let pending = pending_in_line(unit, &stored).await?;
    stored.table = with_current_clock(unit, &stored).await?;
    Ok(game_line(unit, &stored).then(SEPARATOR, pending).then(SEPARATOR, absence))
}
