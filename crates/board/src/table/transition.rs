//! The automatic consequences of a decision, up to the next decision.

use super::Table;
use super::dice::{Dice, DiceExhausted};
use super::event::{AutoReason, EndReason, Event};
use super::game::Phase;
use super::orders::CubeAnswer;
use super::seat::Seat;
use crate::rules::{Ending, LegalPlay, OpeningRoll};

/// A table on its way to the next decision, with the events that have led there so far.
#[derive(Clone, Debug)]
pub struct Transition {
    pub table: Table,
    pub events: Vec<Event>,
}

impl Transition {
    /// Applies `event` and records it.
    pub fn push(&mut self, event: Event) {
        self.table.apply(&event);
        self.events.push(event);
    }

    /// Rolls, passes, makes forced plays and carries out orders until a player has a decision.
    pub(super) fn advance(&mut self, dice: &mut dyn Dice) -> Result<(), DiceExhausted> {
        while let Some(game) = self.table.game().filter(|game| !game.is_interrupted()) {
            match game.phase {
                Phase::Opening => {
                    let event = match self.table.terms.opening_roll(game.ruleset.variant) {
                        OpeningRoll::BothDice | OpeningRoll::RollAgain => Event::OpeningRolled { dice: dice.roll()? },
                        OpeningRoll::HigherPair | OpeningRoll::HigherPairRollsAgain => {
                            Event::OpeningPairsRolled { inviter: dice.roll()?, invited: dice.roll()? }
                        }
                    };
                    let tie = matches!(event, Event::OpeningRolled { dice } if dice.is_doublet());
                    self.push(event);
                    if tie {
                        self.double_automatically();
                    }
                }
                Phase::BeforeRoll(seat) if game.orders[seat].roll || self.table.check_double(seat).is_err() => {
                    self.roll(seat, dice)?;
                }
                Phase::ToPlay { seat, .. } => {
                    let mut plays = game.plays();
                    let is_race = || game.ruleset.is_contactless_bear_off(&game.position, game.player(seat));
                    match plays.len() {
                        0 => self.pass(seat),
                        1 => self.make_play(seat, plays.remove(0), Some(AutoReason::OnlyPlay)),
                        _ if game.orders[seat].auto && is_race() => {
                            let Some(play) = game.ruleset.fastest_bear_off(plays, game.player(seat)) else {
                                return Ok(());
                            };
                            self.make_play(seat, play, Some(AutoReason::BearsOff));
                        }
                        _ => return Ok(()),
                    }
                }
                Phase::Doubled { by, beavers: 0 } => match game.orders[by.other()].if_doubled {
                    Some(answer) => self.answer_double(by.other(), answer),
                    None => return Ok(()),
                },
                // An order answers a double, not a beaver of the player's own double.
                Phase::Doubled { .. } | Phase::BeforeRoll(_) => return Ok(()),
            }
        }
        Ok(())
    }

    /// Makes a legal play, which may end the game.
    pub fn make_play(&mut self, seat: Seat, legal: LegalPlay, automatic: Option<AutoReason>) {
        let LegalPlay { play, after, points, rest, ends } = legal;
        self.push(Event::Played { seat, play, after, points, rest, automatic });
        match ends {
            None => {}
            Some(Ending::Draw) => {
                let level = 0;
                let points = 0;
                let reason = EndReason::Played;
                let jacoby = false;
                self.push(Event::GameEnded { winner: None, level, points, reason, jacoby });
            }
            Some(Ending::Won { winner, value }) => {
                let winner = self.table.game().map_or(seat, |game| game.seat(winner));
                self.end_game(winner, u32::from(value), EndReason::Played);
            }
        }
    }

    /// Doubles the stake for a tie in the opening roll, if the terms say so.
    pub(super) fn double_automatically(&mut self) {
        let (Some(money), Some(game)) = (self.table.terms.length.money(), self.table.game()) else { return };
        let value = game.cube.value;
        if value < 1 << money.automatic_doubles {
            self.push(Event::AutomaticDouble { to: 2 * value });
        }
    }

    /// Takes or drops the double that `seat` was offered.
    pub fn answer_double(&mut self, seat: Seat, answer: CubeAnswer) {
        let Some(game) = self.table.game() else { return };
        let value = game.cube.value;
        let owner = game.cube.owner.filter(|owner| game.beavers() > Some(0) && *owner != seat);
        match answer {
            CubeAnswer::Take => self.push(Event::Taken { seat, to: 2 * value, owner }),
            CubeAnswer::Drop => {
                self.push(Event::Dropped { seat });
                self.end_game(seat.other(), 1, EndReason::Dropped);
            }
        }
    }

    /// Passes the turn of `seat`, who cannot play the roll. A standing grand bridge still scores and may win the game.
    pub fn pass(&mut self, seat: Seat) {
        let Some(game) = self.table.game() else { return };
        let points = game.situation().map_or(0, |situation| game.ruleset.points_for_passing(&situation));
        self.push(Event::Passed { seat, points });
        let ending = self.table.game().and_then(|game| game.ruleset.ending_by_points(game.points, game.player(seat)));
        if let Some(Ending::Won { value, .. }) = ending {
            self.end_game(seat, u32::from(value), EndReason::Played);
        }
    }

    /// Ends the game; `winner` wins `level` times the cube.
    pub fn end_game(&mut self, winner: Seat, level: u32, reason: EndReason) {
        let stake = self.table.game().map_or(1, |game| game.cube.value);
        let counts = self.table.counts(level);
        let points = counts * stake;
        let jacoby = counts < level;
        self.push(Event::GameEnded { winner: Some(winner), level: level as u8, points, reason, jacoby });
    }

    /// Rolls for `seat`, unless they are closed out.
    pub(super) fn roll(&mut self, seat: Seat, dice: &mut dyn Dice) -> Result<(), DiceExhausted> {
        let is_closed_out = self.table.game().is_some_and(|game| game.is_closed_out(seat));
        let event = match self.table.game().and_then(|game| game.next_known_roll(seat)) {
            _ if is_closed_out => Event::ClosedOut { seat },
            Some(roll) => Event::Rolled { seat, roll, again: true },
            None => Event::Rolled { seat, roll: dice.roll()?, again: false },
        };
        self.push(event);
        Ok(())
    }
}
