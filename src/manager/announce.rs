//! Posts what happens at a table: one message per turn, which pings one person.

mod invitations;

use anyhow::Result;
use kafenio_board::table::{BySeat, CloseReason, Event, Seat, Stage};

use self::invitations::{complete_invitation, tell_end_of_invitation};
use super::lifecycle::clocks::{due_at, known_absence, with_current_clock};
use super::lifecycle::table_threads::{archive_thread, is_thread_due, open_thread};
use super::limits::budgets::{admit_call, admit_tournament_ping, forgive, within_limit};
use super::ratings;
use super::replies::first_game_tips::tip;
use super::replies::shrink::{About, shrunk_line};
use super::tournaments::turns::{OfTournament, of_tournament};
use super::unit::{Unit, view_of};
use crate::chat::{Account, Occupant, Place, Post, Text};
use crate::language::Language;
use crate::locale::id;
use crate::present::{arrange, board, choices, choices_without_rematch, claim_choice, play_menu};
use crate::speech::{self, Arg};
use crate::store::{LaneKind, PostKind, TableRecord};

/// The longest message about a turn, beside its board, in characters: more does not fit on a phone. What its reader has to do
/// comes first, and takes its room from the story.
const MAX_MESSAGE: usize = 300;
/// How long a story may be in any case, in characters.
const MIN_STORY: usize = 100;

/// What a message about a table says, and whom it pings.
#[derive(Default)]
pub(super) struct Announcement<'e> {
    /// What has happened: the latest events of the table.
    pub(super) events: &'e [Event],
    /// Whether these events are saved already: they are an invitation, or were announced before.
    pub(super) are_saved: bool,
    /// Whether earlier events that its reader has not read are left out.
    pub(super) without_earlier: bool,
    /// What the message says before and after the story of the events.
    pub(super) before: Text,
    pub(super) after: Text,
    /// What the message to an opponent in another place says before the story.
    pub(super) elsewhere: Text,
    /// What stays of these texts when the message shrinks, if they are only true for now.
    pub(super) line: Option<Text>,
    /// Whether the game goes on after a suspension, which an opponent in another place reads too.
    pub(super) resumes: bool,
    pub(super) pings: Pings,
}

/// Whom a message pings.
#[derive(Default)]
pub(super) enum Pings {
    /// The player who has the decision or, if nobody has, the players who did not act: see [`usual_pings`].
    #[default]
    Usual,
    /// These people here; in another place, whoever is pinged usually.
    Only(Vec<Account>),
    /// These players, each in their place, as often as tournaments may.
    OfTournament(BySeat<bool>),
    /// Nobody, and nobody in another place either.
    Nobody,
}

/// Posts what has happened at a table, with earlier events that its reader has not read yet, and saves the events.
pub(super) async fn announce(
    unit: &mut Unit<'_>,
    stored: &mut TableRecord,
    mut announcement: Announcement<'_>,
) -> Result<()> {
    let events = announcement.events;
    let new = if announcement.are_saved { &[] } else { events };
    if tell_end_of_invitation(unit, stored, &announcement).await? {
        unit.record(stored, events).await?;
        return archive_thread(unit, stored, LaneKind::Game).await;
    }
    let pinged = match &mut announcement.pings {
        Pings::Usual => usual_pings(unit, stored, events).await?,
        Pings::Only(people) => std::mem::take(people),
        Pings::OfTournament(called) => tournament_pings(unit, stored, *called).await?,
        Pings::Nobody => Vec::new(),
    };
    let first = stored.version - i64::try_from(events.len() - new.len())?;
    let announced = if announcement.without_earlier {
        stored.announced_from = first;
        events.to_vec()
    } else {
        prepend_unread(unit, stored, first, events).await?
    };
    let about = About { events: &announced, new: new.len() };
    post_latest(unit, stored, about, announcement, pinged).await?;
    unit.record(stored, new).await
}

/// Saves `events` and posts nothing yet, because the computer has the decision: its own turn follows in the same message.
/// `goes_on` tells that earlier events wait for that message too.
pub(super) async fn announce_later(
    unit: &mut Unit<'_>,
    stored: &mut TableRecord,
    events: &[Event],
    goes_on: bool,
) -> Result<()> {
    if !goes_on {
        stored.announced_from = stored.version;
    }
    unit.record(stored, events).await
}

