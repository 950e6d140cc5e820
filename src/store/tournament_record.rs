//! A stored tournament: its columns and how they are read.

use kafenio_board::table::{TableId, Terms};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::chat::{Account, Occupant, Place, User};
use crate::store::json::from_json;
use crate::store::table_record::{id, place};
use crate::tournament::{Tournament, TournamentEvent};

/// Somebody who takes part in a tournament, or did, and where they read about their matches.
#[derive(Clone, Debug)]
pub struct Participant {
    pub player: Occupant,
    pub place: Place,
    /// The thread in which they joined, where threads are not places.
    pub thread: Option<String>,
}

/// A tournament as it is stored. Times are in milliseconds since 1970.
#[derive(Clone, Debug)]
pub struct TournamentRecord {
    /// No table has this number.
    pub id: TableId,
    pub place: Place,
    /// The thread in which it was opened, where threads are not places.
    pub thread: Option<String>,
    /// Who opened it; `None` if they were forgotten.
    pub organiser: Option<Account>,
    pub terms: Terms,
    /// What its draws follow from.
    pub secret: String,
    /// What people in other places join with, if they may.
    pub code: Option<String>,
    /// The outbox row of the message that shows how it stands.
    pub message: Option<i64>,
    pub opened_at: i64,
    pub starts_at: i64,
    pub due_at: Option<i64>,
    /// Those who take part, or did, by their numbers in `state`.
    pub people: Vec<Participant>,
    pub state: Tournament,
    /// When each of its matches was drawn.
    pub drawn_at: Vec<i64>,
    /// When anything happened in it last.
    pub changed_at: i64,
    /// The number of its events, and how often it was saved.
    pub version: i64,
    pub revision: i64,
}

impl TournamentRecord {
    /// Returns the number of the person with one of these accounts. If they have joined with several, it is one that takes part.
    #[must_use]
    pub fn entrant(&self, accounts: &[Account]) -> Option<usize> {
        let is_theirs = |entrant: &usize| accounts.iter().any(|account| self.people[*entrant].player.has(account));
        let mut theirs = (0..self.state.entrants.len()).filter(is_theirs).peekable();
        let first = theirs.peek().copied();
        theirs.find(|entrant| self.state.takes_part(*entrant)).or(first)
    }

    /// Returns the number of the person with one of these accounts, if they take part.
    #[must_use]
    pub fn remaining(&self, accounts: &[Account]) -> Option<usize> {
        self.entrant(accounts).filter(|entrant| self.state.takes_part(*entrant))
    }

    /// Returns the places whose people take part, or did: the one where it was opened first.
    #[must_use]
    pub fn places(&self) -> Vec<Place> {
        let mut places = vec![self.place.clone()];
        for participant in &self.people {
            if !places.contains(&participant.place) {
                places.push(participant.place.clone());
            }
        }
        places
    }

    /// Returns the tournament as people in `place` see it: those of other places by their names alone.
    #[must_use]
    pub fn seen_from(&self, place: &Place) -> TournamentRecord {
        let mut seen = self.clone();
        for Participant { player, place: home, .. } in &mut seen.people {
            if let Occupant::Person(user) = player {
                *player = Occupant::seen_from(user, home, place);
            }
        }
        seen
    }
}

/// Reads the tournament of `row`, with the rows of those who take part and of its events.
pub(in crate::store) fn tournament(
    row: &AnyRow,
    people: &[AnyRow],
    events: &[AnyRow],
) -> anyhow::Result<TournamentRecord> {
    let mut happened: Vec<TournamentEvent> = Vec::with_capacity(events.len());
    let mut drawn_at = Vec::new();
    let mut changed_at = 0;
    for row in events {
        changed_at = row.try_get("happened_at")?;
        let event = from_json(row.try_get("event")?)?;
        if matches!(event, TournamentEvent::Drawn { .. }) {
            drawn_at.push(changed_at);
        }
        happened.push(event);
    }
    let state = Tournament::fold(&happened).ok_or_else(|| anyhow::anyhow!("its events contradict each other"))?;
    let place = place(row)?;
    let organiser: Option<String> = row.try_get("account")?;
    Ok(TournamentRecord {
        id: id(row)?,
        thread: row.try_get("thread")?,
        organiser: organiser.map(|id| Account { platform: place.platform, id }),
        place,
        terms: from_json(row.try_get("terms")?)?,
        secret: row.try_get("secret")?,
        code: row.try_get("code")?,
        message: row.try_get("message")?,
        opened_at: row.try_get("opened_at")?,
        starts_at: row.try_get("starts_at")?,
        due_at: row.try_get("due_at")?,
        people: people.iter().map(participant).collect::<anyhow::Result<_>>()?,
        state,
        drawn_at,
        changed_at,
        version: i64::try_from(events.len())?,
        revision: row.try_get("revision")?,
    })
}

fn participant(row: &AnyRow) -> anyhow::Result<Participant> {
    let place = place(row)?;
    let player = match row.try_get::<Option<String>, _>("account")? {
        Some(id) => {
            let account = Account { platform: place.platform, id };
            Occupant::Person(User { account, name: row.try_get("name")? })
        }
        None => Occupant::Former,
    };
    Ok(Participant { player, place, thread: row.try_get("thread")? })
}
