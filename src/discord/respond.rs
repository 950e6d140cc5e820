//! Responds to interactions: privately to the author, and within Discord's limit of three seconds.

use std::time::Duration;

use backon::{ExponentialBuilder, Retryable as _};
use kafenio_picture::Picture;
use serde_json::{Value, json};
use serenity::all::{
    ApplicationId, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, CreateAttachment,
    InteractionId, MessageFlags,
};
use serenity::http::{LightMethod, Route};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tracing::{error, warn};

use super::api::{Api, Failure};
use super::asked::{Asked, slow_question};
use super::loading::{self, Loading};
use super::message::{CommandIds, MessageBody, label, pages};
use super::send::Sender;
use crate::chat::{Message, Reply};
use crate::language::Language;
use crate::manager::{self, Completion, For, Handled, Manager, OptionInput, draw};
use crate::metrics::Outcome;
use crate::speech;

/// How long the manager may take before the author sees the loading message.
const DEFER_AFTER: Duration = Duration::from_millis(700);
/// How long after its arrival an interaction must be acknowledged.
const ACKNOWLEDGE_TIMEOUT: Duration = Duration::from_secs(3);
/// How long after the arrival of an interaction the last attempt to acknowledge it may begin.
const LAST_ATTEMPT: Duration = Duration::from_millis(2700);
/// How long an attempt to acknowledge may take before another one starts in parallel.
const PARALLEL_ATTEMPT_DELAY: Duration = Duration::from_millis(700);
/// How long the search for suggestions may take. There is time left to send an empty list.
const SUGGEST_TIMEOUT: Duration = Duration::from_secs(2);
/// The pauses between six attempts at each request after the acknowledgement: half a second, then twice as long each time.
const FOLLOW_UP_PAUSES: ExponentialBuilder =
    ExponentialBuilder::new().with_min_delay(Duration::from_millis(500)).with_max_times(5);
/// How long each of these attempts may take.
const FOLLOW_UP_TIMEOUT: Duration = Duration::from_secs(20);
/// The longest name and value of an autocomplete choice, in characters.
const MAX_CHOICE_LENGTH: usize = 100;
/// The most messages in one answer.
const MAX_PAGES: usize = 5;

/// Discord's types of interaction callback.
const MESSAGE: u8 = 4;
const DEFERRED_MESSAGE: u8 = 5;
const DEFERRED_UPDATE: u8 = 6;
const UPDATE: u8 = 7;
const AUTOCOMPLETE: u8 = 8;

/// An interaction that waits for its response.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about the interaction")]
pub(super) struct Pending {
    id: InteractionId,
    application: ApplicationId,
    /// Secret: whoever has it can write as the bot for 15 minutes.
    token: String,
    /// Whether it was a click. Unlike a slash command, a click can be acknowledged without a message.
    is_click: bool,
    /// Whether the author sees that the answer takes long.
    shows_loading: bool,
    /// Whether the click picked an option of a menu. Discord's clients keep it picked, and send nothing if it is picked
    /// again, until the message is updated.
    is_pick: bool,
    /// Whether it was a click on a private message, which the answer then replaces.
    replaces_message: bool,
    locale: String,
    /// A note to the author, to add to the answer.
    note: Option<String>,
    since: Instant,
}

impl Pending {
    pub(super) fn command(interaction: &CommandInteraction, note: Option<String>) -> Self {
        Pending {
            id: interaction.id,
            application: interaction.application_id,
            token: interaction.token.clone(),
            is_click: false,
            shows_loading: true,
            is_pick: false,
            replaces_message: false,
            locale: interaction.locale.clone(),
            note,
            since: Instant::now(),
        }
    }

    pub(super) fn component(interaction: &ComponentInteraction) -> Self {
        Pending {
            id: interaction.id,
            application: interaction.application_id,
            token: interaction.token.clone(),
            is_click: true,
            shows_loading: false,
            is_pick: !matches!(interaction.data.kind, ComponentInteractionDataKind::Button),
            replaces_message: interaction.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL)),
            locale: interaction.locale.clone(),
            note: None,
            since: Instant::now(),
        }
    }

    /// Returns the type of callback that leaves the clicked message as it is. After a pick, an update without data makes
    /// the clients show the menu with nothing picked.
    fn unchanged(&self) -> u8 {
        if self.is_pick { UPDATE } else { DEFERRED_UPDATE }
    }
}

