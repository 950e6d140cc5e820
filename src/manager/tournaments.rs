//! Runs tournaments: starts them, draws who meets next, decides matches that nobody goes on with, and ends them. What is due follows
//! from the stored events, so it does not matter when, or in which process, it is done.

pub(super) mod calls;
pub(super) mod matches;
pub(super) mod posts;
pub(super) mod turns;

use kafenio_board::table::{Action, BySeat, Event, HOUR, Length, Seat, Table, TableId, Terms};

use std::cmp::Reverse;
use std::slice;

use self::calls::{Silent, post_calls, post_reminder, post_withdrawal};
use self::matches::{Ending, Verdict, end_match, has_moved, is_closed, play_out, reminder_due, verdict};
use self::posts::{Before, before, post_notice, post_result, post_state, show_state};
use self::turns::MOST_SILENCE_HOURS;
use super::Manager;
use super::act::decide;
use super::announce::{Announcement, Pings, announce};
use super::catch_panic::catch_panic;
use super::lifecycle::table_threads::usual_thread;
use super::stop::Stop;
use super::unit::Unit;
use crate::chat::{Account, Occupant, Place};
use crate::language::Language;
use crate::locale::id;
use crate::rating::Rating;
use crate::speech::{self, Arg};
use crate::store::{Participant, Showing, TableRecord, TournamentRecord, causes, is_transient};
use crate::tournament::{
    Format, LAST_DRAW, MIN_ENTRANTS, Pairing, SEASON, Season, Stage, Tournament, TournamentEvent, Withdrawal,
    divisions, next_order,
};

/// How often the matches of a tournament are looked at, in milliseconds.
const INTERVAL: i64 = HOUR;
/// How long people can join the next season of a league, in milliseconds.
const BETWEEN_SEASONS: i64 = 48 * HOUR;
/// The most steps at a time: each match that is decided is one.
const MOST_STEPS: usize = 200;

/// Does what is due in all tournaments.
///
/// # Errors
/// Returns an error if the store fails; what was done until then stays done.
pub async fn run_due_tournaments(manager: &Manager) -> anyhow::Result<()> {
    for (id, place) in manager.store.due_tournaments(manager.clock.now()).await? {
        if let Err(error) = catch_panic(Box::pin(advance(manager, id, &place))).await {
            manager.store.ping().await?;
            if is_transient(&error) {
                tracing::info!("cannot go on with tournament {id}, trying again: {}", causes(&error));
            } else {
                tracing::error!("cannot go on with tournament {id}: {}", causes(&error));
            }
        }
    }
    Ok(())
}

/// Does what is due in a tournament, step by step: each is a transaction of its own.
async fn advance(manager: &Manager, id: TableId, place: &Place) -> anyhow::Result<()> {
    for _ in 0..MOST_STEPS {
        let store = manager.store.begin_in(place).await?;
        let mut unit = Unit::of_place(manager, store, place).await?;
        let record = unit.store.tournament(id).await?;
        if unit.store.is_banned(place.platform, place.ids()).await? {
            return put_off(unit, record).await;
        }
        let Some(mut record) = record.filter(|record| record.due_at.is_some_and(|due| due <= unit.now)) else { break };
        match record.state.stage {
            Stage::Open => start(&mut unit, &mut record).await?,
            Stage::Running => {
                unit.store.lock_openings().await?;
                go_on(&mut unit, &mut record).await?;
            }
            Stage::Cancelled | Stage::Over => {
                record.due_at = None;
                unit.store.save_tournament(&mut record, &[], unit.now).await?;
            }
        }
        unit.commit().await?;
    }
    Ok(())
}

/// What distinguishes a tournament that is opened.
pub(super) struct Opened {
    pub(super) place: Place,
    pub(super) thread: Option<String>,
    pub(super) organiser: Option<Account>,
    pub(super) terms: Terms,
    pub(super) format: Format,
    /// Whether people in other places may join it, with a code.
    pub(super) is_across: bool,
    pub(super) season: Option<Season>,
}

