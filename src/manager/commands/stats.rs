//! `/stats`: how somebody's games ended, how well they were played and how lucky they were.

use std::collections::{BTreeMap, HashMap};

use kafenio_board::rules::Variant;
use kafenio_board::table::{GameChoice, GameRecord, Seat, Stage, score_sheet, without_undone};
use kafenio_engine::computer::{Totals, read_totals};

use super::top::rank_here;
use crate::chat::{Account, Board, User};
use crate::locale::id;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::present::stats_board;
use crate::speech::{self, Arg, GameStats, RatingStats};
use crate::store::{Preferences, StoredRating, TableRecord};

/// The most tables that count, the latest ones.
const MOST_TABLES: u32 = 100;
/// How many are read of each account, one more than count, so that it is known whether some are left out.
const MOST_READ: u32 = MOST_TABLES + 1;
/// The fewest analysed games or rated matches that get a picture; fewer would not make a curve.
const LEAST_FOR_PICTURE: usize = 3;
/// The most rated matches that a curve shows, the latest ones.
const MOST_RATED: i64 = 100;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, game: Option<GameChoice>, person: Option<&User>) -> Answer {
    let author = unit.account();
    let own = unit.store.accounts_of_person(&author).await?;
    let other = person.filter(|person| !own.contains(&person.account));
    if other.is_some_and(|other| unit.manager.is_own(&other.account)) {
        return Ok(unit.say(id!("stats-me"), &[]));
    }
    let mut tables = match other {
        None => tables_of(unit, &own).await?,
        Some(other) => tables_with(unit, &own, &other.account).await?,
    };
    // The oldest first, as the curve shows them.
    tables.sort_by_key(|(stored, _)| stored.changed_at);
    let older = tables.len().saturating_sub(MOST_TABLES as usize);
    tables.drain(..older);
    let is_asked = |variant: Variant| game.is_none_or(|game| game.games().contains(&variant));
    let mut stats: HashMap<Variant, GameStats> = HashMap::new();
    for (stored, seat) in &tables {
        for (record, totals) in finished_games(unit, stored, *seat).await? {
            if is_asked(record.variant) {
                add(stats.entry(record.variant).or_default(), *seat, &record, totals);
            }
        }
    }
    let whose = speech::yes_or_no("own", other.is_none());
    let player = other.unwrap_or(unit.author()).clone();
    let who = Arg::Person(&player);
    // In the order in which games are listed everywhere.
    let stats: Vec<(Variant, GameStats)> =
        Variant::ALL.into_iter().filter_map(|variant| Some((variant, stats.remove(&variant)?))).collect();
    if stats.is_empty() {
        let name = game.map(|game| speech::game_name(unit.language, game));
        let given = speech::yes_or_no("given", name.is_some());
        let name = Arg::Text(name.as_deref().unwrap_or_default());
        return Ok(unit.say(id!("stats-none"), &[whose, ("who", who), given, ("game", name)]));
    }
    let count = if older > 0 { MOST_TABLES } else { 0 };
    let heading = [whose, ("who", who), ("latest", Arg::Number(count))];
    let mut text = unit.text(id!("stats-heading"), &heading);
    for (variant, of_game) in &stats {
        text = text.then("\n", speech::game_stats(unit.language, *variant, of_game));
    }
    let mut rated = Vec::new();
    let is_hidden = other.is_some() && unit.store.preferences(&player.account).await?.unranked;
    for stored in unit.store.ratings(&player.account).await? {
        if !is_hidden && game.is_none_or(|game| game == stored.game) {
            let rank = rank_here(unit, &stored, &player.account).await?;
            text = text.then("\n", speech::rating_of(unit.language, stored.game, stored.at(unit.now), rank));
            rated.push((stored, rank));
        }
    }
    if stats.iter().any(|(_, of_game)| !of_game.judged.is_empty()) {
        text = text.then("\n", unit.text(id!("stats-units"), &[]));
    }
    if other.is_none() && stats.iter().any(|(_, of_game)| of_game.analysed < of_game.games) {
        text = text.then("\n", unit.text(id!("stats-analyse"), &[]));
    }
    let preferences = unit.preferences().await?;
    let board = picture(unit, &player, &rated, &stats, &preferences).await?;
    Ok(unit.show(text, board, &preferences))
}

