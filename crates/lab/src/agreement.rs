//! How well the usual analyses agree with those of the same games that look one roll less ahead.

use kafenio_board::rules::{Roll, Variant};
use kafenio_board::table::{self, Action, BySeat, DiceExhausted, Event, GameChoice, Length, Seat, Stage, Table, Terms};
use kafenio_engine::computer::{Judged, Judgement, Totals, decide, deepest, judge_ahead, moments, totals};
use kafenio_engine::{Level, Networks};

use super::dice::Dice;
use super::games::play_games;

/// The levels at which games are played. A master makes too few mistakes to be told from another one.
const LEVELS: [Level; 4] = [Level::Beginner, Level::Casual, Level::Club, Level::Expert];
/// A game with more actions is given up.
const MAX_ACTIONS: usize = 4000;

/// Games that are played and then judged at both depths. The same seed gives the same games, with any number of threads.
#[derive(Debug)]
pub(super) struct Comparison {
    pub variant: Variant,
    pub networks: Networks,
    /// How many pairs of players there are.
    pub pairs: u64,
    /// How many games each pair plays.
    pub games: u64,
    pub seed: u64,
    pub threads: u64,
}

/// How well the analyses agree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Agreement {
    pub players: usize,
    /// The share of all pairs of players whose error rates are in another order.
    pub reversed: f32,
    /// The mean difference between the error rates of a player, in points a decision.
    pub difference: f32,
    /// The mean luck of a player by the usual analysis, in points, with its standard error.
    pub luck: [f32; 2],
    /// What a turn changed on average that neither its luck nor a mistake explains, by the usual analysis, in points for the player
    /// whose turn it was, with its standard deviation.
    pub unexplained: [f32; 2],
}

/// What both analyses say of the games of two players.
#[derive(Clone, Debug, Default)]
struct Pair {
    players: Vec<Player>,
    unexplained: Vec<f32>,
}

#[derive(Clone, Copy, Debug)]
struct Player {
    /// The error rates by both analyses, the usual one last, in points a decision.
    rates: [f32; 2],
    luck: f32,
}

