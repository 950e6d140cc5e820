//! Plays many tables at a time on Discord, whatever happens to the bot, and verifies that nothing was lost or done
//! twice.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kafenio::manager::{Clock as _, SystemClock};
use kafenio::rules::{Ruleset, Variant};
use kafenio::store::Store;
use kafenio::table::{self, Event, Seat};
use serde_json::json;
use sqlx::{AnyConnection, Connection as _};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::harness::discord::{CHANNEL, Channel, Discord, GUILD, Message, Person, World, user};

/// How long Discord waits for the acknowledgement of an interaction.
const ACKNOWLEDGE_TIMEOUT: Duration = Duration::from_secs(3);

/// The servers of the channels. With two shards, each server belongs to another one.
pub const SERVERS: [u64; 2] = [GUILD, GUILD + (1 << 22)];

/// Returns the number in the environment variable `name`, or `otherwise`.
pub fn number(name: &str, otherwise: usize) -> usize {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

/// Two servers with many channels. In each channel two people play a money session without end, or one person against
/// the computer.
pub struct LoadTest {
    pub discord: Arc<Discord>,
    finishing: Arc<AtomicBool>,
    tables: JoinSet<Table>,
}

/// Two people in a channel of their own, or one who plays against the computer. They decide by what the channel shows, and repeat a command whose outcome they
/// did not learn because the bot was killed.
struct Table {
    discord: Arc<Discord>,
    finishing: Arc<AtomicBool>,
    number: usize,
    issued: Vec<IssuedCommand>,
}

/// A command that somebody gave.
struct IssuedCommand {
    action: Action,
    /// The token of its interaction.
    token: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Action {
    Invite,
    Accept,
    Roll,
    List,
    Play,
    Take,
}

/// What a channel asks its players to decide.
enum Prompt {
    Nothing,
    Choice(Message),
}

impl Prompt {
    /// Returns the id of the message, and how often it was edited.
    fn version(&self) -> Option<(u64, u32)> {
        match self {
            Prompt::Nothing => None,
            Prompt::Choice(message) => Some((message.id, message.edits)),
        }
    }
}

/// The outcome of a command, as far as its author learns it.
enum Outcome {
    Done,
    Refused(String),
    /// The bot ended before it answered.
    Unknown,
}

impl LoadTest {
    /// Sets up `tables` tables. Play begins as soon as a bot serves.
    pub async fn start(tables: usize) -> LoadTest {
        let discord = Arc::new(Discord::start().await);
        let finishing = Arc::new(AtomicBool::new(false));
        let mut load_test = LoadTest { discord, finishing, tables: JoinSet::new() };
        for number in 0..tables {
            let (discord, finishing) = (Arc::clone(&load_test.discord), Arc::clone(&load_test.finishing));
            let table = Table { discord, finishing, number, issued: Vec::new() };
            load_test.discord.with(|world| {
                let channel = Channel { guild: table.guild(), ..Channel::of_server() };
                world.channels.insert(table.channel(), channel);
            });
            load_test.tables.spawn(table.play());
        }
        load_test
    }

    /// Drops the stored pictures, which are many and which no test reads.
    pub fn forget_pictures(&self) {
        self.discord.with(|world| {
            let pictures = world.messages.iter_mut().flat_map(|message| &mut message.attachments);
            pictures.for_each(|picture| picture.bytes = Vec::new());
        });
    }

    /// Waits until Discord has received `more` further requests.
    pub async fn requests(&self, more: usize) {
        let enough = self.discord.with(|world| world.requests + more);
        self.discord.until("requests", |world| (world.requests >= enough).then_some(())).await;
    }

    /// Lets everybody give one more command, which the bot that serves now carries out, and waits until everything is
    /// announced. Then verifies that every answered command took effect once, that every effect was announced once, and
    /// that each table equals what its events produce.
    pub async fn finish_and_verify(self) {
        self.finishing.store(true, Ordering::Relaxed);
        let tables = self.tables.join_all().await;
        let store = Store::open(&self.discord.store_url()).await.unwrap();
        assert_eq!(store.verify().await.unwrap(), Vec::<String>::new(), "every table equals what its events produce");
        Verification::gather(&self.discord).await.check(&tables);
    }
}

impl Table {
    fn channel(&self) -> u64 {
        CHANNEL + 1 + self.number as u64
    }

    fn guild(&self) -> u64 {
        SERVERS[self.number % SERVERS.len()]
    }

    /// Returns whether one person plays against the computer here.
    fn is_solo(&self) -> bool {
        self.number % 2 == 1
    }

    async fn play(mut self) -> Table {
        let channel = self.channel();
        let mut shown = self.discord.until("something to decide", |world| pending_prompt(world, channel)).await;
        loop {
            let outcome = self.decide(&shown).await;
            let finishing = self.finishing.load(Ordering::Relaxed);
            let what = match outcome {
                Outcome::Done if finishing => return self,
                Outcome::Done => "what comes after a command".to_owned(),
                Outcome::Refused(reason) => format!("what comes after the refusal {reason:?}"),
                Outcome::Unknown => {
                    shown = self.discord.until("something to decide", |world| pending_prompt(world, channel)).await;
                    continue;
                }
            };
            let is_new = |now: &Prompt| now.version() != shown.version();
            shown = self.discord.until(&what, |world| pending_prompt(world, channel).filter(is_new)).await;
        }
    }

    /// Gives the command that the message `shown` asks for; without a message, invites.
    async fn decide(&mut self, shown: &Prompt) -> Outcome {
        let channel = self.channel();
        let [inviter, invited] = [0, 1].map(|seat| Person::numbered(2 * self.number + seat));
        let Prompt::Choice(shown) = shown else {
            if self.is_solo() {
                let options = [("game", json!("backgammon")), ("match", json!("money"))];
                return self.give(Action::Invite, |world| world.ask(inviter, channel, "play", &options)).await;
            }
            let options = [("game", json!("backgammon")), ("opponent", user(invited)), ("match", json!("money"))];
            return self.give(Action::Invite, |world| world.ask(inviter, channel, "newgame", &options)).await;
        };
        let player = if shown.notified == [inviter.id] { inviter } else { invited };
        assert_eq!(shown.notified, [player.id], "one person is notified: {:?}", shown.content);
        let (action, command) = offered(shown).unwrap();
        if action != Action::List {
            return self.give(action, |world| world.ask_click(player, shown, &command)).await;
        }
        match self.give(action, |world| world.ask(player, channel, "moves", &[])).await {
            Outcome::Done => {
                let play = [("play", json!("1"))];
                self.give(Action::Play, |world| world.ask(player, channel, "move", &play)).await
            }
            other => other,
        }
    }

    /// Gives a command as soon as the bot serves, and waits for its final answer or for the end of the bot.
    async fn give(&mut self, action: Action, ask: impl Fn(&mut World) -> String) -> Outcome {
        let guild = self.guild();
        let ask = |world: &mut World| world.session_of(guild).cloned().map(|bot| (ask(world), bot));
        let (token, bot) = self.discord.until("the bot", ask).await;
        self.issued.push(IssuedCommand { action, token: token.clone() });
        let outcome = |world: &mut World| {
            let interaction = &world.interactions[&token];
            if !interaction.is_done() {
                return world.session_of(guild).is_some_and(|now| *now != bot).then_some(Outcome::Unknown);
            }
            let text: Vec<_> = interaction.answers.iter().map(|message| message.content.as_str()).collect();
            let is_good = if action == Action::List { text.concat().contains("1. ") } else { text.is_empty() };
            Some(if is_good { Outcome::Done } else { Outcome::Refused(text.concat()) })
        };
        if let Ok(outcome) = timeout(ACKNOWLEDGE_TIMEOUT, self.discord.until("an answer", outcome)).await {
            return outcome;
        }
        if self.discord.with(|world| world.interactions[&token].acknowledged.is_none()) {
            return Outcome::Unknown;
        }
        self.discord.until("the deferred answer", outcome).await
    }
}

/// Returns what there is to decide in the channel: the last message with a choice, or nothing before the invitation.
fn pending_prompt(world: &World, channel: u64) -> Option<Prompt> {
    let mut messages = world.messages.iter().rev().filter(|message| message.channel == channel).peekable();
    if messages.peek().is_none() {
        return Some(Prompt::Nothing);
    }
    messages.find(|message| offered(message).is_some()).cloned().map(Prompt::Choice)
}

/// Returns the action that a message offers, and the command of its button.
fn offered(message: &Message) -> Option<(Action, String)> {
    let action = |label: &str| match label {
        "Accept" => Some(Action::Accept),
        "Roll" => Some(Action::Roll),
        "Enter a move" => Some(Action::List),
        "Take" => Some(Action::Take),
        _ => None,
    };
    message.buttons().into_iter().find_map(|(label, command)| Some((action(&label)?, command)))
}

/// Totals of all tables.
#[derive(Debug, Default)]
struct Totals {
    issued: usize,
    answered: usize,
    stored_without_answer: usize,
}

/// Compares what is stored with what Discord has received.
struct Verification<'d> {
    discord: &'d Discord,
    /// The replies to each handled command, by the id of its interaction.
    handled: HashMap<String, String>,
    /// The events of each channel, in order.
    events: HashMap<String, Vec<Event>>,
    /// The ids of the messages that were sent as new ones.
    sent: Vec<String>,
}

impl Verification<'_> {
    async fn gather(discord: &Discord) -> Verification<'_> {
        let mut store = AnyConnection::connect(&discord.store_url()).await.unwrap();
        wait_for_the_computer(&mut store).await;
        wait_for_empty_outbox(&mut store).await;
        let sql = "SELECT message, COALESCE(replies, '[]') FROM heard LEFT JOIN replies USING (platform, message)";
        let handled = sqlx::query_as::<_, (String, String)>(sql).fetch_all(&mut store).await.unwrap();
        let sql = "SELECT place, event FROM events JOIN tables ON id = table_id ORDER BY table_id, number";
        let mut events: HashMap<String, Vec<Event>> = HashMap::new();
        for (place, event) in sqlx::query_as::<_, (String, String)>(sql).fetch_all(&mut store).await.unwrap() {
            events.entry(place).or_default().push(serde_json::from_str(&event).unwrap());
        }
        let sql = "SELECT message FROM outbox WHERE kind = 'new'";
        let sent = sqlx::query_scalar(sql).fetch_all(&mut store).await.unwrap();
        Verification { discord, handled: handled.into_iter().collect(), events, sent }
    }

    /// Checks everything and prints the totals.
    fn check(&self, tables: &[Table]) {
        let mut sent = self.sent.clone();
        let messages =
            self.discord.with(|world| world.messages.iter().map(|m| m.id.to_string()).collect::<HashSet<_>>());
        assert!(sent.iter().all(|id| messages.contains(id)), "every message recorded as sent has arrived");
        sent.sort_unstable();
        sent.dedup();
        self.discord.with(|world| {
            let unknown = world.messages.iter().filter(|message| !sent.contains(&message.id.to_string()));
            let unknown: Vec<_> = unknown.map(|message| (&message.nonce, &message.content)).collect();
            assert!(unknown.is_empty(), "no row of the outbox is the message {unknown:?}");
        });
        let counts = (self.sent.len(), sent.len());
        assert_eq!(counts, (messages.len(), messages.len()), "each row of the outbox is one message");
        let mut totals = Totals::default();
        for table in tables {
            self.check_table(table, &mut totals);
        }
        println!("{} tables, {totals:?}, {} messages: 0 lost, 0 doubled", tables.len(), messages.len());
    }

    fn check_table(&self, table: &Table, totals: &mut Totals) {
        let mut done: HashMap<Action, usize> = HashMap::new();
        self.discord.with(|world| {
            for issued in &table.issued {
                let interaction = &world.interactions[&issued.token];
                let replies = self.handled.get(&interaction.id.to_string());
                let answer: String = interaction.answers.iter().map(|message| message.content.as_str()).collect();
                assert!(
                    replies.is_some() || !interaction.is_done(),
                    "{:?} was answered and is not stored: {answer}",
                    issued.action
                );
                // A command that changes a table is answered in the channel alone.
                *done.entry(issued.action).or_default() += usize::from(replies.is_some_and(|replies| replies == "[]"));
                totals.issued += 1;
                totals.answered += usize::from(interaction.is_done());
                totals.stored_without_answer += usize::from(replies.is_some() && !interaction.is_done());
            }
        });
        let channel = table.channel();
        let events = &self.events[&channel.to_string()];
        // What the computer does in its seat answers no command.
        let by_person = |event: &&Event| {
            let seat = match event {
                Event::Accepted => Seat::Invited,
                Event::Rolled { seat, .. }
                | Event::ClosedOut { seat }
                | Event::Taken { seat, .. }
                | Event::Played { seat, .. } => *seat,
                _ => Seat::Inviter,
            };
            seat == Seat::Inviter || !table.is_solo()
        };
        let stored =
            |is_wanted: fn(&Event) -> bool| events.iter().filter(by_person).filter(|event| is_wanted(event)).count();
        for (action, stored) in [
            (Action::Invite, stored(|event| matches!(event, Event::Invited { .. }))),
            (Action::Accept, stored(|event| matches!(event, Event::Accepted)) + accepted_resignations(events)),
            // As no person gives the cube away, no person's roll is automatic. A player who is closed out does not roll.
            (Action::Roll, stored(|event| matches!(event, Event::Rolled { .. } | Event::ClosedOut { .. }))),
            (Action::Play, stored(|event| matches!(event, Event::Played { automatic: None, .. }))),
            (Action::Take, stored(|event| matches!(event, Event::Taken { .. }))),
        ] {
            let done = done.get(&action).copied().unwrap_or(0);
            assert_eq!(done, stored, "channel {channel}: {action:?} as stored with its message, and as an event");
        }
        self.check_announced(channel, events);
    }

    /// Checks that the channel shows what is stored, in the same order: every play, and no dice that were not rolled.
    fn check_announced(&self, channel: u64, events: &[Event]) {
        let notation = |play| Ruleset::from(Variant::Backgammon).notation(play);
        let plays = events.iter().filter_map(|event| match event {
            Event::Played { play, .. } => Some(notation(play)),
            _ => None,
        });
        let plays: Vec<String> = plays.collect();
        let mut rolls = events.iter().filter_map(|event| match event {
            Event::OpeningRolled { dice: roll } | Event::Rolled { roll, .. } => {
                Some(format!("{}-{}", roll.higher(), roll.lower()))
            }
            _ => None,
        });
        // How many plays may have been announced so far. A player who could not move reads again what has happened
        // since their last play.
        let mut announced = HashSet::from([0]);
        let mut last = String::new();
        for message in self.discord.with(|world| world.messages_in(channel)) {
            let quoted = message.content.split('`').skip(1).step_by(2);
            let quoted: Vec<&str> = quoted.filter(|quoted| !quoted.starts_with('/')).collect();
            let before = |end: &usize| end.checked_sub(quoted.len()).filter(|from| plays[*from..*end] == quoted);
            let ends = (0..=plays.len()).filter_map(|end| Some((before(&end)?, end)));
            let before = announced.iter().max().copied();
            announced = ends
                .filter(|(from, end)| announced.iter().any(|announced| (from..=end).contains(&announced)))
                .map(|(_, end)| end)
                .collect();
            assert!(
                !announced.is_empty(),
                "{:?} does not follow what was announced before: {plays:?}",
                message.content
            );
            let text = message.earlier.first().unwrap_or(&message.content);
            // The same text may occur twice only if another play was announced.
            assert!(*text != last || announced.iter().max().copied() > before, "sent twice: {text:?}");
            text.clone_into(&mut last);
            // The player sees the dice when the message is completed, and perhaps several times.
            let versions = message.earlier.iter().chain([&message.content]);
            let shown: HashSet<&str> = versions.filter_map(|text| dice_to_play(text)).collect();
            assert!(shown.len() < 2, "several dice for one turn: {shown:?}");
            for roll in shown {
                assert!(
                    rolls.any(|stored| stored == roll),
                    "{roll} was shown and is not stored: {:?}",
                    message.content
                );
            }
        }
        assert!(
            announced.contains(&plays.len()),
            "channel {channel}: {announced:?} of {} plays were announced",
            plays.len()
        );
    }
}

