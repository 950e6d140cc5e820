//! What the books teach beside the rules: how often a blot is hit.

use super::generate::turn::Turn;
use super::player::Player;
use super::position::{BAR, Position};
use super::rulebook::Doublet;
use super::ruleset::Ruleset;

/// Counts the rolls, of 36, that reach a point `distance` pips away. `open` tells where on the way a checker may land, and
/// `times` how often the number of a doublet is played.
pub fn shots(distance: u8, times: u8, open: impl Fn(u8) -> bool) -> u32 {
    let reaches = |one: u8, other: u8| {
        if one == other {
            let steps = distance / one;
            distance.is_multiple_of(one) && steps <= times && (1..steps).all(|step| open(step * one))
        } else {
            one == distance || other == distance || one + other == distance && (open(one) || open(other))
        }
    };
    (1..=6).map(|one| (1..=6).filter(|&other| reaches(one, other)).count() as u32).sum()
}

/// A checker's shot at a blot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// The point of the checker, in the player's numbering.
    pub from: u8,
    /// The point of the blot, in the player's numbering.
    pub to: u8,
    /// The number of rolls, of 36, that bring this checker there past the opponent's points.
    pub rolls: u32,
}

impl Ruleset {
    /// Returns how often the number of a doublet is played, before the player rolls again in some games; `None` in Puff, where
    /// the numbers underneath are played, too.
    pub fn moves_of_doublet(&self) -> Option<u8> {
        match self.variant.rules().doublet {
            Doublet::FourTimes => Some(4),
            Doublet::TwiceThenRollAgain => Some(2),
            Doublet::TopThenBottom => None,
        }
    }

    /// Returns the shots of `player` at blots `distance` pips away, the farthest first. There are none in games without
    /// blots, none in Puff, and none in Tric-Trac, where the start point and the corners decide which checker may move.
    pub fn shots(&self, position: &Position, player: Player, distance: u8) -> Vec<Shot> {
        let times = 4;
        if self.moves_of_doublet() != Some(times) {
            return Vec::new();
        }
        let turn = Turn::new(*self, position, player);
        let can_leave = |from: &u8| position.checkers[player][*from as usize] > 0 && !position.is_pinned(player, *from);
        (1 + distance..=BAR)
            .rev()
            .filter(can_leave)
            .map(|from| (from, from - distance))
            .filter(|(_, to)| turn.start.can_be_hit(*to))
            .map(|(from, to)| Shot { from, to, rolls: shots(distance, times, |pips| !turn.is_closed(from - pips)) })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn hit_table_matches_the_books() {
        let rolls: Vec<u32> = (1..=12).map(|distance| shots(distance, 4, |_| true)).collect();
        assert_eq!(rolls, [11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3], "rules, BG-48");
        assert_eq!([15, 16, 18, 20, 24, 13].map(|distance| shots(distance, 4, |_| true)), [1, 1, 1, 1, 1, 0]);
        // With the points 1, 2 and 3 pips away closed, only a 4 hits a blot 4 pips away.
        assert_eq!(shots(4, 4, |pips| pips > 3), 11);
        // Where a doublet is two moves, 2-2 does not go 6 pips, and 1-1 only 2.
        assert_eq!([2, 4, 6, 8].map(|distance| shots(distance, 2, |_| true)), [12, 14, 16, 5]);
    }

    #[test]
    fn closed_points_reduce_shots() {
        let ruleset = Ruleset::from(Variant::Backgammon);
        let mut position = ruleset.start();
        // Black's blot on White's 18-point is 6 pips from White's back checkers; Black's 6-point, White's 19, is in the
        // way.
        position.checkers.black[8] -= 2;
        position.checkers.black[7] += 1;
        position.checkers.black[3] += 1;
        assert_eq!(ruleset.shots(&position, Player::White, 6)[0].rolls, 17, "a 5-1 can go over 23");
        // With 23 closed as well, it cannot.
        position.checkers.black[13] -= 2;
        position.checkers.black[2] += 2;
        let shots = ruleset.shots(&position, Player::White, 6);
        assert_eq!(shots[0], Shot { from: 24, to: 18, rolls: 15 });
    }
}
