//! What resigning gave up, what accepting it did, and whether that fits what the game was worth before.

use kafenio_board::rules::{Roll, Variant};
use kafenio_board::table::{Action, Event, Length, Seat, Table};
use kafenio_engine::Networks;
use kafenio_engine::computer::{Evaluation, Judged, Judgement, judge, moments, read_analysis, write_analysis};

use super::cube::beginning;
use crate::chance::Chance;

const RACE: [(u8, u8); 2] = [(6, 3), (2, 3)];

/// Returns what is judged when `loser` resigns at this level after `events` and the other seat accepts, if asked.
fn judged(mut events: Vec<Event>, loser: Seat, level: u8) -> Vec<Judgement> {
    let networks = Networks::builtin().expect("the networks are whole");
    let mut table = Table::fold(&events).expect("a table");
    let before = moments(&events, 1).len();
    for (seat, action) in [(loser, Action::Resign(level)), (loser.other(), Action::Accept)] {
        if table.game().is_some_and(|game| game.number == 1) {
            events.extend(table.act(seat, &action, &mut Chance(1)).expect("a legal action"));
        }
    }
    let moments = &moments(&events, 1)[before..];
    assert_eq!(moments.len(), 1, "the end of the game");
    let judged: Vec<_> = moments.iter().map(|moment| judge(&networks, moment)).collect();
    let written = write_analysis(&judged).expect("JSON");
    let read = read_analysis(moments, &written).expect("what was written fits");
    let said = |judgements: &[Judgement]| format!("{:.3?}", judgements.iter().map(said).collect::<Vec<_>>());
    assert_eq!(said(&read), said(&judged.concat()));
    judged.concat()
}

fn said(judgement: &Judgement) -> (Seat, &Judged) {
    (judgement.seat, &judgement.judged)
}

/// Returns who made a mistake, whether by accepting, what playing on was worth to them, and what it lost.
fn mistake(judgements: &[Judgement]) -> Option<(Seat, bool, Evaluation, f32)> {
    judgements.iter().find_map(|judgement| match judgement.judged {
        Judged::Resignation { accepted, worth, lost } => Some((judgement.seat, accepted, worth, lost)),
        _ => None,
    })
}

fn evaluation(judgements: &[Judgement]) -> Option<(Seat, Evaluation)> {
    judgements.iter().find_map(|judgement| match judgement.judged {
        Judged::Evaluation(found) => Some((judgement.seat, found)),
        _ => None,
    })
}

fn rolled(mut events: Vec<Event>, seat: Seat) -> Vec<Event> {
    events.push(Event::Rolled { seat, roll: Roll::new(2, 1).expect("a roll"), again: false });
    events
}

#[test]
fn resigning_an_even_game_gives_up_what_it_was_worth() {
    let events = || beginning(Variant::Portes, &RACE, &RACE, Length::Single, false);
    for (events, is_new) in [(events(), true), (rolled(events(), Seat::Invited), false)] {
        for loser in Seat::BOTH {
            let judgements = judged(events.clone(), loser, 1);
            let (seat, accepted, worth, lost) = mistake(&judgements).expect("nobody should resign");
            assert_eq!((seat, accepted), (loser, false));
            assert!((lost - (1.0 + worth.equity)).abs() < 1e-4 && (worth.equity.abs() < 0.9), "{worth:?} {lost}");
            assert!((worth.equity - (2.0 * worth.win - 1.0)).abs() < 1e-3, "no gammons are left: {worth:?}");
            assert!(!is_new || (worth.win > 0.5) == (loser == Seat::Invited), "who is on roll is ahead: {worth:?}");
            assert_eq!(evaluation(&judgements).map(|(seat, _)| seat), is_new.then_some(Seat::Invited));
        }
    }
}

