//! What a player can do at a table, and what follows from it at once.

use super::{
    CubeAnswer, CloseReason, Dice, Event, EndReason, MoneyRules, Offer, Orders, Phase, Refusal, Seat, Stage, ActError, Table, Turning,
};

/// Something that one of the two players does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Accepts the invitation, or what the opponent offers: to resign, to call everything off, to go back.
    Accept,
    /// Declines the invitation or what the opponent offers; takes one's own invitation or offer back.
    Decline,
    /// Calls everything off, alone before the first play; later it is an offer.
    Cancel,
    Roll,
    /// Plays what is written here.
    Play(String),
    /// Plays this number of [`Game::plays`], counted from 1.
    PlayNumber(usize),
    Double,
    Take,
    Drop,
    /// Turns a double on at once, or a beaver.
    Beaver,
    /// Offers to lose the game, with this many times the cube: 1 single, 2 gammon, 3 backgammon.
    Resign(u8),
    /// Resigns the money session: gives up the running game, unless no play was made in it yet, and the session with it.
    Leave,
    /// The winner of a game of Tric-Trac plays on from its position.
    PlayOn,
    /// The winner of a game of Tric-Trac has the board set up anew.
    SetUp,
    /// Wins the match of an opponent whose time is up.
    Claim,
    /// Takes his latest play back, since when no dice have fallen.
    Undo,
    /// Takes his latest play back; where dice have fallen since, he asks for it.
    Takeback,
    /// Leaves this to the bot from now on.
    Order(Orders),
}

impl Action {
    /// Whether this is what `table` asks `seat` to decide now. A decline of one's own invitation or resignation
    /// counts; a resignation fits any game.
    #[must_use]
    pub fn is_allowed(&self, table: &Table, seat: Seat) -> bool {
        let game = match &table.stage {
            Stage::Inviting => {
                return match self {
                    Action::Accept => seat == Seat::Invited,
                    Action::Decline | Action::Cancel => true,
                    _ => false,
                };
            }
            Stage::Playing(game) => game,
            Stage::Closed(_) | Stage::Over { .. } => return false,
        };
        match self {
            Action::PlayOn | Action::SetUp => game.chooser == Some(seat),
            Action::Claim => table.clock_runs_for() == Some(seat.other()),
            Action::Order(_) => game.chooser.is_none(),
            Action::Leave if table.terms.length.money().is_none() => false,
            Action::Leave if game.chooser.is_some() => true,
            _ if game.chooser.is_some() => false,
            Action::Accept => game.offered_by() == Some(seat.other()),
            Action::Decline => game.offered_by().is_some(),
            Action::Cancel if game.offer == Some((seat.other(), Offer::Cancel)) => true,
            _ if game.offer.is_some() => false,
            Action::Cancel => true,
            Action::Resign(_) | Action::Leave => game.beavers().is_none(),
            Action::Undo => game.can_undo(seat),
            Action::Takeback => game.latest[seat].is_some(),
            Action::Roll | Action::Double => game.phase == Phase::BeforeRoll(seat),
            Action::Play(_) | Action::PlayNumber(_) => {
                matches!(game.phase, Phase::ToPlay { seat: on, .. } if on == seat)
            }
            Action::Beaver if !table.can_beaver() => false,
            Action::Take | Action::Drop | Action::Beaver => {
                matches!(game.phase, Phase::Doubled { by, .. } if by == seat.other())
            }
        }
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
        Action::Play(text) => {
            let situation = game.situation().ok_or(Refusal::NotThisDecision)?;
            let play = game.ruleset.parse_play(&situation, text).map_err(Refusal::Illegal)?;
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
