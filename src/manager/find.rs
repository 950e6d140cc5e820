//! Which table a command means.

use super::hearing::Request;
use super::names::table_id;
use super::{table_name, time};
use crate::chat::{Choice, Reply, Text};
use crate::command::{Command, CommandKind};
use crate::speech::{self, Arg, View};
use crate::store::StoredTable;
use crate::table::{Action, Seat, Stage};

/// The longest command that a choice may stand for, in bytes, and the longest label, in characters.
const LONGEST_CHOICE: usize = 100;
const LONGEST_LABEL: usize = 40;

/// A table and the author's seat at it.
pub(super) struct SeatedTable {
    pub(super) stored: StoredTable,
    pub(super) seat: Seat,
}

impl Request<'_> {
    pub(super) fn view<'a>(&'a self, stored: &'a StoredTable, name: &'a str) -> View<'a> {
        View { locale: &self.locale, name, table: &stored.table, seats: &stored.seats }
    }

    /// The table at which the author has what `action` decides; what he is told instead where there is none or more
    /// than one.
    pub(super) async fn find(
        &mut self,
        command: &Command,
        action: &Action,
    ) -> anyhow::Result<Result<SeatedTable, Vec<Reply>>> {
        self.find_where(command, action, false).await
    }

    /// The same for `/move`, which among several tables means the only one where its play is legal.
    pub(super) async fn find_to_play(
        &mut self,
        command: &Command,
        action: &Action,
    ) -> anyhow::Result<Result<SeatedTable, Vec<Reply>>> {
        self.find_where(command, action, true).await
    }

    async fn find_where(
        &mut self,
        command: &Command,
        action: &Action,
        is_played: bool,
    ) -> anyhow::Result<Result<SeatedTable, Vec<Reply>>> {
        let chosen = match &command.table {
            Some(name) => self.named(name).await?,
            None => self.deciding(action, is_played).await?,
        };
        Ok(chosen.and_then(|found| self.current(command, found)))
    }

    /// Refuses a choice that was offered in a turn that is over. Of a table that is over itself it is told how that ended.
    fn current(&self, command: &Command, found: SeatedTable) -> Result<SeatedTable, Vec<Reply>> {
        if !found.stored.table.is_open() {
            return Ok(found);
        }
        match self.outdated(command, &found.stored) {
            Some(refusal) => Err(refusal),
            None => Ok(found),
        }
    }

    /// What the author is told whose choice was offered in another turn than this one.
    pub(super) fn outdated(&self, command: &Command, stored: &StoredTable) -> Option<Vec<Reply>> {
        let turn = stored.table.turn;
        let then = command.at.filter(|then| *then != turn)?;
        let name = table_name(stored.id);
        let now = speech::now(&self.view(stored, &name), stored.seat(&self.message.author.account));
        let args = [("then", Arg::Number(then)), ("turn", Arg::Number(turn))];
        Some(self.reply(speech::say(&self.locale, "refused-outdated", &args).then(" ", now)))
    }

    /// The name of the table that the message shows to which the author replies.
    pub(super) async fn shown_above(&mut self) -> anyhow::Result<Option<String>> {
        let Some(about) = self.message.about.clone() else { return Ok(None) };
        let lane = self.store.lane_of(self.message.place.platform, &about).await?;
        let name = lane.as_deref().and_then(|lane| lane.split(' ').next());
        Ok(name.filter(|name| table_id(name).is_some()).map(str::to_owned))
    }

    /// The name of the author's only table in the thread where he speaks: of an open one, or else of the last one that was
    /// played there, where `kind` looks back.
    pub(super) async fn of_this_thread(&mut self, kind: CommandKind) -> anyhow::Result<Option<String>> {
        let Some(thread) = self.message.thread.clone() else { return Ok(None) };
        let is_here = |stored: &StoredTable| stored.thread.as_ref() == Some(&thread);
        let own = self.own_tables().await?.into_iter().map(|own| own.stored);
        let mut open: Vec<StoredTable> = own.filter(is_here).collect();
        let last = match (open.pop(), kind) {
            (Some(only), _) => Some(only).filter(|_| open.is_empty()),
            (
                None,
                CommandKind::Rematch
                | CommandKind::Match
                | CommandKind::Replay
                | CommandKind::Export
                | CommandKind::Board,
            ) => self.ended().await?.into_iter().find(is_here),
            (None, _) => None,
        };
        Ok(last.map(|stored| table_name(stored.id)))
    }

    /// What is refused at `stored`, which is named where the author may think of another one.
    pub(super) async fn refuse_at(&mut self, stored: &StoredTable, why: Text) -> anyhow::Result<Vec<Reply>> {
        let has_others = self.own_tables().await?.iter().any(|own| own.stored.id != stored.id);
        Ok(self.reply(if has_others { self.of_table(stored, why) } else { why }))
    }

    /// Asks which of these tables is meant.
    pub(super) async fn which(
        &mut self,
        tables: impl Iterator<Item = &StoredTable> + Send,
    ) -> anyhow::Result<Vec<Reply>> {
        let (mut names, mut lines, mut choices) = (Vec::new(), Text::default(), Vec::new());
        for stored in tables {
            names.push(format!("table:{}", table_name(stored.id)));
            let waits = self.unconfirmed(stored).await?;
            lines = lines.then("\n", self.game_line(stored)).then(" ", waits);
            choices.extend(self.at_that_table(stored));
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

    /// The choice that says once more what the author has said, at this table and in its present turn; `None` where that
    /// is too long for one.
    fn at_that_table(&self, stored: &StoredTable) -> Option<Choice> {
        let name = table_name(stored.id);
        let is_said = |word: &&str| !word.starts_with("table:") && !word.starts_with("at:");
        let said: Vec<&str> = self.message.text.split_whitespace().filter(is_said).collect();
        let command = format!("{} table:{name} at:{}", said.join(" "), stored.table.turn);
        let others = match stored.seat(&self.message.author.account) {
            Some(seat) => stored.seats[seat.other()].name.clone(),
            None => Seat::BOTH.map(|seat| stored.seats[seat].name.as_str()).join(" – "),
        };
        let label = format!("{name} · {others}").chars().take(LONGEST_LABEL).collect();
        (command.len() <= LONGEST_CHOICE).then_some(Choice { command, label, emoji: String::new(), primary: false })
    }

    /// The table that the author named.
    async fn named(&mut self, name: &str) -> anyhow::Result<Result<SeatedTable, Vec<Reply>>> {
        let found = match table_id(name) {
            Some(id) => self.store.table(&self.message.place, id).await?,
            None => None,
        };
        let Some(stored) = found else {
            if let Some(damaged) = self.damaged() {
                return Ok(Err(damaged));
            }
            if let Some(stored) = self.elsewhere(name).await? {
                return Ok(Err(self.plays_elsewhere(&stored)));
            }
            return Ok(Err(self.no_such_table(name).await?));
        };
        Ok(match stored.seat(&self.message.author.account) {
            Some(seat) => Ok(SeatedTable { stored, seat }),
            None => Err(self.not_seated(&stored).await?),
        })
    }

    /// Where the rematch of a game is to be offered that was not played here.
    pub(super) fn played_there(&self, stored: &StoredTable) -> Vec<Reply> {
        let name = table_name(stored.id);
        self.say("refused-rematch-there", &[("table", Arg::Text(&name)), ("place", Arg::Place(&stored.place))])
    }

    pub(super) fn plays_elsewhere(&self, stored: &StoredTable) -> Vec<Reply> {
        let name = table_name(stored.id);
        let here = Arg::Code(format!("/here table:{name}"));
        let args = [("table", Arg::Text(&name)), ("place", Arg::Place(&stored.place)), ("here", here)];
        self.say("refused-elsewhere", &args)
    }

    pub(super) async fn no_such_table(&mut self, name: &str) -> anyhow::Result<Vec<Reply>> {
        let own = self.own_tables().await?;
        let names: Vec<String> = own.iter().map(|found| table_name(found.stored.id)).collect();
        let some = if names.is_empty() { "none" } else { "some" };
        let args = [("name", Arg::Text(name)), ("own", Arg::Case(some)), ("names", Arg::Text(&names.join(", ")))];
        Ok(self.say("refused-no-such-table", &args))
    }

    /// The table of that name at which the author sits, wherever it is.
    pub(super) async fn elsewhere(&mut self, name: &str) -> anyhow::Result<Option<StoredTable>> {
        let account = self.message.author.account.clone();
        let found = match table_id(name) {
            Some(id) => self.store.table_on(account.platform, id).await?,
            None => None,
        };
        Ok(found.filter(|stored| stored.seat(&account).is_some()))
    }

    pub(super) async fn not_seated(&mut self, stored: &StoredTable) -> anyhow::Result<Vec<Reply>> {
        let own: Vec<String> = self.own_tables().await?.iter().map(|own| table_name(own.stored.id)).collect();
        let [who, other] = Seat::BOTH.map(|seat| Arg::Person(&stored.seats[seat]));
        let names = own.join(", ");
        let some = Arg::Case(if own.is_empty() { "none" } else { "some" });
        Ok(self
            .say("refused-not-seated", &[("who", who), ("other", other), ("own", some), ("names", Arg::Text(&names))]))
    }

    /// The author's open tables here, the one that changed last at the end.
    pub(super) async fn own_tables(&mut self) -> anyhow::Result<Vec<SeatedTable>> {
        let mut own = Vec::new();
        let (place, account) = (self.message.place.clone(), self.message.author.account.clone());
        for mut stored in self.store.open_tables_of(&place, &account).await? {
            let Some(seat) = stored.seat(&account) else { continue };
            if time::has_lapsed(&stored, self.now) {
                self.lapse(&mut stored).await?;
            } else {
                own.push(SeatedTable { stored, seat });
            }
        }
        Ok(own)
    }

    async fn deciding(&mut self, action: &Action, is_played: bool) -> anyhow::Result<Result<SeatedTable, Vec<Reply>>> {
        let own = self.own_tables().await?;
        let (mut fitting, mut others): (Vec<SeatedTable>, Vec<SeatedTable>) =
            own.into_iter().partition(|found| action.is_allowed(&found.stored.table, found.seat));
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
                Err(self.which(fitting.iter().chain(&others).map(|found| &found.stored)).await?)
            }
            (1, _) => Ok(fitting.remove(0)),
            // With one table there is no doubt which is meant, and it can say best why this does not fit.
            (0, 1) => Ok(others.remove(0)),
            (0, 0) if let Some(damaged) = self.damaged() => Err(damaged),
            (0, 0) => match self.store.last_table(&self.message.place, Some(&self.message.author.account)).await? {
                // Of a game in a thread somebody may still think where the invitation was.
                Some(stored)
                    if matches!(stored.table.stage, Stage::Closed(_))
                        && let Some(other) = self.only_elsewhere().await? =>
                {
                    Err(self.plays_elsewhere(&other))
                }
                Some(stored) => {
                    let seat = stored.seat(&self.message.author.account).unwrap_or(Seat::Inviter);
                    Ok(SeatedTable { stored, seat })
                }
                None => Err(self.nothing_here().await?),
            },
            (0, _) => {
                let states = others.iter().fold(Text::default(), |text, found| text.then("\n", self.state_line(found)));
                let lines = speech::say(&self.locale, "refused-none-fits", &[]);
                Err(self.reply(lines.then("\n", states)))
            }
            _ => Err(self.which(fitting.iter().map(|found| &found.stored)).await?),
        })
    }

    /// Whether the play is legal at this table, or its number belongs to the list that was shown there for this roll.
    async fn is_playable(&mut self, found: &SeatedTable, action: &Action) -> anyhow::Result<bool> {
        let SeatedTable { stored, seat } = found;
        let Some((game, situation)) = stored.table.game().and_then(|game| Some((game, game.situation()?))) else {
            return Ok(false);
        };
        if let Action::Play(text) = action {
            let numbering = self.preferences().await?.numbering;
            return Ok(game.ruleset.parse_play_in(&situation, text, numbering).is_ok());
        }
        Ok(self.store.listed(stored.id, *seat).await? == Some(stored.table.turn))
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

    /// The one game that the author, who plays none here, plays elsewhere; `None` where everybody would read of it.
    pub(super) async fn only_elsewhere(&mut self) -> anyhow::Result<Option<StoredTable>> {
        let mut own = self.store.tables_of(&self.message.author.account).await?;
        own.retain(|stored| stored.table.game().is_some() && stored.place.platform.answers_alone());
        Ok(own.pop().filter(|_| own.is_empty()))
    }

    /// The last match of the author that had a thread of its own, where he may look for it in the channel.
    pub(super) async fn last_in_a_thread(&mut self) -> anyhow::Result<Option<StoredTable>> {
        if !self.message.place.platform.opens_threads() {
            return Ok(None);
        }
        self.store.last_in_a_thread(&self.message.author.account).await
    }

    fn state_line(&self, found: &SeatedTable) -> Text {
        let name = table_name(found.stored.id);
        let state = speech::now(&self.view(&found.stored, &name), Some(found.seat));
        speech::say(&self.locale, "state-line", &[("table", Arg::Text(&name)), ("state", Arg::Text(""))])
            .then("", state)
    }
}
