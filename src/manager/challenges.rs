//! Open challenges: opens, lists and closes them. A challenge becomes a table with the same name once somebody joins.

use kafenio_board::table::{DAY, Seat, TableId, Terms};

use super::Manager;
use super::catch_panic::catch_panic;
use super::replies::table_lines::SEPARATOR;
use super::stop::Stop;
use super::unit::Unit;
use crate::chat::{Account, Choice, Place, Post, Role, Text};
use crate::command::{Command, ParsedCommand, Target};
use crate::locale::id;
use crate::speech::{self, Arg};
use crate::store::{ChallengeState, Lane, LaneKind, OwnThread, PostKind, StoredChallenge, causes};

/// How long a challenge is open, in milliseconds.
const CHALLENGE_PERIOD: i64 = DAY;
/// How long a challenge to somebody in another place is open, in milliseconds.
const CODE_PERIOD: i64 = 7 * DAY;

/// Opens a challenge of the author on these `terms`, announced after the text `before`. It pings nobody.
pub(super) async fn open_challenge(
    unit: &mut Unit<'_>,
    terms: Terms,
    role: Option<Role>,
    before: Text,
    own_thread: OwnThread,
) -> anyhow::Result<()> {
    let challenger = unit.author().clone();
    let place = unit.place.clone();
    let language = unit.public_language(&place, None).await?;
    let id = unit.store.reserve_table().await?;
    let text = speech::of_table(language, id, before)
        .then(" ", speech::challenge(language, &challenger, &terms))
        .then(" ", speech::challenge_details(language, &challenger, &terms, role.as_ref()))
        .then("\n", speech::challenge_question(language, id, place.platform));
    let join = Choice {
        command: join_command(id),
        label: speech::say(language, id!("choice-join"), &[]).to_string(),
        emoji: "🙋".to_owned(),
        primary: true,
    };
    let post = Post {
        thread: unit.thread.clone(),
        choices: vec![join],
        ..Post::text_only(place.clone(), text.with_prefix(place.platform.capabilities().command_prefix))
    };
    let message = unit.store.enqueue(&lane(id), PostKind::New, &post, unit.now).await?;
    let challenge = StoredChallenge {
        id,
        place,
        thread: post.thread,
        challenger,
        terms,
        own_thread,
        role,
        message: Some(message),
        code: None,
        opened_at: unit.now,
        lapses_at: unit.now + CHALLENGE_PERIOD,
        state: ChallengeState::Open,
    };
    unit.store.insert_challenge(&challenge).await
}

/// Opens a challenge of the author to somebody in another place, and returns it. Nothing announces it: whoever gets its
/// code can join.
pub(super) async fn open_challenge_across(
    unit: &mut Unit<'_>,
    terms: Terms,
    own_thread: OwnThread,
) -> anyhow::Result<StoredChallenge> {
    let id = unit.store.reserve_table().await?;
    let challenge = StoredChallenge {
        id,
        place: unit.place.clone(),
        thread: unit.thread.clone(),
        challenger: unit.author().clone(),
        terms,
        own_thread,
        role: None,
        message: None,
        code: Some(unit.manager.dice.code(id.0)),
        opened_at: unit.now,
        lapses_at: unit.now + CODE_PERIOD,
        state: ChallengeState::Open,
    };
    unit.store.insert_challenge(&challenge).await?;
    Ok(challenge)
}

/// Returns the word that joins a challenge from another place: its name with its code; `None` if it has none.
pub(super) fn join_word(challenge: &StoredChallenge) -> Option<String> {
    challenge.code.as_ref().map(|code| format!("{}-{code}", challenge.id))
}

/// Returns the command that joins the challenge `id`.
pub(super) fn join_command(id: TableId) -> String {
    let command = Command::Join { name: Some(id.to_string()) };
    ParsedCommand { command, target: Target::default() }.to_string()
}

fn lane(id: TableId) -> Lane {
    Lane::Table(id, Seat::Inviter, LaneKind::Challenge)
}

/// Returns the open challenges of this place, the oldest first. The timers close those that have lapsed.
pub(super) async fn open_challenges(unit: &mut Unit<'_>) -> anyhow::Result<Vec<StoredChallenge>> {
    let mut open = unit.store.open_challenges(&unit.place).await?;
    open.retain(|challenge| challenge.lapses_at > unit.now);
    Ok(open)
}

/// Closes an open challenge. Its message becomes one line, which says how it ended and pings nobody.
pub(super) async fn close_challenge(
    unit: &mut Unit<'_>,
    challenge: &StoredChallenge,
    state: ChallengeState,
) -> anyhow::Result<()> {
    unit.store.close_challenge(challenge.id, state, unit.now).await?;
    let Some(target) = challenge.message else { return Ok(()) };
    if let Some(edit) = closing_post(unit, challenge, state).await? {
        unit.store.enqueue(&lane(challenge.id), PostKind::Edit { target }, &edit, unit.now).await?;
    }
    Ok(())
}

