//! Budgets for what somebody can repeat at will: posts and notifications, which others have to see, and guesses of codes.

use kafenio_board::table::{HOUR, MINUTE, Seat};

use crate::chat::{Account, Occupant, Place};
use crate::command::{Command, Purpose, spec_of};
use crate::locale::{Id, id};
use crate::manager::platform::query::PlatformQuery;
use crate::manager::stop::Stop;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::{Call, Quota, TableRecord};

/// The posts of one person that are no moves of a game: at most 30 in an hour.
const POSTS: Quota = Quota { interval: 3 * MINUTE, burst: 10 };
/// Those of everybody in one place.
const POSTS_IN_PLACE: Quota = Quota { interval: MINUTE, burst: 60 };
/// The most that one command costs: a vacation is announced to all opponents at once.
const MOST_POSTS: i64 = 5;
/// The notifications of one person that others can cause at will: at most 12 in an hour.
const PINGS: Quota = Quota { interval: 10 * MINUTE, burst: 6 };
/// Those that a single other person causes: 3 at once, and then 9 in an hour.
const PINGS_BY_ONE: Quota = Quota { interval: 400_000, burst: 3 };
/// The notifications of one person by tournaments: at most 6 in any 24 hours, of all tournaments together.
const TOURNAMENT_PINGS: Quota = Quota { interval: 12 * HOUR, burst: 4 };
/// The wrong codes of one person, of games in two places and of linked accounts. A code is one of 2^40, so this only keeps the
/// guesses of a crowd from costing anything.
const WRONG_CODES: Quota = Quota { interval: 2 * MINUTE, burst: 5 };

/// Spends the posts of the handled command, if it can be repeated at will. Returns the milliseconds to wait if there are too many;
/// the command must then have no effect. Where the author is alone with the bot, they disturb nobody.
///
/// # Errors
/// Returns a [`Stop`] if the platform has to be asked.
pub(in crate::manager) async fn spend_posts(unit: &mut Unit<'_>) -> Result<Option<i64>, Stop> {
    // The computer posts what it does in answer.
    let posts = unit.store.public_posts() + i64::from(unit.computer_turn.is_some());
    let Some(command) = unit.command.as_ref().filter(|command| posts > 0 && is_at_will(command)) else {
        return Ok(None);
    };
    if unit.manager.limits.is_none() {
        return Ok(None);
    }
    // What is taken back can be done again.
    let more = matches!(command, Command::Undo | Command::Takeback | Command::Here);
    let posts = (posts + i64::from(more)).min(MOST_POSTS);
    let account = unit.account();
    let own = ["posts", account.platform.key(), &account.id];
    if matches!(command, Command::Resign { .. } | Command::Forget { .. }) && !unit.ends_unplayed {
        // Everybody may give a game up, or all of them; but the next one has to wait longer.
        unit.store.overspend(POSTS, &own, posts, unit.now).await?;
        return Ok(None);
    }
    let mut wait = unit.store.spend(POSTS, &own, posts, unit.now).await?;
    if wait.is_none() {
        let of_place = ["posts in", unit.place.platform.key(), &unit.place.id];
        wait = unit.store.spend(POSTS_IN_PLACE, &of_place, posts, unit.now).await?;
    }
    let is_direct = unit.place.platform.capabilities().has_servers && unit.server().is_none();
    if wait.is_none() || is_direct {
        return Ok(None);
    }
    let alone = PlatformQuery::Alone(unit.place.clone(), account);
    match &unit.platform_answers {
        // What the command has done so far is dropped in any case.
        Some(answers) if !answers.known.contains_key(&alone) => Err(Stop::NeedsPlatform(alone)),
        Some(answers) if answers.known[&alone] => Ok(None),
        _ => Ok(wait),
    }
}

/// Makes budgets whole again: the author has accepted an invitation of `inviter`, so it did not disturb them, and both go on with
/// what others see as a game.
pub(in crate::manager) async fn forgive(unit: &mut Unit<'_>, inviter: &Occupant) -> anyhow::Result<()> {
    let (Some(author), Some(inviter)) = (unit.actor.account(), inviter.account()) else { return Ok(()) };
    // A game against the computer begins by itself: nobody else has agreed to it.
    if unit.manager.limits.is_none() || inviter == author {
        return Ok(());
    }
    let of = [author.platform.key(), &author.id];
    unit.store.refund(&["pings by", inviter.platform.key(), &inviter.id, of[0], of[1]]).await?;
    unit.store.refund(&["pings", of[0], of[1]]).await?;
    unit.store.refund(&["posts", of[0], of[1]]).await?;
    unit.store.refund(&["posts", inviter.platform.key(), &inviter.id]).await
}

/// Spends a post that the coming and going of `who` leads to, and returns whether it may be posted.
pub(in crate::manager) async fn admit_post(unit: &mut Unit<'_>, who: &Account) -> anyhow::Result<bool> {
    is_affordable(unit, POSTS, &["posts", who.platform.key(), &who.id]).await
}

