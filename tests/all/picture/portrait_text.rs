//! The narrow board read back: what it shows is the position, on lines that a phone has room for.

use kafenio::picture::{self, BoardView};
use kafenio::rules::{BAR, ByPlayer, Numbering, OFF, Player, Position, Variant};

use crate::picture::boards::{self, scene};
use crate::picture::counts::{Chance, position};

/// What Discord shows in a line on a small phone held upright.
const COLUMNS: usize = 36;
/// Random positions of each game.
const POSITIONS: u32 = 300;

/// What stands at one place: who, and how many, from left to right; `O`, `OOO` or `O12`.
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

fn read(scene: &BoardView) -> Position {
    let rules = scene.variant.rules();
    let text = picture::narrow(scene);
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
fn a_narrow_board_shows_every_checker() {
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
                // Told beside the name.
                wanted.checkers[player][usize::from(OFF)] = 0;
                if has_hand {
                    wanted.checkers[player][usize::from(BAR)] = 0;
                }
            }
            assert_eq!(read(&scene), wanted, "{variant:?}, position {round}:\n{}", picture::narrow(&scene));
        }
    }
}

#[test]
fn a_narrow_board_fits_on_a_phone_and_tells_all_that_a_wide_one_does() {
    for (name, mut scene) in boards::all() {
        for (mirrored, numbering) in [(false, Numbering::Own), (true, Numbering::Printed)] {
            (scene.mirrored, scene.numbering) = (mirrored, numbering);
            let (narrow, wide) = (picture::narrow(&scene), picture::text(&scene));
            assert!(narrow.lines().all(|line| line.chars().count() <= COLUMNS), "{name}:\n{narrow}");
            // Behind the names: pips, what is off or in hand, the cube, points and score.
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
                let thrower =
                    narrow.lines().find(|line| line.get(1..).is_some_and(|line| line.starts_with(sign))).unwrap();
                assert!(thrower.ends_with(&dice), "{name}: {thrower}");
            }
        }
    }
}
