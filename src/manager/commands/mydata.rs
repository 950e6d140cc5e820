//! `/mydata`: sends the author everything that is stored about them, as a JSON file. `docs/privacy.md` describes it.

use std::{mem, slice};

use kafenio_board::table::{Seat, Stage, Terms};
use serde::Serialize;
use serde_json::Value;

use crate::chat::{Account, File, Post};
use crate::locale::id;
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::{ChallengeState, PuzzleProgress, StoredChallenge, StoredRating, TableRecord, TournamentRecord};

/// The number of tables on a page.
const PAGE: u32 = 500;
/// The most messages to be delivered that are listed.
const MAX_WAITING: u32 = 100;

/// What is stored about a person. All times are in milliseconds since 1970 (UTC).
#[derive(Serialize)]
struct MyData {
    account: Account,
    name: Option<String>,
    /// The locale that the platform reports.
    platform_language: Option<String>,
    settings: Value,
    /// The names of the people whom they have blocked.
    blocked: Vec<String>,
    vacations: Vec<Span>,
    tables: Tables,
    challenges: Vec<MyChallenge>,
    tournaments: Vec<MyTournament>,
    ratings: Vec<MyRating>,
    /// Which puzzles they were shown, and how many they have solved.
    puzzles: PuzzleProgress,
    puzzles_of_the_day: Vec<MyPuzzle>,
    /// The messages that are still to be delivered and that name or notify them.
    messages_to_deliver: Vec<Waiting>,
    /// The same of the other accounts that they have linked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    linked_accounts: Vec<MyData>,
}

#[derive(Serialize)]
struct Span {
    from: i64,
    until: i64,
}

#[derive(Serialize)]
struct Tables {
    total: u32,
    page: u32,
    pages: u32,
    /// Those of this page, the latest first.
    list: Vec<MyTable>,
}

#[derive(Serialize)]
struct MyTable {
    table: String,
    place: String,
    role: Seat,
    /// The name that they have at this table.
    name: String,
    opponent: String,
    state: &'static str,
    /// Whether they have won the match.
    won: Option<bool>,
    score: [u32; 2],
    terms: Terms,
    /// The number of stored events: invitations, rolls, plays, offers, results.
    events: i64,
    opened_at: i64,
    changed_at: i64,
}

#[derive(Serialize)]
struct MyChallenge {
    challenge: String,
    place: String,
    open: bool,
    terms: Terms,
    opened_at: i64,
}

/// A tournament that they have joined or opened.
#[derive(Serialize)]
struct MyTournament {
    tournament: String,
    kind: &'static str,
    place: String,
    /// The name that they have there.
    name: Option<String>,
    going_on: bool,
    won: u32,
    lost: u32,
    terms: Terms,
    opened_at: i64,
}

/// Their rating in a game, in points.
#[derive(Serialize)]
struct MyRating {
    game: &'static str,
    rating: f64,
    deviation: f64,
    matches: i64,
    rated_at: i64,
}

/// Their first answer to a puzzle of the day.
#[derive(Serialize)]
struct MyPuzzle {
    place: String,
    solved: bool,
    answered_at: i64,
}

#[derive(Serialize)]
struct Waiting {
    place: String,
    text: String,
}

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, page: u32) -> Answer {
    check_private(unit, "/mydata")?;
    let account = unit.account();
    let mut data = collect(unit, &account, page).await?;
    for linked in unit.store.linked_accounts(&account).await? {
        data.linked_accounts.push(collect(unit, &linked.account, page).await?);
    }
    let mut text = unit.text(id!("done-mydata"), &[]);
    let pages = data.linked_accounts.iter().map(|linked| linked.tables.pages).fold(data.tables.pages, u32::max);
    if page < pages {
        let next = Arg::Code(format!("/mydata {}", page + 1));
        let args = [("page", Arg::Number(page)), ("pages", Arg::Number(pages)), ("next", next)];
        text = text.then(" ", unit.text(id!("done-mydata-more"), &args));
    }
    let mut json = serde_json::to_string_pretty(&data).map_err(anyhow::Error::from)?;
    json.push('\n');
    let mut replies = unit.reply(text);
    replies[0].file = Some(File::plain("mydata.json".to_owned(), json));
    Ok(replies)
}

/// Checks that nobody but the author reads the answer to `command`.
///
/// # Errors
/// Returns a [`Stop`] if others would.
pub(super) fn check_private(unit: &Unit<'_>, command: &str) -> Result<(), Stop> {
    if unit.others_read_replies()? {
        return Err(unit.refuse(id!("refused-mydata-here"), &[("command", Arg::Code(command.to_owned()))]));
    }
    Ok(())
}

