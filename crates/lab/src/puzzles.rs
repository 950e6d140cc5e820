//! Finds puzzles in games of the engine against itself.

use std::collections::HashSet;

use kafenio_board::rules::{ByPlayer, Player, Position, Roll, Ruleset, Variant};
use kafenio_engine::computer::deepest;
use kafenio_engine::puzzle::{LEAST_MARGIN, Puzzle};
use kafenio_engine::{Engine, GameState, Level, Networks, Next, RankedPlay};
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom as _;

use super::dice::{Dice, MAX_TURNS};
use super::games::play_games;

/// How many games are played before their puzzles are sorted.
const GAMES_OF_A_ROUND: u64 = 32;
/// A play that the network alone finds so much better than the others is almost always the best one.
const CLEAR: f32 = 0.12;
/// How much better the network must find its choice where that may be the best play, so that it is worth a search.
const LIKELY: f32 = 0.03;
/// How much better than the choice of the network another play must seem one roll ahead to be searched deeper.
const PROMISING: f32 = 0.045;
/// How many plays are searched deeper, and how many of them a puzzle keeps.
const SEARCHED: usize = 5;
const KEPT: usize = 3;
/// The fewest plays that a puzzle has.
const LEAST_PLAYS: usize = 4;
/// The chance to win, or to lose, from which on a game is as good as decided.
const DECIDED: f32 = 0.85;
/// The largest share of the puzzles from one part of a game, in percent: the opening, the middle, the end.
const LARGEST_SHARES: [usize; 3] = [30, 60, 35];
/// The most puzzles from one game.
const OF_A_GAME: usize = 2;

/// Looks for puzzles of one game. The same seed finds the same puzzles, with any number of threads.
#[derive(Debug)]
pub(super) struct Search {
    variant: Variant,
    networks: Networks,
    seed: u64,
    threads: u64,
    games: u64,
    wanted: usize,
    found: Vec<Puzzle>,
    of_parts: [usize; LARGEST_SHARES.len()],
    seen: HashSet<(Position, Roll)>,
}

impl Search {
    pub fn new(variant: Variant, networks: Networks, wanted: usize, seed: u64, threads: u64) -> Search {
        let found = Vec::new();
        let of_parts = [0; LARGEST_SHARES.len()];
        let seen = HashSet::new();
        Search { variant, networks, seed, threads, games: 0, wanted, found, of_parts, seen }
    }

    /// Returns how many puzzles were found.
    pub fn found(&self) -> usize {
        self.found.len()
    }

    /// Returns how many games were played.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Plays a round of games.
    pub fn round(&mut self) {
        let engine = || Engine::new(self.variant.into(), self.networks.of(self.variant)).sampling();
        let numbers = self.games..self.games + GAMES_OF_A_ROUND;
        let play = |engine: &mut Engine, number| puzzles(engine, Dice::of_game(self.seed, number));
        let games = play_games(numbers, self.threads, engine, play);
        for game in games {
            let mut left = OF_A_GAME;
            for puzzle in game {
                if left > 0 && self.keep(puzzle) {
                    left -= 1;
                }
            }
        }
        self.games += GAMES_OF_A_ROUND;
    }

    /// Keeps a puzzle, unless there are enough of its kind. Returns whether it was kept.
    fn keep(&mut self, puzzle: Puzzle) -> bool {
        let part = part_of_game(&puzzle);
        let most = self.wanted * LARGEST_SHARES[part] / 100;
        if self.found.len() >= self.wanted || self.of_parts[part] >= most.max(1) {
            return false;
        }
        let is_new = self.seen.insert((puzzle.state.position, puzzle.roll));
        if is_new {
            self.of_parts[part] += 1;
            self.found.push(puzzle);
        }
        is_new
    }

    /// Returns the puzzles that were found, mixed.
    pub fn mixed(&self) -> Vec<Puzzle> {
        let mut mixed = self.found.clone();
        mixed.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(self.seed));
        mixed
    }
}

/// Returns the number of the part of its game that a puzzle is from, by the pips that are left.
fn part_of_game(puzzle: &Puzzle) -> usize {
    let pips = |position: &Position| Player::BOTH.map(|player| position.pips(player)).iter().sum::<u32>();
    let left = 100 * pips(&puzzle.state.position) / pips(&puzzle.ruleset().start()).max(1);
    match left {
        80.. => 0,
        45..80 => 1,
        _ => 2,
    }
}

