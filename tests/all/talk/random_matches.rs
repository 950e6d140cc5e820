//! Random matches between two players who do anything that is allowed: every match ends, its score sheet adds up, and
//! its table is rebuilt from its events. Of Puff, a fifth is played.

use kafenio_board::table::{self, CloseReason, EndReason, Game, Length, Offer, Phase, Seat, Stage, Table};

use crate::harness::chance::Chance;
use crate::harness::extent::extent;
use crate::harness::talk::Talk;

/// The number of matches of each game, in the short and the long form.
const MATCHES: [usize; 2] = [2, 50];
/// More decisions than any match should take.
const MAX_STEPS: u32 = 6000;

impl Chance {
    fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn of<'w>(&mut self, words: &[&'w str]) -> &'w str {
        words[self.below(words.len())]
    }
}

/// Returns dice in the order in which they fall, so that either side may begin.
fn dice(chance: &mut Chance) -> String {
    let pairs: Vec<String> = (0..4000).map(|_| format!("{}{}", chance.below(6) + 1, chance.below(6) + 1)).collect();
    pairs.join(" ")
}

macro_rules! games {
    ($($name:ident: $game:literal, $lengths:expr;)*) => {
        $(#[tokio::test]
        async fn $name() {
            Box::pin(all($game, &$lengths)).await;
        })*
    };
}

games! {
    backgammon: "backgammon", ["", "match:3", "match:5", "match:1"];
    backgammon_for_money: "backgammon", [
        "match:money jacoby:on beavers:on raccoons:on autodoubles:3",
        "match:money beavers:on",
        "match:money jacoby:on raccoons:on",
        "match:money cube:off",
    ];
    portes: "portes", ["", "match:3", "match:money"];
    plakoto: "plakoto", ["", "match:2"];
    fevga: "fevga", ["", "match:2"];
    tavli: "tavli", ["match:3", "match:money"];
    tric_trac: "tric-trac", ["", "match:3", "match:money"];
    puff: "puff", ["", "match:2"];
}

async fn all(game: &str, lengths: &[&str]) {
    let matches = extent(MATCHES) as u64;
    // A doublet of Puff can have 177,441 plays.
    let matches = if game == "puff" { matches.div_ceil(5) } else { matches };
    for seed in 0..matches {
        let mut chance = Chance(seed);
        let length = lengths[seed as usize % lengths.len()];
        let clock = chance.of(&["none", "fast", "5m+1m", "daily"]);
        let terms = format!("/newgame {game} @bob {length} clock:{clock}");
        let mut talk = Talk::new(&dice(&mut chance)).await;
        let mut transcript = Transcript { number: 0, lines: Vec::new() };
        transcript.send(&mut talk, "alice", &terms).await;
        let id = talk.snapshots().await[0].id;
        transcript.send(&mut talk, "bob", "/accept").await;
        let mut steps = 0;
        while let Some(stored) = talk.snapshots().await.pop() {
            steps += 1;
            assert!(steps < MAX_STEPS, "{terms} (seed {seed}) does not end: {:?}", transcript.lines.last_chunk::<20>());
            step(&mut talk, &mut transcript, &mut chance, &stored.table).await;
        }
        let events = talk.events(id).await;
        let table = Table::fold(&events).expect("a table");
        adds_up(&table, &events, &format!("{terms} (seed {seed})"));
        talk.check().await;
    }
}

/// The messages so far.
struct Transcript {
    number: u32,
    lines: Vec<String>,
}

impl Transcript {
    async fn send(&mut self, talk: &mut Talk, name: &str, text: &str) -> String {
        self.number += 1;
        self.lines.push(format!("{name}: {text}"));
        talk.says_as(&self.number.to_string(), name, text).await
    }
}

