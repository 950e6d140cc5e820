//! `/block` and `/unblock`: whose invitations somebody refuses. The other person is not told.

use kafenio_board::table::{Action, Seat, Stage};

use crate::chat::{Occupant, Text, User};
use crate::command::Target;
use crate::locale::id;
use crate::manager::act::act_on_table;
use crate::manager::select::{SeatedTable, own_table_anywhere, unknown_table_refusal};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::TableRecord;

/// The most people that one person may block.
const MAX_BLOCKED: usize = 100;

/// Somebody to block or to unblock.
struct Other {
    /// `None` for the computer.
    user: Option<User>,
    /// As the author sees them: somebody who plays in another place is seen without their account.
    shown: Occupant,
}

pub(in crate::manager) async fn block(unit: &mut Unit<'_>, target: &Target, person: Option<&User>) -> Answer {
    let Some(Other { user, shown }) = whom(unit, target, person).await? else { return list(unit).await };
    let who = ("who", Arg::Occupant(&shown));
    let Some(user) = user else { return Err(unit.refuse(id!("refused-block-bot"), &[])) };
    let author = unit.account();
    if unit.store.accounts_of_person(&author).await?.contains(&user.account) {
        return Err(unit.refuse(id!("refused-block-yourself"), &[]));
    }
    if unit.manager.is_own(&user.account) {
        return Err(unit.refuse(id!("refused-block-bot"), &[]));
    }
    let mut preferences = unit.preferences().await?;
    if preferences.has_blocked(&user.account) {
        return Err(unit.refuse(id!("refused-blocked-already"), &[who]));
    }
    if preferences.blocked.len() + preferences.blocked_across.len() >= MAX_BLOCKED {
        return Err(unit.refuse(id!("refused-blocked-many"), &[("count", Arg::Number(MAX_BLOCKED as u32))]));
    }
    if matches!(shown, Occupant::Elsewhere(_)) {
        preferences.blocked_across.push(user.clone());
    } else {
        preferences.blocked.push(user.clone());
    }
    unit.store.set_preferences(&author, &preferences).await?;
    end_invitations(unit, &user).await?;
    Ok(unit.say(id!("done-blocked"), &[who]))
}

/// Returns the person whom the command names, or the opponent at the table that it names; `None` if it names neither.
///
/// # Errors
/// Returns a [`Stop`] if the author plays at no such table, or if nobody can be blocked there.
async fn whom(unit: &mut Unit<'_>, target: &Target, person: Option<&User>) -> Result<Option<Other>, Stop> {
    if let Some(user) = person {
        return Ok(Some(Other { user: Some(user.clone()), shown: Occupant::Person(user.clone()) }));
    }
    let Some(name) = &target.table else { return Ok(None) };
    let Some(stored) = own_table_anywhere(unit, name).await? else {
        return Err(unknown_table_refusal(unit, name).await);
    };
    let other = unit.seat_at(&stored).unwrap_or(Seat::Inviter).other();
    if stored.players[other] == Occupant::Former {
        return Err(unit.refuse(id!("refused-block-former"), &[]));
    }
    Ok(Some(Other { user: stored.players[other].user().cloned(), shown: stored.seats()[other].clone() }))
}

/// Declines or withdraws the open invitations between the author and `person`.
async fn end_invitations(unit: &mut Unit<'_>, person: &User) -> Result<(), Stop> {
    let author = unit.account();
    for found in unit.store.open_tables_anywhere(&author).await? {
        let is_between =
            |stored: &TableRecord| Seat::BOTH.iter().any(|seat| stored.players[*seat].has(&person.account));
        let is_wanted = |stored: &TableRecord| stored.table.stage == Stage::Inviting && is_between(stored);
        if !is_wanted(&found) {
            continue;
        }
        // Nobody else can answer the invitation until the transaction ends.
        unit.store.lock_place(found.place()).await?;
        let Some(stored) = unit.store.table(found.place(), found.id).await?.filter(is_wanted) else { continue };
        if let Some(seat) = stored.seat(&author) {
            act_on_table(unit, SeatedTable { stored, seat }, &Action::Decline).await?;
        }
    }
    Ok(())
}

pub(in crate::manager) async fn unblock(unit: &mut Unit<'_>, target: &Target, person: Option<&User>) -> Answer {
    let Some(Other { user, shown }) = whom(unit, target, person).await? else { return list(unit).await };
    let who = ("who", Arg::Occupant(&shown));
    let mut preferences = unit.preferences().await?;
    let Some(user) = user.filter(|user| preferences.has_blocked(&user.account)) else {
        return Err(unit.refuse(id!("refused-not-blocked"), &[who]));
    };
    for list in [&mut preferences.blocked, &mut preferences.blocked_across] {
        list.retain(|blocked| blocked.account != user.account);
    }
    unit.store.set_preferences(&unit.account(), &preferences).await?;
    Ok(unit.say(id!("done-unblocked"), &[who]))
}

/// Lists whom the author has blocked.
async fn list(unit: &mut Unit<'_>) -> Answer {
    let preferences = unit.preferences().await?;
    let platform = unit.place.platform;
    let mut names = Text::default();
    for user in preferences.blocked {
        let is_here = user.account.platform == platform;
        let user = if is_here { Occupant::Person(user) } else { Occupant::Named(user.name_with_platform()) };
        names = names.then(", ", speech::name_text(unit.language, &user));
    }
    for user in preferences.blocked_across {
        let user = Occupant::Named(user.name_with_platform());
        names = names.then(", ", speech::name_text(unit.language, &user));
    }
    if names.is_empty() {
        return Ok(unit.say(id!("done-blocked-nobody"), &[]));
    }
    Ok(unit.reply(unit.text(id!("done-blocked-list"), &[]).then(" ", names)))
}
