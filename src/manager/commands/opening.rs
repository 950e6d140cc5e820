//! `/opening`: compares the best plays of a roll from the starting position of a game.

use anyhow::Context as _;
use kafenio_board::rules::{LegalPlay, Roll, Variant};
use kafenio_board::table::{GameChoice, TavliGames};
use kafenio_engine::opening;

use super::rules::ask_which_game;
use crate::command::Command;
use crate::manager::select::own_tables;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::present::{position_board, position_notation};
use crate::speech;

/// The most plays whose boards are shown.
const MOST_BOARDS: usize = 3;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, roll: Roll, game: Option<GameChoice>) -> Answer {
    let variant = match game {
        Some(GameChoice::Of(variant)) => variant,
        Some(GameChoice::Tavli) => {
            let command = |game| Command::Opening { roll, game: Some(game) };
            return Ok(ask_which_game(unit, &TavliGames::USUAL.map(GameChoice::Of), command));
        }
        None => played_here(unit).await?.unwrap_or(Variant::Backgammon),
    };
    let found = opening::find(variant, roll)
        .with_context(|| format!("the openings of {} are damaged at {roll}", variant.key()))?;
    let asked = found.query();
    let preferences = unit.preferences().await?;
    let notation = |legal: &LegalPlay| position_notation(&asked, legal, preferences.numbering);
    let written: Vec<_> = found.plays.iter().map(|rolled| (notation(&rolled.play.legal), rolled)).collect();
    let text = speech::opening_plays(unit.language, &asked, &written);
    let plays = found.plays.iter().map(|rolled| &rolled.play.legal).take(MOST_BOARDS);
    let plays: Vec<(u32, &LegalPlay)> = (1..).zip(plays).collect();
    let board = position_board(unit.language, &asked, &plays, &preferences);
    Ok(unit.show(text, Some(board), &preferences))
}

/// Returns the game that the author plays here, or the latest one of several.
async fn played_here(unit: &mut Unit<'_>) -> anyhow::Result<Option<Variant>> {
    let own = own_tables(unit).await?;
    Ok(own.iter().rev().find_map(|own| Some(own.stored.table.game()?.ruleset.variant)))
}
