//! The computer player: ranks the plays of a roll.

use std::cmp::Ordering;
use std::sync::Arc;

use kafenio_board::rules::packed::count;
use kafenio_board::rules::{ByPlayer, Generator, LegalPlay, OFF, Outcome, Roll, Ruleset, WINNING_POINTS};

use super::bear_off;
use super::board::Board;
use super::chances::{Chances, Values};
use super::features::ROLLS;
use super::game_state::{GameState, Next, has_pins};
use super::network::{FirstLayer, Network};
use super::outlook::{After, AfterRoll, Estimate, Outlook};

/// The most rolls that are looked ahead.
pub const MAX_PLY: u8 = SEARCHES.len() as u8;
/// How many plays a search looks at, one roll ahead and two, and how much worse than the best play these may seem, in points
/// of a game.
const SEARCHES: [(usize, f32); 2] = [(12, 0.16), (8, 0.05)];
/// How many plays of a roll an outlook compares where a cube may decide between them, and how much worse than the best one these
/// may seem to the network.
const COMPARED: usize = 4;
const COMPARED_MARGIN: f32 = 0.1;
/// How many results of a roll a search evaluates in full, if the network has a pruner, which ranks them first: usually, and where
/// less is pruned.
const UNPRUNED: usize = 10;
const UNPRUNED_IN_TRAINING: usize = 20;
/// How many results of a doublet of Puff a search looks at: some have 80,000. Other rolls are looked at in full.
const MOST_RESULTS: usize = 500;
/// How many results of a doublet of Puff are looked at for a message, where no search is made. Some that were found in games
/// have 177,441; a made-up position can have over a million.
const MOST_RESULTS_FOR_MESSAGE: usize = 300_000;
/// How many plays are ranked for a message.
const MOST_RANKED_FOR_MESSAGE: usize = 1_000;

/// A computer player of one game. It keeps its buffers, so reuse one for many positions.
#[derive(Debug)]
pub struct Engine {
    ruleset: Ruleset,
    /// What the values of a game are worth to each player.
    values: ByPlayer<Values>,
    network: Arc<Network>,
    buffers: Box<Buffers>,
    has_pins: bool,
    only_dice_decide_bear_off: bool,
    /// How many results of a doublet of Puff are looked at where no search is made, at most.
    most_results: usize,
    /// How many plays are ranked, at most.
    most_ranked: usize,
    /// How many results of a roll are evaluated in full where a search is made.
    unpruned: usize,
}

/// What an engine keeps between two rolls.
#[derive(Debug, Default)]
struct Buffers {
    generator: Generator,
    /// The results of a roll, with their ranks by the pruner.
    ranked: Vec<(f32, Outcome)>,
    /// The board before the last roll. All rolls of a position have the same.
    first_layer: Option<Box<FirstLayer>>,
}

/// A legal play with what the engine thinks of it.
#[derive(Clone, Debug, PartialEq)]
pub struct RankedPlay {
    pub legal: LegalPlay,
    /// The chances of the player who plays, after the play.
    pub chances: Chances,
    /// The same, roll by roll where a search looked further.
    pub after: After,
    pub equity: f32,
    /// How many further rolls were looked at.
    pub ply: u8,
}

impl RankedPlay {
    /// Creates a play whose chances are known from elsewhere. The opponent rolls next.
    #[must_use]
    pub fn known(legal: LegalPlay, chances: Chances, equity: f32, ply: u8) -> RankedPlay {
        RankedPlay { legal, chances, after: After::of_mover(chances.into(), false), equity, ply }
    }

    /// Orders plays for a list: those that were searched deepest first, then the best.
    #[must_use]
    pub fn by_depth(&self, other: &RankedPlay) -> Ordering {
        other.ply.cmp(&self.ply).then(other.equity.total_cmp(&self.equity))
    }
}

/// Which results of a roll are evaluated.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// All, or the sample that the engine takes.
    Full,
    /// Those that seem promising.
    Search,
}

impl Engine {
    /// Creates a player of `ruleset`; `network` must be for its game.
    pub fn new(ruleset: Ruleset, network: Arc<Network>) -> Engine {
        let values = Values::points(&ruleset);
        let values = ByPlayer { white: values, black: values };
        Engine {
            ruleset,
            values,
            network,
            buffers: Box::default(),
            has_pins: has_pins(ruleset),
            only_dice_decide_bear_off: ruleset.only_dice_decide_bear_off(),
            most_results: usize::MAX,
            most_ranked: usize::MAX,
            unpruned: UNPRUNED,
        }
    }

    /// Plays for these values of a game, as the score of a match gives them to White.
    #[must_use]
    pub fn with_values(self, white: Values) -> Engine {
        Engine { values: ByPlayer { white, black: white.flipped() }, ..self }
    }

