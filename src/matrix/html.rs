//! Writes texts as HTML, and as plain text for clients that show no HTML.

use std::collections::HashMap;

use matrix_sdk::ruma::{OwnedServerName, RoomId, UserId};
use maud::Render as _;

use crate::chat::{Account, Place, Span, Text, User, is_steering};

/// The longest display name that is shown, in characters. The rest is cut, so that a name cannot fill the screen.
const MAX_NAME_LENGTH: usize = 64;

/// The servers through which others can join a room, by the room's id.
pub type Routes = HashMap<String, Vec<OwnedServerName>>;

/// A text in the two forms that a message carries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Markup {
    pub plain: String,
    pub html: String,
}

impl Markup {
    /// Renders `text` and escapes it. People in `mentioned` are mentioned; of everybody else only the name is shown.
    /// Links to rooms name the servers in `routes`.
    pub fn new(text: &Text, mentioned: &[&Account], routes: &Routes) -> Markup {
        let mut markup = Markup::default();
        for span in &text.0 {
            markup.push(span, mentioned, routes);
        }
        markup
    }

    fn push(&mut self, span: &Span, mentioned: &[&Account], routes: &Routes) {
        match span {
            Span::Plain(text) => {
                let text = visible(text);
                self.plain.push_str(&text);
                self.html.push_str(&escape(&text).replace('\n', "<br>"));
            }
            Span::Strong(text) => self.tagged("strong", text),
            Span::Code(text) => self.tagged("code", text),
            Span::Block(lines) => {
                let lines = visible(lines);
                self.new_line();
                self.plain.push_str(&lines);
                self.html.push_str("<pre><code>");
                self.html.push_str(&escape(&lines));
                self.html.push_str("</code></pre>");
            }
            Span::Person(person) => self.person(person, mentioned),
            Span::Elsewhere(elsewhere) => self.name(&elsewhere.name, None),
            Span::Place(place) => self.place(place, routes.get(&place.id).map_or(&[], Vec::as_slice)),
        }
    }

    fn tagged(&mut self, tag: &str, text: &str) {
        let text = visible(text);
        self.plain.push_str(&text);
        self.html.extend(["<", tag, ">", &escape(&text).replace('\n', "<br>"), "</", tag, ">"]);
    }

    fn person(&mut self, person: &User, mentioned: &[&Account]) {
        let id = UserId::parse(&person.account.id).ok().filter(|_| mentioned.contains(&&person.account));
        self.name(&person.name, id.map(|id| id.matrix_to_uri().to_string()).as_deref());
    }

    fn name(&mut self, name: &str, link: Option<&str>) {
        let name = safe_name(name);
        self.plain.push_str(&name);
        match link.map(escape) {
            Some(link) => self.html.extend(["<a href=\"", &link, "\">", &escape(&name), "</a>"]),
            None => self.html.push_str(&escape(&name)),
        }
    }

    /// Links the room: clients show its name in place of the link. Without a server in the link, a reader whose own
    /// server does not know the room could not follow it.
    fn place(&mut self, place: &Place, route: &[OwnedServerName]) {
        if let Ok(room) = RoomId::parse(&place.id) {
            let link = room.matrix_to_uri_via(route.iter().cloned()).to_string();
            self.plain.push_str(&link);
            let link = escape(&link);
            self.html.extend(["<a href=\"", &link, "\">", &link, "</a>"]);
        } else {
            self.plain.push_str(&place.id);
            self.html.push_str(&escape(&place.id));
        }
    }

    /// Adds a span at the end.
    #[must_use]
    pub fn and(mut self, span: &Span) -> Markup {
        self.push(span, &[], &Routes::new());
        self
    }

    /// Adds the description of a picture as a paragraph of its own. Some clients show the plain form of a caption.
    #[must_use]
    pub fn described(mut self, alt: &str) -> Markup {
        self.new_line();
        if !self.plain.is_empty() {
            self.plain.push('\n');
        }
        self.plain.push_str(alt);
        self.html.push_str("<blockquote>");
        self.html.push_str(&escape(alt).replace('\n', "<br>"));
        self.html.push_str("</blockquote>");
        self
    }

    fn new_line(&mut self) {
        if !self.plain.is_empty() && !self.plain.ends_with('\n') {
            self.plain.push('\n');
        }
    }
}

/// Escapes the characters that have a meaning in HTML.
fn escape(text: &str) -> String {
    text.render().into_string()
}

/// Returns `text` without characters that reverse or hide the text around it.
fn visible(text: &str) -> String {
    text.chars().filter(|c| !is_steering(*c)).collect()
}

/// Returns `name` on one line, without such characters.
fn safe_name(name: &str) -> String {
    let name: String = visible(name).chars().filter(|c| *c != '\n').take(MAX_NAME_LENGTH).collect();
    name.trim().to_owned()
}
