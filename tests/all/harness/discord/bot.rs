//! The real program, as an operator runs it.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use kafenio::discord::{Login, serve};
use kafenio::manager::{self, Clock, Manager, SystemClock};
use kafenio::settings::ScriptedRolls;
use kafenio::store::Store;
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;

use super::{Discord, TOKEN, World};

/// The running bot; killed when dropped.
pub struct Bot {
    child: Child,
}

impl Discord {
    /// Starts `kafenio serve` on this double, and waits until it can be talked to.
    pub async fn start_bot(&self) -> Bot {
        let bot = self.launch_bot(&[]);
        self.until("the bot's commands and its gateway", |world| world.is_served().then_some(())).await;
        bot
    }

    /// Starts `kafenio serve` with further settings, in the place of an earlier one, and does not wait.
    pub fn launch_bot(&self, settings: &[(&str, &str)]) -> Bot {
        self.with(World::forget_sessions);
        self.launch_beside(settings)
    }

    /// The same beside one that runs.
    pub fn launch_beside(&self, settings: &[(&str, &str)]) -> Bot {
        // A write beyond the size that a file may have fails, as on a full disk, instead of ending the program.
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

    /// Starts a bot whose dice fall as written, `"31 64"`, and waits until it can be talked to. The program itself serves
    /// nobody with such dice; this one is a process of this test program's, which wires the same parts.
    pub async fn start_bot_with_dice(&self, dice: &str) -> Bot {
        self.with(World::forget_sessions);
        fs::create_dir_all(self.folder.path().join("data")).unwrap();
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["--exact", "--ignored", "--nocapture", "harness::discord::bot::serves_with_dice"]).env_clear();
        command.env(DICE, dice).env(STORE, self.store_url()).env(AHEAD, self.ahead());
        let bot = self.launch(command);
        self.until("the bot's commands and its gateway", |world| world.is_served().then_some(())).await;
        bot
    }

    /// Puts the clock of the bot with written dice forward, to so many days after the true time.
    pub fn put_clock_forward(&self, days: f64) {
        fs::write(self.ahead(), days.to_string()).unwrap();
    }

    fn ahead(&self) -> PathBuf {
        self.folder.path().join("ahead")
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

/// What the process with written dice is told through its environment.
const DICE: &str = "KAFENIO_TEST_DICE";
const STORE: &str = "KAFENIO_TEST_STORE";
const AHEAD: &str = "KAFENIO_TEST_AHEAD";

/// The clock of this machine, put forward by as many days as the file holds.
struct AheadClock(PathBuf);

impl Clock for AheadClock {
    fn now(&self) -> i64 {
        let days: f64 = fs::read_to_string(&self.0).ok().and_then(|days| days.parse().ok()).unwrap_or(0.0);
        #[expect(clippy::cast_possible_truncation, reason = "a few days, in milliseconds")]
        let ahead = (days * 24.0 * 60.0 * 60.0 * 1000.0) as i64;
        SystemClock.now() + ahead
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "no test but a process: the bot with written dice, which other tests start"]
async fn serves_with_dice() {
    let told = |name: &str| std::env::var(name).expect("other tests start this and tell it what it needs");
    let dice: ScriptedRolls = told(DICE).parse().unwrap();
    let clock = AheadClock(Path::new(&told(AHEAD)).to_owned());
    let manager = Manager::new(Store::open(&told(STORE)).await.unwrap(), dice.into(), clock);
    let ticking = manager.clone();
    // What is due is done at once, and nobody is credited for the time over which the clock leaps.
    tokio::spawn(async move {
        loop {
            manager::handle_due_tables(&ticking).await.unwrap();
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    });
    let (_stopper, stop) = tokio::sync::watch::channel(false);
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
    /// Keeps the bot from writing.
    pub async fn lock_store(&self) -> StoreLock {
        let mut connection = SqliteConnectOptions::new().filename(self.store_path()).connect().await.unwrap();
        sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await.unwrap();
        StoreLock { connection }
    }
}

impl Bot {
    /// From now on no file may grow beyond so many bytes, or any number.
    pub fn limit_files(&self, most: &str) {
        let [process, size] = [format!("--pid={}", self.child.id()), format!("--fsize={most}")];
        assert!(Command::new("prlimit").args([process, size]).status().unwrap().success());
    }

    /// `kill -9`.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to end, as an operator does, and waits at most `limit`.
    pub async fn stop(self, limit: Duration) -> ExitStatus {
        signal("-TERM", self.child.id());
        self.ended(limit).await
    }

    /// Waits at most `limit` for its end.
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

/// The shell's own `kill`: a bare machine has no program of that name.
fn signal(signal: &str, pid: u32) {
    assert!(Command::new("sh").args(["-c", &format!("kill {signal} {pid}")]).status().unwrap().success());
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have ended already.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