#[test]
fn resigning_a_lost_game_for_what_it_is_worth_is_no_mistake() {
    let lost = beginning(Variant::Portes, &[(1, 2)], &[(6, 5), (5, 4), (4, 4)], Length::Single, false);
    let judgements = judged(lost.clone(), Seat::Invited, 1);
    assert_eq!(mistake(&judgements), None);
    let (seat, worth) = evaluation(&judgements).expect("the end of the curve");
    assert!(seat == Seat::Invited && worth.equity < -0.999, "{worth:?}");
    // Every roll takes a checker off, so that it does not become a gammon.
    let no_gammon = beginning(Variant::Portes, &[(1, 2)], &[(1, 15)], Length::Single, false);
    let (seat, accepted, _, lost) = mistake(&judged(no_gammon, Seat::Invited, 2)).expect("one point too much");
    assert!(seat == Seat::Invited && !accepted && (lost - 1.0).abs() < 1e-3, "{lost}");
}

#[test]
fn accepting_a_single_game_instead_of_a_sure_gammon_is_a_mistake() {
    let far = [(18, 15)];
    for roll in [false, true] {
        let events = beginning(Variant::Backgammon, &[(1, 2)], &far, Length::Single, false);
        let events = if roll { rolled(events, Seat::Invited) } else { events };
        let (seat, accepted, worth, lost) = mistake(&judged(events, Seat::Invited, 1)).expect("half of a gammon");
        assert_eq!((seat, accepted), (Seat::Inviter, true));
        assert!(worth.equity > 1.99 && worth.win > 0.999 && (lost - 1.0).abs() < 0.01, "{worth:?} {lost}");
    }
}

#[test]
fn what_resigning_lost_counts_in_units_of_the_cube() {
    let mut events = beginning(Variant::Backgammon, &RACE, &RACE, Length::Points(7), true);
    events.push(Event::Taken { seat: Seat::Invited, to: 2, owner: None });
    let (_, _, worth, lost) = mistake(&judged(events, Seat::Inviter, 1)).expect("nobody should resign");
    assert!((lost - (1.0 + worth.equity)).abs() < 1e-4 && lost < 1.5, "{worth:?} {lost}");
}

#[test]
fn nothing_is_lost_by_resigning_a_gammon_that_the_score_makes_worthless() {
    let all = [(6, 5), (5, 5), (4, 5)];
    let events = beginning(Variant::Backgammon, &all, &all, Length::Points(1), false);
    let single = mistake(&judged(events.clone(), Seat::Inviter, 1)).expect("nobody should resign").3;
    let gammon = mistake(&judged(events, Seat::Inviter, 2)).expect("nobody should resign").3;
    assert!((single - gammon).abs() < 1e-4, "{single} {gammon}");
}

#[test]
fn luck_and_a_missed_double_lead_from_one_worth_to_the_next() {
    let networks = Networks::builtin().expect("the networks are whole");
    // Black should double, and White should take. With the cube, other plays may be best than without it.
    let black = [(1, 2), (3, 2), (6, 4), (8, 3), (10, 2), (13, 2)];
    let white = [(1, 1), (4, 1), (5, 1), (6, 4), (7, 1), (8, 1), (20, 4), (23, 2)];
    let events = beginning(Variant::Backgammon, &white, &black, Length::Points(5), true);
    let (mut misses, mut unexplained) = (0.0, 0.0);
    let rolls = (1..=6).flat_map(|first| (1..=first).map(move |second| (first, second)));
    for (first, second) in rolls {
        let roll = Roll::new(first, second).expect("a roll");
        let mut rolled = events.clone();
        rolled.push(Event::Rolled { seat: Seat::Invited, roll, again: false });
        let moment = moments(&rolled, 1).pop().expect("the roll");
        let (mut luck, mut lost, mut before) = (0.0, 0.0, 0.0);
        for judgement in judge(&networks, &moment) {
            match judgement.judged {
                Judged::Roll { luck: of_roll, .. } => luck = of_roll,
                Judged::Evaluation(found) => before = found.equity,
                _ => lost = judgement.lost(),
            }
        }
        let Some((_, _, worth, _)) = mistake(&judged(rolled, Seat::Invited, 1)) else { continue };
        unexplained += f32::abs(worth.equity - (before - lost + luck)) / 21.0;
        misses += lost / 21.0;
    }
    assert!(unexplained < 0.05, "{unexplained}");
    assert!(misses > 0.02, "a double was due: {misses}");
}
