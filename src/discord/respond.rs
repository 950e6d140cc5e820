//! The answer to an interaction: for the author alone, within Discord's three seconds.

use std::time::Duration;

use serde_json::{Value, json};
use serenity::all::{
    ApplicationId, CommandInteraction, ComponentInteraction, CreateAttachment, InteractionId, MessageFlags,
};
use serenity::http::{LightMethod, Route};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tracing::{error, warn};

use super::api::{Api, Failure};
use super::message::{CommandIds, MessageBody, pages};
use super::texts;
use crate::chat::{Message, Reply};
use crate::language::Language;
use crate::manager::{self, Completion, Manager, draw};
use crate::speech;

/// How long the manager may think before the author is shown that the bot is at it.
const THINKING: Duration = Duration::from_millis(700);
/// When Discord gives up on an interaction that is not acknowledged.
const ACKNOWLEDGED: Duration = Duration::from_secs(3);
/// When the last attempt at acknowledging begins.
const LAST_ATTEMPT: Duration = Duration::from_millis(2700);
/// How long an attempt at acknowledging is waited for before another one is made beside it.
const BESIDE: Duration = Duration::from_millis(700);
/// Attempts at what follows, with a pause that doubles from half a second.
const LATER_ATTEMPTS: u32 = 6;
/// How long each of those may take.
const LATER_ATTEMPT: Duration = Duration::from_secs(20);
/// The longest name and value of a choice that is offered while somebody types, in characters.
const LONGEST_CHOICE: usize = 100;
/// Messages that one answer may fill.
const MOST_PAGES: usize = 5;

/// Kinds of interaction callback.
const MESSAGE: u8 = 4;
const LOADING: u8 = 5;
const NOTHING: u8 = 6;
const UPDATE: u8 = 7;
const CHOICES: u8 = 8;

/// The interaction that waits for an answer.
pub(super) struct Pending {
    id: InteractionId,
    application: ApplicationId,
    /// Secret: whoever has it speaks for us for 15 minutes.
    token: String,
    /// Whether it was a click, which may be acknowledged without a trace; a slash command may not.
    is_click: bool,
    /// Whether it was a click on a message for the author alone, which the answer then takes the place of.
    in_place: bool,
    locale: String,
    /// What to tell the author besides.
    note: Option<String>,
    since: Instant,
}

impl Pending {
    pub(super) fn command(asked: &CommandInteraction, note: Option<String>) -> Self {
        Pending {
            id: asked.id,
            application: asked.application_id,
            token: asked.token.clone(),
            is_click: false,
            in_place: false,
            locale: asked.locale.clone(),
            note,
            since: Instant::now(),
        }
    }

    pub(super) fn click(asked: &ComponentInteraction) -> Self {
        Pending {
            id: asked.id,
            application: asked.application_id,
            token: asked.token.clone(),
            is_click: true,
            in_place: asked.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL)),
            locale: asked.locale.clone(),
            note: None,
            since: Instant::now(),
        }
    }
}

