//! `/join`: takes the free seat of an open challenge. Of two people who join at the same moment, the first sits down.

use kafenio_board::table::Action;

use super::across;
use super::new_table::{begin_joined, is_between, joined_before};
use crate::chat::{Choice, Text};
use crate::command::TableName;
use crate::manager::act::{act_on_table, thread_note};
use crate::manager::challenges::{challenge_line, join_command, open_challenges};
use crate::manager::expire;
use crate::manager::invitations::check_table_count;
use crate::manager::platform_query::PlatformQuery;
use crate::manager::request::Request;
use crate::manager::select::{SeatedTable, not_seated_refusal, own_tables, table_of_replied_message};
use crate::manager::stop::{Answer, Stop};
use crate::speech::{self, Arg, View};
use crate::store::{ChallengeState, StoredChallenge};

/// The most challenges with a button: as many as fit into a row.
const MAX_BUTTONS: usize = 5;

pub(in crate::manager) async fn run(request: &mut Request<'_>, name: Option<&str>) -> Answer {
    if let Some((id, code)) = name.and_then(across::split_code) {
        let challenge = across::find(request, id, &code).await?;
        let is_here = challenge.place == request.message.place;
        return if is_here { join(request, challenge).await } else { across::join(request, challenge).await };
    }
    let named = match name {
        Some(name) => Some(TableName::from(name)),
        None => table_of_replied_message(request).await?.map(TableName::Id),
    };
    match named {
        Some(name) => join_named(request, &name).await,
        None => join_only(request).await,
    }
}

/// Joins the challenge called `name`. At a table to which the author is invited, accepts that.
async fn join_named(request: &mut Request<'_>, name: &TableName) -> Answer {
    let place = request.message.place.clone();
    if let Some(id) = name.id() {
        if let Some(challenge) = request.store.challenge(&place, id).await?.filter(|found| found.code.is_none()) {
            return join(request, challenge).await;
        }
        if let Some(stored) = request.store.table(&place, id).await? {
            return match stored.seat(&request.message.author.account) {
                Some(seat) => act_on_table(request, SeatedTable { stored, seat }, &Action::Accept).await,
                None => Err(not_seated_refusal(request, &stored).await),
            };
        }
    }
    let open = joinable_challenges(request).await?;
    let lines = lines(request, &open);
    let some = Arg::Case(if open.is_empty() { "none" } else { "some" });
    let text = request.text("refused-no-such-challenge", &[("name", Arg::Text(&name.to_string())), ("open", some)]);
    Err(Stop::Refused(request.reply(text.then("\n", lines))))
}

/// Joins the only challenge here that the author may join.
async fn join_only(request: &mut Request<'_>) -> Answer {
    let open = joinable_challenges(request).await?;
    let author = request.account();
    let (own, others): (Vec<_>, Vec<_>) = open.into_iter().partition(|found| found.challenger.account == author);
    let mut joinable = Vec::new();
    for challenge in &others {
        if refusal(request, challenge).await?.is_none() {
            joinable.push(challenge.clone());
        }
    }
    match (joinable.len(), &others[..], &own[..]) {
        (1, ..) => join(request, joinable.remove(0)).await,
        (0, [only], _) | (0, [], [only, ..]) => join(request, only.clone()).await,
        (0, ..) => Err(request.refuse("refused-no-challenge", &[])),
        _ => Err(ask_which(request, &joinable)),
    }
}

/// Returns the open challenges of this place that need no code.
async fn joinable_challenges(request: &mut Request<'_>) -> anyhow::Result<Vec<StoredChallenge>> {
    let mut open = open_challenges(request).await?;
    open.retain(|found| found.code.is_none());
    Ok(open)
}

fn lines(request: &Request<'_>, challenges: &[StoredChallenge]) -> Text {
    challenges.iter().fold(Text::default(), |lines, found| lines.then("\n", challenge_line(request, found)))
}

/// Asks which of these challenges the author wants to join.
fn ask_which(request: &Request<'_>, challenges: &[StoredChallenge]) -> Stop {
    let mut replies = request.reply(request.text("ask-which-challenge", &[]).then("\n", lines(request, challenges)));
    replies[0].choices = join_choices(request, challenges);
    Stop::Refused(replies)
}

