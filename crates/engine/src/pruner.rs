//! A small network that ranks the plays of a roll roughly and fast, so that a search evaluates only the best of them in
//! full. It sees the raw inputs alone.

#![expect(clippy::inline_always, reason = "code that is not inlined into `vectorised` is compiled without its vectors")]

use kafenio_board::rules::Variant;
use pulp::{Scalar, Simd, WithSimd};

use super::board::Board;
use super::chances::Chances;
use super::inputs::{changes, rows_of_a_side};
use super::outputs::{Outputs, chances, output_count};
use super::vectors::{activate, add, dot, vectorised};
use super::weights::Weights;

/// The number of hidden units.
pub(super) const UNITS: usize = 16;
/// One number for each hidden unit.
pub(super) type Units = [f32; UNITS];
/// The learning rate. The outputs are linear, which is faster and good enough for a ranking.
const RATE: f32 = 0.01;

pub(super) type Pruner = Weights<UNITS>;

impl Pruner {
    /// Creates one that knows nothing; `random` returns numbers from -1 to 1.
    pub fn random(variant: Variant, mut random: impl FnMut() -> f32) -> Pruner {
        let mut units = || std::array::from_fn(|_| 0.1 * random());
        let rows = (0..Pruner::row_count(variant)).map(|_| units()).collect();
        let outputs = (0..output_count(variant)).map(|_| (units(), 0.0)).collect();
        Pruner { rows, outputs }
    }

    pub fn row_count(variant: Variant) -> usize {
        2 * rows_of_a_side(variant) + 1
    }

    /// Returns the sums of the first layer.
    pub fn sums(&self, variant: Variant, board: &Board) -> Units {
        self.moved(Scalar::new(), variant, self.rows[self.rows.len() - 1], &Board::default(), board)
    }

    /// Returns the sums after a change of the board.
    #[inline(always)]
    fn moved<S: Simd>(&self, simd: S, variant: Variant, mut sums: Units, before: &Board, after: &Board) -> Units {
        changes(variant, before, after, |row, by| add(simd, &mut sums, &self.rows[row], by));
        sums
    }

    /// Returns rough chances of the player on roll in `after`; `sums` are those of `before`.
    pub fn evaluate_near(&self, variant: Variant, sums: Units, before: &Board, after: &Board) -> Chances {
        let outputs = vectorised(Evaluate { pruner: self, variant, sums, before, after });
        chances(&outputs, self.outputs.len())
    }

    /// Takes one step of gradient descent.
    pub fn learn(&mut self, variant: Variant, board: &Board, target: &Chances) {
        vectorised(Descend { pruner: self, variant, board, target });
    }
}

struct Evaluate<'a> {
    pruner: &'a Pruner,
    variant: Variant,
    sums: Units,
    before: &'a Board,
    after: &'a Board,
}

impl WithSimd for Evaluate<'_> {
    type Output = Outputs;

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) -> Outputs {
        let Evaluate { pruner, variant, sums, before, after } = self;
        let mut hidden = pruner.moved(simd, variant, sums, before, after);
        activate(simd, &mut hidden);
        let mut outputs = Outputs::default();
        for (output, (weights, bias)) in outputs.iter_mut().zip(&pruner.outputs) {
            *output = dot(simd, weights, &hidden) + bias;
        }
        outputs
    }
}

struct Descend<'a> {
    pruner: &'a mut Pruner,
    variant: Variant,
    board: &'a Board,
    target: &'a Chances,
}

impl WithSimd for Descend<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Descend { pruner, variant, board, target } = self;
        let mut hidden = pruner.moved(simd, variant, pruner.rows[pruner.rows.len() - 1], &Board::default(), board);
        activate(simd, &mut hidden);
        let values = pruner.outputs.len().div_ceil(2);
        let mut back = Units::default();
        for (index, (weights, bias)) in pruner.outputs.iter_mut().enumerate() {
            let wanted = if index < values { target.win[index] } else { target.lose[index - values + 1] };
            let error = wanted - dot(simd, weights, &hidden) - *bias;
            add(simd, &mut back, weights, error);
            add(simd, weights, &hidden, RATE * error);
            *bias += RATE * error;
        }
        for (back, hidden) in back.iter_mut().zip(&hidden) {
            let slope = 1.0 - hidden.abs();
            *back *= RATE * slope * slope;
        }
        let rows = &mut pruner.rows;
        let last = Pruner::row_count(variant) - 1;
        add(simd, &mut rows[last], &back, 1.0);
        changes(variant, &Board::default(), board, |row, by| add(simd, &mut rows[row], &back, by));
    }
}
