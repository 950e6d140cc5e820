//! What we write, we read again, and nothing is lost.

use std::fs;
use std::path::Path;

use kafenio_board::match_file::{self, Imported, json_file, mat_file, sgf_file};
use kafenio_board::rules::{CustomRules, Variant};
use kafenio_board::table::{
    BySeat, EndReason, Event, GameChoice, Length, MoneyRules, Opening, Seat, Table, Terms, without_undone,
};

use super::hostile::hostile_names;
use super::random_match::{random_match, random_terms};
use crate::chance::Chance;
use crate::extent::extent;

/// Returns what a file has to keep: the terms, and what was rolled, played, doubled and won. That a closed-out player did not roll
/// follows from the turns.
pub fn kept(events: &[Event]) -> Vec<String> {
    let events = without_undone(events);
    let mut kept = Vec::new();
    for (before, event, _) in Table::steps(&events) {
        match event {
            Event::Invited { terms, .. } => kept.push(format!("{:?}", Terms { clock: None, hints: false, ..*terms })),
            Event::Rolled { seat, roll, .. } => kept.push(format!("{seat:?} {roll:?}")),
            Event::Played { seat, after, points, .. } => kept.push(format!("{seat:?} {after:?} {points}")),
            Event::GameEnded { winner, level, points, reason, .. } if before.game().is_some() => {
                // A resignation is read from its points, and a gammon that the Jacoby rule does not count costs no more than a
                // single game.
                let level = if *reason == EndReason::Resigned { 0 } else { *level };
                kept.push(format!("{winner:?} {level} {points} {reason:?}"));
            }
            Event::OpeningRolled { dice } if !dice.is_doublet() => kept.push(format!("{dice:?}")),
            Event::OpeningPairsRolled { .. }
            | Event::Passed { .. }
            | Event::Doubled { .. }
            | Event::Beavered { .. }
            | Event::Taken { .. }
            | Event::Dropped { .. }
            | Event::PlayedOn { .. }
            | Event::SetUp { .. }
            | Event::AutomaticDouble { .. } => kept.push(format!("{event:?}")),
            _ => {}
        }
    }
    kept
}

/// Fails with the first difference and the file.
pub fn assert_same(imported: &Imported, events: &[Event], file: &str) {
    assert_eq!(imported.fault.as_ref().map(ToString::to_string), None, "{file}");
    let (read, written) = (kept(&imported.events), kept(events));
    if let Some(at) = (0..read.len().max(written.len())).find(|at| read.get(*at) != written.get(*at)) {
        panic!("entry {at}: read {:?}, played {:?}\n{file}", read.get(at), written.get(at));
    }
}

/// Removes what a file of GNU Backgammon cannot say: the custom rules and those of a session.
pub fn plain(events: &[Event]) -> Vec<Event> {
    let mut plain = events.to_vec();
    if let Some(Event::Invited { terms, .. }) = plain.first_mut() {
        (terms.custom_rules, terms.opening) = (CustomRules::default(), Opening::Usual);
    }
    if let Some(Event::Invited { terms: Terms { length: Length::Money(money), .. }, .. }) = plain.first_mut() {
        *money = MoneyRules::default();
    }
    plain
}

#[test]
fn every_match_is_read_as_it_was_played() {
    for (seed, game) in (1..).zip(GameChoice::ALL) {
        let mut chance = Chance(seed);
        for number in 0..extent([5, 40]) {
            let terms = random_terms(game, &mut chance);
            let events = random_match(terms, &mut chance);
            let names = hostile_names(&mut chance);
            let context = format!("{game:?}, match {number}");
            for file in [json_file(&events, &names), mat_file(&events, &names)] {
                let imported =
                    match_file::read(file.as_bytes()).unwrap_or_else(|error| panic!("{context}: {error}\n{file}"));
                assert_same(&imported, &events, &file);
            }
            if game == GameChoice::Of(Variant::Backgammon) {
                let file = sgf_file(&events, &names).unwrap();
                // It has neither a single game nor custom rules.
                if terms.length == Length::Single || terms.custom_rules != CustomRules::default() {
                    continue;
                }
                let mut imported =
                    match_file::read(file.as_bytes()).unwrap_or_else(|error| panic!("{context}: {error}\n{file}"));
                imported.events = plain(&imported.events);
                assert_same(&imported, &plain(&events), &file);
            } else {
                assert_eq!(sgf_file(&events, &names), None, "the format has no other game");
            }
        }
    }
}

