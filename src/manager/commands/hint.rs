//! `/hint`: says what the engine would do, and how the best plays compare. For the author alone.

use kafenio_board::table::{Action, Game, Seat};
use kafenio_engine::RankedPlay;
use kafenio_engine::computer::Advice;

use super::apart;
use crate::chat::Choice;
use crate::command::{Command, PlayInput, Target};
use crate::manager::request::Request;
use crate::manager::select::{not_seated_refusal, select_to_view, table_refusal};
use crate::manager::stop::{Answer, Stop};
use crate::present::{NumberedPlay, candidates, click, notation, past_view, roll_to_play};
use crate::speech::{self, Arg, yes_or_no};
use crate::store::TableRecord;

/// The most plays that are shown.
const MOST_PLAYS: usize = 3;

pub(in crate::manager) async fn run(request: &mut Request<'_>, target: &Target) -> Answer {
    let stored = select_to_view(request, target).await?;
    let Some(seat) = stored.seat(&request.message.author.account) else {
        return Err(not_seated_refusal(request, &stored).await);
    };
    if !request.view(&stored).allows_hints() {
        let why = request.text("refused-hint-among-people", &[]);
        return Err(table_refusal(request, &stored, why).await);
    }
    let Some(game) = stored.table.game().filter(|_| stored.table.to_decide() == Some(seat)) else {
        return Err(Stop::Refused(request.reply(speech::status(&request.view(&stored), Some(seat)))));
    };
    let said = |request: &Request<'_>, text| request.reply(request.of_table(&stored, text));
    let replies = match request.advice(&stored, seat)? {
        Advice::Plays(ranked) => plays(request, &stored, game, seat, &ranked).await?,
        Advice::Double(equities) => said(request, speech::double_advice(request.language, &equities)),
        Advice::Take { best, equities } => {
            said(request, speech::take_advice(request.language, name_of(&best), &equities))
        }
        Advice::Action(best) => said(request, request.text("hint-action", &[("action", Arg::Case(name_of(&best)))])),
    };
    if stored.is_against_computer(seat) { Ok(replies) } else { apart::send(request, replies, "hint-apart").await }
}

/// Shows the best plays, with the numbers that `/move` takes.
async fn plays(
    request: &mut Request<'_>,
    stored: &TableRecord,
    game: &Game,
    seat: Seat,
    ranked: &[RankedPlay],
) -> Answer {
    let preferences = request.preferences().await?;
    let all = game.plays();
    let numbered = |ranked: &RankedPlay| (1..).zip(&all).find(|(_, legal)| legal.result() == ranked.legal.result());
    let best: Vec<(NumberedPlay<'_>, &RankedPlay)> =
        ranked.iter().filter_map(|ranked| Some((numbered(ranked)?, ranked))).take(MOST_PLAYS).collect();
    let view = request.view(stored);
    let highest = ranked.first().map_or(0.0, |best| best.equity);
    let mut text = request.text("hint-plays", &[("roll", Arg::Text(&roll_to_play(game)))]);
    let mut choices = Vec::new();
    for ((number, legal), ranked) in &best {
        let play = notation(game, legal, preferences.numbering);
        let lost = highest - ranked.equity;
        let line = speech::play_advice(&view, game, preferences.numbering, (*number, &play), ranked, lost);
        text = text.then("\n", line);
        let command = Command::Move(PlayInput::Number(*number as usize));
        choices.push(Choice {
            command: click(command, stored.id, stored.table.turn, None),
            label: play,
            emoji: String::new(),
            primary: choices.is_empty(),
        });
    }
    let is_match = stored.table.terms.length.points().is_some();
    let units = [yes_or_no("match", is_match), yes_or_no("cube", game.cube.value > 1)];
    let text = text.then("\n", request.text("hint-points", &units));
    let plays: Vec<NumberedPlay<'_>> = best.iter().map(|(numbered, _)| *numbered).collect();
    let board = past_view(&view, Some(seat), &stored.table, &preferences)
        .and_then(|scene| candidates(scene, &view, &plays, preferences.numbering));
    let mut replies = request.reply(request.of_table(stored, text));
    replies[0].board = board;
    if request.message.place.platform.capabilities().has_buttons {
        replies[0].choices = choices;
    }
    Ok(replies)
}

/// Returns the word by which the sentences select an action.
fn name_of(action: &Action) -> &'static str {
    match action {
        Action::Accept => "accept",
        Action::Decline => "decline",
        Action::Take => "take",
        Action::Beaver => "beaver",
        Action::Drop => "drop",
        Action::PlayOn => "go-on",
        Action::SetUp => "set-up",
        _ => "roll",
    }
}
