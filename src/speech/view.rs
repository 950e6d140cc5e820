//! What a sentence about a table needs to know.

use super::wording::Arg;
use crate::chat::User;
use crate::language::Language;
use crate::rules::Ruleset;
use crate::table::{BySeat, Game, Seat, Table};

/// A table with its people, as it is spoken of in one language.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The reader's language, a BCP 47 tag.
    pub language: Language,
    /// The table's short name.
    pub name: &'a str,
    pub table: &'a Table,
    pub seats: &'a BySeat<User>,
}

impl<'a> View<'a> {
    pub(super) fn person(&self, seat: Seat) -> Arg<'a> {
        Arg::Person(&self.seats[seat])
    }

    /// The rules of the game that is shown.
    pub(super) fn ruleset(&self) -> Ruleset {
        self.game().map_or_else(|| self.table.terms.ruleset(1), |game| game.ruleset)
    }

    /// Whether `seat` has a roll because the one before it was a doublet, after which one rolls again in some games.
    pub(super) fn rolls_again(&self, seat: Seat) -> bool {
        let Some((by, play)) = self.game().and_then(|game| game.last_play.as_ref()) else { return false };
        let mut dice: Vec<u8> = play.moves.iter().map(|step| step.die).collect();
        let count = dice.len();
        dice.sort_unstable();
        dice.dedup();
        *by == seat && dice.len() < count && self.ruleset().variant.rules().doublet.rolls_again()
    }

    pub(super) fn game(&self) -> Option<&'a Game> {
        self.table.shown_game()
    }
}
