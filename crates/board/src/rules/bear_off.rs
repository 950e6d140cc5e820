//! Bearing off without contact: only the dice decide, so the bot can play.

use super::player::Player;
use super::position::{OFF, Position};
use super::roll::Roll;
use super::rulebook::{BearingOff, Doublet, Scoring};
use super::ruleset::{LegalPlay, Ruleset, Situation};

/// The points of the home board.
const HOME: u8 = 6;

impl Ruleset {
    /// Returns whether nothing but the dice decides once both players have all their checkers home: then they do not meet
    /// again, every die can be played, and plays score nothing.
    pub fn only_dice_decide_bear_off(&self) -> bool {
        let rules = self.variant.rules();
        rules.bearing_off == BearingOff::AllHome && rules.doublet == Doublet::FourTimes
    }

    /// Returns whether `player` only has to bear off: all their checkers are home, and no checker of the opponent has
    /// still to pass there. Always false where plays score points (Tric-Trac).
    pub fn is_contactless_bear_off(&self, position: &Position, player: Player) -> bool {
        let rules = self.variant.rules();
        let in_the_way = rules.direction.mirror(HOME).min(rules.direction.mirror(1));
        let none_from = |player: Player, point: u8| position.checkers[player][point as usize..].iter().all(|&n| n == 0);
        match rules.scoring {
            Scoring::Nothing => none_from(player, HOME + 1) && none_from(player.opponent(), in_the_way),
            Scoring::HitsAndBridges => false,
        }
    }

    /// Picks the play that leaves the fewest checkers on average after the player's next roll; of equal plays, the one
    /// that leaves the fewest pips.
    pub fn fastest_bear_off(&self, plays: Vec<LegalPlay>, player: Player) -> Option<LegalPlay> {
        plays.into_iter().min_by_key(|legal| (self.left_after_next(&legal.after, player), legal.after.pips(player)))
    }

    /// Adds up the checkers left after the best play of each of the 36 rolls.
    fn left_after_next(self, position: &Position, player: Player) -> u32 {
        let left = |position: &Position| u32::from(15 - position.checkers[player][OFF as usize]);
        let best = |roll: Roll| {
            let plays = self.plays(&Situation::new(*position, player, roll));
            let best = plays.iter().map(|legal| left(&legal.after)).min();
            best.unwrap_or_else(|| left(position))
        };
        let rolls = (1..=6).flat_map(|high| (1..=high).filter_map(move |low| Roll::new(high, low)));
        rolls.map(|roll| if roll.is_doublet() { best(roll) } else { 2 * best(roll) }).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BAR, ByPlayer, Variant};

    fn position(white: &[(u8, u8)], black: &[(u8, u8)]) -> Position {
        let side = |places: &[(u8, u8)]| {
            let mut checkers = [0; 26];
            for &(point, count) in places {
                checkers[point as usize] = count;
            }
            checkers[OFF as usize] = 15 - checkers.iter().sum::<u8>();
            checkers
        };
        Position { checkers: ByPlayer { white: side(white), black: side(black) }, pinned: ByPlayer::default() }
    }

    #[test]
    fn contact_ends_when_the_last_checker_has_passed() {
        let backgammon = Ruleset::from(Variant::Backgammon);
        let white: &[(u8, u8)] = &[(6, 2), (1, 1)];
        assert!(backgammon.is_contactless_bear_off(&position(white, &[(18, 1)]), Player::White));
        assert!(!backgammon.is_contactless_bear_off(&position(white, &[(19, 1)]), Player::White), "on White's 6-point");
        assert!(!backgammon.is_contactless_bear_off(&position(white, &[(BAR, 1)]), Player::White));
        assert!(!backgammon.is_contactless_bear_off(&position(&[(7, 1)], &[(3, 1)]), Player::White), "not at home");
        let fevga = Ruleset::from(Variant::Fevga);
        assert!(fevga.is_contactless_bear_off(&position(white, &[(12, 1)]), Player::White));
        assert!(!fevga.is_contactless_bear_off(&position(white, &[(13, 1)]), Player::White), "on White's 1-point");
        assert!(!Ruleset::from(Variant::TricTrac).is_contactless_bear_off(&position(white, &[(3, 1)]), Player::White));
    }

    #[test]
    fn only_dice_decide_bear_off_where_plays_score_nothing_and_doublets_are_played_four_times() {
        let decide = |variant: Variant| Ruleset::from(variant).only_dice_decide_bear_off();
        let [backgammon, portes, plakoto, fevga, tric_trac, puff] = Variant::ALL.map(decide);
        assert!(backgammon && portes && plakoto && fevga && !tric_trac && !puff);
    }

    #[test]
    fn fastest_play_bears_off_most_and_leaves_no_gap() {
        let ruleset = Ruleset::from(Variant::Backgammon);
        let fastest = |white: &[(u8, u8)], roll: (u8, u8)| {
            let roll = Roll::new(roll.0, roll.1).expect("dice");
            let plays = ruleset.plays(&Situation::new(position(white, &[(3, 2)]), Player::White, roll));
            ruleset.notation(&ruleset.fastest_bear_off(plays, Player::White).expect("a play").play)
        };
        assert_eq!(fastest(&[(6, 1), (3, 1), (2, 1)], (3, 2)), "3/off 2/off");
        // The book's example: with a 1 left to play, filling the gap on the 4-point beats stacking.
        assert_eq!(fastest(&[(5, 2), (6, 1)], (6, 1)), "6/off 5/4");
    }
}
