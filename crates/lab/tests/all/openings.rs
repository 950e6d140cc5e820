//! How openings are rolled out.

use std::process::Command;

/// Runs `kafenio-lab openings` with so many threads, and returns the file.
fn rolled_out(game: &str, seed: u64, threads: u64) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(format!("{game}.txt"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_kafenio-lab"));
    command.args(["openings", "--game", game, "--games", "2", "--turns", "3", "--seed", &seed.to_string()]);
    let ran = command.args(["--threads", &threads.to_string(), "--out"]).arg(&file).output().expect("it runs");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    std::fs::read_to_string(file).expect("a file")
}

#[test]
fn same_seed_gives_the_same_openings_with_any_number_of_threads() {
    let one = rolled_out("fevga", 1, 1);
    assert!(
        one.starts_with("# kafenio-lab openings --game fevga --games 2 --turns 3 --seed 1 --out fevga.txt\n"),
        "{one}"
    );
    assert_eq!(one.lines().count(), 22);
    assert_eq!(rolled_out("fevga", 1, 2), one);
    assert_ne!(rolled_out("fevga", 2, 1).lines().nth(1), one.lines().nth(1), "other dice");
}
