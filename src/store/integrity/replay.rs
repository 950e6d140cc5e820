//! Replays stored events through the rules.

use std::collections::VecDeque;

use kafenio_board::rules::Roll;
use kafenio_board::table::{ActError, Action, CloseReason, Dice, DiceExhausted, EndReason, Event, Seat, Stage, Table};

/// Replays `events` through the rules with the same dice, and returns the table that they lead to.
///
/// # Errors
/// Returns an error if the rules do not produce an event from the ones before it. The error names the first such event.
pub(in crate::store) fn replay(events: &[Event]) -> Result<Table, String> {
    let Some(mut table) = Table::fold(events.first()) else { return Err("does not begin with an invitation".into()) };
    let mut number = 1;
    while let Some(rest) = events.get(number..).filter(|rest| !rest.is_empty()) {
        let produced =
            act_again(&mut table, rest).map_err(|why| format!("has event {number}, {}, {why}", name(&rest[0])))?;
        if let Some((offset, (recorded, _))) =
            (0..).zip(rest.iter().zip(&produced)).find(|(_, (recorded, produced))| recorded != produced)
        {
            let number = number + offset;
            return Err(format!("has event {number}, {}, which the rules do not produce", name(recorded)));
        }
        if rest.len() < produced.len() {
            return Err(format!("ends at event {}, without the events that follow from it", events.len() - 1));
        }
        number += produced.len();
    }
    Ok(table)
}

/// Repeats the decision that the first of `events` records, and returns all events that follow from it.
///
/// # Errors
/// Returns an error with the reason if this decision was not possible.
fn act_again(table: &mut Table, events: &[Event]) -> Result<Vec<Event>, &'static str> {
    if let Event::Closed { reason: reason @ (CloseReason::Expired | CloseReason::Replaced) } = events[0] {
        return if table.stage == Stage::Inviting {
            Ok(vec![table.close(reason)])
        } else {
            Err("after the invitation was answered")
        };
    }
    if let Event::Closed { reason: reason @ (CloseReason::EndedByModerator | CloseReason::Abandoned) } = events[0] {
        return if table.is_open() { Ok(vec![table.close(reason)]) } else { Err("after the table was closed") };
    }
    if let Event::ClockUpdated { at, paused } = events[0] {
        return table.update_clock(at, paused).map(|updated| vec![updated]).ok_or("without a clock");
    }
    let (seat, action) = decision(table, &events[0]).ok_or("which is no decision")?;
    match table.act(seat, &action, &mut RecordedDice::of(events)) {
        Ok(produced) => Ok(produced),
        Err(ActError::Refused(_)) => Err("which the rules refuse"),
        Err(ActError::DiceExhausted) => Err("whose dice are missing"),
    }
}

/// Returns the seat and the action that `event` records; `None` for an event that only follows from a decision.
fn decision(table: &Table, event: &Event) -> Option<(Seat, Action)> {
    Some(match event {
        Event::Accepted { checkers } => (Seat::Invited, Action::Begin(*checkers)),
        Event::Closed { reason: CloseReason::Declined } => (Seat::Invited, Action::Decline),
        Event::Closed { reason: CloseReason::Withdrawn } => (Seat::Inviter, Action::Decline),
        Event::Closed { reason: CloseReason::NeverBegun } => (Seat::Inviter, Action::Leave),
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
        Event::GameEnded { winner: Some(winner), reason: EndReason::Forfeited, .. } => {
            (winner.other(), Action::Forfeit)
        }
        Event::GameEnded { winner: Some(winner), reason: EndReason::Adjudicated, .. } => {
            (winner.other(), Action::Adjudicate)
        }
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

/// Returns the tag under which `event` is stored.
fn name(event: &Event) -> String {
    let recorded = serde_json::to_value(event).unwrap_or_default();
    recorded["event"].as_str().unwrap_or("unknown").to_owned()
}

/// The dice rolled in recorded events, rolled again in the same order.
struct RecordedDice(VecDeque<Roll>);

impl RecordedDice {
    fn of(events: &[Event]) -> RecordedDice {
        RecordedDice(events.iter().flat_map(Event::dice).collect())
    }
}

impl Dice for RecordedDice {
    fn roll(&mut self) -> Result<Roll, DiceExhausted> {
        self.0.pop_front().ok_or(DiceExhausted)
    }
}