/// Returns whether a command can be repeated at will. The others go on with a game, answer somebody, are a moderator's, or have
/// another limit: a player makes three offers a roll.
fn is_at_will(command: &Command) -> bool {
    !matches!(spec_of(command.kind()).purpose, Purpose::Decide | Purpose::Act)
}

/// Counts a call of the player at `seat` to decide at `stored`, and returns whether it may ping them. The first call to a turn
/// always may. Undone moves, and games that are moved to another place, lead to more of them.
pub(in crate::manager) async fn admit_call(
    unit: &mut Unit<'_>,
    stored: &mut TableRecord,
    seat: Seat,
) -> anyhow::Result<bool> {
    let call = stored.table.game().map(|game| Call { game: game.number, turns: game.turns, cube: game.cube.value });
    if call > stored.calls[seat] {
        stored.calls[seat] = call;
        return Ok(true);
    }
    match stored.seats()[seat].account() {
        Some(who) => admit_ping(unit, who).await,
        None => Ok(false),
    }
}

/// Counts a ping of `who` that the actor can cause at will, and returns whether it is still allowed. Whoever has blocked the author
/// is not disturbed. Where no person acts whose account is known here, only the budget of `who` counts.
async fn admit_ping(unit: &mut Unit<'_>, who: &Account) -> anyhow::Result<bool> {
    let Some(author) = unit.actor.account().cloned().filter(|_| unit.manager.limits.is_some()) else {
        return is_affordable(unit, PINGS, &["pings", who.platform.key(), &who.id]).await;
    };
    Ok(!unit.store.has_blocked(who, &author).await?
        && spend_ping(unit, ["pings by", author.platform.key(), &author.id], who).await?)
}

/// Counts a ping of `who` by a tournament, and returns whether it is still allowed.
pub(in crate::manager) async fn admit_tournament_ping(unit: &mut Unit<'_>, who: &Account) -> anyhow::Result<bool> {
    is_affordable(unit, TOURNAMENT_PINGS, &["tournament pings", who.platform.key(), &who.id]).await
}

/// Counts a ping of `who` that somebody in `place` can cause at will, whoever that is, and returns whether it is still allowed.
pub(in crate::manager) async fn admit_ping_from(
    unit: &mut Unit<'_>,
    place: &Place,
    who: &Account,
) -> anyhow::Result<bool> {
    spend_ping(unit, ["pings from", place.platform.key(), &place.id], who).await
}

async fn spend_ping(unit: &mut Unit<'_>, [kind, platform, id]: [&str; 3], who: &Account) -> anyhow::Result<bool> {
    let of = [who.platform.key(), &who.id];
    Ok(is_affordable(unit, PINGS_BY_ONE, &[kind, platform, id, of[0], of[1]]).await?
        && is_affordable(unit, PINGS, &["pings", of[0], of[1]]).await?)
}

/// Spends one of a budget, and returns whether that is allowed. In a terminal everything is: nobody is disturbed there.
async fn is_affordable(unit: &mut Unit<'_>, quota: Quota, whose: &[&str]) -> anyhow::Result<bool> {
    Ok(unit.manager.limits.is_none() || unit.store.spend(quota, whose, 1, unit.now).await?.is_none())
}

/// Returns those of `people` whom a message may ping that somebody can cause at will.
pub(in crate::manager) async fn within_limit(
    unit: &mut Unit<'_>,
    people: impl IntoIterator<Item = Account, IntoIter: Send> + Send,
) -> anyhow::Result<Vec<Account>> {
    let mut admitted = Vec::new();
    for who in people {
        if admit_ping(unit, &who).await? {
            admitted.push(who);
        }
    }
    Ok(admitted)
}

/// Returns what was `found` by the author's code. If that is nothing, counts a wrong code and refuses with the sentence `id`.
///
/// # Errors
/// Returns a [`Stop`] if nothing was found.
pub(in crate::manager) async fn found_by_code<T>(unit: &mut Unit<'_>, found: Option<T>, id: Id) -> Result<T, Stop> {
    if let Some(found) = found {
        return Ok(found);
    }
    let account = unit.account();
    is_affordable(unit, WRONG_CODES, &wrong_codes(&account)).await?;
    Err(unit.refuse(id, &[]))
}

/// Checks that the author may try a code.
///
/// # Errors
/// Returns a [`Stop`] that says how long to wait, if they have tried too many wrong ones.
pub(in crate::manager) async fn check_code_limit(unit: &mut Unit<'_>) -> Result<(), Stop> {
    let account = unit.account();
    match unit.store.wait(WRONG_CODES, &wrong_codes(&account), unit.now).await? {
        Some(wait) => {
            let wait = speech::duration_to_come(unit.language, wait);
            Err(unit.refuse(id!("refused-codes-wrong"), &[("wait", Arg::Text(&wait))]))
        }
        None => Ok(()),
    }
}

fn wrong_codes(account: &Account) -> [&str; 3] {
    ["wrong codes", account.platform.key(), &account.id]
}
