//! Clocks: whose clock runs, when it stands still, and what happens when it has run out.

use Seat::{Invited, Inviter};
use kafenio::chat::Platform;
use kafenio::manager::Membership;
use kafenio_board::rules::{Roll, Variant};
use kafenio_board::table::{
    ActError, Action, Dice, DiceExhausted, Event, GameChoice, Length, Refusal, Seat, Stage, Table, Terms, TimeControl,
};

use crate::harness::moves;
use crate::harness::talk::Talk;

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

/// Dice that always show the same roll.
struct ConstantDice(Roll);

impl Dice for ConstantDice {
    fn roll(&mut self) -> Result<Roll, DiceExhausted> {
        Ok(self.0)
    }
}

/// A table whose time is set by hand.
struct TimedTable {
    table: Table,
    events: Vec<Event>,
    now: i64,
}

impl TimedTable {
    /// Returns a game in which the inviter has rolled 3-1.
    fn new(control: TimeControl) -> TimedTable {
        let timed = TimedTable::with_opening(control, [3, 1]);
        assert_eq!(timed.table.clock_runs_for(), Some(Inviter));
        timed
    }

    /// Returns a game that has just begun with these opening dice.
    fn with_opening(control: TimeControl, [inviter_die, invited_die]: [u8; 2]) -> TimedTable {
        let game = GameChoice::Of(Variant::Backgammon);
        let terms = Terms { clock: Some(control), ..Terms::new(game, Length::Points(7)) };
        let invited = Event::Invited { terms, first: None };
        let mut timed = TimedTable { table: Table::new(terms), events: vec![invited], now: 50 * DAY };
        let dice = &mut ConstantDice(Roll::new(inviter_die, invited_die).unwrap());
        timed.events.extend(timed.table.act_with_clock(Invited, &Action::Accept, dice, timed.now, 0).unwrap());
        timed
    }

    /// Performs `action`, named by a word or written as a play. Every roll is 3-1.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), ActError> {
        let action = match action {
            "accept" => Action::Accept,
            "decline" => Action::Decline,
            "roll" => Action::Roll,
            "double" => Action::Double,
            "take" => Action::Take,
            "resign" => Action::Resign(1),
            "claim" => Action::Claim,
            play => Action::Play(moves::play(play)),
        };
        let dice = &mut ConstantDice(Roll::new(3, 1).unwrap());
        let events = self.table.act_with_clock(seat, &action, dice, self.now, 0)?;
        self.events.extend(events);
        Ok(())
    }

    /// Advances the clock by `time`; then the player who has the decision acts.
    fn after(&mut self, time: i64, action: &str) {
        self.now += time;
        let seat = self.table.to_decide().unwrap();
        self.act(seat, action).unwrap();
    }

    /// Returns the pool and the grace that each player has left, the inviter's first.
    fn left(&self) -> [(i64, i64); 2] {
        let clock = self.table.clock.unwrap();
        Seat::BOTH.map(|seat| (clock.pool[seat], clock.grace[seat]))
    }

    /// Returns how often the clock has been updated.
    fn clock_updates(&self) -> usize {
        self.events.iter().filter(|event| matches!(event, Event::ClockUpdated { .. })).count()
    }
}

#[test]
fn clock_of_invited_player_who_opens_starts_with_the_game() {
    let mut timed = TimedTable::with_opening(TimeControl::DAILY, [1, 3]);
    assert_eq!(timed.table.clock_runs_for(), Some(Invited));
    let whole = (TimeControl::DAILY.pool, TimeControl::DAILY.grace);
    assert_eq!(timed.left(), [whole; 2]);
    timed.now += HOUR;
    assert!(matches!(timed.act(Inviter, "claim"), Err(ActError::Refused(Refusal::TimeLeft { .. }))));
    timed.after(0, "8/5 6/5");
    assert_eq!(timed.left(), [whole; 2], "an hour is within the free day");
}

