//! What somebody may mean who is still typing.

use super::find::SeatedTable;
use super::hearing::Request;
use super::look::notation;
use super::{Manager, table_name};
use crate::chat::Message;
use crate::command::{self, NUMBER_OF_A_PLAY};
use crate::table::Action;

/// The most plays that are offered at a time.
const OFFERED: usize = 25;

/// A play that is offered to somebody who types one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// What he reads: the play, with its number where he has typed that, and with the opponent where several tables wait.
    pub label: String,
    /// What it stands for after `/move`.
    pub play: String,
}

impl Manager {
    /// The legal plays of the author's rolls that fit `message.text`, what he has typed of his play so far, in the order
    /// of `/moves`; at most 25, none where he has no roll to play. `table` is the table that he has chosen; without it
    /// all that wait for him have their share.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn complete(&self, message: Message, table: Option<String>) -> anyhow::Result<Vec<Completion>> {
        let typed = message.text.clone();
        // Nothing is committed: looking changes nothing.
        let mut hearing = Request::new(self, self.store.look(), message).await?;
        let waiting = match table {
            Some(table) => {
                let Ok(command) = command::read(&format!("/moves table:{table}"), &[]) else { return Ok(Vec::new()) };
                hearing.find(&command, &Action::PlayNumber(1)).await?.into_iter().collect()
            }
            None => hearing.own_tables().await?,
        };
        let is_to_play = |found: &&SeatedTable| Action::PlayNumber(1).fits(&found.stored.table, found.seat);
        let waiting: Vec<&SeatedTable> = waiting.iter().filter(is_to_play).collect();
        let (mut numbered, mut begun) = (Vec::new(), Vec::new());
        for found in &waiting {
            let (number, plays) = hearing.plays_like(found, &typed, waiting.len() > 1).await?;
            numbered.extend(number);
            begun.push(plays);
        }
        let room = OFFERED.saturating_sub(numbered.len());
        Ok(numbered.into_iter().chain(shared(begun, room)).collect())
    }
}

impl Request<'_> {
    /// Of the plays at a table that waits for the author: the one whose number in the list that he was shown is `typed`,
    /// and those that `typed` fits. Among `several` tables each names its own.
    async fn plays_like(
        &mut self,
        found: &SeatedTable,
        typed: &str,
        several: bool,
    ) -> anyhow::Result<(Option<Completion>, Vec<Completion>)> {
        let SeatedTable { stored, seat } = found;
        let Some(game) = stored.table.game() else { return Ok((None, Vec::new())) };
        let numbering = self.preferences().await?.numbering;
        let typed = typed.trim();
        let is_listed = self.store.listed(stored.id, *seat).await? == Some(stored.table.turn);
        let number: Option<usize> = typed.parse().ok().filter(|_| is_listed && typed.len() <= NUMBER_OF_A_PLAY);
        let table = table_name(stored.id);
        let offer = |play: &str, number: Option<usize>| {
            let number = number.map_or_else(String::new, |number| format!("{number}. "));
            let other = &stored.seats[seat.other()].name;
            let [at, to] = if several {
                [format!(" · {other} ({table})"), format!(" table:{table}")]
            } else {
                Default::default()
            };
            Completion { label: format!("{number}{play}{at}"), play: format!("{play}{to}") }
        };
        let plays: Vec<String> = game.plays().iter().map(|legal| notation(game, legal, numbering)).collect();
        let meant = number.and_then(|number| number.checked_sub(1)).filter(|index| *index < plays.len());
        let begun = (0..plays.len()).filter(|index| Some(*index) != meant && fits(&plays[*index], typed));
        let begun = begun.take(OFFERED).map(|index| offer(&plays[index], None)).collect();
        Ok((meant.map(|index| offer(&plays[index], Some(index + 1))), begun))
    }
}

/// As much of `lists` as there is room for, of each the same number where it has so many.
fn shared<T>(lists: Vec<Vec<T>>, room: usize) -> Vec<T> {
    let mut shares = vec![0; lists.len()];
    for _ in 0..room {
        let next = (0..lists.len()).filter(|list| shares[*list] < lists[*list].len()).min_by_key(|list| shares[*list]);
        let Some(next) = next else { break };
        shares[next] += 1;
    }
    lists.into_iter().zip(shares).flat_map(|(list, share)| list.into_iter().take(share)).collect()
}

/// Whether each word of `typed` begins a move of `play` of its own: `9/3 13` fits `13/9 9/3`. Where a checker stops on its
/// way need not be typed: `24/15` fits `24/20/15`.
fn fits(play: &str, typed: &str) -> bool {
    let typed = typed.to_lowercase().replace('-', "/");
    let mut moves: Vec<&str> = play.split(' ').collect();
    typed.split([' ', ',']).filter(|word| !word.is_empty()).all(|word| {
        let begins = |step: &str| step.starts_with(word) || ends(step).starts_with(word);
        let found = moves.iter().position(|step| begins(step));
        found.map(|at| moves.remove(at)).is_some()
    })
}

/// `step` without the points between its first and its last.
fn ends(step: &str) -> String {
    match (step.split_once('/'), step.rsplit_once('/')) {
        (Some((from, _)), Some((_, to))) => format!("{}/{to}", from.trim_end_matches('*')),
        _ => step.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{fits, shared};

    #[test]
    fn every_table_has_its_share_of_what_is_offered() {
        let lists = || vec![vec![1; 30], vec![2; 3], vec![3; 30]];
        let shown = shared(lists(), 25);
        let count = |number: i32| shown.iter().filter(|shown| **shown == number).count();
        assert_eq!([count(1), count(2), count(3)], [11, 3, 11]);
        assert_eq!(shared(lists(), 2), [1, 2]);
        assert_eq!(shared(lists(), 100).len(), 63);
    }

    #[test]
    fn a_play_fits_what_begins_its_moves() {
        for typed in ["", "1", "13/9", "13/9 9", "9/3, 13-9", " 13/9  9/3 "] {
            assert!(fits("13/9 9/3", typed), "{typed}");
        }
        for typed in ["8", "13/9 13/9", "13/9 9/3 1", "9/33"] {
            assert!(!fits("13/9 9/3", typed), "{typed}");
        }
        assert!(fits("bar/20* 6/off", "BAR 6/o"));
        for typed in ["24/15", "24/20/15", "24/20"] {
            assert!(fits("24/20/15", typed), "{typed}");
        }
        assert!(fits("24/20*/15*(2)", "24/15*(2)") && !fits("24/20/15", "24/14"));
    }
}
