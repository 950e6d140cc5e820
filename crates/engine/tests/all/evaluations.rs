//! Evaluations, as other programs get them from `kafenio evaluate`.

#![expect(clippy::float_cmp, reason = "what is certain is exact")]

use std::collections::{BTreeSet, HashMap};

use kafenio_board::legal::legal;
use kafenio_board::rules::{CustomRule, Ending, Player, Ruleset, Scoring, Variant};
use kafenio_engine::evaluation::{Evaluator, Strength};
use kafenio_engine::{Chances, Engine, GameState, Level, Networks, Next};
use serde_json::{Value, json};

use crate::chance::Chance;
use crate::cube::side;
use crate::playing::situations;

fn evaluator() -> Evaluator {
    let strength = Strength { ply: 0, level: Level::Master };
    Evaluator::new(Networks::builtin().unwrap(), strength, |seed| f32::from(seed as u8 % 100) / 100.0)
}

fn engine(ruleset: Ruleset) -> Engine {
    Engine::new(ruleset, Networks::builtin().unwrap().of(ruleset.variant))
}

fn opening(dice: [u8; 2]) -> Value {
    let side = side(&[(24, 2), (13, 5), (8, 3), (6, 5)]);
    json!({ "variant": "backgammon", "dice": dice, "player": side, "opponent": side })
}

fn ask(evaluator: &mut Evaluator, line: &Value) -> Value {
    serde_json::from_str(&evaluator.answer(line.to_string().as_bytes())).unwrap()
}

/// Returns the states of games that both sides play at random, with the rolls that follow.
fn states(ruleset: Ruleset, count: usize) -> Vec<(GameState, kafenio_board::rules::Roll)> {
    let mut chance = Chance(24);
    let points = ruleset.variant.rules().scoring != Scoring::Nothing;
    let state = |situation: &kafenio_board::rules::Situation| {
        let mut state = GameState { position: situation.position, ..GameState::start(&ruleset, situation.player) };
        if points {
            state.points.white = chance.below(12) as u8;
            state.points.black = chance.below(12) as u8;
        }
        state.doublets[situation.player] = situation.doublets;
        (state, situation.roll)
    };
    situations(ruleset, 24, count).iter().map(state).collect()
}

#[test]
fn best_opening_plays_are_those_of_the_books() {
    let mut evaluator = evaluator();
    for ply in [0, 1] {
        for (dice, best) in [([3, 1], "8/5 6/5"), ([4, 2], "8/4 6/4"), ([6, 1], "13/7 8/7"), ([6, 5], "24/18/13")] {
            let mut line = opening(dice);
            line["ply"] = json!(ply);
            let answer = ask(&mut evaluator, &line);
            assert_eq!(answer["plays"][0]["notation"], best, "{answer}");
        }
    }
}

#[test]
fn every_legal_play_is_ranked_once_and_its_chances_make_sense() {
    let mut evaluator = evaluator();
    for ruleset in rulesets() {
        let variant = ruleset.variant;
        for situation in situations(ruleset, 7, 30) {
            let position = situation.position;
            let player = situation.player;
            let mut rules = json!(ruleset.custom_rules);
            for foreign in CustomRule::ALL.into_iter().filter(|rule| !rule.variants().contains(&variant)) {
                rules.as_object_mut().unwrap().remove(foreign.field());
            }
            let line = json!({
                "variant": variant.key(),
                "dice": <[u8; 2]>::from(situation.roll),
                "player": position.checkers[player],
                "opponent": position.checkers[player.opponent()],
                "player_pinned": pins(position.pinned[player]),
                "opponent_pinned": pins(position.pinned[player.opponent()]),
                "doublets": if variant == Variant::Puff { situation.doublets } else { 0 },
                "rules": rules,
            });
            // In Tric-Trac the score ends a game, which `legal` does not know.
            if variant == Variant::TricTrac && line["player"][0].as_u64() > Some(3) {
                continue;
            }
            let answer = ask(&mut evaluator, &line);
            let plays = answer["plays"].as_array().unwrap();
            let listed: Value = serde_json::from_str(&legal(line.to_string().as_bytes())).unwrap();
            let notations = |plays: &[Value]| -> BTreeSet<String> {
                plays.iter().map(|play| play["notation"].to_string()).collect()
            };
            assert_eq!(notations(plays), notations(listed["plays"].as_array().unwrap()), "{line}");
            let mut last = f32::INFINITY;
            for play in plays {
                let chance = |name: &str| play[name].as_f64().unwrap_or(0.0) as f32;
                let wins =
                    [1.0, chance("win"), chance("win_gammon"), chance("win_backgammon"), chance("win_four"), 0.0];
                let losses =
                    [1.0 - wins[1], chance("lose_gammon"), chance("lose_backgammon"), chance("lose_four"), 0.0];
                assert!(wins.is_sorted_by(|a, b| a >= b) && losses.is_sorted_by(|a, b| a >= b), "{play}");
                let equity = wins[1..].iter().sum::<f32>() - losses.iter().sum::<f32>();
                assert!((equity - chance("equity")).abs() < 1e-4, "{play}");
                assert!(chance("equity") <= last, "the best play is first: {answer}");
                last = chance("equity");
            }
        }
    }
}

