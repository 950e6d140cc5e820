//! Games against the computer.

use kafenio::chat::Platform;
use kafenio_board::rules::OFF;
use kafenio_board::table::{Event, Phase, Seat};

use crate::harness::chance::Chance;
use crate::harness::dice::rolls;
use crate::harness::talk::Talk;

/// Plays the running game to its end as Alice, by what the latest message offers. Returns the number of her actions.
async fn play_to_the_end(talk: &mut Talk, chance: &mut Chance) -> usize {
    for action in 0.. {
        let Some(stored) = talk.snapshots().await.pop() else { return action };
        let game = stored.table.game().expect("a game");
        assert_eq!(stored.table.to_decide(), Some(Seat::Inviter), "the computer has played: {stored:?}");
        let posts = talk.posts.len();
        let text = match game.phase {
            _ if game.offer.is_some() => "/accept".to_owned(),
            Phase::ToPlay { .. } => format!("/move {}", 1 + chance.below(game.plays().len())),
            Phase::Doubled { .. } => "/take sure:yes".to_owned(),
            Phase::BeforeRoll(_) | Phase::Opening => "/roll".to_owned(),
        };
        let was_roll = text == "/roll";
        talk.says_as(&format!("a{action}"), "alice", &text).await;
        let new = &talk.posts[posts..];
        assert!(new.len() == 1 || was_roll && new.is_empty(), "{text} is followed by one message: {new:?}");
        assert!(new.iter().all(|post| post.pinged().is_empty()), "who has just acted is not called: {new:?}");
    }
    unreachable!("every game ends")
}

#[tokio::test]
async fn games_of_every_kind_against_every_level_take_one_message_a_turn() {
    let kinds = [
        "backgammon level:beginner",
        "portes level:casual",
        "plakoto level:club",
        "fevga level:expert",
        "tric-trac level:master",
        "puff level:beginner",
    ];
    for (seed, kind) in (1..).zip(kinds) {
        let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(seed), 1000)).await;
        let begun = talk.says_as("play", "alice", &format!("/play {kind}")).await;
        let level = kind.split_once(':').expect("a level").1;
        assert!(begun.contains(&format!("Alice plays against Kafenio ({level})")), "{begun}");
        let actions = play_to_the_end(&mut talk, &mut Chance(seed)).await;
        let result = talk.posts.last().expect("a result").text.to_string();
        let ended = result.contains(" wins") || result.contains("draw") || result.contains(" resigns");
        assert!(actions > 3 && ended, "{kind}: {result}");
        talk.check().await;
    }
}

/// Who has acted sees the answer, unless it takes so long that they may be gone.
#[tokio::test]
async fn player_is_called_only_by_an_answer_that_comes_late() {
    let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(3), 200)).await;
    talk.says_as("play", "alice", "/play portes").await;
    for (turn, (minutes, pinged)) in [(0, 0), (1, 1), (0, 0), (5, 1)].into_iter().enumerate() {
        talk.replies(&format!("a{turn}"), "alice", "/move 1").await;
        talk.sleeps(minutes);
        let answer = talk.deliver().await;
        let post = talk.posts.last().expect("the computer's answer");
        assert!(answer.contains("Alice, "), "it is her turn: {answer}");
        assert_eq!(post.pinged().len(), pinged, "after {minutes} minutes: {answer}");
    }
    // The bot is killed before the computer has answered, and started again much later.
    talk.says_and_dies("last", "alice", "/move 1").await;
    talk.sleeps(60);
    let answer = talk.passes(1).await;
    assert_eq!(talk.posts.last().expect("the computer's answer").pinged().len(), 1, "{answer}");
    talk.check().await;
}

#[tokio::test]
async fn computer_begins_at_once_and_its_turn_is_in_the_same_message() {
    // Each throws a die, and the computer wins the throw and rolls 6-5.
    let mut talk = Talk::on(Platform::Discord, "14 65 31 42 55").await;
    let begun = talk.says_as("1", "alice", "/play portes").await;
    assert!(begun.contains("Kafenio rolls 6-5 and plays"), "{begun}");
    assert!(begun.contains("Alice, you rolled 3-1"), "{begun}");
    assert_eq!(talk.posts.len(), 1);
    let played = talk.says_as("2", "alice", "/move 8/5 6/5").await;
    assert!(played.contains("Alice plays 8/5 6/5. Kafenio rolls 4-2 and plays"), "{played}");
    let board = talk.posts[1].board.as_ref().expect("a board");
    assert_eq!(board.scene.names.black, "Alice");
    assert_eq!(board.scene.names.white, "Kafenio (club)");
    assert_eq!(talk.dice_left().await, 0);
    talk.check().await;
}