fn file_of_others(name: &str) -> Imported {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/imports").join(name);
    match_file::read(&fs::read(file).unwrap()).unwrap()
}

/// Whether a file says so or shows it, what we write of it says so, too.
#[test]
fn match_without_a_crawford_game_stays_one() {
    for name in ["without-crawford.mat", "gnubg-without-crawford.sgf", "double-in-the-crawford-game-counts.mat"] {
        let imported = file_of_others(name);
        let sgf = sgf_file(&imported.events, &imported.names).unwrap();
        assert!(!sgf.contains("Crawford"), "{sgf}");
        let mat = imported.mat_file();
        assert!(mat.contains("; [Crawford \"Off\"]\n") && !mat.contains("Terms"), "{mat}");
        for file in [mat, imported.json_file(), sgf] {
            assert_same(&match_file::read(file.as_bytes()).unwrap(), &imported.events, &file);
        }
    }
}

#[test]
fn money_rules_are_written_if_they_are_known() {
    let imported = file_of_others("money.mat");
    let [mat, json] = [imported.mat_file(), imported.json_file()];
    assert!(!mat.contains("Jacoby") && !mat.contains("Beaver") && !mat.contains("Terms"), "{mat}");
    assert!(!json.contains("jacoby"), "{json}");
    assert_same(&match_file::read(mat.as_bytes()).unwrap(), &imported.events, &mat);
    // A beaver shows that there are beavers, but says nothing of the Jacoby rule.
    let mat = file_of_others("jellyfish-beaver-without-take.mat").mat_file();
    assert!(mat.contains("; [Beaver \"On\"]") && !mat.contains("Jacoby"), "{mat}");
    // What was agreed on here is known, also behind another format.
    let rules = MoneyRules::default();
    let terms = Terms::new(GameChoice::Of(Variant::Backgammon), Length::Money(rules));
    let events = random_match(terms, &mut Chance(4));
    let names = BySeat { inviter: "a".to_owned(), invited: "b".to_owned() };
    let json = json_file(&events, &names);
    for mat in [mat_file(&events, &names), match_file::read(json.as_bytes()).unwrap().mat_file()] {
        assert!(mat.contains("; [Jacoby \"Off\"]\n; [Beaver \"Off\"]\n"), "{mat}");
    }
}

#[test]
fn terms_have_no_rules_of_other_games() {
    let money = MoneyRules { automatic_doubles: 2, ..MoneyRules::default() };
    let terms = Terms::new(GameChoice::Of(Variant::Backgammon), Length::Money(money));
    let names = BySeat { inviter: "a".to_owned(), invited: "b".to_owned() };
    let mat = mat_file(&random_match(terms, &mut Chance(4)), &names);
    let line = mat.lines().find(|line| line.contains("Terms")).unwrap();
    assert!(
        line.contains("automatic_doubles") && line.contains("backgammon_counts") && !line.contains("mother"),
        "{line}"
    );
}

#[test]
fn names_survive_whatever_they_are() {
    let mut chance = Chance(9);
    let terms = Terms { length: Length::Points(3), ..random_terms(GameChoice::Of(Variant::Backgammon), &mut chance) };
    let events = random_match(terms, &mut chance);
    let names = BySeat { inviter: "Δημήτρης".to_owned(), invited: "x : 0    y".to_owned() };
    let read = match_file::read(mat_file(&events, &names).as_bytes()).unwrap();
    assert_eq!(read.names, names, "whole in the comments at the top");
    let read = match_file::read(sgf_file(&events, &names).unwrap().as_bytes()).unwrap();
    assert_eq!([&read.names[Seat::Inviter], &read.names[Seat::Invited]], ["Δημήτρης", "x . 0 y"]);
}
