//! Builds the content of messages: text, boards, files, and mentions.

use std::time::Duration;

use kafenio_picture::Picture;
use matrix_sdk::Room;
use matrix_sdk::ruma::events::Mentions;
use matrix_sdk::ruma::events::room::message::{
    FileInfo, FileMessageEventContent, FormattedBody, ImageMessageEventContent, MessageType, RoomMessageEventContent,
};
use matrix_sdk::ruma::events::room::{ImageInfo, MediaSource};
use matrix_sdk::ruma::{RoomId, UInt, UserId};
use tokio::time::timeout;

use super::error::summary;
use super::html::{Markup, Routes};
use crate::chat::{Account, Board, Choice, File, Menu, NUMBER_SIGNS, Post, Reply, Span, Text};
use crate::present::{as_text, picture_format};

/// How long an upload may take; after that the message goes out as text.
const UPLOAD_TIMEOUT: Duration = Duration::from_secs(20);

/// What a message shows.
#[derive(Default)]
pub(super) struct Parts<'a> {
    pub(super) text: Text,
    pub(super) board: Option<&'a Board>,
    /// The picture of the board, if it has one.
    pub(super) picture: Option<&'a Picture>,
    /// Who is mentioned, and so notified.
    pub(super) mentioned: Vec<&'a Account>,
    pub(super) file: Option<&'a File>,
}

impl<'a> Parts<'a> {
    pub(super) fn of_post(post: &'a Post, picture: Option<&'a Picture>) -> Parts<'a> {
        let text = with_list(&post.text, post.menu.as_ref());
        Parts { text, board: post.board.as_ref(), picture, mentioned: post.pinged(), file: None }
    }

    /// Returns the parts of `reply`, with a legend of its choices if they are shown as reactions.
    pub(super) fn of_reply(reply: &'a Reply, picture: Option<&'a Picture>, has_reactions: bool) -> Parts<'a> {
        let text = if has_reactions { with_legend(reply) } else { reply.text.clone() };
        Parts { text, board: reply.board.as_ref(), picture, mentioned: Vec::new(), file: reply.file.as_ref() }
    }

    /// Builds the content for `room`, without relations. Text replaces pictures and files that cannot be uploaded.
    pub(super) async fn content(&self, room: &Room) -> RoomMessageEventContent {
        let markup = Markup::new(&self.text, &self.mentioned, &routes(room, &self.text).await);
        let mut content = if let Some(file) = self.file {
            file_message(room, markup, file).await
        } else if let Some(board) = self.board {
            self.board_message(room, markup, board).await
        } else {
            self.text_message(markup)
        };
        // Always set, even when empty: otherwise clients search the text for names.
        let ids = self.mentioned.iter().filter_map(|account| UserId::parse(&account.id).ok());
        content.mentions = Some(Mentions::with_user_ids(ids));
        content
    }

    /// Returns a text that notifies whoever is mentioned, or else a notice, which notifies nobody.
    fn text_message(&self, markup: Markup) -> RoomMessageEventContent {
        if self.mentioned.is_empty() {
            RoomMessageEventContent::notice_html(markup.plain, markup.html)
        } else {
            RoomMessageEventContent::text_html(markup.plain, markup.html)
        }
    }

    async fn board_message(&self, room: &Room, caption: Markup, board: &Board) -> RoomMessageEventContent {
        if let Some(picture) = self.picture
            && let Some((source, info)) = upload_picture(room, picture, picture_format(board)).await
        {
            let caption = caption.described(&board.alt);
            let mut image = ImageMessageEventContent::new(caption.plain, source).info(Box::new(info));
            image.filename = Some(format!("board.{}", picture_format(board)));
            image.formatted = Some(FormattedBody::html(caption.html));
            return RoomMessageEventContent::new(MessageType::Image(image));
        }
        self.text_message(as_text(board, false).0.iter().fold(caption, Markup::and))
    }
}

/// Returns the routes to the rooms that `text` links, as far as the bot knows them.
async fn routes(room: &Room, text: &Text) -> Routes {
    let mut routes = Routes::new();
    for span in &text.0 {
        if let Span::Place(place) = span
            && let Some(linked) = RoomId::parse(&place.id).ok().and_then(|id| room.client().get_room(&id))
            && let Ok(route) = linked.route().await
        {
            routes.insert(place.id.clone(), route);
        }
    }
    routes
}

/// Appends the list of the plays, and a legend that tells what each other reaction stands for, as reactions have no
/// labels. What the text itself lists by number is not repeated.
fn with_legend(reply: &Reply) -> Text {
    let text = reply.text.to_string();
    let is_listed = |choice: &&Choice| {
        let number = NUMBER_SIGNS.iter().position(|sign| choice.is_chosen_by(sign));
        number.is_some_and(|number| text.lines().any(|line| line == format!("{}. {}", number + 1, choice.label)))
    };
    let others = reply.choices.iter().filter(|choice| !is_listed(choice));
    let labels: Vec<String> = others.map(|choice| format!("{} {}", choice.emoji, choice.label)).collect();
    below(with_list(&reply.text, reply.menus.first()), &labels.join(" · "))
}