/// Stores a tournament that people can join for `sign_up` milliseconds, and which nobody has joined yet.
pub(super) async fn insert_tournament(
    unit: &mut Unit<'_>,
    Opened { place, thread, organiser, terms, format, is_across, season }: Opened,
    sign_up: i64,
) -> anyhow::Result<TournamentRecord> {
    let id = unit.store.reserve_table().await?;
    let mut record = TournamentRecord {
        id,
        place,
        thread,
        organiser,
        terms,
        secret: unit.manager.dice.code(id.0),
        code: is_across.then(|| unit.manager.dice.code(id.0)),
        message: None,
        opened_at: unit.now,
        starts_at: unit.now + sign_up,
        due_at: Some(unit.now + sign_up),
        people: Vec::new(),
        state: Tournament::new(format, season),
        drawn_at: Vec::new(),
        changed_at: unit.now,
        version: 0,
        revision: 0,
    };
    unit.store.insert_tournament(&mut record).await?;
    Ok(record)
}

/// Puts off what is due in a tournament whose place is banned. Its people cannot write to the bot there.
async fn put_off(mut unit: Unit<'_>, record: Option<TournamentRecord>) -> anyhow::Result<()> {
    let Some(mut record) = record else { return Ok(()) };
    record.due_at = Some(unit.now + INTERVAL);
    unit.store.save_tournament(&mut record, &[], unit.now).await?;
    unit.commit().await
}

/// Starts a tournament, or cancels it if too few people have joined.
async fn start(unit: &mut Unit<'_>, record: &mut TournamentRecord) -> anyhow::Result<()> {
    let order: Vec<usize> = record.state.remaining().collect();
    if order.len() < MIN_ENTRANTS {
        record.due_at = None;
        unit.store.save_tournament(record, &[TournamentEvent::Cancelled], unit.now).await?;
        let words = |language: Language, _: &Place| {
            let name = speech::tournament_name(language, record);
            let args = [("name", Arg::Text(&name)), ("least", Arg::Number(MIN_ENTRANTS as u32))];
            speech::say(language, id!("told-tournament-few"), &args)
        };
        post_notice(unit, record, words).await?;
        return show_state(unit, record).await;
    }
    let divisions = match record.state.format {
        Format::Cup { .. } => Vec::new(),
        Format::League { size } if record.state.season.is_none() => {
            divisions(&by_rating(unit, record, order).await?, size)
        }
        Format::League { size } => divisions(&order, size),
    };
    (record.starts_at, record.due_at) = (unit.now, Some(unit.now));
    unit.store.save_tournament(record, &[TournamentEvent::Started { divisions }], unit.now).await
}

/// Returns these people, those with the best ratings in the game first, and equal ones in their order.
async fn by_rating(unit: &mut Unit<'_>, record: &TournamentRecord, people: Vec<usize>) -> anyhow::Result<Vec<usize>> {
    let mut rated = Vec::with_capacity(people.len());
    for entrant in people {
        let stored = match record.people[entrant].player.account() {
            Some(account) => unit.store.ratings(account).await?,
            None => Vec::new(),
        };
        let own = stored.into_iter().find(|stored| stored.game == record.terms.game);
        rated.push((own.map_or(Rating::NEW, |stored| stored.rating).rating, entrant));
    }
    rated.sort_by_key(|(rating, _)| Reverse(*rating));
    Ok(rated.into_iter().map(|(_, entrant)| entrant).collect())
}

/// Decides the next match that nobody goes on with; if there is none, draws who meets next; if nobody can, ends the tournament.
async fn go_on(unit: &mut Unit<'_>, record: &mut TournamentRecord) -> anyhow::Result<()> {
    // Otherwise only some time has passed.
    let is_news = record.due_at.is_some_and(|due| due <= record.changed_at);
    if let Some(banned) = banned_entrant(unit, record).await? {
        return withdraw(unit, record, banned, Withdrawal::Removed).await;
    }
    let (mut closed, mut silent) = (Vec::new(), Vec::new());
    for index in 0..record.state.pairings.len() {
        let pairing = record.state.pairings[index].clone();
        if pairing.is_over {
            continue;
        }
        let Some(stored) = unit.store.table_anywhere(pairing.table).await? else { continue };
        if is_closed(&stored) {
            closed.push(pairing.table);
        } else if let Some(verdict) = verdict(unit, record, index, &stored).await? {
            lock_places(unit, &stored).await?;
            // What the match leads to is due at once.
            return judge(unit, record, &pairing, stored, verdict).await;
        } else if let Some((entrant, left)) = reminder_due(unit, &pairing, &stored).await? {
            silent.push(Silent { entrant, table: pairing.table, left });
        }
    }
    silent.sort_by_key(|silent| silent.entrant);
    remind(unit, record, &silent).await?;
    if !closed.is_empty() && !is_news {
        let checked_at = record.due_at.unwrap_or(unit.now) - INTERVAL;
        let delayed = TournamentEvent::Delayed { tables: closed, by: unit.now - checked_at };
        unit.store.save_tournament(record, &[delayed], unit.now).await?;
    }
    let pairs = if is_drawn_out(unit, record) { Vec::new() } else { drawable(unit, record).await? };
    if pairs.is_empty() && record.state.running().next().is_none() {
        return end(unit, record).await;
    }
    let (is_first, is_drawn) = (record.state.pairings.is_empty(), !pairs.is_empty());
    draw(unit, record, pairs).await?;
    record.due_at = Some(unit.now + INTERVAL);
    unit.store.save_tournament(record, &[], unit.now).await?;
    if is_first {
        // People may have joined days ago, so it is shown anew.
        post_state(unit, record).await
    } else if is_news || is_drawn {
        show_state(unit, record).await
    } else {
        Ok(())
    }
}

