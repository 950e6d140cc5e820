//! Compares what is stored after a load test with what Discord has received.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use kafenio::manager::{Clock as _, SystemClock};
use kafenio_board::rules::{Ruleset, Variant};
use kafenio_board::table::{self, Event, Seat};
use sqlx::{AnyConnection, Connection as _};
use tokio::time::sleep;

use crate::discord::load::{Action, Table};
use crate::harness::discord::Discord;

/// Totals of all tables.
#[derive(Debug, Default)]
struct Totals {
    issued: usize,
    answered: usize,
    stored_without_answer: usize,
}

/// Compares what is stored with what Discord has received.
pub(super) struct Verification<'d> {
    discord: &'d Discord,
    /// The replies to each handled command, by the id of its interaction.
    handled: HashMap<String, String>,
    /// The events of each channel, in order.
    events: HashMap<String, Vec<Event>>,
    /// The ids of the messages that were sent as new ones.
    sent: Vec<String>,
}

impl Verification<'_> {
    pub(super) async fn gather(discord: &Discord) -> Verification<'_> {
        let mut store = AnyConnection::connect(&discord.store_url()).await.unwrap();
        wait_for_the_computer(&mut store).await;
        wait_for_empty_outbox(&mut store).await;
        let sql =
            "SELECT message, COALESCE(replies, '[]') FROM handled_messages LEFT JOIN replies USING (platform, message)";
        let handled = sqlx::query_as::<_, (String, String)>(sql).fetch_all(&mut store).await.unwrap();
        let sql = "SELECT place, event FROM events JOIN sides USING (table_id) WHERE seat = 'inviter' ORDER BY table_id, number";
        let mut events: HashMap<String, Vec<Event>> = HashMap::new();
        for (place, event) in sqlx::query_as::<_, (String, String)>(sql).fetch_all(&mut store).await.unwrap() {
            events.entry(place).or_default().push(serde_json::from_str(&event).unwrap());
        }
        let sql = "SELECT message FROM outbox WHERE kind = 'new'";
        let sent = sqlx::query_scalar(sql).fetch_all(&mut store).await.unwrap();
        Verification { discord, handled: handled.into_iter().collect(), events, sent }
    }

    /// Checks everything and prints the totals.
    pub(super) fn check(&self, tables: &[Table]) {
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
                    replies.is_some() || !interaction.is_done() || interaction.may_be_lost(),
                    "{:?} was answered and is not stored: {answer}",
                    issued.action
                );
                // A command that changes a table is answered in the channel alone.
                let makes_code = issued.action == Action::Invite && table.is_across();
                let is_effective =
                    |replies: &String| if makes_code { replies.contains("/join") } else { replies == "[]" };
                *done.entry(issued.action).or_default() += usize::from(replies.is_some_and(is_effective));
                totals.issued += 1;
                totals.answered += usize::from(interaction.is_done());
                totals.stored_without_answer += usize::from(replies.is_some() && !interaction.is_done());
            }
        });
        let channel = table.channel(Seat::Inviter);
        let events = &self.events[&channel.to_string()];
        // What the computer does in its seat answers no command.
        let by_person = |event: &&Event| {
            let seat = match event {
                Event::Accepted { .. } => Seat::Invited,
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
            (Action::Accept, stored(|event| matches!(event, Event::Accepted { .. })) + accepted_resignations(events)),
            // As no person gives the cube away, no person's roll is automatic. A player who is closed out does not roll.
            (Action::Roll, stored(|event| matches!(event, Event::Rolled { .. } | Event::ClosedOut { .. }))),
            (Action::Play, stored(|event| matches!(event, Event::Played { automatic: None, .. }))),
            (Action::Take, stored(|event| matches!(event, Event::Taken { .. }))),
        ] {
            let mut done = done.get(&action).copied().unwrap_or(0);
            // Of several codes that were made around a kill, one is used.
            if action == Action::Invite && table.is_across() {
                done = done.min(1);
            }
            assert_eq!(done, stored, "channel {channel}: {action:?} as stored with its message, and as an event");
        }
        for seat in table.seats_with_channels() {
            self.check_announced(table.channel(*seat), events);
        }
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
            // A long story leaves out what came before its end: all of it, or what follows its beginning.
            let (beginning, rest) = message.content.rsplit_once('…').unwrap_or(("", &message.content));
            let (first, shown) = (plays_in(beginning), plays_in(rest));
            let before = |end: &usize| {
                let from = end.checked_sub(shown.len()).filter(|from| plays[*from..*end] == shown)?;
                if first.is_empty() && message.content.contains('…') {
                    return Some(0);
                }
                let latest = from.checked_sub(first.len())?;
                (0..=latest).rev().find(|from| plays[*from..*from + first.len()] == first)
            };
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

/// Returns the plays that a text shows.
fn plays_in(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).filter(|quoted| !quoted.starts_with('/')).collect()
}

/// Returns the dice that somebody is asked to play.
fn dice_to_play(text: &str) -> Option<&str> {
    let dice = text.split_once("you rolled ")?.1.trim_start_matches('*');
    dice.get(..3)
}

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
        let due = "SELECT COUNT(*) FROM tables WHERE due_at <= $1";
        if sqlx::query_scalar::<_, i64>(due).bind(SystemClock.now()).fetch_one(&mut *store).await.unwrap() == 0 {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("the computer still thinks after a minute");
}

/// Waits until the outbox is empty.
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
