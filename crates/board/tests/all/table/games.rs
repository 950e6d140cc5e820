//! How games begin, end and follow each other at a table, beyond what conversations show.

use Seat::{Invited, Inviter};
use kafenio_board::rules::{
    ByPlayer, CustomRule, CustomRules, OFF, Play, Player, Position, RestOfRoll, Roll, Ruleset, Variant,
};
use kafenio_board::table::{
    ActError, Action, BySeat, Checkers, Dice, DiceExhausted, EndReason, Event, GameChoice, Length, Opening, Phase,
    Refusal, Seat, Stage, Table, TavliGames, Terms, TimeControl,
};

use crate::moves::{self, roll};

/// Dice that roll a given list.
struct Scripted(Vec<Roll>);

impl Dice for Scripted {
    fn roll(&mut self) -> Result<Roll, DiceExhausted> {
        if self.0.is_empty() { Err(DiceExhausted) } else { Ok(self.0.remove(0)) }
    }
}

fn dice(text: &str) -> Scripted {
    Scripted(text.split(' ').filter(|pair| !pair.is_empty()).map(roll).collect())
}

/// Returns a side from pairs of point and count, with the remaining checkers on `rest`.
fn side(points: &[(u8, u8)], rest: u8) -> [u8; 26] {
    let mut side = [0; 26];
    for &(point, count) in points {
        side[point as usize] = count;
    }
    side[rest as usize] += 15 - side.iter().sum::<u8>();
    side
}

fn position(white: [u8; 26], black: [u8; 26]) -> Position {
    Position { checkers: ByPlayer { white, black }, pinned: ByPlayer::default() }
}

fn terms(game: GameChoice, length: Length) -> Terms {
    Terms { cube: false, ..Terms::new(game, length) }
}

/// Returns a table where the inviter, White, is about to roll in `position`; `points` are those of the inviter and the
/// invited player.
fn tric_trac(length: Length, position: Position, points: (u8, u8)) -> Table {
    let played = |seat, points| Event::Played {
        seat,
        play: Play::default(),
        after: position,
        points,
        rest: None,
        automatic: None,
    };
    let events = [
        Event::Invited { terms: terms(GameChoice::Of(Variant::TricTrac), length), first: None },
        Event::Accepted { checkers: BySeat::default() },
        Event::OpeningPairsRolled { inviter: roll("65"), invited: roll("21") },
        played(Inviter, points.0),
        Event::Rolled { seat: Invited, roll: roll("21"), again: false },
        played(Invited, points.1),
    ];
    Table::fold(&events).unwrap()
}

fn points(table: &Table) -> (u8, u8) {
    let game = table.shown_game().unwrap();
    (game.points[game.player(Inviter)], game.points[game.player(Invited)])
}

fn play(text: &str) -> Action {
    Action::Play(moves::play(text))
}

/// White's checker on 20 hits on 16 with a 4; Black's other checkers are on the start point.
fn with_a_hit() -> Position {
    position(side(&[(20, 1)], 18), side(&[(9, 1)], 24))
}

/// Returns a table where the inviter, White, is about to roll in `position`.
fn before_roll(variant: Variant, position: Position) -> Table {
    let played =
        |seat| Event::Played { seat, play: Play::default(), after: position, points: 0, rest: None, automatic: None };
    let terms = Terms { cube: true, ..terms(GameChoice::Of(variant), Length::Points(7)) };
    let opening = Event::OpeningRolled { dice: roll("65") };
    let rolled = |seat| Event::Rolled { seat, roll: roll("21"), again: false };
    let events = [
        Event::Invited { terms, first: None },
        Event::Accepted { checkers: BySeat::default() },
        opening,
        rolled(Inviter),
        played(Inviter),
        rolled(Invited),
        played(Invited),
    ];
    Table::fold(&events).unwrap()
}

