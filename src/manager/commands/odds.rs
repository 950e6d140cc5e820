//! `/odds`: says how often a distance is hit, and lists the blots at that distance on the author's board.

use kafenio_board::rules::{self, Shot};
use kafenio_board::table::{GameChoice, Seat};

use crate::command::Target;
use crate::locale::id;
use crate::manager::select::find_to_view;
use crate::manager::stop::Answer;
use crate::manager::unit::Unit;
use crate::speech::{self, Arg};

/// The most blots that are listed.
const MAX_SHOTS: usize = 8;

/// Handles the command. `distance` is in pips.
pub(in crate::manager) async fn run(unit: &mut Unit<'_>, target: &Target, distance: u8) -> Answer {
    let stored = find_to_view(unit, target).await?;
    let game = stored.as_ref().and_then(|stored| stored.table.game());
    let times = game.and_then(|game| game.ruleset.moves_of_doublet()).unwrap_or(4);
    let rolls = rules::shots(distance, times, |_| true);
    let args = [
        ("distance", Arg::Number(u32::from(distance))),
        ("rolls", Arg::Number(rolls)),
        ("percent", Arg::Number(percent(rolls))),
    ];
    let mut text = unit.text(id!("done-odds"), &args);
    if let (Some(stored), Some(game)) = (&stored, game) {
        let shots: Vec<(Seat, Shot)> = Seat::BOTH
            .into_iter()
            .flat_map(|seat| {
                let shots = game.ruleset.shots(&game.position, game.player(seat), distance);
                shots.into_iter().map(move |shot| (seat, shot))
            })
            .collect();
        for (seat, shot) in shots.iter().take(MAX_SHOTS) {
            let args = [
                ("who", Arg::Occupant(&stored.seats()[*seat])),
                ("from", Arg::Number(u32::from(shot.from))),
                ("to", Arg::Number(u32::from(shot.to))),
                ("rolls", Arg::Number(shot.rolls)),
                ("percent", Arg::Number(percent(shot.rolls))),
            ];
            text = text.then("\n", unit.text(id!("odds-line"), &args));
        }
        let times = game.ruleset.moves_of_doublet();
        if times != Some(4) {
            let name = speech::game_name(unit.language, GameChoice::Of(game.ruleset.variant));
            let args = [("game", Arg::Text(&name)), ("moves", Arg::Number(times.unwrap_or(0).into()))];
            text = text.then(" ", unit.text(id!("odds-doublets"), &args));
        } else if shots.is_empty() {
            text = text.then(" ", unit.text(id!("odds-none"), &[]));
        }
    }
    Ok(unit.reply(text))
}

/// Returns `rolls` of the 36 as a rounded percentage.
fn percent(rolls: u32) -> u32 {
    (rolls * 100 + 18) / 36
}
