//! The commands that maintain the store, run with the real program.

use std::fs::{self, Permissions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Command, Stdio};

use kafenio::store::{Store, sqlite_url};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;

use crate::talk::terminal::{play_at, result, script};

/// Runs `kafenio words...` on the store in `folder`; returns whether it succeeded, and its output.
pub fn admin(folder: &TempDir, words: &[&str]) -> (bool, String) {
    run(program(folder, words))
}

/// Returns the call of `kafenio words...` on the store in `folder`.
pub fn program(folder: &TempDir, words: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_kafenio"));
    program.args(words).env_clear().env("KAFENIO_DATA_DIR", folder.path().join("data")).env("KAFENIO_HTTP_ADDR", "");
    program
}

/// Runs `program`; returns whether it succeeded, and its output.
pub fn run(mut program: Command) -> (bool, String) {
    let output = program.output().unwrap();
    let printed = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    (output.status.success(), printed.concat())
}

/// Plays on the SQLite database in `folder`, even if the other tests use PostgreSQL.
fn play(folder: &TempDir, dice: &str, lines: &[String]) -> String {
    play_at(&sqlite_url(&folder.path().join("data/kafenio.db")), folder, dice, lines)
}

/// Sets these file modes and runs `program`, as another user if this one is root, for whom modes do not count.
fn run_with_modes(modes: [(&Path, u32); 3], mut program: Command) -> (bool, String) {
    for (path, mode) in modes {
        fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    }
    if fs::metadata(modes[0].0).unwrap().uid() == 0 {
        program.uid(65534).current_dir("/");
    }
    run(program)
}

