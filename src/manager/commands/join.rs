//! `/join`: takes the free seat of an open challenge. Of two people who join at the same moment, the first sits down.

use kafenio_board::table::Action;

use super::{across, tournament};
use crate::chat::Choice;
use crate::command::TableName;
use crate::locale::id;
use crate::manager::act::{act_on_table, thread_note};
use crate::manager::challenges::{challenge_lines, join_command, open_challenges};
use crate::manager::limits::budgets::check_code_limit;
use crate::manager::limits::invitations::{check_place, check_table_count};
use crate::manager::new_table::{begin_joined, check_not_playing, joined_before, replace_invitations};
use crate::manager::platform::query::PlatformQuery;
use crate::manager::select::{SeatedTable, not_seated_refusal, own_tables, table_of_replied_message};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::{ChallengeState, StoredChallenge};

/// The most challenges with a button: as many as fit into a row.
const MAX_BUTTONS: usize = 5;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, name: Option<&str>) -> Answer {
    if let Some((id, code)) = name.and_then(across::split_code) {
        check_code_limit(unit).await?;
        if let Some(record) = unit.store.tournament_with_code(id, &code).await? {
            check_place(unit).await?;
            return tournament::join(unit, record).await;
        }
        let challenge = across::find(unit, id, &code).await?;
        let is_here = challenge.place == unit.place;
        return if is_here { join(unit, challenge).await } else { across::join(unit, challenge).await };
    }
    let named = match name {
        Some(name) => Some(TableName::from(name)),
        None => table_of_replied_message(unit).await?.map(TableName::Id),
    };
    match named {
        Some(name) => join_named(unit, &name).await,
        None => join_only(unit).await,
    }
}

/// Joins the challenge or the tournament called `name`. At a table to which the author is invited, accepts that.
async fn join_named(unit: &mut Unit<'_>, name: &TableName) -> Answer {
    if let Some(id) = name.id() {
        if let Some(challenge) = unit.store.challenge(&unit.place, id).await?.filter(|found| found.code.is_none()) {
            return join(unit, challenge).await;
        }
        if let Some(stored) = unit.store.table(&unit.place, id).await? {
            return match unit.seat_at(&stored) {
                Some(seat) => act_on_table(unit, SeatedTable { stored, seat }, &Action::Accept).await,
                None => Err(not_seated_refusal(unit, &stored).await),
            };
        }
    }
    let mut here = unit.store.tournaments_here(&unit.place.clone()).await?;
    if let Some(meant) = here.iter().position(|record| name.id() == Some(record.id)) {
        return tournament::join(unit, here.swap_remove(meant)).await;
    }
    let open = joinable_challenges(unit).await?;
    let lines = challenge_lines(unit, &open)?;
    let some = Arg::Case(if open.is_empty() { "none" } else { "some" });
    let text = unit.text(id!("refused-no-such-challenge"), &[("name", Arg::Text(&name.to_string())), ("open", some)]);
    Err(Stop::Refused(unit.reply(text.then("\n", lines))))
}

/// Joins the only challenge here that the author may join, or else the only tournament.
async fn join_only(unit: &mut Unit<'_>) -> Answer {
    let open = joinable_challenges(unit).await?;
    let author = unit.account();
    let (own, others): (Vec<_>, Vec<_>) = open.into_iter().partition(|found| found.challenger.account == author);
    let mut joinable = Vec::new();
    for challenge in &others {
        if refusal(unit, challenge).await?.is_none() {
            joinable.push(challenge.clone());
        }
    }
    match (joinable.len(), &others[..], &own[..]) {
        (1, ..) => join(unit, joinable.remove(0)).await,
        (0, [only], _) | (0, [], [only, ..]) => join(unit, only.clone()).await,
        (0, [], []) => match tournament::join_only(unit).await? {
            Some(replies) => Ok(replies),
            None => Err(unit.refuse(id!("refused-no-challenge"), &[])),
        },
        (0, ..) => Err(unit.refuse(id!("refused-no-challenge"), &[])),
        _ => Err(ask_which(unit, &joinable)?),
    }
}

/// Returns the open challenges of this place that need no code.
async fn joinable_challenges(unit: &mut Unit<'_>) -> anyhow::Result<Vec<StoredChallenge>> {
    let mut open = open_challenges(unit).await?;
    open.retain(|found| found.code.is_none());
    Ok(open)
}

