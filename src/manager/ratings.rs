//! Which rated matches count, and what they change. `docs/ratings.md` has the rules, and `rating.rs` the mathematics.

use kafenio_board::table::{BySeat, DAY, EndReason, Event, Seat, Stage, without_undone};

use super::stop::Stop;
use super::unit::{Unit, view_of};
use crate::chat::{Account, Occupant, Text};
use crate::language::Language;
use crate::locale::id;
use crate::speech::{self, Arg, Stake};
use crate::store::{Entrant, RatedMatch, TableRecord, Uncounted};

/// The fewest turns that each side has in a match that counts.
const LEAST_TURNS: usize = 8;
/// How many matches of the same two people count.
const OF_PAIR: Limit = Limit { matches: 10, period: 30 * DAY };
/// How many matches of a person against the computer count.
const AGAINST_COMPUTER: Limit = Limit { matches: 3, period: DAY };

/// The most matches that count within a period.
struct Limit {
    matches: i64,
    /// In milliseconds.
    period: i64,
}

/// Returns what a rated match changes if it is over after `events`, the last ones, which are not saved yet; otherwise `None`.
pub(super) async fn outcome(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    events: &[Event],
) -> anyhow::Result<Option<RatedMatch>> {
    let Stage::Over { winner, .. } = stored.table.stage else { return Ok(None) };
    if !stored.table.terms.rated {
        return Ok(None);
    }
    let entrants = entrants(unit, stored).await?;
    let mut rated = unit.store.rate(stored.id, &stored.table.terms, entrants.clone(), winner, unit.now).await?;
    let claimed = |event: &Event| matches!(event, Event::GameEnded { reason: EndReason::Claimed, .. });
    rated.claimed = events.iter().any(claimed);
    let adjudicated = |event: &Event| matches!(event, Event::GameEnded { reason: EndReason::Adjudicated, .. });
    let mut all = unit.store.events(stored.id, 0).await?;
    all.extend_from_slice(events);
    rated.uncounted = match known_uncounted(unit, &entrants).await? {
        Some(reason) => Some(reason),
        None if events.iter().any(adjudicated) => Some(Uncounted::Tournament),
        None if Seat::BOTH.into_iter().any(|seat| turns(&all, seat) < LEAST_TURNS) => Some(Uncounted::Turns),
        None if rated.claimed && is_same_absence(unit, stored, winner, &entrants).await? => Some(Uncounted::Absence),
        None => None,
    };
    if rated.uncounted.is_some() {
        for side in [&mut rated.sides.inviter, &mut rated.sides.invited] {
            side.after = side.before;
        }
    }
    Ok(Some(rated))
}

/// Says what is at stake when a rated match is offered or begins, and what it has changed when it is over, as its message about
/// `events` does; empty for any other message.
pub(super) async fn told(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    events: &[Event],
    language: Language,
) -> anyhow::Result<Text> {
    let view = view_of(stored, &stored.table, language);
    if let Some(rated) = unit.rated.clone().filter(|rated| rated.table == stored.id) {
        let mut hidden = BySeat::default();
        for seat in Seat::BOTH {
            hidden[seat] = unit.store.preferences_of(&stored.players[seat]).await?.unranked;
        }
        return Ok(speech::rated_result(&view, &rated, hidden));
    }
    let begins = |event: &Event| matches!(event, Event::Invited { .. } | Event::Accepted { .. });
    if !stored.table.terms.rated || !stored.table.is_open() || !events.iter().any(begins) {
        return Ok(Text::default());
    }
    let entrants = entrants(unit, stored).await?;
    if let Some(reason) = known_uncounted(unit, &entrants).await? {
        return Ok(speech::rated_in_vain(&view, reason));
    }
    let mut stakes = BySeat { inviter: Stake::default(), invited: Stake::default() };
    for winner in Seat::BOTH {
        let rated = unit.store.rate(stored.id, &stored.table.terms, entrants.clone(), Some(winner), unit.now).await?;
        for seat in Seat::BOTH {
            let side = &rated.sides[seat];
            let change = side.after.rating - side.before.rating;
            *(if seat == winner { &mut stakes[seat].won } else { &mut stakes[seat].lost }) = change;
        }
    }
    Ok(speech::rated_stakes(&view, stakes))
}

