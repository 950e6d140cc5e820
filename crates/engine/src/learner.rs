//! How a network learns: gradient descent by the method Adam (D. Kingma and J. Ba, 2015).

#![expect(clippy::inline_always, reason = "code that is not inlined into `vectorised` is compiled without its vectors")]

use kafenio_board::rules::Ruleset;
use pulp::{Simd, WithSimd};

use super::board::Board;
use super::chances::{Chances, Values};
use super::features::FEATURES;
use super::game_state::GameState;
use super::inputs::changes;
use super::network::{Activate, FirstLayer, Hidden, MOST_UNITS, Network};
use super::outputs::Outputs;
use super::vectors::{add, vectorised};
use super::weights::Weights;

/// How slowly the means of the gradient and of its square change.
const DECAY: (f32, f32) = (0.9, 0.999);
/// How much the error of the equity counts, beside those of the chances.
const EQUITY: f32 = 1.0;
/// How much the differences between the errors of one lesson's group count: they decide which play seems best. They are far smaller
/// than the other errors, which are mostly the luck of the later game.
const CONTRAST: f32 = 30.0;

/// A position, and the chances that the player on roll has.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    pub state: GameState,
    pub target: Chances,
}

/// What is remembered between the steps of learning.
#[derive(Clone, Debug)]
pub struct Learner {
    gradient: Weights<MOST_UNITS>,
    means: Weights<MOST_UNITS>,
    squares: Weights<MOST_UNITS>,
    /// How much of the means comes from their start, which is 0.
    missing: (f32, f32),
    /// Whether the weights of the features stay as they are.
    freezes_features: bool,
    /// Whether the first thousand steps are smaller.
    starts_slowly: bool,
}

/// A lesson with what the network thought of it.
struct Attempt {
    board: Board,
    features: [f32; FEATURES],
    hidden: Hidden,
    outputs: Outputs,
    target: Outputs,
    /// By how much the equity should be higher.
    error: f32,
}

impl Learner {
    /// Creates one for networks of the size of `network`.
    pub fn new(network: &Network) -> Learner {
        let zeros = || Weights {
            rows: vec![[0.0; _]; network.weights.rows.len()],
            outputs: vec![([0.0; _], 0.0); network.weights.outputs.len()],
        };
        Learner {
            gradient: zeros(),
            means: zeros(),
            squares: zeros(),
            missing: (1.0, 1.0),
            freezes_features: false,
            starts_slowly: false,
        }
    }

    /// Takes smaller steps at first, so that a network that knows something does not forget it.
    #[must_use]
    pub fn starting_slowly(self) -> Learner {
        Learner { starts_slowly: true, ..self }
    }

    /// Leaves the weights of the features as they are.
    #[must_use]
    pub fn freezing_features(self) -> Learner {
        Learner { freezes_features: true, ..self }
    }

    /// Takes one step, so that evaluations come closer to the targets. Each group has the results of plays between which a
    /// player had to choose. `rate` is the learning rate, usually from 0.00001 to 0.003.
    pub fn learn<'a>(&mut self, network: &mut Network, groups: impl Iterator<Item = &'a [Lesson]>, rate: f32) {
        let mut lessons = 0.0;
        for group in groups {
            let attempts: Vec<Attempt> = group.iter().map(|lesson| attempt(network, lesson)).collect();
            let sum: f32 = attempts.iter().map(|attempt| attempt.error).sum();
            let size: f32 = attempts.iter().map(|_| 1.0).sum();
            for attempt in &attempts {
                let error = EQUITY * attempt.error + CONTRAST * (attempt.error - sum / size);
                vectorised(AddGradient { learner: self, network, attempt, error });
            }
            lessons += size;
        }
        if lessons > 0.0 {
            vectorised(Step { learner: self, network, rate, lessons });
        }
    }
}

/// Adds the gradient of one lesson, in which the equity should be higher by `error`.
struct AddGradient<'a> {
    learner: &'a mut Learner,
    network: &'a Network,
    attempt: &'a Attempt,
    error: f32,
}

