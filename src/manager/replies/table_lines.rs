//! Lines about tables, for lists.

use kafenio_board::table::Seat;

use crate::chat::Text;
use crate::locale::id;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg, View};
use crate::store::TableRecord;

/// What separates the parts of a line.
pub(in crate::manager) const SEPARATOR: &str = " · ";

/// Returns one line about an open table: who plays what, and what happens next.
pub(in crate::manager) fn game_line(unit: &Unit<'_>, stored: &TableRecord) -> Text {
    let view = View { seats: stored.seats_on(unit.place.platform), ..unit.view(stored) };
    let seat = unit.seat_at(stored);
    let (state, time) = (speech::line_state(&view, seat), speech::line_time(&view, seat));
    match_line(unit, stored).then(SEPARATOR, state).then(SEPARATOR, time)
}

/// Returns one line with the players, the game and the score.
pub(in crate::manager) fn match_line(unit: &Unit<'_>, stored: &TableRecord) -> Text {
    let terms = &stored.table.terms;
    let game = speech::game_name(unit.language, terms.game);
    let [to, length] = speech::length_of(terms.length);
    let seats = stored.seats_on(unit.place.platform);
    let [who, other] = Seat::BOTH.map(|seat| Arg::Occupant(&seats[seat]));
    let args = [
        ("table", Arg::Table(stored.id)),
        ("who", who),
        ("other", other),
        ("game", Arg::Text(&game)),
        to,
        length,
        ("mine", Arg::Number(stored.table.score.inviter)),
        ("theirs", Arg::Number(stored.table.score.invited)),
    ];
    unit.text(id!("game-line"), &args)
}
