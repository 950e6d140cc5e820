//! Runs `kafenio play` with a script, kills it and starts it again.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::str::FromStr as _;
use std::time::Duration;

use kafenio::store::{Store, sqlite_url};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, ConnectOptions as _, Connection as _};
use tempfile::TempDir;

use crate::harness::databases;
use crate::harness::extent::extent;

/// After how many lines the program is killed, in the short and the long form.
const KILLED_AFTER: [usize; 2] = [4, 1];

/// Returns the dice of a conversation, and the lines that people write in it.
pub fn script(name: &str) -> (String, Vec<String>) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conversations").join(name);
    let written = fs::read_to_string(file).unwrap();
    let dice = written.lines().find_map(|line| line.strip_prefix("dice: ")).unwrap().to_owned();
    let people = ["alice: ", "bob: "];
    let spoken = written.lines().filter(|line| people.iter().any(|name| line.starts_with(name)));
    (dice, spoken.map(str::to_owned).collect())
}

/// Returns the command that plays in a terminal. Only tests of pictures make it draw, as drawing takes time.
fn program(folder: &TempDir, dice: &str) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_kafenio"));
    program.args(["play", "--dice", dice]).env_clear().env("KAFENIO_DATA_DIR", folder.path().join("data"));
    program.env("KAFENIO_DATABASE_URL", databases::url(folder.path()));
    program.stdin(Stdio::piped()).stdout(Stdio::piped());
    program
}

/// Plays the script in one run and returns what the program printed.
pub fn play(folder: &TempDir, dice: &str, lines: &[String]) -> String {
    play_at(&databases::url(folder.path()), folder, dice, lines)
}

