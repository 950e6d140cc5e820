//! Text, pictures and choices as Discord writes them.

use std::collections::HashMap;
use std::iter;

use serde_json::{Value, json};
use serenity::all::CreateAttachment;

use crate::chat::{Account, Board, Choice, File, Platform, Span, Text, is_steering};
use crate::present::picture_format;

/// The longest message, counted in UTF-16 units, which is never less than what Discord counts.
const LONGEST: usize = 2000;
/// The longest description of a picture, in characters.
const LONGEST_ALT: usize = 1024;
/// The longest label of a button.
const LONGEST_LABEL: usize = 80;
/// The longest `custom_id`.
const LONGEST_ID: usize = 100;
/// Buttons in a row, and rows in a message.
const ROW: usize = 5;
/// `SUPPRESS_EMBEDS`: a link shows no preview.
const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// `EPHEMERAL`: only the author sees it.
const EPHEMERAL: u64 = 1 << 6;

/// The ids under which Discord knows our commands, by name. Where one is known the command can be tapped.
pub(super) type CommandIds = HashMap<String, u64>;

/// A message as Discord takes it. `called` are those whom it may notify.
pub(super) struct MessageBody {
    body: Value,
    file: Option<CreateAttachment>,
}

impl MessageBody {
    pub(super) fn new(text: &str, called: &[&Account]) -> Self {
        let users: Vec<&str> = called.iter().filter_map(|account| user_id(account)).collect();
        let body = json!({
            "content": text,
            "allowed_mentions": { "parse": [], "users": users },
            "attachments": [],
            "components": [],
            "flags": SUPPRESS_EMBEDS,
        });
        MessageBody { body, file: None }
    }

    /// Attaches the board; `key` tells its file from others.
    pub(super) fn board(mut self, board: Option<&Board>, picture: Option<&[u8]>, key: &str) -> Self {
        if let (Some(board), Some(picture)) = (board, picture) {
            let name = format!("{}.{}", file_stem(key), picture_format(board));
            let alt: String = board.alt.chars().take(LONGEST_ALT).collect();
            // The id is the number of the file in this request.
            self.body["attachments"] = json!([{ "id": "0", "filename": name, "description": alt }]);
            self.file = Some(CreateAttachment::bytes(picture, name));
        }
        self
    }

    /// Attaches a file of text.
    pub(super) fn file(mut self, file: Option<&File>) -> Self {
        if let Some(file) = file {
            self.body["attachments"] = json!([{ "id": "0", "filename": file.name }]);
            self.file = Some(CreateAttachment::bytes(file.text.as_bytes(), file.name.as_str()));
        }
        self
    }

    pub(super) fn choices(mut self, choices: &[Choice]) -> Self {
        self.body["components"] = buttons(choices);
        self
    }

    /// Makes Discord drop a second message with the same `key`, at most 25 characters, for a few minutes.
    pub(super) fn once(mut self, key: &str) -> Self {
        self.body["nonce"] = json!(key);
        self.body["enforce_nonce"] = json!(true);
        self
    }

    /// For the author of an interaction alone.
    pub(super) fn private(mut self) -> Self {
        self.body["flags"] = json!(SUPPRESS_EMBEDS | EPHEMERAL);
        self
    }

    /// Adds `text`, which is Discord's Markdown already, on a line of its own, if there is room for it.
    pub(super) fn append(&mut self, text: &str) -> bool {
        let whole = format!("{}\n{text}", self.body["content"].as_str().unwrap_or_default());
        let fits = units(&whole) <= LONGEST;
        if fits {
            self.body["content"] = json!(whole);
        }
        fits
    }

    pub(super) fn into_parts(self) -> (Value, Option<CreateAttachment>) {
        (self.body, self.file)
    }
}

/// The name, but for its ending, of the picture that belongs to the post with this key, by which the post can be found
/// again.
pub(super) fn file_stem(key: &str) -> String {
    let name: String = key.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect();
    format!("board-{name}")
}

/// Up to 25 buttons in rows of five.
fn buttons(choices: &[Choice]) -> Value {
    let rows = choices.chunks(ROW).take(ROW).map(|row| {
        let buttons = row.iter().map(|choice| {
            debug_assert!(choice.command.chars().count() <= LONGEST_ID, "a choice's command fits into a custom_id");
            let label: String = choice.label.chars().take(LONGEST_LABEL).collect();
            // Style 1 is the filled button, 2 the plain one.
            let style = if choice.primary { 1 } else { 2 };
            json!({ "type": 2, "style": style, "label": label, "custom_id": choice.command })
        });
        json!({ "type": 1, "components": buttons.collect::<Vec<_>>() })
    });
    rows.collect()
}

/// The Discord user behind an account, as digits.
fn user_id(account: &Account) -> Option<&str> {
    number(&account.id).filter(|_| account.platform == Platform::Discord)
}

