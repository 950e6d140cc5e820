//! Handles one message: applies the rate limit, runs the command in one transaction, and retries.

use std::time::Duration;

use tokio::time::sleep;

use super::catch_panic::catch_panic;
use super::channel::Channel;
use super::dispatch::{dispatch, update_name};
use super::platform_query::PlatformAnswers;
use super::rate_limit::RateLimited;
use super::request::Request;
use super::state::Manager;
use super::stop::{Stop, into_replies};
use crate::chat::{Message, Reply};
use crate::speech::{self, Arg};

/// The waits before a message is handled again after a transient failure of the store.
const RETRY_AFTER: [Duration; 3] = [Duration::from_millis(50), Duration::from_millis(500), Duration::from_secs(2)];

/// How a message was handled, with the replies that only its author reads.
#[derive(Debug)]
pub enum Handled {
    /// The command was carried out or refused.
    Done(Vec<Reply>),
    /// The author writes too fast, so nothing was changed. There is a reply at most once a minute.
    TooFast(Vec<Reply>),
}

/// Handles a message: records it, acts, stores and writes to the outbox in one transaction. Returns the replies that
/// only the author reads; everything else is delivered from the outbox. A message that was handled before changes
/// nothing and returns the same replies again.
///
/// # Errors
/// Returns an error if the store fails, scripted dice run out, or a handler panics. Then nothing has changed, and the
/// same message may be tried again.
pub async fn handle(manager: &Manager, message: Message) -> anyhow::Result<Vec<Reply>> {
    match handle_unless_too_fast(manager, message).await? {
        Handled::Done(replies) | Handled::TooFast(replies) => Ok(replies),
    }
}

/// Does the same as [`handle`], for a platform where a message that was not handled leaves its choices open.
///
/// # Errors
/// Returns an error in the same cases as [`handle`].
pub async fn handle_unless_too_fast(manager: &Manager, message: Message) -> anyhow::Result<Handled> {
    match rate_limited(manager, &message) {
        Some(limited) => refuse_rate_limited(manager, &message, limited).await.map(Handled::TooFast),
        None => retry(manager, &message, None).await.map(Handled::Done).map_err(Stop::into_error),
    }
}

/// Does the same as [`handle`], with a `channel` that can tell who is in a place, which some commands need to know.
///
/// # Errors
/// Returns an error in the same cases as [`handle`].
pub async fn handle_on<C: Channel>(manager: &Manager, message: Message, channel: &C) -> anyhow::Result<Vec<Reply>> {
    if let Some(limited) = rate_limited(manager, &message) {
        return refuse_rate_limited(manager, &message, limited).await;
    }
    let mut answers = PlatformAnswers::default();
    loop {
        match retry(manager, &message, Some(&answers)).await {
            Err(Stop::NeedsPlatform(query)) => {
                let answer = query.ask(channel).await;
                answers.insert(query, answer);
            }
            answer => return answer.map_err(Stop::into_error),
        }
    }
}

fn rate_limited(manager: &Manager, message: &Message) -> Option<RateLimited> {
    manager.limits.as_ref()?.admit(message, manager.clock.now()).err()
}

async fn refuse_rate_limited(manager: &Manager, message: &Message, limited: RateLimited) -> anyhow::Result<Vec<Reply>> {
    if limited.was_told {
        return Ok(Vec::new());
    }
    let language = manager.language(&message.author.account, &message.place).await?;
    let seconds = Arg::Number(u32::try_from(limited.wait / 1000 + 1).unwrap_or(u32::MAX));
    let text = speech::say(language, "refused-too-fast", &[("seconds", seconds)]);
    Ok(vec![Reply { text, ..Reply::default() }])
}

async fn retry(manager: &Manager, message: &Message, answers: Option<&PlatformAnswers>) -> Result<Vec<Reply>, Stop> {
    let mut waits = RETRY_AFTER.into_iter();
    loop {
        // The future of all commands together is large, so it is boxed to keep it off the stack of every caller.
        let answer = catch_panic(Box::pin(handle_once(manager, message.clone(), answers))).await;
        match (answer, waits.next()) {
            // If the commit succeeded and only its acknowledgement was lost, the retry finds the message recorded.
            (Err(stop), Some(wait)) if stop.is_transient() => {
                tracing::warn!("handling a message failed, trying again: {:#}", stop.into_error());
                sleep(wait).await;
            }
            (answer, _) => return answer,
        }
    }
}

async fn handle_once(
    manager: &Manager,
    message: Message,
    answers: Option<&PlatformAnswers>,
) -> Result<Vec<Reply>, Stop> {
    let mut transaction = manager.store.begin_in(&message.place).await?;
    if let Some(replies) = transaction.find_handled_and_prefetch(&message).await? {
        return Ok(replies);
    }
    let known_name = transaction.name(&message.author.account).await?;
    let mut request = Request::new(manager, transaction, message).await?;
    request.answers = answers.cloned();
    if known_name.is_some_and(|known| known != request.message.author.name) {
        // Boxed because it is rare, and would make every other request larger.
        Box::pin(update_name(&mut request)).await?;
    }
    let replies = into_replies(dispatch(&mut request).await)?;
    request.commit(&replies).await?;
    manager.notify_delivery();
    Ok(replies)
}
