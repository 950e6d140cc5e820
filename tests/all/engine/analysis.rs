//! The analysis of finished games.

use kafenio::computer::{Rating, judge, moments, totals};
use kafenio::engine::{Engine, GameState, MAX_PLY, Networks};
use kafenio::rules::{CustomRules, Player, Roll, Ruleset, Variant};
use kafenio::table::{Action, Cycle, Dice, DiceExhausted, Event, Length, Phase, Seat, Table, Terms};

use crate::harness::playing::Chance;

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
    let custom_rules = CustomRules::default();
    let terms = Terms {
        cycle: Cycle::Of(variant),
        custom_rules,
        length: Length::Single,
        cube: false,
        clock: None,
        hints: false,
    };
    let mut events = vec![Event::Invited { terms }];
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
    assert!(good.decisions > 3 && good.error_rate() == Some(0.0), "{good:?}");
    let rate = random.error_rate().expect("decisions");
    assert_eq!(Rating::of(rate), Rating::Awful, "{random:?}");
    assert!(moments(&events, 2).is_empty(), "there was no second game");
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
