//! Learning from games against itself.

use std::sync::Arc;

use kafenio_board::rules::{Player, Roll, Ruleset, Variant};
use kafenio_engine::{Chances, Engine, GameState, Learner, Lesson, Level, Network, Next, RankedPlay};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use super::contact_bear_off::contact_bear_off;
use super::dice::{Dice, MAX_TURNS};
use super::games::play_games;

/// The learning rate at the beginning, when targets begin to look ahead, and at the end.
const RATES: [f32; 3] = [0.002, 0.0003, 0.00001];
/// How much of a target comes from the end of the game rather than from the next position, at the beginning. It falls
/// to nothing.
const FIRST_TRACE: f32 = 0.8;
/// The share of the training of a new network after which targets look ahead: the mean over all rolls of the best play,
/// which has no luck in it.
const LOOK_AHEAD_FROM: f32 = 0.6;
/// How far along its schedule a resumed network starts, if it does not look ahead at once: it knows the game already.
const RESUMED_PART: f32 = 0.5;
/// How many groups of lessons a step of learning has.
const GROUPS_OF_A_STEP: usize = 64;

/// Which plays targets are computed for: the best of a roll, and how much worse they may seem, in points of a game.
const CANDIDATES: usize = 5;
const MARGIN: f32 = 0.15;
/// The share of decisions from which the network learns. As targets that look ahead take long, they are computed for
/// positions that are not too much alike.
const SHARE_OF_DECISIONS: f32 = 0.5;
/// The decay of eligibility traces, the lambda of temporal-difference learning: the share of a correction that reaches the
/// position before.
const TRACE: f32 = 0.97;
/// The share of decisions in which a game goes on with a play that may be worse, so that games differ.
const EXPLORATION: f32 = 0.3;
/// The share of games that are played badly throughout, so that the network learns what is rare in good games: back games,
/// lost races.
const BAD_GAMES: f32 = 0.15;
/// How often the network learns from each target that looks ahead, and how many groups it remembers for that.
const REPETITIONS: u32 = 6;
const MEMORY: usize = 600_000;
/// The network that plays and looks ahead is the mean of what was learned in about this many rounds: single steps of learning
/// are noisy, and targets repeat their noise.
const ROUNDS_OF_THE_MEAN: u16 = 100;
/// How many games the pruner learns from before it is used.
const GAMES_FOR_PRUNING: u64 = 100;

/// Trains the network of one game. The same seed gives the same network, with any number of threads, if the rounds
/// get the same progress.
#[derive(Debug)]
pub struct Trainer {
    ruleset: Ruleset,
    network: Arc<Network>,
    /// The network as it was left by the last step of learning.
    latest: Network,
    learner: Learner,
    /// The lessons with targets that look ahead, a group for each decision.
    memory: Vec<(Vec<Lesson>, u32)>,
    /// How many groups were ever added to it.
    groups_added: usize,
    /// The share of the training after which targets look ahead.
    look_ahead_from: f32,
    /// How far along the schedule before that the training starts, 0 to 1.
    first_part: f32,
    /// The rounds that are part of the mean.
    rounds: u16,
    seed: u64,
    games: u64,
}

/// What games are played for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Subject {
    Pruning,
    All,
}

/// What games teach.
#[derive(Default)]
struct Lessons {
    /// The results of the plays of each decision.
    groups: Vec<Vec<Lesson>>,
    /// Results of all plays, for the pruner.
    pruning: Vec<Lesson>,
}

impl Trainer {
    /// Starts from a network of `hidden` units that knows nothing.
    pub fn new(variant: Variant, hidden: usize, seed: u64) -> Trainer {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let network = Network::random(variant, hidden, || random.random_range(-1.0..1.0));
        let learner = Learner::new(&network);
        let resumed = Trainer::resume(network, hidden, seed);
        Trainer { learner, look_ahead_from: LOOK_AHEAD_FROM, first_part: 0.0, ..resumed }
    }

    /// Goes on with `network`, with targets that look ahead. If it has fewer than `hidden` units, it gets as many.
    pub fn resume(mut network: Network, hidden: usize, seed: u64) -> Trainer {
        if network.hidden() < hidden {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            network.widen(hidden, || random.random_range(-1.0..1.0));
        }
        Trainer {
            ruleset: network.variant().into(),
            learner: Learner::new(&network).starting_slowly(),
            latest: network.clone(),
            network: Arc::new(network),
            memory: Vec::new(),
            groups_added: 0,
            look_ahead_from: 0.0,
            first_part: RESUMED_PART,
            rounds: 0,
            seed,
            games: 0,
        }
    }

    /// Looks ahead only after this share of the training, 0 to 1.
    #[must_use]
    pub fn looking_ahead_from(self, share: f32) -> Trainer {
        Trainer { look_ahead_from: share, ..self }
    }

