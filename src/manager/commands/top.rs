//! `/top`: lists those who do best here, by the rated matches of this month, by their ratings, or by their error rates.

use kafenio_board::table::{DAY, GameChoice, month_of};

use crate::chat::{Account, Board, Choice, Occupant, Text, User};
use crate::command::{Command, ParsedCommand, Target, TopList};
use crate::error_rate::LISTED;
use crate::locale::id;
use crate::manager::calendar::month::{self, month_line, month_scores};
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::present::{Listed, list_board};
use crate::speech::{self, Arg};
use crate::store::{Established, Preferences, StoredRating};

/// How many people are listed.
const MOST: usize = 10;
/// How many rated matches that count, and against how many people, a listed rating rests on.
const LEAST_MATCHES: i64 = 5;
const LEAST_PEOPLE: i64 = 3;
/// How long ago the last one may be, in milliseconds.
const LISTED_FOR: i64 = 90 * DAY;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, game: Option<GameChoice>, list: TopList) -> Answer {
    let preferences = unit.preferences().await?;
    let (text, board) = match list {
        TopList::Month => month(unit, game, &preferences).await?,
        TopList::Ratings => ratings(unit, game, &preferences).await?,
        TopList::Play => play(unit, game, &preferences).await?,
    };
    let choices = choices(unit, game, list);
    if unit.place.platform.capabilities().has_buttons {
        let mut replies = unit.show(text, board, &preferences);
        replies[0].choices = choices;
        return Ok(replies);
    }
    let mut others = choices.into_iter().filter(|choice| !choice.primary).map(|choice| Arg::Code(choice.command));
    let (Some(one), Some(other)) = (others.next(), others.next()) else {
        return Ok(unit.show(text, board, &preferences));
    };
    let others = unit.text(id!("top-others"), &[("one", one), ("other", other)]);
    Ok(unit.show(text.then("\n", others), board, &preferences))
}

async fn month(
    unit: &mut Unit<'_>,
    game: Option<GameChoice>,
    preferences: &Preferences,
) -> anyhow::Result<(Text, Option<Board>)> {
    let month = month_of(unit.now);
    let place = unit.place.clone();
    let scores = month_scores(unit.store.sides_of_month(&place, game, month).await?);
    let name = game.map(|game| speech::game_name(unit.language, game)).unwrap_or_default();
    let args = [("game", Arg::Text(&name)), speech::yes_or_no("given", game.is_some())];
    let mut listed = Vec::new();
    for (rank, user, score) in month::listed(&scores).into_iter().take(MOST) {
        let who = Occupant::seen_on(user, place.platform);
        let numbers = [score.points, score.won, score.not_won].map(|count| count.to_string());
        let cells = [rank.to_string(), speech::name_of(unit.language, &who)].into_iter().chain(numbers).collect();
        listed.push(Listed { cells, words: month_line(unit.language, rank, &who, score) });
    }
    if listed.is_empty() {
        return Ok((unit.text(id!("top-month-none"), &args), None));
    }
    let left = speech::duration_to_come(unit.language, month.end - unit.now);
    let rules = unit.text(id!("top-month-rules"), &[("left", Arg::Text(&left))]);
    let title = unit.text(id!("top-month"), &args).to_string();
    let headings = [id!("column-points"), id!("column-won"), id!("column-not-won")];
    Ok((rules, Some(list_board(unit.language, title, &headings, listed, preferences))))
}

async fn ratings(
    unit: &mut Unit<'_>,
    game: Option<GameChoice>,
    preferences: &Preferences,
) -> anyhow::Result<(Text, Option<Board>)> {
    let game = game_or_usual(unit, game).await?;
    let name = speech::game_name(unit.language, game);
    let mut listed = Vec::new();
    for (rank, (user, stored)) in (1..).zip(best_here(unit, game).await?).take(MOST) {
        let rating = speech::rating(unit.language, stored.at(unit.now));
        let who = Occupant::seen_on(user, unit.place.platform);
        let line = [
            ("rank", Arg::Number(rank)),
            ("who", Arg::Occupant(&who)),
            ("rating", Arg::Text(&rating)),
            ("count", Arg::Number(u32::try_from(stored.matches)?)),
        ];
        let words = unit.text(id!("top-ratings-line"), &line);
        let name = speech::name_of(unit.language, &who);
        listed.push(Listed { cells: vec![rank.to_string(), name, rating, stored.matches.to_string()], words });
    }
    let args = [("game", Arg::Text(&name))];
    let mut text = unit.text(if listed.is_empty() { id!("top-ratings-none") } else { id!("top-ratings-rules") }, &args);
    let author = unit.account();
    if let Some(own) = unit.store.ratings(&author).await?.into_iter().find(|own| own.game == game) {
        let rating = speech::rating(unit.language, own.at(unit.now));
        text = text.then("\n", unit.text(id!("top-own"), &[("rating", Arg::Text(&rating))]));
    }
    let title = unit.text(id!("top-ratings"), &args).to_string();
    let headings = [id!("column-rating"), id!("column-matches")];
    let board = (!listed.is_empty()).then(|| list_board(unit.language, title, &headings, listed, preferences));
    Ok((text, board))
}

