//! What an operator meets: upgrades, wrong directories, bans, damaged files and networks, and a store that fails.

use std::fs::{self, DirBuilder};
use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::os::unix::fs::{DirBuilderExt as _, PermissionsExt as _};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

use kafenio::chat::Platform;
use kafenio::command::COMMANDS;
use kafenio::manager::{DiceSource, Manager, SystemClock};
use kafenio::settings::{CommandLine, Settings};
use kafenio::store::{MESSAGE_KEY_PREFIX, SYNC_POSITION, Store, TRANSACTION_PREFIX, UNDECRYPTED, sqlite_url};
use kafenio::{http, metrics};
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::harness::extent::extent;
use crate::harness::talk::Talk;
use crate::store::admin::{admin, files_in, program};
use crate::talk::terminal::{play_at, script};

fn text(output: &Output) -> String {
    [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned()).concat()
}

/// Returns a folder with a database that has no games.
fn with_database() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let (good, printed) = admin(&folder, &["migrate"]);
    assert!(good && printed.contains("created a new database"), "{printed}");
    folder
}

#[test]
fn commands_about_accounts_create_no_database() {
    let folder = tempfile::tempdir().unwrap();
    for words in [
        &["ban"][..],
        &["ban", "discord", "17"],
        &["unban", "discord", "17"],
        &["forget", "discord", "17"],
        &["verify-store"],
        &["backup", "copy.db"],
    ] {
        let (good, printed) = admin(&folder, words);
        let missing = format!("there is no file {}", folder.path().join("data/kafenio.db").display());
        assert!(
            !good && printed.contains(&missing) && printed.contains("set KAFENIO_DATA_DIR"),
            "{words:?}: {printed}"
        );
        assert_eq!(printed.lines().count(), 1, "{words:?}: {printed}");
    }
    assert_eq!(files_in(folder.path()), Vec::<String>::new());
}

#[tokio::test]
async fn bans_are_listed_in_the_spelling_that_is_compared() {
    let folder = with_database();
    for (id, kept) in [
        ("Evil.Example", "evil.example"),
        ("@Eve:Good.Example", "@eve:good.example"),
        ("!RoOm:Good.Example", "!RoOm:good.example"),
        ("!RoOmWithoutServer", "!RoOmWithoutServer"),
    ] {
        let (good, printed) = admin(&folder, &["ban", "matrix", id]);
        assert!(good && printed.starts_with(&format!("matrix {kept} is banned")), "{printed}");
        assert!(admin(&folder, &["ban", "matrix", kept]).1.contains("is banned already"));
        assert!(admin(&folder, &["unban", "matrix", id]).0);
    }
    let (good, printed) = admin(&folder, &["ban", "matrix", "@nobody"]);
    assert!(!good && printed.contains("cannot be banned: expected an id such as @name:example.org"), "{printed}");
}

#[tokio::test]
async fn ban_in_upper_case_takes_effect() {
    for id in ["Evil.Example", "@Eve:evil.example", "!RoOm:Evil.example"] {
        let mut talk = Talk::on(Platform::Matrix, "").await;
        talk.place = "!RoOm:evil.example".to_owned();
        talk.store().ban(Platform::Matrix, id, 0).await.unwrap();
        assert_eq!(talk.says_as("1", "@eve:evil.example", "!help").await, "", "{id}");
    }
    let mut talk = Talk::on(Platform::Matrix, "").await;
    talk.place = "!RoOm:evil.example".to_owned();
    talk.store().ban(Platform::Matrix, "!room:evil.example", 0).await.unwrap();
    assert_ne!(talk.says_as("1", "@eve:evil.example", "!help").await, "", "that is another room");
    // Bridges make ids with capital letters.
    talk.store().ban(Platform::Matrix, "@irc_Nick:evil.example", 0).await.unwrap();
    assert_eq!(talk.says_as("2", "@irc_Nick:evil.example", "!help").await, "");
}

