//! The database of a test: a file in its folder, or a PostgreSQL database of its own if `KAFENIO_TEST_POSTGRES` names a
//! server such as `postgres://kafenio@127.0.0.1:5432`.

use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

/// Creates a folder for a test's files, with a database that can be opened.
pub fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder for the test");
    if let Some(server) = server() {
        create(&server, &name(folder.path()));
    }
    folder
}

/// Returns the URL of the database of the test with this folder.
pub fn url(folder: &Path) -> String {
    match server() {
        Some(server) => format!("{server}/{}", name(folder)),
        None => format!("sqlite:{}", folder.join("data/kafenio.db").display()),
    }
}

/// Returns the PostgreSQL server for the tests, if there is one.
pub fn server() -> Option<String> {
    std::env::var("KAFENIO_TEST_POSTGRES").ok().filter(|server| !server.is_empty())
}

/// Creates an empty database on `server` and returns its URL.
pub fn create(server: &str, name: &str) -> String {
    psql(server, "postgres", &format!("CREATE DATABASE \"{name}\""));
    format!("{server}/{name}")
}

/// Runs `sql` with psql, as an operator would, and returns what it prints.
pub fn psql(server: &str, database: &str, sql: &str) -> String {
    let mut psql = Command::new("psql");
    psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"]);
    let output = psql.args(["--command", sql, &format!("{server}/{database}")]).output().expect("psql is installed");
    assert!(output.status.success(), "{sql}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text").trim().to_owned()
}

/// Returns a database name made of the folder's random name.
pub fn name(folder: &Path) -> String {
    folder.file_name().expect("a folder has a name").to_string_lossy().replace('.', "test_")
}
