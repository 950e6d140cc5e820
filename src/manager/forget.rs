//! Forgets a person: leaves their open tables, and deletes what is stored about them.

use kafenio_board::table::{Action, Stage, TableId};

use super::Manager;
use super::act::{act_on_table, is_opponent_absent};
use super::challenges::close_challenge;
use super::select::SeatedTable;
use super::stop::{Stop, into_replies};
use super::tournaments::make_due;
use super::unit::Unit;
use crate::chat::{Account, Forgotten, Occupant, Place, User};
use crate::speech;
use crate::store::ChallengeState;
use crate::tournament::{Stage as TournamentStage, TournamentEvent, Withdrawal};

/// Forgets the person to whom `account` belongs, as the operator asks. Returns the accounts about which anything was stored.
///
/// # Errors
/// Returns an error if the store fails; then nothing has changed.
pub async fn forget_account(manager: &Manager, account: &Account) -> anyhow::Result<Vec<Account>> {
    let place = Place { platform: account.platform, id: account.id.clone() };
    let mut store = manager.store.begin_in(&place).await?;
    let name = store.name(account).await?;
    let is_known = name.is_some();
    let accounts = store.accounts_of_person(account).await?;
    let user = User { account: account.clone(), name: name.unwrap_or_default() };
    let mut unit = Unit::of_user(manager, store, &place, &user).await?;
    let deleted = forget(&mut unit, account).await.map_err(Stop::into_error)?;
    unit.commit().await?;
    // The unit has recorded its actor.
    Ok(if is_known || deleted > 1 { accounts } else { Vec::new() })
}

/// Forgets the person to whom `account` belongs, in this `unit`. Returns how many rows of the database named
/// their accounts.
pub(super) async fn forget(unit: &mut Unit<'_>, account: &Account) -> Result<usize, Stop> {
    let accounts = unit.store.accounts_of_person(account).await?;
    for account in &accounts {
        for stored in unit.store.open_tables_anywhere(account).await? {
            // Asked before the first table changes.
            stored.seat(account).map(|seat| is_opponent_absent(unit, &stored, seat)).transpose()?;
        }
    }
    let mut deleted = 0;
    for account in &accounts {
        deleted += forget_one(unit, account).await?;
    }
    Ok(deleted)
}

async fn forget_one(unit: &mut Unit<'_>, account: &Account) -> Result<usize, Stop> {
    let author = unit.actor.clone();
    withdraw_challenges(unit, account).await?;
    withdraw_from_tournaments(unit, account).await?;
    let stand_in = speech::former_player(unit.language);
    let mut forgotten =
        Forgotten { account: account.clone(), elsewhere: Vec::new(), readers: Vec::new(), names: Vec::new(), stand_in };
    let left = leave_tables(unit, &mut forgotten).await;
    unit.actor = author;
    Ok(unit.store.forget(forgotten, left?).await?)
}

/// Withdraws the open challenges of `account`, and deletes all of them.
async fn withdraw_challenges(unit: &mut Unit<'_>, account: &Account) -> anyhow::Result<()> {
    let challenges = unit.store.challenges_of(account).await?;
    // Nobody can join one until the transaction ends.
    for challenge in challenges.iter().filter(|challenge| challenge.state == ChallengeState::Open) {
        unit.store.lock_place(&challenge.place).await?;
        close_challenge(unit, challenge, ChallengeState::Withdrawn).await?;
    }
    unit.store.delete_challenges_of(account).await
}

/// Takes an account out of the tournaments that are going on. Its matches are lost with its other games.
async fn withdraw_from_tournaments(unit: &mut Unit<'_>, account: &Account) -> anyhow::Result<()> {
    for mut record in unit.store.tournaments_of(account).await? {
        let entrant = record.entrant(std::slice::from_ref(account));
        let Some(entrant) = entrant.filter(|_| record.state.is_going_on()) else { continue };
        if record.state.takes_part(entrant) {
            unit.store.lock_place(&record.place.clone()).await?;
            if record.state.stage == TournamentStage::Running {
                make_due(unit, &mut record);
            }
            let left = TournamentEvent::Withdrawn { entrant, reason: Withdrawal::Left };
            unit.store.save_tournament(&mut record, &[left], unit.now).await?;
        }
    }
    Ok(())
}

/// Resigns the games of an account and answers its invitations. To the opponents, a former player does it. Returns the tables,
/// and adds the names that the account had there, and where these are all that opponents know.
async fn leave_tables(unit: &mut Unit<'_>, forgotten: &mut Forgotten) -> Result<Vec<TableId>, Stop> {
    let account = &forgotten.account.clone();
    let mut left = Vec::new();
    loop {
        let mut open = unit.store.open_tables_anywhere(account).await?;
        // A damaged table stays open.
        open.retain(|stored| !left.contains(&stored.id));
        if open.is_empty() {
            return Ok(left);
        }
        for found in &open {
            // Nobody else can act at these tables until the transaction ends.
            unit.store.lock_place(found.place()).await?;
        }
        for found in open {
            let id = found.id;
            left.push(id);
            let Some(stored) = unit.store.table(found.place(), id).await? else { continue };
            let Some(seat) = stored.seat(account).filter(|_| stored.table.is_open()) else { continue };
            let action = if stored.table.stage == Stage::Inviting { Action::Decline } else { Action::Forfeit };
            forgotten.names.push(stored.players[seat].name().to_owned());
            if let Some(opposite) = stored.elsewhere() {
                forgotten.readers.push(opposite.place.platform);
                forgotten.elsewhere.push((id, seat));
            }
            unit.actor = Occupant::Former;
            into_replies(act_on_table(unit, SeatedTable { stored, seat }, &action).await)?;
        }
    }
}
