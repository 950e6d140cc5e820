//! Floor 5. Flags and environment variables, read once and checked before anything starts.
//!
//! Every setting is a flag and a variable of the same name (`--database-url`, `KAFENIO_DATABASE_URL`), the flag first.
//! An empty one counts as not set, so that a `compose.yaml` may list them all.

mod drawing;
mod platforms;
mod rolls;
mod secret;

use std::fs::DirBuilder;
use std::net::SocketAddr;
use std::os::unix::fs::DirBuilderExt;
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail, ensure};
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use tracing_subscriber::EnvFilter;

pub use drawing::{Drawing, Home, Numbers, Pair};
pub use rolls::Rolls;
pub use secret::Secret;

use crate::store::{DATABASE_URL_FORMAT, is_database_url, sqlite_url};

/// What is logged unless something else is asked for: what this program has to say. The libraries of the platforms call
/// errors what is none, and say more in a minute than this program in a day.
const LOG: &str = "info,sqlx=error,serenity=warn,matrix_sdk=off";
/// Crates that write what they send into their most talkative logs, access tokens among it. They are held at
/// `info`, whatever filter is asked for.
const DISCREET: [&str; 6] = ["h2", "hyper", "hyper_util", "reqwest", "tokio_tungstenite", "tungstenite"];
/// What shows the value of every option of a database's URL that it does not know: a password, where its name is misspelt.
const SILENT: &str = "sqlx_postgres::options=off";

/// The games of the backgammon board, played by message in Discord channels, Matrix rooms and this terminal.
#[derive(Debug, Parser)]
#[command(
    version,
    arg_required_else_help = false,
    after_help = "Every secret may stand in a file instead: KAFENIO_DISCORD_TOKEN_FILE=/run/secrets/discord, and so on.\n\
                  Without a command, Kafenio serves what is configured; with nothing configured it plays in this terminal."
)]
pub struct Line {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub flags: Flags,
}

impl Line {
    /// Reads the command line and the environment; ends the program with a usage message and code 2 where they
    /// make no sense, and with code 0 after `--help` and `--version`.
    #[must_use]
    pub fn read() -> Line {
        let words = command().get_matches();
        Line::from_arg_matches(&words).unwrap_or_else(|error| error.exit())
    }

    /// The same from `words`, the program's name first.
    ///
    /// # Errors
    /// With the usage message, where the words make no sense.
    pub fn read_from(words: impl IntoIterator<Item = impl AsRef<str>>) -> Result<Line> {
        let words = command().try_get_matches_from(words.into_iter().map(|word| word.as_ref().to_owned()))?;
        Ok(Line::from_arg_matches(&words)?)
    }
}

/// The command line. What only reads positions takes every setting like the others, but has no use for them: its help
/// does not list them.
fn command() -> clap::Command {
    let settings: Vec<clap::Arg> =
        Flags::augment_args(clap::Command::new("")).get_arguments().map(|setting| setting.clone().hide(true)).collect();
    ["legal", "picture"]
        .into_iter()
        .fold(Line::command(), |line, name| line.mut_subcommand(name, |command| command.args(settings.clone())))
}

/// What `kafenio legal` reads and writes, in short; the README has the whole of it.
const POSITIONS: &str = r#"Each line of standard input is one position:
  {"variant":"portes","dice":[6,4],"player":[26 counts],"opponent":[26 counts]}
    variant           backgammon, portes, plakoto, fevga, tric-trac or puff
    dice              of `player`, who is to play them
    player, opponent  15 checkers, in the side's own numbering: borne off, points 1 to 24, bar or hand
  and where they are needed:
    player_pinned, opponent_pinned  Plakoto: the side's own points where its one checker is pinned, [23]
    doublets          Puff: how many doublets this player has thrown before in this game
    rules             house rules: lower_alone, triple_needs_none_off, hit_and_run, bear_off_with_pinned (true or
                      false), backgammon_counts (2 or 3), doublet_count ("game" or "turn")

