//! Tournaments: who takes part, who meets whom, and how it stands. A tournament is the fold of its events, and what comes next follows
//! from its state, so a draw can be repeated. There are no rounds, and so nobody waits for the slowest match. It is pure. Layer 1.

mod cup;
mod league;

use kafenio_board::table::{DAY, HOUR, Seat, TableId, TimeControl};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

pub use self::cup::expected_rounds;
pub use self::league::{LAST_DRAW, SEASON, divisions, next_order};

/// How many people a tournament needs.
pub const MIN_ENTRANTS: usize = 4;

/// The clock of a tournament unless somebody chooses another one: the pool bounds a match, and the free time lets people sleep.
pub const CLOCK: TimeControl = TimeControl { pool: 5 * DAY, increment: 2 * HOUR, grace: 8 * HOUR };

/// How a tournament is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "format", rename_all = "snake_case")]
pub enum Format {
    /// Whoever loses a match loses a life, and whoever has none left is out. Two people with equally many lives who are both free
    /// meet at once.
    Cup { lives: u8 },
    /// Everybody meets everybody of their division once. A game counts its value. `size` is the number of people in a division for
    /// which it aims.
    League { size: u8 },
}

impl Format {
    pub const USUAL_CUP: Format = Format::Cup { lives: 2 };
    pub const USUAL_LEAGUE: Format = Format::League { size: 6 };

    /// Returns the format as the database and the texts name it.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Format::Cup { .. } => "cup",
            Format::League { .. } => "league",
        }
    }

    /// Returns how many people it takes.
    #[must_use]
    pub fn most_entrants(self) -> usize {
        match self {
            Format::Cup { .. } => 32,
            Format::League { .. } => 40,
        }
    }

    /// Returns how many matches of one person run at a time.
    fn most_running(self) -> usize {
        match self {
            Format::Cup { .. } => 1,
            Format::League { .. } => 4,
        }
    }
}

/// What happens in a tournament. An entrant is given by their number, in the order in which people joined for the first time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum TournamentEvent {
    Opened {
        #[serde(flatten)]
        format: Format,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        season: Option<Season>,
    },
    Joined {
        entrant: usize,
    },
    Started {
        /// The divisions of a league, the first one at the beginning.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        divisions: Vec<Vec<usize>>,
    },
    /// Two people meet at a table; the first is its inviter.
    Drawn {
        table: TableId,
        pair: [usize; 2],
    },
    /// Their match is over; the winner scores `points`. Without a winner it counts for nobody, and both may be drawn again.
    Decided {
        table: TableId,
        winner: Option<usize>,
        points: u32,
    },
    /// For so many milliseconds nobody could go on with these matches, because their place was closed.
    Delayed {
        tables: Vec<TableId>,
        by: i64,
    },
    /// Somebody was reminded of their first turns in these matches.
    Reminded {
        entrant: usize,
        tables: Vec<TableId>,
    },
    /// Somebody takes part no longer. A match that they still play goes on until it is decided.
    Withdrawn {
        entrant: usize,
        reason: Withdrawal,
    },
    /// It ended before anybody won it.
    Cancelled,
    Ended,
}

/// Which season of a league it is; the first one is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Season {
    pub number: u32,
    /// The tournament that was the season before.
    pub previous: TableId,
}

/// Why somebody takes part no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawal {
    Left,
    /// They did not make their first turn in time.
    Silent,
    /// The organiser or a moderator removed them.
    Removed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// People join.
    Open,
    Running,
    Cancelled,
    Over,
}

/// Somebody who takes part, or did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// In a cup.
    pub lives: u8,
    pub won: u32,
    pub lost: u32,
    /// What the games won were worth.
    pub points: u32,
    pub withdrawn: Option<Withdrawal>,
    /// How many were out before this one; `None` while they take part.
    pub out_after: Option<usize>,
    /// Whether their matches count for nobody: they left a league before half of them were over.
    pub is_annulled: bool,
    /// How often they have joined.
    pub joins: u32,
}

/// A match of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    pub table: TableId,
    pub pair: [usize; 2],
    pub is_over: bool,
    pub winner: Option<usize>,
    pub points: u32,
    /// For how long nobody could go on with it, in milliseconds.
    pub delay: i64,
    /// Those who were reminded of their first turn.
    pub reminded: Vec<usize>,
}

impl Pairing {
    fn new(table: TableId, pair: [usize; 2]) -> Pairing {
        Pairing { table, pair, is_over: false, winner: None, points: 0, delay: 0, reminded: Vec::new() }
    }

    /// Returns who sits at `seat`.
    #[must_use]
    pub fn entrant(&self, seat: Seat) -> usize {
        self.pair[usize::from(seat == Seat::Invited)]
    }

    /// Returns whom `entrant`, one of the two, meets.
    #[must_use]
    pub fn opponent(&self, entrant: usize) -> usize {
        self.entrant(self.seat(entrant).other())
    }

    /// Returns where `entrant`, one of the two, sits.
    #[must_use]
    pub fn seat(&self, entrant: usize) -> Seat {
        if self.pair[0] == entrant { Seat::Inviter } else { Seat::Invited }
    }
}

