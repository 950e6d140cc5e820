//! What a player sees at a glance and a small network cannot count: pips, shots, blockades and escapes. The ideas are those
//! of GNU Backgammon's inputs (`eval.c`); one implementation serves every game, because it reads the rules as data.

#![expect(clippy::cast_precision_loss, reason = "counts of checkers and pips are far below 2^24")]

use std::sync::LazyLock;

use kafenio_board::rules::packed::{POINTS, closed_and_single, count, occupied};
use kafenio_board::rules::{BAR, Rules};

use super::board::{Board, Side};

/// The features of one side.
const OF_A_SIDE: usize = 26;
/// The number of features: those of both sides, and whether there is contact.
pub(super) const FEATURES: usize = 2 * OF_A_SIDE + 1;

const HOME: u32 = 0b111_1110;
const ON_BAR: u32 = 1 << BAR;

/// The different rolls of two dice, the higher die first, and how many of the 36 rolls each stands for.
pub(super) const ROLLS: [(u8, u8, u8); 21] = {
    let mut rolls = [(0, 0, 0); 21];
    let mut index = 0;
    let mut high = 1;
    while high <= 6 {
        let mut low = 1;
        while low <= high {
            rolls[index] = (high, low, if high == low { 1 } else { 2 });
            (index, low) = (index + 1, low + 1);
        }
        high += 1;
    }
    rolls
};

/// For each set of closed points among the twelve in front of a checker, the share of the 36 rolls that it can play in
/// full. Bit `n` stands for the point `12 - n` pips ahead.
static ESCAPES: LazyLock<[f32; 4096]> = LazyLock::new(|| {
    std::array::from_fn(|closed| {
        let is_open = |pips: u8| pips > 12 || closed >> (12 - pips) & 1 == 0;
        let escapes = |&(high, low, _): &(u8, u8, u8)| {
            if high == low {
                is_open(high) && is_open(2 * high)
            } else {
                (is_open(high) || is_open(low)) && is_open(high + low)
            }
        };
        let count: u8 = ROLLS.iter().filter(|roll| escapes(roll)).map(|(_, _, weight)| weight).sum();
        f32::from(count) / 36.0
    })
});

/// One side, as the features need it, in its own numbering.
struct View {
    checkers: u128,
    occupied: u32,
    /// Where this side may not land.
    closed: u32,
    /// Where a single checker of the opponent can be hit or pinned.
    targets: u32,
    /// The point of the opponent's rearmost checker, 0 on the bar: what stands below it has passed everything.
    rear: u32,
}

/// Writes the features of `board`: first those of the player on roll.
pub(super) fn features(rules: &Rules, board: &Board) -> [f32; FEATURES] {
    let views = [view(rules, &board.mine, &board.theirs), view(rules, &board.theirs, &board.mine)];
    let [mine, theirs] = &views;
    let mut features = [0.0; FEATURES];
    let farthest = |view: &View| view.occupied.checked_ilog2().unwrap_or(0) as u8;
    let contact = has_contact(rules, mine, farthest(mine), theirs, farthest(theirs));
    let (of_mine, rest) = features.split_at_mut(OF_A_SIDE);
    let (of_theirs, last) = rest.split_at_mut(OF_A_SIDE);
    describe(mine, contact, of_mine);
    describe(theirs, contact, of_theirs);
    last[0] = f32::from(u8::from(contact));
    features
}

fn view(rules: &Rules, side: &Side, other: &Side) -> View {
    let (closed, single) = closed_and_single(rules, other.checkers, side.pinned);
    // What is pinned already cannot be pinned again.
    let targets = single & !rules.direction.mirror_all(other.pinned);
    let others = occupied(other.checkers);
    let rear = if others & ON_BAR != 0 { 0 } else { rules.direction.mirror_all(others & POINTS).trailing_zeros() };
    View { checkers: side.checkers, occupied: occupied(side.checkers), closed, targets, rear }
}

/// Returns whether a checker has still to pass one of the other side.
fn has_contact(rules: &Rules, mine: &View, my_farthest: u8, theirs: &View, their_farthest: u8) -> bool {
    let is_passed = |farthest: u8, other: &View| {
        let there = rules.direction.mirror_all(other.occupied & POINTS);
        let in_the_way = other.occupied & ON_BAR != 0 || farthest == BAR || there & ((1 << farthest) - 1) != 0;
        farthest == 0 || other.occupied == 0 || !in_the_way
    };
    !(is_passed(my_farthest, theirs) && is_passed(their_farthest, mine))
}

