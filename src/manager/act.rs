//! Doing something at a table.

use anyhow::bail;

use super::find::SeatedTable;
use super::hearing::Request;
use super::presence::Question;
use super::table_name;
use super::tell::choices;
use crate::chat::{Place, Reply, Text};
use crate::command::{Command, NUMBER_OF_A_PLAY};
use crate::rules::{LegalPlay, Numbering};
use crate::speech::{self, Arg, View};
use crate::store::StoredTable;
use crate::table::{Action, Event, DiceExhausted, Game, Orders, Refusal, Seat, ActError};

impl Request<'_> {
    /// Does `action` at the table that it fits.
    pub(super) async fn act(&mut self, command: &Command, action: &Action) -> anyhow::Result<Vec<Reply>> {
        match self.find(command, action).await? {
            Ok(found) => self.act_at(found, action).await,
            Err(refusal) => Ok(refusal),
        }
    }

    /// `/move`: a play, or its number in the list that was shown for this roll.
    pub(super) async fn play(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let text = command.word("play").unwrap_or_default();
        let number = text.parse().ok().filter(|_| text.len() <= NUMBER_OF_A_PLAY);
        let action = number.map_or_else(|| Action::Play(text.to_owned()), Action::PlayNumber);
        let found = match self.find_to_play(command, &action).await? {
            Ok(found) => found,
            Err(refusal) => return Ok(refusal),
        };
        let turn = found.stored.table.turn;
        if action.is_allowed(&found.stored.table, found.seat)
            && let Some(number) = number
            && self.store.listed(found.stored.id, found.seat).await? != Some(turn)
            // Of a number that no list has it is told so.
            && found.stored.table.game().is_some_and(|game| (1..=game.plays().len()).contains(&number))
        {
            let why = speech::say(&self.locale, "refused-list-not-shown", &[("number", Arg::Text(text))]);
            return self.refuse_at(&found.stored, why).await;
        }
        match self.in_own_numbers(&found, action).await? {
            Ok(action) => match meant(&found, &action) {
                Some(legal) if self.preferences().await?.confirm => self.preview(found, &legal).await,
                _ => self.act_at(found, &action).await,
            },
            Err(refusal) => Ok(refusal),
        }
    }

    /// `action`, a written play of somebody who may have chosen the printed numbers, in the numbers of the table.
    async fn in_own_numbers(
        &mut self,
        found: &SeatedTable,
        action: Action,
    ) -> anyhow::Result<Result<Action, Vec<Reply>>> {
        let SeatedTable { stored, seat } = found;
        let numbering = self.preferences().await?.numbering;
        let game = stored.table.game().filter(|_| numbering == Numbering::Printed && action.is_allowed(&stored.table, *seat));
        let (Action::Play(text), Some(game), Some(situation)) = (&action, game, game.and_then(Game::situation)) else {
            return Ok(Ok(action));
        };
        Ok(match game.ruleset.parse_play_in(&situation, text, numbering) {
            Ok(legal) => Ok(Action::Play(game.ruleset.notation(&legal.play))),
            Err(illegal) => Err(self.refuse_at(stored, self.illegal(found, numbering, &illegal)).await?),
        })
    }

    pub(super) async fn act_at(&mut self, found: SeatedTable, action: &Action) -> anyhow::Result<Vec<Reply>> {
        let SeatedTable { mut stored, seat } = found;
        let (before, rested) = (stored.table.to_decide(), stored.rests_at.is_some());
        match self.decide(&mut stored, seat, action).await? {
            Ok(events) => {
                let is_done = before == Some(seat) && stored.table.to_decide() != before;
                // Before anything is written: what is read then keeps nobody waiting.
                let mut next = if is_done { self.next(stored.id).await? } else { Vec::new() };
                self.tell_of(&mut stored, seat, before, &events).await?;
                // Others may have talked since the message that a roll completes: who rolls below them would see nothing.
                let is_far = !self.is_chosen && !stored.place.platform.shows_changes_anew();
                if is_far && goes_on(&stored, seat, before, &events) {
                    let name = table_name(stored.id);
                    let view = self.view(&stored, &name);
                    next = self.reply(self.of_table(&stored, speech::now(&view, Some(seat))));
                    if stored.place.platform.has_buttons() {
                        next[0].choices = choices(&view);
                    }
                }
                if rested {
                    self.tell_the_absent(&stored, seat.other(), &events).await?;
                }
                // Who has said it in another thread than the game's would see nothing there.
                if self.message.thread != stored.thread && self.message.place == stored.place {
                    let thread = Arg::Case(if stored.thread.is_some() { "yes" } else { "no" });
                    let table = table_name(stored.id);
                    let mut told = self.say("done-in-thread", &[("table", Arg::Text(&table)), ("thread", thread)]);
                    told.append(&mut next);
                    next = told;
                }
                Ok(next)
            }
            Err(refusal) => Ok(refusal),
        }
    }

    /// Tells of `events` directly where `seat` has left the place in which they are told.
    async fn tell_the_absent(&mut self, stored: &StoredTable, seat: Seat, events: &[Event]) -> anyhow::Result<()> {
        let account = stored.seats[seat].account.clone();
        let Some(direct) = Place::direct(&account) else { return Ok(()) };
        if !self.told(Question::Lacks(stored.place.clone(), account.clone()))? {
            return Ok(());
        }
        let locale = self.store.locale(&account).await?.unwrap_or_else(|| self.locale.clone());
        let name = table_name(stored.id);
        let view = View { locale: &locale, name: &name, table: &stored.table, seats: &stored.seats };
        let place = speech::say(&locale, "game-place", &[("place", Arg::Place(&stored.place))]);
        let told = speech::story(&view, events).then(" ", place);
        self.post_beside(stored, direct, Some(account), &locale, told).await
    }

    /// Does `action` and saves what follows from it, which is not told yet; gives what the author is told instead where it
    /// is refused.
    pub(super) async fn decide(
        &mut self,
        stored: &mut StoredTable,
        seat: Seat,
        action: &Action,
    ) -> anyhow::Result<Result<Vec<Event>, Vec<Reply>>> {
        // Of an order nobody else hears, who may wait where he hears nothing at all.
        // And where a game cannot go on for all that, it rests on, and nobody is told so again.
        let wakes = !matches!(action, Action::Order(_)) && stored.rests_at.is_some() && self.is_whole(stored)?;
        let woken = if wakes { self.wake(stored).await? } else { None };
        let stood = self.stood(stored).await?;
        let events = match stored.table.act_at(seat, action, &mut *self.dice, self.now, stood) {
            Ok(events) => events,
            Err(ActError::DiceExhausted) => bail!(DiceExhausted),
            Err(ActError::Refused(refusal)) => {
                let name = table_name(stored.id);
                let text = speech::refusal(&self.view(stored, &name), seat, &refusal);
                // Whose time does not run has left what he had.
                let away = match refusal {
                    Refusal::TimeLeft { .. } => self.away(stored, &self.locale.clone(), None).await?,
                    _ => Text::default(),
                };
                return Ok(Err(self.refuse_at(stored, text.then(" ", away)).await?));
            }
        };
        let events = self.with_standing_orders(stored, events).await?;
        // What is over does not rest.
        stored.rests_at = stored.rests_at.filter(|_| stored.table.game().is_some());
        // The name under which the others know him may have changed.
        stored.seats[seat] = self.message.author.clone();
        if let Some(woken) = woken {
            self.store.save(stored, &[woken], self.now).await?;
        }
        self.store.save(stored, &events, self.now).await?;
        Ok(Ok(events))
    }

    /// `events`, and the order to roll of those who begin each game with it, where one has just begun.
    async fn with_standing_orders(
        &mut self,
        stored: &mut StoredTable,
        mut events: Vec<Event>,
    ) -> anyhow::Result<Vec<Event>> {
        let begins = events.iter().any(|event| matches!(event, Event::Accepted | Event::GameEnded { .. }));
        if begins && stored.table.terms.cube {
            for seat in Seat::BOTH {
                let order = Action::Order(Orders { roll: true, ..Orders::default() });
                if order.is_allowed(&stored.table, seat)
                    && self.store.preferences(&stored.seats[seat].account).await?.auto_roll
                {
                    events.extend(stored.table.act(seat, &order, &mut *self.dice).map_err(|_| DiceExhausted)?);
                }
            }
        }
        Ok(events)
    }

    /// Tells of `events`, which followed from what `seat` did when `before` had the decision.
    pub(super) async fn tell_of(
        &mut self,
        stored: &mut StoredTable,
        seat: Seat,
        before: Option<Seat>,
        events: &[Event],
    ) -> anyhow::Result<()> {
        if goes_on(stored, seat, before, events) {
            return self.tell_on(stored).await;
        }
        self.tell(stored, events, Text::default()).await
    }
}

/// Whether `events` are but the roll with which its own roller goes on: it completes the message that asked him for it.
fn goes_on(stored: &StoredTable, seat: Seat, before: Option<Seat>, events: &[Event]) -> bool {
    let only_rolled = matches!(events, [Event::Rolled { .. }] | [Event::Ordered { .. }, Event::Rolled { .. }]);
    only_rolled && before == Some(seat) && stored.table.to_decide() == before
}

/// The legal play that `action` stands for at `found`, if it is one.
fn meant(found: &SeatedTable, action: &Action) -> Option<LegalPlay> {
    let table = &found.stored.table;
    let game = table.game().filter(|_| action.is_allowed(table, found.seat))?;
    match action {
        Action::Play(text) => game.ruleset.parse_play(&game.situation()?, text).ok(),
        Action::PlayNumber(number) => game.plays().into_iter().nth(number.checked_sub(1)?),
        _ => None,
    }
}