Each is answered by one line, in order, with every distinct result once:
  {"plays":[{"notation":"24/14","player":[...],"opponent":[...],"player_pinned":[],"opponent_pinned":[],
             "points":0,"ends":null}]}
    points            that the play scores (Tric-Trac)
    ends              null, "draw", or {"winner":"player","value":2} (or "opponent"), worth so much without the cube
What is no position is answered by {"error":"..."}, which names the field and says what is expected."#;

/// What the program does.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub enum Command {
    /// Serve every platform that is configured, and fail when none is
    Serve,
    /// Play in this terminal, or from a pipe of lines such as `alice: /newgame portes @bob`
    Play(Play),
    /// Try every setting for real and print a line each; fail where one fails
    Check,
    /// Read positions, a JSON object on each line, and write the legal plays of each as one line of JSON
    #[command(after_help = POSITIONS)]
    Legal,
    /// Read one position as `legal` does and write its picture, a PNG file
    #[command(
        after_help = "The position is read from the first line of standard input; `kafenio legal --help` describes it."
    )]
    Picture(Box<Drawing>),
    #[command(flatten)]
    Admin(AdminCommand),
}

/// The care of the store.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub enum AdminCommand {
    /// Decide every stored event anew, and print a line for each fault; fail where there is one
    VerifyStore,
    /// Copy the embedded database into a new file; the bot may go on meanwhile
    Backup { file: PathBuf },
    /// Copy everything from one database into another that is empty, both as in --database-url; stop the bot before
    MigrateStore { from: Secret, to: Secret },
}

/// How to play in the terminal.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// The dice as they will fall, such as "31 64 22", from the first roll in this data directory on; when they are used up the program says so and ends with exit code 1
    #[arg(long, value_name = "PAIRS")]
    pub dice: Option<Rolls>,
    /// Write every picture as NNNN.png or NNNN.gif into this directory
    #[arg(long, value_name = "DIR")]
    pub pictures: Option<PathBuf>,
}