impl Comparison {
    /// Plays and judges all games.
    pub fn agreement(&self) -> Agreement {
        let pairs = play_games(0..self.pairs, self.threads, || (), |(), number| self.pair(number));
        let unexplained = pairs.iter().flat_map(|pair| pair.unexplained.iter().copied());
        let players: Vec<Player> = pairs.iter().flat_map(|pair| pair.players.iter().copied()).collect();
        let is_reversed = |one: &Player, other: &Player| {
            let [shallow, deep] = [0, 1].map(|depth| one.rates[depth].total_cmp(&other.rates[depth]));
            shallow != deep
        };
        let all = || (0..players.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
        let reversed = all().map(|(one, other)| f32::from(u8::from(is_reversed(&players[one], &players[other]))));
        let [reversed, _] = mean_and_deviation(reversed);
        let [difference, _] =
            mean_and_deviation(players.iter().map(|player| (player.rates[0] - player.rates[1]).abs()));
        let [luck, deviation] = mean_and_deviation(players.iter().map(|player| player.luck));
        let luck = [luck, deviation / count(&players).sqrt()];
        Agreement { players: players.len(), reversed, difference, luck, unexplained: mean_and_deviation(unexplained) }
    }

    /// Plays and judges the games of the pair `number`.
    fn pair(&self, number: u64) -> Pair {
        let levels = levels(number);
        let mut sums = [BySeat::<Totals>::default(); 2];
        let mut pair = Pair::default();
        for game in 0..self.games {
            let events = self.play(levels, Dice::of_game(self.seed, number * self.games + game));
            let moments = moments(&events, 1);
            let deepest = deepest(self.variant);
            for (sum, ply) in sums.iter_mut().zip(deepest - 1..) {
                let judge = |moment| judge_ahead(&self.networks, moment, ply);
                let judgements: Vec<Judgement> = moments.iter().flat_map(judge).collect();
                let totals = totals(&judgements);
                for seat in Seat::BOTH {
                    sum[seat].add(&totals[seat]);
                }
                if ply == deepest {
                    pair.unexplained.extend(unexplained(&judgements));
                }
            }
        }
        let player = |seat: Seat| {
            let [shallow, deep] = sums.map(|sum| sum[seat]);
            Some(Player { rates: [shallow.error_rate()?, deep.error_rate()?], luck: deep.luck })
        };
        pair.players.extend(Seat::BOTH.into_iter().filter_map(player));
        pair
    }

    /// Plays a game and returns its events.
    fn play(&self, levels: BySeat<Level>, dice: Dice) -> Vec<Event> {
        let terms = single_game(self.variant);
        let mut table = Table::new(terms);
        let mut events = vec![Event::Invited { terms, first: None }];
        let mut dice = TableDice(dice);
        for _ in 0..MAX_ACTIONS {
            let Some(seat) = table.to_decide() else { break };
            let action = match table.stage {
                Stage::Inviting => Some(Action::Accept),
                _ => decide(&self.networks, &table, seat, levels[seat], dice.0.unit()),
            };
            let Some(done) = action.and_then(|action| table.act(seat, &action, &mut dice).ok()) else { break };
            events.extend(done);
        }
        events
    }
}

/// Returns the terms of one game without a cube and a clock.
fn single_game(variant: Variant) -> Terms {
    let game = GameChoice::Of(variant);
    Terms { cube: false, ..Terms::new(game, Length::Single) }
}

/// Returns the levels of the pair `number`: all pairs of different levels, one after the other.
fn levels(number: u64) -> BySeat<Level> {
    let levels = LEVELS.len();
    let number = number as usize % (levels * (levels - 1));
    let first = number % levels;
    let distance = 1 + number / levels;
    BySeat { inviter: LEVELS[first], invited: LEVELS[(first + distance) % levels] }
}

/// Returns what each turn changed that neither its luck nor a mistake explains, in points for the player whose turn it was.
fn unexplained(judgements: &[Judgement]) -> Vec<f32> {
    let mut changes = Vec::new();
    let mut luck = 0.0;
    // What the game should be worth to the player of the last turn.
    let mut expected: Option<(Seat, f32)> = None;
    for judgement in judgements {
        match (&judgement.judged, &mut expected) {
            (Judged::Roll { luck: of_roll, .. } | Judged::Opening { luck: of_roll }, _) => luck = *of_roll,
            (Judged::Evaluation(found), _) => {
                if let Some((seat, worth)) = expected {
                    let found = if seat == judgement.seat { found.equity } else { found.flipped().equity };
                    changes.push(found - worth);
                }
                expected = Some((judgement.seat, found.equity + luck));
            }
            (Judged::Play { lost, .. }, Some((_, worth))) => *worth -= lost,
            (Judged::Play { .. } | Judged::Cube { .. } | Judged::Resignation { .. }, _) => {}
        }
    }
    changes
}

#[expect(clippy::cast_precision_loss, reason = "there are far fewer than 2^24")]
fn count<T>(of: &[T]) -> f32 {
    of.len().max(1) as f32
}

fn mean_and_deviation(numbers: impl Iterator<Item = f32>) -> [f32; 2] {
    let numbers: Vec<f32> = numbers.collect();
    let mean = numbers.iter().sum::<f32>() / count(&numbers);
    let squares: f32 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    [mean, (squares / (count(&numbers) - 1.0).max(1.0)).sqrt()]
}

/// Dice for a table, which knows itself which first roll is allowed.
struct TableDice(Dice);

impl table::Dice for TableDice {
    fn roll(&mut self) -> Result<Roll, DiceExhausted> {
        Ok(self.0.roll_any())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kafenio_engine::computer::Evaluation;

    #[test]
    fn change_is_unexplained_where_luck_and_mistakes_do_not_add_up_to_it() {
        let table = Table::new(single_game(Variant::Portes));
        let roll = Roll::new(3, 1).expect("a roll");
        let judgement = |seat, judged| Judgement { seat, turn: 1, before: table.clone(), judged };
        let turn = |seat, luck, equity| {
            let evaluation = Judged::Evaluation(Evaluation { win: 0.5, equity });
            [judgement(seat, Judged::Roll { roll, luck }), judgement(seat, evaluation)]
        };
        let rolled_again = turn(Seat::Inviter, 0.1, 0.2);
        let then = turn(Seat::Inviter, 0.0, 0.25);
        let answered = turn(Seat::Invited, 0.0, -0.25);
        let changes = unexplained(&[rolled_again, then, answered].concat());
        assert!((changes[0] + 0.05).abs() < 1e-6 && changes[1].abs() < 1e-6 && changes.len() == 2, "{changes:?}");
    }

    #[test]
    fn every_level_plays_against_every_other() {
        let levels: Vec<_> = (0..12).map(levels).map(|pair| (pair.inviter, pair.invited)).collect();
        let all = LEVELS.iter().flat_map(|one| LEVELS.iter().map(move |other| (*one, *other)));
        assert!(all.filter(|(one, other)| one != other).all(|pair| levels.contains(&pair)), "{levels:?}");
    }
}
