//! The chat in the terminal: several people at one keyboard, or a script in a pipe. Layer 5.

use std::io::{self, IsTerminal as _, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context as _;
use backon::{ExponentialBuilder, Retryable as _};
use kafenio_picture::Picture;
use parking_lot::Mutex;
use tokio::sync::watch;

use crate::chat::{
    Account, Board, Choice, File, Message, Place, Platform, Post, Reply, SentFile, Text, User, is_steering,
};
use crate::command::{Command, parse, without_address};
use crate::input::{Line, read_line};
use crate::language::Language;
use crate::locale::id;
use crate::manager::{self, Channel, DeliveryError, FileError, Manager, deliver_pending};
use crate::present::{as_text, picture_file, picture_format};
use crate::speech;
use crate::store::{causes, is_transient};

/// The store's key of the line counter. Numbers are never reused, so that no line counts as a repeated message.
const LINE_COUNTER: &str = "console.lines";
/// The id of the terminal as a place.
const PLACE: &str = "terminal";
/// The bot's name.
const OWN_NAME: &str = "kafenio";
/// The longest name of an author, in bytes.
const MAX_NAME_LENGTH: usize = 64;

/// The pauses of 0.1, 0.4, 1.6 and 6.4 s before the store is asked again after it has lost its connection: a database
/// server that restarts is back within them.
const PAUSES: ExponentialBuilder =
    ExponentialBuilder::new().with_min_delay(Duration::from_millis(100)).with_factor(4.0).with_max_times(4);

/// The options of the terminal chat.
#[derive(Clone, Debug)]
pub struct Options {
    /// The author of lines without a name, until a line has one.
    pub user: String,
    /// The folder to which each picture is written as `NNNN.png` or `NNNN.gif`, and each other file under its own name;
    /// `None` for no pictures, and the other files in the current folder.
    pub pictures: Option<PathBuf>,
}

/// Reads lines from standard input and plays until the input ends; then closes `manager`.
///
/// # Errors
/// Returns an error if the store or the output fails, or the scripted dice are exhausted.
pub async fn play(manager: Manager, options: Options) -> anyhow::Result<()> {
    // The future of all commands together is large.
    let result = Box::pin(run(&manager, options)).await;
    manager.close().await;
    result
}

async fn run(manager: &Manager, options: Options) -> anyhow::Result<()> {
    let is_interactive = io::stdin().is_terminal();
    if is_interactive {
        print_line(&speech::say(Language::English, id!("console-welcome"), &[]).to_string());
    }
    let own = person(OWN_NAME).account;
    manager.add_own_account(own.clone());
    let screen = Screen::new(options.pictures)?;
    // The clocks run while the terminal is open, also between lines; dropping `_stopper` stops them.
    let (_stopper, stop) = watch::channel(false);
    tokio::spawn(manager::run_timers(manager.clone(), stop));
    retry(async || manager::handle_due_tables(manager).await).await?;
    manager::play_computer_turns(manager).await;
    Box::pin(deliver(manager, &screen)).await?;
    let mut author = options.user;
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        if is_interactive {
            write!(io::stdout().lock(), "{author}> ")?;
            io::stdout().flush()?;
        }
        // The beginning of a line that is too long is refused like any long command.
        if read_line(&mut input, &mut line)? == Line::End {
            return Ok(());
        }
        let line = typed(&String::from_utf8_lossy(&line));
        let text = match split_author(line.trim()) {
            Some((name, text)) => {
                author = name.to_owned();
                text
            }
            None => line.trim(),
        };
        let text = without_own_name(text);
        if text.is_empty() {
            continue;
        }
        if person(&author).account == own {
            screen.print(OWN_NAME, &speech::say(Language::English, id!("console-my-name"), &[]), None)?;
            continue;
        }
        match handle_line(manager, &screen, &author, text).await {
            // A person can try again, but a script would not notice the failure, so for a script the program ends.
            Err(error) if is_interactive => {
                tracing::error!("cannot handle a line: {}", causes(&error));
                screen.print(OWN_NAME, &speech::sorry(Language::English), None)?;
            }
            done => done?,
        }
        match Box::pin(deliver(manager, &screen)).await {
            Err(error) if is_interactive => {
                tracing::error!("cannot print the posts yet: {}", causes(&error));
                screen.print(OWN_NAME, &speech::say(Language::English, id!("console-waits"), &[]), None)?;
            }
            done => done?,
        }
    }
}

/// Prints what is due: the result of a match first, as its analysis takes longer.
async fn deliver(manager: &Manager, screen: &Screen) -> anyhow::Result<()> {
    retry(async || Box::pin(deliver_pending(manager, Platform::Console, screen)).await).await?;
    manager::post_due_analyses(manager).await;
    retry(async || Box::pin(deliver_pending(manager, Platform::Console, screen)).await).await
}

