//! What is on paper: the score sheet of a match, the cube, the tables that are decided.

use super::hearing::Request;
use super::table_name;
use crate::chat::{Reply, Text};
use crate::command::Command;
use crate::speech::{self, Arg};
use crate::table::{self, Seat, Stage};

/// The most decided tables that `/history` lists.
const LISTED: i64 = 20;

impl Request<'_> {
    /// `/match`: the terms and the score sheet.
    pub(super) async fn score_sheet(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let Some(stored) = self.last_played(command).await? else { return self.nothing_to_look_at(command).await };
        let lines = table::score_sheet(&self.store.events(stored.id, 0).await?);
        let name = table_name(stored.id);
        let sheet = speech::sheet(&self.view(&stored, &name), &lines);
        let line = self.open_line(stored).await?;
        Ok(self.reply(line.then("\n", sheet)))
    }

    /// `/cube`: who may double, to what, and what a win counts.
    pub(super) async fn cube(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let Some(stored) = self.looked_at(command).await? else { return self.nothing_to_look_at(command).await };
        let name = table_name(stored.id);
        let seat = stored.seat(&self.message.author.account);
        let text = speech::cube(&self.view(&stored, &name), seat);
        Ok(self.reply(self.of_table(&stored, text)))
    }

    /// `/history`: the author's decided tables here, the latest first.
    pub(super) async fn history(&mut self) -> anyhow::Result<Vec<Reply>> {
        let (place, account) = (self.message.place.clone(), self.message.author.account.clone());
        let decided = self.store.closed_tables(&place, &account, LISTED).await?;
        let mut lines = Text::default();
        for stored in &decided {
            let Stage::Over { winner, .. } = stored.table.stage else { continue };
            let ago = speech::duration(&self.locale, self.now - stored.changed_at);
            let who = &stored.seats[winner.unwrap_or(Seat::Inviter)];
            let won = Arg::Case(if winner.is_some() { "yes" } else { "no" });
            let args = [("who", Arg::Person(who)), ("won", won), ("time", Arg::Text(&ago))];
            let end = speech::say(&self.locale, "history-line", &args);
            lines = lines.then("\n", self.who_plays_what(stored)).then("", end);
        }
        if lines.is_empty() {
            return Ok(self.say("done-history-none", &[]));
        }
        Ok(self.reply(speech::say(&self.locale, "done-history", &[]).then("\n", lines)))
    }

    /// `/about`: what this is.
    pub(super) fn about(&self) -> Vec<Reply> {
        self.say("done-about", &[("version", Arg::Text(env!("CARGO_PKG_VERSION")))])
    }
}
