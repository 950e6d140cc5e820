//! `/position`: says what the engine thinks of a position from another program. For the author alone.

use kafenio_board::rules::{Generator, LegalPlay, Roll};
use kafenio_engine::RankedPlay;
use kafenio_engine::evaluation::{Opinion, Query};

use crate::locale::id;
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::present::{position_board, position_notation};
use crate::speech;
use crate::store::TableRecord;

/// The most plays that are shown.
const MOST_PLAYS: usize = 3;
/// How many tables of a place are compared, the latest ones.
const MOST_TABLES: u32 = 100;

/// Handles the command. The `roll` counts instead of the one in the position.
pub(in crate::manager) async fn run(unit: &mut Unit<'_>, id: &str, roll: Option<Roll>) -> Answer {
    let asked = match Query::parse(id) {
        Ok(asked) => asked.with_roll(roll),
        Err(fault) => {
            return Err(Stop::Refused(unit.reply(speech::invalid_position(unit.language, id, &fault))));
        }
    };
    if is_played_by_people(unit, &asked).await? {
        return Err(unit.refuse(id!("refused-position-of-table"), &[]));
    }
    let opinion = unit.opinion(&asked)?;
    let language = unit.language;
    let preferences = unit.preferences().await?;
    let (text, best) = match &opinion {
        Opinion::Plays(ranked) => {
            let best = &ranked[..ranked.len().min(MOST_PLAYS)];
            let notation = |play: &RankedPlay| position_notation(&asked, &play.legal, preferences.numbering);
            let written: Vec<(String, &RankedPlay)> = best.iter().map(|play| (notation(play), play)).collect();
            (speech::position_plays(language, &asked, preferences.numbering, &written), best)
        }
        Opinion::Chances { chances, cube } => {
            (speech::position_chances(language, &asked, chances, cube.as_ref()), &[][..])
        }
    };
    let plays: Vec<(u32, &LegalPlay)> = (1..).zip(best.iter().map(|play| &play.legal)).collect();
    let board = position_board(language, &asked, &plays, &preferences);
    Ok(unit.show(text, Some(board), &preferences))
}

/// Returns whether people play at this position here, or the author plays there against a person: now, or once the current
/// roll is played. Nobody is to get help with such a game. An opponent in another place counts too, whose account is hidden
/// here.
async fn is_played_by_people(unit: &mut Unit<'_>, asked: &Query) -> anyhow::Result<bool> {
    let here = unit.store.latest_open_tables(&unit.place, MOST_TABLES, 0).await?;
    if here.iter().any(|stored| !unit.view(stored).allows_hints() && is_board_of(stored, asked)) {
        return Ok(true);
    }
    for account in unit.store.accounts_of_person(&unit.account()).await? {
        let own = unit.store.open_tables_anywhere(&account).await?;
        let is_board = |stored: &TableRecord| is_board_of(stored, asked) || is_after_roll_of(stored, asked);
        if own.iter().any(|stored| !unit.view(stored).allows_hints() && is_board(stored)) {
            return Ok(true);
        }
    }
    Ok(false)
}

fn is_board_of(stored: &TableRecord, asked: &Query) -> bool {
    stored.table.game().is_some_and(|game| asked.has_board(&game.position))
}

/// Returns whether a play of the roll leads to this position. One after the other, as some rolls have very many.
fn is_after_roll_of(stored: &TableRecord, asked: &Query) -> bool {
    let Some(game) = stored.table.game() else { return false };
    let Some(situation) = game.situation() else { return false };
    let mut generator = Generator::default();
    let outcomes = generator.outcomes(&game.ruleset, &situation);
    outcomes.iter().any(|outcome| asked.has_board(&game.ruleset.play_of(&situation, outcome).after))
}