async fn handle_line(manager: &Manager, screen: &Screen, author: &str, text: &str) -> anyhow::Result<()> {
    retry(async || manager::handle_due_tables(manager).await).await?;
    let message = retry(async || message(manager, author, text).await).await?;
    for reply in retry(async || manager::handle(manager, message.clone(), screen).await).await?.replies {
        screen.reply(author, &reply)?;
    }
    manager::play_computer_turns(manager).await;
    Ok(())
}

/// Repeats `attempt` while the connection to the database is lost. A message that is handled again changes nothing more.
async fn retry<T>(attempt: impl AsyncFn() -> anyhow::Result<T>) -> anyhow::Result<T> {
    let again = |error: &anyhow::Error, wait| {
        tracing::warn!("the store failed, trying again in {wait:?}: {}", causes(error));
    };
    (|| attempt()).retry(PAUSES).when(is_transient).notify(again).await
}

/// Prints a line to standard output. The line is dropped if nobody reads the output any more.
pub fn print_line(line: &str) {
    _ = writeln!(io::stdout().lock(), "{line}");
}

/// Returns a line as it was typed, without characters that a terminal would interpret: both the name and the text of a
/// message are printed again.
fn typed(line: &str) -> String {
    printable(&line.replace('\t', " "))
}

/// The marks that may stand behind a name, as in "fancy a game, @bob?"
const ENDS: [char; 6] = [',', '?', ';', '\u{37E}', '!', '.'];

/// Splits `name: text`; returns `None` for a line without a name.
fn split_author(line: &str) -> Option<(&str, &str)> {
    let (name, text) = line.split_once(':')?;
    // "@bob : /accept" means bob, too.
    let name = name.trim_end().trim_start_matches('@');
    let is_name = !name.is_empty() && name.len() <= MAX_NAME_LENGTH && !name.contains(char::is_whitespace);
    let is_command = name.starts_with(['/', '!']);
    let is_separated = text.is_empty() || text.starts_with([' ', '/', '!']);
    // "31: 8/5 6/5" is a move as match files write it.
    let is_roll =
        name.bytes().all(|digit| digit.is_ascii_digit()) && text.contains('/') && !text.trim().starts_with('/');
    (is_name && !is_command && !is_roll && is_separated).then(|| (name, text.trim()))
}

/// Returns what follows the bot's name, as in "kafenio, roll".
fn without_own_name(text: &str) -> &str {
    without_address(text, vec![OWN_NAME.to_owned(), format!("@{OWN_NAME}")]).map_or(text, |(text, _)| text)
}

async fn message(manager: &Manager, author: &str, text: &str) -> anyhow::Result<Message> {
    let number = manager.store().key_value().increment(LINE_COUNTER).await?;
    let mut mentions = Vec::new();
    let words: Vec<String> = text
        .split(' ')
        .map(|word| match word.strip_prefix('@').map(|rest| (rest.trim_end_matches(ENDS), rest)) {
            Some((name, rest)) if !name.is_empty() => {
                let person = person(name);
                let mention = format!("<@{}>{}", person.account.id, &rest[name.len()..]);
                mentions.push(person);
                mention
            }
            Some(_) | None => word.to_owned(),
        })
        .collect();
    let place = Place { platform: Platform::Console, id: PLACE.to_owned() };
    Ok(Message {
        // The person at the keyboard may do everything.
        is_from_moderator: true,
        is_from_server_manager: true,
        mentions,
        file: file_in(text),
        ..Message::text_only(number.to_string(), place, person(author), words.join(" "))
    })
}

/// Returns the file that a command names by its path. Here a command needs no sign.
fn file_in(text: &str) -> Option<SentFile> {
    match parse(&format!("/{text}"), &[]).ok()?.command {
        Command::Import { file, .. } => file.map(|path| SentFile::Kept(path.trim_matches(['"', '\'']).to_owned())),
        _ => None,
    }
}

fn person(name: &str) -> User {
    User { account: Account { platform: Platform::Console, id: name.to_lowercase() }, name: name.to_owned() }
}

/// Standard output and the folder of pictures.
struct Screen {
    pictures: Option<PathBuf>,
    /// The key of the post that was printed last. If the store could not record that, the post comes again.
    last_key: Mutex<String>,
}