#[test]
fn offer_does_not_change_whose_clock_runs() {
    // In the opponent's turn, the opponent's clock still runs.
    let mut timed = TimedTable::new(TimeControl::FAST);
    timed.after(0, "8/5 6/5");
    timed.act(Inviter, "resign").unwrap();
    timed.now += 10 * DAY;
    timed.act(Inviter, "claim").unwrap();
    // A player who offers something in their own turn cannot win on time because the offer is not answered.
    let mut timed = TimedTable::new(TimeControl::FAST);
    timed.act(Inviter, "resign").unwrap();
    timed.now += 10 * DAY;
    assert!(timed.act(Inviter, "claim").is_err());
    timed.act(Invited, "claim").unwrap();
}

#[test]
fn only_the_clock_of_the_deciding_player_runs() {
    let mut timed = TimedTable::new(TimeControl { pool: 10 * HOUR, increment: 0, grace: 0 });
    timed.after(HOUR, "8/5 6/5");
    assert_eq!(timed.left(), [(9 * HOUR, 0), (10 * HOUR, 0)]);
    timed.after(2 * HOUR, "roll");
    timed.after(3 * HOUR, "8/5 6/5");
    assert_eq!(timed.left(), [(9 * HOUR, 0), (5 * HOUR, 0)]);
    // The answer to a double takes the answering player's time. Any other offer takes the offering player's time.
    timed.after(HOUR, "double");
    timed.after(2 * HOUR, "take");
    assert_eq!(timed.left(), [(8 * HOUR, 0), (3 * HOUR, 0)]);
    timed.after(HOUR, "resign");
    timed.after(HOUR, "decline");
    timed.after(0, "24/23 13/10");
    assert_eq!(timed.left(), [(6 * HOUR, 0), (3 * HOUR, 0)]);
    assert_eq!(timed.clock_updates(), 1 + 5, "one event for each change of the running clock, and none for the roll");
    assert_eq!(Table::fold(&timed.events), Some(timed.table));
}

#[test]
fn grace_is_free_and_increments_never_overfill_the_pool() {
    let mut timed = TimedTable::new(TimeControl { pool: 10 * HOUR, increment: 2 * HOUR, grace: HOUR });
    timed.after(HOUR, "8/5 6/5");
    assert_eq!(timed.left()[0], (10 * HOUR, HOUR), "an hour is free, and a full pool does not grow");
    timed.after(4 * HOUR, "roll");
    timed.after(2 * HOUR, "8/5 6/5");
    assert_eq!(timed.left()[1], (7 * HOUR, HOUR), "5 of 6 hours count, 2 are added");
    // The grace is for the whole turn: a player who doubles gets no second one after the answer.
    timed.after(HOUR / 2, "double");
    assert_eq!(timed.left(), [(10 * HOUR, HOUR / 2), (7 * HOUR, HOUR)]);
    timed.after(HOUR / 2, "take");
    assert_eq!(timed.left(), [(10 * HOUR, HOUR / 2), (7 * HOUR, HOUR / 2)], "nor does a player who answers");
    timed.after(2 * HOUR, "24/23 13/10");
    assert_eq!(timed.left()[0], (10 * HOUR, HOUR), "an hour and a half count, and are added again");
    timed.after(20 * HOUR, "double");
    timed.after(0, "take");
    timed.after(HOUR, "24/23 13/10");
    assert_eq!(timed.left()[1], (2 * HOUR, HOUR), "nobody owes time");
}

#[test]
fn clock_stands_still_while_system_time_runs_backwards() {
    let mut timed = TimedTable::new(TimeControl::FAST);
    timed.now -= DAY;
    timed.after(0, "8/5 6/5");
    assert_eq!(timed.left()[0], (HOUR, 0));
    timed.now += DAY;
    timed.after(0, "roll");
    timed.after(0, "8/5 6/5");
    assert_eq!(timed.left()[1], (HOUR, 0), "it continues where it stopped");
}

