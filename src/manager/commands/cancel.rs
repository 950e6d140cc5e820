//! `/cancel`: calls a game off, or withdraws an open challenge. Against the computer, which always agrees, it has to be
//! confirmed.

use std::slice;

use kafenio_board::table::{Action, CloseReason, DAY, Length};

use crate::chat::{Choice, Text};
use crate::command::{Command, ParsedCommand, TableName, Target, in_language};
use crate::locale::id;
use crate::manager::act::{act_on_table, tell_directly};
use crate::manager::announce::{Announcement, announce};
use crate::manager::challenges::{challenge_line, close_challenge, open_challenges};
use crate::manager::lifecycle::clocks::{ABANDONED_DAYS, is_abandoned};
use crate::manager::replies::confirmation;
use crate::manager::replies::table_lines::game_line;
use crate::manager::select::{SeatedTable, choice_of_table, own_tables, select};
use crate::manager::stop::{Answer, Stop};
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};
use crate::store::{ChallengeState, StoredChallenge};

pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target, is_sure: bool) -> Answer {
    let open = open_challenges(unit).await?;
    if let Some(name) = &target.table {
        return match open.iter().find(|found| name.id() == Some(found.id)) {
            Some(challenge) => withdraw(unit, challenge).await,
            None => cancel_game(unit, target, is_sure).await,
        };
    }
    let author = unit.account();
    let own: Vec<StoredChallenge> = open.into_iter().filter(|found| found.challenger.account == author).collect();
    match &own[..] {
        [] => cancel_game(unit, target, is_sure).await,
        [only] if own_tables(unit).await?.is_empty() => withdraw(unit, only).await,
        _ => Err(ask_which(unit, &own).await?),
    }
}

/// Offers to cancel a game, or closes one whose opponent has been away for too long to answer.
async fn cancel_game(unit: &mut Unit<'_>, target: &Target, is_sure: bool) -> Answer {
    let mut own = own_tables(unit).await?;
    own.retain(|own| target.table.as_ref().is_none_or(|name| name.id() == Some(own.stored.id)));
    match own.pop() {
        Some(only) if own.is_empty() && (is_abandoned(&only.stored, unit.now) || has_been_left(unit, &only)?) => {
            close_abandoned(unit, only).await?;
            Ok(Vec::new())
        }
        _ => {
            let found = select(unit, target, &Action::Cancel).await?;
            if found.stored.table.terms.rated && found.stored.is_against_computer(found.seat) {
                return Err(unit.refuse(id!("refused-rated-cancel"), &[]));
            }
            let record = unit.store.tournament_of_table(found.stored.id).await?;
            if let Some(record) = record.filter(|record| record.state.is_going_on()) {
                let leave = Arg::Code(format!("/{} leave", record.state.format.key()));
                return Err(unit.refuse(id!("refused-tournament-cancel"), &[("leave", leave)]));
            }
            if is_sure || !ends_at_once(&found) {
                return act_on_table(unit, found, &Action::Cancel).await;
            }
            ask_whether_sure(unit, target, &found).await
        }
    }
}

/// Returns whether the computer is the one who has to agree, and whether anything was played that would be lost.
fn ends_at_once(SeatedTable { stored, seat }: &SeatedTable) -> bool {
    let has_begun = stored.table.game().is_some_and(|game| game.number > 1 || !game.is_untouched());
    has_begun && Action::Cancel.is_allowed(&stored.table, *seat) && stored.is_against_computer(*seat)
}

async fn ask_whether_sure(unit: &mut Unit<'_>, target: &Target, SeatedTable { stored, seat }: &SeatedTable) -> Answer {
    let command = Command::Cancel { sure: true };
    let what = match stored.table.terms.length {
        Length::Points(_) | Length::Games(_) => "match",
        Length::Money(_) if stored.table.has_score() => "session",
        Length::Money(_) | Length::Single => "game",
    };
    let seats = stored.seats();
    let args = [
        ("other", Arg::Occupant(&seats[seat.other()])),
        ("what", Arg::Case(what)),
        ("command", Arg::Code(confirmation::confirmation_text(target, command.clone()))),
    ];
    let question = unit.text(id!("once-more-cancel"), &args);
    confirmation::ask(unit, stored, question, command, id!("choice-cancel"), "🛑").await
}

