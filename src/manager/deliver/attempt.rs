//! Makes one attempt to deliver an outbox row.

use kafenio_picture::Picture;

use crate::chat::Post;
use crate::manager::Manager;
use crate::manager::lifecycle::suspend::is_outdated_notice;
use crate::manager::lifecycle::threads::has_no_open_table;
use crate::manager::limits::pool::For;
use crate::manager::platform::channel::{Channel, DeliveryError};
use crate::manager::replies::drawing::draw;
use crate::store::{Delivery, PostKind};

/// Tries once to deliver a row, with its picture if `draws`. Returns the platform's id of the message.
pub(super) async fn attempt<C: Channel>(
    manager: &Manager,
    channel: &C,
    delivery: &Delivery,
    draws: bool,
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
            channel.edit(&key, id, post, picture::<C>(post, draws).await.as_ref()).await?;
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
            channel.send(&key, post, picture::<C>(post, draws).await.as_ref()).await.map(Some)
        }
    }
}

/// Draws the picture of a post. A film, or several boards, is for nobody's turn.
async fn picture<C: Channel>(post: &Post, draws: bool) -> Option<Picture> {
    let is_album = post.board.as_ref().is_some_and(|board| board.album.is_some());
    let whom = if is_album { For::Nobody } else { For::Turn };
    if C::SHOWS_PICTURES && draws { draw(post.board.as_ref(), &whom).await } else { None }
}
