//! Rolls the opening plays of a game out: the engine plays many games against itself after each of them.

use kafenio_board::rules::{Player, Roll, Ruleset, Variant};
use kafenio_engine::computer::deepest;
use kafenio_engine::opening::{Opening, RolledOut};
use kafenio_engine::{After, Chances, Engine, GameState, Networks, Next, RankedPlay};

use super::dice::{Dice, MAX_TURNS};
use super::games::play_games;

/// The most plays of a roll that are played out, and the fewest, if there are as many.
const MOST_PLAYS: usize = 4;
const LEAST_PLAYS: usize = 2;
/// How much worse than the best play another one may seem by the deepest search, in points of a game.
const MARGIN: f32 = 0.06;

/// Rolls the openings of one game out. The same seed gives the same result, with any number of threads.
#[derive(Debug)]
pub(super) struct Rollout {
    pub variant: Variant,
    pub networks: Networks,
    /// How many games follow each play. All plays have the same dice.
    pub games: u32,
    /// After how many turns the engine says how a game ends; `None` plays every game to its end.
    pub turns: Option<u32>,
    pub seed: u64,
    pub threads: u64,
}

impl Rollout {
    /// Returns what the best plays of `roll` are worth, the best first.
    pub fn opening(&self, roll: Roll) -> Opening {
        let mut engine = self.engine();
        let state = GameState::start(engine.ruleset(), Player::White);
        let ranked = engine.ranked(&state, roll, deepest(self.variant));
        let mut plays: Vec<RolledOut> =
            candidates(ranked).into_iter().map(|play| self.roll_out(&state, roll, play)).collect();
        plays.sort_by(|one, other| other.play.equity.total_cmp(&one.play.equity));
        Opening { variant: self.variant, roll, plays }
    }

    fn engine(&self) -> Engine {
        Engine::new(self.variant.into(), self.networks.of(self.variant)).sampling()
    }

    /// Plays the games that follow `play`.
    fn roll_out(&self, state: &GameState, roll: Roll, play: RankedPlay) -> RolledOut {
        let ruleset = Ruleset::from(self.variant);
        let next = state.next(&ruleset, roll, Some(&play.legal));
        let turns = self.turns.map_or(MAX_TURNS, |turns| turns as usize);
        let game = |engine: &mut Engine, number| rest_of_game(engine, next, turns, Dice::of_game(self.seed, number));
        let games = play_games(0..u64::from(self.games), self.threads, || self.engine(), game);
        let (chances, error) = mean_and_error(&games, ruleset);
        RolledOut { play: RankedPlay { chances, equity: chances.equity(&ruleset), ..play }, error }
    }
}

/// Returns the plays that are worth to be played out; `ranked` has the best one first.
fn candidates(ranked: Vec<RankedPlay>) -> Vec<RankedPlay> {
    let Some((highest, ply)) = ranked.first().map(|best| (best.equity, best.ply)) else { return ranked };
    let is_close = |play: &RankedPlay| play.ply == ply && play.equity >= highest - MARGIN;
    let of_rank = |(rank, play): &(usize, RankedPlay)| *rank < LEAST_PLAYS || *rank < MOST_PLAYS && is_close(play);
    ranked.into_iter().enumerate().filter(of_rank).map(|(_, play)| play).collect()
}

/// Plays a game on from `next` for at most `turns` turns, in which both players choose their plays by the network alone, and
/// returns the chances of White at its end, or then, less the luck that White had and Black did not. Luck is 0 on the mean of
/// all rolls, so it changes nothing in the long run, but without it far fewer games are needed.
fn rest_of_game(engine: &mut Engine, mut next: Next, turns: usize, mut dice: Dice) -> Chances {
    let ruleset = *engine.ruleset();
    let for_white = |player: Player, chances: Chances| match player {
        Player::White => chances,
        Player::Black => chances.flipped(),
    };
    let mut luck = Chances::default();
    for _ in 0..turns {
        let Next::State(state) = next else { break };
        let roll = dice.roll(ruleset, false);
        let outlook = engine.outlook(&state, 1);
        let after = outlook.after(roll).map_or_else(Chances::default, After::chances);
        let [before, after] = [outlook.chances(), after].map(|chances| for_white(state.player, chances));
        luck = luck.changed(&before, &after);
        let best = engine.best(&state, roll).map(|(legal, _)| legal);
        next = state.next(&ruleset, roll, best.as_ref());
    }
    let end = match next {
        Next::Over(ending) => Chances::of_ending(ending, Player::White),
        Next::State(state) => for_white(state.player, engine.evaluate(&state, 1)),
    };
    end.changed(&luck, &Chances::default())
}

/// Returns the mean of the chances after these games, at least two, and the standard error of its equity.
fn mean_and_error(games: &[Chances], ruleset: Ruleset) -> (Chances, f32) {
    let count = games.iter().map(|_| 1.0).sum::<f64>();
    let mean = |of: &dyn Fn(&Chances) -> f64| games.iter().map(of).sum::<f64>() / count;
    let chances = Chances {
        win: std::array::from_fn(|value| mean(&|game| game.win[value].into()) as f32),
        lose: std::array::from_fn(|value| mean(&|game| game.lose[value].into()) as f32),
    };
    let equity = |game: &Chances| f64::from(game.equity(&ruleset));
    let variance = mean(&|game| equity(game).powi(2)) - mean(&equity).powi(2);
    (chances, (variance.max(0.0) / (count - 1.0)).sqrt() as f32)
}
