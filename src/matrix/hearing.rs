//! What the bot does about one event.

use std::time::Duration;

use matrix_sdk::ruma::{EventId, RoomId, UserId};
use matrix_sdk::{Room, RoomMemberships};
use tokio::time::timeout;

use super::brief::brief;
use super::ear::{Ear, pause};
use super::spoken::{self, Command, Heard};
use crate::chat::{Account, Message, Place, Platform, Reply, Span, Text, User};
use crate::manager::{self, Channel as _, Chosen, DeliveryError, Presence};
use crate::speech::{self, Arg};

/// After so many tries a message that fails while the store works is given up, lest it stops all others.
const MOST_TRIES: u32 = 5;
/// After so many refusals of a homeserver that has nothing against others an answer is given up; the pauses between them
/// add up to half a minute.
const MOST_REFUSALS: u32 = 6;
/// How long another server may take to tell of somebody: until then nobody else is heard.
const PROFILE_WITHIN: Duration = Duration::from_secs(10);
/// How much of a name is shown that two people in a room have, in characters: behind it stands the id.
const LONGEST_SHARED_NAME: usize = 12;
/// Matrix does not tell what language a reader prefers.
const LOCALE: &str = "en";

impl Ear {
    pub(super) async fn hear(&self, room: &Room, event: &Heard) {
        match event {
            Heard::Command(command) => {
                let message = self.message(room, command).await;
                let mut replies = self.act(message.clone()).await;
                if command.goes_on {
                    let locale = self.locale(room, &message.author.account).await;
                    let text = speech::say(&locale, "refused-further-lines", &[]);
                    replies.push(Reply { text, ..Reply::default() });
                }
                self.answer(room, &command.id, &message, &Text::default(), replies).await;
            }
            Heard::Reaction { id, sender, to, emoji } => {
                let Some((Chosen { command: text, reader }, thread)) = self.chosen(room, to, emoji).await else {
                    return;
                };
                let author = self.author(room, sender).await;
                // Below the bot's own message nobody sees otherwise whom it answers.
                let to_whom = Text(vec![Span::Person(author.clone())]);
                let message = Message {
                    id: id.clone(),
                    place: place(room),
                    thread,
                    replies_to: None,
                    author,
                    is_from_moderator: is_from_moderator(room, sender).await,
                    mentions: vec![],
                    text,
                    locale: None,
                    place_locale: None,
                };
                let replies = match reader {
                    // What somebody was asked for himself nobody else answers.
                    Some(reader) if reader != message.author.account => {
                        let locale = self.locale(room, &message.author.account).await;
                        let who = self.author(room, &reader.id).await;
                        let text = speech::say(&locale, "refused-not-asked", &[("who", Arg::Person(&who))]);
                        vec![Reply { text, ..Reply::default() }]
                    }
                    _ => self.act(message.clone()).await,
                };
                self.answer(room, to, &message, &to_whom, replies).await;
            }
            Heard::Edited { id, sender, to } => {
                let Ok(about) = EventId::parse(to) else { return };
                let message = room.load_or_fetch_event(&about, None).await.ok();
                let thread = message.and_then(|message| spoken::thread(message.raw().json().get()));
                let account = account(sender);
                let text = speech::say(&self.locale(room, &account).await, "refused-edited", &[]);
                let reply = Reply { text, ..Reply::default() };
                self.patiently(room, || self.mouth.answer(room, &about, thread.as_deref(), (id, 0), &account, &reply))
                    .await;
            }
            // A space is a list of rooms, in which nobody reads.
            Heard::Joined { invited: true, .. } if room.is_space() => {}
            Heard::Joined { id, invited } => {
                let here = place(room);
                let old = self.replaced_by(room).unwrap_or_else(|| here.clone());
                let games = self
                    .insist("what happened to a room", || {
                        manager::resume_games(&self.manager, &old, &here, &self.mouth)
                    })
                    .await;
                if *invited && games.unwrap_or_default() == 0 {
                    let text = speech::greeting(LOCALE).with_prefix(Platform::Matrix.capabilities().command_prefix);
                    self.patiently(room, || self.mouth.tell(room, id, &text)).await;
                }
                // A room that the bot opened itself is for a direct message. To greet there while it is being opened
                // would share the key of that message with nobody.
            }
            // Where the bot may not speak the games rest on, until it may.
            Heard::Arrived { id, who } if self.mouth.may_speak(room).await => {
                let (place, who) = (place(room), self.author(room, who).await);
                // He may have gone again since, if the bot was away.
                if self.mouth.presence(&place, &who.account).await != Presence::Here {
                    return;
                }
                self.insist("somebody's arrival", || {
                    manager::player_joined(&self.manager, &place, &who, id, &self.mouth)
                })
                .await;
            }
            Heard::Departed { who } => {
                let (place, who) = (place(room), account(who));
                // He may have come back long since, if the bot was away.
                if self.mouth.presence(&place, &who).await != Presence::Here {
                    self.insist("what happened to a room", || {
                        manager::suspend_games(&self.manager, &place, Some(&who))
                    })
                    .await;
                }
                self.look_at(room);
            }
            Heard::Replaced => self.look_at(room),
            Heard::Powers if self.mouth.may_speak(room).await => {
                let here = place(room);
                self.insist("what happened to a room", || {
                    manager::resume_games(&self.manager, &here, &here, &self.mouth)
                })
                .await;
            }
            Heard::Invited | Heard::Arrived { .. } | Heard::Powers | Heard::Sealed => {}
        }
    }

