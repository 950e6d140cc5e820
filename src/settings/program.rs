//! All settings of the program, checked.

use std::fs::DirBuilder;
use std::net::SocketAddr;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;

use anyhow::{Result, ensure};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

use super::discord::DiscordSettings;
use super::error::invalid;
use super::flags::{Flags, non_empty};
use super::matrix::MatrixSettings;
use super::secret::{self, Secret};
use crate::store::{DATABASE_URL_FORMAT, is_database_url, sqlite_url};

/// The default log filter, which shows what this program logs. The platforms' libraries report harmless events as
/// errors, and log more in a minute than this program does in a day.
const DEFAULT_LOG_FILTER: &str = "info,sqlx=error,serenity=warn,matrix_sdk=off";
/// Crates that log what they send, access tokens included, at their most verbose levels. They stay at `info`, whatever
/// the filter is.
const INFO_ONLY: [&str; 6] = ["h2", "hyper", "hyper_util", "reqwest", "tokio_tungstenite", "tungstenite"];
/// A log target that shows the value of every unknown option of a database URL, which may be a password with a misspelt
/// name.
const SILENCED: &str = "sqlx_postgres::options=off";

/// How a line of the log looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    Text,
    Json,
}

/// The settings of the program, checked.
#[derive(Debug)]
pub struct Settings {
    pub discord: Option<DiscordSettings>,
    pub matrix: Option<MatrixSettings>,
    /// `sqlite:PATH` or `postgres://...`.
    pub database_url: Secret,
    pub data_dir: PathBuf,
    /// The address of the HTTP server; `None` for no server.
    pub http_addr: Option<SocketAddr>,
    /// The log filter.
    pub log: String,
    pub log_format: LogFormat,
    /// The folder of networks that replace those of the program.
    pub nets: Option<PathBuf>,
    /// A font for names that the program's own fonts cannot show.
    pub font: Option<PathBuf>,
    /// The login name of the user who started the program.
    pub user: String,
}

impl Settings {
    /// Checks the flags and reads the files of secrets.
    ///
    /// # Errors
    /// Returns an error if a setting cannot be used; the error is one sentence that names it and says what is expected.
    pub fn new(flags: &Flags) -> Result<Settings> {
        let data_dir = PathBuf::from(non_empty(flags.data_dir.as_ref()).unwrap_or_else(|| "data".to_owned()));
        let log = non_empty(flags.log.as_ref()).unwrap_or_else(|| DEFAULT_LOG_FILTER.to_owned());
        ensure!(is_log_filter(&log), invalid("LOG", "a filter such as info or info,kafenio=debug"));
        let log_format = match non_empty(flags.log_format.as_ref()).as_deref() {
            None | Some("text") => LogFormat::Text,
            Some("json") => LogFormat::Json,
            Some(_) => return Err(invalid("LOG_FORMAT", "text or json")),
        };
        let http_addr = match flags.http_addr.as_deref() {
            None => Some(SocketAddr::from(([127, 0, 0, 1], 9464))),
            Some("") => None,
            Some(address) => {
                Some(address.parse().map_err(|_| invalid("HTTP_ADDR", "an address such as 127.0.0.1:9464"))?)
            }
        };
        let database_url = secret::find("DATABASE_URL", flags.database_url.as_ref(), flags.database_url_file.as_ref())?
            .unwrap_or_else(|| sqlite_in(&data_dir));
        let url = database_url.reveal();
        ensure!(is_database_url(url), invalid("DATABASE_URL", DATABASE_URL_FORMAT));
        Ok(Settings {
            discord: DiscordSettings::new(flags)?,
            matrix: MatrixSettings::new(flags)?,
            database_url,
            data_dir,
            http_addr,
            log,
            log_format,
            nets: non_empty(flags.nets.as_ref()).map(PathBuf::from),
            font: non_empty(flags.font.as_ref()).map(PathBuf::from),
            user: std::env::var("USER").ok().filter(|user| !user.is_empty()).unwrap_or_else(|| "Player".to_owned()),
        })
    }

    /// Returns the filter of [`Settings::log`], restricted so that no crate logs a secret.
    ///
    /// # Panics
    /// Never: the filter was checked together with the settings, and our own directives are valid.
    #[must_use]
    pub fn log_filter(&self) -> EnvFilter {
        let fixed = INFO_ONLY.iter().map(|target| format!("{target}=info")).chain([SILENCED.to_owned()]);
        fixed.fold(EnvFilter::new(&self.log), |filter, directive| {
            filter.add_directive(directive.parse().expect("a crate and a level are a directive"))
        })
    }

    /// Creates the data directory, readable by the bot's own user alone, as it holds keys and tokens.
    ///
    /// # Errors
    /// Returns an error if it neither exists nor can be created.
    pub fn create_data_dir(&self) -> Result<()> {
        DirBuilder::new().recursive(true).mode(0o700).create(&self.data_dir).map_err(|cause| {
            let cause = if self.data_dir.is_file() { "it is a file".to_owned() } else { cause.to_string() };
            invalid("DATA_DIR", &format!("a writable directory, not {} ({cause})", self.data_dir.display()))
        })
    }
}

/// Returns whether `filter` is a log filter. A word without `=` has to be a level: a misspelt one would turn the log off.
fn is_log_filter(filter: &str) -> bool {
    let is_directive = |word: &str| word.contains('=') || LevelFilter::from_str(word).is_ok();
    filter.split(',').all(|word| is_directive(word.trim())) && EnvFilter::try_new(filter).is_ok()
}

/// Returns the embedded database in `data_dir` as a URL.
fn sqlite_in(data_dir: &Path) -> Secret {
    Secret::from(sqlite_url(&data_dir.join("kafenio.db")))
}
