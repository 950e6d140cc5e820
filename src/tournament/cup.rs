//! Who meets whom in a cup with lives, and who wins it.

use super::{Entrant, Ranked, Stage, Tournament, ranked};

impl Tournament {
    /// Draws those among `free` who have equally many lives, each against an opponent whom they have met least often. If nothing else
    /// is possible and nobody plays, two people meet whose lives differ least.
    pub(super) fn draw_cup(&self, free: &[usize], may_meet: &dyn Fn([usize; 2]) -> bool) -> Vec<[usize; 2]> {
        let mut pairs = Vec::new();
        let mut rest = free.to_vec();
        while !rest.is_empty() {
            let first = rest.remove(0);
            let is_equal = |other: &usize| self.entrants[*other].lives == self.entrants[first].lives;
            let others = rest.iter().copied().filter(|other| is_equal(other) && may_meet([first, *other]));
            if let Some(second) = others.min_by_key(|other| self.meetings([first, *other])) {
                rest.retain(|other| *other != second);
                pairs.push([first, second]);
            }
        }
        if pairs.is_empty() && self.running().next().is_none() {
            let seconds = |index: usize| free[index + 1..].iter().map(move |second| [free[index], *second]);
            let all = (0..free.len()).flat_map(seconds).filter(|pair| may_meet(*pair));
            let lives = |entrant: usize| self.entrants[entrant].lives;
            pairs.extend(all.min_by_key(|pair| (lives(pair[0]).abs_diff(lives(pair[1])), self.meetings(*pair))));
        }
        pairs
    }

    /// Returns who is out of a cup after a match, the last one first.
    #[must_use]
    pub fn cup_out(&self) -> Vec<usize> {
        let standings = self.cup_standings().into_iter().map(|ranked| ranked.entrant);
        standings.filter(|entrant| !self.takes_part(*entrant)).collect()
    }

    /// Ranks by lives, then by matches won, and those who are out by how long they took part. If several are left at the end, because
    /// they do not meet, matches won come first.
    pub(super) fn cup_standings(&self) -> Vec<Ranked> {
        let has_played = |entrant: &usize| self.pairings.iter().any(|found| found.pair.contains(entrant));
        let listed = (0..self.entrants.len()).filter(|entrant| self.takes_part(*entrant) || has_played(entrant));
        ranked(listed, |entrant| {
            let Entrant { lives, won, out_after, .. } = self.entrants[entrant];
            let takes_part = out_after.is_none();
            let won = if takes_part { won } else { 0 };
            let [first, second] = if self.stage == Stage::Over { [won, lives.into()] } else { [lives.into(), won] };
            (takes_part, first, second, out_after)
        })
    }
}

