//! Every sentence that people read, in their language, from `assets/locales/*.ftl`. Layer 3.

mod advice;
mod alt;
mod analysis;
mod challenge;
mod effect;
mod event;
mod greeting;
mod help;
mod illegal;
mod import;
mod move_list;
mod naming;
mod next_step;
mod position;
mod puzzle;
mod ratings;
mod records;
mod refusal;
mod score;
mod stats;
mod story;
mod time;
mod tournament;
mod tutorial;
mod view;
mod wording;

pub use self::advice::{EquityKind, double_advice, equity_note, percent, play_advice, take_advice};
pub use self::alt::{alt, position, shorten_alt};
pub use self::analysis::{
    equity, error_rate_of, error_rate_with_margin, luck_adjusted, luckiest, mistake, player_analysis,
    report_evaluation, report_luck, report_mistake, report_opening_luck, units_note,
};
pub use self::challenge::{challenge, challenge_details, challenge_line, challenge_question};
pub use self::effect::effects;
pub use self::event::event_sentence;
pub use self::greeting::{greeting, restarted, sorry};
pub use self::help::{
    HELP_GROUPS, RulesPart, command_help, custom_rules, describe, games_with, help, help_group, help_heading,
    help_menu, help_on_topic, help_topic_about, rules_page, rules_part_about, rules_part_headed, rules_parts,
};
pub use self::illegal::illegal;
pub use self::import::{fault, left_out, remark, unreadable};
pub use self::move_list::move_list_line;
pub use self::naming::{game_name, game_names, here_command, in_place, length_of, line_place, of_table, roll_text};
pub use self::next_step::{line_state, next_step, status};
pub use self::position::{invalid_position, opening_plays, position_chances, position_plays};
pub use self::puzzle::{
    Standing, closed_puzzle, daily_puzzle, hour_of_day, previous_puzzle, puzzle_illegal, puzzle_list, puzzle_progress,
    puzzle_question, puzzle_solution, standing,
};
pub use self::ratings::{
    RatingStats, Stake, rated_in_vain, rated_result, rated_stakes, rating, rating_captions, rating_of,
};
pub use self::records::{confirm_cube_answer, confirm_leaving, confirm_resignation, cube, sheet};
pub use self::refusal::{bad_id, parse_error, refusal};
pub use self::stats::{GameStats, game_stats, stats_captions, stats_mark};
pub use self::story::{latest_story, story, thread_name};
pub use self::time::{clock, clocks, duration, duration_to_come, line_time, time_left};
pub use self::tournament::{
    day, division_name, hearts, join_tournament, join_tournament_from_elsewhere, last_season, match_of_tournament,
    own_matches, pairs, standings, tournament_name, tournament_result, tournament_state, who_beat_whom, withdrawal_key,
};
pub use self::tutorial::{tutorial_answer, tutorial_end, tutorial_step, tutorial_verdict};
pub use self::view::View;
pub use self::wording::{
    Arg, bare_name_of, enumerated, former_player, isolated_list, list, name_of, name_text, say, yes_or_no,
};
