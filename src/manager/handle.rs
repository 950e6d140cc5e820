//! Handles one message: applies the rate limit, runs the command in one transaction, and retries.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::Manager;
use super::analyses::sent_match::read_match;
use super::catch_panic::catch_panic;
use super::computer::query::EngineAnswer;
use super::computer::thinking::THINKING;
use super::dispatch::{dispatch, is_repeatable};
use super::lifecycle::suspend::suspend_games;
use super::limits::budgets::spend_posts;
use super::limits::pool::For;
use super::limits::rate_limit::RateLimited;
use super::platform::channel::Channel;
use super::platform::query::PlatformAnswers;
use super::stop::{Stop, into_replies};
use super::unit::{Unit, clean};
use crate::chat::{Message, Reply};
use crate::command::{parse, spec_of};
use crate::locale::id;
use crate::metrics::{self, Outcome};
use crate::speech::{self, Arg};
use crate::store::{Arrival, causes};

/// The shortest waits before a message is handled again after a transient failure of the store. The longest are twice as
/// long, see [`longer`].
const RETRY_AFTER: [Duration; 4] =
    [Duration::from_millis(40), Duration::from_millis(200), Duration::from_millis(500), Duration::from_secs(1)];

/// How often the engine thinks about one message, as the table may change while it does.
const MOST_QUESTIONS: usize = 4;

/// The replies to a message that was handled, which only its author reads, and how it was handled.
#[derive(Debug)]
pub struct Handled {
    pub replies: Vec<Reply>,
    pub outcome: Outcome,
}

/// Handles a message: records it, acts, stores and writes to the outbox in one transaction. Returns the replies that
/// only the author reads; everything else is delivered from the outbox. A message that was handled before changes
/// nothing and returns the same replies again. `channel` tells who is in a place, and gets the files that people send. If the author
/// writes too fast, nothing was changed, and there is a reply at most once a minute.
///
/// # Errors
/// Returns an error if the store fails, scripted dice run out, or a handler panics. Then nothing has changed, and the
/// same message may be tried again.
pub async fn handle<C: Channel>(manager: &Manager, message: Message, channel: &C) -> anyhow::Result<Handled> {
    let command = command_name(&message);
    let begun = Instant::now();
    if let Some(limited) = rate_limited(manager, &message) {
        return count(command, begun, refuse_rate_limited(manager, &message, limited).await);
    }
    let mut platform_answers = PlatformAnswers::default();
    let mut engine_answer = None;
    loop {
        match retry(manager, &message, &platform_answers, &mut engine_answer).await {
            Err(Stop::NeedsPlatform(query)) => {
                let answer = query.ask(channel).await;
                platform_answers.known.insert(query, answer);
            }
            Err(Stop::NeedsMatch(file)) => {
                let whom = For::Person(message.author.account.clone());
                if is_busy(manager, &whom) {
                    return count(command, begun, refuse_busy(manager, &message).await);
                }
                let read = read_match(channel, &message.place, file, &whom).await;
                platform_answers.sent_match = Some(Arc::new(read?));
            }
            handled => {
                if handled.is_ok() {
                    manager.questions.close(&message);
                }
                return count(command, begun, handled.map_err(Stop::into_error));
            }
        }
    }
}

/// Returns the name of the command in `message`, for the metrics.
fn command_name(message: &Message) -> &'static str {
    parse(&message.text, &message.mentions).map_or(metrics::NO_COMMAND, |parsed| spec_of(parsed.command.kind()).name)
}

/// Counts a message that has been handled since `begun`.
fn count(command: &'static str, begun: Instant, handled: anyhow::Result<Handled>) -> anyhow::Result<Handled> {
    let outcome = handled.as_ref().map_or(Outcome::Failed, |handled| handled.outcome);
    metrics::count_command(command, outcome, begun.elapsed());
    handled
}

fn rate_limited(manager: &Manager, message: &Message) -> Option<RateLimited> {
    manager.limits.as_ref()?.admit(&message.author.account, &message.place, manager.clock.now()).err()
}

async fn refuse_rate_limited(manager: &Manager, message: &Message, limited: RateLimited) -> anyhow::Result<Handled> {
    let ids = message.author.account.ids().chain(message.place_ids());
    if limited.was_told || manager.store.is_banned(message.place.platform, ids).await? {
        return Ok(Handled { replies: Vec::new(), outcome: Outcome::RateLimited });
    }
    let language = manager.language(&message.author.account, &message.place).await?;
    let seconds = Arg::Number(u32::try_from(limited.wait / 1000 + 1).unwrap_or(u32::MAX));
    let text = speech::say(language, id!("refused-too-fast"), &[("seconds", seconds)]);
    Ok(Handled { replies: vec![Reply { text, ..Reply::default() }], outcome: Outcome::RateLimited })
}

