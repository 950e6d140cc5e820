//! What a player can do at a table.

use super::game::{Offer, Phase};
use super::orders::{CubeAnswer, Orders};
use super::seat::Seat;
use super::state::{Stage, Table};
use crate::rules::Play;

/// Something that one of the two players does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Accepts the invitation, or what the opponent offers: to resign, to call everything off, to go back.
    Accept,
    /// Declines the invitation or what the opponent offers; takes one's own invitation or offer back.
    Decline,
    /// Calls everything off, alone before the first play; later it is an offer.
    Cancel,
    Roll,
    /// Makes these moves, in any order.
    Play(Play),
    /// Plays this number of [`Game::plays`], counted from 1.
    PlayNumber(usize),
    Double,
    Take,
    Drop,
    /// Turns a double on at once, or a beaver.
    Beaver,
    /// Offers to lose the game, with this many times the cube: 1 single, 2 gammon, 3 backgammon.
    Resign(u8),
    /// Resigns the money session: gives up the running game, unless no play was made in it yet, and the session with it.
    Leave,
    /// The winner of a game of Tric-Trac plays on from its position.
    PlayOn,
    /// The winner of a game of Tric-Trac has the board set up anew.
    SetUp,
    /// Wins the match of an opponent whose time is up.
    Claim,
    /// Takes his latest play back, since when no dice have fallen.
    Undo,
    /// Takes his latest play back; where dice have fallen since, he asks for it.
    Takeback,
    /// Leaves this to the bot from now on.
    Order(Orders),
}

impl Action {
    /// Whether this is what `table` asks `seat` to decide now. A decline of one's own invitation or resignation
    /// counts; a resignation fits any game.
    #[must_use]
    pub fn is_allowed(&self, table: &Table, seat: Seat) -> bool {
        let game = match &table.stage {
            Stage::Inviting => {
                return match self {
                    Action::Accept => seat == Seat::Invited,
                    Action::Decline | Action::Cancel => true,
                    _ => false,
                };
            }
            Stage::Playing(game) => game,
            Stage::Closed(_) | Stage::Over { .. } => return false,
        };
        match self {
            Action::PlayOn | Action::SetUp => game.chooser == Some(seat),
            Action::Claim => table.clock_runs_for() == Some(seat.other()),
            Action::Order(_) => game.chooser.is_none(),
            Action::Leave if table.terms.length.money().is_none() => false,
            Action::Leave if game.chooser.is_some() => true,
            _ if game.chooser.is_some() => false,
            Action::Accept => game.offered_by() == Some(seat.other()),
            Action::Decline => game.offered_by().is_some(),
            Action::Cancel if game.offer == Some((seat.other(), Offer::Cancel)) => true,
            _ if game.offer.is_some() => false,
            Action::Cancel => true,
            Action::Resign(_) | Action::Leave => game.beavers().is_none(),
            Action::Undo => game.can_undo(seat),
            Action::Takeback => game.latest[seat].is_some(),
            Action::Roll | Action::Double => game.phase == Phase::BeforeRoll(seat),
            Action::Play(_) | Action::PlayNumber(_) => {
                matches!(game.phase, Phase::ToPlay { seat: on, .. } if on == seat)
            }
            Action::Beaver if !table.can_beaver() => false,
            Action::Take | Action::Drop | Action::Beaver => {
                matches!(game.phase, Phase::Doubled { by, .. } if by == seat.other())
            }
        }
    }
}

impl From<CubeAnswer> for Action {
    fn from(answer: CubeAnswer) -> Action {
        match answer {
            CubeAnswer::Take => Action::Take,
            CubeAnswer::Drop => Action::Drop,
        }
    }
}
