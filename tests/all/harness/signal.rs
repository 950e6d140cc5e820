//! Signals to processes.

use std::process::Command;

/// Sends a signal with the shell's built-in `kill`, because a minimal machine has no such program.
pub fn signal(signal: &str, pid: u32) {
    assert!(Command::new("sh").args(["-c", &format!("kill {signal} {pid}")]).status().unwrap().success());
}
