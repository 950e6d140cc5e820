//! Writing and parsing plays, and the reasons for refusing illegal ones.

use kafenio_board::rules::{ByPlayer, Illegal, Move, Play, Player, Position, Roll, Ruleset, Situation, Variant};

use crate::chance::Chance;
use crate::extent::extent;
use crate::playing::situations;

fn opening(variant: Variant, dice: (u8, u8)) -> (Ruleset, Situation) {
    let ruleset = Ruleset::from(variant);
    let roll = Roll::new(dice.0, dice.1).unwrap();
    (ruleset, Situation::new(ruleset.start(), Player::White, roll))
}

/// Parses `text` in the starting position and writes the play again.
fn reads(dice: (u8, u8), text: &str) -> Result<String, Illegal> {
    let (ruleset, situation) = opening(Variant::Backgammon, dice);
    ruleset.parse_play(&situation, text).map(|legal| ruleset.notation(&legal.play))
}

#[test]
fn every_legal_play_is_parsed_back_as_itself() {
    for variant in Variant::ALL {
        let ruleset = Ruleset::from(variant);
        let count = if variant == Variant::Puff { extent([15, 60]) } else { extent([80, 250]) };
        let mut chance = Chance(11);
        for situation in situations(ruleset, 10, count) {
            let plays = ruleset.plays(&situation);
            let sample = plays.len().min(60);
            for index in 0..sample {
                let legal = &plays[if plays.len() == sample { index } else { chance.below(plays.len()) }];
                let text = ruleset.notation(&legal.play);
                assert_eq!(ruleset.parse_play(&situation, &text).as_ref(), Ok(legal), "{text}: {situation:?}");
                let backwards = text.split(' ').rev().collect::<Vec<_>>().join(" ");
                assert_eq!(
                    ruleset.parse_play(&situation, &backwards).as_ref(),
                    Ok(legal),
                    "{backwards}: {situation:?}"
                );
            }
        }
    }
}

/// In Puff the number on top of a doublet is played before the one at the bottom.
#[test]
fn no_checker_seems_to_move_by_the_bottom_number_first() {
    let moves = [(10, 9, 1), (9, 8, 1), (8, 7, 1), (22, 16, 6), (16, 10, 6)];
    let play = Play { moves: moves.into_iter().map(|(from, to, die)| Move { from, to, die, hit: false }).collect() };
    assert_eq!(Ruleset::from(Variant::Puff).notation(&play), "22/16/10 10/9/8/7");
    let moves = [(22, 21, 1), (21, 20, 1), (20, 14, 6)];
    let play = Play { moves: moves.into_iter().map(|(from, to, die)| Move { from, to, die, hit: false }).collect() };
    assert_eq!(Ruleset::from(Variant::Puff).notation(&play), "22/21/20/14");
}

#[test]
fn printed_numbers_are_those_of_the_readers_board() {
    let play = Play { moves: [Move { from: 24, to: 18, die: 6, hit: false }].into_iter().collect() };
    let printed = |variant: Variant, reader| Ruleset::from(variant).notation_printed(&play, Player::Black, reader);
    // Both players see the same numbers, except in Fevga, where each begins in their own corner.
    assert_eq!(Player::BOTH.map(|reader| printed(Variant::Backgammon, reader)), ["1/7", "1/7"]);
    assert_eq!(Player::BOTH.map(|reader| printed(Variant::Fevga, reader)), ["12/6", "1/7"]);
}

