//! Rated matches: what they change, and what somebody gains who plays unfairly.

use kafenio::chat::{Account, Platform};
use kafenio::rating::Rating;
use kafenio::store::StoredRating;
use kafenio_board::table::{Event, Seat, TableId, without_undone};
use kafenio_picture::Album;

use crate::harness::talk::Talk;

const TURNS: usize = 8;
/// The name of a table, as it is chosen in a command.
type Table = TableId;

/// Rated games of Portes, played by the first legal moves.
struct Club {
    talk: Talk,
    messages: u32,
}

impl Club {
    async fn new(seed: u64) -> Club {
        let mut talk = Talk::with_seeded_dice(Platform::Discord, seed).await;
        talk.is_analysing = false;
        Club { talk, messages: 0 }
    }

    async fn says(&mut self, name: &str, text: &str) -> String {
        self.messages += 1;
        let id = format!("m{}", self.messages);
        self.talk.says_as(&id, name, text).await
    }

    /// Returns the open table of `name` that was opened last.
    async fn table_of(&self, name: &str) -> Table {
        let open = self.talk.snapshots().await;
        let account = Account { platform: Platform::Discord, id: name.to_owned() };
        let own = open.iter().filter(|stored| stored.seat(&account).is_some());
        own.map(|stored| stored.id).max().expect("they play")
    }

    /// Begins a rated game between two people.
    async fn begins(&mut self, inviter: &str, invited: &str, clock: &str) -> Table {
        self.says(inviter, &format!("/newgame portes @{invited} rated clock:{clock}")).await;
        let table = self.table_of(invited).await;
        self.says(invited, &format!("/accept table:{table}")).await;
        table
    }

    /// Plays the first legal moves until both have had `turns` turns.
    async fn plays(&mut self, table: Table, turns: usize) {
        for _ in 0..40 * TURNS {
            let events = without_undone(&self.talk.events(table).await);
            let had = |seat: Seat| {
                let is_own = |event: &&Event| matches!(event, Event::Played { seat: by, .. } | Event::Passed { seat: by, .. } if *by == seat);
                events.iter().filter(is_own).count()
            };
            if Seat::BOTH.into_iter().all(|seat| had(seat) >= turns) {
                return;
            }
            let open = self.talk.snapshots().await;
            let stored = open.iter().find(|stored| stored.id == table).expect("the game goes on");
            let seat = stored.table.to_decide().expect("somebody decides");
            let name = stored.players[seat].account().expect("a person").id.clone();
            self.says(&name, &format!("/move 1 table:{table}")).await;
        }
        panic!("the game does not end");
    }

    /// Plays a rated game that `loser` resigns to `winner`, and returns how it ended.
    async fn loses(&mut self, loser: &str, winner: &str, turns: usize) -> String {
        let table = self.begins(loser, winner, "fast").await;
        self.plays(table, turns).await;
        let resigned = self.says(loser, &format!("/resign gammon sure:yes table:{table}")).await;
        let accepted = self.says(winner, &format!("/accept table:{table}")).await;
        [resigned, accepted].concat()
    }

    /// Returns the rating of `name` in Portes; `None` if they have none.
    async fn rating(&self, name: &str) -> Option<Rating> {
        self.stored(name).await.map(|stored| stored.rating)
    }

    async fn stored(&self, name: &str) -> Option<StoredRating> {
        let account = Account { platform: Platform::Discord, id: name.to_owned() };
        let ratings = self.talk.store().begin_read().ratings(&account).await.expect("the ratings can be read");
        ratings.first().copied()
    }

    /// Lets `loser` lose to `name`, and returns how many thousandths of a point that brings.
    async fn gains(&mut self, name: &str, loser: &str) -> i64 {
        let before = self.rating(name).await.unwrap_or(Rating::NEW).rating;
        self.loses(loser, name, TURNS).await;
        self.rating(name).await.unwrap_or(Rating::NEW).rating - before
    }
}

#[tokio::test]
async fn one_account_gains_little_from_another_that_loses_to_it() {
    let mut club = Club::new(1).await;
    let mut gained = Vec::new();
    for _ in 0..12 {
        gained.push(club.gains("alice", "bob").await);
    }
    // The eleventh match of the two in 30 days changes nothing more.
    assert!(gained[..10].iter().all(|gained| *gained > 0), "{gained:?}");
    assert_eq!(gained[10..], [0, 0]);
    let total: i64 = gained.iter().sum();
    assert!((100_000..220_000).contains(&total), "{total}");
    // Both read before the first roll that it will not count.
    let told = club.says("alice", "/newgame portes @bob rated").await;
    assert!(told.contains("this one won't count: you two already have 10 rated matches within 30 days"), "{told}");
    club.talk.check().await;
}

