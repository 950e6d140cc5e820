//! The worth of a position with the doubling cube.

use kafenio::computer;
use kafenio::engine::{Chances, CubeEquities, Networks, Outlook, Owner, RestOfMatch, Stakes, cube_equities};
use kafenio::rules::{ByPlayer, CustomRules, OFF, Play, Position, Roll, Variant};
use kafenio::table::{Cycle, Event, Length, Seat, Table, Terms};

/// The chances of a player who wins this share of the games, and this share of all games as gammons.
fn chances(win: f32, win_gammon: f32, lose_gammon: f32) -> Chances {
    Chances { win: [win, win_gammon, 0.0, 0.0], lose: [1.0 - win, lose_gammon, 0.0, 0.0] }
}

fn money(chances: &Chances, owner: Owner) -> CubeEquities {
    cube_equities(&Outlook::from(*chances), &|points| Stakes::Money.worth(points), 1, owner, false)
}

/// The chances to win a match by the Kazaross XG2 table, in percent, by the points that the player and the opponent need.
/// The first row is the Crawford game.
const KAZAROSS: [(u32, [(u32, f32); 4]); 4] = [
    (1, [(2, 67.7), (3, 75.1), (4, 81.4), (5, 84.2)]),
    (2, [(3, 59.9), (4, 66.9), (5, 74.4), (6, 79.9)]),
    (3, [(4, 57.1), (5, 64.8), (6, 71.1), (7, 76.2)]),
    (4, [(5, 57.7), (6, 64.3), (1, 18.6), (2, 33.1)]),
];

#[test]
fn match_equities_are_close_to_the_table_of_kazaross() {
    for (mine, row) in KAZAROSS {
        for (theirs, percent) in row {
            let stakes = Stakes::Match { mine, theirs, rest: RestOfMatch::BeforeCrawford };
            let [computed, flipped] = [stakes.worth(0), stakes.flipped().worth(0)].map(|chance| 100.0 * chance);
            assert!((computed - percent).abs() < 2.0, "{mine} away against {theirs}: {computed} of {percent}");
            assert!((computed + flipped - 100.0).abs() < 0.01, "{mine} away against {theirs}: {computed} {flipped}");
        }
    }
}

#[test]
fn without_gammons_a_double_is_right_from_about_seventy_percent_and_a_take_from_about_twenty_two() {
    let at = |win: f32| money(&chances(win, 0.0, 0.0), Owner::Nobody);
    assert!(at(0.5).gain() < -0.05 && at(0.66).gain() < 0.0, "{:?}", at(0.66));
    assert!(at(0.74).gain() > 0.0 && at(0.76).gain() > 0.0, "{:?}", at(0.74));
    // A redouble gives the cube away, so it needs more.
    assert!(money(&chances(0.68, 0.0, 0.0), Owner::Me).gain() < 0.0);
    assert!(at(0.76).cost_of_take() < 0.0 && at(0.81).cost_of_take() > 0.0, "{:?}", at(0.81));
}

#[test]
fn player_with_enough_gammons_plays_on() {
    let equities = money(&chances(0.97, 0.75, 0.0), Owner::Nobody);
    assert!(equities.no_double > equities.drop && equities.gain() < 0.0, "{equities:?}");
    let jacoby = cube_equities(
        &Outlook::from(chances(0.97, 0.75, 0.0)),
        &|points| Stakes::Money.worth(points),
        1,
        Owner::Nobody,
        true,
    );
    assert!(jacoby.gain() >= 0.0, "by the Jacoby rule nothing is gained by playing on: {jacoby:?}");
}

#[test]
fn score_decides_about_the_cube() {
    let even = chances(0.5, 0.13, 0.13);
    let at = |mine, theirs, rest| {
        let stakes = Stakes::Match { mine, theirs, rest };
        cube_equities(&Outlook::from(even), &|points| stakes.worth(points), 1, Owner::Nobody, false)
    };
    let trailing = at(4, 1, RestOfMatch::AfterCrawford);
    assert!(trailing.gain() > 0.0, "after the Crawford game the trailing player doubles at once: {trailing:?}");
    let leading = at(2, 4, RestOfMatch::BeforeCrawford);
    assert!(leading.gain() < 0.0, "a leader two away does not double an even game: {leading:?}");
}

