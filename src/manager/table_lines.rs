//! Lines about tables, for lists.

use kafenio_board::table::Seat;

use super::unit::Unit;
use crate::chat::Text;
use crate::locale::id;
use crate::speech::{self, Arg};
use crate::store::TableRecord;

/// Returns one line about an open table: who plays what, and what happens next.
pub(super) fn game_line(unit: &Unit<'_>, stored: &TableRecord) -> Text {
    let view = unit.view(stored);
    let seat = stored.seat(&unit.actor.account);
    match_line(unit, stored).then("", speech::status(&view, seat)).then(" ", speech::time_left(&view, seat))
}

/// Returns one line with the players, the game and the score.
pub(super) fn match_line(unit: &Unit<'_>, stored: &TableRecord) -> Text {
    let terms = &stored.table.terms;
    let game = speech::game_name(unit.language, terms.cycle);
    let [to, length] = speech::length_of(terms.length);
    let seats = stored.seats();
    let [who, other] = Seat::BOTH.map(|seat| Arg::Person(&seats[seat]));
    let args = [
        ("table", Arg::Table(stored.id)),
        ("who", who),
        ("other", other),
        ("game", Arg::Text(&game)),
        to,
        length,
        ("mine", Arg::Number(stored.table.score.inviter)),
        ("theirs", Arg::Number(stored.table.score.invited)),
        ("state", Arg::Text("")),
    ];
    unit.text(id!("game-line"), &args)
}
