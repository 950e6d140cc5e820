//! Limits on what disturbs others: invitations, and offers during a game.

use kafenio::chat::{Platform, Post};
use kafenio::manager::{self, Membership};

use crate::harness::extent::extent;
use crate::harness::talk::Talk;

/// The people who pester Bob.
const FLOODERS: usize = 20;
/// How often they try each way in an hour, in the short and the long form.
const ATTEMPTS: [usize; 2] = [29, 1000];
/// The minutes in which they do.
const MINUTES: usize = 58;
/// The most pings that one person gets in an hour, apart from calls to move.
const MAX_PINGS: usize = 12;

/// Returns how many posts since number `from` ping `name`.
pub fn pings(talk: &Talk, from: usize, name: &str) -> usize {
    talk.posts[from..].iter().filter(|post| post.pinged().iter().any(|account| account.id == name)).count()
}

/// Returns whether a post is a direct message to `name`.
fn is_direct_to(post: &Post, name: &str) -> bool {
    post.place.is_direct() && post.pinged().iter().any(|account| account.id == name)
}

pub async fn limited_talk(dice: &str) -> Talk {
    let mut talk = Talk::on(Platform::Discord, dice).await;
    talk.limited();
    talk
}

#[tokio::test]
async fn invitation_pings_once_and_its_end_pings_nobody() {
    let mut talk = limited_talk("").await;
    talk.says_as("1", "alice", "/newgame portes @bob").await;
    assert_eq!(pings(&talk, 0, "bob"), 1);
    let told = talk.says_as("2", "alice", "/newgame plakoto @bob").await;
    assert!(told.contains("replaces"), "{told}");
    assert_eq!(pings(&talk, 0, "bob"), 2, "other terms are news");
    let told = talk.says_as("3", "alice", "/newgame portes @bob").await;
    assert!(told.contains("You can invite them again in 1 minute."), "{told}");
    talk.sleeps(1);
    let told = talk.says_as("4", "alice", "/newgame plakoto @bob").await;
    assert!(told.contains("replaces"), "{told}");
    talk.says_as("5", "alice", "/cancel").await;
    assert_eq!(pings(&talk, 0, "bob"), 2, "the same terms and withdrawing ping nobody");
    talk.sleeps(24 * 60);
    talk.says_as("6", "alice", "/newgame portes @bob").await;
    talk.says_as("7", "bob", "/decline").await;
    assert_eq!((pings(&talk, 0, "bob"), pings(&talk, 0, "alice")), (3, 0), "declining pings nobody");
    talk.check().await;
}

#[tokio::test]
async fn same_person_is_invited_again_only_after_a_while() {
    let mut talk = limited_talk("31 64").await;
    for (number, wait) in [1, 10, 24 * 60, 24 * 60].into_iter().enumerate() {
        talk.says_as(&format!("invite-{number}"), "alice", "/newgame portes @bob").await;
        talk.says_as(&format!("cancel-{number}"), "alice", "/cancel").await;
        talk.sleeps(wait - 1);
        let told = talk.says_as(&format!("early-{number}"), "alice", "/newgame portes @bob").await;
        assert!(told.contains("didn't lead to a game. You can invite them again in 1 minute."), "{number}: {told}");
        talk.sleeps(1);
    }
    let told = talk.says_as("other", "alice", "/newgame portes @carol").await;
    assert!(told.contains("@carol"), "others can be invited: {told}");
    talk.says_as("last", "alice", "/newgame portes @bob").await;
    talk.says_as("accept", "bob", "/accept").await;
    talk.says_as("cancel", "alice", "/cancel").await;
    let told = talk.says_as("again", "alice", "/newgame portes @bob").await;
    assert!(!told.contains("didn't lead to a game"), "an accepted invitation ends the waiting: {told}");
    talk.check().await;
}

