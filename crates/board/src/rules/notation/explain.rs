//! Explains what is wrong with a play: plays the text step by step and names the first step that cannot be made.

use std::cmp::Reverse;

use super::segments::Segment;
use super::walk::Walk;
use crate::rules::generate::packed::Outcome;
use crate::rules::generate::turn::Turn;
use crate::rules::illegal::Illegal;
use crate::rules::position::OFF;
use crate::rules::roll::Roll;
use crate::rules::rulebook::SingleNumber;
use crate::rules::ruleset::{Ruleset, Situation};

/// Returns the reason why `segments` lead to none of `outcomes`; `dice` are in the order of play.
pub(super) fn explain(
    ruleset: Ruleset,
    situation: &Situation,
    segments: &[Segment],
    outcomes: &[Outcome],
    dice: &[u8],
) -> Illegal {
    let turn = Turn::of(ruleset, situation);
    if outcomes.is_empty() {
        return nothing_legal(&turn, situation.roll);
    }
    let mut walk = Walk::new(ruleset, &turn, dice);
    let (waiting, last_to) = walk.go(segments);
    match (waiting.first(), last_to) {
        (None, _) => incomplete(&walk, situation, outcomes, dice),
        (Some(_), Some(to)) if turn.is_over(&walk.state) => Illegal::GameAlreadyOver { to },
        (Some(&rest), _) if walk.left.is_empty() => {
            let combined = combined_step(segments, &waiting, dice);
            combined.map_or(Illegal::TooMany { dice: dice.len() as u8 }, |(Segment { from, to }, dice)| {
                Illegal::NoneLeft { from, to, dice, rest: [rest.from, rest.to] }
            })
        }
        (Some(&segment), _) => walk.why_not(segment),
    }
}

/// Returns the first of `segments` that is not `waiting` and took several dice, with these dice. A play of too many
/// moves has none.
fn combined_step(segments: &[Segment], waiting: &[Segment], dice: &[u8]) -> Option<(Segment, Vec<u8>)> {
    if segments.len() > dice.len() {
        return None;
    }
    let is_combined = |segment: &&Segment| {
        segment.to != OFF && !waiting.contains(segment) && !dice.contains(&(segment.from - segment.to))
    };
    let combined = *segments.iter().find(is_combined)?;
    let is_doublet = dice.iter().all(|die| *die == dice[0]);
    let used = if is_doublet { usize::from((combined.from - combined.to) / dice[0]) } else { dice.len() };
    let mut used: Vec<u8> = dice[..used.min(dice.len())].to_vec();
    used.sort_unstable_by_key(|die| Reverse(*die));
    let is_sum = used.iter().sum::<u8>() == combined.from - combined.to;
    is_sum.then_some((combined, used))
}

fn nothing_legal(turn: &Turn, roll: Roll) -> Illegal {
    let playable = |die| turn.legal(&turn.start, die, true) != 0;
    match turn.rules.single_number {
        SingleNumber::HigherUnlessCustomRule if playable(roll.lower()) => {
            Illegal::HigherOrNothing { die: roll.higher() }
        }
        SingleNumber::Either if playable(roll.higher()) => Illegal::LowerFirst { die: roll.lower() },
        SingleNumber::HigherUnlessCustomRule
        | SingleNumber::Either
        | SingleNumber::EitherUnlessCustomRule
        | SingleNumber::Higher => Illegal::NoLegalPlay,
    }
}

/// Returns what a play lacks of which every step can be made.
fn incomplete(walk: &Walk, situation: &Situation, outcomes: &[Outcome], dice: &[u8]) -> Illegal {
    let used = dice.len() - walk.left.len();
    // All legal plays use equally many dice, except in Puff, where the bottom number of a doublet is optional.
    let could = outcomes.iter().map(|outcome| outcome.trail.len()).min().unwrap_or(0);
    let prime = walk.turn.prime_to_open();
    if used < could && !situation.roll.is_doublet() {
        Illegal::MustUseBoth
    } else if used < could {
        Illegal::MustUseMore { used: used as u8, could: could as u8 }
    } else if let Some(to) = walk.turn.fills_quadrant(&walk.state) {
        Illegal::FullStartQuadrant { to }
    } else if prime != 0 && walk.state.occupied & prime == prime {
        Illegal::MustOpen { points: (1..25).rev().filter(|point| prime & 1 << point != 0).collect() }
    } else if used == 1 && could == 1 && dice.len() > 1 && !situation.roll.is_doublet() {
        Illegal::MustUseHigher { die: situation.roll.higher() }
    } else {
        Illegal::NotTogether
    }
}
