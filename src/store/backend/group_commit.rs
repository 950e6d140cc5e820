//! Group commit for SQLite: concurrent writers share one commit, which costs more than all of their writes together.
//! PostgreSQL does this by itself.

use std::mem;
use std::sync::Arc;

use anyhow::{Context as _, bail};
use sqlx::{Any, AnyConnection, AnyPool, Executor as _};
use tokio::sync::{Mutex, OwnedMutexGuard, oneshot};
use tokio::time::timeout;

use crate::store::backend::kind::{Backend, LOCK_TIMEOUT};
use crate::store::backend::transient::WriteConflict;

/// Queues the writers of an SQLite database, first come, first served. A writer that has written queues a second time
/// to commit, behind the writers that arrived meanwhile, and so commits their writes too.
#[derive(Clone, Default)]
pub(in crate::store) struct GroupCommit(Arc<Mutex<Group>>);

/// The transaction that is not committed yet.
#[derive(Default)]
struct Group {
    open: Option<sqlx::Transaction<'static, Any>>,
    /// The writers that wait for the result of the commit.
    waiters: Vec<oneshot::Sender<Result<(), String>>>,
    /// Whether the last writer has abandoned what it wrote since its savepoint.
    is_abandoned: bool,
}

impl Group {
    /// Rolls back what the last writer has abandoned. If that fails, nothing is left of the group.
    async fn undo_abandoned(&mut self) -> anyhow::Result<()> {
        if mem::take(&mut self.is_abandoned) && self.execute("ROLLBACK TO part; RELEASE part").await.is_err() {
            *self = Group::default();
            bail!(rolled_back());
        }
        Ok(())
    }

    async fn execute(&mut self, statements: &'static str) -> anyhow::Result<()> {
        let connection = self.open.as_deref_mut().context("no transaction is open")?;
        connection.execute(statements).await?;
        Ok(())
    }
}

/// One writer's share of a group; nobody else writes while it exists. Dropping it before [`GroupCommit::commit`] takes back
/// what it wrote, and nothing else.
pub(in crate::store) struct GroupPart {
    group: OwnedMutexGuard<Group>,
    /// Whether others have written before it, so that a savepoint keeps its share apart.
    has_savepoint: bool,
    is_written: bool,
}

impl GroupCommit {
    /// Waits until no other writer of this process writes, and joins the open transaction or begins one.
    pub(in crate::store) async fn join(&self, write_pool: &AnyPool) -> anyhow::Result<GroupPart> {
        let group = timeout(LOCK_TIMEOUT, Arc::clone(&self.0).lock_owned()).await;
        let mut group = group.with_context(|| {
            format!("other commands have been writing for {} s: database is locked", LOCK_TIMEOUT.as_secs())
        })?;
        group.undo_abandoned().await?;
        let mut part = GroupPart { has_savepoint: group.open.is_some(), group, is_written: false };
        if part.has_savepoint {
            part.group.execute("SAVEPOINT part").await?;
        } else {
            part.group.open = Some(write_pool.begin_with(Backend::Sqlite.begin()).await?);
        }
        Ok(part)
    }

    /// Commits `part` together with its group. If the future is dropped, the next writer commits the part.
    pub(in crate::store) async fn commit(&self, mut part: GroupPart) -> anyhow::Result<()> {
        if part.has_savepoint {
            part.group.execute("RELEASE part").await?;
        }
        let (waiter, mut outcome) = oneshot::channel();
        part.group.waiters.push(waiter);
        part.is_written = true;
        drop(part);
        let mut group = tokio::select! {
            biased;
            outcome = &mut outcome => return commit_result(outcome),
            group = self.0.lock() => group,
        };
        // A writer that was ahead in the queue may have committed for both.
        match outcome.try_recv() {
            Err(oneshot::error::TryRecvError::Empty) => {}
            Ok(outcome) => return commit_result(Ok(outcome)),
            Err(oneshot::error::TryRecvError::Closed) => bail!(rolled_back()),
        }
        group.undo_abandoned().await?;
        let open = group.open.take();
        let waiters = mem::take(&mut group.waiters);
        let committed = open.context("there is nothing to commit")?.commit().await;
        let outcome = committed.as_ref().map_err(ToString::to_string).copied();
        for waiter in waiters {
            // A cancelled writer has dropped its receiver.
            _ = waiter.send(outcome.clone());
        }
        Ok(committed?)
    }
}

