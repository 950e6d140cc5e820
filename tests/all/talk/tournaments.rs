//! Cups and leagues, run to their ends by people who also leave, fall silent and block each other, while the bot is killed after every
//! message and two processes go on with them at once. A judge that knows only the rules and the results says who should win.

use std::collections::{BTreeMap, BTreeSet};

use kafenio::chat::{Platform, Post};
use kafenio::manager::{Manager, run_due_tournaments};

use crate::harness::talk::Talk;

/// As many dice as these tests need.
const ROLLS: usize = 4000;
/// Those who never move.
const SILENT: [&str; 2] = ["p04", "p05"];
/// Those who do not want to meet.
const APART: [&str; 2] = ["p02", "p06"];
/// Where those with odd numbers play, if they play elsewhere.
const ELSEWHERE: (Platform, &str) = (Platform::Matrix, "garden");

/// A channel with a tournament, and perhaps a second one on another platform, where half of the people play.
struct Hall {
    talk: Talk,
    /// A second process with a store of its own, which nobody kills, where the database allows one.
    other: Option<Manager>,
    home: (Platform, String),
    /// What people elsewhere join with.
    code: Option<String>,
    messages: u32,
    /// How many posts were read.
    read: usize,
    /// The matches that are going on, by their tables.
    playing: BTreeMap<String, [String; 2]>,
    /// Every pair that was drawn, in order.
    drawn: Vec<[String; 2]>,
    /// Where it was told that a match begins.
    told: BTreeSet<(String, String)>,
    random: u64,
}

impl Hall {
    async fn new(platform: Platform, seed: u64) -> Hall {
        let dice = ["31", "64", "42", "65"].iter().cycle().take(ROLLS).copied().collect::<Vec<_>>().join(" ");
        let talk = Talk::on(platform, &dice).await;
        let other = talk.separate_process().await;
        let home = (platform, talk.place.clone());
        let (playing, drawn) = (BTreeMap::new(), Vec::new());
        Hall {
            talk,
            other,
            home,
            code: None,
            messages: 0,
            read: 0,
            playing,
            drawn,
            told: BTreeSet::new(),
            random: seed,
        }
    }

    /// Lets `name` write where they play.
    fn turns_to(&mut self, name: &str) {
        let is_elsewhere = self.code.is_some() && plays_elsewhere(name);
        let (platform, place) = if is_elsewhere { (ELSEWHERE.0, ELSEWHERE.1.to_owned()) } else { self.home.clone() };
        self.talk.moves_to(platform);
        self.talk.place = place;
    }

    /// Returns what was posted, without the names of platforms.
    fn texts(&self) -> Vec<String> {
        let texts = self.talk.posts.iter().map(|post| post.text.to_string());
        texts.map(|text| without_platforms(&text)).collect()
    }

