//! The commands of the computer player: it evaluates positions, competes in an arena, and learns from games against
//! itself. Layer 5: it uses random numbers, threads and files.

mod agreement;
mod arena;
mod contact_bear_off;
mod dice;
mod games;
mod openings;
mod puzzles;
mod trainer;

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use self::agreement::{Agreement, Comparison};
use self::dice::Dice;
use self::openings::Rollout;
use self::puzzles::Search;
use crate::engine::{self, Engine, Header, Level, Network, Networks, SIZES};
use crate::evaluation::{Evaluator, Strength};
use crate::json_lines;
use crate::manager::{Clock as _, SystemClock};
use crate::opening::{self, Opening};
use crate::rules::{Roll, Ruleset, Variant};
use crate::settings::{
    AgreementOptions, ArenaOptions, Contender, EngineCommand, EvaluateOptions, InvalidSetting, OpeningOptions,
    PuzzleOptions, SelfPlay, Settings, TrainOptions, Who,
};
use crate::store::causes;

pub use self::arena::{Arena, Contestant, Score};
pub use self::trainer::Trainer;

/// The most games that are played before the network learns from them.
const GAMES_OF_A_ROUND: u64 = 64;
/// The time between two copies of a network that is being trained, or of the puzzles found so far, in milliseconds.
const SAVE_INTERVAL: i64 = 60_000;

/// Runs `command`.
///
/// # Errors
/// Returns an error if a network cannot be read or written, or if standard input or output fails.
pub fn run(settings: &Settings, command: &EngineCommand) -> Result<()> {
    match command {
        EngineCommand::Evaluate(EvaluateOptions { ply, level }) => {
            let strength = Strength { ply: *ply, level: *level };
            let random = |seed| Dice::of_game(seed, 0).unit();
            json_lines::evaluate(Evaluator::new(networks(settings)?, strength, random))
        }
        EngineCommand::Arena(options) => compete(&networks(settings)?, options),
        EngineCommand::Train(options) => train(options),
        EngineCommand::Puzzles(options) => find_puzzles(networks(settings)?, options),
        EngineCommand::Openings(options) => roll_out_openings(networks(settings)?, options),
        EngineCommand::Agreement(options) => compare_analyses(networks(settings)?, options),
    }
}

/// Returns the networks of the program, those in the folder of the settings in place of its own.
///
/// # Errors
/// Returns an error if there is no such folder, or a network is damaged, or is for another game or another version.
pub fn networks(settings: &Settings) -> Result<Networks> {
    let mut networks = Networks::builtin().context("a network of the program is damaged")?;
    for (_, network) in own_networks(settings)? {
        networks = networks.with(network);
    }
    Ok(networks)
}

/// Tries the networks, and returns a line about them.
///
/// # Errors
/// Returns an error in the same cases as [`networks`].
pub fn check_networks(settings: &Settings) -> Result<String> {
    networks(settings)?;
    let Some(folder) = &settings.nets else { return Ok("the networks of the program are readable".to_owned()) };
    let games: Vec<&str> = own_networks(settings)?.iter().map(|(variant, _)| variant.key()).collect();
    let games = if games.is_empty() { "no game".to_owned() } else { games.join(", ") };
    Ok(format!("all networks are readable; {} has those for {games}", folder.display()))
}

/// Returns the networks in the folder of the settings.
fn own_networks(settings: &Settings) -> Result<Vec<(Variant, Network)>> {
    let Some(folder) = &settings.nets else { return Ok(Vec::new()) };
    let read = || {
        fs::read_dir(folder).with_context(|| format!("expected a folder of networks, not {}", folder.display()))?;
        let mut networks = Vec::new();
        for variant in Variant::ALL {
            let file = folder.join(format!("{}.bin", variant.key()));
            if file.try_exists().with_context(|| format!("cannot read the network {}", file.display()))? {
                networks.push((variant, read_network(variant, &file)?.1));
            }
        }
        Ok(networks)
    };
    let unusable = |error| InvalidSetting::new(format!("KAFENIO_NETS (or --nets) cannot be used: {}", causes(&error)));
    Ok(read().map_err(unusable)?)
}

fn read_network(variant: Variant, file: &Path) -> Result<(Header, Network)> {
    let name = file.display();
    let bytes = fs::read(file).with_context(|| format!("cannot read the network {name}"))?;
    engine::read(variant, &bytes).with_context(|| format!("cannot use the network {name}"))
}

