//! The unit of work: what one cause reads, decides, posts and saves.

use std::sync::Arc;

use kafenio_board::table::{Dice, Seat, Table, TableId};

use super::analyses::sent_match::{NoMatch, SentMatch};
use super::computer::query::EngineAnswer;
use super::platform::names::clean_name;
use super::platform::query::{PlatformAnswers, PlatformQuery};
use super::ports::DiceSource;
use super::stop::Stop;
use super::{Manager, language_of_reader};
use crate::chat::{Account, Board, Message, Occupant, Place, Reply, Text, User, is_isolating};
use crate::command::ParseError::{Missing, WhichGame, Wish};
use crate::command::{Command, begins_in_greek, language_of, parse};
use crate::language::Language;
use crate::locale::Id;
use crate::present::arrange;
use crate::speech::{self, Arg, View};
use crate::store::{Preferences, RatedMatch, TableRecord, Transaction};

/// Everything that one cause changes: what it reads, decides, posts and saves belongs together, and is committed at once or
/// not at all. A message causes it, or a clock, the platform, the computer or the operator.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Unit<'m> {
    pub(super) manager: &'m Manager,
    pub(super) store: Transaction,
    /// Who causes it: the author of a message, or the player whom the cause concerns, as people in `place` see them.
    pub(super) actor: Occupant,
    pub(super) place: Place,
    /// The thread in the place (Matrix).
    pub(super) thread: Option<String>,
    /// The message, if one causes it.
    pub(super) message: Option<&'m Message>,
    /// The actor's language.
    pub(super) language: Language,
    /// Milliseconds since 1970 (UTC).
    pub(super) now: i64,
    pub(super) dice: Box<dyn Dice + Send>,
    /// The platform's answers so far; `None` if it cannot be asked.
    pub(super) platform_answers: Option<PlatformAnswers>,
    /// What the engine answered, if a handler asked it.
    pub(super) engine_answer: Option<EngineAnswer>,
    /// The command in the message, once it is parsed.
    pub(super) command: Option<Command>,
    /// Whether the author clicked a button or reacted, instead of typing.
    pub(super) is_clicked: bool,
    /// Whether the computer answers somebody who acted a moment ago, and so is still there.
    pub(super) answers_at_once: bool,
    /// Whether a game of a session is given up before both have moved. The next one begins by itself, so it can be repeated at will.
    pub(super) ends_unplayed: bool,
    /// The table where the computer has to decide once this is committed.
    pub(super) computer_turn: Option<TableId>,
    /// What a rated match changes that has just ended.
    pub(super) rated: Option<Box<RatedMatch>>,
    /// Whether an analysis is due once this is committed.
    pub(super) is_analysis_due: bool,
    /// Whether something is due in a tournament once this is committed.
    pub(super) is_tournament_due: bool,
}

/// Cleans the names in `message`, which are untrusted text, and takes the marks out of its words that only the bot writes.
pub(super) fn clean(message: &mut Message) {
    message.text.retain(|letter| !is_isolating(letter));
    for person in std::iter::once(&mut message.author).chain(&mut message.mentions) {
        person.name = clean_name(&person.name, &person.account.id);
    }
    for role in &mut message.roles.mentioned {
        role.name = clean_name(&role.name, &role.id);
    }
}

impl<'m> Unit<'m> {
    /// Opens a unit for `message`, whose names are clean. Records its author and looks up their language.
    pub(super) async fn of_message(
        manager: &'m Manager,
        mut store: Transaction,
        message: &'m Message,
    ) -> anyhow::Result<Self> {
        let Message { author, place, thread, locale, text, .. } = message;
        let mut locale = locale.as_deref();
        // Whoever begins in Greek, or comes to write it, reads Greek where the platform does not report a language.
        if locale.is_none() && store.platform_locale(&author.account).await?.is_none() {
            let is_new = store.name(&author.account).await?.is_none();
            let is_command = || match parse(&format!("/{text}"), &message.mentions) {
                Err(error) => matches!(error, Missing { .. } | WhichGame { .. } | Wish { .. }),
                Ok(_) => true,
            };
            let tells = |_: &Language| begins_in_greek(text) || is_new && is_command();
            locale = language_of(text).filter(tells).map(Language::tag);
        }
        let actor = (Occupant::Person(author.clone()), locale);
        let unit = Box::pin(Unit::open(manager, store, actor, place, thread.as_ref())).await?;
        Ok(Unit { message: Some(message), ..unit })
    }

    /// Opens a unit for something that concerns `user` in `place`, and that nobody has written.
    pub(super) async fn of_user(
        manager: &'m Manager,
        store: Transaction,
        place: &Place,
        user: &User,
    ) -> anyhow::Result<Self> {
        let name = clean_name(&user.name, &user.account.id);
        let actor = Occupant::Person(User { name, ..user.clone() });
        Box::pin(Unit::open(manager, store, (actor, None), place, None)).await
    }