/// Opens the tables of these pairs. If somebody may be in several of them, one message calls everybody, and the tables nobody.
async fn draw(unit: &mut Unit<'_>, record: &mut TournamentRecord, pairs: Vec<[usize; 2]>) -> anyhow::Result<()> {
    let first = record.state.pairings.len();
    let are_called_together = pairs.len() > 1 && matches!(record.state.format, Format::League { .. });
    for pair in pairs {
        let pings = if are_called_together {
            Pings::Nobody
        } else {
            Pings::OfTournament(BySeat { inviter: true, invited: true })
        };
        open_table(unit, record, pair, pings).await?;
    }
    if are_called_together { post_calls(unit, record, first).await } else { Ok(()) }
}

/// Reminds those who have made no first turn, each once of all these matches together.
async fn remind(unit: &mut Unit<'_>, record: &mut TournamentRecord, silent: &[Silent]) -> anyhow::Result<()> {
    for of_one in silent.chunk_by(|one, other| one.entrant == other.entrant) {
        post_reminder(unit, record, of_one).await?;
        let tables = of_one.iter().map(|silent| silent.table).collect();
        let reminded = TournamentEvent::Reminded { entrant: of_one[0].entrant, tables };
        unit.store.save_tournament(record, &[reminded], unit.now).await?;
    }
    Ok(())
}

/// Decides a match that nobody goes on with. Whoever has made no move in the whole tournament is out.
async fn judge(
    unit: &mut Unit<'_>,
    record: &mut TournamentRecord,
    pairing: &Pairing,
    stored: TableRecord,
    verdict: Verdict,
) -> anyhow::Result<()> {
    let Verdict::Silent(seat) = verdict else { return play_out(unit, record, stored, verdict).await };
    let entrant = pairing.entrant(seat);
    if !record.state.takes_part(entrant) || has_moved(unit, record, entrant).await? {
        return play_out(unit, record, stored, Verdict::Unbegun(seat)).await;
    }
    if matches!(record.state.format, Format::League { .. }) {
        return withdraw(unit, record, entrant, Withdrawal::Silent).await;
    }
    let silent = TournamentEvent::Withdrawn { entrant, reason: Withdrawal::Silent };
    unit.store.save_tournament(record, &[silent], unit.now).await?;
    play_out(unit, record, stored, verdict).await
}

/// Returns somebody who takes part and whom, or whose place, the operator has banned: they could not play.
async fn banned_entrant(unit: &mut Unit<'_>, record: &TournamentRecord) -> anyhow::Result<Option<usize>> {
    for entrant in record.state.remaining() {
        let Participant { player, place, .. } = &record.people[entrant];
        if unit.store.is_banned(place.platform, place.ids()).await? {
            return Ok(Some(entrant));
        }
        if let Some(account) = player.account()
            && unit.store.is_banned(account.platform, account.ids()).await?
        {
            return Ok(Some(entrant));
        }
    }
    Ok(None)
}

