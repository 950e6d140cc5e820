//! `kafenio check`: what it finds out, and that it changes nothing.

use std::fs;
use std::net::TcpListener;
use std::process::{Command, Stdio};

use kafenio::store::sqlite_url;
use tokio::sync::watch;

use crate::store::admin::{admin, files_in, program, run};
use crate::store::operator::serve_http;

#[test]
fn check_creates_no_database() {
    let folder = tempfile::tempdir().unwrap();
    let (good, printed) = admin(&folder, &["check"]);
    assert!(good && printed.contains("kafenio.db is created at the first start"), "{printed}");
    assert!(printed.contains("-       kafenio serve would end: nothing to serve"), "{printed}");
    assert_eq!(files_in(folder.path()), Vec::<String>::new());
    let nowhere = sqlite_url(&folder.path().join("none/x.db"));
    for word in ["check", "play"] {
        let (good, printed) = admin(&folder, &["--database-url", &nowhere, word]);
        let expected = format!("as there is no folder {}: create it first", folder.path().join("none").display());
        assert!(!good && printed.contains(&expected), "{printed}");
    }
    fs::remove_dir(folder.path().join("data")).unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    let (good, printed) = admin(&folder, &["--database-url", &sqlite_url(&folder.path().join("file/x.db")), "check"]);
    assert!(!good && printed.contains("x.db cannot be used, as nothing can be written in"), "{printed}");
}

#[test]
fn check_succeeds_when_nobody_reads_its_output() {
    let folder = tempfile::tempdir().unwrap();
    let mut unread = program(&folder, &["check"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(unread.stdout.take());
    let output = unread.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn check_reports_on_the_computer() {
    let folder = tempfile::tempdir().unwrap();
    let (good, printed) = admin(&folder, &["check"]);
    assert!(good && printed.contains("\nok      computer: the networks of the program are readable\n"), "{printed}");
}

#[test]
fn check_says_that_a_database_is_empty() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("data")).unwrap();
    fs::write(folder.path().join("data/kafenio.db"), "").unwrap();
    let (good, printed) = admin(&folder, &["check"]);
    assert!(good && printed.contains("kafenio.db has no tables: the next start begins with no games."), "{printed}");
    let size = fs::metadata(folder.path().join("data/kafenio.db")).unwrap().len();
    assert_eq!(size, 0, "nothing was created");
}

#[test]
fn variable_that_is_no_setting_is_named() {
    let folder = tempfile::tempdir().unwrap();
    for word in ["check", "play", "serve"] {
        let mut program = program(&folder, &[word]);
        program.env("KAFENIO_MATRIX_PASWORD", "hush").env("KAFENIO_LOG", "warn").stdin(Stdio::null());
        let (_, printed) = run(program);
        let expected = "KAFENIO_MATRIX_PASWORD is not a setting; kafenio --help lists them all\n";
        assert!(printed.contains(expected), "{printed}");
        assert_eq!(printed.matches("is not a setting").count(), 1, "{printed}");
    }
}

/// What the end cuts off is nothing to warn of.
#[test]
fn game_without_lines_logs_nothing() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..3 {
        let mut program = program(&folder, &["play"]);
        program.stdin(Stdio::null());
        let (good, printed) = run(program);
        assert!(good && !printed.contains("WARN") && !printed.contains("ERROR"), "{printed}");
    }
}

/// Beyond the allowed file size a write fails, as on a full disk.
#[test]
fn check_finds_a_full_disk() {
    let folder = tempfile::tempdir().unwrap();
    let full = |words: &[&str]| {
        let known = program(&folder, words);
        let mut limited = Command::new("sh");
        limited.args(["-c", "trap '' XFSZ; ulimit -f 64; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_kafenio")]);
        limited.args(words).env_clear().envs(known.get_envs().filter_map(|(name, value)| Some((name, value?))));
        run(limited)
    };
    let (good, printed) = full(&["check"]);
    assert!(
        !good && printed.contains("FAILED  database: ") && printed.contains("nothing can be written in"),
        "{printed}"
    );
    assert!(admin(&folder, &["migrate"]).0);
    let before = files_in(&folder.path().join("data"));
    let (good, printed) = full(&["check"]);
    assert!(
        !good && printed.contains("FAILED  database: ") && printed.contains("nothing can be written in"),
        "{printed}"
    );
    assert_eq!(files_in(&folder.path().join("data")), before, "nothing is left behind");
    assert!(admin(&folder, &["check"]).0);
}

#[tokio::test(flavor = "multi_thread")]
async fn check_tells_the_bot_from_another_program_that_listens() {
    let folder = tempfile::tempdir().unwrap();
    assert!(admin(&folder, &["migrate"]).0);
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap().to_string();
    let check = || admin(&folder, &["check", "--http-addr", &address]);
    let (good, printed) = check();
    assert!(
        !good && printed.contains("FAILED  health: ") && printed.contains("is in use by another program"),
        "{printed}"
    );
    drop(other);
    assert!(check().1.contains("is free to listen on"));
    let (_stop, stop) = watch::channel(false);
    let _tasks = serve_http(&folder.path().join("data"), &address, &stop).await;
    let (good, printed) = check();
    assert!(good && printed.contains("is in use by the bot, which runs in this data directory"), "{printed}");
}