#[tokio::test]
async fn lost_game_is_not_cancelled() {
    let mut club = Club::new(2).await;
    let table = club.begins("alice", "bob", "fast").await;
    club.plays(table, TURNS).await;
    for (name, text) in
        [("alice", "/cancel"), ("bob", "/decline"), ("alice", "/takeback"), ("olga", "/endtable sure:yes")]
    {
        club.says(name, text).await;
    }
    // What a moderator ends has no result, and nobody's rating changes by it.
    assert_eq!((club.rating("alice").await, club.rating("bob").await), (None, None));
    club.says("alice", "/play portes master rated").await;
    let against = club.table_of("alice").await;
    for text in ["/cancel", "/cancel sure:yes", "/hint", "/undo"] {
        let told = club.says("alice", text).await;
        assert!(told.starts_with("bot to alice:"), "{text} is refused: {told}");
    }
    // A moderator does not end their own either.
    club.says("olga", "/play portes master rated").await;
    let own = club.table_of("olga").await;
    let told = club.says("olga", &format!("/endtable sure:yes table:{own}")).await;
    assert!(told.contains("cannot be called off"), "{told}");
    // Whoever leaves it open begins no other one, wherever they are.
    club.talk.place = "elsewhere".to_owned();
    let told = club.says("alice", "/play fevga beginner rated").await;
    assert!(told.contains(&format!("You have not finished your rated match against me: {against}")), "{told}");
    club.talk.check().await;
}

#[tokio::test]
async fn of_one_silence_the_first_loss_counts() {
    let mut club = Club::new(3).await;
    let mut tables = Vec::new();
    for opponent in ["bob", "carol", "dave"] {
        let table = club.begins("alice", opponent, "1h").await;
        club.plays(table, TURNS).await;
        // Alice is on roll when she falls silent.
        while club.decider(table).await != "alice" {
            let name = club.decider(table).await;
            club.says(&name, &format!("/move 1 table:{table}")).await;
        }
        tables.push((table, opponent));
    }
    club.talk.passes(61).await;
    let mut ratings = Vec::new();
    for (table, opponent) in &tables {
        let told = club.says(opponent, &format!("/claim table:{table}")).await;
        assert!(told.contains("Ratings: ") || told.contains("only the first counts"), "{told}");
        ratings.push(club.rating("alice").await.expect("she has lost one"));
    }
    assert!(ratings[0].rating < Rating::NEW.rating);
    assert_eq!(ratings, [ratings[0]; 3]);
    // She comes back, moves, and falls silent again: that is another absence.
    let table = club.begins("alice", "bob", "1h").await;
    club.plays(table, TURNS).await;
    while club.decider(table).await != "alice" {
        club.says("bob", &format!("/move 1 table:{table}")).await;
    }
    club.talk.passes(61).await;
    club.says("bob", &format!("/claim table:{table}")).await;
    assert!(club.rating("alice").await.expect("a rating").rating < ratings[0].rating);
    club.talk.check().await;
}

impl Club {
    async fn decider(&self, table: Table) -> String {
        let open = self.talk.snapshots().await;
        let stored = open.iter().find(|stored| stored.id == table).expect("the game goes on");
        let seat = stored.table.to_decide().expect("somebody decides");
        stored.players[seat].account().expect("a person").id.clone()
    }
}

#[tokio::test]
async fn short_game_changes_nothing() {
    let mut club = Club::new(4).await;
    let told = club.loses("alice", "bob", TURNS - 2).await;
    assert!(told.contains("The ratings stay as they are: one of you had fewer than 8 turns."), "{told}");
    assert_eq!((club.rating("alice").await, club.rating("bob").await), (None, None));
    club.talk.check().await;
}