#[tokio::test]
async fn declined_and_lapsed_invitations_count_everywhere_like_withdrawn_ones() {
    let mut talk = limited_talk("").await;
    talk.says_as("1", "alice", "/newgame portes @bob").await;
    talk.says_as("2", "bob", "/decline").await;
    talk.place = "elsewhere".to_owned();
    let told = talk.says_as("3", "alice", "/newgame portes @bob").await;
    assert!(told.contains("didn't lead to a game. You can invite them again in 1 minute."), "{told}");
    talk.sleeps(1);
    talk.says_as("4", "alice", "/newgame portes @bob").await;
    let told = talk.waits(7).await;
    assert!(told.contains("has expired"), "{told}");
    let told = talk.says_as("5", "alice", "/newgame portes @bob").await;
    assert!(told.contains("didn't lead to a game. You can invite them again in 10 minutes."), "{told}");
    let told = talk.says_as("6", "bob", "/newgame portes @alice").await;
    assert!(told.contains("invites"), "the other one has not pestered anybody: {told}");
    talk.check().await;
}

#[tokio::test]
async fn one_person_invites_thirty_others_in_a_day_and_a_place_sees_sixty_invitations_in_an_hour() {
    let mut talk = limited_talk("").await;
    for number in 0..30 {
        let told = talk.says_as(&number.to_string(), "alice", &format!("/newgame portes @friend{number}")).await;
        assert!(told.contains("invites"), "{number}: {told}");
        talk.says_as(&format!("cancel-{number}"), "alice", "/cancel").await;
        talk.sleeps(7);
    }
    let told = talk.says_as("30", "alice", "/newgame portes @friend30").await;
    assert!(told.contains("You have already invited 30 people."), "{told}");
    talk.sleeps(60);
    for number in 0..60 {
        let inviter = format!("inviter{number}");
        let told = talk.says_as(&inviter, &inviter, &format!("/newgame portes @invited{number}")).await;
        assert!(told.contains("invites"), "{number}: {told}");
    }
    let told = talk.says_as("61", "carol", "/newgame portes @dora").await;
    assert!(
        told.contains("There have been 60 invitations here in the last hour. You can send another one in 1 hour"),
        "{told}"
    );
    talk.place = "elsewhere".to_owned();
    let told = talk.says_as("62", "carol", "/newgame portes @dora").await;
    assert!(told.contains("invites"), "{told}");
    talk.check().await;
}

#[tokio::test]
async fn one_person_invites_few_others_at_once() {
    let mut talk = limited_talk("").await;
    for number in 0..10 {
        let told = talk.says_as(&number.to_string(), "alice", &format!("/newgame portes @friend{number}")).await;
        assert!(told.contains("invites"), "{number}: {told}");
        talk.sleeps(1);
    }
    let told = talk.says_as("10", "alice", "/newgame portes @friend10").await;
    assert!(told.contains("You have already invited 10 people. You can invite someone else in 50 minutes."), "{told}");
    let told = talk.says_as("11", "bob", "/newgame portes @friend10").await;
    assert!(told.contains("invites"), "others are not held up: {told}");
    talk.check().await;
}

#[tokio::test]
async fn blocked_person_cannot_invite_and_cannot_tell_why() {
    let mut talk = limited_talk("").await;
    let kept_out = |told: &str| {
        assert_eq!(told.trim_end(), "bot to alice: Bob is not accepting this invitation. You can invite someone else.");
    };
    let told = talk.says_as("0", "bob", "/unblock").await;
    assert!(told.starts_with("bot to bob: You have not blocked anyone."), "{told}");
    talk.says_as("1", "bob", "/settings invitations:nobody").await;
    kept_out(&talk.says_as("2", "alice", "/newgame portes @bob").await);
    let told = talk.says_as("3", "bob", "/settings invitations:everyone").await;
    assert!(told.contains("Invitations: from everyone"), "{told}");
    talk.says_as("3b", "alice", "/newgame portes @bob").await;
    talk.sleeps(1);
    let told = talk.says_as("4", "bob", "/block @alice").await;
    assert!(told.contains("Bob declines Alice's invitation."), "open invitations end: {told}");
    assert!(told.starts_with("bot to bob: Alice can no longer invite you, and won't be notified."), "{told}");
    kept_out(&talk.says_as("5", "alice", "/newgame portes @bob").await);
    let told = talk.says_as("6", "bob", "/block").await;
    assert!(told.starts_with("bot to bob: You have blocked: Alice"), "{told}");
    talk.restart().await;
    talk.limited();
    kept_out(&talk.says_as("7", "alice", "/newgame portes @bob").await);
    let told = talk.says_as("8", "bob", "/unblock @alice").await;
    assert!(told.contains("Alice can invite you again."), "{told}");
    let told = talk.says_as("9", "bob", "/unblock @alice").await;
    assert!(told.contains("You have not blocked Alice."), "{told}");
    talk.sleeps(1);
    let told = talk.says_as("10", "alice", "/newgame portes @bob").await;
    assert!(told.contains("Alice invites Bob"), "{told}");
    talk.check().await;
}

