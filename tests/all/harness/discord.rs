//! A double of Discord on loopback: REST over TLS, a gateway over a WebSocket, and people who use it. It shares no code
//! with the bot, follows the rules in Discord's documentation, and fails the test if the bot breaks one.
//!
//! The real program runs against it without changes: `HTTPS_PROXY` names the double as the proxy to `discord.com:443`,
//! and `SSL_CERT_FILE` makes the program trust the double's certificate.

mod bot;
mod faults;
mod gateway;
mod http;
mod multipart;
mod people;
mod rest;
mod rules;
mod rules_commands;
mod threads;
mod world;

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use hyper::header::{AUTHORIZATION, USER_AGENT};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::harness::databases;
pub use bot::Bot;
pub use faults::{Fault, FaultKind};
pub use people::{Answer, Person, ROLE, user};
pub use rules_commands::faults as command_faults;
pub use world::{APPLICATION, CHANNEL, Channel, GUILD, Message, TOKEN, Thread, World};

/// Returns the faults of a message to a channel, without files.
pub fn message_faults(body: &serde_json::Value) -> Vec<String> {
    rules::message_faults(body, &[], rules::Use::Channel)
}

/// How long a test waits for anything before it fails; far more than necessary.
const WAIT_TIMEOUT: Duration = Duration::from_mins(5);

/// A running double. When it is dropped, it checks that no rule was broken.
pub struct Discord {
    state: Arc<State>,
    proxy: u16,
    folder: tempfile::TempDir,
}

/// What all connections share.
pub struct State {
    world: Mutex<World>,
    changed: watch::Sender<()>,
    gateway_port: u16,
}

impl State {
    /// Reads or changes the world, and wakes everybody who waits for a change.
    pub fn with<T>(&self, act: impl FnOnce(&mut World) -> T) -> T {
        let result = act(&mut self.lock());
        self.changed.send_replace(());
        result
    }

    fn lock(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Discord {
    pub async fn start() -> Discord {
        let folder = databases::folder();
        let proxy = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let gateway = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let record = std::env::var_os("KAFENIO_TEST_RECORD").map(PathBuf::from);
        let state = Arc::new(State {
            world: Mutex::new(World::new(record)),
            changed: watch::channel(()).0,
            gateway_port: gateway.local_addr().unwrap().port(),
        });
        let port = proxy.local_addr().unwrap().port();
        let tls = http::acceptor(&folder.path().join("ca.pem"));
        tokio::spawn(http::serve(proxy, tls, Arc::clone(&state)));
        tokio::spawn(gateway::serve(gateway, Arc::clone(&state)));
        Discord { state, proxy: port, folder }
    }

    /// Reads or changes the world.
    pub fn with<T>(&self, act: impl FnOnce(&mut World) -> T) -> T {
        self.state.with(act)
    }

    /// Reads the world without waking anybody.
    pub fn inspect<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(&self.state.lock())
    }

    /// Returns a receiver that is notified of every change in the world.
    pub fn changes(&self) -> watch::Receiver<()> {
        self.state.changed.subscribe()
    }

    /// Waits until `see` returns something. `what` describes it in the failure.
    pub async fn until<T>(&self, what: &str, mut see: impl FnMut(&mut World) -> Option<T>) -> T {
        let mut changes = self.changes();
        let waiting = async {
            loop {
                if let Some(seen) = see(&mut self.state.lock()) {
                    return seen;
                }
                changes.changed().await.unwrap();
            }
        };
        let seen = tokio::time::timeout(WAIT_TIMEOUT, waiting).await;
        seen.unwrap_or_else(|_| {
            panic!("the test waited in vain for {what}\n{}\n{}", self.state.lock().summary(), self.bot_log())
        })
    }

    /// Sends a request as the bot would, to test the double itself.
    pub fn request_as_bot(&self, method: &str, path: &str) {
        let headers = [(AUTHORIZATION, format!("Bot {TOKEN}")), (USER_AGENT, "DiscordBot (x, 1)".to_owned())];
        let request = http::Request {
            method: method.parse().unwrap(),
            uri: path.parse().unwrap(),
            headers: headers.map(|(name, value)| (name, value.parse().unwrap())).into_iter().collect(),
            payload: Ok(multipart::Payload::default()),
        };
        self.with(|world| rest::answer(world, &request, 0));
    }

    /// Returns the rules that the bot has broken since the last call.
    pub fn broken_rules(&self) -> Vec<String> {
        self.with(|world| std::mem::take(&mut world.broken_rules))
    }

    /// Returns the URL of the bot's database.
    pub fn store_url(&self) -> String {
        databases::url(self.folder.path())
    }

    /// Returns the file of the bot's database, if it is SQLite.
    pub fn store_path(&self) -> PathBuf {
        self.folder.path().join("data/kafenio.db")
    }

    /// Returns the bot's standard output and standard error.
    pub fn bot_log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("bot.log")).unwrap_or_default()
    }
}

impl Drop for Discord {
    fn drop(&mut self) {
        let broken = self.broken_rules();
        if !std::thread::panicking() {
            assert!(broken.is_empty(), "the bot broke rules of Discord:\n{}\n{}", broken.join("\n"), self.bot_log());
        }
    }
}
