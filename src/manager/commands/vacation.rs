//! `/vacation`: pauses the author's clocks for some days.

use kafenio_board::table::{MAX_VACATION_DAYS, Pauses, plan_vacation, vacation_left, year_of};

use crate::chat::{Account, Reply};
use crate::locale::{Id, id};
use crate::manager::announce::post_notice;
use crate::manager::lifecycle::clocks::absence;
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};

/// Pauses the clocks for `days` from now on; 0 ends the vacation, `None` asks how many days are left.
pub(in crate::manager) async fn run(unit: &mut Unit<'_>, days: Option<u32>) -> Answer {
    let account = unit.account();
    let mut taken = unit.store.vacations(&account).await?;
    if let Some(days) = days {
        // A new vacation replaces the one that is running.
        let was_away = Pauses::new(taken.clone()).end(unit.now).is_some();
        for [_, until] in &mut taken {
            *until = unit.now.min(*until);
        }
        let span = match plan_vacation(&taken, unit.now, days) {
            Ok(span) => span,
            Err((year, left)) => {
                return Err(Stop::Refused(days_left(unit, id!("refused-vacation"), year, left, None)));
            }
        };
        unit.store.set_vacation(&account, span).await?;
        taken.push(span);
        for account in unit.store.accounts_of_person(&account).await? {
            unit.store.recheck_clocks(&account, unit.now).await?;
            tell_opponents(unit, &account, was_away).await?;
        }
    }
    let year = year_of(unit.now);
    let end = Pauses::new(taken.clone()).end(unit.now);
    Ok(days_left(unit, id!("done-vacation"), year, vacation_left(&taken, year), end))
}

/// Tells the opponents who wait for the author's `account` that the author is on vacation, or back. The other opponents read
/// about it when it is the author's turn.
async fn tell_opponents(unit: &mut Unit<'_>, account: &Account, was_away: bool) -> anyhow::Result<()> {
    for stored in unit.store.open_tables_anywhere(account).await? {
        let Some(seat) = stored.seat(account).filter(|seat| stored.table.to_decide() == Some(*seat)) else {
            continue;
        };
        if stored.table.game().is_none() || stored.suspended_at.is_some() {
            continue;
        }
        let stored = stored.seen_by(seat.other());
        let seats = stored.seats();
        let Some(opponent) = seats[seat.other()].account() else { continue };
        let language = unit.public_language(stored.place(), Some(opponent)).await?;
        let mut text = absence(unit, &stored, language, None).await?;
        if text.is_empty() && was_away {
            let clock = speech::yes_or_no("clock", stored.table.clock_runs_for() == Some(seat));
            let args = [("who", Arg::Occupant(&seats[seat])), clock];
            text = speech::say(language, id!("told-not-away"), &args);
        }
        if !text.is_empty() {
            post_notice(unit, &stored, stored.place().clone(), None, language, text).await?;
        }
    }
    Ok(())
}

/// Returns the sentence `id` with the days that are left of a year, and with the `end` of a running vacation.
fn days_left(unit: &Unit<'_>, id: Id, year: i64, left: i64, end: Option<i64>) -> Vec<Reply> {
    let remaining = speech::duration_to_come(unit.language, end.unwrap_or_default() - unit.now);
    let args = [
        ("year", Arg::Text(&year.to_string())),
        speech::yes_or_no("any", left > 0),
        ("left", Arg::Text(&speech::duration(unit.language, left))),
        ("most", Arg::Number(MAX_VACATION_DAYS)),
        speech::yes_or_no("away", end.is_some()),
        ("time", Arg::Text(&remaining)),
    ];
    unit.say(id, &args)
}