/// Checks that the author plays no other rated match against the computer: whoever leaves a lost one open begins none.
///
/// # Errors
/// Returns a [`Stop`] that names it if they do.
pub(super) async fn check_rated_against_computer(unit: &mut Unit<'_>) -> Result<(), Stop> {
    for account in unit.store.accounts_of_person(&unit.account()).await? {
        for open in unit.store.open_tables_anywhere(&account).await? {
            if open.table.terms.rated && Seat::BOTH.iter().any(|seat| open.players[*seat].level().is_some()) {
                return Err(unit.refuse(id!("refused-rated-open"), &[("table", Arg::Table(open.id))]));
            }
        }
    }
    Ok(())
}

async fn entrants(unit: &mut Unit<'_>, stored: &TableRecord) -> anyhow::Result<BySeat<Entrant>> {
    let mut entrants = BySeat { inviter: Entrant::Former, invited: Entrant::Former };
    for seat in Seat::BOTH {
        entrants[seat] = match &stored.players[seat] {
            Occupant::Person(person) => unit.store.entrant(&person.account).await?,
            Occupant::Computer(level) => Entrant::Computer(*level),
            Occupant::Former | Occupant::Elsewhere(_) | Occupant::Named(_) => Entrant::Former,
        };
    }
    Ok(entrants)
}

/// Returns why a match between these two does not count, however it ends; `None` if it may count.
async fn known_uncounted(unit: &mut Unit<'_>, entrants: &BySeat<Entrant>) -> anyhow::Result<Option<Uncounted>> {
    let (limit, player, other, reason) = match (&entrants.inviter, &entrants.invited) {
        (Entrant::Former, _) | (_, Entrant::Former) => return Ok(Some(Uncounted::Former)),
        (Entrant::Player(player), Entrant::Computer(_)) | (Entrant::Computer(_), Entrant::Player(player)) => {
            (AGAINST_COMPUTER, *player, None, Uncounted::Computer)
        }
        (Entrant::Player(player), Entrant::Player(other)) => (OF_PAIR, *player, Some(*other), Uncounted::Pair),
        // Somebody is new.
        _ => return Ok(None),
    };
    let counted = unit.store.rated_matches_against(player, other, unit.now - limit.period).await?;
    Ok((counted >= limit.matches).then_some(reason))
}

fn turns(events: &[Event], seat: Seat) -> usize {
    let is_turn = |event: &&Event| match event {
        Event::Played { seat: by, .. } | Event::Passed { seat: by, .. } | Event::ClosedOut { seat: by } => *by == seat,
        _ => false,
    };
    without_undone(events).iter().filter(is_turn).count()
}

/// Returns whether the loser of a match that was lost on time has lost another one so, and has made no play anywhere since.
async fn is_same_absence(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    winner: Option<Seat>,
    entrants: &BySeat<Entrant>,
) -> anyhow::Result<bool> {
    let Some(loser) = winner.map(Seat::other) else { return Ok(false) };
    let Entrant::Player(player) = entrants[loser] else { return Ok(false) };
    let Some(since) = unit.store.last_lost_on_time(player).await? else { return Ok(false) };
    let Some(account) = stored.players[loser].account().cloned() else { return Ok(false) };
    for account in unit.store.accounts_of_person(&account).await? {
        if has_played_since(unit, &account, since).await? {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn has_played_since(unit: &mut Unit<'_>, account: &Account, since: i64) -> anyhow::Result<bool> {
    for (table, seat, first) in unit.store.events_since(account, since).await? {
        let is_own = |event: &Event| matches!(event, Event::Played { seat: by, automatic: None, .. } if *by == seat);
        if unit.store.events(table, first).await?.iter().any(is_own) {
            return Ok(true);
        }
    }
    Ok(false)
}
