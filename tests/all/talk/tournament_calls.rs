//! What tournaments say to people: how often they call them, what is lost without a first turn, and what the next season is.

use std::collections::BTreeMap;

use kafenio::chat::{Platform, Post};
use kafenio::store::TableRecord;
use kafenio_board::table::{DAY, Seat};

use crate::harness::talk::Talk;

/// The most notifications of a person in 24 hours, of all tournaments together.
const MOST_PINGS: usize = 6;
const PEOPLE: [&str; 8] = ["ann", "ben", "cleo", "dan", "mira", "nik", "olaf", "pia"];

/// A place with people who take part in tournaments.
struct Hall {
    talk: Talk,
    messages: usize,
    /// How many posts were read.
    read: usize,
    /// When tournaments have pinged each person.
    pings: BTreeMap<String, Vec<i64>>,
}

impl Hall {
    /// In a hall that is not limited, tournaments ping people as often as there is something to say.
    async fn new(is_limited: bool) -> Hall {
        let dice = ["31", "64", "42", "65"].iter().cycle().take(4000).copied().collect::<Vec<_>>().join(" ");
        let mut talk = Talk::on(Platform::Discord, &dice).await;
        if is_limited {
            talk.limited();
        }
        Hall { talk, messages: 0, read: 0, pings: BTreeMap::new() }
    }

    /// Makes somebody write, and lets five minutes pass.
    async fn says(&mut self, name: &str, text: &str) -> String {
        self.messages += 1;
        let told = self.talk.says_as(&format!("m{}", self.messages), name, text).await;
        self.reads_pings();
        told + self.passes(5).await.as_str()
    }

    async fn passes(&mut self, minutes: i64) -> String {
        let told = self.talk.passes(minutes).await;
        self.reads_pings();
        told
    }

    fn reads_pings(&mut self) {
        let now = self.talk.manager.now();
        for post in self.talk.posts[self.read..].iter().filter(|post| is_of_tournament(post)) {
            for account in post.pinged() {
                self.pings.entry(account.id.clone()).or_default().push(now);
            }
        }
        self.read = self.talk.posts.len();
    }

    async fn starts(&mut self, open: &str, people: &[&str]) {
        let command = open.split(' ').next().expect("a command");
        self.says(people[0], open).await;
        for name in &people[1..] {
            self.says(name, &format!("{command} join")).await;
        }
        self.says(people[0], &format!("{command} start")).await;
    }

    /// Lets somebody give up the oldest match. Returns whether there was one.
    async fn ends_a_match(&mut self) -> bool {
        let open = self.talk.snapshots().await;
        let Some(stored) = open.iter().min_by_key(|stored| stored.id) else { return false };
        let [loser, winner] = Seat::BOTH.map(|seat| name_of(stored, seat));
        self.says(&loser, &format!("/resign sure:yes table:{}", stored.id)).await;
        self.says(&winner, &format!("/accept table:{}", stored.id)).await;
        true
    }

    /// Returns how often somebody was pinged at most in any 24 hours.
    fn most_pings(&self) -> usize {
        let within = |times: &[i64], from: i64| times.iter().filter(|time| (from..from + DAY).contains(*time)).count();
        let most = |times: &Vec<i64>| times.iter().map(|from| within(times, *from)).max();
        self.pings.values().filter_map(most).max().unwrap_or(0)
    }
}

/// Returns whether a tournament posts this: then it says which one.
fn is_of_tournament(post: &Post) -> bool {
    let text = post.text.to_string();
    ["Portes Cup", "Fevga League"].iter().any(|name| text.contains(name))
}

fn name_of(stored: &TableRecord, seat: Seat) -> String {
    stored.players[seat].account().expect("a person").id.clone()
}

fn awaited(stored: &TableRecord) -> String {
    name_of(stored, stored.table.to_decide().expect("it goes on"))
}

fn capital(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}

