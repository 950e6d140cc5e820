//! Networks as files.

use std::sync::Arc;

use kafenio_board::rules::{Player, Ruleset, Variant};
use kafenio_engine::{Engine, GameState, Network, NetworkError, read, write};

fn network() -> Network {
    let mut number = 0.0;
    let mut next = || {
        number = (number + 0.37) % 1.0;
        number
    };
    let mut network = Network::random(Variant::Puff, 256, &mut next);
    network.add_pruner(next);
    network
}

#[test]
fn network_is_read_as_it_was_written() {
    let file = write(&network(), 7, 640, 1_790_000_000);
    let (header, read) = read(Variant::Puff, &file).unwrap();
    // Only a network that was read knows the checksum of its file.
    assert_eq!((network().checksum(), read.checksum()), (0, header.checksum));
    assert_eq!(write(&read, 7, 640, 1_790_000_000), file);
    assert_eq!((header.game.as_str(), header.seed, header.games, header.trained_at), ("puff", 7, 640, 1_790_000_000));
}

#[test]
fn widened_network_thinks_the_same() {
    let narrow = Network::random(Variant::Fevga, 128, || 0.5);
    let mut wide = narrow.clone();
    wide.widen(512, || 0.0);
    assert_eq!(wide.hidden(), 512);
    let chances = |network: &Network| {
        let ruleset = Ruleset::from(network.variant());
        let mut engine = Engine::new(ruleset, Arc::new(network.clone()));
        engine.evaluate(&GameState::start(&ruleset, Player::White), 0)
    };
    let (before, after) = (chances(&narrow), chances(&wide));
    for (before, after) in before.win.iter().chain(&before.lose).zip(after.win.iter().chain(&after.lose)) {
        assert!((before - after).abs() < 1e-5, "{before} {after}");
    }
}

#[test]
fn network_without_a_pruner_is_read_too() {
    let network = Network::random(Variant::Fevga, 128, || 0.5);
    let file = write(&network, 1, 2, 3);
    assert_eq!(write(&read(Variant::Fevga, &file).unwrap().1, 1, 2, 3), file);
    let file = String::from_utf8_lossy(&file[..200]).into_owned();
    assert!(file.contains("\"pruner\":0"), "{file}");
}

#[test]
fn damaged_file_is_refused() {
    let file = write(&network(), 7, 640, 0);
    let refused = |bytes: &[u8]| read(Variant::Puff, bytes).unwrap_err().to_string();
    assert!(refused(b"").starts_with("it has no header"));
    assert!(refused(b"{}\n").starts_with("it has no header: missing field"));
    let short = &file[..file.len() - 1];
    assert!(refused(short).contains("bytes of weights, expected"), "{}", refused(short));
    let mut flipped = file.clone();
    *flipped.last_mut().unwrap() ^= 1;
    assert!(refused(&flipped).starts_with("its weights are damaged: the checksum is"), "{}", refused(&flipped));
    let (line, weights) = file.split_at(file.iter().position(|byte| *byte == b'\n').unwrap() + 1);
    // The first byte of a row is an exponent.
    let infinite = [&[i8::MAX.cast_unsigned()], &weights[1..]].concat();
    let [old, new] = [weights, &infinite].map(|weights| format!("\"checksum\":{}", zlib_rs::crc32::crc32(0, weights)));
    let line = String::from_utf8_lossy(line).replacen(&old, &new, 1);
    assert_eq!(refused(&[line.as_bytes(), &infinite].concat()), "its weights are not all numbers");
    let other = read(Variant::Portes, &file).unwrap_err();
    assert!(matches!(other, NetworkError::Game { .. }), "{other}");
    let text = String::from_utf8_lossy(&file).replacen("\"inputs\":", "\"inputs\":9", 1);
    assert!(refused(text.as_bytes()).starts_with("it was trained for other inputs"));
    let text = String::from_utf8_lossy(&file).replacen("\"pruner\":16", "\"pruner\":17", 1);
    assert!(refused(text.as_bytes()).contains("17 units that prune"), "{}", refused(text.as_bytes()));
}
