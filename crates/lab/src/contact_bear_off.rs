//! Games of training that begin late: at most two checkers of one side are not home yet, and the other side can still hit it.
//! Such positions are rare even in bad games, but much depends on them.

use kafenio_board::rules::{BAR, ByPlayer, Contact, OFF, Player, Position, Ruleset};
use kafenio_engine::GameState;

use super::dice::Dice;

/// The share of such games in Backgammon and Portes, and the share of them in which the other side plays a back game: it tends to
/// have many checkers in the home of the side that bears off.
const LATE_GAMES: f32 = 0.5;
const BACK_GAMES: f32 = 0.4;
/// How many checkers of the side that bears off may still be elsewhere. Each of these is equally likely.
const STRAGGLERS: [usize; 4] = [0, 1, 1, 2];
/// The most checkers that are put on a point at once.
const MOST_AT_ONCE: usize = 4;

/// Returns the position from which a game begins, if it does not begin as usual.
pub(super) fn contact_bear_off(ruleset: Ruleset, dice: &mut Dice) -> Option<GameState> {
    let rules = ruleset.variant.rules();
    let has_bar = rules.contact == Contact::Hit { sent_to: BAR } && !rules.has_hand();
    let is_late = has_bar && dice.unit() < LATE_GAMES;
    is_late.then(|| GameState { position: position(dice), ..GameState::start(&ruleset, Player::White) })
}

/// Returns a random position in which White is home, but for some checkers, and Black may be anywhere.
fn position(dice: &mut Dice) -> Position {
    loop {
        let white = side_at_home(dice);
        let black = other_side(dice, &white);
        let farthest = |side: &[u8; 26]| side.iter().rposition(|count| *count > 0).unwrap_or(0);
        if farthest(&white) + farthest(&black) > 25 {
            return Position { checkers: ByPlayer { white, black }, pinned: ByPlayer::default() };
        }
    }
}

fn side_at_home(dice: &mut Dice) -> [u8; 26] {
    let mut white = [0; 26];
    let on_board = if dice.unit() < 0.5 { 15 } else { 1 + dice.below(14) };
    white[usize::from(OFF)] = (15 - on_board) as u8;
    let stragglers = STRAGGLERS[dice.below(STRAGGLERS.len())].min(on_board);
    for _ in 0..stragglers {
        let place = if dice.unit() < 0.5 { usize::from(BAR) } else { 7 + dice.below(18) };
        white[place] += 1;
    }
    let is_deep = dice.unit() < 0.5;
    for _ in stragglers..on_board {
        let point = 1 + dice.below(6);
        white[if is_deep { point.min(1 + dice.below(6)) } else { point }] += 1;
    }
    white
}

fn other_side(dice: &mut Dice, white: &[u8; 26]) -> [u8; 26] {
    let mut black = [0; 26];
    let home_share = 0.3 + 0.5 * dice.unit();
    let back_share = if dice.unit() < BACK_GAMES { 0.15 + 0.25 * dice.unit() } else { 0.1 * dice.unit() };
    let mut to_place = 15;
    while to_place > 0 {
        let part = dice.unit();
        let point = if part < home_share {
            1 + dice.below(6)
        } else if part < home_share + back_share {
            19 + dice.below(6).max(dice.below(6))
        } else {
            7 + dice.below(12)
        };
        if white[25 - point] == 0 {
            let count = (1 + dice.below(MOST_AT_ONCE).min(dice.below(MOST_AT_ONCE))).min(to_place);
            black[point] += count as u8;
            to_place -= count;
        }
    }
    black
}

#[cfg(test)]
mod tests {
    use super::*;
    use kafenio_board::rules::Variant;

    #[test]
    fn only_backgammon_and_portes_begin_late_and_with_contact() {
        for variant in Variant::ALL {
            let begin = |number| contact_bear_off(variant.into(), &mut Dice::of_game(5, number));
            let states: Vec<GameState> = (0..500).filter_map(begin).collect();
            match variant {
                Variant::Backgammon | Variant::Portes => {
                    assert!((200..300).contains(&states.len()), "{}", states.len());
                }
                Variant::Plakoto | Variant::Fevga | Variant::TricTrac | Variant::Puff => assert_eq!(states, []),
            }
            for GameState { position, .. } in states {
                let [white, black] = [position.checkers.white, position.checkers.black];
                assert_eq!([white, black].map(|side| side.iter().sum::<u8>()), [15, 15], "{position:?}");
                assert!((1..=24).all(|point| white[point] == 0 || black[25 - point] == 0), "{position:?}");
                assert!(white[7..].iter().sum::<u8>() <= 2 && black[usize::from(BAR)] == 0, "{position:?}");
                let meet = |point: usize| white[point] > 0 && black[26 - point..].iter().any(|count| *count > 0);
                assert!((1..=25).any(meet), "{position:?}");
            }
        }
    }
}
