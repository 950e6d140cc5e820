//! Handles one event at a time: asks the manager what to do, and answers.

use std::sync::Arc;

use backon::{BackoffBuilder as _, Retryable as _};
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::{EventId, OwnedRoomId, RoomId, UserId};
use matrix_sdk::{Client, Room};
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::sleep;

use super::backoff::{BACKOFF, Outage};
use super::ids::{account, place};
use super::members::{membership_at_homeserver, mentioned_by_id, resolve_mentions, user};
use super::parse::{RoomCommand, RoomEvent, parse_event, thread_root};
use super::permissions::is_moderator;
use super::reactions::Reactions;
use super::send::Sender;
use crate::chat::{Account, Message, Place, Post, Reply, Span, Text};
use crate::command::{may_take_long, takes_person};
use crate::language::Language;
use crate::locale::id;
use crate::manager::{self, Added, Channel as _, Chosen, DeliveryError, For, Manager, Membership, draw};
use crate::metrics::Outcome;
use crate::speech::{self, Arg};

/// How often a call that fails while the store works is retried before it is given up, so that it does not hold up
/// everything else.
const MAX_RETRIES: usize = 5;
/// How often a homeserver that works may refuse an answer before it is given up; the pauses add up to half a minute.
const MAX_REFUSALS: u32 = 6;
/// The language of texts for readers whose language is unknown; Matrix does not tell it.
const DEFAULT_LANGUAGE: Language = Language::DEFAULT;

pub(super) struct Handler {
    pub(super) client: Client,
    pub(super) manager: Manager,
    pub(super) sender: Sender,
    pub(super) reactions: Arc<Reactions>,
    /// Receives rooms that the bot may have to join or leave.
    pub(super) room_changes: UnboundedSender<OwnedRoomId>,
    pub(super) outage: Outage,
}

/// The members of a room where everything is meant for the bot: itself and somebody else.
const MEMBERS_ALONE: u64 = 2;

impl Handler {
    /// Parses an event of `room`, where people see the bot as `name`. Returns `None` if it does not concern `own`, the bot.
    pub(super) fn parse(room: &Room, event: &TimelineEvent, own: &str, name: Option<&str>) -> Option<RoomEvent> {
        match parse_event(event.raw().json().get(), own, name)? {
            RoomEvent::Talk(line) => (room.joined_members_count() == MEMBERS_ALONE).then_some(RoomEvent::Command(line)),
            event => Some(event),
        }
    }

    pub(super) async fn handle(&self, room: &Room, event: &RoomEvent) {
        if matches!(event, RoomEvent::Command(_) | RoomEvent::Reaction { .. }) {
            self.sender.note_activity(room);
        }
        match event {
            // Boxed, as it is the largest.
            RoomEvent::Command(command) => Box::pin(self.command(room, command)).await,
            RoomEvent::Reaction { id, sender, message, emoji } => self.reaction(room, id, sender, message, emoji).await,
            RoomEvent::Edited { sender, message } => self.edited(room, sender, message).await,
            // A space is a list of rooms, and nobody reads messages there.
            RoomEvent::Joined { is_invited: true, .. } if room.is_space() => {}
            RoomEvent::Joined { is_invited, .. } => self.joined(room, *is_invited).await,
            RoomEvent::MemberJoined { id, user } => self.member_joined(room, id, user).await,
            RoomEvent::MemberRenamed { user } => self.member_renamed(room, user).await,
            RoomEvent::MemberLeft { user } => self.member_left(room, user).await,
            RoomEvent::RoomReplaced => self.check_room(room.room_id()),
            RoomEvent::PermissionsChanged => self.permissions_changed(room).await,
            RoomEvent::Talk(_) | RoomEvent::Invited | RoomEvent::Undecrypted => {}
        }
    }

