//! The board as the networks see it.

use std::array;

use kafenio_board::rules::packed::{count, pack, pinned_under};
use kafenio_board::rules::{ByPlayer, Outcome, Player, Position, Ruleset};

/// Both sides packed into four bits a place, each in its own numbering, from the view of the player on roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Board {
    pub mine: Side,
    pub theirs: Side,
}

/// One side of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Side {
    /// Four bits a place: 0 for off, 1 to 24, 25 for the bar or the hand.
    pub checkers: u128,
    /// Bit `p` is set where the checker on own point `p` is pinned (Plakoto).
    pub pinned: u32,
    /// The points in this game (Tric-Trac).
    pub points: u8,
    /// Whether an earlier doublet counts (Puff).
    pub has_doublet: bool,
}

impl Board {
    pub fn new(position: &Position, player: Player, points: ByPlayer<u8>, doublets: ByPlayer<u8>) -> Board {
        let side = |player: Player| Side {
            checkers: pack(&position.checkers[player]),
            pinned: position.pinned[player],
            points: points[player],
            has_doublet: doublets[player] > 0,
        };
        Board { mine: side(player), theirs: side(player.opponent()) }
    }

    pub fn flipped(self) -> Board {
        Board { mine: self.theirs, theirs: self.mine }
    }

    /// Returns the most points that the player on roll can still win, and the most that they can lose.
    pub fn most_values(&self, ruleset: &Ruleset) -> (u8, u8) {
        let Board { mine, theirs } = self;
        let unpack = |side: &Side| array::from_fn(|place| count(side.checkers, place as u8));
        let position = Position {
            checkers: ByPlayer { white: unpack(mine), black: unpack(theirs) },
            pinned: ByPlayer { white: mine.pinned, black: theirs.pinned },
        };
        let points = ByPlayer { white: mine.points, black: theirs.points };
        let most = |loser| ruleset.most_value(&position, loser, points);
        (most(Player::Black), most(Player::White))
    }

    /// Returns the board after a play of the player on roll, still from their view. `has_pins` says whether single
    /// checkers are pinned.
    pub fn after(self, outcome: &Outcome, has_pins: bool) -> Board {
        let (mine, theirs) = outcome.sides();
        let mut after = self;
        after.mine.checkers = mine;
        after.theirs.checkers = theirs;
        after.mine.points += outcome.points();
        if has_pins {
            after.theirs.pinned = pinned_under(mine, theirs, self.mine.pinned);
        }
        after
    }
}
