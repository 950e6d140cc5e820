//! The docs name everything that exists, and nothing else.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use kafenio::command::COMMANDS;

const README: &str = include_str!("../../README.md");
const CARGO_TOML: &str = include_str!("../../Cargo.toml");

#[test]
fn every_dependency_has_its_reason() {
    let below = CARGO_TOML.split_once("\n[dependencies]\n").unwrap().1;
    let section = below.split("\n[").next().unwrap();
    let named = section.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    let depended: BTreeSet<&str> = named.filter_map(|line| line.split_once(" = ")).map(|(name, _)| name).collect();
    let below = README.split_once("## What it is built from").unwrap().1;
    let rows = below.split("\n## ").next().unwrap().lines().filter(|line| line.starts_with("| `"));
    let explained: BTreeSet<&str> =
        rows.flat_map(|row| row.split('|').nth(1).unwrap().split('`').skip(1).step_by(2)).collect();
    assert_eq!(depended, explained, "Cargo.toml on the left, the README's table on the right");
}

/// The table of faults names the test of each row.
#[test]
fn every_test_named_in_the_docs_exists() {
    let faults = include_str!("../../docs/faults.md");
    let named: BTreeSet<&str> =
        faults.split('`').skip(1).step_by(2).filter_map(|code| code.rsplit_once("::")).map(|(_, test)| test).collect();
    assert!(named.len() > 15, "{named:?}");
    let folders = ["", "discord", "matrix", "picture", "rules", "store", "table", "talk"];
    let files = folders.iter().flat_map(|folder| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all").join(folder);
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).filter(|path| path.is_file())
    });
    let tests: String = files.map(|file| fs::read_to_string(file).unwrap()).collect();
    let missing: Vec<&str> = named.into_iter().filter(|test| !tests.contains(&format!("fn {test}()"))).collect();
    assert!(missing.is_empty(), "{missing:?}");

    let scripts = concat!(env!("CARGO_MANIFEST_DIR"), "/.ci/matrix");
    let named: Vec<_> = faults.split('`').skip(1).step_by(2).filter_map(|code| code.split_once(".py:")).collect();
    assert!(named.len() > 10, "{named:?}");
    for (script, check) in named {
        let script = fs::read_to_string(format!("{scripts}/{script}.py")).unwrap();
        assert!(script.contains(&format!("def {check}(")), "{check}");
    }
}

#[test]
fn every_command_is_documented() {
    let missing: Vec<&str> =
        COMMANDS.iter().map(|spec| spec.name).filter(|name| !README.contains(&format!("`/{name}"))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
