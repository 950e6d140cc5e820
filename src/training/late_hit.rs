//! Games of training that begin with a late hit: one side has borne off checkers, and one of those left is on the bar. Such
//! positions are rare even in bad games, but much depends on them: without these games the network of Backgammon saw 70 % where
//! 57 % are won.

use super::dice::Dice;
use crate::engine::GameState;
use crate::rules::{BAR, ByPlayer, Contact, OFF, Player, Position, Ruleset};

/// The share of such games in Backgammon and Portes.
const LATE_HITS: f32 = 0.2;
/// The share of checkers of the player who has hit that are home. Another share is in the other home, and the rest between.
const HOME: f32 = 0.6;
const OTHER_HOME: f32 = 0.1;

/// Returns the position from which a game begins, if it does not begin as usual.
pub(super) fn late_hit(ruleset: Ruleset, dice: &mut Dice) -> Option<GameState> {
    let rules = ruleset.variant.rules();
    let has_bar = rules.contact == Contact::Hit { sent_to: BAR } && !rules.has_hand();
    let is_late = has_bar && dice.unit() < LATE_HITS;
    is_late.then(|| GameState { position: position(dice), ..GameState::start(&ruleset, Player::White) })
}

/// Returns a random position in which Black has hit White. Black has borne off nothing.
fn position(dice: &mut Dice) -> Position {
    let mut white = [0; 26];
    let left = 1 + dice.below(14);
    white[usize::from(OFF)] = (15 - left) as u8;
    white[usize::from(BAR)] = 1;
    for _ in 1..left {
        white[1 + dice.below(6).min(dice.below(6))] += 1;
    }
    let mut black = [0; 26];
    while black.iter().sum::<u8>() < 15 {
        let place = dice.unit();
        let point = if place < HOME {
            1 + dice.below(6)
        } else if place < HOME + OTHER_HOME {
            19 + dice.below(6)
        } else {
            7 + dice.below(12)
        };
        if white[25 - point] == 0 {
            black[point] += 1;
        }
    }
    Position { checkers: ByPlayer { white, black }, pinned: ByPlayer::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn late_hits_are_positions_of_backgammon_and_portes_alone() {
        for variant in Variant::ALL {
            let begin = |number| late_hit(variant.into(), &mut Dice::of_game(5, number));
            let states: Vec<GameState> = (0..500).filter_map(begin).collect();
            match variant {
                Variant::Backgammon | Variant::Portes => assert!((60..150).contains(&states.len()), "{}", states.len()),
                Variant::Plakoto | Variant::Fevga | Variant::TricTrac | Variant::Puff => assert_eq!(states, []),
            }
            for GameState { position, .. } in states {
                let [white, black] = [position.checkers.white, position.checkers.black];
                assert_eq!([white, black].map(|side| side.iter().sum::<u8>()), [15, 15], "{position:?}");
                assert!((1..=24).all(|point| white[point] == 0 || black[25 - point] == 0), "{position:?}");
                assert!(white[usize::from(BAR)] == 1 && white[usize::from(OFF)] > 0 && black[usize::from(BAR)] == 0);
            }
        }
    }
}
