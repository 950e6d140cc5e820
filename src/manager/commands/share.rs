//! Shares what only the author sees: posts it, so that everybody in the place sees it too. Where everybody reads the
//! answers anyway, nothing is shared.

use kafenio_board::table::TableId;

use crate::chat::{Choice, Post, Reply, Span, Text};
use crate::command::{Command, ParsedCommand, TableName, Target};
use crate::locale::id;
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::Arg;
use crate::store::{Lane, PostKind};

/// Returns whether the answer is to be posted. If so, it is then written in the language of the place.
///
/// # Errors
/// Returns a [`Stop`] if nobody else reads here.
pub(super) async fn begin(unit: &mut Unit<'_>, is_shared: bool) -> Result<bool, Stop> {
    if !is_shared || !unit.place.platform.capabilities().has_private_replies {
        return Ok(false);
    }
    if unit.server().is_none() {
        return Err(unit.refuse(id!("refused-share"), &[]));
    }
    let place = unit.place.clone();
    unit.language = unit.public_language(&place, None).await?;
    Ok(true)
}

/// Posts `replies` if they are shared. Otherwise adds the choice to share them with `command`, at `table`.
pub(super) async fn answer(
    unit: &mut Unit<'_>,
    mut replies: Vec<Reply>,
    is_shared: bool,
    command: Command,
    table: Option<TableId>,
) -> Answer {
    let Some(reply) = replies.first_mut() else { return Ok(replies) };
    if is_shared {
        post(unit, std::mem::take(reply)).await?;
        return Ok(Vec::new());
    }
    let capabilities = unit.place.platform.capabilities();
    if !capabilities.has_private_replies || !capabilities.has_buttons || unit.server().is_none() {
        return Ok(replies);
    }
    let target = Target { table: table.map(TableName::Id), ..Target::default() };
    let command = ParsedCommand { command, target }.to_string();
    if command.len() <= Choice::MAX_COMMAND_BYTES {
        let label = unit.text(id!("choice-share"), &[]).to_string();
        reply.choices.push(Choice::button(label, command));
    }
    Ok(replies)
}

/// Posts `reply`, so that everybody in the place sees it.
pub(super) async fn post(unit: &mut Unit<'_>, reply: Reply) -> anyhow::Result<()> {
    let author = unit.author().clone();
    let told = unit.text(id!("told-shared"), &[("who", Arg::Person(&author))]);
    // A plain name mentions nobody, so the author is not notified of their own post.
    let plain = |span| match span {
        Span::Person(user) if user.account == author.account => Span::Plain(user.name),
        span => span,
    };
    let text = Text(told.then("\n", reply.text).0.into_iter().map(plain).collect());
    let post = Post {
        thread: unit.thread.clone(),
        // Where the bot may not post, the author gets it as a direct message, and no game is suspended.
        ping: Some(author.account.clone()),
        board: reply.board,
        ..Post::text_only(unit.place.clone(), text)
    };
    unit.store.enqueue(&Lane::Account(author.account.id), PostKind::New, &post, unit.now).await?;
    Ok(())
}
