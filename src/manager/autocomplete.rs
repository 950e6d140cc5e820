//! Completes plays while a user types `/move`.

use super::request::Request;
use super::select::{SeatedTable, own_tables, select};
use super::state::Manager;
use super::stop::Stop;
use crate::chat::Message;
use crate::command::{MAX_PLAY_NUMBER_DIGITS, TableName, Target};
use crate::present::notation;
use crate::table::Action;

/// The most plays that are offered at a time.
const MAX_COMPLETIONS: usize = 25;

/// A play that is offered to a user who types one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// What the user reads: the play, with its number if they typed that, and with the opponent if several tables wait.
    pub label: String,
    /// The argument of `/move` that the completion stands for.
    pub play: String,
}

/// Returns the legal plays that match `message.text`, which is what the author has typed of their play so far. They are
/// in the order of `/moves`, at most 25, and none without a roll to play. `table` is the table that the author chose;
/// without it, all tables that wait for the author have a share.
///
/// # Errors
/// Returns an error if the store fails.
pub async fn autocomplete(
    manager: &Manager,
    message: Message,
    table: Option<String>,
) -> anyhow::Result<Vec<Completion>> {
    let typed = message.text.clone();
    // Never committed, because autocompletion changes nothing.
    let mut request = Request::new(manager, manager.store.begin_read(), message).await?;
    let tables = match table {
        Some(table) => {
            let target = Target { table: Some(TableName::from(table.as_str())), ..Target::default() };
            match select(&mut request, &target, &Action::PlayNumber(1)).await {
                Ok(found) => vec![found],
                Err(Stop::Refused(_)) => Vec::new(),
                Err(stop) => return Err(stop.into_error()),
            }
        }
        None => own_tables(&mut request).await?,
    };
    let is_to_play = |found: &&SeatedTable| found.stored.table.must_play(found.seat);
    let waiting: Vec<&SeatedTable> = tables.iter().filter(is_to_play).collect();
    let (mut numbered, mut matching) = (Vec::new(), Vec::new());
    for found in &waiting {
        let (number, plays) = matching_plays(&mut request, found, &typed, waiting.len() > 1).await?;
        numbered.extend(number);
        matching.push(plays);
    }
    let slots = MAX_COMPLETIONS.saturating_sub(numbered.len());
    Ok(numbered.into_iter().chain(share_slots(matching, slots)).collect())
}

/// Returns the plays at one table that match `typed`: the one with that number in the list of `/moves`, and those
/// that it begins. With `several` tables each play names its own.
async fn matching_plays(
    request: &mut Request<'_>,
    found: &SeatedTable,
    typed: &str,
    several: bool,
) -> anyhow::Result<(Option<Completion>, Vec<Completion>)> {
    let SeatedTable { stored, seat } = found;
    let Some(game) = stored.table.game() else { return Ok((None, Vec::new())) };
    let numbering = request.preferences().await?.numbering;
    let typed = typed.trim();
    let number: Option<usize> = typed.parse().ok().filter(|_| typed.len() <= MAX_PLAY_NUMBER_DIGITS);
    let completion = |play: &str, number: Option<usize>| {
        let number = number.map_or_else(String::new, |number| format!("{number}. "));
        let other = &stored.seats[seat.other()].name;
        let [label, target] = if several {
            [format!(" · {other} ({})", stored.id), format!(" table:{}", stored.id)]
        } else {
            Default::default()
        };
        Completion { label: format!("{number}{play}{label}"), play: format!("{play}{target}") }
    };
    let plays: Vec<String> = game.plays().iter().map(|legal| notation(game, legal, numbering)).collect();
    let chosen = number.and_then(|number| number.checked_sub(1)).filter(|index| *index < plays.len());
    let others = (0..plays.len()).filter(|index| Some(*index) != chosen && matches(&plays[*index], typed));
    let others = others.take(MAX_COMPLETIONS).map(|index| completion(&plays[index], None)).collect();
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

#[cfg(test)]
mod tests {
    use super::{matches, share_slots};

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
}
