//! Bearing off without contact: how many rolls each side will need, and so who wins.
//!
//! Each side is taken to bear off as fast as it can on average, whatever the other does, as in the one-sided bear-off
//! database of GNU Backgammon (its manual, "Bearoff databases"). That is exact, but for the rare rolls after which a player
//! who is behind would rather gamble.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use kafenio_board::rules::OFF;
use kafenio_board::rules::packed::count;

use super::board::Board;
use super::chances::Chances;
use super::features::ROLLS;
use super::outlook::{EFFICIENCY, Estimate};

/// The points of a home board.
const HOME: usize = 6;
/// The most checkers left of a side that has borne one off, so that it can only lose a single game.
const MOST_CHECKERS: u8 = 14;

/// The efficiency of the cube (see `src/engine/cube.rs`) by the pips of the player on roll: the shorter a race is, the more one
/// roll changes, and the more often a player doubles too early or too late. The numbers fit races of up to six checkers a
/// side, in which GNU Backgammon has computed what the cube is worth (`.ci/strength.py cube --bear-off`). From 38 pips on it is the
/// usual one.
const LEAST_EFFICIENCY: f32 = 0.3;
const EFFICIENCY_WITHOUT_PIPS: f32 = 0.15;
const EFFICIENCY_OF_A_PIP: f32 = 0.015;

/// A side that bears off: on its index `i`, the number of checkers on point `i + 1` or further back.
type Home = [u8; HOME];

