//! Writes texts, pictures and choices as Discord messages.

use std::collections::HashMap;
use std::iter;

use kafenio_picture::Picture;
use serde_json::{Value, json};
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, MessageFlags, UserId,
};

use crate::chat::{Account, Board, Choice, File, Menu, MenuOption, Platform, Span, Text, is_steering};
use crate::command::{as_registered, registered};
use crate::present::picture_format;
use crate::speech::shorten_alt;

/// The longest message, in UTF-16 code units. Discord never counts more than that.
const MAX_MESSAGE_LENGTH: usize = 2000;
/// The longest label of a button.
const MAX_LABEL_LENGTH: usize = 80;
/// The longest `custom_id`.
const MAX_CUSTOM_ID_LENGTH: usize = 100;
/// The most buttons in a row, and the most rows in a message.
const MAX_PER_ROW: usize = 5;
/// The longest text of a menu that nothing is chosen from yet.
const MAX_PLACEHOLDER_LENGTH: usize = 150;
/// What the `custom_id` of a menu begins with. The command is the value of the chosen option.
const MENU_ID: &str = "menu";
/// The ids of the registered commands and groups, by name. A command with an id is shown as a link that people can tap.
pub(super) type CommandIds = HashMap<String, u64>;

/// The body of a request that creates or edits a message, and its file.
pub(super) struct MessageBody {
    body: Value,
    file: Option<CreateAttachment>,
}

impl MessageBody {
    /// Creates a message with `text`, already Discord's Markdown, that may notify the accounts in `mentioned`.
    pub(super) fn new(text: &str, mentioned: &[&Account]) -> Self {
        let users = mentioned.iter().filter_map(|account| user_id(account)?.parse::<UserId>().ok());
        let body = json!({
            "content": text,
            "allowed_mentions": CreateAllowedMentions::new().users(users),
            "attachments": [],
            "components": [],
            // Links show no preview.
            "flags": MessageFlags::SUPPRESS_EMBEDS,
        });
        MessageBody { body, file: None }
    }

    /// Attaches the picture of `board`. The file is named after `key`.
    pub(super) fn board(mut self, board: Option<&Board>, picture: Option<&Picture>, key: &str) -> Self {
        if let (Some(board), Some(picture)) = (board, picture) {
            let name = format!("{}.{}", file_stem(key), picture_format(board));
            let alt = shorten_alt(&board.alt);
            // The id refers to the file's index in this request.
            self.body["attachments"] = json!([{ "id": "0", "filename": name, "description": alt }]);
            self.file = Some(CreateAttachment::bytes(picture.file.as_slice(), name));
        }
        self
    }

    /// Attaches a text file.
    pub(super) fn file(mut self, file: Option<&File>) -> Self {
        if let Some(file) = file {
            self.body["attachments"] = json!([{ "id": "0", "filename": file.name }]);
            self.file = Some(CreateAttachment::bytes(file.text.as_bytes(), file.name.as_str()));
        }
        self
    }

    /// Adds the menus, and below them a button for each choice.
    pub(super) fn controls(mut self, menus: &[Menu], choices: &[Choice]) -> Self {
        let menus = menus.iter().enumerate().map(|(index, menu)| select_menu(index, menu));
        let rows: Vec<CreateActionRow> = menus.chain(buttons(choices)).collect();
        self.body["components"] = json!(&rows[..rows.len().min(MAX_PER_ROW)]);
        self
    }

    /// Makes Discord reject another message with the same `key` for a few minutes. The key has at most 25 characters.
    pub(super) fn once(mut self, key: &str) -> Self {
        self.body["nonce"] = json!(key);
        self.body["enforce_nonce"] = json!(true);
        self
    }

    /// Shows the message to the author of the interaction alone.
    pub(super) fn private(mut self) -> Self {
        self.body["flags"] = json!(MessageFlags::SUPPRESS_EMBEDS | MessageFlags::EPHEMERAL);
        self
    }

    /// Appends a line of `text`, already Discord's Markdown. Returns `false`, without a change, if it does not fit.
    pub(super) fn append(&mut self, text: &str) -> bool {
        let whole = format!("{}\n{text}", self.body["content"].as_str().unwrap_or_default());
        let fits = utf16_length(&whole) <= MAX_MESSAGE_LENGTH;
        if fits {
            self.body["content"] = json!(whole);
        }
        fits
    }

    /// Returns the JSON body and the file to upload.
    pub(super) fn into_parts(self) -> (Value, Option<CreateAttachment>) {
        (self.body, self.file)
    }
}

