//! Replays a game, one board after the other.

use kafenio_board::rules::{Play, Roll};
use kafenio_board::table::{EndReason, Event, Phase, Seat, Stage, Table};
use kafenio_picture::BoardView;

use super::board::board;
use crate::locale::{Id, id};
use crate::speech::{self, Arg, View};
use crate::store::Preferences;

/// The most boards of an animated replay. Only the end of a longer game is shown, which keeps the file under Discord's
/// limit of 10 MB.
pub const MAX_REPLAY_FRAMES: usize = 200;

/// A table after one of its events. The last frame of a game shows the position in which that game ended, even if the
/// next game of the match has begun.
pub struct Frame {
    pub table: Table,
    /// What a replay shows of the event, if anything.
    scene: Option<Scene>,
}

/// What one board of a replay shows.
enum Scene {
    /// The starting position.
    Start,
    /// What `seat` did in turn number `turn`, with `roll` if they had rolled.
    Turn { turn: u32, seat: Seat, roll: Option<Roll>, action: SceneAction },
    /// The end of a game by its last play, which the board before shows.
    End,
}

/// What a player did in a turn.
enum SceneAction {
    Played(Play),
    /// An action without notation: a message id with a number.
    Other(Id, u32),
}

/// Returns the board of a frame, or `None` if the replay skips it. A strip also skips the start and the end, because
/// its captions say what happened.
#[must_use]
pub fn frame_view(
    view: &View<'_>,
    viewer: Option<Seat>,
    frame: &Frame,
    is_strip: bool,
    preferences: &Preferences,
) -> Option<BoardView> {
    let scene = past_view(view, viewer, &frame.table, preferences)?;
    let game = frame.table.shown_game()?;
    match frame.scene.as_ref()? {
        Scene::Start | Scene::End => (!is_strip).then_some(scene),
        Scene::Turn { turn, seat, roll, action } => {
            let player = game.player(*seat);
            let (last_play, caption) = match action {
                SceneAction::Played(play) => {
                    let caption = game.ruleset.notation_in(preferences.numbering, play, player, scene.viewer);
                    (Some((player, play.clone())), caption)
                }
                SceneAction::Other(id, value) => {
                    (None, speech::say(view.language, *id, &[("value", Arg::Number(*value))]).to_string())
                }
            };
            Some(BoardView { to_move: Some(player), roll: *roll, last_play, number: Some(*turn), caption, ..scene })
        }
    }
}

/// Returns the board of `table`, an earlier state of the viewed table, without clocks.
#[must_use]
pub fn past_view(view: &View<'_>, viewer: Option<Seat>, table: &Table, preferences: &Preferences) -> Option<BoardView> {
    let board = board(&View { table, ..view.clone() }, viewer, preferences)?;
    Some(BoardView { clock: None, ..board.scene })
}

/// Returns the number of the last game with something to show: the next game of a match may have begun without a move.
#[must_use]
pub fn latest_game(frames: &[Frame]) -> Option<u32> {
    let mut games = frames.iter().filter_map(|frame| frame.table.shown_game());
    games.rfind(|game| game.turns > 0 || game.number == 1).map(|game| game.number)
}

/// Returns the states that `events`, all events of a table, led to, from its first roll on.
#[must_use]
pub fn frames(events: &[Event]) -> Vec<Frame> {
    let mut frames: Vec<Frame> = Vec::new();
    for (before, event, table) in Table::steps(events) {
        frames.extend(unplayed_roll(&before, event));
        let scene = scene(&before, event, &table);
        let table = match (event, before.game()) {
            // The next game of the match has begun, but this frame is about the one that ended.
            (Event::GameEnded { winner, .. }, Some(last)) => {
                let stage = Stage::Over { winner: *winner, last: last.clone() };
                Table { stage, score: table.score, ..before }
            }
            _ => table,
        };
        frames.push(Frame { table, scene });
    }
    frames.retain(|frame| frame.table.shown_game().is_some());
    frames
}

/// Returns a frame with the roll that the winner did not play, if the game ended before they could.
fn unplayed_roll(before: &Table, event: &Event) -> Option<Frame> {
    let (Event::GameEnded { winner: Some(winner), .. }, Some(game)) = (event, before.game()) else { return None };
    let Phase::ToPlay { seat, roll, .. } = game.phase else { return None };
    let action = SceneAction::Other(id!("move-unplayed"), 0);
    let scene = Scene::Turn { turn: before.turn, seat, roll: Some(roll), action };
    (seat == *winner).then(|| Frame { table: before.clone(), scene: Some(scene) })
}

/// Returns what a replay shows of `event`, which led from `before` to `after`.
fn scene(before: &Table, event: &Event, after: &Table) -> Option<Scene> {
    let phase = before.game()?.phase;
    let roll = match phase {
        Phase::ToPlay { roll, .. } => Some(roll),
        Phase::Opening | Phase::BeforeRoll(_) | Phase::Doubled { .. } => None,
    };
    let turn = |seat: Seat, action: SceneAction| Some(Scene::Turn { turn: before.turn, seat, roll, action });
    match event {
        Event::OpeningRolled { .. } | Event::OpeningPairsRolled { .. } | Event::PlayedOn { .. } => {
            after.game().is_some_and(|game| game.phase != Phase::Opening).then_some(Scene::Start)
        }
        Event::Played { seat, play, .. } => turn(*seat, SceneAction::Played(play.clone())),
        Event::Passed { seat, .. } => turn(*seat, SceneAction::Other(id!("move-passed"), 0)),
        Event::Doubled { seat, to } => turn(*seat, SceneAction::Other(id!("move-doubled"), *to)),
        Event::Beavered { seat, to, raccoon: false } => turn(*seat, SceneAction::Other(id!("move-beavered"), *to)),
        Event::Beavered { seat, to, raccoon: true } => turn(*seat, SceneAction::Other(id!("move-raccooned"), *to)),
        Event::Taken { seat, to, .. } => turn(*seat, SceneAction::Other(id!("move-taken"), *to)),
        Event::GameEnded { winner, reason, .. } => {
            let id = match reason {
                EndReason::Played => return Some(Scene::End),
                EndReason::Dropped => id!("move-dropped"),
                EndReason::Resigned | EndReason::Left | EndReason::Forfeited | EndReason::Adjudicated => {
                    id!("move-resigned")
                }
                EndReason::Claimed => id!("move-late"),
            };
            let lost = |loser: Seat| Scene::Turn {
                turn: before.turn,
                seat: loser,
                roll: roll.filter(|_| matches!(phase, Phase::ToPlay { seat, .. } if seat == loser)),
                action: SceneAction::Other(id, 0),
            };
            Some(winner.map_or(Scene::End, |winner| lost(winner.other())))
        }
        _ => None,
    }
}
