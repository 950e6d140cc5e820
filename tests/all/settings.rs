//! Tests of the program's settings and command line.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use kafenio::settings::{CommandLine, MatrixLogin, Settings, Shards};

const PROGRAM: &str = env!("CARGO_BIN_EXE_kafenio");

/// Runs the program with these variables alone and an empty standard input.
fn start(arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut program = Command::new(PROGRAM);
    program.env_clear().args(arguments).envs(variables.iter().copied()).stdin(Stdio::null());
    program.output().unwrap()
}

fn error_output(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Returns the settings for these flags.
fn settings(flags: &[&str]) -> anyhow::Result<Settings> {
    let line = CommandLine::parse_from([&["kafenio"], flags].concat())?;
    Settings::new(&line.flags)
}

#[test]
fn invalid_setting_is_named_in_one_sentence() {
    let matrix = [("KAFENIO_MATRIX_HOMESERVER", "https://example.org"), ("KAFENIO_MATRIX_USER", "@bot:example.org")];
    let cases: &[(&[(&str, &str)], &str)] = &[
        (&[("KAFENIO_HTTP_ADDR", "nowhere")], "KAFENIO_HTTP_ADDR (or --http-addr) cannot be used: expected an address"),
        (&[("KAFENIO_LOG", "=")], "KAFENIO_LOG (or --log) cannot be used: expected a filter such as info"),
        (&[("KAFENIO_LOG", "nonsense")], "KAFENIO_LOG (or --log) cannot be used: expected a filter such as info"),
        (&[("KAFENIO_LOG", "info,kafenio=loud")], "KAFENIO_LOG (or --log) cannot be used"),
        (
            &[("KAFENIO_LOG_FORMAT", "xml")],
            "KAFENIO_LOG_FORMAT (or --log-format) cannot be used: expected text or json",
        ),
        (
            &[("KAFENIO_DATABASE_URL", "postgres:u:hush@h/d")],
            "expected sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE",
        ),
        (&[("KAFENIO_DATABASE_URL", "postgres://u:hush@h:port/d")], "KAFENIO_DATABASE_URL (or --database-url) cannot"),
        (&[("KAFENIO_DATABASE_URL", "sqlite:")], "expected sqlite:PATH"),
        (&[("KAFENIO_DATABASE_URL", "sqlite::memory:")], "expected sqlite:PATH"),
        (&[("KAFENIO_DATABASE_URL", "mysql://u:hush@h/d")], "KAFENIO_DATABASE_URL (or --database-url) cannot be used"),
        (&[("KAFENIO_DISCORD_TOKEN", "Bot hush")], "expected the token alone, without spaces"),
        (&[("KAFENIO_DISCORD_TOKEN", "hush"), ("KAFENIO_DISCORD_SHARDS", "9-3/4")], "first-last/total such as 0-3/8"),
        (&[("KAFENIO_DISCORD_TOKEN", "hush"), ("KAFENIO_DISCORD_GUILD", "home")], "the number of a Discord server"),
        (
            &[("KAFENIO_DISCORD_TOKEN_FILE", "/no/such")],
            "KAFENIO_DISCORD_TOKEN_FILE cannot be used: expected a readable file",
        ),
        (&[("KAFENIO_MATRIX_PASSWORD", "hush")], "KAFENIO_MATRIX_HOMESERVER is missing"),
        (&matrix, "KAFENIO_MATRIX_PASSWORD is missing, or KAFENIO_MATRIX_TOKEN with KAFENIO_MATRIX_DEVICE"),
        (&[matrix[0], matrix[1], ("KAFENIO_MATRIX_TOKEN", "hush")], "KAFENIO_MATRIX_DEVICE is missing"),
        (
            &[("KAFENIO_MATRIX_HOMESERVER", "https:/example.org"), matrix[1], ("KAFENIO_MATRIX_PASSWORD", "hush")],
            "KAFENIO_MATRIX_HOMESERVER (or --matrix-homeserver) cannot be used: expected a URL such as https://",
        ),
    ];
    for (variables, sentence) in cases {
        let output = start(&["serve"], variables);
        let error_output = error_output(&output);
        assert!(error_output.contains(sentence), "{variables:?}: {error_output}");
        assert_eq!(error_output.lines().count(), 1, "{error_output}");
        assert_eq!(output.status.code(), Some(2), "{error_output}");
        assert!(!error_output.contains("hush"), "{error_output}");
    }
}

/// `cargo run` and `cargo test` set the variables of the build script for what they start.
#[test]
fn cargo_run_sets_no_variable_that_the_program_takes_for_a_setting() {
    assert!(std::env::var_os("BUILT_FROM_COMMIT").is_some(), "run this test with cargo");
    assert!(std::env::var_os("KAFENIO_COMMIT").is_none());
}

#[test]
fn wrong_usage_and_nothing_to_serve_exit_with_2() {
    assert_eq!(start(&["waltz"], &[]).status.code(), Some(2));
    let misspelt = start(&["--discord-tokn=hush"], &[]);
    assert_eq!(misspelt.status.code(), Some(2));
    assert!(!error_output(&misspelt).contains("hush"));
    for (words, name) in [(["foo", "sqlite:new.db"], "FROM"), (["sqlite:old.db", "postgres://u:hush@h:port/d"], "TO")] {
        let wrong = start(&["migrate-store", words[0], words[1]], &[]);
        assert_eq!(wrong.status.code(), Some(2));
        assert_eq!(error_output(&wrong).trim(), {
            format!("kafenio: {name} cannot be used: expected sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE")
        });
    }
    let nothing = start(&["serve"], &[("KAFENIO_DISCORD_TOKEN", ""), ("KAFENIO_MATRIX_USER", "")]);
    assert_eq!(nothing.status.code(), Some(2));
    assert!(error_output(&nothing).contains("nothing to serve"), "{}", error_output(&nothing));
}

#[test]
fn help_lists_every_setting_and_no_value() {
    let help = start(&["--help"], &[("KAFENIO_DISCORD_TOKEN", "hush"), ("KAFENIO_DATABASE_URL", "sqlite:hush")]);
    let help = String::from_utf8(help.stdout).unwrap();
    assert!(!help.contains("hush"), "{help}");
    for name in documented_settings() {
        assert!(help.contains(&format!("[env: {name}]")), "{name} is not in the help");
    }
}

#[test]
fn docs_list_every_setting_of_the_help() {
    let help = String::from_utf8(start(&["--help"], &[]).stdout).unwrap();
    for name in help.split("[env: ").skip(1).filter_map(|rest| rest.split_once(']')) {
        assert!(documented_settings().contains(&name.0.to_owned()), "{} is not in docs/operating.md", name.0);
    }
}

/// Returns the variables in the documented table of settings.
fn documented_settings() -> Vec<String> {
    let page = include_str!("../../docs/operating.md");
    let rows = page.lines().filter(|line| line.starts_with("| `KAFENIO_"));
    rows.flat_map(|row| row.split('|').nth(1).unwrap().split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

#[test]
fn flag_overrides_its_variable() {
    let output = start(&["serve", "--http-addr", "here"], &[("KAFENIO_HTTP_ADDR", "127.0.0.1:0")]);
    assert!(error_output(&output).contains("--http-addr"), "{}", error_output(&output));
    let output = start(&["--http-addr", "127.0.0.1:0", "serve"], &[("KAFENIO_HTTP_ADDR", "here")]);
    assert!(error_output(&output).contains("nothing to serve"), "{}", error_output(&output));
}

#[test]
fn defaults_match_the_docs() {
    let settings = settings(&[]).unwrap();
    assert!(settings.discord.is_none() && settings.matrix.is_none());
    assert_eq!(settings.database_url.reveal(), "sqlite:data/kafenio.db");
    assert_eq!(settings.http_addr.unwrap().to_string(), "127.0.0.1:9464");
    assert_eq!(settings.log, "info,sqlx=error,serenity=warn,matrix_sdk=off");
    assert!(include_str!("../../docs/operating.md").contains(&format!("| `{}` |", settings.log)));
    let elsewhere = self::settings(&["--data-dir", "/a?b", "--http-addr", ""]).unwrap();
    assert_eq!(elsewhere.database_url.reveal(), "sqlite:/a%3Fb/kafenio.db");
    assert_eq!(elsewhere.http_addr, None);
}

#[test]
fn platform_settings_are_parsed() {
    let discord = settings(&["--discord-token", " t0ken\n", "--discord-shards", "0-3/8", "--discord-guild", "17"]);
    let discord = discord.unwrap().discord.unwrap();
    assert_eq!(discord.token.reveal(), "t0ken");
    assert_eq!(discord.shards, Some(Shards { first: 0, last: 3, total: 8 }));
    assert_eq!(discord.guild, Some(17));
    assert_eq!(Shards::parse("2"), Some(Shards { first: 0, last: 1, total: 2 }));
    assert_eq!(Shards::parse("0"), None);

    let account = ["--matrix-homeserver", "example.org", "--matrix-user", "@bot:example.org"];
    let token = ["--matrix-token", "t", "--matrix-device", "D", "--matrix-allow", "@alice:example.org, example.com"];
    let matrix = settings(&[&account[..], &token].concat()).unwrap().matrix.unwrap();
    assert!(matches!(matrix.login, MatrixLogin::Token { token, device } if token.reveal() == "t" && device == "D"));
    assert_eq!(matrix.allow, ["@alice:example.org", "example.com"]);
    settings(&[&account[..], &["--matrix-password", "p", "--matrix-allow", "@alice"]].concat()).unwrap_err();
}

#[test]
fn secret_is_read_from_a_file_and_never_shown() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("token");
    std::fs::write(&file, "hush\n").unwrap();
    let flags = ["--discord-token-file", file.to_str().unwrap()];
    let read = settings(&flags).unwrap();
    assert_eq!(read.discord.as_ref().unwrap().token.reveal(), "hush");
    assert!(!format!("{read:?}").contains("hush"));
    let both = settings(&[&flags[..], &["--discord-token", "hush"]].concat()).unwrap_err();
    assert!(both.to_string().contains("are both set") && !both.to_string().contains("hush"), "{both}");
    std::fs::write(&file, "\n").unwrap();
    assert!(settings(&flags).unwrap_err().to_string().contains(" is empty"));
}

#[test]
fn data_directory_is_readable_by_the_bot_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("a/b");
    settings(&["--data-dir", data.to_str().unwrap()]).unwrap().create_data_dir().unwrap();
    assert_eq!(std::fs::metadata(&data).unwrap().permissions().mode() & 0o777, 0o700);
    std::fs::write(folder.path().join("file"), "").unwrap();
    let refused = settings(&["--data-dir", folder.path().join("file/x").to_str().unwrap()]).unwrap().create_data_dir();
    assert!(refused.unwrap_err().to_string().contains("KAFENIO_DATA_DIR"));
}

/// Plays a first turn of somebody with a name in Chinese, and returns the last picture.
fn picture_of_a_chinese_name(variables: &[(&str, &str)]) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Command::new(PROGRAM);
    program.args(["play", "--dice", "31 64", "--pictures", "pictures"]).env_clear().envs(variables.iter().copied());
    program.current_dir(folder.path()).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut program = program.spawn().unwrap();
    let lines = "alice: /newgame portes @\u{7530}\n\u{7530}: /accept\n";
    program.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let pictures = std::fs::read_dir(folder.path().join("pictures")).unwrap().map(|file| file.unwrap().path());
    std::fs::read(pictures.max().expect("a picture")).unwrap()
}

/// The font in `tests/pictures` has a single letter, made with fontTools.
#[test]
fn font_of_the_operator_has_letters_that_ours_lack() {
    let font = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pictures/one-letter.ttf");
    let with_box = picture_of_a_chinese_name(&[]);
    assert_eq!(picture_of_a_chinese_name(&[]), with_box);
    assert_ne!(picture_of_a_chinese_name(&[("KAFENIO_FONT", font)]), with_box);
    for (file, reason) in [("/no/such", "cannot read /no/such"), (file!(), "expected a TrueType or OpenType font")] {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().to_str().unwrap();
        let output = start(&["play"], &[("KAFENIO_FONT", file), ("KAFENIO_DATA_DIR", data)]);
        let error = error_output(&output);
        assert!(error.contains("KAFENIO_FONT (or --font) cannot be used") && error.contains(reason), "{error}");
        assert_eq!(output.status.code(), Some(2), "{error}");
    }
}
