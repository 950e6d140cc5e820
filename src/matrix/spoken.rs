//! What an event of a room says to the bot.

use matrix_sdk::ruma::events::room::member::MembershipState;
use matrix_sdk::ruma::events::room::message::{FormattedBody, MessageType, OriginalSyncRoomMessageEvent, Relation};
use matrix_sdk::ruma::events::{
    AnySyncMessageLikeEvent, AnySyncStateEvent, AnySyncTimelineEvent, SyncMessageLikeEvent, SyncStateEvent,
};
use matrix_sdk::ruma::matrix_uri::MatrixId;
use matrix_sdk::ruma::{MatrixToUri, MatrixUri, UserId};
use serde_json::Value;

use crate::command::{self, Misread};

/// Commands are short; what is longer is cut before anybody looks at it.
const LONGEST_LINE: usize = 1000;

/// An event that the bot does something about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    Command(Command),
    /// `sender` put `emoji` under the message `to`.
    Reaction {
        id: String,
        sender: String,
        to: String,
        emoji: String,
    },
    /// `sender` has changed the message `to`, and it is a command now.
    Edited {
        id: String,
        sender: String,
        to: String,
    },
    /// The bot was invited: what was said before was not said to it.
    Invited,
    /// The bot came in, `invited` or not.
    Joined {
        id: String,
        invited: bool,
    },
    /// Somebody else came in.
    Arrived {
        id: String,
        who: String,
    },
    /// Somebody else went away.
    Departed {
        who: String,
    },
    /// Another room is to take the place of this one.
    Replaced,
    /// Who may do what in the room has changed.
    Powers,
    /// An encrypted event whose key is not there, or not yet.
    Sealed,
}

/// A line that begins with `!` or `/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The event's id.
    pub id: String,
    pub sender: String,
    /// The root of its thread.
    pub thread: Option<String>,
    /// The event to which it replies.
    pub about: Option<String>,
    /// The command; who is mentioned by pill or id stands as `<@id>`.
    pub line: String,
    /// Whom the event says it mentions; the line may hold them by name alone.
    pub mentioned: Vec<String>,
    /// Whether more lines of the message are commands.
    pub goes_on: bool,
}

/// Reads an event, given as JSON. `None`: it is nothing to `own`, the bot, or it is the bot's own.
pub fn heard(event: &str, own: &str) -> Option<Heard> {
    match serde_json::from_str(event).ok()? {
        AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(SyncStateEvent::Original(member))) => {
            let before = member.unsigned.prev_content.as_ref().map(|content| &content.membership);
            let mine = member.state_key == own;
            match &member.content.membership {
                MembershipState::Invite if mine => Some(Heard::Invited),
                // Who changes his name or his picture joins once more, and was there before.
                MembershipState::Join if before == Some(&MembershipState::Join) => None,
                MembershipState::Join if mine => {
                    let invited = before == Some(&MembershipState::Invite);
                    Some(Heard::Joined { id: member.event_id.to_string(), invited })
                }
                MembershipState::Join => {
                    Some(Heard::Arrived { id: member.event_id.to_string(), who: member.state_key.to_string() })
                }
                MembershipState::Leave | MembershipState::Ban if !mine => {
                    Some(Heard::Departed { who: member.state_key.to_string() })
                }
                _ => None,
            }
        }
        AnySyncTimelineEvent::State(AnySyncStateEvent::RoomTombstone(SyncStateEvent::Original(_))) => {
            Some(Heard::Replaced)
        }
        AnySyncTimelineEvent::State(AnySyncStateEvent::RoomPowerLevels(SyncStateEvent::Original(_))) => {
            Some(Heard::Powers)
        }
        AnySyncTimelineEvent::MessageLike(event) if event.sender() == own => None,
        AnySyncTimelineEvent::MessageLike(AnySyncMessageLikeEvent::RoomMessage(SyncMessageLikeEvent::Original(
            event,
        ))) => edited(&event).or_else(|| command(&event, own).map(Heard::Command)),
        AnySyncTimelineEvent::MessageLike(AnySyncMessageLikeEvent::Reaction(SyncMessageLikeEvent::Original(event))) => {
            let annotation = event.content.relates_to;
            Some(Heard::Reaction {
                id: event.event_id.to_string(),
                sender: event.sender.to_string(),
                to: annotation.event_id.to_string(),
                emoji: annotation.key,
            })
        }
        AnySyncTimelineEvent::MessageLike(AnySyncMessageLikeEvent::RoomEncrypted(SyncMessageLikeEvent::Original(
            _,
        ))) => Some(Heard::Sealed),
        _ => None,
    }
}