/// Lets the manager hear `message` and tells the author what comes back, if anything does.
pub(super) async fn answer(manager: &Manager, api: &Api, asked: Pending, message: Message) {
    let hearing = manager.clone();
    let (author, place) = (message.author.account.clone(), message.place.clone());
    // A task of its own, so that a panic is an answer too. Drawing takes its time as well.
    let mut hearing = tokio::spawn(async move {
        let mut illustrated = Vec::new();
        for reply in manager::handle(&hearing, message).await? {
            let picture = draw(reply.board.as_ref()).await;
            illustrated.push((reply, picture));
        }
        anyhow::Ok(illustrated)
    });
    let early = timeout(THINKING, &mut hearing).await;
    let in_time = early.is_ok();
    if !in_time && asked.in_place {
        acknowledge(api, &asked, NOTHING, Value::Null, None).await;
    } else if !in_time {
        acknowledge(api, &asked, LOADING, json!({ "flags": 1 << 6 }), None).await;
    }
    let heard = match early {
        Ok(heard) => heard,
        Err(_) => hearing.await,
    };
    let heard = heard.map_err(anyhow::Error::from).flatten();
    // After a fault the choices stay, for another try.
    let in_place = asked.in_place && heard.is_ok();
    let replies = heard.unwrap_or_else(|cause| {
        error!(interaction = %asked.id, "nothing was changed: {cause:#}");
        vec![(Reply { text: speech::sorry(Language::from_locale(&asked.locale)), ..Reply::default() }, None)]
    });
    let mut contents = contents(&replies, asked.note.as_deref(), api.commands()).into_iter();
    let told = match (contents.next(), in_time) {
        (first, _) if in_place => {
            let content = match first {
                Some(first) => first,
                // Where the channel says it all, it asks no more and shows no board that is out of date.
                None => {
                    MessageBody::new(&texts::done(manager.language(&author, &place).await.unwrap_or_default()), &[])
                }
            };
            replace(api, &asked, content, in_time).await
        }
        (None, true) if asked.is_click => acknowledge(api, &asked, NOTHING, Value::Null, None).await,
        (None, true) => {
            // Discord may have it even where nobody has heard so: then it would show the loading message on and on.
            acknowledge(api, &asked, LOADING, json!({ "flags": 1 << 6 }), None).await;
            withdraw(api, &asked).await
        }
        (None, false) => withdraw(api, &asked).await,
        (Some(first), true) => {
            let (body, file) = first.into_parts();
            acknowledge(api, &asked, MESSAGE, body, file).await
        }
        (Some(first), false) if asked.in_place => follow_up(api, &asked, first).await,
        (Some(first), false) => complete(api, &asked, first).await,
    };
    if told {
        for content in contents {
            follow_up(api, &asked, content).await;
        }
    }
}

/// Tells the author one thing, without asking the manager.
pub(super) async fn tell(api: &Api, asked: &Pending, text: &str) {
    let (body, file) = MessageBody::new(text, &[]).private().into_parts();
    acknowledge(api, asked, MESSAGE, body, file).await;
}

/// Offers plays to somebody who is typing one. The value of each is the play itself: one that is out of date is refused.
pub(super) async fn offer(manager: &Manager, api: &Api, asked: &Pending, message: Message, table: Option<String>) {
    let plays = manager::autocomplete(manager, message, table).await.unwrap_or_else(|cause| {
        error!(interaction = %asked.id, "a play cannot be completed: {cause:#}");
        Vec::new()
    });
    let choice = |offered: &Completion| {
        let label: String = offered.label.chars().take(LONGEST_CHOICE).collect();
        json!({ "name": label, "value": offered.play })
    };
    let fits = |offered: &&Completion| offered.play.chars().count() <= LONGEST_CHOICE;
    let choices: Vec<Value> = plays.iter().filter(fits).map(choice).collect();
    acknowledge(api, asked, CHOICES, json!({ "choices": choices }), None).await;
}

/// The messages that the replies fill, with the note at their end.
fn contents(replies: &[(Reply, Option<Vec<u8>>)], note: Option<&str>, commands: &CommandIds) -> Vec<MessageBody> {
    let contents = replies.iter().flat_map(|(reply, picture)| content(reply, picture.as_deref(), commands));
    let mut contents: Vec<MessageBody> = contents.take(MOST_PAGES).collect();
    if let Some(note) = note
        && !contents.last_mut().is_some_and(|last| last.append(note))
    {
        contents.push(MessageBody::new(note, &[]).private());
    }
    contents
}

fn content(reply: &Reply, picture: Option<&[u8]>, commands: &CommandIds) -> Vec<MessageBody> {
    let mut pages = pages(&reply.text, &[], commands);
    if pages.is_empty() && reply.board.is_some() {
        pages.push(String::new());
    }
    let last = pages.len().saturating_sub(1);
    let pages = pages.iter().enumerate().map(|(at, page)| {
        let content = MessageBody::new(page, &[]).private();
        // The picture and the buttons belong to the end of the text.
        if at == last {
            content.board(reply.board.as_ref(), picture, "private").file(reply.file.as_ref()).choices(&reply.choices)
        } else {
            content
        }
    });
    pages.collect()
}

