//! Lists the messages of the locale files, so that the compiler refuses one that does not exist.
//!
//! Tells the program from which commit it is built, for `--version` and the log. `KAFENIO_COMMIT` names it where there is no
//! git repository, as in the image. Development builds do not ask git, or every commit would compile them again.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// The file with all messages. The other languages have the same ones.
const MESSAGES: &str = "assets/locales/en.ftl";

fn main() {
    list_messages();
    println!("cargo::rerun-if-env-changed=KAFENIO_COMMIT");
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = match env::var("KAFENIO_COMMIT") {
        Ok(commit) if !commit.is_empty() => commit,
        _ if is_release => {
            if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
                println!("cargo::rerun-if-changed={log}");
            }
            git(&["rev-parse", "--short=12", "HEAD"]).unwrap_or_else(|| "unknown commit".to_owned())
        }
        _ => "development build".to_owned(),
    };
    // `cargo run` sets this variable for the program too, which would take KAFENIO_COMMIT for a misspelt setting.
    println!("cargo::rustc-env=BUILT_FROM_COMMIT={commit}");
}

/// Writes the ids of all messages, in order, to a file that `src/locale.rs` includes.
fn list_messages() {
    println!("cargo::rerun-if-changed={MESSAGES}");
    let messages = fs::read_to_string(MESSAGES).expect("the messages can be read");
    let id = |line: &str| line.split_once(" =").map(|(id, _)| id.to_owned());
    let begins_message = |line: &&str| line.starts_with(|first: char| first.is_ascii_alphabetic());
    let ids: BTreeSet<String> = messages.lines().filter(begins_message).filter_map(id).collect();
    let file = Path::new(&env::var_os("OUT_DIR").expect("cargo names a folder")).join("message_ids.rs");
    fs::write(file, format!("&{ids:?}").replace('{', "[").replace('}', "]")).expect("the ids can be written");
}

/// Returns what git prints; `None` if it fails, as outside of a repository.
fn git(words: &[&str]) -> Option<String> {
    let output = Command::new("git").args(words).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned()).filter(|text| !text.is_empty())
}
