//! Acts at a table: decides, announces and saves.

use anyhow::bail;
use kafenio_board::table::{
    ActError, Action, BySeat, Checkers, DiceExhausted, Event, Game, Orders, Phase, Refusal, Seat, Stage, TableId,
    offers_since_roll, turns_taken_back,
};

use super::announce::{Announcement, announce, announce_later, announce_with_earlier, append_to_latest, post_notice};
use super::lifecycle::clocks::{absence, paused_for};
use super::limits::budgets::within_limit;
use super::platform::query::PlatformQuery;
use super::ratings;
use super::replies::current_choices::with_current_choices;
use super::select::{SeatedTable, select, table_refusal};
use super::stop::{Answer, Stop};
use super::unit::{Unit, view_of};
use crate::chat::{Choice, Place, Reply, Text};
use crate::command::{Command, Target};
use crate::locale::{Id, id};
use crate::speech::{self, Arg, View};
use crate::store::TableRecord;

/// How many offers a player may make between two rolls. Each one disturbs the opponent.
const MAX_OFFERS: usize = 3;
/// How many events are searched for earlier offers.
const SEARCHED_EVENTS: i64 = 100;

/// The result of an action that is not saved yet.
pub(super) struct Decision {
    /// All events, including the end of a suspension.
    pub(super) events: Vec<Event>,
    /// How many of the events the action itself caused.
    caused: usize,
}

impl Decision {
    /// Returns the events that the action itself caused.
    pub(super) fn caused(&self) -> &[Event] {
        &self.events[self.events.len() - self.caused..]
    }
}

/// Performs `action` at the table to which it applies.
pub(super) async fn act(unit: &mut Unit<'_>, target: &Target, action: &Action) -> Answer {
    let found = select(unit, target, action).await?;
    act_on_table(unit, found, action).await
}

/// Performs `action` at this table, saves and announces it.
pub(super) async fn act_on_table(unit: &mut Unit<'_>, found: SeatedTable, action: &Action) -> Answer {
    let SeatedTable { mut stored, seat } = found;
    let before = stored.table.to_decide();
    let latest = stored.showing().latest;
    let was_unreachable = stored.is_apart() && stored.unreachable == Some(seat.other());
    let is_opponent_absent = is_opponent_absent(unit, &stored, seat)?;
    let decision = decide(unit, &mut stored, seat, action).await?;
    let is_done = before == Some(seat) && stored.table.to_decide() != before;
    // Read before anything is written, so that no lock is held meanwhile.
    let mut replies = if is_done { next_waiting(unit, stored.id).await? } else { Vec::new() };
    announce_decided(unit, &mut stored, seat, before, &decision).await?;
    if is_out_of_sight(unit, &stored)
        && stored.place().platform.capabilities().has_private_replies
        && only_rolled(&stored, seat, before, decision.caused())
    {
        let rolled = speech::status(&unit.view(&stored), Some(seat));
        let told = unit.reply(unit.of_table(&stored, rolled));
        replies = with_current_choices(unit, &stored, told).await?;
    }
    // An invitation that is over says so in its own message.
    if is_out_of_sight(unit, &stored) && !stored.table.is_open() && stored.showing().latest == latest {
        let ended = speech::story(&unit.view(&stored), decision.caused());
        replies.append(&mut unit.reply(unit.of_table(&stored, ended)));
    }
    if was_unreachable && stored.table.game().is_none() {
        tell_directly(unit, stored.clone(), seat.other(), decision.caused()).await?;
    } else if is_opponent_absent {
        tell_absent_opponent(unit, &stored, seat.other(), decision.caused()).await?;
    }
    let mut told = thread_note(unit, &stored);
    told.append(&mut replies);
    Ok(told)
}

/// Tells an author who wrote outside the game's thread where its announcement is.
pub(super) fn thread_note(unit: &Unit<'_>, stored: &TableRecord) -> Vec<Reply> {
    if unit.thread == stored.showing().thread || unit.place != *stored.place() {
        return Vec::new();
    }
    let thread = speech::yes_or_no("thread", stored.thread().is_some());
    unit.say(id!("done-in-thread"), &[("table", Arg::Table(stored.id)), thread])
}

