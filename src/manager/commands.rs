//! The command handlers, one file each, and the list that calls them. A command that only performs an action at a table has no
//! file: the list calls [`super::act::act`] for it.

mod about;
mod across;
mod analyse;
mod answer;
mod block;
mod board;
mod cancel;
mod challenge;
mod channel;
mod claim;
mod confirm;
mod cube;
mod daily;
mod endtable;
mod enter;
mod export;
mod forget;
mod games;
mod help;
mod here;
mod hint;
mod history;
mod import;
mod join;
mod link;
mod match_sheet;
mod me;
mod r#move;
mod moves;
mod mydata;
mod newgame;
mod odds;
mod opening;
mod order;
mod pass;
mod pips;
mod play;
mod position;
mod puzzle;
mod rematch;
mod replay;
mod report;
mod resign;
mod rules;
mod say;
mod settings;
mod share;
mod stats;
mod take;
mod time;
mod top;
mod tournament;
mod tutorial;
mod undo;
mod vacation;

use std::future::ready;

use futures_util::future::BoxFuture;
use kafenio_board::table::{Action, CubeAnswer};

use super::act::act;
use super::stop::Answer;
use super::unit::Unit;
use crate::command::{Command, Target};
use crate::tournament::Format;

/// Calls the handler of `command`. Boxes each handler's future: without optimisation, a function that awaits all of them
/// takes almost a megabyte of stack.
pub(super) fn run<'f>(unit: &'f mut Unit<'_>, command: &'f Command, target: &'f Target) -> BoxFuture<'f, Answer> {
    match command {
        Command::NewGame(game) => Box::pin(newgame::run(unit, game)),
        Command::Play(game) => Box::pin(play::run(unit, game)),
        Command::Join { name } => Box::pin(join::run(unit, name.as_deref())),
        Command::Accept => Box::pin(answer::run(unit, target, &Action::Accept, CubeAnswer::Take)),
        Command::Decline => Box::pin(answer::run(unit, target, &Action::Decline, CubeAnswer::Drop)),
        Command::Cancel { sure } => Box::pin(cancel::run(unit, target, *sure)),
        Command::Rematch => Box::pin(rematch::run(unit, target)),
        Command::Cup(input) => Box::pin(tournament::run(unit, Format::USUAL_CUP, input)),
        Command::League(input) => Box::pin(tournament::run(unit, Format::USUAL_LEAGUE, input)),
        Command::Roll => Box::pin(act(unit, target, &Action::Roll)),
        Command::Move { play } => Box::pin(r#move::run(unit, target, play)),
        Command::Moves { start, picture } => Box::pin(moves::run(unit, target, start.as_deref(), *picture)),
        Command::Hint => Box::pin(hint::run(unit, target)),
        Command::Enter { step, die } => Box::pin(enter::run(unit, target, step.as_deref(), *die)),
        Command::Undo => Box::pin(undo::run(unit, target)),
        Command::Takeback => Box::pin(act(unit, target, &Action::Takeback)),
        Command::Confirm => Box::pin(confirm::run(unit, target)),
        Command::Double => Box::pin(act(unit, target, &Action::Double)),
        Command::Take { sure } => Box::pin(take::run(unit, target, CubeAnswer::Take, *sure)),
        Command::Drop { sure } => Box::pin(take::run(unit, target, CubeAnswer::Drop, *sure)),
        Command::Beaver => Box::pin(act(unit, target, &Action::Beaver)),
        Command::Pass { sure } => Box::pin(pass::run(unit, target, *sure)),
        Command::Resign { stake, sure } => Box::pin(resign::run(unit, target, *stake, *sure)),
        Command::Order { change, sure } => Box::pin(order::run(unit, target, *change, *sure)),
        Command::Auto { on } => Box::pin(order::auto(unit, target, on.unwrap_or(true))),
        Command::PlayOn => Box::pin(act(unit, target, &Action::PlayOn)),
        Command::SetUp => Box::pin(act(unit, target, &Action::SetUp)),
        Command::Claim => Box::pin(claim::run(unit, target)),
        Command::Say { text } => Box::pin(say::run(unit, target, text)),
        Command::Here => Box::pin(here::run(unit, target)),
        Command::EndTable { sure } => Box::pin(endtable::run(unit, target, *sure)),
        Command::Board { turn, id, is_shared } => Box::pin(board::run(unit, target, *turn, id.as_deref(), *is_shared)),
        Command::Replay { form, game, is_shared } => Box::pin(replay::run(unit, target, *form, *game, *is_shared)),
        Command::Analyse { game, is_shared } => Box::pin(analyse::run(unit, target, *game, *is_shared)),
        Command::Games { page } => Box::pin(games::run(unit, page.unwrap_or(1))),
        Command::Match { is_shared } => Box::pin(match_sheet::run(unit, target, *is_shared)),
        Command::History => Box::pin(history::run(unit)),
        Command::Stats { game, person } => Box::pin(stats::run(unit, *game, person.as_ref())),
        Command::Top { game, list } => Box::pin(top::run(unit, *game, *list)),
        Command::Cube => Box::pin(cube::run(unit, target)),
        Command::Time => Box::pin(time::run(unit, target)),
        Command::Export { sgf } => Box::pin(export::run(unit, target, *sgf)),
        Command::Report => Box::pin(report::run(unit, target)),
        Command::Import { is_shared, .. } => Box::pin(import::run(unit, *is_shared)),
        Command::Pips => Box::pin(pips::run(unit, target)),
        Command::Odds { distance } => Box::pin(odds::run(unit, target, *distance)),
        Command::Opening { roll, game } => Box::pin(opening::run(unit, *roll, *game)),
        Command::Position(asked) => Box::pin(position::run(unit, &asked.id, asked.roll)),
        Command::Rules { game, part, topic } => Box::pin(rules::run(unit, target, *game, *part, topic.as_deref())),
        Command::Tutorial { game, step, answer } => Box::pin(tutorial::run(unit, *game, *step, answer.as_deref())),
        Command::Puzzle(input) => Box::pin(puzzle::run(unit, input)),
        Command::Vacation { days } => Box::pin(vacation::run(unit, *days)),
        Command::Settings(change) => Box::pin(settings::run(unit, change)),
        Command::Channel(change) => Box::pin(channel::run(unit, change)),
        Command::Block { person } => Box::pin(block::block(unit, target, person.as_ref())),
        Command::Unblock { person } => Box::pin(block::unblock(unit, target, person.as_ref())),
        Command::Link { code: None, .. } => Box::pin(link::offer(unit)),
        Command::Link { code: Some(code), sure } => Box::pin(link::link(unit, code, *sure)),
        Command::Unlink => Box::pin(link::unlink(unit)),
        Command::Me => Box::pin(me::run(unit)),
        Command::MyData { page } => Box::pin(mydata::run(unit, page.unwrap_or(1))),
        Command::Forget { sure } => Box::pin(forget::run(unit, *sure)),
        Command::About => Box::pin(ready(Ok(about::run(unit)))),
        Command::Help { topic } => Box::pin(ready(Ok(help::run(unit, topic.as_deref())))),
    }
}
