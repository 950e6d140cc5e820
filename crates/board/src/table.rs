//! A match at a table: invitation, turns, cube and score, as a fold over events.
//!
//! [`Table::act`] decides: it turns an [`Action`] into the [`Event`]s that follow from it, or returns a [`Refusal`].
//! [`Table::apply`] changes: a table is the fold of its events, so the same events always give the same table.

mod act;
mod action;
mod apply;
mod clock;
mod cube;
mod dice;
mod event;
mod formats;
mod game;
mod id;
mod money;
mod orders;
mod pauses;
mod refusal;
mod score_sheet;
mod seat;
mod session;
mod state;
mod terms;
mod time_control;
mod transition;
mod undo;
mod units;
mod vacation;

pub use self::action::Action;
pub use self::cube::NoDouble;
pub use self::dice::{Dice, DiceExhausted};
pub use self::event::{AutoReason, CloseReason, EndReason, Event, offers_since_roll};
pub use self::formats::mat::mat_file;
pub use self::formats::parse_position_id::{Diagram, InvalidId, parse_position_id};
pub use self::formats::position_id::position_ids;
pub use self::game::{Cube, Game, Offer, Phase, Undoable};
pub use self::id::{TableId, UnknownTable};
pub use self::money::{Beavers, MoneyRules};
pub use self::orders::{CubeAnswer, Orders};
pub use self::pauses::Pauses;
pub use self::refusal::{ActError, Refusal};
pub use self::score_sheet::{GameRecord, score_sheet};
pub use self::seat::{BySeat, Seat};
pub use self::state::{Crawford, Stage, Table};
pub use self::terms::{Cycle, Length, Terms};
pub use self::time_control::{Clock, TimeControl};
pub use self::undo::{turns_taken_back, without_undone};
pub use self::units::{DAY, HOUR, MINUTE, SECOND};
pub use self::vacation::{MAX_VACATION_DAYS, plan_vacation, vacation_left, year_of, year_start};
