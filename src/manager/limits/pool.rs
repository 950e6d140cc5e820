//! Shares what is scarce, such as the threads that think or draw: turns go first, and nobody gets more than their share.

use std::collections::{HashMap, VecDeque};
use std::num::NonZero;
use std::sync::{Arc, LazyLock};
use std::thread;

use anyhow::Result;
use parking_lot::Mutex;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, oneshot};

use crate::chat::Account;

/// The threads of all pools. Each keeps much of the memory that its largest job needed, so nothing else gives them work, and they
/// are as many as draw and think at the same time.
static THREADS: LazyLock<Runtime> = LazyLock::new(|| {
    let most = Pool::cores() + Pool::cores().div_ceil(2);
    Builder::new_current_thread().max_blocking_threads(most).build().expect("threads")
});
/// How many jobs of one person may run or wait where more are refused.
const MOST_WAITING: usize = 3;
/// Above this number of people, those without a job are forgotten.
const PRUNE_ABOVE: usize = 1000;

/// For whom a job is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum For {
    /// Somebody's turn depends on it: it goes before everything else.
    Turn,
    /// A person has asked for it. Their jobs run one after the other.
    Person(Account),
    /// Nobody waits for it.
    Nobody,
}

/// A person who already waits for too many jobs.
#[derive(Debug, thiserror::Error)]
#[error("too many jobs of one person wait")]
pub(in crate::manager) struct Busy;

/// Threads for jobs of one kind.
pub(in crate::manager) struct Pool {
    free: Arc<Mutex<Free>>,
    /// What each person's jobs wait for. A person has at most one job in the queue of all.
    people: Mutex<HashMap<Account, Arc<AsyncMutex<()>>>>,
}

/// The threads that are free, and the jobs that wait for one.
struct Free {
    threads: usize,
    /// The threads that only turns get.
    reserved: usize,
    turns: VecDeque<oneshot::Sender<Thread>>,
    others: VecDeque<oneshot::Sender<Thread>>,
}

impl Pool {
    /// Returns a pool of this number of threads. If it has several, one is for turns alone.
    pub(in crate::manager) fn new(threads: usize) -> Pool {
        let reserved = usize::from(threads > 1);
        let free = Free { threads, reserved, turns: VecDeque::new(), others: VecDeque::new() };
        Pool { free: Arc::new(Mutex::new(free)), people: Mutex::default() }
    }

    /// Returns the number of this machine's cores.
    pub(in crate::manager) fn cores() -> usize {
        thread::available_parallelism().map_or(1, NonZero::get)
    }

    /// Does a job on a thread of its own, once it is its turn.
    ///
    /// # Errors
    /// Returns an error if the job panics.
    pub(in crate::manager) async fn run<R: Send + 'static>(
        &self,
        whom: &For,
        job: impl FnOnce() -> R + Send + 'static,
    ) -> Result<R> {
        let _own = self.own_place(whom).await;
        let thread = self.thread(matches!(whom, For::Turn)).await;
        let job = move || {
            // Held even if nobody waits for the job any more.
            let _thread = thread;
            job()
        };
        Ok(THREADS.spawn_blocking(job).await?)
    }

    /// Checks that no more than a few jobs of a person wait.
    ///
    /// # Errors
    /// Returns an error if there are more.
    pub(in crate::manager) fn check(&self, whom: &For) -> Result<(), Busy> {
        let For::Person(who) = whom else { return Ok(()) };
        // The map holds one of the references.
        let waiting = self.people.lock().get(who).map_or(0, |own| Arc::strong_count(own) - 1);
        if waiting < MOST_WAITING { Ok(()) } else { Err(Busy) }
    }

    /// Waits until no other job of the same person waits for a thread or runs.
    async fn own_place(&self, whom: &For) -> Option<OwnedMutexGuard<()>> {
        let For::Person(who) = whom else { return None };
        let own = {
            let mut people = self.people.lock();
            if people.len() >= PRUNE_ABOVE {
                people.retain(|_, own| Arc::strong_count(own) > 1);
            }
            Arc::clone(people.entry(who.clone()).or_default())
        };
        Some(own.lock_owned().await)
    }

    async fn thread(&self, is_turn: bool) -> Thread {
        let waits = {
            let mut free = self.free.lock();
            if free.threads > if is_turn { 0 } else { free.reserved } {
                free.threads -= 1;
                return Thread(Arc::clone(&self.free));
            }
            let (sender, receiver) = oneshot::channel();
            let queue = if is_turn { &mut free.turns } else { &mut free.others };
            queue.push_back(sender);
            receiver
        };
        // A sender is only dropped once it has sent.
        waits.await.unwrap_or_else(|_| Thread(Arc::clone(&self.free)))
    }
}

