//! Limits the events of one person that are handled aside, because they may take long.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;

/// How many of them one person may have at a time.
const MOST: usize = 3;

/// How many such events of each person are being handled.
#[derive(Clone, Default)]
pub(super) struct SlowEvents(Arc<Mutex<HashMap<String, usize>>>);

impl SlowEvents {
    /// Counts another event of `author` until what is returned is dropped; `None` if there are too many.
    pub(super) fn begin(&self, author: &str) -> Option<SlowEvent> {
        let mut all = self.0.lock();
        let count = all.entry(author.to_owned()).or_default();
        if *count == MOST {
            return None;
        }
        *count += 1;
        Some(SlowEvent { all: self.clone(), author: author.to_owned() })
    }
}

/// An event that is being handled.
pub(super) struct SlowEvent {
    all: SlowEvents,
    author: String,
}

impl Drop for SlowEvent {
    fn drop(&mut self) {
        let mut all = self.all.0.lock();
        if let Some(count) = all.get_mut(&self.author) {
            *count -= 1;
        }
        all.retain(|_, count| *count > 0);
    }
}