/// Returns what `board` is worth to the player on roll; `None` unless both sides bear off and have a checker off.
pub(super) fn estimate(board: &Board) -> Option<Estimate> {
    let mine = home(board.mine.checkers)?;
    let theirs = home(board.theirs.checkers)?;
    let [my_rolls, their_rolls] = [mine, theirs].map(|home| &ROLLS_NEEDED[index_of(home)]);
    let mut win = 0.0;
    let mut they_still_play = 1.0;
    for (mine, theirs) in my_rolls.iter().zip(their_rolls.iter().chain(std::iter::repeat(&0.0))) {
        win += mine * they_still_play;
        they_still_play -= theirs;
    }
    let win = win.clamp(0.0, 1.0);
    let chances = Chances { win: [win, 0.0, 0.0, 0.0], lose: [1.0 - win, 0.0, 0.0, 0.0] };
    // If the opponent's next roll ends the game, nobody will turn the cube again.
    let is_last_roll = their_rolls.len() == 1;
    let pips = f32::from(mine.iter().sum::<u8>());
    let efficiency = (EFFICIENCY_WITHOUT_PIPS + EFFICIENCY_OF_A_PIP * pips).clamp(LEAST_EFFICIENCY, EFFICIENCY);
    Some(Estimate { chances, efficiency: if is_last_roll { 0.0 } else { efficiency } })
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
const CHOICES: [[usize; HOME + 1]; MOST_CHECKERS as usize + HOME] = {
    let mut choices = [[0; HOME + 1]; MOST_CHECKERS as usize + HOME];
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

/// Returns the index of `home` in the order in which [`following`] lists all sides: every move leads to a lower one.
fn index_of(home: Home) -> usize {
    home.iter().enumerate().map(|(at, &count)| CHOICES[usize::from(count) + HOME - 1 - at][HOME - at]).sum()
}

/// Returns the side with the next index.
fn following(home: Home) -> Option<Home> {
    let most = |at: usize| if at == 0 { MOST_CHECKERS } else { home[at - 1] };
    let at = (0..HOME).rev().find(|&at| home[at] < most(at))?;
    let mut following = home;
    following[at] += 1;
    following[at + 1..].fill(0);
    Some(following)
}

/// The indices of what is left after each move of a die.
type Moves = ArrayVec<usize, HOME>;

/// Returns the moves of a die: a checker moves on, or leaves the board by the exact number, or from the farthest point by a
/// higher one.
fn moves(home: Home, die: usize) -> Moves {
    let count = |at: usize| home[at] - home.get(at + 1).copied().unwrap_or(0);
    let is_farthest = |at: usize| home[at] == count(at);
    let may_move = |at: &usize| count(*at) > 0 && (*at + 1 >= die || is_farthest(*at));
    let after = |at: usize| {
        let mut after = home;
        after[(at + 1).saturating_sub(die)..=at].iter_mut().for_each(|count| *count -= 1);
        index_of(after)
    };
    (0..HOME).filter(may_move).map(after).collect()
}

/// The chances to need exactly 1, 2, ... rolls, by the index of a side.
static ROLLS_NEEDED: LazyLock<Vec<Box<[f32]>>> = LazyLock::new(|| {
    let nothing = [0; HOME];
    let mut builder = Builder { rolls: vec![Box::default()], means: vec![0.0], bests: vec![Default::default()] };
    for home in std::iter::successors(following(nothing), |home| following(*home)) {
        builder.add(home);
    }
    builder.rolls
});

/// What is known of the sides with the lowest indices, by their index.
struct Builder {
    /// The chances to need exactly 1, 2, ... rolls.
    rolls: Vec<Box<[f32]>>,
    /// How many rolls are needed on average.
    means: Vec<f32>,
    /// The index of the fastest side after one, two and three moves of each die, from 1 to 6.
    bests: Vec<[[usize; 6]; 3]>,
}

impl Builder {
    /// Adds the side with the next index.
    fn add(&mut self, home: Home) {
        let moves = [1, 2, 3, 4, 5, 6].map(|die| moves(home, die));
        let mut sums = Vec::<f32>::new();
        for (high, low, weight) in ROLLS {
            let left = self.fastest_after_roll(&moves, high.into(), low.into());
            let (rolls, first) = if left == 0 { (&[1.0][..], 0) } else { (&*self.rolls[left], 1) };
            sums.resize(sums.len().max(first + rolls.len()), 0.0);
            for (sum, chance) in sums[first..].iter_mut().zip(rolls) {
                *sum += f32::from(weight) * chance;
            }
        }
        // Only now, as whole weights are added exactly: what is certain stays exactly 1.
        let chances: Box<[f32]> = sums.into_iter().map(|sum| sum / 36.0).collect();
        let best = [0, 1, 2].map(|more| [1, 2, 3, 4, 5, 6].map(|die| self.fastest_after(&moves[die - 1], more, die)));
        self.means.push(chances.iter().zip(1_u8..).map(|(chance, rolls)| chance * f32::from(rolls)).sum());
        self.rolls.push(chances);
        self.bests.push(best);
    }

    /// Returns the fastest side after a roll. `moves` are those of each die.
    fn fastest_after_roll(&self, moves: &[Moves; 6], high: usize, low: usize) -> usize {
        if high == low {
            return self.fastest_after(&moves[high - 1], 3, high);
        }
        let high_first = self.fastest_after(&moves[high - 1], 1, low);
        let low_first = self.fastest_after(&moves[low - 1], 1, high);
        self.fastest([high_first, low_first])
    }

    /// Returns the fastest side after one of these `first` moves and so many `more` of `die`.
    fn fastest_after(&self, first: &Moves, more: usize, die: usize) -> usize {
        self.fastest(first.iter().map(|&left| if more == 0 { left } else { self.bests[left][more - 1][die - 1] }))
    }

    fn fastest(&self, sides: impl IntoIterator<Item = usize>) -> usize {
        let fastest = sides.into_iter().min_by(|&one, &other| self.means[one].total_cmp(&self.means[other]));
        fastest.expect("a side that is left has a move")
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
        36.0 * ROLLS_NEEDED[index_of(home(side(points)).expect("a home"))][0]
    }

    #[test]
    fn sides_are_numbered_without_a_gap() {
        let mut count = 0;
        for home in std::iter::successors(Some([0; HOME]), |home| following(*home)) {
            assert_eq!(index_of(home), count);
            count += 1;
        }
        assert_eq!((count, ROLLS_NEEDED.len()), (38_760, 38_760));
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
            let sides =
                [mine, theirs].map(|points| crate::board::Side { checkers: side(points), ..Default::default() });
            estimate(&Board { mine: sides[0], theirs: sides[1] }).map(|estimate| 36.0 * estimate.chances.win[0])
        };
        let is = |found: Option<f32>, expected: f32| found.is_some_and(|found| (found - expected).abs() < 0.001);
        assert!(is(win(&[5, 2], &[1]), 19.0));
        // Four checkers each on the 1-point: the player on roll loses only without a doublet, if the opponent then rolls one.
        assert!(is(win(&[1; 4], &[1; 4]), 36.0 - 5.0));
        assert!(is(win(&[1; 3], &[1; 2]), 6.0));
        assert_eq!(win(&[7], &[1]), None, "not home");
        assert_eq!(win(&[1; 15], &[1]), None, "it may be a gammon");
    }
}
