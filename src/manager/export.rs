//! Taking a match along: as a file, and as the short forms of a position that other programs read.

use super::hearing::Request;
use super::table_name;
use crate::chat::{Board, File, Reply};
use crate::command::Command;
use crate::picture::{BoardView, CubeView};
use crate::rules::{ByPlayer, Player, Variant};
use crate::speech::{self, Arg, View};
use crate::store::StoredTable;
use crate::table::{self, BySeat, Cycle, Event, Seat, Table};

impl Request<'_> {
    /// `/export`: the match as a file; of Backgammon also the ids of the position.
    pub(super) async fn export(&mut self, command: &Command) -> anyhow::Result<Vec<Reply>> {
        let Some(stored) = self.last_played(command).await? else { return self.nothing_to_look_at(command).await };
        if stored.table.shown_game().is_none() {
            return Ok(self.say("refused-no-game-yet", &[]));
        }
        let events = self.store.events(stored.id, 0).await?;
        let name = table_name(stored.id);
        let mut text = speech::say(&self.locale, "done-export", &[]);
        let file = if stored.table.terms.cycle == Cycle::Of(Variant::Backgammon) {
            let names = BySeat {
                inviter: plain(&stored.seats[Seat::Inviter].name),
                invited: plain(&stored.seats[Seat::Invited].name),
            };
            if let Some((gnubg, xgid)) = table::position_ids(&stored.table) {
                let args = [("gnubg", Arg::Text(&gnubg)), ("xgid", Arg::Text(&xgid))];
                text = text.then("\n", speech::say(&self.locale, "done-export-ids", &args));
            }
            File { name: format!("{name}.mat"), text: table::mat_file(&events, &names) }
        } else {
            File { name: format!("{name}.txt"), text: self.transcript(&stored, &events) }
        };
        let mut replies = self.reply(self.of_table(&stored, text));
        replies[0].file = Some(file);
        Ok(replies)
    }

    /// Everything that happened, a line each.
    fn transcript(&self, stored: &StoredTable, events: &[Event]) -> String {
        let name = table_name(stored.id);
        let mut lines = String::new();
        for (_, event, table) in Table::steps(events) {
            let view = View { table: &table, ..self.view(stored, &name) };
            let line = speech::told(&view, event).to_string();
            if !line.is_empty() {
                lines.push_str(&line);
                lines.push('\n');
            }
        }
        lines
    }

    /// `/board id:...`: what another program's id means, White being on roll.
    pub(super) async fn foreign_board(&mut self, id: &str) -> anyhow::Result<Vec<Reply>> {
        let found = match table::parse_position_id(id) {
            Ok(found) => found,
            Err(fault) => return Ok(self.reply(speech::bad_id(&self.locale, id, &fault))),
        };
        let preferences = self.preferences().await?;
        let (value, owner) = found.cube;
        let scene = BoardView {
            to_move: Some(if found.doubled { Player::Black } else { Player::White }),
            asked: None,
            roll: found.roll,
            used_dice: 0,
            cube: Some(CubeView { value, owner, offered_by: found.doubled.then_some(Player::White) }),
            // Of a single position nothing is known of a score.
            score: (found.length.is_some() || found.score != ByPlayer::default()).then_some(found.score),
            match_length: found.length,
            crawford: found.crawford,
            ..self.lesson(found.position, None, &preferences)
        };
        let alt = speech::alt(&self.locale, &scene);
        let moment = if found.doubled { "doubled" } else { "roll" };
        let text = speech::say(&self.locale, "done-foreign-board", &[("moment", Arg::Case(moment))]);
        Ok(self.show(text, Some(Board { scene, album: None, alt }), &preferences))
    }
}

/// A name as every program can read it.
fn plain(name: &str) -> String {
    let name: String = name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '_' }).collect();
    if name.chars().all(|letter| letter == '_') { "player".to_owned() } else { name }
}
