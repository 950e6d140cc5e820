//! Which table a command means.

use super::hearing::Hearing;
use super::names::table_id;
use super::{table_name, time};
use crate::chat::{Choice, Reply, Text};
use crate::command::{Command, Verb};
use crate::speech::{self, Arg, View};
use crate::store::Sitting;
use crate::table::{Action, Seat, Stage};

/// The longest command that a choice may stand for, in bytes, and the longest label, in characters.
const LONGEST_CHOICE: usize = 100;
const LONGEST_LABEL: usize = 40;

/// A table and the speaker's seat at it.
pub(super) struct Found {
    pub(super) sitting: Sitting,
    pub(super) seat: Seat,
}

impl Hearing<'_> {
    pub(super) fn view<'a>(&'a self, sitting: &'a Sitting, name: &'a str) -> View<'a> {
        View { locale: &self.locale, name, table: &sitting.table, seats: &sitting.seats }
    }

    /// The table at which the speaker has what `action` decides; what he is told instead where there is none or more
    /// than one.
    pub(super) async fn find(
        &mut self,
        command: &Command,
        action: &Action,
    ) -> anyhow::Result<Result<Found, Vec<Reply>>> {
        self.find_where(command, action, false).await
    }

    /// The same for `/move`, which among several tables means the only one where its play is legal.
    pub(super) async fn find_to_play(
        &mut self,
        command: &Command,
        action: &Action,
    ) -> anyhow::Result<Result<Found, Vec<Reply>>> {
        self.find_where(command, action, true).await
    }

    async fn find_where(
        &mut self,
        command: &Command,
        action: &Action,
        is_played: bool,
    ) -> anyhow::Result<Result<Found, Vec<Reply>>> {
        let chosen = match &command.table {
            Some(name) => self.named(name).await?,
            None => self.deciding(action, is_played).await?,
        };
        Ok(chosen.and_then(|found| self.current(command, found)))
    }

    /// Refuses a choice that was offered in a turn that is over. Of a table that is over itself it is told how that ended.
    fn current(&self, command: &Command, found: Found) -> Result<Found, Vec<Reply>> {
        if !found.sitting.table.is_open() {
            return Ok(found);
        }
        match self.outdated(command, &found.sitting) {
            Some(refusal) => Err(refusal),
            None => Ok(found),
        }
    }

    /// What the speaker is told whose choice was offered in another turn than this one.
    pub(super) fn outdated(&self, command: &Command, sitting: &Sitting) -> Option<Vec<Reply>> {
        let turn = sitting.table.turn;
        let then = command.at.filter(|then| *then != turn)?;
        let name = table_name(sitting.id);
        let now = speech::now(&self.view(sitting, &name), sitting.seat(&self.message.speaker.account));
        let args = [("then", Arg::Number(then)), ("turn", Arg::Number(turn))];
        Some(self.reply(speech::say(&self.locale, "refused-outdated", &args).then(" ", now)))
    }

    /// The name of the table that the message shows to which the speaker replies.
    pub(super) async fn shown_above(&mut self) -> anyhow::Result<Option<String>> {
        let Some(about) = self.message.about.clone() else { return Ok(None) };
        let lane = self.store.lane_of(self.message.place.platform, &about).await?;
        let name = lane.as_deref().and_then(|lane| lane.split(' ').next());
        Ok(name.filter(|name| table_id(name).is_some()).map(str::to_owned))
    }

    /// The name of the speaker's only table in the thread where he speaks: of an open one, or else of the last one that was
    /// played there, where `verb` looks back.
    pub(super) async fn of_this_thread(&mut self, verb: Verb) -> anyhow::Result<Option<String>> {
        let Some(thread) = self.message.thread.clone() else { return Ok(None) };
        let is_here = |sitting: &Sitting| sitting.thread.as_ref() == Some(&thread);
        let own = self.own_tables().await?.into_iter().map(|own| own.sitting);
        let mut open: Vec<Sitting> = own.filter(is_here).collect();
        let last = match (open.pop(), verb) {
            (Some(only), _) => Some(only).filter(|_| open.is_empty()),
            (None, Verb::Rematch | Verb::Match | Verb::Replay | Verb::Export | Verb::Board) => {
                self.ended().await?.into_iter().find(is_here)
            }
            (None, _) => None,
        };
        Ok(last.map(|sitting| table_name(sitting.id)))
    }

    /// What is refused at `sitting`, which is named where the speaker may think of another one.
    pub(super) async fn refuse_at(&mut self, sitting: &Sitting, why: Text) -> anyhow::Result<Vec<Reply>> {
        let has_others = self.own_tables().await?.iter().any(|own| own.sitting.id != sitting.id);
        Ok(self.reply(if has_others { self.of_table(sitting, why) } else { why }))
    }

    /// Asks which of these tables is meant.
    pub(super) async fn which(
        &mut self,
        sittings: impl Iterator<Item = &Sitting> + Send,
    ) -> anyhow::Result<Vec<Reply>> {
        let (mut names, mut lines, mut choices) = (Vec::new(), Text::default(), Vec::new());
        for sitting in sittings {
            names.push(format!("table:{}", table_name(sitting.id)));
            let waits = self.unconfirmed(sitting).await?;
            lines = lines.then("\n", self.game_line(sitting)).then(" ", waits);
            choices.extend(self.at_that_table(sitting));
        }
        let is_clicked = self.message.place.platform.has_buttons() && choices.len() == names.len();
        let id = if is_clicked { "ask-which" } else { "refused-which" };
        let which = speech::say(&self.locale, id, &[("names", Arg::Text(&names.join(" / ")))]);
        let mut replies = self.reply(which.then("\n", lines));
        if is_clicked {
            replies[0].choices = choices;
        }
        Ok(replies)
    }

    /// The choice that says once more what the speaker has said, at this table and in its present turn; `None` where that
    /// is too long for one.
    fn at_that_table(&self, sitting: &Sitting) -> Option<Choice> {
        let name = table_name(sitting.id);
        let is_said = |word: &&str| !word.starts_with("table:") && !word.starts_with("at:");
        let said: Vec<&str> = self.message.text.split_whitespace().filter(is_said).collect();
        let command = format!("{} table:{name} at:{}", said.join(" "), sitting.table.turn);
        let others = match sitting.seat(&self.message.speaker.account) {
            Some(seat) => sitting.seats[seat.other()].name.clone(),
            None => Seat::BOTH.map(|seat| sitting.seats[seat].name.as_str()).join(" – "),
        };
        let label = format!("{name} · {others}").chars().take(LONGEST_LABEL).collect();
        (command.len() <= LONGEST_CHOICE).then_some(Choice { command, label, emoji: String::new(), primary: false })
    }

    /// The table that the speaker named.
    async fn named(&mut self, name: &str) -> anyhow::Result<Result<Found, Vec<Reply>>> {
        let found = match table_id(name) {
            Some(id) => self.store.table(&self.message.place, id).await?,
            None => None,
        };
        let Some(sitting) = found else {
            if let Some(damaged) = self.damaged() {
                return Ok(Err(damaged));
            }
            if let Some(sitting) = self.elsewhere(name).await? {
                return Ok(Err(self.plays_elsewhere(&sitting)));
            }
            return Ok(Err(self.no_such_table(name).await?));
        };
        Ok(match sitting.seat(&self.message.speaker.account) {
            Some(seat) => Ok(Found { sitting, seat }),
            None => Err(self.not_seated(&sitting).await?),
        })
    }

    /// Where the rematch of a game is to be offered that was not played here.
    pub(super) fn played_there(&self, sitting: &Sitting) -> Vec<Reply> {
        let name = table_name(sitting.id);
        self.say("refused-rematch-there", &[("table", Arg::Text(&name)), ("place", Arg::Place(&sitting.place))])
    }

    pub(super) fn plays_elsewhere(&self, sitting: &Sitting) -> Vec<Reply> {
        let name = table_name(sitting.id);
        let here = Arg::Code(format!("/here table:{name}"));
        let args = [("table", Arg::Text(&name)), ("place", Arg::Place(&sitting.place)), ("here", here)];
        self.say("refused-elsewhere", &args)
    }

    pub(super) async fn no_such_table(&mut self, name: &str) -> anyhow::Result<Vec<Reply>> {
        let own = self.own_tables().await?;
        let names: Vec<String> = own.iter().map(|found| table_name(found.sitting.id)).collect();
        let some = if names.is_empty() { "none" } else { "some" };
        let args = [("name", Arg::Text(name)), ("own", Arg::Case(some)), ("names", Arg::Text(&names.join(", ")))];
        Ok(self.say("refused-no-such-table", &args))
    }

    /// The table of that name at which the speaker sits, wherever it is.
    pub(super) async fn elsewhere(&mut self, name: &str) -> anyhow::Result<Option<Sitting>> {
        let account = self.message.speaker.account.clone();
        let found = match table_id(name) {
            Some(id) => self.store.table_on(account.platform, id).await?,
            None => None,
        };
        Ok(found.filter(|sitting| sitting.seat(&account).is_some()))
    }

    pub(super) async fn not_seated(&mut self, sitting: &Sitting) -> anyhow::Result<Vec<Reply>> {
        let own: Vec<String> = self.own_tables().await?.iter().map(|own| table_name(own.sitting.id)).collect();
        let [who, other] = Seat::BOTH.map(|seat| Arg::Person(&sitting.seats[seat]));
        let names = own.join(", ");
        let some = Arg::Case(if own.is_empty() { "none" } else { "some" });
        Ok(self
            .say("refused-not-seated", &[("who", who), ("other", other), ("own", some), ("names", Arg::Text(&names))]))
    }

    /// The speaker's open tables here, the one that changed last at the end.
    pub(super) async fn own_tables(&mut self) -> anyhow::Result<Vec<Found>> {
        let mut own = Vec::new();
        let (place, account) = (self.message.place.clone(), self.message.speaker.account.clone());
        for mut sitting in self.store.open_tables_of(&place, &account).await? {
            let Some(seat) = sitting.seat(&account) else { continue };
            if time::has_lapsed(&sitting, self.now) {
                self.lapse(&mut sitting).await?;
            } else {
                own.push(Found { sitting, seat });
            }
        }
        Ok(own)
    }

    async fn deciding(&mut self, action: &Action, is_played: bool) -> anyhow::Result<Result<Found, Vec<Reply>>> {
        let own = self.own_tables().await?;
        let (mut fitting, mut others): (Vec<Found>, Vec<Found>) =
            own.into_iter().partition(|found| action.fits(&found.sitting.table, found.seat));
        if is_played && fitting.len() > 1 {
            let mut playable = Vec::new();
            for (index, found) in fitting.iter().enumerate() {
                if self.is_playable(found, action).await? {
                    playable.push(index);
                }
            }
            // Where it is legal nowhere he is asked all the same which he means, and then told why not.
            if !playable.is_empty() {
                let mut index = 0..;
                fitting.retain(|_| index.next().is_some_and(|index| playable.contains(&index)));
            }
        }
        Ok(match (fitting.len(), others.len()) {
            // What may end a game at once is asked about where it may be another that is meant.
            (1, 1..) if *action == Action::Cancel => {
                Err(self.which(fitting.iter().chain(&others).map(|found| &found.sitting)).await?)
            }
            (1, _) => Ok(fitting.remove(0)),
            // With one table there is no doubt which is meant, and it can say best why this does not fit.
            (0, 1) => Ok(others.remove(0)),
            (0, 0) if let Some(damaged) = self.damaged() => Err(damaged),
            (0, 0) => match self.store.last_table(&self.message.place, Some(&self.message.speaker.account)).await? {
                // Of a game in a thread somebody may still think where the invitation was.
                Some(sitting)
                    if matches!(sitting.table.stage, Stage::Closed(_))
                        && let Some(other) = self.only_elsewhere().await? =>
                {
                    Err(self.plays_elsewhere(&other))
                }
                Some(sitting) => {
                    let seat = sitting.seat(&self.message.speaker.account).unwrap_or(Seat::Inviter);
                    Ok(Found { sitting, seat })
                }
                None => Err(self.nothing_here().await?),
            },
            (0, _) => {
                let states = others.iter().fold(Text::default(), |text, found| text.then("\n", self.state_line(found)));
                let lines = speech::say(&self.locale, "refused-none-fits", &[]);
                Err(self.reply(lines.then("\n", states)))
            }
            _ => Err(self.which(fitting.iter().map(|found| &found.sitting)).await?),
        })
    }

    /// Whether the play is legal at this table, or its number belongs to the list that was shown there for this roll.
    async fn is_playable(&mut self, found: &Found, action: &Action) -> anyhow::Result<bool> {
        let Found { sitting, seat } = found;
        let Some((game, situation)) = sitting.table.game().and_then(|game| Some((game, game.situation()?))) else {
            return Ok(false);
        };
        if let Action::Play(text) = action {
            let numbering = self.preferences().await?.numbering;
            return Ok(game.ruleset.read_in(&situation, text, numbering).is_ok());
        }
        Ok(self.store.listed(sitting.id, *seat).await? == Some(sitting.table.turn))
    }

    /// What somebody is told of a table that he means, or may mean, and that cannot be played on.
    pub(super) fn damaged(&self) -> Option<Vec<Reply>> {
        let name = table_name(*self.store.damaged().first()?);
        Some(self.say("refused-damaged", &[("table", Arg::Text(&name))]))
    }

    pub(super) fn no_table(&self) -> Vec<Reply> {
        self.damaged().unwrap_or_else(|| self.say("refused-no-table", &[]))
    }

    /// What somebody is told who has no table here.
    async fn nothing_here(&mut self) -> anyhow::Result<Vec<Reply>> {
        let open = self.store.open_tables(&self.message.place).await?;
        if let [only] = open.as_slice() {
            return self.not_seated(only).await;
        }
        Ok(match self.only_elsewhere().await? {
            Some(only) => self.plays_elsewhere(&only),
            None => self.no_table(),
        })
    }

    /// The one game that the speaker, who plays none here, plays elsewhere; `None` where everybody would read of it.
    pub(super) async fn only_elsewhere(&mut self) -> anyhow::Result<Option<Sitting>> {
        let mut own = self.store.tables_of(&self.message.speaker.account).await?;
        own.retain(|sitting| sitting.table.game().is_some() && sitting.place.platform.answers_alone());
        Ok(own.pop().filter(|_| own.is_empty()))
    }

    /// The last match of the speaker that had a thread of its own, where he may look for it in the channel.
    pub(super) async fn last_in_a_thread(&mut self) -> anyhow::Result<Option<Sitting>> {
        if !self.message.place.platform.opens_threads() {
            return Ok(None);
        }
        self.store.last_in_a_thread(&self.message.speaker.account).await
    }

    fn state_line(&self, found: &Found) -> Text {
        let name = table_name(found.sitting.id);
        let state = speech::now(&self.view(&found.sitting, &name), Some(found.seat));
        speech::say(&self.locale, "state-line", &[("table", Arg::Text(&name)), ("state", Arg::Text(""))])
            .then("", state)
    }
}
