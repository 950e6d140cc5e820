//! Suggests tables.

use kafenio_board::table::{Seat, Stage};

use super::completion::{Completion, MAX_COMPLETIONS, OptionInput};
use crate::chat::Account;
use crate::command::{CommandKind, Purpose, spec_of};
use crate::locale::id;
use crate::manager::select::{ended_tables, own_tables, waits_for};
use crate::manager::unit::Unit;
use crate::speech::{Arg, bare_name_of};
use crate::store::TableRecord;

/// Returns the tables to which the command may apply, those that wait for the author first: their open ones here, for
/// `/here` those elsewhere, for a moderator everybody's, and for a command that looks back also those that are over.
pub(super) async fn tables(unit: &mut Unit<'_>, input: &OptionInput) -> anyhow::Result<Vec<Completion>> {
    let place = unit.place.clone();
    let account = unit.account();
    let mut tables = match input.command {
        CommandKind::EndTable => unit.store.latest_open_tables(&place, MAX_COMPLETIONS as u32, 0).await?,
        CommandKind::Here => {
            let mut elsewhere = unit.store.open_tables_anywhere(&account).await?;
            elsewhere.retain(|stored| *stored.place() != place);
            elsewhere
        }
        _ => own_tables(unit).await?.into_iter().rev().map(|own| own.stored).collect(),
    };
    tables.sort_by_key(|stored| !waits_for(stored, &account));
    if spec_of(input.command).purpose == Purpose::LookBack {
        tables.extend(ended_tables(unit).await?);
    }
    let typed = input.typed.trim().to_lowercase();
    let is_meant = |stored: &&TableRecord| {
        let names = Seat::BOTH.map(|seat| bare_name_of(unit.language, &stored.seats()[seat]).to_lowercase());
        stored.id.to_string().starts_with(&typed) || names.iter().any(|name| name.contains(&typed))
    };
    let completion = |stored: &TableRecord| {
        let seat = stored.seat(&account);
        let [who, other] = match seat {
            Some(seat) => [seat, seat.other()],
            None => Seat::BOTH,
        };
        let args = [
            ("table", Arg::Table(stored.id)),
            ("who", Arg::Occupant(&stored.seats()[who])),
            ("other", Arg::Occupant(&stored.seats()[other])),
            ("state", Arg::Case(state(stored, seat, &account))),
        ];
        Completion { label: unit.text(id!("complete-table"), &args), value: stored.id.to_string() }
    };
    Ok(tables.iter().filter(is_meant).take(MAX_COMPLETIONS).map(completion).collect())
}

/// Returns the word by which the label tells the state of the table to `account`, who sits at `seat`.
fn state(stored: &TableRecord, seat: Option<Seat>, account: &Account) -> &'static str {
    match (&stored.table.stage, seat) {
        (_, None) => "others",
        (Stage::Over { .. } | Stage::Closed(_), Some(_)) => "over",
        (_, Some(_)) if stored.suspended_at.is_some() => "paused",
        (Stage::Inviting, Some(Seat::Invited)) => "invited",
        (Stage::Inviting, Some(Seat::Inviter)) => "inviting",
        (Stage::Playing(_), Some(_)) if waits_for(stored, account) => "mine",
        (Stage::Playing(_), Some(_)) => "theirs",
    }
}
