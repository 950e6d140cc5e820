//! Stores tournaments: who takes part, and what happened. The rest follows from the events.

use kafenio_board::table::TableId;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};

use crate::chat::{Account, Place};
use crate::store::backend::statement::Statement;
use crate::store::backend::transient::WriteConflict;
use crate::store::database::Store;
use crate::store::json::json;
use crate::store::table_record::{id, place};
use crate::store::tournament_record::{Participant, TournamentRecord, tournament};
use crate::store::transaction::Transaction;
use crate::tournament::TournamentEvent;

/// The most tournaments that are due at a time.
const MAX_DUE: i64 = 1000;

/// The condition that a tournament was opened in the place with platform $1 and id $2, or that somebody has joined it there.
const IS_HERE: &str = "((platform = $1 AND place = $2) \
    OR id IN (SELECT tournament FROM tournament_entrants WHERE platform = $1 AND place = $2))";

impl Store {
    /// Returns the tournaments that are due by `now` (milliseconds since 1970) with their places, longest overdue first.
    pub async fn due_tournaments(&self, now: i64) -> anyhow::Result<Vec<(TableId, Place)>> {
        let sql = "SELECT id, platform, place FROM tournaments WHERE due_at <= $1 ORDER BY due_at LIMIT $2";
        let rows = sqlx::query(sql).bind(now).bind(MAX_DUE).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((id(row)?, place(row)?))).collect()
    }

    /// Adds a fault for each tournament that cannot be read, or whose row says something else than its events.
    pub(in crate::store) async fn find_faulty_tournaments(&self, faults: &mut Vec<String>) -> anyhow::Result<()> {
        let rows = sqlx::query("SELECT id, is_over, kind FROM tournaments ORDER BY id").fetch_all(&self.pool).await?;
        let mut store = self.begin_read();
        for row in &rows {
            let id = id(row)?;
            let check = async {
                let Some(TournamentRecord { state, people, .. }) = store.tournament(id).await? else {
                    anyhow::bail!("is missing")
                };
                let is_over = row.try_get::<i64, _>("is_over")? == 1;
                anyhow::ensure!(is_over != state.is_going_on(), "is at another stage than its row says");
                anyhow::ensure!(
                    row.try_get::<&str, _>("kind")? == state.format.key(),
                    "is of another kind than its row says"
                );
                anyhow::ensure!(
                    people.len() >= state.entrants.len(),
                    "has {} people, but more have joined",
                    people.len()
                );
                anyhow::Ok(())
            };
            if let Err(error) = check.await {
                faults.push(format!("tournament {id}: {error:#}"));
            }
        }
        Ok(())
    }
}

impl Transaction {
    /// Stores a new tournament, which nobody has joined yet.
    pub async fn insert_tournament(&mut self, record: &mut TournamentRecord) -> anyhow::Result<()> {
        self.expect_openings_lock("a tournament");
        let (format, season) = (record.state.format, record.state.season);
        let mut insert = Statement::default();
        insert.push("INSERT INTO tournaments (id, kind, platform, place, thread, account, terms, secret, code, ");
        insert.push("opened_at, starts_at, is_over, revision) VALUES (");
        insert.bind([
            record.id.into(),
            format.key().to_owned().into(),
            record.place.platform.key().to_owned().into(),
            record.place.id.clone().into(),
            record.thread.clone().into(),
            record.organiser.as_ref().map(|organiser| organiser.id.clone()).into(),
            json(&record.terms)?.into(),
            record.secret.clone().into(),
            record.code.clone().into(),
            record.opened_at.into(),
            record.starts_at.into(),
            0.into(),
            record.revision.into(),
        ]);
        insert.push(")");
        insert.execute(self.write_connection().await?).await?;
        self.insert_tournament_event(record, &TournamentEvent::Opened { format, season }, record.opened_at).await
    }

