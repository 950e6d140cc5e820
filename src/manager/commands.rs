//! The command handlers, one file each. A command that only performs an action at a table has no file:
//! [`super::dispatch`] calls [`super::act::act`] for it.

pub(super) mod about;
pub(super) mod across;
pub(super) mod analyse;
pub(super) mod block;
pub(super) mod board;
pub(super) mod cancel;
pub(super) mod channel;
pub(super) mod confirm;
pub(super) mod cube;
pub(super) mod endtable;
pub(super) mod enter;
pub(super) mod export;
pub(super) mod forget;
pub(super) mod games;
pub(super) mod help;
pub(super) mod here;
pub(super) mod hint;
pub(super) mod history;
pub(super) mod join;
pub(super) mod make_play;
pub(super) mod match_sheet;
pub(super) mod moves;
pub(super) mod mydata;
pub(super) mod newgame;
pub(super) mod odds;
pub(super) mod opening;
pub(super) mod order;
pub(super) mod pass;
pub(super) mod pips;
pub(super) mod play;
pub(super) mod rematch;
pub(super) mod replay;
pub(super) mod report;
pub(super) mod resign;
pub(super) mod rules;
pub(super) mod say;
pub(super) mod settings;
pub(super) mod take;
pub(super) mod tutorial;
pub(super) mod undo;
pub(super) mod vacation;

mod challenge;
mod new_table;
mod share;
mod sure;