/// Lets a player do something, mostly what the table waits for.
async fn step(talk: &mut Talk, transcript: &mut Transcript, chance: &mut Chance, table: &Table) {
    let Some(decider) = table.to_decide() else { return };
    let names = |seat: Seat| if seat == Seat::Inviter { "alice" } else { "bob" };
    let (name, other) = (names(decider), names(decider.other()));
    if chance.one_in(40) {
        let minutes = [1, 10, 60, 6 * 60][chance.below(4)];
        talk.passes(minutes).await;
        if chance.one_in(3) {
            transcript.send(talk, other, "/claim").await;
        }
        return;
    }
    if chance.one_in(60) {
        let orders = ["/order take", "/order drop", "/order roll", "/order none", "/auto", "/auto off"];
        transcript.send(talk, if chance.one_in(2) { name } else { other }, chance.of(&orders)).await;
        return;
    }
    if chance.one_in(150) {
        let worth = [
            "/resign",
            "/resign sure:yes",
            "/resign double sure:yes",
            "/resign triple sure:yes",
            "/resign quadruple sure:yes",
        ];
        transcript.send(talk, if chance.one_in(2) { name } else { other }, chance.of(&worth)).await;
        return;
    }
    if chance.one_in(200) {
        transcript.send(talk, if chance.one_in(2) { name } else { other }, "/cancel").await;
        return;
    }
    if chance.one_in(60) {
        transcript.send(talk, if chance.one_in(2) { name } else { other }, "/takeback").await;
        return;
    }
    if matches!(&table.stage, Stage::Playing(game) if game.can_undo(decider.other())) && chance.one_in(4) {
        transcript.send(talk, other, "/undo").await;
        return;
    }
    // A session ends only when a player wants it to.
    let number = table.game().map_or(0, |game| game.number);
    if table.terms.length.money().is_some() && number > 2 && chance.one_in(25) {
        let leaves = chance.of(&["/cancel", "/resign session"]);
        transcript.send(talk, if chance.one_in(2) { name } else { other }, leaves).await;
        return;
    }
    if chance.one_in(60) {
        talk.restart().await;
    }
    let text = match &table.stage {
        Stage::Playing(game) => decision(table, game, chance),
        Stage::Inviting | Stage::Closed(_) | Stage::Over { .. } => "/accept".to_owned(),
    };
    let reply = transcript.send(talk, name, &text).await;
    assert!(!reply.starts_with("bot to"), "{text} is refused: {reply}");
}

/// Picks one of the commands that the deciding player may give now.
fn decision(table: &Table, game: &Game, chance: &mut Chance) -> String {
    match game.offer {
        Some((_, Offer::Cancel)) => return chance.of(&["/accept", "/decline", "/decline", "/decline"]).to_owned(),
        Some(_) => return chance.of(&["/accept", "/decline"]).to_owned(),
        None => {}
    }
    if game.chooser.is_some() {
        return chance.of(&["/goon", "/fresh"]).to_owned();
    }
    match game.phase {
        Phase::BeforeRoll(_) => chance.of(&["/roll", "/roll", "/roll", "/double"]).to_owned(),
        Phase::Doubled { .. } if table.can_beaver() && chance.one_in(2) => "/beaver".to_owned(),
        Phase::Doubled { .. } => chance.of(&["/take sure:yes", "/take sure:yes", "/drop sure:yes"]).to_owned(),
        Phase::ToPlay { .. } | Phase::Opening => {
            let plays = game.plays();
            let play = game.ruleset.notation(&plays[chance.below(plays.len())].play);
            // Players type the moves of a play in any order.
            let mut moves: Vec<&str> = play.split(' ').collect();
            if chance.one_in(2) {
                moves.reverse();
            }
            format!("/move {}", moves.join(" "))
        }
    }
}

/// Checks the score sheet against the final score and the end of the match.
fn adds_up(table: &Table, events: &[table::Event], what: &str) {
    let sheet = table::score_sheet(events);
    let winner = match &table.stage {
        Stage::Over { winner, .. } => winner,
        Stage::Closed(CloseReason::NeverBegun | CloseReason::Cancelled) => return,
        stage => panic!("{what} is not over: {stage:?}"),
    };
    let (mut score, mut number) = (table::BySeat::default(), 0);
    for line in &sheet {
        number += 1;
        assert_eq!(line.number, number, "{what}: games follow each other");
        let Some(winner) = line.winner else {
            assert_eq!((line.level, line.points), (0, 0), "{what}: a draw counts nothing");
            continue;
        };
        let level = if line.jacoby { 1 } else { u32::from(line.level) };
        assert_eq!(line.points, level * line.cube, "{what}: {line:?}");
        score[winner] += line.points;
        assert_eq!(line.score, score, "{what}: {line:?}");
    }
    assert_eq!(table.score, score, "{what}");
    let last = sheet.last().expect("a game was played");
    if last.reason == Some(EndReason::Claimed) && table.terms.length.money().is_none() {
        assert_eq!(*winner, last.winner, "{what}: whoever claims wins");
        return;
    }
    let lasting = Table::fold(&table::without_undone(events)).expect("a table");
    let position = |table: &Table| table.shown_game().map(|game| game.position);
    assert_eq!(position(&lasting), position(table), "{what}: plays that were taken back have no effect");
    match table.terms.length {
        Length::Single => assert_eq!((*winner, sheet.len()), (last.winner, 1), "{what}"),
        Length::Points(points) => {
            let winner = winner.expect("a match has a winner");
            assert!(score[winner] >= points && score[winner.other()] < points, "{what}: {score:?}");
        }
        Length::Games(_) | Length::Money(_) => {
            if let Length::Games(games) = table.terms.length {
                assert_eq!(sheet.len(), games as usize, "{what}");
            }
            let leader = Seat::BOTH.into_iter().find(|seat| score[*seat] > score[seat.other()]);
            assert_eq!(*winner, leader, "{what}");
        }
    }
}