    /// Looks at a sample of the results of a roll that has very many, as a search does.
    #[must_use]
    pub fn sampling(self) -> Engine {
        Engine { most_results: MOST_RESULTS, ..self }
    }

    /// Ranks only the best plays of a roll that has very many, so that no message takes more than about 100 MB.
    #[must_use]
    pub fn bounded(self) -> Engine {
        Engine { most_results: MOST_RESULTS_FOR_MESSAGE, most_ranked: MOST_RANKED_FOR_MESSAGE, ..self }
    }

    /// Evaluates more results of a roll in searches. A player whose best plays are pruned seems to stand worse. A target of
    /// training adds up what the searches of a whole game say, so there such small faults become large ones.
    #[must_use]
    pub fn pruning_less(self) -> Engine {
        Engine { unpruned: UNPRUNED_IN_TRAINING, ..self }
    }

    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Returns the chances of the player on roll, looking `ply` rolls ahead.
    pub fn evaluate(&mut self, state: &GameState, ply: u8) -> Chances {
        self.outlook(state, ply).chances()
    }

    /// Returns what the player on roll has to expect, looking `ply` rolls ahead, at most [`MAX_PLY`].
    pub fn outlook(&mut self, state: &GameState, ply: u8) -> Outlook {
        if ply == 0 {
            let board = state.board();
            return Outlook::Estimate(
                self.estimate(&board, || self.network.evaluate(&self.network.first_layer(&board))),
            );
        }
        self.each_roll(|engine, roll| engine.after_roll(state, roll, ply))
    }

    /// Returns the same as [`Engine::outlook`], but each roll is played as is best by `worth`, which may count the cube, among the
    /// plays that seem good to the network.
    pub fn outlook_by(&mut self, state: &GameState, ply: u8, worth: impl Fn(&After) -> f32) -> Outlook {
        if ply == 0 {
            return self.outlook(state, 0);
        }
        self.each_roll(|engine, roll| engine.best_after(state, roll, ply, &worth))
    }

    fn each_roll(&mut self, mut after: impl FnMut(&mut Engine, Roll) -> After) -> Outlook {
        let rolls = ROLLS.iter().filter_map(|&(high, low, weight)| Some((Roll::new(high, low)?, f32::from(weight))));
        Outlook::Rolls(rolls.map(|(roll, weight)| AfterRoll { roll, weight, after: after(self, roll) }).collect())
    }

    /// Returns what `board` is worth to the player on roll, by `evaluate` where it cannot be computed.
    fn estimate(&self, board: &Board, evaluate: impl FnOnce() -> Chances) -> Estimate {
        let computed = if self.only_dice_decide_bear_off { bear_off::estimate(board) } else { None };
        // The network does not know which gammons are impossible by now, or by a custom rule.
        let (most_won, most_lost) = board.most_values(&self.ruleset);
        computed.unwrap_or_else(|| evaluate().up_to(most_won, most_lost).into())
    }

    /// Returns what follows the best play of `roll`, looking `ply` rolls ahead, this one included.
    fn after_roll(&mut self, state: &GameState, roll: Roll, ply: u8) -> After {
        match self.best_outcome(state, roll, Look::Search) {
            Some((_, estimate)) if ply == 1 => After::of_mover(estimate, self.ruleset.rolls_again(roll)),
            Some((outcome, _)) => {
                let legal = self.ruleset.play_of(&state.situation(&self.ruleset, roll), &outcome);
                self.after(state, roll, Some(&legal), ply - 1)
            }
            None => self.after(state, roll, None, ply - 1),
        }
    }

    /// Returns the same for the play that is best by `worth`.
    fn best_after(&mut self, state: &GameState, roll: Roll, ply: u8, worth: &impl Fn(&After) -> f32) -> After {
        let mut plays: Vec<(Outcome, Estimate, f32)> = Vec::new();
        self.for_each(state, roll, Look::Search, |engine, outcome, estimate| {
            plays.push((*outcome, estimate, estimate.chances.worth(&engine.values[state.player])));
        });
        plays.sort_by(|one, other| other.2.total_cmp(&one.2));
        let least = plays.first().map_or(0.0, |best| best.2 - COMPARED_MARGIN);
        let near = plays.into_iter().take(COMPARED).take_while(|play| play.2 >= least);
        let after = |(outcome, estimate, _)| {
            if ply == 1 {
                return After::of_mover(estimate, self.ruleset.rolls_again(roll));
            }
            let legal = self.ruleset.play_of(&state.situation(&self.ruleset, roll), &outcome);
            self.after(state, roll, Some(&legal), ply - 1)
        };
        let best = near.map(after).max_by(|one, other| worth(one).total_cmp(&worth(other)));
        best.unwrap_or_else(|| self.after(state, roll, None, ply - 1))
    }