#[test]
fn nobody_resigns_more_than_the_position_can_still_cost() {
    let most = |variant: Variant, white: [u8; 26], black: [u8; 26]| {
        let table = before_roll(variant, position(white, black));
        let most = (1..=4).rev().find(|level| table.can_lose(Inviter, *level)).unwrap();
        let mut refused = table.clone();
        let too_much = refused.act(Inviter, &Action::Resign(most + 1), &mut dice(""));
        assert_eq!(too_much, Err(ActError::Refused(Refusal::ResignsTooMuch { most })), "{variant:?}");
        assert_eq!(refused, table);
        most
    };
    let home = side(&[(1, 2)], 5);
    assert_eq!(most(Variant::Backgammon, side(&[(24, 2), (0, 0)], 6), home), 3);
    assert_eq!(most(Variant::Backgammon, side(&[(18, 1)], 6), home), 2, "nobody catches it behind the opponent");
    assert_eq!(most(Variant::Backgammon, side(&[(18, 1)], 6), side(&[(8, 1)], 5)), 3, "it can be hit");
    assert_eq!(most(Variant::Backgammon, side(&[(0, 5), (24, 2)], 6), home), 1, "some are off");
    assert_eq!(most(Variant::Portes, side(&[(24, 2)], 6), home), 2);
    assert_eq!(most(Variant::Portes, side(&[(0, 1)], 6), home), 1);
    assert_eq!(most(Variant::Fevga, side(&[(0, 1)], 6), side(&[], 6)), 1);
    assert_eq!(most(Variant::Plakoto, side(&[(24, 2)], 6), home), 2);
    assert_eq!(most(Variant::Plakoto, side(&[(0, 1)], 6), home), 1);
    assert_eq!(most(Variant::Puff, side(&[(24, 2)], 6), home), 1, "every game counts once");
    let tric_trac = |points| {
        let table = tric_trac(Length::Single, with_a_hit(), (points, 0));
        (1..=4).rev().find(|level| table.can_lose(Inviter, *level)).unwrap()
    };
    assert_eq!([0, 1, 3, 7].map(tric_trac), [4, 3, 2, 1], "the loser's points stay");
}

/// With the house rule, somebody may bear off while a checker is pinned; the mother checker can still be caught.
#[test]
fn pinned_mother_checker_can_cost_two_games_whatever_is_off() {
    let mut ruleset = Ruleset::from(Variant::Plakoto);
    ruleset.custom_rules.choose(CustomRule::PinnedBearsOff);
    let mut position = position(side(&[(0, 1), (24, 1)], 6), side(&[(1, 3)], 5));
    let most = |position: &Position| ruleset.most_value(position, Player::White, ByPlayer::default());
    assert_eq!(most(&position), 1);
    position.pinned.white = 1 << 24;
    assert_eq!(most(&position), 2);
}

/// Nobody knows how the game would have ended.
#[test]
fn claim_costs_no_more_than_a_single_game() {
    for variant in Variant::ALL {
        let clock = Some(TimeControl { pool: 1000, increment: 0, grace: 0 });
        let mut table = Table::new(Terms { clock, ..terms(GameChoice::Of(variant), Length::Points(7)) });
        let mut rolls = dice(&"65 31 42 54 ".repeat(10));
        table.act_with_clock(Invited, &Action::Begin(BySeat::default()), &mut rolls, 0, 0).unwrap();
        let slow = table.to_decide().unwrap();
        let events = table.act_with_clock(slow.other(), &Action::Claim, &mut rolls, 2000, 0).unwrap();
        let ended = events.iter().find_map(|event| match event {
            Event::GameEnded { winner, level, points, reason: EndReason::Claimed, .. } => {
                Some((*winner, *level, *points))
            }
            _ => None,
        });
        assert_eq!(ended, Some((Some(slow.other()), 1, 1)), "{variant:?}: {events:?}");
    }
}

#[test]
fn twelfth_point_ends_the_game_with_the_first_number() {
    let mut table = tric_trac(Length::Single, with_a_hit(), (11, 4));
    table.act(Inviter, &Action::Roll, &mut dice("46")).unwrap();
    let events = table.act(Inviter, &play("20/16"), &mut dice("")).unwrap();
    assert!(matches!(&events[0], Event::Played { points: 1, rest: Some(RestOfRoll { die: 6, .. }), .. }), "{events:?}");
    let ended =
        Event::GameEnded { winner: Some(Inviter), level: 2, points: 2, reason: EndReason::Played, jacoby: false };
    assert_eq!(events[1], ended, "TT-21, and TT-22 for a loser with 4 points");
    assert!(matches!(table.stage, Stage::Over { winner: Some(Inviter), .. }));
}