/// Saves `events` and posts a message about them and about those that [`announce_later`] saved before.
pub(super) async fn announce_with_earlier(
    unit: &mut Unit<'_>,
    stored: &mut TableRecord,
    events: &[Event],
) -> Result<()> {
    let mut announced = unit.store.events(stored.id, stored.announced_from).await?;
    announced.extend_from_slice(events);
    let pinged = usual_pings(unit, stored, &announced).await?;
    let about = About { events: &announced, new: announced.len() };
    post_latest(unit, stored, about, Announcement::default(), pinged).await?;
    unit.record(stored, events).await
}

/// Returns `events`, which begin with number `first`, after those that the player who has the decision has not read
/// yet. Records that the next message announces them all.
async fn prepend_unread(
    unit: &mut Unit<'_>,
    stored: &mut TableRecord,
    first: i64,
    events: &[Event],
) -> Result<Vec<Event>> {
    let unread = stored.table.to_decide().map_or(0, |seat| stored.table.unread[seat]);
    let end = first + i64::try_from(events.len())?;
    stored.announced_from = first.min(end - i64::from(unread));
    let mut announced = Vec::new();
    if stored.announced_from < first {
        announced = unit.store.events(stored.id, stored.announced_from).await?;
        announced.truncate(usize::try_from(first - stored.announced_from)?);
    }
    announced.extend_from_slice(events);
    Ok(announced)
}

/// Saves `events` and adds them to the table's latest message by editing it.
pub(super) async fn append_to_latest(unit: &mut Unit<'_>, stored: &mut TableRecord, events: &[Event]) -> Result<()> {
    if stored.showing().latest.is_none() {
        return announce(unit, stored, Announcement { events, ..Announcement::default() }).await;
    }
    let mut announced = unit.store.events(stored.id, stored.announced_from).await?;
    announced.extend_from_slice(events);
    for seen in stored.seen_from_each_place() {
        edit_latest(unit, &seen, &announced).await?;
    }
    unit.record(stored, events).await
}

/// Edits the table's latest message here, if there is one, so that it announces `events`.
async fn edit_latest(unit: &mut Unit<'_>, stored: &TableRecord, events: &[Event]) -> Result<()> {
    let Some(target) = stored.showing().latest else { return Ok(()) };
    let post = post(unit, stored, events, Announcement::default(), None).await?;
    unit.store.enqueue(&stored.lane(LaneKind::Game), PostKind::Edit { target }, &post, unit.now).await?;
    Ok(())
}

fn is_acceptance(event: &Event) -> bool {
    matches!(event, Event::Accepted { .. })
}

/// Removes the choices from the table's latest message.
pub(super) async fn remove_latest_choices(unit: &mut Unit<'_>, stored: &TableRecord) -> Result<()> {
    let Some(target) = stored.showing().latest else { return Ok(()) };
    unit.store.remove_choices(&stored.lane(LaneKind::Game), target, unit.now).await
}

/// Returns the accounts here of the players.
fn players_here(stored: &TableRecord) -> Vec<Account> {
    let BySeat { inviter, invited } = stored.seats();
    [&inviter, &invited].into_iter().filter_map(Occupant::account).cloned().collect()
}

/// Returns the accounts here of the players who are `called`, of those whom tournaments may still ping.
async fn tournament_pings(unit: &mut Unit<'_>, stored: &TableRecord, called: BySeat<bool>) -> Result<Vec<Account>> {
    let seats = stored.seats();
    let mut pinged = Vec::new();
    // The winner is addressed.
    let first = if let Stage::Over { winner: Some(winner), .. } = stored.table.stage { winner } else { Seat::Inviter };
    for seat in [first, first.other()].into_iter().filter(|seat| called[*seat]) {
        if let Some(account) = seats[seat].account()
            && admit_tournament_ping(unit, account).await?
        {
            pinged.push(account.clone());
        }
    }
    Ok(pinged)
}

/// Returns the accounts here of the players other than the author.
pub(super) fn passive_players(unit: &Unit<'_>, stored: &TableRecord) -> Vec<Account> {
    let mut players = players_here(stored);
    players.retain(|account| !unit.actor.has(account));
    players
}