/// Has the manager handle `message`, and sends its replies, if there are any, to the author alone. A click on a question that takes
/// long is answered once, however often its author clicks meanwhile.
pub(super) async fn respond(
    manager: &Manager,
    api: &Api,
    (channel, asked): (&Sender, &Asked),
    mut pending: Pending,
    message: Message,
) {
    let question = if pending.is_click { slow_question(&message) } else { None };
    // What a menu or a private message shows is changed by the answer itself.
    pending.shows_loading |= question.is_some() && !pending.is_pick && !pending.replaces_message;
    let answering = question.map(|question| asked.begin(question, pending.id));
    if let Some(None) = answering {
        respond_with_nothing(api, &pending, pending.unchanged()).await;
        return;
    }
    let (manager_of_task, channel) = (manager.clone(), channel.clone());
    let author = For::Person(message.author.account.clone());
    // In a task of its own, so that the author gets an answer even after a panic.
    let mut handling = tokio::spawn(async move {
        let Handled { replies, outcome } = manager::handle(&manager_of_task, message, &channel).await?;
        let is_done = outcome != Outcome::RateLimited;
        let mut illustrated = Vec::new();
        for reply in replies {
            let picture = draw(reply.board.as_ref(), &author).await;
            illustrated.push((reply, picture));
        }
        anyhow::Ok((illustrated, is_done))
    });
    let early = timeout(DEFER_AFTER, &mut handling).await;
    let in_time = early.is_ok();
    if !in_time {
        acknowledge_slow(manager, api, &pending).await;
    }
    let result = if let Ok(result) = early { result } else { handling.await };
    let result = result.map_err(anyhow::Error::from).flatten();
    let (replies, is_done) = result.unwrap_or_else(|cause| {
        error!(interaction = %pending.id, "nothing was changed: {cause:#}");
        let sorry = Reply { text: speech::sorry(Language::from_locale(&pending.locale)), ..Reply::default() };
        (vec![(sorry, None)], false)
    });
    // If nothing was changed, the choices stay, so that the author can try again.
    let replaces_message = pending.replaces_message && is_done;
    let mut contents = contents(&replies, pending.note.as_deref(), api.commands()).into_iter();
    let is_delivered = match (contents.next(), in_time) {
        (Some(first), true) if replaces_message => {
            let (body, file) = first.into_parts();
            acknowledge(api, &pending, UPDATE, without_flags(body), file).await
        }
        (Some(first), false) if replaces_message => edit_response(api, &pending, first).await,
        // The result is in the channel, so the private question or outdated board goes.
        (None, true) if replaces_message => {
            acknowledge(api, &pending, DEFERRED_UPDATE, Value::Null, None).await;
            delete_response(api, &pending).await
        }
        (None, false) if replaces_message => delete_response(api, &pending).await,
        // A message beside the one that was clicked, which stays as it is.
        (Some(first), true) if pending.is_pick => {
            acknowledge(api, &pending, UPDATE, Value::Null, None).await && follow_up(api, &pending, first).await
        }
        (Some(first), false) if !pending.shows_loading => follow_up(api, &pending, first).await,
        (None, true) => {
            // After a pick that counts, a newer message shrinks this one anyway.
            respond_with_nothing(api, &pending, if is_done { DEFERRED_UPDATE } else { pending.unchanged() }).await
        }
        (None, false) if !pending.shows_loading => true,
        (None, false) => delete_response(api, &pending).await,
        (Some(first), true) => {
            let (body, file) = first.into_parts();
            acknowledge(api, &pending, MESSAGE, body, file).await
        }
        (Some(first), false) => edit_response(api, &pending, first).await,
    };
    if !in_time {
        loading::end(manager, pending.id).await;
    }
    if is_delivered {
        for content in contents {
            follow_up(api, &pending, content).await;
        }
    }
}

