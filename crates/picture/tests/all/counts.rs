//! Reads the checkers back from the pixels: the picture shows exactly the position.

use std::collections::HashMap;

use kafenio_board::rules::{BAR, ByPlayer, Contact, OFF, Player, Position, Variant};
use kafenio_picture::{self as picture, BoardView};

use crate::boards::scene;
use crate::extent::extent;

/// The number of random positions of each game, in the short and the long form.
const POSITIONS: [usize; 2] = [50, 200];

/// The dimensions of the picture. They repeat those of the source on purpose: the test only sees the picture.
const TOP: usize = 108;
const BOTTOM: usize = 792;
/// The height of the shadow at a tray's edge, which may be as dark as a checker.
const SHADOW: usize = 4;
const CHECKER: usize = 62;
/// The distance from a checker's centre to a pixel between its groove and its edge.
const ASIDE: usize = 25;
/// Half the width of the box around a number.
const NUMBER: usize = 18;

struct Picture {
    width: usize,
    pixels: Vec<[u8; 3]>,
}

/// The player whose checker is at a place, if any.
type Owner = Option<Player>;

impl Picture {
    fn of(scene: &BoardView) -> Picture {
        let file = picture::png(scene).file;
        let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let frame = reader.next_frame(&mut bytes).unwrap();
        assert_eq!((frame.width, frame.height, frame.color_type), (1200, 900, png::ColorType::Rgb));
        Picture { width: 1200, pixels: bytes.as_chunks::<3>().0.to_vec() }
    }

    fn at(&self, x: usize, y: usize) -> [u8; 3] {
        self.pixels[y * self.width + x]
    }

    /// Returns the player whose checkers have the colour of a pixel, if any.
    fn owner(&self, x: usize, y: usize) -> Owner {
        let near = |face: [u8; 3]| self.at(x, y).iter().zip(face).all(|(one, other)| one.abs_diff(other) < 36);
        [(Player::White, [0xf8, 0xef, 0xdc]), (Player::Black, [0x35, 0x27, 0x1f])]
            .into_iter()
            .find_map(|(player, face)| near(face).then_some(player))
    }

    /// Returns the player whose checker has its centre here, if any; the pixels on both sides of the number must agree.
    fn checker(&self, x: usize, y: usize) -> Owner {
        self.owner(x - ASIDE, y).filter(|player| self.owner(x + ASIDE, y) == Some(*player))
    }

    /// Returns the pixels around a number: `true` for ink, `false` for the checker's colour.
    fn number(&self, x: usize, y: usize, player: Player) -> Vec<bool> {
        let pixels = (y - 12..y + 12).flat_map(|y| (x - NUMBER..x + NUMBER).map(move |x| (x, y)));
        pixels.map(|(x, y)| self.owner(x, y) == Some(player.opponent())).collect()
    }

    /// Counts both players' borne-off checkers in a tray.
    fn slabs(&self, x: usize) -> [u8; 2] {
        Player::BOTH.map(|player| {
            let is = |y: usize| self.owner(x - 35, y) == Some(player);
            (TOP + SHADOW..BOTTOM).filter(|&y| is(y) && !is(y - 1)).count() as u8
        })
    }
}

/// Returns the centres of the checkers on the viewer's point, from the edge inwards.
fn places(point: usize) -> Vec<(usize, usize)> {
    let column = if point <= 12 { 12 - point } else { point - 13 };
    let x = if column < 6 { 138 } else { 636 } + column % 6 * 71 + 35;
    let far = |slot: usize| CHECKER / 2 + slot * CHECKER;
    (0..5).map(|slot| (x, if point <= 12 { BOTTOM - far(slot) } else { TOP + far(slot) })).collect()
}

/// Returns the centres of the checkers in Puff's hand, from the edge inwards, in the left tray.
fn hand(mine: bool) -> Vec<(usize, usize)> {
    places(if mine { 12 } else { 13 }).into_iter().map(|(_, y)| (78, y)).collect()
}

/// Returns the centres of the checkers on the bar, from the middle of the board outwards; the first one has the number.
fn bar(mine: bool) -> Vec<(usize, usize)> {
    (0..4).map(|slot| (600, if mine { 388 - slot * CHECKER } else { 512 + slot * CHECKER })).collect()
}

/// The pixels of the numbers 5 to 15 on each player's checkers.
type Numbers = HashMap<(Player, Vec<bool>), u8>;

/// Reads the pixels of the numbers from boards with known counts.
fn learn_numbers() -> Numbers {
    let mut numbers = Numbers::new();
    for (count, player) in (5..=15).flat_map(|count| Player::BOTH.map(|player| (count, player))) {
        // The bar has a number from five checkers on, a point from six.
        for point in if count == 5 { vec![BAR] } else { vec![BAR, 6] } {
            let mut scene = scene(Variant::Portes, &[], &[]);
            scene.viewer = player;
            scene.position.checkers[player][usize::from(point)] = count;
            let (x, y) = if point == BAR { bar(true)[0] } else { places(6)[4] };
            numbers.insert((player, Picture::of(&scene).number(x, y, player)), count);
        }
    }
    // Plakoto: a pinned checker and five above it, each with its number.
    for player in Player::BOTH {
        let mut scene = scene(Variant::Plakoto, &[], &[]);
        scene.viewer = player;
        scene.position.checkers[player][6] = 5;
        scene.position.checkers[player.opponent()][19] = 1;
        scene.position.pinned[player.opponent()] = 1 << 19;
        let picture = Picture::of(&scene);
        for (owner, slot, count) in [(player, 4, 5), (player.opponent(), 0, 1)] {
            let (x, y) = places(6)[slot];
            numbers.insert((owner, picture.number(x, y, owner)), count);
        }
    }
    assert_eq!(numbers.len(), 46, "two numbers look alike");
    numbers
}

