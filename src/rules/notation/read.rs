//! Text to a legal play. A text stands for a position that it leads to; it is legal when a legal play leads there too.

use super::Numbering;
use super::explain::explain;
use super::parse::{Segment, segments};
use crate::rules::generate::Turn;
use crate::rules::rulebook::Doublet;
use crate::rules::{Illegal, LegalPlay, OFF, Roll, Ruleset, Situation};

impl Ruleset {
    /// The legal play that `text` writes, in the player's own numbers, or in Ravensburger's where it has an `A` in it.
    ///
    /// # Errors
    /// [`Illegal`] says what is wrong: the first offending step of the text, or what the whole play lacks.
    pub fn read(&self, situation: &Situation, text: &str) -> Result<LegalPlay, Illegal> {
        self.read_in(situation, text, Numbering::Own)
    }

    /// The same for a player who counts by `numbering`.
    ///
    /// # Errors
    /// As [`Ruleset::read`].
    pub fn read_in(&self, situation: &Situation, text: &str, numbering: Numbering) -> Result<LegalPlay, Illegal> {
        let segments = segments(text, numbering, self.variant, situation.player)?;
        if let Some(&Segment { from, to }) = segments.iter().find(|segment| segment.to >= segment.from) {
            return Err(Illegal::Backwards { from, to });
        }
        let plays = self.plays(situation);
        let turn = Turn::new(*self, &situation.position, situation.player);
        let dice = self.dice(situation.roll, situation.doublets);
        let mut fitting: Vec<&LegalPlay> = plays
            .iter()
            .filter(|legal| leads_to(situation, &segments, legal))
            .filter(|legal| hits_fit(&turn, &segments, &dice, legal))
            .collect();
        let written_well = fits(&segments, &dice) || fitting.iter().any(|legal| is_one_step_less(legal));
        let lands_open = segments.iter().all(|segment| !turn.is_closed(segment.to));
        if !written_well || !lands_open {
            fitting.clear();
        }
        match fitting.as_slice() {
            [] => Err(explain(*self, situation, &segments, &plays, &dice)),
            [one] => Ok((*one).clone()),
            several => Err(Illegal::Ambiguous { plays: several.iter().map(|legal| legal.play.clone()).collect() }),
        }
    }

    /// The dice of a roll one by one, in the order in which the game plays them where it has one.
    pub(super) fn dice(self, roll: Roll, doublets: u8) -> Vec<u8> {
        if !roll.is_doublet() {
            return vec![roll.lower(), roll.higher()];
        }
        let die = roll.first();
        let times = if doublets > 0 { 4 } else { 2 };
        match self.variant.rules().doublet {
            Doublet::FourTimes => vec![die; 4],
            Doublet::TwiceAndAgain => vec![die; 2],
            Doublet::TopThenBottom => [vec![die; times], vec![7 - die; times]].concat(),
        }
    }
}

/// Whether the text moves the player's checkers to where the play moves them.
fn leads_to(situation: &Situation, segments: &[Segment], legal: &LegalPlay) -> bool {
    let mut checkers = situation.position.checkers[situation.player].map(i32::from);
    for segment in segments {
        checkers[segment.from as usize] -= 1;
        checkers[segment.to as usize] += 1;
    }
    checkers == legal.after.checkers[situation.player].map(i32::from)
}

/// Whether the play hits wherever the text lands on a blot, and elsewhere only where the text leaves the way open.
fn hits_fit(turn: &Turn, segments: &[Segment], dice: &[u8], legal: &LegalPlay) -> bool {
    let hits: Vec<u8> = legal.play.moves.iter().filter(|made| made.hit).map(|made| made.to).collect();
    let names = |point: u8| segments.iter().any(|segment| segment.to == point);
    let leaves_open = segments.iter().any(|segment| {
        segment.to != OFF && !dice.contains(&(segment.from - segment.to)) || {
            segment.to == OFF && dice.iter().all(|&die| segment.from > die)
        }
    });
    segments.iter().all(|segment| !turn.start.can_be_hit(segment.to) || hits.contains(&segment.to))
        && (leaves_open || hits.iter().all(|&point| names(point)))
}

/// Whether the dice can be shared out so that every segment is moved by its own.
pub(super) fn fits(segments: &[Segment], dice: &[u8]) -> bool {
    let Some((segment, others)) = segments.split_first() else { return true };
    let pips = segment.from - segment.to;
    let (one, other) = (dice.first().copied().unwrap_or(0), dice.last().copied().unwrap_or(0));
    let ones = dice.iter().copied().filter(|&die| die == one).collect::<Vec<_>>().len();
    let rest = dice.len() - ones;
    let shares = (0..=ones).flat_map(|a| (0..=rest).map(move |b| (a, b))).filter(|&(a, b)| a + b > 0);
    shares.into_iter().any(|(a, b)| {
        let sum = one * a as u8 + other * b as u8;
        let largest = if a == 0 || b > 0 && other > one { other } else { one };
        // The last die of a checker that leaves the board may be larger than needed.
        let moves = sum == pips || segment.to == OFF && sum > pips && sum - largest < pips;
        moves && fits(others, &[vec![one; ones - a], vec![other; rest - b]].concat())
    })
}

fn is_one_step_less(legal: &LegalPlay) -> bool {
    legal.play.moves.iter().any(|made| made.to != OFF && made.from - made.to != made.die)
}