    /// Stores what has just happened in a tournament, and what of its row that changes.
    ///
    /// # Errors
    /// Returns an error if the database fails, an event cannot happen now, or another process has changed it meanwhile.
    pub async fn save_tournament(
        &mut self,
        record: &mut TournamentRecord,
        events: &[TournamentEvent],
        now: i64,
    ) -> anyhow::Result<()> {
        self.cache.tournament = None;
        for event in events {
            anyhow::ensure!(record.state.apply(event), "tournament {}: {event:?} cannot happen now", record.id);
            if matches!(event, TournamentEvent::Drawn { .. }) {
                record.drawn_at.push(now);
            }
            self.insert_tournament_event(record, event, now).await?;
        }
        let mut update = Statement::default();
        update.push("UPDATE tournaments SET message = ").bind([record.message.into()]);
        update.push(", due_at = ").bind([record.due_at.into()]);
        update.push(", starts_at = ").bind([record.starts_at.into()]);
        update.push(", is_over = ").bind([i64::from(!record.state.is_going_on()).into()]);
        update.push(", revision = revision + 1 WHERE id = ").bind([record.id.into()]);
        update.push(" AND revision = ").bind([record.revision.into()]);
        if update.execute(self.write_connection().await?).await? != 1 {
            anyhow::bail!(conflict(record.id));
        }
        record.revision += 1;
        Ok(())
    }

    async fn insert_tournament_event(
        &mut self,
        record: &mut TournamentRecord,
        event: &TournamentEvent,
        now: i64,
    ) -> anyhow::Result<()> {
        let table = match event {
            TournamentEvent::Drawn { table, .. } | TournamentEvent::Decided { table, .. } => Some(table.0),
            _ => None,
        };
        let mut insert = Statement::default();
        insert.push("INSERT INTO tournament_events (tournament, number, happened_at, table_id, event) VALUES (");
        insert.bind([record.id.into(), record.version.into(), now.into(), table.into(), json(event)?.into()]);
        insert.push(") ON CONFLICT DO NOTHING");
        if insert.execute(self.write_connection().await?).await? != 1 {
            anyhow::bail!(conflict(record.id));
        }
        record.version += 1;
        record.changed_at = now;
        Ok(())
    }

    /// Stores that a person joins a tournament: for the first time, or again as this `entrant`.
    pub async fn join_tournament(
        &mut self,
        record: &mut TournamentRecord,
        entrant: Option<usize>,
        joining: Participant,
        now: i64,
    ) -> anyhow::Result<()> {
        let entrant = entrant.unwrap_or(record.people.len());
        let mut insert = Statement::default();
        insert.push(
            "INSERT INTO tournament_entrants (tournament, entrant, platform, account, name, place, thread) VALUES (",
        );
        insert.bind([
            record.id.into(),
            i64::try_from(entrant)?.into(),
            joining.place.platform.key().to_owned().into(),
            joining.player.account().map(|account| account.id.clone()).into(),
            joining.player.name().to_owned().into(),
            joining.place.id.clone().into(),
            joining.thread.clone().into(),
        ]);
        insert.push(") ON CONFLICT (tournament, entrant) DO UPDATE SET platform = excluded.platform, ");
        insert
            .push("account = excluded.account, name = excluded.name, place = excluded.place, thread = excluded.thread");
        insert.execute(self.write_connection().await?).await?;
        match record.people.get_mut(entrant) {
            Some(known) => *known = joining,
            None => record.people.push(joining),
        }
        self.save_tournament(record, &[TournamentEvent::Joined { entrant }], now).await
    }

    /// Returns a tournament.
    ///
    /// # Errors
    /// Returns an error if the database fails, or the tournament cannot be read.
    pub async fn tournament(&mut self, id: TableId) -> anyhow::Result<Option<TournamentRecord>> {
        if let Some(known) = self.cache.tournament.as_deref().filter(|known| known.id == id) {
            return Ok(Some(known.clone()));
        }
        let row = sqlx::query("SELECT * FROM tournaments WHERE id = $1")
            .bind(id.0)
            .fetch_optional(self.read_connection().await?)
            .await?;
        let Some(row) = row else { return Ok(None) };
        // Somebody may join between these statements: then there are more people than the events tell of, and never fewer.
        let sql = "SELECT happened_at, event FROM tournament_events WHERE tournament = $1 ORDER BY number";
        let events = sqlx::query(sql).bind(id.0).fetch_all(self.read_connection().await?).await?;
        let sql = "SELECT * FROM tournament_entrants WHERE tournament = $1 ORDER BY entrant";
        let people = sqlx::query(sql).bind(id.0).fetch_all(self.read_connection().await?).await?;
        let read = tournament(&row, &people, &events)?;
        self.cache.tournament = Some(Box::new(read.clone()));
        Ok(Some(read))
    }