/// Plays a cup and a league at once, first quickly and then not at all. Returns how often somebody was pinged at most in 24 hours.
async fn most_pings_of_a_cup_and_a_league(is_limited: bool) -> usize {
    let mut hall = Hall::new(is_limited).await;
    hall.starts("/cup portes starts:3d", &PEOPLE).await;
    let first = hall.talk.posts.len();
    hall.starts("/league fevga", &PEOPLE).await;
    // All its tables are opened at once, and one message calls everybody.
    let posts = hall.talk.posts[first..].iter().filter(|post| is_of_tournament(post) && !post.pinged().is_empty());
    let calling: Vec<(String, usize)> = posts.map(|post| (post.text.to_string(), post.pinged().len())).collect();
    assert!(matches!(&calling[..], [(_, count)] if *count == PEOPLE.len()), "{calling:?}");
    for _ in 0..60 {
        hall.ends_a_match().await;
    }
    // Nobody plays what is left.
    for _ in 0..80 {
        hall.passes(60).await;
    }
    assert_eq!(hall.talk.store().verify().await.expect("the store works"), Vec::<String>::new());
    hall.most_pings()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_pinged_more_than_six_times_a_day_by_a_cup_and_a_league() {
    let most = most_pings_of_a_cup_and_a_league(true).await;
    assert!(most <= MOST_PINGS, "{most}");
    let unlimited = most_pings_of_a_cup_and_a_league(false).await;
    assert!(unlimited > MOST_PINGS, "there was less to say than is allowed: {unlimited}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_makes_no_first_move_is_told_before_and_is_out_of_a_league_in_one_message() {
    let mut hall = Hall::new(false).await;
    hall.starts("/league fevga", &PEOPLE[..5]).await;
    let open = hall.talk.snapshots().await;
    let silent = awaited(&open[0]);
    let name = capital(&silent);
    let posts: Vec<String> = hall.talk.posts.iter().map(|post| post.text.to_string()).collect();
    let rule = format!("{name}, play your first move within 48 hours, or the match goes to ");
    assert!(posts.iter().any(|text| text.contains(&rule)), "{posts:?}");
    for stored in open.iter().filter(|stored| awaited(stored) != silent) {
        hall.says(&awaited(stored), &format!("/move 1 table:{}", stored.id)).await;
    }
    hall.passes(20 * 60).await;
    let told = hall.says(&silent, &format!("/time table:{}", open[0].id)).await;
    assert!(told.contains("First move: 2") && told.contains(" hours left."), "{told}");
    let told = hall.passes(5 * 60).await;
    let reminder = format!("{name}, you have 2");
    assert!(told.contains(&reminder) && told.contains("hours left for your first move."), "{told}");
    let told = hall.passes(2 * 60).await;
    assert!(!told.contains(&reminder), "once is enough: {told}");
    let told = hall.passes(22 * 60).await;
    let out =
        format!("{name} made no first move and is out of the league. Their matches don’t count in the standings.");
    assert_eq!(told.replace("\n     ", " ").replace("\n       ", " ").matches(&out).count(), 1, "{told}");
    assert!(!told.contains(&format!("{name} made no move")), "nothing that does not count is told: {told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn next_season_says_who_is_in_it_and_who_has_won_the_last_one() {
    let mut hall = Hall::new(false).await;
    hall.starts("/league fevga", &PEOPLE[..4]).await;
    while hall.ends_a_match().await {}
    let next = hall.talk.posts.last().expect("a post").text.to_string();
    for part in ["Season 2", "/league leave if you don’t want to play", "Last season: "] {
        assert!(next.contains(part), "{part}: {next}");
    }
    let told = hall.says(PEOPLE[0], "/league").await;
    assert!(told.contains("Last season: ") && told.contains("\n     1. "), "{told}");
}

#[tokio::test]
async fn posts_about_a_tournament_that_wait_are_no_fault() {
    let hall = Hall::new(false).await;
    hall.talk.replies("opens", "alice", "/cup portes").await;
    assert_eq!(hall.talk.store().verify().await.expect("the store works"), Vec::<String>::new());
}
