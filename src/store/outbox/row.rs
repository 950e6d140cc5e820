//! Rows of the outbox.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::chat::Post;
use crate::store::json::from_json;
use crate::store::outbox::lane::Lane;

/// What a row of the outbox does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostKind {
    /// A new message.
    New,
    /// The message of the target row becomes this post, without notifying anybody again.
    Edit { target: i64 },
    /// The message of the target row loses its choices.
    RemoveChoices { target: i64 },
    /// A thread begins at the message of the target row; the post's text is its name.
    OpenThread { target: i64 },
    /// The thread that is the post's place is put away; the post's text, unless empty, is its name from then on.
    ArchiveThread,
}

/// A row of the outbox that is to be delivered and cannot be read.
#[derive(Debug)]
pub struct UnreadableRow {
    pub id: i64,
    /// The name of the lane, if that can be read.
    pub lane: String,
    /// Whether it seems to change only what is out of date.
    pub is_cleanup: bool,
    /// When it was written, in milliseconds since 1970.
    pub written_at: i64,
    pub error: anyhow::Error,
}

/// A row of the outbox that is to be delivered.
#[derive(Clone, Debug)]
pub struct Delivery {
    pub id: i64,
    /// Rows of one lane are delivered one after the other, in order; those that tidy up stay behind what was said before
    /// them and hold up nothing that is said after them.
    pub lane: Lane,
    pub kind: PostKind,
    pub post: Post,
    /// When it was written, in milliseconds since 1970.
    pub written_at: i64,
    /// The platform's id of the target's message, where that was delivered.
    pub target_message: Option<String>,
}

impl PostKind {
    pub(in crate::store) fn columns(self) -> (&'static str, Option<i64>) {
        match self {
            PostKind::New => ("new", None),
            PostKind::Edit { target } => ("completes", Some(target)),
            PostKind::RemoveChoices { target } => ("retires", Some(target)),
            PostKind::OpenThread { target } => ("opens", Some(target)),
            PostKind::ArchiveThread => ("archives", None),
        }
    }

    /// Whether it changes only what is out of date, for which nobody waits.
    #[must_use]
    pub fn is_cleanup(self) -> bool {
        matches!(self, PostKind::RemoveChoices { .. } | PostKind::ArchiveThread)
    }

    fn read(kind: &str, target: Option<i64>) -> anyhow::Result<PostKind> {
        match (kind, target) {
            ("new", None) => Ok(PostKind::New),
            ("completes", Some(target)) => Ok(PostKind::Edit { target }),
            ("retires", Some(target)) => Ok(PostKind::RemoveChoices { target }),
            ("opens", Some(target)) => Ok(PostKind::OpenThread { target }),
            ("archives", None) => Ok(PostKind::ArchiveThread),
            _ => anyhow::bail!("the outbox holds a row of the unknown kind {kind}"),
        }
    }
}

/// What has become of a row of the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryOutcome {
    /// It was delivered, as this message of the platform; `None` where there was nothing to send.
    Sent(Option<String>),
    /// It can never be delivered.
    Undeliverable,
}

/// What is to be done with `row`, if it can be read.
pub(in crate::store) fn due(row: &AnyRow) -> anyhow::Result<Result<Delivery, UnreadableRow>> {
    let id = row.try_get("id")?;
    Ok(read(row, id).map_err(|error| UnreadableRow {
        id,
        lane: row.try_get("lane").unwrap_or_default(),
        is_cleanup: row.try_get("kind").is_ok_and(|kind| matches!(kind, "retires" | "archives")),
        // What does not tell its age has waited long enough.
        written_at: row.try_get("written_at").unwrap_or_default(),
        error,
    }))
}

fn read(row: &AnyRow, id: i64) -> anyhow::Result<Delivery> {
    Ok(Delivery {
        id,
        lane: Lane::read(row.try_get("lane")?)?,
        kind: PostKind::read(row.try_get("kind")?, row.try_get("target")?)?,
        post: from_json(row.try_get("post")?)?,
        written_at: row.try_get("written_at")?,
        target_message: row.try_get("target_message")?,
    })
}
