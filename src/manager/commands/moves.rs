//! `/moves`: lists the legal plays, each with the number that `/move` takes, and offers them in a menu.

use std::ops::RangeInclusive;

use kafenio_board::rules::LegalPlay;
use kafenio_board::table::Action;
use kafenio_picture::MAX_CANDIDATES;

use crate::chat::{Board, Choice, OnlyIn, Text};
use crate::command::{Command, Target};
use crate::locale::id;
use crate::manager::replies::questions::About;
use crate::manager::select::{SeatedTable, select, table_refusal};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::present::{
    NumberedPlay, candidates, choice, listed_plays, menu_of_plays, notation, past_view, roll_to_play,
};
use crate::speech::{self, Arg};
use crate::store::Preferences;

/// The most plays that are listed at a time.
const MAX_LISTED: usize = 24;

pub(in crate::manager) async fn run(
    unit: &mut Unit<'_>,
    target: &Target,
    start: Option<&str>,
    picture: bool,
) -> Answer {
    let found = select(unit, target, &Action::PlayNumber(1)).await?;
    let stored = &found.stored;
    let seat = found.seat;
    let Some(game) = stored.table.game().filter(|_| stored.table.must_play(seat)) else {
        return Err(Stop::Refused(unit.reply(speech::status(&unit.view(stored), Some(seat)))));
    };
    let plays = plays_to_list(unit, &found).await?;
    // Then a number alone means a play of the list, not the checker for which `/enter` has asked.
    if let Some(message) = unit.message {
        unit.manager.questions.ask(message, About::Plays, unit.now);
    }
    let preferences = unit.preferences().await?;
    let written = |legal: &LegalPlay| notation(game, legal, preferences.numbering);
    let start = start.map(str::to_lowercase);
    let range = start.as_deref().and_then(range);
    let is_listed = |number: u32, legal: &LegalPlay| match (&range, start.as_deref()) {
        (Some(range), _) => range.contains(&number),
        (None, Some(start)) => begins_with(&written(legal).to_lowercase(), start),
        (None, None) => true,
    };
    let listed: Vec<NumberedPlay<'_>> = (1..).zip(&plays).filter(|(number, legal)| is_listed(*number, legal)).collect();
    let roll = roll_to_play(game);
    let Some((_, first)) = listed.first() else {
        let count = Arg::Number(plays.len() as u32);
        let start = start.unwrap_or_default();
        let args = [("roll", Arg::Text(&roll)), ("start", Arg::Text(&start)), ("count", count)];
        let why = unit.text(id!("done-moves-none"), &args);
        return Err(table_refusal(unit, stored, why).await);
    };
    let platform = unit.place.platform.capabilities();
    let shown = &listed[..listed.len().min(MAX_LISTED)];
    // Plays that match a start are not consecutive, so their menu cannot be grouped: it has those that are shown.
    let in_menu = if start.is_some() && range.is_none() { shown } else { &listed };
    let menu = menu_of_plays(&unit.view(stored), game, preferences.numbering, in_menu);
    let args = [("roll", Arg::Text(&roll)), ("count", Arg::Number(listed.len() as u32))];
    let line = unit.of_table(stored, unit.text(id!("ask-plays"), &args));
    if menu.is_some() && unit.is_clicked && !picture {
        // The menu is the list.
        let mut replies = unit.reply(line.clone());
        replies[0].menus = menu.into_iter().collect();
        replies[0].only_in = Some(OnlyIn { table: stored.id, turn: stored.table.turn, line });
        return Ok(replies);
    }
    let lines: Vec<String> = shown.iter().map(|(number, legal)| format!("{number}. {}", written(legal))).collect();
    let heading = heading(unit, &roll, listed.len(), &written(first));
    let mut text = heading.then("\n", Text::block(lines.join("\n")));
    let drawn = &shown[..shown.len().min(MAX_CANDIDATES)];
    if picture && drawn.len() < shown.len() {
        let args = [("count", Arg::Number(drawn.len() as u32)), ("all", Arg::Number(listed.len() as u32))];
        text = text.then("\n", unit.text(id!("done-moves-picture"), &args));
    }
    let mut replies = unit.reply(unit.of_table(stored, text));
    replies[0].only_in = Some(OnlyIn { table: stored.id, turn: stored.table.turn, line });
    // Where a menu is a list, it would be a second one.
    replies[0].menus = menu.filter(|_| platform.has_buttons).into_iter().collect();
    if picture {
        replies[0].board = board_of(unit, &found, drawn, &preferences);
        replies[0].choices = next_pictures(unit, &found, drawn, plays.len() as u32);
    }
    Ok(replies)
}

