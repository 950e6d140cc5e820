//! `/analyse`: says how well a finished game was played and how lucky its players were.

use super::share;
use crate::chat::{Board, Choice, Text};
use crate::command::{Command, ParsedCommand, TableName, Target};
use crate::computer::{Judged, Judgement, MISTAKE, totals};
use crate::manager::request::Request;
use crate::manager::select::{MAX_SEARCHED_TABLES, ended_tables, select_played, table_refusal};
use crate::manager::stop::{Answer, Stop};
use crate::present::{candidates, past_view};
use crate::speech::{self, Arg, View, yes_or_no};
use crate::store::{Preferences, StoredTable};
use crate::table::{Cycle, GameRecord, Seat, score_sheet, without_undone};

/// The most games that are analysed together. A match to 13 points or fewer always fits; of longer matches and sessions these
/// are the latest ones.
pub(super) const MOST_GAMES: usize = 25;
/// The most decisions that are named.
const MOST_MISTAKES: usize = 3;

pub(in crate::manager) async fn run(
    request: &mut Request<'_>,
    target: &Target,
    game: Option<u32>,
    is_shared: bool,
) -> Answer {
    let stored = select_finished(request, target).await?;
    let events = without_undone(&request.store.events(stored.id, 0).await?);
    let finished = score_sheet(&events);
    // Of a match that is over, all games together; of another one, the latest.
    let left_out = finished.len().saturating_sub(MOST_GAMES);
    let shown = match game {
        Some(number) => finished.into_iter().filter(|record| record.number == number).collect(),
        None if stored.table.is_open() => finished.into_iter().next_back().into_iter().collect(),
        None => finished.into_iter().skip(left_out).collect::<Vec<_>>(),
    };
    let [.., record] = &shown[..] else {
        let why = request.text("refused-analyse", &[("given", Arg::Case(if game.is_some() { "yes" } else { "no" }))]);
        return Err(table_refusal(request, &stored, why).await);
    };
    let is_shared = share::begin(request, is_shared).await?;
    let numbers: Vec<u32> = shown.iter().map(|record| record.number).collect();
    let judgements = request.analysis(stored.id, &numbers, &events).await?.concat();
    let preferences = request.preferences().await?;
    let reader = stored.seat(&request.message.author.account).filter(|_| !is_shared);
    let mistakes = mistakes(&judgements, reader);
    let view = request.view(&stored);
    let name = speech::game_name(request.language, Cycle::Of(record.variant));
    let mut text = match numbers.len() {
        1 => {
            let args = [("number", Arg::Number(record.number)), ("game", Arg::Text(&name))];
            request.text("analysis-heading", &args)
        }
        games => {
            let session = yes_or_no("session", stored.table.terms.length.money().is_some());
            request.text("analysis-heading-match", &[("count", Arg::Number(games as u32)), session])
        }
    };
    if numbers.len() > 1 && left_out > 0 {
        text = text.then(" ", request.text("report-left-out", &[("count", Arg::Number(left_out as u32))]));
    }
    let totals = totals(&judgements);
    for seat in Seat::BOTH {
        text = text.then("\n", speech::player_analysis(&view, seat, &totals[seat]));
    }
    text = text.then("\n", speech::luckiest(&view, &judgements));
    let decisions = |seat: Seat| if reader.is_none_or(|reader| reader == seat) { totals[seat].decisions } else { 0 };
    // Nobody is praised for a game without a decision.
    if Seat::BOTH.into_iter().map(decisions).sum::<u32>() > 0 {
        let mut resigned = shown.iter().filter_map(GameRecord::resigned_by);
        let has_resigned = resigned.any(|loser| reader.is_none_or(|reader| reader == loser));
        text = text.then("\n", mistakes_text(request, &view, &mistakes, reader, has_resigned, &preferences));
    }
    let drawn = mistakes.iter().find_map(|mistake| Some((mistake.turn, board(&view, mistake, &preferences)?)));
    let (turn, board) = drawn.unzip();
    if let Some(turn) = turn {
        text = text.then("\n", request.text("analysis-picture", &[("turn", Arg::Number(turn))]));
    }
    let text = request.of_table(&stored, text);
    let mut replies = request.show(text, board, &preferences);
    if request.message.place.platform.capabilities().has_buttons {
        replies[0].choices.push(report_choice(request, &stored));
    }
    let command = Command::Analyse { game: Some(record.number).filter(|_| numbers.len() == 1), is_shared: true };
    share::answer(request, replies, is_shared, command, Some(stored.id)).await
}

/// Selects the table whose finished games the author means. While the first game of a match is played, that is their last
/// match; for somebody who has not played here, it is the last match of anybody.
pub(super) async fn select_finished(request: &mut Request<'_>, target: &Target) -> Result<StoredTable, Stop> {
    let stored = select_played(request, target).await?;
    let is_finished = |stored: &StoredTable| {
        stored.table.has_finished_game() || !stored.table.is_open() && stored.table.shown_game().is_some()
    };
    if target.table.is_some() || is_finished(&stored) {
        return Ok(stored);
    }
    if let Some(own) = ended_tables(request).await?.into_iter().find(is_finished) {
        return Ok(own);
    }
    let here = request.store.closed_tables_here(&request.message.place, MAX_SEARCHED_TABLES).await?;
    Ok(here.into_iter().find(is_finished).unwrap_or(stored))
}

/// Returns the choice to get the report on all finished games.
fn report_choice(request: &Request<'_>, stored: &StoredTable) -> Choice {
    let target = Target { table: Some(TableName::Id(stored.id)), ..Target::default() };
    Choice {
        command: ParsedCommand { command: Command::Report, target }.to_string(),
        label: request.text("choice-report", &[]).to_string(),
        emoji: String::new(),
        primary: false,
    }
}

/// Returns the costliest decisions, the worst first: those of `reader`, or of both players.
fn mistakes(judgements: &[Judgement], reader: Option<Seat>) -> Vec<&Judgement> {
    let mut mistakes: Vec<&Judgement> = judgements
        .iter()
        .filter(|judgement| reader.is_none_or(|reader| reader == judgement.seat))
        .filter(|judgement| judgement.lost() >= MISTAKE)
        .collect();
    mistakes.sort_by(|one, other| other.lost().total_cmp(&one.lost()));
    mistakes.truncate(MOST_MISTAKES);
    mistakes
}

fn mistakes_text(
    request: &Request<'_>,
    view: &View<'_>,
    mistakes: &[&Judgement],
    reader: Option<Seat>,
    has_resigned: bool,
    preferences: &Preferences,
) -> Text {
    let whose = [("whose", Arg::Case(if reader.is_some() { "yours" } else { "all" }))];
    if mistakes.is_empty() {
        let resigned = yes_or_no("resigned", has_resigned);
        return request.text("analysis-no-mistakes", &[&whose[..], &[resigned]].concat());
    }
    let lines = mistakes.iter().map(|mistake| speech::mistake(view, mistake, preferences.numbering));
    lines.fold(request.text("analysis-mistakes", &whose), |text, line| text.then("\n", line))
}

/// Returns the picture of the best play and of the one that was made.
fn board(view: &View<'_>, mistake: &Judgement, preferences: &Preferences) -> Option<Board> {
    let Judged::Play { played, best, .. } = &mistake.judged else { return None };
    let then = View { table: &mistake.before, ..*view };
    let scene = past_view(&then, Some(mistake.seat), &mistake.before, preferences)?;
    candidates(scene, &then, &[(1, best), (2, played)], preferences.numbering)
}
