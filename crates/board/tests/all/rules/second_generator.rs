//! A second, deliberately simple generator: it follows the wording of the rules, tries every order of the dice with
//! every checker on plain arrays, and shares no code with the fast one. Both must find the same results.

use std::collections::{BTreeMap, BTreeSet};

use kafenio_board::rules::{ByPlayer, CustomRules, Ending, Player, Position, Roll, Ruleset, Situation, Variant};

use crate::chance::Chance;
use crate::extent::extent;
use crate::playing::situations;
use crate::rules::made_positions::{crowded_start_quadrants, last_checkers, lone_runners};

/// A position from the mover's side: the counts of both sides, each in its own numbering.
type Key = ([u8; 26], [u8; 26]);

#[derive(Clone)]
struct Board {
    game: Variant,
    custom_rules: CustomRules,
    me: [u8; 26],
    them: [u8; 26],
    /// The mover's pinned checkers (Plakoto).
    pinned: Vec<u8>,
    used: Vec<u8>,
    score: u8,
    /// Tric-Trac: the point of the checker that left the start point in this roll.
    brought: Option<u8>,
    /// The home points where a checker hit in this roll.
    hit_at: Vec<u8>,
}

impl Board {
    fn theirs(&self, point: u8) -> u8 {
        let theirs =
            if self.game == Variant::Fevga { if point <= 12 { point + 12 } else { point - 12 } } else { 25 - point };
        self.them[theirs as usize]
    }

    fn holds_bridge(&self) -> bool {
        self.me[13..=18].iter().all(|&count| count >= 2)
    }

    fn ended(&self) -> bool {
        let all_off = self.me[0] == 15 && self.game != Variant::TricTrac;
        let rules = self.custom_rules;
        let has_caught = self.them[24] == 1 && self.me[1] > 0;
        let is_caught = self.pinned.contains(&24);
        let wins = rules.mother_rule && (self.me[24] == 0 || rules.mother_at_once);
        all_off || self.game == Variant::Plakoto && has_caught && (is_caught || wins)
    }

    fn fills_start_quadrant(&self) -> bool {
        self.game == Variant::Fevga && self.me[19..=24].iter().all(|&count| count > 0)
    }

    /// Returns the board after one checker moves from `from` by `die`; `None` if that is illegal.
    fn step(&self, from: u8, die: u8) -> Option<Board> {
        if self.ended() || self.me[from as usize] == 0 || !self.may_leave(from) {
            return None;
        }
        let mut next = self.clone();
        next.used.push(die);
        next.me[from as usize] -= 1;
        let tric_trac = self.game == Variant::TricTrac;
        let last = u8::from(tric_trac);
        if from <= die + last {
            if !tric_trac && !self.may_bear_off(from, die) {
                return None;
            }
            next.me[0] += 1;
            next.score += 1;
            return Some(next);
        }
        let to = from - die;
        if self.held_against_me(to) {
            return None;
        }
        next.me[to as usize] += 1;
        match self.game {
            Variant::Backgammon | Variant::Portes | Variant::Puff if self.theirs(to) == 1 => {
                next.them[25 - to as usize] -= 1;
                next.them[25] += 1;
                if to <= 6 {
                    next.hit_at.push(to);
                }
            }
            Variant::TricTrac => {
                if to == 12 {
                    return None;
                }
                if self.theirs(to) == 1 {
                    next.them[25 - to as usize] -= 1;
                    next.them[24] += 1;
                    next.score += 1;
                }
                if next.holds_bridge() && !self.holds_bridge() {
                    next.score += 2;
                }
                next.brought = if from == 24 { Some(to) } else { self.brought };
            }
            _ if !self.custom_rules.quarter_at_end && next.fills_start_quadrant() => return None,
            _ => (),
        }
        Some(next)
    }

    fn may_leave(&self, from: u8) -> bool {
        match self.game {
            Variant::Backgammon | Variant::Portes | Variant::Puff => {
                let must_stay =
                    !self.custom_rules.hit_and_run && self.hit_at.contains(&from) && self.me[from as usize] == 1;
                (from == 25 || self.me[25] == 0) && !must_stay
            }
            Variant::Plakoto => !self.pinned.contains(&from),
            Variant::Fevga => {
                let passed = self.me[..=11].iter().any(|&count| count > 0);
                let nobody_out = self.me[..24].iter().all(|&count| count == 0);
                passed || if nobody_out { from == 24 } else { from != 24 }
            }
            Variant::TricTrac => self.me[24] == 0 || from == 24 || self.brought == Some(from),
        }
    }