#[test]
fn claim_wins_the_match_and_only_the_points_at_stake() {
    let mut timed = TimedTable::new(TimeControl { pool: HOUR, increment: 0, grace: HOUR });
    timed.after(0, "8/5 6/5");
    timed.after(0, "double");
    timed.after(0, "take");
    timed.now += 2 * HOUR - 1;
    let before = timed.table.clone();
    assert_eq!(timed.act(Inviter, "claim"), Err(ActError::Refused(Refusal::TimeLeft { left: 1 })));
    assert_eq!(timed.act(Invited, "claim"), Err(ActError::Refused(Refusal::NotThisDecision)), "not against oneself");
    assert_eq!(timed.table, before);
    timed.now += 1;
    timed.act(Inviter, "claim").unwrap();
    assert!(matches!(timed.table.stage, Stage::Over { winner: Some(Inviter), .. }));
    assert_eq!((timed.table.score.inviter, timed.table.clock_runs_for()), (2, None));
    assert_eq!(Table::fold(&timed.events), Some(timed.table));
}

/// Starts a match of Portes between Alice and Bob with this clock. It is Alice's turn.
async fn start_match(clock: &str, dice: &str) -> Talk {
    let mut talk = Talk::new(dice).await;
    talk.says_as("1", "alice", &format!("/newgame portes @bob match:3 clock:{clock}")).await;
    let told = talk.says_as("2", "bob", "/accept").await;
    assert!(told.contains("Alice, you rolled 6-2"), "{told}");
    talk
}

#[tokio::test]
async fn opponent_is_told_once_that_time_is_up_and_may_claim() {
    let mut talk = start_match("2h", "31 62 54").await;
    talk.sleeps(119);
    let answer = talk.says_as("3", "bob", "/claim").await;
    assert!(answer.starts_with("bot to bob: Alice has 1 minute left"), "{answer}");
    let answer = talk.says_as("4", "alice", "/claim").await;
    assert!(answer.starts_with("bot to alice: There is nothing to claim: it is your turn. You rolled 6-2"), "{answer}");
    let told = talk.passes(2).await;
    assert_eq!(
        told,
        "bot: fig-1 · Alice, you rolled 6-2. /move to play it, /enter to play it checker by checker, /moves for the \
         legal moves.\n     Alice's time is up: Bob may /claim the match, or keep waiting.  \
         [@bob, board, Enter a move, Legal moves, Claim the win]\n"
    );
    talk.restart().await;
    assert_eq!(talk.waits(40).await, "", "the opponent is told once");
    // A match is never lost automatically: a player who returns plays on, and the opponent may claim later.
    let told = talk.says_as("5", "alice", "/move 24/18 13/11").await;
    assert!(told.contains("Bob, you rolled 5-4"), "{told}");
    let answer = talk.says_as("6", "alice", "/claim").await;
    assert!(answer.contains("Bob has 2 hours left"), "{answer}");
    talk.sleeps(120);
    let told = talk.says_as("7", "alice", "/claim").await;
    assert!(told.starts_with("bot: fig-1 · Alice wins on time: 1 point."), "{told}");
    assert!(told.contains("Alice wins the match 1-0"), "{told}");
    assert_eq!(talk.waits(100).await, "");
    let answer = talk.says_as("8", "bob", "/move 1").await;
    assert!(answer.starts_with("bot to bob: That game is over"), "{answer}");
    talk.check().await;
}

