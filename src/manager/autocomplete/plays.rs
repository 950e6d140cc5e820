//! Suggests legal plays, and where they start.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use kafenio_board::table::Action;

use super::completion::{Completion, MAX_COMPLETIONS, NO_VALUE, OptionInput};
use crate::chat::Text;
use crate::command::{MAX_PLAY_NUMBER_DIGITS, Target};
use crate::locale::id;
use crate::manager::select::{SeatedTable, no_table_refusal, own_tables, select};
use crate::manager::stop::Stop;
use crate::manager::unit::Unit;
use crate::present::{listed_plays, notation};
use crate::speech::{self, Arg};

/// Returns the legal plays that match what the author has typed of theirs, in the order of `/moves`. Without a chosen
/// table, all tables that wait for the author have a share.
///
/// # Errors
/// Returns a [`Stop`] if the author has nothing to play.
pub(super) async fn plays(unit: &mut Unit<'_>, input: &OptionInput) -> Result<Vec<Completion>, Stop> {
    let waiting = tables_to_play(unit, input).await?;
    let mut numbered = Vec::new();
    let mut matching = Vec::new();
    for found in &waiting {
        let (number, plays) = matching_plays(unit, found, &input.typed, waiting.len() > 1).await?;
        numbered.extend(number);
        matching.push(plays);
    }
    numbered.truncate(MAX_COMPLETIONS - 1);
    let count = numbered.len() + matching.iter().map(Vec::len).sum::<usize>();
    if count <= MAX_COMPLETIONS {
        return Ok(numbered.into_iter().chain(matching.into_iter().flatten()).collect());
    }
    let last = matching.iter().max_by_key(|plays| plays.len()).and_then(|plays| plays.last());
    let example = last.map_or_else(String::new, |last| longer_start(&last.value, &input.typed).to_owned());
    let slots = (MAX_COMPLETIONS - 1).saturating_sub(numbered.len());
    let mut shown: Vec<Completion> = numbered.into_iter().chain(share_slots(matching, slots)).collect();
    let left = Arg::Number((count - shown.len()) as u32);
    let label = unit.text(id!("complete-more"), &[("count", left), ("start", Arg::Text(&example))]);
    shown.push(Completion { label, value: NO_VALUE.to_owned() });
    Ok(shown)
}

/// Returns the points from which a checker can move and, once something is typed, its first moves.
///
/// # Errors
/// Returns a [`Stop`] if the author has nothing to play.
pub(super) async fn starts(unit: &mut Unit<'_>, input: &OptionInput) -> Result<Vec<Completion>, Stop> {
    let waiting = tables_to_play(unit, input).await?;
    let numbering = unit.preferences().await?.numbering;
    let typed = input.typed.trim().to_lowercase().replace('-', "/");
    // By their points, the highest first, and the bar before all.
    let mut counts: BTreeMap<(Reverse<u32>, String), u32> = BTreeMap::new();
    for game in waiting.iter().filter_map(|found| found.stored.table.game()) {
        for legal in listed_plays(game) {
            let play = notation(game, &legal, numbering);
            let starts: BTreeSet<String> = play.split(' ').flat_map(starts_of).collect();
            for start in starts.into_iter().filter(|start| is_start(start, &typed)) {
                let digits: String = start.chars().take_while(char::is_ascii_digit).collect();
                *counts.entry((Reverse(digits.parse().unwrap_or(u32::MAX)), start)).or_default() += 1;
            }
        }
    }
    let completion = |((_, start), count): ((Reverse<u32>, String), u32)| Completion {
        label: unit.text(id!("complete-start"), &[("start", Arg::Text(&start)), ("count", Arg::Number(count))]),
        value: start,
    };
    Ok(counts.into_iter().take(MAX_COMPLETIONS).map(completion).collect())
}

/// Returns the tables where the author has a roll to play.
///
/// # Errors
/// Returns a [`Stop`] if there is none. It says what each of the author's tables waits for.
async fn tables_to_play(unit: &mut Unit<'_>, input: &OptionInput) -> Result<Vec<SeatedTable>, Stop> {
    let tables = match &input.table {
        Some(table) => {
            let target = Target { table: Some(table.clone()), ..Target::default() };
            vec![select(unit, &target, &Action::PlayNumber(1)).await?]
        }
        None => own_tables(unit).await?,
    };
    let several = tables.len() > 1;
    let (waiting, others): (Vec<SeatedTable>, Vec<SeatedTable>) =
        tables.into_iter().partition(|found| found.stored.table.must_play(found.seat));
    match (waiting.is_empty(), others.is_empty()) {
        (false, _) => Ok(waiting),
        (true, true) => Err(no_table_refusal(unit)),
        (true, false) => {
            let state = |found: &SeatedTable| {
                let state = speech::status(&unit.view(&found.stored), Some(found.seat));
                unit.reply(if several { unit.of_table(&found.stored, state) } else { state })
            };
            Err(Stop::Refused(others.iter().take(MAX_COMPLETIONS).flat_map(state).collect()))
        }
    }
}

