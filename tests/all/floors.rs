//! The plan of the house, held: no arrow runs up, no crate is named outside its room, no file outgrows its shelf.

use std::fs;
use std::path::{Path, PathBuf};

/// Every module of the crate and the floor it stands on. A file names only what stands on its own floor or below.
const FLOORS: &[(&str, u8)] = &[
    ("rules", 1),
    ("legal", 1),
    ("table", 2),
    ("chat", 3),
    ("command", 3),
    ("picture", 3),
    ("speech", 3),
    ("store", 3),
    ("manager", 4),
    ("care", 5),
    ("check", 5),
    ("console", 5),
    ("discord", 5),
    ("http", 5),
    ("matrix", 5),
    ("pipe", 5),
    ("settings", 5),
    ("main", 5),
];

/// Crates that know a machine, a platform or a format, and the only modules that may name them.
const ROOMS: &[(&str, &[&str])] = &[
    ("ab_glyph", &["picture"]),
    ("ab_glyph_rasterizer", &["picture"]),
    ("axum", &["http"]),
    ("blurhash", &["picture"]),
    ("clap", &["settings"]),
    ("fluent_bundle", &["speech"]),
    ("gif", &["picture"]),
    ("matrix_sdk", &["matrix"]),
    ("matrix_sdk_base", &["matrix"]),
    ("png", &["picture"]),
    ("serenity", &["discord"]),
    ("sqlx", &["store"]),
    ("unic_langid", &["speech"]),
    ("zlib_rs", &["picture"]),
];

/// What the pure floors, 1 and 2, do without: input and output, chance, other threads.
const IMPURE: &[&str] =
    &["rand", "tokio", "tracing", "std::env", "std::fs", "std::io", "std::net", "std::process", "std::thread"];

#[test]
fn no_arrow_runs_up_and_no_crate_leaves_its_room() {
    let mut faults = Vec::new();
    for (file, text) in sources(Path::new("src")) {
        faults.extend(
            misplaced(&module_path(&file), &text).into_iter().map(|fault| format!("{}: {fault}", file.display())),
        );
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn a_turned_arrow_is_seen() {
    let rules = ["rules", "play"].map(str::to_owned);
    let faulty = [
        "use crate::table::Table;",
        "use crate::{rules::Play, chat::Reply};",
        "use super::super::manager::Manager;",
        "fn f() { crate::store::open() }",
        "use serenity::all::Http;",
        "fn f(pictures: ::gif::Encoder) {}",
        "use std::{fmt, fs::File};",
        "fn f() -> u8 { rand::random() }",
        "use crate::attic::Box;",
        "fn f<'a>() { let quote = '\"'; crate::picture::png(); let other = '\"'; }",
    ];
    for text in faulty {
        assert_eq!(misplaced(&rules, text).len(), 1, "{text}: {:?}", misplaced(&rules, text));
    }
    let sound = [
        "use super::{Player, Position};",
        "use crate::rules::Play;",
        "/// As [`crate::manager::Manager`] does.",
        "const HINT: &str = \"use crate::manager::Manager;\"; /* serenity::all */",
        "use std::fmt; fn f(gif: &self::gif::Plan, table: table::Row) {}",
    ];
    for text in sound {
        assert!(misplaced(&rules, text).is_empty(), "{text}: {:?}", misplaced(&rules, text));
    }
    assert!(misplaced(&["manager".to_owned()], "use crate::{rules::Play, store::Store, chat::Reply};").is_empty());
    assert_eq!(misplaced(&["manager".to_owned()], "use crate::console;").len(), 1);
    assert!(misplaced(&["picture".to_owned(), "draw".to_owned()], "use gif::Encoder;").is_empty());
}

#[test]
fn every_file_fits_its_shelf() {
    for (file, text) in sources(Path::new("src")).into_iter().chain(sources(Path::new("tests"))) {
        let most = if file.ends_with("src/main.rs") { 79 } else { 500 };
        let lines = text.lines().count();
        assert!(lines <= most, "{} has {lines} lines, {most} are the most", file.display());
    }
}

/// Every Rust file below `folder`, with its text.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
    found
}

/// `src/rules/play.rs` is `["rules", "play"]`, `src/lib.rs` is the root and so empty.
fn module_path(file: &Path) -> Vec<String> {
    let file = file.strip_prefix("src").unwrap().with_extension("");
    let names = file.iter().map(|name| name.to_str().unwrap().to_owned());
    names.filter(|name| name != "lib" && name != "mod").collect()
}

/// What `text`, the source of `module`, names although it must not.
fn misplaced(module: &[String], text: &str) -> Vec<String> {
    let Some(home) = module.first() else { return Vec::new() };
    let Some(floor) = floor_of(home) else { return vec![format!("{home} stands on no floor: give it one in FLOORS")] };
    let fault = |path: Vec<String>| match path[0].as_str() {
        "crate" | "kafenio" | "super" => turned_arrow(module, floor, &path),
        _ => stray_crate(home, floor, &path.join("::")),
    };
    paths(&tokens(&plain_code(text))).into_iter().filter_map(fault).collect()
}

fn floor_of(name: &str) -> Option<u8> {
    FLOORS.iter().find(|(module, _)| *module == name).map(|(_, floor)| *floor)
}

/// What is wrong with the arrow from `module`, which stands on `floor`, along `path` to another module of ours.
fn turned_arrow(module: &[String], floor: u8, path: &[String]) -> Option<String> {
    let target = top_module(module, path)?;
    match floor_of(&target) {
        Some(other) if other <= floor => None,
        Some(other) => Some(format!("{}: {} is on floor {floor}, {target} on {other}", path.join("::"), module[0])),
        None if path[0] == "super" => None, // An item of the file itself, seen from its inner module.
        None => Some(format!("{}: {target} stands on no floor", path.join("::"))),
    }
}

/// What is wrong with naming `path`, which is not ours, in the module `home` on `floor`.
fn stray_crate(home: &str, floor: u8, path: &str) -> Option<String> {
    let is_in = |stem: &str| path == stem || path.starts_with(&format!("{stem}::"));
    if let Some((_, rooms)) = ROOMS.iter().find(|(name, rooms)| is_in(name) && !rooms.contains(&home)) {
        return Some(format!("{path} belongs to {}", rooms.join(", ")));
    }
    let impure = IMPURE.iter().find(|impure| floor <= 2 && is_in(impure))?;
    Some(format!("{path}: floor {floor} is pure and does without {impure}"))
}

/// The module directly below the crate's root that `path`, written in `module`, leads into.
fn top_module(module: &[String], path: &[String]) -> Option<String> {
    let supers = path.iter().take_while(|name| *name == "super").count();
    let kept = if supers == 0 { 0 } else { module.len().saturating_sub(supers) };
    let mut from_root = module[..kept].iter().chain(path.iter().skip(supers.max(1)));
    from_root.next().cloned().filter(|name| name != "*" && name != "self")
}

/// `text` without comments, and with every string and character literal empty.
fn plain_code(text: &str) -> String {
    let mut code = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let skipped = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if first == '"' || rest.starts_with("r\"") || rest.starts_with("r#\"") {
            string_length(rest)
        } else if first == '\'' {
            character_length(rest)
        } else {
            0
        };
        code.push(if skipped == 0 { first } else { ' ' });
        rest = &rest[skipped.max(first.len_utf8())..];
    }
    code
}