/// The settings as they were given, unchecked.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Settings")]
pub struct Flags {
    /// Bot token; without it there is no Discord
    #[arg(long, env = "KAFENIO_DISCORD_TOKEN", value_name = "TOKEN", hide_env_values = true, global = true)]
    pub discord_token: Option<Secret>,
    #[arg(long, env = "KAFENIO_DISCORD_TOKEN_FILE", value_name = "FILE", hide = true, global = true)]
    pub discord_token_file: Option<String>,
    /// Number of shards, or first-last/total for one of several processes [default: as Discord recommends]
    #[arg(long, env = "KAFENIO_DISCORD_SHARDS", value_name = "SHARDS", hide_env_values = true, global = true)]
    pub discord_shards: Option<String>,
    /// Register the commands for this server alone, at once (development) [default: for all]
    #[arg(long, env = "KAFENIO_DISCORD_GUILD", value_name = "ID", hide_env_values = true, global = true)]
    pub discord_guild: Option<String>,
    /// Address or name of the bot's server; without it there is no Matrix
    #[arg(long, env = "KAFENIO_MATRIX_HOMESERVER", value_name = "URL", hide_env_values = true, global = true)]
    pub matrix_homeserver: Option<String>,
    /// The bot's account, such as @kafenio:example.org
    #[arg(long, env = "KAFENIO_MATRIX_USER", value_name = "ID", hide_env_values = true, global = true)]
    pub matrix_user: Option<String>,
    /// Password of the account
    #[arg(long, env = "KAFENIO_MATRIX_PASSWORD", value_name = "PASSWORD", hide_env_values = true, global = true)]
    pub matrix_password: Option<Secret>,
    #[arg(long, env = "KAFENIO_MATRIX_PASSWORD_FILE", value_name = "FILE", hide = true, global = true)]
    pub matrix_password_file: Option<String>,
    /// Access token, in place of the password; with --matrix-device
    #[arg(long, env = "KAFENIO_MATRIX_TOKEN", value_name = "TOKEN", hide_env_values = true, global = true)]
    pub matrix_token: Option<Secret>,
    #[arg(long, env = "KAFENIO_MATRIX_TOKEN_FILE", value_name = "FILE", hide = true, global = true)]
    pub matrix_token_file: Option<String>,
    /// The device that the access token belongs to
    #[arg(long, env = "KAFENIO_MATRIX_DEVICE", value_name = "ID", hide_env_values = true, global = true)]
    pub matrix_device: Option<String>,
    /// Opens the account's secret storage when the data directory is new
    #[arg(long, env = "KAFENIO_MATRIX_RECOVERY_KEY", value_name = "KEY", hide_env_values = true, global = true)]
    pub matrix_recovery_key: Option<Secret>,
    #[arg(long, env = "KAFENIO_MATRIX_RECOVERY_KEY_FILE", value_name = "FILE", hide = true, global = true)]
    pub matrix_recovery_key_file: Option<String>,
    /// Who may invite the bot: user ids or servers, separated by commas [default: everybody]
    #[arg(long, env = "KAFENIO_MATRIX_ALLOW", value_name = "WHO", hide_env_values = true, global = true)]
    pub matrix_allow: Option<String>,
    /// Where tables are stored, sqlite:PATH or the URL of a PostgreSQL database [default: kafenio.db in the data directory]
    #[arg(long, env = "KAFENIO_DATABASE_URL", value_name = "URL", hide_env_values = true, global = true)]
    pub database_url: Option<Secret>,
    #[arg(long, env = "KAFENIO_DATABASE_URL_FILE", value_name = "FILE", hide = true, global = true)]
    pub database_url_file: Option<String>,
    /// Everything that the bot keeps on disk [default: ./data]
    #[arg(long, env = "KAFENIO_DATA_DIR", value_name = "DIR", hide_env_values = true, global = true)]
    pub data_dir: Option<String>,
    /// Where GET /health answers; off when empty [default: 127.0.0.1:9464]
    #[arg(long, env = "KAFENIO_HTTP_ADDR", value_name = "ADDRESS", hide_env_values = true, global = true)]
    pub http_addr: Option<String>,
    /// What is logged: a level, or a filter such as info,kafenio=debug [default: info, with little of the libraries]
    #[arg(long, env = "KAFENIO_LOG", value_name = "FILTER", hide_env_values = true, global = true)]
    pub log: Option<String>,
}

/// The settings, checked.
#[derive(Debug)]
pub struct Settings {
    pub discord: Option<Discord>,
    pub matrix: Option<Matrix>,
    /// `sqlite:PATH` or `postgres://...`.
    pub database_url: Secret,
    pub data_dir: PathBuf,
    /// Where health is told; `None` for nowhere.
    pub http_addr: Option<SocketAddr>,
    /// The log filter.
    pub log: String,
    /// The login name of whoever started the program.
    pub user: String,
}

/// How to reach Discord.
#[derive(Debug)]
pub struct Discord {
    pub token: Secret,
    /// `None` for as many as Discord recommends.
    pub shards: Option<Shards>,
    /// The server to which the commands are confined; `None` for all servers.
    pub guild: Option<u64>,
}

/// The gateway connections that this process holds: `first` to `last` out of `total`, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shards {
    pub first: u32,
    pub last: u32,
    pub total: u32,
}

/// How to reach Matrix.
#[derive(Debug)]
pub struct Matrix {
    /// A URL, or the name of a server that tells its own.
    pub homeserver: String,
    pub user: String,
    pub login: MatrixLogin,
    pub recovery_key: Option<Secret>,
    /// User ids (`@alice:example.org`) and servers (`example.org`) whose invitations are accepted; empty for everybody.
    pub allow: Vec<String>,
}

