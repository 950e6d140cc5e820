//! Starts the program against servers that answer like a homeserver, or do not.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::harness::signal::signal;

const PROGRAM: &str = env!("CARGO_BIN_EXE_kafenio");
/// How long the program may take to stop.
const STOP_TIMEOUT: Duration = Duration::from_secs(20);
/// How long the program may take to find out that it cannot start, on a busy machine.
const END_TIMEOUT: Duration = Duration::from_mins(5);
const VERSIONS: &str = r#"{"versions": ["v1.11"]}"#;

/// Answers every connection with `answer`, which is given the path of the request. Returns the server's URL.
fn server(answer: impl Fn(&str) -> (&'static str, String) + Send + 'static) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    thread::spawn(move || {
        for stream in listener.incoming() {
            // The program may close a connection early and try again.
            let _ = stream.and_then(|mut stream| respond(&mut stream, &answer));
        }
    });
    url
}

fn respond(stream: &mut TcpStream, answer: &impl Fn(&str) -> (&'static str, String)) -> io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let (mut first, mut length) = (String::new(), 0);
    reader.read_line(&mut first)?;
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? <= 2 {
            break;
        }
        if let Some(value) = line.to_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().unwrap();
        }
    }
    reader.read_exact(&mut vec![0; length])?;
    let Some(path) = first.split(' ').nth(1) else { return Ok(()) };
    let (status, body) = answer(path);
    let head = format!("HTTP/1.1 {status}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", body.len());
    stream.write_all([head, body].concat().as_bytes())
}

/// Runs `command` of the program with an account at `homeserver` and its data in `data`.
fn start(command: &str, homeserver: &str, user: &str, data: &Path) -> Child {
    start_with(command, homeserver, user, data, &[])
}

/// Does the same as [`start`], with further settings.
fn start_with(command: &str, homeserver: &str, user: &str, data: &Path, settings: &[(&str, &str)]) -> Child {
    let mut program = Command::new(PROGRAM);
    program.env_clear().arg(command).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    program.envs([
        ("KAFENIO_MATRIX_HOMESERVER", homeserver),
        ("KAFENIO_MATRIX_USER", user),
        ("KAFENIO_MATRIX_PASSWORD", "hush"),
        ("KAFENIO_DATA_DIR", data.to_str().unwrap()),
        ("KAFENIO_HTTP_ADDR", ""),
    ]);
    program.envs(settings.iter().copied());
    program.spawn().unwrap()
}

/// Waits until the program ends.
fn output_of(program: Child) -> Output {
    let (ended, end) = mpsc::channel();
    thread::spawn(move || ended.send(program.wait_with_output()));
    end.recv_timeout(END_TIMEOUT).expect("it ends").unwrap()
}

/// Returns the names in `data` that have to do with Matrix.
fn matrix_entries(data: &Path) -> Vec<String> {
    let entries = data.read_dir().unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    entries.filter(|name| name.starts_with("matrix")).collect()
}

#[test]
fn unavailable_homeserver_is_waited_for_and_nothing_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let socket = folder.path().join("systemd");
    let systemd = UnixDatagram::bind(&socket).unwrap();
    systemd.set_read_timeout(Some(END_TIMEOUT)).unwrap();
    let told = || {
        let mut bytes = [0; 100];
        let length = systemd.recv(&mut bytes).unwrap();
        String::from_utf8_lossy(&bytes[..length]).trim_end().to_owned()
    };
    let settings = [("NOTIFY_SOCKET", socket.to_str().unwrap())];
    let mut program = start_with("serve", &url, "@bot:localhost", folder.path(), &settings);
    assert_eq!(told(), "READY=1");
    // Closes the connections, as a proxy does whose homeserver is being started.
    for _ in 0..3 {
        drop(listener.accept().unwrap());
    }
    let health =
        Command::new(PROGRAM).arg("health").env_clear().env("KAFENIO_DATA_DIR", folder.path()).output().unwrap();
    let body = String::from_utf8(health.stdout).unwrap();
    assert!(!health.status.success() && body.contains(r#""platforms":{"matrix":"connecting"}"#), "{body}");
    signal("-TERM", program.id());
    let mut stderr = program.stderr.take().unwrap();
    let (ended, end) = mpsc::channel();
    thread::spawn(move || ended.send(program.wait().unwrap()));
    assert_eq!(told(), "STOPPING=1");
    assert!(end.recv_timeout(STOP_TIMEOUT).expect("it stops at once").success());
    let mut log = String::new();
    stderr.read_to_string(&mut log).unwrap();
    let waits = log.lines().filter(|line| line.contains("is not available")).count();
    assert_eq!(waits, 1, "{log}");
    assert!(log.contains("trying again until it answers"), "{log}");
    assert_eq!(matrix_entries(folder.path()), Vec::<String>::new());
}

#[test]
fn malformed_homeserver_is_a_wrong_setting_and_moves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("matrix")).unwrap();
    for url in ["https://", "http//example.org", "https://exa mple.org", "https://example.org:port"] {
        let output = output_of(start("serve", url, "@bot:localhost", folder.path()));
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{url}: {error}");
        assert!(error.starts_with("kafenio: KAFENIO_MATRIX_HOMESERVER"), "{url}: {error}");
        assert_eq!(matrix_entries(folder.path()), ["matrix"], "{url}");
    }
}