fn commit_result(outcome: Result<Result<(), String>, oneshot::error::RecvError>) -> anyhow::Result<()> {
    match outcome {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => bail!(WriteConflict(format!("the commit failed: {error}"))),
        Err(_) => bail!(rolled_back()),
    }
}

fn rolled_back() -> WriteConflict {
    WriteConflict("another write in the same commit was abandoned".to_owned())
}

impl GroupPart {
    pub(in crate::store) fn connection(&mut self) -> Option<&mut AnyConnection> {
        self.group.open.as_deref_mut()
    }
}

impl Drop for GroupPart {
    fn drop(&mut self) {
        if self.is_written {
            return;
        }
        if self.has_savepoint {
            // Nothing can be awaited here, so the next one to use the transaction does it.
            self.group.is_abandoned = true;
        } else {
            *self.group = Group::default();
        }
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Row as _;
    use tokio::task::{JoinHandle, yield_now};

    use super::GroupPart;
    use crate::store::Store;

    async fn note(part: &mut GroupPart, name: &str) {
        let insert = format!("INSERT INTO key_values (name, value) VALUES ('{name}', '')");
        sqlx::query(sqlx::AssertSqlSafe(insert)).execute(part.connection().unwrap()).await.unwrap();
    }

    /// Returns the pending commit of one writer, and the share of a second writer that joined the same group.
    async fn two_writers(store: &Store) -> (JoinHandle<anyhow::Result<()>>, GroupPart) {
        let mut one = store.group_commit.join(&store.write_pool).await.unwrap();
        note(&mut one, "one").await;
        let other = tokio::spawn({
            let store = store.clone();
            async move { store.group_commit.join(&store.write_pool).await.unwrap() }
        });
        yield_now().await;
        let one = tokio::spawn({
            let store = store.clone();
            async move { store.group_commit.commit(one).await }
        });
        let mut other = other.await.unwrap();
        note(&mut other, "other").await;
        (one, other)
    }

    async fn noted(store: &Store) -> Vec<String> {
        let rows = sqlx::query("SELECT name FROM key_values ORDER BY name").fetch_all(&store.pool).await.unwrap();
        rows.iter().map(|row| row.get("name")).collect()
    }

    #[tokio::test]
    async fn concurrent_writers_share_a_commit() {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let (one, other) = two_writers(&store).await;
        assert!(!one.is_finished(), "a commit returns only once it is stored");
        store.group_commit.commit(other).await.unwrap();
        one.await.unwrap().unwrap();
        assert_eq!(noted(&store).await, ["one", "other"]);
    }

    #[tokio::test]
    async fn abandoned_write_takes_back_nothing_of_the_others() {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let (one, other) = two_writers(&store).await;
        drop(other);
        one.await.unwrap().unwrap();
        assert_eq!(noted(&store).await, ["one"]);
    }

    #[tokio::test]
    async fn writer_after_an_abandoned_write_joins_the_same_commit() {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let (one, other) = two_writers(&store).await;
        let third = tokio::spawn({
            let store = store.clone();
            async move {
                let mut third = store.group_commit.join(&store.write_pool).await.unwrap();
                note(&mut third, "third").await;
                store.group_commit.commit(third).await
            }
        });
        yield_now().await;
        drop(other);
        one.await.unwrap().unwrap();
        third.await.unwrap().unwrap();
        assert_eq!(noted(&store).await, ["one", "third"]);
    }

    #[tokio::test]
    async fn first_writer_that_gives_up_leaves_nothing_open() {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let mut first = store.group_commit.join(&store.write_pool).await.unwrap();
        note(&mut first, "first").await;
        drop(first);
        let mut again = store.group_commit.join(&store.write_pool).await.unwrap();
        note(&mut again, "again").await;
        store.group_commit.commit(again).await.unwrap();
        assert_eq!(noted(&store).await, ["again"]);
    }
}
