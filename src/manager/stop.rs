//! Why a handler stops early. It travels by `?`.

use anyhow::anyhow;

use super::platform_query::PlatformQuery;
use crate::chat::Reply;

/// What a handler replies to the author alone. An empty list means that the outbox says everything.
pub(super) type Answer = Result<Vec<Reply>, Stop>;

/// Why a handler stopped before it was done.
#[derive(Debug)]
pub(super) enum Stop {
    /// The author reads why the command does not apply. What the handler stored so far stays.
    Refused(Vec<Reply>),
    /// The platform has to be asked first, outside the transaction; nothing is stored.
    NeedsPlatform(PlatformQuery),
    /// The store failed, scripted dice ran out, or a handler panicked; nothing is stored.
    Failed(anyhow::Error),
}

impl From<anyhow::Error> for Stop {
    fn from(error: anyhow::Error) -> Stop {
        Stop::Failed(error)
    }
}

impl Stop {
    /// Whether the same request may succeed if it is tried again.
    pub(super) fn is_transient(&self) -> bool {
        matches!(self, Stop::Failed(error) if crate::store::is_transient(error))
    }

    /// The failure behind this stop, for callers that have nobody to reply to.
    pub(super) fn into_error(self) -> anyhow::Error {
        match self {
            Stop::Failed(error) => error,
            Stop::NeedsPlatform(query) => anyhow!("the platform was not asked: {query:?}"),
            Stop::Refused(replies) => {
                anyhow!("refused: {:?}", replies.into_iter().map(|reply| reply.text).collect::<Vec<_>>())
            }
        }
    }
}

/// Turns a refusal into the replies that it carries.
pub(super) fn replies(answer: Answer) -> Answer {
    match answer {
        Err(Stop::Refused(replies)) => Ok(replies),
        other => other,
    }
}
