//! Parses text into a legal play. The text stands for the position that it leads to, and is legal where a legal play
//! leads there too.

use super::explain::explain;
use super::segments::{Segment, joined, roll_like_move, segments, split_roll, without_number};
use super::walk::{Walk, can_distribute};
use super::write::routes;
use crate::rules::generate::Generator;
use crate::rules::generate::packed::{Outcome, pack};
use crate::rules::generate::turn::Turn;
use crate::rules::illegal::Illegal;
use crate::rules::numbering::Numbering;
use crate::rules::play::Play;
use crate::rules::position::OFF;
use crate::rules::roll::Roll;
use crate::rules::rulebook::Contact;
use crate::rules::ruleset::{LegalPlay, Ruleset, Situation};

impl Ruleset {
    /// Parses a legal play in the player's own numbering, or in printed numbers where `text` contains an `A`.
    ///
    /// # Errors
    /// Returns an error if the text is not a legal play: the first illegal step, or what the whole play lacks.
    pub fn parse_play(&self, situation: &Situation, text: &str) -> Result<LegalPlay, Illegal> {
        self.parse_play_in(situation, text, Numbering::Own)
    }

    /// Parses a legal play that is typed in `numbering`.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`Ruleset::parse_play`].
    pub fn parse_play_in(&self, situation: &Situation, text: &str, numbering: Numbering) -> Result<LegalPlay, Illegal> {
        let text = joined(without_number(text));
        let rolled = situation.roll;
        let is_rolled = |typed: Roll| typed.higher() == rolled.higher() && typed.lower() == rolled.lower();
        let read = |text: &str| {
            let (segments, starred) = segments(&joined(text), numbering, self.variant, situation.player)?;
            self.find_segments(situation, &segments, &starred)
        };
        match split_roll(&text) {
            (Some(typed), _) if !is_rolled(typed) => Err(Illegal::OtherRoll { typed, rolled }),
            (_, text) => read(text).or_else(|illegal| match roll_like_move(text) {
                Some((typed, text)) if is_rolled(typed) => read(text),
                _ => Err(illegal),
            }),
        }
    }

    /// Finds the legal play that makes the same moves as `play`, in any order.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`Ruleset::parse_play`].
    pub fn find_play(&self, situation: &Situation, play: &Play) -> Result<LegalPlay, Illegal> {
        let segments = routes(&play.moves).into_iter().flat_map(|route| {
            let pairs = route.places.windows(2);
            pairs.map(|pair| Segment { from: pair[0], to: pair[1] }).collect::<Vec<_>>()
        });
        self.find_segments(situation, &segments.collect::<Vec<_>>(), &[])
    }

    /// Finds the legal play that `segments` lead to. On the points `starred` it has to hit.
    fn find_segments(self, situation: &Situation, segments: &[Segment], starred: &[u8]) -> Result<LegalPlay, Illegal> {
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
            .filter(|legal| matches_play(&turn, segments, &dice, legal))
            .collect();
        if let Some(&at) = starred.iter().find(|at| !fitting.iter().any(|legal| takes(&turn, legal, **at)))
            && !fitting.is_empty()
        {
            return Err(Illegal::NothingHit { at });
        }
        match fitting.as_slice() {
            [] => Err(explain(self, situation, segments, outcomes, &dice)),
            [one] => Ok(self.as_written(&turn, segments, &dice, one)),
            several => Err(Illegal::Ambiguous { plays: several.iter().map(|legal| legal.play.clone()).collect() }),
        }
    }

    /// Returns the play with the route that the text names, where the generator found the position by another route.
    /// The order in which the text names the moves makes no difference.
    fn as_written(self, turn: &Turn, segments: &[Segment], dice: &[u8], legal: &LegalPlay) -> LegalPlay {
        let mut written = legal.clone();
        if leaves_open(turn, segments, dice) {
            return written;
        }
        let mut sorted = segments.to_vec();
        sorted.sort_by_key(|segment| std::cmp::Reverse((segment.from, segment.to)));
        if let Some(state) = Walk::new(self, turn, dice).all(&sorted) {
            let play = turn.to_play(state.so_far.trail);
            let same_value =
                play.moves.len() == legal.play.moves.len() && turn.closing_score(state.so_far).points() == legal.points;
            if same_value && self.notation(&play) != self.notation(&legal.play) {
                written.play = play;
            }
        }
        written
    }
}

/// Returns the player's checkers after the moves of the text, packed; `None` where the text moves checkers that are not
/// there.
fn target(situation: &Situation, segments: &[Segment]) -> Option<u128> {
    let mut checkers = situation.position.checkers[situation.player].map(i32::from);
    for segment in segments {
        checkers[segment.from as usize] -= 1;
        checkers[segment.to as usize] += 1;
    }
    // Where a score is kept (Tric-Trac), a player who has borne off all checkers goes on from the start point.
    if situation.points.is_some() && checkers[OFF as usize] >= 15 {
        checkers[OFF as usize] -= 15;
        checkers[24] += 15;
    }
    let counts = checkers.map(|count| u8::try_from(count).unwrap_or(u8::MAX));
    counts.iter().all(|&count| count <= 15).then(|| pack(&counts))
}

/// Returns whether the text, which leads to the same position, can mean the play: it distributes the dice, lands only
/// on open points, and hits where the play hits, unless it leaves the route open.
fn matches_play(turn: &Turn, segments: &[Segment], dice: &[u8], legal: &LegalPlay) -> bool {
    let dice_match = can_distribute(turn, segments, dice) || is_one_step_less(legal);
    let lands_open = segments.iter().all(|segment| !turn.is_closed(segment.to));
    let hits: Vec<u8> = legal.play.moves.iter().filter(|made| made.hit).map(|made| made.to).collect();
    let leaves_open = leaves_open(turn, segments, dice);
    let named = |point: u8| segments.iter().any(|segment| segment.to == point);
    let hits_all = segments.iter().all(|segment| !turn.start.can_be_hit(segment.to) || hits.contains(&segment.to));
    dice_match && lands_open && hits_all && (leaves_open || hits.into_iter().all(named))
}

/// Returns whether a segment takes more than one die, so that the text leaves its route open.
fn leaves_open(turn: &Turn, segments: &[Segment], dice: &[u8]) -> bool {
    !segments.iter().all(|segment| dice.iter().any(|&die| turn.target(segment.from, die) == segment.to))
}

/// Returns whether the play hits on the point `at` or, where nothing is hit, pins there.
fn takes(turn: &Turn, legal: &LegalPlay, at: u8) -> bool {
    let is_hit = legal.play.moves.iter().any(|made| made.hit && made.to == at);
    is_hit || turn.rules.contact == Contact::Pin && turn.opponents_on(at) == 1
}

fn is_one_step_less(legal: &LegalPlay) -> bool {
    legal.play.moves.iter().any(|made| made.to != OFF && made.from - made.to != made.die)
}
