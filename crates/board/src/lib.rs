//! The games of the backgammon board, without chat: nothing here does I/O, reads a clock or makes a random number. Dice, time
//! and ids are parameters.
//!
//! - [`rules`]: board, dice, plays and notation of every game.
//! - [`table`]: a match, as a fold over its events: turns, cube, score, clock.
//! - [`letters`]: how people write words.
//! - [`legal`]: positions and legal plays as JSON, for other programs.
//! - [`match_file`]: reads the match files of other programs, and writes them.
//! - [`tutorial`]: the positions that teach a game.

pub mod legal;
pub mod letters;
pub mod match_file;
pub mod rules;
pub mod table;
pub mod tutorial;
