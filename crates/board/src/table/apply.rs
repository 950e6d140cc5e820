//! The effect of each event on a table.

use std::cmp::Ordering;

use super::clock;
use super::event::{EndReason, Event};
use super::game::{Cube, Game, Offer, Phase};
use super::seat::{BySeat, Seat};
use super::session::{end_session, leader, refill};
use super::terms::Length;
use super::undo::{record_undoable, undo, undoable_before};
use super::{Crawford, Stage, Table};
use crate::rules::{OpeningRoll, Roll, Scoring};

impl Table {
    /// Applies `event` without checking it; [`Table::act`] checks events when it creates them.
    pub fn apply(&mut self, event: &Event) {
        apply(self, event);
    }

    /// Builds the table from its `events`; `None` if the first one is not the invitation.
    #[must_use]
    pub fn fold<'e>(events: impl IntoIterator<Item = &'e Event>) -> Option<Table> {
        let mut events = events.into_iter();
        let Event::Invited { terms, first } = events.next()? else { return None };
        let mut table = Table { first: *first, ..Table::new(*terms) };
        for event in events {
            table.apply(event);
        }
        Some(table)
    }

    /// Iterates over all `events` of a table, each with the table before it and after it.
    pub fn steps(events: &[Event]) -> impl Iterator<Item = (Table, &Event, Table)> {
        events.iter().scan(Table::fold(events.first()), |table, event| {
            let before = table.clone()?;
            table.as_mut()?.apply(event);
            Some((before, event, table.clone()?))
        })
    }
}

fn apply(table: &mut Table, event: &Event) {
    count_unread(table, event);
    let undoable = undoable_before(table, event);
    match event {
        Event::Invited { terms, first } => *table = Table { first: *first, ..Table::new(*terms) },
        Event::Accepted { checkers } => {
            table.checkers = *checkers;
            table.stage = Stage::Playing(first_game(table));
        }
        Event::Closed { reason } => table.stage = Stage::Closed(*reason),
        Event::PlayedOn { .. } => {
            if let Some(game) = table.game().cloned() {
                begin_game(table, game.into_continuation());
            }
        }
        Event::SetUp { seat } => next_game(table, Some(*seat)),
        Event::GameEnded { winner, points, reason, .. } => end_game(table, *winner, *points, *reason),
        Event::SessionEnded { .. } => end_session(table),
        Event::ClockUpdated { at, paused } => clock::apply_update(table, *at, *paused),
        Event::Undone { seat } => undo(table, *seat),
        Event::OpeningRolled { dice } => {
            apply_opening(table, [dice.first(), dice.second()], *dice, *dice);
        }
        Event::OpeningPairsRolled { inviter, invited } => {
            apply_opening(table, [inviter, invited].map(|roll| roll.first() + roll.second()), *inviter, *invited);
        }
        Event::Rolled { .. }
        | Event::ClosedOut { .. }
        | Event::Passed { .. }
        | Event::Played { .. }
        | Event::Doubled { .. }
        | Event::AutomaticDouble { .. }
        | Event::Beavered { .. }
        | Event::Taken { .. }
        | Event::Dropped { .. }
        | Event::ResignationOffered { .. }
        | Event::LeaveOffered { .. }
        | Event::CancelOffered { .. }
        | Event::TakebackOffered { .. }
        | Event::OfferRefused { .. }
        | Event::OfferWithdrawn { .. }
        | Event::Ordered { .. } => {
            if let Stage::Playing(game) = &mut table.stage {
                let turns = game.turns;
                apply_to_game(game, event);
                table.turn += game.turns - turns;
                // Buttons shown before a beaver do not answer it, so it counts as a turn.
                table.turn += u32::from(matches!(event, Event::Beavered { .. }));
            }
            if let Event::Played { seat, .. } | Event::Passed { seat, .. } | Event::ClosedOut { seat } = event {
                clock::turn_over(table, *seat);
            }
        }
    }
    record_undoable(table, event, undoable);
}