/// Who has put `own`, the bot, out of the room by this event, given as JSON, and why.
pub fn put_out(event: &str, own: &str) -> Option<(String, String)> {
    let AnySyncTimelineEvent::State(AnySyncStateEvent::RoomMember(SyncStateEvent::Original(member))) =
        serde_json::from_str(event).ok()?
    else {
        return None;
    };
    let is_out = matches!(member.content.membership, MembershipState::Leave | MembershipState::Ban);
    let by_others = member.state_key == own && member.sender != own && is_out;
    by_others.then(|| (member.sender.to_string(), member.content.reason.unwrap_or_default()))
}

/// The root of the thread to which an event belongs, given as JSON, encrypted or not.
pub fn thread(event: &str) -> Option<String> {
    let event: Value = serde_json::from_str(event).ok()?;
    let relation = &event["content"]["m.relates_to"];
    relation["event_id"].as_str().filter(|_| relation["rel_type"] == "m.thread").map(ToOwned::to_owned)
}

fn edited(event: &OriginalSyncRoomMessageEvent) -> Option<Heard> {
    let Some(Relation::Replacement(edit)) = &event.content.relates_to else { return None };
    let MessageType::Text(text) = &edit.new_content.msgtype else { return None };
    // What resembles none of our commands is said to somebody else.
    let read = command::parse(without_quote(&text.body), &[]);
    let strange =
        matches!(read, Err(Misread::Unknown { nearest: None, .. } | Misread::NoCommand | Misread::TooLong { .. }));
    (!strange).then(|| Heard::Edited {
        id: event.event_id.to_string(),
        sender: event.sender.to_string(),
        to: edit.event_id.to_string(),
    })
}

fn command(event: &OriginalSyncRoomMessageEvent, own: &str) -> Option<Command> {
    let (body, formatted) = match &event.content.msgtype {
        MessageType::Text(text) => (text.body.as_str(), text.formatted.as_ref()),
        MessageType::Image(image) => (image.caption()?, image.formatted_caption()),
        MessageType::File(file) => (file.caption()?, file.formatted_caption()),
        MessageType::Video(video) => (video.caption()?, video.formatted_caption()),
        // A notice may come from another bot, and two bots could talk for ever.
        _ => return None,
    };
    let (thread, about, is_reply) = match &event.content.relates_to {
        None => (None, None, false),
        // An edited command is not obeyed, lest it be twice.
        Some(Relation::Replacement(_)) => return None,
        Some(Relation::Thread(thread)) => {
            // For clients without threads each event there looks like a reply to the one before.
            let about = thread.in_reply_to.as_ref().filter(|_| !thread.is_falling_back);
            (Some(thread.event_id.to_string()), about.map(|to| to.event_id.to_string()), thread.in_reply_to.is_some())
        }
        Some(Relation::Reply(reply)) => (None, Some(reply.in_reply_to.event_id.to_string()), true),
        Some(_) => (None, None, true),
    };
    let body = if is_reply { without_quote(body) } else { body };
    let mut lines = body.lines().map(str::trim).filter(|line| !line.is_empty());
    let line = lines.next()?;
    let goes_on = lines.any(|line| command::parse(line, &[]).is_ok());
    let line: String = line.chars().take(LONGEST_LINE).collect();
    let line = with_ids(&with_pills(&with_links(&line), formatted));
    let line = with_sign(&line, without_address(&line, own)?)?;
    let mentioned = event.content.mentions.iter().flat_map(|mentions| &mentions.user_ids);
    Some(Command {
        id: event.event_id.to_string(),
        sender: event.sender.to_string(),
        thread,
        about,
        line,
        mentioned: mentioned.map(ToString::to_string).collect(),
        goes_on,
    })
}

