//! The mathematics of ratings, as `docs/ratings.md` describes it: Glicko on the scale of FIBS, with a weight for each length of
//! a match. It is pure. Layer 1.

use kafenio_board::rules::Variant;
use kafenio_board::table::{GameChoice, Length, Seat};
use kafenio_engine::Level;
use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, glicko};

/// The rating about which ratings are scaled, of new players and of the level `club`.
const MIDDLE: f64 = 1500.0;
/// The least and the greatest deviation of a person.
const DEVIATION: [f64; 2] = [50.0, 200.0];
/// How much the square of a deviation grows in a day without a rated match.
const GROWTH: f64 = 16.0;
/// Up to this deviation, in thousandths, a rating is settled. Matches against the computer take it no lower.
const SETTLED: i64 = 150_000;
/// The weights of matches to 1 to 25 points without a cube, in thousandths: how much more they tell than a single game. By the
/// recursion in `docs/ratings.md`, with 26 % gammons.
const WITHOUT_CUBE: [i64; 25] = [
    1000, 1623, 2600, 3473, 4379, 5277, 6177, 7078, 7979, 8879, 9780, 10_681, 11_582, 12_483, 13_384, 14_285, 15_187,
    16_088, 16_989, 17_890, 18_791, 19_692, 20_594, 21_495, 22_396,
];

/// A rating and its deviation, in thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    pub rating: i64,
    pub deviation: i64,
}

/// A player of a rated match, before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    pub before: Rating,
    /// How long ago their last rated match of the game was, in thousandths of a day.
    pub days: i64,
    pub is_computer: bool,
}

impl Rating {
    /// The rating before the first match.
    pub const NEW: Rating = Rating { rating: 1_500_000, deviation: 200_000 };

    /// Returns whether enough is known of the player.
    #[must_use]
    pub fn is_settled(self) -> bool {
        self.deviation <= SETTLED
    }

    /// Returns the rating and its deviation in points.
    #[must_use]
    pub fn points(self) -> [f64; 2] {
        [self.rating, self.deviation].map(|thousandths| exact(thousandths) / 1000.0)
    }

    /// Returns the rating after `days` without a match (thousandths of a day): less is known of the player.
    #[must_use]
    pub fn aged(self, days: i64) -> Rating {
        Rating { deviation: thousandths(aged_deviation(self, days)), ..self }
    }
}

/// Returns the fixed rating of the computer in `game`.
#[must_use]
pub fn of_computer(game: GameChoice, level: Level) -> Rating {
    // By the points a game that each level wins against the one below: docs/ratings.md.
    let ratings = match game {
        GameChoice::Of(Variant::Backgammon) => [-1550, 490, 1500, 1890, 2060],
        GameChoice::Of(Variant::Portes) => [-1110, 560, 1500, 1830, 2000],
        GameChoice::Of(Variant::Plakoto) => [-970, 580, 1500, 1950, 2370],
        GameChoice::Of(Variant::Fevga) => [-340, 600, 1500, 2010, 2480],
        GameChoice::Tavli => [-810, 580, 1500, 1930, 2280],
        GameChoice::Of(Variant::TricTrac) => [-1200, 470, 1500, 1850, 2200],
        GameChoice::Of(Variant::Puff) => [370, 800, 1500, 2070, 2880],
    };
    Rating { rating: 1000 * ratings[level as usize], deviation: 0 }
}

/// Returns the length of a match, in points or in games of Tric-Trac; 1 for a single game.
#[must_use]
pub fn length(length: Length) -> i64 {
    match length {
        Length::Points(count) | Length::Games(count) => count.into(),
        Length::Single | Length::Money(_) => 1,
    }
}

/// Returns the weight of a match of this length in thousandths, 1000 for a single game.
#[must_use]
pub fn weight(game: GameChoice, length: i64, cube: bool) -> i64 {
    let is_by_games = matches!(game, GameChoice::Of(Variant::TricTrac | Variant::Puff));
    let longest = WITHOUT_CUBE.len();
    match usize::try_from(length).unwrap_or_default().clamp(1, longest) {
        _ if is_by_games => 1000 * length,
        _ if cube => 1000 + 420 * (length - 1),
        length => WITHOUT_CUBE[length - 1],
    }
}

/// Returns the score of `seat` in a match that `winner` has won, or nobody: 2 for a win, 1 for a draw, 0 for a loss.
#[must_use]
pub fn score(winner: Option<Seat>, seat: Seat) -> i64 {
    match winner {
        Some(winner) => 2 * i64::from(winner == seat),
        None => 1,
    }
}

/// Returns both ratings after a match of this `weight`, in which the first player has scored 2 for a win, 1 for a draw or 0.
#[must_use]
pub fn after_match(weight: i64, score: i64, players: [Player; 2]) -> [Rating; 2] {
    let slope = (exact(weight) / 1000.0).sqrt() / 5.0;
    let scaled = players.map(|player| GlickoRating {
        rating: MIDDLE + slope * (exact(player.before.rating) / 1000.0 - MIDDLE),
        deviation: slope * player.deviation(),
    });
    let outcome = match score {
        2 => Outcomes::WIN,
        1 => Outcomes::DRAW,
        _ => Outcomes::LOSS,
    };
    let (first, second) = glicko(&scaled[0], &scaled[1], &outcome, &GlickoConfig { c: 0.0 });
    [(players[0], first, players[1]), (players[1], second, players[0])].map(|(player, after, opponent)| {
        if player.is_computer {
            return player.before;
        }
        let least = if opponent.is_computer { player.deviation().min(exact(SETTLED) / 1000.0) } else { DEVIATION[0] };
        let deviation = (after.deviation / slope).clamp(least, DEVIATION[1]);
        Rating { rating: thousandths(MIDDLE + (after.rating - MIDDLE) / slope), deviation: thousandths(deviation) }
    })
}

impl Player {
    fn deviation(self) -> f64 {
        if self.is_computer { 0.0 } else { aged_deviation(self.before, self.days) }
    }
}

fn aged_deviation(rating: Rating, days: i64) -> f64 {
    let grown = (exact(rating.deviation) / 1000.0).powi(2) + GROWTH * exact(days) / 1000.0;
    grown.sqrt().min(DEVIATION[1])
}

#[expect(clippy::cast_precision_loss, reason = "53 bits hold every rating")]
fn exact(number: i64) -> f64 {
    number as f64
}

fn thousandths(points: f64) -> i64 {
    (1000.0 * points).round() as i64
}
