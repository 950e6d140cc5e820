//! Words the score of a match, and announces its next game.

use kafenio_board::table::{Crawford, Event, GameChoice, Length, Seat, Stage};

use super::naming::length_of;
use super::view::View;
use super::wording::{Arg, say, yes_or_no};
use crate::chat::Text;
use crate::locale::{Id, id};

/// Returns the score during a match; empty while nobody has scored.
pub(super) fn running_score(view: &View<'_>) -> Text {
    let is_scored = Seat::BOTH.iter().any(|&seat| view.table.score[seat] > 0);
    let is_played = view.table.terms.length != Length::Single && view.table.game().is_some();
    // An offer is followed directly by the question for its answer, without the score in between.
    let is_offered = view.table.game().is_some_and(|game| game.offer.is_some());
    if is_scored && is_played && !is_offered {
        say(view.language, id!("told-meanwhile"), &score(view))
    } else {
        Text::default()
    }
}

/// Returns the score as message arguments, the winner of the match first or, while there is none, the leader. A winner whose
/// opponent has left may have less.
fn score<'v>(view: &'v View<'_>) -> [(&'static str, Arg<'v>); 7] {
    let [to, length] = length_of(view.table.terms.length);
    let score = &view.table.score;
    let first = match view.table.stage {
        Stage::Over { winner: Some(winner), .. } => winner,
        _ if score.invited > score.inviter => Seat::Invited,
        _ => Seat::Inviter,
    };
    [
        ("who", view.person(first)),
        ("other", view.person(first.other())),
        ("more", Arg::Number(score[first])),
        ("less", Arg::Number(score[first.other()])),
        to,
        length,
        ("number", Arg::Number(view.game().map_or(1, |game| game.number))),
    ]
}

/// Words the score after a game of a match that goes on.
pub(super) fn score_after_game(view: &View<'_>) -> Text {
    say(view.language, id!("told-score"), &score(view))
}

/// Words the score after a game, and announces the next one; empty after a single game. If the winner has chosen among
/// the `later` events how the next game begins, their sentence announces it.
pub(super) fn score_and_next_game(view: &View<'_>, later: &[&Event]) -> Text {
    if view.table.terms.length == Length::Single {
        return Text::default();
    }
    let mut args = score(view);
    let chosen = later.iter().filter(|event| matches!(event, Event::PlayedOn { .. } | Event::SetUp { .. })).count();
    if chosen > 0 {
        let ended = view.game().map_or(1, |game| game.number).saturating_sub(chosen as u32);
        args[args.len() - 1] = ("number", Arg::Number(ended));
        return say(view.language, id!("told-score"), &args);
    }
    match &view.table.stage {
        Stage::Over { winner: None, .. } => say(view.language, id!("told-match-drawn"), &args),
        Stage::Over { .. } => say(view.language, id!("told-match-won"), &args),
        Stage::Playing(game) if game.chooser.is_some() => say(view.language, id!("told-score"), &args),
        Stage::Inviting | Stage::Closed(_) | Stage::Playing(_) => {
            say(view.language, id!("told-score"), &args).then("\n", next_game(view))
        }
    }
}

/// Announces the next game, which one it is in a cycle of games, and who goes first where that is the winner of the last one.
pub(super) fn next_game(view: &View<'_>) -> Text {
    let game = say(view.language, Id::of("game", view.ruleset().variant.key()), &[]).to_string();
    let winner = view.game().and_then(|game| game.last_winner);
    let opener = winner.filter(|_| view.ruleset().variant.rules().winner_opens);
    say(
        view.language,
        id!("told-next-game"),
        &[
            ("number", Arg::Number(view.game().map_or(1, |game| game.number))),
            yes_or_no("named", view.table.terms.game == GameChoice::Tavli),
            ("game", Arg::Text(&game)),
            yes_or_no("crawford", view.table.crawford == Crawford::Now),
            yes_or_no("winner-opens", opener.is_some()),
            ("who", view.person(opener.unwrap_or(Seat::Inviter))),
        ],
    )
}
