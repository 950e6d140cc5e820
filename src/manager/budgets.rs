//! Budgets for what somebody can repeat at will and others have to see: posts, and notifications.

use kafenio_board::table::{MINUTE, Seat};

use super::platform_query::PlatformQuery;
use super::stop::Stop;
use super::unit::Unit;
use crate::chat::Account;
use crate::command::Command;
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

/// Spends the posts of the handled command, if it can be repeated at will. Returns the milliseconds to wait if there are too many;
/// the command must then have no effect. Where the author is alone with the bot, they disturb nobody.
///
/// # Errors
/// Returns a [`Stop`] if the platform has to be asked.
pub(super) async fn spend_posts(unit: &mut Unit<'_>) -> Result<Option<i64>, Stop> {
    // The computer posts what it does in answer.
    let posts = unit.store.public_posts() + i64::from(unit.computer_turn.is_some());
    let Some(command) = unit.command.as_ref().filter(|command| posts > 0 && is_at_will(command)) else {
        return Ok(None);
    };
    if unit.manager.limits.is_none() {
        return Ok(None);
    }
    // What is taken back can be done again.
    let more = matches!(command, Command::Undo | Command::Here);
    let posts = (posts + i64::from(more)).min(MOST_POSTS);
    let account = unit.account();
    let place = unit.place.clone();
    let now = unit.now;
    let own = ["posts", account.platform.key(), &account.id];
    if matches!(command, Command::Resign { .. } | Command::Forget { .. }) {
        // Everybody may give a game up, or all of them; but the next one has to wait longer.
        unit.store.overspend(POSTS, &own, posts, now).await?;
        return Ok(None);
    }
    let mut wait = unit.store.spend(POSTS, &own, posts, now).await?;
    if wait.is_none() {
        let of_place = ["posts in", place.platform.key(), &place.id];
        wait = unit.store.spend(POSTS_IN_PLACE, &of_place, posts, now).await?;
    }
    let is_direct = place.platform.capabilities().has_servers && unit.server().is_none();
    let is_alone = wait.is_some() && (is_direct || unit.ask_platform(PlatformQuery::Alone(place, account))?);
    Ok(wait.filter(|_| !is_alone))
}

/// Makes budgets whole again: the author has accepted an invitation of `inviter`, so it did not disturb them, and both go on with
/// what others see as a game.
pub(super) async fn forgive(unit: &mut Unit<'_>, inviter: &Account) -> anyhow::Result<()> {
    let author = unit.account();
    // A game against the computer begins by itself: nobody else has agreed to it.
    if unit.manager.limits.is_none() || !inviter.is_person() || *inviter == author {
        return Ok(());
    }
    let of = [author.platform.key(), &author.id];
    unit.store.refund(&["pings by", inviter.platform.key(), &inviter.id, of[0], of[1]]).await?;
    unit.store.refund(&["pings", of[0], of[1]]).await?;
    unit.store.refund(&["posts", of[0], of[1]]).await?;
    unit.store.refund(&["posts", inviter.platform.key(), &inviter.id]).await
}

/// Spends a post that the coming and going of `who` leads to, and returns whether it may be posted.
pub(super) async fn admit_post(unit: &mut Unit<'_>, who: &Account) -> anyhow::Result<bool> {
    if unit.manager.limits.is_none() {
        return Ok(true);
    }
    let now = unit.now;
    Ok(unit.store.spend(POSTS, &["posts", who.platform.key(), &who.id], 1, now).await?.is_none())
}

/// Returns whether a command can be repeated at will. The others go on with a game, answer somebody, are a moderator's, or have
/// another limit: a player makes three offers a roll.
fn is_at_will(command: &Command) -> bool {
    !matches!(
        command,
        Command::Roll
            | Command::Move(_)
            | Command::Enter { .. }
            | Command::Confirm
            | Command::Accept
            | Command::Decline
            | Command::Double
            | Command::Take { .. }
            | Command::Drop { .. }
            | Command::Beaver
            | Command::Pass { .. }
            | Command::PlayOn
            | Command::SetUp
            | Command::Claim
            | Command::EndTable { .. }
            | Command::Takeback
            | Command::Block { .. }
            | Command::Unblock { .. }
    )
}

/// Counts a call of the player at `seat` to decide at `stored`, and returns whether it may ping them. The first call to a turn
/// always may. Undone moves, and games that are moved to another place, lead to more of them.
pub(super) async fn admit_call(unit: &mut Unit<'_>, stored: &mut TableRecord, seat: Seat) -> anyhow::Result<bool> {
    let call = stored.table.game().map(|game| Call { game: game.number, turns: game.turns, cube: game.cube.value });
    if call > stored.calls[seat] {
        stored.calls[seat] = call;
        return Ok(true);
    }
    let who = stored.seats()[seat].account.clone();
    admit_ping(unit, &who).await
}

/// Counts a ping of `who` that the author can cause at will, and returns whether it is still allowed.
async fn admit_ping(unit: &mut Unit<'_>, who: &Account) -> anyhow::Result<bool> {
    if unit.manager.limits.is_none() {
        return Ok(true);
    }
    let author = unit.account();
    let now = unit.now;
    let of = [who.platform.key(), &who.id];
    let by = ["pings by", author.platform.key(), &author.id, of[0], of[1]];
    if unit.store.spend(PINGS_BY_ONE, &by, 1, now).await?.is_some() {
        return Ok(false);
    }
    Ok(unit.store.spend(PINGS, &["pings", of[0], of[1]], 1, now).await?.is_none())
}

/// Returns those of `people` whom a message may ping that somebody can cause at will.
pub(super) async fn within_limit(unit: &mut Unit<'_>, people: Vec<Account>) -> anyhow::Result<Vec<Account>> {
    let mut admitted = Vec::new();
    for who in people.into_iter().filter(Account::is_person) {
        if admit_ping(unit, &who).await? {
            admitted.push(who);
        }
    }
    Ok(admitted)
}
