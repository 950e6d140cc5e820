//! Who meets whom in a league, how it stands, and who moves up and down.

use kafenio_board::table::DAY;

use super::{Pairing, Ranked, Tournament, ranked};

/// How long a season takes, in milliseconds.
pub const SEASON: i64 = 28 * DAY;
/// Until when matches are drawn, in milliseconds from the beginning of the season: later ones could not be played.
pub const LAST_DRAW: i64 = SEASON - 2 * DAY;
/// The fewest and the most people in a division.
const DIVISION: [usize; 2] = [4, 8];

impl Tournament {
    /// Draws those among `free` who have not met, as long as they have fewer matches than they may.
    pub(super) fn draw_league(&self, free: &[usize], may_meet: &dyn Fn([usize; 2]) -> bool) -> Vec<[usize; 2]> {
        let most = self.format.most_running();
        let mut running: Vec<usize> =
            (0..self.entrants.len()).map(|entrant| self.running_of(entrant).count()).collect();
        let mut pairs = Vec::new();
        for (index, first) in free.iter().enumerate() {
            for second in &free[index + 1..] {
                let pair = [*first, *second];
                let are_free = pair.iter().all(|entrant| running[*entrant] < most);
                if are_free && self.are_in_one_division(pair) && self.meetings(pair) == 0 && may_meet(pair) {
                    for entrant in pair {
                        running[entrant] += 1;
                    }
                    pairs.push(pair);
                }
            }
        }
        pairs
    }

    fn are_in_one_division(&self, pair: [usize; 2]) -> bool {
        self.divisions.iter().any(|division| pair.iter().all(|entrant| division.contains(entrant)))
    }

    /// Returns the matches that count, with their winners, in the order in which they were drawn.
    pub fn counted(&self) -> impl Iterator<Item = (&Pairing, usize)> {
        let counts = |found: &Pairing| !found.pair.iter().any(|entrant| self.entrants[*entrant].is_annulled);
        self.pairings.iter().filter(move |found| counts(found)).filter_map(|found| Some((found, found.winner?)))
    }

    /// Returns the points and the matches won of somebody, against everybody or against some.
    #[must_use]
    pub fn league_score(&self, entrant: usize, against: Option<&[usize]>) -> (u32, u32) {
        let is_against = |found: &Pairing| {
            against.is_none_or(|others| found.pair.iter().any(|other| *other != entrant && others.contains(other)))
        };
        let won = self.counted().filter(|(found, winner)| *winner == entrant && is_against(found));
        won.fold((0, 0), |(points, won), (found, _)| (points + found.points, won + 1))
    }

    /// Returns how many matches that count somebody has lost.
    #[must_use]
    pub fn league_losses(&self, entrant: usize) -> u32 {
        let lost = self.counted().filter(|(found, winner)| found.pair.contains(&entrant) && *winner != entrant);
        lost.fold(0, |count, _| count + 1)
    }

    /// Ranks by points, by points against those with equally many points, by matches won, and by the points of those whom they
    /// have beaten (Sonneborn-Berger). Whoever has left is behind everybody else.
    pub(super) fn division_standings(&self, division: &[usize]) -> Vec<Ranked> {
        let points = |entrant: usize| self.league_score(entrant, None).0;
        let key = |entrant: usize| {
            let (own, won) = self.league_score(entrant, None);
            let tied: Vec<usize> = division.iter().copied().filter(|other| points(*other) == own).collect();
            let (head_to_head, _) = self.league_score(entrant, Some(&tied));
            let beaten = self.counted().filter(|(_, winner)| *winner == entrant);
            let sonneborn_berger: u32 = beaten.map(|(found, _)| points(found.opponent(entrant))).sum();
            (self.takes_part(entrant), own, head_to_head, won, sonneborn_berger)
        };
        ranked(division.iter().copied().filter(|entrant| !self.entrants[*entrant].is_annulled), key)
    }
}