#[test]
fn unusable_networks_stop_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let nets = folder.path().join("nets");
    let run = |words: &[&str]| {
        let mut program = program(&folder, words);
        program.env("KAFENIO_NETS", &nets).stdin(std::process::Stdio::null()).output().unwrap()
    };
    let refused = |expected: &str| {
        for words in ["play", "evaluate"] {
            let output = run(&[words]);
            assert_eq!(output.status.code(), Some(2), "{words}: {}", text(&output));
            let said = text(&output);
            assert!(said.contains("KAFENIO_NETS (or --nets) cannot be used: ") && said.contains(expected), "{said}");
            assert_eq!(said.lines().count(), 1, "{said}");
        }
        let checked = run(&["check"]);
        assert!(!checked.status.success() && text(&checked).contains("FAILED  computer: KAFENIO_NETS"), "{checked:?}");
        assert!(text(&checked).contains(expected), "{}", text(&checked));
    };
    refused("expected a folder of networks, not ");
    fs::write(&nets, "").unwrap();
    refused("expected a folder of networks, not ");
    fs::remove_file(&nets).unwrap();
    fs::create_dir(&nets).unwrap();
    let good = fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/nets/puff.bin")).unwrap();
    fs::write(nets.join("puff.bin"), &good[..good.len() / 2]).unwrap();
    refused("cannot use the network ");
    assert!(!folder.path().join("data").exists(), "nothing was begun");
    fs::write(nets.join("puff.bin"), good).unwrap();
    assert!(text(&run(&["check"])).contains("has those for puff"), "{}", text(&run(&["check"])));
    assert!(run(&["play"]).status.success());
}

#[test]
fn failures_are_counted_from_zero() {
    let text = metrics::render(&metrics::Snapshot::default()).unwrap();
    for command in COMMANDS.iter().map(|command| command.name).chain(["none"]) {
        let counter = format!("kafenio_commands_total{{command=\"{command}\",outcome=\"failed\"}} ");
        assert!(text.contains(&counter), "{counter}\n{text}");
    }
    assert!(text.contains("\nkafenio_panics_total "), "{text}");
}

#[test]
fn verify_store_says_what_to_do_with_damaged_pages() {
    let folder = tempfile::tempdir().unwrap();
    let (dice, lines) = script("portes.txt");
    let file = folder.path().join("data/kafenio.db");
    play_at(&sqlite_url(&file), &folder, &dice, &lines);
    let whole = fs::read(&file).unwrap();
    let page = 4096;
    let mut found = 0;
    let tried = (0..whole.len()).step_by(page * extent([5, 1]));
    let count = tried.clone().count();
    for start in tried {
        let mut damaged = whole.clone();
        // Behind the header of the file, so that it is still one of SQLite's.
        damaged[start.max(100)..start + page].fill(0xA5);
        fs::write(&file, &damaged).unwrap();
        let output = program(&folder, &["verify-store"]).output().unwrap();
        let said = text(&output);
        assert!(!said.contains("panicked") && !said.contains("error returned from database"), "{start}: {said}");
        if output.status.success() {
            continue;
        }
        found += 1;
        assert_eq!(output.status.code(), Some(1), "{said}");
        let end = said.lines().last().unwrap();
        assert!(
            end.contains("kafenio.db has damaged pages (") && end.contains(" faults; the first: "),
            "{start}: {said}"
        );
        assert!(end.ends_with("restore a backup (docs/operating.md, Backups)"), "{start}: {said}");
        assert!(said.lines().next().unwrap().starts_with("the file is damaged: "), "{start}: {said}");
    }
    // An unused page may hold anything.
    assert!(found * 10 >= count * 9, "{found} of {count}");
    fs::write(&file, "no database at all, whatever its name may be").unwrap();
    let (good, printed) = admin(&folder, &["verify-store"]);
    assert!(!good && printed.ends_with("(docs/operating.md, Backups)\n"), "{printed}");
}