/// Decides `action` at the table and applies the events that follow. Nothing is saved or announced yet.
///
/// # Errors
/// Returns a [`Stop`] if the action is refused; the table has not changed then.
pub(super) async fn decide(
    unit: &mut Unit<'_>,
    stored: &mut TableRecord,
    seat: Seat,
    action: &Action,
) -> Result<Decision, Stop> {
    // An order is private, so it resumes no suspended game, and nor does the computer. A game that still cannot go on stays
    // suspended, and nobody is told again.
    let resumes = !matches!(action, Action::Order(_))
        && stored.suspended_at.is_some()
        && unit.actor.account().is_some()
        && stored.can_resume_here()
        && can_go_on(unit, stored)?;
    let mut events = if resumes { end_suspension(unit, stored).await?.into_iter().collect() } else { Vec::new() };
    let paused = paused_for(unit, stored).await?;
    let before = stored.table.clone();
    let action = match action {
        Action::Accept if stored.table.stage == Stage::Inviting => &Action::Begin(wishes(unit, stored).await?),
        other => other,
    };
    let caused = match stored.table.act_with_clock(seat, action, &mut *unit.dice, unit.now, paused) {
        Ok(caused) => with_standing_orders(unit, stored, caused).await?,
        Err(ActError::DiceExhausted) => return Err(anyhow::Error::new(DiceExhausted).into()),
        Err(ActError::Refused(refusal)) => return Err(refused(unit, stored, seat, &refusal).await?),
    };
    if is_one_offer_too_many(unit, stored, seat, &caused).await? {
        stored.table = before;
        return Err(unit.refuse(id!("refused-offers"), &[("count", Arg::Number(MAX_OFFERS as u32))]));
    }
    stored.taken_back += turns_taken_back(&before, &caused);
    // A table that is over is not suspended.
    if stored.table.game().is_none() {
        (stored.suspended_at, stored.unreachable) = (None, None);
    }
    if stored.players[seat].user().is_some() {
        // The author may have a new name, or is being forgotten.
        stored.players[seat] = unit.actor.clone();
    }
    let count = caused.len();
    events.extend(caused);
    unit.rated = Box::pin(ratings::outcome(unit, stored, &events)).await?.map(Box::new);
    Ok(Decision { events, caused: count })
}

/// Returns whether `seat` has just made an offer that the opponent has to answer, after too many others since the last roll.
async fn is_one_offer_too_many(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    seat: Seat,
    caused: &[Event],
) -> anyhow::Result<bool> {
    let is_pending = stored.table.game().is_some_and(|game| game.offered_by() == Some(seat));
    // Offers to the computer bother nobody.
    if !is_pending || stored.is_against_computer(seat) || caused.iter().all(|event| event.offered_by() != Some(seat)) {
        return Ok(false);
    }
    let earlier = unit.store.events(stored.id, (stored.version - SEARCHED_EVENTS).max(0)).await?;
    Ok(offers_since_roll(&earlier, seat) >= MAX_OFFERS)
}

async fn refused(unit: &mut Unit<'_>, stored: &TableRecord, seat: Seat, refusal: &Refusal) -> anyhow::Result<Stop> {
    let text = speech::refusal(&unit.view(stored), seat, refusal);
    let claims_own_turn = matches!(unit.command, Some(Command::Claim)) && *refusal == Refusal::NotThisDecision;
    let text = if has_nothing_to_answer(unit, stored) {
        unit.text(id!("refused-nothing-to-answer"), &[]).then(" ", text)
    } else if claims_own_turn {
        unit.text(id!("refused-claim-own-turn"), &[]).then(" ", text)
    } else {
        text
    };
    // The time left does not shrink while its owner is on vacation.
    let absence = match refusal {
        Refusal::TimeLeft { .. } => absence(unit, stored, unit.language, None).await?,
        _ => Text::default(),
    };
    Ok(table_refusal(unit, stored, text.then(" ", absence)).await)
}

