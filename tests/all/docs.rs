//! The README and the pages in `docs/` are right: what they name exists, their commands parse, and their transcripts
//! print what the program prints. `UPDATE=1` rewrites the output in the transcripts.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use kafenio::chat::{Account, Platform, User};
use kafenio::command::{COMMANDS, Group, Registration, parse, registered, spec};
use kafenio::language::Language;
use kafenio::settings::CommandLine;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// The most bytes of the README, so that it can be read in three minutes.
const README_BYTES: usize = 6_000;
/// The most words of another page.
const PAGE_WORDS: usize = 1_500;

/// A page and its text.
struct Page {
    path: PathBuf,
    text: String,
}

/// Returns the README, the contributor's guide and the pages in `docs/` and `docs/dev/`, in this order.
fn pages() -> Vec<Page> {
    let root = Path::new(ROOT);
    let files = ["docs", "docs/dev"].map(|folder| fs::read_dir(root.join(folder)).unwrap());
    let mut docs: Vec<PathBuf> = files.into_iter().flatten().map(|file| file.unwrap().path()).collect();
    docs.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    docs.sort();
    let paths = ["README.md", "CONTRIBUTING.md"].map(|name| root.join(name)).into_iter().chain(docs);
    paths.map(|path| Page { text: fs::read_to_string(&path).unwrap(), path }).collect()
}

fn page(name: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join(name)).unwrap()
}

/// Returns the text of all files in `folder` and its subfolders.
fn sources(folder: &str) -> String {
    let mut folders = vec![Path::new(ROOT).join(folder)];
    let mut text = String::new();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else {
                text.push_str(&String::from_utf8_lossy(&fs::read(path).unwrap()));
            }
        }
    }
    text
}

/// Returns the inline code of `text`: what is between backticks, outside of code blocks.
fn inline_code(text: &str) -> Vec<&str> {
    let prose = text.split("```").step_by(2);
    prose.flat_map(|prose| prose.split('`').skip(1).step_by(2)).collect()
}

/// Returns the code blocks of `text` in this language.
fn blocks<'t>(text: &'t str, language: &str) -> Vec<&'t str> {
    let code = text.split("```").skip(1).step_by(2);
    code.filter_map(|block| block.split_once('\n')).filter(|block| block.0 == language).map(|block| block.1).collect()
}

/// Spells a command that runs the program from its source as a call of the program.
fn as_program(line: &str) -> String {
    line.replace("cargo run -- ", "kafenio ").replace("cargo run --locked -- ", "kafenio ")
}

#[test]
fn every_dependency_has_its_reason() {
    let manifests = [
        "Cargo.toml",
        "crates/board/Cargo.toml",
        "crates/engine/Cargo.toml",
        "crates/picture/Cargo.toml",
        "crates/lab/Cargo.toml",
    ]
    .map(page);
    let sections = manifests.iter().map(|manifest| {
        let below = manifest.split_once("\n[dependencies]\n").unwrap().1;
        below.split("\n[").next().unwrap()
    });
    let named = sections.flat_map(str::lines).filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    let names = named.filter_map(|line| line.split([' ', '.']).next()).filter(|name| !name.starts_with("kafenio-"));
    let depended: BTreeSet<&str> = names.collect();
    let page = page("docs/dependencies.md");
    // Below the first heading are those that were decided against.
    let chosen = page.split("\n## ").next().unwrap();
    let rows = chosen.lines().filter(|line| line.starts_with("| `"));
    let explained: BTreeSet<&str> =
        rows.flat_map(|row| row.split('|').nth(1).unwrap().split('`').skip(1).step_by(2)).collect();
    assert_eq!(depended, explained, "the manifests on the left, docs/dependencies.md on the right");
}

/// The tables of faults and of threats name the test of each row, or a module of tests.
#[test]
fn every_test_named_in_the_docs_exists() {
    let faults = [page("tests/faults.md"), page("docs/threats.md")].concat();
    let named: BTreeSet<&str> =
        faults.split('`').skip(1).step_by(2).filter_map(|code| code.rsplit_once("::")).map(|(_, test)| test).collect();
    assert!(named.len() > 15, "{named:?}");
    let tests = [sources("tests/all"), sources("src"), sources("crates")].concat();
    let missing: Vec<&str> = named
        .into_iter()
        .filter(|test| ["fn {}()", "mod {};"].iter().all(|form| !tests.contains(&form.replace("{}", test))))
        .collect();
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
    let page = page("docs/commands.md");
    let missing: Vec<&str> =
        COMMANDS.iter().map(|spec| spec.name).filter(|name| !page.contains(&format!("`/{name}"))).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let grouped = COMMANDS.iter().filter(|spec| spec.registration != Registration::TopLevel);
    let names = grouped.map(|spec| format!("`/{}`", spec.registered_name(Language::DEFAULT)));
    let missing: Vec<String> = names.filter(|name| !page.contains(name)).collect();
    assert!(missing.is_empty(), "not where the page says what Discord shows: {missing:?}");
}