/// Returns whether somebody waits for the answers to several questions already.
fn is_busy(manager: &Manager, whom: &For) -> bool {
    manager.limits.is_some() && THINKING.check(whom).is_err()
}

/// Refuses a question of somebody who waits for the answers to several others.
async fn refuse_busy(manager: &Manager, message: &Message) -> anyhow::Result<Handled> {
    let language = manager.language(&message.author.account, &message.place).await?;
    let text = speech::say(language, id!("refused-busy"), &[]);
    Ok(Handled { replies: vec![Reply { text, ..Reply::default() }], outcome: Outcome::Refused })
}

/// Handles a message, and tries again after a transient failure of the store. The engine's answer is kept in
/// `engine_answer`, so that the engine does not have to think again.
async fn retry(
    manager: &Manager,
    message: &Message,
    platform_answers: &PlatformAnswers,
    engine_answer: &mut Option<EngineAnswer>,
) -> Result<Handled, Stop> {
    let mut waits = RETRY_AFTER.into_iter();
    let mut questions = 0..MOST_QUESTIONS;
    loop {
        let attempt = handle_once(manager, message.clone(), platform_answers, engine_answer.clone());
        // Boxed, because the future holds a whole unit and would make those of all callers as large.
        match catch_panic(Box::pin(attempt)).await {
            // The table may change while the engine thinks; then it thinks again.
            Err(Stop::NeedsEngine(question)) if questions.next().is_some() => {
                let whom = For::Person(message.author.account.clone());
                if is_busy(manager, &whom) {
                    return Ok(refuse_busy(manager, message).await?);
                }
                *engine_answer = Some(question.ask(manager.networks()?, &whom).await?);
            }
            // If the commit succeeded and only its acknowledgement was lost, the retry finds the message recorded.
            Err(stop) if stop.is_transient() => {
                let Some(wait) = waits.next() else { return Err(stop) };
                tracing::warn!("handling a message failed, trying again: {}", causes(&stop.into_error()));
                sleep(longer(wait, &message.id)).await;
            }
            handled => return handled,
        }
    }
}

/// Returns up to twice this `wait`, depending on the message: of two messages that got in each other's way, one then goes
/// ahead.
fn longer(wait: Duration, message: &str) -> Duration {
    let mut hasher = DefaultHasher::new();
    (message, wait).hash(&mut hasher);
    wait + wait.mul_f64(f64::from(hasher.finish().to_le_bytes()[0]) / 256.0)
}

/// Ignores a message whose author or place is banned. The games of a banned place are suspended, so that nobody loses one
/// on time there; their players read in private how they can go on.
async fn ignore_banned(manager: &Manager, message: &Message) -> Result<Handled, Stop> {
    if manager.store.is_banned(message.place.platform, message.place_ids()).await? {
        suspend_games(manager, &message.place, None).await?;
    }
    Ok(Handled { replies: Vec::new(), outcome: Outcome::Banned })
}

async fn handle_once(
    manager: &Manager,
    mut message: Message,
    platform_answers: &PlatformAnswers,
    engine_answer: Option<EngineAnswer>,
) -> Result<Handled, Stop> {
    clean(&mut message);
    let Message { id, place, place_within, author, .. } = &message;
    let mut transaction = manager.store.begin_in(place).await?;
    match transaction.receive(id, place, place_within, &author.account).await? {
        Arrival::New => {}
        Arrival::Handled(replies) => return Ok(Handled { replies, outcome: Outcome::Repeated }),
        Arrival::Banned => {
            drop(transaction);
            return ignore_banned(manager, &message).await;
        }
    }
    let known_name = transaction.name(&author.account).await?;
    let mut unit = Unit::of_message(manager, transaction, &message).await?;
    unit.platform_answers = Some(platform_answers.clone());
    unit.engine_answer = engine_answer;
    if known_name.is_some_and(|known| known != author.name) {
        // Boxed because it is rare, and would make every other unit larger.
        Box::pin(unit.store.rename(place, author)).await?;
    }
    let answer = dispatch(&mut unit, &message).await;
    if answer.is_ok()
        && let Some(wait) = spend_posts(&mut unit).await?
    {
        let wait = speech::duration_to_come(unit.language, wait);
        let replies = unit.say(id!("refused-posts"), &[("wait", Arg::Text(&wait))]);
        // The unit is dropped, so that nothing has changed.
        return Ok(Handled { replies, outcome: Outcome::Refused });
    }
    let is_refused = unit.command.is_none() || matches!(answer, Err(Stop::Refused(_)));
    let replies = into_replies(answer)?;
    // If the message of a repeatable command arrives again, it gets its reply again and changes nothing.
    if !is_repeatable(&unit) {
        unit.store.record_message(place.platform, id, unit.now, &replies).await?;
    }
    unit.commit().await?;
    Ok(Handled { replies, outcome: if is_refused { Outcome::Refused } else { Outcome::Done } })
}
