//! Suggests values for an option while a user fills it in. Nothing is changed.

pub(super) mod completion;
mod options;
mod plays;
mod tables;

use self::completion::{Completion, NO_VALUE, OptionInput};
use super::Manager;
use super::stop::Stop;
use super::unit::{Unit, clean};
use crate::chat::Message;
use crate::command::Suggested;

/// Returns the values that are suggested to the author of `message` for the option that they are filling in, at most
/// 25. If there is none for a reason, such as that it is somebody else's turn, a single suggestion says so. There is none for
/// somebody who asks too often: each keystroke asks once.
pub async fn autocomplete(
    manager: &Manager,
    mut message: Message,
    input: &OptionInput,
) -> anyhow::Result<Vec<Completion>> {
    clean(&mut message);
    let author = &message.author.account;
    if manager.limits.as_ref().is_some_and(|limits| !limits.admit_suggestion(author, manager.clock.now()))
        || manager.store.is_banned(message.place.platform, author.ids().chain(message.place_ids())).await?
    {
        return Ok(Vec::new());
    }
    let mut unit = Unit::of_message(manager, manager.store.begin_read(), &message).await?;
    let found = match input.suggested {
        Suggested::Plays => plays::plays(&mut unit, input).await,
        Suggested::MoveStarts => plays::starts(&mut unit, input).await,
        Suggested::Tables => tables::tables(&mut unit, input).await.map_err(Stop::from),
        Suggested::MatchLengths => Ok(options::lengths(unit.language, input)),
        Suggested::Clocks => Ok(options::clocks(&unit, input)),
        Suggested::CustomRules => Ok(options::custom_rules(unit.language, input)),
        Suggested::TavliGames => Ok(options::tavli_games(unit.language, input)),
        Suggested::Commands => Ok(options::commands(unit.language, input)),
    };
    match found {
        Err(Stop::Refused(replies)) => {
            let explanation = |text| Completion { label: text, value: NO_VALUE.to_owned() };
            Ok(replies.into_iter().map(|reply| explanation(reply.text)).collect())
        }
        found => found.map_err(Stop::into_error),
    }
}