    /// Returns the author of an event that asks the engine, or names people who may have to be looked up on other servers.
    pub(super) async fn author_if_slow(&self, room: &Room, event: &RoomEvent) -> Option<String> {
        match event {
            RoomEvent::Command(command) => may_take_long(&command.line).then(|| command.sender.clone()),
            RoomEvent::Reaction { sender, message, emoji, .. } => {
                let (chosen, _) = self.selection(room, message, emoji).await?;
                may_take_long(&chosen.command).then(|| sender.clone())
            }
            _ => None,
        }
    }

    /// Says that the author of an event waits for the answers to several others already.
    pub(super) async fn refuse_busy(&self, room: &Room, event: &RoomEvent) {
        let (id, sender, thread) = match event {
            RoomEvent::Command(command) => (&command.id, &command.sender, command.thread.as_deref()),
            RoomEvent::Reaction { id, sender, .. } => (id, sender, None),
            _ => return,
        };
        let (account, Ok(cause)) = (account(sender), EventId::parse(id)) else { return };
        if self.spend_request(room, &account).await {
            let reply = text_reply(speech::say(self.language(room, &account).await, id!("refused-busy"), &[]));
            self.answer_once(room, &cause, thread, (id, 0), &account, &reply).await;
        }
    }

    /// Says that a command is given up, as it has failed again and again.
    pub(super) async fn give_up(&self, room: &Room, event: &RoomEvent) {
        let RoomEvent::Command(command) = event else { return };
        let (account, Ok(id)) = (account(&command.sender), EventId::parse(&command.id)) else { return };
        let reply = text_reply(speech::sorry(self.language(room, &account).await));
        self.answer_once(room, &id, command.thread.as_deref(), (&command.id, 0), &account, &reply).await;
    }

    /// Asks `sender` to repeat the event `id`, which cannot be decrypted.
    pub(super) async fn ask_to_repeat(&self, room: &Room, id: &EventId, sender: &UserId, thread: Option<&str>) {
        let account = account(sender);
        if !self.spend_request(room, &account).await {
            return;
        }
        let reply = text_reply(speech::say(self.language(room, &account).await, id!("refused-sealed"), &[]));
        self.answer_once(room, id, thread, (id.as_str(), 0), &account, &reply).await;
    }

    /// Suspends the games of a room that the bot is no longer in.
    pub(super) async fn suspend_games(&self, room: &RoomId) {
        let place = place(room);
        self.retry_while_store_is_down("a change of a room", || manager::suspend_games(&self.manager, &place, None))
            .await;
    }

    /// Requests a check of whether the bot must leave the room or join its replacement.
    pub(super) fn check_room(&self, room: &RoomId) {
        // The receiver is gone only when the whole session ends.
        let _ = self.room_changes.send(room.to_owned());
    }

    /// Returns the command as a message. Looks up the people whom it names, if it takes a person and its author may act.
    async fn command_message(&self, room: &Room, command: &RoomCommand) -> Message {
        let typed = message(room, &command.id, &command.sender, command.line.clone()).await;
        let is_to_look_up = takes_person(&command.line) && self.spend_request(room, &typed.author.account).await;
        let (text, mentions) = if is_to_look_up {
            resolve_mentions(room, command).await
        } else {
            (command.line.clone(), mentioned_by_id(&command.line))
        };
        let (thread, replies_to) = (command.thread.clone(), command.replies_to.clone());
        let is_addressed = command.is_addressed;
        Message { thread, replies_to, file: command.file.clone(), is_addressed, text, mentions, ..typed }
    }

    async fn command(&self, room: &Room, command: &RoomCommand) {
        let message = self.command_message(room, command).await;
        let (mut replies, outcome) = self.ask_manager(message.clone()).await;
        if command.has_more_commands && !matches!(outcome, Outcome::RateLimited | Outcome::Banned) {
            let language = self.language(room, &message.author.account).await;
            replies.push(text_reply(speech::say(language, id!("refused-further-lines"), &[])));
        }
        self.answer(room, &command.id, &message, &Text::default(), replies).await;
    }

