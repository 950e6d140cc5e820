//! That the networks play well enough, that training teaches, and the commands `arena` and `train`.

#![expect(clippy::float_cmp, reason = "the same games give the same number")]

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use kafenio_board::rules::{Ruleset, Variant};
use kafenio_engine::{Engine, Level, Network, Networks};
use kafenio_lab::{Arena, Contestant, Score, Trainer};
use serde_json::Value;

use crate::extent::extent;

/// Returns how the network `first` does in `pairs` pairs of games, against `second` or random plays.
fn compete(first: Arc<Network>, second: Option<Arc<Network>>, pairs: u64) -> Score {
    let ruleset = Ruleset::from(first.variant());
    let player = |network| Contestant::Engine { engine: Engine::new(ruleset, network), level: Level::Master, ply: 0 };
    let players = [player(first), second.map_or(Contestant::Random, player)];
    let (mut arena, mut score) = (Arena { ruleset, players, seed: 3 }, Score::default());
    (0..pairs).for_each(|pair| arena.play_pair(pair, &mut score));
    score
}

/// A damaged or exchanged network would lose about half of these games.
#[test]
fn networks_beat_random_plays() {
    let networks = Networks::builtin().unwrap();
    for variant in Variant::ALL {
        // A player at random looks at all results of a doublet of Puff, which are many.
        let pairs = if variant == Variant::Puff { 2 } else { 8 };
        let score = compete(networks.of(variant), None, pairs);
        assert!(score.win_rate() >= 0.75, "{variant:?}: {score:?}");
    }
}

#[test]
fn training_teaches_and_the_seed_alone_determines_what() {
    let train = |games: u64, threads: u64, rounds: u8, end: f32| {
        let mut trainer = Trainer::new(Variant::Portes, 128, 5);
        for round in 0..rounds {
            trainer.round(games, end * f32::from(round) / f32::from(rounds), threads);
        }
        trainer.network().clone()
    };
    assert_eq!(train(6, 1, 2, 2.0), train(6, 3, 2, 2.0), "the second round looks ahead");
    let trained = train(64, 2, extent([9, 15]) as u8, 0.5);
    let untrained = Trainer::new(Variant::Portes, 128, 5).network().clone();
    assert_ne!(untrained, Trainer::new(Variant::Portes, 128, 6).network().clone());
    let score = compete(Arc::new(trained), Some(Arc::new(untrained)), 20);
    assert!(score.mean() > 0.5, "{score:?}");
}

/// The networks with which others are compared.
#[test]
fn training_can_leave_the_features_and_the_look_ahead_out() {
    let train = |mut trainer: Trainer| {
        trainer.round(2, 0.9, 2);
        trainer.network().clone()
    };
    let new = || Trainer::new(Variant::Portes, 128, 5);
    let usual = train(new());
    assert!(usual.has_pruner(), "it looks ahead");
    let reference = train(new().looking_ahead_from(1.0).without_features());
    assert!(!reference.has_pruner(), "it does not look ahead");
    let without_features = |network: &Network| {
        let mut network = network.clone();
        network.forget_features();
        network
    };
    assert_eq!(without_features(&reference), reference);
    assert_ne!(without_features(&usual), usual);
    assert_ne!(reference, without_features(new().network()), "it has learned");
}

fn lab(words: &[&str], nets: Option<&Path>) -> (String, String, Option<i32>) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_kafenio-lab"));
    program.args(words).env_clear().envs(nets.map(|folder| ("KAFENIO_NETS", folder)));
    let output = program.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

#[test]
fn network_that_was_trained_competes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("plakoto.bin");
    let name = file.to_str().unwrap();
    let (printed, error, code) = lab(&["train", "--game", "plakoto", "--games", "64", "--out", name], None);
    assert_eq!((printed, code), (format!("{name} has learned from 64 games\n"), Some(0)), "{error}");
    let arena = |first: &str, nets: Option<&Path>| {
        let words = ["arena", "--game", "plakoto", "--first", first, "--second", "master", "--games", "20", "--json"];
        let (printed, error, _) = lab(&words, nets);
        let result: Value = serde_json::from_str(&printed).unwrap_or_else(|_| panic!("{error}"));
        assert_eq!(result["games"], 20);
        result["points_a_game"].as_f64().unwrap()
    };
    assert!(arena(name, None) < -0.5, "64 games do not make a master");
    assert_eq!(arena(name, Some(folder.path())), 0.0, "the same network on both sides and the same dice");
}

#[test]
fn training_that_goes_on_can_widen_a_network_but_not_narrow_it() {
    let folder = tempfile::tempdir().unwrap();
    let [first, second] = ["first.bin", "second.bin"].map(|name| folder.path().join(name).display().to_string());
    let train = |more: &[&str]| lab(&[&["train", "--game", "fevga", "--games", "1"], more].concat(), None);
    let header = |file: &str, field: &str| {
        let file = std::fs::read(file).unwrap();
        let line: Value = serde_json::from_slice(file.split(|byte| *byte == b'\n').next().unwrap()).unwrap();
        line[field].clone()
    };
    train(&["--out", &first]);
    train(&["--resume", &first, "--hidden", "256", "--out", &second]);
    assert_eq!((header(&first, "hidden"), header(&second, "hidden")), (128.into(), 256.into()));
    let (_, error, code) = train(&["--resume", &second, "--hidden", "128", "--out", &first]);
    assert_eq!(code, Some(2));
    assert!(error.contains("--hidden must be 256 or more to go on from "), "{error}");
    // A network that does not look ahead gets no pruner.
    train(&["--resume", &first, "--look-ahead-from", "100", "--raw-inputs", "--out", &second]);
    assert_eq!((header(&first, "pruner"), header(&second, "pruner")), (0.into(), 0.into()));
}

#[test]
fn wrong_players_and_files_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let arena = |second: &str, nets: Option<&Path>| {
        let (_, error, code) = lab(&["arena", "--game", "puff", "--second", second, "--games", "2"], nets);
        (error, code)
    };
    let (error, code) = arena("grandmaster", None);
    assert_eq!(code, Some(1));
    assert!(error.starts_with("kafenio-lab: cannot read the network grandmaster: No such file"), "{error}");
    let (error, code) = arena("master@3", None);
    assert_eq!(code, Some(2));
    assert!(error.contains("expected @0, @1 or @2 behind the player"), "{error}");
    std::fs::write(folder.path().join("puff.bin"), "nonsense").unwrap();
    let (error, code) = arena("random", Some(folder.path()));
    assert_eq!(code, Some(2));
    assert!(error.contains("cannot use the network ") && error.contains("it has no header"), "{error}");
}

#[test]
fn network_of_portes_can_begin_as_one_of_backgammon_but_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let [backgammon, portes] =
        ["backgammon.bin", "portes.bin"].map(|name| folder.path().join(name).display().to_string());
    let train = |game: &str, more: &[&str]| lab(&[&["train", "--game", game], more].concat(), None);
    train("backgammon", &["--games", "1", "--out", &backgammon]);
    let (_, error, code) = train("portes", &["--resume", &backgammon, "--games", "0", "--out", &portes]);
    assert_eq!((code, error.as_str()), (Some(0), ""));
    let arena = ["arena", "--game", "portes", "--first", &portes, "--second", "random", "--games", "2"];
    assert_eq!(lab(&arena, None).2, Some(0), "the file is a network of Portes");
    let (_, error, code) = train("plakoto", &["--resume", &backgammon, "--games", "0", "--out", &portes]);
    assert_eq!(code, Some(1));
    assert!(error.contains("it is for backgammon, expected plakoto"), "{error}");
}