/// Returns the names of the files in `folder`, in order.
pub fn files_in(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn restored_backup_plays_on_to_the_same_end() {
    let (dice, lines) = script("portes.txt");
    let folder = tempfile::tempdir().unwrap();
    let (first, rest) = lines.split_at(lines.len() / 2);
    play(&folder, &dice, first);
    let backup = folder.path().join("100% backup?.db");
    let backup = backup.to_str().unwrap();
    let (good, printed) = admin(&folder, &["backup", backup]);
    assert!(good && printed.starts_with(&format!("wrote {backup}: 1 tables with ")), "{printed}");
    let kept = fs::read(backup).unwrap();

    let ended = play(&folder, &dice, rest);
    let (good, printed) = admin(&folder, &["backup", backup]);
    assert!(!good && printed.contains("cannot create the backup file"), "{printed}");
    assert_eq!(fs::read(backup).unwrap(), kept, "a backup is not overwritten");

    let data = folder.path().join("data");
    fs::remove_dir_all(&data).unwrap();
    fs::create_dir(&data).unwrap();
    fs::copy(backup, data.join("kafenio.db")).unwrap();
    let (good, printed) = admin(&folder, &["verify-store"]);
    assert!(good && printed.contains(": 0 faults"), "{printed}");
    assert_eq!(files_in(&data), ["kafenio.db"], "no other file is left");
    assert_eq!(result(&play(&folder, &dice, rest)), result(&ended));
    let (good, printed) = admin(&folder, &["verify-store"]);
    assert!(good && printed.contains("1 tables with ") && printed.contains(": 0 faults"), "{printed}");
}

#[tokio::test]
async fn store_of_a_running_bot_is_verified() {
    let (dice, lines) = script("portes.txt");
    let folder = tempfile::tempdir().unwrap();
    play(&folder, &dice, &lines);
    let data = folder.path().join("data");
    let bot = Store::open(&sqlite_url(&data.join("kafenio.db"))).await.unwrap();
    bot.key_value().set("bot", "serves").await.unwrap();
    let writing = bot.begin().await.unwrap();
    let before = fs::read(data.join("kafenio.db")).unwrap();
    let (good, printed) = admin(&folder, &["verify-store"]);
    assert!(good && printed.contains("1 tables with ") && printed.contains(": 0 faults"), "{printed}");
    drop(writing);
    assert_eq!(fs::read(data.join("kafenio.db")).unwrap(), before);
    assert_eq!(bot.key_value().get("bot").await.unwrap().as_deref(), Some("serves"));
    bot.key_value().set("bot", "still serves").await.unwrap();
    bot.close().await;
    assert_eq!(files_in(&data), ["kafenio.db"]);
}

#[tokio::test]
async fn read_only_copy_is_verified_and_left_unchanged() {
    let (dice, lines) = script("portes.txt");
    let folder = tempfile::tempdir().unwrap();
    play(&folder, &dice, &lines);
    let data = folder.path().join("data");
    let file = data.join("kafenio.db");
    let kept = (fs::read(&file).unwrap(), fs::metadata(&file).unwrap().modified().unwrap());
    let modes = [(folder.path(), 0o755), (&data, 0o555), (&file, 0o444)];
    let (good, printed) = run_with_modes(modes, program(&folder, &["verify-store"]));
    assert!(good && printed.contains("1 tables with ") && printed.contains(": 0 faults"), "{printed}");
    assert_eq!((fs::read(&file).unwrap(), fs::metadata(&file).unwrap().modified().unwrap()), kept);
    assert_eq!(files_in(&data), ["kafenio.db"]);
    fs::set_permissions(&data, Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn backups_are_rotated() {
    let (dice, lines) = script("portes.txt");
    let folder = tempfile::tempdir().unwrap();
    let safe = folder.path().join("safe");
    fs::create_dir(&safe).unwrap();
    let file = safe.join("kafenio.db");
    let mut sizes = Vec::new();
    for count in [4, 8, 12, 16] {
        play(&folder, &dice, &lines[..count]);
        let (good, printed) = admin(&folder, &["backup", "--keep", "3", file.to_str().unwrap()]);
        assert!(good, "{printed}");
        sizes.push(printed.split(" events").next().unwrap().to_owned());
    }
    assert_eq!(files_in(&safe), ["kafenio.db", "kafenio.db.1", "kafenio.db.2"]);
    sizes.dedup();
    assert_eq!(sizes.len(), 4, "each backup has more events than the one before: {sizes:?}");
    assert!(!admin(&folder, &["backup", "--keep", "0", file.to_str().unwrap()]).0);
    // Nor is the database itself a backup, whether it would be replaced now or moved later.
    let data = folder.path().join("data");
    fs::copy(data.join("kafenio.db"), data.join("kafenio.db.1")).unwrap();
    let url = sqlite_url(&data.join("kafenio.db.1"));
    for words in [
        &["backup", "--keep", "3", data.join("kafenio.db").to_str().unwrap()][..],
        &["--database-url", &url, "backup", "--keep", "3", data.join("kafenio.db").to_str().unwrap()],
    ] {
        let before = fs::read(data.join("kafenio.db")).unwrap();
        let (good, printed) = admin(&folder, words);
        assert!(!good && printed.contains("is the database itself: choose another name"), "{printed}");
        assert_eq!(fs::read(data.join("kafenio.db")).unwrap(), before);
    }
}

#[test]
fn operator_bans_lists_and_unbans() {
    let folder = tempfile::tempdir().unwrap();
    for (words, expected) in [
        (&["migrate"][..], "the database is up to date"),
        (&["ban"], "nobody is banned"),
        (&["ban", "discord", "80351110224678912"], "discord 80351110224678912 is banned: its commands are ignored"),
        (&["ban", "discord", "80351110224678912"], "is banned already"),
        (&["ban", "matrix", "evil.example"], "matrix evil.example is banned"),
        (&["ban"], "matrix evil.example\ndiscord 80351110224678912"),
        (&["unban", "matrix", "evil.example"], "matrix evil.example is no longer banned"),
    ] {
        let (good, printed) = admin(&folder, words);
        assert!(good && printed.contains(expected), "{words:?}: {printed}");
    }
    for (words, expected) in [
        (&["unban", "matrix", "evil.example"][..], "matrix evil.example is not banned"),
        (&["ban", "discord", "@bob"], "\"@bob\" cannot be banned: expected the number of an account"),
        (&["ban", "matrix", "#room:example.org"], "expected an id such as @name:example.org"),
        (&["ban", "irc", "bob"], "invalid value"),
        (&["ban", "discord"], "required"),
    ] {
        let (good, printed) = admin(&folder, words);
        assert!(!good && printed.contains(expected), "{words:?}: {printed}");
    }
}

#[tokio::test]
async fn store_of_a_later_version_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (dice, lines) = script("portes.txt");
    play(&folder, &dice, &lines[..2]);
    let file = folder.path().join("data/kafenio.db");
    let mut store = SqliteConnectOptions::new().filename(&file).foreign_keys(false).connect().await.unwrap();
    sqlx::raw_sql(
        "INSERT INTO _sqlx_migrations SELECT 9999, 'later', installed_on, success, checksum, execution_time \
                 FROM _sqlx_migrations",
    )
    .execute(&mut store)
    .await
    .unwrap();
    sqlx::Connection::close(store).await.unwrap();
    for words in ["verify-store", "play", "check"] {
        let (good, printed) = admin(&folder, &[words]);
        assert!(!good && printed.contains("is newer than this program"), "{words}: {printed}");
    }
}

#[tokio::test]
async fn store_of_another_program_is_refused_and_left_unchanged() {
    for theirs in [
        "CREATE TABLE customers (name TEXT)",
        "CREATE TABLE tables (seats INTEGER)",
        "CREATE TABLE _sqlx_migrations (version INTEGER, description TEXT); CREATE TABLE customers (name TEXT)",
        "CREATE TABLE _sqlx_migrations (version INTEGER, description TEXT); \
         INSERT INTO _sqlx_migrations VALUES (1, 'recipes')",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
        fs::create_dir(&data).unwrap();
        let file = data.join("kafenio.db");
        let mut store = SqliteConnectOptions::new().filename(&file).create_if_missing(true).connect().await.unwrap();
        sqlx::raw_sql(theirs).execute(&mut store).await.unwrap();
        sqlx::Connection::close(store).await.unwrap();
        let kept = fs::read(&file).unwrap();
        let [own, new] = [&file, &folder.path().join("new.db")].map(|file| sqlite_url(file));
        for words in [
            &["verify-store"][..],
            &["backup", copy.to_str().unwrap()],
            &["play"],
            &["check"],
            &["migrate-store", &own, &new],
        ] {
            let (good, printed) = admin(&folder, words);
            assert!(!good && printed.contains("it is not a Kafenio database"), "{theirs}, {words:?}: {printed}");
        }
        assert_eq!(fs::read(&file).unwrap(), kept, "{theirs}");
        assert_eq!(files_in(&data), ["kafenio.db"]);
    }
}

#[test]
fn read_only_database_is_reported_at_start() {
    let folder = tempfile::tempdir().unwrap();
    let (dice, lines) = script("portes.txt");
    play(&folder, &dice, &lines[..2]);
    let (data, file) = (folder.path().join("data"), folder.path().join("data/kafenio.db"));
    let modes = [(folder.path(), 0o755), (&data, 0o777), (&file, 0o444)];
    let (good, printed) = run_with_modes(modes, program(&folder, &["play"]));
    assert!(
        !good
            && printed
                .contains("kafenio.db cannot be written (Permission denied (os error 13); the bot's user must own it)"),
        "{printed}"
    );
    assert_eq!(printed.lines().count(), 1, "{printed}");
}

#[test]
fn read_only_folder_is_reported_at_start() {
    let folder = tempfile::tempdir().unwrap();
    let (dice, lines) = script("portes.txt");
    play(&folder, &dice, &lines[..2]);
    let (data, file) = (folder.path().join("data"), folder.path().join("data/kafenio.db"));
    let modes = [(folder.path(), 0o755), (&data, 0o555), (&file, 0o666)];
    let (good, printed) = run_with_modes(modes, program(&folder, &["play"]));
    assert!(!good && printed.contains("as nothing can be written in"), "{printed}");
    assert_eq!(printed.lines().count(), 1, "{printed}");
    fs::set_permissions(&data, Permissions::from_mode(0o755)).unwrap();
}

#[tokio::test]
async fn changed_migration_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let (dice, lines) = script("portes.txt");
    play(&folder, &dice, &lines[..2]);
    let file = folder.path().join("data/kafenio.db");
    let mut store = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    sqlx::raw_sql("UPDATE _sqlx_migrations SET checksum = x'00'").execute(&mut store).await.unwrap();
    sqlx::Connection::close(store).await.unwrap();
    for words in ["play", "check"] {
        let (good, printed) = admin(&folder, &[words]);
        assert!(!good && printed.contains("migration 1 was changed after it was applied"), "{words}: {printed}");
    }
}

#[test]
fn missing_store_is_not_created() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("data")).unwrap();
    let copy = folder.path().join("copy.db");
    for words in [&["verify-store"][..], &["backup", copy.to_str().unwrap()]] {
        let (good, printed) = admin(&folder, words);
        assert!(!good && printed.contains("cannot open the database"), "{printed}");
    }
    assert_eq!(files_in(&folder.path().join("data")), Vec::<String>::new());
    assert!(!copy.exists());
}

