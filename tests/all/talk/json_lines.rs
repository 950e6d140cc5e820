//! Runs `kafenio legal` and `kafenio picture` as other programs do.

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Output, Stdio};

use kafenio_board::legal::legal;

/// Returns the opening position of Backgammon with the roll `dice`, as a line of JSON.
fn start(dice: &str) -> String {
    let mut side = vec!["0"; 26];
    (side[24], side[13], side[8], side[6]) = ("2", "5", "3", "5");
    let side = side.join(",");
    format!(r#"{{"variant":"backgammon","dice":{dice},"player":[{side}],"opponent":[{side}]}}"#)
}

fn program(words: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_kafenio"));
    program.args(words).env_clear().stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    program
}

fn run(words: &[&str], input: &[u8]) -> Output {
    let mut child = program(words).spawn().unwrap();
    let (mut stdin, input) = (child.stdin.take().unwrap(), input.to_owned());
    // A program that does not read everything may close its input.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

#[test]
fn every_line_is_answered_in_order() {
    let lines = [start("[3,1]"), "nonsense".to_owned(), String::new(), start("[6,6]"), start("[7,1]")];
    let mut input = lines.join("\n").into_bytes();
    input.extend(b"\n\xff\xfe");
    let output = run(&["legal"], &input);
    assert!(output.status.success());
    let answers = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!(answers.len(), 6);
    for (line, answer) in lines.iter().zip(&answers) {
        assert_eq!(*answer, legal(line.as_bytes()));
    }
    assert!(answers[0].starts_with(r#"{"plays":[{"notation":"#));
    assert!(answers[5].starts_with(r#"{"error":"#), "invalid UTF-8 is an error too: {}", answers[5]);
}

#[test]
fn line_that_is_too_long_is_one_error_and_the_next_one_is_answered() {
    let mut input = vec![b'['; 10_000_000];
    input.extend(format!("\n{}\n", start("[3,1]")).bytes());
    let output = run(&["legal"], &input);
    let answers = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0], r#"{"error":"the line is longer than 65536 bytes, expected a position on one line"}"#);
    assert!(answers[1].starts_with(r#"{"plays":"#));
}

#[test]
fn documented_example_matches_the_output() {
    let section = include_str!("../../../docs/positions.md");
    let examples: Vec<&str> =
        section.split("```json\n").skip(1).map(|text| text.split("```").next().unwrap()).collect();
    let output = run(&["legal"], examples[0].replace('\n', "").as_bytes());
    assert_eq!(String::from_utf8(output.stdout).unwrap().trim_end(), examples[1].replace("\n ", "").trim_end());
}

#[test]
fn each_answer_is_written_before_the_next_line_is_read() {
    let mut child = program(&["legal"]).spawn().unwrap();
    let (mut input, mut output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    for dice in ["[3,1]", "[5,5]", "[6,2]"] {
        writeln!(input, "{}", start(dice)).unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        assert_eq!(answer.trim_end(), legal(start(dice).as_bytes()));
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn closed_output_ends_the_program_quietly() {
    let mut child = program(&["legal"]).spawn().unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    // The input is more than a pipe holds. Either the program ends and closes its end, or it reads for ever.
    let line = start("[3,1]") + "\n";
    while input.write_all(line.as_bytes()).is_ok() {}
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

#[test]
fn picture_of_a_position_is_printed_or_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board.png");
    let position = start("[3,1]");
    let printed = run(&["picture"], position.as_bytes());
    assert!(printed.status.success());
    let written = run(&["picture", "--out", file.to_str().unwrap()], position.as_bytes());
    assert!(written.status.success() && written.stdout.is_empty());
    assert_eq!(std::fs::read(&file).unwrap(), printed.stdout);
    let night = run(&["picture", "--theme", "night"], position.as_bytes()).stdout;
    for picture in [&printed.stdout, &night] {
        assert_eq!(picture[..8], *b"\x89PNG\r\n\x1a\n");
        assert_eq!(picture[16..24], [0, 0, 4, 176, 0, 0, 3, 132], "1200 by 900 pixels");
    }
    assert_ne!(printed.stdout, night);
}

/// The picture shows everything that is given about the game around a position, and nothing else.
#[test]
fn every_option_changes_the_picture() {
    let portes = start("[3,1]");
    let puff = portes.replace("backgammon", "puff").replace('}', r#","doublets":2}"#);
    let tric_trac = portes.replace("backgammon", "tric-trac");
    let draw = |line: &str, words: &[&str]| {
        let output = run(&[&["picture"], words].concat(), line.as_bytes());
        assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
        output.stdout
    };
    let cases: [(&str, &[&str]); 9] = [
        (&portes, &["--player", "Ελένη"]),
        (&portes, &["--opponent", "Jörg"]),
        (&portes, &["--score", "2-1"]),
        (&portes, &["--length", "7"]),
        (&portes, &["--cube", "4:opponent"]),
        (&portes, &["--home", "left"]),
        (&portes, &["--numbers", "ravensburger"]),
        (&tric_trac, &["--points", "7-10"]),
        (&puff, &[]),
    ];
    let mut plain = HashMap::new();
    for (line, words) in cases {
        let without = line.replace(r#","doublets":2"#, "");
        let plain = plain.entry(without).or_insert_with_key(|without| draw(without, &[]));
        assert_ne!(draw(line, words), *plain, "{words:?} changes nothing");
    }
}

#[test]
fn help_lists_options_and_no_settings() {
    for (words, needed) in [(["legal", "--help"], "player_pinned, opponent_pinned"), (["picture", "--help"], "--cube")]
    {
        let output = run(&words, b"");
        assert_eq!(output.status.code(), Some(0));
        let help = String::from_utf8(output.stdout).unwrap();
        assert!(help.contains(needed) && !help.contains("--matrix"), "{help}");
    }
    // The settings are still accepted.
    let output = run(&["legal", "--log", "info"], b"");
    assert_eq!(output.status.code(), Some(0));
    let output = run(&["legal", "--log", "=="], b"");
    assert_eq!(output.status.code(), Some(2));
    let help = String::from_utf8(run(&["play", "--help"], b"").stdout).unwrap();
    assert!(help.contains("ends with exit code 1") && help.contains("--data-dir"), "{help}");
}

#[test]
fn wrong_input_is_refused_with_a_reason() {
    let cases: [(&[&str], &str, i32, &str); 13] = [
        (&["picture"], "nonsense", 1, "not a position"),
        (&["picture", "--out", "/no/such/folder/board.png"], &start("[3,1]"), 1, "cannot write /no/such"),
        (&["picture", "--theme", "plush"], "", 2, "kafenio, night"),
        (&["picture"], "", 1, "not a position: the line is empty"),
        (&["picture", "--score", "7-2", "--length", "7"], &start("[3,1]"), 2, "expected less than 7 for each"),
        (&["picture", "--points", "12-2"], &start("[3,1]"), 2, "expected less than 12 for each"),
        (&["picture", "--cube", "3"], &start("[3,1]"), 2, "expected 1, 2, 4 and so on up to 4096"),
        (&["picture", "--cube", "2"], &start("[3,1]").replace("backgammon", "portes"), 2, "portes is played without"),
        (&["picture", "--points", "3-2"], &start("[3,1]"), 2, "--points cannot be used: backgammon is played without"),
        (&["picture", "--cube", "1:player"], &start("[3,1]"), 2, "nobody owns a cube of 1"),
        (&["picture", "--score", "10000-0"], &start("[3,1]"), 2, "expected at most 9999 for each"),
        (&["picture", "--length", "10000"], &start("[3,1]"), 2, "1..=9999"),
        (&["picture", "--score", "two"], &start("[3,1]"), 2, "such as 3-2"),
    ];
    for (words, input, code, reason) in cases {
        let output = run(words, input.as_bytes());
        assert_eq!(output.status.code(), Some(code), "{words:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(reason) && output.stdout.is_empty(), "{words:?}: {said}");
    }
}