/// Returns what the message of `challenge` shows once it has ended like that; `None` if it stays as it is.
async fn closing_post(
    unit: &mut Unit<'_>,
    challenge: &StoredChallenge,
    state: ChallengeState,
) -> anyhow::Result<Option<Post>> {
    let how = match state {
        ChallengeState::Open => return Ok(None),
        // Where an edited message is shown again, the game's first message says this.
        ChallengeState::Joined if !challenge.place.platform.capabilities().edits_in_place => return Ok(None),
        ChallengeState::Joined => id!("told-accepted"),
        ChallengeState::Withdrawn => id!("told-challenge-withdrawn"),
        ChallengeState::Lapsed => id!("told-challenge-lapsed"),
        ChallengeState::Replaced => id!("told-challenge-replaced"),
    };
    // The message keeps its language, whoever causes the change.
    let challenger = &challenge.challenger;
    let language = unit.public_language(&challenge.place, Some(&challenger.account)).await?;
    let text = speech::of_table(language, challenge.id, speech::challenge(language, challenger, &challenge.terms))
        .then(" ", speech::say(language, how, &[("who", Arg::Occupant(&unit.actor))]));
    Ok(Some(Post { thread: challenge.thread.clone(), ..Post::text_only(challenge.place.clone(), text) }))
}

/// Returns one line about an open challenge, with the command that joins it or, for its challenger, withdraws it.
///
/// # Errors
/// Returns a [`Stop`] if the platform has to be asked who reads a code.
pub(super) fn challenge_line(unit: &Unit<'_>, challenge: &StoredChallenge) -> Result<Text, Stop> {
    let StoredChallenge { challenger, terms, role, .. } = challenge;
    let left = speech::duration_to_come(unit.language, challenge.lapses_at - unit.now);
    let is_own = challenger.account == unit.author().account;
    let cancel = format!("/cancel table:{}", challenge.id);
    // Only its own challenger reads a code.
    let word = match join_word(challenge).filter(|_| is_own) {
        Some(word) if !unit.others_read_replies()? => Some(word),
        _ => None,
    };
    let (state, command) = match (&word, challenge.code.is_some() || is_own) {
        (Some(_), _) => (id!("state-challenge-across"), cancel),
        (None, true) => (id!("state-own-challenge"), cancel),
        (None, false) => (id!("state-challenge"), format!("/join {}", challenge.id)),
    };
    let word = Arg::Text(word.as_deref().unwrap_or_default());
    let args = [("command", Arg::Code(command)), ("left", Arg::Text(&left)), ("word", word)];
    let line = speech::challenge_line(unit.language, challenge.id, challenger, terms, role.as_ref());
    Ok(line.then(SEPARATOR, unit.text(state, &args)))
}

/// Returns the lines about these challenges.
///
/// # Errors
/// Returns an error in the same case as [`challenge_line`].
pub(super) fn challenge_lines(unit: &Unit<'_>, challenges: &[StoredChallenge]) -> Result<Text, Stop> {
    let mut lines = Text::default();
    for challenge in challenges {
        lines = lines.then("\n", challenge_line(unit, challenge)?);
    }
    Ok(lines)
}

/// Closes the challenges that have lapsed by now.
///
/// # Errors
/// Returns an error if the store fails; what was done until then stays done.
pub(super) async fn close_lapsed_challenges(manager: &Manager) -> anyhow::Result<()> {
    for (id, place) in manager.store.due_challenges(manager.clock.now()).await? {
        let closing = Box::pin(close_if_open(manager, &place, id, ChallengeState::Lapsed));
        if let Err(error) = catch_panic(closing).await {
            manager.store.ping().await?;
            tracing::error!("cannot close the challenge {id}: {}", causes(&error));
        }
    }
    Ok(())
}

/// Closes the challenges of `place`, which is closed to the bot, or only those of somebody who has `left`.
///
/// # Errors
/// Returns an error if the store fails. Some challenges are then not closed, and the call can be repeated.
pub(super) async fn close_challenges(manager: &Manager, place: &Place, left: Option<&Account>) -> anyhow::Result<()> {
    for challenge in manager.store.begin_read().open_challenges(place).await? {
        match left {
            Some(left) if challenge.challenger.account != *left => {}
            Some(_) => close_if_open(manager, place, challenge.id, ChallengeState::Withdrawn).await?,
            // Nothing can be posted there.
            None => {
                let mut store = manager.store.begin_in(place).await?;
                if is_open(store.challenge(place, challenge.id).await?.as_ref()) {
                    store.close_challenge(challenge.id, ChallengeState::Lapsed, manager.clock.now()).await?;
                }
                store.commit().await?;
            }
        }
    }
    Ok(())
}

/// Closes a challenge in the name of its challenger, unless that has happened meanwhile.
async fn close_if_open(manager: &Manager, place: &Place, id: TableId, state: ChallengeState) -> anyhow::Result<()> {
    let mut store = manager.store.begin_in(place).await?;
    let Some(challenge) = store.challenge(place, id).await?.filter(|found| is_open(Some(found))) else { return Ok(()) };
    let mut unit = Unit::of_user(manager, store, place, &challenge.challenger).await?;
    close_challenge(&mut unit, &challenge, state).await?;
    unit.commit().await
}

fn is_open(challenge: Option<&StoredChallenge>) -> bool {
    challenge.is_some_and(|challenge| challenge.state == ChallengeState::Open)
}