    /// Returns the tournaments that are going on and that people of a place take part in, or did, the oldest first.
    pub async fn tournaments_here(&mut self, place: &Place) -> anyhow::Result<Vec<TournamentRecord>> {
        let sql = AssertSqlSafe(format!("SELECT id FROM tournaments WHERE {IS_HERE} AND is_over = 0 ORDER BY id"));
        let query = sqlx::query(sql).bind(place.platform.key()).bind(place.id.clone());
        let rows = query.fetch_all(self.read_connection().await?).await?;
        self.tournaments(&rows).await
    }

    /// Returns the tournament of this kind that was opened last of those that people of a place take part in, or did.
    pub async fn last_tournament(&mut self, place: &Place, kind: &str) -> anyhow::Result<Option<TournamentRecord>> {
        let sql = format!("SELECT id FROM tournaments WHERE {IS_HERE} AND kind = $3 ORDER BY id DESC LIMIT 1");
        let query =
            sqlx::query(AssertSqlSafe(sql)).bind(place.platform.key()).bind(place.id.clone()).bind(kind.to_owned());
        match query.fetch_optional(self.read_connection().await?).await? {
            Some(row) => self.tournament(id(&row)?).await,
            None => Ok(None),
        }
    }

    /// Returns the tournament `id` if this is its code.
    pub async fn tournament_with_code(&mut self, id: TableId, code: &str) -> anyhow::Result<Option<TournamentRecord>> {
        Ok(self.tournament(id).await?.filter(|record| record.code.as_deref() == Some(code)))
    }

    /// Returns the tournament in which a table was drawn, if it was drawn in one.
    pub async fn tournament_of_table(&mut self, table: TableId) -> anyhow::Result<Option<TournamentRecord>> {
        let has_table = |known: &&TournamentRecord| known.state.pairings.iter().any(|pairing| pairing.table == table);
        if let Some(known) = self.cache.tournament.as_deref().filter(has_table) {
            return Ok(Some(known.clone()));
        }
        let sql = "SELECT tournament AS id FROM tournament_events WHERE table_id = $1 LIMIT 1";
        let row = sqlx::query(sql).bind(table.0).fetch_optional(self.read_connection().await?).await?;
        match row {
            Some(row) => self.tournament(id(&row)?).await,
            None => Ok(None),
        }
    }

    /// Returns the tournaments that an account has joined or opened, the oldest first.
    pub async fn tournaments_of(&mut self, account: &Account) -> anyhow::Result<Vec<TournamentRecord>> {
        let rows = sqlx::query(
            "SELECT tournament AS id FROM tournament_entrants WHERE platform = $1 AND account = $2 \
             UNION SELECT id FROM tournaments WHERE platform = $1 AND account = $2 ORDER BY id",
        )
        .bind(account.platform.key())
        .bind(account.id.clone())
        .fetch_all(self.read_connection().await?)
        .await?;
        self.tournaments(&rows).await
    }

    async fn tournaments(&mut self, rows: &[AnyRow]) -> anyhow::Result<Vec<TournamentRecord>> {
        let mut found = Vec::with_capacity(rows.len());
        for row in rows {
            found.extend(self.tournament(id(row)?).await?);
        }
        Ok(found)
    }

    /// Removes an account from all tournaments, where its results stay with a former player. Returns these tournaments.
    pub async fn leave_tournaments(&mut self, account: &Account) -> anyhow::Result<Vec<TournamentRecord>> {
        let left = self.tournaments_of(account).await?;
        self.cache.tournament = None;
        let platform = account.platform.key();
        for sql in [
            "UPDATE tournament_entrants SET account = NULL, name = '' WHERE platform = $1 AND account = $2",
            "UPDATE tournaments SET account = NULL WHERE platform = $1 AND account = $2",
        ] {
            sqlx::query(sql).bind(platform).bind(account.id.clone()).execute(self.write_connection().await?).await?;
        }
        Ok(left)
    }

    /// Moves the tournaments of a place, and those who take part there, to the one that replaces it.
    pub async fn move_tournaments(&mut self, old: &Place, new: &Place) -> anyhow::Result<()> {
        for table in ["tournaments", "tournament_entrants"] {
            let sql = format!("UPDATE {table} SET place = $1, thread = NULL WHERE platform = $2 AND place = $3");
            sqlx::query(AssertSqlSafe(sql))
                .bind(new.id.clone())
                .bind(old.platform.key())
                .bind(old.id.clone())
                .execute(self.write_connection().await?)
                .await?;
        }
        Ok(())
    }
}

fn conflict(id: TableId) -> WriteConflict {
    WriteConflict(format!("tournament {} was changed by another transaction", id.0))
}