/// Does the same as [`play`] with the database `url`.
pub fn play_at(url: &str, folder: &TempDir, dice: &str, lines: &[String]) -> String {
    let mut program = program(folder, dice);
    program.env("KAFENIO_DATABASE_URL", url).arg("--pictures").arg(folder.path().join("pictures"));
    let mut program = program.spawn().unwrap();
    let mut input = program.stdin.take().unwrap();
    let text = lines.join("\n") + "\n";
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = program.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

/// Plays the script and kills the program with SIGKILL as soon as some of its lines are answered. A question from a third person
/// after them shows that the answers are complete.
fn play_with_kills(folder: &TempDir, dice: &str, lines: &[String]) -> String {
    let mut printed = String::new();
    for lines in lines.chunks(extent(KILLED_AFTER)) {
        let mut program = program(folder, dice).spawn().unwrap();
        writeln!(program.stdin.as_mut().unwrap(), "{}\nzed: /about", lines.join("\n")).unwrap();
        for line in BufReader::new(program.stdout.take().unwrap()).lines() {
            let line = line.unwrap();
            if line.starts_with("kafenio, to zed") {
                break;
            }
            printed.push_str(&line);
            printed.push('\n');
        }
        program.kill().unwrap();
        program.wait().unwrap();
    }
    printed
}

/// Returns the line with the result of the game.
pub fn result(printed: &str) -> &str {
    printed.lines().find(|line| line.contains("wins")).expect("the game has a result")
}

async fn whole_game(name: &str) {
    let (dice, lines) = script(name);
    let [uninterrupted, interrupted] = [(); 2].map(|()| databases::folder());
    let printed = play(&uninterrupted, &dice, &lines);
    let killed = play_with_kills(&interrupted, &dice, &lines);
    assert_eq!(result(&printed), result(&killed));

    let boards = printed.lines().filter(|line| line.starts_with(" +---")).count() / 2;
    let pictures: Vec<_> = fs::read_dir(uninterrupted.path().join("pictures")).unwrap().collect();
    assert!(boards > lines.len() / 2, "there is a board for nearly every line");
    assert_eq!(pictures.len(), boards, "each board has its picture");
    for picture in pictures {
        assert_eq!(fs::read(picture.unwrap().path()).unwrap()[..8], *b"\x89PNG\r\n\x1a\n");
    }

    for folder in [uninterrupted, interrupted] {
        let store = Store::open(&databases::url(folder.path())).await.unwrap();
        assert_eq!(store.verify().await.unwrap(), Vec::<String>::new());
        assert_eq!(store.begin().await.unwrap().count_rolls().await.unwrap(), dice.split(' ').count());
    }
}

#[tokio::test]
async fn game_of_portes_survives_kills() {
    whole_game("portes.txt").await;
}

#[tokio::test]
async fn game_of_backgammon_survives_kills() {
    whole_game("backgammon.txt").await;
}

#[test]
fn name_of_the_bot_is_nobody_elses() {
    let lines = ["kafenio: /play portes", "/games", "@alice : /games"].map(str::to_owned);
    let printed = play(&databases::folder(), "31", &lines);
    let answers: Vec<&str> = printed.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(answers.len(), 3, "{printed}");
    assert!(answers[0].contains("Kafenio is my name"), "{printed}");
    assert_eq!(answers[0], answers[1]);
    assert!(answers[2].starts_with("kafenio, to alice"), "{printed}");
}

#[test]
fn bot_is_called_by_its_name() {
    let lines = ["alice: kafenio what is a gammon?", "@kafenio, pips", "hey Kafenio!", "alice: kafenio, yes"];
    let printed = play(&databases::folder(), "31", &lines.map(str::to_owned));
    let answers: Vec<&str> = printed.split("kafenio, to alice").skip(1).collect();
    let expected = ["it is a gammon (2 points)", "no table", "Hello!", "nothing to accept"];
    assert_eq!(answers.len(), expected.len(), "{printed}");
    for (answer, words) in answers.into_iter().zip(expected) {
        assert!(answer.contains(words), "{words}: {answer}");
    }
}

#[test]
fn exhausted_dice_end_the_program_with_exit_code_1() {
    let folder = databases::folder();
    let mut program = program(&folder, "31").spawn().unwrap();
    program.stdin.take().unwrap().write_all(b"alice: /newgame portes @bob\nbob: /accept\n").unwrap();
    let output = program.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    // Nothing of the failed command was stored, so it can be repeated with more dice.
    let printed = play(&folder, "31 52", &["bob: /accept".to_owned()]);
    assert!(printed.contains("bob accepts"), "{printed}");
}

/// Uses a terminal made by `script`: in a terminal a person can continue after a failure, through a pipe nobody could.
#[test]
fn failure_in_a_terminal_is_reported_and_the_game_continues() {
    let folder = databases::folder();
    let mut terminal = Command::new("script");
    let play = format!("{} play --dice 31", env!("CARGO_BIN_EXE_kafenio"));
    terminal.args(["--quiet", "--flush", "--return", "--command", &play, "/dev/null"]);
    terminal.env("KAFENIO_DATA_DIR", folder.path().join("data"));
    terminal.env("KAFENIO_DATABASE_URL", databases::url(folder.path()));
    let mut terminal = terminal.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let lines = "alice: /newgame portes @bob\nbob: /accept\nzed: /about\n\u{4}";
    terminal.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = terminal.wait_with_output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{printed}");
    let told = printed.find("went wrong").unwrap_or_else(|| panic!("the failure is not reported: {printed}"));
    assert!(printed[told..].contains("to zed: "), "the next line is answered: {printed}");
}

#[test]
fn replay_is_written_as_a_gif() {
    let folder = databases::folder();
    let lines = ["alice: /newgame portes @bob", "bob: /accept", "/replay", "/replay strip"].map(str::to_owned);
    play(&folder, "31 52", &lines);
    let mut pictures: Vec<_> =
        fs::read_dir(folder.path().join("pictures")).unwrap().map(|file| file.unwrap().path()).collect();
    pictures.sort();
    let names: Vec<_> = pictures.iter().map(|file| file.file_name().unwrap().to_str().unwrap()).collect();
    assert_eq!(names, ["0001.png", "0002.gif", "0003.png"]);
    assert!(fs::read(&pictures[1]).unwrap().starts_with(b"GIF89a"));
}

#[test]
fn match_file_is_found_by_its_path_and_no_page_is_overwritten() {
    let folder = databases::folder();
    let file = folder.path().join("my match.mat");
    fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/crates/board/tests/imports/gnubg.mat"), &file).unwrap();
    // Nobody writes into this pipe, and to open it would hold up everybody.
    let pipe = folder.path().join("pipe.mat");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let lines = [
        "alice: /import nowhere.mat".to_owned(),
        "alice: /import https://example.org/match.mat".to_owned(),
        format!("alice: /import {}", folder.path().display()),
        format!("alice: /import {}", pipe.display()),
        format!("alice: import \"{}\"", file.display()),
        format!("alice: /import {}", file.display()),
    ];
    let printed = play(&folder, "31", &lines);
    assert!(printed.contains("I can't find the file “nowhere.mat”."), "{printed}");
    assert!(printed.contains("I open no addresses."), "{printed}");
    assert!(printed.contains("pipe.mat”. Write its whole path"), "{printed}");
    assert!(printed.contains(&format!("“{}” is a folder.", folder.path().display())), "{printed}");
    assert_eq!(printed.matches("Analysis of the match").count(), 2, "{printed}");
    for page in ["match.html", "match-2.html"] {
        assert!(fs::read_to_string(folder.path().join("pictures").join(page)).unwrap().contains("<html"), "{page}");
    }
}

/// If only the announcement fails, the player does not read that nothing was changed.
#[tokio::test]
async fn undelivered_result_is_not_reported_as_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let url = sqlite_url(&folder.path().join("data/kafenio.db"));
    play_at(&url, &folder, "31", &["alice: /newgame portes @bob".to_owned()]);
    let mut store = SqliteConnectOptions::from_str(&url).unwrap().connect().await.unwrap();
    let fault = "CREATE TRIGGER fault BEFORE UPDATE ON outbox BEGIN SELECT RAISE(ABORT, 'it is told again'); END";
    sqlx::raw_sql(fault).execute(&mut store).await.unwrap();
    store.close().await.unwrap();
    let play = format!("{} play --dice '31 42'", env!("CARGO_BIN_EXE_kafenio"));
    let mut terminal = Command::new("script");
    terminal.args(["--quiet", "--return", "--command", &play, "/dev/null"]);
    terminal.env("KAFENIO_DATA_DIR", folder.path().join("data")).env("KAFENIO_DATABASE_URL", &url);
    let mut terminal = terminal.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    terminal.stdin.take().unwrap().write_all(b"bob: /accept\n").unwrap();
    let printed = String::from_utf8(terminal.wait_with_output().unwrap().stdout).unwrap();
    assert!(printed.contains("Saved. The result appears after your next line."), "{printed}");
    assert!(!printed.contains("Nothing was changed"), "{printed}");
    assert_eq!(Store::open(&url).await.unwrap().counts().await.unwrap(), (1, 4), "the game has begun");
}

