//! A message while it is handled.

use kafenio_board::rules::LegalPlay;
use kafenio_board::table::{Dice, Event, Seat, TableId};
use kafenio_engine::RankedPlay;
use kafenio_engine::computer::{Advice, Judgement, analysis_key, moments, read_analysis, write_analysis};
use kafenio_engine::evaluation::{Opinion, Query};
use kafenio_engine::puzzle::Puzzle;

use super::engine_query::{EngineAnswer, EngineQuestion};
use super::names::clean_name;
use super::platform_query::{PlatformAnswers, PlatformQuery};
use super::ports::DiceSource;
use super::state::{Manager, language_of_reader};
use super::stop::Stop;
use crate::chat::{Account, Board, Message, Place, Reply, Text};
use crate::command::Command;
use crate::language::Language;
use crate::present::arrange;
use crate::speech::{self, Arg, View};
use crate::store::{Preferences, TableRecord, Transaction};

/// A message with everything that its handler needs.
pub(super) struct Request<'m> {
    pub(super) manager: &'m Manager,
    pub(super) store: Transaction,
    pub(super) message: Message,
    /// The author's language.
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
    /// The table where the computer has to decide once this is committed.
    pub(super) computer_turn: Option<TableId>,
    /// Whether an analysis is due once this is committed.
    pub(super) is_analysis_due: bool,
    /// Whether the author clicked a button or reacted, instead of typing.
    pub(super) is_clicked: bool,
}

impl<'m> Request<'m> {
    /// Prepares a message for its handler: cleans names, records the author, and looks up their language.
    pub(super) async fn new(
        manager: &'m Manager,
        mut store: Transaction,
        mut message: Message,
    ) -> anyhow::Result<Self> {
        for person in std::iter::once(&mut message.author).chain(&mut message.mentions) {
            if !person.account.is_person() {
                continue;
            }
            person.name = clean_name(&person.name, &person.account.id);
        }
        for role in &mut message.roles.mentioned {
            role.name = clean_name(&role.name, &role.id);
        }
        let own = if message.author.account.is_person() {
            store.record_person(&message.author, message.locale.as_deref()).await?
        } else {
            None
        };
        let language = language_of_reader(&mut store, own, &message.place).await?;
        let used = match manager.dice {
            DiceSource::System | DiceSource::Seeded(_) => 0,
            DiceSource::Scripted(_) => store.count_rolls().await?,
        };
        let dice = manager.dice.dice(used);
        let now = manager.clock.now();
        Ok(Request {
            manager,
            store,
            message,
            language,
            now,
            dice,
            platform_answers: None,
            engine_answer: None,
            command: None,
            computer_turn: None,
            is_analysis_due: false,
            is_clicked: false,
        })
    }

    /// Records that the message was handled and how it was answered, and commits.
    pub(super) async fn commit(mut self, replies: &[Reply]) -> anyhow::Result<()> {
        self.store.record_message(self.message.place.platform, &self.message.id, self.now, replies).await?;
        self.store.commit().await
    }

    /// Returns `text` as the reply to the author alone.
    pub(super) fn reply(&self, text: Text) -> Vec<Reply> {
        vec![Reply {
            text: text.with_prefix(self.message.place.platform.capabilities().command_prefix),
            ..Reply::default()
        }]
    }

    /// Returns the sentence `id` as the reply to the author alone.
    pub(super) fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Vec<Reply> {
        self.reply(self.text(id, args))
    }

    /// Returns a text and a board, laid out as the author prefers, as the reply to the author alone.
    pub(super) fn show(&self, text: Text, board: Option<Board>, preferences: &Preferences) -> Vec<Reply> {
        let is_narrow = self.message.place.platform.capabilities().has_short_lines;
        let (text, board) = arrange(text, board, preferences, is_narrow);
        let mut replies = self.reply(text);
        replies[0].board = board;
        replies
    }

    /// Refuses the command with the sentence `id` as the reply to the author alone.
    pub(super) fn refuse(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Stop {
        Stop::Refused(self.say(id, args))
    }

    /// Returns the sentence `id` in the author's language.
    pub(super) fn text(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Text {
        speech::say(self.language, id, args)
    }

    /// Returns `text` with the table's name before it.
    pub(super) fn of_table(&self, stored: &TableRecord, text: Text) -> Text {
        self.text("table-line", &[("table", Arg::Table(stored.id))]).then(" ", text)
    }

    /// Returns a view of `stored` in the author's language.
    pub(super) fn view<'a>(&'a self, stored: &'a TableRecord) -> View<'a> {
        View { language: self.language, id: stored.id, table: &stored.table, seats: stored.seats() }
    }

    pub(super) fn account(&self) -> Account {
        self.message.author.account.clone()
    }

    /// Returns the author's settings.
    pub(super) async fn preferences(&mut self) -> anyhow::Result<Preferences> {
        self.store.preferences(&self.message.author.account).await
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
            Some(account) if *account != self.message.author.account => self.store.language(account).await?,
            _ => None,
        }
        .unwrap_or(self.language))
    }

