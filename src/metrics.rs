//! Counts what this process does, in Prometheus' format. A label never holds a name, an id or a text. Layer 3.

mod process;

use std::sync::LazyLock;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

use self::process::Process;
use crate::chat::Platform;
use crate::command::COMMANDS;

/// The metrics of this process.
static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// The label of a message that is no command.
pub const NO_COMMAND: &str = "none";

/// The names and values of a metric's labels.
type Labels<const N: usize> = [(&'static str, &'static str); N];

/// How a message to the bot was handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Done,
    /// The command does not apply now, or the message is no command.
    Refused,
    /// The message was handled before.
    Repeated,
    /// The operator has banned its author or its place.
    Banned,
    RateLimited,
    Failed,
}

impl Outcome {
    fn label(self) -> &'static str {
        match self {
            Outcome::Done => "done",
            Outcome::Refused => "refused",
            Outcome::Repeated => "repeated",
            Outcome::Banned => "banned",
            Outcome::RateLimited => "rate_limited",
            Outcome::Failed => "failed",
        }
    }
}

/// What is measured when the metrics are read.
#[derive(Clone, Debug, Default)]
pub struct Snapshot {
    /// What the store says; `None` if it does not work.
    pub stored: Option<Stored>,
    /// The database connections that are open, and those of them that are idle.
    pub connections: (u32, usize),
    /// Whether this process is connected to each platform.
    pub connected: Vec<(Platform, bool)>,
}

/// What is measured in the store.
#[derive(Clone, Debug, Default)]
pub struct Stored {
    /// For each platform: the messages that wait for delivery, and the age of the oldest in milliseconds.
    pub outbox: Vec<(Platform, i64, i64)>,
    /// The open tables of each platform.
    pub open_tables: Vec<(Platform, i64)>,
    pub database_bytes: i64,
}

struct Metrics {
    registry: Registry,
    commands: Family<Labels<2>, Counter>,
    command_seconds: Family<Labels<1>, Histogram, fn() -> Histogram>,
    delivery_failures: Family<Labels<1>, Counter>,
    throttled: Family<Labels<1>, Counter>,
    pictures: Histogram,
    panics: Counter,
    outbox: Family<Labels<1>, Gauge>,
    outbox_age: Family<Labels<1>, Gauge>,
    open_tables: Family<Labels<1>, Gauge>,
    database_bytes: Family<Labels<0>, Gauge>,
    connections: Family<Labels<1>, Gauge>,
    connected: Family<Labels<1>, Gauge>,
    store_ready: Gauge,
}

/// From 1 ms to 8 s.
fn histogram() -> Histogram {
    Histogram::new(exponential_buckets(0.001, 2.0, 14))
}

impl Metrics {
    fn new() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::default(),
            commands: Family::default(),
            command_seconds: Family::new_with_constructor(histogram),
            delivery_failures: Family::default(),
            throttled: Family::default(),
            pictures: histogram(),
            panics: Counter::default(),
            outbox: Family::default(),
            outbox_age: Family::default(),
            open_tables: Family::default(),
            database_bytes: Family::default(),
            connections: Family::default(),
            connected: Family::default(),
            store_ready: Gauge::default(),
        };
        metrics.register();
        // Counters of failures start at 0, so that a query sees the first increase.
        for command in COMMANDS.iter().map(|command| command.name).chain([NO_COMMAND]) {
            metrics.commands.get_or_create(&[("command", command), ("outcome", Outcome::Failed.label())]).inc_by(0);
        }
        metrics
    }

    fn register(&mut self) {
        self.registry.register_collector(Box::new(Process));
        let registry = self.registry.sub_registry_with_prefix("kafenio");
        registry.register("commands", "Messages to the bot, by command and outcome", self.commands.clone());
        let seconds = self.command_seconds.clone();
        registry.register_with_unit("command", "Time to handle a message, by command", Unit::Seconds, seconds);
        let failures = self.delivery_failures.clone();
        registry.register("delivery_failures", "Attempts to deliver a message that failed", failures);
        registry.register("throttled", "Times that a platform told the bot to wait (429)", self.throttled.clone());
        registry.register_with_unit("picture", "Time to draw a picture", Unit::Seconds, self.pictures.clone());
        registry.register("panics", "Panics that were caught; each is a bug", self.panics.clone());
        registry.register("outbox_messages", "Messages that wait for delivery", self.outbox.clone());
        let age = self.outbox_age.clone();
        registry.register_with_unit("outbox_oldest", "Age of the oldest message that waits", Unit::Seconds, age);
        registry.register("open_tables", "Open tables, invitations included", self.open_tables.clone());
        let bytes = self.database_bytes.clone();
        registry.register_with_unit("database", "Space that the database uses", Unit::Bytes, bytes);
        registry.register("database_connections", "Open database connections, by state", self.connections.clone());
        registry.register("connected", "1 while this process is connected to the platform", self.connected.clone());
        registry.register("store_ready", "1 if the database takes a small write", self.store_ready.clone());
    }
}

