//! Puzzles: positions with a roll whose best play is clear to a long look, but not to a short one. The engine has found
//! them in games against itself (`kafenio-lab puzzles`).

mod line;
mod side;

use kafenio_board::rules::{Illegal, LegalPlay, Numbering, Player, Roll, Ruleset, Situation, Variant};

use crate::computer::deepest;
use crate::{Engine, GameState, Networks, RankedPlay};

/// How much worse than the best play every other one is, at least, in points of a game.
pub const LEAST_MARGIN: f32 = 0.06;

/// A position in which White has to play a roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    pub variant: Variant,
    pub state: GameState,
    pub roll: Roll,
    /// The best play, then plays that seem good.
    pub plays: Vec<RankedPlay>,
}

/// A puzzle of the program.
#[derive(Clone, Debug, PartialEq)]
pub struct Numbered {
    /// The number in its game, counted from 1.
    pub number: u32,
    pub puzzle: Puzzle,
}

/// Returns how many puzzles of a game there are.
#[must_use]
pub fn count(variant: Variant) -> u32 {
    u32::try_from(stock(variant).lines().count()).unwrap_or(u32::MAX)
}

/// Returns the puzzle of a game with this number, counted from 1.
#[must_use]
pub fn find(variant: Variant, number: u32) -> Option<Numbered> {
    let line = stock(variant).lines().nth(number.checked_sub(1)? as usize)?;
    Some(Numbered { number, puzzle: Puzzle::parse(variant, line)? })
}

/// Returns the puzzles of a game, one on each line.
fn stock(variant: Variant) -> &'static str {
    match variant {
        Variant::Backgammon => include_str!("../../../assets/puzzles/backgammon.txt"),
        Variant::Portes => include_str!("../../../assets/puzzles/portes.txt"),
        Variant::Plakoto => include_str!("../../../assets/puzzles/plakoto.txt"),
        Variant::Fevga => include_str!("../../../assets/puzzles/fevga.txt"),
        Variant::TricTrac => include_str!("../../../assets/puzzles/tric-trac.txt"),
        Variant::Puff => include_str!("../../../assets/puzzles/puff.txt"),
    }
}

impl Puzzle {
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        self.variant.into()
    }

    #[must_use]
    pub fn situation(&self) -> Situation {
        self.state.situation(&self.ruleset(), self.roll)
    }

    /// Returns the best play.
    #[must_use]
    pub fn best(&self) -> &RankedPlay {
        &self.plays[0]
    }

    /// Returns whether no known play is better.
    #[must_use]
    pub fn is_solved_by(&self, play: &RankedPlay) -> bool {
        play.equity >= self.best().equity
    }

    /// Returns the notation of a play.
    #[must_use]
    pub fn notation(&self, legal: &LegalPlay) -> String {
        self.notation_in(Numbering::Own, legal)
    }

    /// Returns the notation of a play for a reader who uses `numbering`.
    #[must_use]
    pub fn notation_in(&self, numbering: Numbering, legal: &LegalPlay) -> String {
        self.ruleset().notation_in(numbering, &legal.play, Player::White, Player::White)
    }

    /// Returns how much better the best play is than the next one; 0 without another play.
    #[must_use]
    pub fn margin(&self) -> f32 {
        match &self.plays[..] {
            [best, second, ..] => best.equity - second.equity,
            _ => 0.0,
        }
    }

    /// Returns the plays to choose from, in an order that depends on the position alone and says nothing about their worth.
    #[must_use]
    pub fn choices(&self) -> Vec<&RankedPlay> {
        let mut choices: Vec<&RankedPlay> = self.plays.iter().collect();
        choices.sort_by_cached_key(|play| self.notation(&play.legal));
        let seed = self.state.position.pips(self.state.player) + u32::from(self.roll.first());
        let start = seed as usize % choices.len().max(1);
        choices.rotate_left(start);
        choices
    }

    /// Returns the play that `answer` means: a play in the notation of `numbering`, or the number of one of the choices.
    ///
    /// # Errors
    /// Returns an error if the answer is not a legal play.
    pub fn parse_answer(&self, answer: &str, numbering: Numbering) -> Result<LegalPlay, Illegal> {
        let numbered = answer.parse().ok().and_then(|number: usize| {
            let choices = self.choices();
            choices.get(number.checked_sub(1)?).map(|play| play.legal.clone())
        });
        numbered.map_or_else(|| self.ruleset().parse_play_in(&self.situation(), answer, numbering), Ok)
    }

    /// Returns what is known of a play; `None` if the engine has to think about it.
    #[must_use]
    pub fn known(&self, legal: &LegalPlay) -> Option<&RankedPlay> {
        self.plays.iter().find(|play| play.legal.result() == legal.result())
    }

    /// Returns what the engine thinks of a play, looking as far ahead as it did for the others.
    #[must_use]
    pub fn judge(&self, networks: &Networks, legal: LegalPlay) -> RankedPlay {
        let mut engine = Engine::new(self.ruleset(), networks.of(self.variant));
        let mut play = RankedPlay::known(legal, self.best().chances, 0.0, 0);
        engine.search(&self.state, self.roll, &mut play, deepest(self.variant));
        play
    }
}
