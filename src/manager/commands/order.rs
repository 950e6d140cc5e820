//! `/order` and `/auto`: give standing orders, which the bot carries out for a player in the running game.

use kafenio_board::table::{self, Action, NoDouble, Orders, Phase, Refusal, Seat};

use crate::chat::Text;
use crate::command::{Command, OrderChange, Target};
use crate::locale::id;
use crate::manager::act::{announce_decided, decide};
use crate::manager::replies::confirmation;
use crate::manager::select::{SeatedTable, select};
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::TableRecord;

/// Handles `/order`: changes the orders about the cube and the roll, or says which are in force.
pub(in crate::manager) async fn run(
    unit: &mut Unit<'_>,
    target: &Target,
    change: Option<OrderChange>,
    is_sure: bool,
) -> Answer {
    let found = select(unit, target, &Action::Order(Orders::default())).await?;
    let before = orders_at(&found);
    let orders = match change {
        None => return Ok(unit.reply(unit.of_table(&found.stored, orders_text(unit, before)))),
        Some(OrderChange::AnswerDouble(answer)) => Orders { if_doubled: Some(answer), ..before },
        Some(OrderChange::Roll) => Orders { roll: true, ..before },
        Some(OrderChange::None) => Orders { auto: before.auto, ..Orders::default() },
    };
    if let Some(why) = change.and_then(|change| why_impossible(unit, &found.stored, found.seat, change)) {
        return Ok(unit.reply(unit.of_table(&found.stored, why)));
    }
    if let Some(answer) = orders.if_doubled.filter(|_| before.if_doubled != orders.if_doubled && !is_sure)
        && found.stored.table.game().is_some()
        && found.stored.table.can_decide_match(found.seat.other(), answer)
    {
        let order = confirmation::confirmation_text(target, Command::Order { change, sure: true });
        let other = Arg::Occupant(&found.stored.seats()[found.seat.other()]);
        let question = unit.text(id!("once-more-order"), &[("other", other), ("order", Arg::Code(order))]);
        return Ok(unit.reply(unit.of_table(&found.stored, question)));
    }
    set_orders(unit, found, orders).await
}

/// Handles `/auto`: lets the bot bear off, or stops it.
pub(in crate::manager) async fn auto(unit: &mut Unit<'_>, target: &Target, on: bool) -> Answer {
    let found = select(unit, target, &Action::Order(Orders::default())).await?;
    let orders = Orders { auto: on, ..orders_at(&found) };
    set_orders(unit, found, orders).await
}

fn orders_at(found: &SeatedTable) -> Orders {
    found.stored.table.game().map(|game| game.orders[found.seat]).unwrap_or_default()
}

/// Sets these orders and tells only the author which are in force now.
async fn set_orders(unit: &mut Unit<'_>, found: SeatedTable, orders: Orders) -> Answer {
    let SeatedTable { mut stored, seat } = found;
    let decider = stored.table.to_decide();
    let decision = decide(unit, &mut stored, seat, &Action::Order(orders)).await?;
    let text = unit.of_table(&stored, orders_text(unit, orders));
    // An order may be carried out at once.
    if decision.caused().len() > 1 {
        announce_decided(unit, &mut stored, seat, decider, &decision).await?;
    } else {
        unit.record(&mut stored, &decision.events).await?;
    }
    Ok(unit.reply(text))
}

/// Explains why the order cannot be carried out in this game; `None` if it can, or if the table itself refuses it.
fn why_impossible(unit: &Unit<'_>, stored: &TableRecord, seat: Seat, change: OrderChange) -> Option<Text> {
    let game = stored.table.game().filter(|_| change != OrderChange::None)?;
    let view = unit.view(stored);
    if matches!(game.phase, Phase::Doubled { by, .. } if by != seat) {
        return Some(speech::status(&view, Some(seat)));
    }
    let doubles = if change == OrderChange::Roll { seat } else { seat.other() };
    match stored.table.check_double(doubles) {
        Err(reason @ (NoDouble::NoCube | NoDouble::Crawford)) => {
            Some(speech::refusal(&view, seat, &Refusal::NoDouble(reason)))
        }
        _ => None,
    }
}

/// Returns the sentence on the orders that are in force.
fn orders_text(unit: &Unit<'_>, orders: Orders) -> Text {
    let doubled = orders.if_doubled.map(|answer| match answer {
        table::CubeAnswer::Take => id!("order-take"),
        table::CubeAnswer::Drop => id!("order-drop"),
    });
    let ids = [doubled, orders.roll.then_some(id!("order-roll")), orders.auto.then_some(id!("order-auto"))];
    let listed: Vec<String> = ids.into_iter().flatten().map(|id| unit.text(id, &[]).to_string()).collect();
    let listed = speech::list(unit.language, &listed);
    let alone = speech::yes_or_no("alone", unit.place.platform.capabilities().has_private_replies);
    let any = speech::yes_or_no("any", !listed.is_empty());
    unit.text(id!("done-orders"), &[any, alone, ("orders", Arg::Text(&listed))])
}
