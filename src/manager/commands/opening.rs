//! `/opening`: shows the recommended plays of an opening roll.

use crate::chat::Board;
use crate::manager::request::Request;
use crate::manager::stop::Answer;
use crate::picture::{Album, BoardView};
use crate::present::lesson;
use crate::rules::{self, Roll, Variant};
use crate::speech::{self, Arg};

pub(in crate::manager) async fn run(request: &mut Request<'_>, roll: Roll) -> Answer {
    let preferences = request.preferences().await?;
    let openings = rules::openings(roll);
    let ruleset = rules::Ruleset::from(Variant::Backgammon);
    let or = request.text("opening-or", &[]).to_string();
    let plays = openings.iter().map(|(play, _)| ruleset.notation(play)).collect::<Vec<_>>().join(&or);
    let id = if roll.is_doublet() { "done-opening-doublet" } else { "done-opening" };
    let written = speech::roll_text(roll);
    let text = request.text(id, &[("roll", Arg::Text(&written)), ("plays", Arg::Text(&plays))]);
    let boards = openings.into_iter().map(|(play, after)| BoardView {
        caption: ruleset.notation(&play),
        ..lesson(request.language, after, Some((roll, play)), &preferences)
    });
    let boards: Vec<(u32, BoardView)> = (1..).zip(boards).collect();
    let board = boards.first().cloned().map(|(_, scene)| {
        let alt = speech::alt(request.language, &scene);
        let album = (boards.len() > 1).then_some(Album::Candidates(boards));
        Board { scene, album, alt }
    });
    Ok(request.show(text, board, &preferences))
}