fn describe(own: &View, contact: bool, features: &mut [f32]) {
    let mut next = features.iter_mut();
    let mut write = |value: f32| {
        if let Some(feature) = next.next() {
            *feature = value;
        }
    };
    let counts: [u8; 26] = std::array::from_fn(|place| count(own.checkers, place as u8));
    let pips: u32 = counts.iter().zip(0..).map(|(count, place)| u32::from(*count) * place).sum();
    write(pips as f32 / 100.0);
    let farthest = own.occupied.checked_ilog2().unwrap_or(0);
    write(farthest as f32 / 24.0);
    let home = (own.occupied & HOME).count_ones();
    write(home as f32 / 6.0);
    let in_home: u32 = counts[..7].iter().map(|count| u32::from(*count)).sum();
    write(in_home as f32 / 15.0);
    if !contact {
        return;
    }
    let shots = shots(own, counts[BAR as usize]);
    write(shots.hits);
    write(shots.loss);
    // What stands in the way of the farthest checker, and of all of them.
    write(escapes(own.closed, farthest));
    let mut least = 1.0_f32;
    let mut mobility = 0.0;
    let escapes: [f32; 18] = std::array::from_fn(|index| escapes(own.closed, index as u32 + 7));
    for (point, open) in (7..).zip(escapes) {
        if point <= farthest.max(13) {
            least = least.min(open);
        }
        mobility += (point - 6) as f32 * f32::from(counts[point as usize]) * open;
    }
    write(1.0 - least);
    write((1.0 - least) * (1.0 - least));
    write(mobility / 100.0);
    write(longest_run(own.closed) as f32 / 6.0);
    // The points where the side enters from the bar.
    let barred = (own.closed & HOME << 18).count_ones() as f32 / 6.0;
    write(barred);
    write(barred * barred * f32::from(counts[BAR as usize].min(3)));
    write(own.targets.count_ones() as f32 / 6.0);
    write(shots.doubles);
    let anywhere = escapes[6..].iter().copied().fold(1.0, f32::min);
    describe_structure(own, &counts, farthest, anywhere, write);
    debug_assert!(next.next().is_none(), "a side has {OF_A_SIDE} features");
}

/// Writes how the checkers of a side that still meets the other stand to each other. `anywhere` is the share of rolls that
/// let a checker escape that is held as well as can be.
fn describe_structure(own: &View, counts: &[u8; 26], farthest: u32, anywhere: f32, mut write: impl FnMut(f32)) {
    let places = || counts.iter().map(|count| u32::from(*count)).zip(0_u32..).skip(1);
    // What it takes to pass the rearmost checker of the other side, and what stands behind it already.
    let to_pass: u32 = places().map(|(count, place)| count * place.saturating_sub(own.rear)).sum();
    let free: u32 = places().map(|(count, place)| if place < own.rear { count * place } else { 0 }).sum();
    write(to_pass as f32 / 150.0);
    write(free as f32 / 100.0);
    write(spare_pips(own, counts) as f32 / 100.0);
    // The points that the side holds, from the farthest on: what connects its checkers.
    let held = (1..=24_u32).rev().filter(|point| counts[*point as usize] >= 2);
    let mut connection = 0;
    let mut last = None;
    let mut total = 0;
    for point in held.clone() {
        let count = u32::from(counts[point as usize]);
        if let Some(last) = last {
            let distance: u32 = last - point;
            connection += count * if distance <= 6 { 11 } else { 13_u32.saturating_sub(distance) };
            total += count;
        }
        last = Some(point);
    }
    write(if total == 0 { 0.0 } else { 1.0 - connection as f32 / (11 * total) as f32 });
    // Anchors: the farthest, the most advanced one beyond the middle, and a back game with one or with more.
    write(held.clone().next().unwrap_or(0) as f32 / 24.0);
    let advanced = held.clone().take_while(|point| *point >= 13).last();
    write(advanced.map_or(0.0, |point| (25 - point) as f32 / 12.0));
    let anchors = held.take_while(|point| *point >= 19).count();
    let back: u32 = places().skip(18).map(|(count, _)| count).sum();
    write(if anchors >= 2 { back as f32 / 6.0 } else { 0.0 });
    write(if anchors == 1 { back as f32 / 6.0 } else { 0.0 });
    // How far the checkers behind the mean are from it.
    let (count, pips) = places().fold((0, 0), |(counts, pips), (count, place)| (counts + count, pips + count * place));
    let mean = if count == 0 { 0 } else { pips.div_ceil(count) };
    let behind = places().filter(|(count, place)| *count > 0 && *place > mean);
    let (number, squares) =
        behind.fold((0, 0), |(number, sum), (count, place)| (number + count, sum + count * (place - mean).pow(2)));
    write(if number == 0 { 0.0 } else { squares as f32 / number as f32 / 200.0 });
    // The most that can hold a checker that is farther behind than the farthest one is now.
    write(1.0 - anywhere);
    // The checkers within six pips of the farthest one.
    let rearguard: u32 = places().filter(|(_, place)| *place + 6 > farthest).map(|(count, _)| count).sum();
    write(rearguard as f32 / 6.0);
}

