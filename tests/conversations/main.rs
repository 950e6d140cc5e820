//! The conversations in this folder, played through the manager: each is a test of its own, with the name of its file.
//! `README.md` explains how they are written. `UPDATE=1` rewrites what the bot says.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../all/harness/mod.rs"]
#[expect(dead_code, unused_imports, reason = "the other tests use the rest")]
mod harness;
mod lengths;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use kafenio::chat::Platform;
use kafenio::language::Language;
use kafenio::manager::Membership;
use kafenio::present::as_text;
use libtest_mimic::{Arguments, Failed, Trial};
use tokio::runtime::Runtime;

use crate::harness::talk::Talk;

/// The longest line of what the bot says, in characters.
const WIDTH: usize = 120;
/// What the rest of a broken line begins with.
const INDENT: &str = "       ";

fn main() -> ExitCode {
    let mut arguments = Arguments::from_args();
    let threads = std::env::var("RUST_TEST_THREADS").ok().and_then(|threads| threads.parse().ok());
    arguments.test_threads = arguments.test_threads.or(threads);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conversations");
    let files = fs::read_dir(folder).expect("the folder exists").map(|file| file.expect("a file").path());
    let mut files: Vec<PathBuf> = files.filter(|file| file.extension().is_some_and(|kind| kind == "txt")).collect();
    files.sort();
    let name = |file: &Path| file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let mut trials = Vec::new();
    for file in files {
        for language in [Language::German, Language::Greek] {
            let (name, file) = (format!("{}, in {language:?}", name(&file)), file.clone());
            trials.push(Trial::test(name, move || check_lengths(&file, language)));
        }
        trials.push(Trial::test(name(&file), move || check(&file)));
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// Plays a conversation whose people read another language than English, and looks whether what the bot says is short enough.
fn check_lengths(file: &Path, language: Language) -> Result<(), Failed> {
    let script = fs::read_to_string(file)?;
    let played = Runtime::new()?.block_on(replay(&script, Some(language)));
    if played.too_long.is_empty() { Ok(()) } else { Err(played.too_long.join("\n\n").into()) }
}

/// Plays a conversation and compares what the bot says.
fn check(file: &Path) -> Result<(), Failed> {
    let expected = fs::read_to_string(file)?;
    let Played { transcript: actual, dice_left, too_long } = Runtime::new()?.block_on(replay(&expected, None));
    if std::env::var_os("UPDATE").is_some() {
        fs::write(file, &actual)?;
    } else if actual != expected {
        let first = actual.lines().zip(expected.lines()).position(|(actual, expected)| actual != expected);
        let line = first.unwrap_or_else(|| actual.lines().count().min(expected.lines().count()));
        let [expected, actual] =
            [&expected, &actual].map(|text| text.lines().nth(line).unwrap_or("(the end)").to_owned());
        return Err(format!("line {}:\nexpected: {expected}\nactual:   {actual}", line + 1).into());
    }
    if dice_left > 0 {
        return Err(format!("{dice_left} rolls were not used").into());
    }
    if too_long.is_empty() { Ok(()) } else { Err(too_long.join("\n\n").into()) }
}

/// A conversation that was played.
struct Played {
    /// The transcript with what the bot says now.
    transcript: String,
    /// How many rolls are left.
    dice_left: usize,
    /// What the bot says that is too long for a phone.
    too_long: Vec<String>,
}

/// Plays the people's lines of `expected`. Everybody reads `language`, if it is given and they have not chosen another one.
async fn replay(expected: &str, language: Option<Language>) -> Played {
    let dice = expected.lines().find_map(|line| line.strip_prefix("dice: ")).unwrap_or_default();
    let platform = expected.lines().find_map(|line| line.strip_prefix("on: ")).unwrap_or("console");
    let mut talk = Talk::on(Platform::from_key(platform).expect("a platform"), dice).await;
    talk.everybody_reads = language.map(|language| language.tag().to_owned());
    let mut actual = String::new();
    let mut latest = (String::new(), String::new());
    let mut message_count = 0;
    for line in expected.lines() {
        let answer = match line {
            "[restart]" => {
                talk.restart().await;
                String::new()
            }
            "[again]" => talk.says_as(&message_count.to_string(), &latest.0, &latest.1).await,
            "[the bot may speak]" => talk.resumes().await,
            "[the board]" => board(&talk),
            "[a day passes]" => talk.waits(1).await,
            "[a week passes]" => talk.waits(7).await,
            _ if let Some((name, id)) = joining(line) => talk.arrives(id, name).await,
            _ if let Some((name, how)) = departing(line) => talk.departs(name, how).await,
            _ if apply_event(&mut talk, line) => String::new(),
            _ if line.is_empty() || line.starts_with('#') || line.starts_with("dice: ") || line.starts_with("on: ") => {
                String::new()
            }
            _ => {
                let Some((name, text)) = message(line) else { continue };
                message_count += 1;
                latest = (name.to_owned(), text.to_owned());
                talk.says_as(&message_count.to_string(), name, text).await
            }
        };
        actual.push_str(line);
        actual.push('\n');
        actual.push_str(&folded(&answer));
    }
    talk.check().await;
    Played { transcript: actual, dice_left: talk.dice_left().await, too_long: lengths::too_long(&talk) }
}

/// Returns the latest board that was posted, as text.
fn board(talk: &Talk) -> String {
    let latest = talk.posts.iter().rev().find_map(|post| post.board.as_ref()).expect("a board was posted");
    let text = as_text(latest, false).to_string();
    text.lines().fold(String::new(), |mut lines, line| {
        writeln!(lines, "{}", format!("     {line}").trim_end()).expect("writing to a string succeeds");
        lines
    })
}

/// Breaks the long lines of what the bot says between words, and before the brackets at their ends.
fn folded(answer: &str) -> String {
    let mut folded = String::new();
    for line in answer.lines() {
        let (text, brackets) = line.rsplit_once("  [").map_or((line, None), |(text, rest)| (text, Some(rest)));
        let mut lines = wrapped(text);
        if let Some(rest) = brackets {
            let last = lines.pop().unwrap_or_default();
            let whole = format!("{last}  [{rest}");
            if whole.chars().count() <= WIDTH {
                lines.push(whole);
            } else {
                lines.push(last);
                lines.extend(wrapped(&format!("{INDENT}[{rest}")));
            }
        }
        for line in lines {
            writeln!(folded, "{line}").expect("writing to a string succeeds");
        }
    }
    folded
}

/// Breaks a line between words.
fn wrapped(line: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in line.split_inclusive(' ') {
        let last = lines.last_mut().expect("there is one");
        if last.chars().count() + word.trim_end().chars().count() > WIDTH && !last.trim().is_empty() {
            last.truncate(last.trim_end().len());
            lines.push(format!("{INDENT}{word}"));
        } else {
            last.push_str(word);
        }
    }
    lines
}

/// Parses `[NAME joins, as ID]`.
fn joining(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix('[')?.strip_suffix(']')?.split_once(" joins, as ")
}

/// Parses `[NAME leaves, and it is told]` and `[NAME is removed, and it is told]`.
fn departing(line: &str) -> Option<(&str, Membership)> {
    let told = line.strip_prefix('[')?.strip_suffix(", and it is told]")?;
    let left = told.strip_suffix(" leaves").map(|name| (name, Membership::Left));
    left.or(told.strip_suffix(" is removed").map(|name| (name, Membership::Removed)))
}

/// Applies what a line such as `[bob leaves]` says about places and people; returns `false` for any other line.
fn apply_event(talk: &mut Talk, line: &str) -> bool {
    let Some(told) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) else { return false };
    match told.split(' ').collect::<Vec<_>>()[..] {
        ["on", platform, "in", place] => {
            let platform = platform.strip_suffix(',').unwrap_or(platform);
            talk.moves_to(Platform::from_key(platform).expect("a platform"));
            place.clone_into(&mut talk.place);
        }
        ["in", place] => (talk.place, talk.thread) = (place.to_owned(), None),
        ["in", "the", "thread", root] => talk.thread = Some(root.to_owned()),
        [place, "closes"] => talk.close(place, true),
        [place, "opens"] => talk.close(place, false),
        [name, "leaves"] => talk.leave(name, true),
        [name, "comes", "back"] => talk.leave(name, false),
        [name, "gets", "the", "role", role] => {
            talk.roles.entry(name.to_owned()).or_default().push(role.to_owned());
        }
        _ => return false,
    }
    true
}

/// Splits a person's line into name and text; returns `None` for the bot's lines.
fn message(line: &str) -> Option<(&str, &str)> {
    let (name, text) = line.split_once(": ")?;
    let is_person = name != "bot" && name.bytes().all(|letter| letter.is_ascii_lowercase());
    is_person.then_some((name, text))
}