/// Returns how many matches somebody who reaches the end of a cup plays, about.
#[must_use]
pub fn expected_rounds(entrants: usize, lives: u8) -> u32 {
    let halvings = |count: usize| count.max(1).next_power_of_two().ilog2();
    let knock_out = halvings(entrants);
    // Those who have lost once knock each other out meanwhile, and the last of them meets the best.
    if lives > 1 { knock_out + halvings(knock_out as usize) + 1 } else { knock_out }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{Format, MIN_ENTRANTS, Pairing, TournamentEvent, Withdrawal};
    use kafenio_board::table::TableId;

    const NOBODY: [usize; 2] = [usize::MAX; 2];

    /// A small generator, so that each case can be repeated.
    struct Random(u64);

    impl Random {
        fn below(&mut self, bound: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) as usize % bound
        }
    }

    fn started(entrants: usize, lives: u8) -> (Tournament, Vec<TournamentEvent>) {
        let mut events = vec![TournamentEvent::Opened { format: Format::Cup { lives }, season: None }];
        events.extend((0..entrants).map(|entrant| TournamentEvent::Joined { entrant }));
        events.push(TournamentEvent::Started { divisions: Vec::new() });
        (Tournament::fold(&events).expect("a cup that starts"), events)
    }

    fn next_table(cup: &Tournament) -> TableId {
        TableId(i64::try_from(cup.pairings.len()).expect("a few matches") + 1)
    }

    fn decided(table: i64, winner: Option<usize>) -> TournamentEvent {
        TournamentEvent::Decided { table: TableId(table), winner, points: 1 }
    }

    /// Plays a cup to its end with random results. After a match the winner leaves with `leavers` in 100, and those in `apart` never
    /// meet. Returns it with its events.
    fn played(
        random: &mut Random,
        entrants: usize,
        lives: u8,
        leavers: usize,
        apart: [usize; 2],
    ) -> (Tournament, Vec<TournamentEvent>) {
        let (mut cup, mut events) = started(entrants, lives);
        let may_meet = |pair: [usize; 2]| pair != apart && pair != [apart[1], apart[0]];
        let mut push = |cup: &mut Tournament, event: TournamentEvent| {
            assert!(cup.apply(&event), "{event:?} in {cup:?}");
            events.push(event);
        };
        loop {
            let pairs = cup.draw("secret", may_meet);
            assert_eq!(pairs, cup.draw("secret", may_meet), "a draw can be repeated");
            let is_last_resort = cup.running().next().is_none() && pairs.len() == 1;
            for pair in pairs {
                assert!(may_meet(pair));
                let [first, second] = pair.map(|entrant| cup.entrants[entrant].lives);
                assert!(first == second || is_last_resort, "{pair:?} of {cup:?}");
                let table = next_table(&cup);
                push(&mut cup, TournamentEvent::Drawn { table, pair });
            }
            let running: Vec<Pairing> = cup.running().cloned().collect();
            if running.is_empty() {
                break;
            }
            let over = &running[random.below(running.len())];
            let winner = over.pair[random.below(2)];
            push(&mut cup, decided(over.table.0, Some(winner)));
            if random.below(100) < leavers && cup.takes_part(winner) {
                push(&mut cup, TournamentEvent::Withdrawn { entrant: winner, reason: Withdrawal::Left });
            }
        }
        push(&mut cup, TournamentEvent::Ended);
        (cup, events)
    }

    #[test]
    fn cup_ends_after_as_many_matches_as_lives_are_lost() {
        let mut random = Random(20_261_130);
        for entrants in MIN_ENTRANTS..=32 {
            for lives in 1..=2 {
                let (cup, events) = played(&mut random, entrants, lives, 0, NOBODY);
                let [winner] = cup.winners()[..] else { panic!("one winner: {cup:?}") };
                let lost: u32 = cup.entrants.iter().map(|entrant| entrant.lost).sum();
                let kept = usize::from(cup.entrants[winner].lives);
                assert_eq!(lost as usize, entrants * usize::from(lives) - kept);
                assert_eq!(cup.pairings.len(), lost as usize, "each match costs a life");
                let standings = cup.standings().concat();
                assert_eq!((standings[0].entrant, standings[0].rank, standings.len()), (winner, 1, entrants));
                assert_eq!(Tournament::fold(&events), Some(cup));
            }
        }
    }

    #[test]
    fn leavers_and_pairs_that_are_kept_apart_stop_no_cup() {
        let mut random = Random(1);
        for entrants in MIN_ENTRANTS..=32 {
            for apart in [[0, 1], [2, 3]] {
                let (cup, events) = played(&mut random, entrants, 2, 20, apart);
                assert_eq!((cup.running().next(), cup.stage), (None, Stage::Over));
                assert!(cup.remaining().count() <= 2, "only two people who may not meet are left: {cup:?}");
                assert_eq!(Tournament::fold(&events), Some(cup));
            }
        }
    }

    #[test]
    fn same_pair_meets_again_only_if_no_other_opponent_is_free() {
        let (mut cup, _) = started(4, 2);
        let drawn = cup.draw("secret", |_| true);
        for (number, pair) in (1..).zip(drawn.clone()) {
            assert!(cup.apply(&TournamentEvent::Drawn { table: TableId(number), pair }));
        }
        for (number, [winner, _]) in (1..).zip(drawn.clone()) {
            assert!(cup.apply(&decided(number, Some(winner))));
        }
        let next = cup.draw("secret", |_| true);
        assert_eq!(next.len(), 2, "those with two lives meet, and so do those with one");
        for pair in next {
            assert!(!drawn.contains(&pair) && !drawn.contains(&[pair[1], pair[0]]), "{pair:?}");
            assert_eq!(cup.entrants[pair[0]].lives, cup.entrants[pair[1]].lives);
        }
    }

    #[test]
    fn whoever_meets_nobody_does_not_win() {
        let (mut cup, _) = started(4, 2);
        let may_meet = |pair: [usize; 2]| !pair.contains(&0);
        for number in 1.. {
            let Some(pair) = cup.draw("secret", may_meet).first().copied() else { break };
            assert!(cup.apply(&TournamentEvent::Drawn { table: TableId(number), pair }));
            assert!(cup.apply(&decided(number, Some(pair[0].min(pair[1])))));
        }
        assert!(cup.apply(&TournamentEvent::Ended));
        assert_eq!((cup.remaining().collect::<Vec<_>>(), cup.winners()), (vec![0, 1], vec![1]));
    }

    #[test]
    fn match_without_a_winner_costs_no_life() {
        let (mut cup, _) = started(4, 1);
        assert!(cup.apply(&TournamentEvent::Drawn { table: TableId(1), pair: [0, 1] }));
        assert!(cup.apply(&decided(1, None)));
        assert_eq!(cup.remaining().count(), 4);
        assert!(!cup.apply(&decided(1, Some(0))), "it is over");
    }

    #[test]
    fn people_join_until_the_first_one_is_out() {
        let (mut cup, _) = started(4, 1);
        assert!(cup.is_joinable() && cup.apply(&TournamentEvent::Joined { entrant: 4 }));
        assert!(cup.apply(&TournamentEvent::Drawn { table: TableId(1), pair: [0, 1] }));
        assert!(cup.is_joinable());
        assert!(cup.apply(&decided(1, Some(0))));
        assert!(!cup.is_joinable());
    }

    #[test]
    fn expected_rounds_are_those_of_the_longest_way_on_average() {
        let mut random = Random(7);
        for (entrants, lives) in [(4, 1), (8, 1), (8, 2), (16, 2), (32, 2)] {
            let mut longest = 0;
            for _ in 0..50 {
                let (cup, _) = played(&mut random, entrants, lives, 0, NOBODY);
                let count = |entrant| cup.pairings.iter().filter(|found| found.pair.contains(&entrant)).count();
                longest += (0..entrants).map(count).max().unwrap_or(0);
            }
            let expected = expected_rounds(entrants, lives);
            let average = longest / 50;
            assert!(average.abs_diff(expected as usize) <= 1, "{entrants} with {lives}: {average}, not {expected}");
        }
    }
}
