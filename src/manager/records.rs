//! What is on paper: the score sheet of a match, the cube, the tables that are decided.

use super::hearing::Hearing;
use super::table_name;
use crate::chat::{Reply, Text};
use crate::command::Command;
use crate::speech::{self, Arg};
use crate::table::{self, Seat, Stage};

/// The most decided tables that `/history` lists.
const LISTED: i64 = 20;

impl Hearing<'_> {
    /// `/match`: the terms and the score sheet.
    pub(super) async fn score_sheet(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let Some(sitting) = self.last_played(command).await? else { return self.nothing_to_look_at(command).await };
        let lines = table::sheet(&self.store.events(sitting.id, 0).await?);
        let name = table_name(sitting.id);
        let sheet = speech::sheet(&self.view(&sitting, &name), &lines);
        let line = self.open_line(sitting).await?;
        Ok(self.reply(line.then("\n", sheet)))
    }

    /// `/cube`: who may double, to what, and what a win counts.
    pub(super) async fn cube(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let Some(sitting) = self.looked_at(command).await? else { return self.nothing_to_look_at(command).await };
        let name = table_name(sitting.id);
        let seat = sitting.seat(&self.message.speaker.account);
        let text = speech::cube(&self.view(&sitting, &name), seat);
        Ok(self.reply(self.of_table(&sitting, text)))
    }

    /// `/history`: the speaker's decided tables here, the latest first.
    pub(super) async fn history(&mut self) -> anyhow::Result<Vec<Reply>> {
        let (place, account) = (self.message.place.clone(), self.message.speaker.account.clone());
        let decided = self.store.closed_tables(&place, &account, LISTED).await?;
        let mut lines = Text::default();
        for sitting in &decided {
            let Stage::Over { winner, .. } = sitting.table.stage else { continue };
            let ago = speech::duration(&self.locale, self.now - sitting.changed_at);
            let who = &sitting.seats[winner.unwrap_or(Seat::Inviter)];
            let won = Arg::Case(if winner.is_some() { "yes" } else { "no" });
            let args = [("who", Arg::Person(who)), ("won", won), ("time", Arg::Text(&ago))];
            let end = speech::say(&self.locale, "history-line", &args);
            lines = lines.then("\n", self.who_plays_what(sitting)).then("", end);
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
