//! Bearing off without contact: how many rolls each side will need, and so who wins.
//!
//! Each side is taken to bear off as fast as it can on average, whatever the other does, as in the one-sided bear-off
//! database of GNU Backgammon (its manual, "Bearoff databases"). That is exact, but for the rare rolls after which a player
//! who is behind would rather gamble.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use super::board::Board;
use super::chances::Chances;
use super::features::ROLLS;
use super::outlook::EFFICIENCY;
use crate::rules::OFF;
use crate::rules::packed::count;

/// The points of a home board.
const HOME: usize = 6;
/// The most checkers left of a side that has borne one off, so that it can only lose a single game.
const MOST: u8 = 14;

/// A side that bears off: on its index `i`, the number of checkers on point `i + 1` or further back.
type Home = [u8; HOME];

/// Returns the chances of the player on roll; `None` unless both sides bear off and have a checker off.
pub(super) fn chances(board: &Board) -> Option<Chances> {
    let mine = home(board.mine.checkers)?;
    let theirs = home(board.theirs.checkers)?;
    let rolls = |home: Home| TABLE[number(home)].iter();
    let (mut win, mut is_opponent_left) = (0.0, 1.0);
    let theirs = rolls(theirs).copied().chain(std::iter::repeat(0.0));
    for (mine, theirs) in rolls(mine).zip(theirs) {
        win += mine * is_opponent_left;
        is_opponent_left -= theirs;
    }
    let win = win.clamp(0.0, 1.0);
    Some(Chances { win: [win, 0.0, 0.0, 0.0], lose: [1.0 - win, 0.0, 0.0, 0.0] })
}

/// Returns the efficiency of the cube (see [`super::cube`]); `None` where there are no such chances.
///
/// The shorter a race is, the more a roll changes, and the more often a player doubles too late. This fits the cube of races with
/// up to six checkers on each side, which GNU Backgammon has computed (its two-sided bear-off database).
pub(super) fn cube_efficiency(board: &Board) -> Option<f32> {
    home(board.theirs.checkers)?;
    let pips = home(board.mine.checkers)?.iter().sum::<u8>();
    Some((0.15 + 0.015 * f32::from(pips)).clamp(0.3, EFFICIENCY))
}

/// Returns a side of the board; `None` unless it bears off and has a checker off.
fn home(checkers: u128) -> Option<Home> {
    let further_back = checkers >> (4 * (HOME + 1));
    if further_back != 0 || count(checkers, OFF) == 0 {
        return None;
    }
    let mut home = [0; HOME];
    let mut sum = 0;
    for point in (1..=HOME as u8).rev() {
        sum += count(checkers, point);
        home[usize::from(point) - 1] = sum;
    }
    Some(home)
}