/// Counts the events since each seat's own last decision in the running game.
fn count_unread(table: &mut Table, event: &Event) {
    for seat in Seat::BOTH {
        table.unread[seat] += 1;
    }
    let is_first_double = table.game().and_then(Game::beavers) == Some(0);
    let has_standing_answer =
        |seat: Seat| is_first_double && table.game().is_some_and(|game| game.orders[seat].if_doubled.is_some());
    match event {
        // Both players read how a game begins and ends.
        Event::Invited { .. }
        | Event::Accepted { .. }
        | Event::OpeningRolled { .. }
        | Event::OpeningPairsRolled { .. }
        | Event::GameEnded { .. } => table.unread = BySeat::default(),
        Event::Taken { seat, .. } | Event::Dropped { seat } if has_standing_answer(*seat) => {}
        // One player asked for this and the other agreed, so both know.
        Event::Undone { .. } if table.game().is_some_and(|game| game.offer.is_some()) => {
            table.unread = BySeat::default();
        }
        Event::Played { seat, automatic: None, .. }
        | Event::Doubled { seat, .. }
        | Event::Beavered { seat, .. }
        | Event::Taken { seat, .. }
        | Event::Dropped { seat }
        | Event::ResignationOffered { seat, .. }
        | Event::LeaveOffered { seat }
        | Event::CancelOffered { seat }
        | Event::TakebackOffered { seat, .. }
        | Event::OfferRefused { seat }
        | Event::OfferWithdrawn { seat }
        | Event::PlayedOn { seat }
        | Event::SetUp { seat }
        | Event::Undone { seat } => table.unread[*seat] = 0,
        Event::Played { .. }
        | Event::Closed { .. }
        | Event::Rolled { .. }
        | Event::ClosedOut { .. }
        | Event::Passed { .. }
        | Event::AutomaticDouble { .. }
        | Event::SessionEnded { .. }
        | Event::Ordered { .. }
        | Event::ClockUpdated { .. } => {}
    }
}

/// Applies `event` to the running game.
fn apply_to_game(game: &mut Game, event: &Event) {
    match event {
        Event::Rolled { seat, roll, .. } => apply_roll(game, *seat, *roll),
        Event::ClosedOut { seat } => next_turn(game, *seat),
        Event::Passed { seat, points } => {
            let player = game.player(*seat);
            game.points[player] += points;
            next_turn(game, *seat);
        }
        Event::Played { seat, play, after, points, rest, .. } => {
            let player = game.player(*seat);
            game.position = *after;
            game.points[player] += points;
            game.last_play = Some((*seat, play.clone()));
            match (game.phase, rest) {
                (Phase::ToPlay { roll, .. }, Some(_)) => {
                    game.turns += 1;
                    game.phase = Phase::ToPlay { seat: *seat, roll, rest: *rest };
                }
                _ => next_turn(game, *seat),
            }
        }
        Event::AutomaticDouble { to } => game.cube.value = *to,
        Event::Doubled { seat, .. } => game.phase = Phase::Doubled { by: *seat, beavers: 0 },
        Event::Beavered { seat, to, raccoon } => {
            // A player who beavers has taken the cube at its offered value.
            let owner = if *raccoon { seat.other() } else { *seat };
            game.cube = Cube { value: to / 2, owner: Some(owner) };
            game.phase = Phase::Doubled { by: *seat, beavers: 1 + u8::from(*raccoon) };
        }
        Event::Taken { seat, to, owner } => {
            if game.beavers() == Some(0) {
                game.orders[*seat].if_doubled = None;
            }
            let owner = owner.unwrap_or(*seat);
            game.cube = Cube { value: *to, owner: Some(owner) };
            game.phase = Phase::BeforeRoll(owner.other());
        }
        Event::ResignationOffered { seat, level } => game.offer = Some((*seat, Offer::Resignation(*level))),
        Event::LeaveOffered { seat } => game.offer = Some((*seat, Offer::Leave)),
        Event::CancelOffered { seat } => game.offer = Some((*seat, Offer::Cancel)),
        Event::TakebackOffered { seat, .. } => game.offer = Some((*seat, Offer::Takeback)),
        Event::OfferRefused { .. } | Event::OfferWithdrawn { .. } => game.offer = None,
        Event::Ordered { seat, orders } => game.orders[*seat] = *orders,
        // `GameEnded` follows a drop and has its effect; the others do not change a running game, or change the table.
        Event::Dropped { .. }
        | Event::OpeningRolled { .. }
        | Event::OpeningPairsRolled { .. }
        | Event::Invited { .. }
        | Event::Accepted { .. }
        | Event::Closed { .. }
        | Event::GameEnded { .. }
        | Event::SessionEnded { .. }
        | Event::PlayedOn { .. }
        | Event::SetUp { .. }
        | Event::Undone { .. }
        | Event::ClockUpdated { .. } => {}
    }
}

/// Ends a turn. After a doublet of Tric-Trac or Puff the same player rolls again.
fn next_turn(game: &mut Game, seat: Seat) {
    game.turns += 1;
    let again = matches!(game.phase, Phase::ToPlay { roll, .. } if game.ruleset.rolls_again(roll));
    if again {
        game.phase = Phase::BeforeRoll(seat);
    } else {
        let player = game.player(seat);
        game.doublets[player] = game.ruleset.doublets_carried_over(game.doublets[player]);
        game.phase = Phase::BeforeRoll(seat.other());
    }
}