#[test]
fn wrong_password_ends_the_program_and_nothing_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let url = server(|path| match path {
        "/_matrix/client/versions" => ("200 OK", VERSIONS.to_owned()),
        _ => ("403 Forbidden", r#"{"errcode": "M_FORBIDDEN", "error": "Invalid username or password"}"#.to_owned()),
    });
    for _ in 0..2 {
        let output = output_of(start("serve", &url, "@bot:127.0.0.1", folder.path()));
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(error.contains("refuses to log @bot:127.0.0.1 in: wrong password, or no such account"), "{error}");
        assert!(!error.contains("hush"), "{error}");
        assert_eq!(matrix_entries(folder.path()), Vec::<String>::new());
    }
}

#[test]
fn device_with_other_keys_ends_the_program_and_nothing_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let keys = r#"{"device_keys": {"@bot:localhost": {"DEVICE": {"algorithms": [], "device_id": "DEVICE",
        "keys": {"ed25519:DEVICE": "other"}, "signatures": {}, "user_id": "@bot:localhost"}}}}"#;
    let url = server(move |path| match path {
        "/_matrix/client/versions" => ("200 OK", VERSIONS.to_owned()),
        path if path.ends_with("/keys/query") => ("200 OK", keys.to_owned()),
        _ => ("404 Not Found", r#"{"errcode": "M_UNRECOGNIZED", "error": ""}"#.to_owned()),
    });
    let token = [("KAFENIO_MATRIX_PASSWORD", ""), ("KAFENIO_MATRIX_TOKEN", "t"), ("KAFENIO_MATRIX_DEVICE", "DEVICE")];
    for _ in 0..2 {
        let output = output_of(start_with("serve", &url, "@bot:localhost", folder.path(), &token));
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(error.contains("the Matrix device DEVICE was used with other keys"), "{error}");
        assert_eq!(matrix_entries(folder.path()), Vec::<String>::new());
    }
}

#[test]
fn homeserver_that_is_being_started_is_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let requests = AtomicU32::new(0);
    let url = server(move |path| match (requests.fetch_add(1, Ordering::Relaxed), path) {
        (0, _) => ("502 Bad Gateway", "<html>Bad Gateway</html>".to_owned()),
        (2, _) => ("429 Too Many", r#"{"errcode": "M_LIMIT_EXCEEDED", "error": "", "retry_after_ms": 10}"#.to_owned()),
        (_, "/_matrix/client/versions") => ("200 OK", VERSIONS.to_owned()),
        _ => ("403 Forbidden", r#"{"errcode": "M_FORBIDDEN", "error": "Invalid username or password"}"#.to_owned()),
    });
    let output = output_of(start("serve", &url, "@bot:127.0.0.1", folder.path()));
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error.matches("trying again until it answers").count(), 1, "{error}");
    assert!(error.contains("wrong password"), "{error}");
}

#[test]
fn web_page_is_called_no_matrix_server() {
    for status in ["200 OK", "404 Not Found"] {
        let folder = tempfile::tempdir().unwrap();
        let url = server(move |_| (status, "<html>Welcome</html>".to_owned()));
        let output = output_of(start("serve", &url, "@bot:localhost", folder.path()));
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(error.contains(&format!("{url}/ is no Matrix server; set KAFENIO_MATRIX_HOMESERVER")), "{error}");
        assert_eq!(matrix_entries(folder.path()), Vec::<String>::new());
    }
}
