//! A month of rated matches on both platforms at once, while the bot is killed again and again: the lists at its end are what a judge
//! makes of the results, and so are the ratings of the program.

use std::collections::BTreeMap;

use kafenio::chat::{Account, Platform};
use kafenio_board::table::{Event, Seat, TableId};

use crate::harness::extent::extent;
use crate::harness::talk::Talk;

/// How many matches are played in the short and in the long form.
const MATCHES: [usize; 2] = [4, 60];
/// A match with fewer turns of a player does not count.
const TURNS: usize = 8;
/// How many matches of the same two people count for the month.
const OF_PAIR: u32 = 3;
/// As many dice as these matches need.
const ROLLS: usize = 4000;
/// Those who play, each where their platform is.
const PEOPLE: [&str; 8] = ["ann", "ben", "cleo", "dan", "mira", "nik", "olaf", "pia"];

/// Returns where somebody plays.
fn home(name: &str) -> (Platform, &'static str) {
    if name < "m" { (Platform::Discord, "hall") } else { (Platform::Matrix, "garden") }
}

struct Club {
    talk: Talk,
    messages: usize,
    kills: usize,
    random: u64,
}

impl Club {
    fn below(&mut self, bound: usize) -> usize {
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) as usize % bound
    }

    /// Makes `name` write `text` where they play; at times the bot is killed before it delivers what it posts.
    async fn says(&mut self, name: &str, text: &str) -> String {
        let (platform, place) = home(name);
        self.talk.moves_to(platform);
        place.clone_into(&mut self.talk.place);
        self.messages += 1;
        let id = format!("m{}", self.messages);
        if self.messages.is_multiple_of(7) {
            let replies = self.talk.replies(&id, name, text).await;
            self.talk.restart().await;
            self.kills += 1;
            let told: String = replies.iter().map(|reply| reply.text.to_string()).collect();
            return told + self.talk.deliver().await.as_str();
        }
        self.talk.says_as(&id, name, text).await
    }

    /// Begins a rated game between two people, in two places if they play on two platforms. Returns its table.
    async fn begins(&mut self, inviter: &str, invited: &str) -> TableId {
        if home(inviter) == home(invited) {
            self.says(inviter, &format!("/newgame portes @{invited} rated")).await;
            self.says(invited, "/accept").await;
        } else {
            let told = self.says(inviter, "/newgame portes rated across:yes").await;
            let code =
                told.split_once("/join ").expect("a code").1.split_whitespace().next().expect("a word").to_owned();
            self.says(invited, &format!("/join {code}")).await;
        }
        let open = self.talk.snapshots().await;
        open.iter().map(|stored| stored.id).max().expect("they play")
    }

    /// Plays a rated game that `loser` resigns to `winner` once both have had turns enough.
    async fn plays(&mut self, winner: &str, loser: &str) {
        let table = self.begins(loser, winner).await;
        loop {
            let events = self.talk.events(table).await;
            let had = |seat: Seat| {
                let is_own = |event: &&Event| matches!(event, Event::Played { seat: by, .. } | Event::Passed { seat: by, .. } if *by == seat);
                events.iter().filter(is_own).count()
            };
            if Seat::BOTH.into_iter().all(|seat| had(seat) >= TURNS) {
                break;
            }
            let open = self.talk.snapshots().await;
            let stored = open.iter().find(|stored| stored.id == table).expect("the game goes on");
            let seat = stored.table.to_decide().expect("somebody decides");
            let name = stored.players[seat].account().expect("a person").id.clone();
            let game = stored.table.game().expect("a game");
            let play = game.plays().first().map(|legal| format!("/move {}", game.ruleset.notation(&legal.play)));
            let told = self.says(&name, &format!("{} table:{table}", play.as_deref().unwrap_or("/roll"))).await;
            assert!(self.talk.events(table).await.len() > events.len(), "nothing has happened: {told}");
        }
        self.says(loser, &format!("/resign gammon sure:yes table:{table}")).await;
        self.says(winner, &format!("/accept table:{table}")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn month_on_both_platforms_is_what_its_results_say() {
    let dice = ["31", "64", "42", "65"].iter().cycle().take(ROLLS).copied().collect::<Vec<_>>().join(" ");
    let mut club = Club { talk: Talk::on(Platform::Discord, &dice).await, messages: 0, kills: 0, random: 5 };
    let matches = extent(MATCHES);
    let mut results: Vec<[&str; 2]> = Vec::new();
    while results.len() < matches {
        let (winner, loser) = (PEOPLE[club.below(PEOPLE.len())], PEOPLE[club.below(PEOPLE.len())]);
        if winner != loser {
            club.plays(winner, loser).await;
            results.push([winner, loser]);
        }
    }
    let told = club.talk.waits(32).await;
    for place in ["hall", "garden"] {
        // Points, and matches that were not won.
        let mut scores: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
        let mut met: BTreeMap<[&str; 2], u32> = BTreeMap::new();
        for [winner, loser] in &results {
            let mut pair = [*winner, *loser];
            pair.sort_unstable();
            let count = met.entry(pair).or_default();
            *count += 1;
            if *count <= OF_PAIR {
                let winner = scores.entry(winner).or_default();
                winner.0 += 2;
                let loser = scores.entry(loser).or_default();
                *loser = (loser.0 + 1, loser.1 + 1);
            }
        }
        let here = scores.into_iter().filter(|(name, _)| home(name).1 == place);
        let mut best: Vec<((u32, u32), &str)> = here.map(|(name, score)| (score, name)).collect();
        best.sort_by_key(|((points, lost), _)| (std::cmp::Reverse(*points), *lost));
        // Whoever has as many points as the third is named, too.
        let least = best.iter().take(3).map(|((points, _), _)| *points).min().unwrap_or(0);
        for ((points, _), name) in best.iter().filter(|((points, _), _)| *points >= least) {
            let who = name[..1].to_uppercase() + &name[1..];
            let line = format!("{who}: {points} (");
            assert!(told.contains(&line), "{line} in {place}: {told}");
        }
    }
    assert!(told.contains("February starts from zero."), "{told}");
    assert_eq!(told.matches("The best in January:").count(), 2, "once in each place: {told}");
    let rated = club.talk.operator(&["ratings", "--recompute"]);
    assert!(rated.0, "{}", rated.1);
    assert!(club.kills >= 2 * matches, "{} kills in {matches} matches", club.kills);
    let account = Account { platform: Platform::Discord, id: "ann".to_owned() };
    let open = club.talk.snapshots().await;
    assert!(open.iter().all(|stored| stored.seat(&account).is_none()), "no match is left open");
    assert_eq!(club.talk.store().verify().await.expect("the store works"), Vec::<String>::new());
}