#[tokio::test]
async fn clock_does_not_run_out_while_the_bot_is_down() {
    let mut talk = start_match("2h", "31 62 54").await;
    talk.record_uptime().await;
    talk.sleeps(1);
    talk.record_uptime().await;
    // Two days of downtime.
    talk.sleeps(2 * 24 * 60);
    talk.restart().await;
    let answer = talk.says_as("3", "bob", "/claim").await;
    assert!(answer.contains("Alice has 1 hour 59 minutes left"), "before the first heartbeat: {answer}");
    talk.record_uptime().await;
    assert_eq!(talk.passes(0).await, "", "what was due in the meantime is postponed");
    let answer = talk.says_as("4", "bob", "/claim").await;
    assert!(answer.contains("Alice has 1 hour 59 minutes left"), "{answer}");
    let mut told = Vec::new();
    for minute in 2..=121 {
        talk.sleeps(1);
        talk.record_uptime().await;
        let heard = talk.passes(0).await;
        if !heard.is_empty() {
            told.push((minute, heard));
        }
    }
    let [(90, reminder), (120, up)] = &told[..] else { panic!("{told:?}") };
    assert!(reminder.contains("Alice has 30 minutes left") && up.contains("Alice's time is up"), "{told:?}");
    // The downtime is also taken off the clock that is stored.
    talk.says_as("5", "alice", "/move 24/18 13/11").await;
    let [stored] = &talk.snapshots().await[..] else { panic!("one table") };
    assert_eq!(stored.table.clock.unwrap().pool.inviter, 0);
    talk.check().await;
}

#[tokio::test]
async fn downtime_is_not_charged_to_a_player_who_returns_in_time() {
    let mut talk = start_match("2h", "31 62 54").await;
    talk.record_uptime().await;
    talk.sleeps(600);
    talk.restart().await;
    talk.record_uptime().await;
    talk.sleeps(30);
    let told = talk.says_as("3", "alice", "/move 24/18 13/11").await;
    assert!(told.contains("Bob, you rolled"), "{told}");
    let [stored] = &talk.snapshots().await[..] else { panic!("one table") };
    let clock = stored.table.clock.unwrap();
    // Half an hour without a heartbeat also counts as downtime.
    assert_eq!((clock.pool.inviter, clock.pool.invited), (2 * HOUR, 2 * HOUR));
    talk.check().await;
}

#[tokio::test]
async fn system_time_that_was_centuries_ahead_stops_no_clock_once_it_is_right() {
    let centuries = 200 * 365 * 24 * 60;
    let mut talk = start_match("2h", "31 62 54").await;
    talk.record_uptime().await;
    talk.sleeps(centuries);
    talk.record_uptime().await;
    assert_eq!(talk.passes(0).await, "", "nobody loses on time");
    talk.sleeps(1 - centuries);
    talk.record_uptime().await;
    let answer = talk.says_as("3", "bob", "/claim").await;
    assert!(answer.contains("Alice has 2 hours left"), "{answer}");
    let mut told = Vec::new();
    for minute in 1..=120 {
        talk.sleeps(1);
        talk.record_uptime().await;
        let heard = talk.passes(0).await;
        told.extend((!heard.is_empty()).then_some(minute));
    }
    assert_eq!(told, [90, 120], "the reminder and the end come in time");
    // Downtime is noticed again.
    talk.sleeps(600);
    talk.record_uptime().await;
    talk.says_as("4", "alice", "/move 24/18 13/11").await;
    let answer = talk.says_as("5", "alice", "/claim").await;
    assert!(answer.contains("Bob has 2 hours left"), "{answer}");
    talk.sleeps(600);
    talk.record_uptime().await;
    let answer = talk.says_as("6", "alice", "/claim").await;
    assert!(answer.contains("Bob has 2 hours left"), "{answer}");
    talk.check().await;
}