/// Returns the dice that somebody is asked to play.
fn dice_to_play(text: &str) -> Option<&str> {
    let dice = text.split_once("you rolled ")?.1.trim_start_matches('*');
    dice.get(..3)
}

/// Waits until the outbox is empty.
/// Returns how many offers to resign were accepted. A resignation that nobody could decline ends the game at once.
fn accepted_resignations(events: &[Event]) -> usize {
    let steps: Vec<_> = table::Table::steps(events).collect();
    let is_accepted = |pair: &[(table::Table, &Event, table::Table)]| match pair {
        [(before, Event::ResignationOffered { seat, level }, _), (_, Event::GameEnded { .. }, _)] => {
            !before.is_resignation_final(*seat, *level)
        }
        _ => false,
    };
    steps.windows(2).filter(|pair| is_accepted(pair)).count()
}

/// Waits until no table is due, as one is while the computer thinks.
async fn wait_for_the_computer(store: &mut AnyConnection) {
    for _ in 0..1200 {
        let due = "SELECT COUNT(*) FROM tables WHERE open = 1 AND due_at <= $1";
        if sqlx::query_scalar::<_, i64>(due).bind(SystemClock.now()).fetch_one(&mut *store).await.unwrap() == 0 {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("the computer still thinks after a minute");
}

async fn wait_for_empty_outbox(store: &mut AnyConnection) {
    for _ in 0..1200 {
        let due = "SELECT COUNT(*) FROM outbox WHERE state <> 'sent'";
        if sqlx::query_scalar::<_, i64>(due).fetch_one(&mut *store).await.unwrap() == 0 {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("the outbox is not empty after a minute");
}
