//! Random positions of kinds that random play reaches too rarely.

use kafenio_board::rules::{ByPlayer, Player, Position, Situation};

use crate::chance::Chance;

/// Returns situations in which White has one or two checkers that are not on the last point, and Black many points in their
/// way.
pub fn lone_runners(seed: u64, count: usize) -> Vec<Situation> {
    let mut chance = Chance(seed);
    let mut found = Vec::with_capacity(count);
    while found.len() < count {
        let mut position = Position { checkers: ByPlayer::from_fn(|_| [0; 26]), pinned: ByPlayer::default() };
        let [white, black] = [&mut position.checkers.white, &mut position.checkers.black];
        for _ in 0..=chance.below(2) {
            white[8 + chance.below(16)] += 1;
        }
        white[1] = 15 - white.iter().sum::<u8>();
        while black.iter().sum::<u8>() < 14 {
            let point = 1 + chance.below(23);
            black[point] += if white[25 - point] == 0 { 2 } else { 0 };
        }
        black[0] = 15 - black.iter().sum::<u8>();
        found.push(Situation::new(position, Player::White, chance.roll()));
    }
    found
}

/// Returns situations of Fevga in which White has passed and holds four or five points of the start quadrant.
pub fn crowded_start_quadrants(seed: u64, count: usize) -> Vec<Situation> {
    let mut chance = Chance(seed);
    let mut found = Vec::with_capacity(count);
    while found.len() < count {
        let mut position = Position { checkers: ByPlayer::from_fn(|_| [0; 26]), pinned: ByPlayer::default() };
        let [white, black] = [&mut position.checkers.white, &mut position.checkers.black];
        white[1 + chance.below(11)] = 1;
        for count in &mut white[19..=24] {
            *count = chance.below(3) as u8;
        }
        white[24] = white[24].max(1);
        let left = 15 - white.iter().sum::<u8>();
        white[12 + chance.below(7)] += left / 2;
        white[1 + chance.below(11)] += left - left / 2;
        while black.iter().sum::<u8>() < 15 {
            let point = 1 + chance.below(24);
            if white[if point <= 12 { point + 12 } else { point - 12 }] == 0 {
                black[point] += 1 + chance.below(usize::from(15 - black.iter().sum::<u8>())) as u8;
            }
        }
        let held = white[19..=24].iter().filter(|&&count| count > 0).count();
        if held == 4 || held == 5 {
            found.push(Situation::new(position, Player::White, chance.roll()));
        }
    }
    found
}

/// Returns a side with one to four checkers in the home board and the others off.
pub fn last_checkers(chance: &mut Chance) -> [u8; 26] {
    let mut side = [0; 26];
    for _ in 0..=chance.below(4) {
        side[1 + chance.below(6)] += 1;
    }
    side[0] = 15 - side.iter().sum::<u8>();
    side
}