    fn may_bear_off(&self, from: u8, die: u8) -> bool {
        let all_home = self.me[7..].iter().all(|&count| count == 0) && from <= 6;
        let pin_allows = self.pinned.is_empty() || self.custom_rules.bear_off_with_pinned;
        let farthest = self.me[from as usize + 1..=6].iter().all(|&count| count == 0);
        all_home && pin_allows && (from == die || farthest)
    }

    fn held_against_me(&self, to: u8) -> bool {
        match self.game {
            Variant::Fevga => self.theirs(to) >= 1,
            Variant::Plakoto => self.theirs(to) >= 2 || self.pinned.contains(&to),
            Variant::Backgammon | Variant::Portes | Variant::Puff | Variant::TricTrac => self.theirs(to) >= 2,
        }
    }

    fn all_steps(&self, die: u8) -> Vec<Board> {
        (1..=25).filter_map(|from| self.step(from, die)).collect()
    }
}

/// Plays the dice in this order in every way, as far as possible and less far.
fn sequences(board: &Board, dice: &[u8], ends: &mut Vec<Board>) {
    let next = dice.first().map(|&die| board.all_steps(die)).unwrap_or_default();
    ends.push(board.clone());
    for after in next {
        sequences(&after, &dice[1..], ends);
    }
}

/// Plays long doublets level by level, expanding each position once.
fn levels(start: Vec<Board>, die: u8, times: usize) -> Vec<Vec<Board>> {
    let mut all = vec![start];
    for _ in 0..times {
        let mut seen = BTreeSet::new();
        let next: Vec<Board> = all[all.len() - 1]
            .iter()
            .flat_map(|board| board.all_steps(die))
            .filter(|board| seen.insert((board.me, board.them, board.brought)))
            .collect();
        if next.is_empty() {
            break;
        }
        all.push(next);
    }
    all
}

/// Returns the results of a roll, with the points that they score.
fn results(ruleset: Ruleset, situation: &Situation) -> BTreeMap<Key, u8> {
    let me = situation.player;
    let board = Board {
        game: ruleset.variant,
        custom_rules: ruleset.custom_rules,
        me: situation.position.checkers[me],
        them: situation.position.checkers[me.opponent()],
        pinned: (1..=24).filter(|&point| situation.position.is_pinned(me, point)).collect(),
        used: Vec::new(),
        score: 0,
        brought: None,
        hit_at: Vec::new(),
    };
    let (high, low) = (situation.roll.higher(), situation.roll.lower());
    let ends = match (ruleset.variant, high == low) {
        (Variant::Puff, true) => puff_doublet(board, high, if situation.doublets > 0 { 4 } else { 2 }),
        (Variant::TricTrac, _) => tric_trac(&board, high, low),
        (_, true) => {
            let mut all = levels(vec![board.clone()], high, 4);
            for level in &mut all {
                level.retain(|board| !board.fills_start_quadrant());
            }
            all.retain(|level| !level.is_empty());
            let longest = all.pop().unwrap_or_default();
            let ends = all.into_iter().flatten().filter(Board::ended).chain(longest).collect();
            release(&board, ends)
        }
        (_, false) => two_numbers(&board, high, low),
    };
    let mut results = BTreeMap::new();
    for end in ends.iter().filter(|end| !end.used.is_empty()) {
        let best: &mut u8 = results.entry((end.me, end.them)).or_default();
        *best = (*best).max(if ruleset.variant == Variant::TricTrac { end.score } else { 0 });
    }
    results
}

fn two_numbers(board: &Board, high: u8, low: u8) -> Vec<Board> {
    let mut ends = Vec::new();
    sequences(board, &[low, high], &mut ends);
    if board.game != Variant::Puff {
        sequences(board, &[high, low], &mut ends);
    }
    ends.retain(|end| !end.fills_start_quadrant());
    let most = ends.iter().map(|end| end.used.len()).max().unwrap_or(0);
    ends.retain(|end| end.used.len() == most || end.ended());
    if most == 1 {
        let high_goes = ends.iter().any(|end| end.used == [high]);
        let must_be_higher = match board.game {
            Variant::Backgammon => high_goes || !board.custom_rules.lower_alone,
            Variant::Fevga => high_goes,
            Variant::Portes | Variant::Plakoto => high_goes && board.custom_rules.higher_die,
            Variant::TricTrac | Variant::Puff => false,
        };
        ends.retain(|end| !must_be_higher || end.used == [high] || end.ended());
    }
    release(board, ends)
}

