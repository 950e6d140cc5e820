//! A person who has linked accounts on several platforms.

use kafenio::chat::Platform;
use serde_json::Value;

use crate::harness::talk::Talk;

/// Where a person is alone with the bot.
fn at_home(talk: &mut Talk, platform: Platform, name: &str) {
    talk.moves_to(platform);
    talk.place = format!("home-of-{name}");
}

fn in_public(talk: &mut Talk, platform: Platform) {
    talk.moves_to(platform);
    talk.place = format!("{}-cafe", platform.key());
}

/// Gets the code of `name` on Discord.
async fn code(talk: &mut Talk, id: &str, name: &str) -> String {
    at_home(talk, Platform::Discord, name);
    let told = talk.asks(id, name, "/link").await.text.to_string();
    let word = told.strip_prefix("Your code is ").expect("a code");
    word.chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

/// Links `discord` with `matrix`, who are one person.
async fn link(talk: &mut Talk, discord: &str, matrix: &str) {
    let code = code(talk, "code", discord).await;
    at_home(talk, Platform::Matrix, matrix);
    let told = talk.says_as("link", matrix, &format!("!link {code} sure:yes")).await;
    let answer = told.split_once("/link ").and_then(|(_, rest)| rest.split_whitespace().next()).expect("another code");
    at_home(talk, Platform::Discord, discord);
    let told = talk.says_as("answer", discord, &format!("/link {answer} sure:yes")).await;
    assert!(told.contains("are now one person"), "{told}");
    at_home(talk, Platform::Matrix, matrix);
}

#[tokio::test]
async fn forgotten_person_loses_all_linked_accounts() {
    let mut talk = Talk::with_seeded_dice(Platform::Discord, 2026).await;
    in_public(&mut talk, Platform::Discord);
    talk.says_as("d1", "olga", "/newgame portes @bob").await;
    talk.says_as("d2", "bob", "/accept").await;
    in_public(&mut talk, Platform::Matrix);
    talk.says_as("m1", "olga", "!newgame fevga @carol").await;
    talk.says_as("m2", "carol", "!accept").await;
    talk.says_as("m3", "carol", "!block @olga").await;
    link(&mut talk, "olga", "olga").await;
    at_home(&mut talk, Platform::Discord, "olga");
    let told = talk.asks("me", "olga", "/me").await.text.to_string();
    assert!(told.contains("Your accounts: Olga (Discord), Olga (Matrix).") && told.contains("2 open tables"), "{told}");
    let data = talk.asks("data", "olga", "/mydata").await.file.expect("a file").text;
    let data: Value = serde_json::from_str(&data).expect("JSON");
    let linked = &data["linked_accounts"][0];
    assert_eq!((&linked["account"]["platform"], &linked["tables"]["total"]), (&"matrix".into(), &1.into()), "{data}");
    let told = talk.says_as("early", "olga", "/forget sure:yes").await;
    assert!(told.contains("You have linked accounts within the last week"), "{told}");
    talk.sleeps(7 * 24 * 60);
    let told = talk.says_as("sure", "olga", "/forget").await;
    assert!(told.contains("and your 2 open games.") && told.contains("your other account, Olga (Matrix)"), "{told}");
    talk.says_as("forget", "olga", "/forget sure:yes").await;
    let dump = talk.dump().await;
    for (table, row) in &dump {
        assert!(!row.to_lowercase().contains("olga"), "{table}: {row}");
        assert_ne!(table, "persons", "nobody is left: {row}");
    }
    // PostgreSQL doubles the quotation marks in a row.
    let is_over = |row: &str| row.replace("\"\"", "\"").contains(r#""stage":{"over":"#);
    let over = dump.iter().filter(|(table, row)| table == "tables" && is_over(row));
    assert_eq!(over.count(), 2, "both games are lost");
    talk.check().await;
}

#[tokio::test]
async fn block_holds_for_all_accounts_of_a_person() {
    let mut talk = Talk::with_seeded_dice(Platform::Discord, 2026).await;
    in_public(&mut talk, Platform::Discord);
    talk.says_as("b", "alice", "/block @bob").await;
    let told = talk.says_as("a", "alice", "/newgame portes across:yes").await;
    let join = told.split_whitespace().find(|word| word.starts_with("fig-1-")).expect("a code").to_owned();
    link(&mut talk, "bob", "carol").await;
    in_public(&mut talk, Platform::Matrix);
    let told = talk.asks("j", "carol", &format!("!join {join}")).await.text.to_string();
    assert!(told.starts_with("This code"), "whom Alice has blocked cannot join as somebody else: {told}");
    at_home(&mut talk, Platform::Matrix, "carol");
    talk.says_as("u", "carol", "!unlink").await;
    in_public(&mut talk, Platform::Matrix);
    talk.says_as("k", "carol", &format!("!join {join}")).await;
    assert_eq!(talk.snapshots().await.len(), 1, "somebody else can");
    talk.check().await;
}

#[tokio::test]
async fn opponents_are_not_linked_and_codes_end() {
    let mut talk = Talk::on(Platform::Discord, "31 62").await;
    talk.limited();
    in_public(&mut talk, Platform::Discord);
    let told = talk.says_as("a", "alice", "/newgame portes across:yes").await;
    let join = told.split_whitespace().find(|word| word.starts_with("fig-1-")).expect("a code").to_owned();
    in_public(&mut talk, Platform::Matrix);
    talk.says_as("j", "carol", &format!("!join {join}")).await;
    let first = code(&mut talk, "c1", "alice").await;
    at_home(&mut talk, Platform::Matrix, "carol");
    let told = talk.says_as("l1", "carol", &format!("!link {first} sure:yes")).await;
    assert!(told.starts_with("bot to carol: This account and Alice (Discord) are opponents at fig-1"), "{told}");
    // The code ends after ten minutes, and after five wrong ones nobody may try more.
    talk.sleeps(11);
    at_home(&mut talk, Platform::Matrix, "dave");
    for guess in 0..5 {
        let told = talk.says_as(&format!("g{guess}"), "dave", &format!("!link {first}")).await;
        assert!(told.starts_with("bot to dave: I don't know this code"), "{told}");
    }
    let second = code(&mut talk, "c2", "alice").await;
    at_home(&mut talk, Platform::Matrix, "dave");
    let told = talk.says_as("g", "dave", &format!("!link {second}")).await;
    assert!(told.starts_with("bot to dave: Those were too many wrong codes"), "{told}");
    talk.sleeps(2);
    let told = talk.says_as("h", "dave", &format!("!link {second}")).await;
    assert!(told.starts_with("bot to dave: This account will be linked with Alice (Discord)"), "{told}");
    talk.check().await;
}

#[tokio::test]
async fn wrong_code_that_is_handled_in_vain_does_not_count_and_a_restart_forgets_none() {
    let mut talk = Talk::on(Platform::Discord, "").await;
    talk.limited();
    at_home(&mut talk, Platform::Discord, "dave");
    talk.tampers(
        "INSERT INTO replies (platform, message, replied_at, replies, has_file) VALUES ('discord', 'g', 0, '', 0)",
    )
    .await;
    for _ in 0..5 {
        talk.fails("g", "dave", "/link AAAAAAAA").await;
    }
    talk.tampers("DELETE FROM replies WHERE message = 'g'").await;
    for guess in ["g", "2", "3", "4", "5"] {
        let told = talk.says_as(guess, "dave", "/link AAAAAAAA").await;
        assert!(told.starts_with("bot to dave: I don't know this code"), "{guess}: {told}");
    }
    talk.restart().await;
    talk.limited();
    let told = talk.says_as("6", "dave", "/link AAAAAAAA").await;
    assert!(told.starts_with("bot to dave: Those were too many wrong codes"), "{told}");
    talk.check().await;
}

#[tokio::test]
async fn puzzles_are_counted_for_a_person() {
    let mut talk = Talk::with_seeded_dice(Platform::Discord, 2026).await;
    at_home(&mut talk, Platform::Discord, "olga");
    talk.says_as("d1", "olga", "/puzzle portes 1").await;
    talk.says_as("d2", "olga", "/puzzle 1").await;
    talk.says_as("d3", "olga", "/puzzle portes 2").await;
    talk.says_as("d4", "olga", "/puzzle 1").await;
    at_home(&mut talk, Platform::Matrix, "olga");
    talk.says_as("m1", "olga", "!puzzle portes 3").await;
    let told = talk.says_as("m2", "olga", "!puzzle 1").await;
    assert!(told.contains(" of 1"), "{told}");
    link(&mut talk, "olga", "olga").await;
    talk.says_as("m3", "olga", "!puzzle portes 4").await;
    let told = talk.says_as("m4", "olga", "!puzzle 1").await;
    assert!(told.contains(" of 3"), "{told}");
    at_home(&mut talk, Platform::Discord, "olga");
    talk.says_as("d5", "olga", "/puzzle portes 5").await;
    let told = talk.says_as("d6", "olga", "/puzzle 1").await;
    assert!(told.contains(" of 4"), "{told}");
}

#[tokio::test]
async fn code_alone_gives_nobody_another_account() {
    let mut talk = Talk::with_seeded_dice(Platform::Discord, 2026).await;
    // Mallory has talked Olga into telling her code, or into entering Mallory's.
    let phished = code(&mut talk, "c1", "olga").await;
    at_home(&mut talk, Platform::Matrix, "mallory");
    let told = talk.says_as("l1", "mallory", &format!("!link {phished} sure:yes")).await;
    assert!(told.contains("Almost done. Now write to me as Olga (Discord)"), "{told}");
    let answer =
        told.split_once("/link ").and_then(|(_, rest)| rest.split_whitespace().next()).expect("a code").to_owned();
    let told = talk.says_as("me", "mallory", "!me").await;
    assert!(told.contains("Your account: Mallory (Matrix)."), "{told}");
    // The code worked once, and the other one is for Olga alone, who reads whose account it is.
    at_home(&mut talk, Platform::Matrix, "dave");
    let told = talk.says_as("l2", "dave", &format!("!link {phished} sure:yes")).await;
    assert!(told.contains("I don't know this code"), "{told}");
    let told = talk.says_as("l3", "dave", &format!("!link {answer} sure:yes")).await;
    assert!(told.contains("I don't know this code"), "{told}");
    at_home(&mut talk, Platform::Discord, "olga");
    let told = talk.says_as("l4", "olga", &format!("/link {answer}")).await;
    assert!(told.contains("This account will be linked with Mallory (Matrix)"), "{told}");
    talk.check().await;
}
