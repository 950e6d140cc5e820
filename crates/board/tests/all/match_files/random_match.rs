//! Random matches of every game, played at a table.

use kafenio_board::rules::{CustomRule, Roll, Variant};
use kafenio_board::table::{
    Action, Beavers, BySeat, Crawford, Dice, DiceExhausted, Event, GameChoice, Length, MoneyRules, Opening, Phase,
    Seat, Start, Table, Terms,
};

use crate::chance::Chance;

/// Dice that roll at random.
struct RandomDice<'c>(&'c mut Chance);

impl Dice for RandomDice<'_> {
    fn roll(&mut self) -> Result<Roll, DiceExhausted> {
        Ok(self.0.roll())
    }
}

/// Returns random terms of `game`.
pub fn random_terms(game: GameChoice, chance: &mut Chance) -> Terms {
    let is_backgammon = game == GameChoice::Of(Variant::Backgammon);
    let money = MoneyRules { jacoby: chance.below(2) == 0, beavers: Beavers::Twice, automatic_doubles: 2 };
    let length = match (game, chance.below(4)) {
        (GameChoice::Of(Variant::TricTrac), 0) => Length::Games(3),
        (_, 0) if is_backgammon => Length::Money(money),
        (_, 1) => Length::Single,
        _ => Length::Points([3, 5, 7][chance.below(3)]),
    };
    let mut terms = Terms::new(game, length);
    if let Some(rule) = CustomRule::ALL.get(chance.below(2 * CustomRule::ALL.len())) {
        terms.custom_rules.choose(*rule);
    }
    // For a table, a Crawford game that was over before the match is none.
    if is_backgammon && matches!(length, Length::Points(_)) && chance.below(3) == 0 {
        terms.start = Some(Start { score: BySeat::default(), crawford: Crawford::After });
    }
    terms.opening = if chance.below(2) == 0 { Opening::Usual } else { Opening::Dice };
    terms
}

/// The most actions of a match, which may be left unfinished then.
const MOST_ACTIONS: usize = 4000;

/// Plays a match at random, with doubles, beavers and resignations, and returns its events. A money session ends after a
/// few games.
pub fn random_match(terms: Terms, chance: &mut Chance) -> Vec<Event> {
    let winner_opens = terms.ruleset(1).variant.rules().winner_opens;
    let first = (winner_opens && chance.below(3) == 0).then_some(Seat::Invited);
    let mut table = Table { first, ..Table::new(terms) };
    let mut events = vec![Event::Invited { terms, first }];
    act(&mut table, &mut events, Seat::Invited, &Action::Accept, chance);
    let most_games = 2 + chance.below(3) as u32;
    for _ in 0..MOST_ACTIONS {
        let Some(game) = table.game() else { break };
        if terms.length.points().is_none() && game.number > most_games {
            break;
        }
        let Some(seat) = table.to_decide() else { break };
        let action = decision(&table, seat, chance);
        act(&mut table, &mut events, seat, &action, chance);
    }
    events
}

fn act(table: &mut Table, events: &mut Vec<Event>, seat: Seat, action: &Action, chance: &mut Chance) {
    events.extend(table.act(seat, action, &mut RandomDice(chance)).unwrap());
}

fn decision(table: &Table, seat: Seat, chance: &mut Chance) -> Action {
    let game = table.game().unwrap();
    if game.chooser.is_some() {
        return if chance.below(2) == 0 { Action::PlayOn } else { Action::SetUp };
    }
    if game.offered_by().is_some() {
        return if chance.below(2) == 0 { Action::Accept } else { Action::Decline };
    }
    if matches!(game.phase, Phase::BeforeRoll(_) | Phase::ToPlay { .. }) && chance.below(150) == 0 {
        let level = 1 + chance.below(usize::from(game.most_lost_by(seat))) as u8;
        return Action::Resign(level);
    }
    match game.phase {
        Phase::ToPlay { .. } => Action::PlayNumber(1 + chance.below(game.plays().len())),
        Phase::Doubled { .. } => match chance.below(4) {
            0 => Action::Drop,
            1 if table.can_beaver() => Action::Beaver,
            _ => Action::Take,
        },
        _ if chance.below(12) == 0 && table.check_double(seat).is_ok() => Action::Double,
        _ => Action::Roll,
    }
}
