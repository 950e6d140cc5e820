//! The pictures of boards.

pub mod boards;
pub mod counts;
pub mod goldens;
pub mod names;
pub mod portrait_text;
pub mod replay;
pub mod themes;
