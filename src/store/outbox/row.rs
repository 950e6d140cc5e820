//! The rows of the outbox and how they are read.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::chat::{Platform, Post};
use crate::store::json::from_json;
use crate::store::outbox::lane::Lane;

/// What the delivery of an outbox row does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostKind {
    /// Sends a new message.
    New,
    /// Edits the message of the target row so that it shows this post; nobody is notified again.
    Edit { target: i64 },
    /// Shrinks the message of the target row to the post's line or, without one, removes its choices.
    RemoveChoices { target: i64 },
    /// Opens a thread at the message of the target row; the post's text is the thread's name.
    OpenThread { target: i64 },
    /// Archives the thread that is the post's place and, unless the post's text is empty, renames it to that text.
    ArchiveThread,
}

/// The next row of a lane, without what it delivers: that is read once its lane is free.
#[derive(Clone, Debug)]
pub struct DueRow {
    pub id: i64,
    pub platform: Platform,
    /// The queue that the row belongs to; `None` if that cannot be read.
    pub lane: Option<Lane>,
    /// Whether it is a cleanup, see [`PostKind::is_cleanup`].
    pub is_cleanup: bool,
}

impl DueRow {
    /// Returns the name of the lane, for the log and for locks.
    #[must_use]
    pub fn lane_name(&self) -> String {
        self.lane.as_ref().map_or_else(|| "?".to_owned(), Lane::to_string)
    }
}

/// A due outbox row that cannot be read.
#[derive(Debug)]
pub struct UnreadableRow {
    /// When it was written, in milliseconds since 1970.
    pub written_at: i64,
    pub error: anyhow::Error,
}

/// A due outbox row.
#[derive(Clone, Debug)]
pub struct Delivery {
    pub id: i64,
    /// The queue that the row belongs to, usually one of a table.
    pub lane: Lane,
    pub kind: PostKind,
    pub post: Post,
    /// When it was written, in milliseconds since 1970.
    pub written_at: i64,
    /// The platform's id of the target row's message, if that was delivered.
    pub target_message: Option<String>,
}

impl PostKind {
    pub(in crate::store) fn columns(self) -> (&'static str, Option<i64>) {
        match self {
            PostKind::New => ("new", None),
            PostKind::Edit { target } => ("edit", Some(target)),
            PostKind::RemoveChoices { target } => ("remove_choices", Some(target)),
            PostKind::OpenThread { target } => ("open_thread", Some(target)),
            PostKind::ArchiveThread => ("archive_thread", None),
        }
    }

    /// Returns whether it only changes outdated messages or threads. Nobody waits for a cleanup.
    #[must_use]
    pub fn is_cleanup(self) -> bool {
        matches!(self, PostKind::RemoveChoices { .. } | PostKind::ArchiveThread)
    }

    fn read(kind: &str, target: Option<i64>) -> anyhow::Result<PostKind> {
        match (kind, target) {
            ("new", None) => Ok(PostKind::New),
            ("edit", Some(target)) => Ok(PostKind::Edit { target }),
            ("remove_choices", Some(target)) => Ok(PostKind::RemoveChoices { target }),
            ("open_thread", Some(target)) => Ok(PostKind::OpenThread { target }),
            ("archive_thread", None) => Ok(PostKind::ArchiveThread),
            _ => anyhow::bail!("unknown kind of outbox row: {kind}"),
        }
    }
}

/// The outcome of a row's delivery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryOutcome {
    /// It was delivered as the platform's message with this id; `None` if there was nothing to send.
    Sent(Option<String>),
    /// It can never be delivered.
    Undeliverable,
}

/// Reads the due outbox row `row`.
///
/// # Errors
/// Returns the row if it cannot be read.
pub(in crate::store) fn delivery(row: &AnyRow) -> Result<Delivery, UnreadableRow> {
    // A row without a readable age counts as very old.
    read(row).map_err(|error| UnreadableRow { written_at: row.try_get("written_at").unwrap_or_default(), error })
}

fn read(row: &AnyRow) -> anyhow::Result<Delivery> {
    Ok(Delivery {
        id: row.try_get("id")?,
        lane: Lane::read(row)?,
        kind: PostKind::read(row.try_get("kind")?, row.try_get("target")?)?,
        post: from_json(row.try_get("post")?)?,
        written_at: row.try_get("written_at")?,
        target_message: row.try_get("target_message")?,
    })
}
