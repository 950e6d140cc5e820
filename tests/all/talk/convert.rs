//! Runs `kafenio convert` as players and scripts do, and reads the files that `/export` saves in the terminal.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const IMPORTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/board/tests/imports");

fn run(words: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_kafenio"));
    program.args(words).env_clear().stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn texts(output: &Output) -> [String; 2] {
    [&output.stdout, &output.stderr].map(|bytes| String::from_utf8(bytes.clone()).unwrap())
}

#[test]
fn match_file_becomes_json_for_scripts() {
    let [json, error] = texts(&run(&["convert", &format!("{IMPORTS}/gnubg.mat"), "--to", "json"], ""));
    assert_eq!(error, "");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["players"], &json["length"]), (&serde_json::json!(["Alice", "Bob"]), &serde_json::json!(5)));
    let second = serde_json::json!({
        "score": [1, 0],
        "turns": [
            { "seat": 1, "roll": [1, 3], "play": "8/5 6/5" },
            { "seat": 0, "roll": [6, 4], "play": "24/18 13/9" },
            { "seat": 1, "action": "double" },
            { "seat": 0, "action": "drop" },
        ],
        "result": { "winner": 1, "points": 1 },
    });
    assert_eq!(json["games"][1], second);
}

#[test]
fn standard_input_is_converted_to_every_format_and_back() {
    let file = fs::read_to_string(Path::new(IMPORTS).join("gnubg-saved.sgf")).unwrap();
    let [first, _] = texts(&run(&["convert", "-"], &file));
    assert!(first.contains("5 point match") && first.contains("44: 25/21* 24/20* 21/17* 17/13"), "{first}");
    let mut last = first.clone();
    for format in ["sgf", "json", "mat"] {
        let output = run(&["convert", "-", "--to", format], &last);
        assert!(output.status.success());
        [last, _] = texts(&output);
    }
    assert_eq!(last, first);
}

#[test]
fn broken_file_is_converted_as_far_as_it_goes() {
    let output = run(&["convert", &format!("{IMPORTS}/illegal-move-in-game-2.mat")], "");
    assert_eq!(output.status.code(), Some(1));
    let [written, error] = texts(&output);
    assert!(error.contains("Game 2, move 2: 13/7 is not legal with 5-2. What comes before is converted"), "{error}");
    assert!(written.contains(" Game 2\n") && written.contains("8/5 6/5"), "{written}");
}

#[test]
fn match_without_moves_is_said() {
    let output = run(&["convert", "-"], "3 point match\n\n Game 1\n A : 0    B : 0\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(texts(&output)[1].contains("the file has no moves"), "{:?}", texts(&output));
}

#[test]
fn what_cannot_be_converted_is_said() {
    for (words, input, code, said) in [
        (&["convert", "/no/such/file"][..], "", 1, "cannot read /no/such/file"),
        (&["convert", "-"][..], "Dear diary", 1, "no match file that I know"),
        (&["convert", "-"][..], "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", 1, "a position, not a match"),
        (&["convert", "-", "--to", "pdf"][..], "", 2, "pdf"),
        (&["convert"][..], "", 2, "FILE"),
    ] {
        let output = run(words, input);
        let [written, error] = texts(&output);
        assert_eq!((output.status.code(), written.as_str()), (Some(code), ""), "{words:?}: {error}");
        assert!(error.contains(said), "{words:?}: {error}");
    }
    let folder = tempfile::tempdir().unwrap();
    let played = "alice: /newgame plakoto @bob\nbob: /accept\nalice: /export\n";
    let data = folder.path().to_str().unwrap();
    let [said, _] = texts(&run(&["--data-dir", data, "play", "--dice", "31 64", "--pictures", data], played));
    let file = folder.path().join("fig-1.txt");
    assert!(said.contains(&format!("=> {}", file.display())), "{said}");
    let output = run(&["convert", file.to_str().unwrap(), "--to", "sgf"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(texts(&output)[1].contains("--to sgf cannot be used"), "{:?}", texts(&output));
}

/// The file of a match in which a doublet hits with all four moves, between two people whose names are not ASCII.
#[test]
fn export_keeps_every_play_and_every_name() {
    let lines = "\
        Δημήτρης: /newgame backgammon @Ελένη match:5\n\
        Ελένη: /accept\n\
        Δημήτρης: /move 13/11 6/5\n\
        Ελένη: /roll\n\
        Ελένη: /move 24/20* 8/5\n\
        Δημήτρης: /roll\n\
        Ελένη: /roll\n\
        Ελένη: /move 8/4 24/23\n\
        Δημήτρης: /roll\n\
        Δημήτρης: /move bar/21*/17*/13 24/20*\n\
        Ελένη: /roll\n\
        Ελένη: /move bar/23(3) 6/4\n\
        Δημήτρης: /export\n";
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    run(&["--data-dir", data, "play", "--dice", "21 43 66 41 44 22 31", "--pictures", data], lines);
    let file = fs::read_to_string(folder.path().join("fig-1.mat")).unwrap();
    assert!(file.contains(" Δημήτρης : 0 ") && file.contains("  Ελένη : 0\n"), "{file}");
    let [json, error] = texts(&run(&["convert", "-", "--to", "json"], &file));
    assert_eq!(error, "");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["players"], serde_json::json!(["Δημήτρης", "Ελένη"]));
    let turns = json["games"][0]["turns"].as_array().unwrap();
    let plays: Vec<&str> = turns.iter().filter_map(|turn| turn["play"].as_str()).collect();
    let expected = ["13/11 6/5", "24/20* 8/5", "", "24/23 8/4", "bar/21*/17*/13 24/20*", "bar/23(3) 6/4"];
    assert_eq!(plays[..6], expected, "{json}");
}