/// Counts a message that was handled in the time `took`. `command` is the name of its command.
pub fn count_command(command: &'static str, outcome: Outcome, took: Duration) {
    METRICS.commands.get_or_create(&[("command", command), ("outcome", outcome.label())]).inc();
    METRICS.command_seconds.get_or_create(&[("command", command)]).observe(took.as_secs_f64());
}

/// Counts an attempt to deliver a message that failed.
pub fn count_delivery_failure(platform: Platform) {
    METRICS.delivery_failures.get_or_create(&of(platform)).inc();
}

/// Counts that `platform` told the bot to wait.
pub fn count_throttling(platform: Platform) {
    METRICS.throttled.get_or_create(&of(platform)).inc();
}

/// Counts a picture that was drawn in the time `took`.
pub fn count_picture(took: Duration) {
    METRICS.pictures.observe(took.as_secs_f64());
}

/// Counts a panic that was caught.
pub fn count_panic() {
    METRICS.panics.inc();
}

/// Returns all metrics, with those in `now`, in Prometheus' text format (`OpenMetrics` 1.0).
///
/// # Errors
/// Returns an error if they cannot be written as text.
pub fn render(now: &Snapshot) -> anyhow::Result<String> {
    METRICS.outbox.clear();
    METRICS.outbox_age.clear();
    METRICS.open_tables.clear();
    METRICS.database_bytes.clear();
    // As in `Metrics::new`, for the platforms that are served.
    for (platform, is_connected) in &now.connected {
        METRICS.connected.get_or_create(&of(*platform)).set(i64::from(*is_connected));
        METRICS.delivery_failures.get_or_create(&of(*platform)).inc_by(0);
        METRICS.throttled.get_or_create(&of(*platform)).inc_by(0);
    }
    METRICS.store_ready.set(i64::from(now.stored.is_some()));
    if let Some(stored) = &now.stored {
        show_stored(stored, &now.connected);
    }
    let open = i64::from(now.connections.0);
    let idle = i64::try_from(now.connections.1)?;
    METRICS.connections.get_or_create(&[("state", "idle")]).set(idle);
    METRICS.connections.get_or_create(&[("state", "used")]).set(open - idle);
    let mut text = String::new();
    encode(&mut text, &METRICS.registry)?;
    Ok(text)
}

fn show_stored(stored: &Stored, connected: &[(Platform, bool)]) {
    for (platform, _) in connected {
        METRICS.outbox.get_or_create(&of(*platform)).set(0);
        METRICS.outbox_age.get_or_create(&of(*platform)).set(0);
    }
    for (platform, count, age) in &stored.outbox {
        METRICS.outbox.get_or_create(&of(*platform)).set(*count);
        METRICS.outbox_age.get_or_create(&of(*platform)).set(age / 1000);
    }
    for (platform, count) in &stored.open_tables {
        METRICS.open_tables.get_or_create(&of(*platform)).set(*count);
    }
    METRICS.database_bytes.get_or_create(&[]).set(stored.database_bytes);
}

fn of(platform: Platform) -> Labels<1> {
    [("platform", platform.key())]
}
