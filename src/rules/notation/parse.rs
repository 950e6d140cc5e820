//! Text to a legal play. A text stands for a position that it leads to; it is legal when a legal play leads there too.

use super::explain::explain;
use super::segments::{Segment, segments};
use super::walk::{Walk, fits};
use super::write::routes;
use crate::rules::generate::Generator;
use crate::rules::generate::state::Outcome;
use crate::rules::generate::state::pack;
use crate::rules::generate::turn::Turn;
use crate::rules::illegal::Illegal;
use crate::rules::numbering::Numbering;
use crate::rules::play::Play;
use crate::rules::position::OFF;
use crate::rules::ruleset::{LegalPlay, Ruleset, Situation};

impl Ruleset {
    /// The legal play that `text` writes, in the player's own numbers, or in Ravensburger's where it has an `A` in it.
    ///
    /// # Errors
    /// [`Illegal`] says what is wrong: the first offending step of the text, or what the whole play lacks.
    pub fn parse_play(&self, situation: &Situation, text: &str) -> Result<LegalPlay, Illegal> {
        self.parse_play_in(situation, text, Numbering::Own)
    }

    /// The same for a player who counts by `numbering`.
    ///
    /// # Errors
    /// As [`Ruleset::parse_play`].
    pub fn parse_play_in(&self, situation: &Situation, text: &str, numbering: Numbering) -> Result<LegalPlay, Illegal> {
        let segments = segments(text, numbering, self.variant, situation.player)?;
        self.find_segments(situation, &segments)
    }

    /// Finds the legal play that makes the same moves as `play`, in any order.
    ///
    /// # Errors
    /// As [`Ruleset::parse_play`].
    pub fn find_play(&self, situation: &Situation, play: &Play) -> Result<LegalPlay, Illegal> {
        let segments = routes(&play.moves).into_iter().flat_map(|route| {
            let pairs = route.places.windows(2);
            pairs.map(|pair| Segment { from: pair[0], to: pair[1] }).collect::<Vec<_>>()
        });
        self.find_segments(situation, &segments.collect::<Vec<_>>())
    }

    fn find_segments(self, situation: &Situation, segments: &[Segment]) -> Result<LegalPlay, Illegal> {
        if let Some(&Segment { from, to }) = segments.iter().find(|segment| segment.to >= segment.from) {
            return Err(Illegal::Backwards { from, to });
        }
        let turn = Turn::of(self, situation);
        let dice = self.dice(situation);
        let mut generator = Generator::default();
        let outcomes = generator.outcomes(&self, situation);
        let target = target(situation, segments);
        let leads_there = |outcome: &&Outcome| target == Some(outcome.mine);
        let fitting: Vec<LegalPlay> = outcomes
            .iter()
            .filter(leads_there)
            .map(|outcome| self.legal_play(&turn, outcome, situation))
            .filter(|legal| written_well(&turn, segments, &dice, legal))
            .collect();
        match fitting.as_slice() {
            [] => Err(explain(self, situation, segments, outcomes, &dice)),
            [one] => Ok(self.as_written(&turn, segments, &dice, one)),
            several => Err(Illegal::Ambiguous { plays: several.iter().map(|legal| legal.play.clone()).collect() }),
        }
    }

    /// The play by the way that the text names, where the list knows it by another one. In which order the text names the
    /// moves makes no difference: which of two that hit the same checker comes first is no other way.
    fn as_written(self, turn: &Turn, segments: &[Segment], dice: &[u8], legal: &LegalPlay) -> LegalPlay {
        let mut written = legal.clone();
        if leaves_open(turn, segments, dice) {
            return written;
        }
        let mut sorted = segments.to_vec();
        sorted.sort_by_key(|segment| std::cmp::Reverse((segment.from, segment.to)));
        if let Some(state) = Walk::new(self, turn, dice).all(&sorted) {
            let play = turn.play(state.so_far.trail);
            let same_worth =
                play.moves.len() == legal.play.moves.len() && turn.closing_score(state.so_far).points() == legal.points;
            if same_worth && self.notation(&play) != self.notation(&legal.play) {
                written.play = play;
            }
        }
        written
    }
}

/// The player's checkers where the text moves them, packed; `None` where it moves checkers that are not there.
fn target(situation: &Situation, segments: &[Segment]) -> Option<u128> {
    let mut checkers = situation.position.checkers[situation.player].map(i32::from);
    for segment in segments {
        checkers[segment.from as usize] -= 1;
        checkers[segment.to as usize] += 1;
    }
    // Who has borne off all goes on from his start where the score is kept (Tric-Trac).
    if situation.points.is_some() && checkers[OFF as usize] >= 15 {
        checkers[OFF as usize] -= 15;
        checkers[24] += 15;
    }
    let counts = checkers.map(|count| u8::try_from(count).unwrap_or(u8::MAX));
    counts.iter().all(|&count| count <= 15).then(|| pack(&counts))
}

/// Whether the text, which leads where the play leads, can mean it: it shares out the dice, lands on open points only, and
/// hits where the play hits, except where it leaves the way open.
fn written_well(turn: &Turn, segments: &[Segment], dice: &[u8], legal: &LegalPlay) -> bool {
    let shared_out = fits(turn, segments, dice) || is_one_step_less(legal);
    let lands_open = segments.iter().all(|segment| !turn.is_closed(segment.to));
    let hits: Vec<u8> = legal.play.moves.iter().filter(|made| made.hit).map(|made| made.to).collect();
    let leaves_open = leaves_open(turn, segments, dice);
    let named = |point: u8| segments.iter().any(|segment| segment.to == point);
    let hits_all = segments.iter().all(|segment| !turn.start.can_be_hit(segment.to) || hits.contains(&segment.to));
    shared_out && lands_open && hits_all && (leaves_open || hits.into_iter().all(named))
}

/// Whether a segment takes more than one die, so that the way is not named.
fn leaves_open(turn: &Turn, segments: &[Segment], dice: &[u8]) -> bool {
    !segments.iter().all(|segment| dice.iter().any(|&die| turn.target(segment.from, die) == segment.to))
}

fn is_one_step_less(legal: &LegalPlay) -> bool {
    legal.play.moves.iter().any(|made| made.to != OFF && made.from - made.to != made.die)
}
