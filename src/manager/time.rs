//! What happens when nobody does anything.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;
use tracing::warn;

use super::find::Found;
use super::hearing::Hearing;
use super::{Manager, table_name};
use crate::chat::Message;
use crate::store::Sitting;
use crate::table::{Action, Seat, Stage, Table};

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// How long an invitation stands.
const INVITATION: i64 = 7 * DAY;
/// How long the winner of a game of Tric-Trac may think about how the next one begins.
const CHOICE: i64 = DAY;
/// How often tables are looked for that are due.
const TICK: Duration = Duration::from_secs(20);

/// When something happens at `table` by itself, if nobody does anything from `now` on.
pub(super) fn due_at(table: &Table, begun_at: i64, now: i64) -> Option<i64> {
    match &table.stage {
        Stage::Inviting => Some(begun_at + INVITATION),
        Stage::Playing(game) => game.choosing.map(|_| now + CHOICE),
        Stage::Closed(_) | Stage::Over { .. } => None,
    }
}

/// Whether the time of an invitation is over.
pub(super) fn has_lapsed(sitting: &Sitting, now: i64) -> bool {
    sitting.table.stage == Stage::Inviting && sitting.due_at.is_some_and(|due| due <= now)
}

impl Manager {
    /// Looks after the tables that are due, again and again until `stop` turns true.
    ///
    /// # Errors
    /// Never; what fails is logged and tried again.
    pub async fn keep_time(self, mut stop: watch::Receiver<bool>) -> anyhow::Result<()> {
        loop {
            if let Err(error) = self.tick().await {
                warn!("tables that are due wait: {error:#}");
            }
            tokio::select! {
                () = sleep(TICK) => {}
                _ = stop.wait_for(|stop| *stop) => return Ok(()),
            }
        }
    }

    /// Does what is due at all tables by now.
    ///
    /// # Errors
    /// When the store fails; what was done until then stays done.
    pub async fn tick(&self) -> anyhow::Result<()> {
        let now = self.clock.now();
        let due = self.store.due_tables(now).await?;
        for sitting in &due {
            self.overdue(sitting).await?;
        }
        if !due.is_empty() {
            self.bell.send_replace(());
        }
        Ok(())
    }

    /// Does what is due at one table, as if the one who has kept silent had said it.
    async fn overdue(&self, found: &Sitting) -> anyhow::Result<()> {
        let silent = found.table.to_decide().unwrap_or(Seat::Invited);
        let message = Message {
            id: format!("due:{}:{}", table_name(found.id), found.table.turn),
            place: found.place.clone(),
            thread: found.thread.clone(),
            speaker: found.seats[silent].clone(),
            mentions: Vec::new(),
            text: String::new(),
            locale: None,
            place_locale: None,
        };
        let mut hearing = Hearing::new(self, self.store.begin_in(&found.place).await?, message).await?;
        // Somebody may have acted since it was found.
        let sitting = hearing.store.table(&found.place, found.id).await?;
        let Some(mut sitting) = sitting.filter(|sitting| sitting.due_at.is_some_and(|due| due <= hearing.now)) else {
            return Ok(());
        };
        let replies = match &sitting.table.stage {
            Stage::Inviting => {
                hearing.lapse(&mut sitting).await?;
                Vec::new()
            }
            Stage::Playing(_) => hearing.act_at(Found { sitting, seat: silent }, &Action::Fresh).await?,
            Stage::Closed(_) | Stage::Over { .. } => Vec::new(),
        };
        hearing.finish(&replies).await
    }
}