/// Applies Fevga's duty to open a prime, computed in the opponent's direction, from their point 24 down to 1.
fn release(start: &Board, ends: Vec<Board>) -> Vec<Board> {
    if start.game != Variant::Fevga {
        return ends;
    }
    let Some(behind) = (1..=24_u8).find(|&point| start.them[point as usize] == 15) else { return ends };
    let wall: Vec<usize> = (1..=6)
        .filter_map(|pips| behind.checked_sub(pips).filter(|&theirs| theirs >= 1))
        .map(|theirs| if theirs <= 12 { theirs + 12 } else { theirs - 12 } as usize)
        .collect();
    let closed = |board: &Board| wall.len() == 6 && wall.iter().all(|&point| board.me[point] > 0);
    if closed(start) && ends.iter().any(|end| !closed(end)) {
        ends.into_iter().filter(|end| !closed(end)).collect()
    } else {
        ends
    }
}

fn puff_doublet(board: Board, top: u8, times: usize) -> Vec<Board> {
    let mut tops = levels(vec![board], top, times);
    let complete = tops.len() == times + 1;
    let longest = tops.pop().unwrap();
    if complete { levels(longest, 7 - top, times).into_iter().flatten().collect() } else { longest }
}

/// Plays Tric-Trac's two steps, with the corner rules for the whole roll, the privilege and the standing bridge.
fn tric_trac(board: &Board, one: u8, other: u8) -> Vec<Board> {
    let mut tries = Vec::new();
    for (first, second) in [(one, other), (other, one)] {
        for middle in board.all_steps(first) {
            tries.extend(middle.all_steps(second).into_iter().map(|end| (Some(middle.clone()), end)));
            tries.push((None, middle));
        }
    }
    let corner = |board: &Board| board.me[13];
    // No roll leaves one checker alone in the corner, and the first checker in an empty corner waits for the second.
    tries.retain(|(middle, end)| {
        let passed_alone =
            corner(board) == 0 && middle.as_ref().is_some_and(|middle| corner(middle) == 1) && corner(end) == 0;
        corner(end) != 1 && !passed_alone
    });
    let most = tries.iter().map(|(_, end)| end.used.len()).max().unwrap_or(0);
    let mut ends: Vec<Board> = tries.into_iter().map(|(_, end)| end).filter(|end| end.used.len() == most).collect();
    let two_on = |a: u8, b: u8| {
        let count = |point: u8| board.me[point as usize];
        if a == b { count(a) >= 2 } else { count(a) >= 1 && count(b) >= 1 }
    };
    let out_of_start = board.me[24] == 0 && corner(board) == 0 && board.them[13] == 0;
    if out_of_start && two_on(12 + one, 12 + other) && !two_on(13 + one, 13 + other) {
        let mut end = board.clone();
        end.me[12 + one as usize] -= 1;
        end.me[12 + other as usize] -= 1;
        end.me[13] += 2;
        end.used = vec![one, other];
        end.score += if end.holds_bridge() { 2 } else { 0 };
        ends.push(end);
    }
    // A bridge that stood before scores once, whether it remained or was left and built again.
    if board.holds_bridge() {
        for end in &mut ends {
            let checkers = end.me[0] - board.me[0];
            let hits = end.them[24] - board.them[24];
            end.score = checkers + hits + if end.holds_bridge() { 2 } else { 0 };
        }
    }
    ends
}

