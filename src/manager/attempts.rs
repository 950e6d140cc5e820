//! Work that the last process did not end: if it has killed the process twice, it is not begun a third time.

use super::Manager;
use crate::store::causes;

/// What the keys begin with under which attempts are counted; what was attempted follows.
const PREFIX: &str = "attempt:";
/// How often work that may have killed the last process is begun again.
const MOST: i64 = 1;

impl Manager {
    /// Records that this process begins `what`, which an earlier one may not have ended. Returns whether it may: otherwise it has
    /// failed an earlier process again and again. If the store fails, it may.
    pub async fn begins_again(&self, what: &str) -> bool {
        let count = self.store().key_value().increment(&format!("{PREFIX}{what}")).await;
        let count = count.inspect_err(|error| tracing::warn!("cannot count an attempt: {}", causes(error)));
        let may = count.map_or(true, |count| count <= MOST);
        if !may {
            tracing::error!("{what} was begun before and not ended by two processes; it is given up");
        }
        may
    }

    /// Records that `what` has ended.
    pub async fn has_ended(&self, what: &str) {
        if let Err(error) = self.store().key_value().remove(&format!("{PREFIX}{what}")).await {
            tracing::warn!("cannot record the end of an attempt: {}", causes(&error));
        }
    }
}
