//! Handles a user who changes their name.

use crate::chat::{Place, User};
use crate::manager::names::clean_name;
use crate::manager::state::Manager;
use crate::table::Seat;

/// Gives `who` their new name at their open tables in `place`, so that the next board shows it.
///
/// # Errors
/// Returns an error if the store fails; then nothing has changed, and the call can be repeated.
pub async fn player_renamed(manager: &Manager, place: &Place, who: &User) -> anyhow::Result<()> {
    let name = clean_name(&who.name, &who.account.id);
    let mut store = manager.store.begin_in(place).await?;
    for mut stored in store.open_tables_of(place, &who.account).await? {
        for seat in Seat::BOTH.into_iter().filter(|seat| stored.seats[*seat].account == who.account).collect::<Vec<_>>()
        {
            stored.seats[seat].name.clone_from(&name);
        }
        let changed_at = stored.changed_at;
        store.save(&mut stored, &[], changed_at).await?;
    }
    store.commit().await
}