#[tokio::test]
async fn computer_is_an_opponent_like_others_in_newgame_and_rematch() {
    let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(5), 200)).await;
    talk.record_uptime().await;
    let clock = talk.says_as("0", "alice", "/newgame portes @kafenio clock:fast").await;
    assert!(clock.contains("has no clock"), "{clock}");
    let clock = talk.says_as("0b", "alice", "/play portes clock:fast").await;
    assert!(clock.contains("have no clock"), "{clock}");
    talk.says_as("1", "alice", "/newgame portes @kafenio").await;
    talk.says_as("1a", "alice", "/move 1").await;
    let undone = talk.says_as("1b", "alice", "/undo").await;
    assert!(undone.contains("takes the move back"), "{undone}");
    let roles = talk.says_as("1c", "alice", "/newgame portes @kafenio for:@fans").await;
    assert!(roles.contains("`for:` says") || roles.contains("for: says"), "{roles}");
    let again = talk.says_as("2", "alice", "/play plakoto").await;
    assert!(again.contains("fig-1") && !again.contains("plays against"), "{again}");
    let other = talk.says_as("3", "alice", "/newgame plakoto @kafenio level:master").await;
    assert!(other.contains("olive-2 · Alice plays against Kafenio (master)"), "{other}");
    talk.says_as("4", "alice", "/cancel table:olive-2").await;
    let resigned = talk.says_as("5", "alice", "/resign gammon table:fig-1 sure:yes").await;
    assert!(resigned.contains("Kafenio wins"), "{resigned}");
    let rematch = talk.says_as("6", "alice", "/rematch table:fig-1").await;
    assert!(rematch.contains("Alice plays against Kafenio (club)"), "{rematch}");
    talk.check().await;
}

#[tokio::test]
async fn turn_of_a_killed_bot_is_played_once_by_two_processes() {
    let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(7), 400)).await;
    talk.says_as("play", "alice", "/play fevga level:beginner").await;
    let mut chance = Chance(7);
    for round in 0..10 {
        let Some(stored) = talk.snapshots().await.pop() else { break };
        let number = 1 + chance.below(stored.table.game().expect("a game").plays().len());
        talk.says_and_dies(&format!("a{round}"), "alice", &format!("/move {number}")).await;
        let between = talk.snapshots().await.pop().expect("an open table");
        let answer = talk.wakes_twice().await;
        let after = talk.snapshots().await.pop().expect("an open table");
        if between.table.to_decide() == Some(Seat::Invited) {
            assert_eq!(answer.matches("Kafenio rolls").count(), 1, "{answer}");
            assert_eq!(after.table.to_decide(), Some(Seat::Inviter), "{answer}");
        }
        assert_eq!(talk.wakes_twice().await, "", "nothing is left to do");
    }
    talk.check().await;
}

#[tokio::test]
async fn dice_do_not_depend_on_the_level() {
    let mut thrown = Vec::new();
    for level in ["beginner", "master"] {
        let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(9), 400)).await;
        talk.says_as("play", "alice", &format!("/play plakoto level:{level}")).await;
        for turn in 0..12 {
            talk.says_as(&format!("a{turn}"), "alice", "/move 1").await;
        }
        let table = talk.snapshots().await.pop().expect("an open table").id;
        let rolled = |event: Event| match event {
            Event::Rolled { roll, .. } => Some(roll),
            _ => None,
        };
        thrown.push(talk.events(table).await.into_iter().filter_map(rolled).take(20).collect::<Vec<_>>());
    }
    assert_eq!((thrown[0].len(), &thrown[0]), (20, &thrown[1]));
}