#[tokio::test]
async fn three_matches_a_day_against_the_computer_count() {
    let mut club = Club::new(5).await;
    let mut ratings = Vec::new();
    for number in 0..4 {
        let told = club.says("alice", "/play portes club rated").await;
        assert_eq!(told.contains("won't count: you already have 3 rated matches against me"), number == 3, "{told}");
        let table = club.table_of("alice").await;
        for _ in 0..2 * TURNS {
            club.says("alice", &format!("/move 1 table:{table}")).await;
        }
        let open = club.talk.snapshots().await.iter().any(|stored| stored.id == table);
        if open {
            club.says("alice", &format!("/resign gammon sure:yes table:{table}")).await;
        }
        ratings.push(club.rating("alice").await.expect("a rating"));
    }
    assert_eq!(ratings[2], ratings[3]);
    assert!(ratings[0] != ratings[1] && ratings[1] != ratings[2], "{ratings:?}");
    // Alone one remains new.
    assert!(ratings.iter().all(|rating| rating.deviation >= 150_000), "{ratings:?}");
    club.talk.sleeps(24 * 60 + 1);
    let told = club.says("alice", "/play portes club rated").await;
    assert!(told.contains("Rated: Alice +"), "{told}");
    club.talk.check().await;
}

#[tokio::test]
async fn leaving_for_good_takes_nobody_s_points() {
    let mut club = Club::new(6).await;
    club.loses("alice", "bob", TURNS).await;
    let before = club.rating("bob").await;
    let table = club.begins("alice", "bob", "fast").await;
    club.plays(table, TURNS).await;
    let told = club.says("alice", "/forget sure:yes").await;
    assert!(told.contains("The ratings stay as they are: a player has left for good."), "{told}");
    assert_eq!(club.rating("bob").await, before);
    assert_eq!(club.rating("alice").await, None);
    let names = club.talk.dump().await;
    assert!(names.iter().all(|(table, row)| table != "rated_players" || !row.contains("alice")), "{names:?}");
    // Whoever comes back is new.
    club.loses("bob", "alice", TURNS).await;
    let Rating { rating, deviation } = club.rating("alice").await.expect("a rating");
    assert!((1_520_000..1_527_000).contains(&rating) && deviation > 198_000, "{rating} {deviation}");
    club.talk.check().await;
}

#[tokio::test]
async fn linked_accounts_have_one_rating() {
    let mut club = Club::new(7).await;
    club.loses("alice", "bob", TURNS).await;
    let here = club.talk.place.clone();
    let word = |told: &str, before: &str| {
        let (_, rest) = told.split_once(before).expect("a code");
        rest.chars().take_while(|letter| letter.is_alphanumeric()).collect::<String>()
    };
    club.talk.place = "home-of-alice".to_owned();
    let code = word(&club.says("alice", "/link").await, "Your code is ");
    club.talk.moves_to(Platform::Matrix);
    club.talk.place = "home-of-alicia".to_owned();
    let answer = word(&club.says("alicia", &format!("!link {code} sure:yes")).await, "/link ");
    club.talk.moves_to(Platform::Discord);
    club.talk.place = "home-of-alice".to_owned();
    let told = club.says("alice", &format!("/link {answer} sure:yes")).await;
    assert!(told.contains("are now one person"), "{told}");
    let mut store = club.talk.store().begin_read();
    let alicia = Account { platform: Platform::Matrix, id: "alicia".to_owned() };
    let [own] = store.ratings(&alicia).await.expect("the ratings can be read")[..] else { panic!("one rating") };
    assert!(store.ratings_of_account(&alicia).await.expect("the ratings can be read").is_empty());
    drop(store);
    assert_eq!(Some(own), club.stored("alice").await);
    club.talk.place = here;
    club.talk.check().await;
}