    fn below(&mut self, bound: usize) -> usize {
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) as usize % bound
    }

    /// Makes `name` write `text`. Then the bot is killed, and after the restart two processes do at once what is due.
    async fn says(&mut self, name: &str, text: &str) {
        self.messages += 1;
        self.turns_to(name);
        let id = format!("m{}", self.messages);
        self.talk.replies(&id, name, text).await;
        self.talk.restart().await;
        self.goes_on().await;
    }

    async fn goes_on(&mut self) {
        let of_this_store = self.talk.other_process();
        let other = self.other.as_ref().unwrap_or(&of_this_store);
        let (one, two) = tokio::join!(run_due_tournaments(&self.talk.manager), run_due_tournaments(other));
        one.and(two).expect("the store works");
        self.talk.deliver().await;
        self.reads_posts();
    }

    async fn waits(&mut self, days: i64) {
        self.talk.waits(days).await;
        self.goes_on().await;
    }

    /// Reads who meets whom.
    fn reads_posts(&mut self) {
        let texts = self.texts();
        for (text, post) in texts.iter().zip(&self.talk.posts).skip(self.read) {
            let Some((table, rest)) = text.split_once(" · ") else { continue };
            let Some((_, rest)) = rest.split_once(": ") else { continue };
            let Some((first, rest)) = rest.split_once(" meets ") else { continue };
            let (second, _) = rest.split_once(' ').expect("an opponent");
            let pair = [first, second].map(str::to_lowercase);
            let is_new = !self.told.iter().any(|(told, _)| told == table);
            assert!(self.told.insert((table.to_owned(), post.place.id.clone())), "{table} was drawn twice");
            if is_new {
                self.playing.insert(table.to_owned(), pair.clone());
                self.drawn.push(pair);
            }
        }
        self.read = self.talk.posts.len();
    }

    /// Lets people join and the tournament start.
    async fn starts(&mut self, open: &str, names: &[String]) {
        self.says(&names[0], open).await;
        let command = open.split(' ').next().expect("a command");
        let mut codes = self.talk.posts.iter().map(|post| post.text.to_string());
        let code = codes.find_map(|text| Some(text.split_once("/join ")?.1.split_once(' ')?.0.to_owned()));
        self.code = code.filter(|_| open.contains("across:yes"));
        for name in &names[1..] {
            match &self.code {
                Some(code) if plays_elsewhere(name) => self.says(name, &format!("/join {code}")).await,
                _ => self.says(name, &format!("{command} join")).await,
            }
        }
        self.says(&names[0], &format!("{command} start")).await;
    }

    /// Lets `loser` lose the match at `table` against `winner`.
    async fn loses(&mut self, table: &str, loser: &str, winner: &str, how: &str) {
        self.says(loser, &format!("/resign{how} sure:yes table:{table}")).await;
        self.says(winner, &format!("/accept table:{table}")).await;
        self.playing.remove(table).expect("they played");
    }

    /// Returns the lines of the last post about the tournament that begins like that.
    fn last_post(&self, beginning: &str) -> Vec<String> {
        let texts = self.texts();
        let last = texts.iter().rfind(|text| text.starts_with(beginning)).expect("a post");
        last.lines().map(str::to_owned).collect()
    }

    async fn verifies(&self) {
        let faults = self.talk.store().verify().await.expect("the store works");
        assert_eq!(faults, Vec::<String>::new());
    }
}

/// Returns `text` without the platforms that stand behind the names of people elsewhere.
fn without_platforms(text: &str) -> String {
    text.replace(" (Discord)", "").replace(" (Matrix)", "")
}

/// Returns whether a person plays elsewhere, where some do.
fn plays_elsewhere(name: &str) -> bool {
    name.ends_with(['1', '3', '5', '7', '9'])
}

fn names(count: usize) -> Vec<String> {
    (0..count).map(|number| format!("p{number:02}")).collect()
}

/// Who is still in a cup, according to the results.
struct Judge {
    lives: BTreeMap<String, u32>,
    lost: BTreeMap<String, u32>,
    /// Whom each has beaten.
    beaten: BTreeMap<String, Vec<String>>,
    /// Those who are out, the last one at the end.
    out: Vec<String>,
    checked: usize,
}

impl Judge {
    fn new(names: &[String], lives: u32) -> Judge {
        let of = |count: u32| names.iter().map(|name| (name.clone(), count)).collect::<BTreeMap<_, _>>();
        let beaten = names.iter().map(|name| (name.clone(), Vec::new())).collect();
        Judge { lives: of(lives), lost: of(0), beaten, out: Vec::new(), checked: 0 }
    }

    /// Checks the pairs that were drawn since the last check.
    fn checks(&mut self, hall: &Hall) {
        for pair in hall.drawn.iter().skip(self.checked) {
            let [first, second] = [&pair[0], &pair[1]].map(|name| self.lives[name]);
            assert!(first > 0 && second > 0, "{pair:?}: somebody is out");
            assert!(first == second || hall.playing.len() == 1, "{pair:?}: {first} and {second} lives");
            assert!(!APART.iter().all(|name| pair.iter().any(|other| other == name)), "they have blocked each other");
            let count = hall.playing.values().filter(|playing| playing.iter().any(|name| *name == pair[0])).count();
            assert!(count <= 1, "{} plays twice", pair[0]);
        }
        self.checked = hall.drawn.len();
    }

    fn decides(&mut self, winner: &str, loser: &str) {
        self.beaten.get_mut(winner).expect("a player").push(loser.to_uppercase());
        *self.lost.get_mut(loser).expect("a player") += 1;
        let lives = self.lives.get_mut(loser).expect("a player");
        *lives = lives.saturating_sub(1);
        if *lives == 0 {
            self.puts_out(loser);
        }
    }

    fn puts_out(&mut self, name: &str) {
        self.lives.insert(name.to_owned(), 0);
        if !self.out.iter().any(|other| other == name) {
            self.out.push(name.to_owned());
        }
    }

