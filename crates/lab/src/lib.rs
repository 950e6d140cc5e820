//! Teaches the computer player and measures it: networks learn from games against themselves and compete in an arena, and the
//! engine finds puzzles, rolls openings out and judges games at two depths. A program of its own, `kafenio-lab`, which the
//! bot does not need.

mod agreement;
mod arena;
mod contact_bear_off;
mod dice;
mod games;
mod openings;
mod options;
mod puzzles;
mod trainer;

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, Result};
use clap::CommandFactory as _;
use clap::error::ErrorKind;
use indicatif::{ProgressBar, ProgressStyle};
use kafenio_board::rules::{Roll, Ruleset, Variant};
use kafenio_engine::opening::{self, Opening};
use kafenio_engine::{self as engine, Engine, Header, Level, Network, Networks, SIZES};
use serde_json::json;

use self::agreement::{Agreement, Comparison};
use self::openings::Rollout;
use self::options::{
    AgreementOptions, ArenaOptions, Command, Contender, OpeningOptions, PuzzleOptions, SelfPlay, TrainOptions, Who,
};
use self::puzzles::Search;

pub use self::arena::{Arena, Contestant, Score};
pub use self::options::CommandLine;
pub use self::trainer::Trainer;

/// The most games that are played before the network learns from them.
const GAMES_OF_A_ROUND: u64 = 64;
/// The time between two copies of a network that is being trained, or of the puzzles found so far.
const SAVE_INTERVAL: Duration = Duration::from_mins(1);

/// Runs the command.
///
/// # Errors
/// Returns an error if a network cannot be read or written, or if standard output fails; a `clap::Error` if an option
/// cannot be used.
pub fn run(line: &CommandLine) -> Result<()> {
    let networks = || networks(line.nets.as_deref());
    match &line.command {
        Command::Arena(options) => compete(&networks()?, options),
        Command::Train(options) => train(options),
        Command::Puzzles(options) => find_puzzles(networks()?, options),
        Command::Openings(options) => roll_out_openings(networks()?, options),
        Command::Agreement(options) => compare_analyses(networks()?, options),
    }
}

/// Returns the networks of the program, those in `folder` in place of its own.
fn networks(folder: Option<&Path>) -> Result<Networks> {
    let mut networks = Networks::builtin().context("a network of the program is damaged")?;
    // An empty variable counts as unset.
    let Some(folder) = folder.filter(|folder| !folder.as_os_str().is_empty()) else { return Ok(networks) };
    let read_folder = || {
        fs::read_dir(folder).with_context(|| format!("expected a folder of networks, not {}", folder.display()))?;
        for variant in Variant::ALL {
            let file = folder.join(format!("{}.bin", variant.key()));
            if file.try_exists().with_context(|| format!("cannot read the network {}", file.display()))? {
                networks = networks.with(read_network(variant, &file)?.1);
            }
        }
        anyhow::Ok(networks)
    };
    read_folder().map_err(|error| wrong_usage(format!("KAFENIO_NETS (or --nets) cannot be used: {error:#}")))
}

/// Returns the error for an option that cannot be used; the program ends with exit code 2.
fn wrong_usage(sentence: String) -> anyhow::Error {
    CommandLine::command().error(ErrorKind::ValueValidation, sentence).into()
}

fn read_network(variant: Variant, file: &Path) -> Result<(Header, Network)> {
    let name = file.display();
    let bytes = fs::read(file).with_context(|| format!("cannot read the network {name}"))?;
    engine::read(variant, &bytes).with_context(|| format!("cannot use the network {name}"))
}

#[expect(clippy::disallowed_methods, reason = "training runs for a time; nothing but its length depends on the clock")]
fn now() -> Instant {
    Instant::now()
}

/// Returns the seconds since 1970.
#[expect(clippy::disallowed_methods, reason = "a network's file says when its training ended")]
fn date() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs().cast_signed())
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
    let games = 2 * score.pairs;
    let mean = score.mean();
    let error = score.standard_error();
    let wins = score.win_rate();
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
    let started = now();
    let bar = ProgressBar::new(1000);
    bar.set_style(ProgressStyle::with_template("{wide_bar} {percent} %, {msg}, {eta} left")?);
    let mut saved_at = started;
    loop {
        let done = match options.games {
            Some(0) => 1.0,
            Some(games) => trainer.games() as f64 / games as f64,
            None => started.elapsed().as_secs_f64() / f64::from(options.seconds),
        };
        if done >= 1.0 {
            break;
        }
        let left = options.games.map_or(u64::MAX, |games| games - trainer.games());
        trainer.round(GAMES_OF_A_ROUND.min(left), done as f32, options.threads);
        bar.set_position((done * 1000.0) as u64);
        bar.set_message(format!("{} games", trainer.games()));
        if saved_at.elapsed() >= SAVE_INTERVAL {
            save(&trainer, earlier_games, options)?;
            saved_at = now();
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
    let least = network.hidden();
    let name = file.display();
    let hidden = options.hidden.unwrap_or(least);
    if hidden < least {
        return Err(wrong_usage(format!("--hidden must be {least} or more to go on from {name}")));
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
    let mut saved_at = now();
    while search.found() < wanted && search.games() < options.most_games {
        search.round();
        bar.set_position(search.found() as u64);
        bar.set_message(format!("{} games", search.games()));
        if saved_at.elapsed() >= SAVE_INTERVAL {
            save_puzzles(&search, &options.out)?;
            saved_at = now();
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
    let command =
        format!("kafenio-lab openings --game {} --games {games}{turns} --seed {seed} --out {file}", game.key());
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
    let reversed = 100.0 * reversed;
    let difference = 1000.0 * difference;
    let lines = format!(
        "{players} players: {reversed:.1} % of pairs in another order, error rates differ by {difference:.1} thousandths\n\
         luck of a player: {luck:+.2} ± {error:.2} points\n\
         unexplained change in a turn: {change:+.4} points, standard deviation {deviation:.4}"
    );
    writeln!(io::stdout(), "{lines}").context("standard output cannot be written")
}

/// Writes the network to a new file first, so that a kill leaves a whole one.
fn save(trainer: &Trainer, earlier_games: u64, options: &TrainOptions) -> Result<()> {
    let file = &options.out;
    let part = options.out.with_extension("part");
    let games = earlier_games + trainer.games();
    let bytes = engine::write(trainer.network(), options.seed, games, date());
    let written = fs::write(&part, bytes).and_then(|()| fs::rename(&part, file));
    written.with_context(|| format!("cannot write the network {}", file.display()))
}