    /// Trains a network that sees the raw inputs alone, without the features.
    #[must_use]
    pub fn without_features(mut self) -> Trainer {
        self.latest.forget_features();
        Trainer { network: Arc::new(self.latest.clone()), learner: self.learner.freezing_features(), ..self }
    }

    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Returns the number of games that this training has played.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Plays `games` games on `threads` threads, all with the same network, and learns from them. `done` says how much
    /// of the training is done, 0 to 1. Returns the number of groups of lessons.
    pub fn round(&mut self, games: u64, done: f32, threads: u64) -> usize {
        let from = self.look_ahead_from;
        let count = if done < from || from >= 1.0 {
            let part = self.first_part + (1.0 - self.first_part) * done / from;
            self.follow_games(games, part, threads)
        } else {
            self.look_ahead(games, (done - from) / (1.0 - from), threads)
        };
        self.games += games;
        count
    }

    /// Moves the estimate of each position towards what followed.
    fn follow_games(&mut self, games: u64, part: f32, threads: u64) -> usize {
        let trace = FIRST_TRACE * (1.0 - part);
        let lessons = self.play(games, threads, |engine, dice, lessons| follow(engine, dice, trace, lessons));
        let mut groups = lessons.groups;
        groups.shuffle(&mut self.random());
        self.learn(&groups, between(RATES[0], RATES[1], part));
        self.network = Arc::new(self.latest.clone());
        groups.len()
    }

    /// Moves the estimates of promising plays towards the mean over all rolls of what follows.
    fn look_ahead(&mut self, games: u64, part: f32, threads: u64) -> usize {
        let mut random = self.random();
        if !self.network.has_pruner() {
            Arc::make_mut(&mut self.network).add_pruner(|| random.random_range(-1.0..1.0));
            let lessons = self.play(GAMES_FOR_PRUNING, threads, |engine, dice, lessons| {
                explore(engine, dice, Subject::Pruning, lessons);
            });
            self.teach_pruner(lessons.pruning, &mut random);
        }
        let Lessons { groups, pruning } = self.play(games, threads, |engine, dice, lessons| {
            explore(engine, dice, Subject::All, lessons);
        });
        self.teach_pruner(pruning, &mut random);
        let count = groups.len();
        let drawn = self.remember(groups, &mut random);
        self.learn(&drawn, between(RATES[1], RATES[2], part));
        self.rounds = ROUNDS_OF_THE_MEAN.min(self.rounds + 1);
        let share = 1.0 / f32::from(self.rounds);
        Arc::make_mut(&mut self.network).approach(&self.latest, share);
        count
    }

    /// Adds to the memory, and draws what is to be learned now. The memory grows with the training, so that each group is used
    /// equally often, and not only in the round after it.
    fn remember(&mut self, groups: Vec<Vec<Lesson>>, random: &mut Xoshiro256PlusPlus) -> Vec<Vec<Lesson>> {
        self.groups_added += groups.len();
        self.memory.extend(groups.into_iter().map(|group| (group, REPETITIONS)));
        let left = MEMORY.min(self.groups_added / 2);
        let mut drawn: Vec<Vec<Lesson>> = Vec::new();
        while self.memory.len() > left {
            let place = random.random_range(0..self.memory.len());
            let (group, times) = &mut self.memory[place];
            *times -= 1;
            if *times == 0 {
                drawn.push(self.memory.swap_remove(place).0);
            } else {
                drawn.push(group.clone());
            }
        }
        drawn
    }

    /// Returns random numbers that depend on the seed and on the games before this round.
    fn random(&self) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(self.seed ^ self.games)
    }

    /// Plays the next `games` games, each by `play`.
    fn play(&self, games: u64, threads: u64, play: impl Fn(&mut Engine, &mut Dice, &mut Lessons) + Sync) -> Lessons {
        let engine = || Engine::new(self.ruleset, Arc::clone(&self.network)).sampling().pruning_less();
        let play = |engine: &mut Engine, number| {
            let mut lessons = Lessons::default();
            play(engine, &mut Dice::of_game(self.seed, number), &mut lessons);
            lessons
        };
        let mut all = Lessons::default();
        for lessons in play_games(self.games..self.games + games, threads, engine, play) {
            all.groups.extend(lessons.groups);
            all.pruning.extend(lessons.pruning);
        }
        all
    }

    fn learn<G: AsRef<[Lesson]>>(&mut self, groups: &[G], rate: f32) {
        for groups in groups.chunks(GROUPS_OF_A_STEP) {
            self.learner.learn(&mut self.latest, groups.iter().map(AsRef::as_ref), rate);
        }
    }

    fn teach_pruner(&mut self, mut lessons: Vec<Lesson>, random: &mut Xoshiro256PlusPlus) {
        lessons.shuffle(random);
        let network = Arc::make_mut(&mut self.network);
        for lesson in &lessons {
            network.learn_pruning(&lesson.state, &lesson.target);
        }
    }
}

/// Returns the number at `part` of the way from `first` to `last`, in equal ratios.
fn between(first: f32, last: f32, part: f32) -> f32 {
    first * (last / first).powf(part.min(1.0))
}

