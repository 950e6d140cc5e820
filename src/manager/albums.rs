//! Looking back, and ahead: a game as it was played, a move of the past, what each legal play leads to.

use super::hearing::Hearing;
use super::{table_name, tell};
use crate::chat::{Board, Reply, Text};
use crate::command::Command;
use crate::picture::{Album, Scene};
use crate::rules::{LegalPlay, Player};
use crate::speech::{self, Arg, View};
use crate::store::{Preferences, Sitting};
use crate::table::{Event, Phase, Stage, Table, lasting};

/// The most pictures of a film; of a longer game the end is shown. Keeps the file under Discord's 10 MB.
const LONGEST_FILM: usize = 200;
/// The most boards of a strip, so that a phone shows all of them.
const LONGEST_STRIP: usize = 12;
/// The longest description that Discord takes, in characters.
const LONGEST_ALT: usize = 1024;

/// A table as it was after one of its events, a game on it. The position in which a game of a match ended stands as if
/// nothing came after it.
struct Moment {
    /// Whether the board looks different from then on, or other dice lie on it.
    shows: bool,
    table: Table,
}

impl Hearing<'_> {
    /// `/replay`: a game as it was played, as a film or as a strip. What was taken back was not played.
    pub(super) async fn replay(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let Some(sitting) = self.looked_at(command).await? else { return self.nothing_to_look_at(command).await };
        let moments = moments(&lasting(&self.store.events(sitting.id, 0).await?));
        let Some(number) = command.number("game").or_else(|| latest(&moments)) else {
            return Ok(self.say("refused-no-game-yet", &[]));
        };
        let is_of_game =
            |moment: &&Moment| moment.shows && moment.table.shown_game().is_some_and(|game| game.number == number);
        let all: Vec<&Moment> = moments.iter().filter(is_of_game).collect();
        let is_strip = command.word("form") == Some("strip");
        let most = if is_strip { LONGEST_STRIP } else { LONGEST_FILM };
        let shown = &all[all.len().saturating_sub(most)..];
        let preferences = self.preferences().await?;
        let scene = |moment: &&Moment| self.scene_of(&sitting, &moment.table, &preferences);
        let mut scenes: Vec<Scene> = shown.iter().filter_map(scene).collect();
        // A resignation that waits for its answer changes nothing on the board.
        scenes.dedup();
        let Some(last) = scenes.last().cloned() else {
            return Ok(self.say("refused-no-such-game", &[("number", Arg::Number(number))]));
        };
        let args = [
            ("number", Arg::Number(number)),
            ("all", Arg::Case(if shown.len() == all.len() { "yes" } else { "no" })),
            ("count", Arg::Number(scenes.len() as u32)),
        ];
        let text = speech::say(&self.locale, "done-replay", &args);
        let alt = speech::say(&self.locale, "alt-replay", &args).to_string();
        let alt = format!("{alt} {}", speech::alt(&self.locale, &last));
        let album = Some(if is_strip { Album::Strip(scenes) } else { Album::Replay(scenes) });
        Ok(self.show(self.of_table(&sitting, text), Some(Board { scene: last, album, alt: short(&alt) }), &preferences))
    }

    /// `/board N`: the board of an earlier move.
    pub(super) async fn past_board(&mut self, sitting: &Sitting, number: u32) -> anyhow::Result<Vec<Reply>> {
        let moments = moments(&self.store.events(sitting.id, 0).await?);
        let preferences = self.preferences().await?;
        let moment = moments.iter().rfind(|moment| moment.table.turn == number);
        let scene = moment.and_then(|moment| self.scene_of(sitting, &moment.table, &preferences));
        let args = [("number", Arg::Number(number)), ("last", Arg::Number(sitting.table.turn))];
        let Some(scene) = scene else { return Ok(self.say("refused-no-such-move", &args)) };
        let alt = speech::alt(&self.locale, &scene);
        let text = self.of_table(sitting, speech::say(&self.locale, "done-past-board", &args));
        Ok(self.show(text, Some(Board { scene, album: None, alt }), &preferences))
    }

    /// What these plays, which have these numbers and are written in these lines, lead to.
    pub(super) fn candidates(
        &self,
        sitting: &Sitting,
        plays: &[(u32, &LegalPlay)],
        lines: &[String],
        preferences: &Preferences,
    ) -> Option<Board> {
        let scene = self.scene_of(sitting, &sitting.table, preferences)?;
        let alt = speech::say(&self.locale, "alt-candidates", &[("plays", Arg::Text(&lines.join("; ")))]).to_string();
        let led = |legal: &LegalPlay| Scene {
            position: legal.after,
            roll: None,
            last_play: Some((scene.to_move.unwrap_or(Player::White), legal.play.clone())),
            ..scene.clone()
        };
        let album = Album::Candidates(plays.iter().map(|(number, legal)| (*number, led(legal))).collect());
        Some(Board { scene, album: Some(album), alt: short(&alt) })
    }

    /// The board of `table`, which is or was `sitting`'s, from the side of the speaker.
    fn scene_of(&self, sitting: &Sitting, table: &Table, preferences: &Preferences) -> Option<Scene> {
        let name = table_name(sitting.id);
        let view = View { table, ..self.view(sitting, &name) };
        let board = tell::board(&view, sitting.seat(&self.message.speaker.account), preferences);
        board.map(|board| board.scene)
    }

    /// What is said of a table, with its name before it.
    pub(super) fn of_table(&self, sitting: &Sitting, text: Text) -> Text {
        let name = table_name(sitting.id);
        speech::say(&self.locale, "table-line", &[("table", Arg::Text(&name))]).then(" ", text)
    }
}

/// The last game that has anything to show: a match may have begun its next one already.
fn latest(moments: &[Moment]) -> Option<u32> {
    let mut games = moments.iter().filter_map(|moment| moment.table.shown_game());
    games.rfind(|game| game.turns > 0 || game.number == 1).map(|game| game.number)
}

/// What `events`, all of a table's, have made of it one after the other, from its first throw on.
fn moments(events: &[Event]) -> Vec<Moment> {
    let mut moments: Vec<Moment> = Vec::new();
    for (before, event, table) in Table::steps(events) {
        let rolled = table.game().is_some_and(|game| matches!(game.phase, Phase::ToPlay { .. }));
        let shows = match event {
            Event::Threw { .. } | Event::ThrewPairs { .. } | Event::Rolled { .. } | Event::WentOn { .. } => rolled,
            Event::Doubled { .. } | Event::Beavered { .. } | Event::Taken { .. } | Event::GameEnded { .. } => true,
            _ => false,
        };
        let shown = match (event, before.game()) {
            // The next game of a match has begun, but this is about the one before.
            (Event::GameEnded { winner, .. }, Some(last)) => {
                let stage = Stage::Over { winner: *winner, last: last.clone() };
                Table { stage, score: table.score, ..before }
            }
            _ => table,
        };
        moments.push(Moment { shows, table: shown });
    }
    moments.retain(|moment| moment.table.shown_game().is_some());
    // Where a game stands now is shown, even if nobody has rolled since.
    if let Some(last) = moments.last_mut() {
        last.shows = true;
    }
    moments
}

/// Cut to what Discord takes.
fn short(alt: &str) -> String {
    alt.chars().take(LONGEST_ALT).collect()
}