#[tokio::test]
async fn lists_name_the_best_until_they_rest() {
    let mut club = Club::new(9).await;
    for loser in ["bob", "carol", "dave", "bob", "bob"] {
        club.loses(loser, "alice", TURNS).await;
    }
    // Carol gets a picture, and Bob the same in words.
    let told = club.says("carol", "/top list:ratings").await;
    assert!(
        told.contains("table: Ratings in Portes / Rating Matches / 1 Alice 1") && !told.contains(". Alice"),
        "{told}"
    );
    club.says("bob", "/settings boards:text").await;
    let told = club.says("bob", "/top list:ratings").await;
    let [heading, listed] = ["\n     Ratings in Portes\n     1. Alice: 1", " (5 matches)"];
    assert!(told.contains(heading) && told.contains(listed) && !told.contains("2. "), "{told}");
    assert!(told.contains("You: 14"), "Bob has had one opponent: {told}");
    // Of two people three matches count in the month.
    club.loses("alice", "bob", TURNS).await;
    let told = club.says("bob", "/top").await;
    for line in
        ["1. Alice: 10 (5 won, 0 lost)", "2. Bob: 3 (0 won, 3 lost)", "3. Carol: 1 (0 won, 1 lost)", "3. Dave: 1"]
    {
        assert!(told.contains(line), "{line}: {told}");
    }
    let told = club.says("carol", "/top").await;
    let table = "table: This month / Points Won Lost / 1 Alice 10 5 0 / 2 Bob 3 0 3 / 3 Carol 1 0 1 / 3 Dave 1 0 1";
    assert!(told.contains(table), "{told}");
    let told = club.says("bob", "/top fevga").await;
    assert!(told.contains("No rated match of Fevga has ended here this month"), "{told}");
    let here = std::mem::replace(&mut club.talk.place, "elsewhere".to_owned());
    for list in ["/top", "/top portes list:ratings"] {
        let told = club.says("bob", list).await;
        assert!(!told.contains("Alice"), "nobody has played there: {told}");
    }
    club.talk.place = here;
    // Whoever does not want to be listed is shown to nobody else.
    club.says("alice", "/settings ranked:off").await;
    for list in ["/top", "/top portes list:ratings", "/stats portes @alice"] {
        let told = club.says("bob", list).await;
        assert!(!told.contains(". Alice") && !told.contains("rating: "), "{told}");
    }
    let told = club.says("alice", "/stats").await;
    assert!(told.contains("Portes, rating: 1") && !told.contains("here"), "{told}");
    let told = club.loses("carol", "alice", TURNS).await;
    assert!(told.contains("Ratings: Carol 1") && told.contains(", Alice +"), "{told}");
    club.says("alice", "/settings ranked:on").await;
    // The month begins anew, and a rating rests after 90 days.
    let told = club.talk.waits(32).await;
    assert!(told.contains("The best in January:") && told.contains("1. Alice: 12 (6 won, 0 lost)"), "{told}");
    assert!(!told.contains("[@"), "it notifies nobody: {told}");
    let other = club.talk.other_process();
    kafenio::manager::handle_due_tables(&other).await.expect("the store works");
    assert!(!club.talk.waits(1).await.contains("The best"), "it is posted once");
    assert!(club.says("bob", "/top").await.contains("No rated match has ended here this month"));
    assert!(club.says("bob", "/top list:ratings").await.contains("1. Alice"));
    // Nobody is named where a moderator does not want it.
    club.loses("alice", "bob", TURNS).await;
    club.says("olga", "/channel month:off").await;
    assert!(!club.talk.waits(31).await.contains("The best"));
    club.talk.waits(60).await;
    assert!(club.says("bob", "/top list:ratings").await.contains("Nobody is listed in Portes yet"));
    club.talk.check().await;
}

#[tokio::test]
async fn curve_shows_the_rating_after_each_match() {
    let mut club = Club::new(10).await;
    let mut ratings = Vec::new();
    for [loser, winner] in [["bob", "alice"], ["alice", "carol"], ["dave", "alice"]] {
        let told = club.says("alice", "/stats").await;
        assert!(!told.contains("chart: "), "{told}");
        club.loses(loser, winner, TURNS).await;
        ratings.push(club.rating("alice").await.expect("a rating").rating);
    }
    // A match that does not count is no part of it.
    club.loses("bob", "alice", TURNS - 2).await;
    club.messages += 1;
    let reply = club.talk.asks(&format!("m{}", club.messages), "bob", "/stats @alice").await;
    let board = reply.board.expect("a picture");
    let Some(Album::Chart(chart)) = board.album else { panic!("a chart: {:?}", board.album) };
    let panel = &chart.panels[0];
    assert_eq!(panel.curve.iter().map(|rating| i64::from(*rating)).collect::<Vec<_>>(), ratings);
    let last = |text: &str| text.contains(&format!(" {}", (ratings[2] + 500) / 1000));
    assert!(panel.caption.starts_with("Rating over 3 matches: ") && last(&panel.caption), "{}", panel.caption);
    assert!(board.alt.starts_with("Alice, Portes, rating: ") && last(&board.alt), "{}", board.alt);
    for loser in ["bob", "carol"] {
        club.loses(loser, "alice", TURNS).await;
    }
    let told = club.says("bob", "/stats @alice").await;
    assert_eq!(told.matches(", no. 1 here").count(), 2, "in the text and in the picture: {told}");
    club.says("alice", "/settings ranked:off").await;
    let told = club.says("bob", "/stats @alice").await;
    assert!(!told.contains("Rating") && !told.contains("rating"), "{told}");
    let told = club.says("alice", "/stats").await;
    assert!(told.contains("Rating over 5 matches: ") && !told.contains("no. 1"), "{told}");
    club.talk.check().await;
}

