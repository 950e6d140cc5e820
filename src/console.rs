//! Floor 5. The terminal chat: everybody at one keyboard, or a script in a pipe.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::path::PathBuf;

use anyhow::Context as _;
use tokio::sync::watch;

use crate::chat::{Account, Board, Choice, Message, Place, Platform, Post, Reply, Text, User, steers};
use crate::manager::{self, Channel, DeliveryError, Manager, deliver_pending};
use crate::picture;
use crate::present::{picture_file, picture_format};
use crate::speech;

/// Where the number of the latest line is kept, so that a line is never taken for one that was heard before.
const LINES: &str = "console.lines";
/// The terminal is one place.
const PLACE: &str = "terminal";
/// The longest name of a author, in bytes.
const LONGEST_NAME: usize = 64;

/// How the terminal chat behaves.
#[derive(Clone, Debug)]
pub struct Options {
    /// Who speaks on a line without a name before anybody was named.
    pub user: String,
    /// Where each picture is written as `NNNN.png` too, or `NNNN.gif`.
    pub pictures: Option<PathBuf>,
}

/// Reads lines from standard input until its end and plays; then `manager` is closed.
///
/// # Errors
/// When the store or the output fails, or scripted dice are exhausted.
pub async fn play(manager: Manager, options: Options) -> anyhow::Result<()> {
    let played = converse(&manager, options).await;
    manager.close().await;
    played
}

async fn converse(manager: &Manager, options: Options) -> anyhow::Result<()> {
    let prompted = io::stdin().is_terminal();
    if prompted {
        tell(&speech::say("en", "console-welcome", &[]).to_string());
    }
    manager.add_own_account(person("kafenio").account);
    let screen = Screen::new(options.pictures)?;
    // Clocks run while the terminal is open, also between the lines; this ends with `_open`.
    let (_open, closed) = watch::channel(false);
    tokio::spawn(manager::run_timers(manager.clone(), closed));
    deliver_pending(manager, Platform::Console, &screen).await?;
    let mut author = options.user;
    let mut input = io::stdin().lock();
    loop {
        if prompted {
            write!(io::stdout().lock(), "{author}> ")?;
            io::stdout().flush()?;
        }
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let line = String::from_utf8_lossy(&line);
        let text = match named(line.trim()) {
            Some((name, text)) => {
                author = name.to_owned();
                text
            }
            None => line.trim(),
        };
        if text.is_empty() {
            continue;
        }
        match said(manager, &screen, &author, text).await {
            // Whoever sits there can try again; a script could not tell.
            Err(error) if prompted => {
                tracing::error!("a line could not be handled: {error:#}");
                screen.print("kafenio", &speech::sorry("en"), None)?;
            }
            done => done?,
        }
        match deliver_pending(manager, Platform::Console, &screen).await {
            Err(error) if prompted => {
                tracing::error!("what is to be said waits: {error:#}");
                screen.print("kafenio", &speech::say("en", "console-waits", &[]), None)?;
            }
            done => done?,
        }
    }
}

async fn said(manager: &Manager, screen: &Screen, author: &str, text: &str) -> anyhow::Result<()> {
    manager::handle_due_tables(manager).await?;
    let message = message(manager, author, text).await?;
    for reply in manager::handle(manager, message).await? {
        screen.reply(author, &reply)?;
    }
    Ok(())
}

/// Prints a line for whoever reads it; where nobody does any more it is lost.
pub fn tell(line: &str) {
    _ = writeln!(io::stdout().lock(), "{line}");
}

/// An error with its causes in one line, each told once: some errors tell their cause themselves.
#[must_use]
pub fn causes(error: &anyhow::Error) -> String {
    let mut told: Vec<String> = Vec::new();
    for cause in error.chain().map(ToString::to_string) {
        if !told.last().is_some_and(|last| last.ends_with(&cause)) {
            told.push(cause);
        }
    }
    told.join(": ")
}