    /// Says that a command was not encrypted although the room is: the homeserver could have written it.
    pub(super) async fn refuse_plaintext(&self, room: &Room, command: &RoomCommand) {
        let (account, Ok(id)) = (account(&command.sender), EventId::parse(&command.id)) else { return };
        if self.spend_request(room, &account).await {
            let reply = text_reply(speech::say(self.language(room, &account).await, id!("refused-plaintext"), &[]));
            self.answer_once(room, &id, command.thread.as_deref(), (&command.id, 0), &account, &reply).await;
        }
    }

    /// Counts something that `account` did in `room`, and returns whether it is to be answered.
    async fn spend_request(&self, room: &Room, account: &Account) -> bool {
        self.manager.spend_request(account, &place(room.room_id())).await.unwrap_or(false)
    }

    async fn reaction(&self, room: &Room, id: &str, sender: &str, target: &str, emoji: &str) {
        let Some((Chosen { command, reader }, thread)) = self.selection(room, target, emoji).await else { return };
        let message = Message { thread, ..message(room, id, sender, command).await };
        let replies = match reader {
            // Only the reader of a question may answer it.
            Some(reader) if reader != message.author.account => {
                if !self.spend_request(room, &message.author.account).await {
                    return;
                }
                let language = self.language(room, &message.author.account).await;
                let reader = user(room, &reader.id).await;
                vec![text_reply(speech::say(language, id!("refused-not-asked"), &[("who", Arg::Person(&reader))]))]
            }
            _ => self.ask_manager(message.clone()).await.0,
        };
        // The answer is a reply to the bot's own message, so only the name shows whom it is for.
        let addressee = Text(vec![Span::Person(message.author.clone())]);
        self.answer(room, target, &message, &addressee, replies).await;
    }

    /// Says that an edit is not executed, once for each message. Clients ignore what somebody makes of another person's message, and
    /// so does this.
    async fn edited(&self, room: &Room, sender: &str, id: &str) {
        let (account, Ok(message)) = (account(sender), EventId::parse(id)) else { return };
        if !self.spend_request(room, &account).await {
            return;
        }
        let Ok(original) = room.load_or_fetch_event(&message, None).await else { return };
        if original.sender().is_none_or(|author| author != sender) {
            return;
        }
        let thread = thread_root(original.raw().json().get());
        let reply = text_reply(speech::say(self.language(room, &account).await, id!("refused-edited"), &[]));
        let key = format!("edited-{id}");
        self.answer_once(room, &message, thread.as_deref(), (&key, 0), &account, &reply).await;
    }

    async fn joined(&self, room: &Room, is_invited: bool) {
        let here = place(room.room_id());
        let old = self.replaced_by(room).unwrap_or_else(|| here.clone());
        let resumed = self
            .retry_while_store_is_down("a change of a room", || {
                manager::resume_games(&self.manager, &old, &here, &self.sender)
            })
            .await;
        // A room that the bot opened is for a direct message. Greeting there while it is being opened would share the
        // key of that message with nobody.
        if is_invited && resumed.unwrap_or_default() == 0 {
            let added = Added { to: &here.id, at: None, locale: None };
            self.retry_while_store_is_down("a greeting", || manager::greet(&self.manager, &here, added)).await;
        }
    }

    async fn member_joined(&self, room: &Room, id: &str, who: &str) {
        // If the bot may not send messages, games stay suspended until it may.
        if !self.sender.can_send(room).await {
            return;
        }
        let place = place(room.room_id());
        let who = user(room, who).await;
        // They may have left again while the bot was down.
        if self.membership(room, &who.account, true).await == Membership::Joined {
            self.retry_while_store_is_down("the arrival of a member", || {
                Box::pin(manager::player_joined(&self.manager, &place, &who, id, &self.sender))
            })
            .await;
        }
    }

    async fn member_renamed(&self, room: &Room, who: &str) {
        let place = place(room.room_id());
        let who = user(room, who).await;
        self.retry_while_store_is_down("a new name", || manager::player_renamed(&self.manager, &place, &who)).await;
    }