/// The first answer, which Discord takes once and within 3 s. Tells whether Discord has it.
async fn acknowledge(api: &Api, asked: &Pending, kind: u8, data: Value, file: Option<CreateAttachment>) -> bool {
    let body = if data.is_null() { json!({ "type": kind }) } else { json!({ "type": kind, "data": data }) };
    let end = asked.since + ACKNOWLEDGED;
    let mut pause = Duration::from_millis(100);
    let mut last = None;
    // Three seconds are too short for patient attempts one after the other: a slow one gets another beside it.
    let mut attempts = JoinSet::new();
    loop {
        let may_begin = asked.since.elapsed() < LAST_ATTEMPT;
        if may_begin {
            let (api, id, token) = (api.clone(), asked.id, asked.token.clone());
            let (body, file) = (body.clone(), file.clone());
            attempts.spawn(async move {
                let route = Route::InteractionResponse { interaction_id: id, token: &token };
                api.call_soon(LightMethod::Post, route, &body, file, ACKNOWLEDGED).await
            });
        }
        let until = if may_begin { end.min(Instant::now() + BESIDE) } else { end };
        match timeout_at(until, attempts.join_next()).await {
            // An attempt whose answer was lost did its work.
            Ok(Some(Ok(Ok(_) | Err(Failure::Acknowledged)))) => return true,
            Ok(Some(Ok(Err(failure)))) if failure.is_passing() => {
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
    let cause = last.map_or_else(|| "no answer came in time".to_owned(), |failure| failure.to_string());
    warn!(interaction = %asked.id, "Discord did not take the answer to an interaction: {cause}");
    false
}

/// Puts the answer in the place of the loading message.
async fn complete(api: &Api, asked: &Pending, content: MessageBody) -> bool {
    let (body, file) = content.into_parts();
    let body = without_flags(body);
    let route = || Route::WebhookOriginalInteractionResponse { application_id: asked.application, token: &asked.token };
    persist(asked, || api.call_soon(LightMethod::Patch, route(), &body, file.clone(), LATER_ATTEMPT)).await
}

/// Puts the answer in the place of the message that was clicked.
async fn replace(api: &Api, asked: &Pending, content: MessageBody, in_time: bool) -> bool {
    let (body, file) = content.into_parts();
    let body = without_flags(body);
    if in_time {
        return acknowledge(api, asked, UPDATE, body, file).await;
    }
    let route = || Route::WebhookOriginalInteractionResponse { application_id: asked.application, token: &asked.token };
    persist(asked, || api.call_soon(LightMethod::Patch, route(), &body, file.clone(), LATER_ATTEMPT)).await
}

/// Takes the loading message away: the channel says it all.
async fn withdraw(api: &Api, asked: &Pending) -> bool {
    let route = || Route::WebhookOriginalInteractionResponse { application_id: asked.application, token: &asked.token };
    persist(asked, || api.call(LightMethod::Delete, route(), None)).await
}

async fn follow_up(api: &Api, asked: &Pending, content: MessageBody) -> bool {
    let (body, file) = content.into_parts();
    let route = || Route::WebhookFollowupMessages { application_id: asked.application, token: &asked.token };
    persist(asked, || api.call_soon(LightMethod::Post, route(), &body, file.clone(), LATER_ATTEMPT)).await
}

/// An edit cannot change whether a message is private.
fn without_flags(mut body: Value) -> Value {
    if let Value::Object(fields) = &mut body {
        fields.remove("flags");
    }
    body
}

async fn persist<F>(asked: &Pending, mut attempt: impl FnMut() -> F) -> bool
where
    F: Future<Output = Result<Value, Failure>>,
{
    let mut pause = Duration::from_millis(500);
    for attempts_left in (0..LATER_ATTEMPTS).rev() {
        match attempt().await {
            Ok(_) => return true,
            Err(failure) if failure.is_passing() && attempts_left > 0 => {
                sleep(failure.after().unwrap_or(pause)).await;
                pause *= 2;
            }
            Err(failure) => {
                warn!(interaction = %asked.id, "Discord did not take the rest of an answer: {failure}");
                return false;
            }
        }
    }
    false
}