/// Splits `name: text`.
fn named(line: &str) -> Option<(&str, &str)> {
    let (name, text) = line.split_once(':')?;
    let is_name = !name.is_empty() && name.len() <= LONGEST_NAME && !name.contains(char::is_whitespace);
    let is_command = name.starts_with(['/', '!']);
    let goes_on = text.is_empty() || text.starts_with([' ', '\t', '/', '!']);
    (is_name && !is_command && goes_on).then(|| (name, text.trim()))
}

async fn message(manager: &Manager, author: &str, text: &str) -> anyhow::Result<Message> {
    let number = manager.store().key_value().increment(LINES).await?;
    let mut mentions = Vec::new();
    let words: Vec<String> = text
        .split(' ')
        .map(|word| match word.strip_prefix('@') {
            Some(name) if !name.is_empty() => {
                let person = person(name);
                let mention = format!("<@{}>", person.account.id);
                mentions.push(person);
                mention
            }
            Some(_) | None => word.to_owned(),
        })
        .collect();
    Ok(Message {
        id: number.to_string(),
        place: Place { platform: Platform::Console, id: PLACE.to_owned() },
        thread: None,
        about: None,
        author: person(author),
        // Whoever sits at the keyboard is everybody.
        administers: true,
        mentions,
        text: words.join(" "),
        locale: None,
        place_locale: None,
    })
}

fn person(name: &str) -> User {
    User { account: Account { platform: Platform::Console, id: name.to_lowercase() }, name: name.to_owned() }
}

/// Standard output, and the folder of pictures.
struct Screen {
    pictures: Option<PathBuf>,
}

impl Screen {
    fn new(pictures: Option<PathBuf>) -> anyhow::Result<Screen> {
        if let Some(folder) = &pictures {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        Ok(Screen { pictures })
    }

    fn reply(&self, author: &str, reply: &Reply) -> anyhow::Result<()> {
        self.print(&format!("kafenio, to {author} alone"), &reply.text, reply.board.as_ref())?;
        if let Some(file) = &reply.file {
            write!(io::stdout().lock(), "{}", printable(&file.text))?;
        }
        Ok(())
    }

    fn print(&self, from: &str, text: &Text, board: Option<&Board>) -> anyhow::Result<()> {
        let mut output = io::stdout().lock();
        let text = printable(&text.to_string());
        let between = if text.contains('\n') { '\n' } else { ' ' };
        writeln!(output, "{from}:{between}{text}")?;
        if let Some(board) = board {
            writeln!(output, "{}", printable(&picture::text(&board.scene)))?;
            self.write(board)?;
        }
        output.flush()?;
        Ok(())
    }

    /// Writes the board as the next picture of the folder.
    fn write(&self, board: &Board) -> anyhow::Result<()> {
        let Some(folder) = &self.pictures else { return Ok(()) };
        let taken = std::fs::read_dir(folder)?
            .filter_map(|entry| entry.ok()?.path().file_stem()?.to_str()?.parse::<u32>().ok())
            .max()
            .unwrap_or(0);
        let file = folder.join(format!("{:04}.{}", taken + 1, picture_format(board)));
        std::fs::write(&file, picture_file(board)).with_context(|| format!("cannot write {}", file.display()))
    }
}

/// Without what would steer the terminal.
fn printable(text: &str) -> String {
    text.chars().filter(|letter| !steers(*letter)).collect()
}

impl Channel for Screen {
    /// It writes them itself, where they are wanted.
    const SHOWS_PICTURES: bool = false;

    async fn send(&self, key: &str, post: &Post, _picture: Option<&[u8]>) -> Result<String, DeliveryError> {
        self.print("kafenio", &post.text, post.board.as_ref())
            .map_err(|cause| DeliveryError::Later { cause, after: None })?;
        Ok(key.to_owned())
    }

    async fn edit(&self, key: &str, _id: &str, post: &Post, picture: Option<&[u8]>) -> Result<(), DeliveryError> {
        self.send(key, post, picture).await.map(|_| ())
    }

    async fn retire(&self, _key: &str, _place: &Place, _id: &str, _choices: &[Choice]) -> Result<(), DeliveryError> {
        Ok(())
    }
}
