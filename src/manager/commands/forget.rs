//! `/forget`: deletes what is stored about the author. This cannot be undone, so it has to be confirmed.

use std::iter;

use crate::chat::{Choice, User};
use crate::command::{Command, ParsedCommand, Target};
use crate::manager::forget::forget;
use crate::manager::request::Request;
use crate::manager::stop::Answer;
use crate::speech::Arg;

pub(in crate::manager) async fn run(request: &mut Request<'_>, is_sure: bool) -> Answer {
    let account = request.account();
    if is_sure {
        forget(request, &account).await?;
        return Ok(request.say("done-forgotten", &[]));
    }
    let linked = request.store.linked_accounts(&account).await?;
    let mut games = 0;
    for account in iter::once(&account).chain(linked.iter().map(|user| &user.account)) {
        let open = request.store.open_tables_anywhere(account).await?;
        games += open.iter().filter(|stored| stored.table.game().is_some()).count();
    }
    let command = ParsedCommand { command: Command::Forget { sure: true }, target: Target::default() }.to_string();
    let names = linked.iter().map(User::name_with_platform).collect::<Vec<_>>().join(", ");
    let args = [
        ("games", Arg::Number(u32::try_from(games).unwrap_or(u32::MAX))),
        ("linked", Arg::Number(linked.len() as u32)),
        ("names", Arg::Text(&names)),
        ("command", Arg::Code(command.clone())),
    ];
    let mut replies = request.say("once-more-forget", &args);
    // A reaction would have to be stored with a table.
    if account.platform.capabilities().has_buttons {
        let label = request.text("choice-forget", &[]).to_string();
        replies[0].choices = vec![Choice { command, label, emoji: "🗑️".to_owned(), primary: false }];
    }
    Ok(replies)
}