    /// Answers an event that cannot be read.
    pub(super) async fn answer_sealed(&self, room: &Room, id: &EventId, sender: &UserId, thread: Option<&str>) {
        let account = account(sender);
        let locale = self.locale(room, &account).await;
        let reply = Reply { text: speech::say(&locale, "refused-sealed", &[]), ..Reply::default() };
        let key = (id.as_str(), 0);
        self.patiently(room, || self.mouth.answer(room, id, thread, key, &account, &reply)).await;
    }

    /// The language in which `account` reads in `room`.
    async fn locale(&self, room: &Room, account: &Account) -> String {
        self.manager.locale(account, &place(room)).await.unwrap_or_else(|_| LOCALE.to_owned())
    }

    /// Lets the games of `room` rest, where the bot is not any more.
    pub(super) async fn shut_out(&self, room: &RoomId) {
        let place = Place { platform: Platform::Matrix, id: room.to_string() };
        self.insist("what happened to a room", || manager::suspend_games(&self.manager, &place, None)).await;
    }

    /// Asks whether the bot has to leave the room, or to go into one that replaces it.
    fn look_at(&self, room: &Room) {
        // Nobody listens any more only when everything ends.
        let _ = self.knock.send(room.room_id().to_owned());
    }

    /// The room whose place this one takes, where both say so: else anybody could carry games off.
    fn replaced_by(&self, room: &Room) -> Option<Place> {
        let old = self.client.get_room(&room.predecessor_room()?.room_id)?;
        (old.successor_room()?.room_id == room.room_id()).then(|| place(&old))
    }

    /// Does what the store may refuse while it is away, again and again; what fails while the store works is given up.
    async fn insist<T, F: Future<Output = anyhow::Result<T>>>(&self, what: &str, act: impl Fn() -> F) -> Option<T> {
        let mut tries = 0;
        loop {
            let error = match act().await {
                Ok(done) => return Some(done),
                Err(error) => error,
            };
            tracing::error!("Matrix: {what} could not be handled: {error:#}");
            if tries >= MOST_TRIES && self.manager.store().ping().await.is_ok() {
                return None;
            }
            pause(&mut tries).await;
        }
    }

    /// Answers `message` under the event `about`, beginning with `to_whom`.
    async fn answer(&self, room: &Room, about: &str, message: &Message, to_whom: &Text, replies: Vec<Reply>) {
        let Ok(about) = EventId::parse(about) else { return };
        for (number, reply) in replies.into_iter().enumerate() {
            let reply = &Reply { text: to_whom.clone().then(": ", reply.text), ..reply };
            let (thread, key) = (message.thread.as_deref(), (message.id.as_str(), number));
            let reader = &message.author.account;
            self.patiently(room, || self.mouth.answer(room, &about, thread, key, reader, reply)).await;
        }
    }

    /// What the manager answers. While the store is away nobody is answered, so that nothing is lost.
    async fn act(&self, message: Message) -> Vec<Reply> {
        let what = format!("message {}", message.id);
        let replies = self.insist(&what, || manager::handle_on(&self.manager, message.clone(), &self.mouth)).await;
        replies.unwrap_or_else(|| vec![Reply { text: speech::sorry(LOCALE), ..Reply::default() }])
    }