/// What proves to a Matrix server that the account is ours.
#[derive(Debug)]
pub enum MatrixLogin {
    Password(Secret),
    Token { token: Secret, device: String },
}

impl Settings {
    /// Checks what was given and reads the files of secrets.
    ///
    /// # Errors
    /// One sentence that names the setting which cannot be used and says what is expected of it.
    pub fn new(flags: &Flags) -> Result<Settings> {
        let data_dir = PathBuf::from(given(flags.data_dir.as_ref()).unwrap_or_else(|| "data".to_owned()));
        let log = given(flags.log.as_ref()).unwrap_or_else(|| LOG.to_owned());
        ensure!(EnvFilter::try_new(&log).is_ok(), unusable("LOG", "a filter such as info or info,kafenio=debug"));
        let http_addr = match flags.http_addr.as_deref() {
            None => Some(SocketAddr::from(([127, 0, 0, 1], 9464))),
            Some("") => None,
            Some(address) => {
                Some(address.parse().map_err(|_| unusable("HTTP_ADDR", "an address such as 127.0.0.1:9464"))?)
            }
        };
        let database_url = secret::find("DATABASE_URL", flags.database_url.as_ref(), flags.database_url_file.as_ref())?
            .unwrap_or_else(|| sqlite_in(&data_dir));
        let url = database_url.reveal();
        ensure!(is_database_url(url), unusable("DATABASE_URL", DATABASE_URL_FORMAT));
        Ok(Settings {
            discord: Discord::new(flags)?,
            matrix: Matrix::new(flags)?,
            database_url,
            data_dir,
            http_addr,
            log,
            user: std::env::var("USER").ok().filter(|user| !user.is_empty()).unwrap_or_else(|| "you".to_owned()),
        })
    }

    /// What is logged: the filter of [`Settings::log`], but never the secrets that some crates would write.
    ///
    /// # Panics
    /// Never: the filter was tried when the settings were read, and our own directives are sound.
    #[must_use]
    pub fn log_filter(&self) -> EnvFilter {
        let held = DISCREET.iter().map(|room| format!("{room}=info")).chain([SILENT.to_owned()]);
        held.fold(EnvFilter::new(&self.log), |filter, directive| {
            filter.add_directive(directive.parse().expect("a crate and a level are a directive"))
        })
    }

    /// Makes the data directory, for the bot's own user alone, as keys and tokens lie in it.
    ///
    /// # Errors
    /// When it can neither be found nor made.
    pub fn make_data_dir(&self) -> Result<()> {
        DirBuilder::new().recursive(true).mode(0o700).create(&self.data_dir).map_err(|cause| {
            unusable("DATA_DIR", &format!("a directory that can be written, not {} ({cause})", self.data_dir.display()))
        })
    }
}

impl Discord {
    fn new(flags: &Flags) -> Result<Option<Discord>> {
        let token = secret::find("DISCORD_TOKEN", flags.discord_token.as_ref(), flags.discord_token_file.as_ref())?;
        let Some(token) = token else { return Ok(None) };
        ensure!(
            !token.reveal().contains(char::is_whitespace),
            unusable("DISCORD_TOKEN", "the token alone, without spaces")
        );
        let shards = given(flags.discord_shards.as_ref()).map(|shards| {
            Shards::parse(&shards)
                .ok_or_else(|| unusable("DISCORD_SHARDS", "a number of shards, or first-last/total such as 0-3/8"))
        });
        let guild = given(flags.discord_guild.as_ref())
            .map(|id| id.parse().map_err(|_| unusable("DISCORD_GUILD", "the number of a Discord server")));
        Ok(Some(Discord { token, shards: shards.transpose()?, guild: guild.transpose()? }))
    }
}

