//! One message on its way through the house.

use super::find::Found;
use super::presence::Answers;
use super::{Manager, clean_name};
use crate::chat::{Message, Reply, Text};
use crate::command::{self, Command, Misread, Verb};
use crate::speech::{self, Arg};
use crate::store::Transaction;
use crate::table::{Action, Answer, Dice};

/// One message, with everything that its answer needs.
pub(super) struct Hearing<'m> {
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

impl<'m> Hearing<'m> {
    pub(super) async fn new(
        manager: &'m Manager,
        mut store: Transaction,
        mut message: Message,
    ) -> anyhow::Result<Self> {
        for person in std::iter::once(&mut message.speaker).chain(&mut message.mentions) {
            person.name = clean_name(&person.name, &person.account.id);
        }
        let own = store.note_person(&message.speaker, message.locale.as_deref()).await?;
        let locale = super::reading(&mut store, own, &message.place).await?;
        let used = match manager.dice {
            super::DiceSource::System => 0,
            super::DiceSource::Scripted(_) => store.throws().await?,
        };
        let dice = manager.dice.dice(used);
        let now = manager.clock.now();
        Ok(Hearing { manager, store, message, locale, now, dice, answers: None, is_chosen: false })
    }

    /// Gives the speaker the name that he has here now at his tables here: in another place he may have another.
    pub(super) async fn rename(&mut self) -> anyhow::Result<()> {
        for Found { mut sitting, seat } in self.own_tables().await? {
            if sitting.seats[seat] != self.message.speaker {
                sitting.seats[seat] = self.message.speaker.clone();
                let changed_at = sitting.changed_at;
                self.store.save(&mut sitting, &[], changed_at).await?;
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
        if command.table.is_none() && command::is_at_table(command.verb) {
            command.table = match self.shown_above().await? {
                Some(shown) => Some(shown),
                None => self.of_this_thread(command.verb).await?,
            };
        }
        match command.verb {
            Verb::Newgame => self.newgame(&command).await,
            Verb::Accept => self.act(&command, &Action::Accept).await,
            Verb::Decline => self.act(&command, &Action::Decline).await,
            Verb::Cancel => self.act(&command, &Action::Cancel).await,
            Verb::Rematch => self.rematch(&command).await,
            Verb::Roll => self.act(&command, &Action::Roll).await,
            Verb::Move => self.play(&command).await,
            Verb::Moves => self.moves(&command).await,
            Verb::Enter => self.enter(&command).await,
            Verb::Undo => self.undo(&command).await,
            Verb::Takeback => self.act(&command, &Action::Takeback).await,
            Verb::Confirm => self.confirm(&command).await,
            Verb::Double => self.act(&command, &Action::Double).await,
            Verb::Take => self.answer_double(&command, Answer::Take).await,
            Verb::Drop => self.answer_double(&command, Answer::Drop).await,
            Verb::Beaver => self.act(&command, &Action::Beaver).await,
            Verb::Pass => self.pass(&command).await,
            Verb::Resign => self.resign(&command).await,
            Verb::Order | Verb::Auto => self.order(&command).await,
            Verb::GoOn => self.act(&command, &Action::GoOn).await,
            Verb::Fresh => self.act(&command, &Action::Fresh).await,
            Verb::Claim => self.act(&command, &Action::Claim).await,
            Verb::Here => self.here(&command).await,
            Verb::EndTable => self.end_table(&command).await,
            Verb::Board => self.board(&command).await,
            Verb::Replay => self.replay(&command).await,
            Verb::Games => self.games().await,
            Verb::Match => self.score_sheet(&command).await,
            Verb::History => self.history().await,
            Verb::Export => self.export(&command).await,
            Verb::Cube => self.cube(&command).await,
            Verb::About => Ok(self.about()),
            Verb::Pips => self.pips(&command).await,
            Verb::Odds => self.odds(&command).await,
            Verb::Opening => self.opening(&command).await,
            Verb::Rules => self.rules(&command).await,
            Verb::Vacation => self.vacation(&command).await,
            Verb::Settings => self.settings(&command).await,
            Verb::Help => Ok(self.help(&command)),
        }
    }

    /// Notes that the message was heard, and makes everything lasting.
    pub(super) async fn finish(mut self, replies: &[Reply]) -> anyhow::Result<()> {
        self.store.note_heard(self.message.place.platform, &self.message.id, self.now, replies).await?;
        self.store.commit().await
    }

    /// A text for the speaker alone.
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
        if Action::Drop.fits(&found.sitting.table, found.seat) {
            return self.answer_double_at(found, command, Answer::Drop).await;
        }
        let name = super::table_name(found.sitting.id);
        let now = speech::now(&self.view(&found.sitting, &name), Some(found.seat));
        Ok(self.reply(speech::say(&self.locale, "refused-pass", &[]).then(" ", now)))
    }
}
