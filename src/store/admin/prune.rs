//! What nobody needs any more: answers to messages that cannot arrive again, and messages that newer ones have replaced.

use crate::store::database::Store;

/// How many rows go at a time, so that nobody waits for long.
const BATCH: i64 = 500;

/// A message that nothing comes back to: it went out, and a newer one about its table and whatever names it have too.
const REPLACED: &str = "DELETE FROM outbox WHERE id IN (SELECT old.id FROM outbox AS old \
    WHERE old.state <> 'due' AND old.sent_at < $1 \
    AND EXISTS (SELECT 1 FROM outbox AS newer WHERE newer.platform = old.platform AND newer.lane = old.lane \
        AND newer.kind = 'new' AND newer.state <> 'due' AND newer.id > old.id) \
    AND NOT EXISTS (SELECT 1 FROM outbox AS naming WHERE naming.target = old.id) \
    ORDER BY old.sent_at LIMIT $2)";
const HEARD: &str = "DELETE FROM heard WHERE (platform, message) IN \
    (SELECT platform, message FROM heard WHERE heard_at < $1 ORDER BY heard_at LIMIT $2)";

impl Store {
    /// Removes the answers to messages that were heard before `before` (milliseconds since 1970), and the messages delivered
    /// before it that are not the latest of their table. Gives how many rows went.
    ///
    /// # Errors
    /// When the database fails; what is gone by then stays gone.
    pub async fn prune(&self, before: i64) -> anyhow::Result<u64> {
        let mut gone = 0;
        for sql in [HEARD, REPLACED] {
            loop {
                let done = sqlx::query(sql).bind(before).bind(BATCH).execute(&self.writing).await?.rows_affected();
                gone += done;
                if done == 0 {
                    break;
                }
            }
        }
        Ok(gone)
    }
}
