//! `/mydata` and `/forget`: what is stored about a person, and that nothing of it is left.

use kafenio::chat::{Occupant, Platform};
use kafenio_board::table::{Seat, TableId};
use serde_json::Value;
use tokio::time::Instant;

use crate::harness::extent::extent;
use crate::harness::talk::{ELSEWHERE, Talk};

/// The person who is forgotten. She is a moderator, so her name also stands at tables where she does not play.
const OLGA: &str = "olga";
const FORGET: &str = "/forget sure:yes";

/// Returns the database's tables in which a row names Olga, by her id or by her name.
async fn tables_naming_olga(talk: &Talk) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for (table, row) in talk.dump().await {
        if row.to_lowercase().contains(OLGA) && !found.contains(&table) {
            found.push(table);
        }
    }
    found.sort();
    found
}

/// Lets Olga leave traces in every place that can hold one: two finished matches, two open games, two invitations, a challenge,
/// block lists, a vacation, replies, a shared answer, the choices of a puzzle, and messages that are not delivered yet.
async fn olga_is_known(talk: &mut Talk) {
    talk.place_locale = Some("en".to_owned());
    let here = [
        (OLGA, "/settings theme:night boards:text"),
        ("bob", "/settings boards:text"),
        (OLGA, "/newgame portes @bob"),
        ("bob", "/accept"),
        (OLGA, "/resign gammon sure:yes"),
        ("bob", "/newgame backgammon @olga match:3"),
        (OLGA, "/accept"),
        ("carol", "/newgame portes @dave"),
        (OLGA, "/endtable sure:yes table:vine-3"),
        (OLGA, "/newgame plakoto @carol"),
        ("dave", "/newgame fevga @olga"),
        (OLGA, "/newgame puff"),
        ("eve", "/block @olga"),
        (OLGA, "/block @frank"),
        (OLGA, "/vacation 3"),
        (OLGA, "/opening portes 31 share:yes"),
        ("bob", "/games"),
        ("bob", "/board"),
        ("bob", "/export"),
    ];
    talk.say_lines("h", &here).await;
    ELSEWHERE.clone_into(&mut talk.place);
    talk.say_lines("e", &[("bob", "/newgame portes @olga match:5"), (OLGA, "/accept"), ("bob", "/games")]).await;
    "here".clone_into(&mut talk.place);
    let puzzle = talk.asks("p", OLGA, "/puzzle portes").await;
    talk.answered("puzzle", OLGA, &puzzle).await;
}

#[tokio::test]
async fn forgotten_person_is_nowhere_in_the_database() {
    for platform in [Platform::Discord, Platform::Matrix, Platform::Console] {
        let mut talk = Talk::with_seeded_dice(platform, 2026).await;
        Box::pin(olga_is_known(&mut talk)).await;
        // This is still to be delivered when she is forgotten.
        talk.handles("w0", "bob", "/resign table:olive-2").await;
        talk.asks("w1", OLGA, "/mydata").await;
        let known = tables_naming_olga(&talk).await;
        for table in ["challenges", "outbox", "pauses", "people", "replies", "sides"] {
            assert!(known.iter().any(|known| known == table), "{platform:?}: {table} names her before: {known:?}");
        }
        let told = talk.says_as("f0", OLGA, "/forget").await;
        assert!(told.contains("/forget sure:yes") || told.contains("!forget sure:yes"), "{told}");
        assert!(told.contains("Lost: open invitations and your 2 open games"), "{told}");
        assert_eq!(tables_naming_olga(&talk).await, known, "{platform:?}: she is asked first");
        let told = talk.says_as("f1", OLGA, FORGET).await;
        assert!(told.contains("bot to olga: Deleted:"), "{told}");
        for won in ["has left. Bob wins", "A former player withdraws", "A former player declines"] {
            assert!(told.contains(won), "{platform:?}: {won} in {told}");
        }
        assert!(!told.replace("to olga", "").to_lowercase().contains(OLGA), "{platform:?}: {told}");
        assert_eq!(tables_naming_olga(&talk).await, [""; 0], "{platform:?}");
        // A repeated message gets the same reply and records nobody.
        let again = talk.says_as("f1", OLGA, FORGET).await;
        assert!(again.starts_with("bot to olga: Deleted:"), "{again}");
        assert_eq!(tables_naming_olga(&talk).await, [""; 0], "{platform:?}");
        // The write-ahead log of SQLite has what was there before until the store is pruned.
        talk.prune().await;
        assert!(!talk.files().to_lowercase().contains(OLGA), "{platform:?}: no file holds what was deleted");
        talk.check().await;
    }
}