#[test]
fn plays_can_be_typed_in_many_forms() {
    for (dice, text, written) in [
        ((6, 4), "24/18 13/9", "24/18 13/9"),
        ((6, 4), "13/9 24/18", "24/18 13/9"),
        ((6, 4), "24-18,13-9", "24/18 13/9"),
        ((6, 4), " 24 / 18 ; 13 -9 ", "24/18 13/9"),
        ((6, 4), "13/9/3", "13/9/3"),
        ((6, 4), "13/7/3", "13/7/3"),
        ((6, 4), "13/3", "13/7/3"),
        ((6, 4), "24/14", "24/18/14"),
        ((3, 1), "8/5 6/5", "8/5 6/5"),
        ((3, 3), "8/5(2) 6/3(2)", "8/5(2) 6/3(2)"),
        ((3, 3), "8/5 (2) 6/3x2", "8/5(2) 6/3(2)"),
        ((3, 3), "8/5 6/3 8/5 6/3", "8/5(2) 6/3(2)"),
        ((3, 3), "13/7(2)", "13/10/7(2)"),
        ((3, 3), "24/15 13/10", "24/21/18/15 13/10"),
        ((6, 4), "1A/7A 1A-5A", "24/20 24/18"),
        ((6, 4), "12a/9/3", "13/9/3"),
        // With Greek letters, and with those of other keyboards.
        ((6, 4), "1Α/7Α 1Α-5Α", "24/20 24/18"),
        ((3, 3), "8/5χ2 6/3×2", "8/5(2) 6/3(2)"),
        ((3, 1), "８/５ ６/５", "8/5 6/5"),
        ((3, 1), "8\u{2212}5\u{a0}6\u{2011}5", "8/5 6/5"),
        // With the dice before it, as in match files.
        ((3, 1), "31: 8/5 6/5", "8/5 6/5"),
        ((3, 1), "1-3: 8/5 6/5", "8/5 6/5"),
        ((3, 1), "31 8/5 6/5", "8/5 6/5"),
        // With what a sentence or Markdown puts around it.
        ((3, 1), "8/5 6/5.", "8/5 6/5"),
        ((3, 1), "`8/5 6/5`!", "8/5 6/5"),
        ((3, 1), "**8/5 6/5**", "8/5 6/5"),
        ((3, 1), "\"8/5, 6/5\"", "8/5 6/5"),
        ((3, 1), "8/5 / 6/5", "8/5 6/5"),
        ((3, 1), "8/5 – 6/5", "8/5 6/5"),
        ((3, 1), "`8/5` `6/5`", "8/5 6/5"),
        ((3, 1), "**8/5** _6/5_", "8/5 6/5"),
        ((3, 1), "*8/5* *6/5*", "8/5 6/5"),
        ((3, 1), "“8/5 6/5”", "8/5 6/5"),
        ((3, 1), "(8/5 6/5)", "8/5 6/5"),
        ((3, 1), "8/5. 6/5…", "8/5 6/5"),
        ((3, 1), "8/5 & 6/5", "8/5 6/5"),
        ((3, 1), "(31) 8/5 6/5", "8/5 6/5"),
        ((3, 1), "31:8/5 6/5", "8/5 6/5"),
        ((3, 1), "3-1 8/5 6/5", "8/5 6/5"),
        ((3, 1), "1. 3-1: 8/5 6/5", "8/5 6/5"),
        ((3, 3), "8/5 (2) 6/3(2)!", "8/5(2) 6/3(2)"),
        // In words.
        ((3, 1), "8 to 5 and 6 to 5", "8/5 6/5"),
        ((3, 1), "from 8 to 5, then from the 6 to 5", "8/5 6/5"),
        ((3, 1), "von 8 auf 5 und 6 auf 5", "8/5 6/5"),
        ((5, 2), "13 to 8 and 24 to 22", "24/22 13/8"),
        ((3, 1), "8/5 6/5 paizw", "8/5 6/5"),
        ((3, 1), "από 8 στο 5 και από 6 στο 5", "8/5 6/5"),
        ((3, 1), "apo 8 sto 5 kai to 6 sto 5", "8/5 6/5"),
        ((3, 1), "το 8 στο 5 και το 6 στο 5", "8/5 6/5"),
    ] {
        assert_eq!(reads(dice, text).as_deref(), Ok(written), "{text}");
    }
}

#[test]
fn illegal_plays_are_refused_with_the_exact_reason() {
    let unreadable = |word: &str| Illegal::Unreadable { word: word.to_owned() };
    for (dice, text, illegal) in [
        ((6, 4), "", unreadable("")),
        ((6, 4), "fnord", unreadable("fnord")),
        ((6, 4), "24/18 13/x", unreadable("13/x")),
        ((6, 4), "26/20", unreadable("26/20")),
        ((6, 4), "24/18 24", unreadable("24")),
        ((3, 1), "8/5* 6/5", Illegal::NothingHit { at: 5 }),
        ((3, 1), "8/4 6/4", Illegal::NoneLeft { from: 8, to: 4, dice: vec![3, 1], rest: [6, 4] }),
        ((6, 4), "18/24", Illegal::Backwards { from: 18, to: 24 }),
        ((6, 4), "23/17 13/9", Illegal::NoChecker { from: 23 }),
        ((6, 4), "24/18(3)", Illegal::NoDieFits { from: 24, to: 18, dice: vec![4] }),
        ((6, 4), "24/19 13/9", Illegal::NoDieFits { from: 24, to: 19, dice: vec![6] }),
        ((5, 4), "24/19 13/9", Illegal::Blocked { from: 24, to: 19, held_by: 5 }),
        ((5, 4), "24/19/15", Illegal::Blocked { from: 24, to: 19, held_by: 5 }),
        ((5, 5), "24/14", Illegal::Blocked { from: 24, to: 19, held_by: 5 }),
        ((6, 4), "24/18", Illegal::MustUseBoth),
        ((3, 3), "8/5(2)", Illegal::MustUseMore { used: 2, could: 4 }),
        ((6, 4), "24/18 13/9 13/9", Illegal::TooMany { dice: 2 }),
        ((6, 4), "6/off 13/9", Illegal::NotAllHome { farthest: 24 }),
        ((6, 4), "bar/20 13/7", Illegal::NoChecker { from: 25 }),
        ((2, 1), "24/22 6/off", Illegal::NotAllHome { farthest: 24 }),
        ((2, 1), "24/22 6/μαζεύω", Illegal::NotAllHome { farthest: 24 }),
        ((2, 1), "24/22 6/εξω", Illegal::NotAllHome { farthest: 24 }),
        ((6, 4), "μπαρα/20 13/7", Illegal::NoChecker { from: 25 }),
        ((6, 4), "b/20 13/7", Illegal::NoChecker { from: 25 }),
        (
            (6, 4),
            "31: 8/5 6/5",
            Illegal::OtherRoll { typed: Roll::new(3, 1).unwrap(), rolled: Roll::new(6, 4).unwrap() },
        ),
    ] {
        assert_eq!(reads(dice, text), Err(illegal), "{text}");
    }
}

