//! Decides what an action leads to, or why it is refused.

use super::action::Action;
use super::dice::Dice;
use super::event::{CloseReason, EndReason, Event};
use super::follow::Turning;
use super::game::Offer;
use super::money::MoneyRules;
use super::orders::CubeAnswer;
use super::refusal::{ActError, Refusal};
use super::seat::Seat;
use super::state::{Stage, Table};

impl Table {
    /// Answers `action` of `seat` with all that follows from it up to the next decision, and leaves the table there.
    /// After an error the table is what it was before.
    ///
    /// # Errors
    /// [`ActError::Refused`] where the action is not allowed, with the reason; [`ActError::DiceExhausted`] where scripted
    /// dice have run out.
    pub fn act(&mut self, seat: Seat, action: &Action, dice: &mut dyn Dice) -> Result<Vec<Event>, ActError> {
        let mut turning = Turning { table: self.clone(), events: Vec::new() };
        answer(&mut turning, seat, action, dice)?;
        turning.follow(dice)?;
        *self = turning.table;
        Ok(turning.events)
    }

    /// As [`Table::act`], at `now`, the clock having stood still for `stood` since it was pressed last. Where the decision
    /// passes from somebody, the time that he took is the first event.
    ///
    /// # Errors
    /// As [`Table::act`].
    pub fn act_at(
        &mut self,
        seat: Seat,
        action: &Action,
        dice: &mut dyn Dice,
        now: i64,
        stood: i64,
    ) -> Result<Vec<Event>, ActError> {
        let mut timed = self.clone();
        let Some(pressed) = timed.update_clock(now, stood) else { return self.act(seat, action, dice) };
        let mut events = timed.act(seat, action, dice)?;
        let goes_on = (timed.clock_runs_for(), timed.turn) == (self.clock_runs_for(), self.turn);
        if goes_on || (self.clock_runs_for().is_none() && timed.clock_runs_for().is_none()) {
            // His clock runs on, or none does: nothing needs to be written down.
            for event in &events {
                self.apply(event);
            }
        } else {
            *self = timed;
            events.insert(0, pressed);
        }
        Ok(events)
    }

    /// Ends an invitation for a reason that is not the invited one's answer, or anything that is still open where an
    /// administrator says so.
    pub fn close(&mut self, reason: CloseReason) -> Event {
        let event = Event::Closed { reason };
        self.apply(&event);
        event
    }
}

pub(super) fn answer(turning: &mut Turning, seat: Seat, action: &Action, dice: &mut dyn Dice) -> Result<(), ActError> {
    // Whoever may not double at all is told why, whatever the moment.
    if *action == Action::Double && turning.table.game().is_some() {
        turning.table.check_double(seat).map_err(Refusal::NoDouble)?;
    }
    if *action == Action::Claim && turning.table.game().is_some() && turning.table.clock.is_none() {
        return Err(Refusal::NoClock.into());
    }
    if *action == Action::Takeback && turning.table.game().is_some_and(|game| game.latest[seat].is_none()) {
        return Err(Refusal::NothingToTakeBack.into());
    }
    not_agreed(&turning.table, seat, action)?;
    if !action.is_allowed(&turning.table, seat) {
        return Err(misfit(&turning.table, seat).into());
    }
    let Some(game) = turning.table.game() else {
        turning.push(match (action, seat) {
            (Action::Accept, _) => Event::Accepted,
            (_, Seat::Invited) => Event::Closed { reason: CloseReason::Declined },
            (_, Seat::Inviter) => Event::Closed { reason: CloseReason::Withdrawn },
        });
        return Ok(());
    };
    match action {
        Action::Accept => accept(turning, seat),
        Action::Cancel if game.offer.is_some() => accept(turning, seat),
        Action::Cancel if game.number == 1 && game.is_untouched() => {
            turning.push(Event::Closed { reason: CloseReason::CalledOff });
        }
        Action::Cancel => turning.push(Event::CancelOffered { seat }),
        Action::Decline if game.offered_by() == Some(seat) => turning.push(Event::OfferWithdrawn { seat }),
        Action::Decline => turning.push(Event::OfferRefused { seat }),
        Action::Roll => turning.roll(seat, dice)?,
        Action::Play(play) => {
            let situation = game.situation().ok_or(Refusal::NotThisDecision)?;
            let play = game.ruleset.find_play(&situation, play).map_err(Refusal::Illegal)?;
            turning.make(seat, play, None);
        }
        Action::PlayNumber(number) => {
            let mut plays = game.plays();
            let count = plays.len();
            let missing = Refusal::NoSuchNumber { number: *number, count };
            let index = number.checked_sub(1).filter(|index| *index < count).ok_or(missing)?;
            turning.make(seat, plays.swap_remove(index), None);
        }
        Action::Double => turning.push(Event::Doubled { seat, to: 2 * game.cube.value }),
        Action::Take => turning.answer_double(seat, CubeAnswer::Take),
        Action::Drop => turning.answer_double(seat, CubeAnswer::Drop),
        Action::Beaver => {
            let (to, raccoon) = (4 * game.cube.value, game.beavers() == Some(1));
            turning.push(Event::Beavered { seat, to, raccoon });
        }
        Action::Resign(level) => resign(turning, seat, *level)?,
        Action::Leave => leave(turning, seat),
        Action::PlayOn => turning.push(Event::PlayedOn { seat }),
        Action::SetUp => turning.push(Event::SetUp { seat }),
        Action::Claim => match turning.table.time_left(seat.other()) {
            Some(left) if left > 0 => return Err(Refusal::TimeLeft { left }.into()),
            // Nobody knows how the game would have ended: it counts as a single one.
            _ => turning.end(seat, 1, EndReason::Claimed),
        },
        Action::Undo | Action::Takeback => match &game.latest[seat] {
            Some(before) if !game.can_undo(seat) => {
                let play = before.play.clone();
                turning.push(Event::TakebackOffered { seat, play });
            }
            _ => turning.push(Event::Undone { seat }),
        },
        Action::Order(orders) => turning.push(Event::Ordered { seat, orders: *orders }),
    }
    Ok(())
}

