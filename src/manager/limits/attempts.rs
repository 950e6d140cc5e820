//! Counts how often work was begun that may kill the process: what was begun several times and never ended is given up.

use crate::manager::Manager;
use crate::store::causes;

/// What the keys begin with under which attempts are counted; what was attempted follows.
const PREFIX: &str = "attempt:";
/// How often the same work is begun. More than once, as a process may have been killed for another reason.
const MOST: i64 = 3;

fn key(what: &str) -> String {
    format!("{PREFIX}{what}")
}

impl Manager {
    /// Records that this process begins `what`. Returns `false` if it must not, as several processes have begun it and none has
    /// ended it. If the store fails, it may.
    pub async fn begin_attempt(&self, what: &str) -> bool {
        // Noted first, as this may be cut off when the process stops.
        self.attempts.lock().insert(what.to_owned());
        let count = self.store().key_value().increment(&key(what)).await;
        let count = count.inspect_err(|error| tracing::warn!("cannot count an attempt: {}", causes(error)));
        let may = count.map_or(true, |count| count <= MOST);
        if !may {
            self.attempts.lock().remove(what);
            tracing::error!("{what} was begun {MOST} times and never ended; it is given up");
        }
        may
    }

    /// Records that `what` has ended.
    pub async fn end_attempt(&self, what: &str) {
        self.attempts.lock().remove(what);
        if let Err(error) = self.store().key_value().remove(&key(what)).await {
            tracing::warn!("cannot record the end of an attempt: {}", causes(&error));
        }
    }

    /// Takes back the attempts that this process has begun and not ended, as it stops for another reason.
    pub async fn take_back_attempts(&self) {
        let begun = std::mem::take(&mut *self.attempts.lock());
        for what in begun {
            if let Err(error) = self.store().key_value().decrement(&key(&what)).await {
                tracing::warn!("cannot take back an attempt: {}", causes(&error));
            }
        }
    }
}
