//! A way out that is not the players' own.

use super::hearing::Request;
use super::names::table_id;
use super::once_more::for_sure;
use super::table_name;
use super::tell::choice;
use crate::chat::Reply;
use crate::command::Command;
use crate::speech::{self, Arg};
use crate::store::StoredTable;
use crate::table::{CloseReason, Seat};

impl Request<'_> {
    /// `/endtable`: whoever keeps order in the place ends a table there without a result. As nobody can take that back, it
    /// is asked for once more.
    pub(super) async fn end_table(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        if !self.message.administers {
            return Ok(self.say("refused-not-administrator", &[]));
        }
        let mut stored = match self.ended_by(command).await? {
            Ok(stored) => stored,
            Err(refusal) => return Ok(refusal),
        };
        let name = table_name(stored.id);
        if let Some(refusal) = self.outdated(command, &stored) {
            return Ok(refusal);
        }
        if command.word("sure").is_none() {
            let [who, other] = Seat::BOTH.map(|seat| Arg::Person(&stored.seats[seat]));
            let again = Arg::Code(for_sure(command, "endtable", &name));
            let args = [("table", Arg::Text(&name)), ("who", who), ("other", other), ("command", again)];
            let mut replies = self.say("once-more-endtable", &args);
            replies[0].choices = vec![choice(&self.view(&stored, &name), "endtable sure:yes", 0, "🛑")];
            return Ok(replies);
        }
        let event = stored.table.close(CloseReason::EndedByAdmin);
        self.store.save(&mut stored, std::slice::from_ref(&event), self.now).await?;
        // For those to whom it happens, not for the one who does it.
        let locale = self.public_locale(&stored.place, self.the_silent(&stored).first()).await?;
        let by = speech::say(&locale, "told-administrator", &[("who", Arg::Person(&self.message.author))]);
        self.tell(&mut stored, &[event], by).await?;
        Ok(Vec::new())
    }

    /// The open table here that is named, or the only one.
    async fn ended_by(&mut self, command: &Command) -> anyhow::Result<Result<StoredTable, Vec<Reply>>> {
        let mut open = self.store.open_tables(&self.message.place).await?;
        let meant = match &command.table {
            Some(name) => open.iter().position(|stored| table_id(name) == Some(stored.id)),
            None if open.len() == 1 => Some(0),
            None => None,
        };
        Ok(match meant {
            Some(place) => Ok(open.swap_remove(place)),
            None if open.is_empty() => Err(self.say("done-games-none", &[])),
            None => Err(self.which(open.iter()).await?),
        })
    }
}
