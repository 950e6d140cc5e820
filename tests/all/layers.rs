//! Checks the parts of the architecture that the compiler does not see: dependencies between modules point down, external
//! crates stay where they belong, the crates below the package are pure, no two files import each other in a circle, and
//! no file grows too long.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Every module of the package and its layer. A file names only modules of its own layer or of a lower one.
const LAYERS: &[(&str, u8)] = &[
    ("language", 1),
    ("rating", 1),
    ("tournament", 1),
    ("error_rate", 1),
    ("locale", 2),
    ("chat", 3),
    ("command", 3),
    ("metrics", 3),
    ("present", 3),
    ("report", 3),
    ("speech", 3),
    ("store", 3),
    ("manager", 4),
    ("admin", 5),
    ("check", 5),
    ("console", 5),
    ("convert", 5),
    ("discord", 5),
    ("font", 5),
    ("http", 5),
    ("input", 5),
    ("json_lines", 5),
    ("log", 5),
    ("matrix", 5),
    ("networks", 5),
    ("platforms", 5),
    ("program", 5),
    ("settings", 5),
];

/// The same for the modules of `crates/board`.
const BOARD_LAYERS: &[(&str, u8)] =
    &[("letters", 0), ("rules", 1), ("legal", 1), ("table", 2), ("tutorial", 2), ("match_file", 3)];

/// External crates that only the listed modules of the package may name.
const CRATES: &[(&str, &[&str])] = &[
    ("axum", &["http"]),
    ("clap", &["settings"]),
    ("fluent_bundle", &["locale"]),
    ("matrix_sdk", &["matrix"]),
    ("matrix_sdk_base", &["matrix"]),
    ("maud", &["matrix", "report"]),
    ("prometheus_client", &["metrics"]),
    ("serenity", &["discord"]),
    ("sha2", &["report", "store", "tournament"]),
    ("skillratings", &["rating"]),
    ("sqlx", &["store"]),
    ("unic_langid", &["locale"]),
];

/// The pure crates. Layers 1 and 2 of the package are pure, too.
const PURE: &[&str] = &["crates/board/src", "crates/engine/src", "crates/picture/src"];
/// What pure code must not use: I/O, randomness, threads.
const IMPURE: &[&str] =
    &["rand", "tokio", "tracing", "std::env", "std::fs", "std::io", "std::net", "std::process", "std::thread"];

/// The most lines that a file may have.
const MAX_FILE_LENGTH: usize = 500;
/// The most lines that `program.rs` may have: it wires the parts together and waits.
const MAX_PROGRAM_LENGTH: usize = 100;