/// Returns whether whoever plays against the computer at this table has just acted, and so sees what follows.
fn is_watched(unit: &Unit<'_>, stored: &TableRecord) -> bool {
    let is_against_computer = |seat| stored.is_against_computer(seat);
    unit.answers_at_once || unit.message.is_some() && unit.seat_at(stored).is_some_and(is_against_computer)
}

/// Returns whom `events` ping: the player who has the decision or, if nobody has, the players who did not act. The end of
/// a match pings both.
/// Whatever somebody can repeat at will pings others only a few times an hour, and taking it back pings nobody.
pub(super) async fn usual_pings(
    unit: &mut Unit<'_>,
    stored: &mut TableRecord,
    events: &[Event],
) -> Result<Vec<Account>> {
    let seats = stored.seats();
    let mut pinged = match stored.table.to_decide() {
        Some(seat) => seats[seat].account().into_iter().cloned().collect(),
        None => passive_players(unit, stored),
    };
    if let Stage::Over { winner, .. } = stored.table.stage {
        // If neither has acted, such as in a tournament that decides, the winner is addressed.
        pinged.sort_by_key(|account| winner.is_none_or(|winner| !seats[winner].has(account)));
        let both = Seat::BOTH.into_iter().filter_map(|seat| seats[seat].account());
        pinged.extend(both.filter(|account| unit.actor.has(account)).cloned());
    }
    if events.iter().any(is_acceptance) {
        forgive(unit, &seats.inviter).await?;
    }
    if unit.ends_unplayed {
        return within_limit(unit, pinged).await;
    }
    let last = events.iter().rfind(|event| !matches!(event, Event::Ordered { .. } | Event::ClockUpdated { .. }));
    match last {
        Some(
            Event::OfferWithdrawn { .. }
            | Event::Closed {
                reason: CloseReason::Declined | CloseReason::Withdrawn | CloseReason::Expired | CloseReason::Replaced,
            },
        ) => Ok(Vec::new()),
        Some(
            Event::Invited { .. }
            | Event::ResignationOffered { .. }
            | Event::LeaveOffered { .. }
            | Event::CancelOffered { .. }
            | Event::TakebackOffered { .. }
            | Event::OfferRefused { .. },
        ) => within_limit(unit, pinged).await,
        _ => {
            if let Some(seat) = stored.table.to_decide()
                && pinged.iter().any(|who| !unit.actor.has(who))
                && !admit_call(unit, stored, seat).await?
            {
                pinged.retain(|who| unit.actor.has(who));
            }
            Ok(pinged)
        }
    }
}

/// Posts a message as the table's new latest one, which replaces the old one. If the opponent plays in another place, posts new
/// events there too. The table is not saved yet.
async fn post_latest(
    unit: &mut Unit<'_>,
    stored: &mut TableRecord,
    about: About<'_>,
    mut announcement: Announcement<'_>,
    pinged: Vec<Account>,
) -> Result<()> {
    let (resumes, elsewhere) = (announcement.resumes, std::mem::take(&mut announcement.elsewhere));
    let pings = std::mem::take(&mut announcement.pings);
    post_latest_here(unit, stored, about, announcement, pinged).await?;
    let is_invitation = matches!(about.events, [Event::Invited { .. }]);
    let here = stored.here;
    if stored.is_apart() && (about.new > 0 || resumes || is_invitation || !elsewhere.is_empty()) {
        stored.here = here.other();
        let pinged = match pings {
            Pings::Usual | Pings::Only(_) => usual_pings(unit, stored, about.events).await?,
            Pings::OfTournament(called) => tournament_pings(unit, stored, called).await?,
            Pings::Nobody => Vec::new(),
        };
        let language = language(unit, stored, pinged.first()).await?;
        let goes_on = if resumes { speech::say(language, id!("told-across-back"), &[]) } else { Text::default() };
        let announcement = Announcement { before: goes_on.then(" ", elsewhere), ..Announcement::default() };
        post_latest_here(unit, stored, about, announcement, pinged).await?;
        stored.here = here;
    }
    Ok(())
}

