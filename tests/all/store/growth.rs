//! How much the database grows, and that it shrinks again. `docs/operating.md` promises the figures.

use std::time::Duration;

use kafenio::chat::Platform;
use kafenio_board::table::Seat;
use tokio::time::Instant;

use crate::harness::extent::extent;
use crate::harness::talk::Talk;

/// The most bytes that a command leaves which changes nothing, once its reply has expired.
const BYTES_PER_COMMAND: i64 = 300;
/// The commands by which this is measured, in the short and the long form.
const COMMANDS: [usize; 2] = [150, 1000];
/// The most bytes that a game of Portes leaves, with all its commands.
const BYTES_PER_GAME: i64 = 60_000;
/// The people who play, in pairs, in the short and the long form; the days on which they do, and the turns of each pair in a
/// day.
const PEOPLE: [usize; 2] = [8, 200];
const DAYS: usize = 7;
const TURNS_A_DAY: usize = 8;
/// The commands of a flooder in an hour, in the short and the long form.
const FLOOD: [usize; 2] = [1, 20];
/// The minutes after which a reply has expired.
const REPLY_EXPIRED: i64 = 7 * 60;

/// Makes `name` write `text` many times, with ids as long as those of Matrix, and returns by how many bytes the database
/// has grown per command.
async fn growth(talk: &mut Talk, name: &str, text: &str, count: usize) -> i64 {
    let before = talk.size().await;
    for number in 0..count {
        let id = format!("${:0>43}", format!("{:x}-{text}", (number * 1_000_003) % 999_983 * 4_294_967_291));
        talk.says_as(&id, name, text).await;
    }
    let grown = talk.size().await;
    talk.sleeps(REPLY_EXPIRED);
    talk.prune().await;
    assert!(talk.size().await <= grown, "pruning frees something, or nothing was stored");
    (talk.size().await - before) / i64::try_from(count).expect("a small number")
}

#[tokio::test]
async fn command_that_changes_nothing_leaves_little() {
    let mut talk = Talk::on(Platform::Matrix, "31 64").await;
    talk.says_as("1", "alice", "!newgame portes @bob").await;
    talk.says_as("2", "bob", "!accept").await;
    for constant in ["!help all", "!nonsense", "!about"] {
        assert!(growth(&mut talk, "carol", constant, 200).await < 50, "{constant}");
    }
    for text in ["!settings", "!board", "!pips"] {
        let bytes = growth(&mut talk, "alice", text, extent(COMMANDS)).await;
        assert!((1..=BYTES_PER_COMMAND).contains(&bytes), "{text}: {bytes} bytes");
    }
    talk.check().await;
}

/// Two people who play Portes.
struct Pair {
    players: [String; 2],
    place: String,
    games: usize,
    commands: usize,
    is_playing: bool,
}

impl Pair {
    fn new(number: usize) -> Pair {
        let players = ["a", "b"].map(|side| format!("{side}{number}"));
        Pair { players, place: format!("place {}", number % 10), games: 0, commands: 0, is_playing: false }
    }

    async fn write(&mut self, talk: &mut Talk, player: usize, text: &str) {
        let name = &self.players[player];
        // As long as the ids of Matrix.
        let id = format!("${:->43}", format!("{name}-{}", self.commands));
        self.commands += 1;
        talk.says_as(&id, name, text).await;
    }

    /// Begins a game if none is played and `begins`, and plays the next `turns` turns, or fewer if the game ends.
    async fn play(&mut self, talk: &mut Talk, turns: usize, begins: bool) {
        talk.place.clone_from(&self.place);
        if !self.is_playing && begins {
            let invitation = format!("/newgame portes @{}", self.players[1]);
            self.write(talk, 0, &invitation).await;
            self.write(talk, 1, "/accept").await;
            self.games += 1;
            self.is_playing = true;
        }
        for _ in 0..turns {
            let tables = talk.snapshots().await;
            let own = tables.iter().find(|stored| stored.players.inviter.account().unwrap().id == self.players[0]);
            let Some(stored) = own else {
                self.is_playing = false;
                return;
            };
            let seat = stored.table.to_decide().expect("somebody is to play");
            let player = usize::from(seat == Seat::Invited);
            self.write(talk, player, "/moves").await;
            self.write(talk, player, "/move 1").await;
        }
    }
}

