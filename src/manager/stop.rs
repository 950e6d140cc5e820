//! Why a handler stops early. Handlers return it with `?`.

use anyhow::anyhow;

use super::computer::query::EngineQuestion;
use super::platform::query::PlatformQuery;
use crate::chat::{Reply, SentFile};

/// The replies that only the author reads. An empty list means that the outbox holds everything.
pub(super) type Answer = Result<Vec<Reply>, Stop>;

/// Why a handler stopped before it was done.
#[derive(Debug)]
pub(super) enum Stop {
    /// The command does not apply, and the author reads why. What the handler has stored so far is kept.
    Refused(Vec<Reply>),
    /// The handler needs an answer from the platform, which is asked outside the transaction. Nothing is stored.
    NeedsPlatform(PlatformQuery),
    /// The handler needs the match in this file, which is read outside the transaction. Nothing is stored.
    NeedsMatch(SentFile),
    /// The handler needs an answer from the engine, which thinks outside the transaction. Nothing is stored.
    NeedsEngine(EngineQuestion),
    /// The store failed, scripted dice ran out, or a handler panicked. Nothing is stored.
    Failed(anyhow::Error),
}

impl From<anyhow::Error> for Stop {
    fn from(error: anyhow::Error) -> Stop {
        Stop::Failed(error)
    }
}

impl Stop {
    /// Returns whether the same request may succeed if it is tried again.
    pub(super) fn is_transient(&self) -> bool {
        matches!(self, Stop::Failed(error) if crate::store::is_transient(error))
    }

    /// Returns this stop as an error, for callers that have nobody to reply to.
    pub(super) fn into_error(self) -> anyhow::Error {
        match self {
            Stop::Failed(error) => error,
            Stop::NeedsPlatform(query) => anyhow!("a handler asks the platform where none can answer: {query:?}"),
            Stop::NeedsMatch(_) => anyhow!("a handler needs a file where none can be read"),
            Stop::NeedsEngine(_) => anyhow!("a handler asks the engine again and again"),
            Stop::Refused(replies) => {
                anyhow!("refused: {:?}", replies.into_iter().map(|reply| reply.text).collect::<Vec<_>>())
            }
        }
    }
}

/// Turns a refusal into the replies that it carries.
pub(super) fn into_replies(answer: Answer) -> Answer {
    match answer {
        Err(Stop::Refused(replies)) => Ok(replies),
        other => other,
    }
}
