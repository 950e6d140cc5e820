//! Parses the events of a room.

use matrix_sdk::ruma::events::relation::RelationType;
use matrix_sdk::ruma::events::room::member::{MembershipState, OriginalSyncRoomMemberEvent};
use matrix_sdk::ruma::events::room::message::sanitize::remove_plain_reply_fallback;
use matrix_sdk::ruma::events::room::message::{MessageType, OriginalSyncRoomMessageEvent, Relation};
use matrix_sdk::ruma::events::{
    AnySyncMessageLikeEvent, AnySyncStateEvent, AnySyncTimelineEvent, SyncMessageLikeEvent, SyncStateEvent,
};
use serde_json::Value;

use super::mentions::{mark_people, names_of};
use super::readable::read_event;
use crate::chat::SentFile;
use crate::command::{self, Command, ParseError, is_sentence, resembles_command, without_address};

/// The longest line that is read, in characters; the rest is cut. Commands are short.
const MAX_LINE_LENGTH: usize = 1000;

/// How many of the users whom an event mentions are read. No command takes more than one person.
const MAX_MENTIONED: usize = 4;

/// An event that the bot handles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoomEvent {
    Command(RoomCommand),
    /// A line that is no command. Where nobody else reads, it is meant for the bot all the same.
    Talk(RoomCommand),
    /// `sender` reacted to `message` with `emoji`.
    Reaction {
        id: String,
        sender: String,
        message: String,
        emoji: String,
    },
    /// `sender` edits `message`, which may be somebody else's, into what reads as a command.
    Edited {
        sender: String,
        message: String,
    },
    /// The bot was invited: earlier messages were not meant for it.
    Invited,
    /// The bot joined the room.
    Joined {
        id: String,
        is_invited: bool,
    },
    /// Another user joined the room.
    MemberJoined {
        id: String,
        user: String,
    },
    /// Another member has a new name.
    MemberRenamed {
        user: String,
    },
    /// Another user left the room.
    MemberLeft {
        user: String,
    },
    /// Another room replaces this one.
    RoomReplaced,
    /// The power levels of the room changed.
    PermissionsChanged,
    /// An encrypted event whose key is missing.
    Undecrypted,
}

/// A line that begins with `!` or `/`, or is a complete command without it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomCommand {
    /// The event's id.
    pub id: String,
    pub sender: String,
    /// The root of its thread.
    pub thread: Option<String>,
    /// The event that it replies to.
    pub replies_to: Option<String>,
    /// The file that the event brings or replies to, or the lines below a command that reads a file.
    pub file: Option<SentFile>,
    /// The command, with `<@id>` for everybody whom it names by pill, link or id.
    pub line: String,
    /// The users whom the event mentions; the line may name them by display name alone.
    pub mentioned: Vec<String>,
    /// Whether it begins with the bot's name, as people call somebody; the name is not in the line.
    pub is_addressed: bool,
    /// Whether other lines of the message are commands too.
    pub has_more_commands: bool,
}

/// Parses an event, given as JSON. Returns `None` for events that do not concern `own`, the bot, whom people see as `name`, or that
/// it sent. A field beside a message's text that cannot be read is ignored.
pub fn parse_event(event: &str, own: &str, name: Option<&str>) -> Option<RoomEvent> {
    match read_event(event)? {
        AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(SyncStateEvent::Original(member))) => {
            parse_member(&member, own)
        }
        AnySyncTimelineEvent::State(AnySyncStateEvent::RoomTombstone(SyncStateEvent::Original(_))) => {
            Some(RoomEvent::RoomReplaced)
        }
        AnySyncTimelineEvent::State(AnySyncStateEvent::RoomPowerLevels(SyncStateEvent::Original(_))) => {
            Some(RoomEvent::PermissionsChanged)
        }
        AnySyncTimelineEvent::MessageLike(event) if event.sender() == own => None,
        AnySyncTimelineEvent::MessageLike(AnySyncMessageLikeEvent::RoomMessage(SyncMessageLikeEvent::Original(
            event,
        ))) => parse_edit(&event).or_else(|| parse_command(&event, own, name)),
        AnySyncTimelineEvent::MessageLike(AnySyncMessageLikeEvent::Reaction(SyncMessageLikeEvent::Original(event))) => {
            let annotation = event.content.relates_to;
            Some(RoomEvent::Reaction {
                id: event.event_id.to_string(),
                sender: event.sender.to_string(),
                message: annotation.event_id.to_string(),
                emoji: annotation.key,
            })
        }
        AnySyncTimelineEvent::MessageLike(AnySyncMessageLikeEvent::RoomEncrypted(SyncMessageLikeEvent::Original(
            _,
        ))) => Some(RoomEvent::Undecrypted),
        _ => None,
    }
}

/// Returns who removed `own`, the bot, from the room by an event, given as JSON, and the reason that they gave.
pub fn removal(event: &str, own: &str) -> Option<(String, String)> {
    let AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(SyncStateEvent::Original(member))) =
        serde_json::from_str(event).ok()?
    else {
        return None;
    };
    let is_out = matches!(member.content.membership, MembershipState::Leave | MembershipState::Ban);
    let is_removal = member.state_key == own && member.sender != own && is_out;
    is_removal.then(|| (member.sender.to_string(), member.content.reason.unwrap_or_default()))
}

/// Returns the root of the thread that an event, given as JSON, encrypted or not, belongs to.
pub fn thread_root(event: &str) -> Option<String> {
    let event: Value = serde_json::from_str(event).ok()?;
    let relation = &event["content"]["m.relates_to"];
    relation["event_id"].as_str().filter(|_| relation["rel_type"] == "m.thread").map(ToOwned::to_owned)
}

