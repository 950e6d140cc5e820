//! Deletes rows that nobody needs any more: the ids of messages that cannot arrive again, the replies to them, replaced
//! messages, and old analyses.

use sqlx::{AssertSqlSafe, Row as _};

use crate::store::backend::kind::Backend;
use crate::store::database::Store;

/// The number of rows that one statement deletes, so that other writers wait only briefly.
const BATCH: i64 = 500;

/// The number of free pages that an SQLite database keeps for its next rows: 1 MB.
const FREE_PAGES_KEPT: i64 = 256;

/// Deletes messages that were delivered and replaced: a newer message of the same lane was delivered too, and no other
/// row refers to them.
const DELETE_REPLACED: &str = "DELETE FROM outbox WHERE id IN (SELECT old.id FROM outbox AS old \
    WHERE old.state <> 'due' AND old.sent_at < $1 \
    AND EXISTS (SELECT 1 FROM outbox AS newer WHERE newer.table_id = old.table_id AND newer.owner = old.owner \
        AND newer.lane = old.lane AND newer.seat = old.seat AND newer.platform = old.platform \
        AND newer.kind = 'new' AND newer.state <> 'due' AND newer.id > old.id) \
    AND NOT EXISTS (SELECT 1 FROM outbox AS naming WHERE naming.target = old.id) \
    ORDER BY old.sent_at LIMIT $2)";
/// Deletes the messages of challenges that have ended, and whatever changed these messages. What refers to a message is
/// deleted before it.
const DELETE_CHALLENGE_MESSAGES: &str = "DELETE FROM outbox WHERE id IN (SELECT posted.id FROM challenges \
    JOIN outbox AS posted ON posted.id = challenges.message OR posted.target = challenges.message \
    WHERE challenges.state <> 'open' AND challenges.closed_at < $1 AND posted.state <> 'due' \
    AND NOT EXISTS (SELECT 1 FROM outbox AS naming WHERE naming.target = posted.id) LIMIT $2)";
/// Deletes challenges that have ended and whose messages are deleted.
const DELETE_CHALLENGES: &str = "DELETE FROM challenges WHERE id IN (SELECT id FROM challenges \
    WHERE state <> 'open' AND closed_at < $1 \
    AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = challenges.message) LIMIT $2)";
/// Deletes the replies to messages.
const DELETE_REPLIES: &str = "DELETE FROM replies WHERE (platform, message) IN \
    (SELECT platform, message FROM replies WHERE replied_at < $1 ORDER BY replied_at LIMIT $2)";
/// Deletes the ids of handled messages.
const DELETE_HANDLED: &str = "DELETE FROM handled_messages WHERE (platform, message) IN \
    (SELECT platform, message FROM handled_messages WHERE handled_at < $1 ORDER BY handled_at LIMIT $2)";

/// Deletes what the engine thinks of games.
const DELETE_ANALYSES: &str = "DELETE FROM analyses WHERE (table_id, game) IN \
    (SELECT table_id, game FROM analyses WHERE judged_at < $1 ORDER BY judged_at LIMIT $2)";
/// Deletes the answers to puzzles of the day.
const DELETE_PUZZLE_ANSWERS: &str = "DELETE FROM puzzle_answers WHERE (message, account) IN \
    (SELECT message, account FROM puzzle_answers WHERE answered_at < $1 LIMIT $2)";
/// Deletes puzzles of the day. The answers to them are deleted before.
const DELETE_PUZZLES: &str = "DELETE FROM daily_puzzles WHERE message IN (SELECT message FROM daily_puzzles AS old \
    WHERE posted_at < $1 AND NOT EXISTS (SELECT 1 FROM puzzle_answers WHERE puzzle_answers.message = old.message) \
    LIMIT $2)";

/// Deletes budgets that are whole again.
const DELETE_BUDGETS: &str =
    "DELETE FROM budgets WHERE name IN (SELECT name FROM budgets WHERE used_until < $1 LIMIT $2)";

/// What to delete: everything older than these times, in milliseconds since 1970 (UTC).
#[derive(Clone, Copy, Debug)]
pub struct PruneBefore {
    /// The ids of handled messages.
    pub handled: i64,
    /// The replies to messages.
    pub replies: i64,
    /// The messages delivered that a newer one of their table has replaced, and the challenges that have ended.
    pub replaced: i64,
    /// What the engine thinks of games.
    pub analyses: i64,
    /// The puzzles of the day and the answers to them.
    pub puzzles: i64,
    /// The budgets that are not used beyond this time.
    pub budgets: i64,
}

impl Store {
    /// Deletes what is older than these times, and returns the number of deleted rows. An SQLite file shrinks then, and its
    /// write-ahead log no longer holds what was deleted.
    ///
    /// # Errors
    /// Returns an error if the database fails; rows deleted before the failure stay deleted.
    pub async fn prune(&self, before: PruneBefore) -> anyhow::Result<u64> {
        let mut deleted = 0;
        let PruneBefore { handled, replies, replaced, analyses, puzzles, budgets } = before;
        let deletions = [
            (DELETE_REPLIES, replies),
            (DELETE_HANDLED, handled),
            (DELETE_REPLACED, replaced),
            (DELETE_CHALLENGE_MESSAGES, replaced),
            (DELETE_CHALLENGES, replaced),
            (DELETE_ANALYSES, analyses),
            (DELETE_PUZZLE_ANSWERS, puzzles),
            (DELETE_PUZZLES, puzzles),
            (DELETE_BUDGETS, budgets),
        ];
        for (sql, before) in deletions {
            loop {
                let count = sqlx::query(sql).bind(before).bind(BATCH).execute(&self.write_pool).await?.rows_affected();
                deleted += count;
                if count == 0 {
                    break;
                }
            }
        }
        if self.backend == Backend::Sqlite {
            self.return_free_pages().await?;
            // Where somebody reads, a later call does it.
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_all(&self.write_pool).await?;
        }
        Ok(deleted)
    }

    /// Returns the pages that an SQLite database no longer uses to the file system, except a few.
    async fn return_free_pages(&self) -> anyhow::Result<()> {
        let mut last = i64::MAX;
        loop {
            let free = sqlx::query("PRAGMA freelist_count").fetch_one(&self.write_pool).await?.try_get::<i64, _>(0)?;
            // A file that another tool has copied may not be able to give pages back. Then it uses them again.
            if free <= FREE_PAGES_KEPT || free >= last {
                return Ok(());
            }
            last = free;
            let pages = BATCH.min(free - FREE_PAGES_KEPT);
            let vacuum = AssertSqlSafe(format!("PRAGMA incremental_vacuum({pages})"));
            sqlx::query(vacuum).fetch_all(&self.write_pool).await?;
        }
    }
}
