//! What the computer does at a table, what it advises, and what it thinks of finished games. It is given a
//! table and never the dice to come.

mod analysis;
mod decision;
mod luck_adjusted;
mod opening_luck;
mod record;
mod written_play;

pub use self::analysis::{
    BLUNDER, CubeDecision, Decisions, Evaluation, Judged, Judgement, MISTAKE, Moment, Rating, Totals, judge,
    judge_ahead, moments, totals,
};
pub use self::decision::{Advice, advise, can_judge, decide, deepest, resignation, search_first};
pub use self::luck_adjusted::{LuckAdjusted, Results};
pub use self::record::{analysis_key, read_analysis, read_totals, write_analysis};
pub use self::written_play::{read_play, write_play};