/// Returns the file name, without the extension, of the picture in the post with this key. A sent post is found again
/// by this name.
pub(super) fn file_stem(key: &str) -> String {
    let name: String = key.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect();
    format!("board-{name}")
}

/// Returns the menu number `index` of a message, which has a row of its own.
fn select_menu(index: usize, menu: &Menu) -> CreateActionRow {
    let option = |option: &MenuOption| {
        let shown = CreateSelectMenuOption::new(&option.label, &option.command).default_selection(option.is_chosen);
        option.description.iter().fold(shown, CreateSelectMenuOption::description)
    };
    let options = menu.options.iter().take(Menu::MAX_OPTIONS).map(option).collect();
    let placeholder: String = menu.placeholder.chars().take(MAX_PLACEHOLDER_LENGTH).collect();
    let id = format!("{MENU_ID}-{index}");
    let shown = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options }).placeholder(placeholder);
    CreateActionRow::SelectMenu(shown)
}

/// Returns up to 25 buttons in rows of five.
fn buttons(choices: &[Choice]) -> Vec<CreateActionRow> {
    let rows = choices.chunks(MAX_PER_ROW).take(MAX_PER_ROW).map(|row| {
        let buttons = row.iter().map(|choice| {
            debug_assert!(
                choice.command.chars().count() <= MAX_CUSTOM_ID_LENGTH,
                "a choice's command fits into a custom_id"
            );
            let label: String = choice.label.chars().take(MAX_LABEL_LENGTH).collect();
            let style = if choice.primary { ButtonStyle::Primary } else { ButtonStyle::Secondary };
            CreateButton::new(&choice.command).label(label).style(style)
        });
        CreateActionRow::Buttons(buttons.collect())
    });
    rows.collect()
}

/// Returns the id of a Discord account; `None` for accounts of other platforms.
fn user_id(account: &Account) -> Option<&str> {
    number(&account.id).filter(|_| account.platform == Platform::Discord)
}

/// Returns `id` if it has the form of a Discord id, which is a number.
fn number(id: &str) -> Option<&str> {
    (!id.is_empty() && id.bytes().all(|b| b.is_ascii_digit())).then_some(id)
}

/// Returns `text` in Discord's Markdown, split into messages of at most [`MAX_MESSAGE_LENGTH`]. Only the accounts in
/// `mentioned` are mentioned. Text written by users cannot format, mention or link.
pub(super) fn pages(text: &Text, mentioned: &[&Account], commands: &CommandIds) -> Vec<String> {
    let mut paginator = Paginator::default();
    // Each account is mentioned once, at its last occurrence: there the text says what they have to do.
    let last = |account: &&Account| {
        text.0.iter().rposition(|span| matches!(span, Span::Person(author) if author.account == **account))
    };
    let mentions: Vec<usize> = mentioned.iter().filter_map(last).collect();
    for (at, span) in text.0.iter().enumerate() {
        match span {
            Span::Plain(text) => {
                for line in text.split_inclusive('\n') {
                    paginator.write("", line, "", Paginator::escaped);
                }
            }
            Span::Strong(text) if text.trim().is_empty() => paginator.write("", text, "", Paginator::escaped),
            Span::Strong(text) => paginator.write("**", text, "**", Paginator::escaped),
            Span::Code(text) => {
                let text = as_registered(text);
                match link(&text, commands) {
                    Some(link) => paginator.push(&link),
                    None => paginator.write("`", &on_one_line(&text), "`", Paginator::verbatim),
                }
            }
            Span::Block(text) => paginator.block(text),
            Span::Place(place) => match number(&place.id) {
                Some(id) => paginator.push(&format!("<#{id}>")),
                None => paginator.write("`", &on_one_line(&place.id), "`", Paginator::verbatim),
            },
            Span::Person(author) => match user_id(&author.account) {
                Some(id) if mentions.contains(&at) => paginator.push(&format!("<@{id}>")),
                _ => paginator.write("", &on_one_line(&author.name), "", Paginator::escaped),
            },
            Span::Elsewhere(elsewhere) => paginator.write("", &on_one_line(&elsewhere.name), "", Paginator::escaped),
        }
    }
    paginator.finish()
}

/// Returns the first page alone, with an ellipsis if text was cut: a public message is never split.
pub(super) fn one_page(text: &Text, mentioned: &[&Account], commands: &CommandIds) -> String {
    let mut pages = pages(text, mentioned, commands);
    let is_cut = pages.len() > 1;
    let mut page = if pages.is_empty() { String::new() } else { pages.swap_remove(0) };
    if is_cut && utf16_length(&page) < MAX_MESSAGE_LENGTH {
        page.push('…');
    }
    page
}