/// Acknowledges an interaction that has no answer: a click with this `kind` of callback, a slash command with a message that goes at
/// once.
async fn respond_with_nothing(api: &Api, pending: &Pending, kind: u8) -> bool {
    if pending.is_click {
        return acknowledge(api, pending, kind, Value::Null, None).await;
    }
    // Deleted even if no attempt was confirmed: Discord may have received one, and would show it as loading.
    acknowledge(api, pending, DEFERRED_MESSAGE, json!({ "flags": MessageFlags::EPHEMERAL }), None).await;
    delete_response(api, pending).await
}

/// Acknowledges an interaction whose answer takes long: a slash command or a question with a loading message, another click without
/// one.
async fn acknowledge_slow(manager: &Manager, api: &Api, pending: &Pending) {
    let &Pending { application, shows_loading, .. } = pending;
    let is_click = !shows_loading;
    let loading = Loading { application, token: pending.token.clone(), locale: pending.locale.clone(), is_click };
    let (kind, data) = if is_click {
        (pending.unchanged(), Value::Null)
    } else {
        (DEFERRED_MESSAGE, json!({ "flags": MessageFlags::EPHEMERAL }))
    };
    // Beside each other, as the store may be what takes long.
    tokio::join!(acknowledge(api, pending, kind, data, None), loading::begin(manager, pending.id, &loading));
}

/// Responds with `text`, without the manager.
pub(super) async fn respond_with_text(api: &Api, pending: &Pending, text: &str) {
    let (body, file) = MessageBody::new(text, &[]).private().into_parts();
    acknowledge(api, pending, MESSAGE, body, file).await;
}

/// Suggests values for the option that somebody is filling in. A value may be outdated when it is picked; the command
/// is refused then.
pub(super) async fn suggest(manager: &Manager, api: &Api, pending: &Pending, input: Option<(Message, OptionInput)>) {
    let completions = match input {
        Some((message, input)) => {
            let found = timeout(SUGGEST_TIMEOUT, manager::autocomplete(manager, message, &input)).await;
            found.map_err(anyhow::Error::from).flatten().unwrap_or_else(|cause| {
                error!(interaction = %pending.id, "cannot suggest values: {cause:#}");
                Vec::new()
            })
        }
        None => Vec::new(),
    };
    let choice = |completion: &Completion| json!({ "name": label(&completion.label, MAX_CHOICE_LENGTH), "value": completion.value });
    let fits = |completion: &&Completion| completion.value.chars().count() <= MAX_CHOICE_LENGTH;
    let choices: Vec<Value> = completions.iter().filter(fits).map(choice).collect();
    acknowledge(api, pending, AUTOCOMPLETE, json!({ "choices": choices }), None).await;
}

/// Returns the messages for the replies, with the note at the end of the last one.
fn contents(replies: &[(Reply, Option<Picture>)], note: Option<&str>, commands: &CommandIds) -> Vec<MessageBody> {
    let contents = replies.iter().flat_map(|(reply, picture)| content(reply, picture.as_ref(), commands));
    let mut contents: Vec<MessageBody> = contents.take(MAX_PAGES).collect();
    if let Some(note) = note
        && !contents.last_mut().is_some_and(|last| last.append(note))
    {
        contents.push(MessageBody::new(note, &[]).private());
    }
    contents
}

fn content(reply: &Reply, picture: Option<&Picture>, commands: &CommandIds) -> Vec<MessageBody> {
    let mut pages = pages(&reply.text, &[], commands);
    if pages.is_empty() && reply.board.is_some() {
        pages.push(String::new());
    }
    let last = pages.len().saturating_sub(1);
    let pages = pages.iter().enumerate().map(|(at, page)| {
        let content = MessageBody::new(page, &[]).private();
        // The picture, the menu and the buttons go with the end of the text.
        if at == last {
            let content = content.board(reply.board.as_ref(), picture, "private").file(reply.file.as_ref());
            content.controls(&reply.menus, &reply.choices)
        } else {
            content
        }
    });
    pages.collect()
}