#[test]
fn board_and_text_show_the_higher_die_first() {
    let folder = databases::folder();
    let lines = ["alice: /newgame portes @bob", "bob: /accept"].map(str::to_owned);
    let printed = play(&folder, "31 26", &lines);
    assert!(printed.contains("you rolled 6-2") && printed.contains("O 6-2") && !printed.contains("2-6"), "{printed}");
}

#[test]
fn name_of_a_speaker_cannot_steer_the_terminal() {
    let folder = databases::folder();
    let lines = ["\u{1b}[31mal\u{7}ice:\t/newgame portes @b\u{9b}ob", "bob: /accept", "\u{1b}eve: /settings"];
    let printed = play(&folder, "31 26", &lines.map(str::to_owned));
    assert!(printed.contains("[31malice invites bob to a game of Portes."), "{printed}");
    assert!(printed.contains("kafenio, to eve:"), "{printed}");
    assert!(!printed.contains(|letter: char| letter.is_control() && letter != '\n'), "{printed:?}");
}

/// A script in a pipe cannot repeat its lines, so the program tries again until the database is back.
#[test]
#[ignore = "needs the server that KAFENIO_TEST_POSTGRES names"]
fn pipe_goes_on_after_its_connections_are_broken() {
    let server = databases::server().expect("KAFENIO_TEST_POSTGRES names a server");
    let folder = databases::folder();
    let url = databases::url(folder.path());
    let breaks = format!(
        "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{}' AND pid <> pg_backend_pid()",
        url.rsplit_once('/').unwrap().1
    );
    let mut program = program(&folder, "31 62 54").stderr(Stdio::piped()).spawn().unwrap();
    let mut input = program.stdin.take().unwrap();
    let mut output = BufReader::new(program.stdout.take().unwrap()).lines();
    let mut printed = String::new();
    for line in ["alice: /newgame portes @bob", "bob: /accept", "alice: /moves", "alice: /move 1", "bob: /pips"] {
        writeln!(input, "{line}\nzed: /about").unwrap();
        let answer = output.by_ref().map(Result::unwrap).take_while(|line| !line.starts_with("kafenio, to zed"));
        printed.extend(answer.map(|line| line + "\n"));
        assert!(databases::psql(&server, "postgres", &breaks).parse::<usize>().unwrap() > 0, "{printed}");
    }
    drop(input);
    let ended = program.wait_with_output().unwrap();
    let log = String::from_utf8(ended.stderr).unwrap();
    assert!(ended.status.success(), "{log}");
    assert!(log.contains("trying again in 100ms") && !log.contains("at line"), "{log}");
    assert_eq!(printed.matches("invites bob to a game of Portes").count(), 1, "{printed}");
    assert!(printed.contains("Pip count"), "{printed}");
}

#[test]
fn line_that_is_too_long_is_one_error_in_the_terminal_and_the_next_one_is_answered() {
    let folder = databases::folder();
    let lines = [format!("alice: /move {}", "8/5 ".repeat(1_000_000)), "alice: /help about".to_owned()];
    let printed = play(&folder, "31", &lines);
    assert_eq!(printed.matches("That is too long").count(), 1, "{printed}");
    assert_eq!(printed.matches("kafenio, to alice").count(), 2, "{printed}");
    assert!(printed.len() < 1000 && printed.contains("/about"), "{printed}");
}

#[tokio::test]
async fn terminal_deletes_what_is_old() {
    let folder = databases::folder();
    let (dice, lines) = script("portes.txt");
    play(&folder, &dice, &lines[..6]);
    sqlx::any::install_default_drivers();
    let mut database = AnyConnection::connect(&databases::url(folder.path())).await.unwrap();
    let count = "SELECT (SELECT COUNT(*) FROM handled_messages) + (SELECT COUNT(*) FROM replies)";
    let before: i64 = sqlx::query_scalar(count).fetch_one(&mut database).await.unwrap();
    assert!(before > 0);
    for sql in ["UPDATE handled_messages SET handled_at = 0", "UPDATE replies SET replied_at = 0"] {
        sqlx::query(sql).execute(&mut database).await.unwrap();
    }
    let mut program = program(&folder, &dice).spawn().unwrap();
    let mut left = before;
    for _ in 0..1000 {
        left = sqlx::query_scalar(count).fetch_one(&mut database).await.unwrap();
        if left == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(left, 0, "the open terminal has pruned");
    drop(program.stdin.take());
    assert!(program.wait().unwrap().success());
}
