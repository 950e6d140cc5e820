//! The puzzles of the day: posts them when they are due, each exactly once, and closes the one before.

use kafenio_board::rules::{Numbering, Variant};
use kafenio_board::table::{DAY, HOUR};
use kafenio_engine::puzzle::{self, Numbered};

use crate::chat::{Place, Post, Text};
use crate::language::Language;
use crate::manager::catch_panic::catch_panic;
use crate::manager::{Manager, language_of_reader};
use crate::present::{puzzle_board, puzzle_choices};
use crate::speech;
use crate::store::{Lane, PostKind, PostedPuzzle, Preferences, Transaction, causes};

/// Returns the puzzle of the day at `now` (milliseconds since 1970). All places get the same one of a game.
pub(in crate::manager) fn puzzle_of_the_day(variant: Variant, now: i64) -> Option<Numbered> {
    let day = now.div_euclid(DAY).rem_euclid(i64::from(puzzle::count(variant)).max(1));
    puzzle::find(variant, u32::try_from(day).ok()? + 1)
}

/// Returns the next time after `now` at which it is `hour` o'clock (UTC).
pub(in crate::manager) fn next_time(now: i64, hour: u8) -> i64 {
    let today = now.div_euclid(DAY) * DAY + i64::from(hour) * HOUR;
    if today > now { today } else { today + DAY }
}

/// Posts the puzzles of the day that are due by now.
///
/// # Errors
/// Returns an error if the store fails; what was done until then stays done.
pub(in crate::manager) async fn post_due_puzzles(manager: &Manager) -> anyhow::Result<()> {
    for place in manager.store.due_puzzles(manager.clock.now()).await? {
        if let Err(error) = catch_panic(Box::pin(post_puzzle(manager, &place))).await {
            manager.store.ping().await?;
            tracing::error!("cannot post the puzzle of the day in {}: {}", place.id, causes(&error));
        }
    }
    Ok(())
}

/// Posts the puzzle of the day in `place`. The post and the next due time are one transaction, so a kill in between
/// neither loses nor repeats it. After an outage of several days, only the latest one is posted.
async fn post_puzzle(manager: &Manager, place: &Place) -> anyhow::Result<()> {
    if manager.store.is_banned(place.platform, place.ids()).await? {
        return stop_puzzles(manager, place).await;
    }
    let now = manager.clock.now();
    let mut store = manager.store.begin_in(place).await?;
    // Another process may have posted it meanwhile.
    let Some(daily) = store.daily_puzzles(place).await?.filter(|daily| daily.due_at <= now) else { return Ok(()) };
    if !store.put_off_daily_puzzles(&daily, next_time(now, daily.hour)).await? {
        return Ok(());
    }
    if let Some(shown) = puzzle_of_the_day(daily.variant, now) {
        let language = language_of_reader(&mut store, None, place).await?;
        let previous = store.posted_puzzles(place, 1).await?.first().copied();
        let counts = match previous {
            Some(previous) => Some(close_puzzle(&mut store, place, &previous, language, now).await?),
            None => None,
        };
        let post = daily_post(language, place, &shown, counts);
        let lane = Lane::Puzzles(place.id.clone());
        let message = store.enqueue(&lane, PostKind::New, &post, now).await?;
        let posted = PostedPuzzle { message, variant: daily.variant, number: shown.number, posted_at: now };
        store.insert_posted_puzzle(place, &posted).await?;
    }
    manager.commit(store, true).await
}

/// Returns the post of a puzzle of the day; `counts` are those who solved the previous one, and all who answered it.
fn daily_post(language: Language, place: &Place, shown: &Numbered, counts: Option<(u32, u32)>) -> Post {
    let capabilities = place.platform.capabilities();
    let text = speech::daily_puzzle(language, shown, capabilities.has_buttons);
    let previous = counts.map(|counts| speech::previous_puzzle(language, counts)).unwrap_or_default();
    Post {
        board: Some(puzzle_board(language, &shown.puzzle, &Preferences::default())),
        choices: puzzle_choices(shown, Numbering::Own),
        ..Post::text_only(place.clone(), text.then("\n", previous).with_prefix(capabilities.command_prefix))
    }
}

/// Removes the choices of a puzzle, which shrinks to a line with its solution where boards do not stay. Returns how many
/// have solved it, and how many have answered.
async fn close_puzzle(
    store: &mut Transaction,
    place: &Place,
    posted: &PostedPuzzle,
    language: Language,
    now: i64,
) -> anyhow::Result<(u32, u32)> {
    let mut answers = store.puzzle_answers(place, posted.message).await?;
    answers.retain(|answer| answer.message == posted.message);
    let solved = answers.iter().filter(|answer| answer.is_solved).count();
    let counts = (u32::try_from(solved)?, u32::try_from(answers.len())?);
    let is_shown = place.platform.capabilities().edits_in_place;
    if let Some(shown) = puzzle::find(posted.variant, posted.number).filter(|_| is_shown) {
        let keeps = store.place_settings(place).await?.keeps_boards;
        let line = (!keeps).then(|| speech::closed_puzzle(language, &shown, counts));
        let choices = puzzle_choices(&shown, Numbering::Own);
        let cleared = Post { choices, line, ..Post::text_only(place.clone(), Text::default()) };
        let kind = PostKind::RemoveChoices { target: posted.message };
        store.enqueue(&Lane::Puzzles(place.id.clone()), kind, &cleared, now).await?;
    }
    Ok(counts)
}

/// Stops the puzzles of the day in `place`, which is closed to the bot.
pub(in crate::manager) async fn stop_puzzles(manager: &Manager, place: &Place) -> anyhow::Result<()> {
    if manager.store.begin_read().daily_puzzles(place).await?.is_none() {
        return Ok(());
    }
    let mut store = manager.store.begin_in(place).await?;
    store.delete_daily_puzzles(place).await?;
    store.commit().await
}

/// Moves the puzzles of the day to the place that replaces `old`.
pub(in crate::manager) async fn move_puzzles(manager: &Manager, old: &Place, new: &Place) -> anyhow::Result<()> {
    if manager.store.begin_read().daily_puzzles(old).await?.is_none() {
        return Ok(());
    }
    let mut store = manager.store.begin_in(old).await?;
    store.move_daily_puzzles(old, new).await?;
    store.commit().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puzzle_is_due_at_the_next_full_hour_of_that_number() {
        assert_eq!(next_time(0, 9), 9 * HOUR);
        assert_eq!(next_time(9 * HOUR, 9), DAY + 9 * HOUR, "not again at the same time");
        assert_eq!(next_time(3 * DAY + 10 * HOUR, 0), 4 * DAY);
    }
}
