//! The limit on wrong codes, of games in two places and of linked accounts.

use crate::locale::{Id, id};
use crate::manager::stop::Stop;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};

/// Returns what was `found` by the author's code. If that is nothing, counts a wrong code and refuses with the sentence `id`.
///
/// # Errors
/// Returns a [`Stop`] if nothing was found.
pub(super) fn found_by_code<T>(unit: &Unit<'_>, found: Option<T>, id: Id) -> Result<T, Stop> {
    if found.is_none()
        && let Some(limits) = &unit.manager.limits
    {
        limits.note_wrong_code(&unit.actor.account, unit.now);
    }
    found.ok_or_else(|| unit.refuse(id, &[]))
}

/// Checks that the author may try a code.
///
/// # Errors
/// Returns a [`Stop`] that says how long to wait, if they have tried too many wrong ones.
pub(super) fn check_code_limit(unit: &Unit<'_>) -> Result<(), Stop> {
    let limits = unit.manager.limits.as_ref();
    match limits.and_then(|limits| limits.code_wait(&unit.actor.account, unit.now)) {
        Some(wait) => {
            let wait = speech::duration_to_come(unit.language, wait);
            Err(unit.refuse(id!("refused-codes-wrong"), &[("wait", Arg::Text(&wait))]))
        }
        None => Ok(()),
    }
}
