//! Floor 2. A match at a table: invitation, turns, cube and score, as a fold over its events. Pure and synchronous.
//!
//! [`Table::act`] decides: it answers an [`Action`] with the [`Event`]s that follow from it, or with a [`Refusal`].
//! [`Table::apply`] changes: a table is what its events make of it, and the same events make the same table.

mod action;
mod clock;
mod cube;
mod dice;
mod event;
mod game;
mod mat;
mod money;
mod orders;
mod position_id;
mod refusal;
mod seat;
mod sheet;
mod terms;
mod undo;
mod vacation;

pub use action::Action;
pub use clock::{Clock, Pauses, TimeControl};
pub use cube::{Cube, NoDouble};
pub use dice::{Dice, DiceExhausted};
pub use event::{AutoReason, CloseReason, EndReason, Event};
pub use game::{Game, Offer, Phase};
pub use mat::mat_file;
pub use money::{Beavers, MoneyRules};
pub use orders::{CubeAnswer, Orders};
pub use position_id::{Diagram, InvalidId, parse_position_id, position_ids};
pub use refusal::{ActError, Refusal};
pub use seat::{BySeat, Seat};
pub use sheet::{GameRecord, score_sheet};
pub use terms::{Cycle, Length, Terms};
pub use undo::{Undoable, without_undone};
pub use vacation::{MAX_VACATION_DAYS, year_start, plan_vacation, vacation_left, year_of};

use serde::{Deserialize, Serialize};

use crate::rules::{Ending, LegalPlay, OpeningRoll};

/// Where the table stands in its life.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The invited one has not answered yet.
    Inviting,
    Playing(Game),
    /// It never came to a game, or both called it off.
    Closed(CloseReason),
    /// Everything is decided; `winner` is `None` for a game that was drawn, and for a series without a winner.
    Over {
        winner: Option<Seat>,
        last: Game,
    },
}

/// Where a match stands towards its Crawford game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Crawford {
    /// Nobody is one point away yet.
    #[serde(rename = "ahead")]
    Before,
    /// This is the Crawford game: no doubles.
    Now,
    /// Post-Crawford.
    #[serde(rename = "over")]
    After,
}

/// A table: what two people agreed upon, and how far they have come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub terms: Terms,
    pub stage: Stage,
    /// Points won so far.
    pub score: BySeat<u32>,
    pub crawford: Crawford,
    /// The number of the running turn, counted from 1 through all games of the match: what people call "move 12".
    /// A choice offered in one turn is out of date in any other.
    pub turn: u32,
    /// The clock, where one is used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// EndReason many of the latest events of the running game came after each seat's own last decision: what it has not
    /// read of.
    #[serde(default)]
    pub unread: BySeat<u32>,
}

impl Table {
    /// The table of a fresh invitation.
    #[must_use]
    pub fn new(terms: Terms) -> Table {
        let clock = terms.clock.map(Clock::new);
        Table {
            terms,
            stage: Stage::Inviting,
            score: BySeat::default(),
            crawford: Crawford::Before,
            turn: 1,
            unread: BySeat::default(),
            clock,
        }
    }

