//! `/hint`: says what the engine would do, and how the best plays compare. For the author alone.

use kafenio_board::table::{Action, Game, Seat};
use kafenio_engine::RankedPlay;
use kafenio_engine::computer::Advice;

use crate::chat::Choice;
use crate::command::{Command, PlayInput, Target};
use crate::locale::id;
use crate::manager::replies::private_reply;
use crate::manager::select::{not_seated_refusal, select_to_view, table_refusal};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::present::{NumberedPlay, candidates, click, notation, past_view, roll_to_play};
use crate::speech::{self, Arg, EquityKind};
use crate::store::TableRecord;

/// The most plays that are shown.
const MOST_PLAYS: usize = 3;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target) -> Answer {
    let stored = select_to_view(unit, target).await?;
    let Some(seat) = unit.seat_at(&stored) else {
        return Err(not_seated_refusal(unit, &stored).await);
    };
    if !unit.view(&stored).allows_hints() {
        let is_rated = stored.table.terms.rated;
        let id = if is_rated { id!("refused-hint-rated") } else { id!("refused-hint-among-people") };
        let why = unit.text(id, &[]);
        return Err(table_refusal(unit, &stored, why).await);
    }
    let Some(game) = stored.table.game().filter(|_| stored.table.to_decide() == Some(seat)) else {
        return Err(Stop::Refused(unit.reply(speech::status(&unit.view(&stored), Some(seat)))));
    };
    let said = |unit: &Unit<'_>, text| unit.reply(unit.of_table(&stored, text));
    let replies = match unit.advice(&stored, seat)? {
        Advice::Plays(ranked) => plays(unit, &stored, game, seat, &ranked).await?,
        Advice::Double(equities) => {
            said(unit, speech::double_advice(unit.language, &equities, game.cube.owner.is_some()))
        }
        Advice::Take { best, equities } => said(unit, speech::take_advice(unit.language, name_of(&best), &equities)),
        Advice::Action(best) => said(unit, unit.text(id!("hint-action"), &[("action", Arg::Case(name_of(&best)))])),
    };
    if stored.is_against_computer(seat) {
        Ok(replies)
    } else {
        private_reply::send(unit, replies, id!("hint-apart")).await
    }
}

/// Shows the best plays, with the numbers that `/move` takes.
async fn plays(unit: &mut Unit<'_>, stored: &TableRecord, game: &Game, seat: Seat, ranked: &[RankedPlay]) -> Answer {
    let preferences = unit.preferences().await?;
    let all = game.plays();
    let numbered = |ranked: &RankedPlay| (1..).zip(&all).find(|(_, legal)| legal.result() == ranked.legal.result());
    let best: Vec<(NumberedPlay<'_>, &RankedPlay)> =
        ranked.iter().filter_map(|ranked| Some((numbered(ranked)?, ranked))).take(MOST_PLAYS).collect();
    let view = unit.view(stored);
    let highest = ranked.first().map_or(0.0, |best| best.equity);
    let mut text = unit.text(id!("hint-plays"), &[("roll", Arg::Text(&roll_to_play(game)))]);
    let mut choices = Vec::new();
    for ((number, legal), ranked) in &best {
        let play = notation(game, legal, preferences.numbering);
        let lost = highest - ranked.equity;
        let line = speech::play_advice(unit.language, game.ruleset, (*number, &play), ranked, lost);
        text = text.then("\n", line);
        let command = Command::Move { play: PlayInput::Number(*number as usize) };
        let command = click(command, stored.id, stored.table.turn, None);
        choices.push(Choice { primary: choices.is_empty(), ..Choice::button(play, command) });
    }
    let kind = EquityKind {
        with_cube: stored.table.terms.cube.then_some(true),
        at_score: stored.table.terms.length.points().is_some(),
        in_cubes: game.cube.value > 1,
    };
    let text = text.then("\n", speech::equity_note(unit.language, kind));
    let plays: Vec<NumberedPlay<'_>> = best.iter().map(|(numbered, _)| *numbered).collect();
    let board = past_view(&view, Some(seat), &stored.table, &preferences)
        .and_then(|scene| candidates(scene, &view, &plays, preferences.numbering));
    let mut replies = unit.reply(unit.of_table(stored, text));
    replies[0].board = board;
    if unit.place.platform.capabilities().has_buttons {
        replies[0].choices = choices;
    }
    Ok(replies)
}

/// Returns the word by which the sentences select an action.
fn name_of(action: &Action) -> &'static str {
    match action {
        Action::Begin(_) | Action::Accept => "accept",
        Action::Decline => "decline",
        Action::Take => "take",
        Action::Beaver => "beaver",
        Action::Drop => "drop",
        Action::PlayOn => "go-on",
        Action::SetUp => "set-up",
        _ => "roll",
    }
}
