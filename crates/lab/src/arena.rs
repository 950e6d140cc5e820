//! Games between two players.

use kafenio_board::rules::{Ending, LegalPlay, Player, Roll, Ruleset};
use kafenio_engine::{Engine, GameState, Level, Next};

use super::dice::{Dice, MAX_TURNS};

/// A player in the arena.
#[derive(Debug)]
pub enum Contestant {
    /// The engine at a level, looking `ply` rolls ahead.
    Engine { engine: Engine, level: Level, ply: u8 },
    /// Plays at random.
    Random,
}

impl Contestant {
    fn choose(&mut self, ruleset: Ruleset, state: &GameState, roll: Roll, chance: &mut Dice) -> Option<LegalPlay> {
        match self {
            Contestant::Engine { engine, level: Level::Master, ply: 0 } => {
                engine.best(state, roll).map(|(legal, _)| legal)
            }
            Contestant::Engine { engine, level, ply } => {
                let plays = engine.ranked(state, roll, *ply);
                level.choose(&plays, chance.unit()).map(|play| play.legal.clone())
            }
            Contestant::Random => {
                let mut plays = ruleset.plays(&state.situation(&ruleset, roll));
                (!plays.is_empty()).then(|| plays.swap_remove(chance.below(plays.len())))
            }
        }
    }
}

/// Games of two players with the same dice for both: each pair of games has the same rolls, with the seats exchanged.
#[derive(Debug)]
pub struct Arena {
    pub ruleset: Ruleset,
    pub players: [Contestant; 2],
    pub seed: u64,
}

/// What the games of an arena gave.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    pub pairs: u32,
    /// The sum of the first player's points a game over all pairs, and of their squares.
    sum: f64,
    squares: f64,
    /// Games that the first player won.
    pub wins: u32,
}

impl Score {
    /// Returns the first player's points a game.
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.pairs.max(1))
    }

    /// Returns the standard error of the mean.
    pub fn standard_error(&self) -> f64 {
        let pairs = f64::from(self.pairs.max(2));
        ((self.squares / pairs - self.mean().powi(2)).max(0.0) / (pairs - 1.0)).sqrt()
    }

    /// Returns the share of games that the first player won.
    pub fn win_rate(&self) -> f64 {
        f64::from(self.wins) / f64::from(2 * self.pairs.max(1))
    }
}

impl Arena {
    /// Plays the pair `number` of games, and adds it to `score`.
    pub fn play_pair(&mut self, number: u64, score: &mut Score) {
        let mut points = 0;
        for first in Player::BOTH {
            match self.play(number, first) {
                Some(Ending::Won { winner, value }) if winner == first => {
                    points += i32::from(value);
                    score.wins += 1;
                }
                Some(Ending::Won { value, .. }) => points -= i32::from(value),
                Some(Ending::Draw) | None => {}
            }
        }
        let mean = f64::from(points) / 2.0;
        score.pairs += 1;
        score.sum += mean;
        score.squares += mean * mean;
    }

    /// Plays game `number`, in which the first player has the side `first`; White opens.
    fn play(&mut self, number: u64, first: Player) -> Option<Ending> {
        let mut dice = Dice::of_game(self.seed, number);
        let mut chance = Dice::of_game(!self.seed, number);
        let mut state = GameState::start(&self.ruleset, Player::White);
        for turn in 0..MAX_TURNS {
            let roll = dice.roll(self.ruleset, turn == 0);
            let player = &mut self.players[usize::from(state.player != first)];
            let legal = player.choose(self.ruleset, &state, roll, &mut chance);
            match state.next(&self.ruleset, roll, legal.as_ref()) {
                Next::Over(ending) => return Some(ending),
                Next::State(next) => state = next,
            }
        }
        None
    }
}