impl Shards {
    /// Reads `8` or `0-3/8`; `None` for anything else.
    #[must_use]
    pub fn parse(text: &str) -> Option<Shards> {
        let shards = match text.split_once('/') {
            None => {
                let total: u32 = text.trim().parse().ok()?;
                Shards { first: 0, last: total.checked_sub(1)?, total }
            }
            Some((range, total)) => {
                let (first, last) = range.split_once('-')?;
                let number = |text: &str| text.trim().parse::<u32>().ok();
                Shards { first: number(first)?, last: number(last)?, total: number(total)? }
            }
        };
        (shards.first <= shards.last && shards.last < shards.total).then_some(shards)
    }
}

impl Matrix {
    fn new(flags: &Flags) -> Result<Option<Matrix>> {
        let homeserver = given(flags.matrix_homeserver.as_ref());
        let user = given(flags.matrix_user.as_ref());
        let device = given(flags.matrix_device.as_ref());
        let password =
            secret::find("MATRIX_PASSWORD", flags.matrix_password.as_ref(), flags.matrix_password_file.as_ref())?;
        let token = secret::find("MATRIX_TOKEN", flags.matrix_token.as_ref(), flags.matrix_token_file.as_ref())?;
        if homeserver.is_none() && user.is_none() && password.is_none() && token.is_none() {
            return Ok(None);
        }
        let homeserver = homeserver.ok_or_else(|| missing("MATRIX_HOMESERVER", "such as https://matrix.org"))?;
        let user = user.ok_or_else(|| missing("MATRIX_USER", "such as @kafenio:example.org"))?;
        let login = match (password, token, device) {
            (Some(password), None, _) => MatrixLogin::Password(password),
            (None, Some(token), Some(device)) => MatrixLogin::Token { token, device },
            (None, Some(_), None) => bail!(missing("MATRIX_DEVICE", "the device that KAFENIO_MATRIX_TOKEN belongs to")),
            (None, None, _) => bail!(missing("MATRIX_PASSWORD", "or KAFENIO_MATRIX_TOKEN with KAFENIO_MATRIX_DEVICE")),
            (Some(_), Some(_), _) => bail!(unusable("MATRIX_TOKEN", "no token where a password is given")),
        };
        let allow: Vec<String> = given(flags.matrix_allow.as_ref())
            .map(|list| list.split(',').map(|who| who.trim().to_owned()).filter(|who| !who.is_empty()).collect())
            .unwrap_or_default();
        ensure!(
            allow.iter().all(|who| !who.contains(char::is_whitespace) && who.starts_with('@') <= who.contains(':')),
            unusable("MATRIX_ALLOW", "user ids such as @alice:example.org or servers such as example.org, with commas")
        );
        let recovery_key = secret::find(
            "MATRIX_RECOVERY_KEY",
            flags.matrix_recovery_key.as_ref(),
            flags.matrix_recovery_key_file.as_ref(),
        )?;
        Ok(Some(Matrix { homeserver, user, login, recovery_key, allow }))
    }
}

/// `value`, unless it is empty.
fn given(value: Option<&String>) -> Option<String> {
    value.map(|value| value.trim().to_owned()).filter(|value| !value.is_empty())
}

/// The embedded database in `data_dir`, as a URL.
fn sqlite_in(data_dir: &std::path::Path) -> Secret {
    Secret::from(sqlite_url(&data_dir.join("kafenio.db")))
}

/// A setting that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unusable(String);

impl Unusable {
    /// Of something in the command line.
    pub fn of(sentence: String) -> Unusable {
        Unusable(sentence)
    }
}

fn unusable(name: &str, expected: &str) -> anyhow::Error {
    let flag = name.to_lowercase().replace('_', "-");
    Unusable(format!("KAFENIO_{name} (or --{flag}) cannot be used: expected {expected}")).into()
}

fn missing(name: &str, what: &str) -> anyhow::Error {
    anyhow!("Matrix is configured in part: KAFENIO_{name} is missing, {what}")
}
