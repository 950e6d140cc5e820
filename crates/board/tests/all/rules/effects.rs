//! What plays achieve, in every game.

use kafenio_board::rules::Effect::{
    BearsOff, Breaks, Draws, Enters, Hits, LeavesBlots, Makes, Pins, Scores, Unpins, Wins,
};
use kafenio_board::rules::{ByPlayer, Effect, Player, Position, Roll, Ruleset, Situation, Variant};

/// Reads checkers such as `24:2 13:5`; what is missing of 15 is off.
fn side(text: &str) -> [u8; 26] {
    let mut checkers = [0; 26];
    for word in text.split_whitespace() {
        let (place, count) = word.split_once(':').unwrap();
        checkers[place.parse::<usize>().unwrap()] = count.parse().unwrap();
    }
    checkers[0] = 15 - checkers.iter().sum::<u8>();
    checkers
}

/// Returns the effects of `play` for White, whose checkers are `mine`; the opponent's are in their own numbering, those
/// on the points `pinned` pinned.
fn effects(variant: Variant, [mine, theirs]: [&str; 2], pinned: &[u8], roll: [u8; 2], play: &str) -> Vec<Effect> {
    let ruleset = Ruleset::from(variant);
    let checkers = ByPlayer { white: side(mine), black: side(theirs) };
    let pinned = ByPlayer { white: 0, black: pinned.iter().fold(0, |mask, point| mask | 1 << point) };
    let roll = Roll::new(roll[0], roll[1]).unwrap();
    let situation = Situation::new(Position { checkers, pinned }, Player::White, roll);
    let legal = ruleset.parse_play(&situation, play).unwrap_or_else(|illegal| panic!("{play}: {illegal:?}"));
    ruleset.effects(&situation, &legal)
}

const START: &str = "24:2 13:5 8:3 6:5";

#[test]
fn backgammon_tells_hits_points_and_blots() {
    let of = |sides, roll, play| effects(Variant::Backgammon, sides, &[], roll, play);
    assert_eq!(of([START, START], [3, 1], "8/5 6/5"), [Makes(vec![5])]);
    assert_eq!(of([START, START], [3, 1], "24/23 13/10"), [Breaks(vec![24]), LeavesBlots(3)]);
    assert_eq!(of([START, START], [1, 1], "8/7(2) 6/5(2)"), [Makes(vec![7, 5]), Breaks(vec![8]), LeavesBlots(1)]);
    let blot = [START, "24:2 20:1 13:5 8:3 6:4"];
    assert_eq!(of(blot, [3, 1], "8/5* 6/5"), [Hits(1), Makes(vec![5])]);
    assert_eq!(of(["25:1 24:1 13:5 8:3 6:5", START], [4, 2], "bar/21 13/11"), [Enters(1), LeavesBlots(3)]);
}

#[test]
fn race_tells_no_points_and_no_blots() {
    let of = |sides, roll, play| effects(Variant::Portes, sides, &[], roll, play);
    assert_eq!(of(["6:2 5:2", "6:2 5:2"], [6, 5], "6/off 5/off"), [BearsOff(2)]);
    assert_eq!(of(["6:2 5:2", "6:2 5:2"], [2, 1], "6/4 5/4"), []);
    // A checker on the bar has yet to pass.
    assert_eq!(of(["6:2 5:2", "25:1 6:2"], [6, 5], "6/off 5/off"), [BearsOff(2), Breaks(vec![6, 5]), LeavesBlots(2)]);
    assert_eq!(of(["2:1", "6:2 5:2"], [6, 5], "2/off"), [Wins]);
}

#[test]
fn plakoto_tells_pins() {
    let of = |sides, pinned: &[u8], roll, play| effects(Variant::Plakoto, sides, pinned, roll, play);
    // The opponent's 7-point is one's own 18-point. A checker on a pinned one is safe there.
    assert_eq!(of(["24:15", "24:14 7:1"], &[], [6, 1], "24/18 24/23"), [Pins(1), LeavesBlots(1)]);
    assert_eq!(of(["24:14 18:1", "24:14 7:1"], &[7], [5, 4], "24/20 18/13"), [Unpins(1), LeavesBlots(2)]);
    assert_eq!(of(["24:13 20:2", "24:15"], &[], [2, 1], "24/23 24/22"), [LeavesBlots(2)]);
    // Pinning the mother wins at once. If one's own is pinned too, nobody wins.
    assert_eq!(of(["6:14 2:1", "24:1 6:14"], &[], [1, 3], "2/1 6/3"), [Wins]);
}

#[test]
fn drawn_game_is_told() {
    let ruleset = Ruleset::from(Variant::Plakoto);
    let checkers = ByPlayer { white: side("24:1 6:13 2:1"), black: side("24:1 6:13 1:1") };
    let position = Position { checkers, pinned: ByPlayer { white: 1 << 24, black: 0 } };
    let situation = Situation::new(position, Player::White, Roll::new(1, 3).unwrap());
    let plays = ruleset.plays(&situation);
    assert!(plays.iter().any(|legal| ruleset.effects(&situation, legal) == [Draws]), "{plays:?}");
}

#[test]
fn fevga_makes_a_point_with_one_checker() {
    let of = |sides, roll, play| effects(Variant::Fevga, sides, &[], roll, play);
    assert_eq!(of(["24:15", "24:15"], [6, 5], "24/13"), [Makes(vec![13])]);
    assert_eq!(of(["24:14 10:1", "24:14 10:1"], [2, 1], "10/7"), [Makes(vec![7]), Breaks(vec![10])]);
}

#[test]
fn tric_trac_tells_points() {
    // The opponent's 8-point is one's own 17-point.
    let sides = ["20:2 15:13", "24:14 8:1"];
    let told = effects(Variant::TricTrac, sides, &[], [3, 1], "20/17 15/14");
    assert_eq!(told, [Scores(1), Hits(1), Breaks(vec![20]), LeavesBlots(3)]);
}

#[test]
fn puff_tells_who_enters() {
    let told = effects(Variant::Puff, ["25:15", "25:15"], &[], [2, 1], "hand/24 hand/23");
    assert_eq!(told, [Enters(2), LeavesBlots(2)]);
}
