//! What the calendar makes due in a place: the puzzle of the day, and the best of the month.

pub(super) mod daily_puzzles;
pub(super) mod month;
pub(super) mod month_posts;
