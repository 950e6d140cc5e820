//! Decides what an action leads to, or why it is refused.

use super::action::Action;
use super::dice::Dice;
use super::event::{CloseReason, EndReason, Event};
use super::game::{Offer, Phase};
use super::money::MoneyRules;
use super::orders::CubeAnswer;
use super::refusal::{ActError, Refusal};
use super::seat::{BySeat, Seat};
use super::transition::Transition;
use super::{Stage, Table};

impl Table {
    /// Carries out `action` of `seat` and everything that follows up to the next decision, and returns the events.
    /// After an error the table is unchanged.
    ///
    /// # Errors
    /// Returns an error if the action is not allowed ([`ActError::Refused`] with the reason), or if scripted dice have
    /// run out ([`ActError::DiceExhausted`]).
    pub fn act(&mut self, seat: Seat, action: &Action, dice: &mut dyn Dice) -> Result<Vec<Event>, ActError> {
        let mut transition = Transition { table: self.clone(), events: Vec::new() };
        apply_action(&mut transition, seat, action, dice)?;
        transition.advance(dice)?;
        *self = transition.table;
        Ok(transition.events)
    }

    /// Does the same as [`Table::act`] at `now` (milliseconds since 1970). The clock has been paused for `paused`
    /// milliseconds since its last update. If the decision passes to another player or turn, the first event is
    /// the clock update.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`Table::act`].
    pub fn act_with_clock(
        &mut self,
        seat: Seat,
        action: &Action,
        dice: &mut dyn Dice,
        now: i64,
        paused: i64,
    ) -> Result<Vec<Event>, ActError> {
        let mut timed = self.clone();
        let Some(clock_update) = timed.update_clock(now, paused) else { return self.act(seat, action, dice) };
        let mut events = timed.act(seat, action, dice)?;
        let is_unchanged = (timed.clock_runs_for(), timed.turn) == (self.clock_runs_for(), self.turn);
        if is_unchanged || (self.clock_runs_for().is_none() && timed.clock_runs_for().is_none()) {
            // The same clock keeps running, or none does, so no clock update is needed.
            for event in &events {
                self.apply(event);
            }
        } else {
            *self = timed;
            events.insert(0, clock_update);
        }
        Ok(events)
    }

    /// Closes the table for a reason other than a player's action: an invitation that expired or was replaced, or a
    /// moderator who ends the table.
    pub fn close(&mut self, reason: CloseReason) -> Event {
        let event = Event::Closed { reason };
        self.apply(&event);
        event
    }
}

/// Checks `action` and applies its direct effect. [`Transition::advance`] applies what follows by itself.
pub(super) fn apply_action(
    transition: &mut Transition,
    seat: Seat,
    action: &Action,
    dice: &mut dyn Dice,
) -> Result<(), ActError> {
    check(&transition.table, seat, action)?;
    let Some(game) = transition.table.game() else {
        transition.push(match (action, seat) {
            (Action::Begin(checkers), _) => Event::Accepted { checkers: *checkers },
            (Action::Accept, _) => Event::Accepted { checkers: BySeat::default() },
            (_, Seat::Invited) => Event::Closed { reason: CloseReason::Declined },
            (_, Seat::Inviter) => Event::Closed { reason: CloseReason::Withdrawn },
        });
        return Ok(());
    };
    match action {
        Action::Begin(_) | Action::Accept => accept(transition, seat),
        Action::Cancel if game.offer.is_some() => accept(transition, seat),
        Action::Cancel => transition.push(Event::CancelOffered { seat }),
        Action::Decline if game.offered_by() == Some(seat) => transition.push(Event::OfferWithdrawn { seat }),
        Action::Decline => transition.push(Event::OfferRefused { seat }),
        Action::Roll => transition.roll(seat, dice)?,
        Action::Play(play) => {
            let situation = game.situation().ok_or(Refusal::NotThisDecision)?;
            let play = game.ruleset.find_play(&situation, play).map_err(Refusal::Illegal)?;
            transition.make_play(seat, play, None);
        }
        Action::PlayNumber(number) => {
            let mut plays = game.plays();
            let count = plays.len();
            let missing = Refusal::NoSuchNumber { number: *number, count };
            let index = number.checked_sub(1).filter(|index| *index < count).ok_or(missing)?;
            transition.make_play(seat, plays.swap_remove(index), None);
        }
        Action::Double => transition.push(Event::Doubled { seat, to: 2 * game.cube.value }),
        Action::Take => transition.answer_double(seat, CubeAnswer::Take),
        Action::Drop => transition.answer_double(seat, CubeAnswer::Drop),
        Action::Beaver => {
            let to = 4 * game.cube.value;
            let raccoon = game.beavers() == Some(1);
            transition.push(Event::Beavered { seat, to, raccoon });
        }
        Action::Resign(level) => resign(transition, seat, *level)?,
        Action::Leave => leave(transition, seat),
        Action::PlayOn => transition.push(Event::PlayedOn { seat }),
        Action::SetUp => transition.push(Event::SetUp { seat }),
        Action::Claim => match transition.table.time_left(seat.other()) {
            Some(left) if left > 0 => return Err(Refusal::TimeLeft { left }.into()),
            // Nobody knows how the game would have ended, so it counts as a single game.
            _ => transition.end_game(seat, 1, EndReason::Claimed),
        },
        Action::Forfeit | Action::Adjudicate => {
            let reason = if *action == Action::Forfeit { EndReason::Forfeited } else { EndReason::Adjudicated };
            if game.chooser.is_some() {
                // Between two games of Tric-Trac there is nothing more to score.
                let winner = Some(seat.other());
                transition.push(Event::GameEnded { winner, level: 0, points: 0, reason, jacoby: false });
            } else {
                transition.end_game(seat.other(), 1, reason);
            }
        }
        Action::Undo | Action::Takeback => match &game.latest[seat] {
            Some(before) if !game.can_undo(seat) => {
                let play = before.play.clone();
                transition.push(Event::TakebackOffered { seat, play });
            }
            _ => transition.push(Event::Undone { seat }),
        },
        Action::Order(orders) => transition.push(Event::Ordered { seat, orders: *orders }),
    }
    Ok(())
}