/// Returns the plays at one table that match `typed`: the one with that number in the list of `/moves`, and those
/// that it begins. With `several` tables each play names its own.
async fn matching_plays(
    unit: &mut Unit<'_>,
    found: &SeatedTable,
    typed: &str,
    several: bool,
) -> anyhow::Result<(Option<Completion>, Vec<Completion>)> {
    let SeatedTable { stored, seat } = found;
    let Some(game) = stored.table.game() else { return Ok((None, Vec::new())) };
    let numbering = unit.preferences().await?.numbering;
    let typed = typed.trim();
    let number: Option<usize> = typed.parse().ok().filter(|_| typed.len() <= MAX_PLAY_NUMBER_DIGITS);
    let completion = |play: &str, number: Option<usize>| {
        let number = number.map_or_else(String::new, |number| format!("{number}. "));
        let other = speech::name_of(unit.language, &stored.seats()[seat.other()]);
        let [label, target] = if several {
            [format!(" · {other} ({})", stored.id), format!(" table:{}", stored.id)]
        } else {
            Default::default()
        };
        Completion { label: Text::plain(format!("{number}{play}{label}")), value: format!("{play}{target}") }
    };
    let plays: Vec<String> = listed_plays(game).iter().map(|legal| notation(game, legal, numbering)).collect();
    let chosen = number.and_then(|number| number.checked_sub(1)).filter(|index| *index < plays.len());
    let others = (0..plays.len()).filter(|index| Some(*index) != chosen && matches(&plays[*index], typed));
    let others = others.map(|index| completion(&plays[index], None)).collect();
    Ok((chosen.map(|index| completion(&plays[index], Some(index + 1))), others))
}

/// Takes at most `slots` items from `lists`, as evenly as possible.
fn share_slots<T>(lists: Vec<Vec<T>>, slots: usize) -> Vec<T> {
    let mut shares = vec![0; lists.len()];
    for _ in 0..slots {
        let next = (0..lists.len()).filter(|list| shares[*list] < lists[*list].len()).min_by_key(|list| shares[*list]);
        let Some(next) = next else { break };
        shares[next] += 1;
    }
    lists.into_iter().zip(shares).flat_map(|(list, share)| list.into_iter().take(share)).collect()
}

/// Returns whether each word of `typed` begins a different move of `play`: `9/3 13` matches `13/9 9/3`. The points
/// where a checker stops on its way may be left out: `24/15` matches `24/20/15`.
fn matches(play: &str, typed: &str) -> bool {
    let typed = typed.to_lowercase().replace('-', "/");
    let mut moves: Vec<&str> = play.split(' ').collect();
    typed.split([' ', ',']).filter(|word| !word.is_empty()).all(|word| {
        let begins = |step: &str| step.starts_with(word) || end_points(step).starts_with(word);
        let found = moves.iter().position(|step| begins(step));
        found.map(|at| moves.remove(at)).is_some()
    })
}

/// Returns `step` with only its first and its last point.
fn end_points(step: &str) -> String {
    match (step.split_once('/'), step.rsplit_once('/')) {
        (Some((from, _)), Some((_, to))) => format!("{}/{to}", from.trim_end_matches('*')),
        _ => step.to_owned(),
    }
}

/// Returns the first point of `play`, or its first move, or all of it: the shortest that is longer than `typed`.
fn longer_start<'p>(play: &'p str, typed: &str) -> &'p str {
    let ends = [play.find('/'), play.find(' ')];
    let end = ends.into_iter().flatten().find(|end| *end > typed.trim().len());
    end.map_or(play, |end| &play[..end])
}

/// Returns the point where a move starts, and the move as far as the next point: `13` and `13/9` for `13/9*/3`.
fn starts_of(step: &str) -> Vec<String> {
    let step = step.split('(').next().unwrap_or_default().replace('*', "").to_lowercase();
    let points: Vec<&str> = step.split('/').collect();
    (1..=points.len().min(2)).map(|count| points[..count].join("/")).collect()
}

/// Returns whether `start` goes on from `typed`. As long as nothing is typed, moves are left out.
fn is_start(start: &str, typed: &str) -> bool {
    start.starts_with(typed) && !(typed.is_empty() && start.contains('/'))
}

#[cfg(test)]
mod tests {
    use super::{is_start, longer_start, matches, share_slots, starts_of};

    #[test]
    fn each_table_gets_its_share_of_the_offered_plays() {
        let lists = || vec![vec![1; 30], vec![2; 3], vec![3; 30]];
        let shown = share_slots(lists(), 25);
        let count = |number: i32| shown.iter().filter(|shown| **shown == number).count();
        assert_eq!([count(1), count(2), count(3)], [11, 3, 11]);
        assert_eq!(share_slots(lists(), 2), [1, 2]);
        assert_eq!(share_slots(lists(), 100).len(), 63);
    }

    #[test]
    fn play_matches_the_beginnings_of_its_moves() {
        for typed in ["", "1", "13/9", "13/9 9", "9/3, 13-9", " 13/9  9/3 "] {
            assert!(matches("13/9 9/3", typed), "{typed}");
        }
        for typed in ["8", "13/9 13/9", "13/9 9/3 1", "9/33"] {
            assert!(!matches("13/9 9/3", typed), "{typed}");
        }
        assert!(matches("bar/20* 6/off", "BAR 6/o"));
        for typed in ["24/15", "24/20/15", "24/20"] {
            assert!(matches("24/20/15", typed), "{typed}");
        }
        assert!(matches("24/20*/15*(2)", "24/15*(2)") && !matches("24/20/15", "24/14"));
    }

    #[test]
    fn example_goes_on_from_what_is_typed() {
        let starts = ["", "1", "13", "13/9", "13/9 9/3"].map(|typed| longer_start("13/9 9/3", typed));
        assert_eq!(starts, ["13", "13", "13/9", "13/9 9/3", "13/9 9/3"]);
    }

    #[test]
    fn start_is_a_point_or_a_move() {
        assert_eq!(starts_of("13/9*/3(2)"), ["13", "13/9"]);
        assert_eq!(starts_of("bar/20*"), ["bar", "bar/20"]);
        assert!(is_start("13", "") && is_start("13/9", "1") && is_start("13/9", "13/"));
        assert!(!is_start("13/9", "") && !is_start("13", "13/"));
    }
}
