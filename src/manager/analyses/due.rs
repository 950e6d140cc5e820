//! Decides whose settings ask for the analysis of a match that is over.

use anyhow::Result;
use kafenio_board::table::Seat;

use crate::chat::Place;
use crate::manager::analyses::message::About;
use crate::manager::unit::Unit;
use crate::store::{Preferences, TableRecord};

/// Somebody for whom an analysis is posted.
pub(in crate::manager) struct Recipient {
    /// The table as seen from where they play.
    pub(in crate::manager) stored: TableRecord,
    pub(in crate::manager) seat: Seat,
    /// Their direct messages, if nobody else is to read it.
    pub(in crate::manager) direct: Option<Place>,
    /// Whose decisions are named.
    pub(in crate::manager) about: About,
    pub(in crate::manager) preferences: Preferences,
}

/// Returns for whom the analysis of a table is posted. It is posted where the match was played if everybody who played wants it, as
/// the computer always does. Otherwise it is sent to the player who wants it, because the other one has not asked to be judged in
/// public, or can no longer be asked.
pub(in crate::manager) async fn recipients(unit: &mut Unit<'_>, stored: &TableRecord) -> Result<Vec<Recipient>> {
    let mut recipients = Vec::new();
    let mut others = Vec::new();
    for seat in Seat::BOTH {
        let player = &stored.players[seat];
        let preferences = unit.store.preferences_of(player).await?;
        if player.account().is_some() && preferences.auto_analysis {
            let stored = stored.clone().seen_by(seat);
            recipients.push(Recipient { stored, seat, direct: None, about: About::Player(seat), preferences });
        } else {
            others.push(player.level().is_some());
        }
    }
    if others.contains(&false) {
        for recipient in &mut recipients {
            // In a terminal everybody reads everything anyway.
            recipient.about = About::Reader(recipient.seat);
            recipient.direct = recipient.stored.players[recipient.seat].account().and_then(Place::direct);
        }
    } else if others.is_empty() && !stored.is_apart() {
        // One post for both.
        recipients.truncate(1);
        recipients[0].about = About::Both;
    }
    Ok(recipients)
}