#[tokio::test]
async fn operator_reads_and_recomputes_the_ratings() {
    let mut club = Club::new(8).await;
    club.loses("alice", "bob", TURNS).await;
    club.talk.sleeps(3 * 24 * 60);
    club.loses("bob", "alice", TURNS).await;
    let (done, printed) = club.talk.operator(&["ratings", "--json"]);
    let lines: Vec<serde_json::Value> = printed.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(done && lines.len() == 4, "{printed}");
    let first = &lines[0];
    assert_eq!((&first["game"], &first["length"], &first["cube"]), (&"portes".into(), &1.into(), &false.into()));
    assert_eq!(first["players"][0]["before"], serde_json::json!([1500.0, 200.0]));
    assert_eq!((&first["players"][0]["score"], &first["players"][1]["score"]), (&0.0.into(), &1.0.into()));
    assert_eq!(lines[1]["players"][1]["before"], first["players"][0]["after"]);
    assert!((lines[1]["players"][0]["days"].as_f64().expect("days") - 3.0).abs() < 0.1);
    let (done, printed) = club.talk.operator(&["ratings", "--recompute"]);
    assert!(done && printed.contains("2 ratings follow from 2 matches"), "{printed}");
    for (tampered, fault) in [
        ("UPDATE ratings SET rating = rating + 1 WHERE player = 1", "does not follow from the rated matches"),
        ("UPDATE ratings SET rating = rating - 1 WHERE player = 1", ""),
        ("UPDATE rated_sides SET rating_after = rating_after + 3 WHERE player = 2", "has rated the"),
        ("UPDATE rated_sides SET rating_after = rating_after - 3 WHERE player = 2", ""),
        ("UPDATE rated_sides SET score = 2 - score", "is rated with another result"),
        ("UPDATE rated_sides SET score = 2 - score", ""),
        ("DELETE FROM ratings WHERE player = 2", "is missing"),
    ] {
        club.talk.tampers(tampered).await;
        let (done, printed) = club.talk.operator(&["verify-store"]);
        assert_eq!(done, fault.is_empty(), "{tampered}: {printed}");
        assert!(printed.contains(fault), "{tampered}: {printed}");
    }
    let (done, _) = club.talk.operator(&["ratings", "--recompute"]);
    assert!(!done);
}

#[tokio::test]
async fn rated_matches_are_judged_unasked_and_listed_by_error_rate() {
    let mut club = Club::new(7).await;
    club.talk.is_analysing = true;
    club.loses("alice", "bob", TURNS).await;
    let none = club.says("alice", "/top portes play").await;
    assert!(none.contains("Nobody is listed in Portes yet"), "{none}");
    // As if they had played sixty such games.
    for more in [
        "UPDATE judged_games SET decisions = 60 * decisions, lost = 60 * lost, squares = 60 * squares",
        "UPDATE error_rates SET decisions = 60 * decisions, lost = 60 * lost, squares = 60 * squares",
    ] {
        club.talk.tampers(more).await;
        let faults = club.talk.store().verify().await.expect("the store works");
        // Both are wrong until the error rates follow from the games again.
        assert_eq!(faults.len(), if more.contains("judged") { 2 } else { 0 }, "{faults:?}");
    }
    let listed = club.says("alice", "/top portes play").await;
    let analysed = club.says("alice", "/analyse").await;
    let rate_of = |name: &str| {
        let (_, rest) = analysed.split_once(&format!("{name}: error rate ")).expect("an error rate");
        rest.split([' ', ',']).next().expect("a number").parse::<f32>().expect("a number")
    };
    let mut names = ["Alice", "Bob"];
    names.sort_by(|one, other| rate_of(one).total_cmp(&rate_of(other)));
    for (rank, name) in (1..).zip(names) {
        let line = format!("{rank} {name} {} ±", rate_of(name));
        assert!(listed.contains(&line), "{line}: {listed}");
    }
    club.says("bob", "/settings ranked:off").await;
    let listed = club.says("alice", "/top portes play").await;
    assert!(listed.contains("1 Alice ") && !listed.contains("Bob"), "{listed}");
    let told = club.talk.waits(32).await;
    assert!(told.contains("Lowest error rate, Portes: Alice: "), "{told}");
}
