//! What a player leaves to the bot.

use super::find::Found;
use super::hearing::Hearing;
use crate::chat::Reply;
use crate::command::{Command, Verb};
use crate::speech::{self, Arg};
use crate::table::{Action, Answer, Orders};

impl Hearing<'_> {
    /// `/order` and `/auto`: changes what the speaker leaves to the bot, and tells him alone what he leaves to it now.
    pub(super) async fn order(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let found = match self.find(command, &Action::Order(Orders::default())).await? {
            Ok(found) => found,
            Err(refusal) => return Ok(refusal),
        };
        let Found { mut sitting, seat } = found;
        let before = sitting.table.game().map(|game| game.orders[seat]).unwrap_or_default();
        let orders = changed(before, command);
        let decided = sitting.table.to_decide();
        let events = match self.decide(&mut sitting, seat, &Action::Order(orders)).await? {
            Ok(events) => events,
            Err(refusal) => return Ok(refusal),
        };
        let words = in_words(&self.locale, orders);
        let any = Arg::Case(if words.is_empty() { "no" } else { "yes" });
        let told = speech::say(&self.locale, "done-orders", &[("any", any), ("orders", Arg::Text(&words))]);
        let told = self.of_table(&sitting, told);
        // What was ordered may be done at once.
        if events.len() > 1 {
            self.tell_of(&mut sitting, seat, decided, &events).await?;
        }
        Ok(self.reply(told))
    }
}

fn changed(before: Orders, command: &Command) -> Orders {
    match (command.verb, command.word("order").or(command.word("state"))) {
        (Verb::Auto, state) => Orders { auto: state != Some("off"), ..before },
        (_, Some("take")) => Orders { if_doubled: Some(Answer::Take), ..before },
        (_, Some("drop")) => Orders { if_doubled: Some(Answer::Drop), ..before },
        (_, Some("roll")) => Orders { roll: true, ..before },
        _ => Orders { auto: before.auto, ..Orders::default() },
    }
}

fn in_words(locale: &str, orders: Orders) -> String {
    let doubled = match orders.if_doubled {
        None => None,
        Some(Answer::Take) => Some("order-take"),
        Some(Answer::Drop) => Some("order-drop"),
    };
    let ids = [doubled, orders.roll.then_some("order-roll"), orders.auto.then_some("order-auto")];
    let words = ids.into_iter().flatten().map(|id| speech::say(locale, id, &[]).to_string());
    words.collect::<Vec<_>>().join("; ")
}