impl Screen {
    fn new(pictures: Option<PathBuf>) -> anyhow::Result<Screen> {
        if let Some(folder) = &pictures {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("cannot create the folder {}", folder.display()))?;
        }
        Ok(Screen { pictures, last_key: Mutex::default() })
    }

    fn reply(&self, author: &str, reply: &Reply) -> anyhow::Result<()> {
        self.print(&format!("kafenio, to {author}"), &reply.text, reply.board.as_ref())?;
        if let Some(File { name, text, .. }) = &reply.file {
            let path = unused(&self.pictures.as_deref().unwrap_or(Path::new(".")).join(name));
            if write_file(&path, text) {
                print_line(&format!("=> {}", path.display()));
            }
        }
        Ok(())
    }

    fn print(&self, from: &str, text: &Text, board: Option<&Board>) -> anyhow::Result<()> {
        let mut output = io::stdout().lock();
        let text = printable(&text.to_string());
        let between = if text.contains('\n') { '\n' } else { ' ' };
        writeln!(output, "{from}:{between}{text}")?;
        if let Some(board) = board {
            writeln!(output, "{}\n", printable(&as_text(board, false).to_string()))?;
            self.write(board);
        }
        output.flush()?;
        Ok(())
    }

    /// Writes the board to the folder as its next picture.
    fn write(&self, board: &Board) {
        let Some(folder) = &self.pictures else { return };
        let files = std::fs::read_dir(folder).into_iter().flatten();
        let highest =
            files.filter_map(|entry| entry.ok()?.path().file_stem()?.to_str()?.parse::<u32>().ok()).max().unwrap_or(0);
        let file = folder.join(format!("{:04}.{}", highest + 1, picture_format(board)));
        // Whoever asks for a replay wants to look at it.
        if write_file(&file, &picture_file(board).file) && file.extension().is_some_and(|format| format == "gif") {
            print_line(&format!("=> {}", file.display()));
        }
    }
}

/// Returns `path`, with a number at the end of its name if there is such a file already.
fn unused(path: &Path) -> PathBuf {
    let [stem, format] = [path.file_stem(), path.extension()].map(|part| part.unwrap_or_default().to_string_lossy());
    let numbered = (2..).map(|number: u32| path.with_file_name(format!("{stem}-{number}.{format}")));
    std::iter::once(path.to_owned()).chain(numbered).find(|path| !path.exists()).unwrap_or_else(|| path.to_owned())
}

/// Writes a file, or says why it cannot. The game goes on: its command was carried out.
fn write_file(path: &Path, content: impl AsRef<[u8]>) -> bool {
    let written = std::fs::write(path, content);
    if let Err(error) = &written {
        print_line(&format!("=> cannot write {}: {error}; choose another folder with --pictures", path.display()));
    }
    written.is_ok()
}

/// Removes control characters, which a terminal would interpret.
fn printable(text: &str) -> String {
    text.chars().filter(|c| !is_steering(*c)).collect()
}

impl Channel for Screen {
    /// The screen draws its pictures itself, and only if a folder is given.
    const SHOWS_PICTURES: bool = false;

    async fn send(&self, key: &str, post: &Post, _picture: Option<&Picture>) -> Result<String, DeliveryError> {
        if *self.last_key.lock() != key {
            self.print(OWN_NAME, &post.text, post.board.as_ref())
                .map_err(|cause| DeliveryError::Later { cause, after: None })?;
            key.clone_into(&mut self.last_key.lock());
        }
        Ok(key.to_owned())
    }

    async fn read_file(&self, _place: &Place, source: &str, most: usize) -> Result<Vec<u8>, FileError> {
        let mut bytes = Vec::new();
        // As in a shell, which reads no line of this chat.
        let in_home = source.strip_prefix("~/").zip(std::env::home_dir());
        let path = in_home.map_or_else(|| PathBuf::from(source), |(rest, home)| home.join(rest));
        // Opening a pipe would wait for its writer, and hold up everybody here.
        match std::fs::metadata(&path) {
            Ok(found) if found.is_dir() => return Err(FileError::Folder),
            Ok(found) if found.is_file() => {}
            _ => return Err(FileError::Missing),
        }
        let file = std::fs::File::open(path).map_err(|_| FileError::Missing)?;
        file.take(most as u64 + 1).read_to_end(&mut bytes).map_err(|error| FileError::Failed(error.into()))?;
        if bytes.len() > most { Err(FileError::TooLarge) } else { Ok(bytes) }
    }

    async fn edit(&self, key: &str, _id: &str, post: &Post, picture: Option<&Picture>) -> Result<(), DeliveryError> {
        self.send(key, post, picture).await.map(|_| ())
    }

    async fn remove_choices(
        &self,
        _key: &str,
        _place: &Place,
        _id: &str,
        _choices: &[Choice],
    ) -> Result<(), DeliveryError> {
        Ok(())
    }
}
