//! The messages that say, at the beginning of each month, who was best in the last one.

use std::sync::atomic::Ordering;

use kafenio_board::table::{GameChoice, Month, month_of};

use crate::chat::{Occupant, Place, Post, Text, User};
use crate::error_rate::Losses;
use crate::language::Language;
use crate::locale::id;
use crate::manager::Manager;
use crate::manager::calendar::month::{listed, month_line, month_scores};
use crate::manager::catch_panic::catch_panic;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::{Lane, PostKind, causes};

/// How many people are named.
const MOST: usize = 3;
/// How many with those who have equally many points.
const MOST_EQUAL: usize = 10;

/// Posts who was best in the last month, in each place where rated matches have ended in it, unless a moderator has turned that off.
///
/// # Errors
/// Returns an error if the store fails; what was done until then stays done.
pub(in crate::manager) async fn post_due_months(manager: &Manager) -> anyhow::Result<()> {
    let begin = month_of(manager.clock.now()).begin;
    // No match ends in a month that is over.
    if manager.month_begun.load(Ordering::Relaxed) == begin {
        return Ok(());
    }
    let last = month_of(begin - 1);
    if last.end != begin {
        return Ok(());
    }
    for place in manager.store.places_of_month(last).await?.into_iter().filter(|place| !place.is_direct()) {
        if let Err(error) = catch_panic(Box::pin(post_month(manager, &place, last))).await {
            manager.store.ping().await?;
            tracing::error!("cannot post the month in {}: {}", place.id, causes(&error));
            return Ok(());
        }
    }
    manager.month_begun.store(begin, Ordering::Relaxed);
    Ok(())
}

/// Posts who was best in a month in `place`. The post and the record of it are one transaction, so it is posted once.
async fn post_month(manager: &Manager, place: &Place, month: Month) -> anyhow::Result<()> {
    let store = manager.store.begin_in(place).await?;
    let mut unit = Unit::of_place(manager, store, place).await?;
    if !unit.store.record_month(place, month).await? {
        return Ok(());
    }
    let is_wanted = !unit.store.place_settings(place).await?.without_month;
    let is_banned = manager.store.is_banned(place.platform, place.ids()).await?;
    if is_wanted && !is_banned {
        let text = month_text(&mut unit, place, month).await?;
        if !text.is_empty() {
            let prefix = place.platform.capabilities().command_prefix;
            let post = Post::text_only(place.clone(), text.with_prefix(prefix));
            unit.store.enqueue(&Lane::Month(place.id.clone()), PostKind::New, &post, unit.now).await?;
        }
    }
    unit.commit().await
}

/// Names the best of a month; empty if nobody wants to be listed.
async fn month_text(unit: &mut Unit<'_>, place: &Place, month: Month) -> anyhow::Result<Text> {
    let language = unit.public_language(place, None).await?;
    let sides = unit.store.sides_of_month(place, None, month).await?;
    let scores = month_scores(sides);
    let best = listed(&scores);
    // Whoever has as many points as the last one is named, too.
    let least = best.iter().take(MOST).map(|(_, _, score)| score.points).min().unwrap_or(0);
    let named = best.into_iter().take_while(|(_, _, score)| score.points >= least).take(MOST_EQUAL);
    let lines =
        named.map(|(rank, user, score)| month_line(language, rank, &Occupant::seen_on(user, place.platform), score));
    let listed = lines.fold(Text::default(), |listed, line| listed.then("\n", line));
    if listed.is_empty() {
        return Ok(listed);
    }
    let heading = speech::say(language, id!("month-best"), &[("month", Arg::Number(month.number))]);
    let listed = heading.then("\n", listed).then("\n", best_play(unit, place, month, language).await?);
    let new = ("month", Arg::Number(month_of(month.end).number));
    Ok(listed.then("\n", speech::say(language, id!("month-new"), &[new])))
}

/// Names who had the lowest error rate in a month, in the game in which the listed have decided most; empty if nobody has decided often
/// enough.
async fn best_play(unit: &mut Unit<'_>, place: &Place, month: Month, language: Language) -> anyhow::Result<Text> {
    let mut most_played: Option<(i64, GameChoice, User, Losses)> = None;
    for game in GameChoice::ALL {
        let listed = unit.store.best_error_rates_of_month(place, game, month).await?;
        let decisions = listed.iter().map(|(_, losses)| losses.decisions).sum();
        if let Some((user, losses)) = listed.into_iter().next()
            && most_played.as_ref().is_none_or(|(most, ..)| decisions > *most)
        {
            most_played = Some((decisions, game, user, losses));
        }
    }
    let Some((_, game, user, losses)) = most_played else { return Ok(Text::default()) };
    let name = speech::game_name(language, game);
    let heading = speech::say(language, id!("month-play"), &[("game", Arg::Text(&name))]);
    Ok(heading.then(" ", speech::error_rate_of(language, &Occupant::seen_on(user, place.platform), losses)))
}
