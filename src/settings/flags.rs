//! The settings as clap reads them. The comments here are the text of `kafenio --help`.

use clap::Args;

use super::secret::Secret;

/// The settings as given by flags and environment variables, not yet checked.
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
    /// The bot's display name [default: Kafenio, unless the account has a name]
    #[arg(long, env = "KAFENIO_MATRIX_NAME", value_name = "NAME", hide_env_values = true, global = true)]
    pub matrix_name: Option<String>,
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
    /// Where GET /live, /ready and /metrics answer; off when empty [default: 127.0.0.1:9464]
    #[arg(long, env = "KAFENIO_HTTP_ADDR", value_name = "ADDRESS", hide_env_values = true, global = true)]
    pub http_addr: Option<String>,
    /// What is logged: a level, or a filter such as info,kafenio=debug [default: info, with little of the libraries]
    #[arg(long, env = "KAFENIO_LOG", value_name = "FILTER", hide_env_values = true, global = true)]
    pub log: Option<String>,
    /// How a line of the log looks: text or json [default: text]
    #[arg(long, env = "KAFENIO_LOG_FORMAT", value_name = "FORMAT", hide_env_values = true, global = true)]
    pub log_format: Option<String>,
    /// A folder of networks such as puff.bin, which the computer plays with in place of its own
    #[arg(long, env = "KAFENIO_NETS", value_name = "DIR", hide_env_values = true, global = true)]
    pub nets: Option<String>,
    /// A font file for names in scripts that the program's own fonts lack
    #[arg(long, env = "KAFENIO_FONT", value_name = "FILE", hide_env_values = true, global = true)]
    pub font: Option<String>,
}

/// Returns the trimmed value unless it is empty.
pub(super) fn non_empty(value: Option<&String>) -> Option<String> {
    value.map(|value| value.trim().to_owned()).filter(|value| !value.is_empty())
}
