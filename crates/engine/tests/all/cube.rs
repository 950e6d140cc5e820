//! The worth of a position with the doubling cube.

use kafenio_board::rules::{ByPlayer, OFF, Play, Position, Roll, Variant};
use kafenio_board::table::{Beavers, BySeat, Event, GameChoice, Length, MoneyRules, Seat, Table, Terms};
use kafenio_engine::computer;
use kafenio_engine::{
    After, AfterRoll, Chances, CubeAction, CubeEquities, CubeTerms, CubeView, Networks, Outlook, Owner, RestOfMatch,
    Stakes,
};

/// The chances of a player who wins this share of the games, and this share of all games as gammons.
fn chances(win: f32, win_gammon: f32, lose_gammon: f32) -> Chances {
    Chances { win: [win, win_gammon, 0.0, 0.0], lose: [1.0 - win, lose_gammon, 0.0, 0.0] }
}

fn equities(outlook: &Outlook, stakes: Stakes, owner: Owner, is_jacoby: bool) -> CubeEquities {
    CubeView { worth: &|points| stakes.worth(points), value: 1, owner, is_jacoby }.equities(outlook)
}

fn money(chances: &Chances, owner: Owner) -> CubeEquities {
    equities(&Outlook::from(*chances), Stakes::Money, owner, false)
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
fn equity_without_the_cube_is_that_at_the_score() {
    // What GNU Backgammon 1.07 says of these chances: at this score, and for money.
    for ((mine, theirs), win, lose, at_score, for_money) in [
        ((3, 2), [0.079, 0.0, 0.0], [0.921, 0.751, 0.336], -2.336, -1.930),
        ((2, 4), [0.077, 0.0, 0.0], [0.923, 0.755, 0.316], -2.067, -1.917),
        ((5, 4), [0.570, 0.183, 0.010], [0.430, 0.110, 0.005], 0.181, 0.217),
    ] {
        let full = |[single, gammon, backgammon]: [f32; 3]| [single, gammon, backgammon, 0.0];
        let chances = Chances { win: full(win), lose: full(lose) };
        let at = |stakes| {
            let (value, owner) = (1, Owner::Nobody);
            let terms = CubeTerms { stakes, value, owner, has_cube: true, is_jacoby: false, has_beavers: false };
            terms.worth_without_cube(&chances, &Variant::Backgammon.into())
        };
        let stakes = Stakes::Match { mine, theirs, rest: RestOfMatch::BeforeCrawford };
        // Its match equity table is another one: half a percent of the match is a twentieth of a point here.
        for (found, expected, tolerance) in [(at(stakes), at_score, 0.1), (at(Stakes::Money), for_money, 0.002)] {
            assert!((found - expected).abs() < tolerance, "{mine} and {theirs} away: {found} of {expected}");
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
    let usual = money(&chances(0.97, 0.75, 0.0), Owner::Nobody);
    assert!(usual.no_double > usual.drop && usual.gain() < 0.0, "{usual:?}");
    let jacoby = equities(&chances(0.97, 0.75, 0.0).into(), Stakes::Money, Owner::Nobody, true);
    assert!(jacoby.gain() >= 0.0, "by the Jacoby rule nothing is gained by playing on: {jacoby:?}");
}

#[test]
fn score_decides_about_the_cube() {
    let even = chances(0.5, 0.13, 0.13);
    let at = |mine, theirs, rest| {
        let stakes = Stakes::Match { mine, theirs, rest };
        equities(&even.into(), stakes, Owner::Nobody, false)
    };
    let trailing = at(4, 1, RestOfMatch::AfterCrawford);
    assert!(trailing.gain() > 0.0, "after the Crawford game the trailing player doubles at once: {trailing:?}");
    let leading = at(2, 4, RestOfMatch::BeforeCrawford);
    assert!(leading.gain() < 0.0, "a leader two away does not double an even game: {leading:?}");
}

#[test]
fn leader_may_drop_for_nothing_after_the_crawford_game() {
    let at = |mine| Stakes::Match { mine, theirs: 1, rest: RestOfMatch::AfterCrawford };
    let chance = 100.0 * at(2).worth(0);
    assert!((chance - 48.8).abs() < 0.1, "two points away: {chance}");
    // So it is better to be one point away after a double than two points away after a single game.
    let doubled = equities(&chances(0.5, 0.1, 0.1).into(), at(3), Owner::Nobody, false);
    assert!(doubled.gain() > 0.0 && doubled.cost_of_take() < 0.0, "three points away: {doubled:?}");
}

#[test]
fn nobody_is_too_good_to_double_who_wins_a_single_game_for_sure() {
    let sure = money(&chances(1.0, 0.0, 0.0), Owner::Nobody);
    assert_eq!(sure.action(), CubeAction::DoubleDrop, "{sure:?}");
    assert_eq!(money(&chances(1.0, 0.5, 0.0), Owner::Nobody).action(), CubeAction::TooGood);
}

#[test]
fn redouble_that_risks_nothing_is_expected_at_once() {
    let stakes = Stakes::Match { mine: 2, theirs: 3, rest: RestOfMatch::BeforeCrawford };
    // Whoever wins the game after the redouble to 4 wins the match, and taking it is right.
    for win in [0.4, 0.5, 0.7] {
        let doubled = equities(&chances(win, 0.1, 0.1).into(), stakes, Owner::Nobody, false);
        assert!((doubled.take - win).abs() < 0.0001, "{win}: {doubled:?}");
    }
}

/// Returns the outlook of a player who wins at once with `wins` of 36 rolls, and then leaves the opponent `theirs`.
fn last_chance(wins: u8, theirs: &Outlook) -> Outlook {
    let won = Outlook::from(chances(0.0, 0.0, 0.0));
    let outlooks = [(wins, won), (36 - wins, theirs.clone())].into_iter();
    let roll = |low| Roll::new(6, low).expect("a roll");
    let after = |((weight, outlook), low)| AfterRoll {
        roll: roll(low),
        weight: f32::from(weight),
        after: After { again: false, outlook },
    };
    Outlook::Rolls(outlooks.zip(1..).map(after).collect())
}

#[test]
fn players_double_after_the_rolls_that_make_it_right() {
    let lost = Outlook::from(chances(1.0, 0.0, 0.0));
    let close = |found: f32, expected: f32| assert!((found - expected).abs() < 0.001, "{found} of {expected}");
    // On the last roll it does not matter who owns the cube.
    for owner in [Owner::Nobody, Owner::Me, Owner::Opponent] {
        let last = equities(&last_chance(20, &lost), Stakes::Money, owner, false);
        close(last.no_double, 4.0 / 36.0);
        close(last.take, 8.0 / 36.0);
    }
    // With 6 rolls the player wins at once; otherwise the opponent doubles with 30 rolls of 36, and is right: it is dropped.
    let opponent = last_chance(30, &lost);
    let before = |owner| equities(&last_chance(6, &opponent), Stakes::Money, owner, false).no_double;
    close(before(Owner::Nobody), (6.0 - 30.0) / 36.0);
    close(before(Owner::Opponent), (6.0 - 30.0) / 36.0);
    close(before(Owner::Me), (6.0 - 30.0 * 24.0 / 36.0) / 36.0);
    // With 24 rolls the opponent doubles, and the player takes: losing twice as much is better than to drop.
    let weaker = equities(&last_chance(6, &last_chance(24, &lost)), Stakes::Money, Owner::Nobody, false);
    close(weaker.no_double, (6.0 - 30.0 * 2.0 * 12.0 / 36.0) / 36.0);
    // Who needs one point gains nothing by the cube, and the opponent loses nothing by it.
    let stakes = Stakes::Match { mine: 1, theirs: 3, rest: RestOfMatch::AfterCrawford };
    let at_match_point = equities(&last_chance(20, &lost), stakes, Owner::Nobody, false);
    assert!(at_match_point.gain() < 0.0, "{at_match_point:?}");
}

#[test]
fn jacoby_rule_ends_with_a_double_later_in_the_search() {
    let gammons = Outlook::from(chances(1.0, 1.0, 0.0));
    let at = |is_jacoby| equities(&last_chance(0, &gammons), Stakes::Money, Owner::Nobody, is_jacoby);
    // The opponent wins a gammon for sure. Without a double it counts 2, or by the Jacoby rule 1.
    assert!((at(false).no_double + 2.0).abs() < 0.001 && (at(true).no_double + 1.0).abs() < 0.001, "{:?}", at(true));
    assert!((at(true).take + 4.0).abs() < 0.001, "after a double gammons count: {:?}", at(true));
}

/// Returns a side with these checkers, of which the rest is borne off.
pub fn side(points: &[(u8, u8)]) -> [u8; 26] {
    let mut side = [0; 26];
    for &(point, count) in points {
        side[usize::from(point)] = count;
    }
    side[usize::from(OFF)] = 15 - side.iter().sum::<u8>();
    side
}

#[test]
fn answer_to_a_beaver_is_judged_by_who_is_on_roll() {
    let networks = Networks::builtin().expect("the networks are whole");
    let doubled = Event::Doubled { seat: Seat::Invited, to: 2 };
    let beavered = Event::Beavered { seat: Seat::Inviter, to: 4, raccoon: false };
    let raccooned = Event::Beavered { seat: Seat::Invited, to: 8, raccoon: true };
    // Black wins with 19 rolls of 36, so all of them should turn the cube but White. A drop would cost the cube as it was.
    let gain = 2.0 / 36.0;
    let length = Length::Money(MoneyRules { beavers: Beavers::Twice, ..MoneyRules::default() });
    let mut events = beginning(Variant::Backgammon, &[(1, 1)], &[(5, 1), (2, 1)], length, true);
    events.extend([doubled, beavered]);
    for (raccoon, to, expected) in [(None, 4, -2.0 * gain), (Some(raccooned), 8, 2.0 * gain)] {
        events.extend(raccoon);
        let table = Table::fold(&events).expect("a table");
        let answering = table.to_decide().expect("an answer");
        let Some(computer::Advice::Take { equities, .. }) = computer::advise(&networks, &table, answering) else {
            panic!("a turned cube is to be answered")
        };
        assert!((equities.take - expected).abs() < 0.001, "{equities:?} of {expected}");
        let lost = |event| {
            let events: Vec<Event> = events.iter().cloned().chain([event]).collect();
            let moments = computer::moments(&events, 1);
            match &computer::judge(&networks, moments.last().expect("an answer"))[..] {
                [computer::Judgement { judged: computer::Judged::Cube { lost, .. }, .. }] => *lost,
                other => panic!("{other:?}"),
            }
        };
        let taken = lost(Event::Taken { seat: answering, to, owner: None });
        let dropped = lost(Event::Dropped { seat: answering });
        assert!(taken == 0.0 && (dropped - (1.0 - expected)).abs() < 0.001, "{taken} {dropped}");
    }
}

#[test]
fn plays_are_worth_what_the_opponent_makes_of_the_cube_after_them() {
    let networks = Networks::builtin().expect("the networks are whole");
    let table = to_play_with_cube(Variant::Backgammon, &[(5, 1), (2, 1)], &[(3, 1), (1, 1)], Some(Seat::Inviter));
    let Some(computer::Advice::Plays(plays)) = computer::advise(&networks, &table, Seat::Invited) else {
        panic!("a roll is to be played")
    };
    // After 3/1/off White wins with 19 rolls of 36, and doubles before that.
    let equity = plays[0].equity;
    assert!((equity + 4.0 / 36.0).abs() < 0.001, "{equity}");
}

/// Returns a table of `variant` where the invited player, Black, has to play 2-1.
fn to_play(variant: Variant, white: &[(u8, u8)], black: &[(u8, u8)]) -> Table {
    to_play_with_cube(variant, white, black, None)
}

/// Returns the same, with a cube at 2 if it has an owner.
fn to_play_with_cube(variant: Variant, white: &[(u8, u8)], black: &[(u8, u8)], owner: Option<Seat>) -> Table {
    let mut events =
        beginning(variant, white, black, Length::Single, variant == Variant::Backgammon && owner.is_some());
    events.extend(owner.map(|seat| Event::Taken { seat, to: 2, owner: None }));
    events.push(Event::Rolled { seat: Seat::Invited, roll: Roll::new(2, 1).expect("a roll"), again: false });
    Table::fold(&events).expect("a table")
}

/// Returns the events of a table until the invited player, Black, is on roll in this position.
pub(super) fn beginning(
    variant: Variant,
    white: &[(u8, u8)],
    black: &[(u8, u8)],
    length: Length,
    cube: bool,
) -> Vec<Event> {
    let checkers = ByPlayer { white: side(white), black: side(black) };
    let after = Position { checkers, pinned: ByPlayer::default() };
    let terms = Terms { cube, ..Terms::new(GameChoice::Of(variant), length) };
    let played =
        Event::Played { seat: Seat::Inviter, play: Play::default(), after, points: 0, rest: None, automatic: None };
    let opening = Event::OpeningRolled { dice: Roll::new(6, 1).expect("a roll") };
    vec![Event::Invited { terms, first: None }, Event::Accepted { checkers: BySeat::default() }, opening, played]
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