async fn post_latest_here(
    unit: &mut Unit<'_>,
    stored: &mut TableRecord,
    about: About<'_>,
    announcement: Announcement<'_>,
    pinged: Vec<Account>,
) -> Result<()> {
    let events = about.events;
    let language = language(unit, stored, pinged.first()).await?;
    let Announcement { before, after, line, .. } = &announcement;
    let lasting = line.as_ref().map_or([before, after], |line| [line, line]);
    let line = shrunk_line(unit, stored, about, lasting, language).await?;
    let mut post = Post { line, ..post(unit, stored, events, announcement, pinged.first()).await? };
    let mut pinged = pinged.into_iter();
    (post.ping, post.also) = (pinged.next(), pinged.next());
    stored.due_at = due_at(unit, stored).await?;
    let invitation = stored.showing().latest.filter(|_| events.iter().any(is_acceptance));
    // Posts that follow the opening of a thread go there, so the message at which it starts loses its choices first.
    let old = if is_thread_due(stored) {
        complete_invitation(unit, stored, invitation).await?;
        remove_latest_choices(unit, stored).await?;
        open_thread(unit, stored).await?;
        post.thread.clone_from(&stored.showing().thread);
        None
    } else {
        stored.showing().latest
    };
    // The new message is sent before the old one shrinks or loses its choices. A click on one of those in between is refused.
    let latest = unit.store.replace_latest(&stored.lane(LaneKind::Game), PostKind::New, &post, old, unit.now).await?;
    stored.showing_mut().latest = Some(latest);
    if old.is_some() {
        complete_invitation(unit, stored, invitation).await?;
    }
    archive_thread(unit, stored, LaneKind::Game).await
}

/// Returns for whom messages about the table are written here: the only player who reads them, or else the one who has the
/// decision.
fn addressee(stored: &TableRecord) -> Option<Seat> {
    stored.only_seat().or(stored.table.to_decide())
}

/// Returns the message about `events`, for the player who has the decision, or for `reader` if nobody has. It ends with
/// what its reader can do next.
async fn post(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    events: &[Event],
    Announcement { before, after, .. }: Announcement<'_>,
    reader: Option<&Account>,
) -> Result<Post> {
    let addressee = addressee(stored);
    let language = language(unit, stored, reader).await?;
    let reader = stored.only_seat().or_else(|| stored.seat(reader?)).unwrap_or(Seat::Inviter);
    let table = with_current_clock(unit, stored).await?;
    let absence = known_absence(unit, stored, language).await?;
    let rated = Box::pin(ratings::told(unit, stored, events, language)).await?;
    let OfTournament { result, next, first_turn } = Box::pin(of_tournament(unit, stored, events, language)).await?;
    let (rated, follows) = (rated.then("\n", result), next);
    let preferences = unit.store.preferences_of(&stored.seats()[addressee.unwrap_or(reader)]).await?;
    let mut tip = tip(unit, stored, language, &preferences).await?;
    let view = view_of(stored, &table, language);
    let table_line = speech::say(language, id!("table-line"), &[("table", Arg::Table(stored.id))]);
    let whole = speech::story(&view, events);
    let story_and_question = |tip: &Text, is_explained: bool| {
        let next = follows.clone().unwrap_or_else(|| speech::next_step(&view, Some(reader), is_explained));
        let next = next.then(" ", first_turn.clone());
        // A space or a line break stands between two parts.
        let taken: usize =
            [&table_line, &before, &absence, &rated, &next, tip, &after].map(|part| length(part) + 1).iter().sum();
        let story = speech::latest_story(&view, events, MAX_MESSAGE.saturating_sub(taken).max(MIN_STORY));
        let fits = story == whole && (first_turn.is_empty() || taken + length(&story) <= MAX_MESSAGE);
        (story, next, fits)
    };
    let (mut story, mut next, mut fits) = story_and_question(&tip, !tip.is_empty());
    if !fits && !tip.is_empty() {
        // What has happened, and by when to move, comes before a tip.
        tip = Text::default();
        (story, next, fits) = story_and_question(&tip, false);
    }
    if !fits && !first_turn.is_empty() {
        (story, next, _) = story_and_question(&tip, true);
    }
    let story = before.then(" ", story).then(" ", absence).then("\n", rated);
    let separator = if story.is_empty() { " " } else { "\n" };
    let text = table_line.then(" ", story).then(separator, next).then("\n", tip).then("\n", after);
    // The board is shown from the side of the player to move or, when the game is over, of the reader.
    let board = board(&view, addressee.or(Some(reader)), &preferences);
    let (text, board) = arrange(text, board, &preferences, stored.place().platform.capabilities().has_short_lines);
    let mut choices = if follows.is_some() { choices_without_rematch(&view) } else { choices(&view) };
    // Whoever may claim the win may play in another place.
    if stored.only_seat().is_none_or(|seat| stored.table.clock_runs_for() != Some(seat)) {
        choices.extend(claim_choice(&view));
    }
    Ok(Post {
        place: stored.place().clone(),
        thread: stored.thread().cloned(),
        ping: stored.table.to_decide().and_then(|seat| view.seats[seat].account().cloned()),
        also: None,
        is_silent: is_watched(unit, stored),
        others: Vec::new(),
        text: text.with_prefix(stored.place().platform.capabilities().command_prefix),
        board,
        choices,
        menu: play_menu(&view, preferences.numbering),
        line: None,
    })
}

