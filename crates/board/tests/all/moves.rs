//! Parses plays and rolls for the tests of tables, because tables accept moves and no text.

use kafenio_board::rules::{BAR, Move, OFF, Play, Roll};

/// Returns the moves of a text such as `8/5(2) 6/off`, legal or not. The dice are left open.
pub fn play(text: &str) -> Play {
    let place = |word: &str| match word {
        "bar" | "hand" => BAR,
        "off" => OFF,
        point => point.parse().expect("a point"),
    };
    let mut play = Play::default();
    for word in text.split_whitespace() {
        let (route, times) = word.split_once('(').unwrap_or((word, "1)"));
        let places: Vec<u8> = route.split('/').map(place).collect();
        for _ in 0..times.trim_end_matches(')').parse().expect("a number") {
            let moves = places.windows(2).map(|pair| Move { from: pair[0], to: pair[1], die: 0, hit: false });
            play.moves.extend(moves);
        }
    }
    play
}

/// Returns the roll of a text such as `62`.
pub fn roll(pair: &str) -> Roll {
    let dice: Vec<u8> = pair.bytes().map(|die| die.wrapping_sub(b'0')).collect();
    Roll::new(dice[0], dice[1]).expect("dice show 1 to 6")
}
