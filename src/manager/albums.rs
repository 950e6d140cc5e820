//! Looking back, and ahead: a game as it was played, a move of the past, what each legal play leads to.

use super::hearing::Request;
use super::look::notation;
use super::{table_name, tell};
use crate::chat::{Board, Reply, Text};
use crate::command::Command;
use crate::picture::{Album, BoardView, LONGEST_STRIP};
use crate::rules::{LegalPlay, Numbering, Play, Player, Roll};
use crate::speech::{self, Arg, View};
use crate::store::{Preferences, StoredTable};
use crate::table::{Event, EndReason, Phase, Seat, Stage, Table, without_undone};

/// The most pictures of a film; of a longer game the end is shown. Keeps the file under Discord's 10 MB.
const LONGEST_FILM: usize = 200;
/// The longest description that Discord takes, in characters.
const LONGEST_ALT: usize = 1024;

/// A table as it was after one of its events, a game on it. The position in which a game of a match ended stands as if
/// nothing came after it.
struct Moment {
    table: Table,
    /// What an album shows of it, if anything.
    shows: Option<Shows>,
}

/// What a board of an album shows.
enum Shows {
    /// How a game begins.
    Start,
    /// What a seat did in the turn of this number, with this roll where it had thrown one.
    Done { turn: u32, seat: Seat, roll: Option<Roll>, deed: Deed },
    /// The end of a game by its last play, which is shown before it.
    End,
}

enum Deed {
    Played(Play),
    /// What has no notation, as a sentence of the locale files with a number.
    Said(&'static str, u32),
}

impl Request<'_> {
    /// `/replay`: a game as it was played, as a film or as a strip. What was taken back was not played.
    pub(super) async fn replay(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let Some(stored) = self.last_played(command).await? else { return self.nothing_to_look_at(command).await };
        let moments = moments(&without_undone(&self.store.events(stored.id, 0).await?));
        let Some(number) = command.number("game").or_else(|| latest(&moments)) else {
            return Ok(self.say("refused-no-game-yet", &[]));
        };
        let of_game: Vec<&Moment> = moments
            .iter()
            .filter(|moment| moment.table.shown_game().is_some_and(|game| game.number == number))
            .collect();
        let is_strip = command.word("form") == Some("strip");
        let preferences = self.preferences().await?;
        let now = of_game.last().and_then(|moment| self.scene_of(&stored, &moment.table, &preferences));
        let Some(now) = now else {
            return Ok(self.say("refused-no-such-game", &[("number", Arg::Number(number))]));
        };
        let shown = |moment: &&Moment| self.shown(&stored, moment, is_strip, &preferences);
        let mut scenes: Vec<BoardView> = of_game.iter().filter_map(shown).collect();
        if scenes.is_empty() {
            scenes.push(now.clone());
        }
        let (all, most) = (scenes.len(), if is_strip { LONGEST_STRIP } else { LONGEST_FILM });
        scenes.drain(..all.saturating_sub(most));
        let args = [
            ("number", Arg::Number(number)),
            ("all", Arg::Case(if scenes.len() == all { "yes" } else { "no" })),
            ("count", Arg::Number(scenes.len() as u32)),
        ];
        let text = speech::say(&self.locale, "done-replay", &args);
        let alt = speech::say(&self.locale, "alt-replay", &args).to_string();
        let alt = format!("{alt} {}", speech::alt(&self.locale, &now));
        let album = Some(if is_strip { Album::Strip(scenes) } else { Album::Replay(scenes) });
        Ok(self.show(self.of_table(&stored, text), Some(Board { scene: now, album, alt: short(&alt) }), &preferences))
    }

    /// The board of a moment in an album: what was done in a turn with the dice of that turn and no others; a strip, whose
    /// lines say what that was, has no use for the others.
    fn shown(
        &self,
        stored: &StoredTable,
        moment: &Moment,
        is_strip: bool,
        preferences: &Preferences,
    ) -> Option<BoardView> {
        let scene = self.scene_of(stored, &moment.table, preferences)?;
        let game = moment.table.shown_game()?;
        match moment.shows.as_ref()? {
            Shows::Start | Shows::End => (!is_strip).then_some(scene),
            Shows::Done { turn, seat, roll, deed } => {
                let player = game.player(*seat);
                let (last_play, caption) = match deed {
                    Deed::Played(play) => {
                        let caption = match preferences.numbering {
                            Numbering::Own => game.ruleset.notation(play),
                            Numbering::Printed => game.ruleset.notation_printed(play, player, scene.viewer),
                        };
                        (Some((player, play.clone())), caption)
                    }
                    Deed::Said(id, value) => {
                        (None, speech::say(&self.locale, id, &[("value", Arg::Number(*value))]).to_string())
                    }
                };
                let number = Some(*turn);
                Some(BoardView { to_move: Some(player), roll: *roll, last_play, number, caption, ..scene })
            }
        }
    }