/// What is said to the bot, `own`, after its name: many address whom they mean, by a pill, `@kafenio` or `kafenio:`.
fn without_address<'a>(line: &'a str, own: &str) -> Option<&'a str> {
    if line.starts_with(['!', '/']) {
        return Some(line);
    }
    let local = own.trim_start_matches('@').split(':').next()?;
    let names = [mark(own), own.to_owned(), format!("@{local}"), local.to_owned()];
    let rest = names.iter().find_map(|name| line.get(prefix_of(line, name)?..))?;
    let said = rest.strip_prefix([':', ',']).unwrap_or(rest).trim_start();
    // A name goes on where no space follows.
    (said.len() < rest.len()).then_some(said)
}

/// `said`, what is left of `line` without an address. Whoever calls the bot by its name may leave out the sign of a whole
/// command.
fn with_sign(line: &str, said: &str) -> Option<String> {
    if said.starts_with(['!', '/']) {
        return Some(said.to_owned());
    }
    let signed = format!("!{said}");
    // Whom he mentions is looked up later.
    let is_whole = matches!(command::parse(&signed, &[]), Ok(_) | Err(Misread::NotAPerson { .. }));
    (said.len() < line.len() && is_whole).then_some(signed)
}

/// Older clients put the message that a reply answers above it, each line with `>`.
fn without_quote(body: &str) -> &str {
    let mut rest = body;
    while rest.starts_with('>') {
        rest = rest.split_once('\n').map_or("", |(_, rest)| rest);
    }
    rest
}

/// Replaces links to people, bare or as `[Name](link)`.
fn with_links(line: &str) -> String {
    let mut replaced = String::new();
    let mut rest = line;
    while let Some(start) = ["https://matrix.to/#/", "matrix:u/"].iter().filter_map(|link| rest.find(link)).min() {
        let end = rest[start..].find(|c: char| c.is_whitespace() || c == ')').map_or(rest.len(), |end| start + end);
        let (before, after) = (&rest[..start], &rest[end..]);
        if let Some(id) = person(&rest[start..end]) {
            let name = before.strip_suffix("](").filter(|_| after.starts_with(')'));
            let opened = name.and_then(|name| name.rfind('['));
            replaced.extend([opened.map_or(before, |at| &before[..at]), &mark(&id)]);
            rest = if opened.is_some() { &after[1..] } else { after };
        } else {
            replaced.push_str(&rest[..end]);
            rest = after;
        }
    }
    replaced + rest
}

/// Replaces the names of those whom the formatted text links; the plain text has the rest as it was typed.
fn with_pills(line: &str, formatted: Option<&FormattedBody>) -> String {
    let Some(formatted) = formatted else { return line.to_owned() };
    let html = match formatted.body.split_once("</mx-reply>") {
        Some((_, html)) => html,
        None => &formatted.body,
    };
    let mut replaced = String::new();
    let mut rest = line;
    for anchor in html.split("<a ").skip(1) {
        let Some((tag, after)) = anchor.split_once('>') else { continue };
        let Some((name, _)) = after.split_once("</a>") else { continue };
        let Some(id) = attribute(tag, "href").and_then(|link| person(&link)) else { continue };
        let name = unescape(name);
        let Some(at) = rest.find(&name).filter(|_| !name.is_empty()) else { continue };
        replaced.extend([rest[..at].strip_suffix('@').unwrap_or(&rest[..at]), &mark(&id)]);
        rest = &rest[at + name.len()..];
    }
    replaced + rest
}

/// Replaces plain `@name:server`.
fn with_ids(line: &str) -> String {
    let words = line.split_inclusive(char::is_whitespace).map(|word| {
        let id = word.trim_end().trim_end_matches([',', '.', ';', '!', '?', ')']);
        if id.starts_with('@') && UserId::parse(id).is_ok() { mark(id) + &word[id.len()..] } else { word.to_owned() }
    });
    words.collect()
}