    /// Opens a unit for something that concerns the player at `seat`, and that nobody has written.
    pub(super) async fn of_player(
        manager: &'m Manager,
        store: Transaction,
        stored: &TableRecord,
        seat: Seat,
    ) -> anyhow::Result<Self> {
        let actor = (stored.seats()[seat].clone(), None);
        Box::pin(Unit::open(manager, store, actor, stored.place(), stored.thread())).await
    }

    /// Opens a unit for something that concerns a place, and that nobody has written.
    pub(super) async fn of_place(manager: &'m Manager, store: Transaction, place: &Place) -> anyhow::Result<Self> {
        Box::pin(Unit::open(manager, store, (Occupant::Former, None), place, None)).await
    }

    // Boxed by its callers: a unit is large, and they hold it too.
    async fn open(
        manager: &'m Manager,
        mut store: Transaction,
        (actor, locale): (Occupant, Option<&str>),
        place: &Place,
        thread: Option<&String>,
    ) -> anyhow::Result<Self> {
        let own = match actor.user() {
            Some(user) => store.record_person(user, locale).await?,
            None => None,
        };
        let language = language_of_reader(&mut store, own, place).await?;
        let used = match manager.dice {
            DiceSource::System | DiceSource::Seeded(_) => 0,
            DiceSource::Scripted(_) => store.count_rolls().await?,
        };
        let dice = manager.dice.dice(used);
        let now = manager.clock.now();
        Ok(Unit {
            manager,
            store,
            actor,
            place: place.clone(),
            thread: thread.cloned(),
            message: None,
            language,
            now,
            dice,
            platform_answers: None,
            engine_answer: None,
            command: None,
            is_clicked: false,
            answers_at_once: false,
            ends_unplayed: false,
            computer_turn: None,
            rated: None,
            is_analysis_due: false,
            is_tournament_due: false,
        })
    }

    /// Commits everything at once, as [`Manager::commit`] does. Then wakes up those who play for the computer and post analyses.
    pub(super) async fn commit(self) -> anyhow::Result<()> {
        let manager = self.manager;
        let platform = self.place.platform;
        // Where no message has come from, another process may serve the platform, as it does for the operator's commands.
        let is_for_others = self.message.is_none() || self.store.posts_beyond(platform);
        // Boxed, as its callers are awaited within large futures.
        Box::pin(manager.commit(self.store, is_for_others)).await?;
        if let Some(table) = self.computer_turn {
            manager.computer_turns.push(platform, table);
        }
        if self.is_analysis_due {
            manager.analysis_due.notify_one();
        }
        if self.is_tournament_due {
            manager.tournament_due.notify_one();
        }
        Ok(())
    }

    /// Returns whether the platform lets the author of the message moderate the place.
    pub(super) fn is_from_moderator(&self) -> bool {
        self.message.is_some_and(|message| message.is_from_moderator)
    }

    /// Returns whether the author of the message may change the settings of the server that the place is part of.
    pub(super) fn is_from_server_manager(&self) -> bool {
        self.message.is_some_and(|message| message.is_from_server_manager)
    }

    /// Returns the server that the place of the message is part of, if it is part of one.
    pub(super) fn server(&self) -> Option<Place> {
        self.message.and_then(Message::server)
    }

    /// Returns `text` as the reply to the author alone.
    pub(super) fn reply(&self, text: Text) -> Vec<Reply> {
        vec![Reply { text: text.with_prefix(self.place.platform.capabilities().command_prefix), ..Reply::default() }]
    }