/// Appends the options of `menu`, one a line, each after the reaction that chooses it.
fn with_list(text: &Text, menu: Option<&Menu>) -> Text {
    let lines = menu.iter().flat_map(|menu| &menu.options).zip(NUMBER_SIGNS).map(|(option, sign)| {
        let description = option.description.iter().flat_map(|description| [" · ", description]).collect::<String>();
        format!("{sign} {}{description}", option.label)
    });
    below(text.clone(), &lines.collect::<Vec<_>>().join("\n"))
}

/// Appends `lines` below `text`, if there are any.
fn below(text: Text, lines: &str) -> Text {
    if lines.is_empty() { text } else { text.then("\n", Text::plain(lines)) }
}

async fn file_message(room: &Room, caption: Markup, file: &File) -> RoomMessageEventContent {
    let Some(source) = upload(room, file.text.as_bytes(), file.media_type()).await else {
        let text = match &file.instead {
            Some(instead) => Markup::new(instead, &[], &Routes::new()),
            None => caption.and(&Span::Block(file.text.clone())),
        };
        return RoomMessageEventContent::notice_html(text.plain, text.html);
    };
    let mut info = FileInfo::new();
    info.mimetype = Some(file.media_type().to_owned());
    info.size = UInt::new(file.text.len() as u64);
    let mut message = FileMessageEventContent::new(caption.plain, source).info(Box::new(info));
    message.filename = Some(file.name.clone());
    message.formatted = Some(FormattedBody::html(caption.html));
    RoomMessageEventContent::new(MessageType::File(message))
}

/// Uploads a picture, and blurs it meanwhile.
async fn upload_picture(room: &Room, picture: &Picture, kind: &str) -> Option<(MediaSource, ImageInfo)> {
    let drawn = picture.clone();
    let media_type = format!("image/{kind}");
    let blurring = tokio::task::spawn_blocking(move || image_info(&drawn));
    let (source, info) = tokio::join!(upload(room, picture, &media_type), blurring);
    let mut info = info.inspect_err(|error| tracing::error!("cannot blur a picture: {error}")).ok()?;
    info.mimetype = Some(media_type);
    source.map(|source| (source, info))
}

/// Returns what clients show until the picture has loaded: a blurred preview of the same size.
///
/// There is no thumbnail, as none would be smaller: a board is about 50 KB, and so is the thumbnail of 800 by 600
/// pixels that clients make. Element X would show a blurred board of half the size in place of the picture; Element Web
/// loads both in an encrypted room before it shows either. In a room without encryption clients ask the homeserver for
/// the size that they need. And every turn would wait for one more upload.
fn image_info(picture: &Picture) -> ImageInfo {
    let mut info = ImageInfo::new();
    info.size = UInt::new(picture.len() as u64);
    info.width = Some(picture.width.into());
    info.height = Some(picture.height.into());
    info.blurhash = picture.blurhash();
    info
}

/// Uploads `data`, encrypted if the room is. Returns `None`, after a warning, if the homeserver does not take it.
async fn upload(room: &Room, data: &[u8], media_type: &str) -> Option<MediaSource> {
    let client = room.client();
    let upload = async {
        if room.latest_encryption_state().await?.is_encrypted() {
            let file = client.upload_encrypted_file(&mut &*data).await?;
            return Ok(MediaSource::Encrypted(Box::new(file)));
        }
        let media_type = media_type.parse().map_err(|_| matrix_sdk::Error::InsufficientData)?;
        let uploaded = client.media().upload(&media_type, data.to_vec(), None).await?;
        Ok::<_, matrix_sdk::Error>(MediaSource::Plain(uploaded.content_uri))
    };
    match timeout(UPLOAD_TIMEOUT, upload).await {
        Ok(Ok(source)) => Some(source),
        Ok(Err(error)) => {
            tracing::warn!("Matrix: the homeserver refuses a file, sending text instead: {}", summary(&error));
            None
        }
        Err(_) => {
            tracing::warn!("Matrix: an upload takes too long, sending text instead");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::with_legend;
    use crate::chat::{Choice, NUMBER_SIGNS, Reply, Text};

    #[test]
    fn legend_has_what_the_text_does_not_list() {
        let choice =
            |emoji: &str, label: &str| Choice { emoji: emoji.to_owned(), ..Choice::button(label, "/puzzle 1") };
        let choices =
            vec![choice(NUMBER_SIGNS[0], "8/5 6/5"), choice(NUMBER_SIGNS[1], "8/5"), choice("➡️", "Next puzzle")];
        let legend = |text: &str| {
            let reply = Reply { text: Text::plain(text), choices: choices.clone(), ..Reply::default() };
            with_legend(&reply).to_string()
        };
        let question = "What is best?\n1. 8/5 6/5\n2. 8/5 4/3";
        assert_eq!(legend(question), format!("{question}\n2️⃣ 8/5 · ➡️ Next puzzle"));
        assert_eq!(legend("Which?"), "Which?\n1️⃣ 8/5 6/5 · 2️⃣ 8/5 · ➡️ Next puzzle");
    }
}
