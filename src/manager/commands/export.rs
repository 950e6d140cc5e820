//! `/export`: sends the match as a file, in the manner of Jellyfish or in the Smart Game Format, and for Backgammon the ids of its position.

use kafenio_board::match_file::{mat_file, sgf_file};
use kafenio_board::rules::Variant;
use kafenio_board::table::{self, BySeat, GameChoice, Seat};

use crate::chat::File;
use crate::command::Target;
use crate::locale::id;
use crate::manager::select::select_played;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target, sgf: bool) -> Answer {
    let stored = select_played(unit, target).await?;
    if stored.table.shown_game().is_none() {
        return Err(unit.refuse(id!("refused-no-game-yet"), &[]));
    }
    let events = unit.store.events(stored.id, 0).await?;
    let mut text = unit.text(id!("done-export"), &[]);
    let name = |seat: Seat| speech::bare_name_of(unit.language, &stored.seats()[seat]);
    let names = BySeat { inviter: name(Seat::Inviter), invited: name(Seat::Invited) };
    let is_backgammon = stored.table.terms.game == GameChoice::Of(Variant::Backgammon);
    if let Some((gnubg, xgid)) = table::position_ids(&stored.table).filter(|_| is_backgammon) {
        let args = [("gnubg", Arg::Text(&gnubg)), ("xgid", Arg::Text(&xgid))];
        text = text.then("\n", unit.text(id!("done-export-ids"), &args));
    }
    let (content, format) = match (sgf, is_backgammon) {
        (false, true) => (mat_file(&events, &names), "mat"),
        (false, false) => (mat_file(&events, &names), "txt"),
        (true, _) => match sgf_file(&events, &names) {
            Some(content) => (content, "sgf"),
            None => return Err(unit.refuse(id!("refused-export-sgf"), &[])),
        },
    };
    let file = File::plain(format!("{}.{format}", stored.id), content);
    let mut replies = unit.reply(unit.of_table(&stored, text));
    replies[0].file = Some(file);
    Ok(replies)
}
