//! The actions of players at a table.

use super::checkers::Checkers;
use super::game::{Offer, Phase};
use super::orders::{CubeAnswer, Orders};
use super::seat::{BySeat, Seat};
use super::{Stage, Table};
use crate::rules::Play;

/// An action of one of the two players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Accepts the invitation, where the players wish for these checkers.
    Begin(BySeat<Checkers>),
    /// Accepts the invitation or the opponent's offer to resign, to call everything off or to take a play back.
    Accept,
    /// Declines the invitation or the opponent's offer, or withdraws the player's own.
    Decline,
    /// Calls everything off before the first play; later, and in a rated match, it only offers to.
    Cancel,
    Roll,
    /// Makes these moves; their order does not matter.
    Play(Play),
    /// Makes the play with this number in [`Game::plays`](super::Game::plays), counted from 1.
    PlayNumber(usize),
    Double,
    Take,
    Drop,
    /// Redoubles at once: a beaver, or a raccoon after a beaver.
    Beaver,
    /// Offers to lose the game for this many times the cube: 1 for a single game, 2 for a gammon, 3 for a backgammon.
    Resign(u8),
    /// Resigns the money session, and with it the running game if a play was made in it.
    Leave,
    /// Plays on from the position, as the winner of a game of Tric-Trac.
    PlayOn,
    /// Has the board set up again, as the winner of a game of Tric-Trac.
    SetUp,
    /// Claims the match from an opponent whose time is up.
    Claim,
    /// Loses the match at once, whoever has the decision: the player leaves for good.
    Forfeit,
    /// Loses the match at once because a tournament decides it.
    Adjudicate,
    /// Takes back the player's latest play, if no dice were rolled since then.
    Undo,
    /// Takes back the player's latest play; if dice were rolled since then, it asks the opponent. A rated match has no such
    /// takeback.
    Takeback,
    /// Sets what the bot does for the player from now on.
    Order(Orders),
}

impl Action {
    /// Returns whether `table` allows `seat` this action now, apart from the rules of the game and the cube.
    #[must_use]
    pub fn is_allowed(&self, table: &Table, seat: Seat) -> bool {
        let game = match &table.stage {
            Stage::Inviting => {
                return match self {
                    Action::Begin(_) | Action::Accept => seat == Seat::Invited,
                    Action::Decline | Action::Cancel => true,
                    _ => false,
                };
            }
            Stage::Playing(game) => game,
            Stage::Closed(_) | Stage::Over { .. } => return false,
        };
        match self {
            Action::Begin(_) => false,
            Action::Forfeit | Action::Adjudicate => true,
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
            Action::Takeback => game.latest[seat].is_some() && (!table.terms.rated || game.can_undo(seat)),
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

impl Table {
    /// Returns whether `seat` has a roll to play now.
    #[must_use]
    pub fn must_play(&self, seat: Seat) -> bool {
        // Any number will do: whether it exists is checked only when the play is made.
        Action::PlayNumber(1).is_allowed(self, seat)
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
