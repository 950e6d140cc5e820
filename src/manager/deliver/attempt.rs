//! Makes one attempt to deliver an outbox row.

use std::num::NonZero;
use std::sync::LazyLock;
use std::thread;

use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::chat::{Board, Post};
use crate::manager::channel::{Channel, DeliveryError};
use crate::manager::lifecycle::suspend::is_outdated_notice;
use crate::manager::lifecycle::threads::has_no_open_table;
use crate::manager::state::Manager;
use crate::metrics;
use crate::present::picture_file;
use crate::store::{Delivery, PostKind};

/// Tries once to deliver a row. Returns the platform's id of the message.
pub(super) async fn attempt<C: Channel>(
    manager: &Manager,
    channel: &C,
    delivery: &Delivery,
) -> Result<Option<String>, DeliveryError> {
    let key = format!("kafenio-{}", delivery.id);
    let post = &delivery.post;
    let is_outdated = is_outdated_notice(manager, delivery).await;
    if is_outdated.map_err(|cause| DeliveryError::Later { cause, after: None })? {
        return Ok(None);
    }
    match (delivery.kind, &delivery.target_message) {
        (PostKind::RemoveChoices { .. }, None) => Ok(None),
        (PostKind::RemoveChoices { .. }, Some(id)) => {
            match post.shrunk() {
                Some(line) => channel.shrink(&key, id, &line).await?,
                None => channel.remove_choices(&key, &post.place, id, &post.choices).await?,
            }
            Ok(Some(id.clone()))
        }
        (PostKind::Edit { .. }, Some(id)) => {
            channel.edit(&key, id, post, picture::<C>(post).await.as_deref()).await?;
            Ok(Some(id.clone()))
        }
        (PostKind::OpenThread { .. }, None) => {
            Err(DeliveryError::Never { cause: anyhow::anyhow!("the invitation was never sent") })
        }
        (PostKind::OpenThread { .. }, Some(id)) => {
            channel.open_thread(&post.place, id, &post.text.to_string()).await.map(|thread| Some(thread.id))
        }
        (PostKind::ArchiveThread, _) => {
            let deserted = has_no_open_table(manager, delivery).await;
            if deserted.map_err(|cause| DeliveryError::Later { cause, after: None })? {
                channel.archive(&post.place, &post.text.to_string()).await?;
            }
            Ok(None)
        }
        // The message to edit was never sent, so this one is sent as a new message.
        (PostKind::New, _) | (PostKind::Edit { .. }, None) => {
            channel.send(&key, post, picture::<C>(post).await.as_deref()).await.map(Some)
        }
    }
}

async fn picture<C: Channel>(post: &Post) -> Option<Vec<u8>> {
    if C::SHOWS_PICTURES { draw(post.board.as_ref()).await } else { None }
}

/// Limits how many pictures are drawn at a time to the number of cores: more would not be faster, and each needs
/// several megabytes.
static DRAWING: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(thread::available_parallelism().map_or(1, NonZero::get)));

/// Draws the picture of a board on a blocking thread. If that fails, the message is sent without a picture; its
/// description holds the whole position in words.
pub async fn draw(board: Option<&Board>) -> Option<Vec<u8>> {
    let board = board?.clone();
    let _permit = DRAWING.acquire().await.ok()?;
    let begun = Instant::now();
    let drawn = tokio::task::spawn_blocking(move || picture_file(&board)).await;
    metrics::count_picture(begun.elapsed());
    drawn.inspect_err(|error| tracing::error!("cannot draw a picture, sending the message without it: {error}")).ok()
}