/// Plays a game and returns its puzzles.
fn puzzles(engine: &mut Engine, mut dice: Dice) -> Vec<Puzzle> {
    let ruleset = *engine.ruleset();
    let mut state = GameState::start(&ruleset, Player::White);
    let mut found = Vec::new();
    for turn in 0..MAX_TURNS {
        let roll = dice.roll(ruleset, turn == 0);
        let plays = engine.ranked(&state, roll, 0);
        found.extend(puzzle(engine, &state, roll, &plays));
        let chosen = Level::Club.choose(&plays, dice.unit());
        match state.next(&ruleset, roll, chosen.map(|play| &play.legal)) {
            Next::Over(_) => break,
            Next::State(next) => state = next,
        }
    }
    found
}

/// Returns the puzzle of this roll, if it is one; `plays` are ranked by the network alone.
fn puzzle(engine: &mut Engine, state: &GameState, roll: Roll, plays: &[RankedPlay]) -> Option<Puzzle> {
    let ruleset = *engine.ruleset();
    let [obvious, second, ..] = plays else { return None };
    let is_decided = obvious.chances.win[0] > DECIDED || obvious.chances.lose[0] > DECIDED;
    // After such a roll the same player rolls again, and in Puff the engine sees only a sample of its plays.
    let rolls_again = ruleset.rolls_again(roll);
    let lead = obvious.equity - second.equity;
    let may_be_obvious = may_be_obvious(ruleset.variant);
    let is_worth_a_search = if may_be_obvious { lead >= LIKELY } else { lead <= CLEAR };
    if plays.len() < LEAST_PLAYS || is_decided || rolls_again || !is_worth_a_search {
        return None;
    }
    let mut ranked = engine.ranked(state, roll, 1);
    let at = ranked.iter().position(|play| play.legal == obvious.legal)?;
    if !may_be_obvious && ranked[0].equity - ranked[at].equity < PROMISING {
        return None;
    }
    // The obvious play stays among those that are searched.
    if at >= SEARCHED {
        ranked.swap(SEARCHED - 1, at);
    }
    ranked.truncate(SEARCHED);
    let depth = deepest(ruleset.variant);
    for play in &mut ranked {
        engine.search(state, roll, play, depth);
    }
    ranked.sort_by(|one, other| other.equity.total_cmp(&one.equity));
    let is_obvious = !may_be_obvious && ranked[0].legal == obvious.legal;
    if is_obvious || ranked[0].equity - ranked[1].equity < LEAST_MARGIN {
        return None;
    }
    let kept = |(at, play): &(usize, RankedPlay)| *at < KEPT || play.legal == obvious.legal;
    let plays: Vec<RankedPlay> = ranked.into_iter().enumerate().filter(kept).map(|(_, play)| play).collect();
    for_white(ruleset, state, roll, &plays)
}

/// Returns whether the best play of a puzzle may be the one that the network chooses at once. In a race few plays are much
/// better than the next one, and the network knows them.
fn may_be_obvious(variant: Variant) -> bool {
    match variant {
        Variant::Backgammon | Variant::Portes | Variant::Plakoto | Variant::Fevga | Variant::TricTrac => false,
        Variant::Puff => true,
    }
}

/// Returns the puzzle with the mover as White.
fn for_white(ruleset: Ruleset, state: &GameState, roll: Roll, plays: &[RankedPlay]) -> Option<Puzzle> {
    let flip = |position: &Position| Position { checkers: swap(position.checkers), pinned: swap(position.pinned) };
    let state = match state.player {
        Player::White => *state,
        Player::Black => GameState {
            position: flip(&state.position),
            player: Player::White,
            points: swap(state.points),
            doublets: swap(state.doublets),
        },
    };
    let situation = state.situation(&ruleset, roll);
    let turned = plays.iter().map(|play| {
        let legal = ruleset.find_play(&situation, &play.legal.play).ok()?;
        Some(RankedPlay { legal, ..play.clone() })
    });
    let puzzle = Puzzle { variant: ruleset.variant, state, roll, plays: turned.collect::<Option<_>>()? };
    // What a line cannot hold, such as the doublets of the opponent, must not matter.
    let read = Puzzle::parse(puzzle.variant, &puzzle.line())?;
    (read.state == puzzle.state && read.margin() >= LEAST_MARGIN).then_some(read)
}

fn swap<T>(both: ByPlayer<T>) -> ByPlayer<T> {
    ByPlayer { white: both.black, black: both.white }
}