#[tokio::test]
async fn week_of_many_people_and_a_flooder_leaves_what_is_documented() {
    let mut talk = Talk::with_seeded_dice(Platform::Discord, 2026).await;
    let before = talk.size().await;
    let mut pairs: Vec<Pair> = (0..extent(PEOPLE) / 2).map(Pair::new).collect();
    let mut idle = 0_i64;
    for hour in 0..DAYS * 24 {
        talk.sleeps(60);
        let (day, is_last_day) = (hour / 24, hour / 24 == DAYS - 1);
        // Each pair plays in an hour of its own; on the last day the games are played to their ends.
        for pair in pairs.iter_mut().skip(hour % 24).step_by(24) {
            pair.play(&mut talk, if is_last_day { 1000 } else { TURNS_A_DAY }, day < DAYS / 2).await;
        }
        for _ in 0..extent(FLOOD) {
            talk.says_as(&format!("flooder-{idle:-<30}"), "flooder", "/settings").await;
            idle += 1;
        }
        talk.prune().await;
    }
    // The last messages are replaced by no newer ones.
    talk.sleeps(2 * 24 * 60);
    talk.prune().await;
    assert!(pairs.iter().all(|pair| !pair.is_playing), "every game ends");
    let games = i64::try_from(pairs.iter().map(|pair| pair.games).sum::<usize>()).expect("a small number");
    let commands: usize = pairs.iter().map(|pair| pair.commands).sum();
    let grown = talk.size().await - before;
    let allowed = games * BYTES_PER_GAME + idle * BYTES_PER_COMMAND;
    println!("{games} games with {commands} commands and {idle} others: {grown} of {allowed} bytes");
    assert!(grown <= allowed, "{grown} of {allowed} bytes");
    talk.check().await;
}

/// How often each command is given in each place. The fastest time counts, because other programs slow the rest down.
const TRIES: usize = 15;
/// How much longer a command may take in a place with many tables than in one with few. Reading all tables would take
/// a hundred times as long.
const MAX_SLOWER: u32 = 8;

async fn place_with_tables(count: usize) -> Talk {
    // Scripted dice would count the rolls of all tables.
    let mut talk = Talk::with_seeded_dice(Platform::Discord, 2026).await;
    talk.says_as("begin", "alice", "/newgame portes @bob").await;
    talk.says_as("accept", "bob", "/accept").await;
    talk.multiply_tables(count).await;
    talk
}

#[tokio::test]
async fn commands_do_not_read_all_tables_of_a_place() {
    let mut places = [place_with_tables(100).await, place_with_tables(10_000).await];
    for (name, text) in [
        ("alice", "/games"),
        ("alice", "/games 2"),
        ("carol", "/board"),
        ("carol", "/move 1"),
        ("alice", "/history"),
        ("alice", "/match"),
        ("olga", "/endtable"),
        ("alice", "/newgame portes @dora"),
    ] {
        let mut fastest = [Duration::MAX; 2];
        // The places take turns, so that other programs slow both down.
        for number in 0..TRIES {
            for (talk, fastest) in places.iter_mut().zip(&mut fastest) {
                let begun = Instant::now();
                talk.says_as(&format!("{text} {number}"), name, text).await;
                *fastest = begun.elapsed().min(*fastest);
            }
        }
        let [few, many] = fastest;
        println!("{text}: {few:?} beside 100 tables, {many:?} beside 10,000");
        assert!(many < few * MAX_SLOWER, "{text}: {few:?} beside 100 tables, {many:?} beside 10,000");
    }
}
