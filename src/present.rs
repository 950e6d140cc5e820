//! Builds what a reader is shown: boards, choices, plays in progress and replays. It never accesses the store.

mod board;
mod choices;
mod draft;
mod draft_view;
mod greeting;
mod layout;
mod play_menu;
mod position;
mod puzzle;
mod replay;
mod settings_menu;
mod stats;
mod table;
mod tutorial;

pub use board::{board, board_of_ids, candidates, lesson, notation};
pub use choices::{choice, choices, choices_below_board, choices_without_rematch, claim_choice, click};
pub use draft::Draft;
pub use draft_view::{chosen_start, draft_board, draft_choices, draft_line, draft_text};
pub use greeting::{greeting_board, greeting_choices};
pub use layout::{arrange, as_text, picture_file, picture_format};
pub use play_menu::{NumberedPlay, listed_plays, menu_of_plays, play_menu, roll_to_play};
pub use position::{position_board, position_notation};
pub use puzzle::{next_puzzle_choice, puzzle_board, puzzle_choices, puzzle_command, solution_board};
pub use replay::{Frame, MAX_REPLAY_FRAMES, frame_view, frames, latest_game, past_view};
pub use settings_menu::{settings_board, settings_choices, settings_menus};
pub use stats::stats_board;
pub use table::{Listed, list_board, tournament_board};
pub use tutorial::{tutorial_board, tutorial_choices};
