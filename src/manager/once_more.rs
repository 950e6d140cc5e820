//! What deserves a second thought is asked for once more, before it is done.

use super::find::SeatedTable;
use super::hearing::Request;
use super::table_name;
use super::tell::choice;
use crate::chat::{Choice, Reply, Text};
use crate::command::Command;
use crate::speech::{self, View};
use crate::table::{self, Action};

impl Request<'_> {
    /// `/take` and `/drop`: where the answer may decide the match, it is asked for once more.
    pub(super) async fn answer_double(
        &mut self,
        command: &Command,
        answer: table::CubeAnswer,
    ) -> anyhow::Result<Vec<Reply>> {
        match self.find(command, &answer.action()).await? {
            Ok(found) => self.answer_double_at(found, command, answer).await,
            Err(refusal) => Ok(refusal),
        }
    }

    pub(super) async fn answer_double_at(
        &mut self,
        found: SeatedTable,
        command: &Command,
        answer: table::CubeAnswer,
    ) -> anyhow::Result<Vec<Reply>> {
        let action = answer.action();
        let (table, seat) = (&found.stored.table, found.seat);
        let weighty = action.is_allowed(table, seat) && table.can_decide_match(seat.other(), answer);
        if !weighty || command.word("sure") == Some("yes") {
            return self.act_at(found, &action).await;
        }
        let name = table_name(found.stored.id);
        let view = self.view(&found.stored, &name);
        let emoji = match answer {
            table::CubeAnswer::Take => "👍",
            table::CubeAnswer::Drop => "👎",
        };
        let asked = speech::once_more(&view, seat, answer, for_sure(command, answer.key(), &name));
        Ok(self.once_more(&view, asked, answer.key(), emoji))
    }

    /// `/resign`: where nobody is asked whether to accept it, it is asked for once more.
    pub(super) async fn resign(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let value = command.word("value");
        let action = resigning(value);
        let found = match self.find(command, &action).await? {
            Ok(found) => found,
            Err(refusal) => return Ok(refusal),
        };
        let (table, seat) = (&found.stored.table, found.seat);
        let Action::Resign(level) = action else { return self.act_at(found, &action).await };
        let is_final = action.is_allowed(table, seat) && table.is_resignation_final(seat, level);
        if !is_final || command.word("sure") == Some("yes") {
            return self.act_at(found, &action).await;
        }
        let words = value.map_or_else(|| "resign".to_owned(), |value| format!("resign {value}"));
        let name = table_name(found.stored.id);
        let view = self.view(&found.stored, &name);
        let asked = speech::resign_once_more(&view, seat, level, for_sure(command, &words, &name));
        Ok(self.once_more(&view, asked, &words, "🏳️"))
    }

    /// `asked`, with the choice that does for sure what `words` say.
    fn once_more(&self, view: &View<'_>, asked: Text, words: &str, emoji: &str) -> Vec<Reply> {
        let mut replies = self.reply(asked);
        replies[0].choices = vec![Choice { primary: true, ..choice(view, &format!("{words} sure:yes"), 0, emoji) }];
        replies
    }
}

/// What is given up with `/resign`.
fn resigning(value: Option<&str>) -> Action {
    match value {
        Some("session") => Action::Leave,
        Some("quadruple") => Action::Resign(4),
        Some("backgammon" | "triple") => Action::Resign(3),
        Some("gammon" | "double") => Action::Resign(2),
        _ => Action::Resign(1),
    }
}

/// The command that does what `words` say for sure, at the table `name`; whoever had to name it has to again.
pub(super) fn for_sure(command: &Command, words: &str, name: &str) -> String {
    match command.table {
        Some(_) => format!("/{words} sure:yes table:{name}"),
        None => format!("/{words} sure:yes"),
    }
}
