//! Damaged files: nothing that is in a file stops the program, or keeps it busy.

use std::time::{Duration, Instant};

use kafenio_board::match_file::{self, MAX_FILE_BYTES, Unreadable, Wrong, json_file, mat_file, sgf_file};
use kafenio_board::table::{GameChoice, Length, Terms};

use super::hostile::hostile_names;
use super::random_match::{random_match, random_terms};
use crate::chance::Chance;
use crate::extent::extent;

/// The longest time that a file may take on a slow and busy machine. It takes less than 2 s on a fast one, and a reader that goes
/// back over the file again and again takes minutes for a megabyte.
const LIMIT: Duration = Duration::from_secs(30);

/// Returns files of every format and game.
fn files(chance: &mut Chance) -> Vec<Vec<u8>> {
    let mut files = Vec::new();
    for game in GameChoice::ALL {
        let terms = Terms { length: Length::Points(5), ..random_terms(game, chance) };
        let events = random_match(terms, chance);
        let names = hostile_names(chance);
        files.extend([json_file(&events, &names), mat_file(&events, &names)]);
        files.extend(sgf_file(&events, &names));
    }
    files.into_iter().map(String::into_bytes).collect()
}

fn mutated(file: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = file.to_vec();
    for _ in 0..=chance.below(4) {
        let at = chance.below(bytes.len().max(1));
        match chance.below(7) {
            0 => bytes.truncate(at),
            1 if !bytes.is_empty() => bytes[at] ^= 1 << chance.below(8),
            2 if !bytes.is_empty() => bytes[at] = chance.below(256) as u8,
            3 => {
                let mut lines: Vec<Vec<u8>> = bytes.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
                let (one, other) = (chance.below(lines.len()), chance.below(lines.len()));
                lines.swap(one, other);
                bytes = lines.join(&b'\n');
            }
            4 => drop(bytes.splice(at..at, *b"99999999999999999999")),
            5 => drop(bytes.splice(at..at, [b"(;[", b")]\"", b"66:"][chance.below(3)].to_vec())),
            _ => {
                let end = (at + chance.below(40)).min(bytes.len());
                drop(bytes.drain(at.min(end)..end));
            }
        }
    }
    bytes
}

#[expect(clippy::disallowed_methods, reason = "it measures how long reading takes")]
fn read_in_time(bytes: &[u8]) {
    let started = Instant::now();
    let read = match_file::read(bytes);
    let took = started.elapsed();
    assert!(took < LIMIT, "{took:?} for {} bytes: {:?}", bytes.len(), read.map(|read| read.fault));
    match read {
        // What was read is a table, whatever is wrong behind it, and can be written again.
        Ok(imported) => {
            let again = match_file::read(json_file(&imported.events, &imported.names).as_bytes()).unwrap();
            assert_eq!(again.fault, None, "{}", String::from_utf8_lossy(bytes));
            if let Some(fault) = imported.fault {
                assert!(fault.to_string().starts_with("Game "), "{fault}");
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

#[test]
fn damaged_files_are_read_as_far_as_they_go() {
    let mut chance = Chance(52);
    let files = files(&mut chance);
    for _ in 0..extent([150, 600]) {
        let file = &files[chance.below(files.len())];
        read_in_time(&mutated(file, &mut chance));
    }
}

#[test]
fn megabyte_of_anything_is_read_in_time() {
    let beginning = " 7 point match\n\n Game 1\n a : 0      b : 0\n";
    for piece in [
        "(", ")", "[", "]", "{", "\"", ";", ":", " ", "\n", "\t", "31:", "(;W[", "(;GM[6]", "  1) ", "Game 1\n", "9",
        "\\",
    ] {
        let times = (MAX_FILE_BYTES - 200) / piece.len();
        read_in_time(piece.repeat(times).as_bytes());
        read_in_time(format!("{beginning}{}", piece.repeat(times)).as_bytes());
        read_in_time(format!("(;GM[6]PW[{}", piece.repeat(times)).as_bytes());
    }
    assert_eq!(match_file::read(&vec![b' '; MAX_FILE_BYTES + 1]), Err(Unreadable::TooLarge));
    assert_eq!(match_file::read(b" \n"), Err(Unreadable::Empty));
    assert_eq!(match_file::read("Dear diary".as_bytes()), Err(Unreadable::UnknownFormat));
}

#[test]
fn games_beyond_the_most_are_named() {
    let game =
        |number: u32| format!(" Game {number}\n a : {}                    b : 0\n      Wins 1 point\n", number - 1);
    let file: String = (1..=101).map(game).collect();
    let read = match_file::read(format!("0 point match\n{file}").as_bytes()).unwrap();
    assert_eq!(read.fault.unwrap().to_string(), "Game 101: the file has more than 100 games, and I read no more");
}

/// Positions as eXtreme Gammon writes them after an illegal play could set up Puff so that a roll has over a million plays.
#[test]
fn only_backgammon_has_positions_after_illegal_plays() {
    let position = format!("5;0;0;0;0;A;B;0;0;0;1;0;0;{}{}15;", "0;".repeat(9), "1;".repeat(15));
    let game = " Game 1\n A : 0   B : 0\n  0) 31                          21\n";
    let file = format!("; [Variation \"puff\"]\n{game}  1) 31: Illegal play ({position})\n");
    let read = match_file::read(file.as_bytes()).unwrap();
    assert_eq!(read.fault.unwrap().wrong, Wrong::SetPosition);
}