/// Returns the picture of the game of which there is most to show; `None` if that would not make a curve.
async fn picture(
    unit: &mut Unit<'_>,
    player: &User,
    rated: &[(StoredRating, Option<u32>)],
    stats: &[(Variant, GameStats)],
    preferences: &Preferences,
) -> anyhow::Result<Option<Board>> {
    let matches = |stored: &StoredRating| usize::try_from(stored.matches.min(MOST_RATED)).unwrap_or(0);
    let rated_in =
        |game: GameChoice| rated.iter().find(|(stored, _)| stored.game == game && matches(stored) >= LEAST_FOR_PICTURE);
    let judged_in = |game: GameChoice| {
        let judged =
            stats.iter().find(|(variant, _)| GameChoice::Of(*variant) == game).map(|(_, of_game)| &of_game.judged);
        judged.filter(|judged| judged.len() >= LEAST_FOR_PICTURE).map_or(&[][..], Vec::as_slice)
    };
    let length = |game: &GameChoice| judged_in(*game).len() + rated_in(*game).map_or(0, |(stored, _)| matches(stored));
    let drawn = GameChoice::ALL.into_iter().max_by_key(length).filter(|game| length(game) > 0);
    let Some(game) = drawn else { return Ok(None) };
    let rated = match rated_in(game) {
        Some((stored, rank)) => {
            let history = unit.store.rating_history(&player.account, game, MOST_RATED).await?;
            let history = history.into_iter().map(|rating| rating as i32).collect();
            Some(RatingStats { now: stored.at(unit.now), rank: *rank, history })
        }
        None => None,
    };
    Ok(Some(stats_board(unit.language, game, player, rated.as_ref(), judged_in(game), preferences)))
}

/// Returns the latest tables of a person with these accounts, wherever they are, and the seats of the person.
async fn tables_of(unit: &mut Unit<'_>, accounts: &[Account]) -> anyhow::Result<Vec<(TableRecord, Seat)>> {
    let mut tables = Vec::new();
    for account in accounts {
        let mut found = unit.store.closed_tables_of(account, MOST_READ.into()).await?;
        found.extend(unit.store.open_tables_anywhere(account).await?);
        tables.extend(found.into_iter().filter_map(|stored| stored.seat(account).map(|seat| (stored, seat))));
    }
    tables.sort_by_key(|(stored, _)| std::cmp::Reverse(stored.id));
    tables.dedup_by_key(|(stored, _)| stored.id);
    Ok(tables)
}

/// Returns the tables of `other` that the author may know: the latest closed ones here, and those against the author.
async fn tables_with(
    unit: &mut Unit<'_>,
    own: &[Account],
    other: &Account,
) -> anyhow::Result<Vec<(TableRecord, Seat)>> {
    let here = unit.store.closed_tables(&unit.place, other, MOST_READ.into()).await?;
    let mut tables: Vec<(TableRecord, Seat)> =
        here.into_iter().filter_map(|stored| stored.seat(other).map(|seat| (stored, seat))).collect();
    for (stored, seat) in tables_of(unit, own).await? {
        let is_against = stored.players[seat.other()].has(other);
        if is_against && tables.iter().all(|(known, _)| known.id != stored.id) {
            tables.push((stored, seat.other()));
        }
    }
    Ok(tables)
}

/// Returns the finished games of a table, with what the engine has found about `seat` there, if somebody has asked. Those of a
/// table that was closed without a result do not count.
async fn finished_games(
    unit: &mut Unit<'_>,
    stored: &TableRecord,
    seat: Seat,
) -> anyhow::Result<Vec<(GameRecord, Option<Totals>)>> {
    if matches!(stored.table.stage, Stage::Closed(_)) {
        return Ok(Vec::new());
    }
    let events = without_undone(&unit.store.events(stored.id, 0).await?);
    let written = unit.store.analyses(stored.id).await?;
    let totals = if written.is_empty() { BTreeMap::new() } else { read_totals(&events, &written) };
    let with_totals = |record: GameRecord| (record, totals.get(&record.number).map(|both| both[seat]));
    Ok(score_sheet(&events).into_iter().map(with_totals).collect())
}

fn add(stats: &mut GameStats, seat: Seat, record: &GameRecord, totals: Option<Totals>) {
    stats.games += 1;
    let points = i64::from(record.points);
    match record.winner {
        Some(winner) if winner == seat => {
            stats.won += 1;
            stats.points += points;
        }
        Some(_) => stats.points -= points,
        None => {}
    }
    stats.analysed += u32::from(totals.is_some());
    // A game that ended before its first decision says nothing.
    stats.judged.extend(totals.filter(|totals| totals.decisions().count > 0));
}
