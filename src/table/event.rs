//! What happened at a table. Events are what is stored, append-only; a table is their fold.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::clock::{pressed, turn_over};
use super::money::{leader, refill, session_ended};
use super::undo::{before, keep, undone};
use super::{BySeat, Crawford, Cube, Game, Length, Offer, Orders, Phase, Seat, Stage, Table, Terms};
use crate::rules::{OpeningRoll, Play, Position, RestOfRoll, Roll, Scoring};

/// Something that happened. The stored form is JSON with the name of the event in `event`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Invited {
        terms: Terms,
    },
    Accepted,
    Closed {
        #[serde(rename = "closing")]
        reason: CloseReason,
    },
    /// One die each for the opening: the inviter's first.
    #[serde(rename = "threw")]
    OpeningRolled {
        dice: Roll,
    },
    /// Two dice each for the opening (Tric-Trac, Puff).
    #[serde(rename = "threw_pairs")]
    OpeningPairsRolled {
        inviter: Roll,
        invited: Roll,
    },
    Rolled {
        seat: Seat,
        roll: Roll,
        /// Whether these dice had fallen before a play was taken back: nothing was thrown now.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        again: bool,
    },
    /// No throw could be played, so none was made.
    ClosedOut {
        seat: Seat,
    },
    /// The roll on the board cannot be played.
    Passed {
        seat: Seat,
        /// What a standing grand bridge scores (Tric-Trac).
        #[serde(default, skip_serializing_if = "is_zero")]
        points: u8,
    },
    Played {
        seat: Seat,
        play: Play,
        after: Position,
        /// What the play scores (Tric-Trac).
        #[serde(default, skip_serializing_if = "is_zero")]
        points: u8,
        /// What is left of the roll if the game that this play ends goes on (Tric-Trac).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rest: Option<RestOfRoll>,
        /// Why its player was not asked for it, where the bot made it.
        #[serde(rename = "unasked", default, skip_serializing_if = "Option::is_none")]
        automatic: Option<AutoReason>,
    },
    /// `to` is the value that the game would have.
    Doubled {
        seat: Seat,
        to: u32,
    },
    /// The one who takes a double, or the one who doubled before, turns the cube on at once: `to` is the value that the
    /// game would have. The cube stays with the one who took.
    Beavered {
        seat: Seat,
        to: u32,
        /// Whether it answers a beaver.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        raccoon: bool,
    },
    Taken {
        seat: Seat,
        to: u32,
        /// Whose the cube is, where it is not this seat's: that of the one who has beavered.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        owner: Option<Seat>,
    },
    Dropped {
        seat: Seat,
    },
    ResignationOffered {
        seat: Seat,
        level: u8,
    },
    /// This seat offers to lose a single game and to end the money session with it.
    LeaveOffered {
        seat: Seat,
    },
    /// `level` is 1 for a single game, 2 for a gammon, 3 for a backgammon and 0 for a draw; `points` is what the
    /// winner scores for it, cube included.
    GameEnded {
        winner: Option<Seat>,
        level: u8,
        points: u32,
        #[serde(rename = "how")]
        reason: EndReason,
        /// Whether it counts single by the Jacoby rule.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        jacoby: bool,
    },
    /// A tie of the opening throw has doubled the stake by itself; `to` is the value that the cube has now.
    AutomaticDouble {
        to: u32,
    },
    /// A money session has ended, and the running game counts nothing: left by this seat before a play was made in it, or
    /// by both.
    SessionEnded {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// The winner of a game of Tric-Trac plays on from its position.
    #[serde(rename = "went_on")]
    PlayedOn {
        seat: Seat,
    },
    /// The winner of a game of Tric-Trac has the board set up anew.
    SetUp {
        seat: Seat,
    },
    /// This seat offers to call everything off.
    CancelOffered {
        seat: Seat,
    },
    /// This seat asks to take its latest play, which is this one, back, though dice have fallen since.
    TakebackOffered {
        seat: Seat,
        play: Play,
    },
    #[serde(alias = "resignation_refused", alias = "cancel_refused")]
    OfferRefused {
        seat: Seat,
    },
    #[serde(alias = "resignation_withdrawn", alias = "cancel_withdrawn")]
    OfferWithdrawn {
        seat: Seat,
    },
    /// The clock has run until `at` (milliseconds since 1970) for the one who had the decision, but for so many
    /// milliseconds in which it stood still.
    #[serde(rename = "pressed")]
    ClockUpdated {
        at: i64,
        #[serde(rename = "stood", default, skip_serializing_if = "is_nothing")]
        paused: i64,
    },
    /// This seat has taken its latest play back, alone or because the other one agrees: the same roll is to be played
    /// again.
    Undone {
        seat: Seat,
    },
    /// What this seat leaves to the bot from now on; for himself alone to know.
    Ordered {
        seat: Seat,
        orders: Orders,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
pub(super) fn is_zero(points: &u8) -> bool {
    *points == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn is_nothing(time: &i64) -> bool {
    *time == 0
}

/// Why the bot made a play without asking its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AutoReason {
    OnlyPlay,
    /// He leaves his bearing off to the bot.
    BearsOff,
}

/// How a table was closed without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CloseReason {
    Declined,
    Withdrawn,
    /// Nobody answered in time.
    #[serde(rename = "lapsed")]
    Expired,
    /// A newer invitation between the same two took its place.
    Replaced,
    /// Called off by one of the two before the first play.
    CalledOff,
    /// Called off by both.
    Cancelled,
    /// Ended by somebody who looks after the place.
    #[serde(rename = "ended")]
    EndedByAdmin,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    Played,
    Dropped,
    Resigned,
    /// The loser's time was up.
    Claimed,
    /// The loser has resigned the money session.
    Left,
}

impl Event {
    /// The pairs of dice that fell for this event.
    #[must_use]
    pub fn dice(&self) -> Vec<Roll> {
        match self {
            Event::OpeningRolled { dice: roll } | Event::Rolled { roll, again: false, .. } => vec![*roll],
            Event::OpeningPairsRolled { inviter, invited } => vec![*inviter, *invited],
            _ => Vec::new(),
        }
    }
}

pub(super) fn apply(table: &mut Table, event: &Event) {
    note_unread(table, event);
    let before = before(table, event);
    match event {
        Event::Invited { terms } => *table = Table::new(*terms),
        Event::Accepted => {
            table.stage = Stage::Playing(Game::new(1, table.terms.ruleset(1), Seat::Inviter, Phase::Opening));
        }
        Event::Closed { reason } => table.stage = Stage::Closed(*closing),
        Event::PlayedOn { .. } => {
            if let Some(game) = table.game().cloned() {
                begin(table, game.going_on());
            }
        }
        Event::SetUp { seat } => next_game(table, Some(*seat)),
        Event::GameEnded { winner, points, reason, .. } => end(table, *winner, *points, *how),
        Event::SessionEnded { .. } => session_ended(table),
        Event::ClockUpdated { at, paused } => pressed(table, *at, *stood),
        Event::Undone { seat } => undone(table, *seat),
        Event::OpeningRolled { .. }
        | Event::OpeningPairsRolled { .. }
        | Event::Rolled { .. }
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
                go_on(game, event);
                table.turn += game.turns - turns;
                // Nothing that was offered before is the answer to this.
                table.turn += u32::from(matches!(event, Event::Beavered { .. }));
            }
            if let Event::Played { seat, .. } | Event::Passed { seat, .. } | Event::ClosedOut { seat } = event {
                turn_over(table, *seat);
            }
        }
    }
    keep(table, event, before);
}