/// Sends the initial response, which Discord accepts once and within three seconds. Returns whether Discord accepted
/// it.
async fn acknowledge(api: &Api, pending: &Pending, kind: u8, data: Value, file: Option<CreateAttachment>) -> bool {
    let body = if data.is_null() { json!({ "type": kind }) } else { json!({ "type": kind, "data": data }) };
    let end = pending.since + ACKNOWLEDGE_TIMEOUT;
    let mut pause = Duration::from_millis(100);
    let mut last = None;
    // Three seconds are too short for one attempt after the other, so a slow attempt gets another one in parallel.
    let mut attempts = JoinSet::new();
    loop {
        let may_begin = pending.since.elapsed() < LAST_ATTEMPT;
        if may_begin {
            let (api, id, token) = (api.clone(), pending.id, pending.token.clone());
            let (body, file) = (body.clone(), file.clone());
            attempts.spawn(async move {
                let route = Route::InteractionResponse { interaction_id: id, token: &token };
                api.call_with_timeout(LightMethod::Post, route, &body, file, ACKNOWLEDGE_TIMEOUT).await
            });
        }
        let until = if may_begin { end.min(Instant::now() + PARALLEL_ATTEMPT_DELAY) } else { end };
        match timeout_at(until, attempts.join_next()).await {
            // An earlier attempt succeeded, but its answer was lost.
            Ok(Some(Ok(Ok(_) | Err(Failure::Acknowledged)))) => return true,
            Ok(Some(Ok(Err(failure)))) if failure.is_transient() => {
                last = Some(failure);
                sleep(pause).await;
                pause *= 2;
            }
            Ok(Some(Ok(Err(failure)))) => {
                last = Some(failure);
                break;
            }
            Err(_) if may_begin => {}
            Ok(Some(Err(_)) | None) | Err(_) => break,
        }
    }
    let cause = last.map_or_else(|| "Discord did not answer in time".to_owned(), |failure| failure.to_string());
    warn!(interaction = %pending.id, "Discord did not accept the response to an interaction: {cause}");
    false
}

/// Replaces the loading message, or the private message that was clicked, with the answer.
async fn edit_response(api: &Api, pending: &Pending, content: MessageBody) -> bool {
    let (body, file) = content.into_parts();
    let body = without_flags(body);
    let route =
        || Route::WebhookOriginalInteractionResponse { application_id: pending.application, token: &pending.token };
    retry(pending, || api.call_with_timeout(LightMethod::Patch, route(), &body, file.clone(), FOLLOW_UP_TIMEOUT)).await
}

/// Deletes the loading message, or the private message that was clicked, because the answer is in the channel.
async fn delete_response(api: &Api, pending: &Pending) -> bool {
    let route =
        || Route::WebhookOriginalInteractionResponse { application_id: pending.application, token: &pending.token };
    retry(pending, || api.call(LightMethod::Delete, route(), None)).await
}

/// Sends another private message to the author.
async fn follow_up(api: &Api, pending: &Pending, content: MessageBody) -> bool {
    let (body, file) = content.into_parts();
    let route = || Route::WebhookFollowupMessages { application_id: pending.application, token: &pending.token };
    retry(pending, || api.call_with_timeout(LightMethod::Post, route(), &body, file.clone(), FOLLOW_UP_TIMEOUT)).await
}

/// Returns `body` without its flags: an edit cannot change whether a message is private.
fn without_flags(mut body: Value) -> Value {
    if let Value::Object(fields) = &mut body {
        fields.remove("flags");
    }
    body
}

/// Repeats `attempt` until it succeeds, fails for good, or there are no more pauses. Returns whether it succeeded.
async fn retry<F>(pending: &Pending, attempt: impl FnMut() -> F) -> bool
where
    F: Future<Output = Result<Value, Failure>>,
{
    let done = attempt.retry(FOLLOW_UP_PAUSES).when(Failure::is_transient).adjust(Failure::pause).await;
    let done = done.inspect_err(|failure| {
        warn!(interaction = %pending.id, "Discord did not accept the rest of a response: {failure}");
    });
    done.is_ok()
}
