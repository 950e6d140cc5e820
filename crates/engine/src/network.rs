//! A network of one hidden layer and its evaluation.

#![expect(clippy::inline_always, reason = "code that is not inlined into `vectorised` is compiled without its vectors")]

use arrayvec::ArrayVec;
use kafenio_board::rules::Variant;
use pulp::{Simd, WithSimd};

use super::board::Board;
use super::chances::Chances;
use super::features::{FEATURES, features};
use super::game_state::GameState;
use super::inputs::{changes, rows_of_a_side};
use super::outputs::{Outputs, chances, output_count};
use super::pruner::Pruner;
use super::vectors::{activate, dot, vectorised};
use super::weights::Weights;

/// The numbers of hidden units that a network can have, the usual one first.
pub const SIZES: [usize; 3] = [128, 256, MOST_UNITS];
pub(super) const MOST_UNITS: usize = 512;
/// One number for each hidden unit. A smaller network leaves the rest 0.
pub(super) type Hidden = [f32; MOST_UNITS];
/// The vectors of hidden units that are computed together, so that their sums stay in the processor's registers.
const FEW: usize = 8;

/// A network for one game. It sees the position of the player on roll before the roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    pub(super) variant: Variant,
    /// The number of hidden units, one of [`SIZES`].
    pub(super) hidden: usize,
    pub(super) weights: Weights<MOST_UNITS>,
    /// What searches use to leave out plays; older networks have none.
    pub(super) pruner: Option<Pruner>,
    /// The checksum in the file that it was read from; 0 if it was not read.
    pub(super) checksum: u32,
}

/// The most rows of the first layer that can differ between two boards: all of them, and the bias.
const MOST_CHANGES: usize = 320;

/// A board and the sums of its first layer, from which those of similar boards are derived.
#[derive(Clone, Debug)]
pub(super) struct FirstLayer {
    pub board: Board,
    pub features: [f32; FEATURES],
    pub sums: Hidden,
}

/// Changes `sums` from those of `layer` to those of `board`.
struct Change<'a> {
    network: &'a Network,
    layer: &'a FirstLayer,
    board: &'a Board,
    features: &'a [f32; FEATURES],
    sums: &'a mut Hidden,
}

impl WithSimd for Change<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Change { network, layer, board, features, sums } = self;
        let Network { variant, hidden, weights, .. } = network;
        let mut list = ArrayVec::<(&[[S::f32s; FEW]], S::f32s), MOST_CHANGES>::new();
        let mut add = |row: usize, by| {
            let vectors = S::as_simd_f32s(&weights.rows[row][..*hidden]).0;
            list.push((vectors.as_chunks().0, simd.splat_f32s(by)));
        };
        changes(*variant, &layer.board, board, &mut add);
        for (row, (before, after)) in (network.raw_rows()..).zip(layer.features.iter().zip(features)) {
            let by = after - before;
            if by != 0.0 {
                add(row, by);
            }
        }
        let sums = S::as_mut_simd_f32s(&mut sums[..*hidden]).0;
        for (index, sums) in sums.as_chunks_mut::<FEW>().0.iter_mut().enumerate() {
            let mut few = *sums;
            for (row, by) in &list {
                for (sum, weight) in few.iter_mut().zip(&row[index]) {
                    *sum = simd.add_f32s(*sum, simd.mul_f32s(*by, *weight));
                }
            }
            *sums = few;
        }
    }
}

/// Turns the sums of the hidden units into their activations, and returns the outputs.
pub(super) struct Activate<'a> {
    pub network: &'a Network,
    pub sums: &'a mut Hidden,
}

impl WithSimd for Activate<'_> {
    type Output = Outputs;

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) -> Outputs {
        let Activate { network, sums } = self;
        let sums = &mut sums[..network.hidden];
        activate(simd, sums);
        let mut outputs = Outputs::default();
        for (output, (weights, bias)) in outputs.iter_mut().zip(&network.weights.outputs) {
            *output = 1.0 / (1.0 + (-(dot(simd, weights, sums) + bias)).exp());
        }
        outputs
    }
}

impl Network {
    /// Creates a network of `hidden` units, one of [`SIZES`], that knows nothing; `random` returns numbers from -1 to 1.
    pub fn random(variant: Variant, hidden: usize, mut random: impl FnMut() -> f32) -> Network {
        let mut row = || std::array::from_fn(|unit| if unit < hidden { 0.1 * random() } else { 0.0 });
        let rows = (0..Network::row_count(variant)).map(|_| row()).collect();
        let outputs = (0..output_count(variant)).map(|_| (row(), 0.0)).collect();
        Network { variant, hidden, weights: Weights { rows, outputs }, pruner: None, checksum: 0 }
    }

