//! `/position`: says what the engine thinks of a position from another program. For the author alone.

use kafenio_board::rules::{LegalPlay, Roll};
use kafenio_engine::RankedPlay;
use kafenio_engine::evaluation::{Opinion, Query};

use crate::locale::id;
use crate::manager::computer::fair_play::is_played_by_people;
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::present::{position_board, position_notation};
use crate::speech;

/// The most plays that are shown.
const MOST_PLAYS: usize = 3;

/// Handles the command. The `roll` counts instead of the one in the position.
pub(in crate::manager) async fn run(unit: &mut Unit<'_>, id: &str, roll: Option<Roll>) -> Answer {
    let asked = match Query::parse(id) {
        Ok(asked) => asked.with_roll(roll),
        Err(fault) => {
            return Err(Stop::Refused(unit.reply(speech::invalid_position(unit.language, id, &fault))));
        }
    };
    if is_played_by_people(unit, |board| asked.has_board(board)).await? {
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
            (speech::position_plays(language, &asked, &written), best)
        }
        Opinion::Chances { chances, cube } => {
            (speech::position_chances(language, &asked, chances, cube.as_ref()), &[][..])
        }
    };
    let plays: Vec<(u32, &LegalPlay)> = (1..).zip(best.iter().map(|play| &play.legal)).collect();
    let board = position_board(language, &asked, &plays, &preferences);
    Ok(unit.show(text, Some(board), &preferences))
}