    /// Returns the sentence `id` as the reply to the author alone.
    pub(super) fn say(&self, id: Id, args: &[(&str, Arg<'_>)]) -> Vec<Reply> {
        self.reply(self.text(id, args))
    }

    /// Returns a text and a board, laid out as the author prefers, as the reply to the author alone.
    pub(super) fn show(&self, text: Text, board: Option<Board>, preferences: &Preferences) -> Vec<Reply> {
        let is_narrow = self.place.platform.capabilities().has_short_lines;
        let (text, board) = arrange(text, board, preferences, is_narrow);
        let mut replies = self.reply(text);
        replies[0].board = board;
        replies
    }

    /// Refuses the command with the sentence `id` as the reply to the author alone.
    pub(super) fn refuse(&self, id: Id, args: &[(&str, Arg<'_>)]) -> Stop {
        Stop::Refused(self.say(id, args))
    }

    /// Returns the sentence `id` in the author's language.
    pub(super) fn text(&self, id: Id, args: &[(&str, Arg<'_>)]) -> Text {
        speech::say(self.language, id, args)
    }

    /// Returns `text` with the table's name before it.
    pub(super) fn of_table(&self, stored: &TableRecord, text: Text) -> Text {
        speech::of_table(self.language, stored.id, text)
    }

    /// Returns a view of `stored` in the author's language.
    pub(super) fn view<'a>(&self, stored: &'a TableRecord) -> View<'a> {
        view_of(stored, &stored.table, self.language)
    }

    /// Returns the author of the command. Only what handles commands asks: the computer and the clock have no author.
    pub(super) fn author(&self) -> &User {
        self.actor.user().expect("a command has an author")
    }

    /// Returns the author's account.
    pub(super) fn account(&self) -> Account {
        self.author().account.clone()
    }

    /// Returns the actor's seat at `stored`, if they play there, in this place.
    pub(super) fn seat_at(&self, stored: &TableRecord) -> Option<Seat> {
        stored.seat(self.actor.account()?)
    }

    /// Returns the author's settings.
    pub(super) async fn preferences(&mut self) -> anyhow::Result<Preferences> {
        self.store.preferences(&self.account()).await
    }

    /// Returns the language of what is posted in `place`: that of the place, or else that of the reader.
    pub(super) async fn public_language(
        &mut self,
        place: &Place,
        reader: Option<&Account>,
    ) -> anyhow::Result<Language> {
        if let Some(language) = self.place_language(place).await? {
            return Ok(language);
        }
        Ok(match reader {
            Some(account) if !self.actor.has(account) => self.store.language(account).await?,
            _ => None,
        }
        .unwrap_or(self.language))
    }

    /// Returns the language of a place, if it has one that the bot speaks.
    pub(super) async fn place_language(&mut self, place: &Place) -> anyhow::Result<Option<Language>> {
        let reported = self.message.and_then(|message| message.place_locale.as_deref());
        let reported = reported.filter(|_| self.place == *place);
        Ok(self.store.place_locale(place, reported).await?.as_deref().and_then(Language::from_tag))
    }

    /// Returns whether others read the replies to the author here. In a terminal everybody reads everything anyway, so there
    /// nothing is kept apart.
    ///
    /// # Errors
    /// Returns a [`Stop`] if the platform has not been asked yet.
    pub(super) fn others_read_replies(&self) -> Result<bool, Stop> {
        let place = self.place.clone();
        let account = self.account();
        let capabilities = place.platform.capabilities();
        let is_public = !capabilities.has_private_replies && capabilities.has_direct_messages;
        Ok(is_public && !self.ask_platform(PlatformQuery::Alone(place, account))?)
    }

    /// Returns the platform's answer to `query`; `false` if it cannot be asked.
    ///
    /// # Errors
    /// Returns a [`Stop`] if the platform has not been asked yet.
    pub(super) fn ask_platform(&self, query: PlatformQuery) -> Result<bool, Stop> {
        match &self.platform_answers {
            None => Ok(false),
            Some(answers) => answers.known.get(&query).copied().ok_or_else(|| self.need(Stop::NeedsPlatform(query))),
        }
    }

    /// Returns the match in the file that came with the message.
    ///
    /// # Errors
    /// Returns a [`Stop`] if the file has not been read yet.
    pub(super) fn sent_match(&self) -> Result<Arc<SentMatch>, Stop> {
        let Some(file) = self.message.and_then(|message| message.file.clone()) else {
            return Ok(Arc::new(Err(NoMatch::NoFile)));
        };
        let known = self.platform_answers.as_ref().and_then(|answers| answers.sent_match.clone());
        known.ok_or_else(|| self.need(Stop::NeedsMatch(file)))
    }

    /// Stops the handler until the platform or the engine has answered. A handler asks before it acts: what it has read until then
    /// is all that it reads again.
    pub(super) fn need(&self, question: Stop) -> Stop {
        debug_assert!(!self.store.has_acted(), "a handler has acted before it asks: {question:?}");
        question
    }

    /// Returns whether `player` is a person who is missing from `place`; `false` if the platform cannot be asked.
    ///
    /// # Errors
    /// Returns a [`Stop`] if the platform has not been asked yet.
    pub(super) fn is_absent(&self, place: &Place, player: &Occupant) -> Result<bool, Stop> {
        match player.account() {
            Some(account) => self.ask_platform(PlatformQuery::Absent(place.clone(), account.clone())),
            None => Ok(false),
        }
    }
}

/// Returns a view of `stored` in this language, for readers in its place. `table` is its state, or another one to show.
pub(super) fn view_of<'a>(stored: &TableRecord, table: &'a Table, language: Language) -> View<'a> {
    View { language, platform: stored.place().platform, id: stored.id, table, seats: stored.seats() }
}