#[tokio::test]
async fn offers_are_answered_at_once() {
    let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(11), 100)).await;
    talk.says_as("1", "alice", "/play portes").await;
    talk.says_as("2", "alice", "/move 1").await;
    let taken_back = talk.says_as("3", "alice", "/takeback").await;
    assert!(taken_back.contains("takes the move back"), "{taken_back}");
    assert_eq!(talk.snapshots().await[0].table.to_decide(), Some(Seat::Inviter), "{taken_back}");
    let asked = talk.says_as("4", "alice", "/resign single").await;
    assert!(asked.contains("answers at once: if it accepts, you lose a single game"), "{asked}");
    assert!(asked.contains("Are you sure?"), "nobody can take back what the computer accepts: {asked}");
    let too_much = talk.says_as("4a", "alice", "/resign backgammon").await;
    assert!(too_much.contains("The most you can lose in this game is a double game"), "{too_much}");
    let resigned = talk.says_as("4b", "alice", "/resign single sure:yes").await;
    assert!(resigned.contains("Kafenio wins"), "early in the game a single game is enough: {resigned}");
    talk.says_as("5", "alice", "/play portes").await;
    talk.says_as("6", "alice", "/move 1").await;
    let asked = talk.says_as("7", "alice", "/cancel").await;
    assert!(asked.contains("Kafenio agrees at once, so the game is cancelled and doesn't count."), "{asked}");
    assert_eq!(talk.snapshots().await.len(), 1, "{asked}");
    let cancelled = talk.says_as("8", "alice", "/cancel sure:yes").await;
    assert!(talk.snapshots().await.is_empty(), "{cancelled}");
    let stats = talk.says_as("9", "alice", "/stats").await;
    talk.says_as("10", "alice", "/play portes match:3").await;
    talk.says_as("11", "alice", "/resign single sure:yes").await;
    let asked = talk.says_as("12", "alice", "/cancel").await;
    assert!(asked.contains("the match is cancelled and doesn't count"), "{asked}");
    talk.says_as("13", "alice", "/cancel sure:yes").await;
    assert_eq!(talk.says_as("14", "alice", "/stats").await, stats);
    talk.says_as("15", "alice", "/play backgammon match:money").await;
    talk.says_as("16", "alice", "/move 1").await;
    let asked = talk.says_as("17", "alice", "/resign session").await;
    assert!(asked.contains("you lose a single game and the session is over"), "{asked}");
    assert_eq!(talk.snapshots().await.len(), 1, "{asked}");
    let left = talk.says_as("18", "alice", "/resign session sure:yes").await;
    assert!(left.contains("resigns the session. Kafenio wins"), "{left}");
    talk.check().await;
}

/// Once a double game is near, the computer declines a single one.
#[tokio::test]
async fn computer_that_declines_a_resignation_names_a_higher_one() {
    for seed in 0..20 {
        let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(seed), 600)).await;
        talk.says_as("play", "alice", "/play portes level:master").await;
        for turn in 0..200 {
            let Some(stored) = talk.snapshots().await.pop() else { break };
            let game = stored.table.game().expect("a game");
            let off = |seat| game.position.checkers[game.player(seat)][usize::from(OFF)];
            if off(Seat::Inviter) == 0 && off(Seat::Invited) > 11 {
                let declined = talk.says_as("resign", "alice", "/resign single sure:yes").await;
                assert!(
                    declined.contains("declines; the game goes on. /resign double offers a double game."),
                    "{declined}"
                );
                return;
            }
            // The last of the list keeps checkers back.
            let last = format!("/move {}", game.plays().len());
            let line = if matches!(game.phase, Phase::ToPlay { .. }) { last } else { "/roll".to_owned() };
            talk.says_as(&format!("{turn}"), "alice", &line).await;
        }
    }
    panic!("no game in which the computer could win a double one");
}

#[tokio::test]
async fn computer_answers_and_uses_the_cube() {
    let (mut doubled, mut answered) = (0, 0);
    for seed in 20..24 {
        let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(seed), 600)).await;
        talk.says_as("play", "alice", "/play backgammon match:3 level:expert").await;
        let mut chance = Chance(seed);
        for action in 0..400 {
            let Some(stored) = talk.snapshots().await.pop() else { break };
            let game = stored.table.game().expect("a game");
            assert_eq!(stored.table.to_decide(), Some(Seat::Inviter));
            let can_double = stored.table.check_double(Seat::Inviter).is_ok() && chance.below(4) == 0;
            let text = match game.phase {
                Phase::ToPlay { .. } => format!("/move {}", 1 + chance.below(game.plays().len())),
                Phase::Doubled { .. } => "/take sure:yes".to_owned(),
                Phase::BeforeRoll(_) if can_double => "/double".to_owned(),
                Phase::BeforeRoll(_) | Phase::Opening => "/roll".to_owned(),
            };
            talk.says_as(&format!("a{action}"), "alice", &text).await;
            doubled += usize::from(matches!(game.phase, Phase::Doubled { .. }));
            answered += usize::from(text == "/double");
        }
        assert!(talk.snapshots().await.is_empty(), "the match has ended");
        talk.check().await;
    }
    assert!(doubled > 0 && answered > 0, "the computer doubled {doubled} times and answered {answered} doubles");
}