#[test]
fn game_of_tric_trac_counts_by_the_losers_points() {
    for (loser, level) in [(0, 4), (1, 3), (2, 3), (3, 2), (6, 2), (7, 1), (11, 1)] {
        let mut table = tric_trac(Length::Single, with_a_hit(), (11, loser));
        table.act(Inviter, &Action::Roll, &mut dice("46")).unwrap();
        table.act(Inviter, &play("20/16"), &mut dice("")).unwrap();
        assert_eq!(table.score.inviter, level, "TT-22 with {loser} points");
    }
}

#[test]
fn winner_plays_on_with_the_surplus_and_the_number_left() {
    // The bridge on 18 to 13 lacks one checker, which the 6 brings from 20.
    let bridge = [(20, 1), (18, 3), (17, 3), (16, 3), (15, 2), (14, 1), (13, 2)];
    let before = position(side(&bridge, 14), side(&[], 24));
    let fresh = tric_trac(Length::Games(3), before, (11, 5));
    let mut table = fresh.clone();
    table.act(Inviter, &Action::Roll, &mut dice("62")).unwrap();
    table.act(Inviter, &play("20/14"), &mut dice("")).unwrap();
    assert_eq!((points(&table), table.score.inviter, table.to_decide()), ((13, 5), 2, Some(Inviter)));
    let mut other = table.clone();
    // TT-23: playing on, the winner begins with 1 point and plays the 2 that is left; the bridge that this roll
    // completed scores once.
    table.act(Inviter, &Action::PlayOn, &mut dice("")).unwrap();
    assert_eq!((points(&table), table.game().unwrap().number), ((1, 0), 2));
    assert!(matches!(
        table.game().unwrap().phase,
        Phase::ToPlay { seat: Inviter, rest: Some(RestOfRoll { die: 2, .. }), .. }
    ));
    table.act(Inviter, &play("18/16"), &mut dice("12")).unwrap();
    assert_eq!((points(&table), table.to_decide()), ((1, 0), Some(Invited)));
    // With the board set up again the surplus is lost, and both players roll for the opening.
    other.act(Inviter, &Action::SetUp, &mut dice("21 44")).unwrap();
    let game = other.game().unwrap();
    assert_eq!((points(&other), game.position, game.to_decide()), ((0, 0), game.ruleset.start(), Some(Invited)));
}

#[test]
fn player_who_has_borne_off_all_goes_on_from_the_start() {
    // TT-27: the first number bears off the last checker, and the second one moves a checker off the start point.
    let mut table = tric_trac(Length::Games(3), position(side(&[(2, 1)], OFF), side(&[], 24)), (3, 0));
    table.act(Inviter, &Action::Roll, &mut dice("61")).unwrap();
    table.act(Inviter, &play("24/18 2/off"), &mut dice("12")).unwrap();
    let white = table.game().unwrap().position.checkers.white;
    assert_eq!((white[24], white[18], white[OFF as usize]), (14, 1, 0));
    assert_eq!(points(&table), (4, 0));
}

#[test]
fn doublet_of_tric_trac_rolls_again() {
    let mut table = tric_trac(Length::Single, position(side(&[], 22), side(&[], 24)), (0, 0));
    table.act(Inviter, &Action::Roll, &mut dice("44")).unwrap();
    table.act(Inviter, &play("22/18(2)"), &mut dice("44")).unwrap();
    table.act(Inviter, &play("22/18(2)"), &mut dice("61")).unwrap();
    assert_eq!(table.to_decide(), Some(Inviter), "TT-25: three rolls in one turn");
    table.act(Inviter, &play("22/16 18/17"), &mut dice("21")).unwrap();
    assert_eq!(table.to_decide(), Some(Invited));
}