/// Takes somebody out of a tournament. The opponents in their running matches win these.
pub(super) async fn withdraw(
    unit: &mut Unit<'_>,
    record: &mut TournamentRecord,
    entrant: usize,
    reason: Withdrawal,
) -> anyhow::Result<()> {
    let running: Vec<Pairing> = record.state.running_of(entrant).cloned().collect();
    if record.state.stage == Stage::Running {
        make_due(unit, record);
    }
    let mut events = vec![TournamentEvent::Withdrawn { entrant, reason }];
    if record.state.stage == Stage::Open && record.state.remaining().eq([entrant]) {
        record.due_at = None;
        events.push(TournamentEvent::Cancelled);
    }
    unit.store.save_tournament(record, &events, unit.now).await?;
    if record.state.stage != Stage::Running {
        return show_state(unit, record).await;
    }
    let is_annulled = record.state.entrants[entrant].is_annulled;
    for pairing in running {
        let stored = unit.store.table_anywhere(pairing.table).await?;
        let Some(stored) = stored.filter(|stored| stored.table.is_open()) else { continue };
        lock_places(unit, &stored).await?;
        let seat = pairing.seat(entrant);
        let (action, told) = match reason {
            Withdrawal::Left => (Action::Forfeit, id!("told-tournament-left")),
            Withdrawal::Silent => (Action::Adjudicate, id!("tournament-silent")),
            Withdrawal::Removed => (Action::Adjudicate, id!("told-tournament-out")),
        };
        let words = |language: Language, seats: &BySeat<Occupant>| {
            let name = speech::tournament_name(language, record);
            let counts = speech::yes_or_no("counts", !is_annulled);
            let hours = ("hours", Arg::Number(MOST_SILENCE_HOURS));
            let args = [("name", Arg::Text(&name)), ("who", Arg::Occupant(&seats[seat])), counts, hours];
            speech::say(language, told, &args)
        };
        let before = before(unit, &stored, seat.other(), &[], words).await?;
        let mut called = BySeat::default();
        called[seat.other()] = true;
        end_match(unit, stored, Ending { seat, action: &action, called, counts: !is_annulled }, before).await?;
    }
    if is_annulled { post_withdrawal(unit, record, entrant, reason).await } else { Ok(()) }
}

/// Locks the places where a match is shown.
async fn lock_places(unit: &mut Unit<'_>, stored: &TableRecord) -> anyhow::Result<()> {
    for seen in stored.seen_from_each_place() {
        unit.store.lock_place(seen.place()).await?;
    }
    Ok(())
}

/// Lets a tournament go on as soon as this is committed.
pub(super) fn make_due(unit: &mut Unit<'_>, record: &mut TournamentRecord) {
    record.due_at = Some(unit.now);
    unit.is_tournament_due = true;
}

/// Takes somebody out of the tournaments of a place from which they were removed.
pub(super) async fn player_removed(manager: &Manager, place: &Place, account: &Account) -> anyhow::Result<()> {
    if manager.store.begin_read().tournaments_here(place).await?.is_empty() {
        return Ok(());
    }
    let store = manager.store.begin_in(place).await?;
    let mut unit = Unit::of_place(manager, store, place).await?;
    for mut record in unit.store.tournaments_here(place).await? {
        let entrant = record.remaining(slice::from_ref(account));
        if let Some(entrant) = entrant.filter(|found| record.people[*found].place == *place) {
            withdraw(&mut unit, &mut record, entrant, Withdrawal::Removed).await?;
        }
    }
    unit.commit().await
}

/// Returns whether the season of a league is too old for more matches.
fn is_drawn_out(unit: &Unit<'_>, record: &TournamentRecord) -> bool {
    matches!(record.state.format, Format::League { .. }) && unit.now >= record.starts_at + LAST_DRAW
}

/// Draws who meets next. People who have blocked each other do not meet, and nobody else learns why. Nobody meets another account of
/// their own.
async fn drawable(unit: &mut Unit<'_>, record: &TournamentRecord) -> anyhow::Result<Vec<[usize; 2]>> {
    let accounts: Vec<Option<Account>> =
        record.people.iter().map(|participant| participant.player.account().cloned()).collect();
    let remaining: Vec<usize> = record.state.remaining().collect();
    let mut apart = Vec::new();
    for (index, first) in remaining.iter().enumerate() {
        for second in &remaining[index + 1..] {
            let (Some(one), Some(other)) = (&accounts[*first], &accounts[*second]) else {
                apart.push([*first, *second]);
                continue;
            };
            let have_blocked = unit.store.has_blocked(one, other).await? || unit.store.has_blocked(other, one).await?;
            if have_blocked || unit.store.accounts_of_person(one).await?.contains(other) {
                apart.push([*first, *second]);
            }
        }
    }
    let may_meet = |[first, second]: [usize; 2]| !apart.contains(&[first.min(second), first.max(second)]);
    Ok(record.state.draw(&record.secret, may_meet))
}

