//! Measures the drawing time and the size of boards, and compares them with the pictures that GNU Backgammon exports in
//! the same run.
//!
//! Run it with `cargo bench --bench picture --no-default-features`. It needs Linux and Debian's `gnubg`, and fails
//! without it or if a promise is broken. It measures processor time on one core, so that other programs may run
//! meanwhile; a busy hyperthread on the same core still slows it down.

use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use kafenio_picture::{self as picture, BoardView};

#[path = "../crates/picture/tests/all/boards.rs"]
mod boards;
#[path = "shared/gnubg.rs"]
mod gnubg;

/// The board whose drawing time is promised.
const STANDARD: &str = "backgammon-start";
/// The longest median time to draw and encode the standard board on the reference machine.
const LONGEST_BOARD: Duration = Duration::from_millis(5);
/// The time of GNU Backgammon's export on the reference machine. It shows how fast another machine is in comparison.
const REFERENCE_EXPORT: Duration = Duration::from_millis(14);
/// The largest size of a board in bytes.
const LARGEST_BOARD: usize = 60_000;
/// The longest time per pixel, as a share of GNU Backgammon's.
const MAX_SHARE_OF_GNUBG: f64 = 1.0 / 20.0;
const LONGEST_REPLAY: Duration = Duration::from_secs(1);
const LARGEST_REPLAY: usize = 4_000_000;
const ROUNDS: usize = 9;
const BOARDS: u32 = 40;
const REPLAYED: usize = 60;
const EXPORTS: u32 = 30;

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            println!("the bench did not run: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<bool, Box<dyn Error>> {
    let mut kept = true;
    let mut promise = |what: String, good: bool| {
        println!("{} {what}", if good { "ok    " } else { "FAILED" });
        kept &= good;
    };
    let scenes = boards::all().into_iter().filter(|(_, scene)| scene.theme == "kafenio").collect::<Vec<_>>();
    // The speed of a machine varies, so GNU Backgammon is measured before and after.
    let before = export()?;
    let mut slowest = Duration::ZERO;
    let mut standard = Duration::ZERO;
    for (name, scene) in &scenes {
        let bytes = picture::png(scene).len();
        let median = median(scene)?;
        slowest = slowest.max(median);
        if name == STANDARD {
            standard = median;
        }
        promise(format!("{name}: {median:.2?}, {bytes} bytes"), bytes <= LARGEST_BOARD);
    }
    let (after, size) = export()?;
    let theirs = (before.0 + after) / 2;
    let at_reference = standard.mul_f64(REFERENCE_EXPORT.div_duration_f64(theirs));
    promise(
        format!(
            "{STANDARD}: {standard:.2?}, GNU Backgammon {theirs:.1?}: {at_reference:.2?} where that takes {REFERENCE_EXPORT:?}"
        ),
        at_reference <= LONGEST_BOARD,
    );
    let (ours, theirs) = (nanoseconds(slowest, 1200.0 * 900.0), nanoseconds(theirs, size));
    let ratio = ours / theirs;
    promise(
        format!("slowest board {ours:.2} ns a pixel, GNU Backgammon {theirs:.1} ns: 1/{:.0}", 1.0 / ratio),
        ratio <= MAX_SHARE_OF_GNUBG,
    );
    let game = scenes.iter().map(|(_, scene)| scene.clone()).cycle().take(REPLAYED).collect::<Vec<_>>();
    let (time, bytes) = timed(own_time, || picture::replay(&game).len())?;
    promise(
        format!("replay of {REPLAYED} moves: {time:.2?}, {bytes} bytes"),
        time <= LONGEST_REPLAY && bytes <= LARGEST_REPLAY,
    );
    Ok(kept)
}

/// Returns the time that `work` takes by this clock, and its result.
fn timed<T>(clock: fn() -> std::io::Result<Duration>, work: impl FnOnce() -> T) -> std::io::Result<(Duration, T)> {
    let start = clock()?;
    let result = black_box(work());
    Ok((clock()?.saturating_sub(start), result))
}

/// Returns the processor time of this thread.
fn own_time() -> std::io::Result<Duration> {
    let stat = fs::read_to_string("/proc/thread-self/schedstat")?;
    let nanoseconds = stat.split(' ').next().and_then(|field| field.parse().ok());
    nanoseconds.map(Duration::from_nanos).ok_or_else(|| std::io::Error::other("no time in schedstat"))
}

/// Returns the processor time of all child processes that have ended.
fn childrens_time() -> std::io::Result<Duration> {
    let stat = fs::read_to_string("/proc/self/stat")?;
    // The 14th and 15th field after the name, which may contain anything, are in hundredths of a second.
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u64 = fields.skip(13).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Ok(Duration::from_millis(10 * ticks))
}

/// Returns the median time per board of all rounds. A round has many boards, because the kernel counts a thread's time
/// in steps of a few milliseconds.
fn median(scene: &BoardView) -> std::io::Result<Duration> {
    let round = || (0..BOARDS).for_each(|_| drop(picture::png(black_box(scene))));
    let drawn = (0..ROUNDS).map(|_| Ok(timed(own_time, round)?.0 / BOARDS));
    let mut times = drawn.collect::<std::io::Result<Vec<_>>>()?;
    times.sort_unstable();
    Ok(times[ROUNDS / 2])
}

#[expect(clippy::cast_precision_loss, reason = "a second has few enough nanoseconds")]
fn nanoseconds(time: Duration, pixels: f64) -> f64 {
    time.as_nanos() as f64 / pixels
}

/// Returns the time of one export by GNU Backgammon, without the start of the program, and the number of its pixels.
fn export() -> Result<(Duration, f64), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("board.png");
    let run = |exports: u32| -> Result<Duration, Box<dyn Error>> {
        let export = format!("export position png {}\n", file.display()).repeat(exports as usize);
        let commands = format!("set automatic roll off\nset automatic game off\nnew game\n{export}quit\ny\n");
        let (time, run) = timed(childrens_time, || gnubg::gnubg(&commands))?;
        run.map(|_| time)
    };
    let best = |exports| (0..3).map(|_| run(exports)).collect::<Result<Vec<_>, _>>();
    let start = best(0)?.into_iter().min().unwrap_or_default();
    let all = best(EXPORTS)?.into_iter().min().unwrap_or_default();
    let header = png::Decoder::new(std::io::Cursor::new(fs::read(&file)?)).read_info()?.info().size();
    Ok((all.saturating_sub(start) / EXPORTS, f64::from(header.0) * f64::from(header.1)))
}