#[test]
fn standing_bridge_scores_even_if_nothing_can_be_played() {
    // White has only the bridge; each number leads to a point that Black holds or to Black's corner.
    let bridge = side(&[(18, 2), (17, 2), (16, 2), (15, 3), (14, 3), (13, 3)], OFF);
    let wall = side(&[(13, 2), (14, 2), (15, 2), (16, 3), (17, 3), (18, 3)], OFF);
    let mut table = tric_trac(Length::Single, position(bridge, wall), (9, 0));
    let events = table.act(Inviter, &Action::Roll, &mut dice("66 21")).unwrap();
    assert_eq!(events[1], Event::Passed { seat: Inviter, points: 2 }, "R10");
    assert_eq!((points(&table), table.to_decide()), ((11, 0), Some(Inviter)), "and the doublet rolls again");
}

#[test]
fn doublets_of_puff_count_per_game_or_per_turn() {
    let doublets = |custom_rules| {
        let mut table = Table::new(Terms { custom_rules, ..terms(GameChoice::Of(Variant::Puff), Length::Single) });
        let rolls = "65 21 33 42 21 55";
        let mut dice = dice(rolls);
        table.act(Invited, &Action::Accept, &mut dice).unwrap();
        let counted = table.game().unwrap().situation().unwrap().doublets;
        assert_eq!(counted, 0, "the first doublet");
        // The plays of 4-2 and 2-1 that follow are forced.
        table.act(Inviter, &play("hand/22(2)"), &mut dice).unwrap();
        assert_eq!(table.to_decide(), Some(Inviter));
        table.game().unwrap().situation().unwrap().doublets
    };
    assert_eq!(doublets(CustomRules::default()), 1, "PF-18: per player and game");
    let mut custom_rules = CustomRules::default();
    custom_rules.choose(CustomRule::DoubletsPerTurn);
    assert_eq!(doublets(custom_rules), 0, "PF-18: per turn");
}

#[test]
fn tavli_rotates_its_games_and_a_draw_does_not_change_the_opener() {
    let ended = |winner: Option<Seat>, level: u8| Event::GameEnded {
        winner,
        level,
        points: u32::from(level),
        reason: EndReason::Played,
        jacoby: false,
    };
    let fold = |ends: &[Event]| {
        let begin = [
            Event::Invited { terms: terms(GameChoice::Tavli, Length::Points(5)), first: None },
            Event::Accepted { checkers: BySeat::default() },
            Event::OpeningRolled { dice: roll("52") },
        ];
        Table::fold(begin.iter().chain(ends)).unwrap()
    };
    let state = |table: &Table| {
        let game = table.game().unwrap();
        (game.ruleset.variant, game.phase)
    };
    assert_eq!(state(&fold(&[])), (Variant::Portes, Phase::BeforeRoll(Inviter)), "TV-01");
    let second = fold(&[ended(Some(Inviter), 1)]);
    assert_eq!(state(&second), (Variant::Plakoto, Phase::BeforeRoll(Inviter)), "TV-02");
    let third = fold(&[ended(Some(Inviter), 1), ended(Some(Invited), 2)]);
    assert_eq!(state(&third), (Variant::Fevga, Phase::BeforeRoll(Invited)), "TV-03");
    assert_eq!((third.score.inviter, third.score.invited), (1, 2));
    let drawn = fold(&[ended(Some(Inviter), 1), ended(None, 0)]);
    assert_eq!(state(&drawn), (Variant::Fevga, Phase::BeforeRoll(Inviter)), "TV-04");
    assert_eq!(state(&fold(&[ended(None, 0)])), (Variant::Plakoto, Phase::Opening), "TV-05, in any game");
    let fourth = fold(&[ended(Some(Inviter), 1), ended(Some(Invited), 2), ended(Some(Inviter), 1)]);
    assert_eq!(state(&fourth).0, Variant::Portes, "TV-07");
    let over = fold(&[ended(Some(Inviter), 2), ended(Some(Inviter), 2), ended(Some(Inviter), 2)]);
    assert!(matches!(over.stage, Stage::Over { winner: Some(Inviter), .. }), "TV-06");
}

/// Returns the table of a match of Tavli that begins with `first` and the roll 5-2 or 2-5, if there is one.
fn begun(terms: Terms, first: Option<Seat>, checkers: BySeat<Checkers>, opening: Option<&str>) -> Table {
    let begin = [Event::Invited { terms, first }, Event::Accepted { checkers }];
    let opening = opening.map(|dice| Event::OpeningRolled { dice: roll(dice) });
    Table::fold(begin.iter().chain(&opening)).unwrap()
}

