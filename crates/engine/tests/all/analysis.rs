//! The analysis of finished games.

use kafenio_board::match_file::{self, mat_file};
use kafenio_board::rules::{Player, Roll, Ruleset, Variant};
use kafenio_board::table::{
    Action, BySeat, Dice, DiceExhausted, EndReason, Event, GameChoice, Length, Phase, Seat, Stage, Table, Terms,
};
use kafenio_engine::computer::{Judged, Judgement, Rating, Results, judge, moments, totals};
use kafenio_engine::{Engine, GameState, MAX_PLY, Networks, Next};

use crate::chance::Chance;

impl Dice for Chance {
    fn roll(&mut self) -> Result<Roll, DiceExhausted> {
        Ok(Chance::roll(self))
    }
}

/// The turns that are judged; each takes a second in a development build.
const TURNS: usize = 12;

/// Returns the events of the first turns of a game of `variant` in which the inviter makes the best play each time, and
/// the other any play.
fn beginning(variant: Variant, seed: u64) -> Vec<Event> {
    let networks = Networks::builtin().expect("the networks are whole");
    let mut engine = Engine::new(variant.into(), networks.of(variant));
    let terms = Terms { cube: false, ..Terms::new(GameChoice::Of(variant), Length::Single) };
    let mut events = vec![Event::Invited { terms, first: None }];
    let mut table = Table::fold(&events).expect("a table");
    let mut dice = Chance(seed);
    let mut chance = Chance(!seed);
    events.extend(table.act(Seat::Invited, &Action::Accept, &mut dice).expect("a game begins"));
    for _ in 0..TURNS {
        let (Some(game), Some(seat)) = (table.game(), table.to_decide()) else { break };
        let action = match game.phase {
            Phase::ToPlay { roll, .. } if seat == Seat::Inviter => {
                let player = game.player(seat);
                let state = GameState { position: game.position, player, points: game.points, doublets: game.doublets };
                Action::Play(engine.ranked(&state, roll, MAX_PLY).remove(0).legal.play)
            }
            Phase::ToPlay { .. } => Action::PlayNumber(1 + chance.below(game.plays().len())),
            _ => Action::Roll,
        };
        events.extend(table.act(seat, &action, &mut dice).expect("a legal action"));
    }
    events
}

#[test]
fn best_plays_lose_nothing_and_random_ones_do() {
    let networks = Networks::builtin().expect("the networks are whole");
    let events = beginning(Variant::Portes, 3);
    let judgements: Vec<_> = moments(&events, 1).iter().flat_map(|moment| judge(&networks, moment)).collect();
    let totals = totals(&judgements);
    let (good, random) = (totals[Seat::Inviter], totals[Seat::Invited]);
    assert!(good.decisions().count > 3 && good.error_rate() == Some(0.0), "{good:?}");
    let rate = random.error_rate().expect("decisions");
    assert_eq!(Rating::of(rate), Rating::Awful, "{random:?}");
    assert!(moments(&events, 2).is_empty(), "there was no second game");
}

/// What reads a match file makes the events of a table, so the same code judges them.
#[test]
fn match_from_a_file_is_judged_as_the_one_that_was_played() {
    let networks = Networks::builtin().expect("the networks are whole");
    let names = BySeat { inviter: "Alice".to_owned(), invited: "Bob".to_owned() };
    for variant in [Variant::Backgammon, Variant::Plakoto] {
        let played = beginning(variant, 3);
        let read = match_file::read(mat_file(&played, &names).as_bytes()).expect("our own file");
        assert_eq!(read.fault, None);
        let judged = |events: &[Event]| -> Vec<(Seat, Judged)> {
            let moments = moments(events, 1).into_iter().take(8);
            moments.flat_map(|moment| judge(&networks, &moment)).map(|found| (found.seat, found.judged)).collect()
        };
        let (here, there) = (judged(&played), judged(&read.events));
        assert!(here.len() > 8, "{here:?}");
        assert_eq!(here, there, "{variant:?}");
    }
}

#[test]
fn luck_of_all_rolls_adds_up_to_nothing() {
    let networks = Networks::builtin().expect("the networks are whole");
    for variant in Variant::ALL {
        let ruleset = Ruleset::from(variant);
        let mut engine = Engine::new(ruleset, networks.of(variant));
        let outlook = engine.outlook(&GameState::start(&ruleset, Player::White), 1);
        // With a cube, what chances are worth is no straight line.
        let curves: [fn(f32) -> f32; 2] = [|equity| equity, f32::cbrt];
        for curve in curves {
            let (mut sum, mut largest) = (0.0, 0.0_f32);
            for (first, second) in (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second))) {
                let roll = Roll::new(first, second).expect("a roll");
                let luck = outlook.luck(roll, |after| curve(after.chances().equity(&ruleset))).expect("a roll");
                sum += luck;
                largest = largest.max(luck);
            }
            assert!(f32::abs(sum) < 0.001 && largest > 0.02, "{variant:?}: {sum} {largest}");
        }
    }
}

