//! Invitations.

use super::hearing::Hearing;
use super::table_name;
use crate::chat::{Reply, Text};
use crate::command::Command;
use crate::rules::{Ruleset, Variant};
use crate::speech::{self, Arg};
use crate::store::Sitting;
use crate::table::{BySeat, Closing, Event, Stage, Table, Terms};

/// How long an invitation stands, in milliseconds: 7 days.
const LAPSES_AFTER: i64 = 7 * 24 * 60 * 60 * 1000;
/// The most open tables of one person in one place.
const MOST_TABLES: usize = 20;

pub(super) fn has_lapsed(sitting: &Sitting, now: i64) -> bool {
    sitting.table.stage == Stage::Inviting && now - sitting.begun_at > LAPSES_AFTER
}

impl Hearing<'_> {
    pub(super) async fn newgame(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let (Some(variant), Some(opponent)) =
            (command.word("game").and_then(Variant::named), command.person("opponent"))
        else {
            return Ok(self.say("misread-no-command", &[]));
        };
        let speaker = self.message.speaker.clone();
        if opponent.account == speaker.account {
            return Ok(self.say("refused-yourself", &[]));
        }
        if self.manager.is_own(&opponent.account) {
            return Ok(self.say("refused-bot", &[]));
        }
        let own = self.own_tables().await?;
        if own.len() >= MOST_TABLES {
            return Ok(self.say("refused-too-many", &[("count", Arg::Number(own.len() as u32))]));
        }
        let mut before = Text::default();
        for mut found in own {
            if found.sitting.seat(&opponent.account).is_none() {
                continue;
            }
            if found.sitting.table.stage != Stage::Inviting {
                return Ok(self.say("refused-playing-already", &[("table", Arg::Text(&table_name(found.sitting.id)))]));
            }
            let closed = self.close(&mut found.sitting, Closing::Replaced).await?;
            let name = table_name(found.sitting.id);
            before = speech::story(&self.view(&found.sitting, &name), &[closed]);
        }
        let cube = command.word("cube").map_or(variant.rules().cube, |cube| cube == "on");
        let terms = Terms { ruleset: Ruleset::from(variant), length: command.number("match"), cube };
        let seats = BySeat { inviter: speaker, invited: opponent.clone() };
        let (place, thread) = (self.message.place.clone(), self.message.thread.clone());
        let mut sitting = self.store.open_table(&place, thread.as_deref(), seats, Table::new(terms), self.now).await?;
        self.tell(&mut sitting, &[Event::Invited { terms }], before).await?;
        Ok(Vec::new())
    }

    /// Closes an invitation that was not answered in time, and says so.
    pub(super) async fn lapse(&mut self, sitting: &mut Sitting) -> anyhow::Result<()> {
        let event = sitting.table.close(Closing::Lapsed);
        self.store.save(sitting, std::slice::from_ref(&event), self.now).await?;
        self.tell(sitting, &[event], Text::default()).await
    }

    /// Closes an invitation of which the next message will tell.
    async fn close(&mut self, sitting: &mut Sitting, closing: Closing) -> anyhow::Result<Event> {
        let event = sitting.table.close(closing);
        self.store.save(sitting, std::slice::from_ref(&event), self.now).await?;
        self.retire(sitting).await?;
        Ok(event)
    }
}