/// Seats two people opposite each other and begins their match.
async fn open_table(
    unit: &mut Unit<'_>,
    record: &mut TournamentRecord,
    pair: [usize; 2],
    pings: Pings,
) -> anyhow::Result<()> {
    let [first, second] = pair.map(|entrant| record.people[entrant].clone());
    unit.actor = second.player.clone();
    let seats = BySeat { inviter: first.player, invited: second.player };
    let table = Table::new(record.terms);
    let thread = first.thread.as_deref();
    let mut stored = unit.store.insert_table(None, &first.place, thread, seats, table, unit.now).await?;
    stored.showing_mut().own_thread = usual_thread(unit, &first.place).await?;
    if second.place != first.place {
        let thread = usual_thread(unit, &second.place).await?;
        stored.split(Seat::Inviter, Showing::new(second.place, second.thread, thread));
    }
    lock_places(unit, &stored).await?;
    let drawn = TournamentEvent::Drawn { table: stored.id, pair };
    unit.store.save_tournament(record, &[drawn], unit.now).await?;
    let decision = decide(unit, &mut stored, Seat::Invited, &Action::Accept).await.map_err(Stop::into_error)?;
    unit.actor = Occupant::Former;
    unit.record(&mut stored, &decision.events).await?;
    let deadline = deadline(record, record.drawn_at.len() - 1);
    let reader = stored.table.to_decide().unwrap_or(Seat::Inviter);
    let words = |language: Language, seats: &BySeat<Occupant>| {
        let deadline = speech::day(language, deadline);
        let name = speech::tournament_name(language, record);
        let [who, other] = [&seats.inviter, &seats.invited].map(Arg::Occupant);
        let args = [("name", Arg::Text(&name)), ("who", who), ("other", other), ("day", Arg::Text(&deadline))];
        speech::say(language, id!("tournament-drawn"), &args)
    };
    let Before { here, elsewhere } = before(unit, &stored, reader, &decision.events, words).await?;
    // The draw has seated both, so nobody has invited anybody or accepted.
    let is_acceptance = |event: &Event| matches!(event, Event::Accepted { .. });
    let after_acceptance = decision.events.iter().position(is_acceptance).map_or(0, |at| at + 1);
    let events = &decision.events[after_acceptance..];
    let announcement = Announcement {
        events,
        are_saved: true,
        without_earlier: true,
        before: here,
        elsewhere,
        pings,
        ..Announcement::default()
    };
    announce(unit, &mut stored, announcement).await
}

/// Returns when the match with this index has to be over, in milliseconds since 1970.
fn deadline(record: &TournamentRecord, index: usize) -> i64 {
    let points = match record.terms.length {
        Length::Points(points) | Length::Games(points) => points,
        Length::Single | Length::Money(_) => 1,
    };
    let deadline = record.drawn_at[index] + Tournament::match_period(points);
    match record.state.format {
        Format::Cup { .. } => deadline,
        Format::League { .. } => deadline.min(record.starts_at + SEASON),
    }
}

/// Ends a tournament and says who has won. A league begins its next season, which those who took part to the end have joined already.
async fn end(unit: &mut Unit<'_>, record: &mut TournamentRecord) -> anyhow::Result<()> {
    record.due_at = None;
    unit.store.save_tournament(record, &[TournamentEvent::Ended], unit.now).await?;
    post_result(unit, record).await?;
    let staying = next_order(&record.state);
    if matches!(record.state.format, Format::Cup { .. }) || staying.len() < MIN_ENTRANTS {
        return Ok(());
    }
    let TournamentRecord { place, thread, organiser, terms, code, .. } = record.clone();
    let season = Season { number: record.state.season_number().unwrap_or(0) + 1, previous: record.id };
    let (format, is_across, season) = (record.state.format, code.is_some(), Some(season));
    let opened = Opened { place, thread, organiser, terms, format, is_across, season };
    let mut next = insert_tournament(unit, opened, BETWEEN_SEASONS).await?;
    for entrant in staying {
        let participant = record.people[entrant].clone();
        if participant.player.account().is_some() {
            unit.store.join_tournament(&mut next, None, participant, unit.now).await?;
        }
    }
    post_state(unit, &mut next).await
}

/// Moves the tournaments of a place to the one that replaces it.
pub(super) async fn move_tournaments(manager: &Manager, old: &Place, new: &Place) -> anyhow::Result<()> {
    if manager.store.begin_read().tournaments_here(old).await?.is_empty() {
        return Ok(());
    }
    let mut store = manager.store.begin_in(old).await?;
    store.move_tournaments(old, new).await?;
    store.commit().await
}
