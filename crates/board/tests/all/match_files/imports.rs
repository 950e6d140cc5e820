//! One small file made by hand for each variation in which programs write matches, in `tests/imports/`. What is read from each
//! stands in `tests/imports/expected.txt`; `UPDATE=1` rewrites it.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use kafenio_board::match_file::{self, Imported};
use kafenio_board::table::{Event, Seat, Table, Terms};

use super::round_trip::kept;

#[test]
fn files_of_other_programs_are_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/imports");
    let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let mut found = String::new();
    for file in files.iter().filter(|file| !file.ends_with("expected.txt")) {
        let name = file.file_name().unwrap().to_str().unwrap();
        match match_file::read(&fs::read(file).unwrap()) {
            Ok(imported) => found.push_str(&summary(name, &imported)),
            Err(error) => writeln!(found, "{name}: {error}\n").unwrap(),
        }
    }
    let expected = folder.join("expected.txt");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&expected, &found).unwrap();
    }
    let expected = fs::read_to_string(expected).unwrap();
    for (read, right) in found.split("\n\n").zip(expected.split("\n\n")) {
        assert_eq!(read, right);
    }
    assert_eq!(found, expected);
}

/// Returns what was read, in as few words as show each entry.
fn summary(name: &str, imported: &Imported) -> String {
    let names = [&imported.names[Seat::Inviter], &imported.names[Seat::Invited]];
    let mut text = format!("{name}: {names:?}");
    for (before, event, after) in Table::steps(&imported.events) {
        let number = before.game().map_or(0, |game| game.number + imported.first_game - 1);
        let play = |play| before.game().unwrap().ruleset.notation(play);
        let side = |seat: &Seat| if *seat == Seat::Inviter { "A" } else { "B" };
        let line = match event {
            Event::Invited { terms: Terms { length, start, cube, .. }, .. } => {
                let start = start.map_or_else(String::new, |start| {
                    format!(", from {}-{} ({:?} Crawford)", start.score.inviter, start.score.invited, start.crawford)
                });
                format!(" | {length:?}{start}{}", if *cube { "" } else { ", no cube" })
            }
            Event::OpeningRolled { dice } => format!("\n  game {number}: {}{}", dice.first(), dice.second()),
            Event::Rolled { seat, roll, .. } => format!(", {}: {}{}", side(seat), roll.first(), roll.second()),
            Event::Played { play: moves, automatic, .. } => {
                format!(" {}{}", play(moves), if automatic.is_some() { " (forced)" } else { "" })
            }
            Event::Passed { seat, .. } => format!(", {} passes", side(seat)),
            Event::ClosedOut { seat } => format!(", {} is closed out", side(seat)),
            Event::Doubled { seat, to } => format!(", {} doubles to {to}", side(seat)),
            Event::Beavered { seat, to, .. } => format!(", {} beavers to {to}", side(seat)),
            Event::Taken { seat, .. } => format!(", {} takes", side(seat)),
            Event::Dropped { seat } => format!(", {} drops", side(seat)),
            Event::GameEnded { winner, points, reason, .. } => {
                let score = after.score;
                let winner = winner.as_ref().map_or("nobody", side);
                format!("; {winner} wins {points}, {reason:?}, {}-{}", score.inviter, score.invited)
            }
            _ => continue,
        };
        text.push_str(&line);
    }
    for remark in &imported.remarks {
        write!(text, "\n  {remark}").unwrap();
    }
    if let Some(fault) = &imported.fault {
        write!(text, "\n  {fault}").unwrap();
    }
    text + "\n\n"
}

/// GNU Backgammon has written the same match in three formats.
#[test]
fn formats_of_gnu_backgammon_have_the_same_match() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/imports");
    let read = |name: &str| {
        let imported = match_file::read(&fs::read(folder.join(name)).unwrap()).unwrap();
        assert_eq!(imported.fault, None, "{name}");
        kept(&imported.events)
    };
    let match_file = read("gnubg.mat");
    assert!(match_file.len() > 20);
    for other in ["gnubg-saved.sgf", "gnubg-text.txt"] {
        // The text does not have the roll of somebody who resigned then.
        let other_match = read(other);
        let roll = "Inviter Roll { first: 5, second: 2 }";
        let without = |kept: &[String]| kept.iter().filter(|entry| *entry != roll).cloned().collect::<Vec<_>>();
        assert_eq!(without(&other_match), without(&match_file), "{other}");
    }
}
