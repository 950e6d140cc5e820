//! The interface of the platforms: sending, editing and cleaning up messages, and knowing who is in a place.

use std::future::Future;
use std::time::Duration;

use kafenio_picture::Picture;

use crate::chat::{Account, Choice, Place, Post};

/// Why a post was not delivered.
#[derive(Debug)]
pub enum DeliveryError {
    /// The platform or the network failed. Delivery is tried again, but not before `after` if the platform named a
    /// wait.
    Later { cause: anyhow::Error, after: Option<Duration> },
    /// The platform will never accept this post.
    Never { cause: anyhow::Error },
    /// The place is gone or closed to the bot, for this post and for later ones.
    Closed { cause: anyhow::Error },
}

/// Whether a person can read what is posted in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Membership {
    Joined,
    /// The person was invited to the place and has not joined yet.
    Invited,
    /// The person has left, or the platform does not tell why they are not there.
    Left,
    /// Somebody else has removed the person, or they were never there.
    Removed,
}

/// Why a file that somebody has sent could not be read.
#[derive(Debug)]
pub enum FileError {
    /// There is none: a message that was replied to has no file.
    Missing,
    /// There is a folder in its place.
    Folder,
    /// It has more bytes than the most that were asked for.
    TooLarge,
    /// The platform or the network failed.
    Failed(anyhow::Error),
}

/// What the manager needs from a platform.
pub trait Channel: Send + Sync + 'static {
    /// Whether the platform shows pictures. If it does not, none are drawn.
    const SHOWS_PICTURES: bool = true;

    /// Sends a new message and returns the platform's id of it. `key` is the same at every attempt to send the same
    /// post (at most 25 ASCII characters); the platform uses it to drop a repetition.
    fn send(
        &self,
        key: &str,
        post: &Post,
        picture: Option<&Picture>,
    ) -> impl Future<Output = Result<String, DeliveryError>> + Send;

    /// Replaces the content of message `id` with `post`, without notifying anybody.
    fn edit(
        &self,
        key: &str,
        id: &str,
        post: &Post,
        picture: Option<&Picture>,
    ) -> impl Future<Output = Result<(), DeliveryError>> + Send;

    /// Removes the outdated `choices` from message `id`.
    fn remove_choices(
        &self,
        key: &str,
        place: &Place,
        id: &str,
        choices: &[Choice],
    ) -> impl Future<Output = Result<(), DeliveryError>> + Send;

    /// Replaces the content of message `id`, which a newer message has replaced, with `line`: a text alone. This is less
    /// urgent than any other request. The default implementation is for platforms where edits delay nothing.
    fn shrink(&self, key: &str, id: &str, line: &Post) -> impl Future<Output = Result<(), DeliveryError>> + Send {
        self.edit(key, id, line, None)
    }

    /// Opens a thread called `name` at message `id` and returns it as a place, the same one at every attempt. The
    /// default implementation is for platforms without threads and fails.
    fn open_thread(
        &self,
        place: &Place,
        id: &str,
        name: &str,
    ) -> impl Future<Output = Result<Place, DeliveryError>> + Send {
        let _ = (id, name);
        let cause = anyhow::anyhow!("no threads are opened in {}", place.id);
        std::future::ready(Err(DeliveryError::Never { cause }))
    }

    /// Archives the thread `place` and renames it to `name` unless that is empty. A later message there reopens it. The
    /// default implementation does nothing.
    fn archive(&self, place: &Place, name: &str) -> impl Future<Output = Result<(), DeliveryError>> + Send {
        let _ = (place, name);
        std::future::ready(Ok(()))
    }

    /// Returns whether `person` can read what is posted in `place`; [`Membership::Joined`] if the platform does not
    /// know. Called after a message that pings that person was sent.
    fn membership(&self, place: &Place, person: &Account) -> impl Future<Output = Membership> + Send {
        let _ = (place, person);
        std::future::ready(Membership::Joined)
    }

    /// Reads the file that somebody has sent to `place`, and that the platform has kept as `source`, if it has at most `most`
    /// bytes. The default implementation is for platforms where nobody sends files.
    fn read_file(
        &self,
        place: &Place,
        source: &str,
        most: usize,
    ) -> impl Future<Output = Result<Vec<u8>, FileError>> + Send {
        let _ = (place, source, most);
        std::future::ready(Err(FileError::Missing))
    }

    /// Returns whether the bot must not post in `place`; `false` if the platform does not know.
    fn is_closed(&self, place: &Place) -> impl Future<Output = bool> + Send {
        let _ = place;
        std::future::ready(false)
    }

    /// Returns whether `person` is the only one who reads what is posted in `place`; `false` if the platform does not
    /// know.
    fn is_alone(&self, place: &Place, person: &Account) -> impl Future<Output = bool> + Send {
        let _ = (place, person);
        std::future::ready(false)
    }
}