#[tokio::test]
async fn only_known_people_may_invite_whoever_wants_that() {
    let mut talk = limited_talk("31 64").await;
    talk.says_as("1", "bob", "/newgame portes @alice").await;
    talk.says_as("2", "alice", "/accept").await;
    talk.says_as("3", "alice", "/cancel").await;
    talk.says_as("3b", "bob", "/accept").await;
    let told = talk.says_as("4", "bob", "/settings invitations:known").await;
    assert!(told.contains("Invitations: from people you have played with"), "{told}");
    let told = talk.says_as("5", "carol", "/newgame portes @bob").await;
    assert!(told.contains("Bob is not accepting this invitation."), "{told}");
    let told = talk.says_as("6", "alice", "/newgame portes @bob").await;
    assert!(told.contains("Alice invites Bob"), "{told}");
    talk.check().await;
}

#[tokio::test]
async fn invitations_by_others_do_not_use_up_ones_own_tables() {
    let mut talk = limited_talk("").await;
    for number in 0..25 {
        talk.says_as(&number.to_string(), &format!("friend{number}"), "/newgame portes @bob").await;
    }
    let told = talk.says_as("own", "bob", "/newgame portes @alice").await;
    assert!(told.contains("invites"), "{told}");
    talk.check().await;
}

#[tokio::test]
async fn every_kind_of_offer_counts_among_the_three_of_a_turn() {
    let mut talk = limited_talk("31 64 52").await;
    talk.says_as("begin", "alice", "/newgame portes @bob").await;
    talk.says_as("accept", "bob", "/accept").await;
    talk.says_as("play", "alice", "/move 24/14").await;
    for (id, offer) in ["/resign single", "/takeback", "/cancel"].into_iter().enumerate() {
        let told = talk.says_as(&format!("offer-{id}"), "alice", offer).await;
        assert!(!told.starts_with("bot to alice"), "{offer}: {told}");
        talk.says_as(&format!("withdraw-{id}"), "alice", "/decline").await;
    }
    for offer in ["/resign single", "/takeback", "/cancel"] {
        let told = talk.says_as(offer, "alice", offer).await;
        assert!(told.contains("You have already made 3 offers since the last roll."), "{offer}: {told}");
    }
    talk.check().await;
}

#[tokio::test]
async fn player_makes_three_offers_a_turn_and_they_are_told_together() {
    let mut talk = limited_talk("31 64 52").await;
    talk.says_as("begin", "alice", "/newgame portes @bob").await;
    talk.says_as("accept", "bob", "/accept").await;
    for number in 0..3 {
        talk.says_as(&format!("offer-{number}"), "bob", "/resign single").await;
        talk.says_as(&format!("withdraw-{number}"), "bob", "/decline").await;
    }
    let last = talk.posts.last().expect("the withdrawal is posted").text.to_string();
    assert_eq!(last.matches("offers to resign").count(), 1, "{last}");
    assert!(last.contains("This happened 3 times."), "{last}");
    let told = talk.says_as("offer-3", "bob", "/resign single").await;
    assert!(told.contains("You have already made 3 offers since the last roll."), "{told}");
    let told = talk.says_as("offer-4", "alice", "/resign single").await;
    assert!(told.contains("offers to resign"), "the opponent has offers left: {told}");
    talk.says_as("refuse", "bob", "/decline").await;
    talk.says_as("list", "alice", "/moves").await;
    let told = talk.says_as("play", "alice", "/move 1").await;
    assert!(told.contains("plays"), "{told}");
    let told = talk.says_as("offer-5", "bob", "/resign single").await;
    assert!(told.contains("offers to resign"), "a new roll allows new offers: {told}");
    talk.check().await;
}

