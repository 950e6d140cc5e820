//! Writes messages as an HTML page that looks like Discord's client.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use crate::harness::discord::{Message, Person};

/// A page to which messages are added.
pub struct Page {
    folder: PathBuf,
    name: String,
    html: String,
}

const STYLE: &str = "<!doctype html><meta charset=utf-8><style>
body { margin: 0; padding: 12px; background: #313338; color: #dbdee1;
  font: 16px/1.375 'gg sans', 'Noto Sans', 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; font-stretch: 90%; }
article { margin: 0 0 14px 52px; position: relative; overflow-wrap: break-word; }
article::before { content: ''; position: absolute; left: -52px; width: 40px; height: 40px; border-radius: 50%; background: #5865f2; }
.private { background: #393a41; border-left: 2px solid #5865f2; padding: 4px 8px; }
h3 { margin: 14px 0 8px; font: 13px 'DejaVu Sans Mono', monospace; color: #f0b232; overflow-wrap: break-word; }
h4 { margin: 0; font-weight: 600; color: #f2f3f5; } i { font: 600 10px sans-serif; background: #5865f2; border-radius: 3px; padding: 1px 4px; }
p { margin: 0; white-space: pre-wrap; } .pinged { background: #444037; }
img { display: block; max-width: min(100%, 550px); max-height: 350px; border-radius: 8px; margin-top: 6px; }
code, pre { background: #2b2d31; border-radius: 4px; padding: 1px 4px; font: 14px 'DejaVu Sans Mono', monospace; }
pre { padding: 8px; white-space: pre-wrap; margin: 4px 0; }
.at { background: #3c4270; color: #c9cdfb; border-radius: 3px; padding: 0 2px; }
.typed { border: 1px solid #4e5058; border-radius: 8px; padding: 4px 8px; margin: 0 0 14px; }
button { font: 500 14px sans-serif; border: 0; border-radius: 8px; padding: 8px 16px; margin: 6px 8px 0 0; color: white; background: #4e5058; }
button.primary { background: #5865f2; }
details { border: 1px solid #4e5058; border-radius: 8px; padding: 8px 12px; margin-top: 6px; }
small { color: #949ba4; display: block; }
@media (prefers-color-scheme: light) {
  body { background: white; color: #313338; } h4 { color: #060607; } .private { background: #f2f3f5; } .pinged { background: #fdf5e1; }
  code, pre { background: #e3e5e8; } .at { background: #e6e8fd; color: #4752c4; } button { background: #6d6f78; }
  h3 { color: #8a5a00; } small { color: #5c5e66; } details, .typed { border-color: #c4c9ce; }
}</style>";

impl Page {
    /// Creates the page `NAME.html` in `folder`.
    pub fn new(folder: PathBuf, name: &str) -> Page {
        fs::create_dir_all(&folder).unwrap();
        Page { folder, name: name.to_owned(), html: STYLE.to_owned() }
    }

    /// Adds a heading that says what somebody does.
    pub fn step(&mut self, text: &str) {
        writeln!(self.html, "<h3>{}</h3>", escape(text)).unwrap();
    }

    /// Adds the suggestions for somebody who is typing.
    pub fn completions(&mut self, offered: &[String]) {
        let lines = offered.iter().map(|line| escape(line)).collect::<Vec<_>>().join("<br>");
        writeln!(self.html, "<div class=typed>{lines}</div>").unwrap();
    }

    /// Adds a message in its present state.
    pub fn message(&mut self, message: &Message) {
        let class = if message.private {
            "private"
        } else if message.notified.is_empty() {
            ""
        } else {
            "pinged"
        };
        let text = markdown(&message.content);
        writeln!(self.html, "<article class='{class}'><h4>Kafenio <i>APP</i></h4><p>{text}</p>").unwrap();
        for file in &message.attachments {
            // An edited message has the same id and another picture.
            let name = format!("{}-{}-{}", self.name, self.html.len(), file.name);
            fs::write(self.folder.join(&name), &file.bytes).unwrap();
            let alt = escape(&file.alt);
            let shown = if file.bytes.starts_with(b"\x89PNG") || file.bytes.starts_with(b"GIF8") {
                format!("<img src='{name}' title='{alt}'>")
            } else {
                format!("<pre>{}</pre>", escape(&file.name))
            };
            self.html.push_str(&shown);
        }
        for row in message.components.as_array().into_iter().flatten() {
            self.html.push_str("<div>");
            for button in row["components"].as_array().unwrap() {
                if button["type"] == 3 {
                    let options = button["options"].as_array().unwrap();
                    // A closed menu shows the chosen option.
                    let chosen = options.iter().find(|option| option["default"] == true);
                    let shown = chosen.map_or(&button["placeholder"], |option| &option["label"]).as_str().unwrap();
                    let open = if chosen.is_none() { " open" } else { "" };
                    write!(self.html, "<details{open}><summary>{}</summary>", escape(shown)).unwrap();
                    for option in options {
                        let [label, more] =
                            ["label", "description"].map(|key| option[key].as_str().unwrap_or_default());
                        write!(self.html, "<p>{}<br><small>{}</small></p>", escape(label), escape(more)).unwrap();
                    }
                    self.html.push_str("</details>");
                    continue;
                }
                let class = if button["style"] == 1 { "primary" } else { "" };
                let label = escape(button["label"].as_str().unwrap());
                write!(self.html, "<button class='{class}'>{label}</button>").unwrap();
            }
            self.html.push_str("</div>");
        }
        if message.private {
            self.html.push_str("<small>Only you can see this</small>");
        }
        self.html.push_str("</article>\n");
    }

    pub fn write(&self) {
        fs::write(self.folder.join(format!("{}.html", self.name)), &self.html).unwrap();
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('\'', "&#39;")
}

/// Renders the part of Discord's Markdown that the bot uses.
fn markdown(text: &str) -> String {
    let mut page = String::new();
    for (index, part) in text.split("```").enumerate() {
        if index % 2 == 1 {
            write!(page, "<pre>{}</pre>", escape(part.trim_start_matches('\n'))).unwrap();
            continue;
        }
        let mut letters = part.chars().peekable();
        let (mut strong, mut code) = (false, false);
        while let Some(letter) = letters.next() {
            match letter {
                '\\' if !code => page.extend(letters.next().map(|c| escape(&c.to_string()))),
                '`' => {
                    code = !code;
                    page.push_str(if code { "<code>" } else { "</code>" });
                }
                '*' if !code && letters.peek() == Some(&'*') => {
                    letters.next();
                    strong = !strong;
                    page.push_str(if strong { "<b>" } else { "</b>" });
                }
                '<' if letters.peek() == Some(&'@') => {
                    let name: String = letters.by_ref().take_while(|c| *c != '>').collect();
                    let id = name.trim_start_matches('@').parse().unwrap_or(0);
                    let who = Person::known(id).map_or("somebody", |person| person.name);
                    write!(page, "<span class=at>@{}</span>", escape(who)).unwrap();
                }
                '<' if letters.peek() == Some(&'#') => {
                    letters.by_ref().find(|c| *c == '>');
                    page.push_str("<span class=at>#games</span>");
                }
                '<' if letters.peek() == Some(&'/') => {
                    let name: String = letters.by_ref().take_while(|c| *c != ':').collect();
                    letters.by_ref().find(|c| *c == '>');
                    write!(page, "<span class=at>{name}</span>").unwrap();
                }
                // Angle brackets around a link are not shown.
                '<' | '>' if !code => {}
                other => page.push_str(&escape(&other.to_string())),
            }
        }
    }
    page
}