fn compete(networks: &Networks, options: &ArenaOptions) -> Result<()> {
    let variant = options.game;
    let ruleset = Ruleset::from(variant);
    let player = |contender: &Contender| -> Result<Contestant> {
        let (network, level) = match &contender.who {
            Who::Random => return Ok(Contestant::Random),
            Who::Level(level) => (networks.of(variant), *level),
            Who::Network(file) => (Arc::new(read_network(variant, file)?.1), Level::Master),
        };
        Ok(Contestant::Engine { engine: Engine::new(ruleset, network), level, ply: contender.ply })
    };
    let players = [player(&options.first)?, player(&options.second)?];
    let mut arena = Arena { ruleset, players, seed: options.seed };
    let mut score = Score::default();
    for pair in 0..u64::from(options.games / 2) {
        arena.play_pair(pair, &mut score);
    }
    let (games, mean, error, wins) = (2 * score.pairs, score.mean(), score.standard_error(), score.win_rate());
    let line = if options.json {
        json!({ "games": games, "points_a_game": mean, "standard_error": error, "wins": wins }).to_string()
    } else {
        format!("{games} games: {mean:+.4} ± {error:.4} points a game, {:.1} % won", 100.0 * wins)
    };
    writeln!(io::stdout(), "{line}").context("standard output cannot be written")
}

#[expect(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "shares of a time or of games, from 0 to 1")]
fn train(options: &TrainOptions) -> Result<()> {
    let (mut trainer, earlier_games) = start_training(options)?;
    let started = SystemClock.now();
    let end = i64::from(options.seconds) * 1000;
    let bar = ProgressBar::new(1000);
    bar.set_style(ProgressStyle::with_template("{wide_bar} {percent} %, {msg}, {eta} left")?);
    let mut saved_at = started;
    loop {
        let now = SystemClock.now();
        let done = match options.games {
            Some(0) => 1.0,
            Some(games) => trainer.games() as f64 / games as f64,
            None => (now - started) as f64 / end as f64,
        };
        if done >= 1.0 {
            break;
        }
        let left = options.games.map_or(u64::MAX, |games| games - trainer.games());
        trainer.round(GAMES_OF_A_ROUND.min(left), done as f32, options.threads);
        bar.set_position((done * 1000.0) as u64);
        bar.set_message(format!("{} games", trainer.games()));
        if now - saved_at >= SAVE_INTERVAL {
            save(&trainer, earlier_games, options)?;
            saved_at = now;
        }
    }
    bar.finish_and_clear();
    save(&trainer, earlier_games, options)?;
    let line = format!("{} has learned from {} games", options.out.display(), trainer.games());
    writeln!(io::stdout(), "{line}").context("standard output cannot be written")
}

/// Returns what trains a new network, or one that goes on, and the number of games from which the latter has learned.
fn start_training(options: &TrainOptions) -> Result<(Trainer, u64)> {
    let variant = options.game;
    let (mut trainer, earlier_games) = match &options.resume {
        Some(file) => go_on(variant, file, options)?,
        None => (Trainer::new(variant, options.hidden.unwrap_or(SIZES[0]), options.seed), 0),
    };
    if let Some(percent) = options.look_ahead_from {
        trainer = trainer.looking_ahead_from(f32::from(percent) / 100.0);
    }
    if options.raw_inputs {
        trainer = trainer.without_features();
    }
    Ok((trainer, earlier_games))
}

fn go_on(variant: Variant, file: &Path, options: &TrainOptions) -> Result<(Trainer, u64)> {
    let (header, network) = read_start(variant, file)?;
    let (least, name) = (network.hidden(), file.display());
    let hidden = options.hidden.unwrap_or(least);
    if hidden < least {
        return Err(InvalidSetting::new(format!("--hidden must be {least} or more to go on from {name}")).into());
    }
    Ok((Trainer::resume(network, hidden, options.seed), header.games))
}

/// Reads the network that training starts from. For Portes it may be one of Backgammon.
fn read_start(variant: Variant, file: &Path) -> Result<(Header, Network)> {
    if variant == Variant::Portes
        && let Ok((header, network)) = read_network(Variant::Backgammon, file)
    {
        return Ok((header, network.for_portes()));
    }
    read_network(variant, file)
}

