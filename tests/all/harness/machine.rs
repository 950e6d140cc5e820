//! How fast the machine is at the moment, so that no test depends on it.

use std::hint::black_box;
use std::time::Duration;

use tokio::time::Instant;

/// How long a thread works to find out how fast it is.
const TRIAL: Duration = Duration::from_millis(40);
/// How much of that work a core does in a millisecond if nothing else runs, on the machine where the limits were chosen.
const ROUNDS_EACH_MS: f64 = 170.0;
/// What a round of work has.
const STEPS: u64 = 1000;

/// Returns whether something has `taken` more than `limit` on a fast machine with nothing else to do. On a busy or slow one the
/// limit is longer.
pub fn is_over(taken: Duration, limit: Duration) -> bool {
    taken > limit && taken > limit.mul_f64(slowness())
}

/// Returns how many times longer something takes now than on a fast and idle machine, at least two: the thread that finds out
/// goes before those that have worked for long.
fn slowness() -> f64 {
    let (begun, mut rounds, mut work) = (Instant::now(), 0.0, 0_u64);
    while begun.elapsed() < TRIAL {
        for _ in 0..STEPS {
            work = black_box(work.wrapping_mul(31).wrapping_add(7));
        }
        rounds += 1.0;
    }
    let speed = rounds / (begun.elapsed().as_secs_f64() * 1000.0);
    2.0 * (ROUNDS_EACH_MS / speed).max(1.0)
}