    /// Returns the language of a place, if it has one that the bot speaks.
    pub(super) async fn place_language(&mut self, place: &Place) -> anyhow::Result<Option<Language>> {
        let reported = self.message.place_locale.as_deref().filter(|_| self.message.place == *place);
        Ok(self.store.place_locale(place, reported).await?.as_deref().and_then(Language::from_tag))
    }

    /// Returns what the engine advises `seat`, who has the decision at `stored`.
    ///
    /// # Errors
    /// Returns a [`Stop`] if the engine has not thought about this decision yet.
    pub(super) fn advice(&self, stored: &TableRecord, seat: Seat) -> Result<Advice, Stop> {
        match &self.engine_answer {
            Some(EngineAnswer::Decision { table, version, advice })
                if (*table, *version) == (stored.id, stored.version) =>
            {
                Ok(advice.clone())
            }
            _ => Err(Stop::NeedsEngine(EngineQuestion::Decision { stored: Box::new(stored.clone()), seat })),
        }
    }

    /// Returns what the engine thinks of the finished games `numbers` of `table`, which has these `events`. What is new is
    /// stored, each game as a whole.
    ///
    /// # Errors
    /// Returns a [`Stop`] if the engine has not thought about all of them yet, or the store fails.
    pub(super) async fn analysis(
        &mut self,
        table: TableId,
        numbers: &[u32],
        events: &[Event],
    ) -> Result<Vec<Vec<Judgement>>, Stop> {
        let networks = self.manager.networks()?;
        let (mut found, mut unknown, mut new) = (Vec::new(), Vec::new(), Vec::new());
        for number in numbers {
            let moments = moments(events, *number);
            let engine = analysis_key(&networks, &moments);
            let mut written = self.store.analysis(table, *number, &engine).await?;
            if let Some(judged) = self.judged_game(table, *number) {
                let judged = write_analysis(judged).map_err(anyhow::Error::from)?;
                new.push((*number, engine, judged.clone()));
                written = Some(judged);
            }
            match written.and_then(|written| read_analysis(&moments, &written)) {
                Some(judgements) => found.push(judgements),
                None => unknown.push((*number, moments)),
            }
        }
        if !unknown.is_empty() {
            return Err(Stop::NeedsEngine(EngineQuestion::Games { table, games: unknown }));
        }
        // Reading the games takes long, so nobody else's writing waits for it.
        for (number, engine, judged) in new {
            self.store.save_analysis(table, number, &engine, &judged, self.now).await?;
        }
        Ok(found)
    }

    /// Returns what the engine has just answered about a game.
    fn judged_game(&self, table: TableId, number: u32) -> Option<&[Vec<Judgement>]> {
        let Some(EngineAnswer::Games { table: of, games }) = &self.engine_answer else { return None };
        games.iter().find(|(about, _)| *of == table && *about == number).map(|(_, judged)| judged.as_slice())
    }

    /// Returns what the engine thinks of a play of `puzzle`.
    ///
    /// # Errors
    /// Returns a [`Stop`] if the engine has not thought about it yet.
    pub(super) fn judged(&self, puzzle: &Puzzle, legal: LegalPlay) -> Result<RankedPlay, Stop> {
        match &self.engine_answer {
            Some(EngineAnswer::Play { puzzle: of, play }) if **of == *puzzle && play.legal == legal => {
                Ok((**play).clone())
            }
            _ => Err(Stop::NeedsEngine(EngineQuestion::Play {
                puzzle: Box::new(puzzle.clone()),
                legal: Box::new(legal),
            })),
        }
    }

    /// Returns what the engine thinks of the position `asked`.
    ///
    /// # Errors
    /// Returns a [`Stop`] if the engine has not thought about it yet.
    pub(super) fn opinion(&self, asked: &Query) -> Result<Opinion, Stop> {
        match &self.engine_answer {
            Some(EngineAnswer::Position { asked: of, opinion }) if **of == *asked => Ok(opinion.clone()),
            _ => Err(Stop::NeedsEngine(EngineQuestion::Position(Box::new(asked.clone())))),
        }
    }

    /// Returns whether others read the replies to the author here. In a terminal everybody reads everything anyway, so there
    /// nothing is kept apart.
    ///
    /// # Errors
    /// Returns a [`Stop`] if the platform has not been asked yet.
    pub(super) fn others_read_replies(&self) -> Result<bool, Stop> {
        let (place, account) = (self.message.place.clone(), self.account());
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
            Some(answers) => answers.get(&query).copied().ok_or(Stop::NeedsPlatform(query)),
        }
    }
}