    /// Returns what follows `legal`, or a roll that cannot be played.
    fn after(&mut self, state: &GameState, roll: Roll, legal: Option<&LegalPlay>, ply: u8) -> After {
        match state.next(&self.ruleset, roll, legal) {
            Next::Over(ending) => After::of_mover(Chances::of_ending(ending, state.player).into(), false),
            Next::State(next) => After { again: next.player == state.player, outlook: self.outlook(&next, ply) },
        }
    }

    /// Returns the best play of `roll` by the network alone, with the chances of the player on roll after it; `None`
    /// where nothing can be played.
    pub fn best(&mut self, state: &GameState, roll: Roll) -> Option<(LegalPlay, Chances)> {
        let (outcome, estimate) = self.best_outcome(state, roll, Look::Full)?;
        Some((self.ruleset.play_of(&state.situation(&self.ruleset, roll), &outcome), estimate.chances))
    }

    fn best_outcome(&mut self, state: &GameState, roll: Roll, look: Look) -> Option<(Outcome, Estimate)> {
        let mut best: Option<(Outcome, Estimate, f32)> = None;
        self.for_each(state, roll, look, |engine, outcome, estimate| {
            let equity = estimate.chances.worth(&engine.values[state.player]);
            if best.as_ref().is_none_or(|(_, _, highest)| equity > *highest) {
                best = Some((*outcome, estimate, equity));
            }
        });
        best.map(|(outcome, estimate, _)| (outcome, estimate))
    }

    /// Returns the legal plays of `roll`, or the best of them if the engine is [bounded](Engine::bounded), the best first. The most
    /// promising ones are searched `ply` rolls deep, at most
    /// [`MAX_PLY`]; the others stand behind them.
    pub fn ranked(&mut self, state: &GameState, roll: Roll, ply: u8) -> Vec<RankedPlay> {
        let situation = state.situation(&self.ruleset, roll);
        let again = self.ruleset.rolls_again(roll);
        let most = self.most_ranked;
        let mut judged: Vec<(f32, Outcome, Estimate)> = Vec::new();
        self.for_each(state, roll, Look::Full, |engine, outcome, estimate| {
            let after = After::of_mover(estimate, again);
            judged.push((after.chances().worth(&engine.values[state.player]), *outcome, estimate));
            if judged.len() == most.saturating_mul(2) {
                keep_best(&mut judged, most);
            }
        });
        keep_best(&mut judged, most);
        let legal = |outcome: &Outcome| self.ruleset.play_of(&situation, outcome);
        let play = |(_, outcome, estimate): &(_, Outcome, _)| {
            self.ranked_play(state, legal(outcome), After::of_mover(*estimate, again), 0)
        };
        let mut ranked: Vec<RankedPlay> = judged.iter().map(play).collect();
        sort(&mut ranked);
        for (deeper, (most, margin)) in (1..=ply).zip(SEARCHES) {
            let least = ranked.first().map_or(0.0, |best| best.equity - margin);
            let promising = ranked.iter().take(most).take_while(|play| play.equity >= least && play.ply + 1 == deeper);
            let searched = promising.count();
            if searched < 2 && deeper > 1 {
                break;
            }
            for play in &mut ranked[..searched] {
                self.search(state, roll, play, deeper);
            }
            sort(&mut ranked[..searched]);
        }
        ranked
    }

    /// Judges `play` of `roll` by looking `ply` rolls ahead, unless it was searched that deep already.
    pub fn search(&mut self, state: &GameState, roll: Roll, play: &mut RankedPlay, ply: u8) {
        if play.ply >= ply {
            return;
        }
        let after = self.after(state, roll, Some(&play.legal), ply);
        *play = self.ranked_play(state, play.legal.clone(), after, ply);
    }

    fn ranked_play(&self, state: &GameState, legal: LegalPlay, after: After, ply: u8) -> RankedPlay {
        let chances = after.chances();
        RankedPlay { legal, chances, after, equity: chances.worth(&self.values[state.player]), ply }
    }

    /// Returns these legal plays of `roll`, the best first, without looking further ahead. It is slower than
    /// [`Engine::ranked`], and also ranks what is left of a roll (Tric-Trac).
    pub fn ranked_of(&mut self, state: &GameState, roll: Roll, plays: Vec<LegalPlay>) -> Vec<RankedPlay> {
        let mut ranked: Vec<RankedPlay> = plays
            .into_iter()
            .map(|legal| {
                let after = self.after(state, roll, Some(&legal), 0);
                self.ranked_play(state, legal, after, 0)
            })
            .collect();
        sort(&mut ranked);
        ranked
    }

