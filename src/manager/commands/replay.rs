//! `/replay`: shows a game as it was played, as a film or as a strip of pictures. Undone plays are left out.

use kafenio_board::table::without_undone;
use kafenio_picture::{Album, BoardView, MAX_STRIP_FRAMES};

use super::share;
use crate::chat::Board;
use crate::command::{Command, ReplayForm, Target};
use crate::locale::id;
use crate::manager::select::select_played;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::present::{Frame, MAX_REPLAY_FRAMES, frame_view, frames, latest_game, past_view};
use crate::speech::{self, Arg};

pub(in crate::manager) async fn run(
    unit: &mut Unit<'_>,
    target: &Target,
    form: ReplayForm,
    game: Option<u32>,
    is_shared: bool,
) -> Answer {
    let stored = select_played(unit, target).await?;
    let frames = frames(&without_undone(&unit.store.events(stored.id, 0).await?));
    let Some(number) = game.or_else(|| latest_game(&frames)) else {
        return Err(unit.refuse(id!("refused-no-game-yet"), &[]));
    };
    let is_of_game = |frame: &&Frame| frame.table.shown_game().is_some_and(|game| game.number == number);
    let frames: Vec<&Frame> = frames.iter().filter(is_of_game).collect();
    let is_shared = share::begin(unit, is_shared).await?;
    let is_strip = form == ReplayForm::Strip;
    let preferences = unit.preferences().await?;
    let view = unit.view(&stored);
    let viewer = unit.seat_at(&stored);
    let last = frames.last().and_then(|frame| past_view(&view, viewer, &frame.table, &preferences));
    let Some(last) = last else {
        return Err(unit.refuse(id!("refused-no-such-game"), &[("number", Arg::Number(number))]));
    };
    let mut scenes: Vec<BoardView> =
        frames.iter().filter_map(|frame| frame_view(&view, viewer, frame, is_strip, &preferences)).collect();
    if scenes.is_empty() {
        scenes.push(last.clone());
    }
    let all = scenes.len();
    let most = if is_strip { MAX_STRIP_FRAMES } else { MAX_REPLAY_FRAMES };
    scenes.drain(..all.saturating_sub(most));
    let args = [
        ("number", Arg::Number(number)),
        speech::yes_or_no("all", scenes.len() == all),
        ("count", Arg::Number(scenes.len() as u32)),
    ];
    let text = unit.of_table(&stored, unit.text(id!("done-replay"), &args));
    let alt = unit.text(id!("alt-replay"), &args).to_string();
    let alt = format!("{alt} {}", speech::alt(unit.language, &last));
    let album = if is_strip { Album::Strip(scenes) } else { Album::Replay(scenes) };
    let board = Board { scene: last, album: Some(album), alt: speech::shorten_alt(&alt) };
    let replies = unit.show(text, Some(board), &preferences);
    let command = Command::Replay { form, game: Some(number), is_shared: true };
    share::answer(unit, replies, is_shared, command, Some(stored.id)).await
}
