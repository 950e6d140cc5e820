//! Somebody comes into a place, for the first time or again: his games go on, and what waits for him there is said anew.

use super::delivery::{Channel, Whereabouts};
use super::hearing::Request;
use super::{Manager, time};
use crate::chat::{Place, User};
use crate::speech::{self, Arg};
use crate::store::StoredTable;
use crate::table::Seat;

impl Manager {
    /// `who` has come into `place`, as the event `id` tells. His games there that rest go on where the other one is there
    /// too. An invitation or a turn that waits for him is said anew: what was said before he came he may be unable to
    /// read, and nobody has called him. An event that was heard before changes nothing.
    ///
    /// # Errors
    /// When the store fails; then nothing has changed, and it can be tried again.
    pub async fn arrived<C: Channel>(&self, place: &Place, who: &User, id: &str, channel: &C) -> anyhow::Result<()> {
        let mut complete = Vec::new();
        for stored in self.store.look().open_tables_of(place, &who.account).await? {
            if both_are_there(channel, place, &stored).await {
                complete.push(stored.id);
            }
        }
        let message = time::silent(place, who, id.to_owned());
        let mut store = self.store.begin_in(place).await?;
        if store.heard(&message).await?.is_some() {
            return Ok(());
        }
        let open = store.open_tables_of(place, &who.account).await?;
        if open.is_empty() {
            // He is nobody to us, and is not noted.
            store.note_heard(place.platform, id, self.clock.now(), &[]).await?;
            return store.commit().await;
        }
        let mut hearing = Request::new(self, store, message).await?;
        for mut stored in open {
            let waits = stored.table.to_decide().is_some_and(|seat| stored.seats[seat].account == who.account);
            if stored.rests_at.is_some() {
                if complete.contains(&stored.id) {
                    hearing.go_on(&mut stored, "told-returned", &[("who", Arg::Person(who))]).await?;
                }
            } else if waits && !time::has_lapsed(&stored, hearing.now) {
                let events = hearing.store.events(stored.id, stored.told_from).await?;
                let locale = hearing.public_locale(place, Some(&who.account)).await?;
                let here = speech::say(&locale, "told-here", &[("who", Arg::Person(who))]);
                hearing.tell(&mut stored, &events, here).await?;
            }
        }
        hearing.finish(&[]).await?;
        self.bell.send_replace(());
        Ok(())
    }
}

impl Request<'_> {
    /// Ends the rest of a game and shows its board with the sentence `how`.
    pub(super) async fn go_on(
        &mut self,
        stored: &mut StoredTable,
        how: &str,
        args: &[(&str, Arg<'_>)],
    ) -> anyhow::Result<()> {
        let woken = self.wake(stored).await?;
        self.store.save(stored, woken.as_slice(), self.now).await?;
        let called = stored.table.to_decide().map(|seat| stored.seats[seat].account.clone());
        let locale = self.public_locale(&stored.place, called.as_ref()).await?;
        self.tell(stored, &[], speech::say(&locale, how, args)).await
    }
}

/// Whether both players of `stored` are in `place`.
pub(super) async fn both_are_there<C: Channel>(channel: &C, place: &Place, stored: &StoredTable) -> bool {
    for seat in Seat::BOTH {
        if channel.whereabouts(place, &stored.seats[seat].account).await != Whereabouts::Here {
            return false;
        }
    }
    true
}