#[test]
fn values_do_not_change_with_the_number_of_rolls_looked_ahead() {
    let networks = Networks::builtin().expect("the networks are whole");
    for variant in Variant::ALL {
        let ruleset = Ruleset::from(variant);
        let mut engine = Engine::new(ruleset, networks.of(variant)).sampling();
        let mut dice = Chance(7);
        let mut state = GameState::start(&ruleset, Player::White);
        let mut changes = Vec::new();
        for _ in 0..40 {
            changes.push(engine.evaluate(&state, 1).equity(&ruleset) - engine.evaluate(&state, 0).equity(&ruleset));
            let roll = dice.roll();
            let best = engine.best(&state, roll).map(|(legal, _)| legal);
            let Next::State(next) = state.next(&ruleset, roll, best.as_ref()) else { break };
            state = next;
        }
        let turns: f32 = changes.iter().map(|_| 1.0).sum();
        let mean = changes.iter().sum::<f32>() / turns;
        // A network that thinks too well, or too badly, of the player on roll sees the opposite one roll ahead.
        assert!(mean.abs() < 0.03, "{variant:?}: {mean} {changes:?}");
    }
}

#[test]
fn result_without_luck_is_what_better_decisions_gained() {
    let networks = Networks::builtin().expect("the networks are whole");
    // The opening roll is played, decides who rolls first, or brings the larger of two totals.
    // What the networks know least exactly adds up over the turns.
    for (variant, bound) in
        [(Variant::Portes, 0.05), (Variant::Backgammon, 0.15), (Variant::Fevga, 0.15), (Variant::TricTrac, 0.15)]
    {
        let mut events = beginning(variant, 3);
        events.push(Event::GameEnded {
            winner: Some(Seat::Inviter),
            level: 1,
            points: 1,
            reason: EndReason::Resigned,
            jacoby: false,
        });
        let judgements: Vec<_> = moments(&events, 1).iter().flat_map(|moment| judge(&networks, moment)).collect();
        let totals = totals(&judgements);
        let luck = totals[Seat::Inviter].luck - totals[Seat::Invited].luck;
        let [lost, gained] = Seat::BOTH
            .map(|seat| judgements.iter().filter(|judgement| judgement.seat == seat).map(Judgement::lost).sum::<f32>());
        let result = Results::of(&events).luck_adjusted(&[1], &judgements).expect("points");
        assert!(
            !result.is_match && (result.gained - 1.0).abs() < 1e-6 && (result.adjusted - (1.0 - luck)).abs() < 1e-4,
            "{result:?}"
        );
        assert!((result.adjusted - (gained - lost)).abs() < bound, "{variant:?}: {result:?} {gained} {lost} {luck}");
        let opening = judgements.iter().find_map(|judgement| match judgement.judged {
            Judged::Opening { luck } => Some(luck),
            _ => None,
        });
        // In Fevga it is good to begin, and who does rolls again.
        let is_known = opening.is_some_and(|luck| variant != Variant::Fevga || (0.1..0.4).contains(&luck));
        assert!(luck.abs() > 0.1 && is_known, "{variant:?}: {luck} {opening:?}");
        assert_eq!(Results::of(&events).luck_adjusted(&[2], &[]), None, "there was no second game");

        let last = events.len() - 1;
        if let Event::GameEnded { reason, .. } = &mut events[last] {
            *reason = EndReason::Claimed;
        }
        assert_eq!(Results::of(&events).luck_adjusted(&[1], &judgements), None, "it was not played to a result");
    }
}

#[test]
fn result_without_luck_of_a_match_is_a_chance() {
    let terms = Terms::new(GameChoice::Of(Variant::Backgammon), Length::Points(3));
    let mut events = vec![Event::Invited { terms, first: None }];
    let table = Table::fold(&events).expect("a table");
    events.extend(table.clone().act(Seat::Invited, &Action::Accept, &mut Chance(3)).expect("a game begins"));
    let ended = |points| Event::GameEnded {
        winner: Some(Seat::Invited),
        level: 1,
        points,
        reason: EndReason::Resigned,
        jacoby: false,
    };
    events.extend([ended(2), ended(1)]);
    let results = Results::of(&events);
    // No roll was judged, so these are the chances of the score: even, 25 % in the Crawford game, and none.
    let [first, second] = [1, 2].map(|number| {
        let result = results.luck_adjusted(&[number], &[]).expect("a chance");
        assert!(result.is_match && (result.gained - result.adjusted).abs() < 1e-6, "{result:?}");
        result.adjusted
    });
    assert!((-0.27..-0.23).contains(&first) && (first + second + 0.5).abs() < 1e-5, "{first} and {second}");

    // A single win of the Crawford game leaves the inviter 49 %, and a loss nothing, so a point stands for a quarter of the match.
    let mut before = Table::fold(&events[..events.len() - 1]).expect("a table");
    let roll = Roll::new(6, 6).expect("a roll");
    let lucky = |seat, before: &Table| {
        let judged = Judged::Roll { roll, luck: 1.0 };
        let judgements = [Judgement { seat, turn: 1, before: before.clone(), judged }];
        results.luck_adjusted(&[2], &judgements).expect("a chance").adjusted - second
    };
    assert!((lucky(Seat::Inviter, &before) + 0.25).abs() < 0.01, "the inviter was lucky, not better");
    assert!((lucky(Seat::Invited, &before) - 0.25).abs() < 0.01);
    // Before it, at 3 and 3 points to go and with the cube at 2, luck of one point is half of what a cube of 2 decides.
    before = Table::fold(&events[..events.len() - 2]).expect("a table");
    if let Stage::Playing(game) = &mut before.stage {
        game.cube.value = 2;
    }
    assert!((lucky(Seat::Invited, &before) - 0.125).abs() < 0.01, "{}", lucky(Seat::Invited, &before));
}
