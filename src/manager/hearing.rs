//! One message on its way through the house.

use super::find::SeatedTable;
use super::presence::Answers;
use super::{Manager, clean_name};
use crate::chat::{Message, Reply, Text};
use crate::command::{self, Command, CommandKind, Misread};
use crate::speech::{self, Arg};
use crate::store::Transaction;
use crate::table::{Action, CubeAnswer, Dice};

/// One message, with everything that its answer needs.
pub(super) struct Request<'m> {
    pub(super) manager: &'m Manager,
    pub(super) store: Transaction,
    pub(super) message: Message,
    pub(super) locale: String,
    pub(super) now: i64,
    pub(super) dice: Box<dyn Dice + Send>,
    /// What the platform has told so far of who is there; `None` where it cannot be asked.
    pub(super) answers: Option<Answers>,
    /// Whether the command was chosen at a message of the bot's, and not typed.
    pub(super) is_chosen: bool,
}

impl<'m> Request<'m> {
    pub(super) async fn new(
        manager: &'m Manager,
        mut store: Transaction,
        mut message: Message,
    ) -> anyhow::Result<Self> {
        for person in std::iter::once(&mut message.author).chain(&mut message.mentions) {
            person.name = clean_name(&person.name, &person.account.id);
        }
        let own = store.note_person(&message.author, message.locale.as_deref()).await?;
        let locale = super::reading(&mut store, own, &message.place).await?;
        let used = match manager.dice {
            super::DiceSource::System => 0,
            super::DiceSource::Scripted(_) => store.throws().await?,
        };
        let dice = manager.dice.dice(used);
        let now = manager.clock.now();
        Ok(Request { manager, store, message, locale, now, dice, answers: None, is_chosen: false })
    }

    /// Gives the author the name that he has here now at his tables here: in another place he may have another.
    pub(super) async fn rename(&mut self) -> anyhow::Result<()> {
        for SeatedTable { mut stored, seat } in self.own_tables().await? {
            if stored.seats[seat] != self.message.author {
                stored.seats[seat] = self.message.author.clone();
                let changed_at = stored.changed_at;
                self.store.save(&mut stored, &[], changed_at).await?;
            }
        }
        Ok(())
    }

    /// Does what the message asks for.
    pub(super) async fn answer(&mut self) -> anyhow::Result<Vec<Reply>> {
        let mut command = match command::read(&self.message.text, &self.message.mentions) {
            Ok(command) => command,
            // In a room with several bots a command that resembles none of ours is somebody else's, and "!!" is a cry.
            Err(Misread::Unknown { nearest: None, .. } | Misread::NoCommand)
                if self.message.place.platform.sign() == '!' =>
            {
                return Ok(Vec::new());
            }
            Err(misread) => return Ok(self.misread(&misread)),
        };
        self.is_chosen = command.at.is_some();
        if command.table.is_none() && command::is_at_table(command.kind) {
            command.table = match self.shown_above().await? {
                Some(shown) => Some(shown),
                None => self.of_this_thread(command.kind).await?,
            };
        }
        match command.kind {
            CommandKind::Newgame => self.newgame(&command).await,
            CommandKind::Accept => self.act(&command, &Action::Accept).await,
            CommandKind::Decline => self.act(&command, &Action::Decline).await,
            CommandKind::Cancel => self.act(&command, &Action::Cancel).await,
            CommandKind::Rematch => self.rematch(&command).await,
            CommandKind::Roll => self.act(&command, &Action::Roll).await,
            CommandKind::Move => self.play(&command).await,
            CommandKind::Moves => self.moves(&command).await,
            CommandKind::Enter => self.enter(&command).await,
            CommandKind::Undo => self.undo(&command).await,
            CommandKind::Takeback => self.act(&command, &Action::Takeback).await,
            CommandKind::Confirm => self.confirm(&command).await,
            CommandKind::Double => self.act(&command, &Action::Double).await,
            CommandKind::Take => self.answer_double(&command, CubeAnswer::Take).await,
            CommandKind::Drop => self.answer_double(&command, CubeAnswer::Drop).await,
            CommandKind::Beaver => self.act(&command, &Action::Beaver).await,
            CommandKind::Pass => self.pass(&command).await,
            CommandKind::Resign => self.resign(&command).await,
            CommandKind::Order | CommandKind::Auto => self.order(&command).await,
            CommandKind::GoOn => self.act(&command, &Action::PlayOn).await,
            CommandKind::Fresh => self.act(&command, &Action::SetUp).await,
            CommandKind::Claim => self.act(&command, &Action::Claim).await,
            CommandKind::Here => self.here(&command).await,
            CommandKind::EndTable => self.end_table(&command).await,
            CommandKind::Board => self.board(&command).await,
            CommandKind::Replay => self.replay(&command).await,
            CommandKind::Games => self.games().await,
            CommandKind::Match => self.score_sheet(&command).await,
            CommandKind::History => self.history().await,
            CommandKind::Export => self.export(&command).await,
            CommandKind::Cube => self.cube(&command).await,
            CommandKind::About => Ok(self.about()),
            CommandKind::Pips => self.pips(&command).await,
            CommandKind::Odds => self.odds(&command).await,
            CommandKind::Opening => self.opening(&command).await,
            CommandKind::Rules => self.rules(&command).await,
            CommandKind::Vacation => self.vacation(&command).await,
            CommandKind::Settings => self.settings(&command).await,
            CommandKind::Help => Ok(self.help(&command)),
        }
    }

    /// Notes that the message was heard, and makes everything lasting.
    pub(super) async fn finish(mut self, replies: &[Reply]) -> anyhow::Result<()> {
        self.store.note_heard(self.message.place.platform, &self.message.id, self.now, replies).await?;
        self.store.commit().await
    }

    /// A text for the author alone.
    pub(super) fn reply(&self, text: Text) -> Vec<Reply> {
        vec![Reply { text: text.signed(self.message.place.platform.sign()), ..Reply::default() }]
    }

    pub(super) fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Vec<Reply> {
        self.reply(speech::say(&self.locale, id, args))
    }

    /// What is wrong with a command. Where people have addresses, one who is not here is invited by his.
    pub(super) fn misread(&self, misread: &Misread) -> Vec<Reply> {
        let example = self.message.place.platform.address();
        let (Misread::NotAPerson { word }, Some(example)) = (misread, example) else {
            return self.reply(speech::misread(&self.locale, misread));
        };
        match word.strip_prefix('@').map(|name| name.split_once(':')) {
            None => self.reply(speech::misread(&self.locale, misread)),
            Some(Some((_, server))) => {
                self.say("misread-no-account", &[("word", Arg::Text(word)), ("server", Arg::Text(server))])
            }
            Some(None) => {
                let example = Arg::Code(format!("/newgame portes {example}"));
                self.say("misread-nobody-here", &[("word", Arg::Text(word)), ("example", example)])
            }
        }
    }

    /// `/pass` is a drop where a double is offered; otherwise nobody needs it.
    async fn pass(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let found = match self.find(command, &Action::Drop).await? {
            Ok(found) => found,
            Err(refusal) => return Ok(refusal),
        };
        if Action::Drop.fits(&found.stored.table, found.seat) {
            return self.answer_double_at(found, command, CubeAnswer::Drop).await;
        }
        let name = super::table_name(found.stored.id);
        let now = speech::now(&self.view(&found.stored, &name), Some(found.seat));
        Ok(self.reply(speech::say(&self.locale, "refused-pass", &[]).then(" ", now)))
    }
}