/// Returns how many pips a side can play before it has to give up a point at home or its last two back checkers.
fn spare_pips(own: &View, counts: &[u8; 26]) -> u32 {
    let mut spare = u32::from(counts[BAR as usize]);
    let mut pips = 25 * u32::from(counts[BAR as usize]);
    for point in (1..=24_u32).rev() {
        let count = u32::from(counts[point as usize]);
        if point > 12 && point > own.rear {
            let more = if count >= 2 { count - 2 } else { count };
            spare += more;
            pips += more * point;
        } else if point > 6 {
            spare += count;
            pips += count * point;
        } else if count > 2 {
            spare += count - 2;
            pips += (count - 2) * point;
        } else if count < 2 && spare >= 2 - count {
            spare -= 2 - count;
            pips = pips.saturating_sub((2 - count) * point);
        }
    }
    pips
}

fn escapes(closed: u32, from: u32) -> f32 {
    let ahead = if from >= 13 { closed >> (from - 12) } else { closed << (12 - from) };
    ESCAPES[ahead as usize & 0xFFF]
}

fn longest_run(mut points: u32) -> u32 {
    let mut length = 0;
    while points != 0 {
        points &= points << 1;
        length += 1;
    }
    length
}

/// What a roll can hit or pin.
#[derive(Default)]
struct Shots {
    /// The share of rolls that hit something.
    hits: f32,
    /// The share of rolls that reach more than one target.
    doubles: f32,
    /// What the opponent loses on average, in hundreds of pips.
    loss: f32,
}

fn shots(own: &View, on_bar: u8) -> Shots {
    if own.targets == 0 {
        return Shots::default();
    }
    let open = POINTS & !own.closed;
    let mut rolls = 0_u8;
    let mut doubles = 0_u8;
    let mut loss = 0_u32;
    for &(high, low, weight) in &ROLLS {
        let found = if high == low { doublet(own, open, high, on_bar) } else { pair(own, open, high, low, on_bar) };
        let hit = found & own.targets;
        if hit != 0 {
            rolls += weight;
            doubles += if hit.is_power_of_two() { 0 } else { weight };
            // A checker that is hit on this side's point `p` has come `p` pips.
            loss += u32::from(weight) * hit.ilog2();
        }
    }
    Shots { hits: f32::from(rolls) / 36.0, doubles: f32::from(doubles) / 36.0, loss: loss as f32 / 3600.0 }
}

/// Returns where a checker can land with two different dice.
fn pair(own: &View, open: u32, high: u8, low: u8, on_bar: u8) -> u32 {
    let land = |from: u32, die: u8| from >> die & open;
    match on_bar {
        0 => {
            let by_high = land(own.occupied, high);
            let by_low = land(own.occupied, low);
            by_high | by_low | land(by_high, low) | land(by_low, high)
        }
        1 => {
            let by_high = land(ON_BAR, high);
            let by_low = land(ON_BAR, low);
            let rest = own.occupied & POINTS;
            let then = |entered: u32, die: u8| if entered == 0 { 0 } else { land(rest | entered, die) };
            by_high | by_low | then(by_high, low) | then(by_low, high)
        }
        _ => land(ON_BAR, high) | land(ON_BAR, low),
    }
}

/// Returns where a checker can land with a doublet.
fn doublet(own: &View, open: u32, die: u8, on_bar: u8) -> u32 {
    let land = |from: u32| from >> die & open;
    let entered = land(ON_BAR);
    if on_bar > 0 && entered == 0 {
        return 0;
    }
    let mut from = if on_bar > 0 { own.occupied & POINTS | entered } else { own.occupied };
    let mut found = if on_bar > 0 { entered } else { 0 };
    for _ in on_bar.min(4)..4 {
        from = land(from);
        found |= from;
    }
    found
}
