//! `/vacation`: pauses the author's clocks for some days.

use kafenio_board::table::{MAX_VACATION_DAYS, Pauses, plan_vacation, vacation_left, year_of};

use crate::chat::{Account, Reply};
use crate::manager::announce::post_notice;
use crate::manager::clocks::absence;
use crate::manager::request::Request;
use crate::manager::stop::{Answer, Stop};
use crate::speech::{self, Arg};

/// Pauses the clocks for `days` from now on; 0 ends the vacation, `None` asks how many days are left.
pub(in crate::manager) async fn run(request: &mut Request<'_>, days: Option<u32>) -> Answer {
    let account = request.account();
    let mut taken = request.store.vacations(&account).await?;
    if let Some(days) = days {
        // A new vacation replaces the one that is running.
        let was_away = Pauses::new(taken.clone()).end(request.now).is_some();
        for [_, until] in &mut taken {
            *until = request.now.min(*until);
        }
        let span = match plan_vacation(&taken, request.now, days) {
            Ok(span) => span,
            Err((year, left)) => {
                return Err(Stop::Refused(days_left(request, "refused-vacation", year, left, None)));
            }
        };
        request.store.set_vacation(&account, span).await?;
        taken.push(span);
        for account in request.store.accounts_of_person(&account).await? {
            request.store.recheck_clocks(&account, request.now).await?;
            tell_opponents(request, &account, was_away).await?;
        }
    }
    let year = year_of(request.now);
    let end = Pauses::new(taken.clone()).end(request.now);
    Ok(days_left(request, "done-vacation", year, vacation_left(&taken, year), end))
}

/// Tells the opponents who wait for the author's `account` that the author is on vacation, or back. The other opponents read
/// about it when it is the author's turn.
async fn tell_opponents(request: &mut Request<'_>, account: &Account, was_away: bool) -> anyhow::Result<()> {
    for stored in request.store.open_tables_anywhere(account).await? {
        let Some(seat) = stored.seat(account).filter(|seat| stored.table.to_decide() == Some(*seat)) else {
            continue;
        };
        if stored.table.game().is_none() || stored.suspended_at.is_some() {
            continue;
        }
        let stored = stored.seen_by(seat.other());
        let seats = stored.seats();
        let opponent = &seats[seat.other()].account;
        if !opponent.is_person() {
            continue;
        }
        let language = request.public_language(stored.place(), Some(opponent)).await?;
        let mut text = absence(request, &stored, language, None).await?;
        if text.is_empty() && was_away {
            let clock = Arg::Case(if stored.table.clock_runs_for() == Some(seat) { "yes" } else { "no" });
            let args = [("who", Arg::Person(&seats[seat])), ("clock", clock)];
            text = speech::say(language, "told-not-away", &args);
        }
        if !text.is_empty() {
            post_notice(request, &stored, stored.place().clone(), None, language, text).await?;
        }
    }
    Ok(())
}

/// Returns the sentence `id` with the days that are left of a year, and with the `end` of a running vacation.
fn days_left(request: &Request<'_>, id: &str, year: i64, left: i64, end: Option<i64>) -> Vec<Reply> {
    let remaining = speech::duration_to_come(request.language, end.unwrap_or_default() - request.now);
    let args = [
        ("year", Arg::Text(&year.to_string())),
        ("any", Arg::Case(if left > 0 { "yes" } else { "no" })),
        ("left", Arg::Text(&speech::duration(request.language, left))),
        ("most", Arg::Number(MAX_VACATION_DAYS)),
        ("away", Arg::Case(if end.is_some() { "yes" } else { "no" })),
        ("time", Arg::Text(&remaining)),
    ];
    request.say(id, &args)
}