/// Returns `text` as a label, which has no formatting. It is cut to `longest` characters.
pub(super) fn label(text: &Text, longest: usize) -> String {
    let spans = text.0.iter().map(|span| match span {
        Span::Code(code) => as_registered(code),
        span => Text(vec![span.clone()]).to_string(),
    });
    let whole: String = on_one_line(&spans.collect::<String>()).chars().filter(|c| !is_steering(*c)).collect();
    if whole.chars().count() <= longest {
        return whole;
    }
    let cut: String = whole.chars().take(longest - 1).collect();
    format!("{}…", cut.trim_end())
}

/// Returns the link to the registered command that `code` consists of: `/roll`, or `/table takeback`.
fn link(code: &str, commands: &CommandIds) -> Option<String> {
    let name = code.strip_prefix('/')?;
    let (top, subcommand) = name.split_once(' ').map_or((name, None), |(group, name)| (group, Some(name)));
    let is_subcommand = subcommand.is_none_or(|subcommand| registered(top, Some(subcommand)).is_some());
    commands.get(top).filter(|_| is_subcommand).map(|id| format!("</{name}:{id}>"))
}

fn on_one_line(text: &str) -> String {
    text.split(['\n', '\r']).collect::<Vec<_>>().join(" ")
}

/// Returns the length of `text` in UTF-16 code units.
fn utf16_length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// What precedes a character on its line, which decides whether it could begin a list.
#[derive(Clone, Copy, PartialEq)]
enum LineStart {
    Blank,
    Number,
    Text,
}

/// Splits text into pages of at most [`MAX_MESSAGE_LENGTH`] while it is written.
#[derive(Default)]
struct Paginator {
    finished: Vec<String>,
    page: String,
}

impl Paginator {
    /// Writes `piece` without splitting or escaping it.
    fn push(&mut self, piece: &str) {
        if utf16_length(&self.page) + utf16_length(piece) > MAX_MESSAGE_LENGTH {
            self.end_page_at_line();
        }
        if utf16_length(&self.page) + utf16_length(piece) > MAX_MESSAGE_LENGTH {
            self.end_page();
        }
        self.page.push_str(piece);
    }

    /// Begins a new page, unless the current one is empty.
    fn end_page(&mut self) {
        if !self.page.is_empty() {
            self.finished.push(std::mem::take(&mut self.page));
        }
    }

    /// Moves the last line to a new page, so that no sentence is split. If the page has a single line, it is kept
    /// whole.
    fn end_page_at_line(&mut self) {
        let text = self.page.rfind("```").map_or(0, |fence| fence + 3);
        let begins = self.page[text..].rfind('\n').map_or(self.page.len(), |at| text + at + 1);
        let last = self.page.split_off(begins);
        self.end_page();
        self.page = last;
    }

    /// Writes `text` between `open` and `close`, escaped by `escape`: on one page if it fits there, otherwise on
    /// several.
    fn write(&mut self, open: &str, text: &str, close: &str, escape: fn(LineStart, char, &str) -> String) {
        let text: String = text.chars().filter(|c| !is_steering(*c)).collect();
        if text.is_empty() {
            return;
        }
        let mut line_start =
            if self.page.is_empty() || self.page.ends_with('\n') { LineStart::Blank } else { LineStart::Text };
        let mut pieces = Vec::with_capacity(text.len());
        for (at, c) in text.char_indices() {
            pieces.push(escape(line_start, c, &text[at + c.len_utf8()..]));
            line_start = match (line_start, c) {
                (_, '\n') | (LineStart::Blank, ' ') => LineStart::Blank,
                (LineStart::Blank | LineStart::Number, '0'..='9') => LineStart::Number,
                _ => LineStart::Text,
            };
        }
        let whole: usize = pieces.iter().map(|piece| utf16_length(piece)).sum();
        let marks = utf16_length(open) + utf16_length(close);
        let overflows = |paginator: &Paginator| {
            utf16_length(&paginator.page) + whole + marks > MAX_MESSAGE_LENGTH && whole + marks <= MAX_MESSAGE_LENGTH
        };
        if overflows(self) {
            self.end_page_at_line();
        }
        if overflows(self) {
            self.end_page();
        }
        self.page.push_str(open);
        for piece in pieces {
            if utf16_length(&self.page) + utf16_length(&piece) + utf16_length(close) > MAX_MESSAGE_LENGTH {
                self.page.push_str(close);
                self.end_page();
                self.page.push_str(open);
            }
            self.page.push_str(&piece);
        }
        self.page.push_str(close);
    }