    /// The table that `events` make, the first of which is its invitation; `None` where it is not.
    #[must_use]
    pub fn fold<'e>(events: impl IntoIterator<Item = &'e Event>) -> Option<Table> {
        let mut events = events.into_iter();
        let Event::Invited { terms } = events.next()? else { return None };
        let mut table = Table::new(*terms);
        for event in events {
            table.apply(event);
        }
        Some(table)
    }

    /// Each of `events`, all of a table's, with the table before it and after it.
    pub fn steps(events: &[Event]) -> impl Iterator<Item = (Table, &Event, Table)> {
        events.iter().scan(Table::fold(events.first()), |table, event| {
            let before = table.clone()?;
            table.as_mut()?.apply(event);
            Some((before, event, table.clone()?))
        })
    }

    /// The game that is running.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        match &self.stage {
            Stage::Playing(game) => Some(game),
            Stage::Inviting | Stage::Closed(_) | Stage::Over { .. } => None,
        }
    }

    /// The running game, or the last one of a table that is over.
    #[must_use]
    pub fn shown_game(&self) -> Option<&Game> {
        match &self.stage {
            Stage::Playing(game) | Stage::Over { last: game, .. } => Some(game),
            Stage::Inviting | Stage::Closed(_) => None,
        }
    }

    /// Whether anything can still happen here.
    #[must_use]
    pub fn is_open(&self) -> bool {
        match self.stage {
            Stage::Inviting | Stage::Playing(_) => true,
            Stage::Closed(_) | Stage::Over { .. } => false,
        }
    }

    /// Who has the next decision; `None` where nothing is left to decide.
    #[must_use]
    pub fn to_decide(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Inviting => Some(Seat::Invited),
            Stage::Playing(game) => game.to_decide(),
            Stage::Closed(_) | Stage::Over { .. } => None,
        }
    }

    /// Whether `seat` may double now.
    ///
    /// # Errors
    /// The first reason that stands against it.
    pub fn check_double(&self, seat: Seat) -> Result<(), NoDouble> {
        cube::check_double(self, seat)
    }

    /// Whether the match may end with this game after its opponent's `answer` to the double of `by`, so that the answer
    /// deserves a second thought.
    #[must_use]
    pub fn can_decide_match(&self, by: Seat, answer: CubeAnswer) -> bool {
        match answer {
            CubeAnswer::Take => self.decides_match(by, 2),
            CubeAnswer::Drop => self.decides_match(by, 1),
        }
    }

    /// Whether the game ends with this resignation of `seat` without the opponent being asked: nobody declines the most that
    /// he could win, or the match.
    #[must_use]
    pub fn is_resignation_final(&self, seat: Seat, level: u8) -> bool {
        let most = self.game().map_or(0, |game| game.ruleset.max_value());
        let counts = self.counts(level.into());
        level <= most && (counts == self.counts(most.into()) || self.decides_match(seat.other(), counts))
    }

    /// Whether `seat` loses the match when he resigns so.
    #[must_use]
    pub fn resignation_loses_match(&self, seat: Seat, level: u8) -> bool {
        self.decides_match(seat.other(), self.counts(level.into()))
    }

    /// Whether `winner` has the match when he wins the running game with so many times the cube.
    fn decides_match(&self, winner: Seat, level: u32) -> bool {
        let value = self.game().map_or(1, |game| game.cube.value);
        self.terms.length.points().is_some_and(|length| self.score[winner] + level * value >= length)
    }

    /// Answers `action` of `seat` with all that follows from it up to the next decision, and leaves the table there.
    /// After an error the table is what it was before.
    ///
    /// # Errors
    /// [`ActError::Refused`] where the action is not allowed, with the reason; [`ActError::DiceExhausted`] where scripted
    /// dice have run out.
    pub fn act(&mut self, seat: Seat, action: &Action, dice: &mut dyn Dice) -> Result<Vec<Event>, ActError> {
        let mut turning = Turning { table: self.clone(), events: Vec::new() };
        action::answer(&mut turning, seat, action, dice)?;
        turning.follow(dice)?;
        *self = turning.table;
        Ok(turning.events)
    }

    /// Ends an invitation for a reason that is not the invited one's answer, or anything that is still open where an
    /// administrator says so.
    pub fn close(&mut self, closing: CloseReason) -> Event {
        let event = Event::Closed { reason };
        self.apply(&event);
        event
    }

    /// Changes the table as `event` says. Events are checked when they are made, by [`Table::act`].
    pub fn apply(&mut self, event: &Event) {
        event::apply(self, event);
    }
}

/// A table on its way to the next decision, with the events that lead there.
struct Turning {
    table: Table,
    events: Vec<Event>,
}

impl Turning {
    fn push(&mut self, event: Event) {
        self.table.apply(&event);
        self.events.push(event);
    }

