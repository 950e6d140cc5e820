//! Handles the events of each room in their order, and the rooms independently: what takes long in one room holds up no other.
//! What is known to take long, such as the analysis of a match, runs aside: nobody in its room waits for it either.

use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use matrix_sdk::ruma::{OwnedRoomId, RoomId};
use tokio::sync::oneshot::error::TryRecvError;
use tokio::sync::{mpsc, oneshot};
use tokio::task::{JoinError, JoinSet};

/// How many jobs of one room may wait or run. What arrives there meanwhile is read again later.
const MAX_JOBS_OF_ROOM: usize = 10;

/// The jobs of all rooms. They end when this is dropped.
pub(super) struct RoomQueues {
    jobs: JoinSet<()>,
    /// For each room, what closes when its latest job ends, and what each of its jobs holds.
    latest: HashMap<OwnedRoomId, (oneshot::Receiver<Infallible>, Arc<()>)>,
    /// The batches from the first one on that is not handled, oldest first.
    batches: VecDeque<Batch>,
    /// The jobs for which no room waits, until they begin.
    aside: (mpsc::UnboundedSender<Job>, mpsc::UnboundedReceiver<Job>),
}

type Job = BoxFuture<'static, ()>;

/// Lets jobs run for which their room does not wait. They belong to a batch like all others.
#[derive(Clone)]
pub(super) struct Aside {
    jobs: mpsc::UnboundedSender<Job>,
    running: Option<Arc<()>>,
}

impl Aside {
    pub(super) fn add(&self, job: impl Future<Output = ()> + Send + 'static) {
        let running = self.running.clone();
        let job = Box::pin(async move {
            job.await;
            drop(running);
        });
        // The receiver is gone only when the whole session ends.
        _ = self.jobs.send(job);
    }
}

/// What one sync response brought.
struct Batch {
    /// The sync token after it.
    token: String,
    /// Each of its jobs holds a clone.
    running: Arc<()>,
}

impl Batch {
    fn is_handled(&self) -> bool {
        Arc::strong_count(&self.running) == 1
    }
}

impl RoomQueues {
    pub(super) fn new() -> RoomQueues {
        RoomQueues {
            jobs: JoinSet::new(),
            latest: HashMap::new(),
            batches: VecDeque::new(),
            aside: mpsc::unbounded_channel(),
        }
    }

    /// Returns where jobs of the latest batch run aside.
    pub(super) fn aside(&self) -> Aside {
        Aside { jobs: self.aside.0.clone(), running: self.hold() }
    }

    /// Begins a batch, to which all jobs belong that are added from now on. `token` is the sync token after it.
    pub(super) fn begin(&mut self, token: &str) {
        let batch = Batch { token: token.to_owned(), running: Arc::default() };
        match self.batches.back_mut() {
            Some(last) if last.is_handled() => *last = batch,
            _ => self.batches.push_back(batch),
        }
    }

    /// Returns whether as many jobs of a room wait or run as may.
    pub(super) fn is_full(&self, room: &RoomId) -> bool {
        self.latest.get(room).is_some_and(|(_, jobs)| Arc::strong_count(jobs) > MAX_JOBS_OF_ROOM)
    }

    /// Returns whether no job of a room waits or runs.
    pub(super) fn is_idle(&self, room: &RoomId) -> bool {
        self.latest.get(room).is_none_or(|(_, jobs)| Arc::strong_count(jobs) == 1)
    }

    /// Returns something that keeps the latest batch from being handled, until it is dropped.
    pub(super) fn hold(&self) -> Option<Arc<()>> {
        self.batches.back().map(|batch| Arc::clone(&batch.running))
    }

    /// Adds a job, which begins when the earlier ones of its room have ended.
    pub(super) fn add(&mut self, room: OwnedRoomId, job: impl Future<Output = ()> + Send + 'static) {
        let running = self.hold();
        let (ended, end) = oneshot::channel();
        let (earlier, jobs) = match self.latest.remove(&room) {
            Some((earlier, jobs)) => (Some(earlier), jobs),
            None => (None, Arc::default()),
        };
        let job_of_room = Arc::clone(&jobs);
        self.latest.insert(room, (end, jobs));
        self.jobs.spawn(async move {
            let (_running, _ended, _job) = (running, ended, job_of_room);
            if let Some(earlier) = earlier {
                _ = earlier.await;
            }
            job.await;
        });
    }

    /// Waits until another batch is handled, with all before it, and returns the sync token up to which everything is. If it is
    /// dropped meanwhile, nothing is lost.
    pub(super) async fn handled(&mut self) -> String {
        loop {
            while let Some(ended) = self.jobs.try_join_next() {
                report(ended);
            }
            self.latest.retain(|_, (end, _)| end.try_recv() == Err(TryRecvError::Empty));
            let mut token = None;
            while self.batches.front().is_some_and(Batch::is_handled) {
                token = self.batches.pop_front().map(|batch| batch.token);
            }
            if let Some(token) = token {
                return token;
            }
            tokio::select! {
                Some(job) = self.aside.1.recv() => drop(self.jobs.spawn(job)),
                Some(ended) = self.jobs.join_next(), if !self.jobs.is_empty() => report(ended),
            }
        }
    }
}

