//! `/about`: says what the bot is, and its version.

use crate::chat::Reply;
use crate::locale::id;
use crate::manager::unit::Unit;
use crate::speech::Arg;

pub(in crate::manager) fn run(unit: &Unit<'_>) -> Vec<Reply> {
    unit.say(id!("done-about"), &[("version", Arg::Text(env!("CARGO_PKG_VERSION")))])
}
