//! The tutorials: positions, answers and texts fit together. `tests/conversations/tutorial_*.txt` go through them.

use std::collections::BTreeSet;

use kafenio::language::Language;
use kafenio::speech;
use kafenio_board::legal;
use kafenio_board::rules::{BAR, Player, Ruleset, Variant};
use kafenio_board::tutorial::{Goal, Lesson, Task, Verdict, steps};
use serde_json::json;

/// The texts of the default language, which the other languages have, too.
const TEXTS: &str = include_str!("../../../assets/locales/en.ftl");

fn lessons() -> impl Iterator<Item = Lesson> {
    Variant::ALL.into_iter().flat_map(|variant| (1..).map_while(move |number| Lesson::find(variant, number)))
}

fn has_text(id: &str) -> bool {
    TEXTS.contains(&format!("\n{id} ="))
}

#[test]
fn every_game_has_a_short_tutorial() {
    for variant in Variant::ALL {
        let ids: BTreeSet<_> = steps(variant).iter().map(|step| step.id).collect();
        assert!((6..=10).contains(&ids.len()), "{variant:?}: {ids:?}");
        assert_eq!(ids.len(), steps(variant).len(), "{variant:?}: each step teaches something else");
    }
}

#[test]
fn every_position_is_one_of_its_game() {
    for lesson in lessons() {
        let Task::Play { roll, .. } = lesson.step.task else { continue };
        let position = lesson.step.position;
        let pinned = |player| (1..BAR).filter(|point| position.is_pinned(player, *point)).collect::<Vec<_>>();
        let [white, black] = Player::BOTH.map(|player| position.checkers[player].to_vec());
        let line = json!({ "variant": lesson.variant.key(), "dice": [roll.first(), roll.second()], "player": white,
            "opponent": black, "player_pinned": pinned(Player::White), "opponent_pinned": pinned(Player::Black),
            "doublets": lesson.step.doublets });
        let answer = legal::legal(line.to_string().as_bytes());
        assert!(answer.starts_with(r#"{"plays":[{"#), "{:?} {}: {answer}", lesson.variant, lesson.number);
    }
}

#[test]
fn answers_to_choose_from_are_right_and_wrong() {
    for lesson in lessons() {
        let what = format!("{:?} {}", lesson.variant, lesson.number);
        let answers = lesson.answers();
        let verdicts: Vec<Verdict> = answers.iter().map(|answer| lesson.judge(answer)).collect();
        assert!((2..=4).contains(&answers.len()), "{what}");
        assert!(verdicts.contains(&Verdict::Right), "{what}: {verdicts:?}");
        assert!(verdicts.iter().any(|verdict| *verdict != Verdict::Right), "{what}: {verdicts:?}");
        assert!(!verdicts.contains(&Verdict::Unknown), "{what}: {verdicts:?}");
        for (number, verdict) in (1..).zip(&verdicts) {
            assert_eq!(lesson.judge(&i32::to_string(&number)), *verdict, "{what}: answer {number}");
        }
        let distinct: BTreeSet<_> = answers.iter().collect();
        assert_eq!(distinct.len(), answers.len(), "{what}");
        if let Task::Play { goal: Goal::Legal, .. } = lesson.step.task {
            let is_worse = |verdict: &Verdict| *verdict == Verdict::Wrong;
            assert!(!verdicts.iter().any(is_worse), "{what}: every legal play is right");
        }
        for (answer, verdict) in answers.iter().zip(&verdicts) {
            if let Verdict::Illegal(_) = verdict {
                let text = speech::tutorial_verdict(Language::English, lesson, answer, verdict).to_string();
                assert!(!text.contains("/move"), "there is no table: {what}, {answer}: {text}");
            }
        }
    }
}

#[test]
fn every_answer_has_its_words() {
    let mut used = BTreeSet::new();
    for lesson in lessons() {
        let id = format!("tutorial-{}", lesson.step.id);
        let can_be_wrong = match lesson.step.task {
            Task::Cube { .. } => true,
            Task::Play { roll, .. } => {
                let ruleset = Ruleset::from(lesson.variant);
                let plays = ruleset.plays(&lesson.situation(roll));
                plays.iter().any(|legal| lesson.judge(&ruleset.notation(&legal.play)) != Verdict::Right)
            }
        };
        assert!(has_text(&id) && has_text(&format!("{id}-right")), "{id}");
        assert_eq!(has_text(&format!("{id}-wrong")), can_be_wrong, "{id}: a legal answer can be wrong");
        used.insert(id);
    }
    let right = |line: &'static str| line.split_once("-right =").map(|(id, _)| id);
    for id in TEXTS.lines().filter_map(right).filter(|id| id.starts_with("tutorial-")) {
        assert!(used.contains(id), "no step uses {id}");
    }
}

#[test]
fn every_step_fits_into_one_message() {
    for language in Language::ALL {
        for lesson in lessons() {
            for has_buttons in [true, false] {
                let text = speech::tutorial_step(language, lesson, has_buttons).to_string();
                assert!(text.chars().count() < 800, "{language:?}: {text}");
            }
        }
    }
}