    /// Writes a code block, which is split between lines if it is too long for a page.
    fn block(&mut self, text: &str) {
        const OPEN: &str = "```\n";
        const CLOSE: &str = "```";
        if !self.page.is_empty() && !self.page.ends_with('\n') {
            self.push("\n");
        }
        let text = text.trim_end_matches('\n');
        if utf16_length(&self.page) + utf16_length(text) + utf16_length(OPEN) + utf16_length(CLOSE) + 1
            > MAX_MESSAGE_LENGTH
        {
            self.end_page();
        }
        // Lines are as wide as a board at most, so splitting between lines is always possible.
        let room = MAX_MESSAGE_LENGTH - utf16_length(OPEN) - utf16_length(CLOSE);
        let mut open = false;
        for line in text.split('\n') {
            // A zero-width space, as in `escaped`: a name in a board must not mention anybody either.
            let after = |c: char| if c == '@' { "\u{200b}" } else { "" }.chars();
            let line = line.chars().filter(|c| !is_steering(*c)).map(without_backtick);
            let line: String = line.flat_map(|c| iter::once(c).chain(after(c))).take(room / 2).collect();
            if open && utf16_length(&self.page) + utf16_length(&line) + 1 + utf16_length(CLOSE) > MAX_MESSAGE_LENGTH {
                self.page.push_str(CLOSE);
                self.end_page();
                open = false;
            }
            if !open {
                self.page.push_str(OPEN);
                open = true;
            }
            self.page.push_str(&line);
            self.page.push('\n');
        }
        self.page.push_str(CLOSE);
    }

    /// Returns the character `c` so that Discord shows it literally. `rest` is the text that follows it.
    fn escaped(line_start: LineStart, c: char, rest: &str) -> String {
        match c {
            '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '>' | '#' | '[' | ']' => format!("\\{c}"),
            // A zero-width space follows: Discord has no other way to escape @everyone.
            '@' => "@\u{200b}".to_owned(),
            ':' if rest.starts_with("//") => "\\:".to_owned(),
            // These begin a list at the start of a line.
            '-' | '+' if line_start == LineStart::Blank => format!("\\{c}"),
            '.' | ')' if line_start == LineStart::Number => format!("\\{c}"),
            _ => c.to_string(),
        }
    }

    /// Returns the character `c` as it can be shown in code, where only the backtick has a meaning.
    fn verbatim(_line_start: LineStart, c: char, _rest: &str) -> String {
        without_backtick(c).to_string()
    }

    fn finish(mut self) -> Vec<String> {
        // Discord rejects a message that contains nothing but white space.
        self.end_page();
        self.finished.retain(|page| !page.trim().is_empty());
        self.finished
    }
}

