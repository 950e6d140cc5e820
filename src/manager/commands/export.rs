//! `/export`: sends the match as a file, and for Backgammon the ids of its position.

use kafenio_board::rules::Variant;
use kafenio_board::table::{self, BySeat, Event, GameChoice, Seat, Table};

use crate::chat::File;
use crate::command::Target;
use crate::locale::id;
use crate::manager::select::select_played;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg, View};
use crate::store::TableRecord;

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target) -> Answer {
    let stored = select_played(unit, target).await?;
    if stored.table.shown_game().is_none() {
        return Err(unit.refuse(id!("refused-no-game-yet"), &[]));
    }
    let events = unit.store.events(stored.id, 0).await?;
    let mut text = unit.text(id!("done-export"), &[]);
    let file = if stored.table.terms.cycle == GameChoice::Of(Variant::Backgammon) {
        let name = |seat: Seat| ascii_name(&speech::name_of(unit.language, &stored.seats()[seat]));
        let names = BySeat { inviter: name(Seat::Inviter), invited: name(Seat::Invited) };
        if let Some((gnubg, xgid)) = table::position_ids(&stored.table) {
            let args = [("gnubg", Arg::Text(&gnubg)), ("xgid", Arg::Text(&xgid))];
            text = text.then("\n", unit.text(id!("done-export-ids"), &args));
        }
        File::plain(format!("{}.mat", stored.id), table::mat_file(&events, &names))
    } else {
        File::plain(format!("{}.txt", stored.id), transcript(unit, &stored, &events))
    };
    let mut replies = unit.reply(unit.of_table(&stored, text));
    replies[0].file = Some(file);
    Ok(replies)
}

/// Returns everything that happened, one line per event.
fn transcript(unit: &Unit<'_>, stored: &TableRecord, events: &[Event]) -> String {
    let mut lines = String::new();
    for (_, event, table) in Table::steps(events) {
        let view = View { table: &table, ..unit.view(stored) };
        let line = speech::event_sentence(&view, event).to_string();
        if !line.is_empty() {
            lines.push_str(&line);
            lines.push('\n');
        }
    }
    lines
}

/// Returns `name` in ASCII letters, digits and underscores, which every program can read.
fn ascii_name(name: &str) -> String {
    let name: String = name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '_' }).collect();
    if name.chars().all(|letter| letter == '_') { "player".to_owned() } else { name }
}