/// Returns a button for each of these challenges that joins it; none if the platform has no buttons, or if the challenge is
/// the author's own.
pub(super) fn join_choices(request: &Request<'_>, challenges: &[StoredChallenge]) -> Vec<Choice> {
    let author = &request.message.author.account;
    let has_buttons = request.message.place.platform.capabilities().has_buttons;
    let is_joinable = |found: &&StoredChallenge| found.code.is_none() && found.challenger.account != *author;
    let others = challenges.iter().filter(|found| has_buttons && is_joinable(found));
    let choice = |found: &StoredChallenge| {
        let game = speech::game_name(request.language, found.terms.cycle);
        let (command, label) = (join_command(found.id), format!("{} · {game}", found.id));
        Choice { command, label, emoji: String::new(), primary: false }
    };
    others.take(MAX_BUTTONS).map(choice).collect()
}

/// Seats the author opposite the challenger, and begins the match as if they had accepted an invitation.
async fn join(request: &mut Request<'_>, challenge: StoredChallenge) -> Answer {
    if let Some(refusal) = refusal(request, &challenge).await? {
        return Err(refusal);
    }
    let own = own_tables(request).await?;
    check_table_count(request, &own, 0)?;
    let challenger = challenge.challenger.clone();
    let mut before = Text::default();
    for mut found in own.into_iter().filter(|found| is_between(found, &challenger)) {
        if found.stored.table.game().is_some() {
            return Err(request.refuse("refused-playing-already", &[("table", Arg::Table(found.stored.id))]));
        }
        let replaced = expire::replace(request, &mut found.stored).await?;
        let language = request.public_language(found.stored.place(), Some(&challenger.account)).await?;
        let view = View { language, ..request.view(&found.stored) };
        before = speech::story(&view, &[replaced]).then(" ", before);
    }
    let stored = begin_joined(request, &challenge, None, before).await?;
    Ok(thread_note(request, &stored))
}

/// Returns why the author cannot join this challenge; `None` if they can.
async fn refusal(request: &mut Request<'_>, challenge: &StoredChallenge) -> Result<Option<Stop>, Stop> {
    let (author, challenger) = (request.account(), &challenge.challenger);
    if challenge.state == ChallengeState::Joined {
        return Ok(Some(taken_refusal(request, challenge).await?));
    }
    if challenge.state != ChallengeState::Open || challenge.lapses_at <= request.now {
        return Ok(Some(request.refuse("refused-challenge-over", &[])));
    }
    if request.store.accounts_of_person(&author).await?.contains(&challenger.account) {
        let cancel = Arg::Code(format!("/cancel table:{}", challenge.id));
        return Ok(Some(request.refuse("refused-own-challenge", &[("cancel", cancel)])));
    }
    if let Some(role) = challenge.role.as_ref().filter(|role| !request.message.roles.of_author.contains(&role.id)) {
        return Ok(Some(request.refuse("refused-challenge-role", &[("role", Arg::Text(&role.name))])));
    }
    if request.store.has_blocked(&author, &challenger.account).await? {
        return Ok(Some(request.refuse("refused-challenge-blocked", &[("who", Arg::Person(challenger))])));
    }
    // Whoever the challenger has blocked cannot tell this from the other reasons.
    let is_blocked = request.store.has_blocked(&challenger.account, &author).await?;
    let is_banned = request.store.is_banned(challenger.account.platform, challenger.account.ids()).await?;
    let is_away = request.ask_platform(PlatformQuery::Absent(challenge.place.clone(), challenger.account.clone()))?;
    Ok((is_blocked || is_banned || is_away).then(|| request.refuse("refused-challenge-closed", &[])))
}

/// Returns the refusal of a challenge that somebody has joined: that person reads the state of their table, everybody else
/// who was faster.
async fn taken_refusal(request: &mut Request<'_>, challenge: &StoredChallenge) -> Result<Stop, Stop> {
    let stored = request.store.table_on(challenge.place.platform, challenge.id).await?;
    let Some(stored) = stored else { return Ok(request.refuse("refused-challenge-over", &[])) };
    let stored = stored.seen_by_account(&request.account());
    let own = joined_before(request, &stored).await?;
    let seats = stored.seats();
    Ok(own.unwrap_or_else(|| request.refuse("refused-challenge-taken", &[("who", Arg::Person(&seats.invited))])))
}
