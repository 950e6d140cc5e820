//! Many tables at a time on Discord, played through whatever happens to the bot; and the proof that nothing was lost and
//! nothing done twice.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kafenio::rules::{Ruleset, Variant};
use kafenio::store::Store;
use kafenio::table::Event;
use serde_json::json;
use sqlx::{AnyConnection, Connection as _};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::harness::discord::{CHANNEL, Channel, Discord, GUILD, Message, Person, World, user};

/// After this an interaction that was not acknowledged is over, says Discord.
const ACKNOWLEDGED: Duration = Duration::from_secs(3);

/// The servers in which the channels are, each of a shard of its own where there are two.
pub const SERVERS: [u64; 2] = [GUILD, GUILD + (1 << 22)];

/// The number that the environment gives for `name`.
pub fn number(name: &str, otherwise: usize) -> usize {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

/// Two servers with many channels, in each of which two people play for money without end.
pub struct Hall {
    pub discord: Arc<Discord>,
    closing: Arc<AtomicBool>,
    tables: JoinSet<Table>,
}

/// Two people in a channel of their own. They decide by what the channel says, and give a command again whose fate they
/// did not learn because the bot was killed.
struct Table {
    discord: Arc<Discord>,
    closing: Arc<AtomicBool>,
    number: usize,
    given: Vec<Given>,
}

/// A command that was given.
struct Given {
    deed: Deed,
    /// Its interaction's.
    token: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Deed {
    Invite,
    Accept,
    Roll,
    List,
    Play,
}

/// What a channel shows to those who are to decide.
enum Shown {
    Nothing,
    Choice(Message),
}

impl Shown {
    /// Its message's id, and how often that was edited.
    fn version(&self) -> Option<(u64, u32)> {
        match self {
            Shown::Nothing => None,
            Shown::Choice(message) => Some((message.id, message.edits)),
        }
    }
}

/// What became of a command, as far as the one who gave it learns.
enum Fate {
    Done,
    Refused(String),
    /// The bot has ended before it answered.
    Unknown,
}

impl Hall {
    /// Sets so many tables up. They are played as soon as a bot serves.
    pub async fn open(tables: usize) -> Hall {
        let discord = Arc::new(Discord::start().await);
        let closing = Arc::new(AtomicBool::new(false));
        let mut hall = Hall { discord, closing, tables: JoinSet::new() };
        for number in 0..tables {
            let (discord, closing) = (Arc::clone(&hall.discord), Arc::clone(&hall.closing));
            let table = Table { discord, closing, number, given: Vec::new() };
            hall.discord.with(|world| {
                let channel = Channel { guild: table.guild(), ..Channel::of_server() };
                world.channels.insert(table.channel(), channel);
            });
            hall.tables.spawn(table.play());
        }
        hall
    }

    /// Forgets the pictures: nobody looks at them, and there will be many.
    pub fn forget_pictures(&self) {
        self.discord.with(|world| {
            let pictures = world.messages.iter_mut().flat_map(|message| &mut message.attachments);
            pictures.for_each(|picture| picture.bytes = Vec::new());
        });
    }

    /// Waits until Discord has seen so many more requests.
    pub async fn requests(&self, more: usize) {
        let enough = self.discord.with(|world| world.requests + more);
        self.discord.until("requests", |world| (world.requests >= enough).then_some(())).await;
    }

    /// Lets everybody give one more command, which the bot that serves now carries out, and waits until all is told. Then
    /// proves that every command that was answered took effect once, that everything that took effect was told once, and
    /// that each table is what its events make of it.
    pub async fn close(self) {
        self.closing.store(true, Ordering::Relaxed);
        let tables = self.tables.join_all().await;
        let store = Store::open(&self.discord.store_url()).await.unwrap();
        assert_eq!(store.verify().await.unwrap(), Vec::<String>::new(), "every table is the fold of its events");
        Proof::gather(&self.discord).await.holds(&tables);
    }
}

impl Table {
    fn channel(&self) -> u64 {
        CHANNEL + 1 + self.number as u64
    }

    fn guild(&self) -> u64 {
        SERVERS[self.number % SERVERS.len()]
    }

    async fn play(mut self) -> Table {
        let channel = self.channel();
        let mut shown = self.discord.until("something to decide", |world| to_decide(world, channel)).await;
        loop {
            let fate = self.decide(&shown).await;
            let closing = self.closing.load(Ordering::Relaxed);
            let what = match fate {
                Fate::Done if closing => return self,
                Fate::Done => "what comes after a command".to_owned(),
                Fate::Refused(reason) => format!("what comes after the refusal {reason:?}"),
                Fate::Unknown => {
                    shown = self.discord.until("something to decide", |world| to_decide(world, channel)).await;
                    continue;
                }
            };
            let is_new = |now: &Shown| now.version() != shown.version();
            shown = self.discord.until(&what, |world| to_decide(world, channel).filter(is_new)).await;
        }
    }

    /// Does what the message `shown` asks for; without one invites.
    async fn decide(&mut self, shown: &Shown) -> Fate {
        let channel = self.channel();
        let [inviter, invited] = [0, 1].map(|seat| Person::numbered(2 * self.number + seat));
        let Shown::Choice(shown) = shown else {
            let options = [("game", json!("backgammon")), ("opponent", user(invited)), ("match", json!("money"))];
            return self.give(Deed::Invite, |world| world.ask(inviter, channel, "newgame", &options)).await;
        };
        let called = if shown.notified == [inviter.id] { inviter } else { invited };
        assert_eq!(shown.notified, [called.id], "one person is called upon: {:?}", shown.content);
        let (deed, command) = offered(shown).unwrap();
        if deed != Deed::List {
            return self.give(deed, |world| world.ask_click(called, shown, &command)).await;
        }
        match self.give(deed, |world| world.ask(called, channel, "moves", &[])).await {
            Fate::Done => {
                let play = [("play", json!("1"))];
                self.give(Deed::Play, |world| world.ask(called, channel, "move", &play)).await
            }
            other => other,
        }
    }

    /// Gives a command as soon as the bot can be talked to, and waits for its final answer or for the bot's end.
    async fn give(&mut self, deed: Deed, ask: impl Fn(&mut World) -> String) -> Fate {
        let guild = self.guild();
        let ask = |world: &mut World| world.session_of(guild).cloned().map(|bot| (ask(world), bot));
        let (token, bot) = self.discord.until("the bot", ask).await;
        self.given.push(Given { deed, token: token.clone() });
        let fate = |world: &mut World| {
            let asked = &world.interactions[&token];
            if !asked.is_done() {
                return world.session_of(guild).is_some_and(|now| *now != bot).then_some(Fate::Unknown);
            }
            let said: Vec<_> = asked.answers.iter().map(|message| message.content.as_str()).collect();
            let is_good = if deed == Deed::List { said.concat().contains("1. ") } else { said.is_empty() };
            Some(if is_good { Fate::Done } else { Fate::Refused(said.concat()) })
        };
        if let Ok(fate) = timeout(ACKNOWLEDGED, self.discord.until("an answer", fate)).await {
            return fate;
        }
        if self.discord.with(|world| world.interactions[&token].acknowledged.is_none()) {
            return Fate::Unknown;
        }
        self.discord.until("the answer that was promised", fate).await
    }
}

/// What there is to decide in the channel: the last message with a choice, or that nobody was invited yet.
fn to_decide(world: &World, channel: u64) -> Option<Shown> {
    let mut messages = world.messages.iter().rev().filter(|message| message.channel == channel).peekable();
    if messages.peek().is_none() {
        return Some(Shown::Nothing);
    }
    messages.find(|message| offered(message).is_some()).cloned().map(Shown::Choice)
}

/// The deed that a message offers, and its button's command.
fn offered(message: &Message) -> Option<(Deed, String)> {
    let deed = |label: &str| match label {
        "Accept" => Some(Deed::Accept),
        "Roll" => Some(Deed::Roll),
        "Legal moves" => Some(Deed::List),
        _ => None,
    };
    message.buttons().into_iter().find_map(|(label, command)| Some((deed(&label)?, command)))
}

/// What all tables have seen.
#[derive(Debug, Default)]
struct Sums {
    given: usize,
    answered: usize,
    stored_without_answer: usize,
}

/// What is stored, beside what Discord has.
struct Proof<'d> {
    discord: &'d Discord,
    /// The replies to each command that was heard, by the interaction's id.
    heard: HashMap<String, String>,
    /// The events of each channel, in order.
    events: HashMap<String, Vec<Event>>,
    /// The ids of the messages that went out as new ones.
    sent: Vec<String>,
}

impl Proof<'_> {
    async fn gather(discord: &Discord) -> Proof<'_> {
        let mut store = AnyConnection::connect(&discord.store_url()).await.unwrap();
        all_is_told(&mut store).await;
        let sql = "SELECT message, replies FROM heard";
        let heard = sqlx::query_as::<_, (String, String)>(sql).fetch_all(&mut store).await.unwrap();
        let sql = "SELECT place, event FROM events JOIN tables ON id = table_id ORDER BY table_id, number";
        let mut events: HashMap<String, Vec<Event>> = HashMap::new();
        for (place, event) in sqlx::query_as::<_, (String, String)>(sql).fetch_all(&mut store).await.unwrap() {
            events.entry(place).or_default().push(serde_json::from_str(&event).unwrap());
        }
        let sql = "SELECT message FROM outbox WHERE kind = 'new'";
        let sent = sqlx::query_scalar(sql).fetch_all(&mut store).await.unwrap();
        Proof { discord, heard: heard.into_iter().collect(), events, sent }
    }

    fn holds(&self, tables: &[Table]) {
        let mut sent = self.sent.clone();
        let messages =
            self.discord.with(|world| world.messages.iter().map(|m| m.id.to_string()).collect::<HashSet<_>>());
        assert!(sent.iter().all(|id| messages.contains(id)), "what is noted as sent has arrived");
        sent.sort_unstable();
        sent.dedup();
        self.discord.with(|world| {
            let unknown = world.messages.iter().filter(|message| !sent.contains(&message.id.to_string()));
            let unknown: Vec<_> = unknown.map(|message| (&message.nonce, &message.content)).collect();
            assert!(unknown.is_empty(), "no row of the outbox is the message {unknown:?}");
        });
        let counts = (self.sent.len(), sent.len());
        assert_eq!(counts, (messages.len(), messages.len()), "each row of the outbox is one message");
        let mut sums = Sums::default();
        for table in tables {
            self.table_holds(table, &mut sums);
        }
        println!("{} tables, {sums:?}, {} messages: 0 lost, 0 doubled", tables.len(), messages.len());
    }

    fn table_holds(&self, table: &Table, sums: &mut Sums) {
        let mut done: HashMap<Deed, usize> = HashMap::new();
        self.discord.with(|world| {
            for given in &table.given {
                let asked = &world.interactions[&given.token];
                let replies = self.heard.get(&asked.id.to_string());
                let answer: String = asked.answers.iter().map(|message| message.content.as_str()).collect();
                assert!(
                    replies.is_some() || !asked.is_done(),
                    "{:?} was answered and is not stored: {answer}",
                    given.deed
                );
                // What changes a table is told to the channel alone.
                *done.entry(given.deed).or_default() += usize::from(replies.is_some_and(|replies| replies == "[]"));
                sums.given += 1;
                sums.answered += usize::from(asked.is_done());
                sums.stored_without_answer += usize::from(replies.is_some() && !asked.is_done());
            }
        });
        let channel = table.channel();
        let events = &self.events[&channel.to_string()];
        let stored = |is_it: fn(&Event) -> bool| events.iter().filter(|event| is_it(event)).count();
        for (deed, stored) in [
            (Deed::Invite, stored(|event| matches!(event, Event::Invited { .. }))),
            (Deed::Accept, stored(|event| matches!(event, Event::Accepted))),
            // With the cube in play nobody rolls without being asked; who is closed out is spared the throw.
            (Deed::Roll, stored(|event| matches!(event, Event::Rolled { .. } | Event::ClosedOut { .. }))),
            (Deed::Play, stored(|event| matches!(event, Event::Played { automatic: None, .. }))),
        ] {
            let done = done.get(&deed).copied().unwrap_or(0);
            assert_eq!(done, stored, "channel {channel}: {deed:?} as stored with its message, and as an event");
        }
        self.is_told(channel, events);
    }

    /// What the channel has read is what is stored, in the same order: every play, and no dice that were not thrown.
    fn is_told(&self, channel: u64, events: &[Event]) {
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
        // How many plays may have been told so far. Who could not move reads again what has happened since his last play.
        let mut told = HashSet::from([0]);
        let mut last = String::new();
        for message in self.discord.with(|world| world.messages_in(channel)) {
            let quoted = message.content.split('`').skip(1).step_by(2);
            let quoted: Vec<&str> = quoted.filter(|quoted| !quoted.starts_with('/')).collect();
            let before = |end: &usize| end.checked_sub(quoted.len()).filter(|from| plays[*from..*end] == quoted);
            let ends = (0..=plays.len()).filter_map(|end| Some((before(&end)?, end)));
            let before = told.iter().max().copied();
            told = ends
                .filter(|(from, end)| told.iter().any(|told| (from..=end).contains(&told)))
                .map(|(_, end)| end)
                .collect();
            assert!(!told.is_empty(), "{:?} does not follow what was told before: {plays:?}", message.content);
            let said = message.earlier.first().unwrap_or(&message.content);
            // The same may happen twice, but then there is more to tell.
            assert!(*said != last || told.iter().max().copied() > before, "said twice: {said:?}");
            said.clone_into(&mut last);
            // Its player is shown the dice when the message is completed, and perhaps several times.
            let versions = message.earlier.iter().chain([&message.content]);
            let shown: HashSet<&str> = versions.filter_map(|said| called_to_play(said)).collect();
            assert!(shown.len() < 2, "several dice for one turn: {shown:?}");
            for roll in shown {
                assert!(
                    rolls.any(|stored| stored == roll),
                    "{roll} was shown and is not stored: {:?}",
                    message.content
                );
            }
        }
        assert!(told.contains(&plays.len()), "channel {channel}: {told:?} of {} plays were told", plays.len());
    }
}

/// The dice with which somebody is called upon to play.
fn called_to_play(said: &str) -> Option<&str> {
    let dice = said.split_once("you rolled ")?.1.trim_start_matches('*');
    dice.get(..3)
}

/// Waits until nothing is left to be delivered.
async fn all_is_told(store: &mut AnyConnection) {
    for _ in 0..1200 {
        let due = "SELECT COUNT(*) FROM outbox WHERE state <> 'sent'";
        if sqlx::query_scalar::<_, i64>(due).fetch_one(&mut *store).await.unwrap() == 0 {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("the outbox is not empty after a minute");
}
