//! Answers that only their reader may see, in a place where everybody would read them.

use crate::chat::{Place, Post, Reply};
use crate::locale::Id;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::store::{Lane, PostKind};

/// Returns `replies`, or where everybody would read them, sends the first one as a direct message, and says so with the
/// sentence `told`.
pub(in crate::manager) async fn send(unit: &mut Unit<'_>, mut replies: Vec<Reply>, told: Id) -> Answer {
    let account = unit.account();
    let Some(direct) = Place::direct(&account) else { return Ok(replies) };
    if !unit.others_read_replies()? {
        return Ok(replies);
    }
    let Reply { text, board, choices, .. } = replies.swap_remove(0);
    let post = Post { board, choices, ..Post::text_only(direct, text) };
    unit.store.enqueue(&Lane::Account(account.id), PostKind::New, &post, unit.now).await?;
    Ok(unit.say(told, &[]))
}
