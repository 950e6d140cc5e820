//! Tables whose place is closed, or left by one of the two: they rest until they are played on or moved, or
//! the place is open again.

use super::arriving::both_are_there;
use super::delivery::{Channel, Whereabouts};
use super::find::Found;
use super::hearing::Hearing;
use super::invite::MOST_TABLES;
use super::names::table_id;
use super::presence::Question;
use super::{Manager, table_name, time};
use crate::chat::{Account, Place, Reply, Text};
use crate::command::Command;
use crate::speech::{self, Arg};
use crate::store::{Delivery, Fate, OwnThread, Sitting, Transaction};
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
        let sitting = self.store.look().table_on(delivery.post.place.platform, id).await?;
        Ok(sitting.is_none_or(|sitting| sitting.rests_at.is_none()))
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
        let sitting = match delivery.lane.split(' ').next().and_then(table_id) {
            Some(id) => store.table(place, id).await?,
            None => None,
        };
        if let Some(invitation) = sitting.as_ref().filter(|sitting| sitting.table.stage == Stage::Inviting) {
            // Who is invited to the place as well finds both invitations.
            return match missing {
                Some((_, Whereabouts::Expected)) => store.commit().await,
                _ => self.tell_who_invites(store, invitation, left, delivery.id).await,
            };
        }
        // A turn that is over says nothing of who is there now.
        let is_stale = |sitting: &Sitting| {
            left.is_some() && delivery.lane == table_name(sitting.id) && sitting.latest != Some(delivery.id)
        };
        let rests =
            |sitting: &Sitting| sitting.table.game().is_some() && sitting.rests_at.is_none() && !is_stale(sitting);
        let Some(sitting) = sitting.filter(rests) else {
            return store.commit().await;
        };
        // Nobody has read this message: the time since it was written is nobody's.
        self.rest(store, sitting, delivery.written_at, left).await
    }

    /// Tells the one who invited that the other, `away`, cannot read it; or himself alone that nobody can, as the bot may
    /// not write there.
    async fn tell_who_invites(
        &self,
        store: Transaction,
        invitation: &Sitting,
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
        let mut hearing = Hearing::new(self, store, message).await?;
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
        for Sitting { id, .. } in self.games_in(place).await? {
            let mut store = self.store.begin_in(place).await?;
            let plays = |sitting: &Sitting| {
                let sits = left.is_none_or(|left| sitting.seat(left).is_some());
                sits && sitting.table.game().is_some() && sitting.rests_at.is_none()
            };
            if let Some(sitting) = store.table(place, id).await?.filter(plays) {
                self.rest(store, sitting, self.clock.now(), left).await?;
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
                |sitting: &Sitting| sitting.table.game().is_some() && (old != new || sitting.rests_at.is_some());
            if !goes_on(&found) || old == new && !both_are_there(channel, new, &found).await {
                continue;
            }
            let mut store = self.store.begin_in(old).await?;
            let Some(mut sitting) = store.table(old, found.id).await?.filter(goes_on) else { continue };
            let seat = sitting.table.to_decide().unwrap_or(Seat::Inviter);
            let message = time::unasked(&sitting, seat, format!("resume:{}", sitting.id));
            let mut hearing = Hearing::new(self, store, message).await?;
            if old != new {
                (sitting.place, sitting.thread, sitting.own_thread) = (new.clone(), None, OwnThread::None);
            }
            let how = if old == new { "told-back" } else { "told-followed" };
            hearing.go_on(&mut sitting, how, &[]).await?;
            hearing.store.commit().await?;
            count += 1;
        }
        self.bell.send_replace(());
        Ok(count)
    }

    /// The games that are played in `place`.
    async fn games_in(&self, place: &Place) -> anyhow::Result<Vec<Sitting>> {
        let mut open = self.store.look().open_tables(place).await?;
        open.retain(|sitting| sitting.table.game().is_some());
        Ok(open)
    }

    /// Lets a game rest from `since` on, and tells both.
    async fn rest(
        &self,
        store: Transaction,
        mut sitting: Sitting,
        since: i64,
        left: Option<&Account>,
    ) -> anyhow::Result<()> {
        sitting.rests_at = Some(since);
        sitting.due_at = None;
        let seat = sitting.table.to_decide().unwrap_or(Seat::Inviter);
        let message = time::unasked(&sitting, seat, format!("rest:{}", sitting.id));
        let mut hearing = Hearing::new(self, store, message).await?;
        hearing.store.save(&mut sitting, &[], hearing.now).await?;
        hearing.tell_of_rest(&sitting, left).await?;
        hearing.store.commit().await?;
        self.bell.send_replace(());
        Ok(())
    }
}

