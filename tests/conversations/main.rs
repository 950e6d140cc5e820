//! The conversations in `tests/conversations`, played through the manager. `UPDATE=1` rewrites the bot's lines.
//!
//! A file begins with `dice: 31 64 ...`, optionally after `on: discord`, which names a platform. Lines of the form
//! `name: text` are what people write, lines that begin with `#` are comments, and lines in brackets do what the list
//! below says. Everything else is what the bot says. Olga is the moderator of every place.
//!
//! - `[restart]` drops the manager and opens the same database again.
//! - `[again]` delivers the latest message a second time.
//! - `[a day passes]` and `[a week passes]` advance the clock and run the timers.
//! - `[in there]` moves the conversation to the place `there`, and `[in the thread kafenio-1]` to a thread on Matrix.
//! - `[on matrix, in there]` moves it to a place on another platform, where other people write.
//! - `[there closes]` takes the bot's permission to write there, and `[there opens]` gives it back.
//! - `[bob leaves]` and `[bob comes back]` change who is in the place, without an event from the platform.
//! - `[bob joins, as 1]` is the platform's event with the id 1, and `[bob leaves, and it is told]` is an event, too.
//! - `[bob gets the role players]` gives somebody a role, on a platform with roles.
//! - `[the bot may speak]` is the platform's event that the bot may write in the place again.

use std::fs;
use std::path::Path;

use kafenio::chat::Platform;

use crate::harness::talk::Talk;

#[tokio::test]
async fn conversations_match_their_transcripts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conversations");
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("the folder exists").map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert!(files.len() >= 6, "the folder has conversations");
    for file in files {
        let expected = fs::read_to_string(&file).expect("a readable file");
        println!("{}", file.display());
        let (actual, dice_left) = Box::pin(replay(&expected)).await;
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&file, &actual).expect("a writable file");
        } else if actual != expected {
            let first = actual.lines().zip(expected.lines()).position(|(actual, expected)| actual != expected);
            let line = first.unwrap_or_else(|| actual.lines().count().min(expected.lines().count()));
            panic!(
                "{}, line {}:\nexpected: {:?}\nactual:   {:?}",
                file.display(),
                line + 1,
                expected.lines().nth(line),
                actual.lines().nth(line)
            );
        }
        assert_eq!(dice_left, 0, "{}: not all dice were used", file.display());
    }
}

/// Plays the people's lines of `expected`. Returns the transcript with what the bot says now, and how many rolls are
/// left.
async fn replay(expected: &str) -> (String, usize) {
    let dice = expected.lines().find_map(|line| line.strip_prefix("dice: ")).expect("a line of dice");
    let platform = expected.lines().find_map(|line| line.strip_prefix("on: ")).unwrap_or("console");
    let mut talk = Talk::on(Platform::from_key(platform).expect("a platform"), dice).await;
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
            "[a day passes]" => talk.waits(1).await,
            "[a week passes]" => talk.waits(7).await,
            _ if let Some((name, id)) = joining(line) => talk.arrives(id, name).await,
            _ if let Some(name) = departing(line) => talk.departs(name).await,
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
        actual.push_str(&answer);
    }
    talk.check().await;
    (actual, talk.dice_left().await)
}

/// Parses `[NAME joins, as ID]`.
fn joining(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix('[')?.strip_suffix(']')?.split_once(" joins, as ")
}

/// Parses `[NAME leaves, and it is told]`.
fn departing(line: &str) -> Option<&str> {
    line.strip_prefix('[')?.strip_suffix(" leaves, and it is told]")
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