#[tokio::test]
async fn clock_is_chosen_with_the_invitation() {
    let mut talk = Talk::on(Platform::Discord, "31 62").await;
    let told = talk.says_as("1", "alice", "/newgame portes @bob").await;
    assert!(told.contains("Clock: 2 days per turn, plus 10 days in reserve; each turn gives 1 day back."), "{told}");
    let told = talk.says_as("2", "alice", "/newgame portes @bob clock:3d+8h").await;
    assert!(told.contains("Clock: 3 days each for the whole match, plus 8 hours after each turn."), "{told}");
    let told = talk.says_as("3", "alice", "/newgame portes @bob clock:None").await;
    assert!(told.contains("No clock: take all the time you need."), "{told}");
    let told = talk.says_as("4", "alice", "/newgame portes @bob clock:weekly").await;
    assert!(told.starts_with("bot to alice: I don't know the clock “weekly”"), "{told}");
    let told = talk.says_as("5", "alice", "/newgame portes @bob clock:daily").await;
    assert!(told.contains("1 day free at the start of each turn"), "{told}");
    talk.says_as("6", "bob", "/accept").await;
    talk.says_as("7", "bob", "/resign gammon sure:yes").await;
    talk.says_as("8", "bob", "/rematch").await;
    let clocks: Vec<_> = talk.snapshots().await.iter().map(|stored| stored.table.terms.clock).collect();
    assert_eq!(clocks, [Some(TimeControl::DAILY)], "a rematch is played by the same clock");
}

#[tokio::test]
async fn time_left_is_told_and_drawn() {
    let mut talk = start_match("30h", "31 62").await;
    let clock = |talk: &Talk| talk.posts.last().unwrap().board.as_ref().and_then(|board| board.scene.clock);
    assert_eq!(clock(&talk), None, "there is enough time");
    talk.sleeps(61);
    let answer = talk.says_as("3", "bob", "/games").await;
    assert!(answer.contains("Alice's turn, 6-2 · 1 day 4 hours\n"), "{answer}");
    talk.sleeps(23 * 60);
    let answer = talk.says_as("4", "carol", "/games").await;
    assert!(answer.contains("Alice's turn, 6-2 · 5 hours 59 minutes\n"), "{answer}");
    talk.says_as("5", "alice", "/resign single").await;
    let shown = clock(&talk).unwrap();
    assert_eq!([shown.white, shown.black], [6 * 3600 - 60, 30 * 3600]);
    talk.sleeps(31 * 60);
    let answer = talk.says_as("6", "carol", "/games").await;
    assert!(answer.contains("Bob has to answer · Alice: time is up\n"), "{answer}");
    let answer = talk.says_as("7", "bob", "/decline").await;
    assert!(answer.contains("the game goes on"), "{answer}");
}

#[tokio::test]
async fn deciding_player_is_reminded_once() {
    let mut talk = Talk::on(Platform::Discord, "31 62 54 43").await;
    talk.says_as("1", "alice", "/newgame backgammon @bob match:3 clock:8d").await;
    talk.says_as("2", "bob", "/accept").await;
    talk.says_as("3", "alice", "/move 8/5 6/5").await;
    assert_eq!(talk.waits(6).await, "");
    let told = talk.passes(24 * 60 + 30).await;
    let told = told.split_once("\nbot to bob directly: ").unwrap();
    let channel = "bot: fig-1 · Bob has 23 hours 30 minutes left. Alice plays 8/5 6/5.\n     Bob, it is your turn: roll, or \
                   double to 2?  [@bob, board, Roll, Double to 2]";
    let direct = "fig-1 · It is your turn against Alice in #here. You have 23 hours 30 minutes left.  [@bob]\n\
                  bot, shrinking its message: 1. Alice 3-1: 8/5 6/5\n";
    assert_eq!(told, (channel, direct));
    talk.restart().await;
    assert_eq!(talk.passes(60).await, "", "a restart repeats nothing");
    // The roll begins no new turn.
    talk.says_as("4", "bob", "/roll").await;
    assert_eq!(talk.passes(20 * 60).await, "");
    let told = talk.passes(3 * 60).await;
    assert!(
        told.contains("\n     Bob's time is up: Alice may /claim the match, or keep waiting.  [@alice, board,"),
        "{told}"
    );
    for (id, name, may_claim) in [("time-1", "alice", true), ("time-2", "bob", false)] {
        let answer = talk.says_as(id, name, "/board").await;
        assert_eq!(answer.contains("Claim the win"), may_claim, "{answer}");
    }
    assert_eq!(talk.waits(30).await, "");
    // Alice has all of her time left.
    talk.says_as("5", "bob", "/move 24/18").await;
    assert_eq!(talk.waits(6).await, "");
    talk.check().await;
}