/// The ways to choose `k` of `n`, as `CHOICES[n][k]`.
const CHOICES: [[usize; HOME + 1]; MOST as usize + HOME] = {
    let mut choices = [[0; HOME + 1]; MOST as usize + HOME];
    let mut n = 0;
    while n < choices.len() {
        choices[n][0] = 1;
        let mut k = 1;
        while k <= HOME && n > 0 {
            choices[n][k] = choices[n - 1][k - 1] + choices[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choices
};

/// Returns the number of `home` in the order in which [`following`] lists all of them: every move leads to a lower number.
fn number(home: Home) -> usize {
    home.iter().enumerate().map(|(index, &count)| CHOICES[usize::from(count) + HOME - 1 - index][HOME - index]).sum()
}

fn following(home: Home) -> Option<Home> {
    let most = |index: usize| if index == 0 { MOST } else { home[index - 1] };
    let index = (0..HOME).rev().find(|&index| home[index] < most(index))?;
    let mut following = home;
    following[index] += 1;
    following[index + 1..].fill(0);
    Some(following)
}

/// The numbers of what is left after each move of a die.
type Moves = ArrayVec<usize, HOME>;

fn moves(home: Home, die: usize) -> Moves {
    let count = |index: usize| home[index] - home.get(index + 1).copied().unwrap_or(0);
    let is_highest = |index: usize| home[index] == count(index);
    let may_move = |index: &usize| count(*index) > 0 && (*index + 1 >= die || is_highest(*index));
    let after = |index: usize| {
        let mut after = home;
        after[(index + 1).saturating_sub(die)..=index].iter_mut().for_each(|count| *count -= 1);
        number(after)
    };
    (0..HOME).filter(may_move).map(after).collect()
}

/// The chances to need exactly 1, 2, ... rolls, by the number of a side.
static TABLE: LazyLock<Vec<Box<[f32]>>> = LazyLock::new(|| {
    let nothing = [0; HOME];
    let mut sides = Sides { rolls: vec![Box::default()], means: vec![0.0], bests: vec![Default::default()] };
    for home in std::iter::successors(following(nothing), |home| following(*home)) {
        sides.add(home);
    }
    sides.rolls
});

/// What is known of the sides with the lowest numbers.
struct Sides {
    /// The chances to need exactly 1, 2, ... rolls.
    rolls: Vec<Box<[f32]>>,
    /// How many rolls are needed on average.
    means: Vec<f32>,
    /// The number of the fastest side after one, two and three moves of each die.
    bests: Vec<[[usize; 6]; 3]>,
}

impl Sides {
    /// Adds the side with the next number.
    fn add(&mut self, home: Home) {
        let moves = std::array::from_fn(|die| moves(home, die + 1));
        let mut chances = Vec::<f32>::new();
        for (high, low, weight) in ROLLS {
            let left = self.after_roll(&moves, usize::from(high) - 1, usize::from(low) - 1);
            let rolls = if left == 0 { &[1.0][..] } else { &self.rolls[left] };
            let first = usize::from(left > 0);
            chances.resize(chances.len().max(first + rolls.len()), 0.0);
            for (sum, chance) in chances[first..].iter_mut().zip(rolls) {
                *sum += f32::from(weight) * chance;
            }
        }
        // Whole weights are added exactly, so that what is certain stays exactly 1.
        let chances: Box<[f32]> = chances.into_iter().map(|sum| sum / 36.0).collect();
        let best = std::array::from_fn(|more| std::array::from_fn(|die| self.after(&moves[die], die, more)));
        self.means.push(chances.iter().zip(1_u8..).map(|(chance, rolls)| chance * f32::from(rolls)).sum());
        self.rolls.push(chances);
        self.bests.push(best);
    }

    /// Returns the fastest side after a roll. `moves` are those of each die.
    fn after_roll(&self, moves: &[Moves; 6], high: usize, low: usize) -> usize {
        if high == low {
            return self.after(&moves[high], high, 3);
        }
        self.fastest([self.after(&moves[high], low, 1), self.after(&moves[low], high, 1)])
    }

    /// Returns the fastest side after one of `moves` and so many `more` moves of `die`.
    fn after(&self, moves: &Moves, die: usize, more: usize) -> usize {
        self.fastest(moves.iter().map(|&left| if more == 0 { left } else { self.bests[left][more - 1][die] }))
    }

    fn fastest(&self, sides: impl IntoIterator<Item = usize>) -> usize {
        sides.into_iter().min_by(|&one, &other| self.means[one].total_cmp(&self.means[other])).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(points: &[usize]) -> u128 {
        let off = 15 - points.len() as u128;
        points.iter().fold(off, |side, point| side + (1 << (4 * point)))
    }

    /// Returns in how many of 36 rolls these checkers are borne off at once.
    fn rolls_that_end(points: &[usize]) -> f32 {
        36.0 * TABLE[number(home(side(points)).expect("a home"))][0]
    }

    #[test]
    fn sides_are_numbered_without_a_gap() {
        let mut count = 0;
        for home in std::iter::successors(Some([0; HOME]), |home| following(*home)) {
            assert_eq!(number(home), count);
            count += 1;
        }
        assert_eq!((count, TABLE.len()), (38_760, 38_760));
    }

    /// The rolls that bear off two checkers, as every textbook lists them: E. Heyken and M. Fischer, "Handbuch Backgammon".
    #[test]
    fn two_checkers_are_borne_off_as_often_as_the_textbooks_say() {
        let table: [&[f32]; 6] = [
            &[36.0],
            &[36.0, 26.0],
            &[34.0, 25.0, 17.0],
            &[29.0, 23.0, 17.0, 11.0],
            &[23.0, 19.0, 14.0, 10.0, 6.0],
            &[15.0, 13.0, 10.0, 8.0, 6.0, 4.0],
        ];
        for (high, row) in (1..).zip(table) {
            for (low, expected) in (1..).zip(row) {
                assert!((rolls_that_end(&[high, low]) - expected).abs() < 0.001, "{high} and {low}");
            }
        }
    }

    #[test]
    fn last_rolls_decide_the_game() {
        let win = |mine: &[usize], theirs: &[usize]| {
            let sides = [mine, theirs]
                .map(|points| crate::engine::board::Side { checkers: side(points), ..Default::default() });
            chances(&Board { mine: sides[0], theirs: sides[1] }).map(|chances| 36.0 * chances.win[0])
        };
        let is = |found: Option<f32>, expected: f32| found.is_some_and(|found| (found - expected).abs() < 0.001);
        assert!(is(win(&[5, 2], &[1]), 19.0));
        // Four checkers each on the 1-point: the player on roll loses only without a doublet before the opponent's.
        assert!(is(win(&[1; 4], &[1; 4]), 36.0 - 5.0));
        assert!(is(win(&[1; 3], &[1; 2]), 6.0));
        assert_eq!(win(&[7], &[1]), None, "not home");
        assert_eq!(win(&[1; 15], &[1]), None, "it may be a gammon");
    }
}