#[test]
fn chat_commands_in_the_docs_parse() {
    let account = Account { platform: Platform::Console, id: "friend".to_owned() };
    let friend = User { account, name: "friend".to_owned() };
    let mut checked = 0;
    // The contributor's guide adds a command that does not exist.
    for page in pages().into_iter().filter(|page| !page.path.ends_with("CONTRIBUTING.md")) {
        for code in inline_code(&page.text) {
            let Some(command) = code.strip_prefix(['/', '!']).filter(|rest| !rest.is_empty()) else { continue };
            let is_path = command.split(' ').next().unwrap().contains('/');
            if is_path || ["data", "matrix", "tmp"].contains(&command) {
                continue;
            }
            let mut words = command.split(' ');
            let name = words.next().unwrap();
            // A command in one of Discord's groups. `/me` is a typed command too.
            if Group::ALL.iter().any(|group| group.name() == name)
                && let Some(subcommand) = words.next()
            {
                assert!(registered(name, Some(subcommand)).is_some(), "{}: {code}", page.path.display());
                continue;
            }
            let spec = spec(name).unwrap_or_else(|| panic!("{}: no command is called {code}", page.path.display()));
            // Placeholders show how a command is written; a bare name means the command in general.
            let is_usage = command.contains(|c: char| c == '[' || c == ',' || c.is_ascii_uppercase())
                || command.contains("...")
                || command.ends_with(':');
            let needs_options = name == command && spec.options.iter().any(|option| option.required);
            if !is_usage && !needs_options {
                // A platform turns the name of a user into a mention.
                let mentioned = code.replace(" @friend", " <@friend>");
                let parsed = parse(&mentioned, std::slice::from_ref(&friend));
                assert!(parsed.is_ok(), "{}: {code}: {parsed:?}", page.path.display());
                checked += 1;
            }
        }
    }
    assert!(checked > 20, "only {checked} commands were checked");
}

#[test]
fn program_commands_in_the_docs_parse() {
    let mut checked = 0;
    for page in pages() {
        let code = blocks(&page.text, "sh").into_iter().flat_map(str::lines).chain(inline_code(&page.text));
        let is_plain = |line: &String| !["docker ", "[", "$("].iter().any(|other| line.contains(other));
        for line in code.map(as_program).filter(is_plain) {
            let words: Vec<&str> = line.split('#').next().unwrap().split_whitespace().collect();
            let Some(at) = words.iter().position(|word| *word == "kafenio") else { continue };
            let is_called = words[..at].iter().all(|word| word.starts_with("KAFENIO_") || word.ends_with('|'));
            if is_called {
                let line = CommandLine::parse_from(&words[at..]);
                assert!(line.is_ok(), "{}: {words:?}: {}", page.path.display(), line.unwrap_err());
                checked += 1;
            }
        }
    }
    assert!(checked > 10, "only {checked} commands were checked");
}

#[test]
fn variables_in_the_docs_exist() {
    let settings = page("docs/operating.md");
    let settings: BTreeSet<&str> =
        settings.lines().filter(|line| line.starts_with("| `KAFENIO_")).flat_map(inline_code).collect();
    let tests = [sources("tests/all"), sources(".ci")].concat();
    for page in pages() {
        for rest in page.text.split("KAFENIO_").skip(1) {
            let rest: String = rest.chars().take_while(|c| c.is_ascii_uppercase() || *c == '_').collect();
            let name = format!("KAFENIO_{rest}");
            let is_setting = settings.contains(name.strip_suffix("_FILE").unwrap_or(&name));
            assert!(is_setting || tests.contains(&name), "{}: nothing reads {name}", page.path.display());
        }
    }
}

