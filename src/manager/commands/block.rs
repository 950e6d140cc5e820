//! `/block` and `/unblock`: whose invitations somebody refuses. The other person is not told.

use crate::chat::{Span, Text, User};
use crate::manager::act::act_on_table;
use crate::manager::request::Request;
use crate::manager::select::SeatedTable;
use crate::manager::stop::{Answer, Stop};
use crate::speech::Arg;
use crate::store::StoredTable;
use crate::table::{Action, Stage};

/// The most people that one person may block.
const MAX_BLOCKED: usize = 100;

pub(in crate::manager) async fn block(request: &mut Request<'_>, person: &User) -> Answer {
    let author = request.account();
    if person.account == author {
        return Err(request.refuse("refused-block-yourself", &[]));
    }
    if request.manager.is_own(&person.account) {
        return Err(request.refuse("refused-block-bot", &[]));
    }
    let mut preferences = request.preferences().await?;
    if preferences.has_blocked(&person.account) {
        return Err(request.refuse("refused-blocked-already", &[("who", Arg::Person(person))]));
    }
    if preferences.blocked.len() >= MAX_BLOCKED {
        return Err(request.refuse("refused-blocked-many", &[("count", Arg::Number(MAX_BLOCKED as u32))]));
    }
    preferences.blocked.push(person.clone());
    request.store.set_preferences(&author, &preferences).await?;
    end_invitations(request, person).await?;
    Ok(request.say("done-blocked", &[("who", Arg::Person(person))]))
}

/// Declines or withdraws the open invitations between the author and `person`.
async fn end_invitations(request: &mut Request<'_>, person: &User) -> Result<(), Stop> {
    let author = request.account();
    for found in request.store.open_tables_anywhere(&author).await? {
        let is_wanted =
            |stored: &StoredTable| stored.table.stage == Stage::Inviting && stored.seat(&person.account).is_some();
        if !is_wanted(&found) {
            continue;
        }
        // Nobody else can answer the invitation until the transaction ends.
        request.store.lock_place(&found.place).await?;
        let Some(stored) = request.store.table(&found.place, found.id).await?.filter(is_wanted) else { continue };
        if let Some(seat) = stored.seat(&author) {
            act_on_table(request, SeatedTable { stored, seat }, &Action::Decline).await?;
        }
    }
    Ok(())
}

pub(in crate::manager) async fn unblock(request: &mut Request<'_>, person: &User) -> Answer {
    let mut preferences = request.preferences().await?;
    if !preferences.has_blocked(&person.account) {
        return Err(request.refuse("refused-not-blocked", &[("who", Arg::Person(person))]));
    }
    preferences.blocked.retain(|user| user.account != person.account);
    request.store.set_preferences(&request.message.author.account, &preferences).await?;
    Ok(request.say("done-unblocked", &[("who", Arg::Person(person))]))
}

/// Lists whom the author has blocked.
pub(in crate::manager) async fn list(request: &mut Request<'_>) -> Answer {
    let blocked = request.preferences().await?.blocked;
    if blocked.is_empty() {
        return Ok(request.say("done-blocked-nobody", &[]));
    }
    let names =
        blocked.into_iter().fold(Text::default(), |names, user| names.then(", ", Text(vec![Span::Person(user)])));
    Ok(request.reply(request.text("done-blocked-list", &[]).then(" ", names)))
}
