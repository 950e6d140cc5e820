//! Words the score sheet, the cube, and the questions whether a player is sure.

use kafenio_board::table::{Crawford, CubeAnswer, GameChoice, GameRecord, Length, NoDouble, Phase, Refusal, Seat};

use super::naming::{end_reason_key, loss_of_variant};
use super::next_step::status;
use super::refusal::refusal;
use super::view::View;
use super::wording::{Arg, say, yes_or_no};
use crate::chat::Text;
use crate::locale::{Id, id};

/// Returns the score sheet, one line for each game that has ended.
#[must_use]
pub fn sheet(view: &View<'_>, lines: &[GameRecord]) -> Text {
    if lines.is_empty() {
        return say(view.language, id!("sheet-empty"), &[]);
    }
    let several = view.table.terms.length != Length::Single;
    lines.iter().map(|line| sheet_line(view, line, several)).fold(Text::default(), |text, line| text.then("\n", line))
}

fn sheet_line(view: &View<'_>, line: &GameRecord, several: bool) -> Text {
    let game = say(view.language, Id::of("game", line.variant.key()), &[]).to_string();
    let how = line.reason.filter(|_| line.winner.is_some()).map_or("drawn", end_reason_key);
    let winner = line.winner.unwrap_or(Seat::Inviter);
    say(
        view.language,
        if line.reason.is_some() { id!("sheet-line") } else { id!("sheet-line-unfinished") },
        &[
            ("number", Arg::Number(line.number)),
            yes_or_no("named", view.table.terms.game == GameChoice::Tavli),
            ("game", Arg::Text(&game)),
            ("how", Arg::Case(how)),
            ("who", view.person(winner)),
            ("lost", Arg::Text(&loss_of_variant(view.language, line.variant, line.level))),
            ("cube", Arg::Number(line.cube)),
            ("points", Arg::Number(line.points)),
            yes_or_no("jacoby", line.jacoby),
            yes_or_no("several", several),
            ("mine", Arg::Number(line.score.inviter)),
            ("theirs", Arg::Number(line.score.invited)),
        ],
    )
}

/// Says where the cube is, what a win counts, and whether `reader` may double, or why not.
#[must_use]
pub fn cube(view: &View<'_>, reader: Option<Seat>) -> Text {
    if !view.table.terms.cube {
        return say(view.language, id!("refused-no-cube"), &[]);
    }
    let Some(game) = view.game() else { return say(view.language, id!("refused-no-game-yet"), &[]) };
    if view.table.game().is_none() {
        return status(view, reader);
    }
    let offered = match game.phase {
        Phase::Doubled { by, .. } => Some(by),
        Phase::Opening | Phase::BeforeRoll(_) | Phase::ToPlay { .. } => None,
    };
    let state = match (offered, game.cube.owner) {
        (Some(_), Some(_)) if game.beavers() > Some(0) => "beavered",
        (Some(_), _) => "offered",
        (None, Some(_)) => "owned",
        (None, None) if view.table.crawford == Crawford::Now => "crawford",
        (None, None) => "centred",
    };
    let jacoby = view.table.is_jacoby_in_force();
    let who = offered.or(game.cube.owner).unwrap_or(Seat::Inviter);
    let text = say(
        view.language,
        id!("done-cube"),
        &[
            ("state", Arg::Case(state)),
            ("who", view.person(who)),
            ("other", view.person(who.other())),
            ("value", Arg::Number(game.cube.value)),
            ("doubled", Arg::Number(2 * game.cube.value)),
            ("gammon", Arg::Number(2 * game.cube.value)),
            ("backgammon", Arg::Number(3 * game.cube.value)),
            yes_or_no("jacoby", jacoby),
        ],
    );
    match reader.filter(|_| view.table.game().is_some() && offered.is_none()) {
        None => text,
        Some(reader) => text.then(
            " ",
            match view.table.check_double(reader) {
                // The text says already whose cube it is, and so who may double next.
                Err(NoDouble::NotYours) => Text::default(),
                Ok(()) if game.cube.owner.is_some() => Text::default(),
                Ok(()) => say(view.language, id!("done-cube-may"), &[("doubled", Arg::Number(2 * game.cube.value))]),
                Err(reason) => refusal(view, reader, &Refusal::NoDouble(reason)),
            },
        ),
    }
}

/// Asks `seat` to confirm a resignation that the opponent need not accept, or answers at once. `command` is what confirms it.
#[must_use]
pub fn confirm_resignation(view: &View<'_>, seat: Seat, level: u8, command: String) -> Text {
    let lost = loss_of_variant(view.language, view.ruleset().variant, level);
    let args = [
        ("lost", Arg::Text(&lost)),
        ("other", view.person(seat.other())),
        yes_or_no("match", view.table.resignation_loses_match(seat, level)),
        ("command", Arg::Code(command)),
    ];
    let is_final = view.table.is_resignation_final(seat, level);
    say(view.language, if is_final { id!("once-more-resign") } else { id!("once-more-resign-answered") }, &args)
}

/// Asks `seat` to confirm that they leave a session with the computer. `command` is what confirms it.
#[must_use]
pub fn confirm_leaving(view: &View<'_>, seat: Seat, command: String) -> Text {
    let lost = loss_of_variant(view.language, view.ruleset().variant, 1);
    let args = [("lost", Arg::Text(&lost)), ("other", view.person(seat.other())), ("command", Arg::Code(command))];
    say(view.language, id!("once-more-leave"), &args)
}

/// Asks `seat` to confirm an answer to a double that may decide the match. `command` is what confirms it.
#[must_use]
pub fn confirm_cube_answer(view: &View<'_>, seat: Seat, answer: CubeAnswer, command: String) -> Text {
    let value = view.game().map_or(1, |game| game.cube.value);
    let id = match answer {
        CubeAnswer::Take => id!("once-more-take"),
        CubeAnswer::Drop => id!("once-more-drop"),
    };
    let args = [
        ("other", view.person(seat.other())),
        ("value", Arg::Number(value)),
        ("doubled", Arg::Number(2 * value)),
        ("command", Arg::Code(command)),
    ];
    say(view.language, id, &args)
}