/// Length of the string literal, plain or raw, with which `text` begins.
fn string_length(text: &str) -> usize {
    if let Some(raw) = text.strip_prefix('r') {
        let closing: String = raw.chars().take_while(|c| *c == '#' || *c == '"').take(2).collect();
        let closing: String = closing.chars().rev().collect::<String>().trim_start_matches("\"\"").to_owned();
        let opening = 1 + closing.len();
        return text[opening..].find(&closing).map_or(text.len(), |end| opening + end + closing.len());
    }
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Length of the character literal with which `text` begins; 1 for a lifetime, which has no second quote.
fn character_length(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match (chars.next(), chars.next()) {
        (Some((_, '\\')), _) => text[3..].find('\'').map_or(text.len(), |end| 3 + end + 1),
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

/// Names, `::`, and every other sign by itself.
fn tokens(code: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_name = |c: char| c.is_alphanumeric() || c == '_';
        let length = match first {
            _ if is_name(first) => rest.find(|c| !is_name(c)).unwrap_or(rest.len()),
            _ if rest.starts_with("::") => 2,
            _ => first.len_utf8(),
        };
        found.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    found
}

/// Every path in the code: `use a::{b, c::d}` gives `a::b` and `a::c::d`.
fn paths(tokens: &[&str]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| tokens[at]);
        // `::gif` is the crate, `a::gif` is not.
        let inside = before == Some("::") && at >= 2 && is_name(tokens[at - 2]) || before == Some(".");
        let begins = matches!(before, Some("use" | "extern" | "crate")) || tokens.get(at + 1) == Some(&"::");
        if is_name(token) && begins && !inside {
            branches(&tokens[at..], &[], &mut found);
        }
    }
    found
}

/// Adds the paths of the tree with which `tokens` begin to `found`, each below `stem`; returns how many tokens it took.
fn branches(tokens: &[&str], stem: &[String], found: &mut Vec<Vec<String>>) -> usize {
    let mut path = stem.to_vec();
    let mut at = 0;
    loop {
        match tokens.get(at) {
            Some(&"{") => {
                at += 1;
                while let Some(token) = tokens.get(at).filter(|token| **token != "}") {
                    at += if is_name(token) || *token == "*" { branches(&tokens[at..], &path, found) } else { 1 };
                }
                return at + 1;
            }
            Some(name) if is_name(name) || *name == "*" => path.push((*name).to_owned()),
            _ => break,
        }
        at += 1;
        if tokens.get(at) != Some(&"::") {
            break;
        }
        at += 1;
    }
    found.push(path);
    at
}

fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}