    async fn member_left(&self, room: &Room, who: &str) {
        let place = place(room.room_id());
        let who = account(who);
        // They may have come back while the bot was down.
        let membership = self.membership(room, &who, false).await;
        if membership != Membership::Joined {
            self.retry_while_store_is_down("a change of a room", || {
                manager::suspend_games(&self.manager, &place, Some((&who, membership)))
            })
            .await;
        }
        self.check_room(room.room_id());
    }

    /// Returns whether `who` is in the room, as an event says that they are, or are not. The SDK's list can be older than the
    /// event, because it writes one that it asked for before over what it has heard since (matrix-rust-sdk, issue 1205). So where
    /// they contradict each other, the homeserver is asked.
    async fn membership(&self, room: &Room, who: &Account, is_joined: bool) -> Membership {
        let listed = self.sender.membership(&place(room.room_id()), who).await;
        if (listed == Membership::Joined) == is_joined {
            return listed;
        }
        let found = membership_at_homeserver(room, who).await;
        if found.is_some_and(|found| found != listed) {
            room.mark_members_missing();
        }
        found.unwrap_or(listed)
    }

    async fn permissions_changed(&self, room: &Room) {
        if self.sender.can_send(room).await {
            let here = place(room.room_id());
            self.retry_while_store_is_down("a change of a room", || {
                manager::resume_games(&self.manager, &here, &here, &self.sender)
            })
            .await;
        }
    }

    /// Returns the language that `account` reads in `room`.
    async fn language(&self, room: &Room, account: &Account) -> Language {
        self.manager.language(account, &place(room.room_id())).await.unwrap_or(DEFAULT_LANGUAGE)
    }

    /// Returns the room that `room` replaces, if both rooms say so: otherwise anybody could take over its games.
    fn replaced_by(&self, room: &Room) -> Option<Place> {
        let old = self.client.get_room(&room.predecessor_room()?.room_id)?;
        (old.successor_room()?.room_id == room.room_id()).then(|| place(old.room_id()))
    }

    /// Returns what a reaction chooses, and the thread of the message under which it is.
    async fn selection(&self, room: &Room, message: &str, emoji: &str) -> Option<(Chosen, Option<String>)> {
        let look_up = (|| self.reactions.look_up(message, emoji)).retry(BACKOFF);
        let selection = look_up.notify(|error, _| tracing::error!("Matrix: cannot handle a reaction: {error:#}")).await;
        let selection = selection.ok().flatten()?;
        if selection.is_thread_known {
            return Some((selection.chosen, selection.thread));
        }
        let thread = thread_of(room, &EventId::parse(message).ok()?).await;
        Some((selection.chosen, thread))
    }

    /// Returns the manager's replies, and how it handled the message. While the store is unavailable this waits, so that nothing is
    /// lost.
    async fn ask_manager(&self, message: Message) -> (Vec<Reply>, Outcome) {
        let what = format!("message {}", message.id);
        let handled = self
            .retry_while_store_is_down(&what, || manager::handle(&self.manager, message.clone(), &self.sender))
            .await;
        let sorry = || (vec![text_reply(speech::sorry(DEFAULT_LANGUAGE))], Outcome::Failed);
        handled.map_or_else(sorry, |handled| (handled.replies, handled.outcome))
    }

    /// Answers `message` with replies to the event `cause` that begin with `addressee`.
    async fn answer(&self, room: &Room, cause: &str, message: &Message, addressee: &Text, replies: Vec<Reply>) {
        let Ok(cause) = EventId::parse(cause) else { return };
        for (number, reply) in replies.into_iter().enumerate() {
            let reply = Reply { text: addressee.clone().then(": ", reply.text), ..reply };
            let thread = message.thread.as_deref();
            let key = (message.id.as_str(), number);
            self.answer_once(room, &cause, thread, key, &message.author.account, &reply).await;
        }
    }