/// Returns every game by its usual rules, and under each of its custom rules.
fn rulesets() -> Vec<Ruleset> {
    let usual = Variant::ALL.map(Ruleset::from);
    let changed = |rule: CustomRule| {
        rule.variants().iter().map(move |variant| {
            let mut ruleset = Ruleset::from(*variant);
            ruleset.custom_rules.choose(rule);
            ruleset
        })
    };
    usual.into_iter().chain(CustomRule::ALL.into_iter().flat_map(changed)).collect()
}

/// The networks have not learned these rules, but what ends a game is looked up in them.
#[test]
fn pinned_mother_is_worth_what_the_custom_rules_say() {
    let mut evaluator = evaluator();
    let mut worth = |start: u8, rules: Value, ply: u8| {
        let line = json!({
            "variant": "plakoto", "dice": [6, 4], "rules": rules, "ply": ply,
            "player": side(&[(24, start), (7, 12 - start), (5, 3)]), "opponent": side(&[(24, 1), (10, 14)]),
        });
        let answer = ask(&mut evaluator, &line);
        let pins = |play: &&Value| play["opponent_pinned"] == json!([24]);
        let pinning = answer["plays"].as_array().unwrap().iter().find(pins).expect("7/1").clone();
        (pinning["equity"] == 2.0, answer["plays"][0] == pinning)
    };
    for ply in [0, 1] {
        assert_eq!(worth(0, json!({}), ply), (true, true), "the start is empty");
        assert!(!worth(3, json!({}), ply).0, "not yet");
        assert_eq!(worth(3, json!({ "mother_at_once": true }), ply), (true, true), "at once");
        assert!(!worth(0, json!({ "mother_rule": false }), ply).0, "never");
    }
}

fn pins(mask: u32) -> Vec<u32> {
    (1..25).filter(|point| mask >> point & 1 == 1).collect()
}

/// The first layer is not computed anew for each play, but changed where the play changes the board.
#[test]
fn play_is_worth_as_much_as_the_position_after_it() {
    for variant in Variant::ALL {
        let ruleset = Ruleset::from(variant);
        let mut engine = engine(ruleset);
        for (state, roll) in states(ruleset, 40) {
            for play in engine.ranked(&state, roll, 0).iter().take(20) {
                let expected = match state.next(&ruleset, roll, Some(&play.legal)) {
                    Next::Over(Ending::Won { winner, value }) => {
                        let equity = f32::from(value);
                        assert_eq!(play.equity, if winner == state.player { equity } else { -equity });
                        continue;
                    }
                    Next::Over(Ending::Draw) => Chances { win: [0.5, 0.0, 0.0, 0.0], lose: [0.5, 0.0, 0.0, 0.0] },
                    Next::State(next) if next.player == state.player => engine.evaluate(&next, 0),
                    Next::State(next) => engine.evaluate(&next, 0).flipped(),
                };
                let all = |chances: &Chances| [chances.win, chances.lose].concat();
                let difference = all(&expected).into_iter().zip(all(&play.chances)).map(|(a, b)| (a - b).abs());
                assert!(difference.fold(0.0, f32::max) < 1e-4, "{variant:?} {state:?} {play:?}");
            }
        }
    }
}