/// Which checker of a full stack has the number, if there are more checkers than are drawn.
#[derive(Clone, Copy)]
enum Numbered {
    /// On a point: the checker farthest from the edge.
    Last,
    /// On the bar: the checker nearest to the middle.
    First,
}

/// Counts both players' checkers in a stack. A number is allowed only on the right checker, and must be greater than
/// the number of its owner's checkers that are drawn.
fn count(picture: &Picture, numbers: &Numbers, places: &[(usize, usize)], numbered: Numbered) -> [u8; 2] {
    let mut counts = [0, 0];
    let checkers: Vec<_> = places.iter().map_while(|&(x, y)| Some((picture.checker(x, y)?, x, y))).collect();
    for (player, ..) in &checkers {
        counts[*player as usize] += 1;
    }
    let expected = match numbered {
        Numbered::Last => places.len() - 1,
        Numbered::First => 0,
    };
    let is_pin = checkers.len() == places.len() && checkers[0].0 != checkers[1].0;
    for (slot, (player, x, y)) in checkers.iter().enumerate() {
        let found = numbers.get(&(*player, picture.number(*x, *y, *player)));
        if found == Some(&1) {
            assert!(is_pin && slot == 0, "a 1 on checker {slot} of {places:?}");
        } else if let Some(number) = found {
            assert!(checkers.len() == places.len() && slot == expected, "a {number} on checker {slot} of {places:?}");
            assert!(*number > counts[*player as usize], "a {number} although as many are drawn: {places:?}");
            counts[*player as usize] = *number;
        } else if slot == expected && checkers.len() == places.len() {
            let ink = picture.number(*x, *y, *player).contains(&true);
            assert!(!ink, "an unreadable number on checker {slot} of {places:?}");
        } else if slot == 0 && is_pin && counts.iter().sum::<u8>() > 5 {
            // The mother checker has a star.
            let ink = picture.number(*x, *y, *player).contains(&true);
            assert!(ink, "no mark for a single pinned checker at {places:?}");
        }
    }
    counts
}

/// Reads the position from a picture.
fn read(picture: &Picture, numbers: &Numbers, scene: &BoardView) -> Position {
    let mut position = Position { checkers: ByPlayer::default(), pinned: ByPlayer::default() };
    let rules = scene.variant.rules();
    let viewer = scene.viewer;
    for point in 1..=24 {
        let counts = count(picture, numbers, &places(usize::from(point)), Numbered::Last);
        position.checkers[viewer][usize::from(point)] = counts[viewer as usize];
        let theirs = usize::from(rules.direction.mirror(point));
        position.checkers[viewer.opponent()][theirs] = counts[viewer.opponent() as usize];
    }
    let (left, right) = (picture.slabs(78), picture.slabs(1122));
    for player in Player::BOTH {
        let own = &mut position.checkers[player];
        let has_hand = rules.start[usize::from(BAR)] > 0;
        let mine = player == viewer;
        let (places, numbered) = if has_hand { (hand(mine), Numbered::Last) } else { (bar(mine), Numbered::First) };
        let counts = count(picture, numbers, &places, numbered);
        assert_eq!(counts[player.opponent() as usize], 0, "on the wrong half of the bar or the tray");
        own[usize::from(BAR)] = counts[player as usize];
        own[usize::from(OFF)] =
            if has_hand { right } else { [0, 1].map(|index| left[index] + right[index]) }[player as usize];
    }
    position
}

/// A generator of pseudo-random numbers, which are the same in every run.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, limit: u8) -> u8 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(limit)) as u8
    }
}

/// Returns a random position in which no point has both players' checkers unless one is pinned.
pub fn position(chance: &mut Chance, variant: Variant) -> Position {
    let rules = variant.rules();
    let mut position = Position { checkers: ByPlayer::default(), pinned: ByPlayer::default() };
    // Few points give high stacks, many give a wide spread.
    let spread = 2 + chance.below(24);
    for player in Player::BOTH {
        for _ in 0..15 {
            let point = loop {
                let point = (chance.below(spread) + chance.below(3) * 9) % 26;
                let on_board = point != OFF && point != BAR;
                let theirs = usize::from(rules.direction.mirror(point.clamp(1, 24)));
                let taken = on_board && position.checkers[player.opponent()][theirs] > 0;
                let no_bar = point == BAR && matches!(rules.contact, Contact::Pin | Contact::Block);
                if !taken && !no_bar {
                    break point;
                }
                if taken && rules.contact == Contact::Pin && position.checkers[player.opponent()][theirs] == 1 {
                    position.pinned[player.opponent()] |= 1 << theirs;
                    break point;
                }
            };
            position.checkers[player][usize::from(point)] += 1;
        }
    }
    position
}

fn check(variant: Variant) {
    let numbers = learn_numbers();
    let mut chance = Chance(variant as u64);
    let rounds = extent(POSITIONS);
    for round in 0..rounds {
        let mut scene = scene(variant, &[], &[]);
        scene.viewer = Player::BOTH[usize::from(chance.below(2))];
        scene.position = position(&mut chance, variant);
        scene.roll = None;
        let seen = read(&Picture::of(&scene), &numbers, &scene);
        assert_eq!(seen.checkers, scene.position.checkers, "{variant:?}, position {round}:\n{}", picture::text(&scene));
    }
}

#[test]
fn backgammon_and_portes_show_every_checker() {
    check(Variant::Backgammon);
    check(Variant::Portes);
}

#[test]
fn plakoto_and_fevga_show_every_checker() {
    check(Variant::Plakoto);
    check(Variant::Fevga);
}

#[test]
fn tric_trac_and_puff_show_every_checker() {
    check(Variant::TricTrac);
    check(Variant::Puff);
}
