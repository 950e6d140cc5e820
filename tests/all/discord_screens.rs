//! What people see on Discord, as a page to look at: the messages that the double received.
//! `cargo test discord_screens -- --ignored` writes it to `target/discord-screens`; a phone's picture of it
//! takes `chromium --headless --no-sandbox --window-size=375,9000 --screenshot=phone.png index.html`.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::json;

use crate::discord_double::{CHANNEL, Discord, Message};
use crate::discord_play::{ALICE, BOB, called, finish, invite, invite_in, play};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "writes a page for people to look at"]
async fn screens_to_look_at() {
    let discord = Discord::start().await;
    let _bot = discord.start_bot().await;
    // Messages as they come; later they lose their buttons.
    let mut fresh = vec![invite(&discord, "backgammon").await];
    discord.click(BOB, fresh[0].id, "Accept").await;
    let mut turn = discord.message("the first turn", fresh[0].id, |_| true).await;
    fresh.push(turn.clone());
    for _ in 0..5 {
        turn = play(&discord, &turn).await;
    }
    fresh.push(turn.clone());
    let player = called(&turn);
    let other = if player == ALICE { BOB } else { ALICE };
    let mut private = Vec::new();
    let (id, seen) = (turn.id, turn.edits);
    if turn.buttons().iter().any(|(label, _)| label == "Roll") {
        discord.click(player, turn.id, "Roll").await;
        let rolled = |message: &Message| message.id == id && message.edits > seen && message.buttons().len() > 1;
        turn = discord.message("the roll", id - 1, rolled).await;
    }
    // The private message in which a play is entered, step by step.
    let opened = discord.click(player, turn.id, "Enter a play").await.messages;
    private.extend(opened.clone());
    let (_, step) = opened[0].buttons().swap_remove(0);
    private.extend(discord.click_id(player, &opened[0], &step).await.messages);
    for (person, name, options) in [
        (player, "moves", vec![]),
        (player, "move", vec![("play", json!("1/24"))]),
        (other, "move", vec![("play", json!("13/9"))]),
        (other, "board", vec![]),
        (other, "replay", vec![]),
        (player, "moves", vec![("picture", json!("on"))]),
        (other, "games", vec![]),
        (other, "help", vec![]),
        (other, "help", vec![("command", json!("move"))]),
        (other, "rules", vec![("game", json!("backgammon"))]),
    ] {
        private.extend(discord.command(person, name, &options).await.messages);
    }
    let turn = play(&discord, &turn).await;
    let cube = turn.buttons().into_iter().find(|(label, _)| label.starts_with("Double"));
    if let Some((label, _)) = cube {
        discord.click(called(&turn), turn.id, &label).await;
        let offer = discord.message("the double", turn.id, |_| true).await;
        fresh.extend([turn.clone(), offer.clone()]);
        discord.click(called(&offer), offer.id, "Take").await;
        let taken = discord.message("the answer", offer.id, |_| true).await;
        finish(&discord, &taken).await;
    } else {
        finish(&discord, &turn).await;
    }

    fresh.extend(match_of_two(&discord).await);

    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/discord-screens");
    fs::create_dir_all(&folder).unwrap();
    let mut page = String::from(STYLE);
    for (title, messages) in [
        ("As they come", &fresh),
        ("For one alone", &private),
        ("The channel in the end", &discord.with(|world| world.messages_in(CHANNEL))),
    ] {
        writeln!(page, "<h2>{title}</h2>").unwrap();
        for message in messages {
            show(&mut page, &folder, message);
        }
    }
    fs::write(folder.join("index.html"), page).unwrap();
}

/// A match whose first game is given up: the invitation, the message with the result, and a turn after it.
async fn match_of_two(discord: &Discord) -> [Message; 3] {
    let terms = [("game", json!("backgammon")), ("match", json!("3"))];
    let invitation = invite_in(discord, CHANNEL, [ALICE, BOB], &terms).await;
    discord.click(BOB, invitation.id, "Accept").await;
    let turn = discord.message("the first turn", invitation.id, |_| true).await;
    discord.command(called(&turn), "resign", &[]).await;
    let offer = discord.message("the resignation", turn.id, |_| true).await;
    discord.click(called(&offer), offer.id, "Accept").await;
    let result = discord.message("the next game", offer.id, |_| true).await;
    let next = play(discord, &result).await;
    [invitation, result, next]
}

