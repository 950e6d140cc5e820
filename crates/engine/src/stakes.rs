//! What the points of a game are worth: points in a money game, and a chance to win the match in a match.

use std::sync::LazyLock;

use kafenio_board::rules::Ruleset;

use super::chances::{Chances, Values};
use super::cube::{CubeView, Owner};

/// The most points that a player can need. A match to 25 is the longest here; in one from a file, whoever needs more counts as if
/// they needed these. From 40 on, a single point of a long way would be worth nothing in single precision.
const MOST_AWAY: usize = 36;
/// The share of won games that are gammons, between equal players of Backgammon.
const GAMMON_RATE: f32 = 0.26;

/// After the Crawford game a leader whose opponent needs two points can drop for nothing, and does so if the first rolls went
/// badly. This is what that gains: by the Kazaross XG2 table the leader wins 51.2 %.
const FREE_DROP: f32 = 0.012;

/// What is played for, from the view of one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stakes {
    /// Each point counts the same.
    Money,
    /// A match in which this player needs `mine` more points and the opponent `theirs`.
    Match { mine: u32, theirs: u32, rest: RestOfMatch },
}

/// How the games after this one are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestOfMatch {
    /// Without a cube.
    NoCube,
    /// With a cube, except in the Crawford game.
    BeforeCrawford,
    /// With a cube: this is the Crawford game or a later one.
    AfterCrawford,
}

impl Stakes {
    /// Returns the same from the view of the opponent.
    #[must_use]
    pub fn flipped(self) -> Stakes {
        match self {
            Stakes::Money => Stakes::Money,
            Stakes::Match { mine, theirs, rest } => Stakes::Match { mine: theirs, theirs: mine, rest },
        }
    }

    /// Returns what it is worth to win this many points, or to lose them if there are less than 0.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "no game is worth millions of points")]
    pub fn worth(&self, points: i64) -> f32 {
        let Stakes::Match { mine, theirs, rest } = *self else { return points as f32 };
        // Points that are not won yet are cut before those that are: each point that is won is worth something.
        let left =
            |away: u32, won: i64| usize::try_from(i64::from(away.min(MOST_AWAY as u32)) - won.max(0)).unwrap_or(0);
        match_equity(&TABLES, left(mine, points), left(theirs, -points), rest)
    }

    /// Returns what is halfway between a single loss and a single win at this value of the cube.
    #[must_use]
    pub fn middle(&self, cube: u32) -> f32 {
        f32::midpoint(self.worth(i64::from(cube)), self.worth(-i64::from(cube)))
    }

    /// Returns half the difference between a single win and a single loss at this value of the cube.
    #[must_use]
    pub fn unit(&self, cube: u32) -> f32 {
        let points = i64::from(cube);
        (self.worth(points) - self.worth(-points)) / 2.0
    }

    /// Returns what each value of a game of `ruleset` adds to the one below it at this value of the cube. A single win is two
    /// units better than a single loss.
    #[must_use]
    pub fn values(&self, ruleset: &Ruleset, cube: u32) -> Values {
        let mut values = Values::points(ruleset);
        let worth = |times: i64| self.worth(times * i64::from(cube));
        let unit = self.unit(cube);
        if unit > 0.0 {
            for (sign, side) in [(1, &mut values.win), (-1, &mut values.lose)] {
                for (further, value) in side[1..].iter_mut().zip(1..) {
                    *further *= (worth(sign * (value + 1)) - worth(sign * value)).abs() / unit;
                }
            }
        }
        values
    }
}

/// A chance for each number of points that a player needs.
type Row = [f32; MOST_AWAY + 1];

struct Tables {
    /// The chance to win a match without a cube, by the points that this player and the opponent need.
    without_cube: [Row; MOST_AWAY + 1],
    /// The same with a cube, before the Crawford game or in it.
    with_cube: [Row; MOST_AWAY + 1],
    /// The chance of the player who needs this many points, after the Crawford game, while the other needs one.
    after_crawford: Row,
}

