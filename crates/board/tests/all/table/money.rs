//! The value of games in a money session, and the end of a session.

use Seat::{Invited, Inviter};
use kafenio_board::rules::{Roll, Variant};
use kafenio_board::table::{
    ActError, Action, Beavers, CloseReason, Cube, CubeAnswer, Dice, DiceExhausted, EndReason, Event, GameChoice,
    Length, MoneyRules, NoDouble, Orders, Phase, Refusal, Seat, Stage, Table, Terms, TimeControl, score_sheet,
};

const ALL: MoneyRules = MoneyRules { jacoby: true, beavers: Beavers::Twice, automatic_doubles: 2 };

/// Dice with which the inviter opens every game with 3-1, after this many ties.
struct Scripted(usize);

impl Dice for Scripted {
    fn roll(&mut self) -> Result<Roll, DiceExhausted> {
        let ties = self.0;
        self.0 = ties.saturating_sub(1);
        Ok(if ties > 0 { Roll::new(5, 5) } else { Roll::new(3, 1) }.unwrap())
    }
}

fn terms(money: MoneyRules) -> Terms {
    let game = GameChoice::Of(Variant::Backgammon);
    Terms::new(game, Length::Money(money))
}

/// A session with all its events.
struct Session {
    table: Table,
    events: Vec<Event>,
}

impl Session {
    /// Starts a session in which the inviter has to play the opening, after `ties` ties.
    fn begun(terms: Terms, ties: usize) -> Session {
        let mut session = Session { table: Table::new(terms), events: vec![Event::Invited { terms, first: None }] };
        let events = session.table.act(Invited, &Action::Accept, &mut Scripted(ties)).unwrap();
        session.events.extend(events);
        session
    }

    /// Starts a session in which the invited player may roll or double.
    fn opened(money: MoneyRules, ties: usize) -> Session {
        let mut session = Session::begun(terms(money), ties);
        session.act(Inviter, &Action::PlayNumber(1));
        session
    }

    fn act(&mut self, seat: Seat, action: &Action) -> &mut Session {
        let events = self.table.act(seat, action, &mut Scripted(0)).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
        self.events.extend(events);
        assert_eq!(Table::fold(&self.events).as_ref(), Some(&self.table), "{action:?}");
        self
    }

    fn refuses(&self, seat: Seat, action: &Action) -> Refusal {
        match self.table.clone().act(seat, action, &mut Scripted(0)) {
            Err(ActError::Refused(refusal)) => refusal,
            other => panic!("{action:?} is not refused: {other:?}"),
        }
    }

    fn cube(&self) -> Cube {
        self.table.game().unwrap().cube
    }

    /// Returns the points of the latest game for the inviter and for the invited player.
    fn counted(&self) -> (u32, u32) {
        let line = *score_sheet(&self.events).last().unwrap();
        if line.winner == Some(Inviter) { (line.points, 0) } else { (0, line.points) }
    }
}

#[test]
fn beaver_doubles_once_more_and_keeps_the_cube() {
    let mut session = Session::opened(ALL, 0);
    session.act(Invited, &Action::Double).act(Inviter, &Action::Beaver);
    assert_eq!(session.table.to_decide(), Some(Invited));
    session.act(Invited, &Action::Take);
    assert_eq!(session.cube(), Cube { value: 4, owner: Some(Inviter) });
    let rolls = matches!(session.table.game().unwrap().phase, Phase::ToPlay { seat: Invited, .. });
    assert!(rolls, "the doubler, who cannot double now, has rolled");
}

#[test]
fn raccoon_doubles_a_third_time_and_the_cube_stays() {
    let mut session = Session::opened(ALL, 0);
    session.act(Invited, &Action::Double).act(Inviter, &Action::Beaver).act(Invited, &Action::Beaver);
    assert_eq!(session.refuses(Inviter, &Action::Beaver), Refusal::NoBeaver { raccoon: true });
    session.act(Inviter, &Action::Take);
    assert_eq!(session.cube(), Cube { value: 8, owner: Some(Inviter) });
    let rolls = matches!(session.table.game().unwrap().phase, Phase::ToPlay { seat: Invited, .. });
    assert!(rolls, "the turn is still the doubler's");
}

#[test]
fn drop_costs_the_value_before_the_last_turn_of_the_cube() {
    let mut doubled = Session::opened(ALL, 0);
    doubled.act(Invited, &Action::Double).act(Inviter, &Action::Drop);
    assert_eq!(doubled.counted(), (0, 1));
    let mut beavered = Session::opened(ALL, 0);
    beavered.act(Invited, &Action::Double).act(Inviter, &Action::Beaver).act(Invited, &Action::Drop);
    assert_eq!(beavered.counted(), (2, 0), "the value of the double before the beaver");
    let mut raccooned = Session::opened(ALL, 0);
    raccooned.act(Invited, &Action::Double).act(Inviter, &Action::Beaver).act(Invited, &Action::Beaver);
    raccooned.act(Inviter, &Action::Drop);
    assert_eq!(raccooned.counted(), (0, 4));
}