/// An id of Discord's, which consists of digits.
fn number(id: &str) -> Option<&str> {
    (!id.is_empty() && id.bytes().all(|b| b.is_ascii_digit())).then_some(id)
}

/// The text in Discord's Markdown, cut into messages of [`LONGEST`] at most. User text cannot format, mention or link.
pub(super) fn pages(text: &Text, called: &[&Account], commands: &CommandIds) -> Vec<String> {
    let mut paper = Pages::default();
    // One mention of each is enough: the last, which says what the one called upon has to do.
    let last = |account: &&Account| {
        text.0.iter().rposition(|span| matches!(span, Span::Person(author) if author.account == **account))
    };
    let mentions: Vec<usize> = called.iter().filter_map(last).collect();
    for (at, span) in text.0.iter().enumerate() {
        match span {
            Span::Plain(text) => {
                for line in text.split_inclusive('\n') {
                    paper.write("", line, "", Pages::escaped);
                }
            }
            Span::Strong(text) if text.trim().is_empty() => paper.write("", text, "", Pages::escaped),
            Span::Strong(text) => paper.write("**", text, "**", Pages::escaped),
            Span::Code(text) if let Some((name, id)) = command(text, commands) => paper.put(&format!("</{name}:{id}>")),
            Span::Code(text) => paper.write("`", &one_line(text), "`", Pages::verbatim),
            Span::Block(text) => paper.block(text),
            Span::Place(place) => match number(&place.id) {
                Some(id) => paper.put(&format!("<#{id}>")),
                None => paper.write("`", &one_line(&place.id), "`", Pages::verbatim),
            },
            Span::Person(author) => match user_id(&author.account) {
                Some(id) if mentions.contains(&at) => paper.put(&format!("<@{id}>")),
                _ => paper.write("", &one_line(&author.name), "", Pages::escaped),
            },
        }
    }
    paper.finish()
}

/// The first page alone, with a sign where text was left out: a public message is one message.
pub(super) fn one_page(text: &Text, called: &[&Account], commands: &CommandIds) -> String {
    let mut pages = pages(text, called, commands);
    let cut = pages.len() > 1;
    let mut page = if pages.is_empty() { String::new() } else { pages.swap_remove(0) };
    if cut && units(&page) < LONGEST {
        page.push('…');
    }
    page
}

/// The command that `code` is, where it is nothing but a command that Discord knows.
fn command<'a>(code: &'a str, commands: &CommandIds) -> Option<(&'a str, u64)> {
    let name = code.strip_prefix('/')?;
    commands.get(name).map(|id| (name, *id))
}

fn one_line(text: &str) -> String {
    text.split(['\n', '\r']).collect::<Vec<_>>().join(" ")
}

fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

/// What stands before a character on its line.
#[derive(Clone, Copy, PartialEq)]
enum Lead {
    Blank,
    Number,
    Text,
}

/// Pages as they fill up.
#[derive(Default)]
struct Pages {
    full: Vec<String>,
    page: String,
}

impl Pages {
    fn put(&mut self, piece: &str) {
        if units(&self.page) + units(piece) > LONGEST {
            self.turn_at_line();
        }
        if units(&self.page) + units(piece) > LONGEST {
            self.turn();
        }
        self.page.push_str(piece);
    }

    fn turn(&mut self) {
        if !self.page.is_empty() {
            self.full.push(std::mem::take(&mut self.page));
        }
    }

    /// Turns the page where its last line begins, so that no sentence is torn; where it is one line, at its end.
    fn turn_at_line(&mut self) {
        let text = self.page.rfind("```").map_or(0, |fence| fence + 3);
        let begins = self.page[text..].rfind('\n').map_or(self.page.len(), |at| text + at + 1);
        let last = self.page.split_off(begins);
        self.turn();
        self.page = last;
    }

    /// Writes `text` between `open` and `close`, on one page where a page can hold it, else on several.
    fn write(&mut self, open: &str, text: &str, close: &str, spell: fn(Lead, char, &str) -> String) {
        let text: String = text.chars().filter(|c| !is_steering(*c)).collect();
        if text.is_empty() {
            return;
        }
        let mut lead = if self.page.is_empty() || self.page.ends_with('\n') { Lead::Blank } else { Lead::Text };
        let mut pieces = Vec::with_capacity(text.len());
        for (at, c) in text.char_indices() {
            pieces.push(spell(lead, c, &text[at + c.len_utf8()..]));
            lead = match (lead, c) {
                (_, '\n') | (Lead::Blank, ' ') => Lead::Blank,
                (Lead::Blank | Lead::Number, '0'..='9') => Lead::Number,
                _ => Lead::Text,
            };
        }
        let whole: usize = pieces.iter().map(|piece| units(piece)).sum();
        let marks = units(open) + units(close);
        let overflows = |paper: &Pages| units(&paper.page) + whole + marks > LONGEST && whole + marks <= LONGEST;
        if overflows(self) {
            self.turn_at_line();
        }
        if overflows(self) {
            self.turn();
        }
        self.page.push_str(open);
        for piece in pieces {
            if units(&self.page) + units(&piece) + units(close) > LONGEST {
                self.page.push_str(close);
                self.turn();
                self.page.push_str(open);
            }
            self.page.push_str(&piece);
        }
        self.page.push_str(close);
    }