#[tokio::test]
async fn message_that_is_still_to_be_delivered_loses_the_name() {
    let mut talk = Talk::on(Platform::Discord, "31 62").await;
    talk.say_lines("1", &[(OLGA, "/newgame portes @bob"), ("bob", "/accept")]).await;
    for (id, text) in [("2", "/resign"), ("3", "/cancel")] {
        let message = talk.handles(id, OLGA, text).await;
        assert!(message.is_empty() || !message[0].text.is_empty());
    }
    talk.handles("4", OLGA, FORGET).await;
    assert_eq!(tables_naming_olga(&talk).await, [""; 0]);
    let told = talk.says_as("5", "bob", "/about").await;
    assert!(told.contains("A former player offers to resign"), "{told}");
    assert!(told.contains("has left. Bob wins"), "{told}");
    assert!(!told.to_lowercase().contains(OLGA), "{told}");
    talk.check().await;
}

#[tokio::test]
async fn every_open_game_is_lost_whatever_it_waits_for() {
    let play = (OLGA, "/move 8/5 6/5");
    let games: [(&str, &[(&str, &str)]); 8] = [
        ("backgammon", &[]),
        ("backgammon", &[play, ("bob", "/resign gammon")]),
        ("backgammon", &[play, (OLGA, "/cancel")]),
        ("backgammon", &[play, ("bob", "/double")]),
        ("backgammon", &[play, ("bob", "/roll"), ("bob", "/move 24/18 13/11"), (OLGA, "/double")]),
        ("backgammon match:money beavers:on", &[play, ("bob", "/double"), (OLGA, "/beaver")]),
        ("tavli match:5", &[("bob", "/resign gammon sure:yes")]),
        ("tric-trac match:3", &[("bob", "/resign quadruple sure:yes")]),
    ];
    for (terms, lines) in games {
        let mut talk = Talk::new("31 62 54 43 31 62").await;
        talk.say_lines("a", &[(OLGA, &format!("/newgame {terms} @bob")), ("bob", "/accept")]).await;
        for (number, (name, text)) in lines.iter().enumerate() {
            let told = talk.says_as(&format!("b{number}"), name, text).await;
            assert!(!told.starts_with("bot to"), "{terms}: {text} is accepted: {told}");
        }
        let told = talk.says_as("c", OLGA, FORGET).await;
        assert!(told.contains("has left. Bob wins"), "{terms}, {lines:?}: {told}");
        assert!(told.contains("[@bob, board]"), "{terms}: nobody is left for a rematch: {told}");
        assert_eq!(talk.snapshots().await, [], "{terms}: no table stays open");
        assert_eq!(tables_naming_olga(&talk).await, [""; 0], "{terms}");
        talk.check().await;
    }
}

#[tokio::test]
async fn finished_match_shows_a_former_player_in_every_language() {
    let mut talk = Talk::on(Platform::Discord, "31 62").await;
    talk.say_lines(
        "1",
        &[(OLGA, "/newgame backgammon @bob"), ("bob", "/accept"), (OLGA, "/resign backgammon sure:yes")],
    )
    .await;
    talk.say_lines("2", &[(OLGA, FORGET), ("bob", "/settings boards:text")]).await;
    for (language, name, capital) in [
        ("english", "a former player", "A former player"),
        ("german", "(gelöschtes Konto)", "(gelöschtes Konto)"),
        ("greek", "διαγραμμένος λογαριασμός", "Διαγραμμένος λογαριασμός"),
    ] {
        let set = format!("/settings language:{language}");
        talk.says_as(language, "bob", &set).await;
        for (id, text) in [("history", "/history"), ("board", "/board"), ("match", "/match")] {
            let told = talk.says_as(&format!("{language} {id}"), "bob", text).await;
            assert!(!told.to_lowercase().contains(OLGA) && !told.contains("former 1"), "{told}");
            assert!(text == "/match" || told.contains(name) || told.contains(capital), "{text}: {told}");
        }
    }
    talk.says_as("english again", "bob", "/settings language:english").await;
    let exported = talk.asks("3", "bob", "/export").await.file.expect("a file").text;
    assert!(exported.contains("a former player : 0") && exported.contains("Bob : 0"), "{exported}");
    let told = talk.says_as("4", "bob", "/rematch").await;
    assert!(told.starts_with("bot to bob: Your opponent is no longer here"), "{told}");
    let told = talk.says_as("5", "bob", "/rematch table:fig-1").await;
    assert!(told.starts_with("bot to bob: Your opponent is no longer here"), "{told}");
    talk.check().await;
}