    /// Returns everybody with their results, the best first.
    fn standings(&self) -> Vec<String> {
        let left = self.lives.iter().filter(|(_, lives)| **lives > 0).map(|(name, _)| name);
        let order = left.chain(self.out.iter().rev());
        order
            .zip(1..)
            .map(|(name, rank)| {
                let label = name.to_uppercase();
                format!("{rank}. {label}: {}–{}", self.beaten[name].len(), self.lost[name])
            })
            .collect()
    }

    /// Checks that the picture at the end says whom each has beaten.
    fn checks_picture(&self, hall: &Hall) {
        let is_end = |post: &&Post| post.text.to_string().contains("wins!");
        let end = hall.talk.posts.iter().rfind(is_end).expect("the cup has ended");
        let alt = without_platforms(&end.board.as_ref().expect("a picture").alt);
        let told: Vec<&str> = alt.lines().collect();
        let standings = self.standings();
        assert_eq!((told[0], told.len()), ("Portes Cup: who beat whom", 1 + standings.len()));
        for (line, standing) in told[1..].iter().zip(&standings) {
            let (before, beaten) = line.split_once(": ").unwrap_or((line, ""));
            assert_eq!(before, standing.split(": ").next().unwrap_or_default());
            let mut beaten: Vec<&str> = beaten.split(", ").filter(|name| !name.is_empty()).collect();
            let (_, name) = before.split_once(". ").expect("a name");
            let mut expected = self.beaten[&name.to_lowercase()].clone();
            beaten.sort_unstable();
            expected.sort_unstable();
            assert_eq!(beaten, expected, "{line}");
        }
    }
}

async fn cup_of_24(platform: Platform, open: &str, seed: u64) {
    let mut hall = Hall::new(platform, seed).await;
    let names = names(24);
    let mut judge = Judge::new(&names, 2);
    hall.says(APART[0], &format!("/block @{}", APART[1])).await;
    hall.starts(open, &names).await;
    let mut leavers = vec!["p08", "p09", "p10"];
    for step in 0..200 {
        judge.checks(&hall);
        if step % 6 == 5
            && let Some(leaver) = leavers.pop()
        {
            hall.says(leaver, "/cup leave sure:yes").await;
            judge.puts_out(leaver);
            let played = hall.playing.iter().find(|(_, pair)| pair.iter().any(|name| name == leaver));
            if let Some((table, pair)) = played.map(|(table, pair)| (table.clone(), pair.clone())) {
                hall.playing.remove(&table);
                let winner = pair.iter().find(|name| *name != leaver).expect("two people");
                judge.decides(winner, leaver);
            }
            continue;
        }
        let is_silent = |name: &String| SILENT.contains(&name.as_str());
        let open: Vec<(String, [String; 2])> = hall.playing.clone().into_iter().collect();
        let (waiting, lively): (Vec<_>, Vec<_>) = open.into_iter().partition(|(_, pair)| pair.iter().any(is_silent));
        if !lively.is_empty() {
            let (table, pair) = lively[hall.below(lively.len())].clone();
            let loser = hall.below(2);
            hall.loses(&table, &pair[loser], &pair[1 - loser], "").await;
            judge.decides(&pair[1 - loser], &pair[loser]);
        } else if !waiting.is_empty() {
            for (table, pair) in &waiting {
                for name in pair.iter().filter(|name| !is_silent(name)) {
                    hall.says(name, &format!("/move 1 table:{table}")).await;
                }
            }
            hall.waits(2).await;
            let texts = hall.texts();
            let is_end = |text: &String, table: &str| text.starts_with(&format!("{table} ")) && text.contains("is out");
            let end_of = |table: &str| texts.iter().rposition(|text| is_end(text, table));
            let mut waiting = waiting;
            waiting.sort_by_key(|(table, _)| end_of(table));
            for (table, pair) in waiting {
                // If both are silent, whoever had to move has lost.
                let told = texts[end_of(&table).expect("a match of somebody silent is over")].to_lowercase();
                let loser = usize::from(told.contains(&format!("{} made no move", pair[1])));
                assert!(is_silent(&pair[loser]), "{told}");
                hall.playing.remove(&table);
                judge.puts_out(&pair[loser]);
                judge.decides(&pair[1 - loser], &pair[loser]);
            }
        } else {
            break;
        }
    }
    assert!(hall.playing.is_empty() && leavers.is_empty(), "the cup has ended: {:?}", hall.playing);
    checks_end(&mut hall, &judge).await;
}

