//! What the books teach beside the rules: opening plays, and how often a blot is hit.

use super::generate::turn::Turn;
use super::play::Play;
use super::player::Player;
use super::position::{BAR, Position};
use super::roll::Roll;
use super::rulebook::Doublet;
use super::ruleset::{Ruleset, Situation};
use super::variant::Variant;

/// The recommended opening plays of Backgammon: higher number, lower number, plays (Ravensburger 1985, rules BG-45 and
/// BG-46). Nobody opens with a doublet; the doublets are for a second player who faces the starting position.
const OPENINGS: [(u8, u8, &[&str]); 21] = [
    (6, 5, &["24/18/13"]),
    (6, 4, &["24/20 24/18"]),
    (6, 3, &["24/21 24/18"]),
    (6, 2, &["24/22 24/18"]),
    (6, 1, &["13/7 8/7"]),
    (5, 4, &["24/20 13/8"]),
    (5, 3, &["8/3 6/3"]),
    (5, 2, &["13/8 13/11"]),
    (5, 1, &["24/23/18"]),
    (4, 3, &["13/10 13/9"]),
    (4, 2, &["8/4 6/4"]),
    (4, 1, &["24/23 13/9"]),
    (3, 2, &["13/10 13/11"]),
    (3, 1, &["8/5 6/5"]),
    (2, 1, &["24/22/21", "13/11 6/5"]),
    (6, 6, &["24/18(2) 13/7(2)"]),
    (5, 5, &["13/8/3(2)"]),
    (4, 4, &["24/20(2) 13/9(2)"]),
    (3, 3, &["24/21(2) 8/5(2)"]),
    (2, 2, &["24/22/20(2)"]),
    (1, 1, &["8/7(2) 6/5(2)"]),
];

/// Returns White's recommended plays of `roll` from the starting position of Backgammon, with the resulting positions.
pub fn openings(roll: Roll) -> Vec<(Play, Position)> {
    let ruleset = Ruleset::from(Variant::Backgammon);
    let situation = Situation::new(ruleset.start(), Player::White, roll);
    let entry = OPENINGS.iter().find(|(high, low, _)| (*high, *low) == (roll.higher(), roll.lower()));
    let texts = entry.map_or::<&[&str], _>(&[], |(_, _, plays)| plays);
    let plays = texts.iter().filter_map(|text| ruleset.parse_play(&situation, text).ok());
    plays.map(|legal| (legal.play, legal.after)).collect()
}

/// Counts the rolls, of 36, that reach a point `distance` pips away. `open` tells where on the way a checker may land;
/// a doublet is played up to four times.
pub fn shots(distance: u8, open: impl Fn(u8) -> bool) -> u32 {
    let reaches = |one: u8, other: u8| {
        if one == other {
            let steps = distance / one;
            distance.is_multiple_of(one) && steps <= 4 && (1..steps).all(|step| open(step * one))
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
    /// Returns the shots of `player` at blots `distance` pips away, the farthest first. There are none in games without
    /// blots and in those where a doublet is not played four times.
    pub fn shots(&self, position: &Position, player: Player, distance: u8) -> Vec<Shot> {
        let turn = Turn::new(*self, position, player);
        match turn.rules.doublet {
            Doublet::FourTimes => {}
            Doublet::TwiceThenRollAgain | Doublet::TopThenBottom => return Vec::new(),
        }
        let can_leave = |from: &u8| position.checkers[player][*from as usize] > 0 && !position.is_pinned(player, *from);
        (1 + distance..=BAR)
            .rev()
            .filter(can_leave)
            .map(|from| (from, from - distance))
            .filter(|(_, to)| turn.start.can_be_hit(*to))
            .map(|(from, to)| Shot { from, to, rolls: shots(distance, |pips| !turn.is_closed(from - pips)) })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hit_table_matches_the_books() {
        let rolls: Vec<u32> = (1..=12).map(|distance| shots(distance, |_| true)).collect();
        assert_eq!(rolls, [11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3], "rules, BG-48");
        assert_eq!([15, 16, 18, 20, 24, 13].map(|distance| shots(distance, |_| true)), [1, 1, 1, 1, 1, 0]);
        // With the points 1, 2 and 3 pips away closed, only a 4 hits a blot 4 pips away.
        assert_eq!(shots(4, |pips| pips > 3), 11);
    }

    #[test]
    fn every_opening_play_is_legal() {
        for (high, low, plays) in OPENINGS {
            let roll = Roll::new(low, high).expect("dice");
            assert_eq!(openings(roll).len(), plays.len(), "{roll}");
        }
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
