//! The conversations in `tests/conversations`, played through the manager. `UPDATE=1` rewrites the bot's lines.
//!
//! A file begins with `dice: 31 64 ...`, before which `on: discord` may name a platform. A line `name: text` is somebody speaking; `[restart]` stops everything and
//! starts it again on the same database; `[in there]` goes to another place, `[there closes]` and `[there opens]` it for the
//! bot, `[bob leaves]` the place where people speak, `[bob comes back]` to it, and in `[bob joins, as 1]` the
//! platform tells so, in the event 1; in `[bob leaves, and it is told]` it tells that too; with `[the bot may speak]` it tells that of the bot; `[again]` lets the latest message arrive a second time; `[a day passes]` and
//! `[a week passes]` do what they say; lines that begin with `#` are remarks; olga looks after the place. Everything else is what the bot says.

use std::fs;
use std::path::Path;

use kafenio::chat::Platform;

use crate::harness::talk::Talk;

#[tokio::test]
async fn conversations_go_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conversations");
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("the folder is there").map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert!(files.len() >= 6, "the conversations are there");
    for file in files {
        let written = fs::read_to_string(&file).expect("a readable file");
        let (heard, dice_left) = replay(&written).await;
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&file, &heard).expect("a writable file");
        } else if heard != written {
            let first = heard.lines().zip(written.lines()).position(|(heard, written)| heard != written);
            let line = first.unwrap_or_else(|| heard.lines().count().min(written.lines().count()));
            panic!(
                "{}, line {}:\nwritten: {:?}\nheard:   {:?}",
                file.display(),
                line + 1,
                written.lines().nth(line),
                heard.lines().nth(line)
            );
        }
        assert_eq!(dice_left, 0, "{}: all dice have fallen", file.display());
    }
}

/// Plays what people say in `written` and returns it with what the bot says now, and how many dice did not fall.
async fn replay(written: &str) -> (String, usize) {
    let dice = written.lines().find_map(|line| line.strip_prefix("dice: ")).expect("a line of dice");
    let platform = written.lines().find_map(|line| line.strip_prefix("on: ")).unwrap_or("console");
    let mut talk = Talk::on(Platform::from_key(platform).expect("a platform"), dice).await;
    let mut heard = String::new();
    let mut latest = (String::new(), String::new());
    let mut spoken = 0;
    for line in written.lines() {
        let answer = match line {
            "[restart]" => {
                talk.restart().await;
                String::new()
            }
            "[again]" => talk.says_as(&spoken.to_string(), &latest.0, &latest.1).await,
            "[the bot may speak]" => talk.resumes().await,
            "[a day passes]" => talk.waits(1).await,
            "[a week passes]" => talk.waits(7).await,
            _ if let Some((name, id)) = joining(line) => talk.arrives(id, name).await,
            _ if let Some(name) = departing(line) => talk.departs(name).await,
            _ if happens(&mut talk, line) => String::new(),
            _ if line.is_empty() || line.starts_with('#') || line.starts_with("dice: ") || line.starts_with("on: ") => {
                String::new()
            }
            _ => {
                let Some((name, text)) = speech(line) else { continue };
                spoken += 1;
                latest = (name.to_owned(), text.to_owned());
                talk.says_as(&spoken.to_string(), name, text).await
            }
        };
        heard.push_str(line);
        heard.push('\n');
        heard.push_str(&answer);
    }
    talk.check().await;
    (heard, talk.dice_left().await)
}

/// Who joins, and in which event.
fn joining(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix('[')?.strip_suffix(']')?.split_once(" joins, as ")
}

/// Who leaves, and the platform tells so.
fn departing(line: &str) -> Option<&str> {
    line.strip_prefix('[')?.strip_suffix(" leaves, and it is told]")
}

/// What happens to places and people on the platform; `false` where the line tells nothing of the kind.
fn happens(talk: &mut Talk, line: &str) -> bool {
    let Some(told) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) else { return false };
    match told.split(' ').collect::<Vec<_>>()[..] {
        ["in", place] => place.clone_into(&mut talk.place),
        [place, "closes"] => talk.close(place, true),
        [place, "opens"] => talk.close(place, false),
        [name, "leaves"] => talk.leave(name, true),
        [name, "comes", "back"] => talk.leave(name, false),
        _ => return false,
    }
    true
}

/// Splits what a person says; the bot's lines are none of it.
fn speech(line: &str) -> Option<(&str, &str)> {
    let (name, text) = line.split_once(": ")?;
    let is_person = name != "bot" && name.bytes().all(|letter| letter.is_ascii_lowercase());
    is_person.then_some((name, text))
}