/// Counts what has happened since each seat's own last decision in the running game.
fn note_unread(table: &mut Table, event: &Event) {
    for seat in Seat::BOTH {
        table.unread[seat] += 1;
    }
    let plain = table.game().and_then(Game::beavers) == Some(0);
    let ordered = |seat: Seat| plain && table.game().is_some_and(|game| game.orders[seat].if_doubled.is_some());
    match event {
        // Everybody reads of how a game begins and ends.
        Event::Invited { .. }
        | Event::Accepted
        | Event::OpeningRolled { .. }
        | Event::OpeningPairsRolled { .. }
        | Event::GameEnded { .. } => table.unread = BySeat::default(),
        Event::Taken { seat, .. } | Event::Dropped { seat } if ordered(*seat) => {}
        // The one has asked for it, the other has agreed.
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

/// Changes the running game.
fn go_on(game: &mut Game, event: &Event) {
    match event {
        Event::OpeningRolled { dice } => open(game, [dice.first(), dice.second()], *dice, *dice),
        Event::OpeningPairsRolled { inviter, invited } => {
            open(game, [inviter, invited].map(|roll| roll.first() + roll.second()), *inviter, *invited);
        }
        Event::Rolled { seat, roll, .. } => rolled(game, *seat, *roll),
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
            // Who turns the cube on has taken it as it was.
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
        // What follows a drop is said by the end of the game; the others are not of a game.
        Event::Dropped { .. }
        | Event::Invited { .. }
        | Event::Accepted
        | Event::Closed { .. }
        | Event::GameEnded { .. }
        | Event::SessionEnded { .. }
        | Event::PlayedOn { .. }
        | Event::SetUp { .. }
        | Event::Undone { .. }
        | Event::ClockUpdated { .. } => {}
    }
}

/// After a doublet of Tric-Trac or Puff the same player rolls again.
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

/// The throw for the opening: the higher number of pips opens, equal ones are thrown again.
fn open(game: &mut Game, [inviters, inviteds]: [u8; 2], inviters_roll: Roll, inviteds_roll: Roll) {
    let (seat, roll) = match inviters.cmp(&inviteds) {
        Ordering::Equal => return,
        Ordering::Greater => (Seat::Inviter, inviters_roll),
        Ordering::Less => (Seat::Invited, inviteds_roll),
    };
    if game.number == 1 {
        game.white = seat;
    }
    match game.ruleset.variant.rules().opening_roll {
        OpeningRoll::BothDice | OpeningRoll::HigherPair => rolled(game, seat, roll),
        OpeningRoll::RollAgain | OpeningRoll::HigherPairRollsAgain => game.phase = Phase::BeforeRoll(seat),
    }
}

fn rolled(game: &mut Game, seat: Seat, roll: Roll) {
    let player = game.player(seat);
    // Beyond a byte's room their number changes no rule.
    game.doublets[player] = game.doublets[player].saturating_add(u8::from(roll.is_doublet()));
    game.phase = Phase::ToPlay { seat, roll, rest: None };
}

/// Scores a game and begins the next one, asks its winner how, or ends the table.
fn end(table: &mut Table, winner: Option<Seat>, points: u32, how: EndReason) {
    let Stage::Playing(game) = &mut table.stage else { return };
    game.offer = None;
    game.kept.clear();
    if let Some(winner) = winner {
        table.score[winner] = table.score[winner].saturating_add(points);
    }
    let score = table.score;
    let choosing = matches!(game.ruleset.variant.rules().scoring, Scoring::HitsAndBridges);
    let ended = match table.terms.length {
        Length::Money(_) => matches!(how, EndReason::Claimed | EndReason::Left).then(|| leader(score)),
        // The time is that of the whole match.
        _ if how == EndReason::Claimed => Some(winner),
        Length::Single => Some(winner),
        Length::Points(length) => Seat::BOTH.into_iter().find(|seat| score[*seat] >= length).map(Some),
        Length::Games(games) => (game.number >= games).then(|| leader(score)),
    };
    match ended {
        Some(winner) => table.stage = Stage::Over { winner, last: game.clone() },
        None if choosing => {
            game.chooser = winner;
            table.turn += 1;
        }
        None => {
            if let Some(length) = table.terms.length.points().filter(|_| table.terms.cube) {
                table.crawford = crawford(table.crawford, score, length);
            }
            next_game(table, winner);
        }
    }
}

/// Sets the board up for the game after that of which this was the winner.
fn next_game(table: &mut Table, winner: Option<Seat>) {
    let Some(game) = table.game() else { return };
    // A drawn game leaves the right to open where the last decided one put it; without one the dice decide.
    let opener = winner.or(game.last_winner);
    let number = game.number + 1;
    let ruleset = table.terms.ruleset(number);
    let phase = match opener {
        Some(seat) if ruleset.variant.rules().winner_opens => Phase::BeforeRoll(seat),
        _ => Phase::Opening,
    };
    let mut next = Game::new(number, ruleset, game.white, phase);
    next.last_winner = opener;
    begin(table, next);
}

fn begin(table: &mut Table, game: Game) {
    table.stage = Stage::Playing(game);
    table.turn += 1;
    refill(table);
}

/// The Crawford game is the first one after somebody has come within one point of the match.
fn crawford(before: Crawford, score: BySeat<u32>, length: u32) -> Crawford {
    match before {
        Crawford::Before if score.inviter + 1 == length || score.invited + 1 == length => Crawford::Now,
        Crawford::Before => Crawford::Before,
        Crawford::Now | Crawford::After => Crawford::After,
    }
}