/// Asks which of these challenges the author wants to join.
fn ask_which(unit: &Unit<'_>, challenges: &[StoredChallenge]) -> Result<Stop, Stop> {
    let lines = challenge_lines(unit, challenges)?;
    let mut replies = unit.reply(unit.text(id!("ask-which-challenge"), &[]).then("\n", lines));
    replies[0].choices = join_choices(unit, challenges);
    Ok(Stop::Refused(replies))
}

/// Returns a button for each of these challenges that joins it; none if the platform has no buttons, or if the challenge is
/// the author's own.
pub(super) fn join_choices(unit: &Unit<'_>, challenges: &[StoredChallenge]) -> Vec<Choice> {
    let author = &unit.author().account;
    let has_buttons = unit.place.platform.capabilities().has_buttons;
    let is_joinable = |found: &&StoredChallenge| found.code.is_none() && found.challenger.account != *author;
    let others = challenges.iter().filter(|found| has_buttons && is_joinable(found));
    let choice = |found: &StoredChallenge| {
        let game = speech::game_name(unit.language, found.terms.game);
        Choice::button(format!("{} · {game}", found.id), join_command(found.id))
    };
    others.take(MAX_BUTTONS).map(choice).collect()
}

/// Seats the author opposite the challenger, and begins the match as if they had accepted an invitation.
async fn join(unit: &mut Unit<'_>, challenge: StoredChallenge) -> Answer {
    if let Some(refusal) = refusal(unit, &challenge).await? {
        return Err(refusal);
    }
    let own = own_tables(unit).await?;
    check_table_count(unit, &own, 0)?;
    let challenger = challenge.challenger.clone();
    check_not_playing(unit, &own, &challenger, &challenge.terms)?;
    let before = replace_invitations(unit, own, &challenger).await?;
    let stored = begin_joined(unit, &challenge, None, before).await?;
    Ok(thread_note(unit, &stored))
}

/// Returns why the author cannot join this challenge; `None` if they can.
async fn refusal(unit: &mut Unit<'_>, challenge: &StoredChallenge) -> Result<Option<Stop>, Stop> {
    let author = unit.account();
    let challenger = &challenge.challenger;
    if challenge.state == ChallengeState::Joined {
        return Ok(Some(taken_refusal(unit, challenge).await?));
    }
    if challenge.state != ChallengeState::Open || challenge.lapses_at <= unit.now {
        return Ok(Some(unit.refuse(id!("refused-challenge-over"), &[])));
    }
    if unit.store.accounts_of_person(&author).await?.contains(&challenger.account) {
        let cancel = Arg::Code(format!("/cancel table:{}", challenge.id));
        return Ok(Some(unit.refuse(id!("refused-own-challenge"), &[("cancel", cancel)])));
    }
    if let Some(role) = challenge
        .role
        .as_ref()
        .filter(|role| !unit.message.is_some_and(|message| message.roles.of_author.contains(&role.id)))
    {
        return Ok(Some(unit.refuse(id!("refused-challenge-role"), &[("role", Arg::Name(&role.name))])));
    }
    if unit.store.has_blocked(&author, &challenger.account).await? {
        return Ok(Some(unit.refuse(id!("refused-challenge-blocked"), &[("who", Arg::Person(challenger))])));
    }
    // Whoever the challenger has blocked cannot tell this from the other reasons.
    let is_blocked = unit.store.has_blocked(&challenger.account, &author).await?;
    let is_banned = unit.store.is_banned(challenger.account.platform, challenger.account.ids()).await?;
    let is_away = unit.ask_platform(PlatformQuery::Absent(challenge.place.clone(), challenger.account.clone()))?;
    Ok((is_blocked || is_banned || is_away).then(|| unit.refuse(id!("refused-challenge-closed"), &[])))
}

/// Returns the refusal of a challenge that somebody has joined: that person reads the state of their table, everybody else
/// who was faster.
async fn taken_refusal(unit: &mut Unit<'_>, challenge: &StoredChallenge) -> Result<Stop, Stop> {
    let stored = unit.store.table_on(challenge.place.platform, challenge.id).await?;
    let Some(stored) = stored else { return Ok(unit.refuse(id!("refused-challenge-over"), &[])) };
    let stored = stored.seen_by_account(&unit.account());
    let own = joined_before(unit, &stored).await?;
    let seats = stored.seats();
    Ok(own.unwrap_or_else(|| unit.refuse(id!("refused-challenge-taken"), &[("who", Arg::Occupant(&seats.invited))])))
}
