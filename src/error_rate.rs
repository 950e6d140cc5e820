//! What the decisions of somebody have lost over many games, and how sure that is. It is pure. Layer 1.

use kafenio_board::table::BySeat;
use kafenio_engine::computer::{Judgement, Totals, totals};

/// How many judged decisions a listed error rate needs, and how many count, the latest ones.
pub const LISTED: [i64; 2] = [300, 1000];

/// Decisions, what they lost together, and the sum of the squares of what each lost, in millionths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    pub decisions: i64,
    pub lost: i64,
    pub squares: i64,
}

impl Losses {
    /// Returns the losses of both players of a game in which the engine has judged this.
    #[must_use]
    pub fn of_game(judgements: &[Judgement]) -> BySeat<Losses> {
        let of = |totals: &Totals| {
            let decisions = totals.decisions();
            let [lost, squares] = [decisions.lost, decisions.squares].map(millionths);
            Losses { decisions: decisions.count.into(), lost, squares }
        };
        let BySeat { inviter, invited } = totals(judgements);
        BySeat { inviter: of(&inviter), invited: of(&invited) }
    }

    /// Returns what a decision lost on average, in points, and how far the true average may be from that in 95 of 100 cases. There
    /// are two decisions at least.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "nobody loses billions of points")]
    pub fn rate(self) -> [f64; 2] {
        let count = self.decisions as f64;
        let mean = self.lost as f64 / 1e6 / count;
        let variance = (self.squares as f64 / 1e6 / count - mean * mean).max(0.0) * count / (count - 1.0);
        [mean, 1.96 * (variance / count).sqrt()]
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a decision loses a few points")]
fn millionths(points: f32) -> i64 {
    (f64::from(points) * 1e6).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rate_is_the_mean_with_its_margin() {
        // Half of the decisions lost nothing, and half 0.04 points: the mean is 0.02, the deviation of one decision 0.02.
        let losses = Losses { decisions: 400, lost: 200 * 40_000, squares: 200 * 1_600 };
        let [mean, margin] = losses.rate();
        assert!((mean - 0.02).abs() < 1e-9 && (margin - 1.96 * 0.001).abs() < 1e-5, "{mean} {margin}");
    }
}