/// Plays one game and adds its positions with what followed each.
fn follow(engine: &mut Engine, dice: &mut Dice, trace: f32, lessons: &mut Lessons) {
    let ruleset = *engine.ruleset();
    let mut state = GameState::start(&ruleset, Player::White);
    // Each position, with the chances after the play that followed, and whether the same player was on roll then.
    let mut turns: Vec<(GameState, Chances, bool)> = Vec::new();
    for turn in 0..MAX_TURNS {
        let roll = dice.roll(ruleset, turn == 0);
        let best = engine.best(&state, roll);
        match state.next(&ruleset, roll, best.as_ref().map(|(legal, _)| legal)) {
            Next::Over(ending) => {
                turns.push((state, Chances::of_ending(ending, state.player), true));
                break;
            }
            Next::State(next) => {
                let is_same = next.player == state.player;
                let chances = match best {
                    Some((_, chances)) => chances,
                    None if is_same => engine.evaluate(&next, 0),
                    None => engine.evaluate(&next, 0).flipped(),
                };
                turns.push((state, chances, is_same));
                state = next;
            }
        }
    }
    let mut following: Option<Chances> = None;
    for &(state, after, is_same) in turns.iter().rev() {
        let target = following.map_or(after, |following| {
            let following = if is_same { following } else { following.flipped() };
            Chances::mean([(after, 1.0 - trace), (following, trace)])
        });
        lessons.groups.push(vec![Lesson { state, target }]);
        following = Some(target);
    }
}

/// Plays one game, not always with the best plays. Adds the position after each play with a target that looks ahead, and for
/// some decisions the other promising plays.
fn explore(engine: &mut Engine, dice: &mut Dice, subject: Subject, lessons: &mut Lessons) {
    let ruleset = *engine.ruleset();
    let late = contact_bear_off(ruleset, dice);
    let is_whole = late.is_none();
    let mut state = late.unwrap_or_else(|| GameState::start(&ruleset, Player::White));
    let first = lessons.groups.len();
    // How much each target differs from what the engine thought of the position.
    let mut errors: Vec<Chances> = Vec::new();
    let (exploration, weaker) =
        if dice.unit() < BAD_GAMES { (1.0, Level::Beginner) } else { (EXPLORATION, Level::Club) };
    for turn in 0..MAX_TURNS {
        let roll = dice.roll(ruleset, is_whole && turn == 0);
        let plays = engine.ranked(&state, roll, 0);
        let is_taught = dice.unit() < SHARE_OF_DECISIONS;
        if is_taught || subject == Subject::Pruning {
            lessons.pruning.extend(plays.iter().filter_map(|play| lesson(ruleset, &state, roll, play)));
        }
        let level = if dice.unit() < exploration { weaker } else { Level::Master };
        let chosen = level.choose(&plays, dice.unit());
        let next = match state.next(&ruleset, roll, chosen.map(|play| &play.legal)) {
            Next::Over(_) => break,
            Next::State(next) => next,
        };
        if subject == Subject::All {
            let mut group: Vec<Lesson> = vec![Lesson { state: next, target: engine.evaluate(&next, 1) }];
            errors.push(group[0].target.plus(-1.0, &engine.evaluate(&next, 0)));
            if is_taught {
                let least = plays.first().map_or(0.0, |best| best.equity - MARGIN);
                let near = plays.iter().take(CANDIDATES).take_while(|play| play.equity >= least);
                let others = near.filter(|play| Some(*play) != chosen);
                let others = others.filter_map(|play| lesson(ruleset, &state, roll, play));
                group.extend(others.map(|Lesson { state, .. }| Lesson { state, target: engine.evaluate(&state, 1) }));
            }
            lessons.groups.push(group);
        }
        state = next;
    }
    correct(&mut lessons.groups[first..], &errors);
}

/// Adds to the targets of each position what the later ones showed about it. A later error says that the network is wrong
/// about the earlier position as well, and there is no luck in it: the roll in between is part of both.
fn correct(groups: &mut [Vec<Lesson>], errors: &[Chances]) {
    let mut later: Option<(Player, Chances)> = None;
    for (group, error) in groups.iter_mut().zip(errors).rev() {
        let Some(player) = group.first().map(|lesson| lesson.state.player) else { continue };
        let correction = later.map_or(Chances::default(), |(other, sum)| {
            Chances::default().plus(TRACE, &if other == player { sum } else { sum.flipped() })
        });
        for lesson in group {
            lesson.target = lesson.target.plus(1.0, &correction);
        }
        later = Some((player, error.plus(1.0, &correction)));
    }
}

/// Returns what the network thinks of the position after a play, unless the game is over.
fn lesson(ruleset: Ruleset, state: &GameState, roll: Roll, play: &RankedPlay) -> Option<Lesson> {
    match state.next(&ruleset, roll, Some(&play.legal)) {
        Next::Over(_) => None,
        Next::State(next) => {
            let target = if next.player == state.player { play.chances } else { play.chances.flipped() };
            Some(Lesson { state: next, target })
        }
    }
}
