//! `/puzzle daily:`: a puzzle for everybody in a place, once a day, and who has solved it.

use std::collections::BTreeMap;

use kafenio_board::rules::Variant;
use kafenio_board::table::GameChoice;

use crate::chat::Text;
use crate::command::PuzzleInput;
use crate::locale::id;
use crate::manager::calendar::daily_puzzles::next_time;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg, Standing};
use crate::store::{DailyPuzzles, PostedPuzzle, PuzzleAnswer};

/// The hour at which a puzzle is posted where nobody has chosen one (UTC).
const USUAL_HOUR: u8 = 12;
/// How many puzzles of the day the table of solvers looks at.
const MOST_PUZZLES: u32 = 100;
/// How many people the table of solvers lists.
const MOST_LISTED: usize = 10;

/// Changes whether a puzzle of `variant`, or of the game chosen before, is posted in this place every day.
pub(super) async fn set(unit: &mut Unit<'_>, input: &PuzzleInput, variant: Option<Variant>) -> Answer {
    let place = unit.place.clone();
    if place.platform.capabilities().is_for_bot {
        // Nothing runs between two lines of a terminal.
        return Err(unit.refuse(id!("refused-daily-terminal"), &[]));
    }
    if !unit.is_from_moderator() {
        return Err(unit.refuse(id!("refused-daily"), &[("on", Arg::Case(place.platform.key()))]));
    }
    if input.daily == Some(false) {
        unit.store.delete_daily_puzzles(&place).await?;
        return Ok(unit.say(id!("done-daily-off"), &[]));
    }
    let before = unit.store.daily_puzzles(&place).await?;
    let variant = variant.or(before.as_ref().map(|before| before.variant)).unwrap_or(Variant::Backgammon);
    let hour = input.hour.or(before.as_ref().map(|before| before.hour)).unwrap_or(USUAL_HOUR);
    let due_at = next_time(unit.now, hour);
    unit.store.set_daily_puzzles(&DailyPuzzles { place, variant, hour, due_at }).await?;
    let game = speech::game_name(unit.language, GameChoice::Of(variant));
    let hour = speech::hour_of_day(hour);
    let left = speech::duration_to_come(unit.language, due_at - unit.now);
    Ok(unit.say(
        id!("done-daily-on"),
        &[("game", Arg::Text(&game)), ("hour", Arg::Text(&hour)), ("left", Arg::Text(&left))],
    ))
}

/// Shows who has solved how many of the latest puzzles of the day.
pub(super) async fn standings(unit: &mut Unit<'_>) -> Answer {
    let place = unit.place.clone();
    if place.platform.capabilities().is_for_bot {
        return Err(unit.refuse(id!("refused-daily-terminal"), &[]));
    }
    let posted = unit.store.posted_puzzles(&place, MOST_PUZZLES).await?;
    let answers = match posted.last() {
        Some(oldest) => unit.store.puzzle_answers(&place, oldest.message).await?,
        None => Vec::new(),
    };
    let standings = table(&posted, answers);
    if standings.is_empty() {
        return Ok(unit.say(id!("puzzle-standings-none"), &[]));
    }
    let count = u32::try_from(posted.len()).unwrap_or(u32::MAX);
    let heading = unit.text(id!("puzzle-standings"), &[("count", Arg::Number(count))]);
    let line = |(rank, standing): (u32, &Standing)| speech::standing(unit.language, rank, standing);
    let lines = (1..).zip(standings.iter().take(MOST_LISTED)).map(line);
    let text: Text = lines.fold(heading, |text, line| text.then("\n", line));
    Ok(unit.reply(text))
}

/// Returns what people have done with the `posted` puzzles, the latest of which is first: the longest streak first, then
/// the most solved.
fn table(posted: &[PostedPuzzle], answers: Vec<PuzzleAnswer>) -> Vec<Standing> {
    let mut of_people: BTreeMap<String, (Standing, BTreeMap<i64, bool>)> = BTreeMap::new();
    for answer in answers {
        let (standing, solved) = of_people.entry(answer.account.id).or_default();
        standing.name = answer.name;
        standing.answered += 1;
        standing.solved += u32::from(answer.is_solved);
        solved.insert(answer.message, answer.is_solved);
    }
    let mut table: Vec<Standing> = of_people
        .into_values()
        .map(|(standing, solved)| Standing { streak: streak(posted, &solved), ..standing })
        .collect();
    table.sort_by(|one, other| (other.streak, other.solved, &one.name).cmp(&(one.streak, one.solved, &other.name)));
    table
}

/// Returns how many puzzles somebody has solved one after the other, up to the latest one or, as long as that has no answer,
/// to the one before.
fn streak(posted: &[PostedPuzzle], solved: &BTreeMap<i64, bool>) -> u32 {
    let is_solved = |puzzle: &&PostedPuzzle| solved.get(&puzzle.message) == Some(&true);
    let is_open = posted.first().is_some_and(|latest| !solved.contains_key(&latest.message));
    let count = posted.iter().skip(usize::from(is_open)).take_while(is_solved).count();
    u32::try_from(count).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chat::{Account, Platform};

    fn posted(messages: &[i64]) -> Vec<PostedPuzzle> {
        let puzzle =
            |message: &i64| PostedPuzzle { message: *message, variant: Variant::Portes, number: 1, posted_at: 0 };
        messages.iter().map(puzzle).collect()
    }

    fn answer(message: i64, name: &str, is_solved: bool) -> PuzzleAnswer {
        let account = Account { platform: Platform::Console, id: name.to_lowercase() };
        PuzzleAnswer { message, account, name: name.to_owned(), is_solved, answered_at: 0 }
    }

    #[test]
    fn streak_ends_at_a_wrong_or_missing_answer_but_not_before_the_day_is_over() {
        let answers = vec![
            answer(1, "Alice", true),
            answer(1, "Bob", true),
            answer(1, "Carol", true),
            answer(2, "Alice", true),
            answer(2, "Bob", false),
            answer(3, "Bob", true),
        ];
        let table = table(&posted(&[3, 2, 1]), answers);
        let rows: Vec<_> = table.iter().map(|row| (row.name.as_str(), row.solved, row.answered, row.streak)).collect();
        assert_eq!(rows, [("Alice", 2, 2, 2), ("Bob", 2, 3, 1), ("Carol", 1, 1, 0)]);
    }
}