#[tokio::test]
async fn every_reader_sees_the_level_in_their_language() {
    let mut talk = Talk::on(Platform::Discord, "41 65 31 42").await;
    talk.reads("alice", "el");
    let begun = talk.says_as("1", "alice", "/παίξε πόρτες επίπεδο:μάστορας").await;
    assert!(begun.contains("Kafenio (μάστορας)"), "{begun}");
}

#[tokio::test]
async fn games_against_the_computer_are_no_invitations() {
    let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(13), 100)).await;
    talk.limited();
    for level in ["beginner", "casual", "club", "expert", "master"] {
        let begun = talk.says_as(level, "alice", &format!("/play portes level:{level}")).await;
        assert!(begun.contains("plays against"), "{begun}");
        talk.sleeps(2);
    }
    for guest in 0..10 {
        let invited = talk.says_as(&format!("i{guest}"), "alice", &format!("/newgame portes @guest{guest}")).await;
        assert!(invited.contains("Alice invites"), "{invited}");
        talk.sleeps(2);
    }
}

#[tokio::test]
async fn every_kind_of_message_names_the_computer() {
    // In Fevga each side plays three forced rolls.
    let mut talk = Talk::on(Platform::Discord, "65 43 43 21 65 54 31 52 64 61 51 52 53 33 22 44").await;
    let begun = talk.says_as("1", "alice", "/play fevga level:master").await;
    let named = begun.matches("Kafenio 4-3").count() + begun.matches("Kafenio rolls").count();
    assert!(begun.contains("Kafenio (master)") && named > 0 && !begun.contains(",  "), "{begun}");
    let usage = talk.says_as("2", "alice", "/play").await;
    assert!(usage.contains("For instance /play portes"), "{usage}");
    talk.record_uptime().await;
    let blocked = talk.says_as("3", "alice", "/block @kafenio").await;
    assert!(blocked.contains("You can't block me"), "{blocked}");
    let games = talk.says_as("3b", "alice", "/stats @kafenio").await;
    assert!(games.contains("/stats shows yours, including those against me."), "{games}");
    talk.says_as("4", "alice", "/vacation 3").await;
    assert!(talk.posts.iter().all(|post| !post.text.to_string().contains("away for")), "nobody waits");
    let forgotten = talk.says_as("5", "alice", "/forget sure:yes").await;
    assert!(forgotten.contains("Deleted") && !forgotten.contains("/rematch to play again"), "{forgotten}");
    talk.check().await;
}

#[tokio::test]
async fn series_of_tric_trac_counts_its_games() {
    let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(31), 4000)).await;
    talk.says_as("play", "alice", "/play tric-trac match:2 level:master").await;
    play_to_the_end(&mut talk, &mut Chance(31)).await;
    let told: String = talk.posts.iter().map(|post| post.text.to_string() + "\n").collect();
    assert_eq!(told.matches("After 1 of 2 games").count(), 1, "{told}");
    assert!(told.matches("Game 2.").count() <= 1, "{told}");
}

#[tokio::test]
async fn hint_ranks_the_plays_and_changes_nothing() {
    let mut talk = Talk::on(Platform::Discord, "31 65 42").await;
    talk.says_as("1", "alice", "/play backgammon level:beginner").await;
    let reply = talk.asks("2", "alice", "/hint").await;
    let hint = reply.text.to_string();
    let lines: Vec<&str> = hint.lines().collect();
    assert!(lines[0].contains("3-1: the best moves first, with their numbers for"), "{hint}");
    assert!(lines[1].contains("8/5 6/5: equity +0.") && !lines[1].contains("(−"), "{hint}");
    assert!(lines[1].contains("%, gammons ") && lines[1].ends_with("%."), "{hint}");
    assert!(lines[2].contains("(−0.") && lines[3].contains("(−0."), "{hint}");
    assert_eq!(lines[4], "Equity: points won on average, cube included.");
    assert!(reply.board.as_ref().is_some_and(|board| board.album.is_some()), "three small boards: {reply:?}");
    let best = reply.choices.first().expect("a choice").clone();
    assert_eq!(best.label, "8/5 6/5");

    let again = talk.asks("3", "alice", "/hint").await;
    assert_eq!(reply, again, "a hint changes nothing");
    let played = talk.says_as("4", "alice", &best.command).await;
    assert!(played.contains("Alice plays 8/5 6/5"), "{played}");
    talk.check().await;
}

