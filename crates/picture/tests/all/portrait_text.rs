//! Reads the narrow text board back: it shows exactly the position, on lines that fit on a phone.

use kafenio_board::rules::{BAR, ByPlayer, Numbering, OFF, Player, Position, Variant};
use kafenio_picture::{self as picture, BoardView};

use crate::boards::{self, scene};
use crate::counts::{Chance, position};

/// The columns that Discord shows on a small phone held upright.
const COLUMNS: usize = 36;
/// The number of random positions of each game.
const POSITIONS: u32 = 300;

/// Parses the checkers on a point, from left to right, such as `O`, `OOO` or `O12`: the players and their numbers.
fn stacks(text: &str) -> Vec<(Player, u8)> {
    let (mut found, mut rest) = (Vec::new(), text);
    while let Some(letter) = rest.chars().next() {
        let player = if letter == 'O' { Player::White } else { Player::Black };
        let after = rest.trim_start_matches(['X', 'O'].into_iter().find(|sign| *sign == letter).unwrap());
        let digits = after.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(after.len());
        let drawn = rest.len() - after.len();
        found.push((player, if digits > 0 { after[..digits].parse().unwrap() } else { drawn as u8 }));
        rest = &after[digits..];
    }
    found
}

/// Reads the position from the narrow board of a scene.
fn read(scene: &BoardView) -> Position {
    let rules = scene.variant.rules();
    let text = picture::portrait_text(scene);
    let mut seen = Position { checkers: ByPlayer::default(), pinned: ByPlayer::default() };
    let mut put = |point: u8, mut stacks: Vec<(Player, u8)>, is_right: bool| {
        if is_right {
            stacks.reverse();
        }
        for (at, (player, count)) in stacks.iter().enumerate() {
            let own = if *player == scene.viewer || point == BAR { point } else { rules.direction.mirror(point) };
            seen.checkers[*player][usize::from(own)] += count;
            if at + 1 < stacks.len() {
                seen.pinned[*player] |= 1 << own;
            }
        }
    };
    for line in text.lines() {
        if let Some((left, right)) = line.split_once('|') {
            let left: Vec<&str> = left.split_whitespace().collect();
            let right: Vec<&str> = right.split_whitespace().collect();
            let ([left, near], [far, right]) = (&left[..], &right[..]) else { panic!("{line}") };
            for (point, stack, is_right) in [(left, near, false), (right, far, true)] {
                if *stack != "." {
                    put(point.parse().unwrap(), stacks(stack), is_right);
                }
            }
        } else if line.contains("---") {
            for piece in line.split_whitespace().filter(|piece| piece.starts_with(['O', 'X'])) {
                put(BAR, stacks(piece), false);
            }
        }
    }
    seen
}

#[test]
fn narrow_board_shows_every_checker() {
    for variant in Variant::ALL {
        let mut chance = Chance(variant as u64);
        for round in 0..POSITIONS {
            let mut scene = scene(variant, &[], &[]);
            scene.viewer = Player::BOTH[usize::from(chance.below(2))];
            scene.mirrored = chance.below(2) == 1;
            scene.position = position(&mut chance, variant);
            let mut wanted = scene.position;
            let has_hand = variant.rules().start[usize::from(BAR)] > 0;
            for player in Player::BOTH {
                // These are beside the name.
                wanted.checkers[player][usize::from(OFF)] = 0;
                if has_hand {
                    wanted.checkers[player][usize::from(BAR)] = 0;
                }
            }
            assert_eq!(read(&scene), wanted, "{variant:?}, position {round}:\n{}", picture::portrait_text(&scene));
        }
    }
}

#[test]
fn narrow_board_fits_on_a_phone_and_has_all_facts_of_a_wide_one() {
    for (name, mut scene) in boards::all() {
        for (mirrored, numbering) in [(false, Numbering::Own), (true, Numbering::Printed)] {
            (scene.mirrored, scene.numbering) = (mirrored, numbering);
            let (narrow, wide) = (picture::portrait_text(&scene), picture::text(&scene));
            assert!(narrow.lines().all(|line| line.chars().count() <= COLUMNS), "{name}:\n{narrow}");
            // The facts after the names: pips, checkers off or in the hand, cube, points and score.
            let edges = [wide.lines().next(), wide.lines().last()].map(Option::unwrap);
            let facts = edges.iter().flat_map(|line| line.split("  ").skip(1)).map(str::trim);
            let cube = wide.lines().filter_map(|line| line.split('|').nth(2)).map(str::trim);
            let cube = cube.filter(|cube| cube.starts_with('['));
            for fact in facts.chain(cube).filter(|fact| !fact.is_empty()) {
                assert!(narrow.contains(fact), "{name}: {fact:?} is missing\n{narrow}");
            }
            if let (Some(player), Some(roll)) = (scene.to_move, scene.roll) {
                let sign = if player == Player::White { "O " } else { "X " };
                let dice = format!("  {roll}");
                let roller =
                    narrow.lines().find(|line| line.get(1..).is_some_and(|line| line.starts_with(sign))).unwrap();
                assert!(roller.ends_with(&dice), "{name}: {roller}");
            }
        }
    }
}
