//! Stores open challenges: offers of a game to whoever joins first. A challenge has the number, and with it the name, of
//! the table that it becomes.

use kafenio_board::table::{TableId, Terms};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::chat::{Account, Place, Role, User};
use crate::store::backend::kind::Backend;
use crate::store::backend::transient::WriteConflict;
use crate::store::database::Store;
use crate::store::json::{from_json, json};
use crate::store::table_record::{OwnThread, id, place};
use crate::store::transaction::Transaction;

/// The most challenges that are due at a time.
const MAX_DUE: i64 = 1000;

/// A challenge in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredChallenge {
    pub id: TableId,
    pub place: Place,
    /// The thread in which it was opened (Matrix).
    pub thread: Option<String>,
    pub challenger: User,
    pub terms: Terms,
    /// Whether the table is to get its own thread.
    pub own_thread: OwnThread,
    /// The role that one needs to join.
    pub role: Option<Role>,
    /// The outbox row of its announcement; `None` if it has a code.
    pub message: Option<i64>,
    /// What somebody needs to join from another place.
    pub code: Option<String>,
    /// Milliseconds since 1970.
    pub opened_at: i64,
    /// When it lapses if nobody joins, in milliseconds since 1970.
    pub lapses_at: i64,
    pub state: ChallengeState,
}

/// Whether a challenge is open, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    Open,
    Joined,
    Withdrawn,
    /// Nobody joined in time, or nobody could any more.
    Lapsed,
    /// A newer challenge of the same person replaced it.
    Replaced,
}

impl ChallengeState {
    const ALL: [ChallengeState; 5] = [
        ChallengeState::Open,
        ChallengeState::Joined,
        ChallengeState::Withdrawn,
        ChallengeState::Lapsed,
        ChallengeState::Replaced,
    ];

    fn column(self) -> &'static str {
        match self {
            ChallengeState::Open => "open",
            ChallengeState::Joined => "joined",
            ChallengeState::Withdrawn => "withdrawn",
            ChallengeState::Lapsed => "lapsed",
            ChallengeState::Replaced => "replaced",
        }
    }

    pub(in crate::store) fn read(column: &str) -> anyhow::Result<ChallengeState> {
        let found = ChallengeState::ALL.into_iter().find(|state| state.column() == column);
        found.ok_or_else(|| anyhow::anyhow!("unknown state of a challenge: {column:?}"))
    }
}

impl Store {
    /// Returns the open challenges that lapse by `now` (milliseconds since 1970) with their places, longest overdue
    /// first, at most 1,000.
    pub async fn due_challenges(&self, now: i64) -> anyhow::Result<Vec<(TableId, Place)>> {
        let rows = sqlx::query(
            "SELECT id, platform, place FROM challenges WHERE state = 'open' AND lapses_at <= $1 \
             ORDER BY lapses_at LIMIT $2",
        )
        .bind(now)
        .bind(MAX_DUE)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok((id(row)?, place(row)?))).collect()
    }
}

impl Transaction {
    /// Reserves the number of the next table. No other table gets it.
    pub async fn reserve_table(&mut self) -> anyhow::Result<TableId> {
        let next = match self.backend() {
            Backend::Postgres => "SELECT nextval(CAST(pg_get_serial_sequence('tables', 'id') AS regclass)) AS id",
            Backend::Sqlite => {
                let first = "INSERT INTO sqlite_sequence (name, seq) SELECT 'tables', 0 \
                             WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'tables')";
                sqlx::query(first).execute(self.write_connection().await?).await?;
                "UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = 'tables' RETURNING CAST(seq AS BIGINT) AS id"
            }
        };
        id(&sqlx::query(next).fetch_one(self.write_connection().await?).await?)
    }

