//! `/link` and `/unlink`: make several accounts one person. One account gets a code, which is entered on the other one; that gets
//! a code in turn, which is entered on the first one. So both show that the same human has them, and nobody is talked into it by
//! a single code.

use kafenio_board::table::{MINUTE, TableId};

use super::code::{check_code_limit, found_by_code};
use super::mydata::check_private;
use crate::chat::{Account, Choice, Place, Post, Reply, User};
use crate::command::{Command, ParsedCommand, Target};
use crate::manager::request::Request;
use crate::manager::stop::{Answer, Stop};
use crate::speech::{self, Arg};
use crate::store::{Lane, PostKind, TableRecord};

/// How long a code can be used, in milliseconds.
const CODE_PERIOD: i64 = 10 * MINUTE;
/// The most accounts of one person.
const MAX_ACCOUNTS: usize = 5;

/// Gives the author a code, for their other account.
pub(in crate::manager) async fn offer(request: &mut Request<'_>) -> Answer {
    // Whoever reads the code could become the author.
    check_private(request, "/link")?;
    let code = request.manager.dice.code(request.now);
    let account = request.account();
    request.store.set_link_code(&account, &code, request.now + CODE_PERIOD, None).await?;
    let left = speech::duration_to_come(request.language, CODE_PERIOD);
    Ok(request.say("done-link-code", &[("code", Arg::Text(&code)), ("left", Arg::Text(&left))]))
}

/// Enters a code: that of an account that wants to be linked, which gets one for itself, or the one that it got.
pub(in crate::manager) async fn link(request: &mut Request<'_>, code: &str, is_sure: bool) -> Answer {
    // Until it is used, whoever reads the code could use it too.
    check_private(request, "/link")?;
    let account = request.account();
    let code = code.to_uppercase();
    let (found, partner) = find(request, &code).await?;
    let name = found.name_with_platform();
    let first_name = ("first", Arg::Text(&name));
    let own = request.store.accounts_of_person(&account).await?;
    let others = request.store.accounts_of_person(&found.account).await?;
    if own.contains(&found.account) {
        return Err(request.refuse("refused-linked-already", &[first_name]));
    }
    if own.len() + others.len() > MAX_ACCOUNTS {
        return Err(request.refuse("refused-linked-many", &[("count", Arg::Number(MAX_ACCOUNTS as u32))]));
    }
    if let Some(table) = table_between(request, &own, &others).await? {
        return Err(request.refuse("refused-link-opponents", &[first_name, ("table", Arg::Table(table))]));
    }
    if !is_sure {
        return Ok(question(request, &code, &name, partner.is_some()));
    }
    request.store.use_link_code(&found.account, &code).await?;
    if partner.is_none() {
        let code = request.manager.dice.code(request.now);
        let until = request.now + CODE_PERIOD;
        request.store.set_link_code(&account, &code, until, Some(&found.account)).await?;
        let left = speech::duration_to_come(request.language, CODE_PERIOD);
        let args = [first_name, ("code", Arg::Text(&code)), ("left", Arg::Text(&left))];
        return Ok(request.say("done-link-half", &args));
    }
    // The author's account is the one that got the first code.
    request.store.link(&account, &found.account, request.now).await?;
    for account in own.iter().chain(&others) {
        request.store.recheck_clocks(account, request.now).await?;
    }
    tell_other(request, &found).await?;
    Ok(request.say("done-linked", &[first_name]))
}

/// Returns the account whose code this is, and the partner for whom alone it is.
///
/// # Errors
/// Returns a [`Stop`] if there is none for the author, or if the author has tried too many wrong ones.
async fn find(request: &mut Request<'_>, code: &str) -> Result<(User, Option<Account>), Stop> {
    check_code_limit(request)?;
    let author = request.account();
    let found = request.store.account_with_link_code(code, request.now).await?;
    if found.as_ref().is_some_and(|(found, _)| found.account == author) {
        return Err(request.refuse("refused-link-same", &[]));
    }
    let found = found.filter(|(_, partner)| partner.as_ref().is_none_or(|partner| *partner == author));
    found_by_code(request, found, "refused-no-such-link")
}

/// Returns an open table at which one of `own` plays against one of `others`: nobody plays against themselves.
async fn table_between(
    request: &mut Request<'_>,
    own: &[Account],
    others: &[Account],
) -> anyhow::Result<Option<TableId>> {
    for account in own {
        let open = request.store.open_tables_anywhere(account).await?;
        let against = |stored: &&TableRecord| {
            stored.seat(account).is_some_and(|seat| others.contains(&stored.players[seat.other()].account))
        };
        if let Some(stored) = open.iter().find(against) {
            return Ok(Some(stored.id));
        }
    }
    Ok(None)
}

/// Asks whether both accounts are the author's: somebody may have talked them into it.
fn question(request: &Request<'_>, code: &str, first: &str, is_last: bool) -> Vec<Reply> {
    let command = Command::Link { code: Some(code.to_owned()), sure: true };
    let command = ParsedCommand { command, target: Target::default() }.to_string();
    let settings = Arg::Case(if is_last { "own" } else { "other" });
    let args = [("first", Arg::Text(first)), ("command", Arg::Code(command.clone())), ("settings", settings)];
    let mut replies = request.say("once-more-link", &args);
    if request.message.place.platform.capabilities().has_buttons {
        let label = request.text("choice-link", &[]).to_string();
        replies[0].choices = vec![Choice { command, label, emoji: "🔗".to_owned(), primary: false }];
    }
    replies
}

/// Tells the other account with whom it is linked now.
async fn tell_other(request: &mut Request<'_>, first: &User) -> anyhow::Result<()> {
    let Some(direct) = Place::direct(&first.account) else { return Ok(()) };
    let language = request.store.language(&first.account).await?.unwrap_or(request.language);
    let name = request.message.author.name_with_platform();
    let text = speech::say(language, "direct-linked", &[("second", Arg::Text(&name))]);
    let prefix = first.account.platform.capabilities().command_prefix;
    let post = Post::text_only(direct, text.with_prefix(prefix));
    request.store.enqueue(&Lane::Account(first.account.id.clone()), PostKind::New, &post, request.now).await?;
    Ok(())
}

/// Makes the author's account its own person again.
pub(in crate::manager) async fn unlink(request: &mut Request<'_>) -> Answer {
    let account = request.account();
    if request.store.linked_accounts(&account).await?.is_empty() {
        return Err(request.refuse("refused-not-linked", &[]));
    }
    request.store.unlink(&account).await?;
    Ok(request.say("done-unlinked", &[]))
}
