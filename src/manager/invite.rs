//! Invitations.

use super::find::SeatedTable;
use super::hearing::Request;
use super::table_name;
use crate::chat::{Reply, Text, User};
use crate::command::Command;
use crate::rules::{HouseRule, HouseRules, Variant};
use crate::speech::{self, Arg, View};
use crate::store::{OwnThread, StoredTable};
use crate::table::{
    Action, Beavers, BySeat, CloseReason, Cycle, Event, Length, MoneyRules, Seat, Stage, Table, Terms, TimeControl,
};

/// The most open tables of one person in one place.
pub(super) const MOST_TABLES: usize = 20;

impl Request<'_> {
    pub(super) async fn newgame(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let named = command.word("game").unwrap_or_default();
        let (Some(cycle), Some(opponent)) = (Cycle::from_name(named), command.person("opponent")) else {
            return Ok(self.say("misread-no-command", &[]));
        };
        let terms = match self.terms(command, cycle) {
            Ok(terms) => terms,
            Err(refusal) => return Ok(refusal),
        };
        let mut before = Text::default();
        if !cycle.variant(1).is_own_name(named) {
            let locale = self.public_locale(&self.message.place.clone(), Some(&opponent.account)).await?;
            let game = speech::game_name(&locale, cycle);
            let mut name = named.to_owned();
            name.get_mut(..1).map(str::make_ascii_uppercase);
            let whose = [("name", Arg::Text(&name)), ("game", Arg::Text(&game))];
            before = speech::say(&locale, "told-whose-rules", &whose);
        }
        let thread = if command.word("thread") == Some("on") { OwnThread::Wanted } else { OwnThread::None };
        if thread == OwnThread::Wanted && !self.message.place.platform.opens_threads() {
            return Ok(self.say("refused-thread", &[]));
        }
        self.invite(opponent.clone(), terms, before, thread).await
    }

    /// `/rematch`: the same two play the same once more. Whoever says it second accepts what the first one offered.
    pub(super) async fn rematch(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let account = self.message.author.account.clone();
        let meant = match command.table {
            // The last one that has ended is meant, though another table may be open. An invitation that came to nothing is
            // no game to have again, unless nothing else is there.
            None => self.ended().await?.into_iter().next(),
            Some(_) => None,
        };
        let meant = match meant {
            Some(stored) => Some(stored),
            None => self.looked_at(command).await?,
        };
        let (stored, seat) = match meant {
            None => return Ok(self.no_table()),
            Some(stored) => match stored.seat(&account) {
                None => return self.not_seated(&stored).await,
                Some(seat) => (stored, seat),
            },
        };
        if stored.place != self.message.place {
            // Here the other one may not read it, and a thread of theirs is there.
            return Ok(if stored.table.is_open() { self.plays_elsewhere(&stored) } else { self.played_there(&stored) });
        }
        let terms = stored.table.terms;
        // Said again, as by a second click, it invites nobody twice.
        let own = self.own_tables().await?;
        if let Some(waits) = own.iter().find(|own| offers_the_same(own, &stored.seats[seat.other()], terms)) {
            let name = table_name(waits.stored.id);
            let now = speech::now(&self.view(&waits.stored, &name), Some(Seat::Inviter));
            return Ok(self.reply(self.of_table(&waits.stored, now)));
        }
        // A thread is the players' own for as long as they go on there.
        let thread = if stored.own_thread == OwnThread::Open { OwnThread::Open } else { OwnThread::None };
        self.invite(stored.seats[seat.other()].clone(), terms, Text::default(), thread).await
    }

    /// Opens a table with an invitation, told after `before`. Where the other one has offered the very same, this accepts it.
    async fn invite(
        &mut self,
        opponent: User,
        terms: Terms,
        mut before: Text,
        own_thread: OwnThread,
    ) -> anyhow::Result<Vec<Reply>> {
        let author = self.message.author.clone();
        if opponent.account == author.account {
            return Ok(self.say("refused-yourself", &[]));
        }
        if self.manager.is_own(&opponent.account) {
            return Ok(self.say("refused-bot", &[]));
        }
        let mut own = self.own_tables().await?;
        let offered = own.iter().position(|found| {
            let table = &found.stored.table;
            let by_other = found.seat == Seat::Invited && found.stored.seats.inviter.account == opponent.account;
            by_other && table.stage == Stage::Inviting && table.terms == terms
        });
        if let Some(index) = offered {
            return self.act_at(own.swap_remove(index), &Action::Accept).await;
        }
        if own.len() >= MOST_TABLES {
            return Ok(self.say("refused-too-many", &[("count", Arg::Number(own.len() as u32))]));
        }
        for mut found in own {
            if found.stored.seat(&opponent.account).is_none() {
                continue;
            }
            if found.stored.table.stage != Stage::Inviting {
                return Ok(self.say("refused-playing-already", &[("table", Arg::Text(&table_name(found.stored.id)))]));
            }
            let closed = self.close(&mut found.stored, CloseReason::Replaced).await?;
            let name = table_name(found.stored.id);
            let locale = self.public_locale(&found.stored.place, Some(&opponent.account)).await?;
            let view = View { locale: &locale, ..self.view(&found.stored, &name) };
            before = speech::story(&view, &[closed]).then(" ", before);
        }
        let seats = BySeat { inviter: author, invited: opponent };
        let (place, thread) = (self.message.place.clone(), self.message.thread.clone());
        let mut stored = self.store.open_table(&place, thread.as_deref(), seats, Table::new(terms), self.now).await?;
        stored.own_thread = own_thread;
        self.tell(&mut stored, &[Event::Invited { terms }], before).await?;
        Ok(Vec::new())
    }

    /// What is to be played, or why it cannot be.
    fn terms(&self, command: &Command, cycle: Cycle) -> Result<Terms, Vec<Reply>> {
        let usual = cycle.variant(1).rules();
        let cube = command.word("cube").map_or(usual.cube, |cube| cube == "on");
        if cube && !usual.cube {
            let game = speech::game_name(&self.locale, cycle);
            return Err(self.say("refused-cube-here", &[("game", Arg::Text(&game))]));
        }
        let money = money(command);
        if money != MoneyRules::default() && !(cube && is_session(command)) {
            return Err(self.say("refused-money-rules", &[]));
        }
        let points = command.number("match");
        let length = match (cycle, points) {
            _ if is_session(command) => Length::Money(money),
            (Cycle::Tavli, None) => Length::Points(5),
            (Cycle::Tavli, Some(points)) if ![3, 5, 7].contains(&points) => {
                return Err(self.say("refused-length-tavli", &[]));
            }
            (Cycle::Of(Variant::TricTrac), Some(games)) => Length::Games(games),
            (_, Some(points)) => Length::Points(points),
            (_, None) => Length::Single,
        };
        let mut house = HouseRules::default();
        let chosen = command.word("rules").unwrap_or_default();
        for rule in HouseRule::ALL.into_iter().filter(|rule| chosen.split(',').any(|word| word == rule.key())) {
            if !cycle.has(rule.variant()) {
                let game = speech::game_name(&self.locale, Cycle::Of(rule.variant()));
                let args = [("rule", Arg::Text(rule.key())), ("game", Arg::Text(&game))];
                return Err(self.say("refused-house-rule", &args));
            }
            house.choose(rule);
        }
        let clock = match command.word("clock") {
            None => self.message.place.platform.usual_clock(),
            Some(word) if word.eq_ignore_ascii_case("none") => None,
            Some(word) => match TimeControl::from_name(word) {
                None => return Err(self.say("refused-clock", &[("word", Arg::Text(word))])),
                named => named,
            },
        };
        Ok(Terms { cycle, house, length, cube, clock })
    }

    /// Closes an invitation that was not answered in time, and says so.
    pub(super) async fn lapse(&mut self, stored: &mut StoredTable) -> anyhow::Result<()> {
        let event = stored.table.close(CloseReason::Expired);
        self.store.save(stored, std::slice::from_ref(&event), self.now).await?;
        // It is found by whoever comes by; nobody has done anything.
        let called = Vec::new();
        self.tell_calling(stored, &[event], Default::default(), called).await
    }

    /// Closes an invitation of which the next message will tell.
    async fn close(&mut self, stored: &mut StoredTable, closing: CloseReason) -> anyhow::Result<Event> {
        let event = stored.table.close(closing);
        self.store.save(stored, std::slice::from_ref(&event), self.now).await?;
        self.retire(stored).await?;
        Ok(event)
    }
}

/// Whether this is the invitation of `other` to a table on these `terms`, which he has not answered.
fn offers_the_same(own: &SeatedTable, other: &User, terms: Terms) -> bool {
    let SeatedTable { stored, seat } = own;
    let is_to_him = *seat == Seat::Inviter && stored.seats.invited.account == other.account;
    is_to_him && stored.table.stage == Stage::Inviting && stored.table.terms == terms
}

/// Whether a money session is wanted.
fn is_session(command: &Command) -> bool {
    command.word("match") == Some("money")
}

/// What is wanted of the rules that money sessions alone know. A raccoon answers a beaver, so there are beavers too.
fn money(command: &Command) -> MoneyRules {
    let on = |option: &str| command.word(option) == Some("on");
    let automatic_doubles = match command.number("autodoubles") {
        Some(most) => most as u8,
        None => u8::from(on("autodoubles")),
    };
    let beavers = match (on("beavers"), on("raccoons")) {
        (_, true) => Beavers::Twice,
        (true, false) => Beavers::Once,
        (false, false) => Beavers::Never,
    };
    MoneyRules { jacoby: on("jacoby"), beavers, automatic_doubles }
}
