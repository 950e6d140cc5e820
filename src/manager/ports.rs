//! The sources of time and dice.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use rand::RngExt as _;
use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;

use crate::rules::Roll;
use crate::table::{Dice, DiceExhausted};

/// A source of the current time.
pub trait Clock: Send + Sync {
    /// Returns the current time in milliseconds since 1970 (UTC).
    fn now(&self) -> i64;
}

/// The clock of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "this is the port")]
    fn now(&self) -> i64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
    }
}

/// A source of dice.
#[derive(Clone, Debug)]
pub enum DiceSource {
    /// The operating system's random number generator.
    System,
    /// Rolls that were written down beforehand. How many are used already is counted from the stored events.
    Scripted(Arc<[Roll]>),
}

impl DiceSource {
    /// Returns the dice after `used` rolls.
    pub(super) fn dice(&self, used: usize) -> Box<dyn Dice + Send> {
        match self {
            DiceSource::System => Box::new(SystemDice),
            DiceSource::Scripted(rolls) => Box::new(ScriptedDice { rolls: Arc::clone(rolls), used }),
        }
    }
}

struct SystemDice;

impl Dice for SystemDice {
    fn roll(&mut self) -> Result<Roll, DiceExhausted> {
        // The operating system's randomness does not fail on a machine that has booted.
        let mut source = UnwrapErr(SysRng);
        let mut die = || source.random_range(1..=6);
        Roll::new(die(), die()).ok_or(DiceExhausted)
    }
}

struct ScriptedDice {
    rolls: Arc<[Roll]>,
    used: usize,
}

impl Dice for ScriptedDice {
    fn roll(&mut self) -> Result<Roll, DiceExhausted> {
        let roll = self.rolls.get(self.used).copied().ok_or(DiceExhausted)?;
        self.used += 1;
        Ok(roll)
    }
}