#[test]
fn rules_outside_the_terms_are_refused() {
    let mut plain = Session::opened(MoneyRules::default(), 3);
    assert_eq!(plain.cube(), Cube { value: 1, owner: None });
    plain.act(Invited, &Action::Double);
    assert_eq!(plain.refuses(Inviter, &Action::Beaver), Refusal::NoBeaver { raccoon: false });
    let mut once = Session::opened(MoneyRules { beavers: Beavers::Once, ..MoneyRules::default() }, 0);
    assert_eq!(once.refuses(Inviter, &Action::Beaver), Refusal::NotYourDecision, "nobody has doubled");
    once.act(Invited, &Action::Double);
    assert_eq!(once.refuses(Invited, &Action::Beaver), Refusal::NotYourDecision);
    once.act(Inviter, &Action::Beaver);
    assert_eq!(once.refuses(Invited, &Action::Beaver), Refusal::NoBeaver { raccoon: true });
    let match_play = Session::begun(Terms { length: Length::Points(3), ..terms(ALL) }, 2);
    assert_eq!(match_play.cube(), Cube::CENTRED, "none of it is used in match play");
    assert_eq!(match_play.refuses(Inviter, &Action::Leave), Refusal::NoSession);
    assert_eq!(match_play.refuses(Inviter, &Action::Beaver), Refusal::NoBeaver { raccoon: false });
}

#[test]
fn opening_ties_double_the_stake_as_often_as_agreed() {
    for (ties, value) in [(0, 1), (1, 2), (2, 4), (3, 4)] {
        let mut session = Session::opened(ALL, ties);
        assert_eq!(session.cube(), Cube { value, owner: None }, "{ties} ties");
        session.act(Invited, &Action::Double).act(Inviter, &Action::Drop);
        assert_eq!((session.counted(), session.cube()), ((0, value), Cube::CENTRED), "{ties} ties");
    }
}

#[test]
fn jacoby_counts_a_gammon_only_after_the_cube_was_taken() {
    let gammon = Action::Resign(2);
    let mut centred = Session::opened(ALL, 1);
    centred.act(Invited, &gammon);
    assert_eq!(
        centred.counted(),
        (2, 0),
        "nobody is asked, as no more can be won; the tie counts, the gammon does not"
    );
    assert!(score_sheet(&centred.events)[0].jacoby);
    let mut taken = Session::opened(ALL, 1);
    taken.act(Invited, &Action::Double).act(Inviter, &Action::Take).act(Invited, &gammon);
    taken.act(Inviter, &Action::Accept);
    assert_eq!(taken.counted(), (8, 0));
    let mut without = Session::opened(MoneyRules { jacoby: false, ..ALL }, 1);
    without.act(Invited, &gammon).act(Inviter, &Action::Accept);
    assert_eq!(without.counted(), (4, 0));
}

#[test]
fn order_answers_a_double_but_no_beaver() {
    let mut session = Session::opened(ALL, 0);
    let order = Orders { if_doubled: Some(CubeAnswer::Drop), ..Orders::default() };
    session.act(Invited, &Action::Order(order)).act(Invited, &Action::Double).act(Inviter, &Action::Beaver);
    assert_eq!(session.table.to_decide(), Some(Invited), "the doubler is asked");
    session.act(Invited, &Action::Take);
    assert_eq!(session.table.game().unwrap().orders[Invited], order, "and the order remains");
}

#[test]
fn leaving_is_free_between_games_and_later_costs_a_single_game() {
    let mut session = Session::begun(terms(ALL), 0);
    let mut never_begun = Session { table: session.table.clone(), events: session.events.clone() };
    never_begun.act(Invited, &Action::Leave);
    assert_eq!(never_begun.table.stage, Stage::Closed(CloseReason::NeverBegun));

    session.act(Inviter, &Action::PlayNumber(1)).act(Invited, &Action::Double).act(Inviter, &Action::Drop);
    let begun = Session { table: session.table.clone(), events: session.events.clone() };
    session.act(Inviter, &Action::Leave);
    assert!(matches!(session.table.stage, Stage::Over { winner: Some(Invited), .. }), "{:?}", session.table.stage);
    assert_eq!((session.table.score.inviter, session.table.score.invited), (0, 1));

    let mut playing = begun;
    playing.act(Inviter, &Action::PlayNumber(1)).act(Invited, &Action::Leave);
    assert!(matches!(playing.table.stage, Stage::Over { winner: None, .. }), "1-1: {:?}", playing.table.stage);
    assert_eq!(score_sheet(&playing.events)[1].reason, Some(EndReason::Left));
    assert_eq!((playing.table.score.inviter, playing.table.score.invited), (1, 1));
}