    /// Returns the number of hidden units, one of [`SIZES`].
    pub fn hidden(&self) -> usize {
        self.hidden
    }

    /// Repeats the hidden units until there are `hidden` of them, one of [`SIZES`]. The network thinks almost the same as before,
    /// but has room to learn more. `random` returns numbers from -1 to 1, which make the copies differ a little.
    pub fn widen(&mut self, hidden: usize, mut random: impl FnMut() -> f32) {
        let old = std::mem::replace(&mut self.hidden, hidden);
        let copies = f32::from((hidden / old) as u8);
        for row in &mut self.weights.rows {
            for unit in old..hidden {
                row[unit] = row[unit % old] + 0.02 * random();
            }
        }
        for (row, _) in &mut self.weights.outputs {
            // Backwards, so that a copy reads the old weight before that is divided.
            for unit in (0..hidden).rev() {
                row[unit] = row[unit % old] / copies;
            }
        }
    }

    /// Turns a network of Backgammon into one of Portes, which has the same inputs but no triple wins.
    #[must_use]
    pub fn for_portes(mut self) -> Network {
        self.variant = Variant::Portes;
        // The outputs are the chances of a single, double and triple win, then those of a double and triple loss.
        for triple in [4, 2] {
            self.weights.outputs.remove(triple);
            if let Some(pruner) = &mut self.pruner {
                pruner.outputs.remove(triple);
            }
        }
        self
    }

    /// Returns the number of rows of weights in the first layer.
    pub(super) fn row_count(variant: Variant) -> usize {
        2 * rows_of_a_side(variant) + FEATURES + 1
    }

    pub(super) fn raw_rows(&self) -> usize {
        self.weights.rows.len() - FEATURES - 1
    }

    /// Makes the network see the raw inputs alone.
    pub fn forget_features(&mut self) {
        let features = self.raw_rows()..self.weights.rows.len() - 1;
        self.weights.rows[features].fill([0.0; _]);
    }

    /// Computes the first layer for `board`.
    pub(super) fn first_layer(&self, board: &Board) -> FirstLayer {
        let nothing = FirstLayer {
            board: Board::default(),
            features: [0.0; _],
            sums: self.weights.rows[self.weights.rows.len() - 1],
        };
        let features = features(self.variant.rules(), board);
        let mut sums = nothing.sums;
        vectorised(Change { network: self, layer: &nothing, board, features: &features, sums: &mut sums });
        FirstLayer { board: *board, features, sums }
    }

    /// Evaluates `layer`.
    pub(super) fn evaluate(&self, layer: &FirstLayer) -> Chances {
        let mut sums = layer.sums;
        self.chances(&vectorised(Activate { network: self, sums: &mut sums }))
    }

    /// Evaluates `board`, which is much like `layer`.
    pub(super) fn evaluate_near(&self, layer: &FirstLayer, board: &Board) -> Chances {
        let features = features(self.variant.rules(), board);
        let mut sums = layer.sums;
        vectorised(Change { network: self, layer, board, features: &features, sums: &mut sums });
        self.chances(&vectorised(Activate { network: self, sums: &mut sums }))
    }

    fn chances(&self, outputs: &Outputs) -> Chances {
        chances(outputs, self.weights.outputs.len())
    }

    /// Returns the checksum of the file that it was read from, by which networks can be told apart.
    pub fn checksum(&self) -> u32 {
        self.checksum
    }

    /// Returns the game that the network knows.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Moves the weights a `share` of the way towards those of `other`, a network of the same size.
    pub fn approach(&mut self, other: &Network, share: f32) {
        let approach = |own: &mut f32, other: &f32| *own += share * (other - *own);
        let rows = self.weights.rows.iter_mut().zip(&other.weights.rows);
        rows.flat_map(|(own, other)| own.iter_mut().zip(other)).for_each(|(own, other)| approach(own, other));
        for ((own, bias), (other, others_bias)) in self.weights.outputs.iter_mut().zip(&other.weights.outputs) {
            own.iter_mut().zip(other).for_each(|(own, other)| approach(own, other));
            approach(bias, others_bias);
        }
    }

    /// Makes searches prune, by one that knows nothing yet; `random` returns numbers from -1 to 1.
    pub fn add_pruner(&mut self, random: impl FnMut() -> f32) {
        self.pruner = Some(Pruner::random(self.variant, random));
    }

    /// Returns whether searches prune.
    pub fn has_pruner(&self) -> bool {
        self.pruner.is_some()
    }

    /// Teaches the pruner, if there is one, that the player on roll in `state` has the chances `target`.
    pub fn learn_pruning(&mut self, state: &GameState, target: &Chances) {
        if let Some(pruner) = &mut self.pruner {
            pruner.learn(self.variant, &state.board(), target);
        }
    }
}
