//! Handles the events of each room in their order, and the rooms independently: what takes long in one room, such as the
//! analysis of a match, holds up no other.

use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use matrix_sdk::ruma::OwnedRoomId;
use tokio::sync::oneshot;
use tokio::sync::oneshot::error::TryRecvError;
use tokio::task::{JoinError, JoinSet};
use tokio::time::{Instant, timeout_at};

/// How many jobs may wait or run before no further events are taken in.
const MAX_JOBS: usize = 500;

/// The jobs of all rooms. They end when this is dropped.
pub(super) struct RoomQueues {
    jobs: JoinSet<()>,
    /// For each room, what closes when its latest job ends.
    latest: HashMap<OwnedRoomId, oneshot::Receiver<Infallible>>,
    /// The batches from the first one on that is not handled, oldest first.
    batches: VecDeque<Batch>,
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
        RoomQueues { jobs: JoinSet::new(), latest: HashMap::new(), batches: VecDeque::new() }
    }

    /// Begins a batch, to which all jobs belong that are added from now on. `token` is the sync token after it.
    pub(super) fn begin(&mut self, token: &str) {
        let batch = Batch { token: token.to_owned(), running: Arc::default() };
        match self.batches.back_mut() {
            Some(last) if last.is_handled() => *last = batch,
            _ => self.batches.push_back(batch),
        }
    }

    /// Adds a job, which begins when the earlier ones of its room have ended.
    pub(super) fn add(&mut self, room: OwnedRoomId, job: impl Future<Output = ()> + Send + 'static) {
        let running = self.batches.back().map(|batch| Arc::clone(&batch.running));
        let (ended, end) = oneshot::channel();
        let earlier = self.latest.insert(room, end);
        self.jobs.spawn(async move {
            let (_running, _ended) = (running, ended);
            if let Some(earlier) = earlier {
                _ = earlier.await;
            }
            job.await;
        });
    }

    /// Waits up to `patience` for the jobs of the latest batch, and as long as there are very many jobs. Returns the
    /// sync token up to which everything is handled, if there is one.
    pub(super) async fn handled(&mut self, patience: Duration) -> Option<String> {
        let until = Instant::now() + patience;
        while self.batches.back().is_some_and(|batch| !batch.is_handled())
            && let Ok(Some(ended)) = timeout_at(until, self.jobs.join_next()).await
        {
            report(ended);
        }
        while self.jobs.len() > MAX_JOBS
            && let Some(ended) = self.jobs.join_next().await
        {
            report(ended);
        }
        while let Some(ended) = self.jobs.try_join_next() {
            report(ended);
        }
        self.latest.retain(|_, end| end.try_recv() == Err(TryRecvError::Empty));
        let mut token = None;
        while self.batches.front().is_some_and(Batch::is_handled) {
            token = self.batches.pop_front().map(|batch| batch.token);
        }
        token
    }

    /// Waits until everything is handled.
    pub(super) async fn finish(mut self) {
        while let Some(ended) = self.jobs.join_next().await {
            report(ended);
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
    use matrix_sdk::ruma::owned_room_id;
    use parking_lot::Mutex;
    use tokio::sync::Notify;

    use super::*;

    const PATIENCE: Duration = Duration::from_millis(50);
    /// Long enough on any machine.
    const MUCH_PATIENCE: Duration = Duration::from_mins(1);

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
        assert_eq!(queues.handled(PATIENCE).await, None, "the analysis is not done");
        for token in ["two", "three"] {
            queues.begin(token);
            queues.add(other.clone(), quick(&done, "a play"));
            queues.add(room.clone(), quick(&done, token));
            assert_eq!(queues.handled(PATIENCE).await, None, "the room waits for the analysis");
        }
        assert_eq!(*done.names.lock(), ["a play"; 3]);
        queues.begin("four");
        assert_eq!(queues.handled(MUCH_PATIENCE).await, None, "the analysis would be lost if the bot were killed now");
        done.analysed.notify_one();
        queues.begin("five");
        queues.add(room, quick(&done, "five"));
        assert_eq!(queues.handled(MUCH_PATIENCE).await.as_deref(), Some("five"));
        assert_eq!(done.names.lock()[3..], ["an analysis", "two", "three", "five"]);
        assert!(queues.latest.is_empty() && queues.batches.is_empty());
    }

    #[tokio::test]
    async fn job_that_panics_holds_up_nothing() {
        let room = owned_room_id!("!room:example.org");
        let (mut queues, done) = (RoomQueues::new(), Arc::default());
        queues.begin("one");
        queues.add(room.clone(), async { panic!("as the test wants it") });
        queues.add(room, quick(&done, "a play"));
        assert_eq!(queues.handled(MUCH_PATIENCE).await.as_deref(), Some("one"));
        assert_eq!(*done.names.lock(), ["a play"]);
    }

    #[tokio::test]
    async fn very_many_jobs_are_waited_for() {
        let (mut queues, done) = (RoomQueues::new(), Arc::<Done>::default());
        queues.begin("one");
        queues.add(owned_room_id!("!room:example.org"), slow(&done));
        for _ in 0..MAX_JOBS {
            queues.add(owned_room_id!("!room:example.org"), quick(&done, "a play"));
        }
        assert!(timeout_at(Instant::now() + 2 * PATIENCE, queues.handled(PATIENCE)).await.is_err());
        done.analysed.notify_one();
        assert_eq!(queues.handled(MUCH_PATIENCE).await.as_deref(), Some("one"));
        assert_eq!(done.names.lock().len(), MAX_JOBS + 1);
    }
}
