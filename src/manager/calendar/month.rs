//! The points of the month: every rated match between people that ends in a place counts, and each month begins anew.

use std::collections::BTreeMap;

use crate::chat::{Occupant, Text, User};
use crate::language::Language;
use crate::locale::id;
use crate::speech::{self, Arg};
use crate::store::PlacedSide;

/// The points for a win, and for a match that was not won.
const POINTS: [u32; 2] = [2, 1];
/// How many matches of the same two people count.
const MOST_OF_PAIR: u32 = 3;

/// What somebody has done in a month.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::manager) struct MonthScore {
    pub(in crate::manager) user: Option<User>,
    pub(in crate::manager) points: u32,
    pub(in crate::manager) won: u32,
    /// Draws included.
    pub(in crate::manager) not_won: u32,
}

/// Returns the line about somebody in the list of a month.
pub(in crate::manager) fn month_line(language: Language, rank: u32, who: &Occupant, score: &MonthScore) -> Text {
    let args = [
        ("rank", Arg::Number(rank)),
        ("who", Arg::Occupant(who)),
        ("points", Arg::Number(score.points)),
        ("won", Arg::Number(score.won)),
        ("lost", Arg::Number(score.not_won)),
    ];
    speech::say(language, id!("top-month-line"), &args)
}

/// Returns those of `scores`, the best first, who want to be listed, with their ranks: equal ones share one.
pub(in crate::manager) fn listed(scores: &[MonthScore]) -> Vec<(u32, User, &MonthScore)> {
    let mut listed: Vec<(u32, User, &MonthScore)> = Vec::new();
    let known = scores.iter().filter_map(|score| Some((score.user.clone()?, score)));
    for (number, (user, score)) in (1..).zip(known) {
        let key = |score: &MonthScore| (score.points, score.not_won);
        let equal = listed.last().filter(|(_, _, last)| key(last) == key(score));
        listed.push((equal.map_or(number, |(rank, ..)| *rank), user, score));
    }
    listed
}

/// Adds up the matches of a month, given by their sides in order. Returns the best first.
pub(in crate::manager) fn month_scores(sides: Vec<PlacedSide>) -> Vec<MonthScore> {
    let mut scores: BTreeMap<i64, MonthScore> = BTreeMap::new();
    let mut counted: BTreeMap<[i64; 2], u32> = BTreeMap::new();
    for PlacedSide { player, opponent, user, score } in sides {
        let count = counted.entry([player, opponent]).or_default();
        *count += 1;
        if *count > MOST_OF_PAIR {
            continue;
        }
        let of_player = scores.entry(player).or_default();
        let is_won = score == 2;
        of_player.points += POINTS[usize::from(!is_won)];
        of_player.won += u32::from(is_won);
        of_player.not_won += u32::from(!is_won);
        of_player.user = user;
    }
    let mut best: Vec<MonthScore> = scores.into_values().collect();
    best.sort_by_key(|score| (std::cmp::Reverse(score.points), score.not_won));
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_matches_of_a_pair_count() {
        let side = |player, opponent, score| PlacedSide { player, opponent, user: None, score };
        let mut sides = Vec::new();
        for _ in 0..5 {
            sides.extend([side(1, 2, 2), side(2, 1, 0)]);
        }
        sides.extend([side(2, 3, 2), side(3, 2, 0), side(2, 3, 1), side(3, 2, 1)]);
        let scores = month_scores(sides).into_iter().map(|score| (score.points, score.won, score.not_won));
        assert_eq!(scores.collect::<Vec<_>>(), [(6, 3, 0), (6, 1, 4), (2, 0, 2)]);
    }
}