/// Otherwise everything that was sent since the copy would be carried out a second time.
#[tokio::test]
async fn backup_does_not_know_how_far_the_platforms_were_read() {
    let folder = tempfile::tempdir().unwrap();
    let (url, copy) = (sqlite_url(&folder.path().join("kafenio.db")), folder.path().join("copy.db"));
    let store = Store::open(&url).await.unwrap();
    let keys = [SYNC_POSITION, UNDECRYPTED, TRANSACTION_PREFIX, MESSAGE_KEY_PREFIX].map(|key| format!("{key}@bot:x"));
    for key in keys.iter().map(String::as_str).chain(["another key"]) {
        store.key_value().set(key, "kept").await.unwrap();
    }
    store.backup(&copy).await.unwrap();
    assert_eq!(files_in(folder.path()).iter().filter(|file| file.starts_with("copy.db")).count(), 1);
    let restored = Store::open(&sqlite_url(&copy)).await.unwrap();
    for key in &keys {
        assert_eq!(restored.key_value().get(key).await.unwrap(), None, "{key}");
        assert_eq!(store.key_value().get(key).await.unwrap().as_deref(), Some("kept"), "{key}");
    }
    assert_eq!(restored.key_value().get("another key").await.unwrap().as_deref(), Some("kept"));
}

#[test]
fn backup_of_a_damaged_database_leaves_older_backups_as_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let (dice, lines) = script("portes.txt");
    let file = folder.path().join("data/kafenio.db");
    play_at(&sqlite_url(&file), &folder, &dice, &lines);
    let copy = folder.path().join("kafenio.backup").display().to_string();
    let (good, printed) = admin(&folder, &["backup", &copy, "--keep", "3"]);
    assert!(good, "{printed}");
    let older = fs::read(&copy).unwrap();
    let mut damaged = fs::read(&file).unwrap();
    damaged[4096..].fill(0xA5);
    fs::write(&file, &damaged).unwrap();
    let new = folder.path().join("new.backup").display().to_string();
    for arguments in [&["backup", &copy, "--keep", "3"][..], &["backup", &new]] {
        let (good, printed) = admin(&folder, arguments);
        assert!(!good && printed.contains("has damaged pages, so nothing was written"), "{printed}");
        assert!(!printed.contains("malformed") && !printed.contains("error returned"), "{printed}");
    }
    assert_eq!(fs::read(&copy).unwrap(), older);
    assert!(!Path::new(&new).exists() && !folder.path().join("kafenio.backup.1").exists());
}

/// A migration that is not listed would never be applied.
#[test]
fn every_migration_is_listed() {
    let listed = include_str!("../../../src/store/backend/kind.rs");
    let files = files_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations"));
    for (file, number) in files.iter().zip(1..) {
        let (digits, name) = file.trim_end_matches(".sql").split_once('_').unwrap();
        assert_eq!(digits, format!("{number:04}"), "{file}");
        let path = format!("include_str!(\"../../../migrations/{file}\")");
        let before = listed.split(&path).next().filter(|before| before.len() < listed.len());
        let before = before.unwrap_or_else(|| panic!("{file} is not in src/store/backend/kind.rs"));
        assert!(before.trim_end().ends_with(&format!("\"{}\",", name.replace('_', " "))), "the name of {file}");
    }
    assert!(!files.is_empty());
}

/// Serves the HTTP answers for the database in `data`, at `address` too if it is not empty, until `stop` changes.
pub async fn serve_http(data: &Path, address: &str, stop: &watch::Receiver<bool>) -> JoinSet<anyhow::Result<()>> {
    let words = ["kafenio", "--data-dir", data.to_str().unwrap(), "--http-addr", address];
    let settings = Settings::new(&CommandLine::parse_from(words).unwrap().flags).unwrap();
    let store = Store::open(&sqlite_url(&data.join("kafenio.db"))).await.unwrap();
    let manager = Manager::new(store, DiceSource::System, SystemClock);
    let mut tasks = JoinSet::new();
    http::start(&settings, &manager, stop, &mut tasks).await.unwrap();
    tasks
}