async fn collect(unit: &mut Unit<'_>, account: &Account, page: u32) -> anyhow::Result<MyData> {
    let mut preferences = unit.store.preferences(account).await?;
    let mut blocked = mem::take(&mut preferences.blocked);
    blocked.append(&mut preferences.blocked_across);
    let mut settings = serde_json::to_value(&preferences)?;
    if let Value::Object(settings) = &mut settings {
        settings.remove("blocked");
        settings.remove("blocked_across");
    }
    let (total, tables) = unit.store.tables_of(account, PAGE, (page - 1) * PAGE).await?;
    let challenges = unit.store.challenges_of(account).await?;
    let tournaments = unit.store.tournaments_of(account).await?;
    let answers = unit.store.puzzle_answers_of(account).await?;
    let waiting = unit.store.due_posts_naming(account, MAX_WAITING).await?;
    Ok(MyData {
        name: unit.store.name(account).await?,
        platform_language: unit.store.platform_locale(account).await?,
        settings,
        blocked: blocked.into_iter().map(|user| user.name).collect(),
        vacations: unit.store.vacations(account).await?.into_iter().map(|[from, until]| Span { from, until }).collect(),
        tables: Tables {
            total,
            page,
            pages: total.div_ceil(PAGE).max(1),
            list: tables.iter().filter_map(|stored| my_table(unit, account, stored)).collect(),
        },
        challenges: challenges.into_iter().map(my_challenge).collect(),
        tournaments: tournaments.iter().map(|record| my_tournament(account, record)).collect(),
        ratings: unit.store.ratings_of_account(account).await?.iter().map(my_rating).collect(),
        puzzles: unit.store.puzzle_progress(account).await?,
        puzzles_of_the_day: answers
            .into_iter()
            .map(|(place, answer)| MyPuzzle {
                place: place.id,
                solved: answer.is_solved,
                answered_at: answer.answered_at,
            })
            .collect(),
        messages_to_deliver: waiting
            .into_iter()
            .map(|Post { place, text, .. }| Waiting { place: place.id, text: text.to_string() })
            .collect(),
        account: account.clone(),
        linked_accounts: Vec::new(),
    })
}

fn my_challenge(challenge: StoredChallenge) -> MyChallenge {
    MyChallenge {
        challenge: challenge.id.to_string(),
        place: challenge.place.id,
        open: challenge.state == ChallengeState::Open,
        terms: challenge.terms,
        opened_at: challenge.opened_at,
    }
}

fn my_tournament(account: &Account, record: &TournamentRecord) -> MyTournament {
    let entrant = record.entrant(slice::from_ref(account));
    let played = entrant.map(|entrant| &record.state.entrants[entrant]);
    MyTournament {
        tournament: record.id.to_string(),
        kind: record.state.format.key(),
        place: entrant.map_or(&record.place, |entrant| &record.people[entrant].place).id.clone(),
        name: entrant.map(|entrant| record.people[entrant].player.name().to_owned()),
        going_on: record.state.is_going_on(),
        won: played.map_or(0, |entrant| entrant.won),
        lost: played.map_or(0, |entrant| entrant.lost),
        terms: record.terms,
        opened_at: record.opened_at,
    }
}

fn my_rating(rated: &StoredRating) -> MyRating {
    let StoredRating { game, rating, rated_at, matches } = *rated;
    let [rating, deviation] = rating.points();
    MyRating { game: game.key(), rating, deviation, matches, rated_at }
}

fn my_table(unit: &Unit<'_>, account: &Account, stored: &TableRecord) -> Option<MyTable> {
    let role = stored.seat(account)?;
    let (state, winner) = match stored.table.stage {
        Stage::Inviting => ("invitation", None),
        Stage::Playing(_) => ("playing", None),
        Stage::Closed(_) => ("closed", None),
        Stage::Over { winner, .. } => ("over", winner),
    };
    Some(MyTable {
        table: stored.id.to_string(),
        place: stored.place().id.clone(),
        role,
        name: stored.players[role].name().to_owned(),
        opponent: speech::bare_name_of(unit.language, &stored.seats()[role.other()]),
        state,
        won: winner.map(|winner| winner == role),
        score: [stored.table.score[role], stored.table.score[role.other()]],
        terms: stored.table.terms,
        events: stored.version,
        opened_at: stored.opened_at,
        changed_at: stored.changed_at,
    })
}
