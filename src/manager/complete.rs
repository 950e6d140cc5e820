//! What somebody may mean who is still typing.

use super::Manager;
use super::hearing::Hearing;
use super::look::notation;
use crate::chat::Message;
use crate::command;
use crate::table::Action;

/// The most plays that are offered at a time.
const OFFERED: usize = 25;

impl Manager {
    /// The legal plays of the speaker's roll that fit `message.text`, what he has typed of his play so far, in the order
    /// of `/moves`; at most 25, none where he has no roll to play. `table` is the table that he has chosen.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn complete(&self, message: Message, table: Option<String>) -> anyhow::Result<Vec<String>> {
        let typed = message.text.clone();
        // Nothing is committed: looking changes nothing.
        let mut hearing = Hearing::new(self, self.store.look(), message).await?;
        let table = table.map_or_else(String::new, |table| format!(" table:{table}"));
        let Ok(command) = command::read(&format!("/moves{table}"), &[]) else { return Ok(Vec::new()) };
        let Ok(found) = hearing.find(&command, &Action::PlayNumber(1)).await? else { return Ok(Vec::new()) };
        let Some(game) =
            found.sitting.table.game().filter(|_| Action::PlayNumber(1).fits(&found.sitting.table, found.seat))
        else {
            return Ok(Vec::new());
        };
        let numbering = hearing.preferences().await?.numbering;
        let plays = game.plays();
        let plays = plays.iter().map(|legal| notation(game, legal, numbering)).filter(|play| fits(play, &typed));
        Ok(plays.take(OFFERED).collect())
    }
}

/// Whether each word of `typed` begins a move of `play` of its own: `9/3 13` fits `13/9 9/3`.
fn fits(play: &str, typed: &str) -> bool {
    let typed = typed.to_lowercase().replace('-', "/");
    let mut moves: Vec<&str> = play.split(' ').collect();
    typed.split([' ', ',']).filter(|word| !word.is_empty()).all(|word| {
        let found = moves.iter().position(|step| step.starts_with(word));
        found.map(|at| moves.remove(at)).is_some()
    })
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_play_fits_what_begins_its_moves() {
        for typed in ["", "1", "13/9", "13/9 9", "9/3, 13-9", " 13/9  9/3 "] {
            assert!(fits("13/9 9/3", typed), "{typed}");
        }
        for typed in ["8", "13/9 13/9", "13/9 9/3 1", "9/33"] {
            assert!(!fits("13/9 9/3", typed), "{typed}");
        }
        assert!(fits("bar/20* 6/off", "BAR 6/o"));
    }
}
