//! `/move`: a play in notation, or its number in the list that was shown for this roll.

use super::enter::preview;
use crate::command::{PlayInput, Target};
use crate::manager::act::act_at;
use crate::manager::drafts::illegal_play;
use crate::manager::request::Request;
use crate::manager::select::{SeatedTable, refuse_at, select_to_play};
use crate::manager::stop::{Answer, Stop};
use crate::rules::{LegalPlay, Numbering};
use crate::speech::Arg;
use crate::table::{Action, Game};

pub(in crate::manager) async fn run(request: &mut Request<'_>, target: &Target, play: &PlayInput) -> Answer {
    let found = select_to_play(request, target, play).await?;
    let action = match play {
        PlayInput::Number(number) => {
            require_list(request, &found, *number).await?;
            Action::PlayNumber(*number)
        }
        PlayInput::Notation(text) => Action::Play(in_own_numbers(request, &found, text).await?),
    };
    match legal_play(&found, &action) {
        Some(legal) if request.preferences().await?.confirm => preview(request, found, &legal).await,
        _ => act_at(request, found, &action).await,
    }
}

/// Refuses the number of a play whose list was not shown for this roll. A number that no list could have is refused by the
/// table.
async fn require_list(request: &mut Request<'_>, found: &SeatedTable, number: usize) -> Result<(), Stop> {
    let SeatedTable { stored, seat } = found;
    if Action::PlayNumber(number).fits(&stored.table, *seat)
        && request.store.listed_turn(stored.id, *seat).await? != Some(stored.table.turn)
        && stored.table.game().is_some_and(|game| (1..=game.plays().len()).contains(&number))
    {
        let number = number.to_string();
        let why = request.text("refused-list-not-shown", &[("number", Arg::Text(&number))]);
        return Err(refuse_at(request, stored, why).await);
    }
    Ok(())
}

/// The notation of `text` in the player's own numbers, where the author uses the printed ones.
async fn in_own_numbers(request: &mut Request<'_>, found: &SeatedTable, text: &str) -> Result<String, Stop> {
    let SeatedTable { stored, seat } = found;
    let numbering = request.preferences().await?.numbering;
    let action = Action::Play(text.to_owned());
    let game = stored.table.game().filter(|_| numbering == Numbering::Printed && action.fits(&stored.table, *seat));
    let (Some(game), Some(situation)) = (game, game.and_then(Game::situation)) else { return Ok(text.to_owned()) };
    match game.ruleset.read_in(&situation, text, numbering) {
        Ok(legal) => Ok(game.ruleset.notation(&legal.play)),
        Err(illegal) => {
            let why = illegal_play(request, stored, *seat, numbering, &illegal);
            Err(refuse_at(request, stored, why).await)
        }
    }
}

/// The legal play that `action` stands for, if it is one.
fn legal_play(found: &SeatedTable, action: &Action) -> Option<LegalPlay> {
    let table = &found.stored.table;
    let game = table.game().filter(|_| action.fits(table, found.seat))?;
    match action {
        Action::Play(text) => game.ruleset.read(&game.situation()?, text).ok(),
        Action::PlayNumber(number) => game.plays().into_iter().nth(number.checked_sub(1)?),
        _ => None,
    }
}
