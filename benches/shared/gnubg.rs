//! Runs GNU Backgammon, the yardstick of two benchmarks.

use std::error::Error;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// Runs GNU Backgammon with these commands and returns what it printed.
///
/// # Errors
/// Returns an error if it is not installed or fails.
pub fn gnubg(commands: &str) -> Result<Output, Box<dyn Error>> {
    let mut program = Command::new("gnubg")
        .args(["-t", "-q", "-r"])
        .env("PATH", format!("{}:/usr/games", std::env::var("PATH").unwrap_or_default()))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("gnubg (Debian's package of that name) is needed: {error}"))?;
    program.stdin.take().map(|mut input| input.write_all(commands.as_bytes())).transpose()?;
    let output = program.wait_with_output()?;
    if output.status.success() { Ok(output) } else { Err(format!("gnubg ended with {}", output.status).into()) }
}