/// Returns a side from pairs of place and count; missing checkers are borne off.
fn side(checkers: &[(u8, u8)]) -> [u8; 26] {
    let mut side = [0; 26];
    for &(place, count) in checkers {
        side[place as usize] = count;
    }
    side[0] = 15 - side[1..].iter().sum::<u8>();
    side
}

fn situation(white: &[(u8, u8)], black: &[(u8, u8)], dice: (u8, u8)) -> Situation {
    let position =
        Position { checkers: ByPlayer { white: side(white), black: side(black) }, pinned: ByPlayer::default() };
    Situation::new(position, Player::White, Roll::new(dice.0, dice.1).unwrap())
}

#[test]
fn route_that_could_hit_different_checkers_is_ambiguous() {
    let ruleset = Ruleset::from(Variant::Backgammon);
    let situation = situation(&[(13, 1), (6, 14)], &[(16, 1), (1, 14)], (6, 4));
    assert!(matches!(ruleset.parse_play(&situation, "13/3"), Err(Illegal::Ambiguous { plays }) if plays.len() == 2));
    let written = |text| ruleset.parse_play(&situation, text).map(|legal| ruleset.notation(&legal.play));
    assert_eq!(written("13/9/3").as_deref(), Ok("13/9*/3"));
    assert_eq!(written("13/7/3").as_deref(), Ok("13/7/3"));
}

#[test]
fn each_game_refuses_with_its_own_reason() {
    let refused = |variant, white: &[(u8, u8)], black: &[(u8, u8)], dice, text: &str| {
        Ruleset::from(variant).parse_play(&situation(white, black, dice), text).expect_err(text)
    };
    let far = [(24, 15)];
    for (variant, white, black, dice, text, illegal) in [
        (
            Variant::Backgammon,
            &[(25, 1), (6, 14)][..],
            &[(1, 15)][..],
            (6, 4),
            "6/2",
            Illegal::EnterFirst { waiting: 1 },
        ),
        (
            Variant::Backgammon,
            &[(25, 1), (13, 14)],
            &[(6, 2), (1, 13)],
            (6, 4),
            "bar/19",
            Illegal::Blocked { from: 25, to: 19, held_by: 2 },
        ),
        (
            Variant::Backgammon,
            &[(13, 1), (1, 14)],
            &[(23, 2), (6, 13)],
            (6, 5),
            "13/8",
            Illegal::MustUseHigher { die: 6 },
        ),
        (
            Variant::Backgammon,
            &[(6, 1), (3, 2)],
            &[(6, 15)],
            (5, 1),
            "6/5 3/off",
            Illegal::HigherCheckerMovesFirst { from: 3, die: 5, higher: 5 },
        ),
        (
            Variant::Backgammon,
            &[(25, 1), (6, 14)],
            &[(6, 2), (5, 2), (4, 2), (3, 2), (2, 2), (1, 5)],
            (6, 4),
            "bar/20",
            Illegal::NoLegalPlay,
        ),
        (Variant::Fevga, &[(24, 14), (20, 1)], &far, (6, 5), "24/18 24/19", Illegal::RunnerFirst { runner: 20 }),
        (
            Variant::Fevga,
            &[(24, 10), (23, 1), (22, 1), (21, 1), (20, 1), (5, 1)],
            &far,
            (5, 1),
            "24/19 5/4",
            Illegal::FullStartQuadrant { to: 19 },
        ),
        (Variant::TricTrac, &[(24, 14), (20, 1)], &far, (6, 5), "24/18 20/15", Illegal::StartFirst { waiting: 13 }),
        (Variant::TricTrac, &[(17, 1), (22, 14)], &far, (5, 3), "17/12", Illegal::OpponentsCorner),
        (Variant::TricTrac, &[(17, 1), (22, 14)], &far, (4, 3), "17/13 22/19", Illegal::AloneInCorner),
        (Variant::Puff, &[(10, 1), (1, 14)], &[(17, 2), (6, 13)], (5, 2), "10/5", Illegal::LowerFirst { die: 2 }),
        (Variant::Puff, &[(25, 15)], &[(25, 15)], (3, 3), "hand/21(2)", Illegal::TopFirst { die: 4 }),
    ] {
        assert_eq!(refused(variant, white, black, dice, text), illegal, "{text}");
    }
}

#[test]
fn hostile_text_is_refused_at_once() {
    for text in ["24/18".repeat(400), "(".repeat(2000), "24/18(8) ".repeat(22), "1/".repeat(99), "é*".repeat(90)] {
        assert!(reads((1, 1), &text).is_err());
    }
}
