//! Writes the events of a table down as a record, from which the files are written.

use super::record::{End, Entry, How, Moves, Record, RecordedGame, Unsaid, What};
use super::shown_terms::has_no_crawford;
use crate::rules::Roll;
use crate::table::{BySeat, Crawford, EndReason, Event, Game, Phase, Seat, Table, Terms, without_undone};

/// Returns the record of a table from all of its `events`; `None` if the first one is not the invitation.
pub fn record(events: &[Event], names: &BySeat<String>) -> Option<Record> {
    let Event::Invited { terms, .. } = events.first()? else { return None };
    let terms = Terms { clock: None, hints: false, rated: false, ..*terms };
    let mut writer = Writer::new(terms, names.clone());
    let events = without_undone(events);
    for (before, event, after) in Table::steps(&events) {
        writer.event(&before, event, &after);
    }
    // The roll of an unfinished game.
    if let Some(Phase::ToPlay { seat, .. }) = Table::fold(&events)?.game().map(|game| game.phase)
        && writer.roll.is_some()
    {
        writer.turn(seat, Moves::NotPlayed);
    }
    Some(writer.record)
}

struct Writer {
    record: Record,
    /// The roll that has not been played.
    roll: Option<Roll>,
}

impl Writer {
    fn new(terms: Terms, names: BySeat<String>) -> Writer {
        let (crawford, unsaid) = (Some(!has_no_crawford(&terms)), Unsaid::default());
        let record = Record { names, terms, games: Vec::new(), crawford, unsaid, remarks: Vec::new() };
        Writer { record, roll: None }
    }

    fn event(&mut self, before: &Table, event: &Event, after: &Table) {
        match event {
            // Until somebody has won the opening roll, a table with a roll alone is no game for other programs.
            Event::OpeningRolled { dice } => {
                self.begin(after);
                self.add(Seat::Inviter, What::Opening(*dice));
                self.roll = after.game().and_then(Game::situation).map(|situation| situation.roll);
            }
            Event::OpeningPairsRolled { inviter, invited } => {
                self.begin(after);
                self.add(Seat::Inviter, What::OpeningPairs(*inviter, *invited));
                self.roll = after.game().and_then(Game::situation).map(|situation| situation.roll);
            }
            Event::Rolled { roll, .. } => {
                self.begin(after);
                self.roll = Some(*roll);
            }
            Event::Played { seat, play, .. } => {
                self.turn(*seat, Moves::Steps(play.clone()));
            }
            Event::Passed { seat, .. } => self.turn(*seat, Moves::CannotMove),
            Event::ClosedOut { seat } => self.add(*seat, What::Turn { roll: None, moves: Moves::CannotMove }),
            Event::AutomaticDouble { to } => {
                self.begin(after);
                if let Some(game) = self.record.games.last_mut() {
                    game.stake = *to;
                }
            }
            Event::Doubled { seat, to } => {
                self.begin(after);
                self.add(*seat, What::Double { to: Some(*to) });
            }
            Event::Beavered { seat, to, raccoon } => {
                self.add(*seat, What::Beaver { to: Some(*to), raccoon: *raccoon });
            }
            Event::Taken { seat, .. } => self.add(*seat, What::Take),
            Event::Dropped { seat } => self.add(*seat, What::Drop),
            Event::PlayedOn { seat } => {
                self.begin(after);
                self.add(*seat, What::PlaysOn);
                // The rest of the last roll is left to play, or all of it if the game was resigned.
                self.roll = after.game().and_then(Game::situation).map(|situation| situation.roll);
            }
            Event::SetUp { seat } => {
                self.begin(after);
                self.add(*seat, What::SetsUp);
            }
            Event::GameEnded { winner, points, reason, .. } => self.end(before, *winner, *points, *reason),
            _ => {}
        }
    }

    /// Begins the game that runs now, if that is a new one.
    fn begin(&mut self, table: &Table) {
        let Some(game) = table.game() else { return };
        if self.record.games.last().is_some_and(|last| last.number == game.number) {
            return;
        }
        self.roll = None;
        self.record.games.push(RecordedGame {
            score: Some(table.score),
            crawford: Some(table.crawford == Crawford::Now),
            ..RecordedGame::new(game.number)
        });
    }

    fn turn(&mut self, seat: Seat, moves: Moves) {
        let roll = self.roll.take();
        self.add(seat, What::Turn { roll, moves });
    }

    fn add(&mut self, seat: Seat, what: What) {
        if let Some(game) = self.record.games.last_mut() {
            let number = u32::try_from(game.entries.len()).unwrap_or(u32::MAX).saturating_add(1);
            game.entries.push(Entry { seat, number, what });
        }
    }

    fn end(&mut self, before: &Table, winner: Option<Seat>, points: u32, reason: EndReason) {
        // Between two games of Tric-Trac there is no running game to end.
        let Some(game) = before.game().filter(|game| game.chooser.is_none()) else { return };
        self.begin(before);
        if let Phase::ToPlay { seat, roll, rest: None } = game.phase {
            self.roll = Some(roll);
            self.turn(seat, Moves::NotPlayed);
        }
        let how = match reason {
            EndReason::Played | EndReason::Dropped if winner.is_some() => How::Unsaid,
            EndReason::Played | EndReason::Dropped => How::Drawn,
            EndReason::Resigned | EndReason::Left => How::Resigned,
            EndReason::Claimed => How::Late,
            EndReason::Forfeited | EndReason::Adjudicated => How::Forfeited,
        };
        if let Some(last) = self.record.games.last_mut() {
            last.end = Some(End { winner, points: Some(points), level: None, how });
        }
    }
}
