//! Tips in the first turns of a person's first game.

use crate::chat::Text;
use crate::language::Language;
use crate::locale::id;
use crate::manager::unit::Unit;
use crate::present::notation;
use crate::speech::{self, Arg};
use crate::store::{Preferences, TableRecord};

/// How many of a player's own turns carry a tip.
const TURNS_WITH_TIP: u32 = 5;

/// Returns the tip for the player who has to play, in one of the first turns of their first game; otherwise empty.
/// Players in a terminal started the program themselves and need none.
pub(in crate::manager) async fn tip(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    language: Language,
    preferences: &Preferences,
) -> anyhow::Result<Text> {
    let capabilities = stored.place().platform.capabilities();
    let seats = stored.seats();
    let Some(seat) = stored.table.to_decide().filter(|seat| stored.table.must_play(*seat)) else {
        return Ok(Text::default());
    };
    let Some(account) = seats[seat].account() else { return Ok(Text::default()) };
    // The turns of a table are numbered for both players together.
    let number = stored.table.turn.div_ceil(2);
    if capabilities.is_for_bot || number > TURNS_WITH_TIP {
        return Ok(Text::default());
    }
    if unit.store.has_played_before(account, stored.id).await? {
        return Ok(Text::default());
    }
    let Some(game) = stored.table.game() else { return Ok(Text::default()) };
    let example = game.plays().first().map(|legal| notation(game, legal, preferences.numbering)).unwrap_or_default();
    let id = match (number, capabilities.has_buttons, capabilities.most_options) {
        (1, true, _) => id!("tip-tap-1"),
        (1, false, 1..) => id!("tip-list-1"),
        (1, false, _) => id!("tip-type-1"),
        (2, true, _) => id!("tip-tap-2"),
        (2, false, _) => id!("tip-type-2"),
        (3, ..) => id!("tip-3"),
        (4, ..) => id!("tip-4"),
        _ => id!("tip-5"),
    };
    let [enter, pictures] =
        [id!("choice-enter"), id!("choice-pictures")].map(|label| speech::say(language, label, &[]).to_string());
    let args = [
        ("example", Arg::Code(format!("/move {example}"))),
        ("enter", Arg::Text(&enter)),
        ("pictures", Arg::Text(&pictures)),
        ("other", Arg::Occupant(&seats[seat.other()])),
        ("game", Arg::Text(game.ruleset.variant.key())),
    ];
    Ok(speech::say(language, id, &args))
}
