//! Vacations: no clock of the player runs, for a limited number of days a year.

use kafenio_board::table::year_start;

use crate::harness::talk::Talk;

const MINUTE: i64 = 60 * 1000;
/// A day, in minutes.
const DAY: i64 = 24 * 60;

/// Starts a game between Alice and Bob with a clock of two hours. It is Alice's turn, `minutes` minutes before `year`
/// begins.
async fn start_game_before(year: i64, minutes: i64) -> Talk {
    let mut talk = Talk::new("31 62 54").await;
    talk.sleeps(year_start(year) / MINUTE - minutes);
    talk.says_as("1", "alice", "/newgame portes @bob clock:2h").await;
    let told = talk.says_as("2", "bob", "/accept").await;
    assert!(told.contains("Alice, you rolled 6-2"), "{told}");
    talk
}

#[tokio::test]
async fn clock_of_a_player_on_vacation_stands_still() {
    let mut talk = start_game_before(2027, 200 * DAY).await;
    talk.sleeps(60);
    let answer = talk.says_as("3", "alice", "/vacation 5").await;
    let told =
        "You are away for 5 days: your clocks are stopped. /vacation 0 ends your vacation. For 2026 you have 25 days";
    assert!(answer.contains(told), "{answer}");
    let told = "bot: fig-1 · Alice is away for 5 days, and the clock is stopped.\n";
    assert!(answer.ends_with(told), "the opponent who waits is told without a ping: {answer}");
    assert_eq!(talk.waits(4).await, "");
    let answer = talk.says_as("4", "bob", "/games").await;
    assert!(answer.contains("Alice's turn, 6-2 · 1 hour · away for 1 day\n"), "{answer}");
    let answer = talk.says_as("5", "bob", "/claim").await;
    assert!(answer.contains("Alice has 1 hour left"), "{answer}");
    talk.restart().await;
    assert_eq!(talk.passes(DAY + 29).await, "");
    let answer = talk.says_as("6", "bob", "/games").await;
    assert!(answer.contains(" · 31 minutes\n"), "{answer}");
    assert!(talk.passes(1).await.contains("Alice has 30 minutes left"), "the reminder is postponed, too");
    assert!(talk.passes(30).await.contains("Alice's time is up"));
    assert_eq!(talk.waits(10).await, "");
    talk.check().await;
}

/// A clock that was two hundred years ahead for a moment leaves nobody on vacation until then.
#[tokio::test]
async fn vacation_that_begins_in_the_future_is_not_running() {
    let mut talk = start_game_before(2027, 200 * DAY).await;
    let centuries = 200 * 365 * DAY;
    talk.sleeps(centuries);
    assert!(talk.says_as("3", "bob", "/vacation 5").await.contains("away for 5 days"));
    talk.sleeps(-centuries);
    let answer = talk.says_as("4", "bob", "/vacation").await;
    assert!(answer.contains("You are not away: your clocks are running. For 2026 you have 30 days"), "{answer}");
    let answer = talk.says_as("5", "bob", "/vacation 3").await;
    assert!(answer.contains("You are away for 3 days"), "{answer}");
}

#[tokio::test]
async fn vacation_can_end_early_and_stops_no_other_clock() {
    let mut talk = start_game_before(2027, 200 * DAY).await;
    talk.says_as("3", "alice", "/vacation 20").await;
    assert_eq!(talk.waits(3).await, "");
    let answer = talk.says_as("4", "alice", "/vacation 0").await;
    assert!(answer.contains("You are not away: your clocks are running. For 2026 you have 27 days of 30"), "{answer}");
    let told = "bot: fig-1 · Alice is back, and the clock is running.\n";
    assert!(answer.ends_with(told), "the opponent who waits is told that, too: {answer}");
    assert_eq!(talk.passes(0).await, "");
    assert!(talk.passes(90).await.contains("Alice has 30 minutes left"), "the reminder is due earlier again");
    // A player on vacation may still play, and the opponent's clock runs.
    talk.says_as("5", "alice", "/vacation 27").await;
    let told = talk.says_as("6", "alice", "/move 24/18 13/11").await;
    assert!(told.contains("Bob, you rolled 5-4"), "{told}");
    assert!(talk.passes(120).await.contains("Bob's time is up: Alice may /claim"));
    let told = talk.says_as("7", "alice", "/claim").await;
    assert!(told.contains("Alice wins on time"), "{told}");
    talk.check().await;
}

#[tokio::test]
async fn vacation_across_new_year_counts_in_both_years() {
    let mut talk = start_game_before(2027, 10 * DAY + 12 * 60).await;
    let answer = talk.says_as("3", "alice", "/vacation 42").await;
    assert!(answer.contains("you have 30 days left of your 30 days for 2027"), "{answer}");
    let answer = talk.says_as("4", "alice", "/vacation 40").await;
    assert!(
        answer.contains("away for 40 days") && answer.contains("For 2026 you have 19 days 12 hours of 30"),
        "{answer}"
    );
    assert_eq!(talk.waits(11).await, "");
    let answer = talk.says_as("5", "alice", "/vacation").await;
    assert!(answer.contains("away for 29 days") && answer.contains("For 2027 you have 12 hours of 30"), "{answer}");
    assert_eq!(talk.waits(29).await, "");
    let answer = talk.says_as("6", "alice", "/vacation 1").await;
    assert!(answer.contains("you have 12 hours left of your 30 days for 2027"), "{answer}");
    assert!(talk.passes(90).await.contains("Alice has 30 minutes left"), "the clock runs again");
    talk.says_as("7", "alice", "/move 24/18 13/11").await;
    talk.sleeps(400 * DAY);
    let answer = talk.says_as("8", "alice", "/vacation").await;
    assert!(answer.contains("You are not away") && answer.contains("For 2028 you have 30 days of 30"), "{answer}");
    talk.check().await;
}

#[tokio::test]
async fn change_to_summer_time_shortens_no_vacation_day() {
    // Noon on 27 March 2027, the day before clocks are put forward in Europe.
    let mut talk = start_game_before(2028, (365 - 31 - 28 - 26) * DAY - 12 * 60).await;
    talk.says_as("3", "alice", "/vacation 2").await;
    assert_eq!(talk.passes(2 * DAY + 89).await, "");
    assert!(talk.passes(1).await.contains("Alice has 30 minutes left"), "two days are 48 hours");
    let answer = talk.says_as("4", "alice", "/vacation").await;
    assert!(answer.contains("For 2027 you have 28 days of 30"), "{answer}");
    talk.check().await;
}

#[tokio::test]
async fn vacation_and_downtime_are_not_counted_twice() {
    let mut talk = start_game_before(2027, 100 * DAY).await;
    talk.record_uptime().await;
    talk.says_as("3", "alice", "/vacation 2").await;
    talk.sleeps(3 * DAY);
    talk.record_uptime().await;
    talk.sleeps(1);
    talk.record_uptime().await;
    let answer = talk.says_as("4", "bob", "/claim").await;
    assert!(answer.contains("Alice has 1 hour 59 minutes left"), "{answer}");
    talk.check().await;
}