fn match_equity(tables: &Tables, mine: usize, theirs: usize, rest: RestOfMatch) -> f32 {
    let mine = mine.min(MOST_AWAY);
    let theirs = theirs.min(MOST_AWAY);
    match (mine, theirs, rest) {
        (0, ..) => 1.0,
        (_, 0, _) => 0.0,
        (_, _, RestOfMatch::NoCube) => tables.without_cube[mine][theirs],
        (_, 1, RestOfMatch::AfterCrawford) => tables.after_crawford[mine],
        (1, _, RestOfMatch::AfterCrawford) => 1.0 - tables.after_crawford[theirs],
        _ => tables.with_cube[mine][theirs],
    }
}

/// The match equity tables, computed from the shorter matches to the longer ones for equal players, with a fixed share of
/// gammons and with this program's estimate of the cube, as by N. Zadeh, "On doubling in tournament backgammon"
/// (Management Science 23, 1977).
static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let start = [[0.5; MOST_AWAY + 1]; MOST_AWAY + 1];
    let mut tables = Tables { without_cube: start, with_cube: start, after_crawford: [1.0; MOST_AWAY + 1] };
    tables.after_crawford[1] = 0.5;
    for away in 2..=MOST_AWAY {
        // The trailing player doubles at once, and the leader drops where that is better.
        let left = |points: usize| tables.after_crawford[away.saturating_sub(points)];
        let won = (1.0 - GAMMON_RATE) * left(2) + GAMMON_RATE * left(4);
        let played = 0.5 * won;
        let free_drop = if away == 2 { FREE_DROP } else { 0.0 };
        tables.after_crawford[away] = played.min(left(1)) - free_drop;
    }
    let mut even = Chances::default();
    for side in [&mut even.win, &mut even.lose] {
        side[..2].copy_from_slice(&[0.5, GAMMON_RATE / 2.0]);
    }
    for (mine, theirs) in (2..=2 * MOST_AWAY).flat_map(|sum| (1..sum).map(move |mine| (mine, sum - mine))) {
        if mine.max(theirs) > MOST_AWAY || mine == theirs {
            continue;
        }
        let after = |points: i64, rest: RestOfMatch| {
            let left = |away: usize, won: i64| away.saturating_sub(usize::try_from(won).unwrap_or(0));
            match_equity(&tables, left(mine, points), left(theirs, -points), rest)
        };
        let mean = |rest: RestOfMatch| {
            let with = |sign: i64| (1.0 - GAMMON_RATE) * after(sign, rest) + GAMMON_RATE * after(2 * sign, rest);
            f32::midpoint(with(1), with(-1))
        };
        let without_cube = mean(RestOfMatch::NoCube);
        let with_cube = if mine.min(theirs) == 1 {
            mean(RestOfMatch::AfterCrawford)
        } else {
            let worth = |points: i64| after(points, RestOfMatch::BeforeCrawford);
            CubeView { worth: &worth, value: 1, owner: Owner::Nobody, is_jacoby: false }.before_roll(&even.into())
        };
        tables.without_cube[mine][theirs] = without_cube;
        tables.with_cube[mine][theirs] = with_cube;
    }
    tables
});

#[cfg(test)]
mod tests {
    use super::*;

    /// A game is divided by what a point of it is worth, so that must never be nothing.
    #[test]
    fn point_is_worth_something_at_every_score() {
        for (mine, theirs) in [1, 2, 3, 24, 25, 26, 35, 36, 37, 100, 1000]
            .into_iter()
            .flat_map(|mine| [1, 7, 25, 26, 27, 36, 37, 1000].map(|theirs| (mine, theirs)))
        {
            for rest in [RestOfMatch::NoCube, RestOfMatch::BeforeCrawford, RestOfMatch::AfterCrawford] {
                for cube in [1, 2, 64] {
                    let unit = Stakes::Match { mine, theirs, rest }.unit(cube);
                    assert!(unit > 0.0 && unit <= 0.5, "{unit} at {mine}-{theirs} away, {rest:?}, cube {cube}");
                }
            }
        }
    }
}
