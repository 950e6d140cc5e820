//! Plays many games at the same time.

use std::ops::Range;
use std::panic::resume_unwind;
use std::thread;

/// Returns what `play` returns for each of the games with these `numbers`, in their order. Each of at most `threads` threads
/// plays a part of them with a player of its own; the results do not depend on how many there are. A panic of a thread
/// goes on here.
pub(super) fn play_games<P, R: Send>(
    numbers: Range<u64>,
    threads: u64,
    player: impl Fn() -> P + Sync,
    play: impl Fn(&mut P, u64) -> R + Sync,
) -> Vec<R> {
    let numbers: Vec<u64> = numbers.collect();
    let share = numbers.len().div_ceil(threads.max(1) as usize).max(1);
    let play_part = |numbers: &[u64]| {
        let mut player = player();
        numbers.iter().map(|number| play(&mut player, *number)).collect::<Vec<_>>()
    };
    thread::scope(|scope| {
        let parts: Vec<_> = numbers.chunks(share).map(|part| scope.spawn(|| play_part(part))).collect();
        parts.into_iter().flat_map(|part| part.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    })
}