/// Returns the language of a message for the player who has the decision, or for `reader` if nobody has.
async fn language(unit: &mut Unit<'_>, stored: &TableRecord, reader: Option<&Account>) -> Result<Language> {
    let seats = stored.seats();
    let reader = match addressee(stored) {
        Some(seat) => seats[seat].account(),
        None => reader.or(seats.inviter.account()),
    };
    unit.public_language(stored.place(), reader).await
}

fn length(text: &Text) -> usize {
    text.to_string().chars().count()
}

/// Posts `text` about the table in `place` and pings `ping`. The table's latest message keeps its choices.
pub(super) async fn post_notice(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    place: Place,
    ping: Option<Account>,
    language: Language,
    text: Text,
) -> Result<()> {
    let lane = if place.is_direct() { LaneKind::Direct } else { LaneKind::Notice };
    post_in_lane(unit, lane, stored, place, ping, language, text).await
}

/// Does the same as [`post_notice`] in a given lane of the table.
pub(super) async fn post_in_lane(
    unit: &mut Unit<'_>,
    kind: LaneKind,
    stored: &TableRecord,
    place: Place,
    ping: Option<Account>,
    language: Language,
    text: Text,
) -> Result<()> {
    let text = speech::of_table(language, stored.id, text);
    let thread = stored.thread().filter(|_| !place.is_direct()).cloned();
    let text = text.with_prefix(place.platform.capabilities().command_prefix);
    let post = Post { thread, ping, ..Post::text_only(place, text) };
    unit.store.enqueue(&stored.lane(kind), PostKind::New, &post, unit.now).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chat::{Account, Platform, User};
    use crate::speech::View;
    use kafenio_board::rules::Variant;
    use kafenio_board::table::{GameChoice, Length, Table, TableId, Terms};

    #[test]
    fn story_that_is_too_long_loses_its_oldest_part() {
        let person = |name: &str| {
            let account = Account { platform: Platform::Console, id: name.to_lowercase() };
            Occupant::Person(User { account, name: name.to_owned() })
        };
        let seats = BySeat { inviter: person("Alice"), invited: person("Bob") };
        let terms = Terms::new(GameChoice::Of(Variant::Portes), Length::Single);
        // Each offer differs from the one before it.
        let offered = |level| {
            Seat::BOTH
                .map(|seat| [Event::ResignationOffered { seat, level }, Event::OfferRefused { seat: seat.other() }])
        };
        let begin = [Event::Invited { terms, first: None }, Event::Accepted { checkers: BySeat::default() }];
        let rest: Vec<Event> = (0..20).flat_map(|_| [1, 2].map(offered)).flatten().flatten().collect();
        let table = Table::fold(begin.iter().chain(&rest)).expect("it begins with an invitation");
        let platform = Platform::Console;
        let view = View { language: Language::DEFAULT, platform, id: TableId(1), table: &table, seats };
        let whole = speech::story(&view, &rest).to_string();
        let story = speech::latest_story(&view, &rest, MAX_MESSAGE).to_string();
        assert!(whole.chars().count() > 2000 && story.chars().count() <= MAX_MESSAGE, "{}", story.len());
        let kept = story.strip_prefix("… ").expect("the gap is marked");
        assert!(whole.ends_with(kept) && kept.len() > MAX_MESSAGE / 2, "{story}");
        assert_eq!(speech::latest_story(&view, &rest[..2], MAX_MESSAGE), speech::story(&view, &rest[..2]));
    }
}
