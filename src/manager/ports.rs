//! Where time and dice come from.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use rand::RngExt as _;
use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;

use crate::rules::Roll;
use crate::table::{Dice, DiceExhausted};

/// Tells the time.
pub trait Clock: Send + Sync {
    /// Milliseconds since 1970 (UTC).
    fn now(&self) -> i64;
}

/// The clock of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "this is the port")]
    fn now(&self) -> i64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
    }
}

/// Where the dice come from.
#[derive(Clone, Debug)]
pub enum DiceSource {
    /// The randomness of the operating system.
    System,
    /// Written down beforehand; those that fell already are counted from the stored events.
    Scripted(Arc<[Roll]>),
}

impl DiceSource {
    /// The dice, after `used` pairs have fallen.
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