#[tokio::test]
async fn forgotten_person_who_writes_again_is_new() {
    let mut talk = Talk::on(Platform::Discord, "31 62").await;
    talk.say_lines("1", &[(OLGA, "/settings theme:night"), (OLGA, "/newgame portes @bob"), ("bob", "/accept")]).await;
    talk.say_lines("2", &[(OLGA, FORGET)]).await;
    let told = talk.say_lines("3", &[(OLGA, "/history"), (OLGA, "/settings"), (OLGA, FORGET)]).await;
    assert!(!told.contains("Bob"), "{told}");
    assert!(told.contains("Theme: kafenio"), "{told}");
    assert_eq!(tables_naming_olga(&talk).await, [""; 0]);
    talk.check().await;
}

#[tokio::test]
async fn former_players_leave_no_id_at_their_tables() {
    let mut talk = Talk::on(Platform::Discord, "31 62 31 62").await;
    talk.say_lines("h", &[(OLGA, "/newgame portes @bob"), ("bob", "/accept")]).await;
    // Two people play one game at a time in a place.
    ELSEWHERE.clone_into(&mut talk.place);
    talk.say_lines("e", &[("bob", "/newgame portes @olga"), (OLGA, "/accept")]).await;
    talk.say_lines("2", &[(OLGA, FORGET), ("bob", FORGET)]).await;
    let mut store = talk.store().begin_read();
    for table in [1, 2].map(TableId) {
        let stored =
            store.table_on(Platform::Discord, table).await.expect("the store works").expect("the table is kept");
        for seat in Seat::BOTH {
            assert_eq!(stored.players[seat], Occupant::Former);
        }
    }
    drop(store);
    for (table, row) in talk.dump().await {
        assert!(table != "sides" || !row.to_lowercase().contains("bob"), "{row}");
    }
    talk.check().await;
}

#[tokio::test]
async fn my_data_is_all_that_is_stored_without_the_ids_of_others() {
    let mut talk = Talk::with_seeded_dice(Platform::Discord, 2026).await;
    talk.reads(OLGA, "de");
    Box::pin(olga_is_known(&mut talk)).await;
    talk.handles("w", "bob", "/resign table:olive-2").await;
    let reply = talk.asks("m", OLGA, "/mydata").await;
    let file = reply.file.expect("a file");
    assert_eq!(file.name, "mydata.json");
    let data: Value = serde_json::from_str(&file.text).expect("JSON");
    assert_eq!((&data["account"]["id"], &data["name"]), (&"olga".into(), &"Olga".into()));
    assert_eq!((&data["platform_language"], &data["settings"]["theme"]), (&"de".into(), &"night".into()));
    assert_eq!(data["blocked"], serde_json::json!(["Frank"]));
    assert_eq!(data["vacations"].as_array().map(Vec::len), Some(1));
    let tables = data["tables"]["list"].as_array().expect("a list");
    assert_eq!((tables.len(), &data["tables"]["total"], &data["tables"]["pages"]), (5, &5.into(), &1.into()));
    let states: Vec<&Value> = tables.iter().map(|table| &table["state"]).collect();
    assert_eq!(states, ["playing", "invitation", "invitation", "playing", "over"]);
    let first = &tables[4];
    assert_eq!((&first["role"], &first["opponent"], &first["won"]), (&"inviter".into(), &"Bob".into(), &false.into()));
    assert!(first["events"].as_i64() > Some(3) && first["terms"]["game"] == "portes", "{first}");
    let waiting = data["messages_to_deliver"].as_array().expect("a list");
    assert!(waiting.iter().any(|message| message["text"].to_string().contains("resign")), "{waiting:?}");
    for id in ["\"bob\"", "\"carol\"", "\"dave\"", "\"frank\"", "\"eve\""] {
        assert!(!file.text.contains(id), "{id} is somebody else: {}", file.text);
    }
    // It is not kept: the same message is answered with what is stored then.
    assert!(talk.dump().await.iter().all(|(_, row)| !row.contains("mydata.json")));
    let empty: Value =
        serde_json::from_str(&talk.asks("n", OLGA, "/mydata 2").await.file.expect("a file").text).unwrap();
    assert_eq!(empty["tables"]["list"], serde_json::json!([]));
}

#[tokio::test]
async fn my_data_is_refused_in_a_matrix_room_that_others_read() {
    let mut talk = Talk::on(Platform::Matrix, "").await;
    let told = talk.says_as("1", OLGA, "!mydata").await;
    assert_eq!(told.trim_end(), "bot to olga: Everyone here would read that. Write !mydata in a direct chat with me.");
}