/// Looks for puzzles until there are enough, and writes them.
fn find_puzzles(networks: Networks, options: &PuzzleOptions) -> Result<()> {
    let wanted = options.count as usize;
    let mut search = Search::new(options.game, networks, wanted, options.self_play.seed, options.self_play.threads);
    let bar = ProgressBar::new(u64::from(options.count));
    bar.set_style(ProgressStyle::with_template("{wide_bar} {pos} of {len} puzzles, {msg}, {eta} left")?);
    let mut saved_at = SystemClock.now();
    while search.found() < wanted && search.games() < options.most_games {
        search.round();
        bar.set_position(search.found() as u64);
        bar.set_message(format!("{} games", search.games()));
        if SystemClock.now() - saved_at >= SAVE_INTERVAL {
            save_puzzles(&search, &options.out)?;
            saved_at = SystemClock.now();
        }
    }
    bar.finish_and_clear();
    save_puzzles(&search, &options.out)?;
    let line = format!("{} has {} puzzles from {} games", options.out.display(), search.found(), search.games());
    writeln!(io::stdout(), "{line}").context("standard output cannot be written")
}

fn save_puzzles(search: &Search, file: &Path) -> Result<()> {
    let lines: String = search.mixed().iter().map(|puzzle| puzzle.line() + "\n").collect();
    fs::write(file, lines).with_context(|| format!("cannot write the puzzles {}", file.display()))
}

/// Rolls the openings of a game out, and writes them.
fn roll_out_openings(networks: Networks, options: &OpeningOptions) -> Result<()> {
    let OpeningOptions { game, games, turns, out, self_play: SelfPlay { seed, threads } } = options;
    let rollout = Rollout { variant: *game, networks, games: *games, turns: *turns, seed: *seed, threads: *threads };
    let bar = ProgressBar::new(Roll::distinct().count() as u64);
    bar.set_style(ProgressStyle::with_template("{wide_bar} {pos} of {len} rolls, {eta} left")?);
    let mut openings: Vec<Opening> = Vec::new();
    for roll in Roll::distinct() {
        openings.push(rollout.opening(roll));
        bar.inc(1);
    }
    bar.finish_and_clear();
    // The threads and the folder of the file change nothing in it.
    let file = Path::new(out.file_name().unwrap_or(out.as_os_str())).display();
    let turns = turns.map_or_else(String::new, |turns| format!(" --turns {turns}"));
    let command = format!("kafenio openings --game {} --games {games}{turns} --seed {seed} --out {file}", game.key());
    let written = fs::write(out, opening::file(&command, &openings));
    written.with_context(|| format!("cannot write the openings {}", out.display()))?;
    let plays = openings.iter().flat_map(|opening| &opening.plays);
    let (count, largest) = plays.fold((0, 0.0_f32), |(count, most), play| (count + 1, most.max(play.error)));
    let line = format!("{} has {count} plays with a standard error of at most {largest:.4} points", out.display());
    writeln!(io::stdout(), "{line}").context("standard output cannot be written")
}

/// Compares the usual analyses of games with those that look one roll less ahead, and prints how well they agree.
fn compare_analyses(networks: Networks, options: &AgreementOptions) -> Result<()> {
    let AgreementOptions { game, pairs, games, self_play: SelfPlay { seed, threads } } = *options;
    let comparison = Comparison { variant: game, networks, pairs, games, seed, threads };
    let Agreement { players, reversed, difference, luck: [luck, error], unexplained: [change, deviation] } =
        comparison.agreement();
    let (reversed, difference) = (100.0 * reversed, 1000.0 * difference);
    let lines = format!(
        "{players} players: {reversed:.1} % of pairs in another order, error rates differ by {difference:.1} thousandths\n\
         luck of a player: {luck:+.2} ± {error:.2} points\n\
         unexplained change in a turn: {change:+.4} points, standard deviation {deviation:.4}"
    );
    writeln!(io::stdout(), "{lines}").context("standard output cannot be written")
}

/// Writes the network to a new file first, so that a kill leaves a whole one.
fn save(trainer: &Trainer, earlier_games: u64, options: &TrainOptions) -> Result<()> {
    let (file, part) = (&options.out, options.out.with_extension("part"));
    let games = earlier_games + trainer.games();
    let bytes = engine::write(trainer.network(), options.seed, games, SystemClock.now() / 1000);
    let written = fs::write(&part, bytes).and_then(|()| fs::rename(&part, file));
    written.with_context(|| format!("cannot write the network {}", file.display()))
}
