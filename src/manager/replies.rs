//! Parts of replies that many commands share.

pub(super) mod confirmation;
pub(super) mod current_choices;
pub(super) mod drafts;
pub(super) mod drawing;
pub(super) mod first_game_tips;
pub(super) mod private_reply;
pub(super) mod questions;
pub(super) mod shrink;
pub(super) mod table_lines;