#[tokio::test]
async fn operator_forgets_an_account_while_the_bot_runs() {
    let mut talk = Talk::on(Platform::Discord, "31 62").await;
    talk.say_lines("1", &[("4711", "/newgame portes @bob"), ("bob", "/accept")]).await;
    let is_named = |dump: Vec<(String, String)>| dump.iter().any(|(_, row)| row.contains("4711"));
    assert!(is_named(talk.dump().await));
    for (words, expected) in [
        (["forget", "discord", "bob"], "\"bob\" is not an account: expected the number of an account"),
        (["forget", "matrix", "bob"], "\"bob\" is not an account: expected an id such as @name:example.org"),
        (["forget", "discord", "4712"], "nothing is stored about discord 4712"),
    ] {
        let (done, printed) = talk.operator(&words);
        assert!(!done && printed.contains(expected), "{printed}");
    }
    let (done, printed) = talk.operator(&["forget", "discord", "4711"]);
    assert!(done && printed.contains("discord 4711 is forgotten; backups still contain what was stored"), "{printed}");
    assert!(!is_named(talk.dump().await));
    let told = talk.says_as("2", "bob", "/about").await;
    assert!(told.contains("has left. Bob wins"), "{told}");
    let (done, printed) = talk.operator(&["forget", "discord", "4711"]);
    assert!(!done && printed.contains("nothing is stored about discord 4711"), "{printed}");
    talk.check().await;
}

#[tokio::test]
async fn person_with_thousands_of_tables_gets_their_data_in_pages_and_is_forgotten() {
    let tables = extent([2_000, 10_000]);
    let pages = tables / 500 + 1;
    let mut talk = Talk::on(Platform::Discord, "31 62").await;
    talk.say_lines("1", &[(OLGA, "/newgame portes @bob"), ("bob", "/accept"), (OLGA, "/resign gammon sure:yes")]).await;
    talk.multiply_tables(tables).await;
    talk.tampers("UPDATE tables SET stage = 'over', decider = NULL").await;
    talk.tampers("UPDATE sides SET account = CASE seat WHEN 'inviter' THEN 'olga' ELSE 'bob' END, open = 0").await;
    talk.tampers(
        "INSERT INTO outbox (platform, lane, table_id, seat, owner, kind, post, can_shrink, written_at, state, message, \
         sent_at) SELECT 'discord', 'game', tables.id, 'inviter', '', 'new', post, 0, 0, 'sent', 'm' || tables.id, 0 \
         FROM tables, (SELECT post FROM outbox WHERE state = 'sent' ORDER BY id DESC LIMIT 1) AS latest",
    )
    .await;
    let begun = Instant::now();
    let file = talk.asks("2", OLGA, &format!("/mydata {pages}")).await.file.expect("a file");
    let data: Value = serde_json::from_str(&file.text).expect("JSON");
    assert_eq!(
        (&data["tables"]["total"], &data["tables"]["pages"], data["tables"]["list"].as_array().map(Vec::len)),
        (&(tables + 1).into(), &pages.into(), Some(1))
    );
    println!("/mydata: {:?}", begun.elapsed());
    let begun = Instant::now();
    talk.says_as("3", OLGA, FORGET).await;
    println!("/forget: {:?}", begun.elapsed());
    assert_eq!(tables_naming_olga(&talk).await, [""; 0]);
}