#[test]
fn store_is_copied_only_into_an_empty_one() {
    let (dice, lines) = script("portes.txt");
    let folder = tempfile::tempdir().unwrap();
    let (first, rest) = lines.split_at(lines.len() / 2);
    play(&folder, &dice, first);
    let [old, new] = ["data/kafenio.db", "new.db"].map(|name| sqlite_url(&folder.path().join(name)));
    assert!(admin(&folder, &["--database-url", &new, "check"]).0, "the new database may be checked before");
    let (good, printed) = admin(&folder, &["migrate-store", &old, &new]);
    assert!(good && printed.contains("1 tables with ") && printed.contains(": 0 faults"), "{printed}");
    let (good, printed) = admin(&folder, &["migrate-store", &old, &new]);
    assert!(!good && printed.contains("the new database is not empty: it holds "), "{printed}");
    assert_eq!(result(&play_at(&new, &folder, &dice, rest)), result(&play(&folder, &dice, rest)));
    let (good, printed) = admin(&folder, &["migrate-store", "sqlite:/no/such.db", &new]);
    assert!(!good && printed.contains("cannot open the database sqlite:/no/such.db"), "{printed}");
}

#[test]
fn store_that_a_bot_serves_is_not_copied() {
    let (dice, lines) = script("portes.txt");
    let folder = tempfile::tempdir().unwrap();
    play(&folder, &dice, &lines[..4]);
    let [old, new] = ["data/kafenio.db", "new.db"].map(|name| sqlite_url(&folder.path().join(name)));
    // The lock of a bot that serves the database.
    let served = fs::File::open(folder.path().join("data")).unwrap();
    served.try_lock().unwrap();
    let (good, printed) = admin(&folder, &["migrate-store", &old, &new]);
    assert!(!good && printed.contains("a bot serves the database") && printed.contains("stop it first"), "{printed}");
    assert!(!folder.path().join("new.db").exists());
    drop(served);
    let mut player = program(&folder, &["play"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    writeln!(player.stdin.as_mut().unwrap(), "alice: /games").unwrap();
    BufReader::new(player.stdout.as_mut().unwrap()).read_line(&mut String::new()).unwrap();
    let (good, printed) = admin(&folder, &["migrate-store", &old, &new]);
    assert!(!good && printed.contains("another process uses the database"), "{printed}");
    assert!(!folder.path().join("new.db").exists());
    drop(player.stdin.take());
    assert!(player.wait().unwrap().success());
    assert!(admin(&folder, &["migrate-store", &old, &new]).0);
}

#[test]
fn processes_create_the_database_at_the_same_time() {
    let folder = tempfile::tempdir().unwrap();
    let made: Vec<_> = (0..4)
        .map(|_| program(&folder, &["play"]).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn())
        .collect();
    for made in made {
        let output = made.unwrap().wait_with_output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    }
}

#[test]
fn terminal_game_leaves_a_single_file() {
    let (dice, lines) = script("portes.txt");
    let folder = tempfile::tempdir().unwrap();
    play(&folder, &dice, &lines[..4]);
    assert_eq!(files_in(&folder.path().join("data")), ["kafenio.db"]);
}

#[tokio::test]
async fn every_kind_of_fault_is_found() {
    let (dice, lines) = script("portes.txt");
    let folder = tempfile::tempdir().unwrap();
    play(&folder, &dice, &lines);
    let (data, backup) = (folder.path().join("data"), folder.path().join("backup.db"));
    assert!(admin(&folder, &["backup", backup.to_str().unwrap()]).0);
    let file = data.join("kafenio.db");
    let played = "(SELECT MAX(number) FROM events WHERE event LIKE '%\"event\":\"played\"%')";
    let asked =
        "(SELECT MAX(number) FROM events WHERE event LIKE '%\"event\":\"played\"%' AND event NOT LIKE '%automatic%')";
    let faults = [
        ("DELETE FROM events WHERE number = 5", "table 1 has no event 5"),
        (&format!("DELETE FROM events WHERE number > {played}"), "88 events, but its row says 89"),
        ("UPDATE events SET event = '{\"event\":\"waltzed\"}' WHERE number = 3", "has an unreadable event 3"),
        ("UPDATE events SET rolls = 7 WHERE number = 2", "wrong number of rolls for event 2"),
        ("UPDATE events SET event = '{\"event\":\"accepted\"}' WHERE number = 0", "does not begin with an invitation"),
        (
            &format!("UPDATE events SET event = replace(event, '\"white\":0', '\"white\":4') WHERE number = {played}"),
            "played, which the rules do not produce",
        ),
        (
            &format!("UPDATE events SET event = replace(event, 'inviter', 'invited') WHERE number = {asked}"),
            "which the rules refuse",
        ),
        (
            "UPDATE events SET event = replace(event, '\"points\":', '\"points\":1') WHERE event LIKE '%game_ended%'",
            "game_ended, which the rules do not produce",
        ),
        ("UPDATE tables SET snapshot = replace(snapshot, '\"turn\":', '\"turn\":1')", "does not match its events"),
        ("UPDATE tables SET stage = 'playing'", "is at another stage than its row says: over"),
        ("UPDATE sides SET open = 1 WHERE seat = 'invited'", "is closed, but a side of it says the opposite"),
        ("UPDATE tables SET decider = 'invited'", "does not wait for the player named in its row"),
        ("UPDATE sides SET level = 'club' WHERE seat = 'inviter'", "a player that is both a person and the computer"),
        (
            "UPDATE sides SET account = NULL, level = 'divine' WHERE seat = 'invited'",
            "a player of unknown level \"divine\"",
        ),
        ("DELETE FROM sides WHERE seat = 'invited'", "table 1 does not have two sides"),
        ("UPDATE outbox SET post = '{' WHERE id = 3", "outbox row 3 cannot be read: EOF"),
        ("UPDATE people SET preferences = '[' WHERE id = 'bob'", "the settings of bob cannot be read"),
        ("INSERT INTO drafts VALUES (1, 'inviter', 1, 1, '7')", "the unfinished play at table 1 cannot be read"),
        ("INSERT INTO replies VALUES ('console', '2', 1, '{}', 0)", "the reply to message 2 cannot be read"),
        ("UPDATE outbox SET written_at = 'once' WHERE id = 3", "outbox 3 3: written_at is not a number"),
        ("UPDATE tables SET due_at = 'soon'", "tables 1 1: due_at is not a number"),
        ("UPDATE people SET preferences = x'ff80' WHERE id = 'bob'", "people console bob: preferences is not text"),
        ("UPDATE outbox SET state = 'due', kind = 'sings' WHERE id = 3", "the kind of outbox row 3 cannot be read"),
        ("UPDATE outbox SET state = 'due', lane = 'songs' WHERE id = 3", "the lane of outbox row 3 cannot be read"),
        ("INSERT INTO events SELECT 7, number, happened_at, rolls, event FROM events", "table 7 is missing"),
    ];
    for (change, fault) in faults {
        fs::remove_dir_all(&data).unwrap();
        fs::create_dir(&data).unwrap();
        fs::copy(&backup, &file).unwrap();
        let mut store = SqliteConnectOptions::new().filename(&file).foreign_keys(false).connect().await.unwrap();
        let changed = sqlx::query(sqlx::AssertSqlSafe(change)).execute(&mut store).await.unwrap();
        assert!(changed.rows_affected() > 0, "{change}");
        sqlx::Connection::close(store).await.unwrap();
        let (good, printed) = admin(&folder, &["verify-store"]);
        assert!(!good && printed.contains(fault), "{change}: {printed}");
        assert!(printed.contains(": 1 faults"), "{change}: {printed}");
    }
}
