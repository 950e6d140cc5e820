//! What a report is about.

use kafenio_board::table::{Event, GameRecord, Seat};
use kafenio_engine::computer::Judgement;

use crate::chat::Text;
use crate::speech::View;
use crate::store::Preferences;

/// What a report is about.
pub struct Report<'a> {
    /// The table now.
    pub view: View<'a>,
    /// All events of the table but those that were undone.
    pub events: &'a [Event],
    /// The games, of which the last may be unfinished, and what the engine thinks of each.
    pub games: Vec<(GameRecord, Vec<Judgement>)>,
    /// How many games before these are left out.
    pub left_out: usize,
    /// What is wrong with the file that the match comes from; empty if nothing is.
    pub faults: Text,
    /// From whose side the boards are drawn, if the reader plays at this table.
    pub reader: Option<Seat>,
    pub preferences: &'a Preferences,
}

impl Report<'_> {
    /// Returns the seat whose winning chances are shown.
    pub(super) fn observed(&self) -> Seat {
        self.reader.unwrap_or(Seat::Inviter)
    }
}