    /// Calls `visit` for the results of `roll` that `look` demands, with what each is worth to the player who has rolled.
    fn for_each(
        &mut self,
        state: &GameState,
        roll: Roll,
        look: Look,
        mut visit: impl FnMut(&Engine, &Outcome, Estimate),
    ) {
        let situation = state.situation(&self.ruleset, roll);
        let again = self.ruleset.rolls_again(roll);
        let board = state.board();
        let board = if again { board } else { board.flipped() };
        let known = self.buffers.first_layer.take().filter(|known| known.board == board);
        let before = known.unwrap_or_else(|| Box::new(self.network.first_layer(&board)));
        let mut generator = std::mem::take(&mut self.buffers.generator);
        let mut ranked = std::mem::take(&mut self.buffers.ranked);
        ranked.clear();
        let most = if look == Look::Search { MOST_RESULTS } else { self.most_results };
        let mut outcomes = generator.sample(&self.ruleset, &situation, most);
        if look == Look::Search && outcomes.len() > self.unpruned {
            ranked.extend(outcomes.iter().map(|outcome| (0.0, *outcome)));
            self.prune(state, &before.board, again, &mut ranked);
            outcomes = &[];
        }
        for outcome in outcomes.iter().chain(ranked.iter().map(|(_, outcome)| outcome)) {
            let ends = if self.may_end(state, outcome) { self.ruleset.play_of(&situation, outcome).ends } else { None };
            let estimate = match ends {
                Some(ending) => Chances::of_ending(ending, state.player).into(),
                None => self.estimate_after(&before, roll, again, outcome),
            };
            visit(self, outcome, estimate);
        }
        self.buffers.generator = generator;
        (self.buffers.ranked, self.buffers.first_layer) = (ranked, Some(before));
    }

    /// Keeps the results that the pruner ranks highest; those that may end the game rank first. `before` is the board before
    /// them.
    fn prune(&self, state: &GameState, before: &Board, again: bool, results: &mut Vec<(f32, Outcome)>) {
        let Some(pruner) = &self.network.pruner else { return };
        let variant = self.ruleset.variant;
        let values = if again { self.values[state.player] } else { self.values[state.player].flipped() };
        let sums = pruner.sums(variant, before);
        for (rank, outcome) in results.iter_mut() {
            let after = self.board_after(before, again, outcome);
            let worth = pruner.evaluate_near(variant, sums, before, &after).worth(&values);
            *rank = match (self.may_end(state, outcome), again) {
                (true, _) => f32::INFINITY,
                (false, true) => worth,
                (false, false) => -worth,
            };
        }
        results.select_nth_unstable_by(self.unpruned - 1, |one, other| other.0.total_cmp(&one.0));
        results.truncate(self.unpruned);
    }

    /// Returns the board after a play, from the view of the player who rolls next, as is `before`.
    fn board_after(&self, before: &Board, again: bool, outcome: &Outcome) -> Board {
        if again {
            before.after(outcome, self.has_pins)
        } else {
            before.flipped().after(outcome, self.has_pins).flipped()
        }
    }

    fn estimate_after(&self, before: &FirstLayer, roll: Roll, again: bool, outcome: &Outcome) -> Estimate {
        let counts = self.ruleset.variant.rules().doublet.is_counted() && roll.is_doublet();
        let mut after = self.board_after(&before.board, again, outcome);
        if again {
            after.mine.has_doublet |= counts;
        } else {
            let doublets = u8::from(after.theirs.has_doublet);
            after.theirs.has_doublet = self.ruleset.doublets_carried_over(doublets) > 0;
        }
        let estimate = self.estimate(&after, || self.network.evaluate_near(before, &after));
        if again { estimate } else { estimate.flipped() }
    }

    /// Returns whether `outcome` may end the game, so that it is worth asking the rules.
    fn may_end(&self, state: &GameState, outcome: &Outcome) -> bool {
        let (mine, theirs) = outcome.sides();
        count(mine, OFF) == 15
            || self.has_pins && count(theirs, 24) == 1 && count(mine, 1) > 0
            || state.points[state.player] + outcome.points() >= WINNING_POINTS
    }
}

/// Drops all but the `most` results that are worth most.
fn keep_best(judged: &mut Vec<(f32, Outcome, Estimate)>, most: usize) {
    if judged.len() > most {
        judged.select_nth_unstable_by(most - 1, |one, other| other.0.total_cmp(&one.0));
        judged.truncate(most);
    }
}

fn sort(plays: &mut [RankedPlay]) {
    plays.sort_by(|a, b| b.equity.total_cmp(&a.equity));
}