/// Every column of the database: those that may hold the id or the name of an account, and those that cannot. `/forget` has to
/// reach the former; the tests above look for her in all of them.
const COLUMNS: [(&str, &[&str], &[&str]); 30] = [
    ("_sqlx_migrations", &[], &["version", "description", "installed_on", "success", "checksum", "execution_time"]),
    ("analyses", &[], &["table_id", "game", "engine", "judgements", "judged_at"]),
    // The operator's bans hold although somebody is forgotten.
    ("bans", &["id"], &["platform", "banned_at"]),
    // The names are hashes, and deleted within hours.
    ("budgets", &[], &["name", "used_until"]),
    (
        "challenges",
        &["account", "name"],
        &[
            "id",
            "platform",
            "place",
            "thread",
            "terms",
            "own_thread",
            "role",
            "message",
            "code",
            "opened_at",
            "lapses_at",
            "state",
            "closed_at",
        ],
    ),
    ("daily_puzzles", &[], &["message", "platform", "place", "game", "number", "posted_at"]),
    ("drafts", &[], &["table_id", "seat", "turn", "step", "moves"]),
    ("due_analyses", &[], &["table_id", "due_at"]),
    ("events", &[], &["table_id", "number", "happened_at", "rolls", "event"]),
    ("handled_messages", &[], &["platform", "message", "handled_at"]),
    // For minutes, the senders of messages that cannot be decrypted and the tokens of answers that take long.
    ("key_values", &["value"], &["name"]),
    (
        "outbox",
        &["owner", "post"],
        &[
            "id",
            "platform",
            "lane",
            "table_id",
            "seat",
            "kind",
            "target",
            "can_shrink",
            "written_at",
            "state",
            "message",
            "sent_at",
        ],
    ),
    ("pauses", &["account"], &["id", "platform", "from_at", "until_at"]),
    (
        "people",
        &["id", "name", "preferences", "link_partner"],
        &["platform", "locale", "person", "link_code", "link_code_until", "puzzles"],
    ),
    ("persons", &[], &["id", "linked_at"]),
    ("places", &["id"], &["platform", "reported_locale", "chosen_locale", "settings"]),
    ("puzzle_answers", &["account"], &["message", "platform", "solved", "answered_at"]),
    ("puzzle_places", &[], &["platform", "place", "game", "hour", "due_at"]),
    ("rated_matches", &[], &["id", "table_id", "game", "length", "cube", "weight", "ended_at", "claimed", "uncounted"]),
    ("rated_players", &["account"], &["id", "platform"]),
    (
        "rated_sides",
        &[],
        &[
            "table_id",
            "seat",
            "player",
            "level",
            "score",
            "days",
            "rating_before",
            "deviation_before",
            "rating_after",
            "deviation_after",
        ],
    ),
    ("error_rates", &[], &["player", "game", "decisions", "lost", "squares", "ended_at"]),
    ("judged_games", &[], &["table_id", "number", "seat", "decisions", "lost", "squares"]),
    ("ratings", &[], &["player", "game", "rating", "deviation", "rated_at", "matches"]),
    ("replies", &["replies"], &["platform", "message", "replied_at", "has_file"]),
    (
        "sides",
        &["account", "name", "place"],
        &["table_id", "seat", "platform", "level", "thread", "latest", "own_thread", "open", "opened_at"],
    ),
    (
        "tables",
        &[],
        &[
            "id",
            "snapshot",
            "version",
            "revision",
            "stage",
            "decider",
            "announced_from",
            "opened_at",
            "changed_at",
            "due_at",
            "suspended_at",
            "unreachable",
            "taken_back",
            "move_request",
            "calls",
        ],
    ),
    ("tournament_entrants", &["account", "name", "place"], &["tournament", "entrant", "platform", "thread"]),
    ("tournament_events", &[], &["tournament", "number", "happened_at", "table_id", "event"]),
    (
        "tournaments",
        &["account"],
        &[
            "id",
            "kind",
            "platform",
            "place",
            "thread",
            "terms",
            "secret",
            "code",
            "message",
            "opened_at",
            "starts_at",
            "due_at",
            "is_over",
            "revision",
        ],
    ),
];

#[tokio::test]
async fn every_column_is_known_to_hold_people_or_not() {
    let talk = Talk::new("").await;
    let mut known: Vec<(String, String)> = Vec::new();
    for (table, people, others) in COLUMNS {
        known.extend(people.iter().chain(others).map(|column| (table.to_owned(), (*column).to_owned())));
    }
    known.sort();
    let columns = talk.columns().await;
    for column in &columns {
        assert!(
            known.contains(column),
            "{column:?} is new: can it hold a person's id or name? Then /forget has to reach it"
        );
    }
    for column in &known {
        assert!(columns.contains(column), "{column:?} is gone");
    }
}

#[tokio::test]
async fn game_that_a_moderator_has_sent_to_direct_messages_forgets_its_player() {
    let mut talk = Talk::on(Platform::Discord, "31 62").await;
    talk.place = "north-cafe".to_owned();
    let told = talk.says_as("1", "alice", "/newgame portes across:yes").await;
    let join = told.split_whitespace().find(|word| word.starts_with("fig-1-")).expect("a code").to_owned();
    talk.moves_to(Platform::Matrix);
    talk.place = "south-cafe".to_owned();
    talk.says_as("2", "carol", &format!("!join {join}")).await;
    talk.moves_to(Platform::Discord);
    talk.place = "north-cafe".to_owned();
    let removed = talk.says_as("3", OLGA, "/endtable sure:yes").await;
    assert!(removed.contains("has removed this game from here"), "{removed}");
    talk.says_as("4", "alice", FORGET).await;
    for (table, row) in talk.dump().await {
        assert!(!row.to_lowercase().contains("alice"), "{table}: {row}");
    }
}
