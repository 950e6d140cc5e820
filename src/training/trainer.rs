//! Learning from games against itself.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread;

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use super::dice::{Dice, MAX_TURNS};
use crate::engine::{Chances, Engine, GameState, Network, Next};
use crate::rules::{Player, Ruleset, Variant};

/// The learning rate at the beginning and at the end.
const RATES: (f32, f32) = (0.04, 0.001);
/// How much of a target comes from the end of the game rather than from the next position, at the beginning. It falls
/// to nothing.
const FIRST_TRACE: f32 = 0.8;
/// The share of the training after which targets look ahead: the mean over all rolls of the best play, which has no luck
/// in it.
const LOOK_AHEAD_FROM: f32 = 0.6;

/// Trains the network of one game. The same seed gives the same network, with any number of threads, if the rounds
/// get the same progress.
#[derive(Debug)]
pub struct Trainer {
    ruleset: Ruleset,
    network: Arc<Network>,
    seed: u64,
    games: u64,
}

/// A position to learn from.
struct Sample {
    state: GameState,
    target: Chances,
}

impl Trainer {
    /// Starts from a network of `hidden` units that knows nothing.
    pub fn new(variant: Variant, hidden: usize, seed: u64) -> Trainer {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let network = Network::random(variant, hidden, || random.random_range(-1.0..1.0));
        Trainer::resume(network, seed)
    }

    /// Goes on with `network`.
    pub fn resume(network: Network, seed: u64) -> Trainer {
        Trainer { ruleset: network.variant().into(), network: Arc::new(network), seed, games: 0 }
    }

    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Returns the number of games that this training has played.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Plays `games` games on `threads` threads, all with the same network, and learns from them. `done` says how much
    /// of the training is done, 0 to 1. Returns the number of positions.
    pub fn round(&mut self, games: u64, done: f32, threads: u64) -> usize {
        let numbers: Vec<u64> = (self.games..self.games + games).collect();
        let trace = (FIRST_TRACE * (1.0 - done / LOOK_AHEAD_FROM)).max(0.0);
        let look_ahead = done >= LOOK_AHEAD_FROM;
        let play = |numbers: &[u64]| {
            let mut engine = Engine::new(self.ruleset, Arc::clone(&self.network)).sampling();
            let mut samples = Vec::new();
            for &number in numbers {
                play_game(&mut engine, &mut Dice::of_game(self.seed, number), trace, look_ahead, &mut samples);
            }
            samples
        };
        let share = games.div_ceil(threads.max(1)) as usize;
        let mut samples: Vec<Sample> = thread::scope(|scope| {
            let parts: Vec<_> = numbers.chunks(share).map(|part| scope.spawn(|| play(part))).collect();
            parts.into_iter().flat_map(|part| part.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
        });
        let mut order = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ self.games);
        samples.shuffle(&mut order);
        let rate = RATES.0 * (RATES.1 / RATES.0).powf(done);
        let network = Arc::make_mut(&mut self.network);
        for sample in &samples {
            network.learn(&sample.state, &sample.target, rate);
        }
        self.games += games;
        samples.len()
    }
}

/// Plays one game and adds its positions with their targets.
fn play_game(engine: &mut Engine, dice: &mut Dice, trace: f32, look_ahead: bool, samples: &mut Vec<Sample>) {
    let ruleset = *engine.ruleset();
    let mut state = GameState::start(&ruleset, Player::White);
    let first = samples.len();
    // For each position the chances after the play that followed, and whether the same player was on roll then.
    let mut later: Vec<(Chances, bool)> = Vec::new();
    for turn in 0..MAX_TURNS {
        let roll = dice.roll(ruleset, turn == 0);
        let best = engine.best(&state, roll);
        let target = if look_ahead { engine.evaluate(&state, 1) } else { Chances::default() };
        samples.push(Sample { state, target });
        let next = state.next(&ruleset, roll, best.as_ref().map(|(legal, _)| legal));
        match next {
            Next::Over(ending) => {
                later.push((Chances::of_ending(ending, state.player), true));
                break;
            }
            Next::State(next) => {
                let chances = match best {
                    Some((_, chances)) => chances,
                    None if next.player == state.player => engine.evaluate(&next, 0),
                    None => engine.evaluate(&next, 0).flipped(),
                };
                later.push((chances, next.player == state.player));
                state = next;
            }
        }
    }
    if look_ahead {
        return;
    }
    let mut following: Option<Chances> = None;
    for (sample, &(after, same)) in samples[first..].iter_mut().zip(&later).rev() {
        let mut target = after;
        if let Some(following) = following {
            let following = if same { following } else { following.flipped() };
            target = Chances::mean([(after, 1.0 - trace), (following, trace)]);
        }
        sample.target = target;
        following = Some(target);
    }
}