fn report(ended: Result<(), JoinError>) {
    if let Err(error) = ended {
        tracing::error!("Matrix: the events of a room could not all be handled: {error}");
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use matrix_sdk::ruma::owned_room_id;
    use parking_lot::Mutex;
    use tokio::sync::Notify;
    use tokio::time::timeout;

    use super::*;

    const PATIENCE: Duration = Duration::from_millis(50);

    #[derive(Default)]
    struct Done {
        names: Mutex<Vec<&'static str>>,
        /// What slow jobs wait for.
        analysed: Notify,
    }

    fn quick(done: &Arc<Done>, name: &'static str) -> impl Future<Output = ()> + use<> {
        let done = Arc::clone(done);
        async move { done.names.lock().push(name) }
    }

    fn slow(done: &Arc<Done>) -> impl Future<Output = ()> + use<> {
        let done = Arc::clone(done);
        async move {
            done.analysed.notified().await;
            done.names.lock().push("an analysis");
        }
    }

    #[tokio::test]
    async fn slow_room_holds_up_itself_alone() {
        let (room, other) = (owned_room_id!("!slow:example.org"), owned_room_id!("!other:example.org"));
        let (mut queues, done) = (RoomQueues::new(), Arc::default());
        queues.begin("one");
        queues.add(room.clone(), slow(&done));
        queues.add(other.clone(), quick(&done, "a play"));
        assert!(timeout(PATIENCE, queues.handled()).await.is_err(), "the analysis is not done");
        for token in ["two", "three"] {
            queues.begin(token);
            queues.add(other.clone(), quick(&done, "a play"));
            queues.add(room.clone(), quick(&done, token));
            assert!(timeout(PATIENCE, queues.handled()).await.is_err(), "the room waits for the analysis");
        }
        assert_eq!(*done.names.lock(), ["a play"; 3]);
        assert!(queues.is_idle(&other) && !queues.is_idle(&room));
        queues.begin("four");
        assert!(
            timeout(PATIENCE, queues.handled()).await.is_err(),
            "the analysis would be lost if the bot were killed now"
        );
        done.analysed.notify_one();
        assert_eq!(queues.handled().await, "four");
        assert_eq!(done.names.lock()[3..], ["an analysis", "two", "three"]);
        assert!(queues.latest.is_empty() && queues.batches.is_empty());
    }

    #[tokio::test]
    async fn job_aside_holds_up_its_batch_alone() {
        let room = owned_room_id!("!room:example.org");
        let (mut queues, done) = (RoomQueues::new(), Arc::default());
        queues.begin("one");
        let (aside, job) = (queues.aside(), slow(&done));
        queues.add(room.clone(), async move { aside.add(job) });
        queues.add(room, quick(&done, "a play"));
        assert!(timeout(PATIENCE, queues.handled()).await.is_err(), "the analysis is not done");
        assert_eq!(*done.names.lock(), ["a play"]);
        done.analysed.notify_one();
        assert_eq!(queues.handled().await, "one");
        assert_eq!(*done.names.lock(), ["a play", "an analysis"]);
    }

    #[tokio::test]
    async fn job_that_panics_holds_up_nothing() {
        let room = owned_room_id!("!room:example.org");
        let (mut queues, done) = (RoomQueues::new(), Arc::default());
        queues.begin("one");
        queues.add(room.clone(), async { panic!("as the test wants it") });
        queues.add(room, quick(&done, "a play"));
        assert_eq!(queues.handled().await, "one");
        assert_eq!(*done.names.lock(), ["a play"]);
    }

    #[tokio::test]
    async fn room_with_very_many_jobs_is_full_until_they_end() {
        let (room, other) = (owned_room_id!("!room:example.org"), owned_room_id!("!other:example.org"));
        let (mut queues, done) = (RoomQueues::new(), Arc::<Done>::default());
        queues.begin("one");
        queues.add(room.clone(), slow(&done));
        for _ in 1..MAX_JOBS_OF_ROOM {
            assert!(!queues.is_full(&room));
            queues.add(room.clone(), quick(&done, "a play"));
        }
        assert!(queues.is_full(&room) && !queues.is_full(&other));
        queues.begin("two");
        let held = queues.hold();
        done.analysed.notify_one();
        assert_eq!(queues.handled().await, "one", "the second batch is held");
        assert!(queues.is_idle(&room));
        drop(held);
        assert_eq!(queues.handled().await, "two");
    }
}
