//! Plays many tables at a time on Discord, whatever happens to the bot, and verifies that nothing was lost or done
//! twice.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kafenio::store::Store;
use kafenio_board::table::Seat;
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::discord::verification::Verification;
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
/// the computer, or one person against somebody in a channel of the other server.
pub struct LoadTest {
    pub discord: Arc<Discord>,
    finishing: Arc<AtomicBool>,
    tables: JoinSet<Table>,
}

/// Two people in a channel of their own or in one each, or one who plays against the computer. They decide by what the
/// channel shows, and repeat a command whose outcome they did not learn because the bot was killed.
pub(super) struct Table {
    discord: Arc<Discord>,
    finishing: Arc<AtomicBool>,
    number: usize,
    pub(super) issued: Vec<IssuedCommand>,
}

/// A command that somebody gave.
pub(super) struct IssuedCommand {
    pub(super) action: Action,
    /// The token of its interaction.
    pub(super) token: String,
    /// The server in which it was given, and the session of the bot that received it.
    guild: u64,
    bot: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Action {
    Invite,
    Accept,
    Roll,
    List,
    /// Lists the games, and with them the codes.
    Games,
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
                for seat in table.seats_with_channels() {
                    let channel = Channel { guild: table.guild(*seat), ..Channel::of_server() };
                    world.channels.insert(table.channel(*seat), channel);
                }
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
    /// Returns the channel in which the player of `seat` plays.
    pub(super) fn channel(&self, seat: Seat) -> u64 {
        let offset = if self.is_across() && seat == Seat::Invited { 1000 } else { 0 };
        CHANNEL + 1 + offset + self.number as u64
    }

    fn guild(&self, seat: Seat) -> u64 {
        let offset = usize::from(self.is_across() && seat == Seat::Invited);
        SERVERS[(self.number + offset) % SERVERS.len()]
    }

    /// Returns whether one person plays against the computer here.
    pub(super) fn is_solo(&self) -> bool {
        self.number % 2 == 1
    }

    /// Returns whether each player has a channel of their own.
    pub(super) fn is_across(&self) -> bool {
        self.number % 4 == 2
    }

    /// Returns one seat for each channel.
    pub(super) fn seats_with_channels(&self) -> &'static [Seat] {
        if self.is_across() { &Seat::BOTH } else { &[Seat::Inviter] }
    }

    /// Returns what there is to decide: the last message with a choice in the table's channels.
    fn pending(&self) -> impl Fn(&mut World) -> Option<Prompt> + use<> {
        let channels: Vec<u64> = self.seats_with_channels().iter().map(|seat| self.channel(*seat)).collect();
        move |world| pending_prompt(world, &channels)
    }

    async fn play(mut self) -> Table {
        let pending = self.pending();
        let mut shown = self.discord.until("something to decide", &pending).await;
        loop {
            let outcome = self.decide(&shown).await;
            let finishing = self.finishing.load(Ordering::Relaxed);
            let what = match outcome {
                Outcome::Done if finishing => return self,
                Outcome::Done => "what comes after a command".to_owned(),
                Outcome::Refused(reason) => format!("what comes after the refusal {reason:?}"),
                Outcome::Unknown => {
                    shown = self.discord.until("something to decide", &pending).await;
                    continue;
                }
            };
            let next = |world: &mut World| {
                let now = pending(world)?;
                (now.version() != shown.version() || self.is_last_lost(world)).then_some(now)
            };
            shown = self.discord.until(&what, next).await;
        }
    }