impl Free {
    /// Takes the job out of its queue that gets the thread that is given back.
    fn next(&mut self) -> Option<oneshot::Sender<Thread>> {
        let is_enough = self.threads >= self.reserved;
        self.turns.pop_front().or_else(|| if is_enough { self.others.pop_front() } else { None })
    }
}

/// A thread that is in use. It is given back, or to the next job, when this is dropped.
struct Thread(Arc<Mutex<Free>>);

impl Drop for Thread {
    fn drop(&mut self) {
        let next = {
            let mut free = self.0.lock();
            let next = free.next();
            free.threads += usize::from(next.is_none());
            next
        };
        if let Some(next) = next {
            // If nobody waits for that job any more, the thread is dropped, and so goes to the job after it.
            _ = next.send(Thread(Arc::clone(&self.0)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chat::Platform;
    use std::sync::mpsc;

    fn person(name: &str) -> For {
        For::Person(Account { platform: Platform::Console, id: name.to_owned() })
    }

    /// Lets jobs wait behind a first one, and returns the order in which they run.
    async fn order(jobs: &[(&'static str, For)]) -> Vec<&'static str> {
        let pool = Arc::new(Pool::new(1));
        let (end, ended) = mpsc::channel::<()>();
        let done = Arc::new(Mutex::new(Vec::new()));
        let first = Arc::clone(&pool);
        let mut tasks = tokio::task::JoinSet::new();
        tasks.spawn(async move { first.run(&For::Nobody, move || _ = ended.recv()).await.unwrap() });
        tokio::task::yield_now().await;
        for (name, whom) in jobs.iter().cloned() {
            let (pool, done) = (Arc::clone(&pool), Arc::clone(&done));
            tasks.spawn(async move { pool.run(&whom, move || done.lock().push(name)).await.unwrap() });
            tokio::task::yield_now().await;
        }
        drop(end);
        tasks.join_all().await;
        Arc::into_inner(done).unwrap().into_inner()
    }

    #[tokio::test]
    async fn turns_go_first_and_a_greedy_person_waits_for_others() {
        let greedy = || ("greedy", person("mallory"));
        let jobs = [greedy(), greedy(), greedy(), ("alice", person("alice")), ("turn", For::Turn), greedy()];
        assert_eq!(order(&jobs).await, ["turn", "greedy", "alice", "greedy", "greedy", "greedy"]);
    }

    #[tokio::test]
    async fn person_has_a_few_jobs_at_most() {
        let pool = Arc::new(Pool::new(1));
        let (end, ended) = mpsc::channel::<()>();
        let mut tasks = tokio::task::JoinSet::new();
        let ended = Arc::new(Mutex::new(ended));
        for _ in 0..MOST_WAITING {
            assert!(pool.check(&person("mallory")).is_ok());
            let (pool, ended) = (Arc::clone(&pool), Arc::clone(&ended));
            tasks
                .spawn(async move { pool.run(&person("mallory"), move || ended.lock().recv().is_ok()).await.unwrap() });
            tokio::task::yield_now().await;
        }
        assert!(pool.check(&person("mallory")).is_err() && pool.check(&person("alice")).is_ok());
        drop(end);
        tasks.join_all().await;
        assert!(pool.check(&person("mallory")).is_ok());
    }

    #[tokio::test]
    async fn cancelled_job_holds_up_nobody() {
        let pool = Arc::new(Pool::new(1));
        let held = pool.thread(true).await;
        let waiting = Arc::clone(&pool);
        let cancelled = tokio::spawn(async move { waiting.run(&For::Turn, || ()).await });
        tokio::task::yield_now().await;
        cancelled.abort();
        _ = cancelled.await;
        drop(held);
        assert_eq!(pool.run(&For::Nobody, || 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn job_that_is_cancelled_once_it_has_its_thread_gives_it_back() {
        let pool = Arc::new(Pool::new(1));
        let held = pool.thread(true).await;
        let waiting = Arc::clone(&pool);
        let cancelled = tokio::spawn(async move { waiting.run(&For::Turn, || ()).await });
        tokio::task::yield_now().await;
        drop(held);
        cancelled.abort();
        assert!(cancelled.await.unwrap_err().is_cancelled());
        assert_eq!(pool.free.lock().threads, 1);
    }
}
