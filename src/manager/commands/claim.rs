//! `/claim`: wins a match whose opponent's time is up.

use kafenio_board::table::Action;

use crate::command::Target;
use crate::locale::id;
use crate::manager::act::{act_on_table, is_opponent_absent};
use crate::manager::lifecycle::clocks::ABANDONED_DAYS;
use crate::manager::select::select;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::speech::Arg;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target) -> Answer {
    let found = select(unit, target, &Action::Claim).await?;
    let (stored, seat) = (&found.stored, found.seat);
    // The platform does not tell whether the opponent has left or was removed.
    let may_have_removed = !stored.is_apart() && unit.message.is_some_and(|message| message.can_remove_members);
    if may_have_removed && is_opponent_absent(unit, stored, seat)? {
        let seats = stored.seats();
        let args = [
            ("table", Arg::Table(stored.id)),
            ("other", Arg::Occupant(&seats[seat.other()])),
            ("days", Arg::Number(ABANDONED_DAYS)),
        ];
        return Err(unit.refuse(id!("refused-claim-absent"), &args));
    }
    act_on_table(unit, found, &Action::Claim).await
}
