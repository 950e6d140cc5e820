//! The positions of `tests/rules/cases.json`, most of which are examples from the rule books, and those of
//! `tests/rules/house-rules.json`, which show custom rules: many are examples of Tapa, Mahbusa and Tavla, which have them.

use std::collections::BTreeMap;

use kafenio_board::rules::{
    BAR, ByPlayer, CustomRules, Ending, LegalPlay, OFF, Player, Position, Roll, Ruleset, Situation, Variant,
};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    id: String,
    game: Variant,
    me: BTreeMap<u8, u8>,
    opp: BTreeMap<u8, u8>,
    pins: Vec<u8>,
    opins: Vec<u8>,
    dice: Roll,
    expect: String,
    plays: Vec<String>,
    n: usize,
    #[expect(dead_code, reason = "the note is for people")]
    note: String,
    doublets: u8,
    rules: CustomRules,
    also: Also,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Also {
    count: Option<usize>,
    excludes: Vec<String>,
    excludes_plays: Vec<String>,
    result: Option<String>,
    result_none: Vec<String>,
    bridge: Option<String>,
    excludes_privilege: bool,
    never_single_hucke: bool,
}

impl Case {
    fn ruleset(&self) -> Ruleset {
        Ruleset { variant: self.game, custom_rules: self.rules }
    }

    fn situation(&self) -> Situation {
        let side = |named: &BTreeMap<u8, u8>| {
            let mut checkers = [0; 26];
            for (&place, &count) in named {
                checkers[place as usize] = count;
            }
            // The cases omit borne-off checkers where they do not matter.
            checkers[OFF as usize] = 15 - checkers[1..].iter().sum::<u8>();
            checkers
        };
        let mask = |points: &[u8]| points.iter().fold(0, |mask, point| mask | 1 << point);
        let position = Position {
            checkers: ByPlayer { white: side(&self.me), black: side(&self.opp) },
            pinned: ByPlayer { white: mask(&self.pins), black: mask(&self.opins) },
        };
        Situation { doublets: self.doublets, ..Situation::new(position, Player::White, self.dice) }
    }
}

/// Returns the mover's checkers after a play of a case, made move by move and without rules.
fn target(situation: &Situation, text: &str) -> [u8; 26] {
    let mut checkers = situation.position.checkers[situation.player];
    for (from, to, times) in steps(text) {
        checkers[from as usize] -= times;
        checkers[to as usize] += times;
    }
    checkers
}

fn steps(text: &str) -> Vec<(u8, u8, u8)> {
    let place = |name: &str| match name {
        "bar" | "hand" => BAR,
        "off" => OFF,
        point => point.parse().unwrap(),
    };
    let mut steps = Vec::new();
    for word in text.split_whitespace() {
        let (word, times) = word.strip_suffix(')').and_then(|word| word.split_once('(')).unwrap_or((word, "1"));
        let places: Vec<u8> = word.split('/').map(place).collect();
        steps.extend(places.windows(2).map(|pair| (pair[0], pair[1], times.parse().unwrap())));
    }
    steps
}

fn find<'p>(case: &Case, plays: &'p [LegalPlay], text: &str) -> Option<&'p LegalPlay> {
    let wanted = target(&case.situation(), text);
    plays.iter().find(|legal| legal.after.checkers.white == wanted)
}

fn uses_step(legal: &LegalPlay, text: &str) -> bool {
    let (from, to, _) = steps(text)[0];
    legal.play.moves.iter().any(|made| (made.from, made.to) == (from, to))
}

fn check(case: &Case) {
    let (ruleset, situation, id) = (case.ruleset(), case.situation(), &case.id);
    let plays = ruleset.plays(&situation);
    let shown: Vec<String> = plays.iter().map(|legal| ruleset.notation(&legal.play)).collect();
    assert_eq!(plays.len(), case.n, "{id}: {shown:?}");
    assert!(case.also.count.is_none_or(|count| count == plays.len()), "{id}: {shown:?}");
    let none_uses = |steps: &[String]| {
        for step in steps {
            assert!(!plays.iter().any(|legal| uses_step(legal, step)), "{id}: {step} in {shown:?}");
        }
    };
    let none_is = |texts: &[String]| {
        for text in texts {
            assert!(ruleset.parse_play(&situation, text).is_err(), "{id}: {text} in {shown:?}");
        }
    };
    let privileged =
        |legal: &LegalPlay| legal.play.moves.iter().any(|made| made.to != OFF && made.from - made.to != made.die);
    match case.expect.as_str() {
        "equals" | "contains" | "terminal" => {
            for text in &case.plays {
                let legal =
                    ruleset.parse_play(&situation, text).unwrap_or_else(|illegal| panic!("{id}: {text}: {illegal:?}"));
                assert_eq!(legal.after.checkers.white, target(&situation, text), "{id}: {text}");
                assert!(plays.iter().any(|other| other.after == legal.after), "{id}: {text} not in {shown:?}");
                let ends = case.also.result.is_some() && !case.also.result_none.contains(text);
                assert_eq!(legal.ends.is_some(), ends, "{id}: {text}");
            }
            assert!(case.expect != "equals" || case.plays.len() == plays.len(), "{id}: {shown:?}");
        }
        "excludes" => none_uses(&case.plays),
        "excludes_all" => none_is(&case.plays),
        "excludes_privilege" => assert!(!plays.iter().any(privileged), "{id}: {shown:?}"),
        "count" => (),
        other => panic!("{id}: what is {other}?"),
    }
    none_uses(&case.also.excludes);
    none_is(&case.also.excludes_plays);
    for text in &case.also.result_none {
        assert_eq!(find(case, &plays, text).unwrap().ends, None, "{id}: {text}");
    }
    if let Some(result) = &case.also.result {
        let ending = match result.strip_prefix("me wins ") {
            Some(value) => Ending::Won { winner: Player::White, value: value.parse().unwrap() },
            None if result == "draw" => Ending::Draw,
            None => panic!("{id}: what is {result}?"),
        };
        for text in case.plays.iter().filter(|text| !case.also.result_none.contains(text)) {
            assert_eq!(find(case, &plays, text).unwrap().ends, Some(ending), "{id}: {text}");
        }
    }
    if let Some(text) = &case.also.bridge {
        assert_eq!(find(case, &plays, text).unwrap().points, 2, "{id}: {text}");
    }
    if case.also.excludes_privilege {
        assert!(!plays.iter().any(privileged), "{id}: {shown:?}");
    }
    if case.also.never_single_hucke {
        assert!(plays.iter().all(|legal| legal.after.checkers.white[13] != 1), "{id}: {shown:?}");
    }
}

#[test]
fn every_case_of_the_rule_books_passes() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("../../../../../tests/rules/cases.json")).unwrap();
    assert_eq!(cases.len(), 109);
    cases.iter().for_each(check);
}

#[test]
fn every_case_of_the_custom_rules_passes() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("../../../../../tests/rules/house-rules.json")).unwrap();
    assert_eq!(cases.len(), 57);
    cases.iter().for_each(check);
}

#[test]
fn prime_of_six_stops_every_roll() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("../../../../../tests/rules/cases.json")).unwrap();
    let mut case = cases.into_iter().find(|case| case.id == "BG-24").unwrap();
    for (first, second) in (1..=6).flat_map(|first| (1..=first).map(move |second| (first, second))) {
        case.dice = Roll::new(first, second).unwrap();
        let plays = case.ruleset().plays(&case.situation());
        assert!(plays.iter().all(|legal| legal.after.checkers.white[24] == 1), "{first}-{second}");
    }
}
