//! The data from which sentences about a table are worded.

use kafenio_board::rules::Ruleset;
use kafenio_board::table::{BySeat, Game, Seat, Table, TableId};

use super::wording::Arg;
use crate::chat::{Occupant, Platform};
use crate::language::Language;

/// A table and its players, to be described in one language.
#[derive(Clone, Debug)]
pub struct View<'a> {
    /// The reader's language.
    pub language: Language,
    /// The reader's platform.
    pub platform: Platform,
    pub id: TableId,
    pub table: &'a Table,
    pub seats: BySeat<Occupant>,
}

impl<'a> View<'a> {
    /// Returns the player at `seat` as a message argument.
    pub(super) fn person(&self, seat: Seat) -> Arg<'_> {
        Arg::Occupant(&self.seats[seat])
    }

    /// Returns whether the players may ask the engine for hints: against the computer unless the match is rated, or if both
    /// agreed on it.
    #[must_use]
    pub fn allows_hints(&self) -> bool {
        self.table.terms.hints
            || !self.table.terms.rated && Seat::BOTH.iter().any(|seat| self.seats[*seat].level().is_some())
    }

    /// Returns the rules of the game that is shown.
    pub(super) fn ruleset(&self) -> Ruleset {
        self.game().map_or_else(|| self.table.terms.ruleset(1), |game| game.ruleset)
    }

    /// Returns whether `seat` rolls again because their last roll was a doublet, as some games allow.
    pub(super) fn rolls_again(&self, seat: Seat) -> bool {
        let Some((by, play)) = self.game().and_then(|game| game.last_play.as_ref()) else { return false };
        let mut dice: Vec<u8> = play.moves.iter().map(|step| step.die).collect();
        let count = dice.len();
        dice.sort_unstable();
        dice.dedup();
        *by == seat && dice.len() < count && self.ruleset().variant.rules().doublet.rolls_again()
    }

    /// Returns the running game, or the last one if none runs.
    pub(super) fn game(&self) -> Option<&'a Game> {
        self.table.shown_game()
    }
}
