//! Says what has to be decided next, and by whom.

use kafenio_board::rules::WINNING_POINTS;
use kafenio_board::table::{CloseReason, Game, Offer, Phase, Seat, Stage};

use super::naming::{loss, roll_text};
use super::view::View;
use super::wording::{Arg, say, yes_or_no};
use crate::chat::{Occupant, Text};
use crate::locale::{Id, id};

/// Asks the player who has the decision for it; in their first turn also says how to answer, unless that is `explained`
/// elsewhere. After a match, offers `reader` a rematch; otherwise empty where nothing is left to decide.
#[must_use]
pub fn next_step(view: &View<'_>, reader: Option<Seat>, explained: bool) -> Text {
    let form = |seat: Seat| {
        let platform = view.platform.capabilities();
        match (platform.has_buttons, platform.most_options) {
            // Buttons need no explanation of how to answer.
            (true, _) => "ask",
            // The plays are listed below.
            (false, 1..) if view.table.must_play(seat) => "list",
            (false, _) => "next",
        }
    };
    match (&view.table.stage, view.table.to_decide(), reader) {
        // The opponent is asked where they play.
        (_, Some(seat), _) if matches!(view.seats[seat], Occupant::Elsewhere(_)) => status(view, reader),
        (_, Some(seat), _) => {
            // Each player reads once how a play is made.
            let how = match view.table.turn {
                ..=2 if explained => "told",
                ..=2 => "long",
                _ => "short",
            };
            decision(view, seat, form(seat), how)
        }
        (Stage::Over { .. }, None, Some(seat)) if view.seats[seat].account().is_none() => Text::default(),
        (Stage::Over { .. }, None, Some(seat)) if view.seats[seat.other()] == Occupant::Former => {
            say(view.language, id!("next-alone"), &[("who", view.person(seat))])
        }
        (Stage::Over { .. }, None, Some(seat)) => {
            say(view.language, Id::of(form(seat), "rematch"), &[("who", view.person(seat))])
        }
        (_, None, _) => Text::default(),
    }
}

/// Tells `reader` the state of the table: what they have to decide, or for whom they wait.
#[must_use]
pub fn status(view: &View<'_>, reader: Option<Seat>) -> Text {
    match (&view.table.stage, view.table.to_decide()) {
        (Stage::Over { winner: Some(winner), .. }, _) => {
            say(view.language, id!("now-won"), &[("who", view.person(*winner))])
        }
        (Stage::Over { winner: None, .. }, _) => say(view.language, id!("now-drawn"), &[]),
        (Stage::Closed(CloseReason::NeverBegun | CloseReason::Cancelled | CloseReason::Abandoned), _) => {
            say(view.language, id!("now-cancelled"), &[])
        }
        (Stage::Closed(CloseReason::EndedByModerator), _) => say(view.language, id!("now-ended"), &[]),
        (_, None) => say(view.language, id!("now-closed"), &[]),
        (_, Some(seat)) if Some(seat) == reader => decision(view, seat, "you", "short"),
        (_, Some(seat)) => {
            let is_own_offer = reader.is_some() && view.table.game().and_then(Game::offered_by) == reader;
            let withdraw = || {
                say(
                    view.language,
                    id!("wait-or-withdraw"),
                    &[yes_or_no("clock", view.table.clock_runs_for() == reader)],
                )
            };
            decision(view, seat, "wait", "short").then(" ", is_own_offer.then(withdraw).unwrap_or_default())
        }
    }
}

/// Says in a few words, for a list, what is to be decided next and by whom.
#[must_use]
pub fn line_state(view: &View<'_>, reader: Option<Seat>) -> Text {
    let (what, roll) = match &view.table.stage {
        Stage::Inviting => ("invitation", None),
        Stage::Playing(Game { offer: None, chooser: None, phase, .. }) => match phase {
            Phase::ToPlay { rest: Some(rest), .. } => ("play", Some(rest.die.to_string())),
            Phase::ToPlay { roll, rest: None, .. } => ("play", Some(roll_text(*roll))),
            Phase::Doubled { .. } => ("answer", None),
            Phase::BeforeRoll(_) | Phase::Opening => ("roll", None),
        },
        Stage::Playing(_) => ("answer", None),
        Stage::Closed(_) | Stage::Over { .. } => ("over", None),
    };
    let seat = view.table.to_decide().unwrap_or(Seat::Inviter);
    let args = [
        ("what", Arg::Case(what)),
        ("reader", Arg::Case(if reader == Some(seat) { "mine" } else { "no" })),
        ("who", view.person(seat)),
        ("other", view.person(seat.other())),
        ("roll", Arg::Text(roll.as_deref().unwrap_or_default())),
    ];
    say(view.language, id!("line-state"), &args)
}

/// Words the decision of `seat` in one of five forms: `next` asks the player in public, `ask` does the same above
/// buttons and `list` above a list of plays, `you` is for the player alone, and `wait` tells another reader about it.
/// `how`: in which words to say how a play is made.
fn decision(view: &View<'_>, seat: Seat, form: &str, how: &'static str) -> Text {
    let (what, roll, level) = match &view.table.stage {
        Stage::Playing(game) if game.chooser.is_some() => ("choice", None, 0),
        Stage::Playing(game) => match (game.offer, game.phase) {
            (Some((_, Offer::Resignation(level))), _) => ("resignation", None, level),
            (Some((_, Offer::Leave)), _) => ("leaving", None, 1),
            (Some((_, Offer::Cancel)), _) => ("cancelling", None, 0),
            (Some((_, Offer::Takeback)), _) => ("takeback", None, 0),
            (None, Phase::ToPlay { rest: Some(rest), .. }) => ("rest", Some(rest.die.to_string()), 0),
            (None, Phase::ToPlay { roll, rest: None, .. }) => ("play", Some(roll_text(roll)), 0),
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
        Id::of(form, what),
        &[
            ("who", view.person(seat)),
            ("other", view.person(seat.other())),
            ("roll", Arg::Text(&roll.unwrap_or_default())),
            ("lost", Arg::Text(&loss(view, level))),
            ("over", Arg::Number(u32::from(over))),
            ("value", Arg::Number(value)),
            ("doubled", Arg::Number(value * 2)),
            ("redoubled", Arg::Number(value * 4)),
            yes_or_no("beaver", view.table.can_beaver()),
            yes_or_no("session", view.table.has_score()),
            ("how", Arg::Case(how)),
            yes_or_no("again", view.rolls_again(seat)),
        ],
    )
}
