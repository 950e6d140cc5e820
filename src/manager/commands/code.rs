//! The limit on wrong codes, of games in two places and of linked accounts.

use crate::manager::request::Request;
use crate::manager::stop::Stop;
use crate::speech::{self, Arg};

/// Returns what was `found` by the author's code. If that is nothing, counts a wrong code and refuses with the sentence `id`.
///
/// # Errors
/// Returns a [`Stop`] if nothing was found.
pub(super) fn found_by_code<T>(request: &Request<'_>, found: Option<T>, id: &str) -> Result<T, Stop> {
    if found.is_none()
        && let Some(limits) = &request.manager.limits
    {
        limits.note_wrong_code(&request.message.author.account, request.now);
    }
    found.ok_or_else(|| request.refuse(id, &[]))
}

/// Checks that the author may try a code.
///
/// # Errors
/// Returns a [`Stop`] that says how long to wait, if they have tried too many wrong ones.
pub(super) fn check_code_limit(request: &Request<'_>) -> Result<(), Stop> {
    let limits = request.manager.limits.as_ref();
    match limits.and_then(|limits| limits.code_wait(&request.message.author.account, request.now)) {
        Some(wait) => {
            let wait = speech::duration_to_come(request.language, wait);
            Err(request.refuse("refused-codes-wrong", &[("wait", Arg::Text(&wait))]))
        }
        None => Ok(()),
    }
}
