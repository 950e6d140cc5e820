//! Draws the pictures of boards.

use std::collections::VecDeque;
use std::sync::{Arc, LazyLock};

use kafenio_picture::Picture;
use parking_lot::Mutex;
use tokio::time::Instant;

use crate::chat::Board;
use crate::manager::limits::pool::{For, Pool};
use crate::metrics;
use crate::present::picture_file;

/// As many pictures are drawn at a time as there are cores: more would not be faster, and each needs several megabytes.
static DRAWING: LazyLock<Pool> = LazyLock::new(|| Pool::new(Pool::cores()));
/// The latest pictures of several boards, which take long: people often ask for the same one again.
static ALBUMS: Mutex<VecDeque<(Board, Arc<Picture>)>> = Mutex::new(VecDeque::new());
/// How many of them are kept, and the size of a picture that is not kept, in bytes.
const MOST_ALBUMS: usize = 8;
const MAX_KEPT: usize = 2 << 20;

/// Draws the picture of a board on a thread of its own, once it is its turn. If that fails, the message is sent without a
/// picture; its description holds the whole position in words.
pub async fn draw(board: Option<&Board>, whom: &For) -> Option<Picture> {
    let board = board?.clone();
    if let Some(kept) = kept(&board) {
        return Some(kept.as_ref().clone());
    }
    let drawn = DRAWING.run(whom, move || {
        // Somebody may have waited for the same one.
        if let Some(kept) = kept(&board) {
            return kept.as_ref().clone();
        }
        let begun = Instant::now();
        let picture = picture_file(&board);
        metrics::count_picture(begun.elapsed());
        keep(board, &picture);
        picture
    });
    let drawn = drawn.await;
    drawn.inspect_err(|error| tracing::error!("cannot draw a picture, sending the message without it: {error}")).ok()
}

fn kept(board: &Board) -> Option<Arc<Picture>> {
    board.album.as_ref()?;
    let albums = ALBUMS.lock();
    albums.iter().find(|(kept, _)| kept == board).map(|(_, picture)| Arc::clone(picture))
}

fn keep(board: Board, picture: &Picture) {
    if board.album.is_none() || picture.len() > MAX_KEPT {
        return;
    }
    let mut albums = ALBUMS.lock();
    albums.push_back((board, Arc::new(picture.clone())));
    if albums.len() > MOST_ALBUMS {
        albums.pop_front();
    }
}
