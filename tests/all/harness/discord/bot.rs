//! Runs the real program as an operator would.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use kafenio::discord::{Login, serve};
use kafenio::manager::{self, Clock, Manager, SystemClock};
use kafenio::settings::ScriptedRolls;
use kafenio::store::Store;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, ConnectOptions as _, Connection as _};

use super::super::memory::peak_memory;
use super::super::signal::signal;
use super::{Discord, TOKEN, World};

/// A running bot. Killed when dropped.
pub struct Bot {
    child: Child,
}

impl Discord {
    /// Starts `kafenio serve` with this double, and waits until it serves.
    pub async fn start_bot(&self) -> Bot {
        let bot = self.launch_bot(&[]);
        self.until("the bot's commands and its gateway", |world| world.is_served().then_some(())).await;
        bot
    }

    /// Starts `kafenio serve` with further settings, as a replacement of an earlier process, and does not wait.
    pub fn launch_bot(&self, settings: &[(&str, &str)]) -> Bot {
        self.with(World::forget_sessions);
        self.launch_beside(settings)
    }

    /// Starts `kafenio serve` with further settings, beside a running process, and does not wait.
    pub fn launch_beside(&self, settings: &[(&str, &str)]) -> Bot {
        // Without SIGXFSZ a write beyond the allowed file size fails, as on a full disk, instead of ending the program.
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$0\" serve", env!("CARGO_BIN_EXE_kafenio")]).env_clear();
        command.env("KAFENIO_DISCORD_TOKEN", TOKEN).env("KAFENIO_DATA_DIR", self.folder.path().join("data"));
        command
            .env("KAFENIO_DATABASE_URL", self.store_url())
            .env("KAFENIO_HTTP_ADDR", "")
            .env("KAFENIO_LOG", "info,serenity=warn");
        command.envs(settings.iter().copied());
        self.launch(command)
    }

    /// Starts a bot with scripted dice such as `"31 64"`, and waits until it serves. The program itself never serves
    /// with scripted dice, so this runs another process of the test program, which wires the same parts.
    pub async fn start_bot_with_dice(&self, dice: &str) -> Bot {
        self.with(World::forget_sessions);
        fs::create_dir_all(self.folder.path().join("data")).unwrap();
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["--exact", "--ignored", "--nocapture", "harness::discord::bot::serves_with_dice"]).env_clear();
        command.env(DICE, dice).env(STORE, self.store_url()).env(CLOCK_OFFSET, self.clock_offset());
        let bot = self.launch(command);
        self.until("the bot's commands and its gateway", |world| world.is_served().then_some(())).await;
        bot
    }

    /// Sets the clock of the bot with scripted dice to `days` days after the real time.
    pub fn set_clock_offset(&self, days: f64) {
        fs::write(self.clock_offset(), days.to_string()).unwrap();
    }

    fn clock_offset(&self) -> PathBuf {
        self.folder.path().join("clock_offset")
    }

    fn launch(&self, mut command: Command) -> Bot {
        let folder = self.folder.path();
        let log = File::options().create(true).append(true).open(folder.join("bot.log")).unwrap();
        let proxy = format!("http://127.0.0.1:{}", self.proxy);
        command.env("SSL_CERT_FILE", folder.join("ca.pem")).env("HTTPS_PROXY", proxy);
        let child = command.stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log).spawn().unwrap();
        Bot { child }
    }
}

/// The environment variables of the process with scripted dice.
const DICE: &str = "KAFENIO_TEST_DICE";
const STORE: &str = "KAFENIO_TEST_STORE";
const CLOCK_OFFSET: &str = "KAFENIO_TEST_AHEAD";

/// The clock of this machine, advanced by the number of days in the file.
struct ShiftedClock(PathBuf);

impl Clock for ShiftedClock {
    fn now(&self) -> i64 {
        let days: f64 = fs::read_to_string(&self.0).ok().and_then(|days| days.parse().ok()).unwrap_or(0.0);
        #[expect(clippy::cast_possible_truncation, reason = "a few days, in milliseconds")]
        let clock_offset = (days * 24.0 * 60.0 * 60.0 * 1000.0) as i64;
        SystemClock.now() + clock_offset
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "not a test, but the process of the bot with scripted dice, which other tests start"]
async fn serves_with_dice() {
    let variable = |name: &str| std::env::var(name).expect("the test that starts this process sets the variable");
    let dice: ScriptedRolls = variable(DICE).parse().unwrap();
    let clock = ShiftedClock(Path::new(&variable(CLOCK_OFFSET)).to_owned());
    let manager = Manager::new(Store::open(&variable(STORE)).await.unwrap(), dice.into(), clock);
    let timer_manager = manager.clone();
    // Timers run at once when they are due, and no time is credited when the clock jumps.
    tokio::spawn(async move {
        loop {
            manager::handle_due_tables(&timer_manager).await.unwrap();
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    });
    let (_stopper, stop) = tokio::sync::watch::channel(false);
    tokio::spawn(manager::run_computer(manager.clone(), stop.clone()));
    serve(Login { token: TOKEN.to_owned(), guild: None, shards: None }, manager, stop).await.unwrap();
}

/// A lock on the bot's database, as another program could hold it.
pub struct StoreLock {
    connection: sqlx::SqliteConnection,
}

impl StoreLock {
    pub async fn release(mut self) {
        sqlx::query("ROLLBACK").execute(&mut self.connection).await.unwrap();
    }
}

impl Discord {
    /// Locks the database, so that the bot cannot write.
    pub async fn lock_store(&self) -> StoreLock {
        let mut connection = SqliteConnectOptions::new().filename(self.store_path()).connect().await.unwrap();
        sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await.unwrap();
        StoreLock { connection }
    }

    /// Waits until the bot has nothing left to deliver.
    pub async fn wait_until_all_is_delivered(&self) {
        sqlx::any::install_default_drivers();
        let mut store = AnyConnection::connect(&self.store_url()).await.unwrap();
        let mut changes = self.changes();
        let due = "SELECT COUNT(*) FROM outbox WHERE state = 'due'";
        while sqlx::query_scalar::<_, i64>(due).fetch_one(&mut store).await.unwrap() > 0 {
            // The bot records a delivery after Discord has accepted it, so the outbox may lag behind the last change.
            _ = tokio::time::timeout(Duration::from_millis(200), changes.changed()).await;
        }
    }
}

impl Bot {
    /// Limits the size of files that the bot writes, in bytes; `unlimited` removes the limit.
    pub fn limit_file_size(&self, limit: &str) {
        let [process, size] = [format!("--pid={}", self.child.id()), format!("--fsize={limit}")];
        assert!(Command::new("prlimit").args([process, size]).status().unwrap().success());
    }

    /// Returns the most memory that the bot has used so far, in megabytes.
    pub fn peak_memory(&self) -> u64 {
        peak_memory(self.child.id())
    }

    /// Kills the bot as `kill -9` does.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Stops the bot with SIGTERM, and waits at limit `limit`.
    pub async fn stop(self, limit: Duration) -> ExitStatus {
        signal("-TERM", self.child.id());
        self.ended(limit).await
    }

    /// Waits at limit `limit` until the bot ends.
    pub async fn ended(mut self, limit: Duration) -> ExitStatus {
        let pid = self.child.id();
        let waiting = tokio::task::spawn_blocking(move || self.child.wait());
        if let Ok(ended) = tokio::time::timeout(limit, waiting).await {
            return ended.unwrap().unwrap();
        }
        signal("-KILL", pid);
        panic!("the bot did not end within {limit:?}");
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // The process may have ended already.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