fn parse_member(member: &OriginalSyncRoomMemberEvent, own: &str) -> Option<RoomEvent> {
    let earlier = member.unsigned.prev_content.as_ref();
    let previous = earlier.map(|content| &content.membership);
    let is_own = member.state_key == own;
    match &member.content.membership {
        MembershipState::Invite if is_own => Some(RoomEvent::Invited),
        // A member who changes their name or picture joins again.
        MembershipState::Join if previous == Some(&MembershipState::Join) => {
            let is_renamed = earlier.is_some_and(|earlier| earlier.displayname != member.content.displayname);
            (is_renamed && !is_own).then(|| RoomEvent::MemberRenamed { user: member.state_key.to_string() })
        }
        MembershipState::Join if is_own => {
            let is_invited = previous == Some(&MembershipState::Invite);
            Some(RoomEvent::Joined { id: member.event_id.to_string(), is_invited })
        }
        MembershipState::Join => {
            Some(RoomEvent::MemberJoined { id: member.event_id.to_string(), user: member.state_key.to_string() })
        }
        MembershipState::Leave | MembershipState::Ban if !is_own => {
            Some(RoomEvent::MemberLeft { user: member.state_key.to_string() })
        }
        _ => None,
    }
}

fn parse_edit(event: &OriginalSyncRoomMessageEvent) -> Option<RoomEvent> {
    let Some(Relation::Replacement(edit)) = &event.content.relates_to else { return None };
    let MessageType::Text(text) = &edit.new_content.msgtype else { return None };
    // A line that resembles none of our commands is meant for somebody else.
    let parsed = command::parse(remove_plain_reply_fallback(&text.body), &[]);
    let is_foreign = match parsed {
        Err(ParseError::Unknown { word }) => !resembles_command(&word),
        Err(ParseError::NoCommand | ParseError::TooLong { .. }) => true,
        _ => false,
    };
    (!is_foreign).then(|| RoomEvent::Edited { sender: event.sender.to_string(), message: edit.event_id.to_string() })
}

fn parse_command(event: &OriginalSyncRoomMessageEvent, own: &str, name: Option<&str>) -> Option<RoomEvent> {
    let (body, formatted) = match &event.content.msgtype {
        MessageType::Text(text) => (text.body.as_str(), text.formatted.as_ref()),
        MessageType::Image(image) => (image.caption()?, image.formatted_caption()),
        MessageType::File(file) => (file.caption()?, file.formatted_caption()),
        MessageType::Video(video) => (video.caption()?, video.formatted_caption()),
        // A notice may come from another bot, and two bots could talk for ever.
        _ => return None,
    };
    let (thread, replies_to, is_reply) = match &event.content.relates_to {
        None => (None, None, false),
        // An edit is not executed: the original command may have been executed already.
        Some(Relation::Replacement(_)) => return None,
        Some(Relation::Thread(thread)) => {
            // For clients without threads every event of a thread also looks like a reply to the one before.
            let target = thread.in_reply_to.as_ref().filter(|_| !thread.is_falling_back);
            let replies_to = target.map(|target| target.event_id.to_string());
            (Some(thread.event_id.to_string()), replies_to, thread.in_reply_to.is_some())
        }
        Some(Relation::Reply(reply)) => (None, Some(reply.in_reply_to.event_id.to_string()), true),
        // An edit that does not say of which event, or into what.
        Some(other) if other.rel_type() == Some(RelationType::Replacement) => return None,
        Some(_) => (None, None, true),
    };
    let body = if is_reply { remove_plain_reply_fallback(body) } else { body };
    let (line, rest) = body.trim_start().split_once('\n').unwrap_or((body.trim_start(), ""));
    let line = Some(line.trim()).filter(|line| !line.is_empty())?;
    let line: String = line.chars().take(MAX_LINE_LENGTH).collect();
    let line = mark_people(&line, formatted);
    let (line, is_addressed, is_talk) = match without_address(&line, names_of(own, name)) {
        Some((text, _)) if text.starts_with(['!', '/']) => (text.to_owned(), false, false),
        // After the name a complete command needs no prefix.
        Some((text, _)) if is_complete_command(text) => (format!("!{text}"), false, false),
        Some((text, is_called)) => (text.to_owned(), is_called, !is_called),
        // The manager knows whether a command without a sign is meant for the bot. A sentence is talk where others read it.
        None => (line.clone(), false, !is_complete_command(&line) || is_sentence(&line)),
    };
    if is_talk && !matches!(event.content.msgtype, MessageType::Text(_)) {
        return None;
    }
    let reads_file = matches!(command::parse(&line, &[]).map(|parsed| parsed.command), Ok(Command::Import { .. }));
    let file = match &event.content.msgtype {
        MessageType::File(_) => Some(SentFile::Kept(event.event_id.to_string())),
        _ if reads_file && !rest.trim().is_empty() => Some(SentFile::Pasted(rest.to_owned())),
        _ => replies_to.clone().map(SentFile::Kept),
    };
    let has_more_commands = !reads_file && rest.lines().any(|line| command::parse(line.trim(), &[]).is_ok());
    let mentioned = event.content.mentions.iter().flat_map(|mentions| &mentions.user_ids);
    let command = RoomCommand {
        id: event.event_id.to_string(),
        sender: event.sender.to_string(),
        thread,
        replies_to,
        file,
        line,
        is_addressed,
        mentioned: mentioned.take(MAX_MENTIONED).map(ToString::to_string).collect(),
        has_more_commands,
    };
    Some(if is_talk { RoomEvent::Talk(command) } else { RoomEvent::Command(command) })
}

/// Returns whether `text` is a complete command, apart from its sign. The people that it names are looked up later.
fn is_complete_command(text: &str) -> bool {
    matches!(command::parse(&format!("!{text}"), &[]), Ok(_) | Err(ParseError::NotAPerson { .. }))
}
