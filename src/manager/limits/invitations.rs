//! Limits on invitations, so that nobody is pestered with them.

use kafenio_board::table::{DAY, HOUR, MINUTE, Seat};

use crate::chat::{Account, Invitations, Occupant};
use crate::locale::{Id, id};
use crate::manager::select::SeatedTable;
use crate::manager::stop::Stop;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};

/// How long somebody waits before inviting the same person again, in milliseconds: after one invitation that led to no
/// game, after two in a row, and after more.
const COOLDOWNS: [i64; 3] = [MINUTE, 10 * MINUTE, DAY];
/// How far back such invitations count, in milliseconds from their beginning. One that lapses is a week old by then.
const REMEMBERED: i64 = 14 * DAY;
/// How many different people one person may invite, and within how many milliseconds.
const MAX_INVITED: [(u32, i64); 2] = [(10, HOUR), (30, DAY)];
/// How many invitations may be sent in one place within an hour.
const MAX_IN_PLACE: u32 = 60;
/// How many games against the computer one person may begin within an hour.
const MAX_AGAINST_COMPUTER: u32 = 20;
/// How many invitations may wait for one person's answer.
const MAX_WAITING: u32 = 50;

/// The most open tables that one person may have in one place, by invitations and by games that `/here` moves there.
const MAX_TABLES: usize = 20;

/// Checks that new games may start in this place: its server may have a single channel for them.
///
/// # Errors
/// Returns a [`Stop`] that links this channel if they may not.
pub(in crate::manager) async fn check_place(unit: &mut Unit<'_>) -> Result<(), Stop> {
    let Some(server) = unit.server() else { return Ok(()) };
    let only = unit.store.place_settings(&server).await?.only_in(&server);
    match only.filter(|only| unit.message.is_none_or(|message| message.place_ids().all(|id| id != only.id))) {
        Some(only) => Err(unit.refuse(id!("refused-elsewhere-only"), &[("place", Arg::Place(&only))])),
        None => Ok(()),
    }
}

/// Checks that `opponent`, who is named as `shown`, accepts invitations of the author. An author who is blocked reads what a
/// stranger reads whom the opponent does not want to play, and so does not learn of it. An opponent whom the operator has banned could not answer. A
/// rematch is open to everybody who is not blocked.
///
/// # Errors
/// Returns a [`Stop`] if they do not.
pub(in crate::manager) async fn check_welcome(
    unit: &mut Unit<'_>,
    opponent: &Account,
    shown: &Occupant,
    is_rematch: bool,
) -> Result<(), Stop> {
    let author = unit.account();
    let preferences = unit.store.preferences(opponent).await?;
    let has_blocked = unit.store.has_blocked(opponent, &author).await?;
    let is_banned = unit.store.is_banned(opponent.platform, opponent.ids()).await?;
    let is_welcome = match preferences.invitations {
        _ if is_banned => false,
        _ if has_blocked => false,
        _ if is_rematch => true,
        Invitations::Everyone => true,
        Invitations::Known => unit.store.have_played(&author, opponent).await?,
        Invitations::Nobody => false,
    };
    if is_welcome { Ok(()) } else { Err(unit.refuse(id!("refused-not-welcome"), &[("other", Arg::Occupant(shown))])) }
}

/// Checks that the author has not sent too many invitations lately. The next one is to `opponent`, who is named as `shown`.
///
/// # Errors
/// Returns a [`Stop`] that says how long to wait, if there were too many.
pub(in crate::manager) async fn check_limits(
    unit: &mut Unit<'_>,
    opponent: &Account,
    shown: &Occupant,
) -> Result<(), Stop> {
    // The terminal has no limits: nobody is disturbed there.
    if unit.manager.limits.is_none() {
        return Ok(());
    }
    let failed =
        unit.store.failed_invitations(&unit.account(), opponent, unit.now - REMEMBERED, COOLDOWNS.len() as u32).await?;
    if let Some(last) = failed.first() {
        let wait = last + COOLDOWNS[failed.len() - 1] - unit.now;
        if wait > 0 {
            return Err(refusal(unit, id!("refused-invited-again"), wait, ("other", Arg::Occupant(shown))));
        }
    }
    check_sent(unit, opponent, id!("refused-invited-many")).await?;
    if unit.store.open_invitations(opponent, MAX_WAITING).await? >= MAX_WAITING {
        return Err(unit.refuse(id!("refused-invited-full"), &[("other", Arg::Occupant(shown))]));
    }
    check_place_limit(unit).await
}

