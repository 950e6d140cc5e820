//! Writes pages that show what people see on Discord: plays the stories in `tests/screens` with the double.
//! `cargo test write_screens_for_review -- --ignored` writes a page for each story to `target/discord-screens`. For a
//! screenshot as on a phone, run
//! `chromium --headless --no-sandbox --window-size=390,9000 --screenshot=phone.png NAME.html`, with
//! `--blink-settings=preferredColorScheme=1` for the light colours and `=0` for the dark ones.
//!
//! A line of a story says what somebody does. The page then shows what everybody sees, and what only that person sees:
//!
//! - `dice: 31 64` sets the dice, once and at the top;
//! - `alice: /newgame game=portes; opponent=@bob` gives a command, `alice: ? move play 13/` types it and waits;
//! - `bob: [Accept]` clicks the newest button with that label, even if it is gone; `bob: [Accept] 2` the one before;
//! - `bob: {24/18}` picks an option with these words, from the newest menu that has one;
//! - `(wait)` waits for the next message in the channel, `(days 2.5)` advances the clock, `(in dm)`, `(in games)` or
//!   `(in thread)` sets where people write from now on, and `(added)`, `(permissions 10 11)`, `(administrator bob)`,
//!   `(user-installed)`, `(left bob)`, `(back)` change the state of the server.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;

use crate::discord::greeting::server;
use crate::discord::page::Page;
use crate::harness::discord::{CHANNEL, Channel, Discord, GUILD, Message, Person, user};

/// A step is complete when nothing has happened for this long.
const QUIET: Duration = Duration::from_millis(600);
/// How long the message in the channel may take if the author got no private answer.
const MESSAGE_TIMEOUT: Duration = Duration::from_secs(15);
/// A direct message with the bot.
const DIRECT: u64 = CHANNEL + 100;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "writes pages for people to look at"]
async fn write_screens_for_review() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let only = std::env::var("SCREENS").unwrap_or_default();
    let mut stories: Vec<PathBuf> =
        fs::read_dir(root.join("tests/screens")).unwrap().map(|f| f.unwrap().path()).collect();
    stories.retain(|story| story.to_string_lossy().contains(&only));
    let runs = stories.into_iter().map(|story| {
        let page = Page::new(root.join("target/discord-screens"), story.file_stem().unwrap().to_str().unwrap());
        tokio::spawn(async move { Story::run(page, &fs::read_to_string(&story).unwrap()).await })
    });
    for story_run in runs.collect::<Vec<_>>() {
        story_run.await.unwrap();
    }
}

/// A story that is being played.
struct Story {
    discord: Discord,
    page: Page,
    channel: u64,
    /// Every state of a message that somebody has seen, the newest last.
    seen: Vec<Message>,
}

impl Story {
    async fn run(page: Page, story: &str) {
        let discord = Discord::start().await;
        let dice = story.lines().find_map(|line| line.strip_prefix("dice:")).expect("a line with the dice");
        let _bot = discord.start_bot_with_dice(dice).await;
        discord.with(|world| world.channels.insert(DIRECT, Channel { kind: 1, ..Channel::of_server() }));
        let mut story_run = Story { discord, page, channel: CHANNEL, seen: Vec::new() };
        for line in story.lines().filter(|line| !line.trim().is_empty() && !line.starts_with("dice:")) {
            story_run.page.step(line);
            let mut is_shown = line != "(wait)";
            if let Some(change) = line.strip_prefix('(') {
                story_run.change(change.trim_end_matches(')'));
            } else {
                let (who, what) = line.split_once(": ").expect("who does what");
                is_shown = story_run.act(person(who), what).await;
            }
            story_run.show_changes(if is_shown { QUIET } else { MESSAGE_TIMEOUT }).await;
            story_run.page.write();
        }
    }

    /// Changes the state of the server as `words` say.
    fn change(&mut self, words: &str) {
        let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
        match word {
            "days" => self.discord.set_clock_offset(rest.parse().unwrap()),
            "in" => {
                let thread = |world: &mut crate::harness::discord::World| {
                    world.channels.iter().find(|(_, c)| c.thread.is_some()).map(|(id, _)| *id).unwrap()
                };
                self.channel = match rest {
                    "dm" => DIRECT,
                    "thread" => self.discord.with(thread),
                    _ => CHANNEL,
                };
            }
            "permissions" => {
                let bits = rest.split(' ').filter_map(|bit| bit.parse::<u32>().ok()).fold(0, |all, bit| all | 1 << bit);
                self.discord.with(|world| world.channels.get_mut(&CHANNEL).unwrap().permissions = bits);
            }
            "administrator" => self.discord.with(|world| world.administrators.push(person(rest).id)),
            "user-installed" => self.discord.with(|world| world.user_installed = true),
            "left" => self.discord.with(|world| world.left.push(person(rest).id)),
            "added" => self.discord.with(|world| world.dispatch("GUILD_CREATE", GUILD, &server(0))),
            "wait" => {}
            "back" => self.discord.with(|world| world.left.clear()),
            other => panic!("unknown step ({other})"),
        }
    }