#[test]
fn opponent_with_a_gammon_in_reach_may_decline_that_the_player_leaves() {
    let mut session = Session::opened(MoneyRules::default(), 0);
    session.act(Invited, &Action::Leave);
    assert_eq!(session.table.to_decide(), Some(Inviter));
    session.act(Inviter, &Action::Decline).act(Invited, &Action::Resign(1)).act(Inviter, &Action::Accept);
    assert_eq!(session.table.game().map(|game| game.number), Some(2), "an offer that was declined is forgotten");
}

#[test]
fn unfinished_game_counts_nothing_when_both_end_the_session() {
    let mut session = Session::opened(ALL, 0);
    session.act(Invited, &Action::Double).act(Inviter, &Action::Drop);
    session.act(Inviter, &Action::PlayNumber(1)).act(Invited, &Action::Cancel).act(Inviter, &Action::Accept);
    assert!(matches!(session.table.stage, Stage::Over { winner: Some(Invited), .. }), "{:?}", session.table.stage);
    let mut first = Session::opened(ALL, 0);
    first.act(Invited, &Action::Cancel).act(Inviter, &Action::Accept);
    assert_eq!(first.table.stage, Stage::Closed(CloseReason::Cancelled), "without a game there is no score");
}

#[test]
fn each_game_of_a_session_has_its_own_time_and_a_claim_ends_the_session() {
    let pace = TimeControl { pool: 3_600_000, increment: 0, grace: 0 };
    let mut session = Session::begun(Terms { clock: Some(pace), ..terms(ALL) }, 0);
    let act = |session: &mut Session, seat: Seat, action: &Action, now: i64| {
        let events = session.table.act_with_clock(seat, action, &mut Scripted(0), now, 0).unwrap();
        session.events.extend(events);
    };
    act(&mut session, Inviter, &Action::PlayNumber(1), 1_000_000);
    assert_eq!(session.table.time_left(Inviter), Some(2_600_000));
    act(&mut session, Invited, &Action::Resign(1), 1_500_000);
    assert_eq!([Inviter, Invited].map(|seat| session.table.time_left(seat)), [Some(3_600_000); 2]);
    act(&mut session, Invited, &Action::Claim, 5_200_000);
    assert!(matches!(session.table.stage, Stage::Over { winner: None, .. }), "1-1: {:?}", session.table.stage);
    assert_eq!(score_sheet(&session.events)[1].reason, Some(EndReason::Claimed));
}

#[test]
fn cube_has_a_highest_value() {
    let mut session = Session::opened(ALL, 0);
    let cubes = [12, 11].map(|doublings| Event::Taken { seat: Invited, to: 1 << doublings, owner: None });
    for (cube, may) in cubes.iter().zip([Err(NoDouble::Highest), Ok(())]) {
        session.table.apply(cube);
        assert_eq!(session.table.check_double(Invited), may, "{cube:?}");
    }
    session.table.apply(&Event::Doubled { seat: Invited, to: 1 << 12 });
    assert!(!session.table.can_beaver(), "a beaver would turn it beyond: {:?}", session.cube());
    session.table.apply(&Event::Taken { seat: Inviter, to: 1 << 10, owner: None });
    session.table.apply(&Event::Doubled { seat: Inviter, to: 1 << 11 });
    assert!(session.table.can_beaver(), "{:?}", session.cube());
    session.table.apply(&Event::Beavered { seat: Invited, to: 1 << 12, raccoon: false });
    assert!(!session.table.can_beaver(), "{:?}", session.cube());
}

#[test]
fn what_sessions_add_is_stored_only_where_it_is_used() {
    for (stored, event) in [
        (r#"{"event":"taken","seat":"invited","to":2}"#, Event::Taken { seat: Invited, to: 2, owner: None }),
        (
            r#"{"event":"game_ended","winner":"inviter","level":2,"points":4,"reason":"played"}"#,
            Event::GameEnded { winner: Some(Inviter), level: 2, points: 4, reason: EndReason::Played, jacoby: false },
        ),
    ] {
        assert_eq!(serde_json::from_str::<Event>(stored).unwrap(), event);
        assert_eq!(serde_json::to_string(&event).unwrap(), stored);
    }
    let doubled = r#"{"doubled":{"by":"inviter"}}"#;
    assert_eq!(serde_json::from_str::<Phase>(doubled).unwrap(), Phase::Doubled { by: Inviter, beavers: 0 });
    for length in [Length::Single, Length::Points(7), Length::Money(ALL)] {
        let stored = serde_json::to_string(&length).unwrap();
        assert_eq!(serde_json::from_str::<Length>(&stored).unwrap(), length, "{stored}");
    }
}