fn phase(table: &Table) -> Phase {
    table.game().unwrap().phase
}

#[test]
fn opening_dice_are_played_where_the_players_agreed_on_it() {
    let opened = |game: GameChoice, opening: Opening| {
        let terms = Terms { opening, ..terms(game, Length::Points(5)) };
        phase(&begun(terms, None, BySeat::default(), Some("25")))
    };
    let to_play = Phase::ToPlay { seat: Invited, roll: roll("25"), rest: None };
    for variant in [Variant::Portes, Variant::Plakoto, Variant::Fevga] {
        let game = GameChoice::Of(variant);
        assert_eq!(opened(game, Opening::Usual), Phase::BeforeRoll(Invited), "PO-11, FV-23");
        assert_eq!(opened(game, Opening::Dice), to_play);
    }
    assert_eq!(opened(GameChoice::Tavli, Opening::Dice), to_play);
    assert_eq!(opened(GameChoice::Of(Variant::Backgammon), Opening::Dice), to_play);
    let puff = Terms { opening: Opening::Dice, ..terms(GameChoice::Of(Variant::Puff), Length::Single) };
    assert_eq!(puff.opening_roll(Variant::Puff), Variant::Puff.rules().opening_roll, "the custom rule is not for Puff");
}

#[test]
fn games_of_a_tavli_follow_in_the_chosen_order() {
    let games = TavliGames::new(&[Variant::Fevga, Variant::Portes]).unwrap();
    let terms = Terms { games, ..terms(GameChoice::Tavli, Length::Points(9)) };
    let played = [1, 2, 3, 4].map(|number| terms.ruleset(number).variant);
    assert_eq!(played, [Variant::Fevga, Variant::Portes, Variant::Fevga, Variant::Portes]);
    let stored = serde_json::to_value(terms).unwrap();
    assert_eq!(stored["games"], serde_json::json!(["fevga", "portes"]));
    assert_eq!(serde_json::from_value::<Terms>(stored).unwrap(), terms);
}

#[test]
fn winner_of_a_match_begins_its_rematch_where_the_game_has_that_habit() {
    let rematch = |game: GameChoice| begun(terms(game, Length::Points(3)), Some(Invited), BySeat::default(), None);
    for choice in [GameChoice::Of(Variant::Portes), GameChoice::Of(Variant::Fevga), GameChoice::Tavli] {
        let table = rematch(choice);
        let game = table.game().unwrap();
        assert_eq!((game.phase, game.white), (Phase::BeforeRoll(Invited), Invited), "{choice:?}");
    }
    for variant in [Variant::Backgammon, Variant::TricTrac, Variant::Puff] {
        assert_eq!(phase(&rematch(GameChoice::Of(variant))), Phase::Opening, "{variant:?} has its own opening");
    }
    let drawn = Event::GameEnded { winner: None, level: 0, points: 0, reason: EndReason::Played, jacoby: false };
    let mut table = rematch(GameChoice::Tavli);
    table.apply(&drawn);
    assert_eq!(phase(&table), Phase::BeforeRoll(Invited), "E1: nobody else has won since");
}

#[test]
fn players_have_the_checkers_that_they_wish_for() {
    use Checkers::{Any, Dark, Light};
    let white = |checkers: [Checkers; 2], first: Option<Seat>, opening: Option<&str>| {
        let [inviter, invited] = checkers;
        let terms = terms(GameChoice::Of(Variant::Portes), Length::Single);
        begun(terms, first, BySeat { inviter, invited }, opening).game().unwrap().white
    };
    // The inviter opens.
    let opens = |checkers| white(checkers, None, Some("52"));
    assert_eq!([[Any, Any], [Light, Dark], [Any, Dark], [Light, Light]].map(opens), [Inviter; 4]);
    assert_eq!([[Dark, Any], [Any, Light], [Dark, Light], [Dark, Dark]].map(opens), [Invited; 4]);
    // The winner of the match before this one begins.
    assert_eq!(white([Light, Light], Some(Invited), None), Invited);
    assert_eq!(white([Light, Any], Some(Invited), None), Inviter);
}
