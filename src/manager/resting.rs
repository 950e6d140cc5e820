//! Tables whose place is closed, or left by one of the two: they rest until they are played on or moved, or
//! the place is open again.

use super::arriving::both_are_there;
use super::delivery::{Channel, Whereabouts};
use super::find::SeatedTable;
use super::hearing::Request;
use super::invite::MOST_TABLES;
use super::names::table_id;
use super::presence::Question;
use super::{Manager, table_name, time};
use crate::chat::{Account, Place, Reply, Text};
use crate::command::Command;
use crate::speech::{self, Arg};
use crate::store::{Delivery, Fate, OwnThread, StoredTable, Transaction};
use crate::table::{Event, Seat, Stage};

/// The lanes of what is said of a game that rests.
const REST: &str = "rests";
const REST_DIRECT: &str = "rests-direct";

impl Manager {
    /// Whether `delivery` says of a game that it rests, which goes on meanwhile or is over.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn is_past_rest(&self, delivery: &Delivery) -> anyhow::Result<bool> {
        let Some((table, REST | REST_DIRECT)) = delivery.lane.split_once(' ') else { return Ok(false) };
        let Some(id) = table_id(table) else { return Ok(false) };
        let stored = self.store.look().table_on(delivery.post.place.platform, id).await?;
        Ok(stored.is_none_or(|stored| stored.rests_at.is_none()))
    }

    /// Notes the `fate` of `delivery`, and lets its table rest, as this player is `missing`; or all of the place, where that
    /// is closed to the bot. Both players are told once how it can go on.
    ///
    /// # Errors
    /// When the store fails; then the other tables of a closed place find out with their own next message.
    pub(super) async fn let_rest(
        &self,
        delivery: &Delivery,
        fate: &Fate,
        missing: Option<(&Account, Whereabouts)>,
    ) -> anyhow::Result<()> {
        self.let_this_rest(delivery, fate, missing).await?;
        match missing {
            Some(_) => Ok(()),
            None => self.let_all_rest(&delivery.post.place, None).await,
        }
    }

    async fn let_this_rest(
        &self,
        delivery: &Delivery,
        fate: &Fate,
        missing: Option<(&Account, Whereabouts)>,
    ) -> anyhow::Result<()> {
        let (place, left) = (&delivery.post.place, missing.map(|(account, _)| account));
        let mut store = self.store.begin_in(place).await?;
        store.settle(delivery.id, fate, self.clock.now()).await?;
        // A table that was moved meanwhile is not there any more.
        let stored = match delivery.lane.split(' ').next().and_then(table_id) {
            Some(id) => store.table(place, id).await?,
            None => None,
        };
        if let Some(invitation) = stored.as_ref().filter(|stored| stored.table.stage == Stage::Inviting) {
            // Who is invited to the place as well finds both invitations.
            return match missing {
                Some((_, Whereabouts::Expected)) => store.commit().await,
                _ => self.tell_who_invites(store, invitation, left, delivery.id).await,
            };
        }
        // A turn that is over says nothing of who is there now.
        let is_stale = |stored: &StoredTable| {
            left.is_some() && delivery.lane == table_name(stored.id) && stored.latest != Some(delivery.id)
        };
        let rests =
            |stored: &StoredTable| stored.table.game().is_some() && stored.rests_at.is_none() && !is_stale(stored);
        let Some(stored) = stored.filter(rests) else {
            return store.commit().await;
        };
        // Nobody has read this message: the time since it was written is nobody's.
        self.rest(store, stored, delivery.written_at, left).await
    }

    /// Tells the one who invited that the other, `away`, cannot read it; or himself alone that nobody can, as the bot may
    /// not write there.
    async fn tell_who_invites(
        &self,
        store: Transaction,
        invitation: &StoredTable,
        away: Option<&Account>,
        row: i64,
    ) -> anyhow::Result<()> {
        let [inviter, invited] = [&invitation.seats.inviter, &invitation.seats.invited];
        // Where answers are for one alone, the one to his command has told him.
        let is_told = invitation.place.platform.answers_alone();
        let is_news = away.map_or(!is_told, |away| invited.account == *away);
        let place = if away.is_some() { Some(invitation.place.clone()) } else { Place::direct(&inviter.account) };
        let Some(place) = place.filter(|_| is_news && invitation.latest == Some(row)) else {
            return store.commit().await;
        };
        let message = time::unasked(invitation, Seat::Inviter, format!("away:{row}"));
        let mut hearing = Request::new(self, store, message).await?;
        let called = Some(inviter.account.clone());
        let locale = match away {
            Some(_) => hearing.public_locale(&place, called.as_ref()).await?,
            None => hearing.locale.clone(),
        };
        let id = if away.is_some() { "told-not-here" } else { "direct-not-said" };
        let [who, other] = [inviter, invited].map(Arg::Person);
        let args = [("who", who), ("other", other), ("place", Arg::Place(&invitation.place))];
        let text = speech::say(&locale, id, &args);
        hearing.post_beside(invitation, place, called, &locale, text).await?;
        hearing.store.commit().await?;
        self.bell.send_replace(());
        Ok(())
    }

    /// Lets the games of `place` rest at once, as the bot is not there any more, or those of one who has `left`. Both
    /// players are told how they can go on. A game that rests already is left alone.
    ///
    /// # Errors
    /// When the store fails; then the rest of them play on, and it can be tried again.
    pub async fn let_all_rest(&self, place: &Place, left: Option<&Account>) -> anyhow::Result<()> {
        for StoredTable { id, .. } in self.games_in(place).await? {
            let mut store = self.store.begin_in(place).await?;
            let plays = |stored: &StoredTable| {
                let sits = left.is_none_or(|left| stored.seat(left).is_some());
                sits && stored.table.game().is_some() && stored.rests_at.is_none()
            };
            if let Some(stored) = store.table(place, id).await?.filter(plays) {
                self.rest(store, stored, self.clock.now(), left).await?;
            }
        }
        Ok(())
    }

    /// Lets the games of `old` go on in `new`, by which it has been replaced; and where both are the same place, to which
    /// the bot has come back, those that rest and whose players are both there. Gives how many there are.
    ///
    /// # Errors
    /// When the store fails; then some may not go on yet, and it can be tried again.
    pub async fn resume<C: Channel>(&self, old: &Place, new: &Place, channel: &C) -> anyhow::Result<usize> {
        let mut count = 0;
        for found in self.games_in(old).await? {
            let goes_on =
                |stored: &StoredTable| stored.table.game().is_some() && (old != new || stored.rests_at.is_some());
            if !goes_on(&found) || old == new && !both_are_there(channel, new, &found).await {
                continue;
            }
            let mut store = self.store.begin_in(old).await?;
            let Some(mut stored) = store.table(old, found.id).await?.filter(goes_on) else { continue };
            let seat = stored.table.to_decide().unwrap_or(Seat::Inviter);
            let message = time::unasked(&stored, seat, format!("resume:{}", stored.id));
            let mut hearing = Request::new(self, store, message).await?;
            if old != new {
                (stored.place, stored.thread, stored.own_thread) = (new.clone(), None, OwnThread::None);
            }
            let how = if old == new { "told-back" } else { "told-followed" };
            hearing.go_on(&mut stored, how, &[]).await?;
            hearing.store.commit().await?;
            count += 1;
        }
        self.bell.send_replace(());
        Ok(count)
    }

    /// The games that are played in `place`.
    async fn games_in(&self, place: &Place) -> anyhow::Result<Vec<StoredTable>> {
        let mut open = self.store.look().open_tables(place).await?;
        open.retain(|stored| stored.table.game().is_some());
        Ok(open)
    }

    /// Lets a game rest from `since` on, and tells both.
    async fn rest(
        &self,
        store: Transaction,
        mut stored: StoredTable,
        since: i64,
        left: Option<&Account>,
    ) -> anyhow::Result<()> {
        stored.rests_at = Some(since);
        stored.due_at = None;
        let seat = stored.table.to_decide().unwrap_or(Seat::Inviter);
        let message = time::unasked(&stored, seat, format!("rest:{}", stored.id));
        let mut hearing = Request::new(self, store, message).await?;
        hearing.store.save(&mut stored, &[], hearing.now).await?;
        hearing.tell_of_rest(&stored, left).await?;
        hearing.store.commit().await?;
        self.bell.send_replace(());
        Ok(())
    }
}