    /// Gives the command that the message `shown` asks for; without a message, invites.
    async fn decide(&mut self, shown: &Prompt) -> Outcome {
        let [inviter, invited] = [0, 1].map(|seat| Person::numbered(2 * self.number + seat));
        let channel = self.channel(Seat::Inviter);
        let seat = Seat::Inviter;
        let Prompt::Choice(shown) = shown else {
            if self.is_solo() {
                let options = [("game", json!("backgammon")), ("match", json!("money"))];
                return self.give(Action::Invite, seat, |world| world.ask(inviter, channel, "play", &options)).await;
            }
            if self.is_across() {
                return self.join_across(inviter, invited).await;
            }
            let options = [("game", json!("backgammon")), ("opponent", user(invited)), ("match", json!("money"))];
            return self.give(Action::Invite, seat, |world| world.ask(inviter, channel, "newgame", &options)).await;
        };
        // Nobody is notified of the computer's turn who has just taken their own.
        let is_inviters = shown.notified == [inviter.id] || self.is_solo();
        let (player, seat) = if is_inviters { (inviter, Seat::Inviter) } else { (invited, Seat::Invited) };
        let channel = self.channel(seat);
        let is_silent = self.is_solo() && shown.notified.is_empty();
        assert!(is_silent || shown.notified == [player.id], "one person is notified: {:?}", shown.content);
        let (action, command) = offered(shown).unwrap();
        if action != Action::List {
            return self.give(action, seat, |world| world.ask_click(player, shown, &command)).await;
        }
        match self.give(action, seat, |world| world.ask(player, channel, "moves", &[])).await {
            Outcome::Done => {
                let play = [("play", json!("1"))];
                self.give(Action::Play, seat, |world| world.ask(player, channel, "move", &play)).await
            }
            other => other,
        }
    }

    /// Makes a code in one channel, unless there is one already, and joins with it in the other channel.
    async fn join_across(&mut self, inviter: Person, invited: Person) -> Outcome {
        let [here, there] = Seat::BOTH.map(|seat| self.channel(seat));
        match self.give(Action::Games, Seat::Inviter, |world| world.ask(inviter, here, "games", &[])).await {
            Outcome::Done => {}
            other => return other,
        }
        let Some(code) = self.last_code() else {
            let options = [("game", json!("backgammon")), ("across", json!("yes")), ("match", json!("money"))];
            let invited =
                self.give(Action::Invite, Seat::Inviter, |world| world.ask(inviter, here, "newgame", &options));
            // The code is found in the list of games.
            return match invited.await {
                Outcome::Done => Outcome::Unknown,
                other => other,
            };
        };
        let name = [("name", json!(code))];
        self.give(Action::Accept, Seat::Invited, |world| world.ask(invited, there, "join", &name)).await
    }

    /// Returns the code in the answer to the last command.
    fn last_code(&self) -> Option<String> {
        let token = &self.issued.last()?.token;
        let answers = self.discord.with(|world| world.interactions[token].answers.clone());
        let after = answers.iter().find_map(|message| message.content.split("/join ").nth(1))?;
        Some(after.split(|letter: char| letter != '-' && !letter.is_alphanumeric()).next()?.to_owned())
    }

    /// Returns whether the last command may be lost, as the bot that acknowledged it was killed.
    fn is_last_lost(&self, world: &World) -> bool {
        self.issued.last().is_some_and(|issued| {
            let is_other = |now: &String| *now != issued.bot;
            world.interactions[&issued.token].may_be_lost() && world.session_of(issued.guild).is_some_and(is_other)
        })
    }

    /// Gives a command as soon as the bot serves, and waits for its final answer or for the end of the bot.
    async fn give(&mut self, action: Action, seat: Seat, ask: impl Fn(&mut World) -> String) -> Outcome {
        let (guild, is_across) = (self.guild(seat), self.is_across());
        let ask = |world: &mut World| world.session_of(guild).cloned().map(|bot| (ask(world), bot));
        let (token, bot) = self.discord.until("the bot", ask).await;
        self.issued.push(IssuedCommand { action, token: token.clone(), guild, bot: bot.clone() });
        let outcome = |world: &mut World| {
            let interaction = &world.interactions[&token];
            if !interaction.is_done() {
                return world.session_of(guild).is_some_and(|now| *now != bot).then_some(Outcome::Unknown);
            }
            let text: Vec<_> = interaction.answers.iter().map(|message| message.content.as_str()).collect();
            let is_good = match action {
                Action::List => text.concat().contains("1. "),
                Action::Games => true,
                Action::Invite if is_across => text.concat().contains("/join "),
                _ => text.is_empty(),
            };
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

/// Returns what there is to decide in the channels: the last message with a choice, or nothing before the invitation.
fn pending_prompt(world: &World, channels: &[u64]) -> Option<Prompt> {
    let mut messages = world.messages.iter().rev().filter(|message| channels.contains(&message.channel)).peekable();
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
