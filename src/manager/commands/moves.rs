//! `/moves`: lists the legal plays, each with the number that `/move` takes.

use crate::chat::{Board, Text};
use crate::command::Target;
use crate::manager::request::Request;
use crate::manager::select::{SeatedTable, select, table_refusal};
use crate::manager::stop::{Answer, Stop};
use crate::picture::MAX_CANDIDATES;
use crate::present::{candidates, notation, past_view};
use crate::rules::{LegalPlay, Situation};
use crate::speech::{self, Arg};
use crate::store::Preferences;
use crate::table::{Action, Game};

/// The most plays that are listed at a time.
const MAX_LISTED: usize = 24;

/// A legal play and its number.
type Numbered<'p> = (u32, &'p LegalPlay);

pub(in crate::manager) async fn run(
    request: &mut Request<'_>,
    target: &Target,
    start: Option<&str>,
    picture: bool,
) -> Answer {
    let found = select(request, target, &Action::PlayNumber(1)).await?;
    let (stored, seat) = (&found.stored, found.seat);
    let Some(game) = stored.table.game().filter(|_| stored.table.must_play(seat)) else {
        return Err(Stop::Refused(request.reply(speech::status(&request.view(stored), Some(seat)))));
    };
    let preferences = request.preferences().await?;
    let written = |legal: &LegalPlay| notation(game, legal, preferences.numbering);
    let plays = game.plays();
    let start = start.map(str::to_lowercase);
    let is_listed =
        |legal: &LegalPlay| start.as_deref().is_none_or(|start| begins_with(&written(legal).to_lowercase(), start));
    let listed: Vec<Numbered<'_>> = (1..).zip(&plays).filter(|(_, legal)| is_listed(legal)).collect();
    let roll = roll_to_play(game);
    let Some((_, first)) = listed.first() else {
        let count = Arg::Number(plays.len() as u32);
        let start = start.unwrap_or_default();
        let args = [("roll", Arg::Text(&roll)), ("start", Arg::Text(&start)), ("count", count)];
        let why = request.text("done-moves-none", &args);
        return Err(table_refusal(request, stored, why).await);
    };
    let example = written(first);
    let example = example.split(['/', ' ']).next().unwrap_or_default();
    let heading = request.text(
        "done-moves",
        &[
            ("roll", Arg::Text(&roll)),
            ("count", Arg::Number(listed.len() as u32)),
            ("shown", Arg::Case(if listed.len() > MAX_LISTED { "some" } else { "all" })),
            ("limit", Arg::Number(MAX_LISTED as u32)),
            ("start", Arg::Text(example)),
        ],
    );
    request.store.record_listed_turn(stored.id, seat, stored.table.turn).await?;
    let shown = &listed[..listed.len().min(MAX_LISTED)];
    let lines: Vec<String> = shown.iter().map(|(number, legal)| format!("{number}. {}", written(legal))).collect();
    let text = heading.then("\n", Text::block(lines.join("\n")));
    if !picture {
        return Ok(request.reply(request.of_table(stored, text)));
    }
    let drawn = &shown[..shown.len().min(MAX_CANDIDATES)];
    let part = if drawn.len() < shown.len() {
        let args = [("count", Arg::Number(drawn.len() as u32)), ("all", Arg::Number(listed.len() as u32))];
        request.text("done-moves-picture", &args)
    } else {
        Text::default()
    };
    let mut replies = request.reply(request.of_table(stored, text.then("\n", part)));
    replies[0].board = board_of(request, &found, drawn, &preferences);
    Ok(replies)
}

/// Returns the picture of the positions to which `plays` lead.
fn board_of(
    request: &Request<'_>,
    found: &SeatedTable,
    plays: &[Numbered<'_>],
    preferences: &Preferences,
) -> Option<Board> {
    let view = request.view(&found.stored);
    let scene = past_view(&view, Some(found.seat), &found.stored.table, preferences)?;
    candidates(scene, &view, plays, preferences.numbering)
}

/// Writes the roll to play, or the die that is left if a part of the roll was played before.
fn roll_to_play(game: &Game) -> String {
    let written = |at: Situation| at.rest.map_or_else(|| speech::roll_text(at.roll), |rest| rest.die.to_string());
    game.situation().map(written).unwrap_or_default()
}

/// Returns whether one of the moves of `play` begins with `start`, which is `13` or `13/9`.
fn begins_with(play: &str, start: &str) -> bool {
    play.split(' ').any(|moves| {
        moves.strip_prefix(start).is_some_and(|rest| start.contains('/') || rest.is_empty() || rest.starts_with('/'))
    })
}