#[test]
fn redouble_that_risks_nothing_is_expected_at_once() {
    let stakes = Stakes::Match { mine: 2, theirs: 3, rest: RestOfMatch::BeforeCrawford };
    // Whoever wins the game after the redouble to 4 wins the match, and taking it is right.
    for win in [0.4, 0.5, 0.7] {
        let doubled = cube_equities(
            &Outlook::from(chances(win, 0.1, 0.1)),
            &|points| stakes.worth(points),
            1,
            Owner::Nobody,
            false,
        );
        assert!((doubled.take - win).abs() < 0.0001, "{win}: {doubled:?}");
    }
}

/// Returns a side with these checkers, of which the rest is borne off.
fn side(points: &[(u8, u8)]) -> [u8; 26] {
    let mut side = [0; 26];
    for &(point, count) in points {
        side[usize::from(point)] = count;
    }
    side[usize::from(OFF)] = 15 - side.iter().sum::<u8>();
    side
}

/// Returns a table of `variant` where the invited player, Black, has to play 2-1.
fn to_play(variant: Variant, white: &[(u8, u8)], black: &[(u8, u8)]) -> Table {
    to_play_with_cube(variant, white, black, None)
}

/// Returns the same, with a cube at 2 if it has an owner.
fn to_play_with_cube(variant: Variant, white: &[(u8, u8)], black: &[(u8, u8)], owner: Option<Seat>) -> Table {
    let checkers = ByPlayer { white: side(white), black: side(black) };
    let after = Position { checkers, pinned: ByPlayer::default() };
    let terms = Terms {
        cycle: Cycle::Of(variant),
        custom_rules: CustomRules::default(),
        length: Length::Single,
        cube: variant == Variant::Backgammon && owner.is_some(),
        clock: None,
        hints: false,
    };
    let played =
        Event::Played { seat: Seat::Inviter, play: Play::default(), after, points: 0, rest: None, automatic: None };
    let rolled = Event::Rolled { seat: Seat::Invited, roll: Roll::new(2, 1).expect("a roll"), again: false };
    let opening = Event::OpeningRolled { dice: Roll::new(6, 1).expect("a roll") };
    let taken = owner.map(|seat| Event::Taken { seat, to: 2, owner: None });
    let events = [Event::Invited { terms }, Event::Accepted, opening, played].into_iter().chain(taken).chain([rolled]);
    Table::fold(&events.collect::<Vec<_>>()).expect("a table")
}

#[test]
fn plays_are_worth_more_to_the_owner_of_the_cube() {
    let networks = Networks::builtin().expect("the networks are whole");
    let race = [(6, 3), (2, 3)];
    let [mine, theirs] = [Seat::Invited, Seat::Inviter].map(|owner| {
        let table = to_play_with_cube(Variant::Backgammon, &race, &race, Some(owner));
        let Some(computer::Advice::Plays(plays)) = computer::advise(&networks, &table, Seat::Invited) else {
            panic!("a roll is to be played")
        };
        plays[0].equity
    });
    assert!(mine > theirs + 0.1, "{mine} {theirs}");
}

#[test]
fn only_lost_games_are_resigned_and_for_what_they_are_worth() {
    let networks = Networks::builtin().expect("the networks are whole");
    let resigned = |variant, white: &[(u8, u8)], black: &[(u8, u8)]| {
        computer::resignation(&networks, &to_play(variant, white, black), Seat::Invited)
    };
    for variant in [Variant::Backgammon, Variant::Portes] {
        // Black has borne off two and cannot catch up.
        let black = [(6, 5), (5, 4), (4, 4)];
        assert_eq!(resigned(variant, &[(1, 2)], &black), Some(1), "{variant:?}");
        // White needs more rolls than Black.
        assert_eq!(resigned(variant, &[(6, 5), (5, 5), (4, 5)], &[(1, 3)]), None, "{variant:?}");
        assert_eq!(resigned(variant, &[(6, 3), (2, 3)], &[(6, 3), (2, 3)]), None, "{variant:?}");
    }
    // Nothing of Black is borne off, or even on the way.
    let far = [(18, 15)];
    assert_eq!(resigned(Variant::Backgammon, &[(1, 2)], &far), Some(2));
    assert_eq!(resigned(Variant::Portes, &[(1, 2)], &far), Some(2));
    // It may still be a gammon or not.
    assert_eq!(resigned(Variant::Backgammon, &[(1, 4)], &[(8, 1), (2, 14)]), None);
}
