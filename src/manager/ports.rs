//! The sources of time and dice.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use kafenio_board::rules::Roll;
use kafenio_board::table::{Dice, DiceExhausted};
use parking_lot::Mutex;
use rand::rand_core::UnwrapErr;
use rand::rngs::{SysRng, Xoshiro256PlusPlus};
use rand::{Rng, RngExt as _, SeedableRng as _};

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
    /// Random numbers that a seed determines, for tests.
    Seeded(Arc<Mutex<Xoshiro256PlusPlus>>),
    /// Rolls that were written down beforehand. How many are used already is counted from the stored events.
    Scripted(Arc<[Roll]>),
}

/// The letters and digits of a code: none that people confuse.
const CODE_LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/// The length of a code. With 32 letters and digits, it is one of 2^40.
const CODE_LENGTH: usize = 8;

impl DiceSource {
    /// Returns dice that `seed` determines.
    pub fn seeded(seed: u64) -> DiceSource {
        DiceSource::Seeded(Arc::new(Mutex::new(Xoshiro256PlusPlus::seed_from_u64(seed))))
    }

    /// Returns a code that nobody can guess. With scripted dice, the `number` of what it is for determines it.
    pub(super) fn code(&self, number: i64) -> String {
        let seed = match self {
            DiceSource::System => UnwrapErr(SysRng).random::<u64>(),
            DiceSource::Seeded(source) => source.lock().random(),
            DiceSource::Scripted(_) => number.unsigned_abs(),
        };
        let letter = |index: usize| char::from(CODE_LETTERS[(seed >> (5 * index)) as usize % CODE_LETTERS.len()]);
        (0..CODE_LENGTH).map(letter).collect()
    }

    /// Returns the dice after `used` rolls.
    pub(super) fn dice(&self, used: usize) -> Box<dyn Dice + Send> {
        match self {
            // The operating system's randomness does not fail on a machine that has booted.
            DiceSource::System => Box::new(RandomDice(UnwrapErr(SysRng))),
            DiceSource::Seeded(source) => Box::new(SeededDice(Arc::clone(source))),
            DiceSource::Scripted(rolls) => Box::new(ScriptedDice { rolls: Arc::clone(rolls), used }),
        }
    }
}

struct RandomDice<R>(R);

impl<R: Rng> Dice for RandomDice<R> {
    fn roll(&mut self) -> Result<Roll, DiceExhausted> {
        let mut die = || self.0.random_range(1..=6);
        Roll::new(die(), die()).ok_or(DiceExhausted)
    }
}

struct SeededDice(Arc<Mutex<Xoshiro256PlusPlus>>);

impl Dice for SeededDice {
    fn roll(&mut self) -> Result<Roll, DiceExhausted> {
        RandomDice(&mut *self.0.lock()).roll()
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