/// With a checker off nobody loses a gammon, and in Tric-Trac the loser's points never become fewer. House rules make exceptions:
/// a pinned mother checker in Plakoto, a checker far from home in Backgammon.
#[test]
fn outcomes_that_the_rules_exclude_have_no_chance() {
    let mut seen = HashMap::new();
    for ruleset in rulesets() {
        let rules = ruleset.custom_rules;
        let mut engine = engine(ruleset);
        for (state, _) in states(ruleset, 200) {
            let chances = engine.evaluate(&state, 0);
            for (loser, chances) in [(state.player, chances.lose), (state.player.opponent(), chances.win)] {
                let position = &state.position;
                let farthest = |player: Player| {
                    (1..=25).rev().find(|place| position.checkers[player][*place] > 0).unwrap_or_default()
                };
                let can_be_far = farthest(loser) > 18 || farthest(loser) + farthest(loser.opponent()) > 25;
                let some_off = position.checkers[loser][0] > 0;
                let most = match (ruleset.variant, state.points[loser]) {
                    (Variant::TricTrac, 0) => 4,
                    (Variant::TricTrac, 1..=2) => 3,
                    (Variant::TricTrac, 3..=6) => 2,
                    (Variant::TricTrac, _) => 1,
                    (Variant::Plakoto, _) if some_off && position.is_pinned(loser, 24) => continue,
                    (Variant::Backgammon, _) if some_off && !rules.triple_needs_none_off && can_be_far => continue,
                    _ if some_off => 1,
                    _ => continue,
                };
                *seen.entry((ruleset.variant, rules.triple_needs_none_off, rules.bear_off_with_pinned)).or_insert(0) +=
                    1;
                assert!(chances[most..].iter().all(|chance| *chance == 0.0), "{ruleset:?} {state:?} {chances:?}");
            }
        }
    }
    let all = Variant::ALL.map(|variant| (variant, true, false));
    for rules in all.into_iter().chain([(Variant::Backgammon, false, false), (Variant::Plakoto, true, true)]) {
        assert!(seen.get(&rules).is_some_and(|count| *count > 3), "{rules:?}: {seen:?}");
    }
}

#[test]
fn looking_ahead_knows_the_end_of_the_game() {
    let mut evaluator = evaluator();
    let (one, far) = (side(&[(1, 1)]), side(&[(2, 1)]));
    let sure = json!({ "variant": "portes", "player": one, "opponent": far, "ply": 1 });
    let answer = ask(&mut evaluator, &sure);
    assert_eq!((&answer["win"], &answer["win_gammon"]), (&json!(1.0), &json!(0.0)), "{answer}");
    let two = json!({ "variant": "portes", "player": side(&[(1, 1), (2, 1)]), "opponent": far, "ply": 2 });
    let answer = ask(&mut evaluator, &two);
    let win = answer["win"].as_f64().unwrap();
    assert!((win - 1.0).abs() < 1e-5, "any roll bears off both: {answer}");
    let slow = json!({ "variant": "portes", "player": side(&[(6, 1)]), "opponent": one, "ply": 2 });
    let win = ask(&mut evaluator, &slow)["win"].as_f64().unwrap();
    assert!((win - 27.0 / 36.0).abs() < 1e-5, "27 of 36 rolls bear off from the 6-point: {win}");
}

#[test]
fn answers_are_the_same_again() {
    let mut line = opening([6, 3]);
    line["ply"] = json!(1);
    let first = ask(&mut evaluator(), &line);
    let mut other = evaluator();
    ask(&mut other, &opening([5, 5]));
    assert_eq!(ask(&mut other, &line), first);
}

#[test]
fn weaker_level_loses_more_and_a_seed_decides_what() {
    let ruleset = Ruleset::from(Variant::Backgammon);
    let mut engine = engine(ruleset);
    let mut losses = [0.0; Level::ALL.len()];
    for (state, roll) in states(ruleset, 60) {
        let plays = engine.ranked(&state, roll, 0);
        for (loss, level) in losses.iter_mut().zip(Level::ALL) {
            for random in 0..20_u8 {
                let chosen = level.choose(&plays, f32::from(random) / 20.0);
                *loss += plays.first().zip(chosen).map_or(0.0, |(best, chosen)| best.equity - chosen.equity);
            }
        }
    }
    assert!(losses.is_sorted_by(|weaker, stronger| weaker > stronger), "{losses:?}");
    assert_eq!(losses[4], 0.0, "a master plays the best play");

    let mut line = opening([2, 1]);
    line["level"] = json!("beginner");
    let mut evaluator = evaluator();
    let mut chosen = BTreeSet::new();
    for seed in 0..100 {
        line["seed"] = json!(seed);
        let answer = ask(&mut evaluator, &line);
        assert_eq!(answer, ask(&mut evaluator, &line));
        chosen.insert(answer["plays"][0]["notation"].to_string());
    }
    assert!(chosen.len() > 3, "{chosen:?}");
}

