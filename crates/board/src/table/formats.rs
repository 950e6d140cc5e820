//! Position ids of other programs.

pub mod diagram;
mod ogid;
pub mod parse_position_id;
pub mod pasted;
pub mod position_id;