/// Returns the legal plays of the author's roll in the order of their numbers; none if the author has no roll to play.
///
/// # Errors
/// Returns a [`Stop`] that says how to play instead, if there are too many to be listed and numbered.
pub(super) async fn plays_to_list(unit: &mut Unit<'_>, found: &SeatedTable) -> Result<Vec<LegalPlay>, Stop> {
    let table = &found.stored.table;
    let Some(game) = table.game().filter(|_| table.must_play(found.seat)) else { return Ok(Vec::new()) };
    let plays = listed_plays(game);
    if plays.is_empty() {
        let why = unit.text(id!("refused-moves-many"), &[("roll", Arg::Text(&roll_to_play(game)))]);
        return Err(table_refusal(unit, &found.stored, why).await);
    }
    Ok(plays)
}

/// Returns the sentence above a list of `count` plays, the first of which is written `first`.
fn heading(unit: &Unit<'_>, roll: &str, count: usize, first: &str) -> Text {
    let example = first.split(['/', ' ']).next().unwrap_or_default();
    let args = [
        ("roll", Arg::Text(roll)),
        ("count", Arg::Number(count as u32)),
        ("shown", Arg::Case(if count > MAX_LISTED { "some" } else { "all" })),
        ("limit", Arg::Number(MAX_LISTED as u32)),
        ("start", Arg::Text(example)),
    ];
    unit.text(id!("done-moves"), &args)
}

/// Returns the range of numbers that `start` stands for, such as `25..48`.
fn range(start: &str) -> Option<RangeInclusive<u32>> {
    let (first, last) = start.split_once("..")?;
    Some(first.parse().ok()?..=last.parse().ok()?)
}

/// Returns the choice to see the pictures after `drawn`, on a platform with buttons. There are `count` plays.
fn next_pictures(unit: &Unit<'_>, found: &SeatedTable, drawn: &[NumberedPlay<'_>], count: u32) -> Vec<Choice> {
    let has_buttons = unit.place.platform.capabilities().has_buttons;
    let Some((last, _)) = drawn.last().filter(|(last, _)| has_buttons && *last < count) else { return Vec::new() };
    let next = format!("{}..{}", last + 1, (last + MAX_CANDIDATES as u32).min(count));
    let command = Command::Moves { start: Some(next), picture: true };
    vec![choice(&unit.view(&found.stored), command, id!("choice-more-pictures"), "➡️")]
}

/// Returns the picture of the positions to which `plays` lead.
fn board_of(
    unit: &Unit<'_>,
    found: &SeatedTable,
    plays: &[NumberedPlay<'_>],
    preferences: &Preferences,
) -> Option<Board> {
    let view = unit.view(&found.stored);
    let scene = past_view(&view, Some(found.seat), &found.stored.table, preferences)?;
    candidates(scene, &view, plays, preferences.numbering)
}

/// Returns whether one of the moves of `play` begins with `start`, which is `13` or `13/9`.
fn begins_with(play: &str, start: &str) -> bool {
    play.split(' ').any(|moves| {
        moves.strip_prefix(start).is_some_and(|rest| start.contains('/') || rest.is_empty() || rest.starts_with('/'))
    })
}