/// Applies the opening roll: the higher number of pips opens; equal ones are rolled again.
fn apply_opening(table: &mut Table, [inviter_pips, invited_pips]: [u8; 2], inviter_roll: Roll, invited_roll: Roll) {
    let (seat, roll) = match inviter_pips.cmp(&invited_pips) {
        Ordering::Equal => return,
        Ordering::Greater => (Seat::Inviter, inviter_roll),
        Ordering::Less => (Seat::Invited, invited_roll),
    };
    let Stage::Playing(game) = &mut table.stage else { return };
    if game.number == 1 {
        game.white = table.checkers.light_seat(seat);
    }
    match table.terms.opening_roll(game.ruleset.variant) {
        OpeningRoll::BothDice | OpeningRoll::HigherPair => apply_roll(game, seat, roll),
        OpeningRoll::RollAgain | OpeningRoll::HigherPairRollsAgain => game.phase = Phase::BeforeRoll(seat),
    }
}

fn apply_roll(game: &mut Game, seat: Seat, roll: Roll) {
    let player = game.player(seat);
    // Beyond 255 the number changes no rule.
    game.doublets[player] = game.doublets[player].saturating_add(u8::from(roll.is_doublet()));
    game.phase = Phase::ToPlay { seat, roll, rest: None };
}

/// Scores a game, then begins the next one, lets the winner choose how, or ends the match.
fn end_game(table: &mut Table, winner: Option<Seat>, points: u32, reason: EndReason) {
    let Stage::Playing(game) = &mut table.stage else { return };
    (game.offer, game.chooser) = (None, None);
    game.known_rolls.clear();
    if let Some(winner) = winner {
        table.score[winner] = table.score[winner].saturating_add(points);
    }
    let score = table.score;
    let winner_chooses = matches!(game.ruleset.variant.rules().scoring, Scoring::HitsAndBridges);
    let ended = match table.terms.length {
        Length::Money(_) => {
            matches!(reason, EndReason::Claimed | EndReason::Left | EndReason::Forfeited | EndReason::Adjudicated)
                .then(|| leader(score))
        }
        // The clock covers the whole match, and so does leaving for good, or a decision of a tournament.
        _ if matches!(reason, EndReason::Claimed | EndReason::Forfeited | EndReason::Adjudicated) => Some(winner),
        Length::Single => Some(winner),
        Length::Points(length) => Seat::BOTH.into_iter().find(|seat| score[*seat] >= length).map(Some),
        Length::Games(games) => (game.number >= games).then(|| leader(score)),
    };
    match ended {
        Some(winner) => table.stage = Stage::Over { winner, last: game.clone() },
        None if winner_chooses => {
            game.chooser = winner;
            table.turn += 1;
        }
        None => {
            // A game that nobody won leaves the score, and so its next game, as they are.
            if let Some(length) = table.terms.length.points().filter(|_| table.terms.cube && winner.is_some()) {
                table.crawford = crawford(table.crawford, score, length);
            }
            next_game(table, winner);
        }
    }
}

/// Returns the first game of an invitation that was accepted.
fn first_game(table: &Table) -> Game {
    let ruleset = table.terms.ruleset(1);
    let mut game = Game::new(1, ruleset, Seat::Inviter, Phase::Opening);
    if let Some(first) = table.first.filter(|_| ruleset.variant.rules().winner_opens) {
        (game.phase, game.last_winner) = (Phase::BeforeRoll(first), Some(first));
        game.white = table.checkers.light_seat(first);
    }
    game
}

/// Sets up the next game; `winner` won the last one.
fn next_game(table: &mut Table, winner: Option<Seat>) {
    let Some(game) = table.game() else { return };
    // After a drawn game the winner of the last decided one opens; without one, the dice decide.
    let opener = winner.or(game.last_winner);
    let number = game.number + 1;
    let ruleset = table.terms.ruleset(number);
    let phase = match opener {
        Some(seat) if ruleset.variant.rules().winner_opens => Phase::BeforeRoll(seat),
        _ => Phase::Opening,
    };
    let mut next = Game::new(number, ruleset, game.white, phase);
    next.last_winner = opener;
    begin_game(table, next);
}

fn begin_game(table: &mut Table, game: Game) {
    table.stage = Stage::Playing(game);
    table.turn += 1;
    refill(table);
}

/// Returns the next Crawford state. The Crawford game is the first one after a player is one point away from the match.
fn crawford(before: Crawford, score: BySeat<u32>, length: u32) -> Crawford {
    match before {
        Crawford::Before if score.inviter + 1 == length || score.invited + 1 == length => Crawford::Now,
        Crawford::Before => Crawford::Before,
        Crawford::Now | Crawford::After => Crawford::After,
    }
}