impl Hearing<'_> {
    /// Tells both that their game rests: who has `left` and those whose place is closed directly, who is still there in
    /// the place.
    async fn tell_of_rest(&mut self, sitting: &Sitting, left: Option<&Account>) -> anyhow::Result<()> {
        for seat in Seat::BOTH {
            let (reader, other) = (&sitting.seats[seat].account, &sitting.seats[seat.other()]);
            let id = match left {
                None => "direct-closed",
                Some(left) if left == reader => "direct-left",
                Some(_) => "told-left",
            };
            let place = if id == "told-left" { Some(sitting.place.clone()) } else { Place::direct(reader) };
            let Some(place) = place else { continue };
            let locale = if place.is_direct() {
                self.store.locale(reader).await?.unwrap_or_else(|| self.locale.clone())
            } else {
                self.public_locale(&place, Some(reader)).await?
            };
            let here = Arg::Code(format!("/here table:{}", table_name(sitting.id)));
            let who = Arg::Person(&sitting.seats[seat]);
            let there = Arg::Place(&sitting.place);
            let args = [("who", who), ("other", Arg::Person(other)), ("here", here), ("place", there)];
            let text = speech::say(&locale, id, &args);
            let lane = if place.is_direct() { REST_DIRECT } else { REST };
            self.post_in(lane, sitting, place, Some(reader.clone()), &locale, text).await?;
        }
        Ok(())
    }

    /// Ends the rest of `sitting`, which nobody's time is charged for. The event is not saved yet.
    pub(super) async fn wake(&mut self, sitting: &mut Sitting) -> anyhow::Result<Option<Event>> {
        if sitting.rests_at.is_none() {
            return Ok(None);
        }
        let stood = self.stood(sitting).await?;
        sitting.rests_at = None;
        Ok(sitting.table.press(self.now, stood))
    }

    /// `/here`: a game of the speaker goes on in this place.
    pub(super) async fn here(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let Found { mut sitting, seat } = match self.moved_by(command).await? {
            Ok(found) => found,
            Err(refusal) => return Ok(refusal),
        };
        let name = table_name(sitting.id);
        let (place, thread) = (self.message.place.clone(), self.message.thread.clone());
        let moves = sitting.place != place || sitting.thread != thread;
        if !moves && sitting.rests_at.is_none() {
            return Ok(self.say("refused-here-already", &[("table", Arg::Text(&name))]));
        }
        if sitting.place != place {
            let count = self.own_tables().await?.len();
            if count >= MOST_TABLES {
                return Ok(self.say("refused-too-many", &[("count", Arg::Number(count as u32))]));
            }
        }
        let other = sitting.seats[seat.other()].clone();
        if self.told(Question::Lacks(place.clone(), other.account.clone()))? {
            let here = Arg::Code(format!("/here table:{name}"));
            return Ok(self.say("refused-other-away", &[("other", Arg::Person(&other)), ("here", here)]));
        }
        if moves {
            // Whoever looks for the game in the old place is told where it is; where that is closed nobody reads it.
            let locale = self.public_locale(&sitting.place, Some(&other.account)).await?;
            let [who, with] = [&self.message.speaker, &other].map(Arg::Person);
            let where_to = match &thread {
                _ if sitting.place != place => "away",
                Some(_) => "thread",
                None => "out",
            };
            let args = [("who", who), ("other", with), ("where", Arg::Case(where_to)), ("place", Arg::Place(&place))];
            let text = speech::say(&locale, "told-moved-away", &args);
            self.post_beside(&sitting, sitting.place.clone(), None, &locale, text).await?;
        }
        let woken = self.wake(&mut sitting).await?;
        if sitting.place != place {
            sitting.own_thread = OwnThread::None;
        }
        (sitting.place, sitting.thread) = (place, thread);
        sitting.seats[seat] = self.message.speaker.clone();
        self.store.save(&mut sitting, woken.as_slice(), self.now).await?;
        let decider = sitting.table.to_decide().map(|seat| sitting.seats[seat].account.clone());
        let locale = self.public_locale(&sitting.place, decider.as_ref()).await?;
        let args = [("who", Arg::Person(&self.message.speaker)), ("other", Arg::Person(&other))];
        let before = speech::say(&locale, "told-moved-here", &args);
        self.tell_calling(&mut sitting, &[], [before, Text::default()], vec![other.account]).await?;
        Ok(Vec::new())
    }

    /// The speaker's running game that is to be moved here: the named one, or else the only one that rests, or else the
    /// only one elsewhere. Nobody else acts at it meanwhile.
    async fn moved_by(&mut self, command: &Command) -> anyhow::Result<Result<Found, Vec<Reply>>> {
        let account = self.message.speaker.account.clone();
        let mut own = self.store.tables_of(&account).await?;
        own.retain(|sitting| sitting.table.game().is_some());
        if let Some(name) = &command.table {
            if !own.iter().any(|sitting| table_id(name) == Some(sitting.id)) {
                return Ok(Err(self.damaged().unwrap_or_else(|| self.plays_no_such(name, &own))));
            }
            own.retain(|sitting| table_id(name) == Some(sitting.id));
        } else if own.iter().any(|sitting| sitting.rests_at.is_some()) {
            own.retain(|sitting| sitting.rests_at.is_some());
        } else {
            own.retain(|sitting| sitting.place != self.message.place || sitting.thread != self.message.thread);
        }
        if own.len() > 1 {
            return Ok(Err(self.which(own.iter()).await?));
        }
        let mut found = own.pop();
        if let Some(sitting) = &found
            && sitting.place != self.message.place
        {
            let (id, there) = (sitting.id, sitting.place.clone());
            self.store.act_in(&there).await?;
            found = self.store.table(&there, id).await?.filter(|sitting| sitting.table.game().is_some());
        }
        Ok(match found {
            Some(sitting) => {
                let seat = sitting.seat(&account).unwrap_or(Seat::Inviter);
                Ok(Found { sitting, seat })
            }
            None => Err(self.say("refused-nothing-to-move", &[])),
        })
    }
}

impl Hearing<'_> {
    /// What somebody is told who plays no game of that name, but these.
    fn plays_no_such(&self, name: &str, own: &[Sitting]) -> Vec<Reply> {
        let names: Vec<String> = own.iter().map(|sitting| table_name(sitting.id)).collect();
        let some = Arg::Case(if names.is_empty() { "none" } else { "some" });
        let args = [("name", Arg::Text(name)), ("own", some), ("names", Arg::Text(&names.join(", ")))];
        self.say("refused-not-played", &args)
    }
}

/// That the game rests, and how it goes on; nothing where it does not rest.
pub(super) fn resting(sitting: &Sitting, locale: &str) -> Text {
    if sitting.rests_at.is_none() {
        return Text::default();
    }
    let here = Arg::Code(format!("/here table:{}", table_name(sitting.id)));
    speech::say(locale, "time-resting", &[("here", here)])
}