impl WithSimd for AddGradient<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let AddGradient { learner, network, attempt, error } = self;
        let hidden = network.hidden;
        let mut back: Hidden = [0.0; _];
        let back = &mut back[..hidden];
        let equity = equity_of_outputs(network);
        let outputs = learner.gradient.outputs.iter_mut().zip(&network.weights.outputs);
        for (index, ((gradient, bias), (weights, _))) in outputs.enumerate() {
            let output = attempt.outputs[index];
            let error = attempt.target[index] - output + error * equity[index] * output * (1.0 - output);
            add(simd, back, weights, error);
            add(simd, &mut gradient[..hidden], &attempt.hidden, error);
            *bias += error;
        }
        for (back, hidden) in back.iter_mut().zip(&attempt.hidden) {
            let slope = 1.0 - hidden.abs();
            *back *= slope * slope;
        }
        let rows = &mut learner.gradient.rows;
        let raw = network.raw_rows();
        let last = rows.len() - 1;
        for (row, &feature) in rows[raw..last].iter_mut().zip(&attempt.features) {
            if feature != 0.0 && !learner.freezes_features {
                add(simd, &mut row[..hidden], back, feature);
            }
        }
        add(simd, &mut rows[last][..hidden], back, 1.0);
        changes(network.variant, &Board::default(), &attempt.board, |row, by| {
            add(simd, &mut rows[row][..hidden], back, by);
        });
    }
}

/// Changes the weights by the gradient of this many lessons, and forgets it.
struct Step<'a> {
    learner: &'a mut Learner,
    network: &'a mut Network,
    rate: f32,
    lessons: f32,
}

impl WithSimd for Step<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) {
        let Step { learner, network, rate, lessons } = self;
        let hidden = network.hidden;
        learner.missing = (learner.missing.0 * DECAY.0, learner.missing.1 * DECAY.1);
        let whole = (1.0 - learner.missing.0, 1.0 - learner.missing.1);
        // After few steps the mean of the squares says little, so that Adam would change every weight by the whole rate (J. Ma and
        // D. Yarats, "On the adequacy of untuned warmup for adaptive optimization", AAAI 2021).
        let rate = if learner.starts_slowly { rate * whole.1 } else { rate };
        let all = slices(&mut network.weights, hidden).zip(slices(&mut learner.gradient, hidden));
        let moments = slices(&mut learner.means, hidden).zip(slices(&mut learner.squares, hidden));
        for ((weights, gradient), (means, squares)) in all.zip(moments) {
            let moments = means.iter_mut().zip(squares);
            for ((weight, gradient), (mean, square)) in weights.iter_mut().zip(gradient).zip(moments) {
                let by = std::mem::take(gradient) / lessons;
                *mean = DECAY.0 * *mean + (1.0 - DECAY.0) * by;
                *square = DECAY.1 * *square + (1.0 - DECAY.1) * by * by;
                *weight += rate * (*mean / whole.0) / ((*square / whole.1).sqrt() + 1e-8);
            }
        }
    }
}

/// Returns the weights that are in use, piece by piece.
#[inline(always)]
fn slices(weights: &mut Weights<MOST_UNITS>, hidden: usize) -> impl Iterator<Item = &mut [f32]> {
    let rows = weights.rows.iter_mut().map(move |row| &mut row[..hidden]);
    let outputs = weights.outputs.iter_mut();
    rows.chain(outputs.flat_map(move |(weights, bias)| [&mut weights[..hidden], std::slice::from_mut(bias)]))
}

fn attempt(network: &Network, lesson: &Lesson) -> Attempt {
    let FirstLayer { board, features, sums: mut hidden } = network.first_layer(&lesson.state.board());
    let outputs = vectorised(Activate { network, sums: &mut hidden });
    let values = network.weights.outputs.len().div_ceil(2);
    let mut target = Outputs::default();
    target[..values].copy_from_slice(&lesson.target.win[..values]);
    target[values..2 * values - 1].copy_from_slice(&lesson.target.lose[1..values]);
    let equity = equity_of_outputs(network);
    let error =
        target.iter().zip(&outputs).zip(&equity).map(|((wanted, output), value)| value * (wanted - output)).sum();
    Attempt { board, features, hidden, outputs, target, error }
}

/// Returns by how much the equity grows with each output.
fn equity_of_outputs(network: &Network) -> Outputs {
    let values = Values::points(&Ruleset::from(network.variant));
    let count = network.weights.outputs.len().div_ceil(2);
    let mut equity = Outputs::default();
    equity[0] = values.win[0] + values.lose[0];
    equity[1..count].copy_from_slice(&values.win[1..count]);
    for (equity, value) in equity[count..].iter_mut().zip(&values.lose[1..count]) {
        *equity = -value;
    }
    equity
}
