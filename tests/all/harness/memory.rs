//! Measures what a process takes.

use std::fs;

/// Returns the most memory that the process with this number has used so far, in megabytes.
pub fn peak_memory(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("the peak of the resident set");
    peak.trim().trim_end_matches(" kB").parse::<u64>().unwrap() / 1024
}