    /// Stores a new challenge.
    pub async fn insert_challenge(&mut self, challenge: &StoredChallenge) -> anyhow::Result<()> {
        self.expect_openings_lock("a challenge");
        sqlx::query(
            "INSERT INTO challenges (id, platform, place, thread, account, name, terms, own_thread, role, message, \
             opened_at, lapses_at, state, code) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        )
        .bind(challenge.id.0)
        .bind(challenge.place.platform.key())
        .bind(challenge.place.id.clone())
        .bind(challenge.thread.clone())
        .bind(challenge.challenger.account.id.clone())
        .bind(challenge.challenger.name.clone())
        .bind(json(&challenge.terms)?)
        .bind(challenge.own_thread.column())
        .bind(challenge.role.as_ref().map(json).transpose()?)
        .bind(challenge.message)
        .bind(challenge.opened_at)
        .bind(challenge.lapses_at)
        .bind(challenge.state.column())
        .bind(challenge.code.clone())
        .execute(self.write_connection().await?)
        .await?;
        Ok(())
    }

    /// Returns the challenge `id` of a place, open or closed.
    pub async fn challenge(&mut self, place: &Place, id: TableId) -> anyhow::Result<Option<StoredChallenge>> {
        let row = sqlx::query("SELECT * FROM challenges WHERE platform = $1 AND place = $2 AND id = $3")
            .bind(place.platform.key())
            .bind(place.id.clone())
            .bind(id.0)
            .fetch_optional(self.read_connection().await?)
            .await?;
        row.as_ref().map(challenge).transpose()
    }

    /// Returns the challenge `id` of any place, open or closed, if this is its code.
    pub async fn challenge_with_code(&mut self, id: TableId, code: &str) -> anyhow::Result<Option<StoredChallenge>> {
        let row = sqlx::query("SELECT * FROM challenges WHERE id = $1 AND code = $2")
            .bind(id.0)
            .bind(code.to_owned())
            .fetch_optional(self.read_connection().await?)
            .await?;
        row.as_ref().map(challenge).transpose()
    }

    /// Returns the open challenges of a place, the oldest first.
    pub async fn open_challenges(&mut self, place: &Place) -> anyhow::Result<Vec<StoredChallenge>> {
        let rows = sqlx::query(
            "SELECT * FROM challenges WHERE platform = $1 AND place = $2 AND state = 'open' ORDER BY opened_at, id",
        )
        .bind(place.platform.key())
        .bind(place.id.clone())
        .fetch_all(self.read_connection().await?)
        .await?;
        rows.iter().map(challenge).collect()
    }

    /// Returns the challenges of `account` in all places, open or closed, as far as they are still stored.
    pub async fn challenges_of(&mut self, account: &Account) -> anyhow::Result<Vec<StoredChallenge>> {
        let rows = sqlx::query("SELECT * FROM challenges WHERE platform = $1 AND account = $2 ORDER BY opened_at, id")
            .bind(account.platform.key())
            .bind(account.id.clone())
            .fetch_all(self.read_connection().await?)
            .await?;
        rows.iter().map(challenge).collect()
    }

    /// Deletes the challenges of `account` in all places. Open ones should be closed before, so that their messages lose
    /// their choices.
    pub async fn delete_challenges_of(&mut self, account: &Account) -> anyhow::Result<()> {
        sqlx::query("DELETE FROM challenges WHERE platform = $1 AND account = $2")
            .bind(account.platform.key())
            .bind(account.id.clone())
            .execute(self.write_connection().await?)
            .await?;
        Ok(())
    }

    /// Records how the open challenge `id` ended.
    ///
    /// # Errors
    /// Returns an error if the database fails, or another process has closed the challenge meanwhile.
    pub async fn close_challenge(&mut self, id: TableId, state: ChallengeState, now: i64) -> anyhow::Result<()> {
        let closed = sqlx::query("UPDATE challenges SET state = $1, closed_at = $2 WHERE id = $3 AND state = 'open'")
            .bind(state.column())
            .bind(now)
            .bind(id.0)
            .execute(self.write_connection().await?)
            .await?;
        if closed.rows_affected() != 1 {
            anyhow::bail!(WriteConflict(format!("challenge {} was closed by another transaction", id.0)));
        }
        Ok(())
    }
}

/// Reads the challenge of `row`.
fn challenge(row: &AnyRow) -> anyhow::Result<StoredChallenge> {
    let role: Option<String> = row.try_get("role")?;
    let place = place(row)?;
    let account = Account { platform: place.platform, id: row.try_get("account")? };
    Ok(StoredChallenge {
        id: id(row)?,
        place,
        thread: row.try_get("thread")?,
        challenger: User { account, name: row.try_get("name")? },
        terms: from_json(row.try_get("terms")?)?,
        own_thread: OwnThread::read(row.try_get::<Option<String>, _>("own_thread")?.as_deref())?,
        role: role.as_deref().map(from_json).transpose()?,
        message: row.try_get("message")?,
        code: row.try_get("code")?,
        opened_at: row.try_get("opened_at")?,
        lapses_at: row.try_get("lapses_at")?,
        state: ChallengeState::read(row.try_get("state")?)?,
    })
}
