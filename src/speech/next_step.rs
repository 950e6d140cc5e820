//! What has to be decided next, and by whom.

use super::naming::{lost, shown};
use super::view::View;
use super::wording::{Arg, say, yes};
use crate::chat::Text;
use crate::rules::WINNING_POINTS;
use crate::table::{CloseReason, Game, Offer, Phase, Seat, Stage};

/// The one clear next step, for the one who has it. Empty where nothing is left to decide, but that `reader` may have what
/// is over once more.
#[must_use]
pub fn next_step(view: &View<'_>, reader: Option<Seat>) -> Text {
    // Buttons say by themselves how they are answered.
    let voice = |seat: Seat| if view.seats[seat].account.platform.capabilities().has_buttons { "ask" } else { "next" };
    match (&view.table.stage, view.table.to_decide(), reader) {
        (_, Some(seat), _) => decision(view, seat, voice(seat)),
        (Stage::Over { .. }, None, Some(seat)) => {
            say(view.language, &format!("{}-rematch", voice(seat)), &[("who", view.person(seat))])
        }
        (_, None, _) => Text::default(),
    }
}

/// How things stand, told to `reader`: what he has to decide, or for whom he waits.
#[must_use]
pub fn now(view: &View<'_>, reader: Option<Seat>) -> Text {
    match (&view.table.stage, view.table.to_decide()) {
        (Stage::Over { winner: Some(winner), .. }, _) => {
            say(view.language, "now-won", &[("who", view.person(*winner))])
        }
        (Stage::Over { winner: None, .. }, _) => say(view.language, "now-drawn", &[]),
        (Stage::Closed(CloseReason::CalledOff | CloseReason::Cancelled), _) => say(view.language, "now-cancelled", &[]),
        (Stage::Closed(CloseReason::EndedByAdmin), _) => say(view.language, "now-ended", &[]),
        (_, None) => say(view.language, "now-closed", &[]),
        (_, Some(seat)) if Some(seat) == reader => decision(view, seat, "you"),
        (_, Some(seat)) => {
            let is_his = reader.is_some() && view.table.game().and_then(Game::offered_by) == reader;
            let withdraw =
                || say(view.language, "wait-or-withdraw", &[yes("clock", view.table.clock_runs_for() == reader)]);
            decision(view, seat, "wait").then(" ", is_his.then(withdraw).unwrap_or_default())
        }
    }
}

/// The decision of `seat` in one of four voices: `next` calls upon him before everybody, `ask` does so above buttons,
/// `you` speaks to him alone, `wait` tells another reader of him.
fn decision(view: &View<'_>, seat: Seat, voice: &str) -> Text {
    let (what, roll, level) = match &view.table.stage {
        Stage::Playing(game) if game.chooser.is_some() => ("choice", None, 0),
        Stage::Playing(game) => match (game.offer, game.phase) {
            (Some((_, Offer::Resignation(level))), _) => ("resignation", None, level),
            (Some((_, Offer::Leave)), _) => ("leaving", None, 1),
            (Some((_, Offer::Cancel)), _) => ("cancelling", None, 0),
            (Some((_, Offer::Takeback)), _) => ("takeback", None, 0),
            (None, Phase::ToPlay { rest: Some(rest), .. }) => ("rest", Some(rest.die.to_string()), 0),
            (None, Phase::ToPlay { roll, rest: None, .. }) => ("play", Some(shown(roll)), 0),
            (None, Phase::Doubled { beavers: 0, .. }) => ("double", None, 0),
            (None, Phase::Doubled { .. }) => ("beaver", None, 0),
            (None, Phase::BeforeRoll(_) | Phase::Opening) => ("roll", None, 0),
        },
        Stage::Inviting | Stage::Closed(_) | Stage::Over { .. } => ("invitation", None, 0),
    };
    let value = view.game().map_or(1, |game| game.cube.value);
    let over = view.game().map_or(0, |game| game.points[game.player(seat)].saturating_sub(WINNING_POINTS));
    say(
        view.language,
        &format!("{voice}-{what}"),
        &[
            ("who", view.person(seat)),
            ("other", view.person(seat.other())),
            ("roll", Arg::Text(&roll.unwrap_or_default())),
            ("lost", Arg::Text(&lost(view, level))),
            ("over", Arg::Number(u32::from(over))),
            ("value", Arg::Number(value)),
            ("doubled", Arg::Number(value * 2)),
            ("redoubled", Arg::Number(value * 4)),
            yes("beaver", view.table.can_beaver()),
            yes("session", view.table.has_score()),
            // Once to each of the two: after that he knows, and reads the turn at a glance.
            yes("first", view.table.turn <= 2),
            yes("again", view.rolls_again(seat)),
        ],
    )
}
