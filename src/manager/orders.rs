//! What a player leaves to the bot.

use super::find::SeatedTable;
use super::hearing::Request;
use super::once_more::for_sure;
use super::table_name;
use crate::chat::{Reply, Text};
use crate::command::{Command, CommandKind};
use crate::speech::{self, Arg};
use crate::store::StoredTable;
use crate::table::{Action, CubeAnswer, NoDouble, Orders, Phase, Refusal, Seat};

impl Request<'_> {
    /// `/order` and `/auto`: changes what the author leaves to the bot, and tells him alone what he leaves to it now.
    pub(super) async fn order(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let found = match self.find(command, &Action::Order(Orders::default())).await? {
            Ok(found) => found,
            Err(refusal) => return Ok(refusal),
        };
        let SeatedTable { mut stored, seat } = found;
        let before = stored.table.game().map(|game| game.orders[seat]).unwrap_or_default();
        let Some(orders) = changed(before, command) else {
            return Ok(self.reply(self.of_table(&stored, self.in_force(before))));
        };
        if let Some(told) = self.senseless(&stored, seat, command) {
            return Ok(self.reply(self.of_table(&stored, told)));
        }
        if let Some(answer) = orders.if_doubled.filter(|_| before.if_doubled != orders.if_doubled)
            && stored.table.game().is_some()
            && stored.table.can_decide_match(seat.other(), answer)
            && command.word("sure") != Some("yes")
        {
            let order = for_sure(command, &format!("order {}", answer.key()), &table_name(stored.id));
            let args = [("other", Arg::Person(&stored.seats[seat.other()])), ("order", Arg::Code(order))];
            return Ok(self.reply(self.of_table(&stored, speech::say(&self.locale, "once-more-order", &args))));
        }
        let decided = stored.table.to_decide();
        let events = match self.decide(&mut stored, seat, &Action::Order(orders)).await? {
            Ok(events) => events,
            Err(refusal) => return Ok(refusal),
        };
        let told = self.of_table(&stored, self.in_force(orders));
        // What was ordered may be done at once.
        if events.len() > 1 {
            self.tell_of(&mut stored, seat, decided, &events).await?;
        }
        Ok(self.reply(told))
    }

    /// Why the order cannot be carried out in this game; `None` where it can, or where the table itself says why not.
    fn senseless(&self, stored: &StoredTable, seat: Seat, command: &Command) -> Option<Text> {
        let is_of_cube = matches!(command.word("order"), Some("take" | "drop" | "roll"));
        let game = stored.table.game().filter(|_| is_of_cube)?;
        let name = table_name(stored.id);
        let view = self.view(stored, &name);
        if matches!(game.phase, Phase::Doubled { by, .. } if by != seat) {
            return Some(speech::now(&view, Some(seat)));
        }
        let doubles = if command.word("order") == Some("roll") { seat } else { seat.other() };
        match stored.table.check_double(doubles) {
            Err(reason @ (NoDouble::NoCube | NoDouble::Crawford)) => {
                Some(speech::refusal(&view, seat, &Refusal::NoDouble(reason)))
            }
            _ => None,
        }
    }
}

/// What is in force after `command`; `None` where it only asks.
fn changed(before: Orders, command: &Command) -> Option<Orders> {
    Some(match (command.kind, command.word("order").or(command.word("state"))) {
        (CommandKind::Auto, state) => Orders { auto: state != Some("off"), ..before },
        (_, Some("take")) => Orders { if_doubled: Some(CubeAnswer::Take), ..before },
        (_, Some("drop")) => Orders { if_doubled: Some(CubeAnswer::Drop), ..before },
        (_, Some("roll")) => Orders { roll: true, ..before },
        (_, Some(_)) => Orders { auto: before.auto, ..Orders::default() },
        (_, None) => return None,
    })
}

impl Request<'_> {
    /// What a player leaves to the bot now.
    fn in_force(&self, orders: Orders) -> Text {
        let words = in_words(&self.locale, orders);
        let case = |is_so: bool| Arg::Case(if is_so { "yes" } else { "no" });
        let alone = case(self.message.place.platform.answers_alone());
        let args = [("any", case(!words.is_empty())), ("alone", alone), ("orders", Arg::Text(&words))];
        speech::say(&self.locale, "done-orders", &args)
    }
}

fn in_words(locale: &str, orders: Orders) -> String {
    let doubled = match orders.if_doubled {
        None => None,
        Some(CubeAnswer::Take) => Some("order-take"),
        Some(CubeAnswer::Drop) => Some("order-drop"),
    };
    let ids = [doubled, orders.roll.then_some("order-roll"), orders.auto.then_some("order-auto")];
    let words = ids.into_iter().flatten().map(|id| speech::say(locale, id, &[]).to_string());
    words.collect::<Vec<_>>().join("; ")
}
