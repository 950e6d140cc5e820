//! What an operator sees: health, metrics and the log.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use serde_json::Value;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use sqlx::{ConnectOptions as _, Connection as _};

use crate::harness::databases;
use crate::harness::discord::{Discord, Fault, FaultKind, Person};

const ALICE: Person = Person::ALICE;

/// Runs the image's health check on the data directory `data`; returns whether it succeeded, and what it printed.
fn health(data: &Path) -> (bool, String) {
    let image = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/Dockerfile"));
    let check = image.lines().find_map(|line| line.strip_prefix("HEALTHCHECK")?.split_once("CMD "));
    let words: Vec<String> = serde_json::from_str(check.unwrap().1).unwrap();
    assert_eq!(words[0], "kafenio");
    run_health(data, &words[1..])
}

fn run_health(data: &Path, words: &[impl AsRef<std::ffi::OsStr>]) -> (bool, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_kafenio"));
    let output = program.args(words).env_clear().env("KAFENIO_DATA_DIR", data).output().unwrap();
    let printed = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    (output.status.success(), printed.concat())
}

/// Waits until `kafenio health` prints something that contains `expected` and has this result.
async fn health_becomes(discord: &Discord, data: &Path, is_ready: bool, expected: &str) {
    let mut last = (false, String::new());
    for _ in 0..100 {
        last = health(data);
        if last.0 == is_ready && last.1.contains(expected) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{expected:?} was expected: {last:?}\n{}", discord.bot_log());
}

/// Returns the metrics that `text` names.
fn metric_names(text: &str) -> Vec<&str> {
    let starts = text.match_indices("kafenio_").map(|(start, _)| &text[start..]);
    let names: Vec<&str> = starts
        .map(|rest| &rest[..rest.find(|c: char| !c.is_ascii_lowercase() && c != '_').unwrap_or(rest.len())])
        .collect();
    assert!(names.len() > 5, "{names:?}");
    names
}

/// Sends a request to the bot's HTTP server, and returns the response.
fn get(port: u16, path: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    write!(stream, "GET {path} HTTP/1.0\r\n\r\n").unwrap();
    let mut response = String::new();
    stream.read_to_string(&mut response).unwrap();
    response
}

#[tokio::test(flavor = "multi_thread")]
async fn health_tells_the_truth_about_the_gateway_the_store_and_a_standby() {
    let discord = Discord::start().await;
    let data = discord.store_path().parent().unwrap().to_owned();
    let other_data = data.with_file_name("other");
    let (good, printed) = health(&data);
    let none = format!("no process serves in {}: set KAFENIO_DATA_DIR as for the bot", data.display());
    assert!(!good && printed.contains(&none), "{printed}");
    let bot = discord.start_bot().await;
    let ready = r#"{"ready":true,"store":{"ok":true,"milliseconds":"#;
    health_becomes(&discord, &data, true, ready).await;
    health_becomes(&discord, &data, true, r#""platforms":{"discord":"connected"}"#).await;
    let _standby = discord.launch_beside(&[("KAFENIO_DATA_DIR", other_data.to_str().unwrap())]);
    health_becomes(&discord, &other_data, true, r#""platforms":{"discord":"standby"}"#).await;

    discord.with(|world| world.ignores_gateway = true);
    discord.cut_gateway(Some(4000));
    health_becomes(&discord, &data, false, r#"{"ready":false,"store":{"ok":true"#).await;
    health_becomes(&discord, &data, false, r#""platforms":{"discord":"connecting"}"#).await;
    assert_eq!(run_health(&data, &["health", "--live"]), (true, "ok\n".to_owned()), "a restart would not help");
    discord.with(|world| world.ignores_gateway = false);
    health_becomes(&discord, &data, true, ready).await;

    if databases::server().is_none() {
        let file = discord.store_path();
        let options = SqliteConnectOptions::new().filename(&file).journal_mode(SqliteJournalMode::Wal);
        let mut locking = options.connect().await.unwrap();
        sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut locking).await.unwrap();
        health_becomes(&discord, &data, false, r#""error":"no answer within 2 s""#).await;
        sqlx::raw_sql("ROLLBACK").execute(&mut locking).await.unwrap();
        locking.close().await.unwrap();
        health_becomes(&discord, &data, true, ready).await;
        bot.limit_file_size("0:unlimited");
        health_becomes(&discord, &data, false, r#""store":{"ok":false"#).await;
        bot.limit_file_size("unlimited");
        health_becomes(&discord, &data, true, ready).await;
        std::fs::remove_file(&file).unwrap();
        health_becomes(&discord, &data, false, "the database file was removed: put it back").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_count_commands_and_name_nobody() {
    let discord = Discord::start().await;
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let address = format!("127.0.0.1:{port}");
    let _bot = discord.launch_bot(&[("KAFENIO_HTTP_ADDR", &address), ("KAFENIO_LOG_FORMAT", "json")]);
    discord.until("the bot", |world| world.is_served().then_some(())).await;
    discord.command(ALICE, "accept", &[]).await;
    let before = get(port, "/metrics");
    for counter in ["delivery_failures", "throttled"] {
        let line = format!("kafenio_{counter}_total{{platform=\"discord\"}} 0\n");
        assert!(before.contains(&line), "{line}\n{before}");
    }
    discord.with(|world| {
        for kind in [FaultKind::status(500), FaultKind::rate_limit(0.1, false)] {
            world.faults.plan(Fault { method: "POST", path: "/messages", times: 1, kind });
        }
    });
    super::play::begin(&discord, "portes").await;
    let response = get(port, "/metrics");
    for line in [
        r#"kafenio_commands_total{command="accept",outcome="refused"} 1"#,
        r#"kafenio_commands_total{command="accept",outcome="done"} 1"#,
        r#"kafenio_commands_total{command="newgame",outcome="done"} 1"#,
        r#"kafenio_command_seconds_count{command="newgame"} 1"#,
        r#"kafenio_open_tables{platform="discord"} 1"#,
        r#"kafenio_connected{platform="discord"} 1"#,
        r#"kafenio_outbox_messages{platform="discord"}"#,
        r#"kafenio_delivery_failures_total{platform="discord"} 1"#,
        r#"kafenio_database_connections{state="used"}"#,
        "kafenio_database_bytes ",
        "kafenio_panics_total 0",
        "kafenio_picture_seconds_count ",
        "# EOF",
    ] {
        assert!(response.contains(line), "{line}\n{response}");
    }
    assert!(!response.contains(r#"kafenio_throttled_total{platform="discord"} 0"#), "{response}");
    for secret in ["alice", "Alice", "bob", "Bob", &ALICE.id.to_string(), "fig-1"] {
        assert!(!response.contains(secret), "{secret}\n{response}");
    }
    for (file, text) in [
        ("docs/operating.md", include_str!("../../../docs/operating.md")),
        ("docs/grafana.json", include_str!("../../../docs/grafana.json")),
        ("docs/alerts.yml", include_str!("../../../docs/alerts.yml")),
    ] {
        for name in metric_names(text) {
            assert!(response.contains(&format!("\n{name}")), "{file} names {name}\n{response}");
        }
    }
    assert!(get(port, "/live").starts_with("HTTP/1.0 200"));
    assert!(get(port, "/ready").starts_with("HTTP/1.0 200"));
    let log = discord.bot_log();
    let start: Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
    assert_eq!((&start["message"], &start["platforms"]), (&"starting".into(), &"Discord".into()), "{log}");
    assert!(start["version"].as_str().unwrap().starts_with("0.1.0 ("), "{log}");
    assert_eq!(start["http"], address.as_str());
    assert!(start["database"].is_string() && start["data_dir"].is_string(), "{start}");
    assert!(log.contains("this process serves Discord shards all"), "{log}");
}