#[tokio::test]
async fn hint_advises_about_the_cube() {
    let mut talk = Talk::on(Platform::Discord, "31 65 42").await;
    talk.says_as("1", "alice", "/play backgammon level:beginner match:5 cube:on").await;
    let plays = talk.says_as("opening", "alice", "/hint").await;
    assert!(plays.contains("equity +0.2"), "in a match, too, plays are worth points of a game: {plays}");
    talk.says_as("2", "alice", "/move 8/5 6/5").await;
    let hint = talk.says_as("3", "alice", "/hint").await;
    assert!(hint.contains("No double. Equity: +0.") && hint.contains("if you double"), "{hint}");
    talk.check().await;
}

#[tokio::test]
async fn hints_are_refused_among_people_and_to_others() {
    let mut talk = Talk::on(Platform::Discord, "31 52 31 52").await;
    talk.says_as("1", "alice", "/newgame portes @bob").await;
    talk.says_as("2", "bob", "/accept").await;
    let refused = talk.says_as("3", "alice", "/hint").await;
    assert!(refused.contains("Hints are for games against the computer"), "{refused}");
    talk.says_as("4", "alice", "/play portes").await;
    let table = talk.snapshots().await.pop().expect("the second table").id;
    let watched = talk.says_as("5", "carol", &format!("/hint table:{table}")).await;
    assert!(watched.contains("Only Alice and Kafenio play at this table."), "{watched}");
    talk.check().await;
}

#[tokio::test]
async fn finished_game_is_analysed_for_both_players() {
    let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(5), 1000)).await;
    talk.says_as("play", "alice", "/play portes level:beginner match:3").await;
    let early = talk.says_as("early", "alice", "/analyse").await;
    assert!(early.contains("No game at this table is over yet"), "{early}");
    for turn in 0..3 {
        // The last play of the list moves the checkers at home, which is seldom good.
        let plays = talk.snapshots().await[0].table.game().expect("a game").plays().len();
        talk.says_as(&format!("move {turn}"), "alice", &format!("/move {plays}")).await;
    }
    talk.says_as("resign", "alice", "/resign single sure:yes").await;
    let reply = talk.asks("analyse", "alice", "/analyse").await;
    let text = reply.text.to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].ends_with("Analysis of game 1: Portes"), "{text}");
    assert!(lines[1].starts_with("Alice: error rate ") && lines[1].contains(", luck "), "{text}");
    assert!(!lines[1].contains('('), "nobody is rated by three decisions: {text}");
    assert!(lines[2].starts_with("Kafenio (beginner): error rate "), "{text}");
    assert!(lines[3].starts_with("Luck-adjusted result: Kafenio (beginner) +"), "{text}");
    assert_eq!(lines[4], "Your biggest mistakes:");
    assert!(lines[5].contains(", Alice ") && lines[5].contains(" Best: "), "{text}");
    assert!(reply.board.as_ref().is_some_and(|board| board.album.is_some()), "the best play and hers: {reply:?}");
    assert_eq!(talk.asks("again", "alice", "/analyse game:1").await, reply, "the analysis does not change");
    let other = talk.says_as("other", "alice", "/analyse game:99").await;
    assert!(other.contains("no finished game with that number"), "{other}");
    talk.check().await;
}

#[tokio::test]
async fn last_game_is_analysed_while_the_first_one_of_a_rematch_is_played() {
    let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(5), 1000)).await;
    talk.says_as("play", "alice", "/play portes level:beginner").await;
    talk.says_as("resign", "alice", "/resign single sure:yes").await;
    talk.says_as("rematch", "alice", "/rematch").await;
    assert!(talk.snapshots().await.iter().any(|stored| stored.table.game().is_some()), "the rematch has begun");
    let reply = talk.says_as("analyse", "alice", "/analyse").await;
    assert!(reply.contains("Analysis of game 1: Portes"), "{reply}");
    let named = talk.snapshots().await.pop().expect("a table").id;
    let refused = talk.says_as("named", "alice", &format!("/analyse table:{named}")).await;
    assert!(refused.contains("No game at this table is over yet"), "{refused}");
    talk.check().await;
}