/// Checks that the table allows `action` of `seat` now.
///
/// # Errors
/// Returns an error with the most helpful reason for the player if the action is not allowed.
fn check(table: &Table, seat: Seat, action: &Action) -> Result<(), Refusal> {
    // A player who may not double at all is told why, even if the decision is not theirs.
    if *action == Action::Double
        && let Some(game) = table.game()
    {
        table.check_double(seat).map_err(Refusal::NoDouble)?;
        if matches!(game.phase, Phase::ToPlay { seat: on, .. } if on == seat) && !game.is_interrupted() {
            return Err(Refusal::DoubledAfterRoll);
        }
    }
    if *action == Action::Claim && table.game().is_some() && table.clock.is_none() {
        return Err(Refusal::NoClock);
    }
    if *action == Action::Takeback && table.game().is_some_and(|game| game.latest[seat].is_none()) {
        return Err(Refusal::NothingToTakeBack);
    }
    if *action == Action::Takeback && table.terms.rated && table.game().is_some_and(|game| !game.can_undo(seat)) {
        return Err(Refusal::RatedTakeback);
    }
    check_terms(table, seat, action)?;
    if !action.is_allowed(table, seat) {
        return Err(why_not_allowed(table, seat));
    }
    Ok(())
}

/// Accepts the opponent's offer.
fn accept(transition: &mut Transition, seat: Seat) {
    match transition.table.game().and_then(|game| game.offer) {
        Some((_, Offer::Resignation(level))) => transition.end_game(seat, u32::from(level), EndReason::Resigned),
        Some((_, Offer::Leave)) => transition.end_game(seat, 1, EndReason::Left),
        Some((_, Offer::Cancel)) if transition.table.has_score() => transition.push(Event::SessionEnded { by: None }),
        Some((_, Offer::Cancel)) => transition.push(Event::Closed { reason: CloseReason::Cancelled }),
        Some((by, Offer::Takeback)) => transition.push(Event::Undone { seat: by }),
        None => {}
    }
}

/// Returns why an action is not allowed now.
fn why_not_allowed(table: &Table, seat: Seat) -> Refusal {
    match &table.stage {
        Stage::Inviting => Refusal::NotBegun,
        Stage::Closed(_) | Stage::Over { .. } => Refusal::Finished,
        Stage::Playing(_) if table.to_decide() == Some(seat) => Refusal::NotThisDecision,
        Stage::Playing(_) => Refusal::NotYourDecision,
    }
}

/// Refuses what the terms of the table do not include, whoever has the decision.
fn check_terms(table: &Table, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Some(game) = table.game() else { return Ok(()) };
    let money = table.terms.length.money();
    let most = money.map_or(0, MoneyRules::max_beavers);
    let answers = game.to_decide() == Some(seat);
    match (action, game.beavers()) {
        (Action::Leave, _) if money.is_none() => Err(Refusal::NoSession),
        (Action::Beaver, _) if most == 0 => Err(Refusal::NoBeaver { raccoon: false }),
        (Action::Beaver, Some(beavers)) if answers && beavers >= most => Err(Refusal::NoBeaver { raccoon: true }),
        _ => Ok(()),
    }
}

fn resign(transition: &mut Transition, seat: Seat, level: u8) -> Result<(), Refusal> {
    let most = transition.table.game().map_or(0, |game| game.most_lost_by(seat));
    if !transition.table.can_lose(seat, level) {
        return Err(Refusal::ResignsTooMuch { most });
    }
    let is_final = transition.table.is_resignation_final(seat, level);
    transition.push(Event::ResignationOffered { seat, level });
    if is_final {
        transition.end_game(seat.other(), level.into(), EndReason::Resigned);
    }
    Ok(())
}

/// Resigns the session.
fn leave(transition: &mut Transition, seat: Seat) {
    let Some(game) = transition.table.game() else { return };
    let most = transition.table.counts(game.most_lost_by(seat).into());
    if !game.is_untouched() && game.chooser.is_none() {
        transition.push(Event::LeaveOffered { seat });
        if most == 1 {
            transition.end_game(seat.other(), 1, EndReason::Left);
        }
    } else if transition.table.has_score() {
        transition.push(Event::SessionEnded { by: Some(seat) });
    } else {
        transition.push(Event::Closed { reason: CloseReason::NeverBegun });
    }
}
