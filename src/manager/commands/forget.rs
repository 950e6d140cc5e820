//! `/forget`: deletes what is stored about the author. This cannot be undone, so it has to be confirmed.

use std::{iter, slice};

use kafenio_board::table::DAY;

use crate::chat::{Choice, Text, User};
use crate::command::{Command, ParsedCommand, Target};
use crate::locale::id;
use crate::manager::forget::forget;
use crate::manager::platform::query::PlatformQuery;
use crate::manager::replies::questions::About;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};

/// How long all accounts of a person cannot be forgotten together after they were linked, in milliseconds.
const WAIT_AFTER_LINKING: i64 = 7 * DAY;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, is_sure: bool) -> Answer {
    let account = unit.account();
    // Whoever has talked somebody into linking accounts could delete what is stored about the other one.
    if let Some(linked_at) = unit.store.linked_at(&account).await?
        && linked_at + WAIT_AFTER_LINKING > unit.now
    {
        let wait = speech::duration_to_come(unit.language, linked_at + WAIT_AFTER_LINKING - unit.now);
        return Err(unit.refuse(id!("refused-forget-linked"), &[("wait", Arg::Text(&wait))]));
    }
    if is_sure {
        // A chat with the bot alone is the author's, so what was posted there every day goes too.
        let place = unit.place.clone();
        let is_own = if place.platform.capabilities().has_servers {
            unit.server().is_none()
        } else {
            unit.ask_platform(PlatformQuery::Alone(place.clone(), account.clone()))?
        };
        forget(unit, &account).await?;
        if is_own {
            unit.store.delete_daily_puzzles(&place).await?;
        }
        return Ok(unit.say(id!("done-forgotten"), &[]));
    }
    let linked = unit.store.linked_accounts(&account).await?;
    let mut games = 0;
    for account in iter::once(&account).chain(linked.iter().map(|user| &user.account)) {
        let open = unit.store.open_tables_anywhere(account).await?;
        games += open.iter().filter(|stored| stored.table.game().is_some()).count();
    }
    let command = ParsedCommand { command: Command::Forget { sure: true }, target: Target::default() }.to_string();
    let names = speech::isolated_list(linked.iter().map(User::name_with_platform));
    let args = [
        ("games", Arg::Number(u32::try_from(games).unwrap_or(u32::MAX))),
        ("linked", Arg::Number(linked.len() as u32)),
        ("names", Arg::Text(&names)),
        ("command", Arg::Code(command.clone())),
    ];
    if let Some(message) = unit.message {
        unit.manager.questions.ask(message, About::Command(command.clone()), unit.now);
    }
    let mut text = Text::default();
    for record in unit.store.tournaments_of(&account).await? {
        if record.state.is_going_on() && record.remaining(slice::from_ref(&account)).is_some() {
            let name = speech::tournament_name(unit.language, &record);
            text = text.then("\n", unit.text(id!("once-more-forget-tournament"), &[("name", Arg::Text(&name))]));
        }
    }
    let mut replies = unit.reply(text.then("\n", unit.text(id!("once-more-forget"), &args)));
    // A reaction would have to be stored with a table.
    if account.platform.capabilities().has_buttons {
        let label = unit.text(id!("choice-forget"), &[]).to_string();
        replies[0].choices = vec![Choice { command, label, emoji: "🗑️".to_owned(), primary: false }];
    }
    Ok(replies)
}
