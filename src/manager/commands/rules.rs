//! `/rules`: shows the rules page of the named game, or of the one that is being played.

use crate::chat::{Choice, Reply, Text};
use crate::command::{Command, GAMES, Target};
use crate::manager::request::Request;
use crate::manager::select::find_to_view;
use crate::manager::stop::Answer;
use crate::speech::{self, Arg};
use crate::table::Cycle;

pub(in crate::manager) async fn run(request: &mut Request<'_>, target: &Target, game: Option<Cycle>) -> Answer {
    let found = find_to_view(request, target).await?;
    // A game that ended elsewhere says nothing about which rules are wanted here.
    let stored = found.filter(|stored| stored.table.is_open() || stored.place == request.message.place);
    let played = stored.as_ref().map(|stored| stored.table.terms.cycle);
    let Some(game) = game.or(played) else { return Ok(which_game(request)) };
    let custom_rules = match stored {
        Some(stored) if played == Some(game) => speech::custom_rules(request.language, stored.id, &stored.table.terms),
        _ => Text::default(),
    };
    Ok(request.reply(speech::rules_page(request.language, game).then("\n", custom_rules)))
}

/// Asks which game's rules are wanted.
fn which_game(request: &Request<'_>) -> Vec<Reply> {
    if !request.message.place.platform.capabilities().has_buttons {
        let pages = GAMES.map(|game| format!("/rules {game}")).join(", ");
        return request.say("done-rules-which", &[("pages", Arg::Text(&pages))]);
    }
    let mut replies = request.say("ask-rules", &[]);
    let choice = |(number, cycle): (u32, Cycle)| Choice {
        command: format!("/{}", Command::Rules { game: Some(cycle) }),
        label: speech::game_name(request.language, cycle),
        emoji: format!("{number}\u{FE0F}\u{20E3}"),
        primary: false,
    };
    replies[0].choices = (1..).zip(Cycle::ALL).map(choice).collect();
    replies
}