/// Returns whether the opponent has left the place of the game so long ago that the author need not wait any more.
///
/// # Errors
/// Returns a [`Stop`] if the platform has not been asked yet.
fn has_been_left(unit: &Unit<'_>, SeatedTable { stored, seat }: &SeatedTable) -> Result<bool, Stop> {
    let is_long = stored.suspended_at.is_some_and(|since| since + i64::from(ABANDONED_DAYS) * DAY <= unit.now);
    Ok(is_long && !stored.is_apart() && unit.is_absent(stored.place(), &stored.seats()[seat.other()])?)
}

/// Closes a game that the opponent has left with no result, and tells them in private.
async fn close_abandoned(unit: &mut Unit<'_>, SeatedTable { mut stored, seat }: SeatedTable) -> anyhow::Result<()> {
    let event = stored.table.close(CloseReason::Abandoned);
    (stored.suspended_at, stored.unreachable) = (None, None);
    let events = slice::from_ref(&event);
    announce(unit, &mut stored, Announcement { events, ..Announcement::default() }).await?;
    tell_directly(unit, stored, seat.other(), &[event]).await
}

/// Withdraws a challenge of the author, or of anybody if the author is a moderator.
pub(super) async fn withdraw(unit: &mut Unit<'_>, challenge: &StoredChallenge) -> Answer {
    if challenge.challenger.account != unit.account() && !unit.is_from_moderator() {
        let who = ("who", Arg::Person(&challenge.challenger));
        return Err(unit.refuse(id!("refused-not-your-challenge"), &[who]));
    }
    close_challenge(unit, challenge, ChallengeState::Withdrawn).await?;
    // Elsewhere the changed message is shown as the latest one.
    if challenge.message.is_some() && !unit.place.platform.capabilities().edits_in_place {
        return Ok(Vec::new());
    }
    Ok(unit.say(id!("done-challenge-withdrawn"), &[("table", Arg::Table(challenge.id))]))
}

/// Asks which of their challenges and tables here the author means, with a button for each if the platform has buttons.
pub(super) async fn ask_which(unit: &mut Unit<'_>, challenges: &[StoredChallenge]) -> Result<Stop, Stop> {
    let mut names = Vec::new();
    let mut lines = Text::default();
    let mut choices = Vec::new();
    for challenge in challenges {
        names.push(in_language(unit.language, &format!("table:{}", challenge.id)));
        lines = lines.then("\n", challenge_line(unit, challenge)?);
        choices.push(choice_of_challenge(unit, challenge));
    }
    for own in own_tables(unit).await? {
        names.push(in_language(unit.language, &format!("table:{}", own.stored.id)));
        lines = lines.then("\n", game_line(unit, &own.stored));
        choices.extend(choice_of_table(unit, &own.stored));
    }
    let has_buttons = unit.place.platform.capabilities().has_buttons;
    let id = if has_buttons { id!("ask-which") } else { id!("refused-which") };
    let which = unit.text(id, &[("names", Arg::Text(&names.join(" / ")))]);
    let mut replies = unit.reply(which.then("\n", lines));
    if has_buttons {
        replies[0].choices = choices;
    }
    Ok(Stop::Refused(replies))
}

/// Returns the choice to withdraw this challenge.
fn choice_of_challenge(unit: &Unit<'_>, challenge: &StoredChallenge) -> Choice {
    let target = Target { table: Some(TableName::Id(challenge.id)), ..Target::default() };
    let game = speech::game_name(unit.language, challenge.terms.game);
    let command = ParsedCommand { command: Command::Cancel { sure: false }, target };
    Choice::button(format!("{} · {game}", challenge.id), command.to_string())
}