/// Checks that the cup has ended as the judge says.
async fn checks_end(hall: &mut Hall, judge: &Judge) {
    let result = hall.last_post("🏆 Portes Cup");
    let standings = judge.standings();
    let [winner] = &judge.lives.iter().filter(|(_, lives)| **lives > 0).collect::<Vec<_>>()[..] else {
        panic!("one winner: {:?}", judge.lives)
    };
    assert_eq!(result[1], format!("{} wins!", winner.0.to_uppercase()));
    let without_remark = |line: &String| line.split(" · ").next().unwrap_or_default().to_owned();
    assert_eq!(result[2..].iter().map(without_remark).collect::<Vec<_>>(), standings);
    judge.checks_picture(hall);
    hall.says("p00", "/forget sure:yes").await;
    let named = hall.talk.dump().await.into_iter().filter(|(_, row)| row.to_lowercase().contains("p00"));
    assert_eq!(named.collect::<Vec<_>>(), [], "whoever is forgotten is in no picture either");
    assert!(hall.messages > 100, "the bot was killed after each of {} messages", hall.messages);
    if hall.code.is_some() {
        assert!(hall.told.len() > hall.drawn.len(), "people of both places have met");
        nobody_learns_accounts_of_others(hall);
    }
    hall.verifies().await;
}

