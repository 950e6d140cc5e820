//! The rules as other programs ask for them: `kafenio legal`, a line of JSON for a line of JSON.

use kafenio::legal::legal;
use kafenio::rules::{Ruleset, Situation, Variant};
use serde_json::{Value, json};

use crate::rules_play::situations;

fn answer(line: &str) -> Value {
    serde_json::from_str(&legal(line)).unwrap()
}

/// Counts from pairs of place and number; who is missing is borne off.
fn side(checkers: &[(usize, u8)]) -> Vec<u8> {
    let mut side = vec![0; 26];
    for &(place, count) in checkers {
        side[place] = count;
    }
    side[0] = 15 - side[1..].iter().sum::<u8>();
    side
}

#[test]
fn a_mother_checker_pinned_ends_the_game() {
    let line = json!({
        "variant": "plakoto", "dice": [6, 4], "player": side(&[(7, 5), (5, 10)]), "opponent": side(&[(24, 1), (10, 14)]),
    });
    let plays = answer(&line.to_string())["plays"].as_array().unwrap().clone();
    let ending = plays.iter().find(|play| play["notation"] == "7/1").unwrap();
    assert_eq!(ending["ends"], json!({ "winner": "player", "value": 2 }));
    assert_eq!((&ending["opponent_pinned"], &ending["player_pinned"]), (&json!([24]), &json!([])));
    assert_eq!(ending["player"], json!(side(&[(7, 4), (5, 10), (1, 1)])));
    assert_eq!(ending["points"], 0);
}

#[test]
fn house_rules_and_earlier_doublets_are_heard() {
    let bar = json!({
        "variant": "backgammon", "dice": [6, 3], "rules": { "lower_alone": false },
        "player": side(&[(25, 2), (13, 5), (8, 3), (6, 5)]), "opponent": side(&[(24, 2), (13, 5), (8, 3), (6, 5)]),
    });
    assert_eq!(answer(&bar.to_string()), json!({ "plays": [] }));
    let hand = side(&[(25, 15)]);
    for (doublets, results) in [(0, 3), (1, 5), (300, 5)] {
        let line = json!({ "variant": "puff", "dice": [3, 3], "player": hand, "opponent": hand, "doublets": doublets });
        assert_eq!(answer(&line.to_string())["plays"].as_array().unwrap().len(), results);
    }
}

#[test]
fn what_is_no_position_is_an_error() {
    let far = side(&[(24, 15)]);
    let good = json!({ "variant": "plakoto", "dice": [6, 4], "player": far, "opponent": far });
    assert!(answer(&good.to_string())["error"].is_null());
    let with = |change: &dyn Fn(&mut Value)| {
        let mut line = good.clone();
        change(&mut line);
        line.to_string()
    };
    let bad = [
        String::new(),
        "fnord".to_owned(),
        "[]".to_owned(),
        with(&|line| line["variant"] = json!("chess")),
        with(&|line| line["dice"] = json!([0, 7])),
        with(&|line| line["dice"] = json!([1])),
        with(&|line| line["colour"] = json!("red")),
        with(&|line| line["rules"] = json!({ "no_such_rule": true })),
        with(&|line| line["rules"] = json!({ "backgammon_counts": 4 })),
        with(&|line| line["player"] = json!(side(&[(24, 15)])[..25])),
        with(&|line| line["player"] = json!(vec![1; 26])),
        with(&|line| line["player"] = json!(side(&[(25, 1), (24, 14)]))),
        with(&|line| line["player"] = json!(side(&[(1, 15)]))),
        with(&|line| line["player_pinned"] = json!([24])),
        with(&|line| line["player_pinned"] = json!([0])),
        with(&|line| line["doublets"] = json!(-1)),
    ];
    for line in bad {
        assert!(answer(&line)["error"].is_string(), "{line}");
    }
}

/// Asks for a situation as a program would, and compares with what the rules say themselves.
fn ask(ruleset: Ruleset, situation: &Situation) {
    let (me, he) = (situation.player, situation.player.opponent());
    let position = &situation.position;
    let pins = |player| (1..25_u8).filter(|&point| position.is_pinned(player, point)).collect::<Vec<_>>();
    let line = json!({
        "variant": ruleset.variant, "dice": situation.roll, "doublets": situation.doublets, "rules": ruleset.house,
        "player": position.checkers[me], "opponent": position.checkers[he],
        "player_pinned": pins(me), "opponent_pinned": pins(he),
    });
    let answer = answer(&line.to_string());
    let plays = ruleset.plays(situation);
    let entries = answer["plays"].as_array().unwrap_or_else(|| panic!("{line}: {answer}"));
    assert_eq!(entries.len(), plays.len(), "{line}");
    for (entry, legal) in entries.iter().zip(&plays) {
        assert_eq!(entry["player"], json!(legal.after.checkers[me]), "{line}");
        assert_eq!(entry["opponent"], json!(legal.after.checkers[he]), "{line}");
        assert_eq!(entry["ends"].is_null(), legal.ends.is_none(), "{line}");
    }
}

#[test]
fn every_position_of_random_games_is_understood() {
    for variant in Variant::ALL {
        let ruleset = Ruleset::from(variant);
        let count = if variant == Variant::Puff { 40 } else { 200 };
        for situation in situations(ruleset, 12, count) {
            ask(ruleset, &situation);
        }
    }
}
