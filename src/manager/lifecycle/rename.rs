//! Handles a user who changes their name.

use crate::chat::{Place, User};
use crate::manager::Manager;
use crate::manager::names::clean_name;

/// Gives `who` their new name at their open tables and challenges in `place`, so that the next board shows it.
///
/// # Errors
/// Returns an error if the store fails; then nothing has changed, and the call can be repeated.
pub async fn player_renamed(manager: &Manager, place: &Place, who: &User) -> anyhow::Result<()> {
    let name = clean_name(&who.name, &who.account.id);
    let mut store = manager.store.begin_in(place).await?;
    for mut stored in store.open_tables_of(place, &who.account).await? {
        let Some(seat) = stored.seat(&who.account).filter(|seat| stored.players[*seat].name != name) else { continue };
        stored.players[seat].name.clone_from(&name);
        let changed_at = stored.changed_at;
        store.save(&mut stored, &[], changed_at).await?;
    }
    store.rename_challenger(place, &User { name, ..who.clone() }).await?;
    store.commit().await
}
