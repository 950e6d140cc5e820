//! The computer player: evaluates positions and ranks plays. Layer 2: pure and synchronous. It is given a position and a
//! roll, never the dice to come.

mod bear_off;
mod board;
mod chances;
mod cube;
mod cube_terms;
mod features;
mod file;
mod inputs;
mod learner;
mod level;
mod network;
mod networks;
mod outlook;
mod outputs;
mod player;
mod pruner;
mod stakes;
mod state;
mod vectors;
mod weights;

pub use self::chances::{Chances, Values};
pub use self::cube::{CubeAction, CubeEquities, CubeView, Owner};
pub use self::cube_terms::CubeTerms;
pub use self::file::{Header, NetworkError, read, write};
pub use self::learner::{Learner, Lesson};
pub use self::level::Level;
pub use self::network::{Network, SIZES};
pub use self::networks::Networks;
pub use self::outlook::{After, AfterRoll, Estimate, Outlook};
pub use self::player::{Engine, MAX_PLY, RankedPlay};
pub use self::stakes::{RestOfMatch, Stakes};
pub use self::state::{GameState, Next};