/// Divides `order`, in which the best are first, into divisions of about `size`, of at least four and at most eight people.
#[must_use]
pub fn divisions(order: &[usize], size: u8) -> Vec<Vec<usize>> {
    let [least, most] = DIVISION;
    let count = order.len();
    let [fewest, most] = [count.div_ceil(most).max(1), (count / least).max(1)];
    let size = usize::from(size).max(1);
    let number = ((count + size / 2) / size).clamp(fewest.min(most), most);
    let (each, rest) = (count / number, count % number);
    let mut order = order.iter().copied();
    (0..number).map(|index| order.by_ref().take(each + usize::from(index < rest)).collect()).collect()
}

/// Returns in which order those of a finished season who still take part begin the next one: the last of each division changes
/// places with the first of the one below.
#[must_use]
pub fn next_order(tournament: &Tournament) -> Vec<usize> {
    let standings = tournament.standings().into_iter().map(|division| {
        let takes_part = |ranked: &Ranked| tournament.takes_part(ranked.entrant);
        division.into_iter().filter(takes_part).map(|ranked| ranked.entrant).collect::<Vec<_>>()
    });
    let mut divisions: Vec<Vec<usize>> = standings.filter(|division| !division.is_empty()).collect();
    // Whoever has just moved up stays there.
    let firsts: Vec<usize> = divisions.iter().map(|division| division[0]).collect();
    let lasts: Vec<usize> = divisions.iter().map(|division| division[division.len() - 1]).collect();
    for upper in 0..divisions.len().saturating_sub(1) {
        let last = divisions[upper].iter().position(|entrant| *entrant == lasts[upper]);
        let first = divisions[upper + 1].iter().position(|entrant| *entrant == firsts[upper + 1]);
        if let (Some(last), Some(first)) = (last, first) {
            divisions[upper][last] = firsts[upper + 1];
            divisions[upper + 1][first] = lasts[upper];
        }
    }
    divisions.concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{Format, TournamentEvent, Withdrawal};
    use kafenio_board::table::TableId;

    fn started(divisions: Vec<Vec<usize>>) -> Tournament {
        let entrants = divisions.iter().flatten().count();
        let mut events = vec![TournamentEvent::Opened { format: Format::League { size: 6 }, season: None }];
        events.extend((0..entrants).map(|entrant| TournamentEvent::Joined { entrant }));
        events.push(TournamentEvent::Started { divisions });
        Tournament::fold(&events).expect("a league that starts")
    }

    fn next_table(league: &Tournament) -> TableId {
        TableId(i64::try_from(league.pairings.len()).expect("a few matches") + 1)
    }

    /// Plays a game, whose winner is the first of `pair`.
    fn play(league: &mut Tournament, pair: [usize; 2], points: u32) {
        let table = next_table(league);
        assert!(league.apply(&TournamentEvent::Drawn { table, pair }));
        assert!(league.apply(&TournamentEvent::Decided { table, winner: Some(pair[0]), points }));
    }

    fn ranks(league: &Tournament) -> Vec<(usize, usize)> {
        league.standings().concat().into_iter().map(|ranked| (ranked.rank, ranked.entrant)).collect()
    }

    #[test]
    fn divisions_have_four_to_eight_people() {
        for count in 4..=40 {
            for size in 4..=8 {
                let order: Vec<usize> = (0..count).collect();
                let divided = divisions(&order, size);
                assert_eq!(divided.concat(), order);
                assert!(
                    divided.iter().all(|division| (4..=8).contains(&division.len())),
                    "{count} by {size}: {divided:?}"
                );
            }
        }
        let sizes = |count| divisions(&(0..count).collect::<Vec<_>>(), 6).iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!([sizes(8), sizes(9), sizes(12), sizes(13)], [vec![8], vec![5, 4], vec![6, 6], vec![7, 6]]);
    }

    #[test]
    fn everybody_meets_everybody_of_their_division_four_at_a_time() {
        let mut league = started(divisions(&(0..12).collect::<Vec<_>>(), 6));
        let mut met = Vec::new();
        loop {
            for pair in league.draw("secret", |_| true) {
                let table = next_table(&league);
                assert!(league.apply(&TournamentEvent::Drawn { table, pair }));
                met.push([pair[0].min(pair[1]), pair[0].max(pair[1])]);
            }
            assert!((0..12).all(|entrant| league.running_of(entrant).count() <= 4));
            let Some(next) = league.running().next().cloned() else { break };
            let event = TournamentEvent::Decided { table: next.table, winner: Some(next.pair[0]), points: 1 };
            assert!(league.apply(&event));
        }
        met.sort_unstable();
        met.dedup();
        assert_eq!((met.len(), league.pairings.len()), (2 * 15, 2 * 15));
        assert!(met.iter().all(|pair| pair[0] / 6 == pair[1] / 6));
    }

    #[test]
    fn ties_are_broken_by_their_own_match_then_by_wins_then_by_whom_they_have_beaten() {
        // 0 and 1 have three points each, and 1 has beaten 0.
        let mut league = started(vec![vec![0, 1, 2, 3]]);
        play(&mut league, [1, 0], 1);
        play(&mut league, [0, 2], 3);
        play(&mut league, [1, 3], 2);
        assert_eq!(ranks(&league), [(1, 1), (2, 0), (3, 2), (3, 3)]);
        // 0 and 1 have not met, and 1 has won two games.
        let mut league = started(vec![vec![0, 1, 2, 3]]);
        play(&mut league, [0, 2], 2);
        play(&mut league, [1, 2], 1);
        play(&mut league, [1, 3], 1);
        assert_eq!(ranks(&league)[..2], [(1, 1), (2, 0)]);
        // 0 has beaten 2, who has a point, and 1 has beaten 3, who has none.
        let mut league = started(vec![vec![0, 1, 2, 3]]);
        play(&mut league, [0, 2], 2);
        play(&mut league, [1, 3], 2);
        play(&mut league, [2, 3], 1);
        assert_eq!(ranks(&league), [(1, 0), (2, 1), (3, 2), (4, 3)]);
    }

    #[test]
    fn matches_of_somebody_who_leaves_early_count_for_nobody() {
        let mut league = started(vec![vec![0, 1, 2, 3, 4]]);
        play(&mut league, [1, 0], 2);
        assert!(league.apply(&TournamentEvent::Withdrawn { entrant: 0, reason: Withdrawal::Left }));
        assert_eq!(league.league_score(1, None), (0, 0));
        assert!(!ranks(&league).iter().any(|(_, entrant)| *entrant == 0));
        play(&mut league, [2, 1], 1);
        play(&mut league, [1, 3], 1);
        assert!(league.apply(&TournamentEvent::Withdrawn { entrant: 1, reason: Withdrawal::Left }));
        assert_eq!(ranks(&league), [(1, 2), (2, 3), (2, 4), (4, 1)], "with half of the matches played, they count");
    }

    #[test]
    fn first_and_last_of_neighbouring_divisions_change_places() {
        let mut league = started(vec![vec![0, 1, 2, 3], vec![4, 5, 6, 7]]);
        play(&mut league, [0, 3], 2);
        play(&mut league, [1, 3], 1);
        play(&mut league, [2, 3], 1);
        play(&mut league, [7, 4], 1);
        assert!(league.apply(&TournamentEvent::Ended));
        assert_eq!(league.winners(), [0]);
        let next = divisions(&next_order(&league), 6);
        assert_eq!(next, [[0, 1, 2, 7, 3, 4, 5, 6].to_vec()], "eight people are one division");
        let order = next_order(&league);
        assert_eq!((&order[..4], &order[4..5]), (&[0, 1, 2, 7][..], &[3][..]));
    }
}