/// Runs the commands of all transcripts in one folder, so that the pages go on from the game that the README begins.
#[test]
fn transcripts_in_the_docs_are_right() {
    let folder = tempfile::tempdir().unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_kafenio")).parent().unwrap();
    let path = format!("{}:{}", program.display(), env::var("PATH").unwrap());
    let mut commands = 0;
    for page in pages() {
        let mut text = page.text.clone();
        for block in blocks(&page.text, "console") {
            let mut transcript = String::new();
            for line in block.lines().filter_map(|line| line.strip_prefix("$ ")) {
                let mut shell = Command::new("bash");
                shell.args(["-c", &format!("exec 2>&1\n{}", as_program(line))]);
                shell.env_clear().env("PATH", &path).current_dir(folder.path());
                let output = shell.output().unwrap();
                let printed = String::from_utf8(output.stdout).unwrap();
                assert!(output.status.success(), "{}: {line}: {printed}", page.path.display());
                let printed = printed.trim_end().lines().map(|line| format!("{}\n", line.trim_end()));
                transcript.extend([format!("$ {line}\n")].into_iter().chain(printed));
                commands += 1;
            }
            text = text.replace(block, &transcript);
        }
        if env::var_os("UPDATE").is_some() {
            fs::write(&page.path, text).unwrap();
        } else {
            assert_eq!(page.text, text, "{} differs (UPDATE=1 accepts the program's output)", page.path.display());
        }
    }
    assert!(commands > 2, "only {commands} commands ran");
}

#[test]
fn links_in_the_docs_lead_somewhere() {
    for page in pages() {
        let targets = page.text.split("](").skip(1).map(|rest| rest.split(')').next().unwrap());
        let images = page.text.split("src=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        for target in targets.chain(images).filter(|target| !target.starts_with("http")) {
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let file = if file.is_empty() { page.path.clone() } else { page.path.parent().unwrap().join(file) };
            assert!(file.exists(), "{}: {target}", page.path.display());
            if !heading.is_empty() {
                let text = fs::read_to_string(&file).unwrap();
                let headings = text.lines().filter(|line| line.starts_with('#'));
                let has_heading = headings.map(anchor).any(|anchor| anchor == heading);
                assert!(has_heading, "{}: {target}", page.path.display());
            }
        }
    }
}

/// Returns the name by which links lead to a heading.
fn anchor(heading: &str) -> String {
    let words = heading.trim_start_matches('#').trim().to_lowercase();
    words.replace(' ', "-").chars().filter(|c| c.is_alphanumeric() || *c == '-').collect()
}

#[test]
fn readme_stays_short() {
    let bytes = page("README.md").len();
    assert!(bytes <= README_BYTES, "the README has {bytes} bytes, of at most {README_BYTES}");
}

/// A page is read at one sitting, but for those that are looked up.
#[test]
fn pages_stay_short() {
    for page in pages() {
        let is_looked_up = ["commands.md", "operating.md"].iter().any(|name| page.path.ends_with(name));
        // The lines of tables are no words.
        let words = page.text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
        assert!(
            is_looked_up || words <= PAGE_WORDS,
            "{} has {words} words, of at most {PAGE_WORDS}",
            page.path.display()
        );
    }
}

/// The commands stand in the order of `/help all`, each on a line of its own.
#[test]
fn commands_are_documented_in_the_order_of_the_help() {
    let page = page("docs/commands.md");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `/")?.split([' ', '`']).next());
    let mut documented: Vec<&str> = rows.collect();
    documented.dedup();
    let names: Vec<&str> = COMMANDS.iter().map(|spec| spec.name).collect();
    assert_eq!(documented, names);
}

/// The release that is described, pulled and built has one number.
#[test]
fn version_is_the_same_everywhere() {
    let version = env!("CARGO_PKG_VERSION");
    let uses = [
        ("compose.yaml", format!("image: ${{IMAGE:-kafenio}}:${{VERSION:-{version}}}")),
        ("compose.yaml", format!("VERSION: ${{VERSION:-{version}}}")),
        (".env.example", format!("\nVERSION={version}\n")),
        ("Dockerfile", format!("ARG VERSION={version}\n")),
        ("CHANGELOG.md", format!("\n## {version} ")),
        ("docs/ansible.md", format!("kafenio:{version}")),
    ];
    for (file, text) in uses {
        assert!(page(file).contains(&text), "{file} does not say {text:?}");
    }
    assert!(page("docs/ansible.md").split("/kafenio:").skip(1).all(|rest| rest.starts_with(version)));
}

/// The variables in files that operators copy are settings.
#[test]
fn variables_in_the_files_of_operators_exist() {
    let settings = page("docs/operating.md");
    for file in [".env.example", "packaging/kafenio.env", "packaging/kafenio.service"] {
        let text = page(file);
        let names =
            text.split(|c: char| !c.is_ascii_uppercase() && c != '_').filter(|word| word.starts_with("KAFENIO_"));
        let names: Vec<&str> = names.collect();
        assert!(!names.is_empty(), "{file}");
        for name in names {
            let setting = name.strip_suffix("_FILE").unwrap_or(name);
            assert!(
                settings.contains(&format!("| `{setting}`")) || settings.contains(&format!("`{setting}`")),
                "{file}: {name}"
            );
        }
    }
}