impl Request<'_> {
    /// Tells both that their game rests: who has `left` and those whose place is closed directly, who is still there in
    /// the place.
    async fn tell_of_rest(&mut self, stored: &StoredTable, left: Option<&Account>) -> anyhow::Result<()> {
        for seat in Seat::BOTH {
            let (reader, other) = (&stored.seats[seat].account, &stored.seats[seat.other()]);
            let id = match left {
                None => "direct-closed",
                Some(left) if left == reader => "direct-left",
                Some(_) => "told-left",
            };
            let place = if id == "told-left" { Some(stored.place.clone()) } else { Place::direct(reader) };
            let Some(place) = place else { continue };
            let locale = if place.is_direct() {
                self.store.locale(reader).await?.unwrap_or_else(|| self.locale.clone())
            } else {
                self.public_locale(&place, Some(reader)).await?
            };
            let here = Arg::Code(format!("/here table:{}", table_name(stored.id)));
            let who = Arg::Person(&stored.seats[seat]);
            let there = Arg::Place(&stored.place);
            let args = [("who", who), ("other", Arg::Person(other)), ("here", here), ("place", there)];
            let text = speech::say(&locale, id, &args);
            let lane = if place.is_direct() { REST_DIRECT } else { REST };
            self.post_in(lane, stored, place, Some(reader.clone()), &locale, text).await?;
        }
        Ok(())
    }

    /// Ends the rest of `stored`, which nobody's time is charged for. The event is not saved yet.
    pub(super) async fn wake(&mut self, stored: &mut StoredTable) -> anyhow::Result<Option<Event>> {
        if stored.rests_at.is_none() {
            return Ok(None);
        }
        let stood = self.stood(stored).await?;
        stored.rests_at = None;
        Ok(stored.table.update_clock(self.now, stood))
    }

    /// `/here`: a game of the author goes on in this place.
    pub(super) async fn here(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let SeatedTable { mut stored, seat } = match self.moved_by(command).await? {
            Ok(found) => found,
            Err(refusal) => return Ok(refusal),
        };
        let name = table_name(stored.id);
        let (place, thread) = (self.message.place.clone(), self.message.thread.clone());
        let moves = stored.place != place || stored.thread != thread;
        if !moves && stored.rests_at.is_none() {
            return Ok(self.say("refused-here-already", &[("table", Arg::Text(&name))]));
        }
        if stored.place != place {
            let count = self.own_tables().await?.len();
            if count >= MOST_TABLES {
                return Ok(self.say("refused-too-many", &[("count", Arg::Number(count as u32))]));
            }
        }
        let other = stored.seats[seat.other()].clone();
        if self.told(Question::Lacks(place.clone(), other.account.clone()))? {
            let here = Arg::Code(format!("/here table:{name}"));
            return Ok(self.say("refused-other-away", &[("other", Arg::Person(&other)), ("here", here)]));
        }
        if moves {
            // Whoever looks for the game in the old place is told where it is; where that is closed nobody reads it.
            let locale = self.public_locale(&stored.place, Some(&other.account)).await?;
            let [who, with] = [&self.message.author, &other].map(Arg::Person);
            let where_to = match &thread {
                _ if stored.place != place => "away",
                Some(_) => "thread",
                None => "out",
            };
            let args = [("who", who), ("other", with), ("where", Arg::Case(where_to)), ("place", Arg::Place(&place))];
            let text = speech::say(&locale, "told-moved-away", &args);
            self.post_beside(&stored, stored.place.clone(), None, &locale, text).await?;
        }
        let woken = self.wake(&mut stored).await?;
        if stored.place != place {
            stored.own_thread = OwnThread::None;
        }
        (stored.place, stored.thread) = (place, thread);
        stored.seats[seat] = self.message.author.clone();
        self.store.save(&mut stored, woken.as_slice(), self.now).await?;
        let decider = stored.table.to_decide().map(|seat| stored.seats[seat].account.clone());
        let locale = self.public_locale(&stored.place, decider.as_ref()).await?;
        let args = [("who", Arg::Person(&self.message.author)), ("other", Arg::Person(&other))];
        let before = speech::say(&locale, "told-moved-here", &args);
        self.tell_calling(&mut stored, &[], [before, Text::default()], vec![other.account]).await?;
        Ok(Vec::new())
    }

    /// The author's running game that is to be moved here: the named one, or else the only one that rests, or else the
    /// only one elsewhere. Nobody else acts at it meanwhile.
    async fn moved_by(&mut self, command: &Command) -> anyhow::Result<Result<SeatedTable, Vec<Reply>>> {
        let account = self.message.author.account.clone();
        let mut own = self.store.tables_of(&account).await?;
        own.retain(|stored| stored.table.game().is_some());
        if let Some(name) = &command.table {
            if !own.iter().any(|stored| table_id(name) == Some(stored.id)) {
                return Ok(Err(self.damaged().unwrap_or_else(|| self.plays_no_such(name, &own))));
            }
            own.retain(|stored| table_id(name) == Some(stored.id));
        } else if own.iter().any(|stored| stored.rests_at.is_some()) {
            own.retain(|stored| stored.rests_at.is_some());
        } else {
            own.retain(|stored| stored.place != self.message.place || stored.thread != self.message.thread);
        }
        if own.len() > 1 {
            return Ok(Err(self.which(own.iter()).await?));
        }
        let mut found = own.pop();
        if let Some(stored) = &found
            && stored.place != self.message.place
        {
            let (id, there) = (stored.id, stored.place.clone());
            self.store.act_in(&there).await?;
            found = self.store.table(&there, id).await?.filter(|stored| stored.table.game().is_some());
        }
        Ok(match found {
            Some(stored) => {
                let seat = stored.seat(&account).unwrap_or(Seat::Inviter);
                Ok(SeatedTable { stored, seat })
            }
            None => Err(self.say("refused-nothing-to-move", &[])),
        })
    }
}

impl Request<'_> {
    /// What somebody is told who plays no game of that name, but these.
    fn plays_no_such(&self, name: &str, own: &[StoredTable]) -> Vec<Reply> {
        let names: Vec<String> = own.iter().map(|stored| table_name(stored.id)).collect();
        let some = Arg::Case(if names.is_empty() { "none" } else { "some" });
        let args = [("name", Arg::Text(name)), ("own", some), ("names", Arg::Text(&names.join(", ")))];
        self.say("refused-not-played", &args)
    }
}

/// That the game rests, and how it goes on; nothing where it does not rest.
pub(super) fn resting(stored: &StoredTable, locale: &str) -> Text {
    if stored.rests_at.is_none() {
        return Text::default();
    }
    let here = Arg::Code(format!("/here table:{}", table_name(stored.id)));
    speech::say(locale, "time-resting", &[("here", here)])
}