    /// Tries `say` until it is said, or it is clear that it will not be. While the homeserver is away, or wants us to say
    /// less, nobody else could be answered either: that is waited for, however long it takes.
    async fn patiently<F: Future<Output = Result<(), DeliveryError>>>(&self, room: &Room, say: impl Fn() -> F) {
        let (mut tries, mut refusals) = (0, 0);
        while refusals < MOST_REFUSALS {
            let (cause, after) = match say().await {
                Ok(()) => return,
                Err(DeliveryError::Never { cause } | DeliveryError::Closed { cause }) => {
                    return tracing::warn!(room = %room.room_id(), "Matrix: an answer is lost: {cause:#}");
                }
                Err(DeliveryError::Later { cause, after }) => (cause, after),
            };
            tracing::warn!(room = %room.room_id(), "Matrix: an answer has to wait: {cause:#}");
            if let Some(after) = after {
                tokio::time::sleep(after).await;
                continue;
            }
            refusals += u32::from(self.client.whoami().await.is_ok());
            pause(&mut tries).await;
        }
        tracing::error!("Matrix: an answer is given up after {MOST_REFUSALS} refusals");
    }

    async fn message(&self, room: &Room, command: &Command) -> Message {
        let mut text = command.line.clone();
        if spoken::may_name_people(command) {
            let members = room.members(RoomMemberships::ACTIVE).await.unwrap_or_default();
            let people: Vec<_> =
                members.iter().map(|member| (member.user_id().to_string(), member.name().to_owned())).collect();
            text = spoken::with_names(command, &people);
        }
        let mut mentions = Vec::new();
        for id in spoken::ids(&text) {
            if self.may_exist(room, &id).await {
                mentions.push(self.author(room, &id).await);
            }
        }
        Message {
            id: command.id.clone(),
            place: place(room),
            thread: command.thread.clone(),
            replies_to: command.about.clone(),
            author: self.author(room, &command.sender).await,
            is_from_moderator: is_from_moderator(room, &command.sender).await,
            mentions,
            text,
            locale: None,
            place_locale: None,
        }
    }

    /// Whether there is such a user and he can be reached, as far as the homeserver tells.
    async fn may_exist(&self, room: &Room, id: &str) -> bool {
        let Ok(user) = UserId::parse(id) else { return false };
        if matches!(room.get_member(&user).await, Ok(Some(_))) {
            return true;
        }
        let is_own = UserId::parse(&self.own).is_ok_and(|own| own.server_name() == user.server_name());
        let account = self.client.account();
        let Ok(profile) = timeout(PROFILE_WITHIN, account.fetch_user_profile_of(&user)).await else { return is_own };
        let Err(error) = profile else { return true };
        // Synapse names no kind of error for it.
        let status = error.as_client_api_error().map(|error| error.status_code.as_u16());
        let told = brief(error);
        match status {
            Some(404) => false,
            // The other server does not answer, or ours may not ask it. A profile may also be nobody's business.
            Some(500..) => is_own,
            Some(403) => is_own || !told.contains("Federation denied"),
            _ => true,
        }
    }

    /// A user under the name that he has in the room.
    async fn author(&self, room: &Room, id: &str) -> User {
        let account = account(id);
        let name = match UserId::parse(id) {
            Ok(user) => match room.get_member(&user).await {
                // Who has taken another one's name is told from him by what nobody can take.
                Ok(Some(member)) if member.name_ambiguous() => {
                    format!("{} ({id})", member.name().chars().take(LONGEST_SHARED_NAME).collect::<String>())
                }
                Ok(Some(member)) => member.name().to_owned(),
                _ => user.localpart().to_owned(),
            },
            Err(_) => id.to_owned(),
        };
        User { account, name }
    }

    /// What a reaction stands for, and the thread of the message that it is put under.
    async fn chosen(&self, room: &Room, to: &str, emoji: &str) -> Option<(Chosen, Option<String>)> {
        let mut tries = 0;
        let meant = loop {
            match self.choices.meant(to, emoji).await {
                Ok(meant) => break meant?,
                Err(error) => tracing::error!("Matrix: a reaction could not be handled: {error:#}"),
            }
            pause(&mut tries).await;
        };
        if meant.knows_thread {
            return Some((meant.chosen, meant.thread));
        }
        let message = room.load_or_fetch_event(&EventId::parse(to).ok()?, None).await.ok();
        let thread = message.and_then(|message| spoken::thread(message.raw().json().get()));
        Some((meant.chosen, thread))
    }
}

/// Whether a user keeps order in the room: he may remove what others have said.
async fn is_from_moderator(room: &Room, id: &str) -> bool {
    let Ok(user) = UserId::parse(id) else { return false };
    matches!(room.get_member(&user).await, Ok(Some(member)) if member.can_redact_other())
}

pub(super) fn account(id: &(impl ToString + ?Sized)) -> Account {
    Account { platform: Platform::Matrix, id: id.to_string() }
}

pub(super) fn place(room: &Room) -> Place {
    Place { platform: Platform::Matrix, id: room.room_id().to_string() }
}