/// Returns how the game ended, from the position alone.
fn ending(ruleset: Ruleset, position: &Position, mover: Player) -> Option<Ending> {
    use kafenio_board::rules::Player::{Black, White};
    let (game, rules) = (ruleset.variant, ruleset.custom_rules);
    let pinned = |player| position.is_pinned(player, 24);
    let gone = |player| position.checkers[player][24] == 0;
    let off = |player| position.checkers[player][0];
    if pinned(White) && pinned(Black) {
        return Some(Ending::Draw);
    }
    for (winner, loser) in [(White, Black), (Black, White)] {
        if rules.mother_rule && pinned(loser) && (gone(winner) || rules.mother_at_once) {
            return Some(Ending::Won { winner, value: 2 });
        }
    }
    if off(mover) < 15 || game == Variant::TricTrac {
        return None;
    }
    let loser = mover.opponent();
    let far = position.checkers[loser][19..=25].iter().sum::<u8>() > 0;
    let value = match (game, off(loser)) {
        (Variant::Puff, _) | (_, 1..) => 1,
        (Variant::Backgammon, 0) if far => 3,
        (_, 0) => 2,
    };
    Some(Ending::Won { winner: mover, value })
}

fn compare(ruleset: Ruleset, situation: &Situation) {
    let me = situation.player;
    let plays = ruleset.plays(situation);
    let fast: BTreeMap<Key, u8> = plays
        .iter()
        .map(|legal| ((legal.after.checkers[me], legal.after.checkers[me.opponent()]), legal.points))
        .collect();
    assert_eq!(fast.len(), plays.len(), "not distinct: {situation:?}");
    let slow = results(ruleset, situation);
    if fast != slow {
        let lacking = |from: &BTreeMap<Key, u8>, other: &BTreeMap<Key, u8>| -> Vec<(Key, u8)> {
            from.iter()
                .filter(|(key, score)| other.get(*key) != Some(score))
                .map(|(key, score)| (*key, *score))
                .collect()
        };
        panic!("{situation:?}\nonly fast: {:?}\nonly slow: {:?}", lacking(&fast, &slow), lacking(&slow, &fast));
    }
    for legal in &plays {
        assert_eq!(legal.ends, ending(ruleset, &legal.after, me), "{situation:?}: {:?}", legal.play);
        check_invariants(ruleset, situation, legal);
    }
}

/// Checks that each side has fifteen checkers, that pips, pins and hits add up, and that the moves lead to the result.
fn check_invariants(ruleset: Ruleset, situation: &Situation, legal: &kafenio_board::rules::LegalPlay) {
    let (me, before, after) = (situation.player, &situation.position, &legal.after);
    let them = me.opponent();
    for player in [me, them] {
        assert_eq!(after.checkers[player].iter().map(|&count| u32::from(count)).sum::<u32>(), 15, "{situation:?}");
        for point in (1..=24).filter(|&point| after.is_pinned(player, point)) {
            assert_eq!(after.checkers[player][point as usize], 1, "{situation:?}: {legal:?}");
            assert!(after.checkers[player.opponent()][25 - point as usize] > 0, "{situation:?}: {legal:?}");
        }
    }
    assert_eq!(after.pinned[me], before.pinned[me]);
    let mut checkers = before.checkers[me];
    let mut distance = 0;
    for made in &legal.play.moves {
        checkers[made.from as usize] -= 1;
        checkers[made.to as usize] += 1;
        distance += u32::from(made.from - made.to);
        let exact = made.from - made.to == made.die;
        let privilege = ruleset.variant == Variant::TricTrac && made.to == 13 && made.from - made.to + 1 == made.die;
        assert!(exact || privilege || made.to == 0, "{situation:?}: {made:?}");
    }
    assert_eq!(checkers, after.checkers[me], "{situation:?}: {legal:?}");
    assert_eq!(before.pips(me) - after.pips(me), distance);
    let hits = legal.play.moves.iter().filter(|made| made.hit).count();
    let back = if ruleset.variant == Variant::TricTrac { 24 } else { 25 };
    assert_eq!(after.checkers[them][back] - before.checkers[them][back], hits as u8, "{situation:?}: {legal:?}");
}

/// Returns how many positions to compare; the long form begins with those of the short one.
fn positions(short: usize) -> usize {
    extent([short, short * 5])
}

fn compare_random(ruleset: Ruleset, seed: u64, count: usize) {
    for situation in situations(ruleset, seed, positions(count)) {
        compare(ruleset, &situation);
    }
}