#[tokio::test]
async fn table_that_is_not_due_yet_is_unchanged_and_checked_again() {
    let mut talk = start_match("2h", "31 62 54 43").await;
    talk.sleeps(60);
    talk.says_as("3", "alice", "/move 24/18 13/11").await;
    let before = talk.snapshots().await;
    assert_eq!(talk.passes(31).await, "", "Alice would be reminded now if she had not played");
    let mut looked_at = talk.snapshots().await;
    assert_ne!(looked_at[0].due_at, before[0].due_at);
    (looked_at[0].due_at, looked_at[0].revision) = (before[0].due_at, before[0].revision);
    assert_eq!(looked_at, before);
    assert_eq!(talk.passes(58).await, "");
    assert!(talk.passes(1).await.contains("Bob has 30 minutes left"));
    assert_eq!(talk.passes(29).await, "");
    assert!(talk.passes(1).await.contains("Bob's time is up"));
    assert_eq!(talk.waits(6).await, "");
    talk.check().await;
}

#[tokio::test]
async fn reminders_go_where_the_player_wants_them() {
    for (wanted, channel, direct) in [("all", true, true), ("channel", true, false), ("off", false, false)] {
        let mut talk = Talk::on(Platform::Matrix, "31 62").await;
        let answer = talk.says_as("1", "alice", &format!("/settings reminders:{wanted}")).await;
        let shown = match wanted {
            "all" => "Reminders: in the channel and directly\n",
            "channel" => "Reminders: in the channel\n",
            _ => "Reminders: off\n",
        };
        assert!(answer.contains(shown), "{answer}");
        talk.says_as("2", "alice", "/newgame portes @bob clock:2h").await;
        talk.says_as("3", "bob", "/accept").await;
        let told = talk.passes(91).await;
        assert_eq!(told.contains("bot: fig-1 · Alice has 29 minutes left."), channel, "{wanted}: {told}");
        assert_eq!(told.contains("bot to alice directly: "), direct, "{wanted}: {told}");
        let told = talk.passes(30).await;
        assert!(told.contains("[@bob, "), "the opponent is told in any case: {told}");
    }
}

#[tokio::test]
async fn downtime_postpones_a_reminder() {
    let mut talk = start_match("2h", "31 62").await;
    talk.record_uptime().await;
    talk.sleeps(300);
    talk.record_uptime().await;
    assert_eq!(talk.passes(0).await, "");
    for _ in 0..89 {
        talk.sleeps(1);
        talk.record_uptime().await;
        assert_eq!(talk.passes(0).await, "");
    }
    talk.sleeps(1);
    talk.record_uptime().await;
    assert!(talk.passes(0).await.contains("has 30 minutes left"));
    // Downtime after the reminder does not repeat it.
    talk.sleeps(300);
    talk.restart().await;
    talk.record_uptime().await;
    assert_eq!(talk.passes(0).await, "");
    talk.sleeps(1);
    talk.record_uptime().await;
    assert_eq!(talk.passes(0).await, "");
}

#[tokio::test]
async fn player_who_has_left_is_reminded_in_private() {
    let mut talk = Talk::on(Platform::Matrix, "31 62 54").await;
    talk.says_as("1", "alice", "!newgame portes @bob match:3 clock:2h").await;
    talk.says_as("2", "bob", "!accept").await;
    talk.says_as("3", "alice", "!move 24/18 13/11").await;
    talk.departs("bob", Membership::Left).await;
    let told = talk.passes(90).await;
    assert!(told.starts_with("bot to bob directly: ") && told.contains("30 minutes"), "{told}");
    assert_eq!(told.lines().filter(|line| line.starts_with("bot")).count(), 1, "{told}");
    let told = talk.passes(30).await;
    assert!(told.contains("Bob's time is up: Alice may !claim"), "{told}");
}
