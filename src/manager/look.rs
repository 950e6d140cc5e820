//! Looking: nothing here changes a table.

use super::hearing::Request;
use super::presence::Question;
use super::{table_name, tell, time};
use crate::chat::{Account, Choice, Place, Post, Reply, Text};
use crate::command::{self, ALL, Command, GAMES, Misread, means_all, spec};
use crate::picture::MOST_CANDIDATES;
use crate::rules::{LegalPlay, Numbering, Situation};
use crate::speech::{self, Arg};
use crate::store::{Kind, StoredTable};
use crate::table::{Action, Cycle, Game, Seat, Stage};

/// The most plays that are listed at a time.
const LISTED: usize = 24;
/// How many of somebody's latest tables in a place are looked through for the last game that he played.
const LOOKED_THROUGH: i64 = 20;

impl Request<'_> {
    /// `/moves`: the legal plays, each with the number that `/move` takes.
    pub(super) async fn moves(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let found = match self.find(command, &Action::PlayNumber(1)).await? {
            Ok(found) => found,
            Err(refusal) => return Ok(refusal),
        };
        let (stored, seat) = (&found.stored, found.seat);
        let Some(game) = stored.table.game().filter(|_| Action::PlayNumber(1).fits(&stored.table, seat)) else {
            let name = table_name(stored.id);
            return Ok(self.reply(speech::now(&self.view(stored, &name), Some(seat))));
        };
        let preferences = self.preferences().await?;
        let notation = |legal: &LegalPlay| notation(game, legal, preferences.numbering);
        let plays = game.plays();
        let start = command.word("start").map(str::to_lowercase);
        let listed: Vec<(u32, &LegalPlay)> = (1..)
            .zip(&plays)
            .filter(|(_, legal)| start.as_deref().is_none_or(|start| begins(&notation(legal).to_lowercase(), start)))
            .collect();
        // Where a part of the roll was played before, what is left of it.
        let shown = |at: Situation| at.rest.map_or_else(|| speech::shown(at.roll), |rest| rest.die.to_string());
        let roll = game.situation().map(shown).unwrap_or_default();
        let count = Arg::Number(plays.len() as u32);
        if listed.is_empty() {
            let start = start.unwrap_or_default();
            let args = [("roll", Arg::Text(&roll)), ("start", Arg::Text(&start)), ("count", count)];
            return self.refuse_at(stored, speech::say(&self.locale, "done-moves-none", &args)).await;
        }
        let shown = if listed.len() > LISTED { "some" } else { "all" };
        let farthest = notation(listed[0].1);
        let farthest = farthest.split(['/', ' ']).next().unwrap_or_default().to_owned();
        let head = speech::say(
            &self.locale,
            "done-moves",
            &[
                ("roll", Arg::Text(&roll)),
                ("count", Arg::Number(listed.len() as u32)),
                ("shown", Arg::Case(shown)),
                ("limit", Arg::Number(LISTED as u32)),
                ("start", Arg::Text(&farthest)),
            ],
        );
        let turn = stored.table.turn;
        self.store.note_listed(stored.id, seat, turn).await?;
        let all = Arg::Number(listed.len() as u32);
        let listed = &listed[..listed.len().min(LISTED)];
        let lines: Vec<String> =
            listed.iter().map(|(number, legal)| format!("{number}. {}", notation(legal))).collect();
        let text = head.then("\n", Text::block(lines.join("\n")));
        if command.word("picture") != Some("on") {
            return Ok(self.reply(self.of_table(stored, text)));
        }
        let drawn = &listed[..listed.len().min(MOST_CANDIDATES)];
        let part = if drawn.len() < listed.len() {
            let args = [("count", Arg::Number(drawn.len() as u32)), ("all", all)];
            speech::say(&self.locale, "done-moves-picture", &args)
        } else {
            Text::default()
        };
        let mut replies = self.reply(self.of_table(stored, text.then("\n", part)));
        replies[0].board = self.candidates(stored, drawn, &preferences);
        Ok(replies)
    }

    /// `/board`: the author's last table here, or the last one of all; now or at an earlier move.
    pub(super) async fn board(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        if let Some(id) = command.word("id") {
            return self.foreign_board(id).await;
        }
        let Some(mut stored) = self.looked_at(command).await? else { return self.nothing_to_look_at(command).await };
        if let Some(number) = command.number("move") {
            return self.past_board(&stored, number).await;
        }
        let preferences = self.preferences().await?;
        let seat = stored.seat(&self.message.author.account);
        let away = self.away(&stored, &self.locale.clone(), seat).await?;
        let waits = self.unconfirmed(&stored).await?;
        stored.table = self.timed(&stored).await?;
        let name = table_name(stored.id);
        let view = self.view(&stored, &name);
        let text = self.of_table(&stored, speech::now(&view, seat)).then(" ", waits).then(" ", away);
        let can_act = stored.place == self.message.place && stored.table.to_decide().is_some_and(|to| Some(to) == seat);
        let has_buttons = stored.place.platform.has_buttons() && stored.table.is_open();
        let mut choices = match seat {
            _ if !has_buttons => Vec::new(),
            Some(_) if can_act => tell::choices(&view),
            Some(seat) if stored.table.clock_runs_for() == Some(seat.other()) => tell::claim(&view).into_iter().collect(),
            _ => Vec::new(),
        };
        // The list of plays would take the place of the board.
        choices.retain(|choice| !choice.command.starts_with("/moves "));
        let mut replies = self.show(text, tell::board(&view, seat, &preferences), &preferences);
        replies[0].choices = choices;
        Ok(replies)
    }

    pub(super) async fn looked_at(&mut self, command: &Command) -> anyhow::Result<Option<StoredTable>> {
        if let Some(name) = &command.table {
            let here = match super::names::table_id(name) {
                Some(id) => self.store.table(&self.message.place, id).await?,
                None => None,
            };
            // One's own tables can be looked at from everywhere.
            return if here.is_some() { Ok(here) } else { self.elsewhere(name).await };
        }
        let (place, account) = (self.message.place.clone(), self.message.author.account.clone());
        match self.store.last_table(&place, Some(&account)).await? {
            // An invitation has nothing to look at yet.
            Some(last) if last.table.stage == Stage::Inviting => {
                let played = self.own_tables().await?.into_iter().rev().find(|own| own.stored.table.game().is_some());
                Ok(Some(played.map_or(last, |own| own.stored)))
            }
            // Of several games the one that waits for him.
            Some(last) if last.table.is_open() && !waits_for(&last, &account) => {
                let mut own = self.own_tables().await?.into_iter().rev().map(|own| own.stored);
                let waiting = own.find(|stored| stored.table.game().is_some() && waits_for(stored, &account));
                Ok(Some(waiting.unwrap_or(last)))
            }
            // An invitation that came to nothing hides no game that was played.
            Some(last) if !last.table.is_open() && last.table.shown_game().is_none() => {
                Ok(Some(self.ended().await?.into_iter().next().unwrap_or(last)))
            }
            Some(last) => Ok(Some(last)),
            // The one that he means cannot be shown.
            None if !self.store.damaged().is_empty() => Ok(None),
            None => match self.store.last_table(&place, None).await? {
                Some(last) => Ok(Some(last)),
                None => match self.only_elsewhere().await? {
                    Some(only) => Ok(Some(only)),
                    None => self.last_in_a_thread().await,
                },
            },
        }
    }

    /// The same for what a played game shows: with nothing but an invitation open, the author's last game here.
    pub(super) async fn last_played(&mut self, command: &Command) -> anyhow::Result<Option<StoredTable>> {
        let found = self.looked_at(command).await?;
        if command.table.is_some() || found.as_ref().is_none_or(|stored| stored.table.stage != Stage::Inviting) {
            return Ok(found);
        }
        let last = self.ended().await?.into_iter().next();
        Ok(last.filter(|stored| stored.table.shown_game().is_some()).or(found))
    }

    /// The author's ended tables here, the latest first; those at which nothing was played behind all others.
    pub(super) async fn ended(&mut self) -> anyhow::Result<Vec<StoredTable>> {
        let (place, account) = (self.message.place.clone(), self.message.author.account.clone());
        let mut ended = self.store.closed_tables(&place, &account, LOOKED_THROUGH).await?;
        ended.sort_by_key(|stored| stored.table.shown_game().is_none());
        Ok(ended)
    }

    /// What is said where [`Request::looked_at`] finds nothing.
    pub(super) async fn nothing_to_look_at(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        match &command.table {
            Some(name) => self.no_such_table(name).await,
            None => Ok(self.no_table()),
        }
    }

    /// `/games`: the open tables of this place, and those of the author elsewhere.
    pub(super) async fn games(&mut self) -> anyhow::Result<Vec<Reply>> {
        let (place, account) = (self.message.place.clone(), self.message.author.account.clone());
        let mut here = Text::default();
        for mut stored in self.store.open_tables(&place).await? {
            if time::has_lapsed(&stored, self.now) {
                self.lapse(&mut stored).await?;
            } else {
                here = here.then("\n", self.open_line(stored).await?);
            }
        }
        let mut own = self.store.tables_of(&account).await?;
        own.retain(|stored| stored.place != place && !time::has_lapsed(stored, self.now));
        // First those that wait for him.
        own.sort_by_key(|stored| !waits_for(stored, &account));
        own.truncate(LISTED);
        let mut elsewhere = Text::default();
        for stored in own {
            let link = speech::say(&self.locale, "game-place", &[("place", Arg::Place(&stored.place))]);
            elsewhere = elsewhere.then("\n", self.open_line(stored).await?).then(" ", link);
        }
        let under = |id: &str, lines: Text| {
            let head = if lines.is_empty() { Text::default() } else { speech::say(&self.locale, id, &[]) };
            head.then("\n", lines)
        };
        let (here, elsewhere) = (under("done-games", here), under("done-games-elsewhere", elsewhere));
        let text = match Place::direct(&account) {
            // What he plays elsewhere is nobody's business where everybody reads the answer.
            Some(direct)
                if !elsewhere.is_empty()
                    && !account.platform.answers_alone()
                    && !self.told(Question::IsAlone(place, account.clone()))? =>
            {
                let post = Post::words(direct, elsewhere.signed(account.platform.sign()));
                self.store.say(&format!("games of {}", account.id), Kind::New, &post, self.now).await?;
                here.then("\n", speech::say(&self.locale, "done-games-apart", &[]))
            }
            _ => here.then("\n", elsewhere),
        };
        if text.is_empty() {
            return Ok(self.say("done-games-none", &[]));
        }
        Ok(self.reply(text))
    }

    /// An open table with its time.
    pub(super) async fn open_line(&mut self, mut stored: StoredTable) -> anyhow::Result<Text> {
        let seat = stored.seat(&self.message.author.account);
        let away = self.away(&stored, &self.locale.clone(), seat).await?;
        let waits = self.unconfirmed(&stored).await?;
        stored.table = self.timed(&stored).await?;
        Ok(self.game_line(&stored).then(" ", waits).then(" ", away))
    }

    /// After a decision at table `done`: where the author is to decide next, for him alone. Nothing where nothing waits for
    /// him, or where everybody would read it.
    pub(super) async fn next(&mut self, done: i64) -> anyhow::Result<Vec<Reply>> {
        if !self.message.place.platform.answers_alone() {
            return Ok(Vec::new());
        }
        let account = self.message.author.account.clone();
        // Invitations have told of themselves.
        let Some(next) = self.store.waiting_longest(&account, done).await? else { return Ok(Vec::new()) };
        let other = if next.seats.inviter.account == account { Seat::Invited } else { Seat::Inviter };
        let name = table_name(next.id);
        let place = if next.place == self.message.place { "here" } else { "elsewhere" };
        let args = [
            ("count", Arg::Number(next.count)),
            ("table", Arg::Text(&name)),
            ("other", Arg::Person(&next.seats[other])),
            ("where", Arg::Case(place)),
            ("place", Arg::Place(&next.place)),
        ];
        let mut replies = self.say("done-next", &args);
        replies[0].choices = vec![Choice {
            command: format!("/board table:{name}"),
            label: speech::say(&self.locale, "choice-board", &[]).to_string(),
            emoji: "👀".to_owned(),
            primary: true,
        }];
        Ok(replies)
    }

    pub(super) fn game_line(&self, stored: &StoredTable) -> Text {
        let name = table_name(stored.id);
        let view = self.view(stored, &name);
        let seat = stored.seat(&self.message.author.account);
        self.who_plays_what(stored).then("", speech::now(&view, seat)).then(" ", speech::time_left(&view, seat))
    }

    /// The players, the game and the score.
    pub(super) fn who_plays_what(&self, stored: &StoredTable) -> Text {
        let name = table_name(stored.id);
        let terms = &stored.table.terms;
        let game = speech::game_name(&self.locale, terms.cycle);
        let [to, length] = speech::length_of(terms.length);
        let [who, other] = Seat::BOTH.map(|seat| Arg::Person(&stored.seats[seat]));
        speech::say(
            &self.locale,
            "game-line",
            &[
                ("table", Arg::Text(&name)),
                ("who", who),
                ("other", other),
                ("game", Arg::Text(&game)),
                to,
                length,
                ("mine", Arg::Number(stored.table.score.inviter)),
                ("theirs", Arg::Number(stored.table.score.invited)),
                ("state", Arg::Text("")),
            ],
        )
    }

    /// `/rules`: a page on the named game, or on the one that is being played.
    pub(super) async fn rules(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let found = self.looked_at(command).await?;
        // What was played elsewhere long ago says nothing of what is wanted here.
        let stored = found.filter(|stored| stored.table.is_open() || stored.place == self.message.place);
        let played = stored.as_ref().map(|stored| stored.table.terms.cycle);
        let Some(game) = command.word("game").and_then(Cycle::from_name).or(played) else {
            return Ok(self.which_rules());
        };
        let here = match stored {
            Some(stored) if played == Some(game) => {
                speech::house_rules(&self.locale, &table_name(stored.id), &stored.table.terms)
            }
            _ => Text::default(),
        };
        Ok(self.reply(speech::rules_page(&self.locale, game).then("\n", here)))
    }

    /// Asks of which game the rules are wanted.
    fn which_rules(&self) -> Vec<Reply> {
        if !self.message.place.platform.has_buttons() {
            let pages = GAMES.map(|game| format!("/rules {game}")).join(", ");
            return self.say("done-rules-which", &[("pages", Arg::Text(&pages))]);
        }
        let mut replies = self.say("ask-rules", &[]);
        let choice = |(number, cycle): (u32, Cycle)| Choice {
            command: format!("/rules {}", cycle.key()),
            label: speech::game_name(&self.locale, cycle),
            emoji: format!("{number}\u{FE0F}\u{20E3}"),
            primary: false,
        };
        replies[0].choices = (1..).zip(Cycle::ALL).map(choice).collect();
        replies
    }

    /// `/help`: how to begin, all commands, or one.
    pub(super) fn help(&self, command: &Command) -> Vec<Reply> {
        let Some(word) = command.word("command") else {
            let mut replies = self.reply(speech::help(&self.locale));
            if self.message.place.platform.has_buttons() {
                replies[0].choices = vec![Choice {
                    command: format!("/help {ALL}"),
                    label: speech::say(&self.locale, "choice-help", &[]).to_string(),
                    emoji: "📖".to_owned(),
                    primary: false,
                }];
            }
            return replies;
        };
        let word = word.trim_start_matches(['/', '!']);
        let platform = self.message.place.platform;
        // "take back" as well as "takeback".
        match spec(word).or_else(|| spec(&word.replace('-', ""))) {
            Some(spec) => self.reply(speech::command_help(&self.locale, spec, platform)),
            None if means_all(word) => self.reply(speech::help_all(&self.locale)),
            None => match command::read(&format!("/{word}"), &[]) {
                Err(misread @ Misread::Unknown { nearest: Some(_), .. }) => self.misread(&misread),
                _ => self.say("help-unknown", &[("word", Arg::Text(word))]),
            },
        }
    }
}

/// Whether `account` has the next decision at a table that does not rest.
fn waits_for(stored: &StoredTable, account: &Account) -> bool {
    let decider = stored.table.to_decide().filter(|_| stored.rests_at.is_none());
    decider.is_some_and(|seat| stored.seats[seat].account == *account)
}

/// A play of the roll on the board for a reader who counts by `numbering`.
pub(super) fn notation(game: &Game, legal: &LegalPlay, numbering: Numbering) -> String {
    match (numbering, game.situation()) {
        (Numbering::Printed, Some(Situation { player, .. })) => {
            game.ruleset.notation_printed(&legal.play, player, player)
        }
        (Numbering::Own | Numbering::Printed, _) => game.ruleset.notation(&legal.play),
    }
}

/// Whether one of the moves of `play` begins like `start`: `13` or `13/9`.
fn begins(play: &str, start: &str) -> bool {
    play.split(' ').any(|moves| {
        moves.strip_prefix(start).is_some_and(|rest| start.contains('/') || rest.is_empty() || rest.starts_with('/'))
    })
}
