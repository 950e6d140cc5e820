//! Nobody gets help from the engine with a game that people play.

use kafenio_board::rules::{Generator, Position};

use crate::manager::unit::Unit;
use crate::store::TableRecord;

/// How many tables of a place are compared, the latest ones.
const MOST_TABLES: u32 = 100;

/// Returns whether people play here at a position that is asked about, or the author plays there against a person: now, or once the
/// current roll is played. An opponent in another place counts too, whose account is hidden here.
pub(in crate::manager) async fn is_played_by_people(
    unit: &mut Unit<'_>,
    is_asked: impl Fn(&Position) -> bool,
) -> anyhow::Result<bool> {
    let is_asked_now = |stored: &TableRecord| stored.table.game().is_some_and(|game| is_asked(&game.position));
    let here = unit.store.latest_open_tables(&unit.place, MOST_TABLES, 0).await?;
    if here.iter().any(|stored| !unit.view(stored).allows_hints() && is_asked_now(stored)) {
        return Ok(true);
    }
    for account in unit.store.accounts_of_person(&unit.account()).await? {
        let own = unit.store.open_tables_anywhere(&account).await?;
        let is_asked = |stored: &TableRecord| is_asked_now(stored) || is_after_roll_of(stored, &is_asked);
        if own.iter().any(|stored| !unit.view(stored).allows_hints() && is_asked(stored)) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns whether a play of the roll leads to a position that is asked about. One after the other, as some rolls have very many.
fn is_after_roll_of(stored: &TableRecord, is_asked: impl Fn(&Position) -> bool) -> bool {
    let Some(game) = stored.table.game() else { return false };
    let Some(situation) = game.situation() else { return false };
    let mut generator = Generator::default();
    let outcomes = generator.outcomes(&game.ruleset, &situation);
    outcomes.iter().any(|outcome| is_asked(&game.ruleset.play_of(&situation, outcome).after))
}
