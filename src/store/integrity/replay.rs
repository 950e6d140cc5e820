//! Whether the rules would let everything happen again that is stored.

use std::collections::VecDeque;

use crate::rules::Roll;
use crate::table::{ActError, Action, CloseReason, Dice, DiceExhausted, EndReason, Event, Seat, Stage, Table};

/// Decides everything anew that `events` tell, with the same dice, and gives the table that they lead to; otherwise
/// says which event is not what the rules make of the ones before it.
pub(in crate::store) fn redecide(events: &[Event]) -> Result<Table, String> {
    let Some(Event::Invited { terms }) = events.first() else { return Err("does not begin with an invitation".into()) };
    let mut table = Table::new(*terms);
    let mut number = 1;
    while let Some(rest) = events.get(number..).filter(|rest| !rest.is_empty()) {
        let follow =
            follow(&mut table, rest).map_err(|why| format!("has event {number}, {}, {why}", name(&rest[0])))?;
        if let Some((place, (recorded, _))) =
            (0..).zip(rest.iter().zip(&follow)).find(|(_, (recorded, made))| recorded != made)
        {
            let number = number + place;
            return Err(format!("has event {number}, {}, which is not what the rules make of it", name(recorded)));
        }
        if rest.len() < follow.len() {
            return Err(format!("breaks off after event {}, before what follows at once", events.len() - 1));
        }
        number += follow.len();
    }
    Ok(table)
}

/// What follows from the decision with which `events` begin.
fn follow(table: &mut Table, events: &[Event]) -> Result<Vec<Event>, &'static str> {
    if let Event::Closed { reason: reason @ (CloseReason::Expired | CloseReason::Replaced) } = events[0] {
        return if table.stage == Stage::Inviting { Ok(vec![table.close(reason)]) } else { Err("after the answer") };
    }
    if let Event::Closed { reason: CloseReason::EndedByAdmin } = events[0] {
        return if table.is_open() { Ok(vec![table.close(CloseReason::EndedByAdmin)]) } else { Err("after the end") };
    }
    if let Event::ClockUpdated { at, paused } = events[0] {
        return table.update_clock(at, paused).map(|pressed| vec![pressed]).ok_or("without a clock");
    }
    let (seat, action) = decision(table, &events[0]).ok_or("which nobody decided")?;
    match table.act(seat, &action, &mut Fallen::of(events)) {
        Ok(follow) => Ok(follow),
        Err(ActError::Refused(_)) => Err("which the rules refuse"),
        Err(ActError::DiceExhausted) => Err("without the dice that follow"),
    }
}

/// Whose decision `event` is, and what he decided; `None` for what only follows from a decision.
fn decision(table: &Table, event: &Event) -> Option<(Seat, Action)> {
    Some(match event {
        Event::Accepted => (Seat::Invited, Action::Accept),
        Event::Closed { reason: CloseReason::Declined } => (Seat::Invited, Action::Decline),
        Event::Closed { reason: CloseReason::Withdrawn } => (Seat::Inviter, Action::Decline),
        Event::Closed { reason: CloseReason::CalledOff } => (Seat::Inviter, Action::Cancel),
        Event::Closed { reason: CloseReason::Cancelled } | Event::SessionEnded { by: None } => {
            (table.to_decide()?, Action::Accept)
        }
        Event::CancelOffered { seat } => (*seat, Action::Cancel),
        Event::Rolled { seat, .. } | Event::ClosedOut { seat } => (*seat, Action::Roll),
        Event::Played { seat, play, .. } => (*seat, Action::Play(play.clone())),
        Event::Doubled { seat, .. } => (*seat, Action::Double),
        Event::Beavered { seat, .. } => (*seat, Action::Beaver),
        Event::Taken { seat, .. } => (*seat, Action::Take),
        Event::Dropped { seat } => (*seat, Action::Drop),
        Event::ResignationOffered { seat, level } => (*seat, Action::Resign(*level)),
        Event::LeaveOffered { seat } | Event::SessionEnded { by: Some(seat) } => (*seat, Action::Leave),
        Event::TakebackOffered { seat, .. } => (*seat, Action::Takeback),
        Event::OfferRefused { seat } | Event::OfferWithdrawn { seat } => (*seat, Action::Decline),
        Event::PlayedOn { seat } => (*seat, Action::PlayOn),
        Event::SetUp { seat } => (*seat, Action::SetUp),
        Event::Undone { seat } if table.game()?.offered_by() == Some(*seat) => (seat.other(), Action::Accept),
        Event::Undone { seat } => (*seat, Action::Undo),
        Event::Ordered { seat, orders } => (*seat, Action::Order(*orders)),
        Event::GameEnded { winner: Some(winner), reason: EndReason::Resigned | EndReason::Left, .. } => {
            (*winner, Action::Accept)
        }
        Event::GameEnded { winner: Some(winner), reason: EndReason::Claimed, .. } => (*winner, Action::Claim),
        Event::Invited { .. }
        | Event::ClockUpdated { .. }
        | Event::Closed { .. }
        | Event::OpeningRolled { .. }
        | Event::OpeningPairsRolled { .. }
        | Event::Passed { .. }
        | Event::AutomaticDouble { .. }
        | Event::GameEnded { .. } => return None,
    })
}

/// The name under which `event` is stored.
fn name(event: &Event) -> String {
    let recorded = serde_json::to_value(event).unwrap_or_default();
    recorded["event"].as_str().unwrap_or("unknown").to_owned()
}

/// The dice as they fell in some events.
struct Fallen(VecDeque<Roll>);

impl Fallen {
    fn of(events: &[Event]) -> Fallen {
        Fallen(events.iter().flat_map(Event::dice).collect())
    }
}

impl Dice for Fallen {
    fn roll(&mut self) -> Result<Roll, DiceExhausted> {
        self.0.pop_front().ok_or(DiceExhausted)
    }
}