/// The state of a tournament: the fold of its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    pub format: Format,
    pub season: Option<Season>,
    pub stage: Stage,
    pub entrants: Vec<Entrant>,
    /// The divisions of a league.
    pub divisions: Vec<Vec<usize>>,
    pub pairings: Vec<Pairing>,
}

/// An entrant with their rank, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    pub rank: usize,
    pub entrant: usize,
}

impl Tournament {
    /// Returns a tournament that nobody has joined yet.
    #[must_use]
    pub fn new(format: Format, season: Option<Season>) -> Tournament {
        let stage = Stage::Open;
        Tournament { format, season, stage, entrants: Vec::new(), divisions: Vec::new(), pairings: Vec::new() }
    }

    /// Returns the tournament after `events`; `None` if they are not those of one.
    pub fn fold<'e>(events: impl IntoIterator<Item = &'e TournamentEvent>) -> Option<Tournament> {
        let mut events = events.into_iter();
        let TournamentEvent::Opened { format, season } = events.next()? else { return None };
        let mut tournament = Tournament::new(*format, *season);
        events.all(|event| tournament.apply(event)).then_some(tournament)
    }

    /// Applies `event`. Returns whether it can happen in this state; if it cannot, the state means nothing any more.
    #[must_use]
    pub fn apply(&mut self, event: &TournamentEvent) -> bool {
        match event {
            TournamentEvent::Opened { .. } => false,
            TournamentEvent::Joined { entrant } => self.join(*entrant),
            TournamentEvent::Started { divisions } => {
                let was_open = self.stage == Stage::Open;
                self.stage = Stage::Running;
                self.divisions.clone_from(divisions);
                was_open && self.remaining().count() >= MIN_ENTRANTS
            }
            TournamentEvent::Drawn { table, pair } => {
                let are_free = pair[0] != pair[1] && pair.iter().all(|entrant| self.is_free(*entrant));
                self.pairings.push(Pairing::new(*table, *pair));
                self.stage == Stage::Running && are_free
            }
            TournamentEvent::Delayed { tables, by } => {
                for delayed in self.pairings.iter_mut().filter(|found| tables.contains(&found.table)) {
                    delayed.delay += by;
                }
                self.stage == Stage::Running
            }
            TournamentEvent::Reminded { entrant, tables } => {
                for pairing in self.pairings.iter_mut().filter(|found| tables.contains(&found.table)) {
                    pairing.reminded.push(*entrant);
                }
                self.stage == Stage::Running
            }
            TournamentEvent::Decided { table, winner, points } => self.decide(*table, *winner, *points),
            TournamentEvent::Withdrawn { entrant, reason } => self.withdraw(*entrant, *reason),
            TournamentEvent::Cancelled | TournamentEvent::Ended => {
                let was_going_on = self.is_going_on();
                let is_cancelled = *event == TournamentEvent::Cancelled;
                self.stage = if is_cancelled { Stage::Cancelled } else { Stage::Over };
                was_going_on
            }
        }
    }

    fn join(&mut self, entrant: usize) -> bool {
        let lives = if let Format::Cup { lives } = self.format { lives } else { 0 };
        let joins = self.entrants.get(entrant).map_or(0, |known| known.joins) + 1;
        let new = Entrant { lives, joins, ..Entrant::default() };
        let (count, is_going_on) = (self.entrants.len(), self.is_going_on());
        match self.entrants.get_mut(entrant) {
            // Whoever left before the first match may come back.
            Some(known) if self.stage == Stage::Open && known.withdrawn == Some(Withdrawal::Left) => *known = new,
            None if entrant == count && is_going_on => self.entrants.push(new),
            _ => return false,
        }
        true
    }

    fn decide(&mut self, table: TableId, winner: Option<usize>, points: u32) -> bool {
        let is_meant = |found: &&mut Pairing| found.table == table && !found.is_over;
        let Some(decided) = self.pairings.iter_mut().find(is_meant) else { return false };
        (decided.is_over, decided.winner, decided.points) = (true, winner, points);
        let Some(winner) = winner else { return true };
        let [first, second] = decided.pair;
        if winner != first && winner != second {
            return false;
        }
        let loser = if winner == first { second } else { first };
        self.entrants[winner].won += 1;
        self.entrants[winner].points += points;
        self.entrants[loser].lost += 1;
        if let Format::Cup { .. } = self.format {
            let lives = self.entrants[loser].lives.saturating_sub(1);
            self.entrants[loser].lives = lives;
            if lives == 0 {
                self.put_out(loser);
            }
        }
        true
    }

    fn withdraw(&mut self, entrant: usize, reason: Withdrawal) -> bool {
        if !self.takes_part(entrant) {
            return false;
        }
        let division = self.divisions.iter().find(|division| division.contains(&entrant));
        let opponents = division.map_or(0, |division| division.len() - 1);
        let decided = self.pairings.iter().filter(|found| found.is_over && found.pair.contains(&entrant)).count();
        self.entrants[entrant].withdrawn = Some(reason);
        self.entrants[entrant].is_annulled = 2 * decided < opponents;
        self.put_out(entrant);
        true
    }

    fn put_out(&mut self, entrant: usize) {
        let out = self.entrants.iter().filter(|other| other.out_after.is_some()).count();
        self.entrants[entrant].lives = 0;
        self.entrants[entrant].out_after.get_or_insert(out);
    }

    /// Returns the number of the season of a league.
    #[must_use]
    pub fn season_number(&self) -> Option<u32> {
        let is_league = matches!(self.format, Format::League { .. });
        is_league.then(|| self.season.map_or(1, |season| season.number))
    }

    /// Returns whether it is neither over nor cancelled.
    #[must_use]
    pub fn is_going_on(&self) -> bool {
        matches!(self.stage, Stage::Open | Stage::Running)
    }

    /// Returns whether somebody still takes part.
    #[must_use]
    pub fn takes_part(&self, entrant: usize) -> bool {
        self.entrants.get(entrant).is_some_and(|entrant| entrant.out_after.is_none())
    }

    /// Returns those who still take part, in the order in which they joined.
    pub fn remaining(&self) -> impl Iterator<Item = usize> {
        (0..self.entrants.len()).filter(|entrant| self.takes_part(*entrant))
    }

    /// Returns the matches that are not over.
    pub fn running(&self) -> impl Iterator<Item = &Pairing> {
        self.pairings.iter().filter(|found| !found.is_over)
    }

    /// Returns the matches that somebody plays.
    pub fn running_of(&self, entrant: usize) -> impl Iterator<Item = &Pairing> {
        self.running().filter(move |found| found.pair.contains(&entrant))
    }

    fn is_free(&self, entrant: usize) -> bool {
        self.takes_part(entrant) && self.running_of(entrant).count() < self.format.most_running()
    }

    /// Returns whether somebody may still join. A cup takes people until the first one is out, a league until it starts.
    #[must_use]
    pub fn is_joinable(&self) -> bool {
        let has_room = self.remaining().count() < self.format.most_entrants();
        let has_played = |entrant: &Entrant| entrant.out_after.is_some() && entrant.won + entrant.lost > 0;
        match (self.stage, self.format) {
            (Stage::Open, _) => has_room,
            (Stage::Running, Format::Cup { .. }) => has_room && !self.entrants.iter().any(has_played),
            (Stage::Running, Format::League { .. }) | (Stage::Cancelled | Stage::Over, _) => false,
        }
    }

    /// Returns how often these two have met, without matches that counted for nobody.
    fn meetings(&self, pair: [usize; 2]) -> usize {
        let is_theirs = |found: &&Pairing| pair.iter().all(|entrant| found.pair.contains(entrant));
        let counts = |found: &&Pairing| !found.is_over || found.winner.is_some();
        self.pairings.iter().filter(is_theirs).filter(counts).count()
    }

    /// Draws who meets next, in an order that follows from `secret` and from how many matches there were. `may_meet` tells which pairs
    /// may be drawn.
    pub fn draw(&self, secret: &str, may_meet: impl Fn([usize; 2]) -> bool) -> Vec<[usize; 2]> {
        let mut free: Vec<usize> = self.remaining().filter(|entrant| self.is_free(*entrant)).collect();
        free.sort_by_key(|entrant| Sha256::digest(format!("{secret} {} {entrant}", self.pairings.len())));
        match self.format {
            Format::Cup { .. } => self.draw_cup(&free, &may_meet),
            Format::League { .. } => self.draw_league(&free, &may_meet),
        }
    }

    /// Returns how everybody stands who takes part or has played, the best first: in each division of a league, or in the cup.
    #[must_use]
    pub fn standings(&self) -> Vec<Vec<Ranked>> {
        match self.format {
            Format::Cup { .. } => vec![self.cup_standings()],
            Format::League { .. } => self.divisions.iter().map(|division| self.division_standings(division)).collect(),
        }
    }

    /// Returns who has won once it is over: everybody at the top of a cup or of the first division.
    #[must_use]
    pub fn winners(&self) -> Vec<usize> {
        let first = self.standings().into_iter().next().unwrap_or_default();
        let is_winner = |ranked: &&Ranked| ranked.rank == 1 && self.takes_part(ranked.entrant);
        first.iter().filter(is_winner).map(|ranked| ranked.entrant).collect()
    }

    /// Returns how long a match to this many points may take, in milliseconds.
    #[must_use]
    pub fn match_period(points: u32) -> i64 {
        (14 + 7 * i64::from(points.saturating_sub(1) / 2)) * DAY
    }
}

/// Ranks entrants, of whom the better ones have the greater keys. Equal ones share a rank.
fn ranked<K: Ord>(entrants: impl Iterator<Item = usize>, key: impl Fn(usize) -> K) -> Vec<Ranked> {
    let mut sorted: Vec<(K, usize)> = entrants.map(|entrant| (key(entrant), entrant)).collect();
    sorted.sort_by(|(one, _), (other, _)| other.cmp(one));
    let rank = |entry: &(K, usize)| 1 + sorted.iter().filter(|(other, _)| *other > entry.0).count();
    sorted.iter().map(|entry| Ranked { rank: rank(entry), entrant: entry.1 }).collect()
}