    /// `/board N`: the board of an earlier move.
    pub(super) async fn past_board(&mut self, stored: &StoredTable, number: u32) -> anyhow::Result<Vec<Reply>> {
        let moments = moments(&self.store.events(stored.id, 0).await?);
        let preferences = self.preferences().await?;
        let moment = moments.iter().rfind(|moment| moment.table.turn == number);
        let scene = moment.and_then(|moment| self.scene_of(stored, &moment.table, &preferences));
        let args = [("number", Arg::Number(number)), ("last", Arg::Number(stored.table.turn))];
        let Some(scene) = scene else { return Ok(self.say("refused-no-such-move", &args)) };
        let alt = speech::alt(&self.locale, &scene);
        let text = self.of_table(stored, speech::say(&self.locale, "done-past-board", &args));
        Ok(self.show(text, Some(Board { scene, album: None, alt }), &preferences))
    }

    /// What these plays, which have these numbers, lead to.
    pub(super) fn candidates(
        &self,
        stored: &StoredTable,
        plays: &[(u32, &LegalPlay)],
        preferences: &Preferences,
    ) -> Option<Board> {
        let scene = self.scene_of(stored, &stored.table, preferences)?;
        let game = stored.table.game()?;
        let written = |legal: &LegalPlay| notation(game, legal, preferences.numbering);
        let lines: Vec<String> = plays.iter().map(|(number, legal)| format!("{number}. {}", written(legal))).collect();
        let alt = speech::say(&self.locale, "alt-candidates", &[("plays", Arg::Text(&lines.join("; ")))]).to_string();
        let led = |legal: &LegalPlay| BoardView {
            position: legal.after,
            roll: None,
            last_play: Some((scene.to_move.unwrap_or(Player::White), legal.play.clone())),
            caption: written(legal),
            ..scene.clone()
        };
        let album = Album::Candidates(plays.iter().map(|(number, legal)| (*number, led(legal))).collect());
        Some(Board { scene, album: Some(album), alt: short(&alt) })
    }

    /// The board of `table`, which is or was `stored`'s, from the side of the author.
    fn scene_of(&self, stored: &StoredTable, table: &Table, preferences: &Preferences) -> Option<BoardView> {
        let name = table_name(stored.id);
        let view = View { table, ..self.view(stored, &name) };
        let board = tell::board(&view, stored.seat(&self.message.author.account), preferences);
        // What was left then nobody needs now.
        board.map(|board| BoardView { clock: None, ..board.scene })
    }

    /// What is said of a table, with its name before it.
    pub(super) fn of_table(&self, stored: &StoredTable, text: Text) -> Text {
        let name = table_name(stored.id);
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
        let shows = shows(&before, event, &table);
        let table = match (event, before.game()) {
            // The next game of a match has begun, but this is about the one before.
            (Event::GameEnded { winner, .. }, Some(last)) => {
                let stage = Stage::Over { winner: *winner, last: last.clone() };
                Table { stage, score: table.score, ..before }
            }
            _ => table,
        };
        moments.push(Moment { table, shows });
    }
    moments.retain(|moment| moment.table.shown_game().is_some());
    moments
}

/// What an album shows of `event`, which led from one table to the other.
fn shows(before: &Table, event: &Event, after: &Table) -> Option<Shows> {
    let roll = match before.game()?.phase {
        Phase::ToPlay { roll, .. } => Some(roll),
        Phase::Opening | Phase::BeforeRoll(_) | Phase::Doubled { .. } => None,
    };
    let done = |seat: Seat, deed: Deed| Some(Shows::Done { turn: before.turn, seat, roll, deed });
    match event {
        Event::OpeningRolled { .. } | Event::OpeningPairsRolled { .. } | Event::PlayedOn { .. } => {
            after.game().is_some_and(|game| game.phase != Phase::Opening).then_some(Shows::Start)
        }
        Event::Played { seat, play, .. } => done(*seat, Deed::Played(play.clone())),
        Event::Passed { seat, .. } => done(*seat, Deed::Said("move-passed", 0)),
        Event::Doubled { seat, to } => done(*seat, Deed::Said("move-doubled", *to)),
        Event::Beavered { seat, to, raccoon: false } => done(*seat, Deed::Said("move-beavered", *to)),
        Event::Beavered { seat, to, raccoon: true } => done(*seat, Deed::Said("move-raccooned", *to)),
        Event::Taken { seat, to, .. } => done(*seat, Deed::Said("move-taken", *to)),
        Event::GameEnded { winner, reason, .. } => {
            let id = match how {
                EndReason::Played => return Some(Shows::End),
                EndReason::Dropped => "move-dropped",
                EndReason::Resigned | EndReason::Left => "move-resigned",
                EndReason::Claimed => "move-late",
            };
            let done =
                |loser: Seat| Shows::Done { turn: before.turn, seat: loser, roll: None, deed: Deed::Said(id, 0) };
            Some(winner.map_or(Shows::End, |winner| done(winner.other())))
        }
        _ => None,
    }
}

/// Cut to what Discord takes.
fn short(alt: &str) -> String {
    alt.chars().take(LONGEST_ALT).collect()
}