    async fn answer_once(
        &self,
        room: &Room,
        cause: &EventId,
        thread: Option<&str>,
        key: (&str, usize),
        reader: &Account,
        reply: &Reply,
    ) {
        let is_closed = self.retry_send(room, || self.sender.answer(room, cause, thread, key, reader, reply)).await;
        if is_closed {
            self.answer_directly(room, key, reader, reply).await;
        }
    }

    /// Answers in a direct message, because the bot may not write in `room`. A choice would be made in another place, so there are
    /// none.
    async fn answer_directly(&self, room: &Room, (key, number): (&str, usize), reader: &Account, reply: &Reply) {
        let Some(direct) = Place::direct(reader) else { return };
        let here = place(room.room_id());
        let told = speech::say(self.language(room, reader).await, id!("direct-muted"), &[("place", Arg::Place(&here))]);
        let text = told.then("\n", reply.text.clone());
        let post = Post { board: reply.board.clone(), ping: Some(reader.clone()), ..Post::text_only(direct, text) };
        let picture = draw(post.board.as_ref(), &For::Person(reader.clone())).await;
        let key = format!("direct{number}-{key}");
        self.retry_send(room, || async { self.sender.send(&key, &post, picture.as_ref()).await.map(drop) }).await;
    }

    /// Repeats `act` while the store is unavailable. Gives up, and returns `None`, if it fails while the store works.
    async fn retry_while_store_is_down<T, F: Future<Output = anyhow::Result<T>>>(
        &self,
        what: &str,
        act: impl Fn() -> F,
    ) -> Option<T> {
        for (retries, pause) in BACKOFF.build().enumerate() {
            match act().await {
                Ok(done) => return Some(done),
                Err(error) => tracing::error!("Matrix: cannot handle {what}: {error:#}"),
            }
            if retries >= MAX_RETRIES && self.manager.store().ping().await.is_ok() {
                break;
            }
            sleep(pause).await;
        }
        None
    }

    /// Repeats `send` until it succeeds or fails for good. Waits as long as the homeserver is unavailable or limits the
    /// bot, since nobody else could be answered either. Returns whether the bot may not write there.
    async fn retry_send<F: Future<Output = Result<(), DeliveryError>>>(
        &self,
        room: &Room,
        send: impl Fn() -> F,
    ) -> bool {
        let mut pauses = BACKOFF.build();
        let mut refusals = 0;
        while refusals < MAX_REFUSALS {
            let (cause, after) = match send().await {
                Ok(()) => return false,
                Err(DeliveryError::Closed { cause }) => {
                    tracing::warn!(room = %room.room_id(), "Matrix: may not answer there: {cause:#}");
                    return true;
                }
                Err(DeliveryError::Never { cause }) => {
                    tracing::warn!(room = %room.room_id(), "Matrix: an answer is lost: {cause:#}");
                    return false;
                }
                Err(DeliveryError::Later { cause, after }) => (cause, after),
            };
            tracing::warn!(room = %room.room_id(), "Matrix: an answer has to wait: {cause:#}");
            if let Some(after) = after {
                sleep(after).await;
                continue;
            }
            let pause = pauses.next().unwrap_or_default();
            if self.client.whoami().await.is_ok() {
                refusals += 1;
                sleep(pause).await;
            } else {
                self.outage.pause(pause).await;
            }
        }
        tracing::error!("Matrix: gave up on an answer after {MAX_REFUSALS} refusals");
        false
    }
}

fn text_reply(text: Text) -> Reply {
    Reply { text, ..Reply::default() }
}

/// Returns a message to the manager that is in no thread, replies to nothing and mentions nobody.
async fn message(room: &Room, id: &str, sender: &str, text: String) -> Message {
    let author = user(room, sender).await;
    Message {
        is_from_moderator: is_moderator(room, sender).await,
        ..Message::text_only(id.to_owned(), place(room.room_id()), author, text)
    }
}

/// Returns the root of the thread that the event `id` belongs to, if it can be found.
async fn thread_of(room: &Room, id: &EventId) -> Option<String> {
    let event = room.load_or_fetch_event(id, None).await.ok()?;
    thread_root(event.raw().json().get())
}