/// Checks that the author may ask everybody here for a game: a challenge counts as the invitation of one more person.
///
/// # Errors
/// Returns a [`Stop`] that says how long to wait, if they may not.
pub(in crate::manager) async fn check_challenge_limits(unit: &mut Unit<'_>) -> Result<(), Stop> {
    if unit.manager.limits.is_none() {
        return Ok(());
    }
    let author = unit.account();
    check_sent(unit, &author, id!("refused-challenged-many")).await?;
    check_place_limit(unit).await
}

/// Checks that the author has not begun too many games against the computer lately: each one is a message to everybody.
///
/// # Errors
/// Returns a [`Stop`] that says how long to wait, if there were too many.
pub(in crate::manager) async fn check_games_against_computer(unit: &mut Unit<'_>) -> Result<(), Stop> {
    if unit.manager.limits.is_none() {
        return Ok(());
    }
    let begun = unit.store.games_against_computer(&unit.account(), unit.now - HOUR, MAX_AGAINST_COMPUTER).await?;
    match begun.get(MAX_AGAINST_COMPUTER as usize - 1) {
        Some(first) => {
            let count = ("count", Arg::Number(MAX_AGAINST_COMPUTER));
            Err(refusal(unit, id!("refused-played-many"), first + HOUR - unit.now, count))
        }
        None => Ok(()),
    }
}

/// Checks that the author has not invited too many people other than `except` lately. `id` is the sentence for an author
/// who has.
async fn check_sent(unit: &mut Unit<'_>, except: &Account, id: Id) -> Result<(), Stop> {
    for (most, period) in MAX_INVITED {
        let invited = unit.store.last_invitations(&unit.account(), except, unit.now - period, most).await?;
        if let Some(first) = invited.get(most as usize - 1) {
            return Err(refusal(unit, id, first + period - unit.now, ("count", Arg::Number(most))));
        }
    }
    Ok(())
}

/// Checks that there were not too many invitations in this place lately.
async fn check_place_limit(unit: &mut Unit<'_>) -> Result<(), Stop> {
    if let Some(first) = unit.store.earlier_invitation(&unit.place, MAX_IN_PLACE - 1, unit.now - HOUR).await? {
        let count = ("count", Arg::Number(MAX_IN_PLACE));
        return Err(refusal(unit, id!("refused-invited-here"), first + HOUR - unit.now, count));
    }
    Ok(())
}

/// Checks that the author, who sits at the tables `own` in this place and has this number of open `challenges` there, may
/// have one more.
///
/// # Errors
/// Returns a [`Stop`] if they have too many.
pub(in crate::manager) fn check_table_count(
    unit: &Unit<'_>,
    own: &[SeatedTable],
    challenges: usize,
) -> Result<(), Stop> {
    // Whom others invite has not chosen these tables.
    let is_chosen = |found: &&SeatedTable| found.seat == Seat::Inviter || found.stored.table.game().is_some();
    let count = own.iter().filter(is_chosen).count() + challenges;
    if count >= MAX_TABLES {
        return Err(unit.refuse(id!("refused-too-many"), &[("count", Arg::Number(count as u32))]));
    }
    Ok(())
}

fn refusal(unit: &Unit<'_>, id: Id, wait: i64, arg: (&str, Arg<'_>)) -> Stop {
    let wait = speech::duration_to_come(unit.language, wait);
    unit.refuse(id, &[("wait", Arg::Text(&wait)), arg])
}
