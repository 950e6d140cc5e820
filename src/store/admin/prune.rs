//! Deletes rows that nobody needs any more: replies to messages that cannot arrive again, and replaced messages.

use crate::store::database::Store;

/// The number of rows that one statement deletes, so that other writers wait only briefly.
const BATCH: i64 = 500;

/// Deletes messages that were delivered and replaced: a newer message of the same lane was delivered too, and no other
/// row refers to them.
const DELETE_REPLACED: &str = "DELETE FROM outbox WHERE id IN (SELECT old.id FROM outbox AS old \
    WHERE old.state <> 'due' AND old.sent_at < $1 \
    AND EXISTS (SELECT 1 FROM outbox AS newer WHERE newer.platform = old.platform AND newer.lane = old.lane \
        AND newer.kind = 'new' AND newer.state <> 'due' AND newer.id > old.id) \
    AND NOT EXISTS (SELECT 1 FROM outbox AS naming WHERE naming.target = old.id) \
    ORDER BY old.sent_at LIMIT $2)";
/// Deletes handled messages, with the replies to them.
const DELETE_HEARD: &str = "DELETE FROM heard WHERE (platform, message) IN \
    (SELECT platform, message FROM heard WHERE heard_at < $1 ORDER BY heard_at LIMIT $2)";

impl Store {
    /// Deletes the replies to messages received before `before` (milliseconds since 1970), and the messages delivered
    /// before then that are not the latest of their table. Returns the number of deleted rows.
    ///
    /// # Errors
    /// Returns an error if the database fails; rows deleted before the failure stay deleted.
    pub async fn prune(&self, before: i64) -> anyhow::Result<u64> {
        let mut deleted = 0;
        for sql in [DELETE_HEARD, DELETE_REPLACED] {
            loop {
                let count = sqlx::query(sql).bind(before).bind(BATCH).execute(&self.write_pool).await?.rows_affected();
                deleted += count;
                if count == 0 {
                    break;
                }
            }
        }
        Ok(deleted)
    }
}