/// Compares the plays under a custom rule, 100,000 times in the long form. Checks that the rule changes the plays of at
/// least one situation in `share`, so that it is the rule that is compared.
fn compare_with_rule(ruleset: Ruleset, situations: &[Situation], share: usize) {
    let usual = Ruleset::from(ruleset.variant);
    let mut changed = 0;
    for situation in situations {
        compare(ruleset, situation);
        let ends = |ruleset: Ruleset| -> Vec<(Position, Option<Ending>)> {
            ruleset.plays(situation).into_iter().map(|legal| (legal.after, legal.ends)).collect()
        };
        changed += usize::from(ends(ruleset) != ends(usual));
    }
    assert!(changed * share >= situations.len(), "the rule changes {changed} of {}", situations.len());
}

/// Compares the plays of random games under a custom rule.
fn compare_games(variant: Variant, change: impl FnOnce(&mut CustomRules), seed: u64, share: usize) {
    let ruleset = with_custom_rules(variant, change);
    compare_with_rule(ruleset, &situations(ruleset, seed, extent([2000, 100_000])), share);
}

fn with_custom_rules(variant: Variant, change: impl FnOnce(&mut CustomRules)) -> Ruleset {
    let mut ruleset = Ruleset::from(variant);
    change(&mut ruleset.custom_rules);
    ruleset
}

#[test]
fn backgammon_agrees() {
    compare_random(Variant::Backgammon.into(), 1, 5000);
    compare_random(with_custom_rules(Variant::Backgammon, |rules| rules.lower_alone = false), 2, 1000);
}

#[test]
fn portes_agrees() {
    compare_random(Variant::Portes.into(), 3, 5000);
    compare_random(with_custom_rules(Variant::Portes, |rules| rules.hit_and_run = false), 4, 2000);
}

#[test]
fn plakoto_agrees() {
    compare_random(Variant::Plakoto.into(), 5, 5000);
    compare_random(with_custom_rules(Variant::Plakoto, |rules| rules.bear_off_with_pinned = true), 6, 1000);
}

#[test]
fn fevga_agrees() {
    compare_random(Variant::Fevga.into(), 7, 5000);
}

#[test]
fn tric_trac_agrees() {
    compare_random(Variant::TricTrac.into(), 8, 5000);
}

#[test]
fn puff_agrees() {
    // One late doublet has tens of thousands of results, so only the long form compares many of them.
    compare_random(Variant::Puff.into(), 9, 250);
}

#[test]
fn higher_die_agrees() {
    for (seed, variant) in [(11, Variant::Portes), (12, Variant::Plakoto)] {
        let ruleset = with_custom_rules(variant, |rules| rules.higher_die = true);
        let half = extent([1000, 50_000]);
        let all: Vec<_> = situations(ruleset, seed, half).into_iter().chain(lone_runners(seed, half)).collect();
        compare_with_rule(ruleset, &all, 40);
    }
}

#[test]
fn mother_rules_agree() {
    compare_games(Variant::Plakoto, |rules| rules.mother_at_once = true, 13, 100);
    compare_games(Variant::Plakoto, |rules| rules.mother_rule = false, 14, 100);
}

#[test]
fn start_quadrant_at_the_end_agrees() {
    compare_games(Variant::Fevga, |rules| rules.quarter_at_end = true, 15, 10_000);
    let ruleset = with_custom_rules(Variant::Fevga, |rules| rules.quarter_at_end = true);
    compare_with_rule(ruleset, &crowded_start_quadrants(16, extent([2000, 100_000])), 40);
}

/// Compares the last rolls of a game, which may end it with dice left; random games reach them too rarely.
#[test]
fn last_rolls_agree() {
    let mut chance = Chance(10);
    for variant in Variant::ALL {
        let ruleset = Ruleset::from(variant);
        for _ in 0..positions(60) {
            let position =
                Position { checkers: ByPlayer::from_fn(|_| last_checkers(&mut chance)), pinned: ByPlayer::default() };
            // Random checkers of both sides may share a point, which no game allows.
            let together = (1..=24).any(|point| {
                let other = variant.rules().direction.mirror(point);
                position.checkers.white[point as usize] > 0 && position.checkers.black[other as usize] > 0
            });
            for (high, low) in (1..=6).flat_map(|high| (1..=high).map(move |low| (high, low))).filter(|_| !together) {
                compare(ruleset, &Situation::new(position, Player::White, Roll::new(high, low).unwrap()));
            }
        }
    }
}