/// Replaces a backtick, which would end the code, with a similar character.
fn without_backtick(c: char) -> char {
    if c == '`' { 'ˋ' } else { c }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chat::User;

    fn plain(text: &str) -> Vec<String> {
        pages(&Text(vec![Span::Plain(text.to_owned())]), &[], &CommandIds::new())
    }

    fn person(id: &str, name: &str) -> User {
        User { account: Account { platform: Platform::Discord, id: id.to_owned() }, name: name.to_owned() }
    }

    #[test]
    fn user_text_cannot_format_mention_or_link() {
        assert_eq!(plain("**a** _b_ `c` ~~d~~ ||e||"), [r"\*\*a\*\* \_b\_ \`c\` \~\~d\~\~ \|\|e\|\|"]);
        assert_eq!(plain("@everyone <@7> <#8>"), ["@\u{200b}everyone \\<@\u{200b}7\\> \\<\\#8\\>"]);
        assert_eq!(plain("[x](https://evil.example)"), [r"\[x\](https\://evil.example)"]);
        assert_eq!(
            plain("# big\n- list\n12. list\n3-1 and 1. stay"),
            ["\\# big\n\\- list\n12\\. list\n3-1 and 1. stay"]
        );
        assert_eq!(plain("a\u{202e}b\u{7}"), ["ab"]);
    }

    #[test]
    fn only_the_pinged_people_are_mentioned() {
        let (alice, bob) = (person("1", "Al_ice\n@here"), person("2", "Bob"));
        let text = Text(vec![Span::Person(alice.clone()), Span::Plain(" and ".to_owned()), Span::Person(bob.clone())]);
        assert_eq!(pages(&text, &[&bob.account], &CommandIds::new()), ["Al\\_ice @\u{200b}here and <@2>"]);
        assert_eq!(pages(&text, &[], &CommandIds::new()), ["Al\\_ice @\u{200b}here and Bob"]);
        let twice =
            Text(vec![Span::Person(bob.clone()), Span::Plain(" rolls. ".to_owned()), Span::Person(bob.clone())]);
        assert_eq!(pages(&twice, &[&bob.account], &CommandIds::new()), ["Bob rolls. <@2>"]);
        let both = [&alice.account, &bob.account];
        assert_eq!(pages(&text, &both, &CommandIds::new()), ["<@1> and <@2>"]);
    }

    #[test]
    fn only_a_channel_id_becomes_a_channel_link() {
        let place = |id: &str| Span::Place(crate::chat::Place { platform: Platform::Discord, id: id.to_owned() });
        let text = Text(vec![place("7"), Span::Plain(" ".to_owned()), place("@everyone> `x")]);
        assert_eq!(pages(&text, &[], &CommandIds::new()), ["<#7> `@everyone> ˋx`"]);
    }

    #[test]
    fn long_text_is_split_into_messages_that_discord_accepts() {
        let lines = Text(vec![Span::Plain("*four*\n".repeat(900)), Span::Block("0123456789\n".repeat(400))]);
        let cut = pages(&lines, &[], &CommandIds::new());
        assert!(cut.len() > 4);
        for page in &cut {
            assert!(utf16_length(page) <= MAX_MESSAGE_LENGTH);
            assert_eq!(page.matches("```").count() % 2, 0, "every block is closed: {page}");
        }
        let shown: String = cut.concat();
        assert_eq!(shown.matches("four").count(), 900);
        assert_eq!(shown.matches("0123456789").count(), 400);
        let emoji = Text(vec![Span::Strong("🎲".repeat(3000))]);
        for page in pages(&emoji, &[], &CommandIds::new()) {
            assert!(utf16_length(&page) <= MAX_MESSAGE_LENGTH && page.starts_with("**") && page.ends_with("**"));
        }
    }

    #[test]
    fn text_is_split_between_lines() {
        let line = |number: u32| {
            [
                Span::Plain(format!("line {number}: ")),
                Span::Code("/move 13/9".to_owned()),
                Span::Plain(" goes on.\n".to_owned()),
            ]
        };
        let mut spans: Vec<Span> = (0..200).flat_map(line).collect();
        let cut = pages(&Text(spans.clone()), &[], &CommandIds::new());
        assert!(cut.len() > 3 && cut.iter().all(|page| page.starts_with("line ") && page.ends_with("goes on.\n")));
        spans.insert(0, Span::Block("a board".to_owned()));
        let cut = pages(&Text(spans), &[], &CommandIds::new());
        assert!(cut[0].starts_with("```\na board\n```line 0") && cut[1..].iter().all(|page| page.starts_with("line ")));
    }

    #[test]
    fn registered_command_becomes_a_link() {
        let text = Text(["/move", "/move 13/9", "/m"].map(|code| Span::Code(code.to_owned())).to_vec());
        let commands = CommandIds::from([("move".to_owned(), 7)]);
        assert_eq!(pages(&text, &[], &commands), ["</move:7>`/move 13/9``/m`"]);
    }

    #[test]
    fn command_in_a_group_is_shown_as_people_pick_it() {
        let codes = ["/takeback", "/here table:oak-7", "/odds DISTANCE", "/endtable"];
        let text = Text(codes.map(|code| Span::Code(code.to_owned())).to_vec());
        let commands = CommandIds::from([("table".to_owned(), 7), ("show".to_owned(), 8)]);
        let shown = "</table takeback:7>`/table here table:oak-7``/show odds DISTANCE`</table end:7>";
        assert_eq!(pages(&text, &[], &commands), [shown]);
        let bare = "`/table takeback``/table here table:oak-7``/show odds DISTANCE``/table end`";
        assert_eq!(pages(&text, &[], &CommandIds::new()), [bare]);
        assert_eq!(label(&text, 100), "/table takeback/table here table:oak-7/show odds DISTANCE/table end");
        assert_eq!(label(&Text::plain("a\nb\u{202e}cdef"), 5), "a bc…");
    }

    #[test]
    fn text_in_code_cannot_end_the_code() {
        let text = Text(vec![Span::Code("a`b".to_owned()), Span::Block("x```@here\n".to_owned())]);
        assert_eq!(pages(&text, &[], &CommandIds::new()), ["`aˋb`\n```\nxˋˋˋ@\u{200b}here\n```"]);
    }
}