    /// Does what a line says. Returns whether the answer to it was shown.
    async fn act(&mut self, who: Person, what: &str) -> bool {
        if let Some(label) = what.strip_prefix('[') {
            let (label, nth) = label.split_once(']').unwrap();
            let back: usize = nth.trim().parse().unwrap_or(1);
            let has = |message: &&Message| message.buttons().iter().any(|(shown, _)| shown == label);
            let mut with: Vec<Message> = self.seen.iter().rev().filter(has).cloned().collect();
            with.dedup_by_key(|message| message.id);
            let Some(shown) = with.get(back - 1).cloned() else {
                self.page.step("THERE IS NO SUCH BUTTON");
                return true;
            };
            let (_, id) = shown.buttons().into_iter().find(|(shown, _)| shown == label).unwrap();
            let token = self.discord.ask_click(who, &shown, &id);
            return self.show_answer(&token).await;
        }
        if let Some(label) = what.strip_prefix('{') {
            let label = label.trim_end_matches('}');
            let option = |message: &Message| message.menu().into_iter().find(|(shown, _)| shown.contains(label));
            let found = self.seen.iter().rev().find_map(|shown| Some((shown.clone(), option(shown)?.1)));
            let Some((shown, command)) = found else {
                self.page.step("THERE IS NO SUCH OPTION");
                return true;
            };
            let token = self.discord.with(|world| world.ask_pick(who, &shown, &command));
            return self.show_answer(&token).await;
        }
        if let Some(typing) = what.strip_prefix("? ") {
            let mut words = typing.splitn(3, ' ');
            let [name, option, typed] = [(); 3].map(|()| words.next().unwrap_or_default());
            let token = self.discord.ask_completion(who, self.channel, name, option, typed);
            let answer = self.discord.answer(&token).await;
            let offered: Vec<String> =
                answer.completions.iter().map(|choice| choice["name"].as_str().unwrap().to_owned()).collect();
            self.page.completions(&offered);
            return true;
        }
        // The name may have two words. What has an equals sign is an option.
        let what = what.strip_prefix('/').unwrap();
        let end = what.find('=').map_or(what.len(), |sign| what[..sign].rfind(' ').unwrap());
        let (name, options) = (&what[..end], what[end..].trim_start());
        let options: Vec<(&str, Value)> =
            options.split("; ").filter_map(|option| option.split_once('=')).map(|(n, v)| (n, value(n, v))).collect();
        let token = self.discord.ask(who, self.channel, name, &options);
        self.show_answer(&token).await
    }

    /// Shows the private answer. Returns whether there is one.
    async fn show_answer(&mut self, token: &str) -> bool {
        self.discord.answer(token).await;
        // A long answer has several messages.
        tokio::time::sleep(QUIET).await;
        let messages = self.discord.answer(token).await.messages;
        let is_shown = !messages.is_empty();
        for message in messages {
            self.page.message(&message);
            self.seen.push(message);
        }
        is_shown
    }

    /// Waits up to `first` for a change and then until nothing changes any more. Shows what is new in the channels.
    async fn show_changes(&mut self, first: Duration) {
        let mut changes = self.discord.changes();
        let is_new = |seen: &[Message], message: &Message| {
            !seen.iter().any(|known| (known.id, known.edits) == (message.id, message.edits))
        };
        let news = async {
            while !self.discord.inspect(|world| world.messages.iter().any(|message| is_new(&self.seen, message))) {
                changes.changed().await.unwrap();
            }
        };
        _ = timeout(first, news).await;
        while timeout(QUIET, changes.changed()).await.is_ok() {}
        for message in self.discord.inspect(|world| world.messages.clone()) {
            let known = self.seen.iter().rev().find(|seen| seen.id == message.id && !seen.private);
            if known.is_some_and(|known| known.edits == message.edits) {
                continue;
            }
            // An edit that only removes buttons is not shown.
            if known.is_none_or(|known| known.content != message.content || !message.buttons().is_empty()) {
                let places = self.discord.with(|world| world.channels.get(&message.channel).and_then(|c| c.with));
                if let Some(person) = places.and_then(Person::known) {
                    self.page.step(&format!("... directly to {}", person.name));
                } else if let Some(thread) =
                    self.discord.with(|world| world.channels.get(&message.channel).and_then(|c| c.thread.clone()))
                {
                    self.page.step(&format!("... in the thread “{}”", thread.name));
                }
                self.page.message(&message);
            }
            self.seen.push(message);
        }
    }
}

fn person(name: &str) -> Person {
    match name.trim_start_matches('@') {
        "alice" => Person::ALICE,
        "bob" => Person::BOB,
        "carol" => Person::CAROL,
        "dimitra" => Person::DIMITRA,
        "mallory" => Person::MALLORY,
        other => panic!("unknown person {other}"),
    }
}

/// Returns the value of an option as the client sends it.
fn value(option: &str, text: &str) -> Value {
    match text.parse::<i64>() {
        _ if text.starts_with('@') => user(person(text)),
        Ok(number) if ["move", "distance", "days", "die", "game"].contains(&option) => json!(number),
        _ => json!(text),
    }
}