#[tokio::test]
async fn game_of_tric_trac_is_analysed_while_its_winner_chooses() {
    let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(8), 1000)).await;
    talk.says_as("invite", "alice", "/newgame tric-trac @bob match:2").await;
    talk.says_as("accept", "bob", "/accept").await;
    for turn in 0.. {
        let table = talk.snapshots().await.pop().expect("the series goes on").table;
        let seat = table.to_decide().expect("somebody decides");
        let who = if seat == Seat::Inviter { "alice" } else { "bob" };
        if table.game().is_some_and(|game| game.chooser.is_some()) {
            let analysis = talk.says_as("analyse", who, "/analyse").await;
            assert!(analysis.contains("Analysis of game 1: Tric-Trac"), "{analysis}");
            assert_eq!(talk.snapshots().await.pop().expect("the series").table, table, "nothing was decided");
            break;
        }
        let text =
            if matches!(table.game().expect("a game").phase, Phase::ToPlay { .. }) { "/move 1" } else { "/roll" };
        talk.says_as(&format!("turn {turn}"), who, text).await;
    }
    talk.check().await;
}

#[tokio::test]
async fn any_play_against_the_computer_is_undone_beside_other_tables() {
    let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(11), 400)).await;
    talk.says_as("1", "alice", "/play portes").await;
    talk.says_as("2", "alice", "/newgame portes @bob").await;
    // Nobody is bothered, so this may be done as often as one likes.
    for time in 0..6 {
        talk.says_as(&format!("play {time}"), "alice", "/move 1").await;
        let undone = talk.says_as(&format!("undo {time}"), "alice", "/undo").await;
        assert!(undone.contains("takes the move back"), "{undone}");
    }
    talk.check().await;
}

#[tokio::test]
async fn questions_name_the_table_where_the_author_has_several() {
    let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(11), 100)).await;
    talk.says_as("1", "alice", "/play portes").await;
    talk.says_as("2", "alice", "/move 1").await;
    let alone = talk.says_as("3", "alice", "/resign").await;
    talk.says_as("4", "alice", "/newgame portes @bob").await;
    let among_others = talk.says_as("5", "alice", "/resign").await;
    assert!(!alone.contains("fig-1 ·") && among_others.contains("fig-1 · Kafenio answers at once"), "{among_others}");
}

#[tokio::test]
async fn hint_advises_about_a_beaver() {
    let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(12), 100)).await;
    talk.says_as("1", "alice", "/newgame backgammon @bob match:money beavers:on hints:on").await;
    talk.says_as("2", "bob", "/accept").await;
    let opener = if talk.snapshots().await[0].table.to_decide() == Some(Seat::Inviter) { "alice" } else { "bob" };
    let other = if opener == "alice" { "bob" } else { "alice" };
    talk.says_as("3", opener, "/move 1").await;
    talk.says_as("4", other, "/double").await;
    let answer = talk.says_as("5", opener, "/hint").await;
    assert!(answer.contains("Beaver"), "nobody doubles so early: {answer}");
    talk.says_as("6", opener, "/beaver").await;
    let hint = talk.says_as("7", other, "/hint").await;
    assert!(hint.contains("Take") && hint.contains("\u{2212}"), "the game is worth less than nothing: {hint}");
    talk.says_as("8", other, "/take").await;
    talk.check().await;
}

#[tokio::test]
async fn onlooker_sees_the_last_finished_game_and_resigning_is_not_praised() {
    let mut talk = Talk::on(Platform::Discord, &rolls(&mut Chance(5), 100)).await;
    talk.says_as("1", "alice", "/play portes").await;
    talk.says_as("2", "alice", "/resign sure:yes").await;
    talk.says_as("3", "alice", "/newgame portes @bob").await;
    talk.says_as("4", "alice", "/cancel").await;
    for who in ["alice", "carol"] {
        let analysis = talk.says_as(who, who, "/analyse").await;
        assert!(analysis.contains("Analysis of game 1") && !analysis.contains("Well played"), "{who}: {analysis}");
    }
}
