//! The computer player: evaluates positions and ranks plays. It is given a position and a roll, never the dice to come, and
//! does no I/O, reads no clock and makes no random number.
//!
//! - [`Engine`], [`Network`] and their neighbours: networks, search, the cube.
//! - [`computer`]: what the computer does at a table, what it advises, and the analysis of games.
//! - [`evaluation`]: what the engine thinks of a position, as JSON for other programs.
//! - [`puzzle`], [`opening`]: the puzzles and the opening plays of the program.

mod bear_off;
mod board;
mod chances;
pub mod computer;
mod cube;
mod cube_terms;
pub mod evaluation;
mod features;
mod file;
mod game_state;
mod inputs;
mod learner;
mod level;
mod network;
mod networks;
pub mod opening;
mod outlook;
mod outputs;
mod player;
mod pruner;
pub mod puzzle;
mod stakes;
mod vectors;
mod weights;

pub use self::chances::{Chances, Values};
pub use self::cube::{CubeAction, CubeEquities, CubeView, Owner};
pub use self::cube_terms::CubeTerms;
pub use self::file::{Header, NetworkError, read, write};
pub use self::game_state::{GameState, Next};
pub use self::learner::{Learner, Lesson};
pub use self::level::Level;
pub use self::network::{Network, SIZES};
pub use self::networks::Networks;
pub use self::outlook::{After, AfterRoll, Estimate, Outlook};
pub use self::player::{Engine, MAX_PLY, RankedPlay};
pub use self::stakes::{RestOfMatch, Stakes};
