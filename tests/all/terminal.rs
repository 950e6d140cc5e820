//! The real program, fed by a pipe as a script would: whole games, pictures, and `kill -9` between any two lines.
//!
//! A file of `tests/terminal` begins with `dice: 31 64 ...`; every other line is typed as it stands.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A game that somebody typed.
struct Script {
    dice: String,
    lines: Vec<String>,
}

impl Script {
    fn read(name: &str) -> Script {
        let text = fs::read_to_string(Path::new("tests/terminal").join(name)).unwrap();
        let (first, rest) = text.split_once('\n').unwrap();
        let dice = first.strip_prefix("dice: ").unwrap().to_owned();
        Script { dice, lines: rest.lines().map(str::to_owned).collect() }
    }
}

/// The program in play on the data directory `home`.
struct Terminal {
    program: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Terminal {
    fn open(home: &Path, dice: &str, pictures: Option<&Path>) -> Terminal {
        let mut program = Command::new(env!("CARGO_BIN_EXE_kafenio"));
        program.env_clear().env("KAFENIO_DATA_DIR", home).args(["play", "--dice", dice]);
        program.args(pictures.into_iter().flat_map(|folder| ["--pictures".as_ref(), folder.as_os_str()]));
        let mut program = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (program.stdin.take().unwrap(), program.stdout.take().unwrap());
        Terminal { program, input, output: BufReader::new(output) }
    }

    /// Types `line` and returns what is printed for it. A second line, which no command knows, marks the end of that.
    fn say(&mut self, line: &str) -> String {
        writeln!(self.input, "{line}\nmarker: /zzyzx").unwrap();
        let mut said = String::new();
        loop {
            let mut next = String::new();
            assert!(self.output.read_line(&mut next).unwrap() > 0, "the program ended at {line}, after:\n{said}");
            if next.contains("zzyzx") {
                return said;
            }
            said.push_str(&next);
        }
    }

    fn kill(mut self) {
        self.program.kill().unwrap(); // SIGKILL
        self.program.wait().unwrap();
    }

    /// What is still printed, when the input ends.
    fn leave(mut self) -> String {
        drop(self.input);
        let mut rest = String::new();
        while self.output.read_line(&mut rest).unwrap() > 0 {}
        assert!(self.program.wait().unwrap().success(), "{rest}");
        rest
    }
}

/// Plays `name` in one go and again with the program killed after every line; both must read the same.
fn survives_kills(name: &str) {
    let script = Script::read(name);
    let (calm, stormy) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let pictures = calm.path().join("pictures");
    let mut terminal = Terminal::open(calm.path(), &script.dice, Some(&pictures));
    let told: Vec<String> = script.lines.iter().map(|line| terminal.say(line)).collect();
    assert_eq!(terminal.leave(), "");
    assert!(told.last().unwrap().contains("wins"), "{name} ends with {:?}", told.last());
    let boards = told.iter().flat_map(|said| said.lines()).filter(|line| line.contains("13  14  15  16")).count();
    assert_eq!(count_pictures(&pictures), boards);
    for (line, calm) in script.lines.iter().zip(&told) {
        let mut terminal = Terminal::open(stormy.path(), &script.dice, None);
        assert_eq!(&terminal.say(line), calm, "{line}");
        terminal.kill();
    }
}

/// How many pictures there are; their names must count them, and each must be a PNG.
fn count_pictures(folder: &Path) -> usize {
    let count = fs::read_dir(folder).unwrap().count();
    for number in 1..=count {
        let bytes = fs::read(folder.join(format!("{number:04}.png"))).unwrap();
        assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"), "{number}");
    }
    count
}

#[test]
fn a_game_of_portes_survives_kill_9_between_any_two_lines() {
    survives_kills("portes.txt");
}

#[test]
fn a_game_of_backgammon_with_a_double_survives_kill_9_between_any_two_lines() {
    survives_kills("backgammon.txt");
}

#[test]
fn dice_that_are_used_up_end_the_program_with_code_1() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::open(home.path(), "", None);
    writeln!(terminal.input, "alice: /newgame portes @bob\nbob: /accept").unwrap();
    drop(terminal.input);
    assert_eq!(terminal.program.wait().unwrap().code(), Some(1));
}