/// Asks the HTTP server that answers at the socket in `data`.
fn get(data: &Path, path: &str) -> String {
    let mut stream = UnixStream::connect(data.join("health.sock")).unwrap();
    write!(stream, "GET {path} HTTP/1.0\r\n\r\n").unwrap();
    let mut response = String::new();
    stream.read_to_string(&mut response).unwrap();
    response
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_say_whether_the_store_works() {
    let folder = with_database();
    let data = folder.path().join("data");
    let (_stop, stop) = watch::channel(false);
    let _tasks = serve_http(&data, "", &stop).await;
    let response = get(&data, "/metrics");
    assert!(
        response.contains("\nkafenio_store_ready 1\n") && response.contains("\nkafenio_database_bytes "),
        "{response}"
    );
    fs::rename(data.join("kafenio.db"), data.join("elsewhere.db")).unwrap();
    let response = get(&data, "/metrics");
    assert!(response.starts_with("HTTP/1.0 200") && response.contains("\nkafenio_store_ready 0\n"), "{response}");
    assert!(!response.contains("\nkafenio_database_bytes "), "nobody knows its size: {response}");
    fs::rename(data.join("elsewhere.db"), data.join("kafenio.db")).unwrap();
    assert!(get(&data, "/metrics").contains("\nkafenio_store_ready 1\n"));
}

/// A second process waits beside the first one and takes over when that ends.
#[tokio::test(flavor = "multi_thread")]
async fn health_asks_the_process_that_has_taken_over() {
    let folder = with_database();
    let data = folder.path().join("data");
    let ((stop_first, first), (_stop_second, second)) = (watch::channel(false), watch::channel(false));
    let mut tasks = serve_http(&data, "", &first).await;
    let _tasks_of_second = serve_http(&data, "", &second).await;
    stop_first.send(true).unwrap();
    while let Some(ended) = tasks.join_next().await {
        ended.unwrap().unwrap();
    }
    assert!(UnixStream::connect(data.join("health.sock")).is_err(), "the first one has ended");
    let answers = async {
        while UnixStream::connect(data.join("health.sock")).is_err() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(5), answers).await.expect("the second one answers");
    assert!(get(&data, "/live").ends_with("ok\n"));
}

#[test]
fn failed_start_is_told_in_the_format_of_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let discord = ["serve", "--discord-token", "hush", "--log-format"];
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap().to_string();
    let in_use = format!("{address} is in use by another program: set KAFENIO_HTTP_ADDR to a free address");
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let file = file.to_str().unwrap();
    let not_a_directory = format!(
        "KAFENIO_DATA_DIR (or --data-dir) cannot be used: expected a writable directory, not {file} (it is a file)"
    );
    for (words, expected) in [
        (&["--http-addr", "192.0.2.1:1"][..], "KAFENIO_HTTP_ADDR: cannot listen on 192.0.2.1:1"),
        (&["--http-addr", &address], &in_use),
        (&["--data-dir", file], &not_a_directory),
        (&["--log", "nonsense"], "KAFENIO_LOG (or --log) cannot be used"),
    ] {
        let output = program(&folder, &[&discord[..], &["json"], words].concat()).output().unwrap();
        let log = text(&output);
        let last: serde_json::Value = serde_json::from_str(log.lines().last().unwrap()).expect("JSON");
        assert!(last["level"] == "ERROR" && last["message"].as_str().unwrap().starts_with(expected), "{log}");
        let log = text(&program(&folder, &[&discord[..], &["text"], words].concat()).output().unwrap());
        assert!(log.lines().last().unwrap().starts_with(&format!("kafenio: {expected}")), "{log}");
    }
}

#[test]
fn new_database_is_announced_in_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let serve = || {
        // The address belongs to no machine, which ends the program right after its start.
        let mut program: Command = program(&folder, &["serve"]);
        program.env("KAFENIO_DISCORD_TOKEN", "hush").env("KAFENIO_HTTP_ADDR", "192.0.2.1:1");
        program.env("KAFENIO_MATRIX_PASWORD", "hush");
        text(&program.output().unwrap())
    };
    let log = serve();
    assert!(log.contains("created a new database, sqlite:"), "{log}");
    assert!(log.contains("KAFENIO_MATRIX_PASWORD is not a setting; kafenio --help lists them all"), "{log}");
    assert!(log.contains(&format!("the data directory is {}", folder.path().join("data").display())), "{log}");
    let log = serve();
    assert!(log.contains("starting") && !log.contains("created a new database"), "{log}");
}

#[test]
fn database_is_private_wherever_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    DirBuilder::new().mode(0o755).create(&data).unwrap();
    let (good, printed) = admin(&folder, &["migrate"]);
    assert!(good, "{printed}");
    let mode = fs::metadata(data.join("kafenio.db")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "{mode:o}");
}