#[test]
fn wrong_options_are_errors() {
    let mut evaluator = evaluator();
    let mut with = |name: &str, value: Value| {
        let mut line = opening([3, 1]);
        line[name] = value;
        ask(&mut evaluator, &line)["error"].as_str().map(str::to_owned)
    };
    assert_eq!(with("ply", json!(0)), None);
    assert_eq!(with("ply", json!(3)).unwrap(), "ply: 3 is not a depth, expected 0, 1 or 2");
    assert_eq!(
        with("level", json!("god")).unwrap(),
        "level: \"god\" is not a level, expected beginner, casual, club, expert, master"
    );
    assert_eq!(with("seed", json!(-1)).unwrap(), "seed: -1 is not a seed, expected a whole number from 0 on");
    assert_eq!(with("points", json!([1, 2])).unwrap(), "points: backgammon is played without, expected no such field");
    assert!(with("cube", json!(2)).unwrap().starts_with("cube: no such field, expected variant, dice"));
    assert!(with("dice", json!([7, 1])).unwrap().starts_with("dice: [7,1] is not a roll"));
}

#[test]
fn score_of_tric_trac_counts() {
    let mut evaluator = evaluator();
    let start = side(&[(24, 15)]);
    let mut win = |points: [u8; 2]| {
        let line = json!({ "variant": "tric-trac", "player": start, "opponent": start, "points": points });
        ask(&mut evaluator, &line)["win"].as_f64().unwrap()
    };
    assert!(win([11, 0]) > win([0, 0]) && win([0, 0]) > win([0, 11]));
    let line = json!({ "variant": "tric-trac", "player": start, "opponent": start, "points": [12, 0] });
    assert_eq!(
        ask(&mut evaluator, &line)["error"],
        "points: [12,0] is not a score, expected the points of both sides, such as [7,10], each 0 to 11"
    );
}

#[test]
fn both_sides_are_judged_alike() {
    for variant in Variant::ALL {
        let ruleset = Ruleset::from(variant);
        let mut engine = engine(ruleset);
        let [white, black] = Player::BOTH.map(|player| engine.evaluate(&GameState::start(&ruleset, player), 0));
        assert_eq!(white, black, "{variant:?}");
        let equity = white.equity(&ruleset);
        assert!((-0.2..0.6).contains(&equity), "{variant:?}: being on roll is a small advantage, {equity}");
    }
}

/// Returns a race of 71 pips in which the player leads by `lead` pips, at most 12.
fn race(lead: u8) -> Value {
    let player = side(&[(6, 5), (5, 4), (4, 3), (3, 3)]);
    let opponent = side(&[(6, 4), (5, 4), (4, 3), (3, 3), (6 + lead, 1)]);
    json!({ "variant": "backgammon", "player": player, "opponent": opponent })
}

#[test]
fn cube_is_evaluated_at_the_score() {
    let mut evaluator = evaluator();
    let close = ask(&mut evaluator, &race(3));
    let [no_double, take] = ["no_double", "double_take"].map(|name| close["cube"][name].as_f64().unwrap());
    assert_eq!(close["cube"]["double_drop"], 1.0, "{close}");
    assert!(no_double > close["equity"].as_f64().unwrap(), "who leads gains by the cube: {close}");
    assert!(take < 2.0, "{close}");
    let ahead = ask(&mut evaluator, &race(12));
    assert_eq!(ahead["cube"]["action"], "double, drop", "{ahead}");

    // The opponent owns the cube, or this is the Crawford game: only the equity of going on is left.
    let mut owned = race(12);
    (owned["cube_value"], owned["cube_owner"]) = (json!(2), json!("opponent"));
    let mut crawford = race(12);
    crawford["match"] = json!({ "length": 5, "player": 4, "opponent": 1, "crawford": true });
    let answer = ask(&mut evaluator, &crawford);
    let [win, no_double] = [&answer["win"], &answer["cube"]["no_double"]].map(|value| value.as_f64().unwrap());
    assert!((no_double - (2.0 * win - 1.0)).abs() < 0.01, "no cube is turned in the Crawford game: {answer}");
    for line in [owned, crawford] {
        let answer = ask(&mut evaluator, &line);
        assert_eq!(answer["cube"]["action"], "no double", "{answer}");
        assert_eq!(answer["cube"]["double_take"], Value::Null, "{answer}");
    }

    // A player who needs one point never doubles, one who trails after the Crawford game doubles at once. Where the trailer
    // needs an even number of points, the leader may drop once for free.
    for (player, opponent, action) in [(4, 1, "no double"), (2, 4, "double, take"), (1, 4, "double, drop")] {
        let mut line = opening([3, 1]);
        line.as_object_mut().unwrap().remove("dice");
        line["match"] = json!({ "length": 5, "player": player, "opponent": opponent });
        let answer = ask(&mut evaluator, &line);
        assert_eq!(answer["cube"]["action"], action, "{answer}");
        assert_eq!(answer["cube"]["double_drop"], 1.0, "{answer}");
    }

    let mut portes = race(12);
    portes["variant"] = json!("portes");
    assert_eq!(ask(&mut evaluator, &portes)["cube"], Value::Null, "Portes has no cube");
}

