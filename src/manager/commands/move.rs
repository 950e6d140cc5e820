//! `/move`: makes a play, given in notation or by its number in the list that `/moves` shows for this roll.

use kafenio_board::rules::LegalPlay;
use kafenio_board::table::{Action, Game};

use super::enter::preview;
use super::moves::plays_to_list;
use crate::command::{Command, PlayInput, Target};
use crate::locale::id;
use crate::manager::act::act_on_table;
use crate::manager::replies::drafts::illegal_play;
use crate::manager::select::{SeatedTable, select_to_play, table_refusal};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::present::{click, notation, play_menu};
use crate::speech::Arg;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target, play: &PlayInput) -> Answer {
    let found = select_to_play(unit, target, play).await?;
    let (action, legal) = match play {
        PlayInput::Number(number) => {
            let mut plays = plays_to_list(unit, &found).await?;
            let index = number.checked_sub(1).filter(|index| *index < plays.len());
            let legal = index.map(|index| plays.swap_remove(index));
            if let (Some(legal), false) = (&legal, unit.is_clicked) {
                check_number(unit, &found, *number, legal).await?;
            }
            (Action::PlayNumber(*number), legal)
        }
        PlayInput::Notation(text) => {
            let legal = parse_play(unit, &found, text).await?;
            // If it is not the author's turn to play, the table says so.
            (Action::Play(legal.as_ref().map(|legal| legal.play.clone()).unwrap_or_default()), legal)
        }
    };
    match legal {
        Some(legal) if unit.preferences().await?.confirm => preview(unit, found, &legal).await,
        _ => act_on_table(unit, found, &action).await,
    }
}

/// Parses `text` in the numbering that the author uses. Returns `None` if the author has nothing to play.
///
/// # Errors
/// Returns a [`Stop`] if `text` is not a legal play.
async fn parse_play(unit: &mut Unit<'_>, found: &SeatedTable, text: &str) -> Result<Option<LegalPlay>, Stop> {
    let SeatedTable { stored, seat } = found;
    let Some((game, situation)) = game_to_play(found).and_then(|game| Some((game, game.situation()?))) else {
        return Ok(None);
    };
    let numbering = unit.preferences().await?.numbering;
    match game.ruleset.parse_play_in(&situation, text, numbering) {
        Ok(legal) => Ok(Some(legal)),
        Err(illegal) => {
            let written = numbering.of_text(text);
            let mut why = illegal_play(unit, stored, *seat, written, &illegal);
            if written != numbering {
                why = why.then(" ", unit.text(id!("illegal-read-as-printed"), &[]));
            }
            Err(table_refusal(unit, stored, why).await)
        }
    }
}

/// Checks that a typed number means one play. Where the menu below the board is a list in the text, which is shorter than that of
/// `/moves`, the same number may stand for another play in each.
///
/// # Errors
/// Returns a [`Stop`] that names both plays if it does.
async fn check_number(unit: &mut Unit<'_>, found: &SeatedTable, number: usize, play: &LegalPlay) -> Result<(), Stop> {
    let stored = &found.stored;
    if stored.place().platform.capabilities().has_buttons {
        return Ok(());
    }
    let numbering = unit.preferences().await?.numbering;
    let Some(game) = game_to_play(found) else { return Ok(()) };
    let menu = play_menu(&unit.view(stored), numbering);
    let Some(listed) = menu.as_ref().and_then(|menu| menu.options.get(number - 1)) else { return Ok(()) };
    let command = Command::Move { play: PlayInput::Number(number) };
    if listed.command == click(command, stored.id, stored.table.turn, None) {
        return Ok(());
    }
    let play = notation(game, play, numbering);
    let args = [
        ("number", Arg::Number(number as u32)),
        ("listed", Arg::Text(&listed.label)),
        ("play", Arg::Text(&play)),
        ("command", Arg::Code(format!("/move {play}"))),
    ];
    let why = unit.text(id!("refused-number-unclear"), &args);
    Err(table_refusal(unit, stored, why).await)
}

/// Returns the game if the author has a roll to play in it.
fn game_to_play(found: &SeatedTable) -> Option<&Game> {
    let table = &found.stored.table;
    table.game().filter(|_| table.must_play(found.seat))
}
