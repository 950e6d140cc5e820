//! Somebody comes into a place, for the first time or again: his games go on, and what waits for him there is said anew.

use super::delivery::{Channel, Whereabouts};
use super::hearing::Hearing;
use super::{Manager, time};
use crate::chat::{Place, Speaker};
use crate::speech::{self, Arg};
use crate::store::Sitting;
use crate::table::Seat;

impl Manager {
    /// `who` has come into `place`, as the event `id` tells. His games there that rest go on where the other one is there
    /// too. An invitation or a turn that waits for him is said anew: what was said before he came he may be unable to
    /// read, and nobody has called him. An event that was heard before changes nothing.
    ///
    /// # Errors
    /// When the store fails; then nothing has changed, and it can be tried again.
    pub async fn arrived<C: Channel>(&self, place: &Place, who: &Speaker, id: &str, channel: &C) -> anyhow::Result<()> {
        let mut complete = Vec::new();
        for sitting in self.store.look().open_tables_of(place, &who.account).await? {
            if both_are_there(channel, place, &sitting).await {
                complete.push(sitting.id);
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
        let mut hearing = Hearing::new(self, store, message).await?;
        for mut sitting in open {
            let waits = sitting.table.to_decide().is_some_and(|seat| sitting.seats[seat].account == who.account);
            if sitting.rests_at.is_some() {
                if complete.contains(&sitting.id) {
                    hearing.go_on(&mut sitting, "told-returned", &[("who", Arg::Person(who))]).await?;
                }
            } else if waits && !time::has_lapsed(&sitting, hearing.now) {
                let events = hearing.store.events(sitting.id, sitting.told_from).await?;
                let locale = hearing.public_locale(place, Some(&who.account)).await?;
                let here = speech::say(&locale, "told-here", &[("who", Arg::Person(who))]);
                hearing.tell(&mut sitting, &events, here).await?;
            }
        }
        hearing.finish(&[]).await?;
        self.bell.send_replace(());
        Ok(())
    }
}

impl Hearing<'_> {
    /// Ends the rest of a game and shows its board with the sentence `how`.
    pub(super) async fn go_on(
        &mut self,
        sitting: &mut Sitting,
        how: &str,
        args: &[(&str, Arg<'_>)],
    ) -> anyhow::Result<()> {
        let woken = self.wake(sitting).await?;
        self.store.save(sitting, woken.as_slice(), self.now).await?;
        let called = sitting.table.to_decide().map(|seat| sitting.seats[seat].account.clone());
        let locale = self.public_locale(&sitting.place, called.as_ref()).await?;
        self.tell(sitting, &[], speech::say(&locale, how, args)).await
    }
}

/// Whether both players of `sitting` are in `place`.
pub(super) async fn both_are_there<C: Channel>(channel: &C, place: &Place, sitting: &Sitting) -> bool {
    for seat in Seat::BOTH {
        if channel.whereabouts(place, &sitting.seats[seat].account).await != Whereabouts::Here {
            return false;
        }
    }
    true
}