/// Returns whether the author answers an offer though nothing is offered in the running game.
fn has_nothing_to_answer(unit: &Unit<'_>, stored: &TableRecord) -> bool {
    let is_answer = matches!(unit.command, Some(Command::Accept | Command::Decline));
    let is_offered = |game: &Game| game.offered_by().is_some() || matches!(game.phase, Phase::Doubled { .. });
    is_answer && stored.table.game().is_some_and(|game| !is_offered(game))
}

/// Ends the suspension of the table without charging anybody's clock for it.
pub(super) async fn end_suspension(unit: &mut Unit<'_>, stored: &mut TableRecord) -> anyhow::Result<Option<Event>> {
    if stored.suspended_at.is_none() {
        return Ok(None);
    }
    let paused = paused_for(unit, stored).await?;
    (stored.suspended_at, stored.unreachable) = (None, None);
    Ok(stored.table.update_clock(unit.now, paused))
}

/// Returns whether the bot may post in the table's place, and both players are there.
fn can_go_on(unit: &Unit<'_>, stored: &TableRecord) -> Result<bool, Stop> {
    if unit.ask_platform(PlatformQuery::Closed(stored.place().clone()))? {
        return Ok(false);
    }
    for seat in Seat::BOTH {
        if unit.is_absent(stored.place(), &stored.seats()[seat])? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Returns the checkers for which both players wish in their settings.
async fn wishes(unit: &mut Unit<'_>, stored: &TableRecord) -> anyhow::Result<BySeat<Checkers>> {
    let mut wishes = BySeat::default();
    for seat in Seat::BOTH {
        wishes[seat] = unit.store.preferences_of(&stored.players[seat]).await?.checkers;
    }
    Ok(wishes)
}

/// Gives the standing order to roll for players who chose it in their settings, if a game has just begun.
async fn with_standing_orders(
    unit: &mut Unit<'_>,
    stored: &mut TableRecord,
    mut events: Vec<Event>,
) -> anyhow::Result<Vec<Event>> {
    let begins = events.iter().any(|event| matches!(event, Event::Accepted { .. } | Event::GameEnded { .. }));
    if begins && stored.table.terms.cube {
        for seat in Seat::BOTH {
            let order = Action::Order(Orders { roll: true, ..Orders::default() });
            if order.is_allowed(&stored.table, seat)
                && unit.store.preferences_of(&stored.players[seat]).await?.auto_roll
            {
                let Ok(ordered) = stored.table.act(seat, &order, &mut *unit.dice) else { bail!(DiceExhausted) };
                events.extend(ordered);
            }
        }
    }
    Ok(events)
}

/// Announces and saves what `seat` did. `before` is the player who had the decision before the action.
pub(super) async fn announce_decided(
    unit: &mut Unit<'_>,
    stored: &mut TableRecord,
    seat: Seat,
    before: Option<Seat>,
    decision: &Decision,
) -> anyhow::Result<()> {
    let was_computer = before.is_some_and(|seat| stored.players[seat].level().is_some());
    if stored.computer_to_decide().is_some() {
        return announce_later(unit, stored, &decision.events, was_computer).await;
    }
    if was_computer {
        return announce_with_earlier(unit, stored, &decision.events).await;
    }
    // Out of sight, the roller reads the roll in a private reply too, or else in a new message.
    let capabilities = stored.place().platform.capabilities();
    let is_read = capabilities.has_private_replies || !is_out_of_sight(unit, stored);
    if is_read && only_rolled(stored, seat, before, decision.caused()) {
        return append_to_latest(unit, stored, &decision.events).await;
    }
    announce(unit, stored, Announcement { events: &decision.events, ..Announcement::default() }).await
}

/// Returns whether the author may not see an edit of the table's latest message: somebody who types is at the bottom of the
/// place, below what others have written since. Somebody who clicks a button of the message sees it.
fn is_out_of_sight(unit: &Unit<'_>, stored: &TableRecord) -> bool {
    !unit.is_clicked && stored.place().platform.capabilities().edits_in_place
}

/// Returns whether `events` are only a roll that its player has to play now. Such a roll completes the message that
/// asked for it.
fn only_rolled(stored: &TableRecord, seat: Seat, before: Option<Seat>, events: &[Event]) -> bool {
    let is_roll = matches!(events, [Event::Rolled { .. }] | [Event::Ordered { .. }, Event::Rolled { .. }]);
    is_roll && before == Some(seat) && stored.table.to_decide() == before
}

/// Returns whether the opponent of `seat` has left the place where their suspended game is announced.
///
/// # Errors
/// Returns a [`Stop`] if the platform has not been asked yet.
pub(super) fn is_opponent_absent(unit: &Unit<'_>, stored: &TableRecord, seat: Seat) -> Result<bool, Stop> {
    Ok(stored.suspended_at.is_some() && unit.is_absent(stored.place(), &stored.seats()[seat.other()])?)
}

/// Tells `seat`, who has left the place where the game is announced, about `events` in a direct message.
async fn tell_absent_opponent(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    seat: Seat,
    events: &[Event],
) -> anyhow::Result<()> {
    let player = &stored.seats()[seat];
    let Some(direct) = player.account().and_then(Place::direct) else { return Ok(()) };
    let Some(account) = within_limit(unit, player.account().cloned()).await?.pop() else { return Ok(()) };
    let language = unit.store.language(&account).await?.unwrap_or(unit.language);
    let view = view_of(stored, &stored.table, language);
    let place = speech::in_place(language, stored.place());
    let story = speech::story(&view, events).then(" ", place);
    post_notice(unit, stored, direct, Some(account), language, story).await
}

/// Tells `seat`, who does not read the place of their game, about `events` in a direct message.
pub(super) async fn tell_directly(
    unit: &mut Unit<'_>,
    stored: TableRecord,
    seat: Seat,
    events: &[Event],
) -> anyhow::Result<()> {
    let there = stored.seen_by(seat);
    let Some(account) = there.players[seat].account().cloned() else { return Ok(()) };
    let Some(direct) = Place::direct(&account) else { return Ok(()) };
    let language = unit.store.language(&account).await?.unwrap_or(unit.language);
    let story = speech::story(&View { language, ..unit.view(&there) }, events);
    post_notice(unit, &there, direct, Some(account), language, story).await
}

/// Resumes a suspended game, unless the opponent cannot be reached elsewhere, and posts its board again, introduced by the
/// sentence `how`.
pub(super) async fn resume(
    unit: &mut Unit<'_>,
    stored: &mut TableRecord,
    how: Id,
    args: &[(&str, Arg<'_>)],
) -> anyhow::Result<()> {
    let resumes = stored.can_resume_here();
    let clock_event = if resumes { end_suspension(unit, stored).await? } else { None };
    let seats = stored.seats();
    let decider = stored.table.to_decide().and_then(|seat| seats[seat].account());
    let language = unit.public_language(stored.place(), decider).await?;
    let before = speech::say(language, how, args);
    let events = clock_event.as_slice();
    announce(unit, stored, Announcement { events, before, resumes, ..Announcement::default() }).await
}

/// After a decision at the table `done`, tells the author at which table they have to decide next. Empty if none waits
/// for them, or if everybody would read the answer.
async fn next_waiting(unit: &mut Unit<'_>, done: TableId) -> anyhow::Result<Vec<Reply>> {
    if !unit.place.platform.capabilities().has_private_replies {
        return Ok(Vec::new());
    }
    let Some(account) = unit.actor.account().cloned() else { return Ok(Vec::new()) };
    // Only games are considered: an invitation has pinged its reader already.
    let Some(next) = unit.store.longest_waiting_game(&account, done).await? else { return Ok(Vec::new()) };
    let other = if next.seats.inviter.has(&account) { Seat::Invited } else { Seat::Inviter };
    let place = if next.place == unit.place { "here" } else { "elsewhere" };
    let args = [
        ("count", Arg::Number(next.count)),
        ("table", Arg::Table(next.id)),
        ("other", Arg::Occupant(&next.seats[other])),
        ("where", Arg::Case(place)),
        ("place", Arg::Place(&next.place)),
    ];
    let mut replies = unit.say(id!("done-next"), &args);
    replies[0].choices = vec![Choice {
        command: format!("/board table:{}", next.id),
        label: unit.text(id!("choice-board"), &[]).to_string(),
        emoji: "👀".to_owned(),
        primary: true,
    }];
    Ok(replies)
}
