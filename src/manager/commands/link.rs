//! `/link` and `/unlink`: make several accounts one person. One account gets a code, which is entered on the other one; that gets
//! a code in turn, which is entered on the first one. So both show that the same human has them, and nobody is talked into it by
//! a single code.

use kafenio_board::table::{MINUTE, TableId};

use super::mydata::check_private;
use crate::chat::{Account, Choice, Place, Post, Reply, User};
use crate::command::{Command, ParsedCommand, Target};
use crate::locale::id;
use crate::manager::limits::budgets::{check_code_limit, found_by_code};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::{Lane, PostKind, TableRecord};

/// How long a code can be used, in milliseconds.
const CODE_PERIOD: i64 = 10 * MINUTE;
/// The most accounts of one person.
const MAX_ACCOUNTS: usize = 5;

/// Gives the author a code, for their other account.
pub(in crate::manager) async fn offer(unit: &mut Unit<'_>) -> Answer {
    // Whoever reads the code could become the author.
    check_private(unit, "/link")?;
    let code = unit.manager.dice.code(unit.now);
    unit.store.set_link_code(&unit.account(), &code, unit.now + CODE_PERIOD, None).await?;
    let left = speech::duration_to_come(unit.language, CODE_PERIOD);
    Ok(unit.say(id!("done-link-code"), &[("code", Arg::Text(&code)), ("left", Arg::Text(&left))]))
}

/// Enters a code: that of an account that wants to be linked, which gets one for itself, or the one that it got.
pub(in crate::manager) async fn link(unit: &mut Unit<'_>, code: &str, is_sure: bool) -> Answer {
    // Until it is used, whoever reads the code could use it too.
    check_private(unit, "/link")?;
    let account = unit.account();
    let code = code.to_uppercase();
    let (found, partner) = find(unit, &code).await?;
    let name = found.name_with_platform();
    let first_name = ("first", Arg::Name(&name));
    let own = unit.store.accounts_of_person(&account).await?;
    let others = unit.store.accounts_of_person(&found.account).await?;
    if own.contains(&found.account) {
        return Err(unit.refuse(id!("refused-linked-already"), &[first_name]));
    }
    if own.len() + others.len() > MAX_ACCOUNTS {
        return Err(unit.refuse(id!("refused-linked-many"), &[("count", Arg::Number(MAX_ACCOUNTS as u32))]));
    }
    if let Some(table) = table_between(unit, &own, &others).await? {
        return Err(unit.refuse(id!("refused-link-opponents"), &[first_name, ("table", Arg::Table(table))]));
    }
    if !is_sure {
        return Ok(question(unit, &code, &name, partner.is_some()));
    }
    unit.store.use_link_code(&found.account, &code).await?;
    if partner.is_none() {
        let code = unit.manager.dice.code(unit.now);
        let until = unit.now + CODE_PERIOD;
        unit.store.set_link_code(&account, &code, until, Some(&found.account)).await?;
        let left = speech::duration_to_come(unit.language, CODE_PERIOD);
        let args = [first_name, ("code", Arg::Text(&code)), ("left", Arg::Text(&left))];
        return Ok(unit.say(id!("done-link-half"), &args));
    }
    // The author's account is the one that got the first code.
    unit.store.link(&account, &found.account, unit.now).await?;
    for account in own.iter().chain(&others) {
        unit.store.recheck_clocks(account, unit.now).await?;
    }
    tell_other(unit, &found).await?;
    Ok(unit.say(id!("done-linked"), &[first_name]))
}

/// Returns the account whose code this is, and the partner for whom alone it is.
///
/// # Errors
/// Returns a [`Stop`] if there is none for the author, or if the author has tried too many wrong ones.
async fn find(unit: &mut Unit<'_>, code: &str) -> Result<(User, Option<Account>), Stop> {
    check_code_limit(unit).await?;
    let author = unit.account();
    let found = unit.store.account_with_link_code(code, unit.now).await?;
    if found.as_ref().is_some_and(|(found, _)| found.account == author) {
        return Err(unit.refuse(id!("refused-link-same"), &[]));
    }
    let found = found.filter(|(_, partner)| partner.as_ref().is_none_or(|partner| *partner == author));
    found_by_code(unit, found, id!("refused-no-such-link")).await
}

/// Returns an open table at which one of `own` plays against one of `others`: nobody plays against themselves.
async fn table_between(unit: &mut Unit<'_>, own: &[Account], others: &[Account]) -> anyhow::Result<Option<TableId>> {
    for account in own {
        let open = unit.store.open_tables_anywhere(account).await?;
        let against = |stored: &&TableRecord| {
            let opponent = stored.seat(account).map(|seat| &stored.players[seat.other()]);
            opponent.is_some_and(|opponent| others.iter().any(|other| opponent.has(other)))
        };
        if let Some(stored) = open.iter().find(against) {
            return Ok(Some(stored.id));
        }
    }
    Ok(None)
}

/// Asks whether both accounts are the author's: somebody may have talked them into it.
fn question(unit: &Unit<'_>, code: &str, first: &str, is_last: bool) -> Vec<Reply> {
    let command = Command::Link { code: Some(code.to_owned()), sure: true };
    let command = ParsedCommand { command, target: Target::default() }.to_string();
    let settings = Arg::Case(if is_last { "own" } else { "other" });
    let args = [("first", Arg::Text(first)), ("command", Arg::Code(command.clone())), ("settings", settings)];
    let mut replies = unit.say(id!("once-more-link"), &args);
    if unit.place.platform.capabilities().has_buttons {
        let label = unit.text(id!("choice-link"), &[]).to_string();
        replies[0].choices = vec![Choice { command, label, emoji: "🔗".to_owned(), primary: false }];
    }
    replies
}

/// Tells the other account with whom it is linked now.
async fn tell_other(unit: &mut Unit<'_>, first: &User) -> anyhow::Result<()> {
    let Some(direct) = Place::direct(&first.account) else { return Ok(()) };
    let language = unit.store.language(&first.account).await?.unwrap_or(unit.language);
    let name = unit.author().name_with_platform();
    let text = speech::say(language, id!("direct-linked"), &[("second", Arg::Name(&name))]);
    let prefix = first.account.platform.capabilities().command_prefix;
    let post = Post::text_only(direct, text.with_prefix(prefix));
    unit.store.enqueue(&Lane::Account(first.account.id.clone()), PostKind::New, &post, unit.now).await?;
    Ok(())
}

/// Makes the author's account its own person again.
pub(in crate::manager) async fn unlink(unit: &mut Unit<'_>) -> Answer {
    let account = unit.account();
    if unit.store.linked_accounts(&account).await?.is_empty() {
        return Err(unit.refuse(id!("refused-not-linked"), &[]));
    }
    unit.store.unlink(&account).await?;
    Ok(unit.say(id!("done-unlinked"), &[]))
}