    /// Throws, passes, makes plays without a choice and carries out orders until somebody has something to decide.
    fn follow(&mut self, dice: &mut dyn Dice) -> Result<(), DiceExhausted> {
        while let Some(game) = self.table.game().filter(|game| !game.asks_aside()) {
            match game.phase {
                Phase::Opening => {
                    let event = match game.ruleset.variant.rules().opening_roll {
                        OpeningRoll::BothDice | OpeningRoll::RollAgain => Event::OpeningRolled { dice: dice.roll()? },
                        OpeningRoll::HigherPair | OpeningRoll::HigherPairRollsAgain => {
                            Event::OpeningPairsRolled { inviter: dice.roll()?, invited: dice.roll()? }
                        }
                    };
                    let tie = matches!(event, Event::OpeningRolled { dice } if dice.is_doublet());
                    self.push(event);
                    if tie {
                        self.double_by_itself();
                    }
                }
                Phase::BeforeRoll(seat) if game.orders[seat].roll || self.table.check_double(seat).is_err() => {
                    self.roll(seat, dice)?;
                }
                Phase::ToPlay { seat, .. } => {
                    let mut plays = game.plays();
                    let fastest = || game.ruleset.is_contactless_bear_off(&game.position, game.player(seat));
                    match plays.len() {
                        0 => self.pass(seat),
                        1 => self.make(seat, plays.remove(0), Some(AutoReason::OnlyPlay)),
                        _ if game.orders[seat].auto && fastest() => {
                            let Some(play) = game.ruleset.fastest_bear_off(plays, game.player(seat)) else { return Ok(()) };
                            self.make(seat, play, Some(AutoReason::BearsOff));
                        }
                        _ => return Ok(()),
                    }
                }
                Phase::Doubled { by, beavers: 0 } => match game.orders[by.other()].if_doubled {
                    Some(answer) => self.answer_double(by.other(), answer),
                    None => return Ok(()),
                },
                // An order is the answer to a double, not to what became of one's own.
                Phase::Doubled { .. } | Phase::BeforeRoll(_) => return Ok(()),
            }
        }
        Ok(())
    }

    /// Makes a legal play, and ends the game where that does.
    fn make(&mut self, seat: Seat, legal: LegalPlay, unasked: Option<AutoReason>) {
        let LegalPlay { play, after, points, rest, ends } = legal;
        self.push(Event::Played { seat, play, after, points, rest, automatic });
        match ends {
            None => {}
            Some(Ending::Draw) => {
                let (level, points, how, jacoby) = (0, 0, EndReason::Played, false);
                self.push(Event::GameEnded { winner: None, level, points, reason, jacoby });
            }
            Some(Ending::Won { winner, value }) => {
                let winner = self.table.game().map_or(seat, |game| game.seat(winner));
                self.end(winner, u32::from(value), EndReason::Played);
            }
        }
    }

    /// Doubles the stake for a tie of the opening throw, where that is agreed.
    fn double_by_itself(&mut self) {
        let (Some(money), Some(game)) = (self.table.terms.length.money(), self.table.game()) else { return };
        let value = game.cube.value;
        if value < 1 << money.automatic_doubles {
            self.push(Event::AutomaticDouble { to: 2 * value });
        }
    }

    fn answer_double(&mut self, seat: Seat, answer: CubeAnswer) {
        let Some(game) = self.table.game() else { return };
        let value = game.cube.value;
        let owner = game.cube.owner.filter(|owner| game.beavers() > Some(0) && *owner != seat);
        match answer {
            CubeAnswer::Take => self.push(Event::Taken { seat, to: 2 * value, owner }),
            CubeAnswer::Drop => {
                self.push(Event::Dropped { seat });
                self.end(seat.other(), 1, EndReason::Dropped);
            }
        }
    }

    /// Passes the turn of `seat`, who cannot play his roll. A grand bridge may score its last points so.
    fn pass(&mut self, seat: Seat) {
        let Some(game) = self.table.game() else { return };
        let points = game.situation().map_or(0, |situation| game.ruleset.points_for_passing(&situation));
        self.push(Event::Passed { seat, points });
        let ending = self.table.game().and_then(|game| game.ruleset.ending_by_points(game.points, game.player(seat)));
        if let Some(Ending::Won { value, .. }) = ending {
            self.end(seat, u32::from(value), EndReason::Played);
        }
    }

    /// Ends the game with so many times the cube for `winner`.
    fn end(&mut self, winner: Seat, level: u32, how: EndReason) {
        let stake = self.table.game().map_or(1, |game| game.cube.value);
        let counts = self.table.counts(level);
        let (points, jacoby) = (counts * stake, counts < level);
        self.push(Event::GameEnded { winner: Some(winner), level: level as u8, points, reason, jacoby });
    }

    /// Throws the dice for `seat`, unless no throw could be played: who is closed out is spared it.
    fn roll(&mut self, seat: Seat, dice: &mut dyn Dice) -> Result<(), DiceExhausted> {
        let is_closed_out =
            self.table.game().is_some_and(|game| game.ruleset.is_closed_out(&game.position, game.player(seat)));
        let event = match self.table.game().and_then(|game| game.kept_for(seat)) {
            _ if is_closed_out => Event::ClosedOut { seat },
            Some(roll) => Event::Rolled { seat, roll, again: true },
            None => Event::Rolled { seat, roll: dice.roll()?, again: false },
        };
        self.push(event);
        Ok(())
    }
}