/// The user to whom a link leads.
fn person(link: &str) -> Option<String> {
    let id = MatrixToUri::parse(link).map(|uri| uri.id().clone());
    match id.or_else(|_| MatrixUri::parse(link).map(|uri| uri.id().clone())) {
        Ok(MatrixId::User(user)) => Some(user.to_string()),
        _ => None,
    }
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let value = tag.split_once(&format!("{name}="))?.1;
    let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    Some(unescape(value[1..].split_once(quote)?.0))
}

/// The text of HTML without tags in it.
fn unescape(html: &str) -> String {
    let known = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&nbsp;", "\u{a0}")];
    known.iter().fold(html.to_owned(), |text, (from, to)| text.replace(from, to)).replace("&amp;", "&")
}

/// Whether the line may hold somebody by name.
pub fn may_name_people(command: &Command) -> bool {
    let named = command.mentioned.iter().any(|id| !command.line.contains(&mark(id)));
    named || command.line.match_indices('@').any(|(at, _)| !command.line[..at].ends_with(['<', '@']))
}

/// Replaces names of `people` (id and display name) in the line of `command`: those that it mentions by name alone,
/// and whoever stands as `@Name`, where only one has that name, or as the beginning of his id.
#[must_use]
pub fn with_names(command: &Command, people: &[(String, String)]) -> String {
    let mut line = command.line.clone();
    let by_length = |names: &mut Vec<(&str, String)>| names.sort_by_key(|(_, name)| std::cmp::Reverse(name.len()));

    let missing = |id: &str| command.mentioned.iter().any(|mentioned| mentioned == id) && !line.contains(&mark(id));
    let mut plain: Vec<(&str, String)> =
        people.iter().filter(|(id, _)| missing(id)).map(|(id, name)| (id.as_str(), name.clone())).collect();
    by_length(&mut plain);

    let local = |id: &str| id.split(':').next().unwrap_or_default().trim_start_matches('@').to_owned();
    let mut called: Vec<(&str, String)> = Vec::new();
    for (id, name) in people {
        let others = || people.iter().filter(|(other, _)| other != id);
        // Whoever calls himself as somebody else's id begins is not meant by that.
        if !others().any(|(other, _)| same(&local(other), &local(id))) {
            called.push((id, format!("@{}", local(id))));
        }
        if !others().any(|(other, its)| same(its, name) || same(&local(other), name)) {
            // A name of several words may stand in quotes.
            called.extend([format!("@{name}"), format!("@\"{name}\"")].map(|shown| (id.as_str(), shown)));
        }
    }
    by_length(&mut called);

    for (id, name) in called.iter().chain(&plain) {
        line = replace_word(&line, name, &mark(id));
    }
    line
}

fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// Replaces the first `word` that stands alone, whatever its case.
fn replace_word(line: &str, word: &str, by: &str) -> String {
    let joins = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || matches!(c, '@' | '<' | ':' | '_'));
    for (at, _) in line.char_indices() {
        let Some(found) = prefix_of(&line[at..], word) else { continue };
        if !joins(line[..at].chars().next_back()) && !joins(line[at + found..].chars().next()) {
            return format!("{}{by}{}", &line[..at], &line[at + found..]);
        }
    }
    line.to_owned()
}

/// How many bytes at the beginning of `text` are `word`, whatever its case.
fn prefix_of(text: &str, word: &str) -> Option<usize> {
    let mut rest = text.chars();
    for expected in word.chars() {
        if !usual(rest.next()?).to_lowercase().eq(usual(expected).to_lowercase()) {
            return None;
        }
    }
    (!word.is_empty()).then(|| text.len() - rest.as_str().len())
}

/// A letter as it is typed: keyboards write quotes and spaces of their own.
fn usual(letter: char) -> char {
    match letter {
        '“' | '”' | '„' | '«' | '»' => '"',
        '‘' | '’' => '\'',
        letter if letter.is_whitespace() => ' ',
        letter => letter,
    }
}

/// How a mention stands in the line.
fn mark(id: &str) -> String {
    format!("<@{id}>")
}

/// The ids that stand as `<@id>` in a line.
pub fn ids(line: &str) -> Vec<String> {
    let marked = line.split("<@").skip(1).filter_map(|part| part.split_once('>'));
    marked.map(|(id, _)| id).filter(|id| UserId::parse(id).is_ok()).map(ToOwned::to_owned).collect()
}