async fn play(
    unit: &mut Unit<'_>,
    game: Option<GameChoice>,
    preferences: &Preferences,
) -> anyhow::Result<(Text, Option<Board>)> {
    let game = game_or_usual(unit, game).await?;
    let place = unit.place.clone();
    let best = unit.store.best_error_rates(&place, game, unit.now - LISTED_FOR).await?;
    let name = speech::game_name(unit.language, game);
    let [least, most] = LISTED.map(|count| Arg::Number(u32::try_from(count).unwrap_or(u32::MAX)));
    let args = [("game", Arg::Text(&name)), ("least", least), ("most", most)];
    if best.is_empty() {
        return Ok((unit.text(id!("top-play-none"), &args), None));
    }
    let mut listed = Vec::new();
    for (rank, (user, losses)) in (1..).zip(best).take(MOST) {
        let who = Occupant::seen_on(user, place.platform);
        let words = speech::error_rate_of(unit.language, &who, losses);
        let words = unit.text(id!("top-rank"), &[("rank", Arg::Number(rank))]).then(" ", words);
        let name = speech::name_of(unit.language, &who);
        let rate = speech::error_rate_with_margin(unit.language, losses);
        listed.push(Listed { cells: vec![rank.to_string(), name, rate, losses.decisions.to_string()], words });
    }
    let title = unit.text(id!("top-play"), &args).to_string();
    let headings = [id!("column-error-rate"), id!("column-decisions")];
    let board = list_board(unit.language, title, &headings, listed, preferences);
    Ok((unit.text(id!("top-play-units"), &args), Some(board)))
}

/// Returns the game that is asked for, or else the one in which most people have a rating.
async fn game_or_usual(unit: &mut Unit<'_>, game: Option<GameChoice>) -> anyhow::Result<GameChoice> {
    match game {
        Some(game) => Ok(game),
        None => Ok(unit.store.most_rated_game().await?.unwrap_or(GameChoice::ALL[0])),
    }
}

/// Returns those who are listed here by their ratings in `game`, the best first.
async fn best_here(unit: &mut Unit<'_>, game: GameChoice) -> anyhow::Result<Vec<(User, StoredRating)>> {
    let established = Established { matches: LEAST_MATCHES, people: LEAST_PEOPLE, since: unit.now - LISTED_FOR };
    let place = unit.place.clone();
    unit.store.best_ratings(&place, game, established).await
}

/// Returns the rank of somebody with this rating among those who are listed here, counted from 1; `None` if they are not.
pub(super) async fn rank_here(
    unit: &mut Unit<'_>,
    rated: &StoredRating,
    account: &Account,
) -> anyhow::Result<Option<u32>> {
    if rated.matches < LEAST_MATCHES {
        return Ok(None);
    }
    let accounts = unit.store.accounts_of_person(account).await?;
    let mut ranked = (1..).zip(best_here(unit, rated.game).await?);
    Ok(ranked.find(|(_, (user, _))| accounts.contains(&user.account)).map(|(rank, _)| rank))
}

/// Returns a button for each of the lists, the shown one included, so that it can be looked at again.
fn choices(unit: &Unit<'_>, game: Option<GameChoice>, shown: TopList) -> Vec<Choice> {
    let labels = [
        (TopList::Month, id!("choice-top-month")),
        (TopList::Ratings, id!("choice-top-ratings")),
        (TopList::Play, id!("choice-top-play")),
    ];
    let choice = |(list, label)| {
        let command = ParsedCommand { command: Command::Top { game, list }, target: Target::default() };
        let button = Choice::button(unit.text(label, &[]).to_string(), command.to_string());
        Choice { primary: list == shown, ..button }
    };
    labels.into_iter().map(choice).collect()
}