#[test]
fn dependencies_point_down_and_crates_stay_in_their_modules() {
    let mut faults = Vec::new();
    for root in ["src", "crates/board/src"].map(Path::new) {
        for (file, text) in sources(root).into_iter().filter(|(file, _)| !file.ends_with("src/main.rs")) {
            let found = forbidden(&module_path(root, &file), &text);
            faults.extend(found.into_iter().map(|fault| format!("{}: {fault}", file.display())));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn pure_crates_do_no_io() {
    for (file, text) in PURE.iter().flat_map(|root| sources(Path::new(root))) {
        let found = impure(&text);
        assert!(found.is_empty(), "{}: {found:?}", file.display());
    }
    assert_eq!(impure("use std::{fmt, fs::File};"), ["std::fs::File"]);
    assert_eq!(impure("fn f() -> u8 { rand::random() }"), ["rand::random"]);
    assert_eq!(impure("use std::fmt; use crate::rules::Play;"), Vec::<String>::new());
}

#[test]
fn table_of_the_layers_names_every_module() {
    let page = fs::read_to_string("src/lib.rs").expect("the page about the layers");
    let rows = page.lines().filter_map(|line| line.strip_prefix("//! | ")).filter(|row| !row.contains("kafenio_"));
    let mut documented: Vec<(String, u8)> = Vec::new();
    for row in rows {
        let mut cells = row.split(" | ");
        let (Some(Ok(layer)), Some(modules)) = (cells.next().map(str::parse), cells.next()) else { continue };
        let names = modules.split(", ").map(|name| name.trim_matches(['[', ']', '`']).to_owned());
        documented.extend(names.map(|name| (name, layer)));
    }
    documented.sort();
    let mut layers: Vec<(String, u8)> = LAYERS.iter().map(|(name, layer)| ((*name).to_owned(), *layer)).collect();
    layers.sort();
    assert_eq!(documented, layers);
}

#[test]
fn forbidden_dependency_is_found() {
    let store = ["store", "tables"].map(str::to_owned);
    let wrong = [
        "use crate::manager::Manager;",
        "use crate::{chat::Reply, console::play};",
        "use super::super::manager::Manager;",
        "fn f() { crate::manager::handle() }",
        "use serenity::all::Http;",
        "fn f(page: ::maud::Markup) {}",
        "use crate::unknown::Box;",
        "fn f<'a>() { let quote = '\"'; crate::console::play(); let other = '\"'; }",
    ];
    for text in wrong {
        assert_eq!(forbidden(&store, text).len(), 1, "{text}: {:?}", forbidden(&store, text));
    }
    let right = [
        "use super::{Database, Store};",
        "use crate::chat::Reply;",
        "use kafenio_board::rules::Play;",
        "use sqlx::AnyPool;",
        "/// As [`crate::manager::Manager`] does.",
        "const HINT: &str = \"use crate::manager::Manager;\"; /* serenity::all */",
        "use std::fmt; fn f(maud: &self::maud::Plan, table: table::Row) {}",
    ];
    for text in right {
        assert!(forbidden(&store, text).is_empty(), "{text}: {:?}", forbidden(&store, text));
    }
    assert!(forbidden(&["manager".to_owned()], "use crate::{speech::Words, store::Store};").is_empty());
    assert_eq!(forbidden(&["manager".to_owned()], "use crate::console;").len(), 1);
    assert_eq!(forbidden(&["rules".to_owned()], "use crate::table::Table;").len(), 1);
    assert_eq!(forbidden(&["locale".to_owned()], "use std::fs;").len(), 1);
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    for root in PURE.iter().chain(&["src", "crates/lab/src"]).map(Path::new) {
        let circles = circles(&imports(root, &sources(root)));
        assert!(circles.is_empty(), "these files of {} import each other:\n{}", root.display(), listed(&circles));
    }
}

#[test]
fn circle_between_files_is_found() {
    let files = |texts: &[(&str, &str)]| -> Vec<(PathBuf, String)> {
        texts.iter().map(|(file, text)| (PathBuf::from(file), (*text).to_owned())).collect()
    };
    let imports = |files: &[(PathBuf, String)]| imports(Path::new("src"), files);
    let parent = ("src/store.rs", "mod row; pub use row::Row;");
    let through_parent = files(&[parent, ("src/store/row.rs", "use super::Row;")]);
    assert!(circles(&imports(&through_parent)).is_empty(), "a child may name what its parent has");
    let siblings = files(&[
        ("src/store/one.rs", "fn f() { super::two::g() }"),
        ("src/store/two.rs", "use crate::store::three;"),
        ("src/store/three.rs", "use crate::store::{one::f, four};"),
        ("src/store/four.rs", ""),
    ]);
    assert_eq!(circles(&imports(&siblings)), [["store::one", "store::three", "store::two"]]);
    let visibility = files(&[parent, ("src/store/row.rs", "pub(in crate::store) struct Row;")]);
    assert!(circles(&imports(&visibility)).is_empty(), "a visibility is no import");
    let through_root = files(&[
        ("src/lib.rs", "mod level; pub use self::level::Level;"),
        ("src/level.rs", "use crate::Level;"),
        ("src/user.rs", "use crate::Level;"),
    ]);
    assert!(circles(&imports(&through_root)).is_empty(), "and what the root has");
    let own_tests = "#[cfg(test)]\nmod tests { use super::*; use crate::store::Store; }";
    let no_circle = files(&[parent, ("src/store/row.rs", own_tests)]);
    assert!(circles(&imports(&no_circle)).is_empty(), "a file's own tests may use everything");
}

#[test]
fn every_file_is_short_enough() {
    for (file, text) in ["src", "crates", "tests"].into_iter().flat_map(|root| sources(Path::new(root))) {
        let limit = if file.ends_with("src/program.rs") { MAX_PROGRAM_LENGTH } else { MAX_FILE_LENGTH };
        let lines = text.lines().count();
        assert!(lines <= limit, "{} has {lines} lines; the limit is {limit}", file.display());
    }
}

/// Returns every Rust file below `folder` with its text.
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

/// Returns the module path of a file below `root`: `["store", "tables"]` for `src/store/tables.rs`, and an empty one for
/// `src/lib.rs`.
fn module_path(root: &Path, file: &Path) -> Vec<String> {
    let file = file.strip_prefix(root).unwrap().with_extension("");
    let names = file.iter().map(|name| name.to_str().unwrap().to_owned());
    names.filter(|name| name != "lib" && name != "mod").collect()
}

/// Returns every path that the source `text` names outside of its own unit tests.
fn named_paths(text: &str) -> Vec<Vec<String>> {
    let code = code_only(text);
    let code = code.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    paths(&tokens(code))
}

/// Returns for each file below `root`, as a module path such as `store::row`, the other files that it imports from.
fn imports(root: &Path, files: &[(PathBuf, String)]) -> BTreeMap<String, BTreeSet<String>> {
    let modules: BTreeSet<Vec<String>> = files.iter().map(|(file, _)| module_path(root, file)).collect();
    let mut imports = BTreeMap::new();
    for (file, text) in files {
        let module = module_path(root, file);
        let targets = named_paths(text).into_iter().filter_map(|path| {
            let path = from_root(&module, &path)?;
            let target = (0..=path.len()).rev().map(|length| &path[..length]).find(|path| modules.contains(*path))?;
            // A child may name the types of its parent, which stand in the file of the module's name.
            let is_ancestor = module.starts_with(target);
            (!is_ancestor).then(|| target.join("::"))
        });
        imports.insert(module.join("::"), targets.collect());
    }
    imports
}

/// Resolves `path`, written in `module`, from the crate's root; `None` if it leads out of the crate.
fn from_root(module: &[String], path: &[String]) -> Option<Vec<String>> {
    let supers = path.iter().take_while(|name| *name == "super").count();
    let (base, rest) = match path[0].as_str() {
        "crate" | "kafenio" => (0, 1),
        "self" => (module.len(), 1),
        "super" => (module.len().checked_sub(supers)?, supers),
        // A path that begins with a name leads into a submodule, or out of the crate.
        _ => (module.len(), 0),
    };
    Some([&module[..base], &path[rest..]].concat())
}

/// Returns the groups of files that import each other, directly or through others; each group and the list are sorted.
fn circles(imports: &BTreeMap<String, BTreeSet<String>>) -> Vec<Vec<String>> {
    let reachable = |from: &String| {
        let mut found = BTreeSet::new();
        let mut pending = vec![from];
        while let Some(target) = pending.pop().and_then(|file| imports.get(file)) {
            pending.extend(target.iter().filter(|file| found.insert((*file).clone())));
        }
        found
    };
    let reached: BTreeMap<&String, BTreeSet<String>> = imports.keys().map(|file| (file, reachable(file))).collect();
    let circle = |file: &String| -> Vec<String> {
        reached[file]
            .iter()
            .filter(|other| reached.get(other).is_some_and(|back| back.contains(file)))
            .cloned()
            .collect()
    };
    let circles: BTreeSet<Vec<String>> = imports.keys().map(circle).filter(|circle| !circle.is_empty()).collect();
    circles.into_iter().collect()
}

fn listed(circles: &[Vec<String>]) -> String {
    circles.iter().map(|circle| circle.join(", ")).collect::<Vec<_>>().join("\n")
}

/// Describes every name in `text`, the source of `module`, that breaks the rules.
fn forbidden(module: &[String], text: &str) -> Vec<String> {
    let Some(top) = module.first() else { return Vec::new() };
    let Some(layer) = layer_of(top) else { return vec![format!("{top} has no layer: add it to LAYERS")] };
    let fault = |path: Vec<String>| match path[0].as_str() {
        "crate" | "kafenio" | "super" => upward(module, layer, &path),
        _ => misplaced_crate(top, &path.join("::")),
    };
    let found = paths(&tokens(&code_only(text))).into_iter().filter_map(fault);
    let impure = if layer <= 2 { impure(text) } else { Vec::new() };
    found.chain(impure.into_iter().map(|path| format!("{path}: layer {layer} is pure"))).collect()
}

fn layer_of(name: &str) -> Option<u8> {
    LAYERS.iter().chain(BOARD_LAYERS).find(|(module, _)| *module == name).map(|(_, layer)| *layer)
}

/// Returns what is wrong with naming our own `path` in `module`, which belongs to `layer`.
fn upward(module: &[String], layer: u8, path: &[String]) -> Option<String> {
    let target = from_root(module, path)?.first().cloned().filter(|name| name != "*" && name != "self")?;
    match layer_of(&target) {
        Some(other) if other <= layer => None,
        Some(other) => Some(format!("{}: {} is in layer {layer}, {target} in {other}", path.join("::"), module[0])),
        None if path[0] == "super" => None, // An item of the file itself, named by its inner module.
        None => Some(format!("{}: {target} has no layer", path.join("::"))),
    }
}

/// Returns what is wrong with naming `path`, which is not ours, in the top-level module `top`.
fn misplaced_crate(top: &str, path: &str) -> Option<String> {
    let (_, modules) = CRATES.iter().find(|(name, modules)| is_in(path, name) && !modules.contains(&top))?;
    Some(format!("only {} may name {path}", modules.join(", ")))
}

fn is_in(path: &str, stem: &str) -> bool {
    path == stem || path.starts_with(&format!("{stem}::"))
}

/// Returns the paths in `text` that pure code must not use.
fn impure(text: &str) -> Vec<String> {
    let named = paths(&tokens(&code_only(text))).into_iter().map(|path| path.join("::"));
    named.filter(|path| IMPURE.iter().any(|stem| is_in(path, stem))).collect()
}

/// Removes the comments and the contents of string and character literals from `text`.
fn code_only(text: &str) -> String {
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

/// Returns the length of the string literal, plain or raw, at the beginning of `text`.
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

/// Returns the length of the character literal at the beginning of `text`; 1 for a lifetime, which has no second quote.
fn character_length(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match (chars.next(), chars.next()) {
        (Some((_, '\\')), _) => text[3..].find('\'').map_or(text.len(), |end| 3 + end + 1),
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

/// Splits code into names, `::`, and single characters.
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

/// Returns every path in the code: `use a::{b, c::d}` gives `a::b` and `a::c::d`.
fn paths(tokens: &[&str]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| tokens[at]);
        // `::gif` is the crate, `a::gif` is not.
        let inside = before == Some("::") && at >= 2 && is_name(tokens[at - 2]) || before == Some(".");
        // `pub(in crate::manager)` says who may use an item, and imports nothing.
        let is_visibility = before == Some("in") && at >= 2 && tokens[at - 2] == "(";
        let begins = matches!(before, Some("use" | "extern" | "crate")) || tokens.get(at + 1) == Some(&"::");
        if is_name(token) && begins && !inside && !is_visibility {
            branches(&tokens[at..], &[], &mut found);
        }
    }
    found
}

/// Adds the paths of the `use` tree at the beginning of `tokens` to `found`, each below `stem`. Returns the number of
/// tokens read.
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
