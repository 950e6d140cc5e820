//! Group commit: who writes to an embedded database at the same time shares a commit, which costs more than all that is
//! written. PostgreSQL does the same by itself.

use std::mem;
use std::sync::Arc;

use anyhow::{Context as _, bail};
use sqlx::{Any, AnyConnection, AnyPool};
use tokio::sync::{Mutex, OwnedMutexGuard, oneshot};
use tokio::time::timeout;

use crate::store::backend::kind::{Backend, TURN_COMES_WITHIN};
use crate::store::backend::transient::Overtaken;

/// Whose turn it is to write. Those who come first are served first, which makes the groups: whoever has written waits
/// for a second turn to commit, behind all who wanted to write meanwhile, and commits what they have written too.
#[derive(Clone, Default)]
pub(in crate::store) struct Writers(Arc<Mutex<Group>>);

/// What is not committed yet.
#[derive(Default)]
struct Group {
    open: Option<sqlx::Transaction<'static, Any>>,
    /// Those who have written their part, to be told how the commit went.
    members: Vec<oneshot::Sender<Result<(), String>>>,
}

/// Somebody's part of a group, beside which nobody writes. Where it is dropped the group leaves nothing behind: the others
/// are told so and may try again.
pub(in crate::store) struct Part {
    group: OwnedMutexGuard<Group>,
    is_written: bool,
}

impl Writers {
    /// Waits for a turn to write.
    pub(in crate::store) async fn join(&self, writing: &AnyPool) -> anyhow::Result<Part> {
        let group = timeout(TURN_COMES_WITHIN, Arc::clone(&self.0).lock_owned()).await;
        let group = group.context("others write all the time: database is locked")?;
        let mut part = Part { group, is_written: false };
        if part.group.open.is_none() {
            part.group.open = Some(writing.begin_with(Backend::Sqlite.begin()).await?);
        }
        Ok(part)
    }

    /// Makes `part` lasting, with the group that it belongs to. The part of somebody who does not wait for the end is
    /// committed by the next one who writes.
    pub(in crate::store) async fn commit(&self, mut part: Part) -> anyhow::Result<()> {
        let (member, mut told) = oneshot::channel();
        part.group.members.push(member);
        part.is_written = true;
        drop(part);
        let mut group = tokio::select! {
            biased;
            told = &mut told => return heard(told),
            group = self.0.lock() => group,
        };
        // Whoever had his turn before may have committed for both.
        match told.try_recv() {
            Err(oneshot::error::TryRecvError::Empty) => {}
            Ok(told) => return heard(Ok(told)),
            Err(oneshot::error::TryRecvError::Closed) => bail!(broken()),
        }
        let (open, members) = (group.open.take(), mem::take(&mut group.members));
        let committed = open.context("there is nothing to commit")?.commit().await;
        let told = committed.as_ref().map_err(ToString::to_string).copied();
        for member in members {
            // Not every one waits for it any more.
            _ = member.send(told.clone());
        }
        Ok(committed?)
    }
}

fn heard(told: Result<Result<(), String>, oneshot::error::RecvError>) -> anyhow::Result<()> {
    match told {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => bail!(Overtaken(format!("the commit failed: {error}"))),
        Err(_) => bail!(broken()),
    }
}

fn broken() -> Overtaken {
    Overtaken("somebody who wrote at the same time broke off".to_owned())
}

impl Part {
    pub(in crate::store) fn connection(&mut self) -> Option<&mut AnyConnection> {
        self.group.open.as_deref_mut()
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        if !self.is_written {
            *self.group = Group::default();
        }
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Row as _;
    use tokio::task::{JoinHandle, yield_now};

    use super::Part;
    use crate::store::{Store, is_transient};

    async fn note(part: &mut Part, name: &str) {
        let insert = format!("INSERT INTO notes (name, value) VALUES ('{name}', '')");
        sqlx::query(sqlx::AssertSqlSafe(insert)).execute(part.connection().unwrap()).await.unwrap();
    }

    /// Somebody who has written, and waits for his turn to commit, and one who came meanwhile and has written too.
    async fn two(store: &Store) -> (JoinHandle<anyhow::Result<()>>, Part) {
        let mut one = store.writers.join(&store.writing).await.unwrap();
        note(&mut one, "one").await;
        let other = tokio::spawn({
            let store = store.clone();
            async move { store.writers.join(&store.writing).await.unwrap() }
        });
        yield_now().await;
        let one = tokio::spawn({
            let store = store.clone();
            async move { store.writers.commit(one).await }
        });
        let mut other = other.await.unwrap();
        note(&mut other, "other").await;
        (one, other)
    }

    async fn noted(store: &Store) -> Vec<String> {
        let rows = sqlx::query("SELECT name FROM notes ORDER BY name").fetch_all(&store.pool).await.unwrap();
        rows.iter().map(|row| row.get("name")).collect()
    }

    #[tokio::test]
    async fn who_writes_at_the_same_time_shares_a_commit() {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let (one, other) = two(&store).await;
        assert!(!one.is_finished(), "nobody is told before it is stored");
        store.writers.commit(other).await.unwrap();
        one.await.unwrap().unwrap();
        assert_eq!(noted(&store).await, ["one", "other"]);
    }

    #[tokio::test]
    async fn where_one_breaks_off_nothing_is_stored_and_the_others_may_try_again() {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let (one, other) = two(&store).await;
        drop(other);
        let error = one.await.unwrap().unwrap_err();
        assert!(is_transient(&error), "{error:#}");
        assert_eq!(noted(&store).await, [""; 0]);
        let mut again = store.writers.join(&store.writing).await.unwrap();
        note(&mut again, "again").await;
        store.writers.commit(again).await.unwrap();
        assert_eq!(noted(&store).await, ["again"]);
    }
}