/// Checks that no account is in a post on another platform.
fn nobody_learns_accounts_of_others(hall: &Hall) {
    for post in &hall.talk.posts {
        let json = serde_json::to_string(post).expect("a post is JSON");
        let is_here = |name: &String| plays_elsewhere(name) == (post.place.platform == ELSEWHERE.0);
        for name in names(24).iter().filter(|name| !is_here(name)) {
            assert!(!json.contains(&format!("\"{name}\"")), "{name}: {json}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn cup_of_24_ends_as_its_results_say() {
    cup_of_24(Platform::Discord, "/cup portes", 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cup_of_24_ends_as_its_results_say_on_matrix() {
    cup_of_24(Platform::Matrix, "/cup portes", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cup_of_24_ends_as_its_results_say_on_both_platforms() {
    cup_of_24(Platform::Discord, "/cup portes across:yes", 3).await;
}

/// Returns the order of a division by its results: the points of each pair's winner, who is the first.
fn order(division: &[String], results: &[(String, String, u32)]) -> Vec<(Vec<u32>, BTreeSet<String>)> {
    let points =
        |name: &String| results.iter().filter(|(winner, ..)| winner == name).map(|(.., points)| points).sum::<u32>();
    let key = |name: &String| {
        let won = || results.iter().filter(|(winner, ..)| winner == name);
        let against_equals =
            won().filter(|(_, loser, _)| points(loser) == points(name)).map(|(.., points)| points).sum();
        let of_beaten = won().map(|(_, loser, _)| points(loser)).sum();
        vec![points(name), against_equals, won().count() as u32, of_beaten]
    };
    let mut places: BTreeMap<std::cmp::Reverse<Vec<u32>>, BTreeSet<String>> = BTreeMap::new();
    for name in division {
        places.entry(std::cmp::Reverse(key(name))).or_default().insert(name.clone());
    }
    places.into_iter().map(|(key, names)| (key.0, names)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn league_of_12_ends_as_its_results_say_and_goes_on() {
    let mut hall = Hall::new(Platform::Discord, 3).await;
    let names = names(12);
    hall.starts("/league portes", &names).await;
    let mut results = Vec::new();
    while !hall.playing.is_empty() {
        let open: Vec<(String, [String; 2])> = hall.playing.clone().into_iter().collect();
        for name in &names {
            let count = open.iter().filter(|(_, pair)| pair.contains(name)).count();
            assert!(count <= 4, "{name} plays {count} games at a time");
        }
        let (table, pair) = open[hall.below(open.len())].clone();
        let loser = hall.below(2);
        let (how, points) = if hall.below(3) == 0 { (" double", 2) } else { ("", 1) };
        hall.loses(&table, &pair[loser], &pair[1 - loser], how).await;
        results.push((pair[1 - loser].clone(), pair[loser].clone(), points));
        if results.len() == 10 {
            // Everybody reads the results of their own division, in a picture or in words.
            let board = hall.talk.asks("picture", &names[6], "/league").await.board.expect("a picture");
            assert!(board.alt.contains("Division 2\n1. ") && !board.alt.contains("Division 1"), "{}", board.alt);
            hall.says(&names[0], "/settings boards:text").await;
            let told = hall.talk.asks("words", &names[0], "/league").await;
            let text = told.text.to_string();
            assert!(told.board.is_none() && text.contains("who beat whom\nDivision 1\n1. "), "{text}");
        }
    }
    assert_eq!(results.len(), 2 * 15, "everybody has met everybody of their division once");
    let divisions = [&names[..6], &names[6..]];
    let orders = divisions.map(|division| order(division, &results));
    let ended = hall.talk.posts.iter().rev().find_map(|post| post.board.as_ref().filter(|board| board.album.is_some()));
    let alt = &ended.expect("a picture").alt;
    assert!(alt.contains("\nDivision 1\n1. ") && alt.contains("\nDivision 2\n1. "), "{alt}");
    let next = hall.last_post("🏆 Portes League");
    let joined = next.iter().find(|line| line.starts_with("In (")).and_then(|line| line.split_once(": "));
    let joined: Vec<&str> = joined.expect("who is in").1.split(", ").collect();
    let result: Vec<String> = {
        let mut texts = hall.talk.posts.iter().map(|post| post.text.to_string());
        let ended = texts.rfind(|text| text.contains("wins!") && !text.contains("Last season: "));
        ended.expect("a result").lines().map(str::to_owned).collect()
    };
    let mut lines = result.iter().filter(|line| line.contains(": ") && line.contains('–'));
    let mut expected_next = [Vec::new(), Vec::new()];
    for (index, order) in orders.iter().enumerate() {
        let mut rank = 1;
        for (key, equal) in order {
            for _ in equal {
                let line = lines.next().expect("a line for each");
                let (told, rest) = line.split_once(". ").expect("a rank");
                let (name, rest) = rest.split_once(": ").expect("a name");
                assert_eq!(told.parse(), Ok(rank), "{line}");
                assert!(
                    equal.contains(&name.to_lowercase()) && rest.starts_with(&key[0].to_string()),
                    "{line}: {order:?}"
                );
                expected_next[index].push(name.to_owned());
            }
            rank += equal.len();
        }
    }
    // The last of the first division and the first of the second have changed places.
    let [first, second] = &mut expected_next;
    let last = first.len() - 1;
    std::mem::swap(&mut first[last], &mut second[0]);
    assert_eq!(joined, expected_next.concat());
    hall.waits(2).await;
    let started = hall.last_post("🏆 Portes League");
    let listed =
        started.iter().filter_map(|line| line.split_once(". ")?.1.split_once(": 0 (0–0")).map(|(name, _)| name);
    assert_eq!(listed.collect::<Vec<_>>(), expected_next.concat());
    hall.verifies().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tournaments_end_by_themselves_if_everybody_falls_silent() {
    for open in ["/cup portes 3", "/league portes"] {
        let mut hall = Hall::new(Platform::Discord, 4).await;
        hall.starts(open, &names(8)).await;
        for _ in 0..40 {
            hall.waits(1).await;
        }
        let command = open.split(' ').next().expect("a command");
        let told = hall.talk.asks("last", "p00", command).await.text.to_string();
        assert!(told.contains("here at the moment"), "{told}");
        hall.verifies().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn forgotten_player_loses_and_leaves_the_tournament() {
    let mut hall = Hall::new(Platform::Discord, 5).await;
    hall.starts("/cup portes across:yes", &names(4)).await;
    let has_somebody_elsewhere = |(_, pair): &(String, [String; 2])| pair.iter().any(|name| plays_elsewhere(name));
    let (table, mut pair) = hall.playing.clone().into_iter().find(has_somebody_elsewhere).expect("a match");
    // Whoever plays elsewhere is known here by name alone.
    pair.sort_by_key(|name| !plays_elsewhere(name));
    hall.says(&pair[0], "/forget sure:yes").await;
    for (stored, row) in hall.talk.dump().await {
        let row = row.to_lowercase();
        assert!(!row.contains(&pair[0]), "{} is still in {stored}: {row}", pair[0]);
    }
    hall.turns_to(&pair[1]);
    let state = hall.talk.asks("state", &pair[1], "/cup").await.text.to_string();
    assert!(!state.to_lowercase().contains(&pair[0]), "{state}");
    assert!(state.contains("Out: a former player") && !state.contains(&table), "{state}");
    hall.verifies().await;
    hall.talk.restart().await;
    hall.waits(3).await;
    hall.verifies().await;
}
