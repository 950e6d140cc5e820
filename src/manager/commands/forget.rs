//! `/forget`: deletes what is stored about the author. This cannot be undone, so it has to be confirmed.

use std::iter;

use kafenio_board::table::DAY;

use crate::chat::{Choice, User};
use crate::command::{Command, ParsedCommand, Target};
use crate::manager::forget::forget;
use crate::manager::platform_query::PlatformQuery;
use crate::manager::request::Request;
use crate::manager::stop::Answer;
use crate::speech::{self, Arg};

/// How long all accounts of a person cannot be forgotten together after they were linked, in milliseconds.
const WAIT_AFTER_LINKING: i64 = 7 * DAY;

pub(in crate::manager) async fn run(request: &mut Request<'_>, is_sure: bool) -> Answer {
    let account = request.account();
    // Whoever has talked somebody into linking accounts could delete what is stored about the other one.
    if let Some(linked_at) = request.store.linked_at(&account).await?
        && linked_at + WAIT_AFTER_LINKING > request.now
    {
        let wait = speech::duration_to_come(request.language, linked_at + WAIT_AFTER_LINKING - request.now);
        return Err(request.refuse("refused-forget-linked", &[("wait", Arg::Text(&wait))]));
    }
    if is_sure {
        // A chat with the bot alone is the author's, so what was posted there every day goes too.
        let place = request.message.place.clone();
        let is_own = if place.platform.capabilities().has_servers {
            request.message.server().is_none()
        } else {
            request.ask_platform(PlatformQuery::Alone(place.clone(), account.clone()))?
        };
        forget(request, &account).await?;
        if is_own {
            request.store.delete_daily_puzzles(&place).await?;
        }
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
