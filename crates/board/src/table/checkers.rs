//! Which player has the light checkers.
//!
//! The rule books leave the colours free (RELAGS; kafenio.eu). Without a wish the player who begins the first game has the
//! light ones.

use serde::{Deserialize, Serialize};

use super::seat::{BySeat, Seat};

/// The checkers with which a person likes to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Checkers {
    Light,
    Dark,
    #[default]
    Any,
}

impl BySeat<Checkers> {
    /// Returns the seat that has the light checkers if `first` begins. Where both wish for the same, that player gets them.
    pub(super) fn light_seat(self, first: Seat) -> Seat {
        match (self[first], self[first.other()]) {
            (Checkers::Light, _) | (Checkers::Any, Checkers::Dark | Checkers::Any) => first,
            (Checkers::Dark, _) | (Checkers::Any, Checkers::Light) => first.other(),
        }
    }

    /// Returns the checkers that both wish for, so that only one of them can get them.
    #[must_use]
    pub fn contested(self) -> Option<Checkers> {
        (self.inviter == self.invited && self.inviter != Checkers::Any).then_some(self.inviter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_granted_and_the_first_player_gets_contested_checkers() {
        use Checkers::{Any, Dark, Light};
        let light = |inviter, invited| BySeat { inviter, invited }.light_seat(Seat::Inviter);
        assert_eq!([light(Any, Any), light(Any, Dark), light(Light, Any), light(Light, Dark)], [Seat::Inviter; 4]);
        assert_eq!([light(Dark, Any), light(Any, Light), light(Dark, Light)], [Seat::Invited; 3]);
        assert_eq!([light(Light, Light), light(Dark, Dark)], [Seat::Inviter, Seat::Invited]);
        let contested = |inviter, invited| BySeat { inviter, invited }.contested();
        assert_eq!([contested(Light, Light), contested(Dark, Dark)], [Some(Light), Some(Dark)]);
        assert_eq!([contested(Any, Any), contested(Light, Dark), contested(Any, Light)], [None; 3]);
    }
}