const STYLE: &str = "<!doctype html><meta charset=utf-8><style>
body { margin: 0; padding: 12px; background: #313338; color: #dbdee1;
  font: 16px/1.375 'Noto Sans', 'DejaVu Sans', sans-serif; }
article { margin: 0 0 18px 52px; position: relative; overflow-wrap: break-word; }
article::before { content: ''; position: absolute; left: -52px; width: 40px; height: 40px; border-radius: 50%; background: #5865f2; }
.private { background: #393a41; border-left: 2px solid #5865f2; padding: 4px 8px; }
h4 { margin: 0; font-weight: 600; color: #f2f3f5; } i { font: 600 10px sans-serif; background: #5865f2; border-radius: 3px; padding: 1px 4px; }
p { margin: 0; white-space: pre-wrap; } .pinged { background: #444037; }
img { display: block; max-width: min(100%, 550px); max-height: 350px; border-radius: 8px; margin-top: 6px; }
code, pre { background: #2b2d31; border-radius: 4px; padding: 1px 4px; font: 14px 'DejaVu Sans Mono', monospace; }
pre { padding: 8px; white-space: pre-wrap; margin: 4px 0; }
.at { background: #3c4270; color: #c9cdfb; border-radius: 3px; padding: 0 2px; }
button { font: 500 14px sans-serif; border: 0; border-radius: 8px; padding: 8px 16px; margin: 6px 8px 0 0; color: white; background: #4e5058; }
button.primary { background: #5865f2; }
small { color: #949ba4; display: block; }</style>";

fn show(page: &mut String, folder: &Path, message: &Message) {
    let class = if message.private {
        "private"
    } else if message.notified.is_empty() {
        ""
    } else {
        "pinged"
    };
    writeln!(page, "<article class='{class}'><h4>Kafenio <i>APP</i></h4><p>{}</p>", markdown(&message.content))
        .unwrap();
    for picture in &message.attachments {
        // A message that was edited has the same id, and another picture.
        let name = format!("{}-{}", page.len(), picture.name);
        fs::write(folder.join(&name), &picture.bytes).unwrap();
        writeln!(page, "<img src='{name}' title='{}'>", escape(&picture.alt)).unwrap();
    }
    for row in message.components.as_array().into_iter().flatten() {
        page.push_str("<div>");
        for button in row["components"].as_array().unwrap() {
            let class = if button["style"] == 1 { "primary" } else { "" };
            write!(page, "<button class='{class}'>{}</button>", escape(button["label"].as_str().unwrap())).unwrap();
        }
        page.push_str("</div>");
    }
    if message.private {
        page.push_str("<small>Only you can see this</small>");
    }
    page.push_str("</article>");
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('\'', "&#39;")
}

/// As much of Discord's Markdown as the bot writes.
fn markdown(text: &str) -> String {
    let mut page = String::new();
    for (index, part) in text.split("```").enumerate() {
        if index % 2 == 1 {
            write!(page, "<pre>{}</pre>", escape(part.trim_start_matches('\n'))).unwrap();
            continue;
        }
        let mut letters = part.chars().peekable();
        let (mut strong, mut code) = (false, false);
        while let Some(letter) = letters.next() {
            match letter {
                '\\' if !code => page.extend(letters.next().map(|c| escape(&c.to_string()))),
                '`' => {
                    code = !code;
                    page.push_str(if code { "<code>" } else { "</code>" });
                }
                '*' if !code && letters.peek() == Some(&'*') => {
                    letters.next();
                    strong = !strong;
                    page.push_str(if strong { "<b>" } else { "</b>" });
                }
                '<' if letters.peek() == Some(&'@') => {
                    let name: String = letters.by_ref().take_while(|c| *c != '>').collect();
                    let who = if name.ends_with("01") { "@Alice" } else { "@Bob" };
                    write!(page, "<span class=at>{who}</span>").unwrap();
                }
                '<' if letters.peek() == Some(&'/') => {
                    let name: String = letters.by_ref().take_while(|c| *c != ':').collect();
                    letters.by_ref().find(|c| *c == '>');
                    write!(page, "<span class=at>{name}</span>").unwrap();
                }
                other => page.push_str(&escape(&other.to_string())),
            }
        }
    }
    page
}