/// Takes what the opponent offers.
fn accept(turning: &mut Turning, seat: Seat) {
    match turning.table.game().and_then(|game| game.offer) {
        Some((_, Offer::Resignation(level))) => turning.end(seat, u32::from(level), EndReason::Resigned),
        Some((_, Offer::Leave)) => turning.end(seat, 1, EndReason::Left),
        Some((_, Offer::Cancel)) if turning.table.has_score() => turning.push(Event::SessionEnded { by: None }),
        Some((_, Offer::Cancel)) => turning.push(Event::Closed { reason: CloseReason::Cancelled }),
        Some((by, Offer::Takeback)) => turning.push(Event::Undone { seat: by }),
        None => {}
    }
}

/// Why an action that does not fit was not taken.
fn misfit(table: &Table, seat: Seat) -> Refusal {
    match &table.stage {
        Stage::Inviting => Refusal::NotBegun,
        Stage::Closed(_) | Stage::Over { .. } => Refusal::Finished,
        Stage::Playing(_) if table.to_decide() == Some(seat) => Refusal::NotThisDecision,
        Stage::Playing(_) => Refusal::NotYourDecision,
    }
}

/// Refuses what the players of this table have not agreed to play with, whatever the moment.
fn not_agreed(table: &Table, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Some(game) = table.game() else { return Ok(()) };
    let money = table.terms.length.money();
    let most = money.map_or(0, MoneyRules::most_beavers);
    let answers = game.to_decide() == Some(seat);
    match (action, game.beavers()) {
        (Action::Leave, _) if money.is_none() => Err(Refusal::NoSession),
        (Action::Beaver, _) if most == 0 => Err(Refusal::NoBeaver { raccoon: false }),
        (Action::Beaver, Some(beavers)) if answers && beavers >= most => Err(Refusal::NoBeaver { raccoon: true }),
        _ => Ok(()),
    }
}

fn resign(turning: &mut Turning, seat: Seat, level: u8) -> Result<(), Refusal> {
    let most = turning.table.game().map_or(0, |game| game.ruleset.max_value());
    if level > most {
        return Err(Refusal::ResignsTooMuch { most });
    }
    let is_final = turning.table.is_resignation_final(seat, level);
    turning.push(Event::ResignationOffered { seat, level });
    if is_final {
        turning.end(seat.other(), level.into(), EndReason::Resigned);
    }
    Ok(())
}

/// Resigns the session.
fn leave(turning: &mut Turning, seat: Seat) {
    let Some(game) = turning.table.game() else { return };
    let most = turning.table.counts(game.ruleset.max_value().into());
    if !game.is_untouched() && game.chooser.is_none() {
        turning.push(Event::LeaveOffered { seat });
        if most == 1 {
            turning.end(seat.other(), 1, EndReason::Left);
        }
    } else if turning.table.has_score() {
        turning.push(Event::SessionEnded { by: Some(seat) });
    } else {
        turning.push(Event::Closed { reason: CloseReason::CalledOff });
    }
}
