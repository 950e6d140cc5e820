//! Looking: nothing here changes a table.

use super::hearing::Hearing;
use super::{table_name, tell, time};
use crate::chat::{Reply, Text};
use crate::command::{Command, GAMES, spec};
use crate::rules::{LegalPlay, Numbering};
use crate::speech::{self, Arg};
use crate::store::Sitting;
use crate::table::{Action, Cycle, Game, Seat};

/// The most plays that are listed at a time.
const LISTED: usize = 25;

impl Hearing<'_> {
    /// `/moves`: the legal plays, each with the number that `/move` takes.
    pub(super) async fn moves(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let found = match self.find(command, &Action::PlayNumber(1)).await? {
            Ok(found) => found,
            Err(refusal) => return Ok(refusal),
        };
        let (sitting, seat) = (&found.sitting, found.seat);
        let Some(game) = sitting.table.game().filter(|_| Action::PlayNumber(1).fits(&sitting.table, seat)) else {
            let name = table_name(sitting.id);
            let now = speech::now(&self.view(sitting, &name), Some(seat)).to_string();
            return Ok(self.say("done-moves-no-roll", &[("now", Arg::Text(&now))]));
        };
        let preferences = self.preferences().await?;
        let notation = |legal: &LegalPlay| notation(game, legal, preferences.numbering);
        let plays = game.plays();
        let start = command.word("start").map(str::to_lowercase);
        let listed: Vec<(u32, &LegalPlay)> = (1..)
            .zip(&plays)
            .filter(|(_, legal)| start.as_deref().is_none_or(|start| begins(&notation(legal).to_lowercase(), start)))
            .collect();
        let roll = game.situation().map(|situation| situation.roll);
        let roll = roll.map(speech::shown).unwrap_or_default();
        let count = Arg::Number(plays.len() as u32);
        if listed.is_empty() {
            let start = start.unwrap_or_default();
            let args = [("roll", Arg::Text(&roll)), ("start", Arg::Text(&start)), ("count", count)];
            return Ok(self.say("done-moves-none", &args));
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
        let turn = sitting.table.turn;
        self.store.note_listed(sitting.id, seat, turn).await?;
        let listed = &listed[..listed.len().min(LISTED)];
        let lines: Vec<String> =
            listed.iter().map(|(number, legal)| format!("{number}. {}", notation(legal))).collect();
        let mut replies = self.reply(head.then("\n", Text::block(lines.join("\n"))));
        if command.word("picture") == Some("on") {
            replies[0].board = self.candidates(sitting, listed, &lines, &preferences);
        }
        Ok(replies)
    }

    /// `/board`: the speaker's last table here, or the last one of all; now or at an earlier move.
    pub(super) async fn board(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        if let Some(id) = command.word("id") {
            return self.foreign_board(id).await;
        }
        let Some(mut sitting) = self.looked_at(command).await? else { return Ok(self.say("refused-no-table", &[])) };
        if let Some(number) = command.number("move") {
            return self.past_board(&sitting, number).await;
        }
        let preferences = self.preferences().await?;
        sitting.table = self.timed(&sitting).await?;
        let seat = sitting.seat(&self.message.speaker.account);
        let name = table_name(sitting.id);
        let view = self.view(&sitting, &name);
        let text = self.of_table(&sitting, speech::now(&view, seat));
        Ok(self.show(text, tell::board(&view, seat, &preferences), &preferences))
    }

    pub(super) async fn looked_at(&mut self, command: &Command) -> anyhow::Result<Option<Sitting>> {
        if let Some(name) = &command.table {
            return match super::names::table_id(name) {
                Some(id) => self.store.table(&self.message.place, id).await,
                None => Ok(None),
            };
        }
        let (place, account) = (self.message.place.clone(), self.message.speaker.account.clone());
        match self.store.last_table(&place, Some(&account)).await? {
            Some(sitting) => Ok(Some(sitting)),
            None => self.store.last_table(&place, None).await,
        }
    }

    /// `/games`: the open tables of this place.
    pub(super) async fn games(&mut self) -> anyhow::Result<Vec<Reply>> {
        let mut lines = Text::default();
        for mut sitting in self.store.open_tables(&self.message.place).await? {
            if time::has_lapsed(&sitting, self.now) {
                self.lapse(&mut sitting).await?;
            } else {
                let away = self.away(&sitting).await?;
                sitting.table = self.timed(&sitting).await?;
                lines = lines.then("\n", self.game_line(&sitting)).then(" ", away);
            }
        }
        if lines.is_empty() {
            return Ok(self.say("done-games-none", &[]));
        }
        Ok(self.reply(speech::say(&self.locale, "done-games", &[]).then("\n", lines)))
    }

    pub(super) fn game_line(&self, sitting: &Sitting) -> Text {
        let name = table_name(sitting.id);
        let terms = &sitting.table.terms;
        let game = speech::game_name(&self.locale, terms.cycle);
        let [to, length] = speech::length_of(terms.length);
        let [who, other] = Seat::BOTH.map(|seat| Arg::Person(&sitting.seats[seat]));
        let line = speech::say(
            &self.locale,
            "game-line",
            &[
                ("table", Arg::Text(&name)),
                ("who", who),
                ("other", other),
                ("game", Arg::Text(&game)),
                to,
                length,
                ("mine", Arg::Number(sitting.table.score.inviter)),
                ("theirs", Arg::Number(sitting.table.score.invited)),
                ("state", Arg::Text("")),
            ],
        );
        let view = self.view(sitting, &name);
        line.then("", speech::now(&view, sitting.seat(&self.message.speaker.account)))
            .then(" ", speech::time_left(&view))
    }

    /// `/rules`: a page on the named game, or on the one that is being played.
    pub(super) async fn rules(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let sitting = self.looked_at(command).await?;
        let played = sitting.as_ref().map(|sitting| sitting.table.terms.cycle);
        let Some(game) = command.word("game").and_then(Cycle::named).or(played) else {
            let pages = GAMES.map(|game| format!("/rules {game}")).join(", ");
            return Ok(self.say("done-rules-which", &[("pages", Arg::Text(&pages))]));
        };
        let here = match sitting {
            Some(sitting) if played == Some(game) => {
                speech::house_rules(&self.locale, &table_name(sitting.id), &sitting.table.terms)
            }
            _ => Text::default(),
        };
        Ok(self.reply(speech::rules_page(&self.locale, game).then("\n", here)))
    }

    /// `/help`, of all commands or of one.
    pub(super) fn help(&self, command: &Command) -> Vec<Reply> {
        let Some(word) = command.word("command") else { return self.reply(speech::help(&self.locale)) };
        match spec(word.trim_start_matches(['/', '!'])) {
            Some(spec) => self.reply(speech::command_help(&self.locale, spec)),
            None => self.say("help-unknown", &[("word", Arg::Text(word))]),
        }
    }
}

/// A play of the roll on the board for a reader who counts by `numbering`.
pub(super) fn notation(game: &Game, legal: &LegalPlay, numbering: Numbering) -> String {
    match (numbering, game.situation()) {
        (Numbering::Printed, Some(situation)) => game.ruleset.notation_printed(&legal.play, situation.player),
        (Numbering::Own | Numbering::Printed, _) => game.ruleset.notation(&legal.play),
    }
}

/// Whether one of the moves of `play` begins like `start`: `13` or `13/9`.
fn begins(play: &str, start: &str) -> bool {
    play.split(' ').any(|moves| {
        moves.strip_prefix(start).is_some_and(|rest| start.contains('/') || rest.is_empty() || rest.starts_with('/'))
    })
}
