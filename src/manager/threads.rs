//! Threads: a table may have one of its own, which begins at its invitation and is put away with its result.

use super::hearing::Request;
use super::{Manager, table_name, time};
use crate::chat::{Place, Post};
use crate::manager::names::table_id;
use crate::speech::{self, View};
use crate::store::{Delivery, Fate, Kind, OwnThread, StoredTable};
use crate::table::Seat;

/// Whether the table is to have a thread and has none, and its match has begun.
pub(super) fn begins_thread(stored: &StoredTable) -> bool {
    stored.own_thread == OwnThread::Wanted && stored.table.game().is_some()
}

impl Request<'_> {
    /// Has the thread opened of a table that [`begins_thread`]. It grows out of the invitation; what is written afterwards
    /// waits for it, and goes there.
    pub(super) async fn open_thread(&mut self, stored: &mut StoredTable) -> anyhow::Result<()> {
        let Some(target) = stored.latest else { return Ok(()) };
        stored.own_thread = OwnThread::Asked;
        self.name_thread(stored, Kind::Opens { target }).await
    }

    /// Has the table's thread put away, where nothing can happen at the table any more.
    pub(super) async fn archive_thread(&mut self, stored: &StoredTable) -> anyhow::Result<()> {
        if stored.own_thread != OwnThread::Open || stored.table.is_open() {
            return Ok(());
        }
        self.name_thread(stored, Kind::Archives).await
    }

    /// Writes that the platform is to do this with the table's thread, after which it has the name that fits.
    async fn name_thread(&mut self, stored: &StoredTable, kind: Kind) -> anyhow::Result<()> {
        // The same language from its opening to its end, whoever brings that about.
        let locale = self.public_locale(&stored.place, Some(&stored.seats.inviter.account)).await?;
        let name = table_name(stored.id);
        let text = speech::thread_name(&View { locale: &locale, ..self.view(stored, &name) });
        let post = Post { thread: stored.thread.clone(), ..Post::words(stored.place.clone(), text) };
        self.store.say(&name, kind, &post, self.now).await?;
        Ok(())
    }
}

impl Manager {
    /// The table of `delivery`, which asked for a thread, moves into `thread`; where the platform opened none it stays
    /// where it is, and both read so.
    ///
    /// # Errors
    /// When the store fails; then nothing has changed.
    pub(super) async fn move_into(&self, delivery: &Delivery, thread: Option<&Place>) -> anyhow::Result<()> {
        let place = &delivery.post.place;
        let mut store = self.store.begin_in(place).await?;
        // The thread may bear the id of the message at which it begins, which stands for that message already.
        let fate = if thread.is_some() { Fate::Sent(None) } else { Fate::Dead };
        store.settle(delivery.id, &fate, self.clock.now()).await?;
        let stored = match table_id(&delivery.lane) {
            Some(id) => store.table(place, id).await?,
            None => None,
        };
        // Somebody may have moved the table elsewhere meanwhile.
        let Some(mut stored) = stored.filter(|stored| stored.own_thread == OwnThread::Asked) else {
            return store.commit().await;
        };
        if let Some(thread) = thread {
            store.redirect(&delivery.lane, delivery.id, thread).await?;
            store.inherit_locale(place, thread).await?;
            stored.place = thread.clone();
        }
        stored.own_thread = if thread.is_some() { OwnThread::Open } else { OwnThread::None };
        let seat = stored.table.to_decide().unwrap_or(Seat::Inviter);
        let id = format!("thread:{}", delivery.id);
        let mut hearing = Request::new(self, store, time::unasked(&stored, seat, id)).await?;
        hearing.store.save(&mut stored, &[], hearing.now).await?;
        if thread.is_none() {
            let locale = hearing.public_locale(place, None).await?;
            let text = speech::say(&locale, "told-no-thread", &[]);
            hearing.post_beside(&stored, place.clone(), None, &locale, text).await?;
        }
        hearing.archive_thread(&stored).await?;
        hearing.store.commit().await?;
        self.bell.send_replace(());
        Ok(())
    }

    /// Whether nothing is played any more in the thread that `delivery` is to put away.
    pub(super) async fn is_deserted(&self, delivery: &Delivery) -> anyhow::Result<bool> {
        Ok(self.store.look().open_tables(&delivery.post.place).await?.is_empty())
    }
}