/// A step of an attempt: who does it, where, and what they write. `N` stands for the flooder's number, `A` for that of
/// the attempt, and `T` for the table of the game with a cube.
type Step = (&'static str, &'static str, &'static str);

/// The ways to pester Bob with invitations.
const INVITING: [&[Step]; 6] = [
    &[("flooderN", "square", "/newgame portes @bob"), ("flooderN", "square", "/cancel")],
    &[("flooderN", "square", "/newgame portes @bob"), ("flooderN", "square", "/newgame plakoto @bob")],
    &[("flooderN", "square", "/newgame portes @bob"), ("bob", "square", "/decline")],
    &[("flooderN", "new-A", "/newgame portes @bob"), ("flooderN", "new-A", "/cancel")],
    &[("flooderN", "square", "/newgame portes @friendA"), ("flooderN", "square", "/cancel")],
    &[("flooderN", "over-N", "/rematch"), ("flooderN", "over-N", "/cancel")],
];
/// The ways to pester Bob in a game with him, in which his turn has been announced.
const PLAYING: [&[Step]; 5] = [
    &[("flooderN", "resign-N", "/resign single"), ("flooderN", "resign-N", "/decline")],
    &[("flooderN", "takeback-N", "/takeback"), ("flooderN", "takeback-N", "/decline")],
    &[("flooderN", "cancel-N", "/cancel"), ("flooderN", "cancel-N", "/decline")],
    &[("flooderN", "cube-N", "/move 8/5 6/5"), ("flooderN", "cube-N", "/undo")],
    &[("flooderN", "away-N", "/here table:T"), ("flooderN", "cube-N", "/here table:T")],
];

/// Lets each flooder write `lines` in the place `PLACE-N`, and Bob those that begin with `bob: `.
async fn prepare(talk: &mut Talk, place: &str, lines: &[&str]) {
    for number in 0..FLOODERS {
        talk.place = format!("{place}-{number}");
        for (step, line) in lines.iter().enumerate() {
            let (name, text) = line.split_once(": ").expect("a speaker");
            talk.says_as(&format!("{place}-{number}-{step}"), &name.replace('N', &number.to_string()), text).await;
        }
    }
    talk.sleeps(2 * 60);
}

/// Attempts each of `ways` as often as an hour allows. Returns for each way how many pings the most pinged person got, and
/// how often people were pinged altogether.
async fn pester(talk: &mut Talk, ways: &[&[Step]]) -> Vec<(usize, usize)> {
    let (mut counts, attempts) = (Vec::new(), extent(ATTEMPTS));
    for (way, steps) in ways.iter().enumerate() {
        // Nothing is left of earlier limits.
        talk.sleeps(15 * 24 * 60);
        let from = talk.posts.len();
        for attempt in 0..attempts {
            let flooder = attempt % FLOODERS;
            // Spread over the minutes of an hour.
            let pause = MINUTES * (attempt + 1) / attempts - MINUTES * attempt / attempts;
            talk.sleeps(i64::try_from(pause).expect("at most an hour"));
            for (step, (name, place, text)) in steps.iter().enumerate() {
                let fill = |text: &str| text.replace('N', &flooder.to_string()).replace('A', &attempt.to_string());
                // The games with a cube were begun after those without.
                let table = (3 * FLOODERS + flooder + 1).to_string();
                talk.place = fill(place);
                talk.says_as(&format!("{way}-{attempt}-{step}"), &fill(name), &fill(&text.replace('T', &table))).await;
            }
        }
        let pinged = talk.posts[from..].iter().flat_map(|post| post.pinged()).map(|account| account.id.clone());
        let pinged: Vec<String> = pinged.filter(|name| !name.starts_with("flooder")).collect();
        let most = pinged.iter().map(|name| pinged.iter().filter(|other| *other == name).count()).max();
        counts.push((most.unwrap_or_default(), pinged.len()));
    }
    counts
}

#[tokio::test]
async fn twenty_people_ping_one_victim_at_most_twelve_times_an_hour_with_invitations() {
    let mut talk = limited_talk(&"31 64 ".repeat(FLOODERS)).await;
    let lines = ["flooderN: /newgame portes @bob", "bob: /accept", "flooderN: /resign single", "bob: /accept"];
    prepare(&mut talk, "over", &lines).await;
    let counts = pester(&mut talk, &INVITING).await;
    println!("pings of the most pinged person, and of all: {counts:?}");
    assert!(counts.iter().all(|(most, _)| (1..=MAX_PINGS).contains(most)), "{counts:?}");
    assert!(counts[4].1 <= 60, "different people invited in one place: {counts:?}");
    talk.check().await;
}

#[tokio::test]
async fn twenty_people_ping_one_victim_at_most_twelve_times_an_hour_in_their_games() {
    let mut talk = limited_talk(&["31 64 52 ".repeat(3 * FLOODERS), "31 ".repeat(FLOODERS)].concat()).await;
    let lines = ["flooderN: /newgame portes @bob", "bob: /accept", "flooderN: /move 24/14"];
    for place in ["resign", "takeback", "cancel"] {
        prepare(&mut talk, place, &lines).await;
    }
    let lines = ["flooderN: /newgame backgammon @bob", "bob: /accept", "flooderN: /move 8/5 6/5", "flooderN: /undo"];
    prepare(&mut talk, "cube", &lines).await;
    let counts = pester(&mut talk, &PLAYING).await;
    println!("pings of the most pinged person, and of all: {counts:?}");
    assert!(counts.iter().all(|(most, _)| (1..=MAX_PINGS).contains(most)), "{counts:?}");
    talk.check().await;
}

#[tokio::test]
async fn player_who_leaves_and_comes_back_pings_the_opponent_a_few_times_an_hour() {
    let mut talk = Talk::on(Platform::Matrix, "31").await;
    talk.limited();
    talk.says_as("1", "alice", "!newgame backgammon @bob").await;
    talk.says_as("2", "bob", "!accept").await;
    talk.sleeps(2 * 60);
    let from = talk.posts.len();
    for number in 0..50 {
        talk.departs("alice", Membership::Left).await;
        talk.leave("alice", false);
        talk.arrives(&format!("back-{number}"), "alice").await;
    }
    let count = pings(&talk, from, "bob");
    assert!((1..=3).contains(&count), "{count}");
    let posts = talk.posts[from..].iter().filter(|post| !post.place.is_direct()).count();
    assert!(posts <= 10, "{posts} posts");
    talk.check().await;
}

#[tokio::test]
async fn moderator_who_removes_the_bot_or_a_player_again_and_again_sends_few_direct_messages() {
    let mut talk = Talk::on(Platform::Matrix, "31").await;
    talk.limited();
    talk.says_as("1", "alice", "!newgame backgammon @bob").await;
    talk.says_as("2", "bob", "!accept").await;
    let place = talk.message("", "alice", "").place;
    let direct = |talk: &Talk, from: usize| {
        let of = |name: &str| talk.posts[from..].iter().filter(|post| is_direct_to(post, name)).count();
        (of("alice"), of("bob"))
    };
    let from = talk.posts.len();
    for _ in 0..40 {
        manager::suspend_games(&talk.manager, &place, None).await.expect("the store works");
        talk.deliver().await;
        talk.resumes().await;
    }
    assert_eq!(direct(&talk, from), (3, 3));
    talk.sleeps(2 * 60);
    let from = talk.posts.len();
    for number in 0..40 {
        talk.departs("bob", Membership::Left).await;
        talk.leave("bob", false);
        talk.arrives(&format!("back-{number}"), "bob").await;
    }
    let (alice, bob) = direct(&talk, from);
    assert!(alice == 0 && (1..=3).contains(&bob), "{alice} and {bob}");
    talk.check().await;
}

#[tokio::test]
async fn every_first_call_to_a_turn_pings() {
    let mut talk = limited_talk(&"31 64 ".repeat(20)).await;
    for number in 0..20 {
        talk.place = format!("own-{number}");
        talk.says_as(&format!("begin-{number}"), &format!("friend{number}"), "/newgame backgammon @bob").await;
        talk.says_as(&format!("accept-{number}"), "bob", "/accept").await;
        talk.says_as(&format!("play-{number}"), &format!("friend{number}"), "/move 8/5 6/5").await;
        let last = talk.posts.last().expect("the move is posted");
        assert_eq!(last.pinged()[0].id, "bob", "game {number}");
        talk.says_as(&format!("roll-{number}"), "bob", "/roll").await;
    }
    talk.check().await;
}

/// A message whose changes cannot be written is handled again from its beginning. What it did in vain spends nothing.
#[tokio::test]
async fn message_that_is_handled_in_vain_spends_no_limit_and_loses_no_first_call() {
    let mut talk = limited_talk("31 64").await;
    talk.says_as("begin", "alice", "/newgame backgammon @bob").await;
    talk.says_as("accept", "bob", "/accept").await;
    talk.tampers(
        "INSERT INTO events (table_id, number, happened_at, rolls, event) SELECT id, version, 0, 0, 'x' FROM tables",
    )
    .await;
    let before = talk.posts.len();
    for _ in 0..4 {
        talk.fails("play", "alice", "/move 8/5 6/5").await;
    }
    talk.tampers("DELETE FROM events WHERE event = 'x'").await;
    talk.says_as("play", "alice", "/move 8/5 6/5").await;
    assert_eq!(pings(&talk, before, "bob"), 1, "the first call to a turn pings");
    talk.check().await;
}

#[tokio::test]
async fn challenges_ping_nobody_and_count_as_invitations() {
    let mut talk = limited_talk("").await;
    for number in 0..10 {
        let told = talk.says_as(&format!("ask-{number}"), "alice", "/newgame portes").await;
        assert!(told.contains("Who wants to play?"), "{number}: {told}");
        talk.sleeps(1);
    }
    let told = talk.says_as("10", "alice", "/newgame portes").await;
    assert!(
        told.contains("You have already sent 10 invitations. You can post an open challenge in 50 minutes."),
        "{told}"
    );
    let told = talk.says_as("11", "alice", "/newgame portes @bob").await;
    assert!(told.contains("You have already invited 10 people."), "{told}");
    for name in ["alice", "bob"] {
        assert_eq!(pings(&talk, 0, name), 0, "{name}");
    }
    for number in 0..50 {
        talk.says_as(&format!("other-{number}"), &format!("friend{number}"), "/newgame portes").await;
        talk.says_as(&format!("cancel-{number}"), &format!("friend{number}"), "/cancel").await;
    }
    let told = talk.says_as("12", "bob", "/newgame portes").await;
    assert!(told.contains("There have been 60 invitations here in the last hour."), "{told}");
    talk.check().await;
}

#[tokio::test]
async fn place_has_at_most_twenty_open_challenges() {
    let mut talk = Talk::new("").await;
    for number in 0..20 {
        talk.says_as(&format!("ask-{number}"), &format!("friend{number}"), "/newgame portes").await;
    }
    let told = talk.says_as("bob", "bob", "/newgame portes").await;
    assert!(told.contains("There are already 20 open challenges here."), "{told}");
    let told = talk.says_as("again", "friend0", "/newgame portes match:3").await;
    assert!(told.contains("Friend0 offers a Portes match to 3 points."), "a replacement takes no more room: {told}");
    talk.check().await;
}

#[tokio::test]
async fn closed_challenges_and_their_messages_are_pruned_after_a_day() {
    let mut talk = Talk::on(Platform::Discord, "31 62").await;
    talk.says_as("1", "alice", "/newgame portes").await;
    talk.says_as("2", "alice", "/newgame portes").await;
    talk.says_as("3", "bob", "/join").await;
    talk.says_as("4", "alice", "/newgame puff").await;
    let alice = talk.person("alice").account;
    let stored = async |talk: &Talk| talk.store().begin_read().challenges_of(&alice).await.expect("readable").len();
    assert_eq!(stored(&talk).await, 3);
    talk.prune().await;
    assert_eq!(stored(&talk).await, 3);
    let told = talk.waits(1).await;
    assert!(told.contains("Nobody joined within a day."), "{told}");
    talk.sleeps(1);
    talk.prune().await;
    assert_eq!(stored(&talk).await, 1, "only what has just lapsed is kept");
    talk.waits(2).await;
    talk.prune().await;
    assert_eq!(stored(&talk).await, 0);
    talk.check().await;
}
