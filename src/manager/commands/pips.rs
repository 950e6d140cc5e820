//! `/pips`: shows the pip counts of both players.

use kafenio_board::table::Seat;

use crate::command::Target;
use crate::locale::id;
use crate::manager::select::select_to_view;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::speech::Arg;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target) -> Answer {
    let stored = select_to_view(unit, target).await?;
    let Some(game) = stored.table.shown_game() else { return Err(unit.refuse(id!("refused-no-table"), &[])) };
    let [mine, theirs] = Seat::BOTH.map(|seat| game.position.pips(game.player(seat)));
    let leader = if mine <= theirs { Seat::Inviter } else { Seat::Invited };
    let args = [
        ("who", Arg::Occupant(&stored.seats().inviter)),
        ("other", Arg::Occupant(&stored.seats().invited)),
        ("mine", Arg::Number(mine)),
        ("theirs", Arg::Number(theirs)),
        ("lead", Arg::Number(mine.abs_diff(theirs))),
        ("leader", Arg::Occupant(&stored.seats()[leader])),
    ];
    let pips = unit.text(id!("done-pips"), &args);
    Ok(unit.reply(unit.of_table(&stored, pips)))
}