    fn block(&mut self, text: &str) {
        const OPEN: &str = "```\n";
        const CLOSE: &str = "```";
        if !self.page.is_empty() && !self.page.ends_with('\n') {
            self.put("\n");
        }
        let text = text.trim_end_matches('\n');
        if units(&self.page) + units(text) + units(OPEN) + units(CLOSE) + 1 > LONGEST {
            self.turn();
        }
        // A line is never longer than a board is wide, so a block that is too long is cut between lines.
        let room = LONGEST - units(OPEN) - units(CLOSE);
        let mut open = false;
        for line in text.split('\n') {
            // The same invisible mark as elsewhere: a name in a board calls nobody either.
            let after = |c: char| if c == '@' { "\u{200b}" } else { "" }.chars();
            let line = line.chars().filter(|c| !is_steering(*c)).map(tick);
            let line: String = line.flat_map(|c| iter::once(c).chain(after(c))).take(room / 2).collect();
            if open && units(&self.page) + units(&line) + 1 + units(CLOSE) > LONGEST {
                self.page.push_str(CLOSE);
                self.turn();
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

    /// One character of text whose Markdown must show as it is.
    fn escaped(lead: Lead, c: char, rest: &str) -> String {
        match c {
            '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '>' | '#' | '[' | ']' => format!("\\{c}"),
            // An invisible mark after it, since Discord knows no other escape for @everyone.
            '@' => "@\u{200b}".to_owned(),
            ':' if rest.starts_with("//") => "\\:".to_owned(),
            // At the start of a line these make a list.
            '-' | '+' if lead == Lead::Blank => format!("\\{c}"),
            '.' | ')' if lead == Lead::Number => format!("\\{c}"),
            _ => c.to_string(),
        }
    }

    /// One character of code, where only the backtick means anything.
    fn verbatim(_lead: Lead, c: char, _rest: &str) -> String {
        tick(c).to_string()
    }

    fn finish(mut self) -> Vec<String> {
        // A page of nothing but blanks is an empty message, which Discord refuses.
        self.turn();
        self.full.retain(|page| !page.trim().is_empty());
        self.full
    }
}

fn tick(c: char) -> char {
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
    fn only_the_one_who_is_pinged_is_mentioned() {
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
    fn a_channel_is_a_link_and_nothing_else_is() {
        let place = |id: &str| Span::Place(crate::chat::Place { platform: Platform::Discord, id: id.to_owned() });
        let text = Text(vec![place("7"), Span::Plain(" ".to_owned()), place("@everyone> `x")]);
        assert_eq!(pages(&text, &[], &CommandIds::new()), ["<#7> `@everyone> ˋx`"]);
    }

    #[test]
    fn long_text_is_cut_into_messages_that_discord_takes() {
        let lines = Text(vec![Span::Plain("*four*\n".repeat(900)), Span::Block("0123456789\n".repeat(400))]);
        let cut = pages(&lines, &[], &CommandIds::new());
        assert!(cut.len() > 4);
        for page in &cut {
            assert!(units(page) <= LONGEST);
            assert_eq!(page.matches("```").count() % 2, 0, "every block is closed: {page}");
        }
        let shown: String = cut.concat();
        assert_eq!(shown.matches("four").count(), 900);
        assert_eq!(shown.matches("0123456789").count(), 400);
        let emoji = Text(vec![Span::Strong("🎲".repeat(3000))]);
        for page in pages(&emoji, &[], &CommandIds::new()) {
            assert!(units(&page) <= LONGEST && page.starts_with("**") && page.ends_with("**"));
        }
    }

    #[test]
    fn a_page_ends_where_a_line_does() {
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
    fn a_command_can_be_tapped() {
        let text = Text(["/move", "/move 13/9", "/m"].map(|code| Span::Code(code.to_owned())).to_vec());
        let commands = CommandIds::from([("move".to_owned(), 7)]);
        assert_eq!(pages(&text, &[], &commands), ["</move:7>`/move 13/9``/m`"]);
    }

    #[test]
    fn code_cannot_be_left() {
        let text = Text(vec![Span::Code("a`b".to_owned()), Span::Block("x```@here\n".to_owned())]);
        assert_eq!(pages(&text, &[], &CommandIds::new()), ["`aˋb`\n```\nxˋˋˋ@\u{200b}here\n```"]);
    }
}