/// GNU Backgammon's two-sided bear-off database says so.
#[test]
fn cube_of_the_last_rolls_is_right() {
    let mut evaluator = evaluator();
    let all = [1, 2, 3, 4, 5, 6].map(|point| (point, 1));
    let mut check =
        |ply: u8, [player, opponent]: [&[(u8, u8)]; 2], expected: [f64; 2], action: &str, tolerance: f64| {
            let line =
                json!({ "variant": "backgammon", "player": side(player), "opponent": side(opponent), "ply": ply });
            let answer = ask(&mut evaluator, &line);
            for (name, expected) in ["no_double", "double_take"].into_iter().zip(expected) {
                let found = answer["cube"][name].as_f64().unwrap();
                assert!((found - expected).abs() < tolerance, "{name}: {found} of {expected}: {line} {answer}");
            }
            assert_eq!(answer["cube"]["action"], action, "{line} {answer}");
        };
    // A player who wins 19 of 36 last rolls doubles, as nobody will turn the cube again.
    for ply in [0, 1, 2] {
        check(ply, [&[(5, 1), (2, 1)], &[(1, 1)]], [0.056, 0.111], "double, take", 0.001);
        check(ply, [&[(6, 1), (1, 1)], &[(1, 1)]], [-0.167, -0.333], "no double", 0.001);
    }
    check(2, [&[(1, 4)], &[(1, 4)]], [0.722, 1.444], "double, drop", 0.001);
    check(0, [&all, &all], [0.602, 0.702], "double, take", 0.08);
    check(2, [&all, &all], [0.602, 0.702], "double, take", 0.02);
}

#[test]
fn bear_off_without_contact_is_known_without_looking_ahead() {
    let mut chance = Chance(7);
    let mut home = || {
        let counts = [1, 2, 3, 4, 5, 6].map(|point| (point, chance.below(3) as u8));
        side(&counts)
    };
    for variant in [Variant::Backgammon, Variant::Portes, Variant::Plakoto, Variant::Fevga] {
        let mut evaluator = evaluator();
        for _ in 0..20 {
            let (player, opponent) = (home(), home());
            let [now, later] = [0, 2].map(|ply| {
                let line = json!({ "variant": variant.key(), "player": player, "opponent": opponent, "ply": ply });
                ask(&mut evaluator, &line)["win"].as_f64().unwrap()
            });
            assert!((now - later).abs() < 0.005, "{variant:?}: {now} and {later}, {player:?} {opponent:?}");
        }
    }
}

#[test]
fn custom_rule_limits_what_a_game_is_worth() {
    let mut evaluator = evaluator();
    let (player, opponent) = (side(&[(3, 2), (1, 4)]), side(&[(25, 6), (18, 9)]));
    let mut line = json!({ "variant": "backgammon", "player": player, "opponent": opponent });
    let usual = ask(&mut evaluator, &line);
    assert!(usual["win_backgammon"].as_f64() > Some(0.5) && usual["cube"]["no_double"].as_f64() > Some(2.0), "{usual}");
    line["rules"] = json!({ "backgammon_counts": 2 });
    for ply in [0, 1] {
        line["ply"] = json!(ply);
        let limited = ask(&mut evaluator, &line);
        assert_eq!(limited["win_backgammon"], 0.0, "{limited}");
        let [equity, no_double] = [&limited["equity"], &limited["cube"]["no_double"]];
        assert!(equity.as_f64() <= Some(2.0) && no_double.as_f64() <= Some(2.0001), "{limited}");
    }
}

#[test]
fn wrong_scores_and_cubes_are_refused() {
    let mut evaluator = evaluator();
    for (field, value, expected) in [
        ("match", json!({ "length": 5, "player": 5, "opponent": 0 }), "match: "),
        ("match", json!({ "length": 5, "player": 1, "opponent": 0, "crawford": true }), "match: "),
        ("match", json!({ "length": 500, "player": 1, "opponent": 0 }), "match: "),
        ("match", json!({ "length": 5, "player": 1 }), "match: "),
        ("cube_value", json!(3), "cube_value: 3 is not the value of a cube, expected 1, 2, 4 and so on, at most 4096"),
        ("cube_owner", json!("me"), r#"cube_owner: "me" is not an owner, expected "player", "opponent" or null"#),
    ] {
        let mut line = race(3);
        line[field] = value;
        let error = ask(&mut evaluator, &line)["error"].as_str().unwrap_or_default().to_owned();
        assert!(error.starts_with(expected), "{error}");
    }
}
