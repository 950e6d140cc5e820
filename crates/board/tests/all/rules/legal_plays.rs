//! `kafenio legal`, which answers a line of JSON with a line of JSON.

use kafenio_board::legal::legal;
use kafenio_board::rules::{CustomRule, Ruleset, Situation, Variant};
use serde_json::{Value, json};

use crate::extent::extent;
use crate::playing::situations;

fn answer(line: &str) -> Value {
    serde_json::from_str(&legal(line.as_bytes())).unwrap()
}

/// Returns a side's counts from pairs of place and number; missing checkers are borne off.
pub fn side(checkers: &[(usize, u8)]) -> Vec<u8> {
    let mut side = vec![0; 26];
    for &(place, count) in checkers {
        side[place] = count;
    }
    side[0] = 15 - side[1..].iter().sum::<u8>();
    side
}

#[test]
fn pinned_mother_checker_ends_the_game() {
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
fn custom_rules_and_earlier_doublets_change_the_plays() {
    let bar = json!({
        "variant": "backgammon", "dice": [6, 3], "rules": { "lower_alone": false },
        "player": side(&[(25, 2), (13, 5), (8, 3), (6, 5)]), "opponent": side(&[(24, 2), (13, 5), (8, 3), (6, 5)]),
    });
    assert_eq!(answer(&bar.to_string()), json!({ "plays": [] }));
    let hand = side(&[(25, 15)]);
    for (doublets, results) in [(0, 3), (1, 5), (254, 5)] {
        let line = json!({ "variant": "puff", "dice": [3, 3], "player": hand, "opponent": hand, "doublets": doublets });
        assert_eq!(answer(&line.to_string())["plays"].as_array().unwrap().len(), results);
    }
}

#[test]
fn invalid_lines_are_errors() {
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

/// Replaces `PLAYER` and `OPPONENT` in a line by the 26 counts of each side.
fn filled(line: &str, player: &[(usize, u8)], opponent: &[(usize, u8)]) -> String {
    line.replace("PLAYER", &json!(side(player)).to_string()).replace("OPPONENT", &json!(side(opponent)).to_string())
}

/// A program that gives a rule or a pinned point twice has probably confused two of them.
#[test]
fn rule_or_pinned_point_that_is_given_twice_is_refused() {
    let far = json!(side(&[(24, 15)])).to_string();
    for (fields, error) in [
        (r#""rules":{"hit_and_run":true,"hit_and_run":false}"#, "rules, hit_and_run: given twice, expected once"),
        (r#""rules":{"hit_and_run":true,"hit_and_run":true}"#, "rules, hit_and_run: given twice, expected once"),
        (r#""player_pinned":[24,24]"#, "player_pinned: point 24 is given twice, expected once"),
        (r#""opponent_pinned":[3,24,3]"#, "opponent_pinned: point 3 is given twice, expected once"),
    ] {
        let line = format!(r#"{{"variant":"plakoto","dice":[3,1],"player":{far},"opponent":{far},{fields}}}"#);
        assert_eq!(answer(&line)["error"], error, "{line}");
    }
}

#[test]
fn rules_and_doublets_of_other_games_are_refused() {
    let cases = [
        (
            r#"{"variant":"backgammon","dice":[3,1],"rules":{"hit_and_run":true}}"#,
            "rules, hit_and_run: backgammon has no such rule, expected it in portes alone",
        ),
        (
            r#"{"variant":"fevga","dice":[3,1],"rules":{"doublet_count":"game"}}"#,
            "rules, doublet_count: fevga has no such rule, expected it in puff alone",
        ),
        (
            r#"{"variant":"backgammon","dice":[3,1],"doublets":1}"#,
            "doublets: they do not count in backgammon, expected 0",
        ),
    ];
    for (line, error) in cases {
        assert_eq!(answer(line)["error"], error, "{line}");
    }
}

/// Each error names the field, what is wrong with it, and what would be right.
#[test]
fn errors_name_the_field_and_what_is_expected() {
    const START: &[(usize, u8)] = &[(24, 2), (13, 5), (8, 3), (6, 5)];
    const FAR: &[(usize, u8)] = &[(24, 15)];
    let cases = [
        ("", "the line is empty, expected a JSON object on one line, such as {"),
        (r#"{"variant":"portes","#, "the line ends in the middle of the JSON, expected a JSON object on one line"),
        ("[1,2]", "[1,2] is not an object, expected a JSON object on one line"),
        (r#"{"variant":"portes","dice":[3,1] oh"#, "invalid JSON from “oh” on, expected a JSON object on one line"),
        (r#"{"variant":"portes","dice":[3,1],"player":PLAYER}"#, "opponent: missing, expected 26 counts: borne off"),
        (
            r#"{"variant":"chess"}"#,
            r#"variant: "chess" is not a game, expected backgammon, portes, plakoto, fevga, tric-trac or puff"#,
        ),
        (r#"{"variant":"portes","colour":1}"#, "colour: no such field, expected variant, dice, player, opponent, "),
        (r#"{"dice":[3,1],"dice":[3,1]}"#, "dice: given twice, expected once"),
        (
            r#"{"variant":"portes","dice":[3,3,3,3]}"#,
            "dice: [3,3,3,3] is not a roll, expected two dice of 1 to 6, such as [6,4], or [3,3] for a doublet",
        ),
        (r#"{"variant":"portes","dice":"31"}"#, r#"dice: "31" is not a roll, expected two dice of 1 to 6"#),
        (
            r#"{"variant":"portes","dice":[3,1],"player":[1,2]}"#,
            "player: 2 counts, expected 26 counts: borne off, the side's own points",
        ),
        (r#"{"variant":"portes","dice":[3,1],"player":{}}"#, "player: {} is not a list, expected 26 counts"),
        (
            r#"{"variant":"portes","dice":[3,1],"player":[0,0,0,0,"a",0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}"#,
            r#"player, point 4: "a" is not a count, expected 0 to 15 checkers"#,
        ),
        (
            r#"{"variant":"portes","dice":[3,1],"rules":{"lower":true}}"#,
            "rules, lower: no such rule, expected lower_alone, ",
        ),
        (
            r#"{"variant":"portes","dice":[3,1],"rules":{"hit_and_run":1}}"#,
            "rules, hit_and_run: 1 is not a valid value, expected true or false",
        ),
        (
            r#"{"variant":"portes","dice":[3,1],"rules":true}"#,
            "rules: true is not a set of rules, expected an object, such as {",
        ),
        (
            r#"{"variant":"puff","dice":[3,1],"player":PLAYER,"opponent":OPPONENT,"doublets":4000000000}"#,
            "doublets: 4000000000 is not a number of doublets, expected 0 to 254, the doublets that this player",
        ),
        (
            r#"{"variant":"puff","dice":[3,1],"player":PLAYER,"opponent":OPPONENT,"doublets":255}"#,
            "doublets: 255 is not a number of doublets, expected 0 to 254, the doublets that this player",
        ),
        (
            r#"{"variant":"plakoto","dice":[3,1],"player":PLAYER,"opponent":OPPONENT,"player_pinned":[30]}"#,
            "player_pinned: 30 is not a point, expected 1 to 24",
        ),
        (
            r#"{"variant":"portes","dice":[3,1],"player":PLAYER,"opponent":OPPONENT,"player_pinned":[24]}"#,
            "player_pinned: nothing is pinned in portes, expected []",
        ),
    ];
    for (line, expected) in cases {
        let answer = answer(&filled(line, START, FAR));
        let error = answer["error"].as_str().unwrap_or_else(|| panic!("{line}: {answer}"));
        assert!(error.starts_with(expected), "{line}\n{error}");
    }
    let error = serde_json::from_str::<Value>(&legal(b"{\"variant\":\"\xff\"}")).unwrap();
    assert_eq!(error["error"], "the line is not text from byte 13 on, expected JSON in UTF-8");
}

/// A position must not contradict itself, but a game need not be able to reach it.
#[test]
fn contradictory_positions_are_errors() {
    type Side = &'static [(usize, u8)];
    let cases: [(&str, Side, Side, &str, &str); 9] = [
        (
            "plakoto",
            &[(25, 1), (24, 14)],
            &[(24, 15)],
            "",
            "player: plakoto has no bar, expected 0 as the last count, not 1",
        ),
        ("portes", &[], &[(24, 15)], "", "player: all 15 are off and the game is over, expected a checker that is not"),
        (
            "fevga",
            &[(24, 15)],
            &[],
            "",
            "opponent: all 15 are off and the game is over, expected a checker that is not",
        ),
        (
            "tric-trac",
            &[(1, 3)],
            &[(24, 15)],
            "",
            "player: a checker that reaches point 1 in tric-trac is off, expected 0 there",
        ),
        (
            "portes",
            &[(24, 2), (6, 13)],
            &[(19, 2), (6, 13)],
            "",
            "player and opponent: the player's point 6 is the opponent's 19 and holds both, expected one side alone",
        ),
        (
            "plakoto",
            &[(6, 15)],
            &[(19, 1), (5, 14)],
            "",
            "player and opponent: the player's point 6 is the opponent's 19 and holds both, expected one side alone, or the \
             lower checker named in player_pinned or opponent_pinned",
        ),
        (
            "plakoto",
            &[(6, 15)],
            &[(24, 15)],
            r#","opponent_pinned":[24]"#,
            "opponent_pinned: the opponent's point 24 holds 15 of the opponent's checkers, expected the pinned one alone",
        ),
        (
            "plakoto",
            &[(6, 15)],
            &[(24, 1), (5, 14)],
            r#","opponent_pinned":[24]"#,
            "opponent_pinned: nothing pins the checker on the opponent's point 24, expected the player on it, on their own point 1",
        ),
        (
            "plakoto",
            &[(6, 1), (5, 14)],
            &[(19, 1), (5, 14)],
            r#","player_pinned":[6],"opponent_pinned":[19]"#,
            "player_pinned: the player's point 6 is the opponent's point 19, which opponent_pinned names too, expected only \
             the lower checker",
        ),
    ];
    for (variant, player, opponent, more, expected) in cases {
        let line = format!(r#"{{"variant":"{variant}","dice":[3,1],"player":PLAYER,"opponent":OPPONENT{more}}}"#);
        let error = answer(&filled(&line, player, opponent))["error"].clone();
        assert!(error.as_str().is_some_and(|error| error.starts_with(expected)), "{line}\n{error}");
    }
    // In Tric-Trac points win, so a side may have borne off all checkers.
    let line = r#"{"variant":"tric-trac","dice":[3,1],"player":PLAYER,"opponent":OPPONENT}"#;
    assert_eq!(answer(&filled(line, &[], &[(24, 15)])), json!({ "plays": [] }));
}

/// Asks for a situation as a program would, and compares the answer with the rules.
fn ask(ruleset: Ruleset, situation: &Situation) {
    let (me, them) = (situation.player, situation.player.opponent());
    let position = &situation.position;
    let pins = |player| (1..25_u8).filter(|&point| position.is_pinned(player, point)).collect::<Vec<_>>();
    let mut line = json!({
        "variant": ruleset.variant, "dice": situation.roll,
        "player": position.checkers[me], "opponent": position.checkers[them],
        "player_pinned": pins(me), "opponent_pinned": pins(them),
    });
    // The rules and the doublets of other games are errors.
    let mut rules = json!(ruleset.custom_rules);
    for rule in CustomRule::ALL.into_iter().filter(|rule| !rule.variants().contains(&ruleset.variant)) {
        rules.as_object_mut().unwrap().remove(rule.field());
    }
    line["rules"] = rules;
    if ruleset.variant.rules().doublet.is_counted() {
        line["doublets"] = json!(situation.doublets);
    }
    let answer = answer(&line.to_string());
    let plays = ruleset.plays(situation);
    let entries = answer["plays"].as_array().unwrap_or_else(|| panic!("{line}: {answer}"));
    assert_eq!(entries.len(), plays.len(), "{line}");
    for (entry, legal) in entries.iter().zip(&plays) {
        assert_eq!(entry["player"], json!(legal.after.checkers[me]), "{line}");
        assert_eq!(entry["opponent"], json!(legal.after.checkers[them]), "{line}");
        assert_eq!(entry["ends"].is_null(), legal.ends.is_none(), "{line}");
    }
}

#[test]
fn every_position_of_random_games_is_answered() {
    for variant in Variant::ALL {
        let ruleset = Ruleset::from(variant);
        let count = if variant == Variant::Puff { extent([10, 40]) } else { extent([70, 200]) };
        for situation in situations(ruleset, 12, count) {
            ask(ruleset, &situation);
        }
    }
}
