//! Being away.

use super::hearing::Request;
use crate::chat::Reply;
use crate::command::Command;
use crate::speech::{self, Arg};
use crate::table::{MAX_VACATION_DAYS, plan_vacation, vacation_left, year_of};

impl Request<'_> {
    /// `/vacation`: the author's clocks stand still for so many days from now on; with 0 they run again.
    pub(super) async fn vacation(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let account = self.message.author.account.clone();
        let mut taken = self.store.vacations(&account).await?;
        if let Some(days) = command.number("days") {
            // A new vacation takes the place of the one that is running.
            let was_away = taken.iter().any(|[_, until]| *until > self.now);
            for [_, until] in &mut taken {
                *until = self.now.min(*until);
            }
            let span = match plan_vacation(&taken, self.now, days) {
                Ok(span) => span,
                Err((year, left)) => return Ok(self.rest("refused-vacation", year, left, None)),
            };
            self.store.note_vacation(&account, span).await?;
            self.store.wake(&account, self.now).await?;
            taken.push(span);
            self.tell_who_waits(was_away).await?;
        }
        let year = year_of(self.now);
        let end = taken.iter().map(|[_, until]| *until).find(|until| *until > self.now);
        Ok(self.rest("done-vacation", year, vacation_left(&taken, year), end))
    }

    /// Tells at the tables where the author is to decide that he is away, or that he is not any more; at the others it is
    /// told with the turn that comes to him.
    async fn tell_who_waits(&mut self, was_away: bool) -> anyhow::Result<()> {
        let account = self.message.author.account.clone();
        for stored in self.store.tables_of(&account).await? {
            let Some(seat) = stored.seat(&account).filter(|seat| stored.table.to_decide() == Some(*seat)) else {
                continue;
            };
            if stored.table.game().is_none() || stored.rests_at.is_some() {
                continue;
            }
            let waits = &stored.seats[seat.other()].account;
            let locale = self.public_locale(&stored.place, Some(waits)).await?;
            let mut told = self.away(&stored, &locale, None).await?;
            if told.is_empty() && was_away {
                let clock = Arg::Case(if stored.table.clock_runs_for() == Some(seat) { "yes" } else { "no" });
                let args = [("who", Arg::Person(&stored.seats[seat])), ("clock", clock)];
                told = speech::say(&locale, "told-not-away", &args);
            }
            if !told.is_empty() {
                self.post_beside(&stored, stored.place.clone(), None, &locale, told).await?;
            }
        }
        Ok(())
    }

    /// The sentence `id` on what is left of a year, and for whom a vacation has an end on that.
    fn rest(&self, id: &str, year: i64, left: i64, end: Option<i64>) -> Vec<Reply> {
        let away = speech::duration_to_come(&self.locale, end.unwrap_or_default() - self.now);
        self.say(
            id,
            &[
                ("year", Arg::Text(&year.to_string())),
                ("any", Arg::Case(if left > 0 { "yes" } else { "no" })),
                ("left", Arg::Text(&speech::duration(&self.locale, left))),
                ("most", Arg::Number(MAX_VACATION_DAYS)),
                ("away", Arg::Case(if end.is_some() { "yes" } else { "no" })),
                ("time", Arg::Text(&away)),
            ],
        )
    }
}
