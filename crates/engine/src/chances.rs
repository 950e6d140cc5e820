//! The chances of both players at the end of a game.

use kafenio_board::rules::{Ending, Player, Ruleset};

/// The highest value of a single game (Tric-Trac).
pub const MAX_VALUE: usize = 4;

/// The chances of a player: `win[v - 1]` is the probability to win a game worth at least `v`, and `lose[v - 1]` the
/// probability to lose one. A draw counts as half a win and half a loss.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    pub win: [f32; MAX_VALUE],
    pub lose: [f32; MAX_VALUE],
}

/// What each value of a game adds to the one below it, for a win and for a loss.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Values {
    pub win: [f32; MAX_VALUE],
    pub lose: [f32; MAX_VALUE],
}

impl Values {
    /// Each point counts the same.
    #[must_use]
    pub fn points(ruleset: &Ruleset) -> Values {
        let mut ones = [0.0; MAX_VALUE];
        ones[..usize::from(ruleset.max_value()).min(MAX_VALUE)].fill(1.0);
        Values { win: ones, lose: ones }
    }

    /// Returns the same from the view of the opponent.
    #[must_use]
    pub fn flipped(self) -> Values {
        Values { win: self.lose, lose: self.win }
    }
}

impl Chances {
    /// Returns the chances of `player` after the end of the game.
    #[must_use]
    pub fn of_ending(ending: Ending, player: Player) -> Chances {
        let mut chances = Chances::default();
        match ending {
            Ending::Draw => (chances.win[0], chances.lose[0]) = (0.5, 0.5),
            Ending::Won { winner, value } => {
                let side = if winner == player { &mut chances.win } else { &mut chances.lose };
                side[..usize::from(value).min(MAX_VALUE)].fill(1.0);
            }
        }
        chances
    }

    /// Returns these chances where no more than `most_won` points are won and no more than `most_lost` are lost.
    #[must_use]
    pub fn up_to(mut self, most_won: u8, most_lost: u8) -> Chances {
        self.win.iter_mut().skip(most_won.into()).for_each(|chance| *chance = 0.0);
        self.lose.iter_mut().skip(most_lost.into()).for_each(|chance| *chance = 0.0);
        self
    }

    /// Returns the chances of the opponent.
    #[must_use]
    pub fn flipped(self) -> Chances {
        Chances { win: self.lose, lose: self.win }
    }

    /// Returns these chances with the difference between `better` and `worse` added to them.
    #[must_use]
    pub fn changed(self, worse: &Chances, better: &Chances) -> Chances {
        self.plus(1.0, better).plus(-1.0, worse)
    }

    /// Returns `self + times * other`, which need not be chances.
    #[must_use]
    pub fn plus(&self, times: f32, other: &Chances) -> Chances {
        let sum = |own: &[f32; MAX_VALUE], other: &[f32; MAX_VALUE]| {
            std::array::from_fn(|value| own[value] + times * other[value])
        };
        Chances { win: sum(&self.win, &other.win), lose: sum(&self.lose, &other.lose) }
    }

    /// Returns the expected points of a single game without a cube, in points of a single win.
    #[must_use]
    pub fn equity(&self, ruleset: &Ruleset) -> f32 {
        self.worth(&Values::points(ruleset))
    }

    /// Returns what the game is worth. `values` are differences: what a single game adds to none, a gammon to a single game, and
    /// so on.
    #[must_use]
    pub fn worth(&self, values: &Values) -> f32 {
        let sum = |chances: &[f32], values: &[f32]| -> f32 { chances.iter().zip(values).map(|(a, b)| a * b).sum() };
        sum(&self.win, &values.win) - sum(&self.lose, &values.lose)
    }

    /// Returns the mean of `chances`, each with its weight.
    pub fn mean(chances: impl IntoIterator<Item = (Chances, f32)>) -> Chances {
        // Whole weights are added exactly, so that what is certain stays exactly 1.
        let (mut sum, total) =
            chances.into_iter().fold((Chances::default(), 0.0), |(sum, total), (chances, weight)| {
                (sum.plus(weight, &chances), total + weight)
            });
        for side in [&mut sum.win, &mut sum.lose] {
            for chance in side {
                *chance /= total;
            }
        }
        sum
    }
}
