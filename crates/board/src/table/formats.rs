//! Match files and position ids of other programs.

pub mod mat;
pub mod parse_position_id;
pub mod position_id;
