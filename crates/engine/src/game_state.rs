//! A game between two rolls.

use kafenio_board::rules::{ByPlayer, Contact, Ending, LegalPlay, Player, Position, Roll, Ruleset, Situation};

use super::board::Board;

/// Everything that the rest of a game depends on, before a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameState {
    pub position: Position,
    /// The player on roll.
    pub player: Player,
    /// Tric-Trac: the points in this game.
    pub points: ByPlayer<u8>,
    /// Puff: the doublets of each player that count.
    pub doublets: ByPlayer<u8>,
}

/// What follows a play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Next {
    Over(Ending),
    State(GameState),
}

impl GameState {
    /// Returns the start of a game that `player` opens.
    pub fn start(ruleset: &Ruleset, player: Player) -> GameState {
        GameState { position: ruleset.start(), player, points: ByPlayer::default(), doublets: ByPlayer::default() }
    }

    /// Returns the situation after `roll`.
    pub fn situation(&self, ruleset: &Ruleset, roll: Roll) -> Situation {
        ruleset.situation(self.position, self.player, roll, self.doublets[self.player], self.points)
    }

    pub(super) fn board(&self) -> Board {
        Board::new(&self.position, self.player, self.points, self.doublets)
    }

    /// Returns what follows `roll`, played as `legal`; `None` where nothing can be played.
    pub fn next(&self, ruleset: &Ruleset, roll: Roll, legal: Option<&LegalPlay>) -> Next {
        let mut next = *self;
        let situation = self.situation(ruleset, roll);
        let scored = match legal {
            Some(legal) => legal.points,
            None if situation.points.is_some() => ruleset.points_for_passing(&situation),
            None => 0,
        };
        next.points[self.player] += scored;
        let ending = match legal {
            Some(legal) => legal.ends,
            None => ruleset.ending_by_points(next.points, self.player),
        };
        if let Some(ending) = ending {
            return Next::Over(ending);
        }
        if let Some(legal) = legal {
            next.position = legal.after;
        }
        if ruleset.variant.rules().doublet.is_counted() {
            next.doublets[self.player] = next.doublets[self.player].saturating_add(u8::from(roll.is_doublet()));
        }
        if !ruleset.rolls_again(roll) {
            next.doublets[self.player] = ruleset.doublets_carried_over(next.doublets[self.player]);
            next.player = self.player.opponent();
        }
        Next::State(next)
    }
}

pub(super) fn has_pins(ruleset: Ruleset) -> bool {
    match ruleset.variant.rules().contact {
        Contact::Pin => true,
        Contact::Hit { .. } | Contact::Block => false,
    }
}
