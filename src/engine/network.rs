//! A network of one hidden layer, its evaluation, and one step of learning.

#![expect(clippy::inline_always, reason = "code that is not inlined into `vectorised` is compiled without its vectors")]

use super::board::Board;
use super::chances::{Chances, MAX_VALUE};
use super::features::{FEATURES, features};
use super::inputs::{changes, rows_of_a_side};
use super::state::GameState;
use crate::rules::{Ruleset, Variant};

/// The numbers of hidden units that a network can have, the usual one first.
pub const SIZES: [usize; 2] = [128, 256];
/// One number for each hidden unit. A smaller network leaves the rest 0.
pub(super) type Hidden = [f32; SIZES[1]];
/// The hidden units that are computed together, so that their sums stay in the processor's registers.
const FEW: usize = 32;
/// The most outputs: chances to win a game of each value, and to lose one of each value beyond one point.
const MAX_OUTPUTS: usize = 2 * MAX_VALUE - 1;
type Outputs = [f32; MAX_OUTPUTS];

/// A network for one game. It sees the position of the player on roll before the roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    pub(super) variant: Variant,
    /// The number of hidden units, one of [`SIZES`].
    pub(super) hidden: usize,
    /// One row of weights for each raw input, then one for each feature, then the bias.
    pub(super) rows: Vec<Hidden>,
    /// For each output its weights and its bias.
    pub(super) outputs: Vec<(Hidden, f32)>,
}

/// What a network computed, as a step of learning needs it.
struct Computed {
    features: [f32; FEATURES],
    hidden: Hidden,
    outputs: Outputs,
}

impl Network {
    /// Creates a network of `hidden` units, one of [`SIZES`], that knows nothing; `random` returns numbers from -1 to 1.
    pub fn random(variant: Variant, hidden: usize, mut random: impl FnMut() -> f32) -> Network {
        let mut row = |scale: f32| std::array::from_fn(|unit| if unit < hidden { scale * random() } else { 0.0 });
        let rows = (0..Network::row_count(variant)).map(|_| row(0.1)).collect();
        let outputs = (0..Network::output_count(variant)).map(|_| (row(0.1), 0.0)).collect();
        Network { variant, hidden, rows, outputs }
    }

    /// Returns the number of rows of weights in the first layer.
    pub(super) fn row_count(variant: Variant) -> usize {
        2 * rows_of_a_side(variant) + FEATURES + 1
    }

    pub(super) fn output_count(variant: Variant) -> usize {
        2 * usize::from(Ruleset::from(variant).max_value()) - 1
    }

    fn raw_rows(&self) -> usize {
        self.rows.len() - FEATURES - 1
    }

    /// Returns the sums of the first layer without the features.
    pub(super) fn sums(&self, board: &Board) -> Hidden {
        self.moved(&self.rows[self.rows.len() - 1], &Board::default(), board)
    }

    /// Returns the sums after a change of the board.
    pub(super) fn moved(&self, sums: &Hidden, before: &Board, after: &Board) -> Hidden {
        let mut sums = *sums;
        let sums_in_use = &mut sums[..self.hidden];
        vectorised(|| changes(self.variant, before, after, |row, by| add(sums_in_use, &self.rows[row], by)));
        sums
    }

    /// Evaluates `board`, whose sums without the features are `sums`.
    pub(super) fn evaluate(&self, board: &Board, sums: &Hidden) -> Chances {
        self.chances(&self.compute(board, *sums).outputs)
    }

    fn compute(&self, board: &Board, mut sums: Hidden) -> Computed {
        let features = features(self.variant.rules(), board);
        let mut outputs = Outputs::default();
        let hidden = vectorised(|| {
            for (index, sums) in sums[..self.hidden].as_chunks_mut::<FEW>().0.iter_mut().enumerate() {
                let mut few = *sums;
                for (row, &feature) in self.rows[self.raw_rows()..].iter().zip(&features) {
                    let Some(row) = row.as_chunks::<FEW>().0.get(index) else { continue };
                    for (sum, weight) in few.iter_mut().zip(row) {
                        *sum += feature * weight;
                    }
                }
                for sum in &mut few {
                    *sum /= 1.0 + sum.abs();
                }
                *sums = few;
            }
            for (output, (weights, bias)) in outputs.iter_mut().zip(&self.outputs) {
                *output = dot(weights, &sums[..self.hidden]) + bias;
            }
            sums
        });
        for output in &mut outputs {
            *output = 1.0 / (1.0 + (-*output).exp());
        }
        Computed { features, hidden, outputs }
    }

    /// A greater win is never likelier than a smaller one.
    fn chances(&self, outputs: &Outputs) -> Chances {
        let values = self.outputs.len().div_ceil(2);
        let mut chances = Chances::default();
        chances.win[0] = outputs[0];
        chances.lose[0] = 1.0 - outputs[0];
        for value in 1..values {
            chances.win[value] = outputs[value].min(chances.win[value - 1]);
            chances.lose[value] = outputs[values + value - 1].min(chances.lose[value - 1]);
        }
        chances
    }

    /// Returns the game that the network knows.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Takes one step of gradient descent, so that the evaluation of `state` comes closer to `target`, the chances of the
    /// player on roll. `rate` is the learning rate, usually from 0.001 to 0.05.
    pub fn learn(&mut self, state: &GameState, target: &Chances, rate: f32) {
        let board = &state.board();
        let computed = self.compute(board, self.sums(board));
        vectorised(|| self.descend(board, &computed, target, rate));
    }

    #[inline(always)]
    fn descend(&mut self, board: &Board, computed: &Computed, target: &Chances, rate: f32) {
        let values = self.outputs.len().div_ceil(2);
        let hidden = self.hidden;
        let mut back: Hidden = [0.0; _];
        let back = &mut back[..hidden];
        for (index, (weights, bias)) in self.outputs.iter_mut().enumerate() {
            let wanted = if index < values { target.win[index] } else { target.lose[index - values + 1] };
            let error = wanted - computed.outputs[index];
            add(back, weights, error);
            add(&mut weights[..hidden], &computed.hidden, rate * error);
            *bias += rate * error;
        }
        for (back, hidden) in back.iter_mut().zip(&computed.hidden) {
            let slope = 1.0 - hidden.abs();
            *back *= rate * slope * slope;
        }
        let (raw, last) = (self.raw_rows(), self.rows.len() - 1);
        for (row, &feature) in self.rows[raw..last].iter_mut().zip(&computed.features) {
            if feature != 0.0 {
                add(&mut row[..hidden], back, feature);
            }
        }
        add(&mut self.rows[last][..hidden], back, 1.0);
        let rows = &mut self.rows;
        changes(self.variant, &Board::default(), board, |row, by| add(&mut rows[row][..hidden], back, by));
    }
}

/// Runs `compute` with the widest vectors that this processor has. As nothing is fused or reordered, the results are the
/// same with any of them.
fn vectorised<R>(compute: impl FnOnce() -> R) -> R {
    pulp::Arch::new().dispatch(compute)
}

#[inline(always)]
fn add(sums: &mut [f32], row: &[f32], by: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += by * weight;
    }
}

#[inline(always)]
fn dot(a: &[f32], b: &[f32]) -> f32 {
    // Eight partial sums let the compiler use vectors.
    let mut sums = [0.0_f32; 8];
    for (a, b) in a.as_chunks::<8>().0.iter().zip(b.as_chunks::<8>().0) {
        for (sum, (a, b)) in sums.iter_mut().zip(a.iter().zip(b)) {
            *sum += a * b;
        }
    }
    sums.iter().sum()
}
