//! A play that is entered step by step: first a checker, then its target.

use kafenio_board::rules::{Illegal, Move, PartialPlay, Play, Position};
use kafenio_board::table::{Game, Seat};

use crate::store::{StoredDraft, TableRecord};

/// A play in progress. Only its player sees it until they confirm it.
pub struct Draft {
    pub stored: TableRecord,
    pub seat: Seat,
    /// The moves so far, as they are stored.
    pub entry: StoredDraft,
    /// The same moves on the board, and how the play can go on.
    pub partial: PartialPlay,
}

impl Draft {
    /// Creates the draft with the moves of `entry`, or `None` if no legal play begins with them.
    #[must_use]
    pub fn new(stored: TableRecord, seat: Seat, entry: StoredDraft) -> Option<Draft> {
        let partial = stored.table.game().and_then(|game| game.partial_play(&entry.moves))?;
        Some(Draft { stored, seat, entry, partial })
    }

    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        self.stored.table.game()
    }

    /// Replaces the moves and counts a step, or returns `None` if no legal play begins with them.
    #[must_use]
    pub fn with_moves(self, moves: Vec<Move>) -> Option<Draft> {
        let entry = StoredDraft { step: self.entry.step + 1, moves };
        Draft::new(self.stored, self.seat, entry)
    }

    /// Moves a checker along `route`, which has two or more places. If two dice lead to the same place, `die` chooses
    /// one. Returns `false` if no legal play continues like this; the draft must not be used then.
    #[must_use]
    pub fn walk(&mut self, route: &[u8], die: Option<u8>) -> bool {
        for pair in route.windows(2) {
            let is_step = |step: &&Move| (step.from, step.to) == (pair[0], pair[1]);
            let steps: Vec<Move> = self.partial.next.iter().filter(is_step).copied().collect();
            let has_die = |step: &&Move| die.is_none_or(|die| step.die == die);
            // The last moves of a play may have been made already, because nothing else was left.
            let is_made = self.partial.next.is_empty() && self.partial.play.moves.iter().any(|step| is_step(&step));
            match steps.iter().find(has_die) {
                _ if is_made => continue,
                Some(step) if steps.len() == 1 || die.is_some() => self.entry.moves.push(*step),
                None if steps.is_empty() => match self.combined_step(pair[0], pair[1]) {
                    Some(moves) => self.entry.moves = moves,
                    None => return false,
                },
                _ => return false,
            }
            let Some(partial) = self.game().and_then(|game| game.partial_play(&self.entry.moves)) else { return false };
            self.partial = partial;
        }
        true
    }

    /// Returns the moves after one checker has gone from `from` to `to` with several dice; `None` if it cannot, or if
    /// its route makes a difference.
    fn combined_step(&self, from: u8, to: u8) -> Option<Vec<Move>> {
        let mut routes = self.routes(from, to);
        if routes.len() == 1 { routes.pop().map(|(moves, _)| moves) } else { None }
    }

    /// Returns an error if the route of the checker from `from` to `to` makes a difference.
    #[must_use]
    pub fn ambiguous_route(&self, from: u8, to: u8) -> Option<Illegal> {
        let before = self.entry.moves.len();
        let routes = self.routes(from, to).into_iter();
        let plays: Vec<Play> =
            routes.map(|(moves, _)| Play { moves: moves[before..].iter().copied().collect() }).collect();
        (plays.len() > 1).then_some(Illegal::Ambiguous { plays })
    }

    /// Returns the routes of one checker from `from` to `to`, with one die or more, that lead to different positions.
    fn routes(&self, from: u8, to: u8) -> Vec<(Vec<Move>, Position)> {
        let mut found: Vec<(Vec<Move>, Position)> = Vec::new();
        let mut open = vec![(self.entry.moves.clone(), from)];
        while let Some((moves, at)) = open.pop() {
            let Some(partial) = self.game().and_then(|game| game.partial_play(&moves)) else { continue };
            if at == to {
                if found.iter().all(|(_, position)| *position != partial.position) {
                    found.push((moves, partial.position));
                }
                continue;
            }
            // Moves that were made because nothing else was left count too.
            let rest = if partial.next.is_empty() { &partial.play.moves[..] } else { &partial.next };
            let next = rest.iter().filter(|step| step.from == at);
            open.extend(next.rev().map(|step| ([moves.as_slice(), &[*step]].concat(), step.to)));
        }
        found
    }
}
